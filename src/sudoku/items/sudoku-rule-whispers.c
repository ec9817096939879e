/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whispers: neighbours on the line differ by at least a number. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-pairs.h"

static const SudokuPairFamily family = {
  "whispers",
  N_ ("Whispers"),
  N_ ("Row {row} column {column} and row {other_row} column {other_column}, neighbours on a line "
      "of whispers, are too close with {value} and {other_value}"),
};

static gboolean
allows (const SudokuRule *rule,
        const SudokuFrame *frame,
        guint sort,
        guint value,
        guint other)
{
  return MAX (value, other) - MIN (value, other) >= sudoku_rule_get_number (rule, 0);
}

static const SudokuPairForm pairs = { &family, sudoku_pairs_list_next, allows };

/* German whispers: 5 at 9×9. */
static guint
get_usual (guint side)
{
  return (side + 1) / 2;
}

static const char *
check_number (guint side,
              const SudokuRuleParameters *parameters)
{
  return parameters->numbers[0] >= 1 && parameters->numbers[0] < side
           ? NULL
           : N_ ("No two numbers differ by so much");
}

static const SudokuItemForm item = {
  .places = SUDOKU_PLACES_LINE,
  .reversible = TRUE,
  .crossing = TRUE,
  .number = SUDOKU_ITEM_NUMBER_USUAL,
  .get_usual = get_usual,
  .sample = ":r2c1r2c2r3c3r3c4",
  .check = check_number,
};

static const SudokuStroke stroke = { .width = 19, .hue = SUDOKU_HUE_GREEN };

static void
draw (const SudokuRule *rule,
      const SudokuFrame *frame,
      SudokuSketch *sketch)
{
  sudoku_item_draw_stroke (rule, &stroke, sketch);
}

const SudokuRuleKind sudoku_rule_whispers = {
  .id = "whispers",
  .name = N_ ("Whispers"),
  .summary = N_ ("Neighbours on a line differ by at least half of the largest number, or by the "
                 "number of the line"),
  .breach = N_ ("{cells}, neighbours on a line of whispers, are too close"),
  .cell = N_ ("on a whispers line, cell {nth} of {count}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .pairs = &pairs,
  .f_puzzles = "whispers",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = draw,
};
