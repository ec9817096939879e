/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and writes cells, one after the other. */

#include "sudoku-place-text.h"

/**
 * sudoku_place_parse_number: (skip)
 * @at: (inout): the text; after the number, if there is one
 * @max: the largest number
 * @number: (out): what is read
 *
 * Reads a decimal number, 1…@max.
 *
 * Returns: whether there is one
 */
gboolean
sudoku_place_parse_number (const char **at,
                           guint max,
                           guint *number)
{
  guint n = 0;
  const char *start = *at;

  while (g_ascii_isdigit (**at) && n <= max)
    n = n * 10 + (guint)g_ascii_digit_value (*(*at)++);
  *number = n;
  return *at > start && n >= 1 && n <= max && !g_ascii_isdigit (**at);
}

/**
 * sudoku_place_parse: (skip)
 * @at: (inout): the text; after the cell, if there is one
 * @side: the side N
 * @cell: (out): the cell, from 0
 *
 * Reads "r3c4".
 *
 * Returns: whether there is a cell of the board
 */
gboolean
sudoku_place_parse (const char **at,
                    guint side,
                    guint *cell)
{
  guint row = 0, column = 0;

  if (g_ascii_tolower (**at) != 'r')
    return FALSE;
  ++*at;
  if (!sudoku_place_parse_number (at, side, &row) || g_ascii_tolower (**at) != 'c')
    return FALSE;
  ++*at;
  *cell = 0;
  if (!sudoku_place_parse_number (at, side, &column))
    return FALSE;
  *cell = (row - 1) * side + column - 1;
  return TRUE;
}

/* A number that may be 0. */
static gboolean
parse_from_zero (const char **at,
                 guint max,
                 guint *number)
{
  if (**at == '0' && !g_ascii_isdigit ((*at)[1]))
    {
      ++*at;
      *number = 0;
      return TRUE;
    }
  return sudoku_place_parse_number (at, max, number);
}

/**
 * sudoku_place_parse_outside: (skip)
 * @at: (inout): the text; after the place, if there is one
 * @side: the side N
 * @row: (out): 0…N + 1
 * @column: (out): 0…N + 1
 *
 * Reads "r0c4", a place on the board or in the ring around it.
 *
 * Returns: whether there is one
 */
gboolean
sudoku_place_parse_outside (const char **at,
                            guint side,
                            guint *row,
                            guint *column)
{
  if (g_ascii_tolower (**at) != 'r')
    return FALSE;
  ++*at;
  if (!parse_from_zero (at, side + 1, row) || g_ascii_tolower (**at) != 'c')
    return FALSE;
  ++*at;
  return parse_from_zero (at, side + 1, column);
}

static void
add (GArray *cells,
     guint cell)
{
  guint16 small = (guint16)cell;

  g_array_append_val (cells, small);
}

/**
 * sudoku_place_add_rectangle: (skip)
 * @cells: (element-type guint16): the cells to append to
 * @side: the side N
 * @a: a corner
 * @b: the corner opposite to it
 *
 * Appends the cells of a rectangle.
 */
void
sudoku_place_add_rectangle (GArray *cells,
                            guint side,
                            guint a,
                            guint b)
{
  guint top = MIN (a / side, b / side), bottom = MAX (a / side, b / side);
  guint left = MIN (a % side, b % side), right = MAX (a % side, b % side);

  for (guint row = top; row <= bottom; row++)
    for (guint column = left; column <= right; column++)
      add (cells, row * side + column);
}

static int
sign (int number)
{
  return (number > 0) - (number < 0);
}

/**
 * sudoku_place_add_run: (skip)
 * @cells: (element-type guint16): the cells to append to
 * @side: the side N
 * @a: the first cell
 * @b: the last cell
 *
 * Appends the cells from one to another along a row, a column or a diagonal.
 *
 * Returns: %FALSE when they are not on one
 */
gboolean
sudoku_place_add_run (GArray *cells,
                      guint side,
                      guint a,
                      guint b)
{
  int down = (int)(b / side) - (int)(a / side), right = (int)(b % side) - (int)(a % side);
  int step = sign (down) * (int)side + sign (right);

  if (down != 0 && right != 0 && ABS (down) != ABS (right))
    return FALSE;
  for (int i = 0, n = MAX (ABS (down), ABS (right)); i <= n; i++)
    add (cells, (guint)((int)a + i * step));
  return TRUE;
}

/**
 * sudoku_place_append: (skip)
 * @cells: (array length=n_cells) (nullable): cells, from 0
 * @n_cells: how many
 * @side: the side N
 * @text: the text to append to
 *
 * Writes "r1c1r2c5".
 */
void
sudoku_place_append (const guint16 *cells,
                     guint n_cells,
                     guint side,
                     GString *text)
{
  for (guint i = 0; i < n_cells; i++)
    g_string_append_printf (text, "r%uc%u", cells[i] / side + 1, cells[i] % side + 1);
}
