/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads proofs. */

#pragma once

#include "sat-proof.h"

G_BEGIN_DECLS

gboolean sat_proof_is_proof (const char *data, gsize length);
SatProof *sat_proof_read (const char *name,
                          const char *data,
                          gsize length,
                          GCancellable *cancellable,
                          GError **error);

G_END_DECLS
