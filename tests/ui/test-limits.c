/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the window ends when the system refuses it open files: with the sentence and the exit status
 * of the command line, and with a journal that has every move, also one that came when there were
 * none left. The program that is refused them is this program again with --alone, which runs the
 * app as its main() does. */

#include <fcntl.h>
#include <sat-exhaustion.h>
#include <string.h>
#include <sudoku-game-moves.h>
#include <sys/resource.h>
#include <unistd.h>
#include <words-exhaustion.h>

#include "satdoku-application.h"
#include "satdoku-game-folder.h"
#include "satdoku-journal.h"
#include "satdoku-window.h"
#include "test-folder.h"

#define ALONE "--alone"
#define EXHAUSTED 3
#define N_MOVES 5

/* The program that is refused something. */

/* From now on no file can be opened: all numbers below the limit are taken. */
static void
refuse_files (void)
{
  struct rlimit limit;
  int next = open ("/dev/null", O_RDONLY | O_CLOEXEC);

  g_assert_cmpint (next, >=, 0);
  g_assert_cmpint (close (next), ==, 0);
  limit = (struct rlimit){ (rlim_t)next, (rlim_t)next };
  g_assert_cmpint (setrlimit (RLIMIT_NOFILE, &limit), ==, 0);
}

static void
enter_some (SudokuGame *game,
            guint n)
{
  const SudokuGrid *grid = sudoku_game_get_grid (game);

  for (guint cell = 0; n > 0; cell++)
    if (sudoku_grid_get_value (grid, cell) == 0 && sudoku_game_enter (game, cell, 1))
      n--;
}

/* The values, cell by cell. */
static char *
describe (SudokuGame *game)
{
  const SudokuGrid *grid = sudoku_game_get_grid (game);
  guint side = sudoku_grid_get_side (grid);
  GString *text = g_string_new (NULL);

  for (guint cell = 0; cell < side * side; cell++)
    g_string_append_printf (text, "%u ", sudoku_grid_get_value (grid, cell));
  return g_string_free (text, FALSE);
}

/* The puzzle of the first start, as soon as it is there. */
static SudokuGame *
find_game (GtkWindow *window)
{
  SudokuGame *game = NULL;

  if (window != NULL && gtk_widget_get_mapped (GTK_WIDGET (window)))
    game = satdoku_window_get_game (SATDOKU_WINDOW (window));
  if (game == NULL || sudoku_grid_count (sudoku_game_get_grid (game), SUDOKU_ORIGIN_GIVEN) == 0)
    return NULL;
  return game;
}

/* Plays, tells what was played, and asks for a new puzzle when there is nothing to make it with. */
static gboolean
play_cb (gpointer data)
{
  GtkWindow *window =
    gtk_application_get_active_window (GTK_APPLICATION (g_application_get_default ()));
  SudokuGame *game = find_game (window);
  g_autofree char *text = NULL;

  if (game == NULL)
    return G_SOURCE_CONTINUE;
  enter_some (game, N_MOVES);
  refuse_files ();
  enter_some (game, 1);
  text = describe (game);
  g_assert_cmpint (write (STDOUT_FILENO, text, strlen (text)), ==, (gssize)strlen (text));
  g_action_group_activate_action (G_ACTION_GROUP (window), "new", NULL);
  return G_SOURCE_REMOVE;
}

/* As main(). */
static int
run_alone (void)
{
  const struct rlimit no_core = { 0, 0 };
  g_autoptr (SatdokuApplication) application = NULL;

  setrlimit (RLIMIT_CORE, &no_core);
  sat_exhaustion_watch (words_no_memory ("satdoku"), words_no_resource ("satdoku"), EXHAUSTED);
  application = satdoku_application_new ();
  g_timeout_add (10, play_cb, NULL);
  return g_application_run (G_APPLICATION (application), 0, NULL);
}

/* The test. */

static const char *program;

/* What the journals of a folder hold: that of the game that was played is among them, whole. */
static void
check_journals (const char *folder,
                const char *played)
{
  g_autoptr (GArray) numbers = satdoku_game_folder_list (folder);
  guint n_found = 0;

  for (guint i = 0; i < numbers->len; i++)
    {
      g_autofree char *path =
        satdoku_game_folder_make_path (folder, g_array_index (numbers, gint64, i));
      g_autofree char *text = NULL;
      g_autoptr (GError) damage = NULL;
      g_autoptr (SatdokuJournal) journal = satdoku_journal_load (path, NULL, &damage);

      g_assert_no_error (damage);
      g_assert_nonnull (journal);
      text = describe (journal->game);
      n_found += g_str_equal (text, played);
    }
  g_assert_cmpuint (n_found, ==, 1);
  g_assert_cmpuint (test_count_files (folder, "damaged"), ==, 0);
}

static void
test_files (void)
{
  g_autofree char *data = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (data, "satdoku", "games", NULL);
  g_autofree char *played = NULL;
  g_autofree char *said = NULL;
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", data, TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error, program, ALONE, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &played, &said, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, EXHAUSTED);
  g_assert_nonnull (strstr (said, "satdoku: the system gives this program no more "));
  check_journals (folder, played);
  test_remove_tree (data);
}

int
main (int argc,
      char *argv[])
{
  if (argc == 2 && strcmp (argv[1], ALONE) == 0)
    return run_alone ();
  program = argv[0];
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/limits/files", test_files);
  return g_test_run ();
}
