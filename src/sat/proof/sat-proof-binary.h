/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads binary proofs. Private to the readers. */

#pragma once

#include "sat-proof.h"

G_BEGIN_DECLS

gboolean sat_proof_is_binary (const char *data, gsize length);
gboolean sat_proof_read_binary (SatProof *proof,
                                const char *name,
                                const char *data,
                                gsize length,
                                GCancellable *cancellable,
                                GError **error);

G_END_DECLS
