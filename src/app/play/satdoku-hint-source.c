/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out what helps in the position that is played. The easiest step is looked for when the
 * player has rested for a moment, so that it is there before it is asked for; all steps only when
 * somebody wants them. Both are found in a worker of its own, and dropped with the next change of
 * the game. */

#include "satdoku-config.h"

#include "satdoku-hint-source.h"

#include "satdoku-worker.h"

/* Milliseconds of rest before it begins unasked. */
#define PAUSE 300
/* Seconds that a hint may take. */
#define TIME_LIMIT 30
/* On larger boards it waits until it is asked. */
#define SIDE_MAX 25

struct _SatdokuHintSource
{
  GObject parent_instance;

  /* Owned. */
  SudokuGame *game; /* (nullable) */
  SatdokuWorker *worker;
  SudokuHint *hint;     /* (nullable): of the position as it is */
  SudokuHint *all;      /* (nullable): likewise, with all steps */
  SudokuGrid *puzzle;   /* (nullable): the givens of which the one solution is known */
  SudokuGrid *solution; /* (nullable): that solution */
  guint timeout;

  gboolean running;
  gboolean wants_all;
};

G_DEFINE_FINAL_TYPE (SatdokuHintSource, satdoku_hint_source, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_FOUND,
  SIGNAL_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What a job gets. */
typedef struct
{
  SudokuGrid *grid;     /* the solver's numbers stand there as entries */
  SudokuSet *removed;   /* by cell */
  SudokuGrid *solution; /* (nullable): of the givens */
  gboolean all;
} Question;

static void
question_free (Question *question)
{
  sudoku_grid_free (question->grid);
  g_clear_pointer (&question->solution, sudoku_grid_free);
  g_free (question->removed);
  g_free (question);
}

/* In the thread. */
static gpointer
run (gpointer input,
     const SudokuTask *task,
     GError **error)
{
  const Question *question = input;
  const SudokuHintWish wish = {
    .removed = question->removed,
    .all = question->all,
    .solution = question->solution,
  };
  SudokuTask limited = *task;

  limited.time_limit = TIME_LIMIT;
  return sudoku_hint_find (question->grid, &wish, &limited, error);
}

static SudokuGrid *
dup_givens (SatdokuHintSource *self)
{
  SudokuGrid *givens = sudoku_grid_copy (sudoku_game_get_grid (self->game));

  sudoku_grid_clear_origin (givens, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_clear_origin (givens, SUDOKU_ORIGIN_ANSWER);
  return givens;
}

/* What large puzzles take longest for: it is found out once for the same givens. */
static SudokuGrid *
dup_solution (SatdokuHintSource *self)
{
  g_autoptr (SudokuGrid) givens = dup_givens (self);

  if (self->solution == NULL || !sudoku_grid_equal (givens, self->puzzle))
    return NULL;
  return sudoku_grid_copy (self->solution);
}

/* @solution: (nullable): of the givens as they are */
static void
remember_solution (SatdokuHintSource *self,
                   const SudokuGrid *solution)
{
  if (solution == NULL)
    return;
  g_clear_pointer (&self->puzzle, sudoku_grid_free);
  g_clear_pointer (&self->solution, sudoku_grid_free);
  self->puzzle = dup_givens (self);
  self->solution = sudoku_grid_copy (solution);
}

static Question *
make_question (SatdokuHintSource *self,
               gboolean all)
{
  Question *question = g_new0 (Question, 1);
  SudokuGrid *grid = sudoku_grid_copy (sudoku_game_get_grid (self->game));
  guint n_cells = sudoku_grid_get_n_cells (grid);

  question->grid = grid;
  question->removed = sudoku_game_find_removed (self->game);
  question->all = all;
  question->solution = dup_solution (self);
  for (guint cell = 0; cell < n_cells; cell++)
    if (sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_ANSWER)
      sudoku_grid_set (grid, cell, sudoku_grid_get_value (grid, cell), SUDOKU_ORIGIN_ENTRY);
  return question;
}

static void start (SatdokuHintSource *self, gboolean all);

static void
start_next (SatdokuHintSource *self)
{
  if (self->wants_all && self->all == NULL && self->hint != NULL && !self->running)
    start (self, TRUE);
}

/* When it was cancelled, the source itself may be gone. */
static void
found (GAsyncResult *result,
       gpointer user_data,
       gboolean all)
{
  g_autoptr (GError) error = NULL;
  SudokuHint *hint = satdoku_worker_run_finish (result, &error);
  SatdokuHintSource *self = user_data;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  self->running = FALSE;
  if (hint == NULL)
    {
      g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);
      return;
    }
  *(all ? &self->all : &self->hint) = hint;
  remember_solution (self, sudoku_hint_get_solution (hint));
  start_next (self);
  g_signal_emit (self, signals[SIGNAL_FOUND], 0);
}

static void
first_found_cb (GObject *source,
                GAsyncResult *result,
                gpointer user_data)
{
  found (result, user_data, FALSE);
}

static void
all_found_cb (GObject *source,
              GAsyncResult *result,
              gpointer user_data)
{
  found (result, user_data, TRUE);
}

static void
start (SatdokuHintSource *self,
       gboolean all)
{
  const SatdokuJob job = {
    .run = run,
    .free_input = (GDestroyNotify)question_free,
    .free_result = (GDestroyNotify)sudoku_hint_free,
    .quiet = TRUE,
  };

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->running = TRUE;
  satdoku_worker_run_async (self->worker, &job, make_question (self, all), NULL,
                            all ? all_found_cb : first_found_cb, self);
}

static gboolean
rested_cb (gpointer user_data)
{
  SatdokuHintSource *self = user_data;

  self->timeout = 0;
  start (self, FALSE);
  return G_SOURCE_REMOVE;
}

static void
drop (SatdokuHintSource *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  satdoku_worker_cancel (self->worker);
  self->running = FALSE;
  g_clear_pointer (&self->hint, sudoku_hint_free);
  g_clear_pointer (&self->all, sudoku_hint_free);
}

/* What was found is about a position that is no more. */
static void
changed_cb (SatdokuHintSource *self)
{
  drop (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (sudoku_game_count (self->game, SUDOKU_ORIGIN_NONE) > 0 &&
      sudoku_game_count (self->game, SUDOKU_ORIGIN_GIVEN) > 0 &&
      sudoku_grid_get_side (sudoku_game_get_grid (self->game)) <= SIDE_MAX)
    self->timeout = g_timeout_add (PAUSE, rested_cb, self);
}

static void
satdoku_hint_source_dispose (GObject *object)
{
  SatdokuHintSource *self = SATDOKU_HINT_SOURCE (object);

  if (self->worker != NULL)
    drop (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_object (&self->worker);
  g_clear_pointer (&self->puzzle, sudoku_grid_free);
  g_clear_pointer (&self->solution, sudoku_grid_free);
  G_OBJECT_CLASS (satdoku_hint_source_parent_class)->dispose (object);
}

static void
satdoku_hint_source_class_init (SatdokuHintSourceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_hint_source_dispose;

  /**
   * SatdokuHintSource::changed:
   * @self: a source
   *
   * The position is another one, of which nothing is known yet.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", SATDOKU_TYPE_HINT_SOURCE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  /**
   * SatdokuHintSource::found:
   * @self: a source
   *
   * There is something new of the position as it is.
   */
  signals[SIGNAL_FOUND] =
    g_signal_new ("found", SATDOKU_TYPE_HINT_SOURCE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  /**
   * SatdokuHintSource::failed:
   * @self: a source
   * @error: why, such as for lack of memory
   *
   * It could not be found out. It is tried again when somebody wants it.
   */
  signals[SIGNAL_FAILED] =
    g_signal_new ("failed", SATDOKU_TYPE_HINT_SOURCE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
satdoku_hint_source_init (SatdokuHintSource *self)
{
  self->worker = satdoku_worker_new ();
}

/**
 * satdoku_hint_source_new:
 *
 * Returns: (transfer full): a source without a game
 */
SatdokuHintSource *
satdoku_hint_source_new (void)
{
  return g_object_new (SATDOKU_TYPE_HINT_SOURCE, NULL);
}

/**
 * satdoku_hint_source_set_game:
 * @self: a source
 * @game: the game that is played from now on
 */
void
satdoku_hint_source_set_game (SatdokuHintSource *self,
                              SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_HINT_SOURCE (self) && SUDOKU_IS_GAME (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_signal_connect_object (game, "cells-changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::geometry", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  changed_cb (self);
}

/**
 * satdoku_hint_source_want:
 * @self: a source with a game
 *
 * Somebody waits for what helps: it is looked for at once, unless it is known.
 */
void
satdoku_hint_source_want (SatdokuHintSource *self)
{
  g_return_if_fail (SATDOKU_IS_HINT_SOURCE (self) && self->game != NULL);

  if (self->hint == NULL && !self->running)
    start (self, FALSE);
}

/**
 * satdoku_hint_source_want_all:
 * @self: a source
 * @wanted: does anybody want all steps of each position?
 */
void
satdoku_hint_source_want_all (SatdokuHintSource *self,
                              gboolean wanted)
{
  g_return_if_fail (SATDOKU_IS_HINT_SOURCE (self));

  self->wants_all = wanted;
  if (!wanted || self->game == NULL)
    return;
  satdoku_hint_source_want (self);
  start_next (self);
}

/**
 * satdoku_hint_source_get_hint:
 * @self: a source
 *
 * Returns: (transfer none) (nullable): what helps; %NULL when it is not known yet
 */
const SudokuHint *
satdoku_hint_source_get_hint (SatdokuHintSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_HINT_SOURCE (self), NULL);

  return self->hint;
}

/**
 * satdoku_hint_source_get_all:
 * @self: a source
 *
 * Returns: (transfer none) (nullable): the same with all steps; %NULL when they are not known yet
 */
const SudokuHint *
satdoku_hint_source_get_all (SatdokuHintSource *self)
{
  g_return_val_if_fail (SATDOKU_IS_HINT_SOURCE (self), NULL);

  return self->all;
}
