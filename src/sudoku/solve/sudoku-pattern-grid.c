/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Full grids by arithmetic. They are far from random: reordering rows and columns and renaming
 * values only hides that from the eye. So all cells of a few values are emptied and solved anew,
 * again and again; with the rest of the grid this is a small problem at any side. The same method
 * fits a grid to a few givens. Knows nothing of puzzles. */

#include "sudoku-pattern-grid.h"

#include <string.h>

#include "sudoku-candidates.h"
#include "sudoku-sat-search.h"

/* How hard one small problem may be. */
#define RESOLVE_CONFLICTS 1000
/* How many values are solved anew at a time. */
#define STIRRED_VALUES 3
/* How many arrangements of a regular grid are tried for a few givens. */
#define FIT_TRIES 30

/* Diagonals: with row (r1, r0) and column (c1, c0) in base n, the two digits of the
 * value are r1 + c0 and r0 + c1 + c0 mod n. In each house one of the pairs of unknowns
 * determines the other: all determinants that occur are 1 or -1. */
static guint
square_x_value (guint n,
                guint row,
                guint column)
{
  guint high = row / n + column % n;
  guint low = row % n + column / n + column % n;

  return high % n * n + low % n;
}

/* Boxes of R × C: the digits are r1 + c0 mod C and r0 + c1 mod R. */
static guint
box_value (guint box_rows,
           guint box_columns,
           guint row,
           guint column)
{
  guint high = row / box_rows + column % box_columns;
  guint low = row % box_rows + column / box_columns;

  return high % box_columns * box_rows + low % box_rows;
}

/**
 * sudoku_pattern_grid_grid:
 * @geometry: a shape
 * @values: (out caller-allocates): a value for each cell
 *
 * Writes a full grid without searching: any boxes or none; with diagonals square boxes, or no boxes
 * and a side that neither 2 nor 3 divides. No other rules.
 *
 * Returns: whether such a grid is known for the shape
 */
gboolean
sudoku_pattern_grid_grid (const SudokuGeometry *geometry,
                          guint8 *values)
{
  guint side = sudoku_geometry_get_side (geometry);
  guint box_rows = sudoku_geometry_get_box_rows (geometry);
  guint box_columns = sudoku_geometry_get_box_columns (geometry);
  gboolean diagonals = sudoku_geometry_has_diagonals (geometry);

  if (!sudoku_geometry_is_plain_or_x (geometry) || (diagonals && box_rows != box_columns))
    return FALSE;
  if (diagonals && box_rows == 0 && (side % 2 == 0 || side % 3 == 0))
    return FALSE;
  for (guint cell = 0; cell < side * side; cell++)
    {
      guint row = cell / side, column = cell % side, value;

      if (box_rows == 0)
        value = (row + (diagonals ? 2 : 1) * column) % side;
      else if (diagonals)
        value = square_x_value (box_rows, row, column);
      else
        value = box_value (box_rows, box_columns, row, column);
      values[cell] = (guint8)(value + 1);
    }
  return TRUE;
}

/* A random order of lines that keeps those of a band together. */
static void
shuffle_lines (SudokuRandom *random,
               guint side,
               guint band,
               guint16 *order)
{
  guint16 bands[SUDOKU_SIDE_MAX], lines[SUDOKU_SIDE_MAX];

  sudoku_random_permutation (random, bands, side / band);
  for (guint b = 0; b < side / band; b++)
    {
      sudoku_random_permutation (random, lines, band);
      for (guint i = 0; i < band; i++)
        order[b * band + i] = (guint16)(bands[b] * band + lines[i]);
    }
}

/**
 * sudoku_pattern_grid_shuffle:
 * @geometry: a shape
 * @random: the source of randomness
 * @values: (inout): a full grid
 *
 * Exchanges values, and lines as far as the shape allows; does nothing under rules other than rows,
 * columns, boxes and diagonals. A solution stays one.
 */
void
sudoku_pattern_grid_shuffle (const SudokuGeometry *geometry,
                             SudokuRandom *random,
                             guint8 *values)
{
  guint side = sudoku_geometry_get_side (geometry);
  gboolean boxes = sudoku_geometry_has_boxes (geometry);
  guint16 rows[SUDOKU_SIDE_MAX], columns[SUDOKU_SIDE_MAX], names[SUDOKU_SIDE_MAX];
  g_autofree guint8 *before = NULL;

  if (!sudoku_geometry_is_plain_or_x (geometry))
    return;
  before = g_memdup2 (values, side * side);
  sudoku_random_permutation (random, names, side);
  shuffle_lines (random, side, boxes ? sudoku_geometry_get_box_rows (geometry) : side, rows);
  shuffle_lines (random, side, boxes ? sudoku_geometry_get_box_columns (geometry) : side, columns);
  for (guint i = 0; sudoku_geometry_has_diagonals (geometry) && i < side; i++)
    rows[i] = columns[i] = (guint16)i;
  for (guint cell = 0; cell < side * side; cell++)
    {
      guint value = before[rows[cell / side] * side + columns[cell % side]];

      values[cell] = (guint8)(names[value - 1] + 1);
    }
}

/* Changes the value of one of the @n empty @cells. */
static gboolean
change_one (SudokuCandidates *candidates,
            SudokuRandom *random,
            const guint16 *cells,
            guint n,
            const guint8 *values)
{
  guint cell = cells[sudoku_random_below (random, n)];
  SudokuSet others =
    sudoku_set_minus (sudoku_candidates_get (candidates, cell), sudoku_set_single (values[cell]));
  guint n_others = sudoku_set_count (others);

  return n_others > 0 &&
         sudoku_candidates_assign (
           candidates, cell, sudoku_set_nth (others, sudoku_random_below (random, n_others))) &&
         sudoku_candidates_propagate (candidates);
}

/* Empties all cells of the @chosen values that are not @fixed (nullable) and solves them anew, so
 * that one of them, at random, changes. Restores the grid unless it succeeds. */
static gboolean
solve_anew (SudokuCandidates *candidates,
            SudokuRandom *random,
            const SudokuTaskRun *work,
            SudokuSet chosen,
            const guint8 *fixed,
            guint8 *values)
{
  guint n_cells = sudoku_geometry_get_n_cells (sudoku_candidates_get_geometry (candidates));
  g_autofree guint8 *rest = g_memdup2 (values, n_cells);
  g_autofree guint16 *cells = g_new (guint16, n_cells);
  guint n_free = 0;

  for (guint cell = 0; cell < n_cells; cell++)
    {
      if (!sudoku_set_has (chosen, values[cell]))
        continue;
      rest[cell] = fixed != NULL ? fixed[cell] : 0;
      if (rest[cell] == 0)
        cells[n_free++] = (guint16)cell;
    }
  sudoku_candidates_reset (candidates, rest);
  if (n_free == 0 || !sudoku_candidates_propagate (candidates) ||
      !change_one (candidates, random, cells, n_free, values))
    return FALSE;
  return sudoku_sat_search_complete (candidates, work, RESOLVE_CONFLICTS, values, NULL, NULL) ==
         SAT_STATUS_SATISFIABLE;
}

/* Goes through all values, a few at a time; @once: stops at the first change. */
static gboolean
stir (SudokuGeometry *geometry,
      SudokuRandom *random,
      const SudokuTaskRun *work,
      const guint8 *fixed,
      gboolean once,
      guint8 *values)
{
  guint side = sudoku_geometry_get_side (geometry);
  g_autoptr (SudokuCandidates) candidates = sudoku_candidates_new_for (geometry);
  guint16 order[SUDOKU_SIDE_MAX];
  gboolean changed = FALSE;

  sudoku_random_permutation (random, order, side);
  for (guint i = 0; i < side && !sudoku_task_run_should_stop (work); i += STIRRED_VALUES)
    {
      SudokuSet chosen = SUDOKU_SET_EMPTY;

      for (guint k = 0; k < STIRRED_VALUES; k++)
        chosen = sudoku_set_or (chosen, sudoku_set_single (order[(i + k) % side] + 1u));
      changed |= solve_anew (candidates, random, work, chosen, fixed, values);
      if (changed && once)
        return TRUE;
    }
  return changed;
}

/**
 * sudoku_pattern_grid_stir:
 * @geometry: a shape
 * @random: the source of randomness
 * @work: what to obey
 * @values: (inout): a full grid
 *
 * Solves a few values anew at a time, until each had about one turn. A solution stays one.
 *
 * Returns: %FALSE with G_IO_ERROR_CANCELLED when cancelled
 */
gboolean
sudoku_pattern_grid_stir (SudokuGeometry *geometry,
                          SudokuRandom *random,
                          const SudokuTaskRun *work,
                          guint8 *values,
                          GError **error)
{
  stir (geometry, random, work, NULL, FALSE, values);
  return !g_cancellable_set_error_if_cancelled (work->cancellable, error);
}

/**
 * sudoku_pattern_grid_vary:
 * @geometry: a shape
 * @random: the source of randomness
 * @work: what to obey
 * @fixed: by cell: a required value, or 0
 * @values: (inout): a solution of @fixed
 *
 * Looks for another solution nearby, with few attempts.
 *
 * Returns: whether @values are another solution now; otherwise they are unchanged
 */
gboolean
sudoku_pattern_grid_vary (SudokuGeometry *geometry,
                          SudokuRandom *random,
                          const SudokuTaskRun *work,
                          const guint8 *fixed,
                          guint8 *values)
{
  return stir (geometry, random, work, fixed, TRUE, values);
}

/* Renames the values so that many of the fixed cells fit: the pair of old and new name
 * that fits most often first. */
static void
rename_to_fit (guint side,
               const guint8 *fixed,
               guint8 *values)
{
  guint stride = side + 1;
  g_autofree guint16 *votes = g_new0 (guint16, (gsize)stride * stride);
  guint8 names[SUDOKU_SIDE_MAX + 1] = { 0 };
  gboolean taken[SUDOKU_SIDE_MAX + 1] = { FALSE };

  for (guint cell = 0; cell < side * side; cell++)
    if (fixed[cell] != 0)
      votes[values[cell] * stride + fixed[cell]]++;
  for (guint n = 0; n < side; n++)
    {
      guint best_old = 0, best_new = 0;
      int best = -1;

      for (guint old = 1; old <= side; old++)
        for (guint name = 1; names[old] == 0 && name <= side; name++)
          if (!taken[name] && votes[old * stride + name] > best)
            {
              best = votes[old * stride + name];
              best_old = old;
              best_new = name;
            }
      names[best_old] = (guint8)best_new;
      taken[best_new] = TRUE;
    }
  for (guint cell = 0; cell < side * side; cell++)
    values[cell] = names[values[cell]];
}

/**
 * sudoku_pattern_grid_fit:
 * @geometry: a shape
 * @random: the source of randomness
 * @fixed: by cell: a required value, or 0; only a few are required
 * @values: (out caller-allocates): a value for each cell
 *
 * Makes a solution of a few givens by renaming and rearranging a regular grid. Succeeds for about
 * as many as there are in a row of boxes; a failure says nothing.
 *
 * Returns: %TRUE with a solution in @values
 */
gboolean
sudoku_pattern_grid_fit (SudokuGeometry *geometry,
                         SudokuRandom *random,
                         const guint8 *fixed,
                         guint8 *values)
{
  guint side = sudoku_geometry_get_side (geometry);

  if (!sudoku_pattern_grid_grid (geometry, values))
    return FALSE;
  for (guint i = 0; i < FIT_TRIES; i++)
    {
      gboolean fits = TRUE;

      sudoku_pattern_grid_shuffle (geometry, random, values);
      rename_to_fit (side, fixed, values);
      for (guint cell = 0; fits && cell < side * side; cell++)
        fits = fixed[cell] == 0 || fixed[cell] == values[cell];
      if (fits)
        return TRUE;
    }
  return FALSE;
}
