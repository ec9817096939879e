/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Symmetries of the pattern of givens: the orbits of cells. A board is square whatever its boxes
 * are, so each symmetry is possible for each shape. */

#include "sudoku-generate.h"

#include <glib/gi18n.h>

typedef struct
{
  guint row;
  guint column;
} Position;

static guint
write_orbit (guint side,
             const Position *positions,
             guint n,
             guint orbit[8])
{
  guint n_orbit = 0;

  for (guint i = 0; i < n; i++)
    {
      guint cell = positions[i].row * side + positions[i].column;
      gboolean known = FALSE;

      for (guint k = 0; k < n_orbit; k++)
        known = known || orbit[k] == cell;
      if (!known)
        orbit[n_orbit++] = cell;
    }
  return n_orbit;
}

static guint
orbit_none (const SudokuGeometry *geometry,
            guint cell,
            guint orbit[8])
{
  orbit[0] = cell;
  return 1;
}

static guint
orbit_half_turn (const SudokuGeometry *geometry,
                 guint cell,
                 guint orbit[8])
{
  guint side = sudoku_geometry_get_side (geometry), last = side - 1;
  guint r = cell / side, c = cell % side;
  const Position positions[] = { { r, c }, { last - r, last - c } };

  return write_orbit (side, positions, G_N_ELEMENTS (positions), orbit);
}

static guint
orbit_quarter_turn (const SudokuGeometry *geometry,
                    guint cell,
                    guint orbit[8])
{
  guint side = sudoku_geometry_get_side (geometry), last = side - 1;
  guint r = cell / side, c = cell % side;
  const Position positions[] = {
    { r, c },
    { c, last - r },
    { last - r, last - c },
    { last - c, r },
  };

  return write_orbit (side, positions, G_N_ELEMENTS (positions), orbit);
}

static guint
orbit_mirrors (const SudokuGeometry *geometry,
               guint cell,
               guint orbit[8])
{
  guint side = sudoku_geometry_get_side (geometry), last = side - 1;
  guint r = cell / side, c = cell % side;
  const Position positions[] = {
    { r, c },
    { r, last - c },
    { last - r, c },
    { last - r, last - c },
  };

  return write_orbit (side, positions, G_N_ELEMENTS (positions), orbit);
}

static guint
orbit_diagonal (const SudokuGeometry *geometry,
                guint cell,
                guint orbit[8])
{
  guint side = sudoku_geometry_get_side (geometry);
  guint r = cell / side, c = cell % side;
  const Position positions[] = { { r, c }, { c, r } };

  return write_orbit (side, positions, G_N_ELEMENTS (positions), orbit);
}

static const SudokuSymmetry symmetries[] = {
  { "none", N_ ("None"), orbit_none },
  { "half-turn", N_ ("Half turn"), orbit_half_turn },
  { "quarter-turn", N_ ("Quarter turn"), orbit_quarter_turn },
  { "mirrors", N_ ("Vertical and horizontal mirror"), orbit_mirrors },
  { "diagonal", N_ ("Diagonal mirror"), orbit_diagonal },
};

/**
 * sudoku_symmetries:
 * @n_symmetries: (out): how many there are
 *
 * Gets the table of symmetries. To add one is to add a row to it.
 *
 * Returns: (transfer none) (array length=n_symmetries): the table, the one without symmetry first
 */
const SudokuSymmetry *
sudoku_symmetries (gsize *n_symmetries)
{
  *n_symmetries = G_N_ELEMENTS (symmetries);
  return symmetries;
}

/**
 * sudoku_symmetry_find:
 * @id: an id
 *
 * Finds a symmetry by its id.
 *
 * Returns: (transfer none) (nullable): the symmetry; %NULL if there is none
 */
const SudokuSymmetry *
sudoku_symmetry_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (symmetries); i++)
    if (g_strcmp0 (symmetries[i].id, id) == 0)
      return &symmetries[i];
  return NULL;
}

/**
 * sudoku_symmetry_list_orbits:
 * @geometry: a shape
 *
 * Identifies the orbit of each cell by its first cell.
 *
 * Returns: (transfer full) (array): by cell: the first cell of its orbit
 */
guint *
sudoku_symmetry_list_orbits (const SudokuSymmetry *self,
                             const SudokuGeometry *geometry)
{
  guint n_cells;
  guint *orbits = NULL;

  g_return_val_if_fail (self != NULL && geometry != NULL, NULL);

  n_cells = sudoku_geometry_get_n_cells (geometry);
  orbits = g_new (guint, n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    {
      guint orbit[8];
      guint n = self->orbit (geometry, cell, orbit);

      orbits[cell] = cell;
      for (guint i = 0; i < n; i++)
        orbits[cell] = MIN (orbits[cell], orbit[i]);
    }
  return orbits;
}
