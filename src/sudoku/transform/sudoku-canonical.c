/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The minlex form. Each arrangement of the columns is tried, of the board and, where its boxes are
 * square, of the transposed board. Rows are then chosen one after the other, each the smallest that
 * can come next; values are numbered as they appear. Whatever is larger than the best until then is
 * given up at its first larger row. */

#include "sudoku-canonical.h"

#include "sudoku-error.h"

#include <string.h>

#define SIDE_MAX SUDOKU_CANONICAL_SIDE_MAX
#define N_CELLS_MAX (SIDE_MAX * SIDE_MAX)

/* The numbers that values have got until now. */
typedef struct
{
  guint8 by_value[SIDE_MAX + 1]; /* 0: none yet */
  guint8 n;
} Numbers;

typedef struct
{
  guint side;
  guint box_rows;
  guint box_columns;
  const guint8 *cells;      /* of the board that is arranged; 0: empty */
  guint8 columns[SIDE_MAX]; /* which column stands in each place */
  guint8 rows[SIDE_MAX];    /* the same of rows, as far as they are chosen */
  guint8 current[N_CELLS_MAX];
  guint8 best[N_CELLS_MAX];
} Search;

/* Writes a row as it would be read; values that had no number get one. */
static void
write_row (const Search *self,
           guint row,
           Numbers *numbers,
           guint8 *to)
{
  for (guint i = 0; i < self->side; i++)
    {
      guint8 value = self->cells[row * self->side + self->columns[i]];

      if (value != 0 && numbers->by_value[value] == 0)
        numbers->by_value[value] = ++numbers->n;
      to[i] = numbers->by_value[value];
    }
}

static gboolean
is_chosen (const guint8 *chosen,
           guint n,
           guint one)
{
  for (guint i = 0; i < n; i++)
    if (chosen[i] == one)
      return TRUE;
  return FALSE;
}

/* Whether a row or column may stand behind those chosen: those of a band, or a stack, stand
 * together. @height: how many these are */
static gboolean
may_follow (const guint8 *chosen,
            guint n,
            guint one,
            guint height)
{
  if (is_chosen (chosen, n, one))
    return FALSE;
  /* Behind a whole band, any other may begin, as none is begun but that. */
  return n % height == 0 || chosen[n - 1] / height == one / height;
}

static gboolean
is_empty (const Search *self,
          guint first_row,
          guint n_rows)
{
  const guint8 *cells = self->cells + first_row * self->side;

  for (guint i = 0; i < n_rows * self->side; i++)
    if (cells[i] != 0)
      return FALSE;
  return TRUE;
}

/* Whether there is an earlier row that gives the same: both are empty, in the same band or at the
 * beginning of empty bands. */
static gboolean
is_double (const Search *self,
           guint n,
           guint row)
{
  guint height = self->box_rows, band = row / height;

  if (!is_empty (self, row, 1))
    return FALSE;
  for (guint i = 0; i < row; i++)
    if (may_follow (self->rows, n, i, height) && is_empty (self, i, 1) &&
        (i / height == band || (is_empty (self, band * height, height) &&
                                is_empty (self, i / height * height, height))))
      return TRUE;
  return FALSE;
}

/* The smallest row that may come next is written behind the others. */
static void
write_smallest (Search *self,
                guint n,
                const Numbers *numbers)
{
  guint8 *smallest = self->current + n * self->side;

  memset (smallest, G_MAXUINT8, self->side);
  for (guint row = 0; row < self->side; row++)
    {
      Numbers then = *numbers;
      guint8 text[SIDE_MAX];

      if (!may_follow (self->rows, n, row, self->box_rows))
        continue;
      write_row (self, row, &then, text);
      if (memcmp (text, smallest, self->side) < 0)
        memcpy (smallest, text, self->side);
    }
}

/* Several rows may be the smallest: each is tried, since what follows may differ. */
static void
choose_rows (Search *self,
             guint n,
             const Numbers *numbers)
{
  if (n == self->side)
    {
      memcpy (self->best, self->current, sizeof self->best);
      return;
    }
  write_smallest (self, n, numbers);
  for (guint row = 0; row < self->side; row++)
    {
      Numbers then = *numbers;
      guint8 text[SIDE_MAX];

      /* What was tried before may have become the best. */
      if (memcmp (self->current, self->best, (n + 1) * self->side) > 0)
        return;
      if (!may_follow (self->rows, n, row, self->box_rows) || is_double (self, n, row))
        continue;
      write_row (self, row, &then, text);
      if (memcmp (text, self->current + n * self->side, self->side) != 0)
        continue;
      self->rows[n] = (guint8)row;
      choose_rows (self, n + 1, &then);
    }
}

static void
choose_columns (Search *self,
                guint n)
{
  const Numbers none = { 0 };

  if (n == self->side)
    {
      choose_rows (self, 0, &none);
      return;
    }
  for (guint column = 0; column < self->side; column++)
    if (may_follow (self->columns, n, column, self->box_columns))
      {
        self->columns[n] = (guint8)column;
        choose_columns (self, n + 1);
      }
}

static gboolean
check_shape (const SudokuGeometry *geometry,
             GError **error)
{
  if (sudoku_geometry_get_side (geometry) <= SIDE_MAX && sudoku_geometry_is_plain (geometry) &&
      sudoku_geometry_get_box_rows (geometry) > 1 && sudoku_geometry_get_box_columns (geometry) > 1)
    return TRUE;
  sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "canonical-unknown",
                    sat_arg_number (SIDE_MAX), sat_arg_number (SIDE_MAX));
  return FALSE;
}

/* What makes the puzzle; without givens, all that is filled. */
static void
read_cells (const SudokuGrid *grid,
            guint8 *cells)
{
  gboolean any = sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN) > 0;

  for (guint i = 0; i < sudoku_grid_get_n_cells (grid); i++)
    if (!any || sudoku_grid_get_origin (grid, i) == SUDOKU_ORIGIN_GIVEN)
      cells[i] = (guint8)sudoku_grid_get_value (grid, i);
}

/**
 * sudoku_canonical_new: (skip)
 * @grid: a puzzle with boxes and no other rules, of a side up to `SUDOKU_CANONICAL_SIDE_MAX`
 *
 * Makes the canonical form of a puzzle. Puzzles that differ only in the names of their values, the
 * order of bands, of stacks, of rows in a band and columns in a stack, and, where boxes are square,
 * by transposition, have the same form: the lexicographically smallest text, where empty cells come
 * before all values. Only givens count, or all filled cells where there are none. Takes some
 * milliseconds at 9×9.
 *
 * Returns: (transfer full) (nullable): a grid of givens; %NULL with %SUDOKU_ERROR_SHAPE for other
 *   shapes
 */
SudokuGrid *
sudoku_canonical_new (const SudokuGrid *grid,
                      GError **error)
{
  guint8 cells[N_CELLS_MAX] = { 0 }, transposed[N_CELLS_MAX];
  Search search = { 0 };
  SudokuGeometry *geometry = NULL;
  SudokuGrid *canonical = NULL;

  g_return_val_if_fail (grid != NULL, NULL);

  geometry = sudoku_grid_get_geometry (grid);
  if (!check_shape (geometry, error))
    return NULL;
  read_cells (grid, cells);
  search.side = sudoku_geometry_get_side (geometry);
  search.box_rows = sudoku_geometry_get_box_rows (geometry);
  search.box_columns = sudoku_geometry_get_box_columns (geometry);
  memset (search.best, G_MAXUINT8, sizeof search.best);
  search.cells = cells;
  choose_columns (&search, 0);
  if (search.box_rows == search.box_columns)
    {
      for (guint i = 0; i < search.side * search.side; i++)
        transposed[i] = cells[i % search.side * search.side + i / search.side];
      search.cells = transposed;
      choose_columns (&search, 0);
    }
  canonical = sudoku_grid_new (geometry);
  for (guint i = 0; i < search.side * search.side; i++)
    if (search.best[i] != 0)
      sudoku_grid_set (canonical, i, search.best[i], SUDOKU_ORIGIN_GIVEN);
  return canonical;
}
