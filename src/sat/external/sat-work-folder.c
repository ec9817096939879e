/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A private folder for the files of one run of a solver. Its users hold a lock on it, which the
 * kernel releases with the last process that holds it: a folder without a lock was left by a
 * program that was killed. */

#include "sat-work-folder.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sat-error.h"
#include "sat-file-error.h"
#include "sat-getter.h"
#include "sat-tree.h"

#define PREFIX "satdoku-solver-"
/* A clean-up may hold the lock of a new folder for a moment. */
#define ATTEMPTS 10

struct _SatWorkFolder
{
  char *path;
  int lock;
};

/* Returns: the descriptor of the locked folder; −1: it is locked by another process, or gone */
static int
lock_folder (const char *path)
{
  int fd = open (path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  struct stat info;

  if (fd >= 0 && fstat (fd, &info) == 0 && info.st_uid == getuid () &&
      flock (fd, LOCK_EX | LOCK_NB) == 0 && fstat (fd, &info) == 0 && info.st_nlink > 0)
    return fd;
  if (fd >= 0)
    close (fd);
  return -1;
}

/**
 * sat_work_folder_new: (skip)
 *
 * Makes an empty folder that only this user can enter, in the folder for temporary files.
 *
 * Returns: (transfer full) (nullable): the folder; %NULL with a %G_FILE_ERROR or a %G_IO_ERROR
 */
SatWorkFolder *
sat_work_folder_new (GError **error)
{
  for (guint i = 0; i < ATTEMPTS; i++)
    {
      g_autofree char *path = g_dir_make_tmp (PREFIX "XXXXXX", error);
      SatWorkFolder *self;
      int lock;

      if (path == NULL)
        return NULL;
      lock = lock_folder (path);
      if (lock < 0)
        {
          rmdir (path);
          continue;
        }
      self = g_new0 (SatWorkFolder, 1);
      self->path = g_steal_pointer (&path);
      self->lock = lock;
      return self;
    }
  sat_file_error_set_errno (error, EAGAIN);
  return NULL;
}

/**
 * sat_work_folder_get_path:
 *
 * Gets the path of the folder.
 *
 * Returns: (transfer none): the path
 */
SAT_DEFINE_GETTER (SatWorkFolder, sat_work_folder, path, const char *)

/**
 * sat_work_folder_get_lock:
 *
 * Gets the lock that marks the folder as used. A process that inherits it holds the lock, too.
 *
 * Returns: the file descriptor of the lock
 */
int
sat_work_folder_get_lock (const SatWorkFolder *self)
{
  g_return_val_if_fail (self != NULL, -1);

  return self->lock;
}

/**
 * sat_work_folder_free:
 *
 * Removes the folder with its contents.
 */
void
sat_work_folder_free (SatWorkFolder *self)
{
  g_return_if_fail (self != NULL);

  sat_tree_remove (self->path);
  close (self->lock);
  g_free (self->path);
  g_free (self);
}

/**
 * sat_work_folder_remove_stale:
 *
 * Removes folders left by programs of this user that were killed. Those in use stay.
 *
 * Returns: how many were found
 */
guint
sat_work_folder_remove_stale (void)
{
  g_autoptr (GDir) dir = g_dir_open (g_get_tmp_dir (), 0, NULL);
  const char *name;
  guint n_found = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = NULL;
      int lock;

      if (!g_str_has_prefix (name, PREFIX))
        continue;
      path = g_build_filename (g_get_tmp_dir (), name, NULL);
      lock = lock_folder (path);
      if (lock < 0)
        continue;
      sat_tree_remove (path);
      close (lock);
      n_found++;
    }
  return n_found;
}
