/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compressed files: chosen by their names when written, by their contents when read. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * SAT_UNPACKED_MAX:
 *
 * The most unpacked bytes of a compressed file. No answer of a solver is as large, but unpacking a
 * small file has no other limit.
 */
#define SAT_UNPACKED_MAX ((gsize)256 << 20)

/**
 * SAT_COMPRESSION_MAGIC_MAX:
 *
 * How many bytes suffice to recognise a compressed file.
 */
#define SAT_COMPRESSION_MAGIC_MAX 6

gboolean sat_compression_is_packed (const char *data, gsize size);
GOutputStream *sat_compression_wrap (GOutputStream *stream, const char *name);
GBytes *sat_compression_unpack (const char *name,
                                GBytes *bytes,
                                gsize max,
                                GCancellable *cancellable,
                                GError **error);

G_END_DECLS
