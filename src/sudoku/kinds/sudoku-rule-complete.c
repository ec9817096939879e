/* SPDX-License-Identifier: GPL-3.0-or-later */

/* "Complete" Sudoku (I. Spence): two grids derive from the board, that of the column in which each
 * row has each value, and that of the row in which each column has each value. Divided into the
 * same boxes, they must be Sudokus, too. Boxes must be square.
 *
 * Box (i, k) of the first grid has the rows of band i and, as its columns, the values of band k; it
 * contains columns of the board. Box (i, k) of the second has the values of band i as its rows and
 * the columns of band k; it contains rows of the board. */

#include <glib/gi18n.h>

#include "sudoku-rule.h"

static const SudokuHouseFamily column_family = {
  "complete-columns",
  N_ ("box {number} of the columns of values"),
  NULL,
  N_ ("in box {number} of the columns of values"),
  NULL,
  N_ ("Columns of values"),
  N_ ("Box {number} of the columns of values needs column {value} somewhere"),
  N_ ("Row {row} column {column} can’t hold {held} when row {other_row} column {other_column} "
      "holds {other_held}: column {value} would be twice in box {number} of the columns of "
      "values"),
  SUDOKU_TOLD_BY_ROW,
};

static const SudokuHouseFamily row_family = {
  "complete-rows",
  N_ ("box {number} of the rows of values"),
  NULL,
  N_ ("in box {number} of the rows of values"),
  NULL,
  N_ ("Rows of values"),
  N_ ("Box {number} of the rows of values needs row {value} somewhere"),
  N_ ("Row {row} column {column} can’t hold {held} when row {other_row} column {other_column} "
      "holds {other_held}: row {value} would be twice in box {number} of the rows of values"),
  SUDOKU_TOLD_BY_COLUMN,
};

static const char *
complete_check_frame (const SudokuFrame *frame)
{
  return frame->box_rows > 0 && frame->box_rows == frame->box_columns
           ? NULL
           : N_ ("“Complete” needs square boxes, as at 4×4, 9×9 and 16×16");
}

/* The candidates one of which puts column, or row, @line into box (@band, @stack) of a derived
 * grid. */
static void
get_truth (const SudokuFrame *frame,
           gboolean of_rows,
           guint band,
           guint stack,
           guint line,
           guint32 *candidates)
{
  guint n = frame->box_rows, side = frame->side;

  for (guint p = 0; p < n; p++)
    for (guint q = 0; q < n; q++)
      {
        guint row = of_rows ? line : band * n + p;
        guint column = of_rows ? stack * n + q : line;
        guint value = of_rows ? band * n + p : stack * n + q;

        *candidates++ = (row * side + column) * side + value;
      }
}

static gboolean
check_truth (const SudokuRule *rule,
             const SudokuFrame *frame,
             const guint32 *candidates,
             const guint8 *values,
             SudokuBreachFunc func,
             gpointer user_data)
{
  guint16 cells[SUDOKU_SIDE_MAX];
  SudokuBreach breach = { rule, -1, 0, 0, cells };

  for (guint i = 0; i < frame->side; i++)
    {
      guint cell = candidates[i] / frame->side, value = candidates[i] % frame->side + 1;

      if (values[cell] != value)
        continue;
      if (breach.n_cells == 0)
        breach.value = value;
      cells[breach.n_cells++] = (guint16)cell;
    }
  return breach.n_cells < 2 || func (&breach, user_data);
}

static gboolean
complete_check (const SudokuRule *rule,
                const SudokuFrame *frame,
                const guint8 *values,
                SudokuBreachFunc func,
                gpointer user_data)
{
  guint n = frame->box_rows;
  guint32 candidates[SUDOKU_SIDE_MAX];

  for (guint box = 0; box < frame->side; box++)
    for (guint line = 0; line < frame->side; line++)
      for (int of_rows = 0; of_rows < 2; of_rows++)
        {
          get_truth (frame, of_rows, box / n, box % n, line, candidates);
          if (!check_truth (rule, frame, candidates, values, func, user_data))
            return FALSE;
        }
  return TRUE;
}

static void
complete_add_groups (const SudokuRule *rule,
                     const SudokuFrame *frame,
                     SudokuGroups *groups)
{
  guint n = frame->box_rows;
  guint32 candidates[SUDOKU_SIDE_MAX];

  for (guint box = 0; box < frame->side; box++)
    for (guint line = 0; line < frame->side; line++)
      for (int of_rows = 0; of_rows < 2; of_rows++)
        {
          get_truth (frame, of_rows, box / n, box % n, line, candidates);
          sudoku_groups_add_truth (groups, of_rows ? &row_family : &column_family, box, line + 1,
                                   candidates);
        }
}

static void
complete_draw (const SudokuRule *rule,
               const SudokuFrame *frame,
               SudokuSketch *sketch)
{
  sudoku_sketch_add (sketch, SUDOKU_SKETCH_BADGE, NULL, 0);
}

const SudokuRuleKind sudoku_rule_complete = {
  .id = "complete",
  .name = N_ ("“Complete” Sudoku"),
  .summary = N_ ("The grids that list the columns and the rows of the values are Sudokus, too"),
  .breach = N_ ("{cells} use a row or column of the derived grids twice"),
  .parameter = SUDOKU_RULE_ALONE,
  .joins = "boxes",
  .joint_title = N_ ("Boxes of all three grids"),
  .optional = TRUE,
  .check_frame = complete_check_frame,
  .check = complete_check,
  .add_groups = complete_add_groups,
  .draw = complete_draw,
};
