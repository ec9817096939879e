/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes of the numbers of a puzzle, found in the worker: which can go, each alone or all that is
 * superfluous; which may stand for others; which it takes for exactly one solution, or for another
 * level; or all that are left. Givens and entries are the puzzle, as for Start Playing. A change is
 * one move. What is known is forgotten as soon as the puzzle is another one. It words nothing and
 * knows no board. */

#include "satdoku-config.h"

#include "satdoku-surgery.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-fill-rest.h>
#include <sudoku-game-amend.h>
#include <sudoku-generate-options.h>
#include <sudoku-repair.h>
#include <sudoku-solve.h>

struct _SatdokuSurgery
{
  GObject parent_instance;

  /* Owned. */
  SatdokuWorker *worker;
  SudokuGame *game;             /* (nullable) */
  GCancellable *cancellable;    /* (nullable): while something is looked for */
  SatdokuSurgeryResult *result; /* (nullable) */

  SatdokuSurgeryState state;
  guint symmetry; /* in the table */
  gboolean changing;
};

G_DEFINE_FINAL_TYPE (SatdokuSurgery, satdoku_surgery, G_TYPE_OBJECT)

enum
{
  PROP_CHANGING = 1,
  PROP_SYMMETRY,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* What the thread gets. */
typedef struct
{
  SatdokuSurgeryKind kind;
  SudokuGrid *grid;
  guint *orbits; /* (nullable) */
  guint cell;
  guint64 seed;
  SatdokuOtherPuzzles *others; /* (nullable): to compare with, and what came of it */
} Question;

static void
question_free (Question *self)
{
  sudoku_grid_free (self->grid);
  g_free (self->orbits);
  g_clear_pointer (&self->others, satdoku_other_puzzles_free);
  g_free (self);
}

static void
result_free (SatdokuSurgeryResult *self)
{
  g_clear_pointer (&self->superfluous, sudoku_superfluous_free);
  g_clear_pointer (&self->exchange, sudoku_exchange_free);
  g_clear_pointer (&self->level, sudoku_level_change_free);
  g_clear_pointer (&self->grid, sudoku_grid_free);
  g_clear_pointer (&self->others, satdoku_other_puzzles_free);
  g_array_unref (self->removed);
  g_array_unref (self->added);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuSurgeryResult, result_free)

static SatdokuSurgeryResult *
result_new (SatdokuSurgeryKind kind)
{
  SatdokuSurgeryResult *self = g_new0 (SatdokuSurgeryResult, 1);

  self->kind = kind;
  self->removed = g_array_new (FALSE, FALSE, sizeof (guint));
  self->added = g_array_new (FALSE, FALSE, sizeof (guint));
  return self;
}

/* In the thread, as all that follow. Each fills in the result; FALSE with an error. */
static gboolean
find_superfluous (const Question *question,
                  const SudokuTask *task,
                  SatdokuSurgeryResult *result,
                  GError **error)
{
  result->superfluous =
    sudoku_superfluous_find (question->grid, question->orbits, task, error);
  if (result->superfluous == NULL)
    return FALSE;
  result->verdict = result->superfluous->verdict;
  return TRUE;
}

static gboolean
find_exchanges (const Question *question,
                const SudokuTask *task,
                SatdokuSurgeryResult *result,
                GError **error)
{
  result->exchange =
    sudoku_exchange_find (question->grid, question->cell, question->orbits, task, error);
  if (result->exchange == NULL)
    return FALSE;
  result->verdict = result->exchange->verdict;
  return TRUE;
}

static gboolean
find_minimal (const Question *question,
              const SudokuTask *task,
              SatdokuSurgeryResult *result,
              GError **error)
{
  g_autoptr (SudokuGrid) solution = NULL;
  g_autofree guint8 *values = NULL;
  GError *local_error = NULL;
  SudokuRandom random;
  SudokuTaskRun run;

  result->verdict = sudoku_check (question->grid, task, &solution, NULL, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return FALSE;
    }
  if (result->verdict != SUDOKU_VERDICT_UNIQUE)
    return TRUE;
  sudoku_task_run_init (&run, task);
  sudoku_random_init (&random, question->seed);
  values = sudoku_grid_copy_values (solution);
  result->grid = sudoku_grid_copy (question->grid);
  result->possible = TRUE;
  return sudoku_superfluous_remove (result->grid, values, question->orbits, &random, &run,
                                    &result->proven, error);
}

static gboolean
find_unique (const Question *question,
             const SudokuTask *task,
             SatdokuSurgeryResult *result,
             GError **error)
{
  g_autoptr (SudokuRepair) repair =
    sudoku_repair_find (question->grid, SUDOKU_REPAIR_UNIQUE, question->orbits, task, error);

  if (repair == NULL)
    return FALSE;
  result->possible = repair->possible;
  result->proven = repair->fewest;
  if (repair->possible)
    result->grid = g_steal_pointer (&repair->grid);
  return TRUE;
}

/* What comes are entries: they go first when something is to go again. */
static gboolean
find_full (const Question *question,
           const SudokuTask *task,
           SatdokuSurgeryResult *result,
           GError **error)
{
  GError *local_error = NULL;

  result->verdict =
    sudoku_fill_rest (question->grid, question->seed, task, &result->grid, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return FALSE;
    }
  result->possible = result->grid != NULL;
  for (guint cell = 0; result->possible && cell < sudoku_grid_get_n_cells (result->grid); cell++)
    if (sudoku_grid_get_origin (result->grid, cell) == SUDOKU_ORIGIN_ANSWER)
      sudoku_grid_set (result->grid, cell, sudoku_grid_get_value (result->grid, cell),
                       SUDOKU_ORIGIN_ENTRY);
  return TRUE;
}

static gboolean
find_level (const Question *question,
            const SudokuTask *task,
            SatdokuSurgeryResult *result,
            GError **error)
{
  SudokuLevelDirection direction =
    question->kind == SATDOKU_SURGERY_HARDER ? SUDOKU_LEVEL_HARDER : SUDOKU_LEVEL_EASIER;

  result->level = sudoku_level_change_find (question->grid, direction, question->orbits,
                                            question->seed, task, error);
  if (result->level == NULL)
    return FALSE;
  result->verdict = result->level->verdict;
  result->possible = result->level->outcome == SUDOKU_LEVEL_CHANGED;
  result->proven = result->level->fewest;
  if (result->possible)
    result->grid = sudoku_grid_copy (result->level->grid);
  return TRUE;
}

/* Nothing is asked about solutions. */
static gboolean
find_sameness (const Question *question,
               const SudokuTask *task,
               SatdokuSurgeryResult *result,
               GError **error)
{
  return satdoku_other_puzzles_compare (question->others, question->grid, task, error);
}

static const struct
{
  const char *title;
  gboolean (*find) (const Question *question,
                    const SudokuTask *task,
                    SatdokuSurgeryResult *result,
                    GError **error);
} kinds[SATDOKU_N_SURGERIES] = {
  [SATDOKU_SURGERY_FIND_SUPERFLUOUS] = { N_ ("Looking for superfluous numbers…"),
                                         find_superfluous },
  [SATDOKU_SURGERY_FIND_EXCHANGES] = { N_ ("Looking for numbers to exchange…"), find_exchanges },
  [SATDOKU_SURGERY_REMOVE] = { N_ ("Removing superfluous numbers…"), find_minimal },
  [SATDOKU_SURGERY_ADD] = { N_ ("Looking for what is missing…"), find_unique },
  [SATDOKU_SURGERY_FILL] = { N_ ("Filling the board…"), find_full },
  [SATDOKU_SURGERY_EASIER] = { N_ ("Looking for an easier puzzle…"), find_level },
  [SATDOKU_SURGERY_HARDER] = { N_ ("Looking for a harder puzzle…"), find_level },
  [SATDOKU_SURGERY_COMPARE] = { N_ ("Comparing puzzles…"), find_sameness },
};

static gpointer
run (gpointer input,
     const SudokuTask *task,
     GError **error)
{
  Question *question = input;
  g_autoptr (SatdokuSurgeryResult) result = result_new (question->kind);

  result->symmetric = question->orbits != NULL;
  if (!kinds[question->kind].find (question, task, result, error))
    return NULL;
  result->others = g_steal_pointer (&question->others);
  return g_steal_pointer (&result);
}

static void
tell_change (SatdokuSurgery *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
forget (SatdokuSurgery *self)
{
  g_autoptr (GCancellable) cancellable = g_steal_pointer (&self->cancellable);

  if (cancellable != NULL)
    g_cancellable_cancel (cancellable);
  g_clear_pointer (&self->result, result_free);
  self->state = SATDOKU_SURGERY_NOTHING;
}

/* Not when it changes the puzzle itself: what was done is still to be said. */
static void
game_changed_cb (SatdokuSurgery *self)
{
  if (self->changing || self->state == SATDOKU_SURGERY_NOTHING)
    return;
  forget (self);
  tell_change (self);
}

static void
set_changing (SatdokuSurgery *self,
              gboolean changing)
{
  self->changing = changing;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHANGING]);
}

/* What differs from the puzzle as it is, and how many numbers there are then. */
static void
compare (SatdokuSurgery *self,
         SatdokuSurgeryResult *result)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self->game);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint before = sudoku_grid_get_fixed (grid, cell);
      guint after = sudoku_grid_get_fixed (result->grid, cell);

      result->n_numbers += after != 0;
      if (before != 0 && before != after)
        g_array_append_val (result->removed, cell);
      if (after != 0 && before != after)
        g_array_append_val (result->added, cell);
    }
}

/* Makes the puzzle what it shall be, as one move. Returns whether anything changed. */
static gboolean
apply (SatdokuSurgery *self,
       SatdokuSurgeryResult *result)
{
  gboolean changed;

  compare (self, result);
  set_changing (self, TRUE);
  changed = sudoku_game_change_puzzle (self->game, result->grid);
  set_changing (self, FALSE);
  return changed;
}

static void
found_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (SatdokuSurgery) self = user_data;
  g_autoptr (SatdokuSurgeryResult) found = satdoku_worker_run_finish (result, NULL);

  /* It is about another puzzle, or something else was asked since. */
  if (self->cancellable == NULL || g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  self->state = found != NULL ? SATDOKU_SURGERY_DONE : SATDOKU_SURGERY_CANCELLED;
  if (found != NULL && found->grid != NULL)
    apply (self, found);
  self->result = g_steal_pointer (&found);
  tell_change (self);
}

/* The puzzle without its answers. */
static SudokuGrid *
copy_puzzle (SatdokuSurgery *self)
{
  SudokuGrid *grid = sudoku_grid_copy (sudoku_game_get_grid (self->game));

  sudoku_grid_clear_origin (grid, SUDOKU_ORIGIN_ANSWER);
  return grid;
}

static void
start (SatdokuSurgery *self,
       SatdokuSurgeryKind kind,
       guint cell,
       SatdokuOtherPuzzles *others)
{
  gsize n_symmetries = 0;
  const SudokuSymmetry *symmetries = sudoku_symmetries (&n_symmetries);
  const SatdokuJob job = {
    .title = _ (kinds[kind].title),
    .run = run,
    .free_input = (GDestroyNotify)question_free,
    .free_result = (GDestroyNotify)result_free,
  };
  Question *question = NULL;

  forget (self);
  question = g_new0 (Question, 1);
  question->kind = kind;
  question->grid = copy_puzzle (self);
  question->cell = cell;
  question->seed = ((guint64)g_random_int () << 32) | g_random_int ();
  question->others = others;
  if (self->symmetry > 0)
    question->orbits = sudoku_symmetry_list_orbits (&symmetries[self->symmetry],
                                                    sudoku_game_get_geometry (self->game));
  self->state = SATDOKU_SURGERY_LOOKING;
  self->cancellable = g_cancellable_new ();
  satdoku_worker_run_async (self->worker, &job, question, self->cancellable, found_cb,
                            g_object_ref (self));
  tell_change (self);
}

/**
 * satdoku_surgery_start:
 * @self: a surgery with a game
 * @kind: what is to be found out or done, but not what is done with one number, or compared
 * @cell: of what is to be found out about one number: where it stands
 *
 * Finds it out in the worker, and changes the puzzle when it is found. What the worker does until
 * then ends.
 */
void
satdoku_surgery_start (SatdokuSurgery *self,
                       SatdokuSurgeryKind kind,
                       guint cell)
{
  g_return_if_fail (SATDOKU_IS_SURGERY (self) && self->game != NULL);
  g_return_if_fail (kind < SATDOKU_SURGERY_COMPARE);

  start (self, kind, cell, NULL);
}

/**
 * satdoku_surgery_compare:
 * @self: a surgery with a game
 * @others: (transfer full): other puzzles
 *
 * Finds out in the worker whether it is the same puzzle as one of these.
 */
void
satdoku_surgery_compare (SatdokuSurgery *self,
                         SatdokuOtherPuzzles *others)
{
  g_return_if_fail (SATDOKU_IS_SURGERY (self) && self->game != NULL && others != NULL);

  if (others->failure == NULL)
    {
      start (self, SATDOKU_SURGERY_COMPARE, 0, others);
      return;
    }
  forget (self);
  self->result = result_new (SATDOKU_SURGERY_COMPARE);
  self->result->others = others;
  self->state = SATDOKU_SURGERY_DONE;
  tell_change (self);
}

/* Does what was found to be possible. What was known is about another puzzle then. */
static gboolean
finish (SatdokuSurgery *self,
        SatdokuSurgeryResult *result)
{
  gboolean changed;

  result->possible = TRUE;
  result->verdict = SUDOKU_VERDICT_UNIQUE;
  changed = apply (self, result);
  forget (self);
  self->result = result;
  self->state = SATDOKU_SURGERY_DONE;
  tell_change (self);
  return changed;
}

/**
 * satdoku_surgery_remove_one:
 * @self: a surgery that has found what is superfluous
 * @cell: where a superfluous number stands
 *
 * Takes the number away, with those that go with it.
 *
 * Returns: whether it did; not when it is not known to be superfluous
 */
gboolean
satdoku_surgery_remove_one (SatdokuSurgery *self,
                            guint cell)
{
  gsize n_symmetries = 0;
  const SudokuSymmetry *symmetries = sudoku_symmetries (&n_symmetries);
  guint orbit[8] = { cell };
  guint n_orbit = 1;
  SatdokuSurgeryResult *result = NULL;

  g_return_val_if_fail (SATDOKU_IS_SURGERY (self), FALSE);

  if (!satdoku_surgery_can_remove (self, cell))
    return FALSE;
  if (self->result->symmetric)
    n_orbit =
      symmetries[self->symmetry].orbit (sudoku_game_get_geometry (self->game), cell, orbit);
  result = result_new (SATDOKU_SURGERY_REMOVE_ONE);
  result->grid = copy_puzzle (self);
  for (guint i = 0; i < n_orbit; i++)
    sudoku_grid_set (result->grid, orbit[i], 0, SUDOKU_ORIGIN_NONE);
  return finish (self, result);
}

/**
 * satdoku_surgery_exchange:
 * @self: a surgery that has found what may stand for a number
 * @cell: where another one may stand
 * @value: that
 *
 * Gives it in place of the number that was asked about, with those that belong to each by the
 * symmetry.
 *
 * Returns: whether it did; not when it is not known to be possible
 */
gboolean
satdoku_surgery_exchange (SatdokuSurgery *self,
                          guint cell,
                          guint value)
{
  SatdokuSurgeryResult *result = NULL;
  const SudokuExchange *exchange;

  g_return_val_if_fail (SATDOKU_IS_SURGERY (self), FALSE);

  exchange = self->result != NULL ? self->result->exchange : NULL;
  for (guint i = 0; exchange != NULL && i < exchange->n_substitutes; i++)
    {
      const SudokuSubstitute *substitute = &exchange->substitutes[i];
      g_autoptr (SudokuGrid) puzzle = NULL;

      if (substitute->cell != cell || substitute->value != value)
        continue;
      puzzle = copy_puzzle (self);
      result = result_new (SATDOKU_SURGERY_EXCHANGE);
      result->grid = sudoku_exchange_make (exchange, i, puzzle);
      result->proven = substitute->same;
      return finish (self, result);
    }
  return FALSE;
}

/**
 * satdoku_surgery_can_remove:
 * @self: a surgery
 * @cell: a cell
 *
 * Returns: whether it is known that the number there can go
 */
gboolean
satdoku_surgery_can_remove (SatdokuSurgery *self,
                            guint cell)
{
  const SudokuSuperfluous *superfluous;

  g_return_val_if_fail (SATDOKU_IS_SURGERY (self), FALSE);

  superfluous = self->result != NULL ? self->result->superfluous : NULL;
  for (guint i = 0; superfluous != NULL && i < superfluous->n_cells; i++)
    if (superfluous->cells[i] == cell)
      return TRUE;
  return FALSE;
}

/**
 * satdoku_surgery_list_values:
 * @self: a surgery
 * @cell: a cell
 *
 * Returns: (transfer full) (element-type guint): the values that may stand there in place of the
 *   number that was asked about
 */
GArray *
satdoku_surgery_list_values (SatdokuSurgery *self,
                             guint cell)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (guint));
  const SudokuExchange *exchange;

  g_return_val_if_fail (SATDOKU_IS_SURGERY (self), values);

  exchange = self->result != NULL ? self->result->exchange : NULL;
  for (guint i = 0; exchange != NULL && i < exchange->n_substitutes; i++)
    if (exchange->substitutes[i].cell == cell)
      g_array_append_val (values, exchange->substitutes[i].value);
  return values;
}

/**
 * satdoku_surgery_set_game:
 * @self: a surgery
 * @game: the game that is on the board from now on
 */
void
satdoku_surgery_set_game (SatdokuSurgery *self,
                          SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_SURGERY (self) && SUDOKU_IS_GAME (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_signal_connect_object (game, "cells-changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::geometry", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  game_changed_cb (self);
}

/**
 * satdoku_surgery_get_game:
 * @self: a surgery
 *
 * Returns: (transfer none) (nullable): the game that is changed
 */
SudokuGame *
satdoku_surgery_get_game (SatdokuSurgery *self)
{
  g_return_val_if_fail (SATDOKU_IS_SURGERY (self), NULL);

  return self->game;
}

/**
 * satdoku_surgery_get_state:
 * @self: a surgery
 *
 * Returns: how far it is
 */
SatdokuSurgeryState
satdoku_surgery_get_state (SatdokuSurgery *self)
{
  g_return_val_if_fail (SATDOKU_IS_SURGERY (self), SATDOKU_SURGERY_NOTHING);

  return self->state;
}

/**
 * satdoku_surgery_get_result:
 * @self: a surgery
 *
 * Returns: (transfer none) (nullable): what came of it, until the puzzle is another one
 */
const SatdokuSurgeryResult *
satdoku_surgery_get_result (SatdokuSurgery *self)
{
  g_return_val_if_fail (SATDOKU_IS_SURGERY (self), NULL);

  return self->result;
}

static void
set_symmetry (SatdokuSurgery *self,
              guint symmetry)
{
  if (self->symmetry == symmetry)
    return;
  self->symmetry = symmetry;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SYMMETRY]);
  /* What was found to go together goes otherwise now. */
  game_changed_cb (self);
}

static void
satdoku_surgery_get_property (GObject *object,
                              guint id,
                              GValue *value,
                              GParamSpec *pspec)
{
  if (id == PROP_CHANGING)
    g_value_set_boolean (value, SATDOKU_SURGERY (object)->changing);
  else if (id == PROP_SYMMETRY)
    g_value_set_uint (value, SATDOKU_SURGERY (object)->symmetry);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_surgery_set_property (GObject *object,
                              guint id,
                              const GValue *value,
                              GParamSpec *pspec)
{
  if (id == PROP_SYMMETRY)
    set_symmetry (SATDOKU_SURGERY (object), g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_surgery_dispose (GObject *object)
{
  SatdokuSurgery *self = SATDOKU_SURGERY (object);

  forget (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_object (&self->worker);
  G_OBJECT_CLASS (satdoku_surgery_parent_class)->dispose (object);
}

static void
satdoku_surgery_class_init (SatdokuSurgeryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  gsize n_symmetries = 0;

  sudoku_symmetries (&n_symmetries);
  object_class->get_property = satdoku_surgery_get_property;
  object_class->set_property = satdoku_surgery_set_property;
  object_class->dispose = satdoku_surgery_dispose;

  /**
   * SatdokuSurgery:changing:
   *
   * Whether the puzzle is being changed at the moment.
   */
  properties[PROP_CHANGING] = g_param_spec_boolean ("changing", NULL, NULL, FALSE,
                                                    G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * SatdokuSurgery:symmetry:
   *
   * Which numbers go and come together: a row of the table of symmetries, the first of which is
   * none.
   */
  properties[PROP_SYMMETRY] =
    g_param_spec_uint ("symmetry", NULL, NULL, 0, (guint)n_symmetries - 1, 0,
                       G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * SatdokuSurgery::changed:
   * @self: a surgery
   *
   * Something is known now, or was done, or is not known any longer.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", SATDOKU_TYPE_SURGERY, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
satdoku_surgery_init (SatdokuSurgery *self)
{
}

/**
 * satdoku_surgery_new:
 * @worker: who finds it out
 *
 * Returns: (transfer full): a surgery without a game
 */
SatdokuSurgery *
satdoku_surgery_new (SatdokuWorker *worker)
{
  SatdokuSurgery *self;

  g_return_val_if_fail (SATDOKU_IS_WORKER (worker), NULL);

  self = g_object_new (SATDOKU_TYPE_SURGERY, NULL);
  self->worker = g_object_ref (worker);
  return self;
}
