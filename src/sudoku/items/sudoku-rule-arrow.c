/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Arrows: the cells of the shaft have the sum in the bulb. A bulb of several cells is read as a
 * number with so many digits, from left to right or from top to bottom. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-tables.h"

#define BULB_MAX 3
#define BASE 10

static const SudokuTableFamily family = {
  .id = "arrow",
  .title = N_ ("Arrows"),
  .excludes = N_ ("With {value} in {cell}, the arrow through {first} can’t have the total in its "
                  "circle"),
  .unfit = N_ ("The arrow through {first} can’t have the total in its circle with what is left"),
};

/* The last digit counts once. The bulb is in reading order. */
static void
add_up (guint side,
        const SudokuRuleParameters *parameters,
        SudokuSum *sum)
{
  int weight = -1;

  sum->side = side;
  sum->n_cells = 0;
  for (guint i = 1; i < parameters->n_first; i++)
    weight *= BASE;
  for (guint i = parameters->n_first; i < parameters->n_places; i++)
    sudoku_sum_add (sum, parameters->places[i], 1);
  for (guint i = 0; i < parameters->n_first; i++, weight /= BASE)
    sudoku_sum_add (sum, parameters->places[i], weight);
}

static void
list (const SudokuRule *rule,
      const SudokuFrame *frame,
      SudokuTableFunc func,
      gpointer user_data)
{
  SudokuSum sum;

  add_up (frame->side, sudoku_rule_get_parameters (rule), &sum);
  sudoku_sum_list (&sum, 0, func, user_data);
}

static const char *
check (guint side,
       const SudokuRuleParameters *parameters)
{
  SudokuSum sum;

  if (parameters->n_first > BULB_MAX)
    return N_ ("The circle has at most three cells");
  if (parameters->n_first > 1 && side >= BASE)
    return N_ ("A circle of several cells needs numbers of one digit");
  if (parameters->n_places > SUDOKU_TABLE_CELLS_MAX)
    return N_ ("It has too many cells");
  add_up (side, parameters, &sum);
  return sudoku_sum_refuse (&sum, 0) == NULL ? NULL : N_ ("The circle can’t hold such a total");
}

static void
draw (const SudokuRule *rule,
      const SudokuFrame *frame,
      SudokuSketch *sketch)
{
  static const SudokuStroke stroke = {
    .width = 6,
    .start = SUDOKU_STROKE_END_RING,
    .end = SUDOKU_STROKE_END_ARROW,
    .hue = SUDOKU_HUE_GREY,
  };
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);
  guint n_shaft = parameters->n_places - parameters->n_first;
  g_autofree guint16 *line = g_new (guint16, n_shaft + 1);

  line[0] = sudoku_item_find_nearest (frame->side, parameters->places, parameters->n_first,
                                      parameters->places[parameters->n_first]);
  for (guint i = 0; i < n_shaft; i++)
    line[i + 1] = parameters->places[parameters->n_first + i];
  if (parameters->n_first > 1)
    sudoku_sketch_add (sketch, SUDOKU_SKETCH_PILL, parameters->places, parameters->n_first);
  sudoku_sketch_add_stroke (sketch, line, n_shaft + 1, &stroke);
}

static const SudokuItemForm item = {
  .places = SUDOKU_PLACES_AREA,
  .second = SUDOKU_PLACES_PATH,
  .sample = ":r1c1/r2c2r2c3",
  .check = check,
};

static const SudokuTableForm tables = { &family, list };

const SudokuRuleKind sudoku_rule_arrow = {
  .id = "arrow",
  .name = N_ ("Arrows"),
  .summary = N_ ("The numbers along an arrow have the total in its circle, and may be equal"),
  .breach = N_ ("{cells}: the numbers along the arrow must have the total in the circle"),
  .cell = N_ ("on an arrow, cell {nth} of {count}"),
  .first_cell = N_ ("in the circle of an arrow"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .tables = &tables,
  .f_puzzles = "arrow",
  .optional = TRUE,
  .check = sudoku_tables_check,
  .add_groups = sudoku_tables_add_groups,
  .draw = draw,
};
