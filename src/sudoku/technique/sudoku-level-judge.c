/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Judges the level of puzzles. Beginner is no matter of techniques alone: there must also be
 * several steps to choose from. */

#include "sudoku-level-judge.h"

#include <string.h>

/* At a Beginner's puzzle there are always so many last places, until few cells are left. */
#define STEPS_MIN 3
#define CELLS_LEFT 6

/* The values that have several places in a house. */
static SudokuSet
find_repeated (const SudokuSet *cells,
               const guint16 *house_cells,
               guint side)
{
  SudokuSet once = SUDOKU_SET_EMPTY, twice = SUDOKU_SET_EMPTY;

  for (guint i = 0; i < side; i++)
    {
      SudokuSet here = cells[house_cells[i]];

      twice = sudoku_set_or (twice, sudoku_set_and (once, here));
      once = sudoku_set_or (once, here);
    }
  return twice;
}

/* Whether last places of numbers in a house count: in boxes and regions, or without these in rows
 * and columns. */
static gboolean
shows_places (SudokuGeometry *geometry,
              guint house)
{
  guint lines = 2 * sudoku_geometry_get_side (geometry);
  int rule = sudoku_geometry_get_region_rule (geometry);

  if (rule < 0)
    return house < lines;
  return house >= lines && house < lines + sudoku_geometry_get_side (geometry);
}

/* Notes the value of each cell of a house that a beginner sees at once. */
static void
look_at_house (const SudokuPosition *position,
               const SudokuSet *cells,
               guint house,
               guint8 *seen)
{
  SudokuGeometry *geometry = sudoku_position_get_geometry (position);
  guint side = sudoku_geometry_get_side (geometry), n_open = 0;
  const guint16 *house_cells = sudoku_geometry_get_house_cells (geometry, house);
  gboolean shows = shows_places (geometry, house);
  SudokuSet repeated;

  for (guint i = 0; i < side; i++)
    n_open += !sudoku_position_is_filled (position, house_cells[i]);
  if (n_open == 0 || (n_open > 1 && !shows))
    return;
  repeated = find_repeated (cells, house_cells, side);
  for (guint i = 0; i < side; i++)
    {
      SudokuSet only = sudoku_set_minus (cells[house_cells[i]], repeated);

      if (!sudoku_position_is_filled (position, house_cells[i]) && !sudoku_set_is_empty (only))
        seen[house_cells[i]] = (guint8)sudoku_set_first (only);
    }
}

/* Takes the first step in reading order. Returns how many there were. */
static guint
take_beginners_step (SudokuPosition *position,
                     guint8 *seen)
{
  SudokuGeometry *geometry = sudoku_position_get_geometry (position);
  const SudokuSet *cells = NULL, *places = NULL;
  guint n_cells = sudoku_geometry_get_n_cells (geometry), n_steps = 0, first = n_cells;

  sudoku_candidates_peek (sudoku_position_get_candidates (position), &cells, &places);
  memset (seen, 0, n_cells);
  for (guint house = 0; house < sudoku_geometry_get_n_houses (geometry); house++)
    look_at_house (position, cells, house, seen);
  for (guint cell = n_cells; cell-- > 0;)
    if (seen[cell] != 0)
      {
        n_steps++;
        first = cell;
      }
  if (n_steps > 0)
    sudoku_position_place (position, first, seen[first]);
  return n_steps;
}

/**
 * sudoku_level_may_be_beginner: (skip)
 * @geometry: a shape
 *
 * Tells whether puzzles of a shape can be for beginners: those with rules for some cells can't.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_level_may_be_beginner (SudokuGeometry *geometry)
{
  g_return_val_if_fail (geometry != NULL, FALSE);

  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      SudokuRuleParameter parameter =
        sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, i))->parameter;

      if (parameter == SUDOKU_RULE_CELLS || parameter == SUDOKU_RULE_OWN)
        return FALSE;
    }
  return TRUE;
}

/**
 * sudoku_level_is_beginner: (skip)
 * @grid: a puzzle with one solution; only givens count
 *
 * Tells whether a puzzle is for beginners: it can be solved with nothing but last cells of houses
 * and last places of numbers in boxes or regions (where there are none: in rows and columns), and
 * until six cells are left there are at least three of them at each position, when the first in
 * reading order is taken.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_level_is_beginner (const SudokuGrid *grid)
{
  g_autoptr (SudokuPosition) position = NULL;
  g_autofree guint8 *seen = NULL;

  g_return_val_if_fail (grid != NULL, FALSE);

  if (!sudoku_level_may_be_beginner (sudoku_grid_get_geometry (grid)))
    return FALSE;
  position = sudoku_position_new (grid);
  seen = g_new0 (guint8, sudoku_grid_get_n_cells (grid));
  while (sudoku_position_get_n_open (position) > 0)
    {
      guint least = sudoku_position_get_n_open (position) > CELLS_LEFT ? STEPS_MIN : 1;

      if (sudoku_position_is_dead_end (position) || take_beginners_step (position, seen) < least)
        return FALSE;
    }
  return TRUE;
}

/**
 * sudoku_level_judge_with: (skip)
 * @solver: a solver for the shape of the puzzle
 * @grid: a puzzle with one solution; only givens count
 *
 * Does what sudoku_level_judge() promises, with a solver that was made before.
 *
 * Returns: the level
 */
SudokuLevel
sudoku_level_judge_with (SudokuLevelSolver *solver,
                         const SudokuGrid *grid)
{
  g_autoptr (SudokuPosition) position = NULL;
  SudokuLevel hardest = SUDOKU_LEVEL_EASY;

  g_return_val_if_fail (solver != NULL && grid != NULL, SUDOKU_LEVEL_UNKNOWN);

  if (sudoku_level_is_beginner (grid))
    return SUDOKU_LEVEL_BEGINNER;
  position = sudoku_position_new (grid);
  switch (sudoku_level_solver_run (solver, position, SUDOKU_LEVEL_EXPERT, &hardest))
    {
    case SUDOKU_LEVEL_END_SOLVED:
      return hardest;
    case SUDOKU_LEVEL_END_STUCK:
      return SUDOKU_LEVEL_EXTREME;
    case SUDOKU_LEVEL_END_UNDECIDED:
    default:
      return SUDOKU_LEVEL_UNKNOWN;
    }
}

/**
 * sudoku_level_judge: (skip)
 * @grid: a puzzle with one solution; only givens count
 * @task: (nullable): ends it early; its progress is not used
 *
 * Finds the lowest level whose techniques, together with those below, solve a puzzle when always
 * the first in the order of levels is taken. Takes a millisecond for an ordinary puzzle; seconds
 * for one that is large or Extreme.
 *
 * Returns: the level; `SUDOKU_LEVEL_UNKNOWN` when that took too long or needed too much memory
 */
SudokuLevel
sudoku_level_judge (const SudokuGrid *grid,
                    const SudokuTask *task)
{
  g_autoptr (SudokuLevelSolver) solver = NULL;

  g_return_val_if_fail (grid != NULL, SUDOKU_LEVEL_UNKNOWN);

  solver = sudoku_level_solver_new (sudoku_grid_get_geometry (grid), SUDOKU_LEVEL_BUDGET, task);
  return sudoku_level_judge_with (solver, grid);
}
