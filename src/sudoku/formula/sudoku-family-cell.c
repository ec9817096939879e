/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The family of the cells: each holds exactly one value. One group of clauses per
 * cell, in reading order. */

#include "sudoku-exactly-one.h"
#include "sudoku-family.h"

static SudokuExactlyOne
exactly_one (const SudokuFamilyPart *part)
{
  return (SudokuExactlyOne){
    part->formula->side,
    part->formula->encoding->cell_at_least,
    part->formula->encoding->cell_at_most,
  };
}

static void
cell_init (SudokuFamilyPart *part)
{
  SudokuExactlyOne rule = exactly_one (part);
  guint64 n_cells = sudoku_grid_get_n_cells (part->formula->grid);

  part->info.n_clauses = n_cells * sudoku_exactly_one_get_n_clauses (&rule);
}

static guint
cell_get_clause (const SudokuFamilyPart *part,
                 guint64 index,
                 int literals[SUDOKU_SIDE_MAX])
{
  SudokuExactlyOne rule = exactly_one (part);
  guint n = sudoku_exactly_one_get_n_clauses (&rule);
  const int *variables = sudoku_formula_get_variables (part->formula, (guint)(index / n));

  return sudoku_exactly_one_get_clause (&rule, variables, (guint)(index % n), literals);
}

static void
cell_describe (const SudokuFamilyPart *part,
               guint64 index,
               SudokuClause *meaning)
{
  SudokuExactlyOne rule = exactly_one (part);
  guint n = sudoku_exactly_one_get_n_clauses (&rule);
  guint first = 0, second = 0;

  meaning->kind = SUDOKU_CLAUSE_CELL_AT_LEAST;
  meaning->cell = (guint)(index / n);
  if (!sudoku_exactly_one_get_pair (&rule, (guint)(index % n), &first, &second))
    return;
  meaning->kind = SUDOKU_CLAUSE_CELL_AT_MOST;
  meaning->value = first + 1;
  meaning->other_value = second + 1;
}

static gboolean
cell_stream (const SudokuFamilyPart *part,
             SudokuStream *stream,
             GError **error)
{
  SudokuExactlyOne rule = exactly_one (part);
  guint side = part->formula->side;
  guint64 n_of_row = (guint64)side * sudoku_exactly_one_get_n_clauses (&rule);

  for (guint row = 0; row < side; row++)
    {
      for (guint cell = row * side; cell < (row + 1) * side; cell++)
        {
          const int *variables = sudoku_formula_get_variables (part->formula, cell);

          if (!sudoku_exactly_one_stream (&rule, variables, &stream->batch, error))
            return FALSE;
        }
      if (!sudoku_stream_advance (stream, n_of_row, error))
        return FALSE;
    }
  return TRUE;
}

/* The clauses of one cell in which the values occur. */
static SudokuClauseSet *
filter_one (const SudokuFamilyPart *part,
            const SudokuFilter *filter)
{
  SudokuExactlyOne rule = exactly_one (part);
  SudokuClauseSet *matches = sudoku_clause_set_new ();
  guint16 places[SUDOKU_SIDE_MAX];
  guint n_places = 0;

  for (guint value = 1; value <= part->formula->side; value++)
    if (filter->value == 0 || filter->value == value)
      places[n_places++] = (guint16)(value - 1);
  sudoku_exactly_one_filter (&rule, places, n_places, filter->sign, 0, matches);
  return matches;
}

/* All cells have the same clauses; those of neighbours are one repeated pattern. */
static void
cell_filter (const SudokuFamilyPart *part,
             const SudokuFilter *filter,
             SudokuClauseSet *matches)
{
  SudokuExactlyOne rule = exactly_one (part);
  guint side = part->formula->side;
  guint64 n = sudoku_exactly_one_get_n_clauses (&rule);
  guint end = 0;

  for (guint cell = 0; cell < side * side; cell = end + 1)
    {
      for (end = cell; end < side * side && sudoku_filter_has_cell (filter, side, end);)
        end++;
      if (end > cell)
        sudoku_clause_set_append_pattern (matches, part->info.first + cell * n, n, end - cell,
                                          filter_one (part, filter));
    }
}

static guint64
cell_get_text_length (const SudokuFamilyPart *part,
                      const guint *digits)
{
  SudokuExactlyOne rule = exactly_one (part);
  guint n_cells = sudoku_grid_get_n_cells (part->formula->grid);
  guint64 n_digits = 0;

  for (guint cell = 0; cell < n_cells; cell++)
    n_digits += digits[cell];
  return sudoku_exactly_one_get_text_length (&rule, n_cells, n_digits);
}

const SudokuFamilyType sudoku_family_cell_type = {
  cell_init,
  cell_get_clause,
  cell_describe,
  cell_stream,
  cell_filter,
  cell_get_text_length,
};
