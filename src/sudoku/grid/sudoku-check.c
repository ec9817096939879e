/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules by their plain definition. Everything cleverer is checked against this file and the
 * functions of the rules, so the judgement here must not use groups. */

#include "sudoku-check.h"

#include <string.h>

/* The values of all cells, one after the other. */
static guint8 *
copy_values (const SudokuGrid *grid)
{
  guint n_cells = sudoku_grid_get_n_cells (grid);
  guint8 *values = g_new (guint8, n_cells);

  for (guint cell = 0; cell < n_cells; cell++)
    values[cell] = (guint8)sudoku_grid_get_value (grid, cell);
  return values;
}

/* Collects what was found. */
typedef struct
{
  const SudokuGeometry *geometry;
  GPtrArray *conflicts;
} Search;

static guint
find_rule (const SudokuGeometry *geometry,
           const SudokuRule *rule)
{
  guint i = 0;

  while (sudoku_geometry_get_rule (geometry, i) != rule)
    i++;
  return i;
}

static gboolean
add_conflict (const SudokuBreach *breach,
              gpointer user_data)
{
  Search *search = user_data;
  gsize size = breach->n_cells * sizeof breach->cells[0];
  SudokuConflict *conflict = g_malloc (sizeof *conflict + size);

  conflict->rule = find_rule (search->geometry, breach->rule);
  conflict->house = SUDOKU_NO_HOUSE;
  if (breach->house >= 0)
    conflict->house = sudoku_geometry_get_first_house (search->geometry, conflict->rule) +
                      (guint)breach->house;
  conflict->value = breach->value;
  conflict->n_cells = breach->n_cells;
  memcpy (conflict->cells, breach->cells, size);
  g_ptr_array_add (search->conflicts, conflict);
  return TRUE;
}

static gboolean
stop (const SudokuBreach *breach,
      gpointer user_data)
{
  return FALSE;
}

/**
 * sudoku_check_find_conflicts:
 * @grid: a grid
 *
 * Finds everything by which filled cells break a rule, whatever their origins: values that stand
 * more than once in a house, and what other rules forbid. Empty cells break no rule.
 * O(houses × side) for the rules of houses.
 *
 * Returns: (transfer full) (element-type SudokuConflict): all of them, in the order of
 *   the rules and, within a rule, of its houses and of the values; empty when no rule is broken
 */
GPtrArray *
sudoku_check_find_conflicts (const SudokuGrid *grid)
{
  g_autofree guint8 *values = NULL;
  Search search;

  g_return_val_if_fail (grid != NULL, NULL);

  values = copy_values (grid);
  search.geometry = sudoku_grid_get_geometry (grid);
  search.conflicts = g_ptr_array_new_with_free_func (g_free);
  sudoku_geometry_check (search.geometry, values, add_conflict, &search);
  return search.conflicts;
}

/**
 * sudoku_check_has_conflict:
 * @grid: a grid
 *
 * The same question as sudoku_check_find_conflicts() without its answers: it stops at
 * the first one.
 *
 * Returns: whether a rule is broken
 */
gboolean
sudoku_check_has_conflict (const SudokuGrid *grid)
{
  g_autofree guint8 *values = NULL;

  g_return_val_if_fail (grid != NULL, FALSE);

  values = copy_values (grid);
  return !sudoku_geometry_check (sudoku_grid_get_geometry (grid), values, stop, NULL);
}

/**
 * sudoku_check_is_solved:
 * @grid: a grid
 *
 * Tells whether no cell is empty and no rule is broken.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_check_is_solved (const SudokuGrid *grid)
{
  g_return_val_if_fail (grid != NULL, FALSE);

  return sudoku_grid_is_full (grid) && !sudoku_check_has_conflict (grid);
}

static SudokuSet
without (SudokuSet values,
         guint value)
{
  return sudoku_set_minus (values, sudoku_set_single (value));
}

/* The values that may stand in a cell when the other cell of a bond holds @held. */
static SudokuSet
allowed_beside (const SudokuGroups *groups,
                const SudokuBond *bond,
                SudokuSet values,
                guint held)
{
  const SudokuRelation *relation = sudoku_groups_get_relation (groups, bond->relation);
  guint value;

  if (held == 0)
    return values;
  SUDOKU_SET_FOREACH (values, value)
  {
    if (!sudoku_set_has (relation->allowed[value], held))
      values = without (values, value);
  }
  return values;
}

/* Does another cell already hold the candidate of a further truth that @candidate is in? */
static gboolean
is_taken (const SudokuGrid *grid,
          const SudokuGroups *groups,
          guint candidate)
{
  guint side = sudoku_groups_get_side (groups), n_places = 0;
  const SudokuTruthPlace *places =
    sudoku_groups_get_truth_places (groups, candidate, &n_places);

  for (guint i = 0; i < n_places; i++)
    {
      const guint32 *others = sudoku_groups_get_truth_candidates (groups, places[i].truth);

      for (guint place = 0; place < side; place++)
        if (others[place] / side != candidate / side &&
            sudoku_grid_get_value (grid, others[place] / side) == others[place] % side + 1)
          return TRUE;
    }
  return FALSE;
}

/* Ends the search at a breach that the cell has a part in. */
static gboolean
stop_at_cell (const SudokuBreach *breach,
              gpointer user_data)
{
  for (guint i = 0; i < breach->n_cells; i++)
    if (breach->cells[i] == GPOINTER_TO_UINT (user_data))
      return FALSE;
  return TRUE;
}

/* Would the value break a law or an own clause with what stands in the other cells? */
static gboolean
breaks_clause (const SudokuGrid *grid,
               guint cell,
               guint value)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  g_autofree guint8 *values = copy_values (grid);

  values[cell] = (guint8)value;
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      SudokuRule *rule = sudoku_geometry_get_rule (geometry, i);
      const SudokuRuleKind *kind = sudoku_rule_get_kind (rule);

      if ((kind->law != NULL || kind->tables != NULL || kind->parameter == SUDOKU_RULE_OWN) &&
          !kind->check (rule, sudoku_geometry_get_frame (geometry), values, stop_at_cell,
                        GUINT_TO_POINTER (cell)))
        return TRUE;
    }
  return FALSE;
}

/**
 * sudoku_check_get_candidates: (skip)
 * @grid: a grid
 * @cell: a cell, from 0
 *
 * Gets the values for a cell that break no rule with the other cells.
 *
 * Returns: the values
 */
SudokuSet
sudoku_check_get_candidates (const SudokuGrid *grid,
                             guint cell)
{
  const SudokuGroups *groups;
  const SudokuPlace *places;
  const SudokuBond *bonds;
  SudokuSet left;
  guint side, value, n_places = 0, n_bonds = 0;

  g_return_val_if_fail (grid != NULL && cell < sudoku_grid_get_n_cells (grid), SUDOKU_SET_EMPTY);

  groups = sudoku_geometry_get_groups (sudoku_grid_get_geometry (grid));
  side = sudoku_grid_get_side (grid);
  left = sudoku_groups_get_allowed (groups, cell);
  places = sudoku_groups_get_places (groups, cell, &n_places);
  for (guint i = 0; i < n_places; i++)
    {
      const guint16 *cells = sudoku_groups_get_house_cells (groups, places[i].house);

      for (guint place = 0; place < side; place++)
        if (place != places[i].place)
          left = without (left, sudoku_grid_get_value (grid, cells[place]));
    }
  bonds = sudoku_groups_get_bonds (groups, cell, &n_bonds);
  for (guint i = 0; i < n_bonds; i++)
    left = allowed_beside (groups, &bonds[i], left, sudoku_grid_get_value (grid, bonds[i].other));
  SUDOKU_SET_FOREACH (left, value)
  {
    if (is_taken (grid, groups, cell * side + value - 1) ||
        (sudoku_groups_has_clauses (groups) && breaks_clause (grid, cell, value)))
      left = without (left, value);
  }
  return left;
}
