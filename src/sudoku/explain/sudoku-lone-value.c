/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A value that only one solution has in a cell: given there, it makes a puzzle unique. Known
 * solutions are looked at before the solver is asked. */

#include "sudoku-lone-value.h"

#include <string.h>

/* Counts the known solutions that have a value in a cell, up to two, and gets one of them. */
static guint
count_known (const SudokuAmbiguity *ambiguity,
             guint cell,
             guint value,
             const guint8 **known)
{
  guint n = 0;

  for (guint i = 0; i < ambiguity->solutions->len && n < 2; i++)
    {
      const guint8 *solution = ambiguity->solutions->pdata[i];

      if (solution[cell] != value)
        continue;
      *known = solution;
      n++;
    }
  return n;
}

/**
 * sudoku_lone_value_ask: (skip)
 * @search: the search of the puzzle; nothing is wanted or held yet
 * @ambiguity: what is known of its solutions
 * @cell: an open cell
 * @value: 1…N
 * @solution: (out caller-allocates): by cell: the solution, when there is only one
 *
 * Asks whether the puzzle is unique when this value is given in the cell.
 *
 * Returns: %SAT_STATUS_SATISFIABLE when it is, %SAT_STATUS_UNSATISFIABLE when there are more
 *   solutions or none; %SAT_STATUS_UNKNOWN when undecided, or with an error
 */
SatStatus
sudoku_lone_value_ask (SudokuSolutionSearch *search,
                       const SudokuAmbiguity *ambiguity,
                       guint cell,
                       guint value,
                       guint8 *solution,
                       GError **error)
{
  g_autofree guint8 *other = g_new0 (guint8, ambiguity->n_cells);
  const guint8 *known = NULL;
  SatStatus status;
  guint n;

  g_return_val_if_fail (search != NULL && ambiguity != NULL && solution != NULL,
                        SAT_STATUS_UNKNOWN);

  n = count_known (ambiguity, cell, value, &known);
  if (n > 1)
    return SAT_STATUS_UNSATISFIABLE;
  if (n == 1)
    memcpy (solution, known, ambiguity->n_cells);
  else
    {
      sudoku_solution_search_hold (search, cell, value);
      status = sudoku_solution_search_find (search, solution, error);
      if (status != SAT_STATUS_SATISFIABLE)
        return status;
    }
  sudoku_solution_search_hold (search, cell, value);
  sudoku_solution_search_want_other (search, solution);
  status = sudoku_solution_search_find (search, other, error);
  if (status == SAT_STATUS_UNSATISFIABLE)
    return SAT_STATUS_SATISFIABLE;
  return status == SAT_STATUS_SATISFIABLE ? SAT_STATUS_UNSATISFIABLE : status;
}
