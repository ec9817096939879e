/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shape that a text and who reads it give together. Knows no format. */

#include "sudoku-shape-hint.h"

#include "sudoku-error.h"

static gboolean
fail_shape (GError **error,
            const char *name,
            const char *message)
{
  g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE, "%s: %s", name, message);
  return FALSE;
}

static gboolean
check_hint (const SudokuShapeHint *self,
            const char *name,
            guint side,
            GError **error)
{
  if (self == NULL || self->box_rows == 0)
    return TRUE;
  if (self->no_boxes)
    return fail_shape (error, name, "boxes are asked for and no boxes, too");
  if ((guint64)self->box_rows * self->box_columns == side)
    return TRUE;
  g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE,
               "%s: boxes of %u×%u do not fit a puzzle of side %u", name,
               self->box_rows, self->box_columns, side);
  return FALSE;
}

/**
 * sudoku_shape_hint_complete:
 * @self: (nullable): a hint
 * @name: name of the text, for messages
 * @side: the side, which is all that the text says
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the shape that the hint says, or else the usual one; %NULL
 *   with SUDOKU_ERROR_SHAPE when the hint doesn't fit the side
 */
SudokuGeometry *
sudoku_shape_hint_complete (const SudokuShapeHint *self,
                            const char *name,
                            guint side,
                            GError **error)
{
  SudokuGeometry *geometry = NULL;
  gboolean diagonals = self != NULL && self->diagonals;

  g_return_val_if_fail (name != NULL, NULL);

  if (!check_hint (self, name, side, error))
    return NULL;
  if (self != NULL && self->box_rows > 0)
    geometry = sudoku_geometry_new (self->box_rows, self->box_columns, diagonals, error);
  else if (self != NULL && self->no_boxes)
    geometry = sudoku_geometry_new_plain (side, diagonals, error);
  else
    geometry = sudoku_geometry_new_for_side (side, diagonals, error);
  if (geometry == NULL)
    g_prefix_error (error, "%s: ", name);
  return geometry;
}

/**
 * sudoku_shape_hint_confirm_boxes:
 * @self: (nullable): a hint
 * @name: name of the text, for messages
 * @side: the side that the text says
 * @box_rows: the rows of a box; 0: the text says that there are no boxes
 * @box_columns: the columns of a box
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the shape that the text says, with the diagonals of the
 *   hint; %NULL with SUDOKU_ERROR_SHAPE when there is none or the hint asks for other boxes
 */
SudokuGeometry *
sudoku_shape_hint_confirm_boxes (const SudokuShapeHint *self,
                                 const char *name,
                                 guint side,
                                 guint box_rows,
                                 guint box_columns,
                                 GError **error)
{
  gboolean diagonals = self != NULL && self->diagonals;
  g_autoptr (SudokuGeometry) said = NULL;
  g_autoptr (SudokuGeometry) hinted = NULL;

  if (box_rows > 0)
    said = sudoku_geometry_new (box_rows, box_columns, diagonals, error);
  else
    said = sudoku_geometry_new_plain (side, diagonals, error);
  if (said == NULL)
    {
      g_prefix_error (error, "%s: ", name);
      return NULL;
    }
  if (self == NULL || (self->box_rows == 0 && !self->no_boxes))
    return g_steal_pointer (&said);
  hinted = sudoku_shape_hint_complete (self, name, side, error);
  if (hinted == NULL)
    return NULL;
  if (sudoku_geometry_equal (said, hinted))
    return g_steal_pointer (&said);
  if (sudoku_geometry_has_boxes (said))
    g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE,
                 "%s: the text says that boxes are %u×%u, which is not what is asked for", name,
                 box_rows, box_columns);
  else
    fail_shape (error, name, "the text says that there are no boxes, but boxes are asked for");
  return NULL;
}

/**
 * sudoku_shape_hint_confirm:
 * @self: (nullable): a hint
 * @name: name of the text, for messages
 * @geometry: the shape, all of which the text says
 * @error: return location for an error
 *
 * Returns: whether it is what the hint asks for; %FALSE with SUDOKU_ERROR_SHAPE
 */
gboolean
sudoku_shape_hint_confirm (const SudokuShapeHint *self,
                           const char *name,
                           SudokuGeometry *geometry,
                           GError **error)
{
  g_autoptr (SudokuGeometry) said = NULL;
  guint side = sudoku_geometry_get_side (geometry);

  if (self == NULL)
    return TRUE;
  said = sudoku_shape_hint_confirm_boxes (self, name, side, sudoku_geometry_get_box_rows (geometry),
                                          sudoku_geometry_get_box_columns (geometry), error);
  if (said == NULL)
    return FALSE;
  if (!self->diagonals || sudoku_geometry_has_diagonals (geometry))
    return TRUE;
  g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE,
               "%s: the text says that there are no diagonals, but they are asked for", name);
  return FALSE;
}

/**
 * sudoku_shape_has_only_boxes:
 * @geometry: a shape
 *
 * Returns: whether there are no rules but rows, columns and perhaps boxes
 */
gboolean
sudoku_shape_has_only_boxes (SudokuGeometry *geometry)
{
  g_return_val_if_fail (geometry != NULL, FALSE);

  return !sudoku_geometry_has_diagonals (geometry);
}

/**
 * sudoku_shape_has_only_square_boxes:
 * @geometry: a shape
 *
 * Returns: whether the rules are rows, columns and boxes of n × n, and no others
 */
gboolean
sudoku_shape_has_only_square_boxes (SudokuGeometry *geometry)
{
  return sudoku_shape_has_only_boxes (geometry) && sudoku_geometry_has_boxes (geometry) &&
         sudoku_geometry_get_box_rows (geometry) == sudoku_geometry_get_box_columns (geometry);
}
