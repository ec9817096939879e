/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sat-model.h>
#include <test-golden.h>

/* What was understood, written in one dialect. */
static char *
print (const char *name,
       const char *text,
       gsize length,
       GError **error)
{
  g_autoptr (SatModel) model = sat_model_read (name, text, length, NULL, error);
  g_autoptr (GString) string = g_string_new (NULL);
  const char *solver;

  if (model == NULL)
    return NULL;
  solver = sat_model_get_solver (model);
  g_string_append_printf (string, "solver: %s\nliterals: %s\ncomplete: %s\n",
                          solver != NULL ? solver : "not told",
                          sat_model_has_literals (model) ? "yes" : "no",
                          sat_model_is_complete (model) ? "yes" : "no");
  sat_model_dialect_find ("competition")->write (model, string);
  return g_string_free (g_steal_pointer (&string), FALSE);
}

static void
test_model (void)
{
  test_golden_run ("golden/model", print);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/golden/model", test_model);
  return g_test_run ();
}
