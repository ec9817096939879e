/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all that saves needs to know of files. */

#include "satdoku-config.h"

#include "satdoku-file.h"

#include <stdlib.h>

/**
 * satdoku_file_follow:
 * @file: a file, which need not exist
 *
 * GIO writes a new file and puts it in the place of the old one, so that one of the two is there
 * whatever happens; but it empties what a symbolic link leads to and writes into that. So the
 * file to give it is the one behind all links.
 *
 * Returns: (transfer full): the file that @file leads to, or @file itself
 */
GFile *
satdoku_file_follow (GFile *file)
{
  g_autofree char *path = NULL;
  char *target;
  GFile *followed;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  path = g_file_get_path (file);
  target = path != NULL ? realpath (path, NULL) : NULL;
  followed = target != NULL ? g_file_new_for_path (target) : g_object_ref (file);
  free (target);
  return followed;
}
