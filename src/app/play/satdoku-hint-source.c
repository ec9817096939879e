/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out what helps in the position that is played. The easiest step is looked for when the
 * player has rested for a moment, so that it is there before it is asked for; all steps only while
 * they are wanted. Both are found in a worker of its own, and dropped with the next change of the
 * game. */

#include "satdoku-config.h"

#include "satdoku-hint-source.h"

#include "satdoku-class.h"
#include "satdoku-properties.h"
#include "satdoku-request.h"

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
  SudokuGame *game;       /* (nullable) */
  GSignalGroup *followed; /* the game */
  SatdokuRequest *request;
  SudokuHint *hint;     /* (nullable): of the position as it is */
  SudokuHint *all;      /* (nullable): likewise, with all steps */
  SudokuGrid *puzzle;   /* (nullable): the givens whose only solution is known */
  SudokuGrid *solution; /* (nullable): that solution */
  GError *error;        /* (nullable): why nothing was found; tried again on the next request */

  gboolean asks_all; /* whether the request is for all steps */
  gboolean wanted;   /* whether the hint is waited for */
  gboolean wants_all;
};

G_DEFINE_FINAL_TYPE (SatdokuHintSource, satdoku_hint_source, G_TYPE_OBJECT)

enum
{
  PROP_GAME,
  PROP_HINT,
  PROP_ALL,
  PROP_ERROR,
  PROP_WANTED,
  PROP_WANTS_ALL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

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

static gpointer
make_question (gpointer user_data)
{
  SatdokuHintSource *self = user_data;
  Question *question = g_new0 (Question, 1);
  SudokuGrid *grid = sudoku_grid_copy (sudoku_game_get_grid (self->game));
  guint n_cells = sudoku_grid_get_n_cells (grid);

  question->grid = grid;
  question->removed = sudoku_game_find_removed (self->game);
  question->all = self->asks_all;
  question->solution = dup_solution (self);
  for (guint cell = 0; cell < n_cells; cell++)
    if (sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_ANSWER)
      sudoku_grid_set (grid, cell, sudoku_grid_get_value (grid, cell), SUDOKU_ORIGIN_ENTRY);
  return question;
}

static void
start (SatdokuHintSource *self,
       gboolean all,
       guint delay)
{
  const SatdokuJob job = {
    .run = run,
    .free_input = (GDestroyNotify)question_free,
    .free_result = (GDestroyNotify)sudoku_hint_unref,
    .quiet = TRUE,
  };

  self->asks_all = all;
  satdoku_request_start_later (self->request, &job, make_question, self, delay);
}

static void
start_all (SatdokuHintSource *self)
{
  if (self->wants_all && self->all == NULL && self->hint != NULL &&
      !satdoku_request_is_pending (self->request))
    start (self, TRUE, 0);
}

static void
set_hint (SatdokuHintSource *self,
          guint property,
          SudokuHint *hint)
{
  SudokuHint **place = property == PROP_ALL ? &self->all : &self->hint;
  g_autoptr (SudokuHint) before = *place;

  *place = hint;
  if (before != hint)
    g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
done_cb (SatdokuHintSource *self)
{
  SudokuHint *hint = satdoku_request_steal_result (self->request);

  if (hint == NULL)
    return;
  remember_solution (self, hint->mistake->solution);
  set_hint (self, self->asks_all ? PROP_ALL : PROP_HINT, hint);
  start_all (self);
}

/* What was found is about a position that is no more. */
static void
changed_cb (SatdokuHintSource *self)
{
  satdoku_request_stop (self->request);
  set_hint (self, PROP_HINT, NULL);
  set_hint (self, PROP_ALL, NULL);
  if (self->game != NULL && sudoku_game_count (self->game, SUDOKU_ORIGIN_NONE) > 0 &&
      sudoku_game_count (self->game, SUDOKU_ORIGIN_GIVEN) > 0 &&
      sudoku_grid_get_side (sudoku_game_get_grid (self->game)) <= SIDE_MAX)
    start (self, FALSE, PAUSE);
}

/* What is wanted is looked for at once, unless it is known. */
static void
wish_changed (SatdokuHintSource *self)
{
  if (self->game == NULL || !(self->wanted || self->wants_all))
    return;
  if (self->hint == NULL && satdoku_request_is_pending (self->request))
    satdoku_request_hurry (self->request);
  else if (self->hint == NULL)
    start (self, FALSE, 0);
  start_all (self);
}

static void
game_changed (SatdokuHintSource *self)
{
  g_signal_group_set_target (self->followed, self->game);
  changed_cb (self);
  wish_changed (self);
}

static void
satdoku_hint_source_class_init (SatdokuHintSourceClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_GAME] = { "game", SUDOKU_TYPE_GAME, G_PARAM_READWRITE,
                    G_STRUCT_OFFSET (SatdokuHintSource, game), G_CALLBACK (game_changed) },
    /* What helps; NULL while it is not known. */
    [PROP_HINT] = { "hint", SUDOKU_TYPE_HINT, G_PARAM_READABLE,
                    G_STRUCT_OFFSET (SatdokuHintSource, hint) },
    /* The same with all steps; NULL while they are not known. */
    [PROP_ALL] = { "all", SUDOKU_TYPE_HINT, G_PARAM_READABLE,
                   G_STRUCT_OFFSET (SatdokuHintSource, all) },
    /* Why it could not be found out, such as for lack of memory. */
    [PROP_ERROR] = { "error", G_TYPE_ERROR, G_PARAM_READWRITE,
                     G_STRUCT_OFFSET (SatdokuHintSource, error) },
    /* Is the hint waited for, and are all steps of each position wanted? */
    [PROP_WANTED] = { "wanted", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                      G_STRUCT_OFFSET (SatdokuHintSource, wanted), G_CALLBACK (wish_changed) },
    [PROP_WANTS_ALL] = { "wants-all", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                         G_STRUCT_OFFSET (SatdokuHintSource, wants_all),
                         G_CALLBACK (wish_changed) },
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);
  satdoku_class_drops (klass, SatdokuHintSource, followed, g_object_unref);
  satdoku_class_drops (klass, SatdokuHintSource, request, g_object_unref);
  satdoku_class_drops (klass, SatdokuHintSource, puzzle, sudoku_grid_free);
  satdoku_class_drops (klass, SatdokuHintSource, solution, sudoku_grid_free);
}

static void
satdoku_hint_source_init (SatdokuHintSource *self)
{
  self->request = satdoku_request_new (NULL, G_CALLBACK (done_cb), self);
  g_object_bind_property (self->request, "error", self, "error", G_BINDING_DEFAULT);
  self->followed = g_signal_group_new (SUDOKU_TYPE_GAME);
  g_signal_group_connect_swapped (self->followed, "cells-changed", G_CALLBACK (changed_cb), self);
}

SatdokuHintSource *
satdoku_hint_source_new (void)
{
  return g_object_new (SATDOKU_TYPE_HINT_SOURCE, NULL);
}
