/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A relation of the setter's own: a table of the values that neighbours on a line may hold. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-pairs.h"

static const SudokuPairFamily family = {
  "relation",
  N_ ("Own relations"),
  N_ ("The relation of row {row} column {column} and row {other_row} column {other_column} does "
      "not allow {value} and {other_value}"),
};

/* A row for each value of the earlier cell; four values to a digit, the first in its highest
 * bit. */
static gboolean
allows (const SudokuRule *rule,
        const SudokuFrame *frame,
        guint sort,
        guint value,
        guint other)
{
  guint bit = (value - 1) * frame->side + other - 1;

  return (sudoku_rule_get_number (rule, bit / 4) >> (3 - bit % 4) & 1) != 0;
}

static const SudokuPairForm pairs = { &family, sudoku_pairs_list_next, allows };

static const SudokuItemForm item = {
  .places = SUDOKU_PLACES_LINE,
  .crossing = TRUE,
  .number = SUDOKU_ITEM_NUMBER_BITS,
  .sample = "=8421:r2c1r2c2r3c3r3c4",
};

static const SudokuStroke stroke = { .width = 8, .dash = 14, .hue = SUDOKU_HUE_PURPLE };

static void
draw (const SudokuRule *rule,
      const SudokuFrame *frame,
      SudokuSketch *sketch)
{
  sudoku_item_draw_stroke (rule, &stroke, sketch);
}

const SudokuRuleKind sudoku_rule_relation = {
  .id = "relation",
  .name = N_ ("Own Relations"),
  .summary = N_ ("Neighbours on a line hold two numbers that a table allows"),
  .breach = N_ ("{cells} hold numbers that their relation does not allow"),
  .cell = N_ ("on a line of a relation, cell {nth} of {count}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .pairs = &pairs,
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = draw,
};
