/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Watches a game and finds out by itself, after each move, whether it can still be solved, and on
 * request whether there is only one solution. The question waits for a pause in the entering, is
 * dropped at once when the next move comes, and waits while the player's own jobs run. Most moves
 * need no question: what agrees with a solution found before can be solved, and what only adds
 * numbers to a dead end stays one. A question that takes too long stays without an answer. It knows
 * the solution, and tells nobody. */

#include "satdoku-config.h"

#include "satdoku-solvability-watch.h"

#include <sudoku-solve.h>

#include "satdoku-request.h"

/* Milliseconds of rest before the solver is asked. */
#define PAUSE 250
/* Seconds that a question may take. */
#define TIME_LIMIT 10
/* On larger boards the formula may take more memory than a warning is worth. */
#define SIDE_MAX 49

struct _SatdokuSolvabilityWatch
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
  gboolean sure;   /* whether the verdict is the answer for the position as it is */
  gboolean gave_up;
  SudokuVerdict verdict; /* the last answer */
  SatdokuOutlook outlook;
};

G_DEFINE_FINAL_TYPE (SatdokuSolvabilityWatch, satdoku_solvability_watch, G_TYPE_OBJECT)

enum
{
  PROP_GAME = 1,
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

/* What is said of the position as it is: nothing of one before it. */
static SatdokuOutlook
find_outlook (SatdokuSolvabilityWatch *self)
{
  if (self->asked == NULL)
    return SATDOKU_OUTLOOK_NONE;
  if (sudoku_grid_count (self->asked, SUDOKU_ORIGIN_GIVEN) +
        sudoku_grid_count (self->asked, SUDOKU_ORIGIN_ENTRY) ==
      0)
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
update_outlook (SatdokuSolvabilityWatch *self)
{
  SatdokuOutlook outlook = find_outlook (self);

  if (self->outlook == outlook)
    return;
  self->outlook = outlook;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OUTLOOK]);
}

/* A broken rule is marked as such and is no dead end of its own. */
static void
set_verdict (SatdokuSolvabilityWatch *self,
             SudokuVerdict verdict,
             gboolean sure)
{
  gboolean was_dead_end = satdoku_solvability_watch_is_dead_end (self);

  self->sure = sure;
  self->verdict = verdict;
  if (satdoku_solvability_watch_is_dead_end (self) != was_dead_end)
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
done_cb (SatdokuSolvabilityWatch *self)
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
  return sudoku_grid_copy (SATDOKU_SOLVABILITY_WATCH (user_data)->asked);
}

static void
ask (SatdokuSolvabilityWatch *self)
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
conclude (SatdokuSolvabilityWatch *self,
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
look (SatdokuSolvabilityWatch *self)
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
cells_changed_cb (SatdokuSolvabilityWatch *self)
{
  if (self->asked == NULL || !sudoku_grid_equal (self->asked, sudoku_game_get_grid (self->game)))
    look (self);
}

static void
forget (SatdokuSolvabilityWatch *self)
{
  g_clear_pointer (&self->asked, sudoku_grid_free);
  g_clear_pointer (&self->solution, sudoku_grid_free);
  g_clear_pointer (&self->only, sudoku_grid_free);
  g_clear_pointer (&self->dead, sudoku_grid_free);
}

/* What was found out is about other rules. */
static void
geometry_cb (SatdokuSolvabilityWatch *self)
{
  forget (self);
  set_verdict (self, SUDOKU_VERDICT_UNKNOWN, FALSE);
  look (self);
}

static void
set_game (SatdokuSolvabilityWatch *self,
          SudokuGame *game)
{
  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->followed, game);
  geometry_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

static void
set_wish (SatdokuSolvabilityWatch *self,
          guint property,
          gboolean *wish,
          gboolean wanted)
{
  if (*wish == wanted)
    return;
  *wish = wanted;
  look (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
satdoku_solvability_watch_get_property (GObject *object,
                                        guint id,
                                        GValue *value,
                                        GParamSpec *pspec)
{
  SatdokuSolvabilityWatch *self = SATDOKU_SOLVABILITY_WATCH (object);

  switch (id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_ACTIVE:
      g_value_set_boolean (value, self->active);
      break;
    case PROP_UNIQUE:
      g_value_set_boolean (value, self->unique);
      break;
    case PROP_HELD:
      g_object_get_property (G_OBJECT (self->request), "paused", value);
      break;
    case PROP_DEAD_END:
      g_value_set_boolean (value, satdoku_solvability_watch_is_dead_end (self));
      break;
    case PROP_OUTLOOK:
      g_value_set_uint (value, self->outlook);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_solvability_watch_set_property (GObject *object,
                                        guint id,
                                        const GValue *value,
                                        GParamSpec *pspec)
{
  SatdokuSolvabilityWatch *self = SATDOKU_SOLVABILITY_WATCH (object);

  switch (id)
    {
    case PROP_GAME:
      set_game (self, g_value_get_object (value));
      break;
    case PROP_ACTIVE:
      set_wish (self, id, &self->active, g_value_get_boolean (value));
      break;
    case PROP_UNIQUE:
      set_wish (self, id, &self->unique, g_value_get_boolean (value));
      break;
    case PROP_HELD:
      g_object_set_property (G_OBJECT (self->request), "paused", value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
held_cb (SatdokuSolvabilityWatch *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HELD]);
}

static void
satdoku_solvability_watch_dispose (GObject *object)
{
  SatdokuSolvabilityWatch *self = SATDOKU_SOLVABILITY_WATCH (object);

  g_clear_object (&self->followed);
  g_clear_object (&self->request);
  g_clear_object (&self->game);
  forget (self);
  G_OBJECT_CLASS (satdoku_solvability_watch_parent_class)->dispose (object);
}

static void
satdoku_solvability_watch_class_init (SatdokuSolvabilityWatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GParamFlags write = read | G_PARAM_WRITABLE;

  object_class->get_property = satdoku_solvability_watch_get_property;
  object_class->set_property = satdoku_solvability_watch_set_property;
  object_class->dispose = satdoku_solvability_watch_dispose;

  /**
   * SatdokuSolvabilityWatch:game: (nullable)
   *
   * The game to watch.
   */
  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, SUDOKU_TYPE_GAME, write);
  /**
   * SatdokuSolvabilityWatch:active:
   *
   * Does anybody want to know?
   */
  properties[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, FALSE, write);
  /**
   * SatdokuSolvabilityWatch:unique:
   *
   * Does anybody want to know whether there is only one solution?
   */
  properties[PROP_UNIQUE] = g_param_spec_boolean ("unique", NULL, NULL, FALSE, write);
  /**
   * SatdokuSolvabilityWatch:held:
   *
   * Must it leave the processor to others just now?
   */
  properties[PROP_HELD] = g_param_spec_boolean ("held", NULL, NULL, FALSE, write);
  /**
   * SatdokuSolvabilityWatch:dead-end:
   *
   * Whether it is known that the game can no longer be solved although no rule is broken yet.
   */
  properties[PROP_DEAD_END] =
    g_param_spec_boolean ("dead-end", NULL, NULL, FALSE, read);
  /**
   * SatdokuSolvabilityWatch:outlook:
   *
   * What is known of the position as it is.
   */
  properties[PROP_OUTLOOK] =
    g_param_spec_uint ("outlook", NULL, NULL, 0, SATDOKU_OUTLOOK_UNIQUE, SATDOKU_OUTLOOK_NONE,
                       read);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
satdoku_solvability_watch_init (SatdokuSolvabilityWatch *self)
{
  self->request = satdoku_request_new (NULL);
  g_signal_connect_object (self->request, "done", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->request, "notify::paused", G_CALLBACK (held_cb), self,
                           G_CONNECT_SWAPPED);
  self->followed = g_signal_group_new (SUDOKU_TYPE_GAME);
  g_signal_group_connect_swapped (self->followed, "cells-changed", G_CALLBACK (cells_changed_cb),
                                  self);
  g_signal_group_connect_swapped (self->followed, "notify::geometry", G_CALLBACK (geometry_cb),
                                  self);
  g_signal_group_connect_swapped (self->followed, "notify::whole", G_CALLBACK (geometry_cb), self);
}

/**
 * satdoku_solvability_watch_new:
 *
 * Returns: (transfer full): a watch that is not active and watches no game yet
 */
SatdokuSolvabilityWatch *
satdoku_solvability_watch_new (void)
{
  return g_object_new (SATDOKU_TYPE_SOLVABILITY_WATCH, NULL);
}

/**
 * satdoku_solvability_watch_is_dead_end:
 * @self: a watch
 *
 * Returns: see #SatdokuSolvabilityWatch:dead-end
 */
gboolean
satdoku_solvability_watch_is_dead_end (SatdokuSolvabilityWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_SOLVABILITY_WATCH (self), FALSE);

  return self->verdict == SUDOKU_VERDICT_NO_SOLUTION;
}

/**
 * satdoku_solvability_watch_is_sure:
 * @self: a watch
 *
 * Returns: whether the answer is known for the position as it is now, and not one still open
 */
gboolean
satdoku_solvability_watch_is_sure (SatdokuSolvabilityWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_SOLVABILITY_WATCH (self), FALSE);

  return self->sure;
}

/**
 * satdoku_solvability_watch_get_outlook:
 * @self: a watch
 *
 * Returns: see #SatdokuSolvabilityWatch:outlook
 */
SatdokuOutlook
satdoku_solvability_watch_get_outlook (SatdokuSolvabilityWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_SOLVABILITY_WATCH (self), SATDOKU_OUTLOOK_NONE);

  return self->outlook;
}
