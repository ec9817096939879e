/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas of so few variables that all assignments can be tried: the plain definition of what is
 * searched elsewhere. Bit v − 1 of an assignment is the value of variable v. */

#include "test-small-formula.h"

#include <string.h>

SatFormula *
test_small_formula_read (const char *text)
{
  g_autoptr (GError) error = NULL;
  SatDimacs *dimacs = sat_dimacs_read ("t", text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return sat_formula_new (dimacs);
}

/* A random one, in which a literal may stand twice in a clause and some variables nowhere. */
SatFormula *
test_small_formula_new (int n_variables,
                        guint n_clauses,
                        guint length_max)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "p cnf %d %u\n", n_variables, n_clauses);
  for (guint i = 0; i < n_clauses; i++)
    {
      int length = g_test_rand_int_range (1, (gint32)length_max + 1);

      for (int k = 0; k < length; k++)
        g_string_append_printf (text, "%s%d ", g_test_rand_bit () ? "-" : "",
                                g_test_rand_int_range (1, n_variables + 1));
      g_string_append (text, "0\n");
    }
  return test_small_formula_read (text->str);
}

static gboolean
is_true (const int *literals,
         gsize n_literals,
         guint assignment)
{
  for (gsize i = 0; i < n_literals; i++)
    if ((assignment >> (ABS (literals[i]) - 1) & 1) == (literals[i] > 0))
      return TRUE;
  return FALSE;
}

/* @chosen: (nullable): by clause: whether it counts */
gboolean
test_small_formula_holds (const SatFormula *formula,
                          const guint8 *chosen,
                          guint assignment)
{
  for (guint64 i = 0; i < sat_formula_get_n_clauses (formula); i++)
    {
      gsize n_literals;
      const int *literals = sat_formula_get_clause (formula, i, &n_literals);

      if ((chosen == NULL || chosen[i]) && !is_true (literals, n_literals, assignment))
        return FALSE;
    }
  return TRUE;
}

guint
test_small_formula_count (const SatFormula *formula,
                          const guint8 *chosen)
{
  guint n = 0;

  for (guint i = 0; i < 1u << sat_formula_get_n_variables (formula); i++)
    n += test_small_formula_holds (formula, chosen, i);
  return n;
}

/* More pigeons than holes: hard, where there are many. */
SatFormula *
test_small_formula_new_pigeons (guint n_holes)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint pigeon = 0; pigeon <= n_holes; pigeon++)
    {
      for (guint hole = 1; hole <= n_holes; hole++)
        g_string_append_printf (text, "%u ", pigeon * n_holes + hole);
      g_string_append (text, "0\n");
      for (guint other = 0; other < pigeon; other++)
        for (guint hole = 1; hole <= n_holes; hole++)
          g_string_append_printf (text, "-%u -%u 0\n", pigeon * n_holes + hole,
                                  other * n_holes + hole);
    }
  return test_small_formula_read (text->str);
}
