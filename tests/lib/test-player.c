/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A test that starts a program, mostly itself with --play, and ends it in the midst of a game. In
 * memory that outlives the program, it notes the games by their givens, and how many moves each
 * has: what is noted must be on disk. */

#include "test-player.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sudoku-history.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/* Memory that both programs see, of zeros where the file is new. */
gpointer
test_player_map (const char *path,
                 gsize size)
{
  int fd = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  gpointer shared;

  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (ftruncate (fd, (off_t)size), ==, 0);
  shared = mmap (NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  g_assert_true (shared != MAP_FAILED);
  close (fd);
  return shared;
}

GPid
test_player_start (const char *const *arguments,
                   gboolean quiet)
{
  GSpawnFlags flags = G_SPAWN_DO_NOT_REAP_CHILD;
  GPid pid = 0;

  if (quiet)
    flags |= G_SPAWN_STDOUT_TO_DEV_NULL;
  g_assert_true (g_spawn_async (NULL, (char **)arguments, NULL, flags, NULL, NULL, &pid, NULL));
  return pid;
}

/* @status: (out) (optional): as of waitpid() */
gboolean
test_player_has_ended (GPid pid,
                       int *status)
{
  pid_t ended = waitpid (pid, status, WNOHANG);

  g_assert_cmpint (ended, >=, 0);
  return ended == pid;
}

/* Until it ends by itself. Returns the status as of waitpid(). */
int
test_player_wait (GPid pid)
{
  int status = 0;

  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  return status;
}

void
test_player_kill (GPid pid)
{
  g_assert_cmpint (kill (pid, SIGKILL), ==, 0);
  test_player_wait (pid);
}

/* The givens of a game, which are what tells it from others. */
void
test_player_make_key (SudokuGame *game,
                      char key[TEST_PLAYER_KEY_LENGTH + 1])
{
  const SudokuGrid *grid = sudoku_game_get_grid (game);
  guint n_cells = MIN (sudoku_grid_get_n_cells (grid), TEST_PLAYER_KEY_LENGTH);

  memset (key, 0, TEST_PLAYER_KEY_LENGTH + 1);
  for (guint cell = 0; cell < n_cells; cell++)
    key[cell] = sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_GIVEN
                  ? (char)('0' + sudoku_grid_get_value (grid, cell))
                  : '.';
}

guint
test_player_count_moves (SudokuGame *game)
{
  return sudoku_history_get_n_moves (sudoku_game_get_history (game));
}
