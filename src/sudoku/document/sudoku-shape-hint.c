/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Combines the shape in a text with that wanted by its reader. Knows no format. */

#include "sudoku-shape-hint.h"

#include "sudoku-error.h"
#include "sudoku-rule-text.h"

static gboolean
check_hint (const SudokuShapeHint *self,
            const char *name,
            guint side,
            GError **error)
{
  const SatPlace place = { .name = name };

  if (self == NULL || self->box_rows == 0)
    return TRUE;
  if (self->no_boxes)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SHAPE, &place, "boxes-and-no-boxes");
      return FALSE;
    }
  if ((guint64)self->box_rows * self->box_columns == side)
    return TRUE;
  sudoku_error_set (error, SUDOKU_ERROR_SHAPE, &place, "boxes-do-not-fit",
                    sat_arg_number (self->box_rows), sat_arg_number (self->box_columns),
                    sat_arg_number (side));
  return FALSE;
}

/* The shape with the rules of the hint. Takes @geometry, which may be %NULL with @error set. */
static SudokuGeometry *
add_rules (const SudokuShapeHint *self,
           SudokuGeometry *geometry,
           GError **error)
{
  g_autoptr (SudokuGeometry) shape = geometry;
  g_autoptr (GPtrArray) rules = NULL;

  if (shape == NULL || self == NULL || self->rules == NULL)
    return g_steal_pointer (&shape);
  rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  for (gsize i = 0; self->rules[i] != NULL; i++)
    {
      SudokuRule *rule =
        sudoku_rule_parse (sudoku_geometry_get_side (shape), self->rules[i], error);

      if (rule == NULL)
        return NULL;
      g_ptr_array_add (rules, rule);
    }
  return sudoku_geometry_add_rules (shape, (SudokuRule **)rules->pdata, rules->len, error);
}

/* Has @geometry all the rules of @other? */
static gboolean
has_rules_of (SudokuGeometry *geometry,
              SudokuGeometry *other)
{
  g_autoptr (SudokuGeometry) both = NULL;
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();

  for (guint i = 0; i < sudoku_geometry_get_n_rules (other); i++)
    g_ptr_array_add (rules, sudoku_geometry_get_rule (other, i));
  both = sudoku_geometry_add_rules (geometry, (SudokuRule **)rules->pdata, rules->len, NULL);
  return both != NULL && sudoku_geometry_equal (both, geometry);
}

/**
 * sudoku_shape_hint_complete:
 * @self: (nullable): a hint
 * @name: name of the text, for messages
 * @side: the side, which is all that the text has
 *
 * Gets the shape of the hint, or else the usual one.
 *
 * Returns: (transfer full) (nullable): the shape; %NULL with SUDOKU_ERROR_SHAPE when the hint
 *   doesn't fit the side
 */
SudokuGeometry *
sudoku_shape_hint_complete (const SudokuShapeHint *self,
                            const char *name,
                            guint side,
                            GError **error)
{
  const SatPlace place = { .name = name };
  SudokuGeometry *geometry = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  if (!check_hint (self, name, side, error))
    return NULL;
  if (self != NULL && self->box_rows > 0)
    geometry = sudoku_geometry_new (self->box_rows, self->box_columns, FALSE, error);
  else if (self != NULL && self->no_boxes)
    geometry = sudoku_geometry_new_plain (side, FALSE, error);
  else
    geometry = sudoku_geometry_new_for_side (side, FALSE, error);
  geometry = add_rules (self, geometry, error);
  if (geometry == NULL)
    sudoku_error_add_place (error, &place);
  return geometry;
}

/**
 * sudoku_shape_hint_confirm_boxes:
 * @self: (nullable): a hint
 * @name: name of the text, for messages
 * @side: the side in the text
 * @box_rows: the rows of a box; 0: the text excludes boxes
 * @box_columns: the columns of a box
 *
 * Gets the shape of the text, with the further rules of the hint.
 *
 * Returns: (transfer full) (nullable): the shape; %NULL with SUDOKU_ERROR_SHAPE when there is none
 *   or the hint has other boxes
 */
SudokuGeometry *
sudoku_shape_hint_confirm_boxes (const SudokuShapeHint *self,
                                 const char *name,
                                 guint side,
                                 guint box_rows,
                                 guint box_columns,
                                 GError **error)
{
  const SatPlace place = { .name = name };
  g_autoptr (SudokuGeometry) said = NULL;
  g_autoptr (SudokuGeometry) hinted = NULL;

  if (box_rows > 0)
    said = sudoku_geometry_new (box_rows, box_columns, FALSE, error);
  else
    said = sudoku_geometry_new_plain (side, FALSE, error);
  said = add_rules (self, g_steal_pointer (&said), error);
  if (said == NULL)
    {
      sudoku_error_add_place (error, &place);
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
    sudoku_error_set (error, SUDOKU_ERROR_SHAPE, &place, "boxes-are-others",
                      sat_arg_number (box_rows), sat_arg_number (box_columns));
  else
    sudoku_error_set (error, SUDOKU_ERROR_SHAPE, &place, "boxes-are-none");
  return NULL;
}

/**
 * sudoku_shape_hint_confirm:
 * @self: (nullable): a hint
 * @name: name of the text, for messages
 * @geometry: the complete shape in the text
 *
 * Checks a shape against the hint.
 *
 * Returns: %FALSE with SUDOKU_ERROR_SHAPE when it is another one
 */
gboolean
sudoku_shape_hint_confirm (const SudokuShapeHint *self,
                           const char *name,
                           SudokuGeometry *geometry,
                           GError **error)
{
  const SatPlace place = { .name = name };
  SudokuShapeHint boxes;
  g_autoptr (SudokuGeometry) said = NULL;
  g_autoptr (SudokuGeometry) asked = NULL;
  guint side = sudoku_geometry_get_side (geometry);

  if (self == NULL)
    return TRUE;
  boxes = *self;
  boxes.rules = NULL;
  /* Which regions these are is checked with the rules. */
  if (sudoku_geometry_has_boxes (geometry) || !sudoku_geometry_has_regions (geometry) ||
      self->box_rows > 0)
    {
      said = sudoku_shape_hint_confirm_boxes (&boxes, name, side,
                                              sudoku_geometry_get_box_rows (geometry),
                                              sudoku_geometry_get_box_columns (geometry), error);
      if (said == NULL)
        return FALSE;
    }
  asked = add_rules (self, sudoku_geometry_ref (geometry), error);
  if (asked == NULL)
    sudoku_error_add_place (error, &place);
  else if (has_rules_of (geometry, asked))
    return TRUE;
  else
    sudoku_error_set (error, SUDOKU_ERROR_SHAPE, &place, "rules-are-others");
  return FALSE;
}

/**
 * sudoku_shape_has_only_boxes:
 * @geometry: a shape
 *
 * Tells whether there are no rules but rows, columns and perhaps boxes.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_shape_has_only_boxes (SudokuGeometry *geometry)
{
  g_return_val_if_fail (geometry != NULL, FALSE);

  return sudoku_geometry_is_plain (geometry);
}

/**
 * sudoku_shape_has_only_square_boxes:
 * @geometry: a shape
 *
 * Tells whether the rules are exactly rows, columns and boxes of n × n.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_shape_has_only_square_boxes (SudokuGeometry *geometry)
{
  return sudoku_shape_has_only_boxes (geometry) && sudoku_geometry_has_boxes (geometry) &&
         sudoku_geometry_get_box_rows (geometry) == sudoku_geometry_get_box_columns (geometry);
}
