/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The families of values that cells can't hold: a unit clause for each. One has the masks of the
 * puzzle, mask by mask; the other has what the givens exclude, cell by cell, which a formula needs
 * where unreduced clauses may still contain such a candidate. */

#include "sudoku-family.h"

#include <string.h>

static gboolean
is_of_masks (const SudokuFamilyPart *part)
{
  return part->type == &sudoku_family_mask_type;
}

static guint
get_n_items (const SudokuFamilyPart *part)
{
  return is_of_masks (part) ? part->n_items : part->n_cells;
}

static guint
get_cell (const SudokuFamilyPart *part,
          guint item)
{
  return is_of_masks (part)
           ? sudoku_groups_get_mask (part->formula->groups, part->first_item + item)->cell
           : item;
}

/* The values that the cell of an item can't hold. */
static SudokuSet
get_values (const SudokuFamilyPart *part,
            guint item)
{
  const SudokuFormula *formula = part->formula;
  guint cell = get_cell (part, item);
  SudokuSet rest;

  if (is_of_masks (part))
    return sudoku_set_minus (
      formula->open[cell],
      sudoku_groups_get_mask (formula->groups, part->first_item + item)->values);
  rest = sudoku_set_minus (sudoku_set_range (1, formula->side), formula->open[cell]);
  if (formula->values[cell] == 0)
    return rest;
  return sudoku_set_minus (rest, sudoku_set_single (formula->values[cell]));
}

static guint
count_values (const SudokuFamilyPart *part,
              guint item)
{
  return sudoku_set_count (get_values (part, item));
}

static void
negative_init (SudokuFamilyPart *part)
{
  sudoku_family_index_items (part, get_n_items (part), count_values);
}

static void
negative_describe (const SudokuFamilyPart *part,
                   guint64 index,
                   SudokuClause *meaning)
{
  guint number = 0, item = sudoku_family_find_item (part, index, &number);

  meaning->kind = is_of_masks (part) ? SUDOKU_CLAUSE_MASK : SUDOKU_CLAUSE_EXCLUDED;
  if (is_of_masks (part))
    meaning->mask = part->first_item + item;
  meaning->cell = get_cell (part, item);
  meaning->value = sudoku_set_nth (get_values (part, item), number);
}

static guint
negative_get_clause (const SudokuFamilyPart *part,
                     guint64 index,
                     int literals[SUDOKU_SIDE_MAX])
{
  SudokuClause meaning = { 0 };

  negative_describe (part, index, &meaning);
  literals[0] = -sudoku_formula_get_variable (part->formula, meaning.cell, meaning.value);
  return 1;
}

static gboolean
negative_stream (const SudokuFamilyPart *part,
                 SudokuStream *stream,
                 GError **error)
{
  for (guint item = 0; item < get_n_items (part); item++)
    {
      SudokuSet values = get_values (part, item);
      guint value;

      SUDOKU_SET_FOREACH (values, value)
      {
        int *out = sat_batch_reserve (&stream->batch, 1, error);

        if (out == NULL)
          return FALSE;
        out[0] = -sudoku_formula_get_variable (part->formula, get_cell (part, item), value);
        sat_batch_commit (&stream->batch, 1);
      }
    }
  return sudoku_stream_advance (stream, part->info.n_clauses, error);
}

static void
negative_filter (const SudokuFamilyPart *part,
                 const SudokuFilter *filter,
                 SudokuClauseSet *matches)
{
  for (guint item = 0; item < get_n_items (part) && filter->sign <= 0; item++)
    {
      SudokuSet values = get_values (part, item);
      guint64 clause = part->info.first + part->starts[item];
      guint value;

      if (!sudoku_filter_has_cell (filter, part->formula->side, get_cell (part, item)))
        continue;
      SUDOKU_SET_FOREACH (values, value)
      {
        gboolean fits = filter->value == 0 || filter->value == value;

        sudoku_clause_set_append (matches, clause++, fits ? 1 : 0);
      }
    }
}

static guint64
negative_get_text_length (const SudokuFamilyPart *part,
                          const guint8 *digits)
{
  guint64 length = part->info.n_clauses * strlen ("- 0\n");

  for (guint item = 0; item < get_n_items (part); item++)
    {
      SudokuSet values = get_values (part, item);
      guint value;

      SUDOKU_SET_FOREACH (values, value)
      length += digits[get_cell (part, item) * part->formula->side + value - 1];
    }
  return length;
}

const SudokuFamilyType sudoku_family_mask_type = {
  .init = negative_init,
  .get_clause = negative_get_clause,
  .describe = negative_describe,
  .stream = negative_stream,
  .filter = negative_filter,
  .get_text_length = negative_get_text_length,
};

const SudokuFamilyType sudoku_family_excluded_type = {
  .init = negative_init,
  .get_clause = negative_get_clause,
  .describe = negative_describe,
  .stream = negative_stream,
  .filter = negative_filter,
  .get_text_length = negative_get_text_length,
};
