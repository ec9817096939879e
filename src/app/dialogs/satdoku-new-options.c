/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a new puzzle shall be like: defaults, the settings, and what follows from them. It knows no
 * widgets. */

#include "satdoku-config.h"

#include "satdoku-new-options.h"

/* Up to this side a puzzle is ready before anybody gets impatient; larger ones are as sparse as
 * they get in time. */
#define QUICK_SIDE 16
#define QUICK_SECONDS 3.0
#define SLOW_SECONDS 6.0

/**
 * satdoku_new_options_init:
 * @self: (out): options
 *
 * 9×9, one solution, symmetric, as few givens as possible; a seed of its own each time.
 */
void
satdoku_new_options_init (SatdokuNewOptions *self)
{
  g_return_if_fail (self != NULL);

  *self = (SatdokuNewOptions){ .side = 9, .box_rows = 3, .box_columns = 3, .unique = TRUE };
  self->symmetry = sudoku_symmetry_find ("half-turn");
  self->seed = ((guint64)g_random_int () << 32) | g_random_int ();
}

/**
 * satdoku_new_options_get_boxes:
 * @side: the side
 * @box_rows: (out): the rows of a box, for each shape that boxes can have
 *
 * Finds the boxes of at least two rows and columns, the flat ones first.
 *
 * Returns: how many shapes there are; 0 for a prime side, which can't have boxes
 */
guint
satdoku_new_options_get_boxes (guint side,
                               guint box_rows[SATDOKU_NEW_SIDE_MAX])
{
  guint n = 0;

  g_return_val_if_fail (side <= SATDOKU_NEW_SIDE_MAX, 0);

  for (guint rows = 2; rows * 2 <= side; rows++)
    if (side % rows == 0)
      box_rows[n++] = rows;
  return n;
}

/**
 * satdoku_new_options_set_side:
 * @self: options
 * @side: the side
 *
 * Changes the side, and takes the boxes that are nearest to a square and not higher than wide; none
 * when there are none. The number of filled cells goes back to as few as possible.
 */
void
satdoku_new_options_set_side (SatdokuNewOptions *self,
                              guint side)
{
  guint box_rows[SATDOKU_NEW_SIDE_MAX];
  guint n;

  g_return_if_fail (self != NULL);

  n = satdoku_new_options_get_boxes (side, box_rows);
  self->side = side;
  self->box_rows = 0;
  self->box_columns = 0;
  self->n_givens = 0;
  for (guint i = 0; i < n; i++)
    if (box_rows[i] * box_rows[i] <= side)
      {
        self->box_rows = box_rows[i];
        self->box_columns = side / box_rows[i];
      }
}

static gboolean
is_valid (const SatdokuNewOptions *self)
{
  return self->side >= SATDOKU_NEW_SIDE_MIN && self->side <= SATDOKU_NEW_SIDE_MAX &&
         (self->box_rows == 0 || self->box_rows * self->box_columns == self->side) &&
         self->n_givens <= self->side * self->side;
}

/**
 * satdoku_new_options_load:
 * @self: (out): options
 * @settings: (nullable): the settings
 *
 * The options of last time, with a new seed; the defaults when there are no settings or when they
 * make no puzzle.
 */
void
satdoku_new_options_load (SatdokuNewOptions *self,
                          GSettings *settings)
{
  g_autofree char *symmetry = NULL;

  satdoku_new_options_init (self);
  if (settings == NULL)
    return;
  symmetry = g_settings_get_string (settings, "new-symmetry");
  self->side = g_settings_get_uint (settings, "new-side");
  self->box_rows = g_settings_get_uint (settings, "new-box-rows");
  self->box_columns = self->box_rows > 0 ? self->side / self->box_rows : 0;
  self->diagonals = g_settings_get_boolean (settings, "new-diagonals");
  self->unique = g_settings_get_boolean (settings, "new-unique");
  self->symmetry = sudoku_symmetry_find (symmetry);
  self->n_givens = g_settings_get_uint (settings, "new-givens");
  if (!is_valid (self))
    satdoku_new_options_init (self);
}

/**
 * satdoku_new_options_save:
 * @self: options
 * @settings: (nullable): the settings
 *
 * Remembers all but the seed.
 */
void
satdoku_new_options_save (const SatdokuNewOptions *self,
                          GSettings *settings)
{
  g_return_if_fail (self != NULL);

  if (settings == NULL)
    return;
  g_settings_set_uint (settings, "new-side", self->side);
  g_settings_set_uint (settings, "new-box-rows", self->box_rows);
  g_settings_set_boolean (settings, "new-diagonals", self->diagonals);
  g_settings_set_boolean (settings, "new-unique", self->unique);
  g_settings_set_string (settings, "new-symmetry",
                         self->symmetry != NULL ? self->symmetry->id : "none");
  g_settings_set_uint (settings, "new-givens", self->n_givens);
}

/**
 * satdoku_new_options_create_geometry:
 * @self: options
 *
 * Returns: (transfer full): the shape; %NULL with `SUDOKU_ERROR_SHAPE` when there can't be such
 */
SudokuGeometry *
satdoku_new_options_create_geometry (const SatdokuNewOptions *self,
                                     GError **error)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->box_rows == 0)
    return sudoku_geometry_new_plain (self->side, self->diagonals, error);
  return sudoku_geometry_new (self->box_rows, self->box_columns, self->diagonals, error);
}

/**
 * satdoku_new_options_get_time_limit:
 * @self: options
 *
 * Returns: seconds after which the puzzle may be taken as it is
 */
double
satdoku_new_options_get_time_limit (const SatdokuNewOptions *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->side <= QUICK_SIDE ? QUICK_SECONDS : SLOW_SECONDS;
}
