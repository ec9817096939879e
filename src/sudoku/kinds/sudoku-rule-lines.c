/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows and columns: each holds each value once. Every puzzle has these rules. */

#include <glib/gi18n.h>

#include "sudoku-rule.h"

static const SudokuHouseFamily row_family = {
  "rows",
  N_ ("row {number}"),
  N_ ("rows {numbers}"),
  N_ ("in row {number}"),
  N_ ("in rows {numbers}"),
  N_ ("Rows"),
  N_ ("Row {number} needs a {value} somewhere"),
  N_ ("Row {number} can’t hold a {value} in both column {column} and column {other_column}"),
  SUDOKU_TOLD_BY_COLUMN,
};

static const SudokuHouseFamily column_family = {
  "columns",
  N_ ("column {number}"),
  N_ ("columns {numbers}"),
  N_ ("in column {number}"),
  N_ ("in columns {numbers}"),
  N_ ("Columns"),
  N_ ("Column {number} needs a {value} somewhere"),
  N_ ("Column {number} can’t hold a {value} in both row {row} and row {other_row}"),
  SUDOKU_TOLD_BY_ROW,
};

static void
get_row (guint side,
         guint row,
         guint16 *cells)
{
  for (guint column = 0; column < side; column++)
    cells[column] = (guint16)(row * side + column);
}

static void
get_column (guint side,
            guint column,
            guint16 *cells)
{
  for (guint row = 0; row < side; row++)
    cells[row] = (guint16)(row * side + column);
}

static gboolean
check_lines (const SudokuRule *rule,
             guint side,
             void (*get_line) (guint side, guint line, guint16 *cells),
             const guint8 *values,
             SudokuBreachFunc func,
             gpointer user_data)
{
  guint16 cells[SUDOKU_SIDE_MAX];

  for (guint line = 0; line < side; line++)
    {
      get_line (side, line, cells);
      if (!sudoku_rule_check_distinct (rule, (int)line, cells, side, values, func, user_data))
        return FALSE;
    }
  return TRUE;
}

static gboolean
rows_check (const SudokuRule *rule,
            const SudokuFrame *frame,
            const guint8 *values,
            SudokuBreachFunc func,
            gpointer user_data)
{
  return check_lines (rule, frame->side, get_row, values, func, user_data);
}

static gboolean
columns_check (const SudokuRule *rule,
               const SudokuFrame *frame,
               const guint8 *values,
               SudokuBreachFunc func,
               gpointer user_data)
{
  return check_lines (rule, frame->side, get_column, values, func, user_data);
}

static void
rows_add_groups (const SudokuRule *rule,
                 const SudokuFrame *frame,
                 SudokuGroups *groups)
{
  guint16 cells[SUDOKU_SIDE_MAX];

  for (guint row = 0; row < frame->side; row++)
    {
      get_row (frame->side, row, cells);
      sudoku_groups_add_house (groups, &row_family, cells);
    }
}

static void
columns_add_groups (const SudokuRule *rule,
                    const SudokuFrame *frame,
                    SudokuGroups *groups)
{
  guint16 cells[SUDOKU_SIDE_MAX];

  for (guint column = 0; column < frame->side; column++)
    {
      get_column (frame->side, column, cells);
      sudoku_groups_add_house (groups, &column_family, cells);
    }
}

const SudokuRuleKind sudoku_rule_rows = {
  .id = "rows",
  .name = N_ ("Rows"),
  .summary = N_ ("Each row holds every number once"),
  .parameter = SUDOKU_RULE_ALONE,
  .check = rows_check,
  .add_groups = rows_add_groups,
};

const SudokuRuleKind sudoku_rule_columns = {
  .id = "columns",
  .name = N_ ("Columns"),
  .summary = N_ ("Each column holds every number once"),
  .parameter = SUDOKU_RULE_ALONE,
  .check = columns_check,
  .add_groups = columns_add_groups,
};
