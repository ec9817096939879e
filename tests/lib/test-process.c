/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks for processes by a mark in their arguments, such as a number of seconds for sleep that
 * nobody else uses. */

#include "test-process.h"

#include <string.h>
#include <unistd.h>

/* A busy machine takes seconds for what takes milliseconds. */
#define WAIT_SECONDS 60
#define TURN_MICROSECONDS 2000

/**
 * test_process_new_mark:
 *
 * Makes a mark that is a time for sleep of some minutes, and that no other test uses.
 *
 * Returns: (transfer full): the mark
 */
char *
test_process_new_mark (void)
{
  return g_strdup_printf ("1000.%06d%04d", (int)getpid (), g_random_int_range (0, 10000));
}

static gboolean
has_argument (const char *pid,
              const char *mark)
{
  g_autofree char *path = g_build_filename ("/proc", pid, "cmdline", NULL);
  g_autofree char *text = NULL;
  gsize length = 0;

  return g_ascii_isdigit (*pid) && g_file_get_contents (path, &text, &length, NULL) &&
         memmem (text, length, mark, strlen (mark)) != NULL;
}

/**
 * test_process_count:
 * @mark: a part of an argument
 *
 * Returns: how many other processes have it in their arguments; the dead have none
 */
guint
test_process_count (const char *mark)
{
  g_autoptr (GDir) dir = g_dir_open ("/proc", 0, NULL);
  g_autofree char *self = g_strdup_printf ("%d", (int)getpid ());
  const char *pid;
  guint n = 0;

  g_assert_nonnull (dir);
  while ((pid = g_dir_read_name (dir)) != NULL)
    n += strcmp (pid, self) != 0 && has_argument (pid, mark);
  return n;
}

/**
 * test_process_has_thread:
 * @pid: the number of a process
 * @name: the name of a thread
 *
 * Returns: whether the process has such a thread by now
 */
gboolean
test_process_has_thread (const char *pid,
                         const char *name)
{
  g_autofree char *path = g_build_filename ("/proc", pid, "task", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *thread;

  while (dir != NULL && (thread = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *comm = g_build_filename (path, thread, "comm", NULL);
      g_autofree char *text = NULL;

      if (g_file_get_contents (comm, &text, NULL, NULL) && strcmp (g_strchomp (text), name) == 0)
        return TRUE;
    }
  return FALSE;
}

/**
 * test_folder_count:
 * @path: a folder
 *
 * Returns: how many entries it has
 */
guint
test_folder_count (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  guint n = 0;

  g_assert_nonnull (dir);
  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/**
 * test_process_deadline:
 *
 * Returns: until when test_process_wait_for() waits
 */
gint64
test_process_deadline (void)
{
  return g_get_monotonic_time () + WAIT_SECONDS * G_USEC_PER_SEC;
}

/**
 * test_process_turn:
 * @deadline: until when to wait
 * @file: where the test waits
 * @line: where the test waits
 * @condition: what for
 *
 * Waits a little; fails the test when @deadline has passed. Use test_process_wait_for().
 */
void
test_process_turn (gint64 deadline,
                   const char *file,
                   int line,
                   const char *condition)
{
  if (g_get_monotonic_time () > deadline)
    g_error ("%s:%d: waited %d seconds for: %s", file, line, WAIT_SECONDS, condition);
  g_usleep (TURN_MICROSECONDS);
}
