/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Observes a game and finds out by itself, after each move, whether it can still be solved, and on
 * request whether there is only one solution. The question waits for a pause in the entering, is
 * dropped at once when the next move comes, and waits while the player's own jobs run. Most moves
 * need no question: what agrees with a solution found before can be solved, and what only adds
 * numbers to a dead end stays one. A question that takes too long stays without an answer. It knows
 * the solution, but does not show it. */

#include "satdoku-config.h"

#include "satdoku-solvability-observer.h"

#include <sudoku-solve.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"
#include "satdoku-request.h"

/* Milliseconds of rest before the solver is asked. */
#define PAUSE 250
/* Seconds that a question may take. */
#define TIME_LIMIT 10
/* On larger boards the formula may take more memory than a warning is worth. */
#define SIDE_MAX 49

struct _SatdokuSolvabilityObserver
{
  GObject parent_instance;

  /* Owned. */
  SudokuGame *game;        /* (nullable) */
  GSignalGroup *followed;  /* the game */
  SatdokuRequest *request; /* to a worker of its own: the player's jobs are not in its way */
  SudokuGrid *asked;       /* (nullable): the last position looked at */
  SudokuGrid *solution;    /* (nullable): of a position looked at */
  SudokuGrid *only;        /* (nullable): a position with no solution but that */
  SudokuGrid *dead;        /* (nullable): a position without a solution */

  gboolean active;
  gboolean unique; /* whether it is asked if there is only one solution */
  gboolean held;
  gboolean sure; /* whether the verdict is the answer for the position as it is */
  gboolean gave_up;
  SudokuVerdict verdict; /* the last answer */
  SatdokuOutlook outlook;
};

G_DEFINE_FINAL_TYPE (SatdokuSolvabilityObserver, satdoku_solvability_observer, G_TYPE_OBJECT)

enum
{
  PROP_GAME,
  PROP_ACTIVE,
  PROP_UNIQUE,
  PROP_HELD,
  PROP_DEAD_END,
  PROP_OUTLOOK,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

typedef struct
{
  SudokuVerdict verdict;
  SudokuGrid *solution; /* (nullable) */
} Answer;

static void
answer_free (Answer *answer)
{
  g_clear_pointer (&answer->solution, sudoku_grid_free);
  g_free (answer);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Answer, answer_free)

/* A killer has no numbers to begin with, and is a puzzle. */
static gboolean
is_empty (const SudokuGrid *grid)
{
  return sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN) == 0 &&
         sudoku_grid_count (grid, SUDOKU_ORIGIN_ENTRY) == 0 &&
         !sudoku_geometry_has_items (sudoku_grid_get_geometry (grid));
}

static SatdokuOutlook
find_outlook (SatdokuSolvabilityObserver *self)
{
  if (self->asked == NULL)
    return SATDOKU_OUTLOOK_NONE;
  if (is_empty (self->asked))
    return SATDOKU_OUTLOOK_EMPTY;
  if (self->gave_up)
    return SATDOKU_OUTLOOK_UNKNOWN;
  if (!self->sure)
    return SATDOKU_OUTLOOK_ASKING;
  switch (self->verdict)
    {
    case SUDOKU_VERDICT_CONFLICT:
    case SUDOKU_VERDICT_NO_SOLUTION:
      return SATDOKU_OUTLOOK_NO_SOLUTION;
    case SUDOKU_VERDICT_SEVERAL:
      return SATDOKU_OUTLOOK_SEVERAL;
    case SUDOKU_VERDICT_UNIQUE:
      return SATDOKU_OUTLOOK_UNIQUE;
    case SUDOKU_VERDICT_SOLVABLE:
    case SUDOKU_VERDICT_UNKNOWN:
    default:
      return SATDOKU_OUTLOOK_UNKNOWN;
    }
}

static void
update_outlook (SatdokuSolvabilityObserver *self)
{
  SatdokuOutlook outlook = find_outlook (self);

  if (self->outlook == outlook)
    return;
  self->outlook = outlook;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OUTLOOK]);
}

/* A broken rule is marked as such and is no dead end of its own. */
static void
set_verdict (SatdokuSolvabilityObserver *self,
             SudokuVerdict verdict,
             gboolean sure)
{
  gboolean was_dead_end = satdoku_solvability_observer_is_dead_end (self);

  self->sure = sure;
  self->verdict = verdict;
  if (satdoku_solvability_observer_is_dead_end (self) != was_dead_end)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DEAD_END]);
  update_outlook (self);
}

/* Do all fixed numbers of @fewer stand in @grid, too? */
static gboolean
contains (const SudokuGrid *grid,
          const SudokuGrid *fewer)
{
  if (fewer == NULL || sudoku_grid_get_n_cells (grid) != sudoku_grid_get_n_cells (fewer))
    return FALSE;
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint fixed = sudoku_grid_get_fixed (fewer, cell);

      if (fixed > 0 && fixed != sudoku_grid_get_fixed (grid, cell))
        return FALSE;
    }
  return TRUE;
}

static gboolean
agrees (const SudokuGrid *grid,
        const SudokuGrid *solution)
{
  if (solution == NULL || sudoku_grid_get_n_cells (grid) != sudoku_grid_get_n_cells (solution))
    return FALSE;
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint fixed = sudoku_grid_get_fixed (grid, cell);

      if (fixed > 0 && fixed != sudoku_grid_get_value (solution, cell))
        return FALSE;
    }
  return TRUE;
}

typedef SudokuVerdict (*AskFunc) (const SudokuGrid *grid,
                                  const SudokuTask *task,
                                  SudokuGrid **solution,
                                  SudokuSolveStats *stats,
                                  GError **error);

/* In the thread. */
static gpointer
run (AskFunc func,
     const SudokuGrid *grid,
     const SudokuTask *task,
     GError **error)
{
  g_autoptr (Answer) answer = g_new0 (Answer, 1);
  SudokuTask limited = *task;

  limited.time_limit = TIME_LIMIT;
  answer->verdict = func (grid, &limited, &answer->solution, NULL, error);
  if (answer->verdict == SUDOKU_VERDICT_UNKNOWN && error != NULL && *error != NULL)
    return NULL;
  return g_steal_pointer (&answer);
}

static gpointer
run_solve (gpointer input,
           const SudokuTask *task,
           GError **error)
{
  return run (sudoku_solve, input, task, error);
}

static gpointer
run_check (gpointer input,
           const SudokuTask *task,
           GError **error)
{
  return run (sudoku_check, input, task, error);
}

static void
keep (SudokuGrid **place,
      const SudokuGrid *grid)
{
  g_clear_pointer (place, sudoku_grid_free);
  *place = sudoku_grid_copy (grid);
}

static void
done_cb (SatdokuSolvabilityObserver *self)
{
  g_autoptr (Answer) answer = satdoku_request_steal_result (self->request);

  self->gave_up = answer == NULL || answer->verdict == SUDOKU_VERDICT_UNKNOWN;
  if (self->gave_up)
    {
      set_verdict (self, SUDOKU_VERDICT_UNKNOWN, FALSE);
      return;
    }
  if (answer->solution != NULL)
    {
      g_clear_pointer (&self->solution, sudoku_grid_free);
      self->solution = g_steal_pointer (&answer->solution);
    }
  if (answer->verdict == SUDOKU_VERDICT_NO_SOLUTION)
    keep (&self->dead, self->asked);
  else if (answer->verdict == SUDOKU_VERDICT_UNIQUE)
    keep (&self->only, self->asked);
  set_verdict (self, answer->verdict, TRUE);
}

static gpointer
copy_asked (gpointer user_data)
{
  return sudoku_grid_copy (SATDOKU_SOLVABILITY_OBSERVER (user_data)->asked);
}

static void
ask (SatdokuSolvabilityObserver *self)
{
  const SatdokuJob job = {
    .run = self->unique ? run_check : run_solve,
    .free_input = (GDestroyNotify)sudoku_grid_free,
    .free_result = (GDestroyNotify)answer_free,
    .quiet = TRUE,
  };

  satdoku_request_start_later (self->request, &job, copy_asked, self, PAUSE);
}

/* The answer, if what was found out of other positions says it: what agrees with a solution can be
 * solved, and what only adds numbers has no more solutions. */
static SudokuVerdict
conclude (SatdokuSolvabilityObserver *self,
          const SudokuGrid *grid)
{
  if (contains (grid, self->dead))
    return SUDOKU_VERDICT_NO_SOLUTION;
  if (!agrees (grid, self->solution))
    return SUDOKU_VERDICT_UNKNOWN;
  if (contains (grid, self->only))
    return SUDOKU_VERDICT_UNIQUE;
  return self->unique ? SUDOKU_VERDICT_UNKNOWN : SUDOKU_VERDICT_SOLVABLE;
}

/* Finds the answer without asking, or asks soon. Whether it was a dead end stays until the new
 * answer is there: a warning that goes and comes again would be one more. */
static void
look (SatdokuSolvabilityObserver *self)
{
  const SudokuGrid *grid;
  SudokuVerdict verdict;

  satdoku_request_stop (self->request);
  self->gave_up = FALSE;
  g_clear_pointer (&self->asked, sudoku_grid_free);
  /* Of part of a puzzle nothing is found out. */
  if (self->game == NULL || !self->active || !sudoku_game_is_whole (self->game))
    {
      set_verdict (self, SUDOKU_VERDICT_UNKNOWN, FALSE);
      return;
    }
  grid = sudoku_game_get_grid (self->game);
  self->asked = sudoku_grid_copy (grid);
  verdict = conclude (self, grid);
  if (verdict != SUDOKU_VERDICT_UNKNOWN)
    {
      set_verdict (self, verdict, TRUE);
      return;
    }
  self->sure = FALSE;
  self->gave_up = sudoku_grid_get_side (grid) > SIDE_MAX;
  if (self->gave_up)
    set_verdict (self, SUDOKU_VERDICT_UNKNOWN, FALSE);
  else
    ask (self);
  update_outlook (self);
}

/* Marks and colours are not asked about. */
static void
cells_changed_cb (SatdokuSolvabilityObserver *self)
{
  if (self->asked == NULL || !sudoku_grid_equal (self->asked, sudoku_game_get_grid (self->game)))
    look (self);
}

static void
forget (SatdokuSolvabilityObserver *self)
{
  g_clear_pointer (&self->asked, sudoku_grid_free);
  g_clear_pointer (&self->solution, sudoku_grid_free);
  g_clear_pointer (&self->only, sudoku_grid_free);
  g_clear_pointer (&self->dead, sudoku_grid_free);
}

/* What was found out is about other rules. */
static void
geometry_cb (SatdokuSolvabilityObserver *self)
{
  forget (self);
  set_verdict (self, SUDOKU_VERDICT_UNKNOWN, FALSE);
  look (self);
}

static void
game_changed (SatdokuSolvabilityObserver *self)
{
  g_signal_group_set_target (self->followed, self->game);
  geometry_cb (self);
}

static void
get_dead_end (GObject *object,
              guint id,
              GValue *value,
              GParamSpec *pspec)
{
  g_value_set_boolean (value, satdoku_solvability_observer_is_dead_end (
                                SATDOKU_SOLVABILITY_OBSERVER (object)));
}

static void
satdoku_solvability_observer_dispose (GObject *object)
{
  SatdokuSolvabilityObserver *self = SATDOKU_SOLVABILITY_OBSERVER (object);

  forget (self);
  satdoku_class_dispose (object);
}

static void
satdoku_solvability_observer_class_init (SatdokuSolvabilityObserverClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_GAME] = { "game", SUDOKU_TYPE_GAME, G_PARAM_READWRITE,
                    G_STRUCT_OFFSET (SatdokuSolvabilityObserver, game),
                    G_CALLBACK (game_changed) },
    /* Is the result needed? */
    [PROP_ACTIVE] = { "active", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                      G_STRUCT_OFFSET (SatdokuSolvabilityObserver, active), G_CALLBACK (look) },
    /* Is it also needed whether there is only one solution? */
    [PROP_UNIQUE] = { "unique", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                      G_STRUCT_OFFSET (SatdokuSolvabilityObserver, unique), G_CALLBACK (look) },
    /* Must it leave the processor to others just now? */
    [PROP_HELD] = { "held", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                    G_STRUCT_OFFSET (SatdokuSolvabilityObserver, held) },
    /* Whether it is known that the game can no longer be solved although no rule is broken yet. */
    [PROP_DEAD_END] = { "dead-end", G_TYPE_BOOLEAN, G_PARAM_READABLE, .get = get_dead_end },
    /* The #SatdokuOutlook for the current position. */
    [PROP_OUTLOOK] = { "outlook", G_TYPE_UINT, G_PARAM_READABLE,
                       G_STRUCT_OFFSET (SatdokuSolvabilityObserver, outlook) },
  };

  G_OBJECT_CLASS (klass)->dispose = satdoku_solvability_observer_dispose;
  satdoku_properties_install (klass, rows, N_PROPS, properties);
  satdoku_class_drops (klass, SatdokuSolvabilityObserver, followed, g_object_unref);
  satdoku_class_drops (klass, SatdokuSolvabilityObserver, request, g_object_unref);
}

static void
satdoku_solvability_observer_init (SatdokuSolvabilityObserver *self)
{
  self->request = satdoku_request_new (NULL, G_CALLBACK (done_cb), self);
  g_object_bind_property (self, "held", self->request, "paused", G_BINDING_SYNC_CREATE);
  self->followed = g_signal_group_new (SUDOKU_TYPE_GAME);
  g_signal_group_connect_swapped (self->followed, "cells-changed", G_CALLBACK (cells_changed_cb),
                                  self);
  g_signal_group_connect_swapped (self->followed, "notify::geometry", G_CALLBACK (geometry_cb),
                                  self);
  g_signal_group_connect_swapped (self->followed, "notify::whole", G_CALLBACK (geometry_cb), self);
}

SatdokuSolvabilityObserver *
satdoku_solvability_observer_new (void)
{
  return g_object_new (SATDOKU_TYPE_SOLVABILITY_OBSERVER, NULL);
}

gboolean
satdoku_solvability_observer_is_dead_end (SatdokuSolvabilityObserver *self)
{
  g_return_val_if_fail (SATDOKU_IS_SOLVABILITY_OBSERVER (self), FALSE);

  return self->verdict == SUDOKU_VERDICT_NO_SOLUTION;
}

/* Whether the answer is known for the position as it is now, and not one still open. */
gboolean
satdoku_solvability_observer_is_sure (SatdokuSolvabilityObserver *self)
{
  g_return_val_if_fail (SATDOKU_IS_SOLVABILITY_OBSERVER (self), FALSE);

  return self->sure;
}
