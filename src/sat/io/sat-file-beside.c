/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Replaces a file so that at any moment the old or the new one is there, whole: the new one is made
 * beside it, written, synced to disk, and only then renamed. Where that is impossible writing is
 * refused: a file is never written in place. Knows the system calls and nothing of streams. */

#include "sat-file-beside.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sat-file-error.h"
#include "sat-file-etag.h"
#include "sat-file-leftovers.h"

/* How often another name is tried. */
#define N_TRIES 16

struct _SatFileBeside
{
  SatFileFlags flags;
  char *base;   /* its name in the folder, behind all symbolic links */
  char *beside; /* (nullable): the name it has until it takes its place */
  char *etag;   /* (nullable): of the file that may be replaced */
  struct stat old;
  gboolean exists; /* is @old known? */
  int folder;
  int fd;
  int claim; /* keeps the lock for as long as the file has the other name */
};

static gboolean
fail (GError **error)
{
  sat_file_error_set_errno (error, errno);
  return FALSE;
}

static gboolean
refuse (SatFileError code,
        GError **error)
{
  sat_file_error_set (error, code);
  return FALSE;
}

/* Resolves all links of a path, whose file need not exist. */
static char *
follow (const char *path,
        GError **error)
{
  struct stat info;
  char *real = realpath (path, NULL);
  char *followed;

  if (real == NULL && errno != ENOENT)
    {
      fail (error);
      return NULL;
    }
  if (real == NULL && lstat (path, &info) == 0 && S_ISLNK (info.st_mode))
    {
      refuse (SAT_FILE_ERROR_LINK, error);
      return NULL;
    }
  followed = g_strdup (real != NULL ? real : path);
  free (real);
  return followed;
}

static gboolean
open_folder (SatFileBeside *self,
             const char *path,
             GError **error)
{
  g_autofree char *followed = follow (path, error);
  g_autofree char *folder = NULL;

  if (followed == NULL)
    return FALSE;
  folder = g_path_get_dirname (followed);
  self->base = g_path_get_basename (followed);
  self->folder = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  /* Files can also be made in a folder that can't be listed. */
  if (self->folder < 0 && errno == EACCES)
    self->folder = open (folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
  return self->folder >= 0 || fail (error);
}

/* Is the file, if it exists, still the one that may be replaced? */
static gboolean
check_etag (SatFileBeside *self,
            GError **error)
{
  g_autofree char *etag = NULL;
  struct stat info;

  if (self->etag == NULL || fstatat (self->folder, self->base, &info, AT_SYMLINK_NOFOLLOW) != 0)
    return TRUE;
  etag = sat_file_etag_new (&info);
  return g_str_equal (etag, self->etag) || refuse (SAT_FILE_ERROR_CHANGED, error);
}

static gboolean
check_old (SatFileBeside *self,
           GError **error)
{
  if (fstatat (self->folder, self->base, &self->old, AT_SYMLINK_NOFOLLOW) != 0)
    return errno == ENOENT || fail (error);
  self->exists = TRUE;
  errno = S_ISDIR (self->old.st_mode) ? EISDIR : EEXIST;
  if (S_ISDIR (self->old.st_mode) || (self->flags & SAT_FILE_NEW) != 0)
    return fail (error);
  if (!S_ISREG (self->old.st_mode))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, "not-regular");
      return FALSE;
    }
  if ((self->flags & SAT_FILE_OWN) != 0)
    return check_etag (self, error);
  if (self->old.st_nlink > 1)
    return refuse (SAT_FILE_ERROR_HARD_LINKS, error);
  if (faccessat (self->folder, self->base, W_OK, AT_EACCESS) != 0)
    return refuse (SAT_FILE_ERROR_READ_ONLY, error);
  return check_etag (self, error);
}

/* A file with a name and a lock of its own. If it replaces another, only its owner can read it
 * until it has the other's mode. */
static gboolean
make_beside (SatFileBeside *self,
             GError **error)
{
  mode_t mode = self->exists || (self->flags & SAT_FILE_OWN) != 0 ? 0600 : 0666;

  for (guint i = 0; i < N_TRIES && self->claim < 0; i++)
    {
      g_free (self->beside);
      self->beside = sat_file_leftovers_make_name (self->base);
      self->fd = openat (self->folder, self->beside,
                         O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
      if (self->fd < 0 && errno == EEXIST)
        continue;
      if (self->fd < 0)
        break;
      self->claim = sat_file_leftovers_claim (self->fd);
      if (self->claim >= 0)
        return TRUE;
      unlinkat (self->folder, self->beside, 0);
      close (self->fd);
      self->fd = -1;
      errno = EBUSY;
    }
  g_clear_pointer (&self->beside, g_free);
  if (errno == EACCES || errno == EPERM || errno == EROFS)
    return refuse (SAT_FILE_ERROR_FOLDER, error);
  return fail (error);
}

/* Takes over owner, group and mode of the replaced file. If the group can't be kept, the new group
 * gets the permissions of others. */
static gboolean
take_over (SatFileBeside *self,
           GError **error)
{
  mode_t mode = self->old.st_mode & 07777;
  struct stat info;

  if (fstat (self->fd, &info) != 0)
    return fail (error);
  if (info.st_uid != self->old.st_uid && fchown (self->fd, self->old.st_uid, (gid_t)-1) != 0)
    return refuse (SAT_FILE_ERROR_OWNER, error);
  if (info.st_gid != self->old.st_gid && fchown (self->fd, (uid_t)-1, self->old.st_gid) != 0)
    mode = (mode & ~(mode_t)(S_ISGID | S_IRWXG)) | (mode & S_IRWXO) << 3;
  /* Some file systems have no modes; there the new file has the common one. */
  if ((info.st_mode & 07777) != mode && fchmod (self->fd, mode) != 0)
    g_debug ("The mode of %s can't be kept: %s", self->base, g_strerror (errno));
  return TRUE;
}

/**
 * sat_file_beside_new: (skip)
 * @path: path of the file to replace or to make
 * @flags: how
 * @etag: (nullable): if the file exists, it must still have this etag
 *
 * Makes an empty file beside the other, for writing. Symbolic links are followed: their target will
 * be replaced. Files left there by programs that were killed are removed.
 *
 * Returns: (transfer full) (nullable): the file; %NULL with an error of SAT_FILE_ERROR, or with
 *   %G_IO_ERROR_EXISTS, %G_IO_ERROR_IS_DIRECTORY, %G_IO_ERROR_NOT_REGULAR_FILE, or another
 *   %G_IO_ERROR of the system
 */
SatFileBeside *
sat_file_beside_new (const char *path,
                     SatFileFlags flags,
                     const char *etag,
                     GError **error)
{
  g_autoptr (SatFileBeside) self = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_new0 (SatFileBeside, 1);
  self->flags = flags;
  self->etag = g_strdup (etag);
  self->folder = self->fd = self->claim = -1;
  if (!open_folder (self, path, error) || !check_old (self, error))
    return NULL;
  sat_file_leftovers_clean (self->folder);
  if (!make_beside (self, error))
    return NULL;
  if (self->exists && (flags & SAT_FILE_OWN) == 0 && !take_over (self, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * sat_file_beside_free:
 *
 * Closes it. If it has not replaced the other, it is removed.
 */
void
sat_file_beside_free (SatFileBeside *self)
{
  g_return_if_fail (self != NULL);

  if (self->beside != NULL)
    unlinkat (self->folder, self->beside, 0);
  if (self->fd >= 0)
    close (self->fd);
  if (self->claim >= 0)
    close (self->claim);
  if (self->folder >= 0)
    close (self->folder);
  g_free (self->base);
  g_free (self->beside);
  g_free (self->etag);
  g_free (self);
}

/**
 * sat_file_beside_get_fd:
 *
 * Gets its descriptor, open for writing until it is committed.
 *
 * Returns: the descriptor
 */
int
sat_file_beside_get_fd (const SatFileBeside *self)
{
  g_return_val_if_fail (self != NULL, -1);

  return self->fd;
}

/* Does it wait until everything is on the disk? Always when it replaces another file. */
static gboolean
waits (const SatFileBeside *self)
{
  return (self->flags & SAT_FILE_LATER) == 0 || (self->flags & SAT_FILE_NEW) == 0;
}

/* Syncs to disk and closes the descriptor: some file systems report errors only then. */
static gboolean
finish_file (SatFileBeside *self,
             char **etag,
             GError **error)
{
  struct stat info;
  int fd;

  if ((waits (self) && fsync (self->fd) != 0) || fstat (self->fd, &info) != 0)
    return fail (error);
  fd = self->fd;
  self->fd = -1;
  if (close (fd) != 0)
    return fail (error);
  *etag = sat_file_etag_new (&info);
  return TRUE;
}

/* Where the system can't do it in one step, no other process makes such a file in the moment
 * between. */
static int
rename_to_new (SatFileBeside *self)
{
  int result =
    renameat2 (self->folder, self->beside, self->folder, self->base, RENAME_NOREPLACE);

  if (result == 0 || (errno != EINVAL && errno != ENOSYS))
    return result;
  errno = EEXIST;
  if (faccessat (self->folder, self->base, F_OK, AT_SYMLINK_NOFOLLOW) == 0)
    return -1;
  return renameat (self->folder, self->beside, self->folder, self->base);
}

static gboolean
take_place (SatFileBeside *self,
            GError **error)
{
  int result = (self->flags & SAT_FILE_NEW) != 0
                 ? rename_to_new (self)
                 : renameat (self->folder, self->beside, self->folder, self->base);

  if (result == 0)
    {
      g_clear_pointer (&self->beside, g_free);
      return TRUE;
    }
  if (errno == EBUSY || errno == EXDEV || errno == EPERM || errno == EACCES)
    return refuse (SAT_FILE_ERROR_PLACE, error);
  return fail (error);
}

/* The new entry in the folder must also get to the disk. Not every folder can be synced. */
static gboolean
sync_folder (SatFileBeside *self,
             GError **error)
{
  return !waits (self) || fsync (self->folder) == 0 || errno == EINVAL || errno == EBADF ||
         fail (error);
}

/**
 * sat_file_beside_commit:
 * @self: a file that is written
 * @etag: (out) (optional) (nullable) (transfer full): the etag of the new file; also set with an
 *   error when the new file has replaced the old one, but may not after a loss of power
 *
 * Syncs the file to disk and replaces the old one. Only to be called once.
 *
 * Returns: %FALSE with an error as for sat_file_beside_new(), %SAT_FILE_ERROR_CHANGED also when the
 *   old file was changed meanwhile; unless @etag is set, the old file is as it was
 */
gboolean
sat_file_beside_commit (SatFileBeside *self,
                        char **etag,
                        GError **error)
{
  g_autofree char *new_etag = NULL;

  g_return_val_if_fail (self != NULL && self->fd >= 0, FALSE);

  if (etag != NULL)
    *etag = NULL;
  if (!finish_file (self, &new_etag, error) || !check_etag (self, error) ||
      !take_place (self, error))
    return FALSE;
  if (etag != NULL)
    *etag = g_steal_pointer (&new_etag);
  return sync_folder (self, error);
}
