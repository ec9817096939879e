/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Minimum and maximum cells: smaller, or larger, than each neighbour that is not of the same
 * sort. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-pairs.h"

static const SudokuPairFamily minimum_family = {
  "minimum",
  N_ ("Minimum cells"),
  N_ ("Row {row} column {column} must be smaller than its neighbour, row {other_row} column "
      "{other_column}, so they can’t hold {value} and {other_value}"),
};

static const SudokuPairFamily maximum_family = {
  "maximum",
  N_ ("Maximum cells"),
  N_ ("Row {row} column {column} must be larger than its neighbour, row {other_row} column "
      "{other_column}, so they can’t hold {value} and {other_value}"),
};

static gboolean
minimum_allows (const SudokuRule *rule,
                const SudokuFrame *frame,
                guint sort,
                guint value,
                guint other)
{
  return value < other;
}

static gboolean
maximum_allows (const SudokuRule *rule,
                const SudokuFrame *frame,
                guint sort,
                guint value,
                guint other)
{
  return value > other;
}

static void
add_neighbour (const guint8 *marked,
               guint cell,
               guint other,
               GArray *list)
{
  SudokuItemPair pair = { (guint16)cell, (guint16)other, 0 };

  if (!marked[other])
    g_array_append_val (list, pair);
}

/* By cell: is it in an item of this kind? */
static guint8 *
collect_marked (const SudokuRule *rule,
                const SudokuFrame *frame)
{
  guint8 *marked = g_new0 (guint8, frame->side * frame->side);

  for (guint i = 0; i < frame->n_rules; i++)
    {
      guint n_cells = 0;
      const guint16 *cells = sudoku_rule_get_cells (frame->rules[i], &n_cells);

      if (sudoku_rule_get_kind (frame->rules[i]) == sudoku_rule_get_kind (rule))
        while (n_cells > 0)
          marked[cells[--n_cells]] = TRUE;
    }
  return marked;
}

static void
list_neighbours (const SudokuRule *rule,
                 const SudokuFrame *frame,
                 GArray *list)
{
  guint side = frame->side, n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);
  g_autofree guint8 *marked = collect_marked (rule, frame);

  for (guint i = 0; i < n_cells; i++)
    {
      if (cells[i] >= side)
        add_neighbour (marked, cells[i], cells[i] - side, list);
      if (cells[i] % side > 0)
        add_neighbour (marked, cells[i], cells[i] - 1u, list);
      if (cells[i] % side + 1 < side)
        add_neighbour (marked, cells[i], cells[i] + 1u, list);
      if (cells[i] + side < side * side)
        add_neighbour (marked, cells[i], cells[i] + side, list);
    }
}

static const SudokuItemForm item = {
  .places = SUDOKU_PLACES_AREA,
  .one_by_one = TRUE,
  .sample = ":r2c2r2c3",
};
static const SudokuPairForm minimum_pairs = { &minimum_family, list_neighbours, minimum_allows };
static const SudokuPairForm maximum_pairs = { &maximum_family, list_neighbours, maximum_allows };

const SudokuRuleKind sudoku_rule_minimum = {
  .id = "minimum",
  .name = N_ ("Minimum Cells"),
  .summary = N_ ("Marked cells are smaller than each neighbour that is not marked"),
  .breach = N_ ("{cells}: the first must be the smaller one"),
  .cell = N_ ("smaller than its neighbours"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .pairs = &minimum_pairs,
  .f_puzzles = "minimum",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = sudoku_item_draw_area,
};

const SudokuRuleKind sudoku_rule_maximum = {
  .id = "maximum",
  .name = N_ ("Maximum Cells"),
  .summary = N_ ("Marked cells are larger than each neighbour that is not marked"),
  .breach = N_ ("{cells}: the first must be the larger one"),
  .cell = N_ ("larger than its neighbours"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .pairs = &maximum_pairs,
  .f_puzzles = "maximum",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = sudoku_item_draw_area,
};
