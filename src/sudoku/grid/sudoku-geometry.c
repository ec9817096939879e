/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shape of a puzzle: which cells make up which house. Everything else asks here;
 * nothing here knows of values or rules. */

#include "sudoku-geometry.h"

#include "sudoku-error.h"

struct _SudokuGeometry
{
  gatomicrefcount ref_count;
  guint side;
  guint box_rows; /* 0: no boxes */
  guint box_columns;
  gboolean diagonals;
  guint n_houses;
  guint16 *house_cells; /* n_houses × side */
};

static guint
box_of (const SudokuGeometry *self,
        guint row,
        guint column)
{
  guint boxes_across = self->side / self->box_columns;

  return row / self->box_rows * boxes_across + column / self->box_columns;
}

/* The cells of all houses in one run through the grid: a shape is made for each puzzle that
 * is read, so this must not cost more than reading it. */
static void
place_cells (SudokuGeometry *self)
{
  guint side = self->side;
  guint16 *boxes = self->house_cells + 2 * (gsize)side * side;
  guint16 *falling = self->house_cells + (gsize)(self->n_houses - 2) * side;
  guint16 *rising = falling + side;

  for (guint row = 0, cell = 0; row < side; row++)
    for (guint column = 0; column < side; column++, cell++)
      {
        self->house_cells[row * side + column] = (guint16)cell;
        self->house_cells[(side + column) * side + row] = (guint16)cell;
        if (self->box_rows > 0)
          boxes[box_of (self, row, column) * side + row % self->box_rows * self->box_columns +
                column % self->box_columns] = (guint16)cell;
        if (self->diagonals && row == column)
          falling[column] = (guint16)cell;
        if (self->diagonals && row + column + 1 == side)
          rising[column] = (guint16)cell;
      }
}

static SudokuGeometry *
build (guint side,
       guint box_rows,
       guint box_columns,
       gboolean diagonals)
{
  SudokuGeometry *self = g_new0 (SudokuGeometry, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->side = side;
  self->box_rows = box_rows;
  self->box_columns = box_columns;
  self->diagonals = diagonals != FALSE;
  self->n_houses = (box_rows > 0 ? 3 : 2) * side + (diagonals ? 2 : 0);
  self->house_cells = g_new (guint16, (gsize)self->n_houses * side);
  place_cells (self);
  return self;
}

static gboolean
check_side (guint64 side,
            GError **error)
{
  if (side >= SUDOKU_SIDE_MIN && side <= SUDOKU_SIDE_MAX)
    return TRUE;
  g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE,
               "the side %" G_GUINT64_FORMAT " is not between %d and %d",
               side, SUDOKU_SIDE_MIN, SUDOKU_SIDE_MAX);
  return FALSE;
}

/**
 * sudoku_geometry_new:
 * @box_rows: rows of a box, at least 1
 * @box_columns: columns of a box, at least 1
 * @diagonals: whether both diagonals are houses, too (X-Sudoku)
 * @error: return location for an error
 *
 * Makes the shape with boxes of @box_rows × @box_columns; the side is their product.
 * A box of one row or one column says no more than the row or column it lies in, so
 * such a shape has no boxes: it is a Latin square.
 *
 * Returns: (transfer full) (nullable): the shape, or %NULL with SUDOKU_ERROR_SHAPE
 *   when the side is not in SUDOKU_SIDE_MIN…SUDOKU_SIDE_MAX
 */
SudokuGeometry *
sudoku_geometry_new (guint box_rows,
                     guint box_columns,
                     gboolean diagonals,
                     GError **error)
{
  guint64 side = (guint64)box_rows * box_columns;

  if (!check_side (side, error))
    return NULL;
  if (box_rows == 1 || box_columns == 1)
    return build ((guint)side, 0, 0, diagonals);
  return build ((guint)side, box_rows, box_columns, diagonals);
}

/**
 * sudoku_geometry_new_plain:
 * @side: the side N
 * @diagonals: whether both diagonals are houses, too
 * @error: return location for an error
 *
 * Makes the shape of a Latin square: rows and columns, no boxes.
 *
 * Returns: (transfer full) (nullable): the shape, or %NULL with SUDOKU_ERROR_SHAPE
 */
SudokuGeometry *
sudoku_geometry_new_plain (guint side,
                           gboolean diagonals,
                           GError **error)
{
  if (!check_side (side, error))
    return NULL;
  return build (side, 0, 0, diagonals);
}

/**
 * sudoku_geometry_new_for_side:
 * @side: the side N
 * @diagonals: whether both diagonals are houses, too
 * @error: return location for an error
 *
 * Makes the usual shape for a side: the box nearest to a square that is not higher
 * than wide (2×3 for 6, 3×4 for 12), no boxes when N is a prime number.
 *
 * Returns: (transfer full) (nullable): the shape, or %NULL with SUDOKU_ERROR_SHAPE
 */
SudokuGeometry *
sudoku_geometry_new_for_side (guint side,
                              gboolean diagonals,
                              GError **error)
{
  guint box_rows = 1;

  if (!check_side (side, error))
    return NULL;
  for (guint rows = 2; rows * rows <= side; rows++)
    if (side % rows == 0)
      box_rows = rows;
  return sudoku_geometry_new (box_rows, side / box_rows, diagonals, error);
}

/**
 * sudoku_geometry_ref:
 * @self: a shape
 *
 * Takes another reference; any thread may.
 *
 * Returns: (transfer full): @self
 */
SudokuGeometry *
sudoku_geometry_ref (SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * sudoku_geometry_unref:
 * @self: (transfer full): a shape
 *
 * Gives a reference back; the last one frees the shape.
 */
void
sudoku_geometry_unref (SudokuGeometry *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  g_free (self->house_cells);
  g_free (self);
}

/**
 * sudoku_geometry_equal:
 * @a: a shape
 * @b: a shape
 *
 * Returns: whether both have the same side, boxes and diagonals
 */
gboolean
sudoku_geometry_equal (const SudokuGeometry *a,
                       const SudokuGeometry *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return a->side == b->side && a->box_rows == b->box_rows &&
         a->box_columns == b->box_columns && a->diagonals == b->diagonals;
}

/**
 * sudoku_geometry_get_side:
 * @self: a shape
 *
 * Returns: the side N: number of rows, of columns and of values
 */
guint
sudoku_geometry_get_side (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->side;
}

/**
 * sudoku_geometry_get_n_cells:
 * @self: a shape
 *
 * Returns: N²
 */
guint
sudoku_geometry_get_n_cells (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->side * self->side;
}

/**
 * sudoku_geometry_has_boxes:
 * @self: a shape
 *
 * Returns: whether it has boxes; a Latin square has none
 */
gboolean
sudoku_geometry_has_boxes (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->box_rows > 0;
}

/**
 * sudoku_geometry_has_diagonals:
 * @self: a shape
 *
 * Returns: whether both diagonals are houses (X-Sudoku)
 */
gboolean
sudoku_geometry_has_diagonals (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->diagonals;
}

/**
 * sudoku_geometry_get_box_rows:
 * @self: a shape
 *
 * Returns: the rows of a box, or 0 without boxes
 */
guint
sudoku_geometry_get_box_rows (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->box_rows;
}

/**
 * sudoku_geometry_get_box_columns:
 * @self: a shape
 *
 * Returns: the columns of a box, or 0 without boxes
 */
guint
sudoku_geometry_get_box_columns (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->box_columns;
}

/**
 * sudoku_geometry_get_n_houses:
 * @self: a shape
 *
 * Returns: the number of houses: rows, columns, boxes if any, two diagonals if any
 */
guint
sudoku_geometry_get_n_houses (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_houses;
}

/**
 * sudoku_geometry_get_house_kind:
 * @self: a shape
 * @house: a house, from 0
 *
 * Returns: what kind of house it is
 */
SudokuHouseKind
sudoku_geometry_get_house_kind (const SudokuGeometry *self,
                                guint house)
{
  g_return_val_if_fail (self != NULL && house < self->n_houses, SUDOKU_HOUSE_ROW);

  if (house < self->side)
    return SUDOKU_HOUSE_ROW;
  if (house < 2 * self->side)
    return SUDOKU_HOUSE_COLUMN;
  if (self->box_rows > 0 && house < 3 * self->side)
    return SUDOKU_HOUSE_BOX;
  return house + 2 == self->n_houses ? SUDOKU_HOUSE_FALLING : SUDOKU_HOUSE_RISING;
}

/**
 * sudoku_geometry_get_house_number:
 * @self: a shape
 * @house: a house, from 0
 *
 * Returns: its number among the houses of its kind, from 0 (boxes in reading order);
 *   0 for a diagonal
 */
guint
sudoku_geometry_get_house_number (const SudokuGeometry *self,
                                  guint house)
{
  g_return_val_if_fail (self != NULL && house < self->n_houses, 0);

  if (house >= (self->box_rows > 0 ? 3 : 2) * self->side)
    return 0;
  return house % self->side;
}

/**
 * sudoku_geometry_get_house_cells:
 * @self: a shape
 * @house: a house, from 0
 *
 * Returns: (transfer none): its N cells in reading order; the rising diagonal from
 *   the bottom left up
 */
const guint16 *
sudoku_geometry_get_house_cells (const SudokuGeometry *self,
                                 guint house)
{
  g_return_val_if_fail (self != NULL && house < self->n_houses, NULL);

  return self->house_cells + (gsize)house * self->side;
}

/**
 * sudoku_geometry_get_cell_houses:
 * @self: a shape
 * @cell: a cell, from 0
 * @houses: (out): the houses it lies in
 *
 * Returns: how many of @houses were set, 2…5
 */
guint
sudoku_geometry_get_cell_houses (const SudokuGeometry *self,
                                 guint cell,
                                 guint16 houses[SUDOKU_CELL_HOUSES_MAX])
{
  guint side = self->side;
  guint row = cell / side, column = cell % side;
  guint n = 0;

  g_return_val_if_fail (cell < side * side, 0);

  houses[n++] = (guint16)row;
  houses[n++] = (guint16)(side + column);
  if (self->box_rows > 0)
    houses[n++] = (guint16)(2 * side + box_of (self, row, column));
  if (self->diagonals && row == column)
    houses[n++] = (guint16)(self->n_houses - 2);
  if (self->diagonals && row + column + 1 == side)
    houses[n++] = (guint16)(self->n_houses - 1);
  return n;
}

/**
 * sudoku_geometry_get_cell_box:
 * @self: a shape with boxes
 * @cell: a cell, from 0
 *
 * Returns: the number of its box in reading order, from 0
 */
guint
sudoku_geometry_get_cell_box (const SudokuGeometry *self,
                              guint cell)
{
  g_return_val_if_fail (self != NULL && self->box_rows > 0, 0);
  g_return_val_if_fail (cell < self->side * self->side, 0);

  return box_of (self, cell / self->side, cell % self->side);
}

/**
 * sudoku_geometry_are_peers:
 * @self: a shape
 * @cell: a cell, from 0
 * @other: a cell, from 0
 *
 * Returns: whether they are two different cells that share a house, so that they
 *   can't hold the same value
 */
gboolean
sudoku_geometry_are_peers (const SudokuGeometry *self,
                           guint cell,
                           guint other)
{
  guint16 a[SUDOKU_CELL_HOUSES_MAX], b[SUDOKU_CELL_HOUSES_MAX];
  guint n_a = sudoku_geometry_get_cell_houses (self, cell, a);
  guint n_b = sudoku_geometry_get_cell_houses (self, other, b);

  if (cell == other)
    return FALSE;
  for (guint i = 0; i < n_a; i++)
    for (guint j = 0; j < n_b; j++)
      if (a[i] == b[j])
        return TRUE;
  return FALSE;
}
