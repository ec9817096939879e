/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Thermometers: from the bulb on, the cells rise; on a slow one they do not fall. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-pairs.h"

static const SudokuPairFamily fast_family = {
  "thermometer",
  N_ ("Thermometers"),
  N_ ("From row {row} column {column} to row {other_row} column {other_column} the thermometer "
      "rises, which it does not with {value} and {other_value}"),
};

static const SudokuPairFamily slow_family = {
  "slow-thermometer",
  N_ ("Slow thermometers"),
  N_ ("From row {row} column {column} to row {other_row} column {other_column} the slow "
      "thermometer does not fall, which it does with {value} and {other_value}"),
};

static gboolean
fast_allows (const SudokuRule *rule,
             const SudokuFrame *frame,
             guint sort,
             guint value,
             guint other)
{
  return value < other;
}

static gboolean
slow_allows (const SudokuRule *rule,
             const SudokuFrame *frame,
             guint sort,
             guint value,
             guint other)
{
  return value <= other;
}

static const SudokuPairForm fast_pairs = { &fast_family, sudoku_pairs_list_next, fast_allows };
static const SudokuPairForm slow_pairs = { &slow_family, sudoku_pairs_list_next, slow_allows };

static const char *
check_length (guint side,
              const SudokuRuleParameters *parameters)
{
  return parameters->n_places <= side ? NULL : N_ ("It has more cells than there are numbers");
}

static const SudokuItemForm fast_item = {
  .places = SUDOKU_PLACES_LINE,
  .sample = ":r2c1r2c2r3c3r3c4",
  .check = check_length,
};
/* In a circle all are equal. */
static const SudokuItemForm slow_item = {
  .places = SUDOKU_PLACES_LINE,
  .crossing = TRUE,
  .sample = ":r2c1r2c2r3c3r3c4",
};

static const SudokuStroke fast_stroke = { .width = 33, .start = SUDOKU_STROKE_END_BULB };
static const SudokuStroke slow_stroke = { .width = 33, .start = SUDOKU_STROKE_END_RING };

static void
fast_draw (const SudokuRule *rule,
           const SudokuFrame *frame,
           SudokuSketch *sketch)
{
  sudoku_item_draw_stroke (rule, &fast_stroke, sketch);
}

static void
slow_draw (const SudokuRule *rule,
           const SudokuFrame *frame,
           SudokuSketch *sketch)
{
  sudoku_item_draw_stroke (rule, &slow_stroke, sketch);
}

const SudokuRuleKind sudoku_rule_thermometer = {
  .id = "thermometer",
  .name = N_ ("Thermometers"),
  .summary = N_ ("From the bulb of a thermometer on, each cell is larger than the one before"),
  .breach = N_ ("{cells} do not rise along their thermometer"),
  .cell = N_ ("on a thermometer, cell {nth} of {count}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &fast_item,
  .pairs = &fast_pairs,
  .f_puzzles = "thermometer",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = fast_draw,
};

const SudokuRuleKind sudoku_rule_slow_thermometer = {
  .id = "slow-thermometer",
  .name = N_ ("Slow Thermometers"),
  .summary = N_ ("From the bulb of a slow thermometer on, no cell is smaller than the one before"),
  .breach = N_ ("{cells} fall along their slow thermometer"),
  .cell = N_ ("on a slow thermometer, cell {nth} of {count}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &slow_item,
  .pairs = &slow_pairs,
  .f_puzzles = "slowthermometer",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = slow_draw,
};
