/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder of games. Each game is a file of its own, named by a number: the higher, the later it
 * was taken up to be played.
 *
 *   12.satdoku                a game
 *   12.satdoku.damaged        a file that could not be read in full; ".damaged.2" when there is one
 *   12.removed                a game that was removed, as long as that can be undone
 *   lock                      empty; the claims are locks on single bytes of it
 *
 * A number is claimed by whoever plays the game, writes it, or moves its file. The system takes the
 * lock away when a process ends, however it ends: a game without a claim is nobody's, and may be
 * taken up by anyone. Where there are no locks, every claim is granted. */

#include "satdoku-config.h"

#include "satdoku-game-folder.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sat-file-writer.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define SUFFIX ".satdoku"
#define REMOVED ".removed"
#define LOCK "lock"

struct _SatdokuGameClaim
{
  char *lock_path;
  gint64 number;
  int fd; /* of the file of locks; -1: there are no locks here */
};

/* Locks belong to the open file, not to the process: two windows of a process keep apart, too. */
static struct flock
make_lock (gint64 number)
{
  return (struct flock){ .l_type = F_WRLCK,
                         .l_whence = SEEK_SET,
                         .l_start = (off_t)number,
                         .l_len = 1 };
}

static int
open_lock (const char *path)
{
  return open (path, O_RDWR | O_CREAT | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0600);
}

/**
 * satdoku_game_claim_new:
 * @folder: path of the folder
 * @number: of a game, which need not exist
 *
 * Claims a number.
 *
 * Returns: (transfer full) (nullable): the claim; %NULL when somebody else has it
 */
SatdokuGameClaim *
satdoku_game_claim_new (const char *folder,
                        gint64 number)
{
  g_autoptr (SatdokuGameClaim) self = NULL;
  struct flock lock = make_lock (number);

  g_return_val_if_fail (folder != NULL && number > 0, NULL);

  self = g_new0 (SatdokuGameClaim, 1);
  self->lock_path = g_build_filename (folder, LOCK, NULL);
  self->number = number;
  self->fd = open_lock (self->lock_path);
  if (self->fd >= 0 && fcntl (self->fd, F_OFD_SETLK, &lock) != 0 &&
      (errno == EAGAIN || errno == EACCES))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * satdoku_game_claim_free:
 * @self: (transfer full): a claim
 *
 * Gives it up.
 */
void
satdoku_game_claim_free (SatdokuGameClaim *self)
{
  g_return_if_fail (self != NULL);

  if (self->fd >= 0)
    close (self->fd);
  g_free (self->lock_path);
  g_free (self);
}

/**
 * satdoku_game_claim_get_number:
 * @self: a claim
 *
 * Gets what is claimed.
 *
 * Returns: the number
 */
gint64
satdoku_game_claim_get_number (const SatdokuGameClaim *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->number;
}

/**
 * satdoku_game_claim_is_valid:
 * @self: a claim
 *
 * Tells whether it still counts: in a folder that was moved away and made again it doesn't.
 *
 * Returns: whether it does
 */
gboolean
satdoku_game_claim_is_valid (const SatdokuGameClaim *self)
{
  struct stat mine, there;

  g_return_val_if_fail (self != NULL, FALSE);

  return self->fd >= 0 && fstat (self->fd, &mine) == 0 && stat (self->lock_path, &there) == 0 &&
         mine.st_dev == there.st_dev && mine.st_ino == there.st_ino;
}

/**
 * satdoku_game_folder_is_claimed:
 * @folder: path of the folder
 * @number: of a game
 *
 * Looks whether anybody has claimed it, this process included.
 *
 * Returns: whether it is claimed
 */
gboolean
satdoku_game_folder_is_claimed (const char *folder,
                                gint64 number)
{
  g_autofree char *path = NULL;
  struct flock lock = make_lock (number);
  gboolean claimed;
  int fd;

  g_return_val_if_fail (folder != NULL && number > 0, FALSE);

  path = g_build_filename (folder, LOCK, NULL);
  fd = open_lock (path);
  if (fd < 0)
    return FALSE;
  claimed = fcntl (fd, F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
  close (fd);
  return claimed;
}

/* The number that a name begins with, 0 if it is none; @rest is what follows. */
static gint64
read_number (const char *name,
             const char **rest)
{
  char *end = NULL;
  gint64 number = g_ascii_strtoll (name, &end, 10);

  *rest = end;
  return g_ascii_isdigit (name[0]) && number <= SATDOKU_GAME_NUMBER_MAX ? number : 0;
}

static gint64
find_highest (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name, *rest;
  gint64 highest = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    highest = MAX (highest, read_number (name, &rest));
  return highest;
}

/**
 * satdoku_game_claim_new_next:
 * @folder: path of the folder
 *
 * Claims a number that is higher than all there are. No file in the folder has it.
 *
 * Returns: (transfer full): the claim
 */
SatdokuGameClaim *
satdoku_game_claim_new_next (const char *folder)
{
  gint64 number = 0;

  g_return_val_if_fail (folder != NULL, NULL);

  for (;;)
    {
      g_autoptr (SatdokuGameClaim) claim = NULL;

      number = MAX (number, find_highest (folder)) + 1;
      claim = satdoku_game_claim_new (folder, number);
      /* Between looking and claiming another program may have made it. */
      if (claim != NULL && find_highest (folder) < number)
        return g_steal_pointer (&claim);
    }
}

/**
 * satdoku_game_folder_make_path:
 * @folder: path of the folder
 * @number: of a game
 *
 * Makes the path of its file.
 *
 * Returns: (transfer full): the path
 */
char *
satdoku_game_folder_make_path (const char *folder,
                               gint64 number)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (folder != NULL, NULL);

  name = g_strdup_printf ("%" G_GINT64_FORMAT SUFFIX, number);
  return g_build_filename (folder, name, NULL);
}

/**
 * satdoku_game_folder_make_removed_path:
 * @folder: path of the folder
 * @number: of a game
 *
 * Makes the path that its file has while its removal can be undone.
 *
 * Returns: (transfer full): the path
 */
char *
satdoku_game_folder_make_removed_path (const char *folder,
                                       gint64 number)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (folder != NULL, NULL);

  name = g_strdup_printf ("%" G_GINT64_FORMAT REMOVED, number);
  return g_build_filename (folder, name, NULL);
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  gint64 first = *(const gint64 *)a, second = *(const gint64 *)b;

  return (first < second) - (first > second);
}

static gboolean
is_plain_file (const char *folder,
               const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  struct stat info;

  return lstat (path, &info) == 0 && S_ISREG (info.st_mode);
}

/* Of the plain files with such an end of their names; all others in the folder are none of ours. */
static GArray *
list (const char *folder,
      const char *suffix)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name, *rest;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      gint64 number = read_number (name, &rest);

      if (number > 0 && g_str_equal (rest, suffix) && is_plain_file (folder, name))
        g_array_append_val (numbers, number);
    }
  g_array_sort (numbers, compare_numbers);
  return numbers;
}

/**
 * satdoku_game_folder_list:
 * @folder: path of the folder, which need not exist
 *
 * Finds the games. Costs a look at each name.
 *
 * Returns: (transfer full) (element-type gint64): their numbers, the highest first
 */
GArray *
satdoku_game_folder_list (const char *folder)
{
  g_return_val_if_fail (folder != NULL, NULL);

  return list (folder, SUFFIX);
}

/**
 * satdoku_game_folder_rename:
 * @old_path: path of a file
 * @new_path: its new path; what is there is never replaced
 * @error: return location for an error
 *
 * Renames a file.
 *
 * Returns: %FALSE with %G_IO_ERROR_EXISTS or another %G_IO_ERROR
 */
gboolean
satdoku_game_folder_rename (const char *old_path,
                            const char *new_path,
                            GError **error)
{
  g_return_val_if_fail (old_path != NULL && new_path != NULL, FALSE);

  if (renameat2 (AT_FDCWD, old_path, AT_FDCWD, new_path, RENAME_NOREPLACE) == 0)
    return TRUE;
  /* Where the system can't do it in one step, who has the claim is alone. */
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

/**
 * satdoku_game_folder_set_aside:
 * @path: path of a file that can't be read in full
 *
 * Gives it a name that no other file has, with `.damaged` at its end.
 *
 * Returns: (transfer full) (nullable): its new path; %NULL when it can't be renamed
 */
char *
satdoku_game_folder_set_aside (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  return do_aside (path, satdoku_game_folder_rename, NULL);
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

/**
 * satdoku_game_folder_replace:
 * @path: path of the file of a game, which is claimed
 * @text: the game as it could be read
 * @is_damaged: can something in the file not be read?
 * @error: return location for an error
 *
 * Writes a game anew that nobody plays, and leaves the time of its file as it is. What is damaged
 * is kept: it is set aside as by satdoku_game_folder_set_aside() before anything is written.
 *
 * Returns: %FALSE with an error as of sat_file_save(); then the file is as it was
 */
gboolean
satdoku_game_folder_replace (const char *path,
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

/**
 * satdoku_game_folder_purge:
 * @folder: path of the folder
 *
 * Deletes the games that were removed by processes that have ended since: nobody can undo that any
 * more.
 */
void
satdoku_game_folder_purge (const char *folder)
{
  g_autoptr (GArray) numbers = NULL;

  g_return_if_fail (folder != NULL);

  numbers = list (folder, REMOVED);
  for (guint i = 0; i < numbers->len; i++)
    {
      gint64 number = g_array_index (numbers, gint64, i);
      g_autoptr (SatdokuGameClaim) claim = satdoku_game_claim_new (folder, number);
      g_autofree char *path = satdoku_game_folder_make_removed_path (folder, number);

      if (claim != NULL)
        g_unlink (path);
    }
}
