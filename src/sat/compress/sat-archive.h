/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What libarchive unpacks: see sat-archive.c, and sat-archive-none.c where it is missing. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * SatArchiveIsPacked:
 * @data: (array length=size): the begin of a file
 * @size: how many bytes there are
 *
 * Tells whether a file is compressed, and so not the text of an archive.
 *
 * Returns: %TRUE if so
 */
typedef gboolean (*SatArchiveIsPacked) (const char *data, gsize size);

gboolean sat_archive_is_known (const char *data, gsize size);
GBytes *sat_archive_unpack (GBytes *bytes,
                            gsize max,
                            SatArchiveIsPacked is_packed,
                            GCancellable *cancellable,
                            GError **error);

G_END_DECLS
