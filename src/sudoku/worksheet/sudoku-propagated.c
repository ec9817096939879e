/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Unit propagation as done by hand: through all clauses, again and again, until nothing new
 * comes. For the small formulas of worksheets. */

#include "sudoku-propagated.h"

/* The literal that a clause leaves; 0 when it leaves none, or several. @values: by variable, 1, -1
 * or 0. */
static int
find_unit (const int *clause,
           const gint8 *values,
           const int **end)
{
  int unit = 0;
  gboolean settled = FALSE;

  for (; *clause != 0; clause++)
    {
      int value = *clause > 0 ? values[*clause] : -values[-*clause];

      settled |= value > 0 || (value == 0 && unit != 0);
      if (value == 0)
        unit = *clause;
    }
  *end = clause + 1;
  return settled ? 0 : unit;
}

/**
 * sudoku_propagate: (skip)
 * @clauses: a formula
 * @n_variables: its variables are 1…n
 *
 * Finds what unit propagation makes true and false.
 *
 * Returns: (transfer full): for each variable 1, -1, or 0: it stays open; the first is not used
 */
gint8 *
sudoku_propagate (const SatClauses *clauses,
                  int n_variables)
{
  gint8 *values = g_new0 (gint8, (gsize)n_variables + 1);
  gsize n_literals = 0;
  const int *literals = sat_clauses_get_literals (clauses, &n_literals);
  gboolean found = TRUE;

  while (found)
    {
      found = FALSE;
      for (const int *clause = literals; clause < literals + n_literals;)
        {
          int unit = find_unit (clause, values, &clause);

          if (unit == 0)
            continue;
          values[ABS (unit)] = unit > 0 ? 1 : -1;
          found = TRUE;
        }
    }
  return values;
}

/**
 * sudoku_propagated_positive: (skip)
 * @clauses: a formula
 * @n_variables: its variables are 1…n
 *
 * Finds what unit propagation makes true.
 *
 * Returns: (transfer full) (element-type int): the positive literals, by variable
 */
GArray *
sudoku_propagated_positive (const SatClauses *clauses,
                            int n_variables)
{
  g_autofree gint8 *values = sudoku_propagate (clauses, n_variables);
  GArray *positive = g_array_new (FALSE, FALSE, sizeof (int));

  for (int variable = 1; variable <= n_variables; variable++)
    if (values[variable] > 0)
      g_array_append_val (positive, variable);
  return positive;
}
