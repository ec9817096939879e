/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which process may touch which file in a folder. A process claims a number to play the game, to
 * write it, to move its file, or to be able to bring it back after removing it; or to change a file
 * that all share. The claims are
 * locks on single bytes of an empty file, "lock". The system takes a lock away when a process ends,
 * however it ends: a number without a claim may be claimed by any process. Where there are no
 * locks, every claim is granted. */

#include "satdoku-config.h"

#include "satdoku-claim.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#define LOCK "lock"

struct _SatdokuClaim
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

/* Nothing is claimed yet. */
static SatdokuClaim *
create (const char *folder,
        gint64 number)
{
  SatdokuClaim *self = g_new0 (SatdokuClaim, 1);

  self->lock_path = g_build_filename (folder, LOCK, NULL);
  self->number = number;
  self->fd = open_lock (self->lock_path);
  return self;
}

/* NULL when the number is claimed already, by this process or another. */
SatdokuClaim *
satdoku_claim_new (const char *folder,
                   gint64 number)
{
  g_autoptr (SatdokuClaim) self = NULL;
  struct flock lock = make_lock (number);

  g_return_val_if_fail (folder != NULL && number > 0, NULL);

  self = create (folder, number);
  if (self->fd >= 0 && fcntl (self->fd, F_OFD_SETLK, &lock) != 0 &&
      (errno == EAGAIN || errno == EACCES))
    return NULL;
  return g_steal_pointer (&self);
}

/* Waits until no other process, and nothing else in this one, claims the number: for what takes a
 * moment only. */
SatdokuClaim *
satdoku_claim_wait (const char *folder,
                    gint64 number)
{
  SatdokuClaim *self = NULL;
  struct flock lock = make_lock (number);

  g_return_val_if_fail (folder != NULL && number > 0, NULL);

  self = create (folder, number);
  while (self->fd >= 0 && fcntl (self->fd, F_OFD_SETLKW, &lock) != 0 && errno == EINTR)
    continue;
  return self;
}

void
satdoku_claim_free (SatdokuClaim *self)
{
  g_return_if_fail (self != NULL);

  if (self->fd >= 0)
    close (self->fd);
  g_free (self->lock_path);
  g_free (self);
}

gint64
satdoku_claim_get_number (const SatdokuClaim *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->number;
}

/* Whether it still counts: in a folder that was moved away and made again it doesn't. */
gboolean
satdoku_claim_is_valid (const SatdokuClaim *self)
{
  struct stat mine, there;

  g_return_val_if_fail (self != NULL, FALSE);

  return self->fd >= 0 && fstat (self->fd, &mine) == 0 && stat (self->lock_path, &there) == 0 &&
         mine.st_dev == there.st_dev && mine.st_ino == there.st_ino;
}

/* Whether any process has claimed it, this one included. */
gboolean
satdoku_claim_exists (const char *folder,
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
