/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Judges the answer of a solver. A wrong model is compared with what it may have been meant for,
 * and a claim that there is no solution with the result of our own solver. Knows nothing of how
 * answers are written and how the judgement is worded. */

#include "sudoku-examine.h"

#include "sudoku-set.h"
#include "sudoku-solve.h"

/* Seconds for our own solver to confirm that there is no solution. */
#define CONFIRM_SECONDS 10

/**
 * sudoku_examination_free:
 *
 * Frees it.
 */
void
sudoku_examination_free (SudokuExamination *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->decoding, sudoku_decoding_free);
  g_clear_pointer (&self->solution, sudoku_grid_free);
  g_free (self);
}

/* The only value of a cell, rows and columns from 1; 0 when there is none or several. */
static guint
get_value (const SatModel *model,
           const SudokuNumbering *numbering,
           guint side,
           guint row,
           guint column)
{
  guint found = 0;

  for (guint value = 1; value <= side; value++)
    if (sat_model_get_value (model, numbering->variable (side, row, column, value)) > 0)
      {
        if (found != 0)
          return 0;
        found = value;
      }
  return found;
}

/* Is the model a full grid of this side, with each value once in each row and column? Most that are
 * not show it in the first cells. */
static gboolean
is_latin_square (const SatModel *model,
                 const SudokuNumbering *numbering,
                 guint side)
{
  SudokuSet columns[SUDOKU_SIDE_MAX + 1] = { 0 };

  for (guint row = 1; row <= side; row++)
    {
      SudokuSet in_row = SUDOKU_SET_EMPTY;

      for (guint column = 1; column <= side; column++)
        {
          guint value = get_value (model, numbering, side, row, column);

          if (value == 0 || sudoku_set_has (in_row, value) ||
              sudoku_set_has (columns[column], value))
            return FALSE;
          in_row = sudoku_set_or (in_row, sudoku_set_single (value));
          columns[column] = sudoku_set_or (columns[column], sudoku_set_single (value));
        }
    }
  return TRUE;
}

static guint64
count_true (const SatModel *model)
{
  guint64 n = 0;

  for (int literal = 0; (literal = sat_model_next_literal (model, ABS (literal))) != 0;)
    n += literal > 0;
  return n;
}

static gboolean
is_of_side (SudokuExamination *self,
            const SudokuCnf *cnf,
            const SatModel *model,
            guint side)
{
  guint own_side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));
  gsize n_numberings;
  const SudokuNumbering *numberings = sudoku_numberings (&n_numberings);

  for (gsize i = 0; i < n_numberings; i++)
    if (is_latin_square (model, &numberings[i], side))
      {
        gboolean own = side == own_side && &numberings[i] == sudoku_cnf_get_numbering (cnf);

        self->suspect = own ? SUDOKU_SUSPECT_OTHER_RULES : SUDOKU_SUSPECT_OTHER_SIZE;
        self->numbering = &numberings[i];
        self->side = side;
        return TRUE;
      }
  return FALSE;
}

/* Larger sides come first: part of a grid may look like a smaller one. */
static gboolean
is_full_grid (SudokuExamination *self,
              const SudokuCnf *cnf,
              const SatModel *model)
{
  guint64 n_true = count_true (model);

  for (guint side = SUDOKU_SIDE_MAX; side >= SUDOKU_SIDE_MIN; side--)
    if (side * side <= n_true && is_of_side (self, cnf, model, side))
      return TRUE;
  return FALSE;
}

/* The givens are the last family: when the first false clause is one of theirs, no rule is
 * broken. */
static gboolean
keeps_all_rules (const SudokuCnf *cnf,
                 const SudokuDecoding *decoding)
{
  SudokuClause first = { 0 };

  sudoku_cnf_describe (cnf, decoding->first_false, &first);
  return first.kind == SUDOKU_CLAUSE_GIVEN && decoding->missing_cells->len == 0 &&
         decoding->double_cells->len == 0;
}

/* For a model that keeps all rules. */
static SudokuSuspect
blame_fixed (const SudokuCnf *cnf,
             const SudokuDecoding *decoding)
{
  const SudokuGrid *grid = sudoku_cnf_get_grid (cnf);

  for (guint i = 0; i < decoding->contradicted_givens->len; i++)
    {
      guint cell = g_array_index (decoding->contradicted_givens, guint, i);

      if (sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_GIVEN)
        return SUDOKU_SUSPECT_OTHER_PUZZLE;
    }
  return SUDOKU_SUSPECT_ENTRIES;
}

/* FALSE only when stopped. */
static gboolean
find_suspect (SudokuExamination *self,
              const SudokuCnf *cnf,
              const SatModel *model,
              const SudokuTask *task,
              GError **error)
{
  GError *stopped = NULL;

  self->numbering = sudoku_decode_guess_numbering (cnf, model, task, &stopped);
  if (stopped != NULL)
    {
      g_propagate_error (error, stopped);
      return FALSE;
    }
  if (self->numbering != NULL)
    self->suspect = SUDOKU_SUSPECT_NUMBERING;
  else if (keeps_all_rules (cnf, self->decoding))
    self->suspect = blame_fixed (cnf, self->decoding);
  else if (!is_full_grid (self, cnf, model) && !sat_model_is_complete (model) &&
           self->decoding->missing_cells->len > 0 && self->decoding->n_meaningful > 0)
    self->suspect = SUDOKU_SUSPECT_CUT;
  return TRUE;
}

/* Is there really no solution? FALSE only when cancelled. */
static gboolean
confirm_unsatisfiable (SudokuExamination *self,
                       const SudokuCnf *cnf,
                       const SudokuTask *task,
                       GError **error)
{
  SudokuTask limited = { 0 };
  GError *stopped = NULL;

  if (task != NULL)
    limited = *task;
  if (limited.time_limit <= 0 || limited.time_limit > CONFIRM_SECONDS)
    limited.time_limit = CONFIRM_SECONDS;
  self->verdict =
    sudoku_solve (sudoku_cnf_get_grid (cnf), &limited, &self->solution, NULL, &stopped);
  if (g_error_matches (stopped, SAT_ERROR, SAT_ERROR_MEMORY))
    g_clear_error (&stopped);
  if (stopped == NULL)
    return TRUE;
  g_propagate_error (error, stopped);
  return FALSE;
}

/**
 * sudoku_examine: (skip)
 * @cnf: the formula that was solved
 * @model: the answer
 * @known: what is known of the puzzle already; SUDOKU_VERDICT_UNKNOWN if nothing
 * @task: (nullable): as for sudoku_decode()
 *
 * Reads an answer and judges it. For a wrong model it looks for what it may have been meant for:
 * another numbering, in which all clauses hold; other givens; another size. When the answer is that
 * there is no solution, our own solver gets some seconds to find one.
 *
 * Returns: (transfer full) (nullable): the result; %NULL with G_IO_ERROR_CANCELLED or
 *   G_IO_ERROR_TIMED_OUT
 */
SudokuExamination *
sudoku_examine (const SudokuCnf *cnf,
                const SatModel *model,
                SudokuVerdict known,
                const SudokuTask *task,
                GError **error)
{
  g_autoptr (SudokuExamination) self = NULL;

  g_return_val_if_fail (cnf != NULL && model != NULL, NULL);

  self = g_new0 (SudokuExamination, 1);
  self->verdict = known;
  self->decoding = sudoku_decode (cnf, model, task, error);
  if (self->decoding == NULL)
    return NULL;
  if (self->decoding->status == SUDOKU_DECODE_VIOLATED &&
      !find_suspect (self, cnf, model, task, error))
    return NULL;
  if (self->decoding->status == SUDOKU_DECODE_UNSATISFIABLE && known == SUDOKU_VERDICT_UNKNOWN &&
      !confirm_unsatisfiable (self, cnf, task, error))
    return NULL;
  return g_steal_pointer (&self);
}
