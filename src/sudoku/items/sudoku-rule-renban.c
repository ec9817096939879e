/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Renban lines: consecutive numbers in any order. That is to say that each two differ, and by less
 * than there are cells. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-pairs.h"

static const SudokuPairFamily family = {
  "renban",
  N_ ("Renban lines"),
  N_ ("Row {row} column {column} and row {other_row} column {other_column} are on a renban line, "
      "whose numbers follow each other, so they can’t hold {value} and {other_value}"),
};

static void
list (const SudokuRule *rule,
      const SudokuFrame *frame,
      GArray *list)
{
  guint n_cells = 0, first = 0;

  sudoku_rule_get_cells (rule, &n_cells);
  first = list->len;
  sudoku_pairs_list_all (rule, frame, list);
  for (guint i = first; i < list->len; i++)
    g_array_index (list, SudokuItemPair, i).sort = (guint16)n_cells;
}

static gboolean
allows (const SudokuRule *rule,
        const SudokuFrame *frame,
        guint sort,
        guint value,
        guint other)
{
  guint apart = MAX (value, other) - MIN (value, other);

  return apart > 0 && apart < sort;
}

static const char *
check (guint side,
       const SudokuRuleParameters *parameters)
{
  return parameters->n_places > side ? N_ ("It has more cells than there are numbers") : NULL;
}

static void
draw (const SudokuRule *rule,
      const SudokuFrame *frame,
      SudokuSketch *sketch)
{
  static const SudokuStroke stroke = { .width = 25, .hue = SUDOKU_HUE_PURPLE };

  sudoku_item_draw_stroke (rule, &stroke, sketch);
}

/* The order of its cells is only that of the line. */
static const SudokuItemForm item = {
  .places = SUDOKU_PLACES_LINE,
  .reversible = TRUE,
  .sample = ":r1c1r2c2r2c3",
  .check = check,
};

static const SudokuPairForm pairs = { &family, list, allows };

const SudokuRuleKind sudoku_rule_renban = {
  .id = "renban",
  .name = N_ ("Renban Lines"),
  .summary = N_ ("The numbers on a renban line follow each other, in any order"),
  .breach = N_ ("{cells} are on a renban line and can’t both belong to its row of numbers"),
  .cell = N_ ("on a renban line, cell {nth} of {count}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .pairs = &pairs,
  .f_puzzles = "renban",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = draw,
};
