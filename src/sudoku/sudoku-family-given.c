/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The family of the givens: a unit clause for each cell with a fixed value, in reading
 * order. */

#include "sudoku-family.h"

#include <stdlib.h>
#include <string.h>

static void
given_init (SudokuFamilyPart *part)
{
  part->info.n_clauses = part->formula->n_fixed_cells;
}

static void
given_describe (const SudokuFamilyPart *part,
                guint64 index,
                SudokuClause *meaning)
{
  meaning->kind = SUDOKU_CLAUSE_GIVEN;
  meaning->cell = part->formula->fixed_cells[index];
  meaning->value = sudoku_grid_get_value (part->formula->grid, meaning->cell);
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

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  return *(const guint16 *)a - *(const guint16 *)b;
}

static void
given_find (const SudokuFamilyPart *part,
            guint cell,
            guint value,
            GArray *clauses)
{
  const SudokuFormula *formula = part->formula;
  guint16 key = (guint16)cell;
  const guint16 *found =
    bsearch (&key, formula->fixed_cells, formula->n_fixed_cells, sizeof key, compare_cells);
  guint64 clause = 0;

  if (found == NULL || sudoku_grid_get_value (formula->grid, cell) != value)
    return;
  clause = part->info.first + (guint64)(found - formula->fixed_cells);
  g_array_append_val (clauses, clause);
}

static guint64
given_get_text_length (const SudokuFamilyPart *part,
                       const guint *digits)
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
  given_init,
  given_get_clause,
  given_describe,
  given_stream,
  given_find,
  given_get_text_length,
};
