/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A solver that is watched on a formula. A run is made in a worker as far as it goes: to its end,
 * to where somebody is to decide, or so many steps; then one goes through it, forwards and
 * backwards, at once. Deciding something else makes another run, which begins as the one before up
 * to that choice. It knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-watch.h"

#include <glib/gi18n.h>
#include <sat-trace-state.h>
#include <string.h>
#include <words-trace.h>

#include "satdoku-notation.h"
#include "satdoku-worker.h"

/* So many steps are made at a time, and at most. */
#define STEPS_AT_ONCE 200000
#define STEPS_MAX 2000000

struct _SatdokuWatch
{
  GObject parent_instance;

  /* Owned. */
  SatdokuWorker *worker;
  SatdokuFormulaSource *source; /* (nullable) */
  SatNames *names;              /* (nullable): of its variables */
  WordsVariables variables;     /* borrows from both */
  SatTraceFormula *formula;     /* (nullable): not made yet */
  SatTrace *trace;              /* (nullable): not made yet */
  GError *error;                /* (nullable): why there is none */

  SatTraceOptions options;
  guint position; /* so many steps are done */
  guint job;      /* the number of the last one */
  gboolean busy;
};

G_DEFINE_FINAL_TYPE (SatdokuWatch, satdoku_watch, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_MOVED,
  SIGNAL_MESSAGE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What the worker gets, and makes. */
typedef struct
{
  guint job;
  SatdokuFormulaSource *source;
  SatTraceFormula *formula; /* (nullable): is made first */
  SatTraceOptions options;
  SatTrace *before; /* (nullable) */
  guint n_steps;    /* that are kept of it */
  int decision;
  guint max_steps;
  SatTrace *trace; /* (nullable): the result */
} Run;

static void
run_free (Run *run)
{
  g_object_unref (run->source);
  g_clear_pointer (&run->formula, sat_trace_formula_unref);
  g_clear_pointer (&run->before, sat_trace_unref);
  g_clear_pointer (&run->trace, sat_trace_unref);
  g_free (run);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Run, run_free)

static gboolean
make_formula (Run *run,
              const SudokuTask *task,
              GError **error)
{
  g_autoptr (SatClauses) clauses = sat_clauses_new ();

  if (!sat_trace_formula_check (satdoku_formula_source_get_n_clauses (run->source), error) ||
      !satdoku_formula_source_stream (run->source, sat_clauses_get_sink (clauses), task, error))
    return FALSE;
  run->formula = sat_trace_formula_new (clauses, error);
  return run->formula != NULL;
}

/* In the thread. */
static gpointer
make_run (gpointer input,
          const SudokuTask *task,
          GError **error)
{
  Run *run = input;
  const SatTraceStart start = { run->before, run->n_steps, run->decision };

  if (run->formula == NULL && !make_formula (run, task, error))
    return NULL;
  run->trace = sat_trace_solve (run->formula, &run->options, &start, run->max_steps,
                                task != NULL ? task->cancellable : NULL, error);
  return run->trace != NULL ? run : NULL;
}

/* Where a decision stands that was asked for after @n_steps. */
static guint
find_decision (const SatTrace *trace,
               guint n_steps,
               int literal)
{
  for (guint i = n_steps; i < sat_trace_get_n_steps (trace); i++)
    {
      const SatTraceStep *step = sat_trace_get_step (trace, i);

      if (step->kind == SAT_TRACE_DECIDE)
        return step->literal == literal ? i + 1 : n_steps;
    }
  return n_steps;
}

static void
take_run (SatdokuWatch *self,
          Run *run)
{
  g_clear_pointer (&self->formula, sat_trace_formula_unref);
  g_clear_pointer (&self->trace, sat_trace_unref);
  self->formula = g_steal_pointer (&run->formula);
  self->trace = g_steal_pointer (&run->trace);
  self->position = MIN (run->n_steps, sat_trace_get_n_steps (self->trace));
  if (run->decision != 0)
    self->position = find_decision (self->trace, self->position, run->decision);
}

static void
made_cb (GObject *worker,
         GAsyncResult *result,
         gpointer user_data)
{
  g_autoptr (SatdokuWatch) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (Run) run = satdoku_worker_run_finish (result, &error);

  if (run != NULL ? run->job != self->job
                  : g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  self->busy = FALSE;
  if (run != NULL)
    take_run (self, run);
  else
    self->error = g_steal_pointer (&error);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  g_signal_emit (self, signals[SIGNAL_MOVED], 0);
}

/* @n_steps: of the run that is there, kept; @decision: that comes next, or 0 */
static void
start_run (SatdokuWatch *self,
           guint n_steps,
           int decision,
           guint max_steps)
{
  const SatdokuJob job = {
    .run = make_run,
    .free_input = (GDestroyNotify)run_free,
    .free_result = (GDestroyNotify)run_free,
    .quiet = TRUE,
  };
  Run *run = g_new0 (Run, 1);

  run->job = ++self->job;
  run->source = g_object_ref (self->source);
  run->formula = self->formula != NULL ? sat_trace_formula_ref (self->formula) : NULL;
  run->options = self->options;
  run->before = self->trace != NULL ? sat_trace_ref (self->trace) : NULL;
  run->n_steps = n_steps;
  run->decision = decision;
  run->max_steps = max_steps;
  self->busy = TRUE;
  g_clear_error (&self->error);
  satdoku_worker_cancel (self->worker);
  satdoku_worker_run_async (self->worker, &job, run, NULL, made_cb, g_object_ref (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
satdoku_watch_dispose (GObject *object)
{
  SatdokuWatch *self = SATDOKU_WATCH (object);

  if (self->worker != NULL)
    satdoku_worker_cancel (self->worker);
  g_clear_object (&self->worker);
  g_clear_object (&self->source);
  g_clear_pointer (&self->names, sat_names_free);
  self->variables = (WordsVariables){ 0 };
  g_clear_pointer (&self->formula, sat_trace_formula_unref);
  g_clear_pointer (&self->trace, sat_trace_unref);
  g_clear_error (&self->error);
  G_OBJECT_CLASS (satdoku_watch_parent_class)->dispose (object);
}

static guint
add_signal (SatdokuWatchClass *klass,
            const char *name,
            GType parameter)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, parameter != G_TYPE_NONE ? 1 : 0, parameter);
}

static void
satdoku_watch_class_init (SatdokuWatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_watch_dispose;
  /**
   * SatdokuWatch::changed:
   *
   * There is another run, or one is being made, or it could not be made.
   */
  signals[SIGNAL_CHANGED] = add_signal (klass, "changed", G_TYPE_NONE);
  /**
   * SatdokuWatch::moved:
   *
   * Another step is looked at, or another run.
   */
  signals[SIGNAL_MOVED] = add_signal (klass, "moved", G_TYPE_NONE);
  /**
   * SatdokuWatch::message:
   * @message: a sentence
   *
   * Something that is to be said to the user.
   */
  signals[SIGNAL_MESSAGE] = add_signal (klass, "message", G_TYPE_STRING);
}

/* All that is said of the run is said anew. */
static void
notation_cb (SatdokuWatch *self)
{
  self->variables.notation = satdoku_notation_get (satdoku_notation_get_default ());
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  g_signal_emit (self, signals[SIGNAL_MOVED], 0);
}

static void
satdoku_watch_init (SatdokuWatch *self)
{
  g_signal_connect_object (satdoku_notation_get_default (), "notify::id", G_CALLBACK (notation_cb),
                           self, G_CONNECT_SWAPPED);
  self->worker = satdoku_worker_new ();
  self->options = (SatTraceOptions){ .decide = SAT_TRACE_DECIDE_FIRST, .minimise = TRUE };
}

/**
 * satdoku_watch_new:
 *
 * Returns: (transfer full): a solver without a formula
 */
SatdokuWatch *
satdoku_watch_new (void)
{
  return g_object_new (SATDOKU_TYPE_WATCH, NULL);
}

/* What the formula calls its variables, if it was read and says so. */
static void
take_names (SatdokuWatch *self)
{
  SatFormula *read =
    self->source != NULL ? satdoku_formula_source_get_read (self->source) : NULL;

  g_clear_pointer (&self->names, sat_names_free);
  if (read != NULL)
    self->names =
      sat_names_new (sat_formula_get_comments (read), sat_formula_get_n_variables (read));
  self->variables = (WordsVariables){
    .cnf = satdoku_watch_get_cnf (self),
    .names = self->names,
    .notation = satdoku_notation_get (satdoku_notation_get_default ()),
  };
}

/**
 * satdoku_watch_set_source:
 * @self: a solver
 * @source: (nullable): a formula; %NULL: none
 *
 * Makes a run on the formula from its beginning. The same formula again does nothing.
 */
void
satdoku_watch_set_source (SatdokuWatch *self,
                          SatdokuFormulaSource *source)
{
  g_return_if_fail (SATDOKU_IS_WATCH (self));

  if (!g_set_object (&self->source, source))
    return;
  take_names (self);
  satdoku_worker_cancel (self->worker);
  g_clear_pointer (&self->formula, sat_trace_formula_unref);
  g_clear_pointer (&self->trace, sat_trace_unref);
  g_clear_error (&self->error);
  self->position = 0;
  self->busy = FALSE;
  if (source != NULL)
    start_run (self, 0, 0, STEPS_AT_ONCE);
  else
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  g_signal_emit (self, signals[SIGNAL_MOVED], 0);
}

/**
 * satdoku_watch_get_source:
 * @self: a solver
 *
 * Returns: (transfer none) (nullable): the formula
 */
SatdokuFormulaSource *
satdoku_watch_get_source (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), NULL);

  return self->source;
}

/**
 * satdoku_watch_get_variables:
 * @self: the run
 *
 * Returns: (transfer none): what is known of the variables of the formula
 */
const WordsVariables *
satdoku_watch_get_variables (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), NULL);

  return &self->variables;
}

/**
 * satdoku_watch_get_cnf:
 * @self: a solver
 *
 * Returns: (transfer none) (nullable): the formula, when it is that of a puzzle
 */
SudokuCnf *
satdoku_watch_get_cnf (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), NULL);

  return self->source != NULL ? satdoku_formula_source_get_cnf (self->source) : NULL;
}

/**
 * satdoku_watch_set_options:
 * @self: a solver
 * @options: how it works
 *
 * When only who decides is another one, the run goes on from the step that is looked at; else it
 * begins anew.
 */
void
satdoku_watch_set_options (SatdokuWatch *self,
                           const SatTraceOptions *options)
{
  SatTraceOptions same = *options;
  guint n_steps;

  g_return_if_fail (SATDOKU_IS_WATCH (self));

  if (memcmp (options, &self->options, sizeof *options) == 0)
    return;
  same.decide = self->options.decide;
  n_steps = memcmp (&same, &self->options, sizeof same) == 0 ? self->position : 0;
  self->options = *options;
  if (self->source != NULL)
    start_run (self, n_steps, 0, n_steps + STEPS_AT_ONCE);
}

/**
 * satdoku_watch_get_options:
 * @self: a solver
 *
 * Returns: (transfer none): how it works
 */
const SatTraceOptions *
satdoku_watch_get_options (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), NULL);

  return &self->options;
}

/**
 * satdoku_watch_get_trace:
 * @self: a solver
 *
 * Returns: (transfer none) (nullable): the run, as far as it is made
 */
SatTrace *
satdoku_watch_get_trace (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), NULL);

  return self->trace;
}

/**
 * satdoku_watch_is_busy:
 * @self: a solver
 *
 * Returns: is a run being made?
 */
gboolean
satdoku_watch_is_busy (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), FALSE);

  return self->busy;
}

/**
 * satdoku_watch_get_error:
 * @self: a solver
 *
 * Returns: (transfer none) (nullable): why there is no run
 */
const GError *
satdoku_watch_get_error (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), NULL);

  return self->error;
}

/**
 * satdoku_watch_cancel:
 * @self: a solver
 *
 * Stops what is being made; the run before it stays.
 */
void
satdoku_watch_cancel (SatdokuWatch *self)
{
  g_return_if_fail (SATDOKU_IS_WATCH (self));

  if (!self->busy)
    return;
  satdoku_worker_cancel (self->worker);
  self->busy = FALSE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * satdoku_watch_get_position:
 * @self: a solver
 *
 * Returns: how many steps are done
 */
guint
satdoku_watch_get_position (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), 0);

  return self->position;
}

/**
 * satdoku_watch_set_position:
 * @self: a solver with a run
 * @position: a number of steps, at most those of the run
 *
 * Looks at what holds after so many steps.
 */
void
satdoku_watch_set_position (SatdokuWatch *self,
                            guint position)
{
  g_return_if_fail (SATDOKU_IS_WATCH (self));

  if (self->trace == NULL || position == self->position ||
      position > sat_trace_get_n_steps (self->trace))
    return;
  self->position = position;
  g_signal_emit (self, signals[SIGNAL_MOVED], 0);
}

static gboolean
is_unfinished (SatdokuWatch *self)
{
  return sat_trace_get_end (self->trace) == SAT_TRACE_END_LIMIT &&
         sat_trace_get_n_steps (self->trace) < STEPS_MAX;
}

/**
 * satdoku_watch_can_go_on:
 * @self: a solver
 *
 * Returns: is there a next step, or can it be made without anybody's decision?
 */
gboolean
satdoku_watch_can_go_on (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), FALSE);

  return self->trace != NULL && !self->busy &&
         (self->position < sat_trace_get_n_steps (self->trace) || is_unfinished (self));
}

/**
 * satdoku_watch_step:
 * @self: a solver
 *
 * Goes one step on. At the end of what is made of the run, more of it is made first.
 *
 * Returns: %FALSE when there is none
 */
gboolean
satdoku_watch_step (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), FALSE);

  if (!satdoku_watch_can_go_on (self))
    return FALSE;
  if (self->position < sat_trace_get_n_steps (self->trace))
    satdoku_watch_set_position (self, self->position + 1);
  else
    start_run (self, self->position, 0, self->position + STEPS_AT_ONCE);
  return TRUE;
}

/**
 * satdoku_watch_next_conflict:
 * @self: a solver
 *
 * Goes on to what is learned from the next conflict, or to the end of what is made of the run.
 */
void
satdoku_watch_next_conflict (SatdokuWatch *self)
{
  guint n_steps;
  guint i;
  gboolean found = FALSE;

  g_return_if_fail (SATDOKU_IS_WATCH (self));

  if (!satdoku_watch_can_go_on (self))
    return;
  n_steps = sat_trace_get_n_steps (self->trace);
  if (self->position == n_steps)
    {
      satdoku_watch_step (self);
      return;
    }
  for (i = self->position; i < n_steps; i++)
    {
      SatTraceKind kind = sat_trace_get_step (self->trace, i)->kind;

      if (found && kind != SAT_TRACE_RESOLVE && kind != SAT_TRACE_LEARN)
        break;
      found |= kind == SAT_TRACE_CONFLICT;
    }
  satdoku_watch_set_position (self, i);
}

/**
 * satdoku_watch_last_decision:
 * @self: a solver
 *
 * Goes back to before the last decision, or to the beginning.
 */
void
satdoku_watch_last_decision (SatdokuWatch *self)
{
  guint i;

  g_return_if_fail (SATDOKU_IS_WATCH (self));

  if (self->trace == NULL)
    return;
  for (i = self->position; i > 0; i--)
    if (sat_trace_get_step (self->trace, i - 1)->kind == SAT_TRACE_DECIDE)
      break;
  satdoku_watch_set_position (self, i > 0 ? i - 1 : 0);
}

/**
 * satdoku_watch_find_choice:
 * @self: a solver
 *
 * Finds where something can be decided next: not before all that follows has been found.
 *
 * Returns: the number of steps that are done then, or %G_MAXUINT when the run ends before
 */
guint
satdoku_watch_find_choice (SatdokuWatch *self)
{
  guint n_steps;

  g_return_val_if_fail (SATDOKU_IS_WATCH (self), G_MAXUINT);

  if (self->trace == NULL || self->busy)
    return G_MAXUINT;
  n_steps = sat_trace_get_n_steps (self->trace);
  for (guint i = self->position; i < n_steps; i++)
    if (sat_trace_get_step (self->trace, i)->kind == SAT_TRACE_DECIDE)
      return i;
  return sat_trace_get_end (self->trace) == SAT_TRACE_END_CHOICE ? n_steps : G_MAXUINT;
}

/**
 * satdoku_watch_find_derivation:
 * @self: a solver
 * @end: (out): the number of the step after the last one that belongs to it and is done
 *
 * Finds the last conflict.
 *
 * Returns: the number of its step, or %G_MAXUINT when there was none yet
 */
guint
satdoku_watch_find_derivation (SatdokuWatch *self,
                               guint *end)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self) && end != NULL, G_MAXUINT);

  *end = 0;
  for (guint i = self->trace != NULL ? self->position : 0; i > 0; i--)
    {
      SatTraceKind kind = sat_trace_get_step (self->trace, i - 1)->kind;

      if (*end == 0 && (kind == SAT_TRACE_CONFLICT || kind == SAT_TRACE_RESOLVE ||
                        kind == SAT_TRACE_LEARN))
        *end = i;
      if (kind == SAT_TRACE_CONFLICT)
        return i - 1;
    }
  return G_MAXUINT;
}

/**
 * satdoku_watch_decide:
 * @self: a solver
 * @literal: a literal that is free at the next choice: see satdoku_watch_find_choice()
 *
 * Goes on from there with this decision instead of what was decided before.
 */
void
satdoku_watch_decide (SatdokuWatch *self,
                      int literal)
{
  guint choice = satdoku_watch_find_choice (self);
  g_autoptr (SatTraceState) state = NULL;
  g_autofree char *words = NULL;
  g_autofree char *message = NULL;
  int value;

  if (choice == G_MAXUINT || literal == 0)
    return;
  state = sat_trace_state_new (self->trace, choice);
  value = sat_trace_state_get_value (state, literal);
  if (value == 0 && sat_trace_formula_find (self->formula, literal) != 0)
    {
      start_run (self, choice, literal, choice + STEPS_AT_ONCE);
      return;
    }
  words = words_trace_literal (satdoku_watch_get_variables (self), literal);
  message = g_strdup_printf (
    /* Translators: %s is what somebody wants to decide, such as "r1c1=1". */
    value > 0   ? _ ("%s holds already")
    : value < 0 ? _ ("%s can’t hold any more")
                : _ ("No clause speaks of %s"),
    words);
  g_signal_emit (self, signals[SIGNAL_MESSAGE], 0, message);
}

/**
 * satdoku_watch_get_clause:
 * @self: a solver
 *
 * Returns: the number of the clause that the last step is about, or %SAT_TRACE_NO_CLAUSE
 */
guint
satdoku_watch_get_clause (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), SAT_TRACE_NO_CLAUSE);

  if (self->trace == NULL || self->position == 0)
    return SAT_TRACE_NO_CLAUSE;
  return sat_trace_get_step (self->trace, self->position - 1)->clause;
}

/* What holds of a cell: its value and on which level it was decided, or what is left. Some
 * encodings let a cell have two values for a while. */
static void
show_cell (SatdokuWatch *self,
           const SatTraceState *state,
           SatdokuOverlay *overlay,
           guint cell)
{
  SudokuCnf *cnf = satdoku_watch_get_cnf (self);
  guint side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));
  SudokuSet free = SUDOKU_SET_EMPTY, struck = SUDOKU_SET_EMPTY;
  guint first = 0;

  for (guint value = 1; value <= side; value++)
    {
      int variable = sudoku_cnf_get_variable (cnf, cell, value);
      int holds = sat_trace_state_get_value (state, variable);
      const SatTraceStep *step;

      if (holds == 0)
        free = sudoku_set_or (free, sudoku_set_single (value));
      else if (holds < 0 && sat_trace_state_get_level (state, variable) > 0)
        struck = sudoku_set_or (struck, sudoku_set_single (value));
      if (holds <= 0)
        continue;
      if (first > 0)
        {
          satdoku_overlay_set_pair (overlay, cell, first, value);
          return;
        }
      first = value;
      step = sat_trace_get_step (
        self->trace,
        sat_trace_state_get_trail_step (state, sat_trace_state_get_place (state, variable)));
      satdoku_overlay_set_assumed (overlay, cell, value,
                                   step->kind == SAT_TRACE_DECIDE ? step->level : 0);
    }
  if (first == 0 && !sudoku_set_is_empty (sudoku_set_or (free, struck)))
    satdoku_overlay_set_open (overlay, cell, free, struck);
}

/**
 * satdoku_watch_create_state:
 * @self: a solver
 *
 * Returns: (transfer full) (nullable): what holds at the step that is looked at; %NULL: no run
 */
SatTraceState *
satdoku_watch_create_state (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), NULL);

  return self->trace != NULL ? sat_trace_state_new (self->trace, self->position) : NULL;
}

/**
 * satdoku_watch_create_overlay:
 * @self: a solver
 *
 * Makes what is to be shown on a board: what was decided and on which level, what follows, and what
 * is left in other cells. The puzzle's own numbers are left out.
 *
 * Returns: (transfer full) (nullable): what is shown; %NULL when there is no run or no puzzle
 */
SatdokuOverlay *
satdoku_watch_create_overlay (SatdokuWatch *self)
{
  SudokuCnf *cnf = satdoku_watch_get_cnf (self);
  const SudokuGrid *grid;
  g_autoptr (SatTraceState) state = NULL;
  SatdokuOverlay *overlay;
  guint side;

  if (cnf == NULL || self->trace == NULL)
    return NULL;
  grid = sudoku_cnf_get_grid (cnf);
  side = sudoku_grid_get_side (grid);
  state = sat_trace_state_new (self->trace, self->position);
  overlay = satdoku_overlay_new (side);
  for (guint cell = 0; cell < side * side; cell++)
    if (sudoku_grid_get_fixed (grid, cell) == 0)
      show_cell (self, state, overlay, cell);
  return overlay;
}
