/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where arrows and their like lead on a board. It knows no widgets, and not what is chosen. */

#include "satdoku-config.h"

#include "satdoku-cell-movement.h"

#include "satdoku-cell-selection.h"

/* One step, or with @to_empty as many as it takes to an empty cell. */
static guint
find_step (const SudokuGrid *grid,
           guint from,
           int rows,
           int columns,
           gboolean to_empty)
{
  int side = (int)sudoku_grid_get_side (grid);
  int row = (int)from / side;
  int column = (int)from % side;

  do
    {
      row += rows;
      column += columns;
      if (row < 0 || column < 0 || row >= side || column >= side)
        return SATDOKU_NO_CELL;
    }
  while (to_empty && sudoku_grid_get_value (grid, (guint)(row * side + column)) > 0);
  return (guint)(row * side + column);
}

/* How many cells of the same region follow each other from a cell on, itself included. */
static int
count_run (const SatdokuBoardPattern *pattern,
           int cell,
           int direction)
{
  int side = (int)satdoku_board_pattern_get_side (pattern);
  int n = 1;
  int step = direction * side;

  for (int next = cell + step; next >= 0 && next < side * side; next += step)
    {
      if (satdoku_board_pattern_is_border (pattern, (guint)next, (guint)(next - step)))
        break;
      n++;
    }
  return n;
}

/* One region up or down, to the place there that is as far from its begin as the cell is from that
 * of its own; where there is no other, to the edge. */
static guint
find_page (const SatdokuBoardPattern *pattern,
           guint from,
           int direction)
{
  int side = (int)satdoku_board_pattern_get_side (pattern);
  int place = count_run (pattern, (int)from, -1) - 1;
  int next = (int)from + direction * count_run (pattern, (int)from, direction) * side;
  int n_cells;

  if (next < 0)
    return from % (guint)side;
  if (next >= side * side)
    return (guint)(side * (side - 1)) + from % (guint)side;
  if (direction < 0)
    next -= (count_run (pattern, next, -1) - 1) * side;
  n_cells = count_run (pattern, next, 1);
  return (guint)(next + MIN (place, n_cells - 1) * side);
}

/* To the begin or the end of the row, or of the board. */
static guint
find_end (const SudokuGrid *grid,
          guint from,
          int direction,
          gboolean of_board)
{
  guint side = sudoku_grid_get_side (grid);
  guint row_start = from - from % side;

  if (direction < 0)
    return of_board ? 0 : row_start;
  return of_board ? side * side - 1 : row_start + side - 1;
}

/* Finds the cell that a key leads to, SATDOKU_NO_CELL when there is none. With Ctrl, arrows lead
 * to the next empty cell; pages are regions. Returns whether it is one of the keys that move the
 * focus. */
gboolean
satdoku_cell_movement_find (const SatdokuBoardPattern *pattern,
                            const SudokuGrid *grid,
                            guint from,
                            guint keyval,
                            GdkModifierType modifiers,
                            guint *to)
{
  static const struct
  {
    guint keyval;
    guint keypad;
    int rows; /* of arrows */
    int columns;
    int page;
    int end;
  } keys[] = {
    { GDK_KEY_Up, GDK_KEY_KP_Up, .rows = -1 },
    { GDK_KEY_Down, GDK_KEY_KP_Down, .rows = 1 },
    { GDK_KEY_Left, GDK_KEY_KP_Left, .columns = -1 },
    { GDK_KEY_Right, GDK_KEY_KP_Right, .columns = 1 },
    { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, .page = -1 },
    { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, .page = 1 },
    { GDK_KEY_Home, GDK_KEY_KP_Home, .end = -1 },
    { GDK_KEY_End, GDK_KEY_KP_End, .end = 1 },
  };
  gboolean control = (modifiers & GDK_CONTROL_MASK) != 0;
  gsize i = 0;

  g_return_val_if_fail (pattern != NULL && grid != NULL && to != NULL, FALSE);

  *to = SATDOKU_NO_CELL;
  while (i < G_N_ELEMENTS (keys) && keys[i].keyval != keyval && keys[i].keypad != keyval)
    i++;
  if (i == G_N_ELEMENTS (keys) || (modifiers & ~(GDK_CONTROL_MASK | GDK_SHIFT_MASK)))
    return FALSE;
  if (keys[i].page != 0)
    *to = find_page (pattern, from, keys[i].page);
  else if (keys[i].end != 0)
    *to = find_end (grid, from, keys[i].end, control);
  else
    *to = find_step (grid, from, keys[i].rows, keys[i].columns, control);
  return TRUE;
}
