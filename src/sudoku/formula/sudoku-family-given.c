/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The families of the givens and of values derived from them: a unit clause for each cell with a
 * value, in the order of the formula. */

#include "sudoku-family.h"

#include <string.h>

static void
given_init (SudokuFamilyPart *part)
{
  part->info.n_clauses = part->n_items;
}

static void
given_describe (const SudokuFamilyPart *part,
                guint64 index,
                SudokuClause *meaning)
{
  meaning->cell = part->formula->fixed_cells[part->first_item + index];
  meaning->kind = sudoku_grid_get_value (part->formula->grid, meaning->cell) != 0
                    ? SUDOKU_CLAUSE_GIVEN
                    : SUDOKU_CLAUSE_FOUND;
  meaning->value = part->formula->values[meaning->cell];
}

static guint
given_get_clause (const SudokuFamilyPart *part,
                  guint64 index,
                  int literals[SUDOKU_SIDE_MAX])
{
  SudokuClause meaning = { 0 };

  given_describe (part, index, &meaning);
  literals[0] = sudoku_formula_get_variable (part->formula, meaning.cell, meaning.value);
  return 1;
}

static gboolean
given_stream (const SudokuFamilyPart *part,
              SudokuStream *stream,
              GError **error)
{
  int literals[SUDOKU_SIDE_MAX];

  for (guint64 index = 0; index < part->info.n_clauses; index++)
    {
      guint n = given_get_clause (part, index, literals);
      int *out = sat_batch_reserve (&stream->batch, n, error);

      if (out == NULL)
        return FALSE;
      out[0] = literals[0];
      sat_batch_commit (&stream->batch, n);
    }
  return sudoku_stream_advance (stream, part->info.n_clauses, error);
}

static void
given_filter (const SudokuFamilyPart *part,
              const SudokuFilter *filter,
              SudokuClauseSet *matches)
{
  SudokuClause meaning = { 0 };

  if (filter->sign < 0)
    return;
  for (guint64 index = 0; index < part->info.n_clauses; index++)
    {
      given_describe (part, index, &meaning);
      if (sudoku_filter_has_cell (filter, part->formula->side, meaning.cell) &&
          (filter->value == 0 || filter->value == meaning.value))
        sudoku_clause_set_append (matches, part->info.first + index, 1);
    }
}

static guint64
given_get_text_length (const SudokuFamilyPart *part,
                       const guint8 *digits)
{
  int literals[SUDOKU_SIDE_MAX];
  guint64 length = 0;

  for (guint64 index = 0; index < part->info.n_clauses; index++)
    {
      given_get_clause (part, index, literals);
      length += sudoku_formula_count_digits (literals[0]) + strlen (" 0\n");
    }
  return length;
}

const SudokuFamilyType sudoku_family_given_type = {
  .init = given_init,
  .get_clause = given_get_clause,
  .describe = given_describe,
  .stream = given_stream,
  .filter = given_filter,
  .get_text_length = given_get_text_length,
};
