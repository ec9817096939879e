/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Disjoint groups: the cells at the same place of every box hold each value once. */

#include <glib/gi18n.h>

#include "sudoku-rule.h"

static const SudokuHouseFamily family = {
  "disjoint",
  N_ ("disjoint group {number}"),
  N_ ("disjoint groups {numbers}"),
  N_ ("in disjoint group {number}"),
  N_ ("in disjoint groups {numbers}"),
  N_ ("Disjoint groups"),
  N_ ("Disjoint group {number} needs a {value} somewhere"),
  N_ ("Disjoint group {number} can’t hold a {value} in both row {row} column {column} and "
      "row {other_row} column {other_column}"),
  SUDOKU_TOLD_BY_CELL,
};

static const char *
disjoint_check_frame (const SudokuFrame *frame)
{
  return frame->box_rows > 0 ? NULL : N_ ("Disjoint groups need rectangular boxes");
}

/* Group @place: the cell at that place of each box, in reading order. */
static void
get_group (const SudokuFrame *frame,
           guint place,
           guint16 *cells)
{
  guint row = place / frame->box_columns, column = place % frame->box_columns;

  for (; row < frame->side; row += frame->box_rows)
    for (guint c = column; c < frame->side; c += frame->box_columns)
      *cells++ = (guint16)(row * frame->side + c);
}

static gboolean
disjoint_check (const SudokuRule *rule,
                const SudokuFrame *frame,
                const guint8 *values,
                SudokuBreachFunc func,
                gpointer user_data)
{
  guint16 cells[SUDOKU_SIDE_MAX];

  for (guint place = 0; place < frame->side; place++)
    {
      get_group (frame, place, cells);
      if (!sudoku_rule_check_distinct (rule, (int)place, cells, frame->side, values, func,
                                       user_data))
        return FALSE;
    }
  return TRUE;
}

static void
disjoint_add_groups (const SudokuRule *rule,
                     const SudokuFrame *frame,
                     SudokuGroups *groups)
{
  guint16 cells[SUDOKU_SIDE_MAX];

  for (guint place = 0; place < frame->side; place++)
    {
      get_group (frame, place, cells);
      sudoku_groups_add_house (groups, &family, cells);
    }
}

static void
disjoint_draw (const SudokuRule *rule,
               const SudokuFrame *frame,
               SudokuSketch *sketch)
{
  sudoku_sketch_add (sketch, SUDOKU_SKETCH_BADGE, NULL, 0);
}

const SudokuRuleKind sudoku_rule_disjoint = {
  .id = "disjoint",
  .name = N_ ("Disjoint Groups"),
  .summary = N_ ("The cells at the same place of every box hold every number once"),
  .parameter = SUDOKU_RULE_ALONE,
  .f_puzzles = "disjointgroups",
  .optional = TRUE,
  .check_frame = disjoint_check_frame,
  .check = disjoint_check,
  .add_groups = disjoint_add_groups,
  .draw = disjoint_draw,
};
