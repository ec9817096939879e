/* SPDX-License-Identifier: GPL-3.0-or-later */

/* If a solution used only the two values of each cell of a pattern, could each cell take its other
 * value instead? Then there would be two solutions. Asks every rule through its truths, bonds, laws
 * and masks; does not know who looks for patterns. */

#include "sudoku-swap.h"

static gboolean
has_truth (const SudokuLinks *links,
           guint candidate,
           guint truth)
{
  guint n = 0;
  const guint32 *truths = sudoku_links_get_truths (links, candidate, &n);

  for (guint i = 0; i < n; i++)
    if (truths[i] == truth)
      return TRUE;
  return FALSE;
}

/* How many candidates of the pattern a truth has. */
static guint
count_members (const SudokuLinks *links,
               guint truth,
               const SudokuSwapCell *cells,
               guint n_cells)
{
  guint side = sudoku_links_get_side (links), n = 0;

  for (guint i = 0; i < n_cells; i++)
    for (guint k = 0; k < 2; k++)
      if (has_truth (links, cells[i].cell * side + cells[i].values[k] - 1, truth))
        n++;
  return n;
}

/* In a house each value of the pattern must have two places: as many of its cells as values, so one
 * of the two is taken, and the other can be instead. For a further truth that does not follow: its
 * one candidate may be outside the pattern. */
static gboolean
allow_truths (const SudokuLinks *links,
              const SudokuSwapCell *cells,
              guint n_cells)
{
  guint side = sudoku_links_get_side (links);
  guint n_house_truths =
    sudoku_geometry_get_n_houses (sudoku_links_get_geometry (links)) * side;

  for (guint i = 0; i < n_cells; i++)
    for (guint k = 0; k < 2; k++)
      {
        guint n = 0;
        guint candidate = cells[i].cell * side + cells[i].values[k] - 1;
        const guint32 *truths = sudoku_links_get_truths (links, candidate, &n);

        for (guint t = 0; t + 1 < n; t++)
          if (truths[t] >= n_house_truths ||
              count_members (links, truths[t], cells, n_cells) != 2)
            return FALSE;
      }
  return TRUE;
}

/* What a cell of the pattern demands of another one must not depend on which of its values it
 * has. */
static gboolean
allows_bond (const SudokuPosition *position,
             const SudokuRelation *relation,
             const SudokuSwapCell *cell,
             guint other,
             const SudokuSwapCell *pattern_other)
{
  const SudokuSet *allowed = relation->allowed;
  SudokuSet seen = sudoku_candidates_get (sudoku_position_get_candidates (position), other);

  if (pattern_other == NULL)
    return sudoku_set_equal (sudoku_set_and (allowed[cell->values[0]], seen),
                             sudoku_set_and (allowed[cell->values[1]], seen));
  for (guint k = 0; k < 2; k++)
    if (sudoku_set_has (allowed[cell->values[0]], pattern_other->values[k]) !=
        sudoku_set_has (allowed[cell->values[1]], pattern_other->values[1 - k]))
      return FALSE;
  return TRUE;
}

static gboolean
allow_bonds (const SudokuPosition *position,
             const SudokuGroups *groups,
             const SudokuSwapCell *cells,
             guint n_cells)
{
  for (guint i = 0; i < n_cells; i++)
    {
      guint n = 0;
      const SudokuBond *bonds = sudoku_groups_get_bonds (groups, cells[i].cell, &n);

      for (guint b = 0; b < n; b++)
        {
          const SudokuSwapCell *other = NULL;

          for (guint k = 0; k < n_cells && other == NULL; k++)
            if (cells[k].cell == bonds[b].other)
              other = &cells[k];
          if (!allows_bond (position, sudoku_groups_get_relation (groups, bonds[b].relation),
                            &cells[i], bonds[b].other, other))
            return FALSE;
        }
    }
  return TRUE;
}

/**
 * sudoku_swap_is_allowed: (skip)
 * @position: a position; the values that the solution has in other cells are among its candidates
 * @links: the links of its shape
 * @cells: (array length=n_cells): the cells of the pattern, each once
 * @n_cells: how many there are
 *
 * Tells whether a solution in which each cell of a pattern has one of its two values can be turned
 * into another one, in which each has its other value: no cell is given, and no rule tells the two
 * apart. Then, if the solution is unique, one of the cells has another value. O(@n_cells²).
 *
 * Returns: whether the pattern can't be in the solution of a puzzle with one solution
 */
gboolean
sudoku_swap_is_allowed (const SudokuPosition *position,
                        const SudokuLinks *links,
                        const SudokuSwapCell *cells,
                        guint n_cells)
{
  const SudokuGroups *groups = NULL;

  g_return_val_if_fail (position != NULL && links != NULL && cells != NULL, FALSE);

  groups = sudoku_geometry_get_groups (sudoku_links_get_geometry (links));
  for (guint i = 0; i < n_cells; i++)
    {
      SudokuSet allowed = sudoku_groups_get_allowed (groups, cells[i].cell);

      if (sudoku_position_is_given (position, cells[i].cell) ||
          !sudoku_set_has (allowed, cells[i].values[0]) ||
          !sudoku_set_has (allowed, cells[i].values[1]))
        return FALSE;
    }
  return allow_truths (links, cells, n_cells) &&
         allow_bonds (position, groups, cells, n_cells);
}
