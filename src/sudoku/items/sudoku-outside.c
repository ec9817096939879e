/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers the places of the ring from N² on, row by row, and looks from them along rows, columns
 * and diagonals. */

#include "sudoku-outside.h"

/**
 * sudoku_outside_make:
 * @side: the side N
 * @row: 0 above the board, 1…N beside it, N + 1 below it
 * @column: 0 on its left, 1…N, N + 1 on its right
 *
 * Numbers a place outside the board.
 *
 * Returns: N² or above; 0 when the place is none of the ring
 */
guint
sudoku_outside_make (guint side,
                     guint row,
                     guint column)
{
  guint first = side * side, width = side + 2;

  if (row > side + 1 || column > side + 1)
    return 0;
  if (row == 0)
    return first + column;
  if (row == side + 1)
    return first + width + 2 * side + column;
  if (column == 0)
    return first + width + 2 * (row - 1);
  return column == side + 1 ? first + width + 2 * (row - 1) + 1 : 0;
}

/**
 * sudoku_outside_get:
 * @side: the side N
 * @place: a cell, from 0, or a place outside the board
 * @row: (out): 0…N + 1
 * @column: (out): 0…N + 1
 *
 * Says where a place is.
 *
 * Returns: whether it is outside the board
 */
gboolean
sudoku_outside_get (guint side,
                    guint place,
                    guint *row,
                    guint *column)
{
  guint width = side + 2, number = place - side * side;

  if (place < side * side)
    {
      *row = place / side + 1;
      *column = place % side + 1;
      return FALSE;
    }
  if (number < width)
    {
      *row = 0;
      *column = number;
    }
  else if (number < width + 2 * side)
    {
      *row = (number - width) / 2 + 1;
      *column = (number - width) % 2 == 0 ? 0 : side + 1;
    }
  else
    {
      *row = side + 1;
      *column = number - width - 2 * side;
    }
  return TRUE;
}

/**
 * sudoku_outside_get_step:
 * @direction: a direction
 * @down: (out): 1, −1, or 0 without a direction
 * @right: (out): likewise
 *
 * Says which way a direction leads.
 */
void
sudoku_outside_get_step (SudokuDirection direction,
                         int *down,
                         int *right)
{
  *down = direction == SUDOKU_DIRECTION_NONE ? 0 : 1;
  *right = *down;
  if (direction == SUDOKU_DIRECTION_UP_LEFT || direction == SUDOKU_DIRECTION_UP_RIGHT)
    *down = -1;
  if (direction == SUDOKU_DIRECTION_UP_LEFT || direction == SUDOKU_DIRECTION_DOWN_LEFT)
    *right = -1;
}

/**
 * sudoku_outside_list:
 * @side: the side N
 * @place: a place outside the board
 * @direction: which way to look for a diagonal; SUDOKU_DIRECTION_NONE: along the row or column
 * @cells: (out) (array): what is seen, from the nearest cell on
 *
 * Lists the cells that are seen from a place.
 *
 * Returns: how many; 0 when no cell is seen that way
 */
guint
sudoku_outside_list (guint side,
                     guint place,
                     SudokuDirection direction,
                     guint16 cells[SUDOKU_SIDE_MAX])
{
  guint row = 0, column = 0, n = 0;
  int down = 0, right = 0, r, c;

  if (!sudoku_outside_get (side, place, &row, &column))
    return 0;
  sudoku_outside_get_step (direction, &down, &right);
  if (direction == SUDOKU_DIRECTION_NONE)
    {
      gboolean beside = row >= 1 && row <= side, above = column >= 1 && column <= side;

      if (beside)
        right = column == 0 ? 1 : -1;
      else if (above)
        down = row == 0 ? 1 : -1;
      else
        return 0;
    }
  r = (int)row + down;
  c = (int)column + right;
  while (r >= 1 && r <= (int)side && c >= 1 && c <= (int)side)
    {
      cells[n++] = (guint16)((r - 1) * (int)side + c - 1);
      r += down;
      c += right;
    }
  return n;
}

static gboolean
sees (guint side,
      guint place,
      SudokuDirection direction,
      const guint16 *cells,
      guint n_cells)
{
  guint16 seen[SUDOKU_SIDE_MAX];
  guint n = sudoku_outside_list (side, place, direction, seen);

  for (guint i = 0; n == n_cells && i < n; i++)
    if (seen[i] != cells[i])
      return FALSE;
  return n == n_cells;
}

/**
 * sudoku_outside_find:
 * @side: the side N
 * @cells: (array length=n_cells): cells in a line
 * @n_cells: how many, at least one
 * @direction: (out): which way they are seen
 *
 * Finds the place from which just these cells are seen, in their order. Of a single cell in a
 * corner it is one of several.
 *
 * Returns: the place; 0 when there is none
 */
guint
sudoku_outside_find (guint side,
                     const guint16 *cells,
                     guint n_cells,
                     SudokuDirection *direction)
{
  for (guint place = side * side; place < side * side + 4 * side + 4; place++)
    for (guint way = SUDOKU_DIRECTION_NONE; way <= SUDOKU_DIRECTION_UP_LEFT; way++)
      if (sees (side, place, (SudokuDirection)way, cells, n_cells))
        {
          *direction = (SudokuDirection)way;
          return place;
        }
  return 0;
}
