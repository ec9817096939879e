/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boxes: rectangles of the same size, each of which holds each value once. */

#include <glib/gi18n.h>

#include "sudoku-rule.h"

static const SudokuHouseFamily family = {
  "boxes",
  N_ ("box {number}"),
  N_ ("boxes {numbers}"),
  N_ ("in box {number}"),
  N_ ("in boxes {numbers}"),
  N_ ("Boxes"),
  N_ ("Box {number} needs a {value} somewhere"),
  N_ ("Box {number} can’t hold a {value} in both row {row} column {column} and "
      "row {other_row} column {other_column}"),
  SUDOKU_TOLD_BY_CELL,
};

/* Boxes and their cells are numbered in reading order. */
static void
get_box (const SudokuRule *rule,
         guint side,
         guint box,
         guint16 *cells)
{
  guint rows = sudoku_rule_get_number (rule, 0), columns = sudoku_rule_get_number (rule, 1);
  guint across = side / columns;
  guint top = box / across * rows, left = box % across * columns;

  for (guint row = 0; row < rows; row++)
    for (guint column = 0; column < columns; column++)
      *cells++ = (guint16)((top + row) * side + left + column);
}

static gboolean
boxes_check (const SudokuRule *rule,
             const SudokuFrame *frame,
             const guint8 *values,
             SudokuBreachFunc func,
             gpointer user_data)
{
  guint16 cells[SUDOKU_SIDE_MAX];

  for (guint box = 0; box < frame->side; box++)
    {
      get_box (rule, frame->side, box, cells);
      if (!sudoku_rule_check_distinct (rule, (int)box, cells, frame->side, values, func,
                                       user_data))
        return FALSE;
    }
  return TRUE;
}

static void
boxes_add_groups (const SudokuRule *rule,
                  const SudokuFrame *frame,
                  SudokuGroups *groups)
{
  guint16 cells[SUDOKU_SIDE_MAX];

  for (guint box = 0; box < frame->side; box++)
    {
      get_box (rule, frame->side, box, cells);
      sudoku_groups_add_house (groups, &family, cells);
    }
}

const SudokuRuleKind sudoku_rule_boxes = {
  .id = "boxes",
  .name = N_ ("Boxes"),
  .summary = N_ ("Each box holds every number once"),
  .parameter = SUDOKU_RULE_BOX,
  .check = boxes_check,
  .add_groups = boxes_add_groups,
};
