/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where there is a canonical form, it decides. Otherwise the board is turned and mirrored in all
 * eight ways, and values are renamed if possible; how often values occur distinguishes some puzzles
 * for certain. */

#include "sudoku-sameness.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku-arrangement.h"
#include "sudoku-canonical.h"

#define N_QUARTERS 4

/* What makes a puzzle; without givens, all that is filled. */
static guint8 *
list_values (const SudokuGrid *grid)
{
  gboolean any = sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN) > 0;
  guint8 *values = sudoku_grid_copy_values (grid);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (any && sudoku_grid_get_origin (grid, cell) != SUDOKU_ORIGIN_GIVEN)
      values[cell] = 0;
  return values;
}

/* Names the values of an arrangement as the other puzzle does. FALSE when it can't be. */
static gboolean
name_values (SudokuArrangement *arrangement,
             const guint8 *one,
             const guint8 *other,
             guint n_cells)
{
  guint8 names[SUDOKU_SIDE_MAX + 1] = { 0 }, taken[SUDOKU_SIDE_MAX + 1] = { 0 };
  guint side = sudoku_arrangement_get_side (arrangement);

  for (guint cell = 0; cell < n_cells; cell++)
    {
      guint8 name = other[sudoku_arrangement_get_cell (arrangement, cell)];

      if ((one[cell] == 0) != (name == 0) ||
          (name != 0 && (names[one[cell]] != name || taken[name] != one[cell]) &&
           (names[one[cell]] != 0 || taken[name] != 0)))
        return FALSE;
      if (name == 0)
        continue;
      names[one[cell]] = name;
      taken[name] = one[cell];
    }
  for (guint value = 1; value <= side; value++)
    {
      guint now = sudoku_arrangement_get_value (arrangement, value);

      if (names[value] != 0 && now != names[value])
        sudoku_arrangement_exchange_values (arrangement, now, names[value]);
    }
  return TRUE;
}

/* One of the eight ways. */
static gboolean
is_same_turned (const SudokuGrid *one,
                const SudokuGrid *other,
                const guint8 *values,
                const guint8 *other_values,
                guint way)
{
  g_autoptr (SudokuArrangement) arrangement =
    sudoku_arrangement_new (sudoku_grid_get_side (one));
  g_autoptr (SudokuGeometry) geometry = NULL;

  if (way >= N_QUARTERS)
    sudoku_arrangement_turn (arrangement, SUDOKU_TURN_LEFT_TO_RIGHT);
  for (guint i = 0; i < way % N_QUARTERS; i++)
    sudoku_arrangement_turn (arrangement, SUDOKU_TURN_LEFT);
  if (!name_values (arrangement, values, other_values, sudoku_grid_get_n_cells (one)))
    return FALSE;
  geometry = sudoku_arrangement_apply (arrangement, sudoku_grid_get_geometry (one), NULL);
  return geometry != NULL && sudoku_geometry_equal (geometry, sudoku_grid_get_geometry (other));
}

static int
compare_counts (gconstpointer a,
                gconstpointer b)
{
  return *(const int *)a - *(const int *)b;
}

/* How often values occur, sorted: that stays, however a puzzle is arranged. */
static gboolean
have_same_counts (const guint8 *one,
                  const guint8 *other,
                  guint n_cells)
{
  int counts[2][SUDOKU_SIDE_MAX + 1] = { { 0 } };

  for (guint cell = 0; cell < n_cells; cell++)
    {
      counts[0][one[cell]] += one[cell] != 0;
      counts[1][other[cell]] += other[cell] != 0;
    }
  for (guint i = 0; i < 2; i++)
    qsort (counts[i], SUDOKU_SIDE_MAX + 1, sizeof (int), compare_counts);
  return memcmp (counts[0], counts[1], sizeof counts[0]) == 0;
}

/**
 * sudoku_sameness_find: (skip)
 * @one: a puzzle
 * @other: another one
 *
 * Tells whether two puzzles differ only in their arrangement. Only givens count, or all filled
 * cells where there are none. With boxes and no other rules up to `SUDOKU_CANONICAL_SIDE_MAX` all
 * arrangements are covered, which takes some milliseconds; otherwise only those that turn and
 * mirror the board and rename values.
 *
 * Returns: the answer
 */
SudokuSameness
sudoku_sameness_find (const SudokuGrid *one,
                      const SudokuGrid *other)
{
  g_autofree guint8 *values = NULL;
  g_autofree guint8 *other_values = NULL;
  g_autoptr (SudokuGrid) canonical = NULL;
  g_autoptr (SudokuGrid) other_canonical = NULL;
  guint n_cells;

  g_return_val_if_fail (one != NULL && other != NULL, SUDOKU_SAMENESS_UNKNOWN);

  n_cells = sudoku_grid_get_n_cells (one);
  if (sudoku_grid_get_n_cells (other) != n_cells)
    return SUDOKU_SAMENESS_DIFFERENT;
  values = list_values (one);
  other_values = list_values (other);
  if (memcmp (values, other_values, n_cells) == 0 &&
      sudoku_geometry_equal (sudoku_grid_get_geometry (one), sudoku_grid_get_geometry (other)))
    return SUDOKU_SAMENESS_IDENTICAL;
  if (!have_same_counts (values, other_values, n_cells))
    return SUDOKU_SAMENESS_DIFFERENT;
  for (guint way = 0; way < 2 * N_QUARTERS; way++)
    if (is_same_turned (one, other, values, other_values, way))
      return SUDOKU_SAMENESS_ARRANGED;
  canonical = sudoku_canonical_new (one, NULL);
  other_canonical = sudoku_canonical_new (other, NULL);
  if (canonical == NULL && other_canonical == NULL)
    return SUDOKU_SAMENESS_UNKNOWN;
  return canonical != NULL && other_canonical != NULL &&
             sudoku_geometry_equal (sudoku_grid_get_geometry (one),
                                    sudoku_grid_get_geometry (other)) &&
             sudoku_grid_same_values (canonical, other_canonical)
           ? SUDOKU_SAMENESS_ARRANGED
           : SUDOKU_SAMENESS_DIFFERENT;
}
