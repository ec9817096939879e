/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The families of masks: a unit clause for each value that a cell may not hold, mask by mask. */

#include "sudoku-family.h"

#include <string.h>

static const SudokuMask *
get_mask (const SudokuFamilyPart *part,
          guint item)
{
  return sudoku_groups_get_mask (part->formula->groups, part->first_item + item);
}

static SudokuSet
get_forbidden (const SudokuFamilyPart *part,
               guint item)
{
  const SudokuMask *mask = get_mask (part, item);

  return sudoku_set_minus (part->formula->open[mask->cell], mask->values);
}

static guint
count_forbidden (const SudokuFamilyPart *part,
                 guint item)
{
  return sudoku_set_count (get_forbidden (part, item));
}

static void
mask_init (SudokuFamilyPart *part)
{
  sudoku_family_index_items (part, part->n_items, count_forbidden);
}

static void
mask_describe (const SudokuFamilyPart *part,
               guint64 index,
               SudokuClause *meaning)
{
  guint number = 0, item = sudoku_family_find_item (part, index, &number);
  SudokuSet forbidden = get_forbidden (part, item);

  meaning->kind = SUDOKU_CLAUSE_MASK;
  meaning->mask = part->first_item + item;
  meaning->cell = get_mask (part, item)->cell;
  meaning->value = sudoku_set_nth (forbidden, number);
}

static guint
mask_get_clause (const SudokuFamilyPart *part,
                 guint64 index,
                 int literals[SUDOKU_SIDE_MAX])
{
  SudokuClause meaning = { 0 };

  mask_describe (part, index, &meaning);
  literals[0] = -sudoku_formula_get_variable (part->formula, meaning.cell, meaning.value);
  return 1;
}

static gboolean
mask_stream (const SudokuFamilyPart *part,
             SudokuStream *stream,
             GError **error)
{
  for (guint item = 0; item < part->n_items; item++)
    {
      SudokuSet forbidden = get_forbidden (part, item);
      guint value;

      SUDOKU_SET_FOREACH (forbidden, value)
      {
        int *out = sat_batch_reserve (&stream->batch, 1, error);

        if (out == NULL)
          return FALSE;
        out[0] = -sudoku_formula_get_variable (part->formula, get_mask (part, item)->cell, value);
        sat_batch_commit (&stream->batch, 1);
      }
    }
  return sudoku_stream_advance (stream, part->info.n_clauses, error);
}

static void
mask_filter (const SudokuFamilyPart *part,
             const SudokuFilter *filter,
             SudokuClauseSet *matches)
{
  for (guint item = 0; item < part->n_items && filter->sign <= 0; item++)
    {
      SudokuSet forbidden = get_forbidden (part, item);
      guint64 clause = part->info.first + part->starts[item];
      guint value;

      if (!sudoku_filter_has_cell (filter, part->formula->side, get_mask (part, item)->cell))
        continue;
      SUDOKU_SET_FOREACH (forbidden, value)
      {
        gboolean fits = filter->value == 0 || filter->value == value;

        sudoku_clause_set_append (matches, clause++, fits ? 1 : 0);
      }
    }
}

static guint64
mask_get_text_length (const SudokuFamilyPart *part,
                      const guint8 *digits)
{
  guint64 length = part->info.n_clauses * strlen ("- 0\n");
  int literals[SUDOKU_SIDE_MAX];

  for (guint64 index = 0; index < part->info.n_clauses; index++)
    {
      mask_get_clause (part, index, literals);
      length += sudoku_formula_count_digits (-literals[0]);
    }
  return length;
}

const SudokuFamilyType sudoku_family_mask_type = {
  .init = mask_init,
  .get_clause = mask_get_clause,
  .describe = mask_describe,
  .stream = mask_stream,
  .filter = mask_filter,
  .get_text_length = mask_get_text_length,
};
