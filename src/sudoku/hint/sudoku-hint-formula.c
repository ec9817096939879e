/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position as clauses: one for each truth that is not settled, and those of each item, perhaps
 * with a guard, and one for each two candidates that exclude each other. Only live candidates
 * occur. */

#include "sudoku-hint-formula.h"

#include <sat-memory.h>

static gboolean
add_truth (SatSolver *solver,
           const SudokuPosition *position,
           const SudokuLinks *links,
           guint truth,
           gboolean guarded,
           GError **error)
{
  const guint32 *candidates = sudoku_links_get_candidates (links, truth);
  int literals[SUDOKU_SIDE_MAX + 1];
  gsize n = 0;

  if (guarded)
    literals[n++] = -sudoku_hint_formula_get_guard (links, truth);
  for (guint i = 0; i < sudoku_links_get_side (links); i++)
    if (sudoku_position_has (position, candidates[i]))
      literals[n++] = sudoku_hint_formula_get_variable (candidates[i]);
  return sat_solver_add_clause (solver, literals, n, error);
}

static gboolean
add_conflicts (SatSolver *solver,
               const SudokuPosition *position,
               SudokuLinks *links,
               guint candidate,
               GError **error)
{
  guint n = 0;
  const guint32 *others = sudoku_links_get_conflicts (links, candidate, &n);

  for (guint i = 0; i < n; i++)
    if (others[i] > candidate && sudoku_position_has (position, others[i]))
      {
        int literals[2] = {
          -sudoku_hint_formula_get_variable (candidate),
          -sudoku_hint_formula_get_variable (others[i]),
        };

        if (!sat_solver_add_clause (solver, literals, 2, error))
          return FALSE;
      }
  return TRUE;
}

/* A clause of an item, whose helpers follow @first; TRUE when it is met by what is gone. */
static gboolean
add_item_clause (SatSolver *solver,
                 const SudokuPosition *position,
                 const SudokuTabled *said,
                 guint index,
                 int guard,
                 int first,
                 GError **error)
{
  const SudokuTableSpec *spec = sudoku_table_get_spec (said->table);
  int literals[SUDOKU_TABLE_LENGTH_MAX + 1];
  guint n_said = 0, n = 0;
  const int *clause = sudoku_table_get_clause (said->table, index, &n_said);

  if (guard != 0)
    literals[n++] = -guard;
  for (guint i = 0; i < n_said; i++)
    {
      guint number = (guint)ABS (clause[i]) - 1;
      int variable = first + (int)(number - spec->n_cells * spec->side);

      if (number < spec->n_cells * spec->side)
        {
          guint candidate =
            said->cells[number / spec->side] * spec->side + number % spec->side;

          variable = sudoku_hint_formula_get_variable (candidate);
          if (!sudoku_position_has (position, candidate))
            {
              if (clause[i] < 0)
                return TRUE;
              continue;
            }
        }
      literals[n++] = clause[i] < 0 ? -variable : variable;
    }
  return sat_solver_add_clause (solver, literals, n, error);
}

/* @first: (inout): the first variable of its helpers */
static gboolean
add_item (SatSolver *solver,
          const SudokuPosition *position,
          SudokuLinks *links,
          guint item,
          gboolean guarded,
          int *first,
          GError **error)
{
  SudokuTabled said = sudoku_groups_get_tabled (
    sudoku_geometry_get_groups (sudoku_links_get_geometry (links)), item);
  int guard =
    guarded ? sudoku_hint_formula_get_guard (links, sudoku_links_get_n_truths (links) + item) : 0;

  for (guint i = 0; i < sudoku_table_get_n_clauses (said.table); i++)
    if (!add_item_clause (solver, position, &said, i, guard, *first, error))
      return FALSE;
  *first += (int)sudoku_table_get_n_helpers (said.table);
  return TRUE;
}

static gboolean
add_items (SatSolver *solver,
           const SudokuPosition *position,
           SudokuLinks *links,
           gboolean guarded,
           GError **error)
{
  guint n = sudoku_groups_get_n_tables (
    sudoku_geometry_get_groups (sudoku_links_get_geometry (links)));
  int first = sudoku_hint_formula_get_guard (links, sudoku_links_get_n_truths (links) + n);

  for (guint item = 0; item < n; item++)
    if (sudoku_links_should_stop (links) ||
        !add_item (solver, position, links, item, guarded, &first, error))
      return FALSE;
  return TRUE;
}

static gboolean
has_room (SatSolver *solver,
          SudokuLinks *links)
{
  SatSolverStats stats;

  sat_solver_get_stats (solver, &stats);
  return sudoku_links_has_room (links, stats.n_clauses * SAT_MEMORY_PER_CLAUSE);
}

/**
 * sudoku_hint_formula_add: (skip)
 * @solver: a session
 * @position: a position
 * @links: the links of its shape
 * @guarded: whether truths and items count only when their guards are true
 *
 * Adds the clauses of a position. O(N⁴), for the clauses of two candidates.
 *
 * Returns: %FALSE with an error of the solver, or without one when the work of @links has ended, or
 *   when there is not enough memory
 */
gboolean
sudoku_hint_formula_add (SatSolver *solver,
                         const SudokuPosition *position,
                         SudokuLinks *links,
                         gboolean guarded,
                         GError **error)
{
  g_return_val_if_fail (solver != NULL && position != NULL && links != NULL, FALSE);

  for (guint truth = 0; truth < sudoku_links_get_n_truths (links); truth++)
    if (sudoku_links_should_stop (links) ||
        !add_truth (solver, position, links, truth, guarded, error))
      return FALSE;
  for (guint candidate = 0; candidate < sudoku_links_get_n_candidates (links); candidate++)
    if (sudoku_position_has (position, candidate) &&
        (sudoku_links_should_stop (links) || !has_room (solver, links) ||
         !add_conflicts (solver, position, links, candidate, error)))
      return FALSE;
  return add_items (solver, position, links, guarded, error);
}
