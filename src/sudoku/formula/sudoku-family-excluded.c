/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The family of what the givens exclude: a unit clause for each candidate, cell by cell. A formula
 * has it where clauses that are not reduced may still speak of such a candidate. */

#include <string.h>

#include "sudoku-family.h"

static SudokuSet
get_excluded (const SudokuFamilyPart *part,
              guint cell)
{
  const SudokuFormula *formula = part->formula;
  SudokuSet rest = sudoku_set_minus (sudoku_set_range (1, formula->side), formula->open[cell]);

  if (formula->values[cell] == 0)
    return rest;
  return sudoku_set_minus (rest, sudoku_set_single (formula->values[cell]));
}

static guint
count_excluded (const SudokuFamilyPart *part,
                guint cell)
{
  return sudoku_set_count (get_excluded (part, cell));
}

static void
excluded_init (SudokuFamilyPart *part)
{
  sudoku_family_index_items (part, part->n_cells, count_excluded);
}

static void
excluded_describe (const SudokuFamilyPart *part,
                   guint64 index,
                   SudokuClause *meaning)
{
  guint number = 0, cell = sudoku_family_find_item (part, index, &number);

  meaning->kind = SUDOKU_CLAUSE_EXCLUDED;
  meaning->cell = cell;
  meaning->value = sudoku_set_nth (get_excluded (part, cell), number);
}

static guint
excluded_get_clause (const SudokuFamilyPart *part,
                     guint64 index,
                     int literals[SUDOKU_SIDE_MAX])
{
  SudokuClause meaning = { 0 };

  excluded_describe (part, index, &meaning);
  literals[0] = -sudoku_formula_get_variable (part->formula, meaning.cell, meaning.value);
  return 1;
}

static gboolean
excluded_stream (const SudokuFamilyPart *part,
                 SudokuStream *stream,
                 GError **error)
{
  for (guint cell = 0; cell < part->n_cells; cell++)
    {
      SudokuSet excluded = get_excluded (part, cell);
      guint value;

      SUDOKU_SET_FOREACH (excluded, value)
      {
        int *out = sat_batch_reserve (&stream->batch, 1, error);

        if (out == NULL)
          return FALSE;
        out[0] = -sudoku_formula_get_variable (part->formula, cell, value);
        sat_batch_commit (&stream->batch, 1);
      }
    }
  return sudoku_stream_advance (stream, part->info.n_clauses, error);
}

static void
excluded_filter (const SudokuFamilyPart *part,
                 const SudokuFilter *filter,
                 SudokuClauseSet *matches)
{
  for (guint cell = 0; cell < part->n_cells && filter->sign <= 0; cell++)
    {
      SudokuSet excluded = get_excluded (part, cell);
      guint64 clause = part->info.first + part->starts[cell];
      guint value;

      if (!sudoku_filter_has_cell (filter, part->formula->side, cell))
        continue;
      SUDOKU_SET_FOREACH (excluded, value)
      {
        gboolean fits = filter->value == 0 || filter->value == value;

        sudoku_clause_set_append (matches, clause++, fits ? 1 : 0);
      }
    }
}

static guint64
excluded_get_text_length (const SudokuFamilyPart *part,
                          const guint8 *digits)
{
  guint64 length = part->info.n_clauses * strlen ("- 0\n");

  for (guint cell = 0; cell < part->n_cells; cell++)
    {
      SudokuSet excluded = get_excluded (part, cell);
      guint value;

      SUDOKU_SET_FOREACH (excluded, value)
      length += digits[cell * part->formula->side + value - 1];
    }
  return length;
}

const SudokuFamilyType sudoku_family_excluded_type = {
  .init = excluded_init,
  .get_clause = excluded_get_clause,
  .describe = excluded_describe,
  .stream = excluded_stream,
  .filter = excluded_filter,
  .get_text_length = excluded_get_text_length,
};
