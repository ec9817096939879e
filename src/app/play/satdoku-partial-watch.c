/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which answers of a game belong to no solution: those that were filled in as far as that was
 * possible. They stay so while any of them is there, and are so again when all of them come back by
 * Undo or Redo. This is not saved with the game. */

#include "satdoku-config.h"

#include "satdoku-partial-watch.h"

struct _SatdokuPartialWatch
{
  GObject parent_instance;

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *followed; /* the game */
  SudokuGrid *partial;    /* (nullable): how it was filled */

  gboolean shown; /* whether its answers are on the board */
};

G_DEFINE_FINAL_TYPE (SatdokuPartialWatch, satdoku_partial_watch, G_TYPE_OBJECT)

static const SudokuGrid *
get_grid (SatdokuPartialWatch *self)
{
  return sudoku_game_get_grid (satdoku_play_get_game (self->play));
}

static gboolean
is_answer_of (const SudokuGrid *partial,
              const SudokuGrid *grid,
              guint cell)
{
  return sudoku_grid_get_origin (partial, cell) == SUDOKU_ORIGIN_ANSWER &&
         sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_ANSWER &&
         sudoku_grid_get_value (partial, cell) == sudoku_grid_get_value (grid, cell);
}

/* The cells of the game whose answers belong to no solution. */
static GArray *
find_answers (SatdokuPartialWatch *self)
{
  const SudokuGrid *grid = get_grid (self);
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (is_answer_of (self->partial, grid, cell))
      g_array_append_val (answers, cell);
  return answers;
}

static void
update (SatdokuPartialWatch *self)
{
  g_autoptr (GArray) answers = NULL;

  if (self->partial == NULL)
    return;
  answers = find_answers (self);
  self->shown =
    self->shown ? answers->len > 0 : sudoku_grid_equal (self->partial, get_grid (self));
  satdoku_play_set_partial (self->play, self->shown ? answers : NULL);
}

/**
 * satdoku_partial_watch_begin:
 * @self: a watch
 * @grid: the grid of the game just after it was filled as far as possible
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

static void
game_cb (SatdokuPartialWatch *self)
{
  g_clear_pointer (&self->partial, sudoku_grid_free);
  self->shown = FALSE;
}

static void
satdoku_partial_watch_dispose (GObject *object)
{
  SatdokuPartialWatch *self = SATDOKU_PARTIAL_WATCH (object);

  g_clear_object (&self->followed);
  g_clear_object (&self->play);
  g_clear_pointer (&self->partial, sudoku_grid_free);
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
 * @play: what is played
 *
 * Returns: (transfer full): a watch
 */
SatdokuPartialWatch *
satdoku_partial_watch_new (SatdokuPlay *play)
{
  SatdokuPartialWatch *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play), NULL);

  self = g_object_new (SATDOKU_TYPE_PARTIAL_WATCH, NULL);
  self->play = g_object_ref (play);
  self->followed = g_signal_group_new (SUDOKU_TYPE_GAME);
  g_signal_group_connect_swapped (self->followed, "cells-changed", G_CALLBACK (update), self);
  g_signal_connect_object (self->followed, "bind", G_CALLBACK (game_cb), self, G_CONNECT_SWAPPED);
  g_object_bind_property (play, "game", self->followed, "target", G_BINDING_SYNC_CREATE);
  return self;
}
