/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Stands in for sat-archive.c in programs that are built without libarchive. */

#include "sat-archive.h"

gboolean
sat_archive_is_known (const char *data,
                      gsize size)
{
  return FALSE;
}

GBytes *
sat_archive_unpack (GBytes *bytes,
                    gsize max,
                    SatArchiveIsPacked is_packed,
                    GCancellable *cancellable,
                    GError **error)
{
  g_return_val_if_reached (NULL);
}
