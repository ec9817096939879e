/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The family of own clauses. They are stored, not computed. Names and counters are its auxiliary
 * variables. */

#include <sat-solver.h>
#include <string.h>

#include "sudoku-family.h"

/* After so many conflicts the names that a model does not mention stay undefined. */
#define CONFLICTS_MAX 20000

static void
own_init (SudokuFamilyPart *part)
{
  const SudokuOwnClauses *said = sudoku_groups_get_own (part->formula->groups);

  part->own = sudoku_own_clauses_new (sudoku_own_clauses_get_own (said),
                                      part->formula->encoding->at_most_one);
  part->info.n_clauses = sudoku_own_clauses_get_n (part->own);
  part->n_auxiliaries = sudoku_own_clauses_get_n_extra (part->own);
}

static int
translate (const SudokuFamilyPart *part,
           int literal)
{
  guint side = part->formula->side, n_candidates = side * side * side;
  guint number = (guint)ABS (literal) - 1;
  int variable = number < n_candidates ? part->formula->variables[number]
                                       : part->first_auxiliary + (int)(number - n_candidates);

  return literal < 0 ? -variable : variable;
}

static guint
own_get_clause (const SudokuFamilyPart *part,
                guint64 index,
                int literals[SUDOKU_SIDE_MAX])
{
  guint n = 0;
  const int *said = sudoku_own_clauses_get (part->own, (guint)index, &n);

  G_STATIC_ASSERT (SUDOKU_OWN_LENGTH_MAX <= SUDOKU_SIDE_MAX);
  for (guint i = 0; i < n; i++)
    literals[i] = translate (part, said[i]);
  return n;
}

static void
own_describe (const SudokuFamilyPart *part,
              guint64 index,
              SudokuClause *meaning)
{
  meaning->kind = SUDOKU_CLAUSE_OWN;
  meaning->constraint = sudoku_own_clauses_get_constraint (part->own, (guint)index);
}

static gboolean
own_stream (const SudokuFamilyPart *part,
            SudokuStream *stream,
            GError **error)
{
  for (guint64 index = 0; index < part->info.n_clauses; index++)
    {
      int *out = sat_batch_reserve (&stream->batch, SUDOKU_OWN_LENGTH_MAX, error);

      if (out == NULL)
        return FALSE;
      sat_batch_commit (&stream->batch, own_get_clause (part, index, out));
      if (!sudoku_stream_advance (stream, 1, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
fits_literal (const SudokuFamilyPart *part,
              const SudokuFilter *filter,
              int literal)
{
  guint side = part->formula->side, number = (guint)ABS (literal) - 1;

  if (filter->sign != 0 && (filter->sign < 0) != (literal < 0))
    return FALSE;
  if (filter->is_auxiliary)
    return ABS (translate (part, literal)) == filter->variable;
  if (number < side * side * side)
    return sudoku_filter_has_cell (filter, side, number / side) &&
           (filter->value == 0 || filter->value == number % side + 1);
  return filter->row == 0 && filter->column == 0 && filter->n_cells == 0 && filter->value == 0;
}

static void
own_filter (const SudokuFamilyPart *part,
            const SudokuFilter *filter,
            SudokuClauseSet *matches)
{
  for (guint64 index = 0; index < part->info.n_clauses; index++)
    {
      guint n = 0, i = 0;
      const int *said = sudoku_own_clauses_get (part->own, (guint)index, &n);

      while (i < n && !fits_literal (part, filter, said[i]))
        i++;
      if (i < n)
        sudoku_clause_set_append (matches, part->info.first + index, 1);
    }
}

static guint64
own_get_text_length (const SudokuFamilyPart *part,
                     const guint8 *digits)
{
  guint64 length = part->info.n_clauses * strlen ("0\n");

  for (guint64 index = 0; index < part->info.n_clauses; index++)
    {
      int literals[SUDOKU_SIDE_MAX];
      guint n = own_get_clause (part, index, literals);

      for (guint i = 0; i < n; i++)
        length += sudoku_formula_count_digits (ABS (literals[i])) +
                  (literals[i] < 0 ? strlen ("- ") : strlen (" "));
    }
  return length;
}

static void
own_describe_variable (const SudokuFamilyPart *part,
                       guint number,
                       SudokuMeaning *meaning)
{
  const SudokuOwn *own = sudoku_own_clauses_get_own (part->own);

  meaning->number = number;
  if (sudoku_own_clauses_get_auxiliary (part->own, number, &meaning->own))
    {
      meaning->kind = SUDOKU_MEANING_COUNT;
      return;
    }
  meaning->kind = SUDOKU_MEANING_NAME;
  meaning->name = sudoku_own_get_name (own, number);
}

/* Assumes what a model says of the variables of a clause. */
static gboolean
assume_said (const SudokuFamilyPart *part,
             SatSolver *solver,
             const SatModel *model,
             guint index)
{
  int literals[SUDOKU_SIDE_MAX];
  guint n = own_get_clause (part, index, literals);

  for (guint i = 0; i < n; i++)
    {
      int variable = ABS (literals[i]), value = sat_model_get_value (model, variable);

      if (value != 0 && !sat_solver_assume (solver, value > 0 ? variable : -variable, NULL))
        return FALSE;
    }
  return TRUE;
}

/* Chooses names and counters that agree with the model. If there are none, they stay as they are: a
 * clause is false then. */
static void
own_complete (const SudokuFamilyPart *part,
              SatModel *model)
{
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);

  for (guint i = 0; i < part->info.n_clauses; i++)
    {
      int literals[SUDOKU_SIDE_MAX];

      if (!sat_solver_add_clause (solver, literals, own_get_clause (part, i, literals), NULL))
        return;
    }
  for (guint i = 0; i < part->info.n_clauses; i++)
    if (!assume_said (part, solver, model, i))
      return;
  sat_solver_set_conflict_limit (solver, CONFLICTS_MAX);
  if (sat_solver_solve (solver, NULL) != SAT_STATUS_SATISFIABLE)
    return;
  for (int i = 0; i < (int)part->n_auxiliaries; i++)
    {
      int variable = part->first_auxiliary + i;

      if (sat_model_get_value (model, variable) == 0)
        sat_model_add (model, sat_solver_value (solver, variable) ? variable : -variable, NULL);
    }
}

const SudokuFamilyType sudoku_family_own_type = {
  .has_auxiliaries = TRUE,
  .init = own_init,
  .get_clause = own_get_clause,
  .describe = own_describe,
  .stream = own_stream,
  .filter = own_filter,
  .get_text_length = own_get_text_length,
  .describe_variable = own_describe_variable,
  .complete = own_complete,
};
