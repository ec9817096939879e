/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that must not lose anything. No other file is ever replaced by renaming one, and what can't
 * be read in full stays under a name with `.damaged` at its end. */

#include "satdoku-config.h"

#include "satdoku-kept-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sat-file-writer.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Never replaces a file at the new path: then it fails with %G_IO_ERROR_EXISTS. */
gboolean
satdoku_kept_file_rename (const char *old_path,
                          const char *new_path,
                          GError **error)
{
  g_return_val_if_fail (old_path != NULL && new_path != NULL, FALSE);

  if (renameat2 (AT_FDCWD, old_path, AT_FDCWD, new_path, RENAME_NOREPLACE) == 0)
    return TRUE;
  /* Where the system can't do it in one step, the claim keeps others out. */
  if ((errno == EINVAL || errno == ENOSYS) && access (new_path, F_OK) != 0 &&
      rename (old_path, new_path) == 0)
    return TRUE;
  sat_file_error_set_errno (error, errno);
  return FALSE;
}

/* Makes a file of its own with the same bytes, where the system has no second names. */
static gboolean
copy_file (const char *path,
           const char *copy,
           GError **error)
{
  g_autofree char *bytes = NULL;
  gsize length = 0;

  if (!g_file_get_contents (path, &bytes, &length, NULL))
    {
      sat_file_error_set_errno (error, EIO);
      return FALSE;
    }
  return sat_file_save (copy, bytes, length, SAT_FILE_OWN | SAT_FILE_NEW, error);
}

static gboolean
link_file (const char *path,
           const char *other,
           GError **error)
{
  if (link (path, other) == 0)
    return TRUE;
  if (errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS || errno == EMLINK)
    return copy_file (path, other, error);
  sat_file_error_set_errno (error, errno);
  return FALSE;
}

/* Does it with the first name for damaged files that is free. */
static char *
do_aside (const char *path,
          gboolean (*function) (const char *path, const char *aside, GError **error),
          GError **error)
{
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  GError *reason = NULL;
  guint number = 1;

  while (!function (path, aside, &reason))
    {
      if (!g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_EXISTS))
        {
          g_propagate_error (error, reason);
          return NULL;
        }
      g_clear_error (&reason);
      g_free (aside);
      aside = g_strdup_printf ("%s.damaged.%u", path, ++number);
    }
  return g_steal_pointer (&aside);
}

/* Renames a file that can't be read in full to an unused name that ends in `.damaged`. Returns its
 * new path; NULL when it can't be renamed. */
char *
satdoku_kept_file_set_aside (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  return do_aside (path, satdoku_kept_file_rename, NULL);
}

static gboolean
is_same_file (const char *path,
              const struct stat *before)
{
  struct stat now;

  return stat (path, &now) == 0 && now.st_dev == before->st_dev && now.st_ino == before->st_ino;
}

/* The file is there under its own name all the time; its contents have a second name before they
 * can lose the first one, which they may also do when the folder can't be brought to the disk. */
static gboolean
replace_damaged (const char *path,
                 const char *text,
                 const struct stat *before,
                 GError **error)
{
  g_autofree char *aside = do_aside (path, link_file, error);

  if (aside == NULL)
    return FALSE;
  if (sat_file_save (path, text, strlen (text), SAT_FILE_OWN, error))
    return TRUE;
  if (is_same_file (path, before))
    g_unlink (aside);
  return FALSE;
}

/* Rewrites the file of a game that no window plays; the caller has claimed it. The file keeps its
 * modification time, the date that a list shows. A damaged file is set aside as by
 * satdoku_kept_file_set_aside() before anything is written. On failure, with an error of
 * sat_file_save(), the file is as it was. */
gboolean
satdoku_kept_file_replace (const char *path,
                           const char *text,
                           gboolean is_damaged,
                           GError **error)
{
  struct stat before;
  gboolean ok;

  g_return_val_if_fail (path != NULL && text != NULL, FALSE);

  if (stat (path, &before) != 0)
    {
      sat_file_error_set_errno (error, errno);
      return FALSE;
    }
  if (is_damaged)
    ok = replace_damaged (path, text, &before, error);
  else
    ok = sat_file_save (path, text, strlen (text), SAT_FILE_OWN, error);
  if (ok)
    utimensat (AT_FDCWD, path,
               (const struct timespec[]){ { .tv_nsec = UTIME_OMIT }, before.st_mtim }, 0);
  return ok;
}
