/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A solver that is watched on a formula. A worker makes a run as far as it goes: to its end, to
 * where the user is to decide, or so many steps; then each of its steps can be looked at, forwards
 * and backwards, at once. Deciding something else makes another run, which begins like the one
 * before, up to that choice. It knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-watch.h"

#include <glib/gi18n.h>
#include <sat-trace-state.h>
#include <string.h>
#include <words-trace.h>

#include "satdoku-class.h"
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
  SatdokuMessages *messages;    /* (nullable) */
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
  N_SIGNALS
};

static guint signals[N_SIGNALS];

enum
{
  PROP_BUSY = 1,
  PROP_CAN_DECIDE,
  PROP_MESSAGES,
  PROP_DECIDE,
  PROP_LEARN,
  PROP_PROPAGATE,
  PROP_MINIMISE,
  PROP_RESTARTS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
notify (SatdokuWatch *self,
        guint property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

/* There is another run, or one is being made, or none could be made. */
static void
tell_changed (SatdokuWatch *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  notify (self, PROP_BUSY);
  notify (self, PROP_CAN_DECIDE);
}

static void
tell_moved (SatdokuWatch *self)
{
  g_signal_emit (self, signals[SIGNAL_MOVED], 0);
  notify (self, PROP_CAN_DECIDE);
}

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
  tell_changed (self);
  tell_moved (self);
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
  tell_changed (self);
}

static void
satdoku_watch_dispose (GObject *object)
{
  SatdokuWatch *self = SATDOKU_WATCH (object);

  if (self->worker != NULL)
    satdoku_worker_cancel (self->worker);
  self->variables = (WordsVariables){ 0 };
  satdoku_class_dispose (object);
}

static void
satdoku_watch_get_property (GObject *object,
                            guint id,
                            GValue *value,
                            GParamSpec *pspec)
{
  SatdokuWatch *self = SATDOKU_WATCH (object);

  switch (id)
    {
    case PROP_BUSY:
      g_value_set_boolean (value, self->busy);
      break;
    case PROP_CAN_DECIDE:
      g_value_set_boolean (value, satdoku_watch_find_choice (self) != G_MAXUINT);
      break;
    case PROP_DECIDE:
      g_value_set_uint (value, self->options.decide);
      break;
    case PROP_LEARN:
      g_value_set_uint (value, self->options.learn);
      break;
    case PROP_PROPAGATE:
      g_value_set_uint (value, self->options.counting ? 1 : 0);
      break;
    case PROP_MINIMISE:
      g_value_set_boolean (value, self->options.minimise);
      break;
    case PROP_RESTARTS:
      g_value_set_boolean (value, self->options.restarts);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* When only what decides is another rule, the run goes on from the step that is looked at; else it
 * begins anew. */
static void
set_options (SatdokuWatch *self,
             const SatTraceOptions *options)
{
  SatTraceOptions same = *options;
  guint n_steps;

  if (memcmp (options, &self->options, sizeof *options) == 0)
    return;
  same.decide = self->options.decide;
  n_steps = memcmp (&same, &self->options, sizeof same) == 0 ? self->position : 0;
  self->options = *options;
  for (guint id = PROP_DECIDE; id < N_PROPS; id++)
    notify (self, id);
  if (self->source != NULL)
    start_run (self, n_steps, 0, n_steps + STEPS_AT_ONCE);
}

static void
satdoku_watch_set_property (GObject *object,
                            guint id,
                            const GValue *value,
                            GParamSpec *pspec)
{
  SatdokuWatch *self = SATDOKU_WATCH (object);
  SatTraceOptions options = self->options;

  switch (id)
    {
    case PROP_MESSAGES:
      g_set_object (&self->messages, g_value_get_object (value));
      return;
    case PROP_DECIDE:
      options.decide = (SatTraceDecide)g_value_get_uint (value);
      break;
    case PROP_LEARN:
      options.learn = (SatTraceLearn)g_value_get_uint (value);
      break;
    case PROP_PROPAGATE:
      options.counting = g_value_get_uint (value) == 1;
      break;
    case PROP_MINIMISE:
      options.minimise = g_value_get_boolean (value);
      break;
    case PROP_RESTARTS:
      options.restarts = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
  set_options (self, &options);
}

/* How the solver works, as rows of lists and as checks. */
static void
add_option (guint id,
            const char *name,
            GType type)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[id] = type == G_TYPE_UINT
                     ? g_param_spec_uint (name, NULL, NULL, 0, G_MAXUINT, 0, flags)
                     : g_param_spec_boolean (name, NULL, NULL, FALSE, flags);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  /* A run is being made. */
  properties[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);
  /* There is a choice at the step that is looked at, or after it. */
  properties[PROP_CAN_DECIDE] = g_param_spec_boolean ("can-decide", NULL, NULL, FALSE, flags);
  /* Where something is said to the user (nullable). */
  properties[PROP_MESSAGES] =
    g_param_spec_object ("messages", NULL, NULL, SATDOKU_TYPE_MESSAGES,
                         G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  add_option (PROP_DECIDE, "decide", G_TYPE_UINT);
  add_option (PROP_LEARN, "learn", G_TYPE_UINT);
  add_option (PROP_PROPAGATE, "propagate", G_TYPE_UINT);
  add_option (PROP_MINIMISE, "minimise", G_TYPE_BOOLEAN);
  add_option (PROP_RESTARTS, "restarts", G_TYPE_BOOLEAN);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
satdoku_watch_class_init (SatdokuWatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_watch_dispose;
  G_OBJECT_CLASS (klass)->get_property = satdoku_watch_get_property;
  G_OBJECT_CLASS (klass)->set_property = satdoku_watch_set_property;
  install_properties (G_OBJECT_CLASS (klass));
  /* There is another run, or one is being made, or it could not be made. */
  signals[SIGNAL_CHANGED] = satdoku_class_add_signal (klass, "changed", 0);
  /* Another step is looked at, or another run. */
  signals[SIGNAL_MOVED] = satdoku_class_add_signal (klass, "moved", 0);
  satdoku_class_drops (klass, SatdokuWatch, worker, g_object_unref);
  satdoku_class_drops (klass, SatdokuWatch, messages, g_object_unref);
  satdoku_class_drops (klass, SatdokuWatch, source, g_object_unref);
  satdoku_class_drops (klass, SatdokuWatch, names, sat_names_free);
  satdoku_class_drops (klass, SatdokuWatch, formula, sat_trace_formula_unref);
  satdoku_class_drops (klass, SatdokuWatch, trace, sat_trace_unref);
  satdoku_class_drops (klass, SatdokuWatch, error, g_error_free);
}

/* All that is said of the run is said anew. */
static void
notation_cb (SatdokuWatch *self)
{
  self->variables.notation = satdoku_notation_get (satdoku_notation_get_default ());
  tell_changed (self);
  tell_moved (self);
}

static void
satdoku_watch_init (SatdokuWatch *self)
{
  satdoku_notation_follow (self, G_CALLBACK (notation_cb));
  self->worker = satdoku_worker_new ();
  self->options = (SatTraceOptions){ .decide = SAT_TRACE_DECIDE_FIRST, .minimise = TRUE };
}

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

/* Makes a run on the formula, or none for NULL, from its beginning. Setting the same formula again
 * does
 * nothing. */
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
    tell_changed (self);
  tell_moved (self);
}

SATDOKU_DEFINE_GETTER (SatdokuWatch, satdoku_watch, source, SatdokuFormulaSource *)

const WordsVariables *
satdoku_watch_get_variables (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), NULL);

  return &self->variables;
}

/* (nullable): the formula, when it is that of a puzzle. */
SudokuCnf *
satdoku_watch_get_cnf (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), NULL);

  return self->source != NULL ? satdoku_formula_source_get_cnf (self->source) : NULL;
}

const SatTraceOptions *
satdoku_watch_get_options (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), NULL);

  return &self->options;
}

/* (nullable): the run, as far as it is made. */
SATDOKU_DEFINE_GETTER (SatdokuWatch, satdoku_watch, trace, SatTrace *)

gboolean
satdoku_watch_is_busy (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), FALSE);

  return self->busy;
}

SATDOKU_DEFINE_GETTER (SatdokuWatch, satdoku_watch, error, const GError *)

/* Stops what is being made; the run before it stays. */
void
satdoku_watch_cancel (SatdokuWatch *self)
{
  g_return_if_fail (SATDOKU_IS_WATCH (self));

  if (!self->busy)
    return;
  satdoku_worker_cancel (self->worker);
  self->busy = FALSE;
  tell_changed (self);
}

/* How many steps are done. */
SATDOKU_DEFINE_GETTER (SatdokuWatch, satdoku_watch, position, guint)

void
satdoku_watch_set_position (SatdokuWatch *self,
                            guint position)
{
  g_return_if_fail (SATDOKU_IS_WATCH (self));

  if (self->trace == NULL || position == self->position ||
      position > sat_trace_get_n_steps (self->trace))
    return;
  self->position = position;
  tell_moved (self);
}

static gboolean
is_unfinished (SatdokuWatch *self)
{
  return sat_trace_get_end (self->trace) == SAT_TRACE_END_LIMIT &&
         sat_trace_get_n_steps (self->trace) < STEPS_MAX;
}

/* Is there a next step, or can the solver make it without a decision of the user? */
gboolean
satdoku_watch_can_go_on (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), FALSE);

  return self->trace != NULL && !self->busy &&
         (self->position < sat_trace_get_n_steps (self->trace) || is_unfinished (self));
}

/* At the end of what is made of the run, more of it is made first. %FALSE when there is none. */
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

/* Goes on to what is learned from the next conflict, or to the end of what is made of the run. */
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

/* Goes back to before the last decision, or to the beginning. */
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

/* How many steps are done when something can be decided next, which is not before all that follows
 * has been found; %G_MAXUINT when the run ends before. */
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

/* The step of the last conflict, or %G_MAXUINT when there was none yet. @end: the step after the
 * last one that belongs to it and is done. */
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

/* Has a sentence said to the user. */
void
satdoku_watch_say (SatdokuWatch *self,
                   const char *message)
{
  g_return_if_fail (SATDOKU_IS_WATCH (self) && message != NULL);

  if (self->messages != NULL)
    satdoku_messages_say (self->messages, message);
}

/* Goes on from the next choice, at which @literal must be free, with this decision instead of what
 * was decided before. */
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
    /* Translators: %s is what the user wants to decide, such as "r1c1=1". */
    value > 0   ? _ ("%s holds already")
    : value < 0 ? _ ("%s can’t hold any more")
                : _ ("No clause speaks of %s"),
    words);
  satdoku_watch_say (self, message);
}

/* The clause that the last step is about, or %SAT_TRACE_NO_CLAUSE. */
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

/* What holds at the step that is looked at, owned by the caller; NULL without a run. */
SatTraceState *
satdoku_watch_create_state (SatdokuWatch *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH (self), NULL);

  return self->trace != NULL ? sat_trace_state_new (self->trace, self->position) : NULL;
}

/* What a board should show: what was decided and on which level, what follows, and what is left in
 * other cells, without the puzzle's own numbers. %NULL when there is no run or no puzzle. */
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
