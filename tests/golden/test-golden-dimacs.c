/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sat-dimacs.h>
#include <test-golden.h>
#include <words-error.h>

/* What was read, as exact DIMACS text with the warnings before it. */
static char *
print (const char *name,
       const char *text,
       gsize length,
       GError **error)
{
  g_autoptr (SatDimacs) dimacs = sat_dimacs_read (name, text, length, NULL, error);
  g_autoptr (GString) string = g_string_new (NULL);
  const int *literals;
  gsize n_literals;

  if (dimacs == NULL)
    return NULL;
  for (guint i = 0; i < dimacs->warnings->len; i++)
    {
      g_autofree char *words = words_issue (dimacs->warnings->pdata[i], WORDS_STYLE_TERMINAL);

      g_string_append_printf (string, "c %s\n", words);
    }
  g_string_append_printf (string, "p cnf %d %" G_GUINT64_FORMAT "\n",
                          sat_clauses_get_max_variable (dimacs->clauses),
                          sat_clauses_get_n_clauses (dimacs->clauses));
  literals = sat_clauses_get_literals (dimacs->clauses, &n_literals);
  for (gsize start = 0, end = 0; end < n_literals; start = ++end)
    {
      while (literals[end] != 0)
        end++;
      sat_dimacs_append_clause (string, literals + start, end - start);
      g_string_append_c (string, '\n');
    }
  return g_string_free (g_steal_pointer (&string), FALSE);
}

static void
test_dimacs (void)
{
  test_golden_run ("golden/dimacs", print);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/golden/dimacs", test_dimacs);
  return g_test_run ();
}
