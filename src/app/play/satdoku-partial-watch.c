/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which answers of a game belong to no solution: those that were filled in as far as that was
 * possible. They stay so while any of them is there, and are so again when all of them come back by
 * Undo or Redo. This is not saved with the game. */

#include "satdoku-config.h"

#include "satdoku-partial-watch.h"

struct _SatdokuPartialWatch
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuBoard *board; /* (nullable): weak */

  /* Owned. */
  SudokuGame *game;    /* (nullable) */
  SudokuGrid *partial; /* (nullable): how it was filled */

  gboolean shown; /* whether its answers are on the board */
};

G_DEFINE_FINAL_TYPE (SatdokuPartialWatch, satdoku_partial_watch, G_TYPE_OBJECT)

static gboolean
is_answer_of (const SudokuGrid *partial,
              const SudokuGrid *grid,
              guint cell)
{
  return sudoku_grid_get_origin (partial, cell) == SUDOKU_ORIGIN_ANSWER &&
         sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_ANSWER &&
         sudoku_grid_get_value (partial, cell) == sudoku_grid_get_value (grid, cell);
}

/* The answers of the game that belong to no solution, by cell. */
static guint8 *
find_answers (SatdokuPartialWatch *self,
              guint *n_answers)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self->game);
  guint n_cells = sudoku_grid_get_n_cells (grid);
  guint8 *answers = g_new0 (guint8, n_cells);

  *n_answers = 0;
  for (guint cell = 0; cell < n_cells; cell++)
    {
      answers[cell] = is_answer_of (self->partial, grid, cell);
      *n_answers += answers[cell];
    }
  return answers;
}

static void
update (SatdokuPartialWatch *self)
{
  g_autofree guint8 *answers = NULL;
  guint n = 0;

  if (self->partial == NULL || self->board == NULL)
    return;
  answers = find_answers (self, &n);
  self->shown =
    self->shown ? n > 0 : sudoku_grid_equal (self->partial, sudoku_game_get_grid (self->game));
  satdoku_board_set_partial (self->board, self->shown ? answers : NULL);
}

/**
 * satdoku_partial_watch_begin:
 * @self: a watch of a game
 * @grid: the grid of that game just after it was filled as far as possible
 *
 * Its answers belong to no solution.
 */
void
satdoku_partial_watch_begin (SatdokuPartialWatch *self,
                             const SudokuGrid *grid)
{
  g_return_if_fail (SATDOKU_IS_PARTIAL_WATCH (self) && grid != NULL);

  g_clear_pointer (&self->partial, sudoku_grid_free);
  self->partial = sudoku_grid_copy (grid);
  self->shown = FALSE;
  update (self);
}

/**
 * satdoku_partial_watch_end:
 * @self: a watch
 *
 * The answers that come next are those of a solution.
 */
void
satdoku_partial_watch_end (SatdokuPartialWatch *self)
{
  g_return_if_fail (SATDOKU_IS_PARTIAL_WATCH (self));

  self->shown = FALSE;
}

/**
 * satdoku_partial_watch_set_game:
 * @self: a watch
 * @game: the game that is played from now on
 */
void
satdoku_partial_watch_set_game (SatdokuPartialWatch *self,
                                SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_PARTIAL_WATCH (self) && SUDOKU_IS_GAME (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_signal_connect_object (game, "cells-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_clear_pointer (&self->partial, sudoku_grid_free);
  self->shown = FALSE;
  if (self->board != NULL)
    satdoku_board_set_partial (self->board, NULL);
}

static void
satdoku_partial_watch_dispose (GObject *object)
{
  SatdokuPartialWatch *self = SATDOKU_PARTIAL_WATCH (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->partial, sudoku_grid_free);
  g_clear_weak_pointer (&self->board);
  G_OBJECT_CLASS (satdoku_partial_watch_parent_class)->dispose (object);
}

static void
satdoku_partial_watch_class_init (SatdokuPartialWatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_partial_watch_dispose;
}

static void
satdoku_partial_watch_init (SatdokuPartialWatch *self)
{
}

/**
 * satdoku_partial_watch_new:
 * @board: where they are shown
 *
 * Returns: (transfer full): a watch without a game
 */
SatdokuPartialWatch *
satdoku_partial_watch_new (SatdokuBoard *board)
{
  SatdokuPartialWatch *self;

  g_return_val_if_fail (SATDOKU_IS_BOARD (board), NULL);

  self = g_object_new (SATDOKU_TYPE_PARTIAL_WATCH, NULL);
  g_set_weak_pointer (&self->board, board);
  return self;
}
