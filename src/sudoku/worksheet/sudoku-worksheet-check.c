/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads what was written below the last line of a worksheet, and judges it. A formula is not
 * compared with ours: it is right when it has the same models. What does not follow from it is
 * shown by an assignment that it allows, and what it excludes by a solution that it forbids.
 * Step-by-step tasks are checked step by step: a true end is not enough. */

#include "sudoku-worksheet-check.h"

#include <sat-dimacs.h>
#include <sat-model.h>
#include <sat-solver.h>
#include <string.h>

#include "sudoku-error.h"
#include "sudoku-propagated.h"
#include "sudoku-resolution.h"

#define SPEC_LINE "c worksheet "
/* Below it stands the answer. */
#define ANSWER "answer"
/* How many solutions are compared with clauses with auxiliary variables. */
#define SOLUTIONS_MAX 10000
/* So many auxiliary variables may be used. */
#define AUXILIARIES_MAX 1000

/**
 * sudoku_worksheet_find_spec: (skip)
 * @name: what the text is called
 * @text: a worksheet with an answer
 * @spec: (out caller-allocates): what the worksheet is made of
 *
 * Finds the line with the specification of a worksheet.
 *
 * Returns: %FALSE with %SUDOKU_ERROR_SYNTAX when there is none, or it can't be read
 */
gboolean
sudoku_worksheet_find_spec (const char *name,
                            const char *text,
                            SudokuWorksheetSpec *spec,
                            GError **error)
{
  g_auto (GStrv) lines = NULL;
  SatPlace place = { .name = name, .line = 1 };

  g_return_val_if_fail (text != NULL && spec != NULL, FALSE);

  lines = g_strsplit (text, "\n", -1);
  for (gsize i = 0; lines[i] != NULL; i++)
    {
      if (!g_str_has_prefix (lines[i], SPEC_LINE))
        continue;
      if (sudoku_worksheet_spec_parse (spec, g_strstrip (lines[i] + strlen (SPEC_LINE))))
        return TRUE;
      place.line = i + 1;
      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &place, "worksheet-line");
      return FALSE;
    }
  sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &place, "worksheet-none");
  return FALSE;
}

static gboolean
is_answer_line (const char *line)
{
  g_autofree char *copy = NULL;

  if (line[0] != 'c' || !g_ascii_isspace (line[1]))
    return FALSE;
  copy = g_strdup (line + 1);
  g_strdelimit (copy, ":.…", ' ');
  return g_ascii_strcasecmp (g_strstrip (copy), ANSWER) == 0;
}

/* What stands below the line, with as many lines before it, so that places are right; the first of
 * them is @head. */
static char *
cut_answer (const char *text,
            const char *head,
            gboolean *empty)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *answer = g_string_new (head);
  gboolean below = FALSE;

  *empty = TRUE;
  for (gsize i = 0; lines[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (answer, '\n');
      if (below && i > 0)
        g_string_append (answer, lines[i]);
      g_strstrip (lines[i]);
      if (below && lines[i][0] != '\0' && lines[i][0] != 'c')
        *empty = FALSE;
      below = below || is_answer_line (lines[i]);
    }
  return g_string_free (answer, FALSE);
}

/* Where one is among clauses. */
typedef struct
{
  const int *literals; /* of the clause that is looked at */
  gsize n_literals;
  const int *next;
  const int *end;
  guint64 number; /* of that clause, from 1 */
} Walk;

static Walk
begin_walk (const SatClauses *clauses)
{
  gsize n = 0;
  const int *first = sat_clauses_get_literals (clauses, &n);

  return (Walk){ .next = first, .end = first + n };
}

static gboolean
next_clause (Walk *self)
{
  if (self->next >= self->end)
    return FALSE;
  self->literals = self->next;
  self->n_literals = 0;
  while (self->literals[self->n_literals] != 0)
    self->n_literals++;
  self->next = self->literals + self->n_literals + 1;
  self->number++;
  return TRUE;
}

/**
 * sudoku_worksheet_get_clause: (skip)
 * @clauses: some clauses
 * @clause: a number from 0
 * @n_literals: (out): its length
 *
 * Gets a clause, in time that grows with its number.
 *
 * Returns: (transfer none) (nullable): its literals; %NULL when there are not so many clauses
 */
const int *
sudoku_worksheet_get_clause (const SatClauses *clauses,
                             guint64 clause,
                             gsize *n_literals)
{
  Walk walk = begin_walk (clauses);

  while (next_clause (&walk))
    if (walk.number > clause)
      {
        *n_literals = walk.n_literals;
        return walk.literals;
      }
  *n_literals = 0;
  return NULL;
}

/* @first: (nullable) */
static SatSolver *
new_solver (const SatClauses *first,
            const SatClauses *second,
            GCancellable *cancellable)
{
  SatSolver *solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  const SatClauses *const parts[] = { first, second };

  sat_solver_set_cancellable (solver, cancellable);
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      gsize n = 0;
      const int *literals = parts[i] != NULL ? sat_clauses_get_literals (parts[i], &n) : NULL;

      sat_sink_add (sat_solver_get_sink (solver), literals, n, NULL);
    }
  return solver;
}

/* (element-type int): the variables of the formula that its clauses have. */
static GArray *
list_variables (const SudokuWorksheet *worksheet)
{
  g_autofree gboolean *used = g_new0 (gboolean, (gsize)worksheet->n_variables + 1);
  const SatClauses *const parts[] = { worksheet->given, worksheet->wanted };
  GArray *variables = g_array_new (FALSE, FALSE, sizeof (int));

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      gsize n = 0;
      const int *literals = sat_clauses_get_literals (parts[i], &n);

      for (gsize k = 0; k < n; k++)
        used[ABS (literals[k])] = TRUE;
    }
  for (int variable = 1; variable <= worksheet->n_variables; variable++)
    if (used[variable])
      g_array_append_val (variables, variable);
  return variables;
}

static GArray *
collect_assignment (SatSolver *solver,
                    const GArray *variables)
{
  GArray *assignment = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < variables->len; i++)
    {
      int variable = g_array_index (variables, int, i);
      int literal = sat_solver_value (solver, variable) ? variable : -variable;

      g_array_append_val (assignment, literal);
    }
  return assignment;
}

/* Is there a model in which all literals of the clause are false? */
static SatStatus
break_clause (SatSolver *solver,
              const int *clause,
              gsize n_literals,
              GError **error)
{
  for (gsize i = 0; i < n_literals; i++)
    if (!sat_solver_assume (solver, -clause[i], error))
      return SAT_STATUS_UNKNOWN;
  return sat_solver_solve (solver, error);
}

/* Clauses that do not follow from what a solver has. */
typedef struct
{
  guint64 n;
  guint64 number;     /* of the first one, from 0 */
  GArray *literals;   /* (nullable) (element-type int): its literals */
  GArray *assignment; /* (nullable) (element-type int): makes them all false */
} Broken;

static void
broken_clear (Broken *self)
{
  g_clear_pointer (&self->literals, g_array_unref);
  g_clear_pointer (&self->assignment, g_array_unref);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Broken, broken_clear)

/* What an answer is held against, and examples are taken from. */
typedef struct
{
  SatSolver *solver;
  SatSolver *examples; /* @solver, or the same with the rules */
  const GArray *variables;
} Model;

/* The clause can be false; an example of that is one that the rules allow. FALSE with an error. */
static gboolean
take_example (Broken *self,
              const Model *model,
              const Walk *walk,
              GError **error)
{
  SatStatus status = SAT_STATUS_SATISFIABLE;

  self->number = walk->number - 1;
  self->literals = g_array_new (FALSE, FALSE, sizeof (int));
  g_array_append_vals (self->literals, walk->literals, (guint)walk->n_literals);
  if (model->examples != model->solver)
    status = break_clause (model->examples, walk->literals, walk->n_literals, error);
  if (status == SAT_STATUS_SATISFIABLE)
    self->assignment = collect_assignment (model->examples, model->variables);
  return status != SAT_STATUS_UNKNOWN;
}

/* FALSE with an error. */
static gboolean
find_broken (Broken *self,
             const SatClauses *clauses,
             const Model *model,
             GError **error)
{
  Walk walk = begin_walk (clauses);

  while (next_clause (&walk))
    {
      SatStatus status = break_clause (model->solver, walk.literals, walk.n_literals, error);

      if (status == SAT_STATUS_UNKNOWN)
        return FALSE;
      if (status == SAT_STATUS_SATISFIABLE && self->n++ == 0 &&
          !take_example (self, model, &walk, error))
        return FALSE;
    }
  return TRUE;
}

/* Finds wanted clauses that do not follow. FALSE with an error. */
static gboolean
find_missing (SudokuWorksheetVerdict *self,
              const SudokuWorksheet *worksheet,
              const Model *answer,
              GError **error)
{
  g_auto (Broken) broken = { 0 };

  if (!find_broken (&broken, worksheet->wanted, answer, error))
    return FALSE;
  self->n_missing = broken.n;
  self->missing = broken.number;
  self->allowed = g_steal_pointer (&broken.assignment);
  return TRUE;
}

/* Finds written clauses that do not follow from the right ones. */
static gboolean
find_excess (SudokuWorksheetVerdict *self,
             const SatClauses *written,
             const Model *whole,
             GError **error)
{
  g_auto (Broken) broken = { 0 };

  if (!find_broken (&broken, written, whole, error))
    return FALSE;
  self->n_excess = broken.n;
  self->excess = g_steal_pointer (&broken.literals);
  self->forbidden = g_steal_pointer (&broken.assignment);
  return TRUE;
}

/* With auxiliary variables a single clause says nothing: is each solution a part of a model? */
static gboolean
find_forbidden (SudokuWorksheetVerdict *self,
                SatSolver *answer,
                const Model *right,
                GError **error)
{
  SatSolver *whole = right->solver;

  for (guint i = 0; i < SOLUTIONS_MAX; i++)
    {
      SatStatus status = sat_solver_solve (whole, error);
      g_autoptr (GArray) solution = NULL;
      g_autoptr (GArray) blocking = g_array_new (FALSE, FALSE, sizeof (int));

      if (status != SAT_STATUS_SATISFIABLE)
        return status == SAT_STATUS_UNSATISFIABLE;
      solution = collect_assignment (whole, right->variables);
      for (guint k = 0; k < solution->len; k++)
        {
          int literal = -g_array_index (solution, int, k);

          g_array_append_val (blocking, literal);
        }
      status = break_clause (answer, (const int *)(gconstpointer)blocking->data, blocking->len,
                             error);
      if (status == SAT_STATUS_UNKNOWN)
        return FALSE;
      if (status == SAT_STATUS_UNSATISFIABLE)
        {
          self->n_excess = 1;
          self->forbidden = g_steal_pointer (&solution);
          return TRUE;
        }
      if (!sat_solver_add_clause (whole, (const int *)(gconstpointer)blocking->data, blocking->len,
                                  error))
        return FALSE;
    }
  self->unchecked = TRUE;
  return TRUE;
}

/* What was written, and what it is held against. */
typedef struct
{
  const SudokuWorksheet *worksheet;
  const char *name;
  const char *text;
  GCancellable *cancellable; /* (nullable) */
} Answer;

static gboolean
check_variable (const Answer *answer,
                int variable,
                int max,
                GError **error)
{
  SatPlace place = { .name = answer->name };

  if (variable <= max)
    return TRUE;
  sudoku_error_set (error, SUDOKU_ERROR_LIMIT, &place, "worksheet-variable",
                    sat_arg_number (variable), sat_arg_number (max));
  return FALSE;
}

/* The clauses that were written, with so many variables more than the formula has; NULL with an
 * error. */
static SatClauses *
read_clauses (const Answer *answer,
              int n_auxiliaries,
              GError **error)
{
  g_autoptr (SatDimacs) dimacs =
    sat_dimacs_read (answer->name, answer->text, strlen (answer->text), answer->cancellable, error);

  if (dimacs == NULL ||
      !check_variable (answer, sat_clauses_get_max_variable (dimacs->clauses),
                       answer->worksheet->n_variables + n_auxiliaries, error))
    return NULL;
  return g_steal_pointer (&dimacs->clauses);
}

/* Compares what was written with what is wanted, both ways. */
static gboolean
compare (SudokuWorksheetVerdict *self,
         const Answer *answer,
         const SatClauses *written,
         GError **error)
{
  const SudokuWorksheet *worksheet = answer->worksheet;
  gboolean alone = worksheet->spec.kind->stands_alone;
  g_autoptr (GArray) variables = list_variables (worksheet);
  g_autoptr (SatSolver) with = new_solver (worksheet->given, written, answer->cancellable);
  g_autoptr (SatSolver) whole =
    new_solver (worksheet->given, worksheet->wanted, answer->cancellable);
  g_autoptr (SatSolver) by_itself = alone ? new_solver (NULL, written, answer->cancellable) : NULL;
  g_autoptr (SatSolver) wanted =
    alone ? new_solver (NULL, worksheet->wanted, answer->cancellable) : NULL;
  const Model said = { alone ? by_itself : with, with, variables };
  const Model right = { alone ? wanted : whole, whole, variables };

  if (!find_missing (self, worksheet, &said, error))
    return FALSE;
  return sat_clauses_get_max_variable (written) <= worksheet->n_variables
           ? find_excess (self, written, &right, error)
           : find_forbidden (self, with, &right, error);
}

static gboolean
check_clauses (SudokuWorksheetVerdict *self,
               const Answer *answer,
               GError **error)
{
  const SudokuWorksheet *worksheet = answer->worksheet;
  int n_auxiliaries = worksheet->spec.kind->stands_alone ? 0 : AUXILIARIES_MAX;
  g_autoptr (SatClauses) written = read_clauses (answer, n_auxiliaries, error);

  if (written == NULL || !compare (self, answer, written, error))
    return FALSE;
  self->right = self->n_missing == 0 && self->n_excess == 0 && !self->unchecked;
  return TRUE;
}

/* The literals that were written; NULL with an error. */
static SatModel *
read_literals (const Answer *answer,
               GError **error)
{
  g_autoptr (SatModel) model = sat_model_read (answer->name, answer->text, strlen (answer->text),
                                               answer->cancellable, error);

  if (model == NULL || !check_variable (answer, sat_model_get_max_variable (model),
                                        answer->worksheet->n_variables, error))
    return NULL;
  return g_steal_pointer (&model);
}

/* What is not written is false. */
static gboolean
check_model (SudokuWorksheetVerdict *self,
             const Answer *answer,
             GError **error)
{
  const SudokuWorksheet *worksheet = answer->worksheet;
  g_autoptr (SatModel) model = read_literals (answer, error);
  Walk walk = begin_walk (worksheet->given);

  if (model == NULL)
    return FALSE;
  while (next_clause (&walk))
    {
      gboolean holds = FALSE;

      for (gsize i = 0; i < walk.n_literals; i++)
        {
          int literal = walk.literals[i];

          holds |= (sat_model_get_value (model, ABS (literal)) > 0) == (literal > 0);
        }
      if (!holds && self->n_false++ == 0)
        self->false_clause = walk.number - 1;
    }
  self->right = self->n_false == 0;
  return TRUE;
}

/* Negative literals are not required, but those that are written must be right, too. */
static gboolean
check_units (SudokuWorksheetVerdict *self,
             const Answer *answer,
             GError **error)
{
  const SudokuWorksheet *worksheet = answer->worksheet;
  g_autoptr (SatModel) model = read_literals (answer, error);
  g_autofree gint8 *signs = sudoku_propagate (worksheet->given, worksheet->n_variables);

  if (model == NULL)
    return FALSE;
  for (guint i = 0; i < worksheet->literals->len; i++)
    {
      int literal = g_array_index (worksheet->literals, int, i);

      if (sat_model_get_value (model, literal) == 0 && self->n_lacking++ == 0)
        self->lacking = literal;
    }
  for (int literal = 0; (literal = sat_model_next_literal (model, ABS (literal))) != 0;)
    if (signs[ABS (literal)] != (literal > 0 ? 1 : -1) && self->n_wrong++ == 0)
      self->wrong = literal;
  self->right = self->n_wrong == 0 && self->n_lacking == 0;
  return TRUE;
}

static gboolean
check_refutation (SudokuWorksheetVerdict *self,
                  const Answer *answer,
                  GError **error)
{
  const SatClauses *given = answer->worksheet->given;
  g_autoptr (SatClauses) written = read_clauses (answer, 0, error);
  SudokuResolutionVerdict verdict;
  const int *literals;
  gsize n = 0;

  if (written == NULL)
    return FALSE;
  verdict = sudoku_resolution_check (given, written);
  self->right = verdict.complete;
  self->unfinished = !verdict.complete;
  literals = sudoku_worksheet_get_clause (written, verdict.n_resolvents, &n);
  if (literals != NULL)
    {
      self->unfounded = g_array_new (FALSE, FALSE, sizeof (int));
      g_array_append_vals (self->unfounded, literals, (guint)n);
    }
  return TRUE;
}

/* What stands in front of each kind of answer, so that it can be read, and what finds out what it
 * is worth. */
static const struct
{
  const char *head; /* (nullable) */
  gboolean (*check) (SudokuWorksheetVerdict *self, const Answer *answer, GError **error);
} answers[] = {
  [SUDOKU_WORKSHEET_CLAUSES] = { "p cnf 0 0", check_clauses },
  [SUDOKU_WORKSHEET_MODEL] = { NULL, check_model },
  [SUDOKU_WORKSHEET_UNITS] = { NULL, check_units },
  [SUDOKU_WORKSHEET_REFUTATION] = { "p cnf 0 0", check_refutation },
};

/**
 * sudoku_worksheet_check: (skip)
 * @worksheet: the worksheet that the text is made of
 * @name: what the text is called
 * @text: the worksheet with an answer
 * @task: (nullable): for what takes time
 *
 * Judges an answer, which is below the line "c answer".
 *
 * Returns: (transfer full) (nullable): the verdict; %NULL with %G_IO_ERROR_CANCELLED, or as reading
 *   clauses or a model fails
 */
SudokuWorksheetVerdict *
sudoku_worksheet_check (const SudokuWorksheet *worksheet,
                        const char *name,
                        const char *text,
                        const SudokuTask *task,
                        GError **error)
{
  g_autoptr (SudokuWorksheetVerdict) self = g_new0 (SudokuWorksheetVerdict, 1);
  g_autofree char *below = NULL;
  Answer answer;
  guint kind;

  g_return_val_if_fail (worksheet != NULL && text != NULL, NULL);

  kind = worksheet->spec.kind->answer;
  below = cut_answer (text, answers[kind].head, &self->empty);
  answer = (Answer){ worksheet, name, below, task != NULL ? task->cancellable : NULL };
  if (!self->empty && !answers[kind].check (self, &answer, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * sudoku_worksheet_verdict_free: (skip)
 * @self: (nullable): a verdict
 *
 * Frees it.
 */
void
sudoku_worksheet_verdict_free (SudokuWorksheetVerdict *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->allowed, g_array_unref);
  g_clear_pointer (&self->excess, g_array_unref);
  g_clear_pointer (&self->forbidden, g_array_unref);
  g_clear_pointer (&self->unfounded, g_array_unref);
  g_free (self);
}
