/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers from outside are checked here before they are used as literals. */

#include "sat-literals.h"

/**
 * sat_literals_have_all:
 * @literals: (array length=n_literals): a clause
 * @n_literals: its length
 * @wanted: (array length=n_wanted): what is wanted
 * @n_wanted: how many there are
 *
 * Looks for several literals in a clause.
 *
 * Returns: whether each that is wanted is there; in a clause without literals, whether none is
 */
gboolean
sat_literals_have_all (const int *literals,
                       gsize n_literals,
                       const SatWanted *wanted,
                       gsize n_wanted)
{
  g_return_val_if_fail (literals != NULL || n_literals == 0, FALSE);
  g_return_val_if_fail (wanted != NULL || n_wanted == 0, FALSE);

  for (gsize i = 0; i < n_wanted; i++)
    {
      gsize k = 0;

      while (k < n_literals && !sat_wanted_fits (&wanted[i], literals[k]))
        k++;
      if (k == n_literals)
        return FALSE;
    }
  return TRUE;
}

/**
 * sat_literals_check:
 * @literals: (array length=n_literals): numbers
 * @n_literals: how many
 * @whole_clauses: whether zeros end clauses, including the last; otherwise they are not allowed
 *
 * Checks numbers that are to be used as literals. Linear time.
 *
 * Returns: %FALSE for a variable above SAT_VARIABLE_MAX (SAT_ERROR_LIMIT), a 0 that is no literal
 *   or a clause without its end (SAT_ERROR_STATE)
 */
gboolean
sat_literals_check (const int *literals,
                    gsize n_literals,
                    gboolean whole_clauses,
                    GError **error)
{
  for (gsize i = 0; i < n_literals; i++)
    if (literals[i] == 0 ? !whole_clauses : !sat_literal_is_valid (literals[i]))
      {
        if (literals[i] == 0)
          sat_error_set (error, SAT_ERROR_STATE, NULL, "literal-zero");
        else
          sat_error_set (error, SAT_ERROR_LIMIT, NULL, "literal-limit",
                         sat_arg_number (literals[i]), sat_arg_number (SAT_VARIABLE_MAX));
        return FALSE;
      }
  if (!whole_clauses || n_literals == 0 || literals[n_literals - 1] == 0)
    return TRUE;
  sat_error_set (error, SAT_ERROR_STATE, NULL, "clause-unfinished");
  return FALSE;
}

/**
 * sat_literals_compare:
 * @a: (type int): a literal
 * @b: (type int): another one
 *
 * A #GCompareFunc for arrays of literals.
 *
 * Returns: less than, equal to or greater than 0, as @a is to @b
 */
int
sat_literals_compare (gconstpointer a,
                      gconstpointer b)
{
  int x = *(const int *)a, y = *(const int *)b;

  return (x > y) - (x < y);
}
