/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which answers of a game belong to no solution: those that were filled in as far as that was
 * possible. They stay so while any of them is there, and are so again when all of them come back by
 * Undo or Redo. This is not saved with the game. */

#include "satdoku-config.h"

#include "satdoku-partial-observer.h"

#include "satdoku-class.h"

struct _SatdokuPartialObserver
{
  GObject parent_instance;

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *followed; /* the game */
  SudokuGrid *partial;    /* (nullable): how it was filled */

  gboolean shown; /* whether its answers are on the board */
};

G_DEFINE_FINAL_TYPE (SatdokuPartialObserver, satdoku_partial_observer, G_TYPE_OBJECT)

static const SudokuGrid *
get_grid (SatdokuPartialObserver *self)
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

static GArray *
find_answers (SatdokuPartialObserver *self)
{
  const SudokuGrid *grid = get_grid (self);
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (is_answer_of (self->partial, grid, cell))
      g_array_append_val (answers, cell);
  return answers;
}

static void
update (SatdokuPartialObserver *self)
{
  g_autoptr (GArray) answers = NULL;

  if (self->partial == NULL)
    return;
  answers = find_answers (self);
  self->shown =
    self->shown ? answers->len > 0 : sudoku_grid_equal (self->partial, get_grid (self));
  g_object_set (self->play, "partial", self->shown ? answers : NULL, NULL);
}

/* @grid is that of the game just after it was filled as far as possible: its answers belong to
 * no solution. */
void
satdoku_partial_observer_begin (SatdokuPartialObserver *self,
                                const SudokuGrid *grid)
{
  g_return_if_fail (SATDOKU_IS_PARTIAL_OBSERVER (self) && grid != NULL);

  g_clear_pointer (&self->partial, sudoku_grid_free);
  self->partial = sudoku_grid_copy (grid);
  self->shown = FALSE;
  update (self);
}

/* The answers that come next are those of a solution. */
void
satdoku_partial_observer_end (SatdokuPartialObserver *self)
{
  g_return_if_fail (SATDOKU_IS_PARTIAL_OBSERVER (self));

  self->shown = FALSE;
}

static void
game_cb (SatdokuPartialObserver *self)
{
  g_clear_pointer (&self->partial, sudoku_grid_free);
  self->shown = FALSE;
}

static void
satdoku_partial_observer_class_init (SatdokuPartialObserverClass *klass)
{
  satdoku_class_drops (klass, SatdokuPartialObserver, followed, g_object_unref);
  satdoku_class_drops (klass, SatdokuPartialObserver, play, g_object_unref);
  satdoku_class_drops (klass, SatdokuPartialObserver, partial, sudoku_grid_free);
}

static void
satdoku_partial_observer_init (SatdokuPartialObserver *self)
{
}

SatdokuPartialObserver *
satdoku_partial_observer_new (SatdokuPlay *play)
{
  SatdokuPartialObserver *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play), NULL);

  self = g_object_new (SATDOKU_TYPE_PARTIAL_OBSERVER, NULL);
  self->play = g_object_ref (play);
  self->followed =
    satdoku_play_follow_game (play, G_CALLBACK (game_cb), G_CALLBACK (update), self);
  return self;
}
