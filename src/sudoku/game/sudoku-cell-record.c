/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text form of cells and their values: "r2c3", and "." for nothing, "5" for a given, "+5" for
 * an entry, "?5" for an answer of the solver. */

#include "sudoku-cell-record.h"

#include "sudoku-scanner.h"

/**
 * sudoku_cell_record_write:
 * @cell: a cell, from 0
 * @side: the side N
 * @string: the text to append to
 *
 * Writes "r2c3", counted from 1.
 */
void
sudoku_cell_record_write (guint cell,
                          guint side,
                          GString *string)
{
  g_string_append_printf (string, "r%uc%u", cell / side + 1, cell % side + 1);
}

/**
 * sudoku_cell_record_read:
 * @at: (inout): where the cell begins; moves behind it
 * @end: the end of the text
 * @side: the side N
 * @cell: (out): the cell, from 0
 *
 * Reads what sudoku_cell_record_write() writes.
 *
 * Returns: whether there is a cell of the grid
 */
gboolean
sudoku_cell_record_read (const char **at,
                         const char *end,
                         guint side,
                         guint *cell)
{
  const char *p = *at;
  guint row = 0, column = 0;

  if (p == end || *p++ != 'r' || !sudoku_scan_uint (&p, end, side, &row))
    return FALSE;
  if (p == end || *p++ != 'c' || !sudoku_scan_uint (&p, end, side, &column))
    return FALSE;
  if (row == 0 || column == 0)
    return FALSE;
  *cell = (row - 1) * side + column - 1;
  *at = p;
  return TRUE;
}

/**
 * sudoku_cell_record_write_value:
 * @value: 1…N, or 0 for an empty cell
 * @origin: where it comes from
 * @string: the text to append to
 *
 * Writes ".", "5", "+5" or "?5".
 */
void
sudoku_cell_record_write_value (guint value,
                                SudokuOrigin origin,
                                GString *string)
{
  if (value == 0)
    g_string_append_c (string, '.');
  else
    g_string_append_printf (string, "%s%u",
                            origin == SUDOKU_ORIGIN_ENTRY    ? "+"
                            : origin == SUDOKU_ORIGIN_ANSWER ? "?"
                                                             : "",
                            value);
}

/**
 * sudoku_cell_record_read_value:
 * @at: (inout): where the value begins; moves behind it
 * @end: the end of the text
 * @side: the side N
 * @value: (out): 1…N, or 0
 * @origin: (out): where it comes from
 *
 * Reads what sudoku_cell_record_write_value() writes.
 *
 * Returns: whether there is a value of the grid
 */
gboolean
sudoku_cell_record_read_value (const char **at,
                               const char *end,
                               guint side,
                               guint *value,
                               SudokuOrigin *origin)
{
  const char *p = *at;

  if (p == end)
    return FALSE;
  *value = 0;
  *origin = *p == '.'   ? SUDOKU_ORIGIN_NONE
            : *p == '+' ? SUDOKU_ORIGIN_ENTRY
            : *p == '?' ? SUDOKU_ORIGIN_ANSWER
                        : SUDOKU_ORIGIN_GIVEN;
  if (*origin != SUDOKU_ORIGIN_GIVEN)
    p++;
  if (*origin != SUDOKU_ORIGIN_NONE && (!sudoku_scan_uint (&p, end, side, value) || *value == 0))
    return FALSE;
  *at = p;
  return TRUE;
}
