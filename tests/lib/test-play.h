/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A window in which a 9×9 puzzle is played, and what tests of the panes beside its board ask of
 * it. */

#pragma once

#include "test-app.h"

G_BEGIN_DECLS

/**
 * TestPlay:
 * @window: the window
 * @board: its board
 *
 * The fixture of a test.
 */
typedef struct
{
  SatdokuWindow *window;
  SatdokuBoard *board;
} TestPlay;

static inline void
test_play_set_up (TestPlay *self,
                  const char *line,
                  int width,
                  int height)
{
  g_autoptr (SudokuGame) game = test_app_make_game (line);

  self->window = test_app_play (game);
  self->board = satdoku_grid_page_get_board (satdoku_window_get_grid_page (self->window));
  test_ui_resize (GTK_WINDOW (self->window), width, height);
}

static inline void
test_play_tear_down (TestPlay *self,
                     gconstpointer data)
{
  test_ui_destroy (GTK_WINDOW (self->window));
}

/* (transfer none): the game that is played. */
static inline SudokuGame *
test_play_game (TestPlay *self)
{
  return satdoku_window_get_game (self->window);
}

/* (transfer none): its position. */
static inline const SudokuGrid *
test_play_grid (TestPlay *self)
{
  return sudoku_game_get_grid (test_play_game (self));
}

/* Another game in its place. */
static inline void
test_play_change (TestPlay *self,
                  SudokuGame *game)
{
  satdoku_window_set_game (self->window, game);
  test_ui_settle (GTK_WIDGET (self->window));
}

/* Whether there is a view of this type, and a text in it. */
static inline gboolean
test_play_says (TestPlay *self,
                GType view,
                const char *text)
{
  GtkWidget *widget = test_ui_find (self->window, view, NULL);

  return widget != NULL && test_ui_shows_text (widget, text);
}

/* Clicks the button of an action in the view of this type. */
static inline void
test_play_click (TestPlay *self,
                 GType view,
                 const char *action)
{
  GtkWidget *button;

  /* What is found out about the puzzle meanwhile moves what is below it. */
  test_ui_wait_for (!test_ui_shows_text (self->window, "Checking…"));
  test_ui_settle (GTK_WIDGET (self->window));
  button = test_ui_find_action (test_ui_find (self->window, view, NULL), action);
  g_assert_nonnull (button);
  test_ui_wait_for (test_ui_action_enabled (self->window, action + strlen ("win.")));
  test_ui_click (button);
}

static inline gboolean
test_play_is_lit (TestPlay *self,
                  guint cell)
{
  return (satdoku_cell_get_flags (satdoku_board_get_cell (self->board, cell)) &
          SATDOKU_CELL_LIT) != 0;
}

static inline guint
test_play_count_lit (TestPlay *self)
{
  guint n = 0;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (test_play_grid (self)); cell++)
    n += test_play_is_lit (self, cell);
  return n;
}

G_END_DECLS
