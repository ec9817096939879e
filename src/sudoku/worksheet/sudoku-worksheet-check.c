/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads what was written below the last line of a worksheet, and finds out what it is worth. A
 * formula is not compared with the one we would have written: it is right when it has the same
 * models. What does not follow from it comes with an assignment that it allows, and what it
 * excludes with a solution that it forbids. */

#include "sudoku-worksheet-check.h"

#include <sat-dimacs.h>
#include <sat-model.h>
#include <sat-proof-reader.h>
#include <sat-solver.h>
#include <string.h>

#include "sudoku-error.h"

#define SPEC_LINE "c worksheet "
/* Below it stands the answer. */
#define ANSWER "answer"
/* So many solutions are held against clauses with auxiliary variables. */
#define SOLUTIONS_MAX 10000
/* So many auxiliary variables may be used. */
#define AUXILIARIES_MAX 1000

/**
 * sudoku_worksheet_find_spec: (skip)
 * @name: what the text is called
 * @text: a worksheet with an answer
 * @spec: (out caller-allocates): what the worksheet is made of
 * @error: return location for an error
 *
 * Finds the line that says so.
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
  gsize n = 0;
  const int *at = sat_clauses_get_literals (clauses, &n);
  const int *end = at + n;

  for (; at < end; at += *n_literals + 1)
    {
      *n_literals = 0;
      while (at[*n_literals] != 0)
        (*n_literals)++;
      if (clause-- == 0)
        return at;
    }
  *n_literals = 0;
  return NULL;
}

static SatSolver *
new_solver (const SatClauses *first,
            const SatClauses *second,
            const SudokuTask *task)
{
  SatSolver *solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  const SatClauses *const parts[] = { first, second };

  if (task != NULL)
    sat_solver_set_cancellable (solver, task->cancellable);
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      gsize n = 0;
      const int *literals = sat_clauses_get_literals (parts[i], &n);

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

/* Which clauses that are wanted do not follow? FALSE with an error. */
static gboolean
find_missing (SudokuWorksheetVerdict *self,
              const SudokuWorksheet *worksheet,
              SatSolver *answer,
              const GArray *variables,
              GError **error)
{
  gsize n = 0;
  const int *clause;

  for (guint64 k = 0;
       (clause = sudoku_worksheet_get_clause (worksheet->wanted, k, &n)) != NULL; k++)
    {
      SatStatus status = break_clause (answer, clause, n, error);

      if (status == SAT_STATUS_UNKNOWN)
        return FALSE;
      if (status == SAT_STATUS_SATISFIABLE && self->n_missing++ == 0)
        {
          self->missing = k;
          self->allowed = collect_assignment (answer, variables);
        }
    }
  return TRUE;
}

/* Which clauses that were written do not follow from the whole formula? */
static gboolean
find_excess (SudokuWorksheetVerdict *self,
             const SatClauses *written,
             SatSolver *whole,
             const GArray *variables,
             GError **error)
{
  gsize n = 0;
  const int *clause;

  for (guint64 k = 0; (clause = sudoku_worksheet_get_clause (written, k, &n)) != NULL; k++)
    {
      SatStatus status = break_clause (whole, clause, n, error);

      if (status == SAT_STATUS_UNKNOWN)
        return FALSE;
      if (status == SAT_STATUS_SATISFIABLE && self->n_excess++ == 0)
        {
          self->excess = g_array_new (FALSE, FALSE, sizeof (int));
          g_array_append_vals (self->excess, clause, (guint)n);
          self->forbidden = collect_assignment (whole, variables);
        }
    }
  return TRUE;
}

/* With auxiliary variables a clause alone says nothing: is each solution a part of a model? */
static gboolean
find_forbidden (SudokuWorksheetVerdict *self,
                SatSolver *answer,
                SatSolver *whole,
                const GArray *variables,
                GError **error)
{
  for (guint i = 0; i < SOLUTIONS_MAX; i++)
    {
      SatStatus status = sat_solver_solve (whole, error);
      g_autoptr (GArray) solution = NULL;
      g_autoptr (GArray) blocking = g_array_new (FALSE, FALSE, sizeof (int));

      if (status != SAT_STATUS_SATISFIABLE)
        return status == SAT_STATUS_UNSATISFIABLE;
      solution = collect_assignment (whole, variables);
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

static gboolean
check_variable (const SudokuWorksheet *worksheet,
                const char *name,
                int variable,
                int max,
                GError **error)
{
  SatPlace place = { .name = name };

  if (variable <= max)
    return TRUE;
  sudoku_error_set (error, SUDOKU_ERROR_LIMIT, &place, "worksheet-variable",
                    sat_arg_number (variable), sat_arg_number (max));
  return FALSE;
}

static gboolean
check_clauses (SudokuWorksheetVerdict *self,
               const SudokuWorksheet *worksheet,
               const char *name,
               const char *answer,
               const SudokuTask *task,
               GError **error)
{
  g_autoptr (SatDimacs) dimacs =
    sat_dimacs_read (name, answer, strlen (answer), task != NULL ? task->cancellable : NULL, error);
  g_autoptr (SatSolver) with = NULL;
  g_autoptr (SatSolver) whole = NULL;
  g_autoptr (GArray) variables = NULL;
  int max;

  if (dimacs == NULL)
    return FALSE;
  max = sat_clauses_get_max_variable (dimacs->clauses);
  if (!check_variable (worksheet, name, max, worksheet->n_variables + AUXILIARIES_MAX, error))
    return FALSE;
  variables = list_variables (worksheet);
  with = new_solver (worksheet->given, dimacs->clauses, task);
  whole = new_solver (worksheet->given, worksheet->wanted, task);
  if (!find_missing (self, worksheet, with, variables, error))
    return FALSE;
  if (max <= worksheet->n_variables
        ? !find_excess (self, dimacs->clauses, whole, variables, error)
        : !find_forbidden (self, with, whole, variables, error))
    return FALSE;
  self->right = self->n_missing == 0 && self->n_excess == 0 && !self->unchecked;
  return TRUE;
}

/* What is not written is false. */
static void
check_model (SudokuWorksheetVerdict *self,
             const SudokuWorksheet *worksheet,
             const SatModel *model)
{
  gsize n = 0;
  const int *clause;

  for (guint64 k = 0;
       (clause = sudoku_worksheet_get_clause (worksheet->given, k, &n)) != NULL; k++)
    {
      gboolean holds = FALSE;

      for (gsize i = 0; i < n; i++)
        holds |= (sat_model_get_value (model, ABS (clause[i])) > 0) == (clause[i] > 0);
      if (!holds && self->n_false++ == 0)
        self->false_clause = k;
    }
  self->right = self->n_false == 0;
}

static void
check_units (SudokuWorksheetVerdict *self,
             const SudokuWorksheet *worksheet,
             const SatModel *model)
{
  g_autofree gboolean *wanted = g_new0 (gboolean, (gsize)worksheet->n_variables + 1);

  for (guint i = 0; i < worksheet->literals->len; i++)
    {
      int literal = g_array_index (worksheet->literals, int, i);

      wanted[literal] = TRUE;
      if (sat_model_get_value (model, literal) == 0 && self->n_lacking++ == 0)
        self->lacking = literal;
    }
  for (int literal = 0; (literal = sat_model_next_literal (model, ABS (literal))) != 0;)
    if (wanted[ABS (literal)] != (literal > 0) && self->n_wrong++ == 0)
      self->wrong = literal;
  self->right = self->n_wrong == 0 && self->n_lacking == 0;
}

static gboolean
check_literals (SudokuWorksheetVerdict *self,
                const SudokuWorksheet *worksheet,
                const char *name,
                const char *answer,
                const SudokuTask *task,
                GError **error)
{
  g_autoptr (SatModel) model =
    sat_model_read (name, answer, strlen (answer), task != NULL ? task->cancellable : NULL, error);

  if (model == NULL || !check_variable (worksheet, name, sat_model_get_max_variable (model),
                                        worksheet->n_variables, error))
    return FALSE;
  if (worksheet->spec.kind->answer == SUDOKU_WORKSHEET_MODEL)
    check_model (self, worksheet, model);
  else
    check_units (self, worksheet, model);
  return TRUE;
}

static gboolean
check_proof (SudokuWorksheetVerdict *self,
             const SudokuWorksheet *worksheet,
             const char *name,
             const char *answer,
             const SudokuTask *task,
             GError **error)
{
  g_autoptr (SatProofChecker) checker = sat_proof_checker_new ();
  const SatProofRun run = { .cancellable = task != NULL ? task->cancellable : NULL };
  gsize n = 0;
  const int *literals = sat_clauses_get_literals (worksheet->given, &n);

  self->proof = sat_proof_read (name, answer, strlen (answer), run.cancellable, error);
  if (self->proof == NULL)
    return FALSE;
  sat_sink_add (sat_proof_checker_get_sink (checker), literals, n, NULL);
  if (!sat_proof_checker_run (checker, self->proof, &run, &self->proof_verdict, error))
    return FALSE;
  self->right = self->proof_verdict.kind == SAT_PROOF_RIGHT;
  return TRUE;
}

/**
 * sudoku_worksheet_check: (skip)
 * @worksheet: the worksheet that the text is made of
 * @name: what the text is called
 * @text: the worksheet with an answer
 * @task: (nullable): for what takes time
 * @error: return location for an error
 *
 * Finds out what the answer is worth. It is what stands below the line "c answer".
 *
 * Returns: (transfer full) (nullable): the verdict; %NULL with %G_IO_ERROR_CANCELLED, or as reading
 *   clauses, a model or a proof fails
 */
SudokuWorksheetVerdict *
sudoku_worksheet_check (const SudokuWorksheet *worksheet,
                        const char *name,
                        const char *text,
                        const SudokuTask *task,
                        GError **error)
{
  g_autoptr (SudokuWorksheetVerdict) self = g_new0 (SudokuWorksheetVerdict, 1);
  g_autofree char *answer = NULL;
  gboolean read = TRUE;

  g_return_val_if_fail (worksheet != NULL && text != NULL, NULL);

  answer = cut_answer (
    text, worksheet->spec.kind->answer == SUDOKU_WORKSHEET_CLAUSES ? "p cnf 0 0" : NULL,
    &self->empty);
  if (self->empty)
    return g_steal_pointer (&self);
  switch (worksheet->spec.kind->answer)
    {
    case SUDOKU_WORKSHEET_MODEL:
    case SUDOKU_WORKSHEET_UNITS:
      read = check_literals (self, worksheet, name, answer, task, error);
      break;
    case SUDOKU_WORKSHEET_PROOF:
      read = check_proof (self, worksheet, name, answer, task, error);
      break;
    case SUDOKU_WORKSHEET_CLAUSES:
    default:
      read = check_clauses (self, worksheet, name, answer, task, error);
      break;
    }
  return read ? g_steal_pointer (&self) : NULL;
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
  g_clear_pointer (&self->proof, sat_proof_unref);
  g_free (self);
}
