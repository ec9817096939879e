/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clock on the wall is set back by a year while a game is played: the time of play goes on as
 * before, nothing is lost, and what was played last is the first in the library. */

#include <string.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>
#include <utime.h>

#include "satdoku-game-folder.h"
#include "satdoku-journal.h"
#include "satdoku-library.h"
#include "satdoku-statistics.h"
#include "satdoku-stored-game.h"
#include "test-app.h"
#include "test-folder.h"
#include "test-time.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SMALL "1.2..31..2.141.."
#define SMALL_SOLVED "1423231432414132"
#define YEAR (365 * 24 * 60 * 60)

static SatdokuWindow *
start (void)
{
  SatdokuWindow *window = test_app_open_window ();
  SudokuGame *before = satdoku_window_get_game (window);

  satdoku_window_restore (window);
  test_ui_wait_for (satdoku_window_get_game (window) != before);
  return window;
}

static SudokuGame *
paste (SatdokuWindow *window,
       const char *text)
{
  SudokuGame *before = satdoku_window_get_game (window);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), text);
  test_ui_accel ("<Control>v");
  test_ui_wait_for (satdoku_window_get_game (window) != before);
  return satdoku_window_get_game (window);
}

/* Plays while the clock of the game goes on, and no faster than it should. */
static void
play (SudokuGame *game,
      guint cell,
      guint value)
{
  gint64 begin = g_get_monotonic_time ();
  double before = sudoku_game_get_elapsed (game);

  g_assert_true (sudoku_game_enter (game, cell, value));
  test_ui_wait_for (sudoku_game_get_elapsed (game) > before);
  g_assert_cmpfloat (sudoku_game_get_elapsed (game) - before, <=,
                     (double)(g_get_monotonic_time () - begin) / G_USEC_PER_SEC + 2);
}

/* Files are written by the true clock: this one as if by that on the wall. */
static char *
date_game (guint i)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "satdoku", "games", NULL);
  g_autoptr (GArray) numbers = satdoku_game_folder_list (folder);
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  const struct utimbuf times = { (time_t)now, (time_t)now };
  char *path;

  g_assert_cmpuint (numbers->len, >, i);
  path = satdoku_game_folder_make_path (folder, g_array_index (numbers, gint64, i));
  g_assert_cmpint (utime (path, &times), ==, 0);
  return path;
}

static void
assert_game (const char *path,
             const char *text,
             double elapsed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SatdokuJournal) journal = satdoku_journal_load (path, NULL, &error);
  g_autofree char *found = NULL;

  g_assert_no_error (error);
  g_assert_cmpfloat (sudoku_game_get_elapsed (journal->game), >=, elapsed);
  g_assert_cmpfloat (sudoku_game_get_elapsed (journal->game), <, YEAR);
  sudoku_game_set_elapsed (journal->game, 0);
  found = sudoku_game_to_text (journal->game);
  g_assert_cmpstr (found, ==, text);
}

static void
solve_small (SudokuGame *game)
{
  for (guint cell = 0; cell < 16; cell++)
    if (SMALL[cell] == '.')
      g_assert_true (sudoku_game_enter (game, cell, (guint)(SMALL_SOLVED[cell] - '0')));
  g_assert_true (sudoku_game_is_solved (game));
}

/* A line for the game that was solved, with the year that the wall had. */
static void
assert_taken_down (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "satdoku", "history.txt", NULL);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *year = g_date_time_format (now, "%Y-");
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, year));
}

static void
show_statistics (SatdokuWindow *window)
{
  GtkWindow *statistics;

  test_ui_activate (GTK_WIDGET (window), "win.statistics", NULL);
  test_ui_wait_for (test_ui_find_window (SATDOKU_TYPE_STATISTICS, NULL) != NULL);
  statistics = test_ui_find_window (SATDOKU_TYPE_STATISTICS, NULL);
  test_ui_settle (GTK_WIDGET (statistics));
  test_ui_screenshot (statistics, "set-back-statistics");
  test_ui_destroy (statistics);
}

static guint
get_side (GListModel *games,
          guint i)
{
  g_autoptr (SatdokuStoredGame) game = g_list_model_get_item (games, i);

  return sudoku_grid_get_side (satdoku_stored_game_get_grid (game));
}

static void
check_library (SatdokuWindow *window)
{
  GtkWindow *library;
  GtkWidget *view;
  GListModel *games;

  test_ui_focus_window (GTK_WINDOW (window));
  test_ui_accel ("<Control><Shift>l");
  test_ui_wait_for (test_ui_find_window (SATDOKU_TYPE_LIBRARY, NULL) != NULL);
  library = test_ui_find_window (SATDOKU_TYPE_LIBRARY, NULL);
  test_ui_wait_for (test_ui_shows_text (library, "4 × 4"));
  test_ui_settle (GTK_WIDGET (library));
  view = test_ui_find (library, GTK_TYPE_GRID_VIEW, NULL);
  games = G_LIST_MODEL (gtk_grid_view_get_model (GTK_GRID_VIEW (view)));
  g_assert_cmpuint (get_side (games, 0), ==, 4);
  g_assert_cmpuint (get_side (games, 1), ==, 9);
  g_assert_cmpuint (g_list_model_get_n_items (games), ==, 3);
  test_ui_screenshot (library, "set-back-library");
  g_assert_true (test_ui_shows_text (library, "Current game"));
  test_ui_destroy (library);
}

static void
test_year (void)
{
  SatdokuWindow *window = start ();
  SudokuGame *game = paste (window, PUZZLE);
  g_autofree char *text = NULL;
  g_autofree char *small = NULL;
  g_autofree char *large = NULL;
  gint64 begin;
  double elapsed;

  play (game, 2, 4);
  begin = g_get_real_time ();
  test_time_shift (-YEAR);
  g_assert_cmpint (g_get_real_time (), <, begin);
  play (game, 3, 6);
  elapsed = sudoku_game_get_elapsed (game);
  g_object_ref (game);
  solve_small (paste (window, SMALL));
  sudoku_game_set_elapsed (game, 0);
  text = sudoku_game_to_text (game);
  g_object_unref (game);
  test_ui_destroy (GTK_WINDOW (window));
  small = date_game (0);
  assert_taken_down ();
  window = start ();
  g_assert_cmpuint (sudoku_grid_get_side (sudoku_game_get_grid (satdoku_window_get_game (window))),
                    ==, 4);
  check_library (window);
  show_statistics (window);
  large = date_game (1);
  assert_game (large, text, elapsed);
  test_ui_destroy (GTK_WINDOW (window));
  test_time_shift (0);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
  g_test_add_func ("/set-back/year", test_year);
  return g_test_run ();
}
