/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dots on the edge between two cells: white ones where they differ by a number, black ones where
 * one is a multiple of the other, and the sum of both, such as X and V. */

#include <glib/gi18n.h>

#include "sudoku-pairs.h"

static const SudokuPairFamily difference_family = {
  "difference",
  N_ ("White dots"),
  N_ ("The white dot between row {row} column {column} and row {other_row} column {other_column} "
      "does not allow {value} and {other_value}"),
};

static const SudokuPairFamily ratio_family = {
  "ratio",
  N_ ("Black dots"),
  N_ ("The black dot between row {row} column {column} and row {other_row} column {other_column} "
      "does not allow {value} and {other_value}"),
};

static const SudokuPairFamily sum_family = {
  "edge-sum",
  N_ ("Sums of two cells"),
  N_ ("The sum between row {row} column {column} and row {other_row} column {other_column} "
      "does not allow {value} and {other_value}"),
};

static gboolean
difference_allows (const SudokuRule *rule,
                   const SudokuFrame *frame,
                   guint sort,
                   guint value,
                   guint other)
{
  guint number = sudoku_rule_get_number (rule, 0);

  return value == other + number || other == value + number;
}

static gboolean
ratio_allows (const SudokuRule *rule,
              const SudokuFrame *frame,
              guint sort,
              guint value,
              guint other)
{
  guint number = sudoku_rule_get_number (rule, 0);

  return value == other * number || other == value * number;
}

static gboolean
sum_allows (const SudokuRule *rule,
            const SudokuFrame *frame,
            guint sort,
            guint value,
            guint other)
{
  return value + other == sudoku_rule_get_number (rule, 0);
}

static const SudokuPairForm difference_pairs = {
  &difference_family,
  sudoku_pairs_list_next,
  difference_allows,
};

static const SudokuPairForm ratio_pairs = {
  &ratio_family,
  sudoku_pairs_list_next,
  ratio_allows,
};

static const SudokuPairForm sum_pairs = {
  &sum_family,
  sudoku_pairs_list_next,
  sum_allows,
};

static guint
get_usual_difference (guint side)
{
  return 1;
}

static guint
get_usual_ratio (guint side)
{
  return 2;
}

static const char *
check_difference (guint side,
                  const SudokuRuleParameters *parameters)
{
  return parameters->numbers[0] >= 1 && parameters->numbers[0] < side
           ? NULL
           : N_ ("No two numbers differ by so much");
}

static const char *
check_ratio (guint side,
             const SudokuRuleParameters *parameters)
{
  return parameters->numbers[0] >= 1 && parameters->numbers[0] <= side
           ? NULL
           : N_ ("No number is such a multiple of another");
}

static const char *
check_sum (guint side,
           const SudokuRuleParameters *parameters)
{
  return parameters->numbers[0] >= 2 && parameters->numbers[0] <= 2 * side
           ? NULL
           : N_ ("No two numbers have this sum");
}

static const SudokuItemForm difference_item = {
  .places = SUDOKU_PLACES_EDGE,
  .reversible = TRUE,
  .number = SUDOKU_ITEM_NUMBER_USUAL,
  .get_usual = get_usual_difference,
  .sample = ":r2c2r2c3",
  .check = check_difference,
};

static const SudokuItemForm ratio_item = {
  .places = SUDOKU_PLACES_EDGE,
  .reversible = TRUE,
  .number = SUDOKU_ITEM_NUMBER_USUAL,
  .get_usual = get_usual_ratio,
  .sample = ":r2c2r2c3",
  .check = check_ratio,
};

static const SudokuItemForm sum_item = {
  .places = SUDOKU_PLACES_EDGE,
  .reversible = TRUE,
  .number = SUDOKU_ITEM_NUMBER_NEEDED,
  .sample = "=5:r2c2r2c3",
  .check = check_sum,
};

/* The usual number is not written. */
static void
draw_dot (const SudokuRule *rule,
          guint side,
          SudokuSketchKind kind,
          SudokuSketch *sketch)
{
  guint n_cells = 0, number = sudoku_rule_get_number (rule, 0);
  gboolean usual = number == sudoku_rule_get_kind (rule)->item->get_usual (side);
  g_autofree char *text = usual ? NULL : g_strdup_printf ("%u", number);

  sudoku_sketch_add_mark (sketch, kind, sudoku_rule_get_cells (rule, &n_cells), text);
}

static void
difference_draw (const SudokuRule *rule,
                 const SudokuFrame *frame,
                 SudokuSketch *sketch)
{
  draw_dot (rule, frame->side, SUDOKU_SKETCH_WHITE_DOT, sketch);
}

static void
ratio_draw (const SudokuRule *rule,
            const SudokuFrame *frame,
            SudokuSketch *sketch)
{
  draw_dot (rule, frame->side, SUDOKU_SKETCH_BLACK_DOT, sketch);
}

/* 5 and 10 as the Romans wrote them. */
static void
sum_draw (const SudokuRule *rule,
          const SudokuFrame *frame,
          SudokuSketch *sketch)
{
  guint n_cells = 0, number = sudoku_rule_get_number (rule, 0);
  g_autofree char *text = g_strdup_printf ("%u", number);

  sudoku_sketch_add_mark (sketch, SUDOKU_SKETCH_SIGN, sudoku_rule_get_cells (rule, &n_cells),
                          number == 5    ? "V"
                          : number == 10 ? "X"
                                         : text);
}

const SudokuRuleKind sudoku_rule_difference = {
  .id = "difference",
  .name = N_ ("White Dots"),
  .summary = N_ ("Cells with a white dot between them differ by 1, or by the number in the dot"),
  .breach = N_ ("{cells} do not differ as the white dot between them says"),
  .cell = N_ ("differs by {number} from {other}, with a white dot between them"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &difference_item,
  .pairs = &difference_pairs,
  .f_puzzles = "difference",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = difference_draw,
};

const SudokuRuleKind sudoku_rule_ratio = {
  .id = "ratio",
  .name = N_ ("Black Dots"),
  .summary =
    N_ ("Of two cells with a black dot between them one is twice the other, or as many times as "
        "the dot says"),
  .breach = N_ ("{cells} are no such multiples as the black dot between them says"),
  .cell = N_ ("with {other}, one is {number} times the other, with a black dot between them"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &ratio_item,
  .pairs = &ratio_pairs,
  .f_puzzles = "ratio",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = ratio_draw,
};

const SudokuRuleKind sudoku_rule_edge_sum = {
  .id = "edge-sum",
  .name = N_ ("X, V and Other Sums"),
  .summary = N_ ("Two cells with a sum between them add up to it: X is 10, V is 5"),
  .breach = N_ ("{cells} do not have the sum that stands between them"),
  .cell = N_ ("adds up to {number} with {other}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &sum_item,
  .pairs = &sum_pairs,
  .f_puzzles = "xv",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = sum_draw,
};
