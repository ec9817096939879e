/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Stands between a program and the system: a library with the names of the calls, which a test
 * links, or which LD_PRELOAD puts in front of a program. Only files below one folder are concerned.
 *
 * What a program does to its files can also be recorded, for a test that asks what would be there
 * after a loss of power: see test_fault_record().
 *
 * A program takes what to do from SATDOKU_FAULT, as test_fault_describe() says it, and makes the
 * file SATDOKU_FAULT_MARK when something has failed.
 *
 * It uses nothing of GLib's functions, which make such calls themselves. */

#include "test-fault.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static char watched[PATH_MAX];
static int armed = -1;
static atomic_int countdown;
static int fault_number;
static atomic_bool fired;
static atomic_llong room = -1;
static atomic_bool read_only;
static TestFaultRecorder recorder;

/* The @n-th call from now on, counted from 1, fails once with the error number. */
void
test_fault_arm (const char *folder,
                TestFault fault,
                unsigned int n,
                int number)
{
  snprintf (watched, sizeof watched, "%s/", folder);
  countdown = (int)n;
  fault_number = number;
  fired = false;
  room = -1;
  read_only = false;
  armed = (int)fault;
}

/* From now on so many bytes can be written, and then the disk is full. */
void
test_fault_set_room (const char *folder,
                     gint64 n_bytes)
{
  test_fault_arm (folder, TEST_FAULT_OPEN, 0, 0);
  room = n_bytes;
}

/* From now on no file can be made. */
void
test_fault_set_read_only (const char *folder)
{
  test_fault_arm (folder, TEST_FAULT_OPEN, 0, 0);
  read_only = true;
}

/* Writes what was asked for into a text of @size bytes, for another program. */
void
test_fault_describe (char *text,
                     size_t size)
{
  snprintf (text, size, "%d %d %d %lld %.*s", armed, (int)countdown, fault_number, (long long)room,
            (int)strlen (watched) - 1, watched);
}

/* Something has failed in another program. */
void
test_fault_set_fired (void)
{
  fired = true;
}

/* From now on each change below the folder is told, in the thread that makes it, once it is made.
 * NULL ends it. */
void
test_fault_record (const char *folder,
                   TestFaultRecorder function)
{
  snprintf (watched, sizeof watched, "%s/", folder);
  recorder = function;
}

/* From now on all goes well; returns whether anything has failed. */
gboolean
test_fault_disarm (void)
{
  armed = -1;
  room = -1;
  return fired;
}

__attribute__ ((constructor)) static void
read_environment (void)
{
  const char *text = getenv ("SATDOKU_FAULT");
  char folder[PATH_MAX];
  int fault, number;
  unsigned int n;
  long long n_bytes;

  if (text == NULL ||
      sscanf (text, "%d %u %d %lld %4095s", &fault, &n, &number, &n_bytes, folder) != 5)
    return;
  test_fault_arm (folder, (TestFault)fault, n, number);
  room = n_bytes;
}

static void
leave_mark (void)
{
  const char *mark = getenv ("SATDOKU_FAULT_MARK");

  fired = true;
  if (mark != NULL)
    syscall (SYS_close, syscall (SYS_openat, AT_FDCWD, mark, O_WRONLY | O_CREAT, 0600));
}

static int
fail (int number)
{
  leave_mark ();
  errno = number;
  return -1;
}

static void
tell (TestFaultEventKind kind,
      const char *path,
      const char *new_path,
      const void *data,
      size_t size)
{
  const TestFaultEvent event = { kind, path, new_path, data, size };
  int number = errno;

  if (recorder != NULL)
    recorder (&event);
  errno = number;
}

static int
is_active (void)
{
  return armed >= 0 || recorder != NULL;
}

/* Is it below the folder, or the folder itself? */
static int
is_watched_path (const char *path)
{
  size_t length = strlen (watched);

  return is_active () && (strncmp (path, watched, length) == 0 ||
                          (strncmp (path, watched, length - 1) == 0 && path[length - 1] == '\0'));
}

static int
get_path (int fd,
          char *path)
{
  char link[64];
  ssize_t length;

  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  length = syscall (SYS_readlinkat, AT_FDCWD, link, path, PATH_MAX - 1);
  path[length > 0 ? length : 0] = '\0';
  return length > 0;
}

static int
is_watched (int fd)
{
  char path[PATH_MAX];

  return is_active () && get_path (fd, path) && is_watched_path (path);
}

/* The path of a name in a folder. */
static void
join (int folder,
      const char *name,
      char *path)
{
  path[0] = '\0';
  if (name[0] != '/' && folder != AT_FDCWD && get_path (folder, path))
    strcat (path, "/");
  strncat (path, name, PATH_MAX - 1);
}

static int
is_watched_at (int folder,
               const char *name)
{
  char path[2 * PATH_MAX];

  if (!is_active () || name == NULL)
    return 0;
  join (folder, name, path);
  return is_watched_path (path);
}

/* Is it this call's turn? */
static int
is_due (TestFault fault)
{
  return armed == (int)fault && atomic_fetch_sub (&countdown, 1) == 1;
}

static ssize_t
tell_write (int fd,
            const void *buffer,
            ssize_t size)
{
  char path[PATH_MAX];

  if (recorder != NULL && size > 0 && is_watched (fd) && get_path (fd, path))
    tell (TEST_FAULT_WRITTEN, path, NULL, buffer, (size_t)size);
  return size;
}

ssize_t
write (int fd,
       const void *buffer,
       size_t size)
{
  if (size > 0 && is_watched (fd))
    {
      if (is_due (TEST_FAULT_WRITE))
        return fail (fault_number);
      if (is_due (TEST_FAULT_SHORT))
        {
          leave_mark ();
          size = (size + 1) / 2;
        }
      if (room == 0)
        return fail (ENOSPC);
      if (room > 0)
        {
          size = (long long)size < room ? size : (size_t)room;
          room -= (long long)size;
        }
    }
  return tell_write (fd, buffer, syscall (SYS_write, fd, buffer, size));
}

/* What was written before the beginning is on the disk at the end. */
static int
sync_file (int fd,
           long call)
{
  char path[PATH_MAX];
  int result;

  if (!is_watched (fd))
    return (int)syscall (call, fd);
  if (is_due (TEST_FAULT_FSYNC))
    return fail (fault_number);
  get_path (fd, path);
  tell (TEST_FAULT_SYNC_BEGIN, path, NULL, NULL, 0);
  result = (int)syscall (call, fd);
  if (result == 0)
    tell (TEST_FAULT_SYNC_END, path, NULL, NULL, 0);
  return result;
}

int
fsync (int fd)
{
  return sync_file (fd, SYS_fsync);
}

int
fdatasync (int fd)
{
  return sync_file (fd, SYS_fdatasync);
}

/* A descriptor is closed also when the call fails. */
int
close (int fd)
{
  int due = is_watched (fd) && is_due (TEST_FAULT_CLOSE);
  int result = (int)syscall (SYS_close, fd);

  return due ? fail (fault_number) : result;
}

int
renameat2 (int old_folder,
           const char *old_name,
           int new_folder,
           const char *new_name,
           unsigned int flags)
{
  char old_path[2 * PATH_MAX], new_path[2 * PATH_MAX];
  int result;

  if (!is_watched_at (new_folder, new_name))
    return (int)syscall (SYS_renameat2, old_folder, old_name, new_folder, new_name, flags);
  if (is_due (TEST_FAULT_RENAME))
    return fail (fault_number);
  join (old_folder, old_name, old_path);
  join (new_folder, new_name, new_path);
  result = (int)syscall (SYS_renameat2, old_folder, old_name, new_folder, new_name, flags);
  if (result == 0)
    tell (TEST_FAULT_RENAMED, old_path, new_path, NULL, 0);
  return result;
}

int
renameat (int old_folder,
          const char *old_name,
          int new_folder,
          const char *new_name)
{
  return renameat2 (old_folder, old_name, new_folder, new_name, 0);
}

int
rename (const char *old_name,
        const char *new_name)
{
  return renameat2 (AT_FDCWD, old_name, AT_FDCWD, new_name, 0);
}

int
unlinkat (int folder,
          const char *name,
          int flags)
{
  char path[2 * PATH_MAX];
  int result = (int)syscall (SYS_unlinkat, folder, name, flags);

  join (folder, name, path);
  if (result == 0 && is_watched_path (path))
    tell (TEST_FAULT_REMOVED, path, NULL, NULL, 0);
  return result;
}

int
unlink (const char *name)
{
  return unlinkat (AT_FDCWD, name, 0);
}

static int
open_and_tell (int folder,
               const char *name,
               int flags,
               mode_t mode)
{
  int is_new = (flags & O_CREAT) != 0 && syscall (SYS_faccessat, folder, name, F_OK, 0) != 0;
  int fd = (int)syscall (SYS_openat, folder, name, flags, mode);
  char path[2 * PATH_MAX];

  join (folder, name, path);
  if (fd >= 0 && is_new)
    tell (TEST_FAULT_MADE, path, NULL, NULL, 0);
  return fd;
}

static int
open_at (int folder,
         const char *name,
         int flags,
         mode_t mode)
{
  if (is_watched_at (folder, name))
    {
      if (is_due (TEST_FAULT_OPEN))
        return fail (fault_number);
      if (read_only && (flags & O_CREAT) != 0)
        return fail (EROFS);
      return open_and_tell (folder, name, flags, mode);
    }
  return (int)syscall (SYS_openat, folder, name, flags, mode);
}

/* The mode is only there when a file may be made. */
#define GET_MODE(flags)                           \
  mode_t mode = 0;                                \
  if (((flags) & (O_CREAT | __O_TMPFILE)) != 0)   \
    {                                             \
      va_list args;                               \
      va_start (args, flags);                     \
      mode = (mode_t)va_arg (args, unsigned int); \
      va_end (args);                              \
    }

int
openat (int folder,
        const char *name,
        int flags,
        ...)
{
  GET_MODE (flags)
  return open_at (folder, name, flags, mode);
}

int
open (const char *name,
      int flags,
      ...)
{
  GET_MODE (flags)
  return open_at (AT_FDCWD, name, flags, mode);
}

/* What a program calls whose files may be large, or whose arguments are checked. */
int open64 (const char *name, int flags, ...) __attribute__ ((alias ("open")));
int openat64 (int folder, const char *name, int flags, ...) __attribute__ ((alias ("openat")));
int __open_2 (const char *name, int flags);
int __open64_2 (const char *name, int flags);
int __openat_2 (int folder, const char *name, int flags);
int __openat64_2 (int folder, const char *name, int flags);

int
__open_2 (const char *name,
          int flags)
{
  return open_at (AT_FDCWD, name, flags, 0);
}

int
__open64_2 (const char *name,
            int flags)
{
  return open_at (AT_FDCWD, name, flags, 0);
}

int
__openat_2 (int folder,
            const char *name,
            int flags)
{
  return open_at (folder, name, flags, 0);
}

int
__openat64_2 (int folder,
              const char *name,
              int flags)
{
  return open_at (folder, name, flags, 0);
}
