/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Both diagonals (X-Sudoku): each holds each value once. */

#include <glib/gi18n.h>

#include "sudoku-rule.h"

static const SudokuHouseFamily falling_family = {
  "falling",
  N_ ("the falling diagonal"),
  NULL,
  N_ ("on the falling diagonal"),
  NULL,
  N_ ("Falling diagonal"),
  N_ ("The falling diagonal needs a {value} somewhere"),
  N_ ("The falling diagonal can’t hold a {value} in both row {row} and row {other_row}"),
  SUDOKU_TOLD_BY_ROW,
};

static const SudokuHouseFamily rising_family = {
  "rising",
  N_ ("the rising diagonal"),
  NULL,
  N_ ("on the rising diagonal"),
  NULL,
  N_ ("Rising diagonal"),
  N_ ("The rising diagonal needs a {value} somewhere"),
  N_ ("The rising diagonal can’t hold a {value} in both row {row} and row {other_row}"),
  SUDOKU_TOLD_BY_ROW,
};

/* From the top left down, or from the bottom left up. */
static void
get_diagonal (guint side,
              gboolean rising,
              guint16 *cells)
{
  for (guint column = 0; column < side; column++)
    cells[column] = (guint16)((rising ? side - 1 - column : column) * side + column);
}

static gboolean
x_check (const SudokuRule *rule,
         const SudokuFrame *frame,
         const guint8 *values,
         SudokuBreachFunc func,
         gpointer user_data)
{
  guint16 cells[SUDOKU_SIDE_MAX];

  for (int rising = 0; rising < 2; rising++)
    {
      get_diagonal (frame->side, rising, cells);
      if (!sudoku_rule_check_distinct (rule, rising, cells, frame->side, values, func, user_data))
        return FALSE;
    }
  return TRUE;
}

static void
x_add_groups (const SudokuRule *rule,
              const SudokuFrame *frame,
              SudokuGroups *groups)
{
  guint16 cells[SUDOKU_SIDE_MAX];

  get_diagonal (frame->side, FALSE, cells);
  sudoku_groups_add_house (groups, &falling_family, cells);
  get_diagonal (frame->side, TRUE, cells);
  sudoku_groups_add_house (groups, &rising_family, cells);
}

static void
x_draw (const SudokuRule *rule,
        const SudokuFrame *frame,
        SudokuSketch *sketch)
{
  guint16 cells[SUDOKU_SIDE_MAX];

  for (int rising = 0; rising < 2; rising++)
    {
      get_diagonal (frame->side, rising, cells);
      sudoku_sketch_add (sketch, SUDOKU_SKETCH_LINE, cells, frame->side);
    }
}

const SudokuRuleKind sudoku_rule_x = {
  .id = "x",
  .name = N_ ("Diagonals"),
  .summary = N_ ("Each of the two diagonals holds every number once"),
  .parameter = SUDOKU_RULE_ALONE,
  .optional = TRUE,
  .check = x_check,
  .add_groups = x_add_groups,
  .draw = x_draw,
};
