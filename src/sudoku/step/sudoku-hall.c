/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hall's theorem by a matching: rows that can exchange their columns only among each other fill all
 * of these. Knows nothing of cells and values. */

#include "sudoku-hall.h"

/* Finds an augmenting path from a row. If there is none, @seen are the columns that it can
 * reach. */
static gboolean
match_row (SudokuHall *self,
           guint row,
           SudokuSet *seen)
{
  SudokuSet columns = sudoku_set_minus (self->columns[row], self->matched);
  guint column;

  if (!sudoku_set_is_empty (columns))
    {
      column = sudoku_set_first (columns);
      self->matched = sudoku_set_or (self->matched, sudoku_set_single (column));
      self->row_of[column] = (guint8)row;
      return TRUE;
    }
  columns = sudoku_set_minus (self->columns[row], *seen);
  SUDOKU_SET_FOREACH (columns, column)
  {
    if (sudoku_set_has (*seen, column))
      continue;
    *seen = sudoku_set_or (*seen, sudoku_set_single (column));
    if (match_row (self, self->row_of[column], seen))
      {
        self->row_of[column] = (guint8)row;
        return TRUE;
      }
  }
  return FALSE;
}

/**
 * sudoku_hall_match: (skip)
 * @self: rows with their columns
 * @rows: (out): if that is impossible, rows with too few columns
 * @columns: (out): the columns of these rows
 *
 * Gives each row a column of its own. O(rows² × columns).
 *
 * Returns: whether that is possible
 */
gboolean
sudoku_hall_match (SudokuHall *self,
                   SudokuSet *rows,
                   SudokuSet *columns)
{
  g_return_val_if_fail (self != NULL && rows != NULL && columns != NULL, FALSE);

  self->matched = SUDOKU_SET_EMPTY;
  for (guint row = 0; row < self->n_rows; row++)
    {
      SudokuSet seen = SUDOKU_SET_EMPTY;

      if (match_row (self, row, &seen))
        continue;
      sudoku_hall_close (self, row, rows, columns);
      return FALSE;
    }
  return TRUE;
}

/**
 * sudoku_hall_close: (skip)
 * @self: rows, matched by sudoku_hall_match()
 * @row: one of them
 * @rows: (out): the row and those that it can exchange columns with
 * @columns: (out): the columns of these rows
 *
 * Finds the smallest set of rows that contains the row and fills its columns. O(rows).
 *
 * Returns: whether there is one; if not, @rows and @columns are undefined
 */
gboolean
sudoku_hall_close (const SudokuHall *self,
                   guint row,
                   SudokuSet *rows,
                   SudokuSet *columns)
{
  SudokuSet fresh;
  guint column;

  g_return_val_if_fail (self != NULL && rows != NULL && columns != NULL, FALSE);

  fresh = self->columns[row];
  *rows = sudoku_set_single (row);
  *columns = SUDOKU_SET_EMPTY;
  while (!sudoku_set_is_empty (fresh))
    {
      SudokuSet next = SUDOKU_SET_EMPTY;

      if (!sudoku_set_is_empty (sudoku_set_minus (fresh, self->matched)))
        return FALSE;
      *columns = sudoku_set_or (*columns, fresh);
      SUDOKU_SET_FOREACH (fresh, column)
      {
        *rows = sudoku_set_or (*rows, sudoku_set_single (self->row_of[column]));
        next = sudoku_set_or (next, self->columns[self->row_of[column]]);
      }
      fresh = sudoku_set_minus (next, *columns);
    }
  return TRUE;
}
