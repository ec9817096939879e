/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The families of pairs of cells: a clause for each two values that a pair forbids, pair by pair,
 * by the value of the first cell, then by that of the other one. */

#include "sudoku-family.h"

#include <string.h>

static const SudokuRelation *
get_relation (const SudokuFamilyPart *part,
              guint item,
              const SudokuPair **pair)
{
  *pair = sudoku_groups_get_pair (part->formula->groups, part->first_item + item);
  return sudoku_groups_get_relation (part->formula->groups, (*pair)->relation);
}

/* Only values that are still open. */
static SudokuSet
get_forbidden (const SudokuFamilyPart *part,
               const SudokuPair *pair,
               const SudokuRelation *relation,
               guint value)
{
  if (!sudoku_set_has (part->formula->open[pair->cell], value))
    return SUDOKU_SET_EMPTY;
  return sudoku_set_minus (part->formula->open[pair->other], relation->allowed[value]);
}

static guint
count_forbidden (const SudokuFamilyPart *part,
                 guint item)
{
  const SudokuPair *pair = NULL;
  const SudokuRelation *relation = get_relation (part, item, &pair);
  guint n = 0;

  for (guint value = 1; value <= part->formula->side; value++)
    n += sudoku_set_count (get_forbidden (part, pair, relation, value));
  return n;
}

static void
pair_init (SudokuFamilyPart *part)
{
  sudoku_family_index_items (part, part->n_items, count_forbidden);
}

static void
pair_describe (const SudokuFamilyPart *part,
               guint64 index,
               SudokuClause *meaning)
{
  guint number = 0, item = sudoku_family_find_item (part, index, &number);
  const SudokuPair *pair = NULL;
  const SudokuRelation *relation = get_relation (part, item, &pair);
  SudokuSet forbidden = get_forbidden (part, pair, relation, 1);
  guint value = 1;

  while (sudoku_set_count (forbidden) <= number)
    {
      number -= sudoku_set_count (forbidden);
      forbidden = get_forbidden (part, pair, relation, ++value);
    }
  meaning->kind = SUDOKU_CLAUSE_PAIR;
  meaning->pair = part->first_item + item;
  meaning->cell = pair->cell;
  meaning->value = value;
  meaning->other_cell = pair->other;
  meaning->other_value = sudoku_set_nth (forbidden, number);
}

static guint
pair_get_clause (const SudokuFamilyPart *part,
                 guint64 index,
                 int literals[SUDOKU_SIDE_MAX])
{
  SudokuClause meaning = { 0 };

  pair_describe (part, index, &meaning);
  literals[0] = -sudoku_formula_get_variable (part->formula, meaning.cell, meaning.value);
  literals[1] =
    -sudoku_formula_get_variable (part->formula, meaning.other_cell, meaning.other_value);
  return 2;
}

static gboolean
stream_item (const SudokuFamilyPart *part,
             guint item,
             SatBatch *batch,
             GError **error)
{
  const SudokuPair *pair = NULL;
  const SudokuRelation *relation = get_relation (part, item, &pair);

  for (guint value = 1; value <= part->formula->side; value++)
    {
      SudokuSet forbidden = get_forbidden (part, pair, relation, value);
      guint other;

      SUDOKU_SET_FOREACH (forbidden, other)
      {
        int *out = sat_batch_reserve (batch, 2, error);

        if (out == NULL)
          return FALSE;
        out[0] = -sudoku_formula_get_variable (part->formula, pair->cell, value);
        out[1] = -sudoku_formula_get_variable (part->formula, pair->other, other);
        sat_batch_commit (batch, 2);
      }
    }
  return TRUE;
}

static gboolean
pair_stream (const SudokuFamilyPart *part,
             SudokuStream *stream,
             GError **error)
{
  guint side = part->formula->side;

  for (guint item = 0, end = 0; item < part->n_items; item = end)
    {
      end = MIN (item + side, part->n_items);
      for (guint i = item; i < end; i++)
        if (!stream_item (part, i, &stream->batch, error))
          return FALSE;
      if (!sudoku_stream_advance (stream, part->starts[end] - part->starts[item], error))
        return FALSE;
    }
  return TRUE;
}

static void
filter_item (const SudokuFamilyPart *part,
             const SudokuFilter *filter,
             guint item,
             SudokuClauseSet *matches)
{
  const SudokuPair *pair = NULL;
  const SudokuRelation *relation = get_relation (part, item, &pair);
  gboolean has_cell = sudoku_filter_has_cell (filter, part->formula->side, pair->cell);
  gboolean has_other = sudoku_filter_has_cell (filter, part->formula->side, pair->other);
  guint64 clause = part->info.first + part->starts[item];

  if (!has_cell && !has_other)
    return;
  for (guint value = 1; value <= part->formula->side; value++)
    {
      SudokuSet forbidden = get_forbidden (part, pair, relation, value);
      guint other;

      SUDOKU_SET_FOREACH (forbidden, other)
      {
        gboolean fits = (has_cell && (filter->value == 0 || filter->value == value)) ||
                        (has_other && (filter->value == 0 || filter->value == other));

        sudoku_clause_set_append (matches, clause++, fits ? 1 : 0);
      }
    }
}

static void
pair_filter (const SudokuFamilyPart *part,
             const SudokuFilter *filter,
             SudokuClauseSet *matches)
{
  for (guint item = 0; item < part->n_items && filter->sign <= 0; item++)
    filter_item (part, filter, item, matches);
}

static guint64
pair_get_text_length (const SudokuFamilyPart *part,
                      const guint8 *digits)
{
  const SudokuFormula *formula = part->formula;
  guint64 length = part->info.n_clauses * strlen ("- - 0\n");

  for (guint item = 0; item < part->n_items; item++)
    {
      const SudokuPair *pair = NULL;
      const SudokuRelation *relation = get_relation (part, item, &pair);

      for (guint value = 1; value <= formula->side; value++)
        {
          SudokuSet forbidden = get_forbidden (part, pair, relation, value);
          int variable = sudoku_formula_get_variable (formula, pair->cell, value);
          guint other;

          length += sudoku_set_count (forbidden) * sudoku_formula_count_digits (variable);
          SUDOKU_SET_FOREACH (forbidden, other)
          {
            variable = sudoku_formula_get_variable (formula, pair->other, other);
            length += sudoku_formula_count_digits (variable);
          }
        }
    }
  return length;
}

const SudokuFamilyType sudoku_family_pair_type = {
  .init = pair_init,
  .get_clause = pair_get_clause,
  .describe = pair_describe,
  .stream = pair_stream,
  .filter = pair_filter,
  .get_text_length = pair_get_text_length,
};
