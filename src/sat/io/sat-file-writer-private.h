/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What only the test may use besides. */

#pragma once

#include "sat-file-writer.h"

G_BEGIN_DECLS

SatFileWriter *sat_file_writer_new_for_remote (GFile *file,
                                               SatFileFlags flags,
                                               const char *etag,
                                               GCancellable *cancellable,
                                               GError **error);

G_END_DECLS
