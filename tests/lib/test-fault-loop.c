/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The n-th open, write, fsync, close and rename fail, for every n that there is. */

#include "test-fault-loop.h"

#include <errno.h>
#include <sched.h>
#include <string.h>
#include <sys/mount.h>

/* In full with -m slow. */
static const int numbers[] = { EIO, ENOSPC, EDQUOT, EACCES };

/* So many steps at most from an empty to a large enough disk. */
#define N_ROOMS 16
#define N_ROOMS_SLOW 256

/**
 * test_fault_loop:
 * @loop: what is written
 *
 * Writes again and again, each time with another call that fails. The last time of each kind of
 * call there is none left to fail.
 *
 * Returns: how many faults there were
 */
guint
test_fault_loop (const TestFaultLoop *loop)
{
  gsize n_numbers = g_test_slow () ? G_N_ELEMENTS (numbers) : 1;
  guint n_faults = 0;

  for (int fault = 0; fault < TEST_N_FAULTS; fault++)
    for (gsize i = 0; i < n_numbers; i++)
      {
        gboolean fired = TRUE;

        for (guint n = 1; fired; n++)
          {
            gboolean ok;

            loop->prepare (loop->data);
            test_fault_arm (loop->folder, (TestFault)fault, n, numbers[i]);
            ok = loop->run (loop->data);
            fired = test_fault_disarm ();
            g_test_message ("fault %d, error %d, call %u: %s", fault, numbers[i], n,
                            !fired ? "none" : ok ? "well"
                                                 : "failed");
            loop->check (loop->data, ok);
            g_assert_true (fired || ok);
            n_faults += (guint)fired;
          }
      }
  return n_faults;
}

/**
 * test_fault_loop_room:
 * @loop: what is written
 * @n_bytes: how many bytes that takes
 *
 * Writes again and again to a disk that has a little more room each time.
 *
 * Returns: how often it was not enough
 */
guint
test_fault_loop_room (const TestFaultLoop *loop,
                      gint64 n_bytes)
{
  gint64 n_steps = MIN (n_bytes, g_test_slow () ? N_ROOMS_SLOW : N_ROOMS);
  guint n_full = 0;

  for (gint64 i = 0; i <= n_steps; i++)
    {
      gboolean ok, fired;

      loop->prepare (loop->data);
      test_fault_set_room (loop->folder, n_steps > 0 ? n_bytes * i / n_steps : 0);
      ok = loop->run (loop->data);
      fired = test_fault_disarm ();
      loop->check (loop->data, ok);
      g_assert_true (ok != fired);
      n_full += (guint)fired;
    }
  return n_full;
}

/**
 * test_fault_check_file:
 * @path: the file
 * @old: (nullable): what it held; %NULL: there was none
 * @old_length: the length of it
 * @new: what it was to hold
 * @new_length: the length of it
 * @ok: did the program say that it does?
 *
 * Asserts that one of both is there, whole.
 */
void
test_fault_check_file (const char *path,
                       const char *old,
                       gsize old_length,
                       const char *new,
                       gsize new_length,
                       gboolean ok)
{
  g_autofree char *text = NULL;
  gsize length = 0;

  if (!g_file_get_contents (path, &text, &length, NULL))
    {
      g_assert_null (old);
      g_assert_false (ok);
      return;
    }
  if (length == new_length && memcmp (text, new, length) == 0)
    return;
  g_assert_false (ok);
  g_assert_nonnull (old);
  g_assert_cmpmem (text, length, old, old_length);
}

/**
 * test_fault_count_files:
 * @folder: a folder
 *
 * Returns: how many files are in it
 */
guint
test_fault_count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/**
 * test_fault_mount_small:
 * @folder: an empty folder
 *
 * Puts a disk of 64 KiB there, for this process and those that it starts.
 *
 * Returns: is that possible here?
 */
gboolean
test_fault_mount_small (const char *folder)
{
  return unshare (CLONE_NEWNS) == 0 &&
         mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 &&
         mount ("none", folder, "tmpfs", 0, "size=64k") == 0;
}
