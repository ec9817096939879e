/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be said about a pattern of givens before a puzzle is made: which of its cells a symmetry
 * leaves, and that no unique puzzle has its givens there. That is so where two rows, two columns or
 * two values without givens can be exchanged, and where there are fewer cells than any puzzle of
 * the shape has givens. Otherwise only trying can tell. */

#include "sudoku-pattern-check.h"

#include "sudoku-arrangement.h"
#include "sudoku-error.h"

/* The fewest givens of a unique puzzle, where known: found by trying all grids of the smallest
 * shapes; G. McGuire, B. Tugemann and G. Civario, “There Is No 16-Clue Sudoku” (2012); R. Bean,
 * “Latin squares of order 8” (2005) for those without boxes. */
static const struct
{
  guint side;
  guint box_rows; /* 0: no boxes */
  guint n_givens;
} fewest[] = {
  { 2, 0, 1 },
  { 3, 0, 2 },
  { 4, 0, 4 },
  { 4, 2, 4 },
  { 5, 0, 6 },
  { 6, 0, 9 },
  { 6, 2, 8 },
  { 6, 3, 8 },
  { 7, 0, 12 },
  { 9, 3, 17 },
};

/**
 * sudoku_pattern_reduce: (skip)
 * @geometry: a shape of its side
 * @symmetry: (nullable): the symmetry of the givens; %NULL: none
 *
 * Removes the cells whose orbits are not whole, so that they can't be given.
 *
 * Returns: (transfer full): the remaining pattern
 */
SudokuPattern *
sudoku_pattern_reduce (const SudokuPattern *self,
                       const SudokuGeometry *geometry,
                       const SudokuSymmetry *symmetry)
{
  SudokuPattern *reduced = sudoku_pattern_copy (self);

  for (guint cell = 0; symmetry != NULL && cell < sudoku_geometry_get_n_cells (geometry); cell++)
    {
      guint orbit[SUDOKU_ORBIT_MAX];
      guint n = symmetry->orbit (geometry, cell, orbit);

      for (guint i = 0; i < n; i++)
        if (!sudoku_pattern_has (self, orbit[i]))
          sudoku_pattern_set (reduced, cell, FALSE);
    }
  return reduced;
}

static guint
get_fewest (const SudokuGeometry *geometry)
{
  gboolean boxes = sudoku_geometry_has_boxes (geometry);
  guint box_rows = boxes ? sudoku_geometry_get_box_rows (geometry) : 0;

  for (gsize i = 0; sudoku_geometry_is_plain (geometry) && i < G_N_ELEMENTS (fewest); i++)
    if (fewest[i].side == sudoku_geometry_get_side (geometry) && fewest[i].box_rows == box_rows)
      return fewest[i].n_givens;
  return 0;
}

/* Are the rules the same afterwards? */
static gboolean
keeps_rules (const SudokuArrangement *arrangement,
             SudokuGeometry *geometry)
{
  const SudokuRuleKind *broken = NULL;
  g_autoptr (SudokuGeometry) arranged =
    sudoku_arrangement_apply (arrangement, geometry, &broken);

  return arranged != NULL && sudoku_geometry_equal (arranged, geometry);
}

/* Any two values can be exchanged when any two neighbours can. */
static gboolean
can_exchange_values (SudokuGeometry *geometry)
{
  guint side = sudoku_geometry_get_side (geometry);

  for (guint value = 1; value < side; value++)
    {
      g_autoptr (SudokuArrangement) arrangement = sudoku_arrangement_new (side);

      sudoku_arrangement_exchange_values (arrangement, value, value + 1);
      if (!keeps_rules (arrangement, geometry))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_empty (const SudokuPattern *self,
          SudokuLines lines,
          guint line)
{
  guint side = sudoku_pattern_get_side (self);

  for (guint i = 0; i < side; i++)
    if (sudoku_pattern_has (self, lines == SUDOKU_LINES_ROWS ? line * side + i : i * side + line))
      return FALSE;
  return TRUE;
}

/* Finds two empty lines whose exchange preserves all givens and all rules. */
static gboolean
find_exchange (const SudokuPattern *self,
               SudokuGeometry *geometry,
               SudokuLines lines,
               guint *first,
               guint *second)
{
  guint side = sudoku_pattern_get_side (self);

  for (*first = 0; *first < side; (*first)++)
    for (*second = *first + 1; is_empty (self, lines, *first) && *second < side; (*second)++)
      {
        g_autoptr (SudokuArrangement) arrangement = NULL;

        if (!is_empty (self, lines, *second))
          continue;
        arrangement = sudoku_arrangement_new (side);
        sudoku_arrangement_exchange_lines (arrangement, lines, *first, *second, 1);
        if (keeps_rules (arrangement, geometry))
          return TRUE;
      }
  return FALSE;
}

/**
 * sudoku_pattern_may_be_unique: (skip)
 * @geometry: a shape of its side
 *
 * Tells whether there may be a unique puzzle with its givens in the pattern, as far as that is
 * known without a search.
 *
 * Returns: %TRUE if so; %FALSE with SUDOKU_ERROR_NO_SOLUTION when there is none
 */
gboolean
sudoku_pattern_may_be_unique (const SudokuPattern *self,
                              SudokuGeometry *geometry,
                              GError **error)
{
  guint side = sudoku_pattern_get_side (self), n_cells = sudoku_pattern_count (self);
  guint first = 0, second = 0;

  if (n_cells < get_fewest (geometry))
    sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "pattern-too-few",
                      sat_arg_number (n_cells), sat_arg_number (get_fewest (geometry)));
  else if (find_exchange (self, geometry, SUDOKU_LINES_ROWS, &first, &second))
    sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "pattern-rows-empty",
                      sat_arg_number (first + 1), sat_arg_number (second + 1));
  else if (find_exchange (self, geometry, SUDOKU_LINES_COLUMNS, &first, &second))
    sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "pattern-columns-empty",
                      sat_arg_number (first + 1), sat_arg_number (second + 1));
  else if (n_cells + 1 < side && can_exchange_values (geometry))
    sudoku_error_set (error, SUDOKU_ERROR_NO_SOLUTION, NULL, "pattern-values",
                      sat_arg_number (n_cells), sat_arg_number (side));
  else
    return TRUE;
  return FALSE;
}
