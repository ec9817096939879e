/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Etags: what changes when another program writes into a file or puts another in its place. */

#include "sat-file-etag.h"

#include <errno.h>

#include "sat-file-error.h"

/**
 * sat_file_etag_new:
 * @info: the information about a file
 *
 * Makes an etag of time and size. The inode is not in it: some file systems give a file another one
 * at each lookup.
 *
 * Returns: (transfer full): a text that changes with the file: its time, to the nanosecond, and its
 *   size
 */
char *
sat_file_etag_new (const struct stat *info)
{
  g_return_val_if_fail (info != NULL, NULL);

  return g_strdup_printf ("%" G_GINT64_FORMAT ".%09ld:%" G_GINT64_FORMAT,
                          (gint64)info->st_mtim.tv_sec, (long)info->st_mtim.tv_nsec,
                          (gint64)info->st_size);
}

/* For a file without a path. */
static char *
query_etag (GFile *file,
            GCancellable *cancellable,
            GError **error)
{
  g_autoptr (GFileInfo) info =
    g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE, G_FILE_QUERY_INFO_NONE, cancellable,
                       error);

  return info != NULL ? g_strdup (g_file_info_get_etag (info)) : NULL;
}

/**
 * sat_file_get_etag:
 * @file: a file; symbolic links are followed
 * @cancellable: (nullable): ends the query
 *
 * Queries the etag of a file, as a #SatFileWriter takes it. May block.
 *
 * Returns: (transfer full) (nullable): the current etag; %NULL with a %G_IO_ERROR, or without an
 *   error where files have none
 */
char *
sat_file_get_etag (GFile *file,
                   GCancellable *cancellable,
                   GError **error)
{
  const char *path;
  struct stat info;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  if (!g_file_is_native (file))
    return query_etag (file, cancellable, error);
  path = g_file_peek_path (file);
  if (stat (path, &info) == 0)
    return sat_file_etag_new (&info);
  sat_file_error_set_errno (error, errno);
  return NULL;
}
