/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Signs between two cells: less, and not above. */

#include <glib/gi18n.h>

#include "sudoku-pairs.h"

static const SudokuPairFamily less_family = {
  "less",
  N_ ("Signs “less”"),
  N_ ("Row {row} column {column} must be less than row {other_row} column {other_column}, so they "
      "can’t hold {value} and {other_value}"),
};

static const SudokuPairFamily not_above_family = {
  "not-above",
  N_ ("Signs “at most”"),
  N_ ("Row {row} column {column} must be at most row {other_row} column {other_column}, so they "
      "can’t hold {value} and {other_value}"),
};

static gboolean
less_allows (const SudokuRule *rule,
             const SudokuFrame *frame,
             guint sort,
             guint value,
             guint other)
{
  return value < other;
}

static gboolean
not_above_allows (const SudokuRule *rule,
                  const SudokuFrame *frame,
                  guint sort,
                  guint value,
                  guint other)
{
  return value <= other;
}

static const SudokuPairForm less_pairs = { &less_family, sudoku_pairs_list_next, less_allows };

static const SudokuPairForm not_above_pairs = {
  &not_above_family,
  sudoku_pairs_list_next,
  not_above_allows,
};

static const SudokuItemForm item = {
  .places = SUDOKU_PLACES_EDGE,
  .sample = ":r2c2r2c3",
};

static void
less_draw (const SudokuRule *rule,
           const SudokuFrame *frame,
           SudokuSketch *sketch)
{
  guint n_cells = 0;

  sudoku_sketch_add_mark (sketch, SUDOKU_SKETCH_LESS, sudoku_rule_get_cells (rule, &n_cells), NULL);
}

static void
not_above_draw (const SudokuRule *rule,
                const SudokuFrame *frame,
                SudokuSketch *sketch)
{
  guint n_cells = 0;

  sudoku_sketch_add_mark (sketch, SUDOKU_SKETCH_NOT_ABOVE, sudoku_rule_get_cells (rule, &n_cells),
                          NULL);
}

const SudokuRuleKind sudoku_rule_less = {
  .id = "less",
  .name = N_ ("Less Than"),
  .summary = N_ ("A sign points at the smaller of two cells"),
  .breach = N_ ("{cells} are not as the sign between them says"),
  .cell = N_ ("with {other}, {first} is smaller"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .pairs = &less_pairs,
  .f_puzzles = "lessthan",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = less_draw,
};

const SudokuRuleKind sudoku_rule_not_above = {
  .id = "not-above",
  .name = N_ ("At Most"),
  .summary = N_ ("A sign with a line points at the smaller of two cells, which may also be equal"),
  .breach = N_ ("{cells} are not as the sign between them says"),
  .cell = N_ ("with {other}, {first} is smaller or equal"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .pairs = &not_above_pairs,
  .f_puzzles = "atmost",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = not_above_draw,
};
