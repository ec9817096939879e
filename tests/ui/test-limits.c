/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the window ends when the system refuses it open files or memory: with the sentence and the
 * exit status of the command line, and with a journal that has every move, also one that came when
 * there was nothing left. The program that is refused it is this program again, which runs the app
 * as its main() does: with --alone it plays and refuses itself open files, with --played it is
 * played with real keys, and its memory is taken from outside. */

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
#include "test-ui-input.h"

#define ALONE "--alone"
#define PLAYED "--played"
#define EXHAUSTED 3
#define N_MOVES 5
/* Of the board that is played. */
#define SIDE 36
#define MOVED "."

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

/* Says one word, without memory. */
static void
say (const char *word)
{
  g_assert_cmpint (write (STDOUT_FILENO, word, strlen (word)), ==, (gssize)strlen (word));
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
  say (text);
  g_action_group_activate_action (G_ACTION_GROUP (window), "new", NULL);
  return G_SOURCE_REMOVE;
}

static void
moved_cb (SudokuGame *game)
{
  say (MOVED);
}

/* Tells which window gets the keys, and then of every move that is in the journal. */
static gboolean
report_cb (gpointer data)
{
  GtkWindow *window =
    gtk_application_get_active_window (GTK_APPLICATION (g_application_get_default ()));
  SudokuGame *game = window != NULL ? satdoku_window_get_game (SATDOKU_WINDOW (window)) : NULL;
  g_autofree char *number = NULL;

  if (game == NULL || sudoku_grid_get_side (sudoku_game_get_grid (game)) != SIDE ||
      !gtk_widget_get_mapped (GTK_WIDGET (window)))
    return G_SOURCE_CONTINUE;
  g_signal_connect_after (game, "moved", G_CALLBACK (moved_cb), NULL);
  number =
    g_strdup_printf ("%lu\n", test_input_window (gtk_native_get_surface (GTK_NATIVE (window))));
  say (number);
  return G_SOURCE_REMOVE;
}

/* As main(). */
static int
run (GSourceFunc func,
     int argc,
     char *argv[])
{
  const struct rlimit no_core = { 0, 0 };
  g_autoptr (SatdokuApplication) application = NULL;

  setrlimit (RLIMIT_CORE, &no_core);
  sat_exhaustion_watch (words_no_memory ("satdoku"), words_no_resource ("satdoku"), EXHAUSTED);
  application = satdoku_application_new ();
  g_timeout_add (10, func, NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}

/* The test. */

static const char *program;

/* (transfer full) (element-type SudokuGame): what the journals hold, all of them whole. */
static GPtrArray *
load_games (const char *data)
{
  g_autofree char *folder = g_build_filename (data, "satdoku", "games", NULL);
  g_autoptr (GArray) numbers = satdoku_game_folder_list (folder);
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < numbers->len; i++)
    {
      g_autofree char *path =
        satdoku_game_folder_make_path (folder, g_array_index (numbers, gint64, i));
      g_autoptr (GError) damage = NULL;
      g_autoptr (SatdokuJournal) journal = satdoku_journal_load (path, NULL, &damage);

      g_assert_no_error (damage);
      g_assert_nonnull (journal);
      g_ptr_array_add (games, g_object_ref (journal->game));
    }
  g_assert_cmpuint (test_count_files (folder, "damaged"), ==, 0);
  return games;
}

/* (transfer full): the program, with a folder of its own. */
static GSubprocess *
start (const char *data,
       const char *how,
       const char *file)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", data, TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error, program, how, file, NULL);
  g_assert_no_error (error);
  return process;
}

/* The last word is one sentence, whatever libraries have said before; the status is that of the
 * manual, and there is no signal and so no core. */
static void
check_end (GSubprocess *process,
           const char *said)
{
  const char *last = g_strrstr (said, "satdoku: ");

  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, EXHAUSTED);
  g_assert_nonnull (last);
  g_assert_true (g_str_has_prefix (last, "satdoku: the system gives this program no more "));
  g_assert_true (strchr (last, '\n') == last + strlen (last) - 1);
}

static void
test_files (void)
{
  g_autofree char *data = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autofree char *played = NULL;
  g_autofree char *said = NULL;
  g_autoptr (GSubprocess) process = start (data, ALONE, NULL);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  guint n_found = 0;

  g_subprocess_communicate_utf8 (process, NULL, NULL, &played, &said, &error);
  g_assert_no_error (error);
  check_end (process, said);
  games = load_games (data);
  for (guint i = 0; i < games->len; i++)
    {
      g_autofree char *text = describe (g_ptr_array_index (games, i));

      n_found += g_str_equal (text, played);
    }
  g_assert_cmpuint (n_found, ==, 1);
  test_remove_tree (data);
}

/* An empty board, which takes much memory wherever it is shown. */
static char *
write_board (const char *folder)
{
  char *path = g_build_filename (folder, "board.txt", NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint cell = 0; cell < SIDE * SIDE; cell++)
    g_string_append (text, cell % SIDE < SIDE - 1 ? "0 " : "0\n");
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  return path;
}

/* From now on it gets no more than it has. */
static void
refuse_memory (GSubprocess *process)
{
  pid_t pid = (pid_t)g_ascii_strtoull (g_subprocess_get_identifier (process), NULL, 10);
  g_autofree char *path = g_strdup_printf ("/proc/%d/statm", (int)pid);
  g_autofree char *text = NULL;
  struct rlimit limit;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  limit.rlim_cur = limit.rlim_max = g_ascii_strtoull (text, NULL, 10) * (rlim_t)getpagesize ();
  g_assert_cmpint (prlimit (pid, RLIMIT_AS, &limit, NULL), ==, 0);
}

/* Enters one number and goes on to the next cell. Returns: %FALSE when the program has ended. */
static gboolean
enter_number (GInputStream *output)
{
  char word[sizeof MOVED - 1];

  test_input_key (GDK_KEY_9);
  test_input_key (GDK_KEY_Right);
  return g_input_stream_read (output, word, sizeof word, NULL, NULL) > 0;
}

static void
press (GdkModifierType modifiers,
       guint keyval)
{
  test_input_modifiers (modifiers, TRUE);
  test_input_key (keyval);
  test_input_modifiers (modifiers, FALSE);
}

/* Goes on through the windows and pages until the memory does not suffice for one. */
static void
use_up_memory (GSubprocess *process)
{
  while (g_subprocess_get_identifier (process) != NULL)
    {
      press (GDK_CONTROL_MASK | GDK_SHIFT_MASK, GDK_KEY_n);
      press (0, GDK_KEY_Escape);
      press (GDK_ALT_MASK, GDK_KEY_2);
      press (GDK_ALT_MASK, GDK_KEY_3);
      press (GDK_ALT_MASK, GDK_KEY_1);
      press (GDK_CONTROL_MASK, GDK_KEY_Return);
      g_main_context_iteration (NULL, FALSE);
    }
}

static void
test_memory (void)
{
  g_autofree char *data = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autofree char *board = write_board (data);
  g_autofree char *window = NULL;
  g_autoptr (GSubprocess) process = start (data, PLAYED, board);
  g_autoptr (GDataInputStream) output =
    g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  g_autoptr (GDataInputStream) errors =
    g_data_input_stream_new (g_subprocess_get_stderr_pipe (process));
  g_autofree char *said = NULL;
  g_autoptr (GPtrArray) games = NULL;
  guint n_moves = 0, n_found = 0;

  window = g_data_input_stream_read_line (output, NULL, NULL, NULL);
  g_assert_nonnull (window);
  test_input_focus_window (g_ascii_strtoull (window, NULL, 10));
  for (guint i = 0; i < N_MOVES; i++)
    n_moves += enter_number (G_INPUT_STREAM (output));
  g_assert_cmpuint (n_moves, ==, N_MOVES);
  refuse_memory (process);
  n_moves += enter_number (G_INPUT_STREAM (output));
  use_up_memory (process);
  said = g_data_input_stream_read_upto (errors, "", 0, NULL, NULL, NULL);
  g_assert_nonnull (said);
  check_end (process, said);
  games = load_games (data);
  for (guint i = 0; i < games->len; i++)
    {
      const SudokuGrid *grid = sudoku_game_get_grid (g_ptr_array_index (games, i));

      if (sudoku_grid_get_side (grid) != SIDE)
        continue;
      g_assert_cmpuint (sudoku_grid_count (grid, SUDOKU_ORIGIN_ENTRY), ==, n_moves);
      n_found++;
    }
  g_assert_cmpuint (n_found, ==, 1);
  test_remove_tree (data);
}

int
main (int argc,
      char *argv[])
{
  if (argc == 2 && strcmp (argv[1], ALONE) == 0)
    return run (play_cb, 0, NULL);
  if (argc == 3 && strcmp (argv[1], PLAYED) == 0)
    return run (report_cb, 2, (char *[]){ argv[0], argv[2], NULL });
  program = argv[0];
  g_test_init (&argc, &argv, NULL);
  test_input_open ();
  g_test_add_func ("/limits/files", test_files);
  g_test_add_func ("/limits/memory", test_memory);
  return g_test_run ();
}
