/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file that is being written has a unique name, ".formula.cnf.satdoku~k3J9xQ2bT7aa", and a lock
 * that the system releases when the program ends, however it ends. So a file with such a name and
 * without a lock was left behind. Process numbers would not do: they are reused, and mean another
 * process in another container. */

#include "sat-file-leftovers.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define MARK ".satdoku~"
#define N_RANDOM 12
/* File systems allow 255 bytes, some that encrypt their names only 143. */
#define BASE_MAX 64

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/**
 * sat_file_leftovers_make_name:
 * @base: name of a file, without its folder
 *
 * Makes a hidden name that begins with another one, unique each time.
 *
 * Returns: (transfer full): the name
 */
char *
sat_file_leftovers_make_name (const char *base)
{
  char random[N_RANDOM + 1] = { 0 };
  gsize length;

  g_return_val_if_fail (base != NULL, NULL);

  length = strlen (base);
  if (length > BASE_MAX && g_utf8_validate (base, -1, NULL))
    length = (gsize)(g_utf8_find_prev_char (base, base + BASE_MAX + 1) - base);
  length = MIN (length, BASE_MAX);
  for (guint i = 0; i < N_RANDOM; i++)
    random[i] = letters[g_random_int_range (0, sizeof letters - 1)];
  return g_strdup_printf (".%.*s" MARK "%s", (int)length, base, random);
}

/**
 * sat_file_leftovers_is_name:
 * @name: name of a file, without its folder
 *
 * Tells whether a name looks like one of sat_file_leftovers_make_name().
 *
 * Returns: %TRUE if so
 */
gboolean
sat_file_leftovers_is_name (const char *name)
{
  gsize length, end;

  g_return_val_if_fail (name != NULL, FALSE);

  length = strlen (name);
  end = strlen (MARK) + N_RANDOM;
  return name[0] == '.' && length > end && g_str_has_prefix (name + length - end, MARK) &&
         strspn (name + length - N_RANDOM, letters) == N_RANDOM;
}

/**
 * sat_file_leftovers_claim:
 * @fd: a new file with such a name
 *
 * Locks it for as long as this or the returned descriptor is open.
 *
 * Returns: another descriptor of the same file, to be closed when the file is in its place; −1 when
 *   another process has taken it for a leftover, so that a new one has to be made
 */
int
sat_file_leftovers_claim (int fd)
{
  struct stat info;

  /* Without locks nobody can take it for a leftover. */
  if (flock (fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    return -1;
  if (fstat (fd, &info) != 0 || info.st_nlink == 0)
    return -1;
  return fcntl (fd, F_DUPFD_CLOEXEC, 0);
}

/* Is it certainly one of ours, and no longer being written? */
static gboolean
is_left (int folder,
         const char *name,
         int fd)
{
  struct stat info, now;

  return fstat (fd, &info) == 0 && S_ISREG (info.st_mode) && info.st_uid == geteuid () &&
         info.st_nlink == 1 && flock (fd, LOCK_EX | LOCK_NB) == 0 &&
         fstatat (folder, name, &now, AT_SYMLINK_NOFOLLOW) == 0 && now.st_dev == info.st_dev &&
         now.st_ino == info.st_ino;
}

static gboolean
clean (int folder,
       const char *name)
{
  int fd = openat (folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  gboolean removed;

  if (fd < 0)
    return FALSE;
  removed = is_left (folder, name, fd) && unlinkat (folder, name, 0) == 0;
  close (fd);
  return removed;
}

/**
 * sat_file_leftovers_clean:
 * @folder: descriptor of a folder
 *
 * Removes files that killed programs have left in the folder. Other people's files, files that are
 * still being written, and files with any other name stay, and so does everything in a folder that
 * can't be listed. Costs listing the folder.
 *
 * Returns: how many were removed
 */
guint
sat_file_leftovers_clean (int folder)
{
  int fd = openat (folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *dir = fd >= 0 ? fdopendir (fd) : NULL;
  guint n_removed = 0;
  struct dirent *entry;

  if (dir == NULL && fd >= 0)
    close (fd);
  while (dir != NULL && (entry = readdir (dir)) != NULL)
    if (sat_file_leftovers_is_name (entry->d_name))
      n_removed += clean (folder, entry->d_name);
  if (dir != NULL)
    closedir (dir);
  return n_removed;
}

/**
 * sat_file_leftovers_clean_path:
 * @path: path of a folder, which need not exist
 *
 * Does the same as sat_file_leftovers_clean().
 *
 * Returns: how many were removed
 */
guint
sat_file_leftovers_clean_path (const char *path)
{
  guint n_removed = 0;
  int folder;

  g_return_val_if_fail (path != NULL, 0);

  folder = open (path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder >= 0)
    {
      n_removed = sat_file_leftovers_clean (folder);
      close (folder);
    }
  return n_removed;
}
