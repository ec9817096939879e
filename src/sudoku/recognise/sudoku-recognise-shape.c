/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shape that a formula speaks of. Its clauses about one value in several rows and columns
 * can only be about boxes or diagonals; each that shows a size of box, or that there are
 * diagonals, is counted as a vote, so that a clause that is wrong does not hide the shape of
 * all others. Says nothing about which clauses are right. */

#include "sudoku-recognise-private.h"

#include <stdlib.h>

typedef struct
{
  guint side;
  guint boxes[SUDOKU_SIDE_MAX + 1]; /* by the rows of a box */
  guint diagonals;
} Votes;

/* The rows and columns that some cells lie in. */
typedef struct
{
  guint first_row, last_row, first_column, last_column;
  gboolean falling; /* all on this diagonal */
  gboolean rising;
} Extent;

static void
extent_add (Extent *self,
            guint side,
            guint cell)
{
  guint row = cell / side, column = cell % side;

  self->first_row = MIN (self->first_row, row);
  self->last_row = MAX (self->last_row, row);
  self->first_column = MIN (self->first_column, column);
  self->last_column = MAX (self->last_column, column);
  self->falling &= row == column;
  self->rising &= row + column == side - 1;
}

/* Two opposite corners of a box, or all cells of it, have its extent. What lies on a diagonal
 * may be said because of the diagonal and shows no box. */
static void
vote (Votes *self,
      const Extent *extent)
{
  guint rows = extent->last_row - extent->first_row + 1;
  guint columns = extent->last_column - extent->first_column + 1;

  if (extent->falling || extent->rising)
    self->diagonals += rows == self->side && columns == self->side;
  else if (rows > 1 && columns > 1 && rows * columns == self->side &&
           extent->first_row % rows == 0 && extent->first_column % columns == 0)
    self->boxes[rows]++;
}

static void
look_at (Votes *self,
         const SudokuClauseIter *iter,
         const SudokuVariables *variables,
         const SudokuSpot *spots)
{
  Extent extent = { G_MAXUINT, 0, G_MAXUINT, 0, TRUE, TRUE };
  guint value = 0;

  if (iter->n_literals != 2 && iter->n_literals != self->side)
    return;
  for (gsize i = 0; i < iter->n_literals; i++)
    {
      SudokuSpot spot = spots[sudoku_variables_get_rank (variables, abs (iter->literals[i]))];

      if (i > 0 && spot.value != value)
        return;
      value = spot.value;
      extent_add (&extent, self->side, spot.cell);
    }
  vote (self, &extent);
}

static SudokuGeometry *
elect (const Votes *self)
{
  guint rows = 0, needed = self->side * self->side / 2;
  gboolean diagonals = self->diagonals >= self->side;

  for (guint i = 2; i < self->side; i++)
    if (self->boxes[i] >= needed && self->boxes[i] > self->boxes[rows])
      rows = i;
  return rows > 0 ? sudoku_geometry_new (rows, self->side / rows, diagonals, NULL)
                  : sudoku_geometry_new_plain (self->side, diagonals, NULL);
}

/**
 * sudoku_recognise_shape:
 * @clauses: a formula
 * @variables: its variables
 * @spots: what they say, by rank
 * @cancellable: (nullable): looked at now and then
 * @error: return location for an error
 *
 * A size of box is taken when half of all boxes and values speak for it, and diagonals when
 * half of both of them do. In linear time.
 *
 * Returns: (transfer full) (nullable): the shape; %NULL with G_IO_ERROR_CANCELLED
 */
SudokuGeometry *
sudoku_recognise_shape (const SatClauses *clauses,
                        const SudokuVariables *variables,
                        const SudokuSpot *spots,
                        GCancellable *cancellable,
                        GError **error)
{
  Votes votes = { .side = sudoku_variables_get_side (variables) };
  SudokuClauseIter iter;

  sudoku_clause_iter_init (&iter, clauses);
  while (sudoku_clause_iter_next (&iter))
    {
      if (sudoku_clause_iter_is_cancelled (&iter, cancellable, error))
        return NULL;
      look_at (&votes, &iter, variables, spots);
    }
  return elect (&votes);
}
