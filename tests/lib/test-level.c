/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Last places are found by the plain definition, without candidates; for the other levels the rows
 * of the table of techniques are asked one by one, and after each step all over again. */

#include "test-level.h"

#include <sudoku-level-offer.h>
#include <sudoku-step-search.h>

#include "test-minisat.h"

/* Does no filled cell exclude this? */
static gboolean
may_hold (SudokuGeometry *geometry,
          const guint8 *values,
          guint cell,
          guint value)
{
  for (guint other = 0; other < sudoku_geometry_get_n_cells (geometry); other++)
    if (values[other] == value && sudoku_geometry_are_peers (geometry, cell, other))
      return FALSE;
  return TRUE;
}

/* Whether @cell is the only one of a house that is empty. */
static gboolean
is_last_cell (SudokuGeometry *geometry,
              const guint8 *values,
              guint house)
{
  guint n = 0;

  for (guint i = 0; i < sudoku_geometry_get_side (geometry); i++)
    n += values[sudoku_geometry_get_house_cells (geometry, house)[i]] == 0;
  return n == 1;
}

/* Whether @value can stand in no other cell of a house. */
static gboolean
is_last_place (SudokuGeometry *geometry,
               const guint8 *values,
               guint house,
               guint cell,
               guint value)
{
  const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);

  for (guint i = 0; i < sudoku_geometry_get_side (geometry); i++)
    if (values[cells[i]] == value || (cells[i] != cell && values[cells[i]] == 0 &&
                                      may_hold (geometry, values, cells[i], value)))
      return FALSE;
  return TRUE;
}

static gboolean
has_cell (SudokuGeometry *geometry,
          guint house,
          guint cell)
{
  for (guint i = 0; i < sudoku_geometry_get_side (geometry); i++)
    if (sudoku_geometry_get_house_cells (geometry, house)[i] == cell)
      return TRUE;
  return FALSE;
}

/* Is a number looked for in this house? */
static gboolean
is_scanned (SudokuGeometry *geometry,
            guint house)
{
  guint side = sudoku_geometry_get_side (geometry);

  if (sudoku_geometry_has_regions (geometry))
    return house / side == 2;
  return house / side < 2;
}

/* The value that a cell certainly has; 0: a beginner does not see it */
static guint
look (SudokuGeometry *geometry,
      const guint8 *values,
      guint cell)
{
  for (guint value = 1; value <= sudoku_geometry_get_side (geometry); value++)
    for (guint house = 0; house < sudoku_geometry_get_n_houses (geometry); house++)
      if (has_cell (geometry, house, cell) && may_hold (geometry, values, cell, value) &&
          ((is_scanned (geometry, house) &&
            is_last_place (geometry, values, house, cell, value)) ||
           is_last_cell (geometry, values, house)))
        return value;
  return 0;
}

/**
 * test_level_is_beginner:
 * @puzzle: a puzzle with one solution, under rules about houses only
 *
 * Returns: whether last places solve it, with three to choose from until six cells are left
 */
gboolean
test_level_is_beginner (const SudokuGrid *puzzle)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (puzzle);
  guint n_cells = sudoku_geometry_get_n_cells (geometry), n_open = 0;
  g_autofree guint8 *values = g_new0 (guint8, n_cells);

  for (guint cell = 0; cell < n_cells; cell++)
    {
      values[cell] = (guint8)sudoku_grid_get_value (puzzle, cell);
      n_open += values[cell] == 0;
    }
  while (n_open > 0)
    {
      guint n_steps = 0, first = n_cells, value = 0;

      for (guint cell = n_cells; cell-- > 0;)
        {
          guint here = values[cell] == 0 ? look (geometry, values, cell) : 0;

          if (here == 0)
            continue;
          n_steps++;
          first = cell;
          value = here;
        }
      if (n_steps < (n_open > 6 ? 3 : 1))
        return FALSE;
      values[first] = (guint8)value;
      n_open--;
    }
  return TRUE;
}

/* In the order of levels; with one level, in the order of HoDoKu's scale. */
static int
compare (gconstpointer a,
         gconstpointer b)
{
  const SudokuTechnique *x = *(const SudokuTechnique *const *)a;
  const SudokuTechnique *y = *(const SudokuTechnique *const *)b;
  guint of_x = x->hodoku_order > 0 ? x->hodoku_order : 100000 + x->explainer_order;
  guint of_y = y->hodoku_order > 0 ? y->hodoku_order : 100000 + y->explainer_order;

  if (x->level != y->level)
    return x->level < y->level ? -1 : 1;
  return of_x != of_y ? (of_x < of_y ? -1 : 1) : (x > y) - (x < y);
}

/**
 * test_level_solves:
 * @puzzle: a puzzle with one solution
 * @most: a level
 *
 * Returns: whether the techniques up to that level solve it
 */
gboolean
test_level_solves (const SudokuGrid *puzzle,
                   SudokuLevel most)
{
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (puzzle));
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  g_autoptr (SudokuPosition) position = sudoku_position_new (puzzle);
  g_autoptr (GPtrArray) techniques = g_ptr_array_new ();
  gsize n = 0;
  const SudokuTechnique *const *all = sudoku_techniques (&n);
  gboolean found = TRUE;

  for (gsize i = 0; i < n; i++)
    if (all[i]->level != SUDOKU_LEVEL_UNKNOWN && all[i]->level <= most)
      g_ptr_array_add (techniques, (gpointer)all[i]);
  g_ptr_array_sort (techniques, compare);
  sudoku_step_search_set_unique (search, TRUE);
  while (sudoku_position_get_n_open (position) > 0 && found)
    {
      found = FALSE;
      for (guint i = 0; i < techniques->len && !found; i++)
        {
          const SudokuTechnique *technique = g_ptr_array_index (techniques, i);
          g_autoptr (GPtrArray) steps =
            sudoku_step_search_run (search, position, &technique, 1, SUDOKU_STEP_FIRST);

          found = steps->len > 0;
          if (found)
            sudoku_step_apply (steps->pdata[0], position);
        }
    }
  return sudoku_position_get_n_open (position) == 0;
}

/**
 * test_level_is:
 * @puzzle: a puzzle with one solution
 * @level: its level
 *
 * Returns: whether techniques of the levels below don't solve it, and those up to this one do. What
 *   a large Extreme one needs is left open: it would take minutes.
 */
gboolean
test_level_is (const SudokuGrid *puzzle,
               SudokuLevel level)
{
  if (level == SUDOKU_LEVEL_BEGINNER)
    return test_level_is_beginner (puzzle) && test_level_solves (puzzle, SUDOKU_LEVEL_EASY);
  if (level == SUDOKU_LEVEL_EASY)
    return !test_level_is_beginner (puzzle) && test_level_solves (puzzle, level);
  if (test_level_solves (puzzle, (SudokuLevel)(level - 1)))
    return FALSE;
  return (level == SUDOKU_LEVEL_EXTREME && sudoku_grid_get_side (puzzle) > 9) ||
         test_level_solves (puzzle, level);
}

static guint
get_orbit (const SudokuGenerateOptions *options,
           guint cell,
           guint orbit[SUDOKU_ORBIT_MAX])
{
  if (options->symmetry != NULL)
    return options->symmetry->orbit (options->geometry, cell, orbit);
  orbit[0] = cell;
  return 1;
}

/* The most givens with which a symmetry may miss the range because its orbits are too large. */
static guint
round_up (const SudokuGenerateOptions *options,
          guint least)
{
  guint orbit[SUDOKU_ORBIT_MAX], largest = 1;

  for (guint cell = 0; cell < sudoku_geometry_get_n_cells (options->geometry); cell++)
    largest = MAX (largest, get_orbit (options, cell, orbit));
  return least + largest - 1;
}

/* Whether no given, or orbit of givens, can be spared. */
static gboolean
is_minimal (const SudokuGenerateOptions *options,
            const SudokuGrid *puzzle)
{
  g_autoptr (TestMinisat) minisat =
    test_minisat_new_plain (sudoku_grid_get_geometry (puzzle));

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (puzzle); cell++)
    {
      g_autoptr (SudokuGrid) less = sudoku_grid_copy (puzzle);
      guint orbit[SUDOKU_ORBIT_MAX];

      if (sudoku_grid_get_value (puzzle, cell) == 0)
        continue;
      for (guint i = get_orbit (options, cell, orbit); i-- > 0;)
        sudoku_grid_set (less, orbit[i], 0, SUDOKU_ORIGIN_NONE);
      if (test_minisat_count (minisat, less, 2) == 1)
        return FALSE;
    }
  return TRUE;
}

/**
 * test_level_check_givens:
 * @options: what was asked for, with a level and no number of givens
 * @puzzle: what was made
 *
 * Asserts that there are as many givens as the level promises. Where it promises the fewest, or a
 * symmetry brings more, MiniSat must find that none can be spared.
 */
void
test_level_check_givens (const SudokuGenerateOptions *options,
                         const SudokuGrid *puzzle)
{
  guint least = 0, most = 0, n = sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN);

  g_assert_true (sudoku_level_offer_get_givens (options, options->level, &least, &most));
  g_assert_cmpuint (n, >=, least);
  if (most != SUDOKU_LEVEL_MANY && n <= MAX (most, round_up (options, least)))
    return;
  g_assert_true (most == SUDOKU_LEVEL_MANY || options->symmetry != NULL);
  g_assert_true (!test_minisat_is_there () || is_minimal (options, puzzle));
}
