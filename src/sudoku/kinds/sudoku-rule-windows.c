/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Windows (windoku): squares of n × n cells that lie across the boxes, a line of cells apart. Of a
 * board of side n² there are (n − 1)². */

#include <glib/gi18n.h>

#include "sudoku-rule.h"

static const SudokuHouseFamily family = {
  "windows",
  N_ ("window {number}"),
  N_ ("windows {numbers}"),
  N_ ("in window {number}"),
  N_ ("in windows {numbers}"),
  N_ ("Windows"),
  N_ ("Window {number} needs a {value} somewhere"),
  N_ ("Window {number} can’t hold a {value} in both row {row} column {column} and "
      "row {other_row} column {other_column}"),
  SUDOKU_TOLD_BY_CELL,
};

/* n for a side of n²; 0 for another side. */
static guint
get_order (guint side)
{
  guint n = 1;

  while (n * n < side)
    n++;
  return n * n == side ? n : 0;
}

static const char *
windows_check_frame (const SudokuFrame *frame)
{
  return get_order (frame->side) != 0
           ? NULL
           : N_ ("Windows need a side that is a square number, such as 9 or 16");
}

static void
get_window (guint order,
            guint window,
            guint16 *cells)
{
  guint side = order * order;
  guint top = window / (order - 1) * (order + 1) + 1, left = window % (order - 1) * (order + 1) + 1;

  for (guint row = 0; row < order; row++)
    for (guint column = 0; column < order; column++)
      *cells++ = (guint16)((top + row) * side + left + column);
}

static guint
count_windows (guint order)
{
  return (order - 1) * (order - 1);
}

static gboolean
windows_check (const SudokuRule *rule,
               const SudokuFrame *frame,
               const guint8 *values,
               SudokuBreachFunc func,
               gpointer user_data)
{
  guint order = get_order (frame->side);
  guint16 cells[SUDOKU_SIDE_MAX];

  for (guint window = 0; window < count_windows (order); window++)
    {
      get_window (order, window, cells);
      if (!sudoku_rule_check_distinct (rule, (int)window, cells, frame->side, values, func,
                                       user_data))
        return FALSE;
    }
  return TRUE;
}

static void
windows_add_groups (const SudokuRule *rule,
                    const SudokuFrame *frame,
                    SudokuGroups *groups)
{
  guint order = get_order (frame->side);
  guint16 cells[SUDOKU_SIDE_MAX];

  for (guint window = 0; window < count_windows (order); window++)
    {
      get_window (order, window, cells);
      sudoku_groups_add_house (groups, &family, cells);
    }
}

static void
windows_draw (const SudokuRule *rule,
              const SudokuFrame *frame,
              SudokuSketch *sketch)
{
  guint order = get_order (frame->side);
  guint16 cells[SUDOKU_SIDE_MAX];

  for (guint window = 0; window < count_windows (order); window++)
    {
      get_window (order, window, cells);
      sudoku_sketch_add (sketch, SUDOKU_SKETCH_AREA, cells, frame->side);
    }
}

const SudokuRuleKind sudoku_rule_windows = {
  .id = "windows",
  .name = N_ ("Windows"),
  .summary = N_ ("Each grey window holds every number once"),
  .parameter = SUDOKU_RULE_ALONE,
  .optional = TRUE,
  .check_frame = windows_check_frame,
  .check = windows_check,
  .add_groups = windows_add_groups,
  .draw = windows_draw,
};
