/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sat-model.h>
#include <stdlib.h>
#include <string.h>
#include <test-data.h>

static SatModel *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  SatModel *model = sat_model_read ("text", text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return model;
}

static void
assert_same (const SatModel *a,
             const SatModel *b)
{
  int literal = 0;

  g_assert_cmpint (sat_model_get_status (a), ==, sat_model_get_status (b));
  g_assert_cmpint (sat_model_has_literals (a), ==, sat_model_has_literals (b));
  g_assert_cmpuint (sat_model_get_n_literals (a), ==, sat_model_get_n_literals (b));
  do
    {
      int next = sat_model_next_literal (a, ABS (literal));

      g_assert_cmpint (next, ==, sat_model_next_literal (b, ABS (literal)));
      literal = next;
    }
  while (literal != 0);
}

static void
test_values (void)
{
  g_autoptr (SatModel) model = sat_model_new (SAT_STATUS_SATISFIABLE);
  g_autoptr (SatModel) copy = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (sat_model_has_literals (model));
  g_assert_true (sat_model_is_complete (model));
  g_assert_cmpint (sat_model_get_max_variable (model), ==, 0);
  g_assert_cmpint (sat_model_next_literal (model, 0), ==, 0);
  g_assert_true (sat_model_add (model, -3, &error));
  g_assert_true (sat_model_add (model, 70000, &error));
  g_assert_true (sat_model_add (model, -3, &error));
  copy = sat_model_copy (model);
  g_assert_true (sat_model_add (model, SAT_VARIABLE_MAX, &error));
  g_assert_cmpuint (sat_model_get_n_literals (model), ==, 3);
  g_assert_cmpuint (sat_model_get_n_literals (copy), ==, 2);
  g_assert_cmpint (sat_model_get_value (model, 3), ==, -1);
  g_assert_cmpint (sat_model_get_value (model, 4), ==, 0);
  g_assert_cmpint (sat_model_get_value (model, 70000), ==, 1);
  g_assert_cmpint (sat_model_get_value (model, SAT_VARIABLE_MAX), ==, 1);
  g_assert_cmpint (sat_model_get_value (copy, SAT_VARIABLE_MAX), ==, 0);
  g_assert_cmpint (sat_model_get_value (model, G_MAXINT), ==, 0);
  g_assert_cmpint (sat_model_next_literal (model, 0), ==, -3);
  g_assert_cmpint (sat_model_next_literal (model, 3), ==, 70000);
  g_assert_cmpint (sat_model_next_literal (model, 70000), ==, SAT_VARIABLE_MAX);
  g_assert_cmpint (sat_model_next_literal (model, G_MAXINT), ==, 0);
}

static void
test_refused_literals (void)
{
  static const struct
  {
    int literal;
    int code;
  } cases[] = {
    { 0, SAT_ERROR_SYNTAX },
    { -5, SAT_ERROR_SYNTAX },
    { SAT_VARIABLE_MAX + 1, SAT_ERROR_LIMIT },
    { -SAT_VARIABLE_MAX - 1, SAT_ERROR_LIMIT },
    { G_MAXINT, SAT_ERROR_LIMIT },
    { G_MININT, SAT_ERROR_LIMIT },
  };
  g_autoptr (SatModel) model = sat_model_new (SAT_STATUS_SATISFIABLE);

  g_assert_true (sat_model_add (model, 5, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (sat_model_add (model, cases[i].literal, &error));
      g_assert_error (error, SAT_ERROR, cases[i].code);
    }
  g_assert_cmpuint (sat_model_get_n_literals (model), ==, 1);
  g_assert_cmpint (sat_model_get_value (model, 5), ==, 1);
}

static SatModel *
random_model (GRand *rand)
{
  static const SatStatus statuses[] = { SAT_STATUS_SATISFIABLE, SAT_STATUS_UNSATISFIABLE,
                                        SAT_STATUS_UNKNOWN };
  int choice = g_rand_int_range (rand, -5, 3);
  SatStatus status = statuses[MAX (choice, 0)];
  SatModel *model = sat_model_new (status);
  int n = status == SAT_STATUS_SATISFIABLE ? g_rand_int_range (rand, 0, 200) : 0;
  int gap = g_rand_boolean (rand) ? 2 : 100000;

  for (int i = 0, variable = 0; i < n; i++)
    {
      variable += g_rand_int_range (rand, 1, gap);
      g_assert_true (sat_model_add (model, g_rand_boolean (rand) ? variable : -variable, NULL));
    }
  return model;
}

/* What is written in any dialect reads back as the same. */
static void
test_round_trip (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  gsize n_dialects;
  const SatModelDialect *dialects = sat_model_dialects (&n_dialects);

  g_assert_cmpuint (n_dialects, ==, 3);
  for (guint round = 0; round < 100; round++)
    {
      g_autoptr (SatModel) model = random_model (rand);

      for (gsize i = 0; i < n_dialects; i++)
        {
          g_autoptr (GString) text = g_string_new (NULL);
          g_autoptr (SatModel) back = NULL;

          g_assert_true (sat_model_dialect_find (dialects[i].id) == &dialects[i]);
          dialects[i].write (model, text);
          g_assert_true (g_str_has_suffix (text->str, "\n"));
          back = read_text (text->str);
          g_assert_true (sat_model_is_complete (back));
          assert_same (model, back);
        }
    }
  g_assert_null (sat_model_dialect_find ("other"));
}

static void
test_written_text (void)
{
  static const struct
  {
    const char *dialect;
    const char *model;
    const char *expected;
  } cases[] = {
    { "original", "v 11 -12 0", "s SATISFIABLE\nv 11\nv -12\nv 0\n" },
    { "original", "v 0", "s SATISFIABLE\nv 0\n" },
    { "original", "SAT", "s SATISFIABLE\n" },
    { "original", "UNSAT", "s UNSATISFIABLE\n" },
    { "original", "INDET", "s UNKNOWN\n" },
    { "competition", "v 11 -12 0", "s SATISFIABLE\nv 11 -12 0\n" },
    { "competition", "v 0", "s SATISFIABLE\nv 0\n" },
    { "competition", "SAT", "s SATISFIABLE\n" },
    { "competition", "UNSAT", "s UNSATISFIABLE\n" },
    { "minisat", "v 11 -12 0", "SAT\n11 -12 0\n" },
    { "minisat", "v 0", "SAT\n0\n" },
    { "minisat", "s SATISFIABLE", "SAT\n" },
    { "minisat", "s UNSATISFIABLE", "UNSAT\n" },
    { "minisat", "s UNKNOWN", "INDET\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SatModel) model = read_text (cases[i].model);
      g_autoptr (GString) text = g_string_new (NULL);

      sat_model_dialect_find (cases[i].dialect)->write (model, text);
      g_assert_cmpstr (text->str, ==, cases[i].expected);
    }
}

/* No line of the competition's dialect is longer than 78 characters, none could be longer. */
static void
test_wrapping (void)
{
  g_autoptr (SatModel) model = sat_model_new (SAT_STATUS_SATISFIABLE);
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) lines = NULL;
  guint n_lines;

  for (int v = 1; v <= 3000; v++)
    g_assert_true (sat_model_add (model, v % 3 == 0 ? v : -v, NULL));
  sat_model_dialect_find ("competition")->write (model, text);
  lines = g_strsplit (text->str, "\n", -1);
  n_lines = g_strv_length (lines);
  g_assert_cmpstr (lines[n_lines - 1], ==, "");
  for (guint i = 1; i < n_lines - 1; i++)
    {
      g_assert_true (g_str_has_prefix (lines[i], "v "));
      g_assert_cmpuint (strlen (lines[i]), <=, 78);
      if (i < n_lines - 2)
        g_assert_cmpuint (strlen (lines[i]) + strcspn (lines[i + 1] + 2, " ") + 1, >, 78);
    }
}

static void
test_read_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (sat_model_read ("text", "v 1 0", 5, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* The text need not end with a NUL, and nothing is read behind its end. */
static void
test_read_length (void)
{
  g_autoptr (SatModel) model = sat_model_read ("text", "v 1 2345", 6, NULL, NULL);

  g_assert_cmpint (sat_model_get_max_variable (model), ==, 23);
}

typedef struct
{
  const char *file;
  int side;
  SatStatus status;
  const char *grid; /* NULL: the file holds no literals */
  guint n_stray;    /* positive literals that are no cell and value */
} Expected;

static gboolean
is_cell_value (int variable,
               int side)
{
  int r = variable / 100, c = variable / 10 % 10, v = variable % 10;

  return r >= 1 && r <= side && c >= 1 && c <= side && v >= 1 && v <= side;
}

static void
check_expected (const SatModel *model,
                const Expected *expected)
{
  int side = expected->side;
  guint n_stray = 0;

  g_test_message ("%s", expected->file);
  g_assert_cmpint (sat_model_get_status (model), ==, expected->status);
  g_assert_cmpint (sat_model_has_literals (model), ==, expected->grid != NULL);
  if (expected->grid == NULL)
    return;
  for (int r = 1; r <= side; r++)
    for (int c = 1; c <= side; c++)
      for (int v = 1; v <= side; v++)
        g_assert_cmpint (sat_model_get_value (model, r * 100 + c * 10 + v) > 0, ==,
                         expected->grid[(r - 1) * side + c - 1] - '0' == v);
  for (int literal = 0; (literal = sat_model_next_literal (model, ABS (literal))) != 0;)
    n_stray += literal > 0 && !is_cell_value (literal, side);
  g_assert_cmpuint (n_stray, ==, expected->n_stray);
}

static SatModel *
load_model (const char *file)
{
  g_autofree char *relative = g_build_filename ("cnf", file, NULL);
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *text = test_data_load (relative, &length);
  SatModel *model = sat_model_read (file, text, length, NULL, &error);

  g_assert_no_error (error);
  return model;
}

/* What real solvers printed is read as a table says. */
static void
test_real_output (void)
{
  g_autofree char *table = test_data_load ("cnf/EXPECTED.tsv", NULL);
  g_auto (GStrv) lines = NULL;

  if (table == NULL)
    return;
  lines = g_strsplit (table, "\n", -1);
  for (guint i = 1; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      g_autoptr (SatModel) model = load_model (fields[0]);
      gboolean has_grid = strcmp (fields[4], "-") != 0;
      Expected expected = {
        .file = fields[0],
        .side = atoi (fields[2]),
        .status = *fields[3] == 'S' ? SAT_STATUS_SATISFIABLE : SAT_STATUS_UNSATISFIABLE,
        .grid = has_grid ? fields[4] : NULL,
        .n_stray = has_grid ? (guint)atoi (fields[5]) : 0,
      };

      g_assert_cmpuint (g_strv_length (fields), ==, 6);
      g_assert_true (sat_model_is_complete (model));
      check_expected (model, &expected);
    }
}

/* Full output gives the name of its solver away, quiet output does not. */
static void
test_real_solver_names (void)
{
  static const struct
  {
    const char *file;
    const char *solver;
  } cases[] = {
    { "four4.dec.cadical.stdout", "CaDiCaL" },
    { "four4.dec.cadical_q.stdout", NULL },
    { "four4.dec.clasp_default.stdout", "clasp" },
    { "four4.dec.cryptominisat5_verbose.stdout", "CryptoMiniSat" },
    { "four4.dec.kissat.stdout", "Kissat" },
    { "four4.dec.minisat.stdout", "MiniSat" },
    { "four4.dec.minisat_noresult.stdout", "MiniSat" },
    { "four4.dec.sat4j.stdout", "Sat4j" },
  };
  g_autofree char *folder = test_data_path ("cnf");

  for (gsize i = 0; folder != NULL && i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SatModel) model = load_model (cases[i].file);

      g_assert_cmpstr (sat_model_get_solver (model), ==, cases[i].solver);
    }
}

/* The form that the original's help text shows: no "v", and sometimes no closing 0. */
static void
test_real_help_text (void)
{
  g_autofree char *folder = test_data_path ("cnf");
  g_autoptr (SatModel) all = NULL;
  g_autoptr (SatModel) positive = NULL;
  g_autoptr (SatModel) unsat = NULL;

  if (folder == NULL)
    return;
  all = load_model ("constructed_spence_seedtext_sat.txt");
  positive = load_model ("constructed_spence_seedtext_positive_only.txt");
  unsat = load_model ("constructed_spence_seedtext_unsat.txt");
  g_assert_cmpuint (sat_model_get_n_literals (all), ==, 729);
  g_assert_true (sat_model_is_complete (all));
  g_assert_cmpuint (sat_model_get_n_literals (positive), ==, 81);
  g_assert_false (sat_model_is_complete (positive));
  for (int v = 111; v <= 999; v++)
    g_assert_cmpint (sat_model_get_value (all, v) > 0, ==, sat_model_get_value (positive, v) > 0);
  g_assert_cmpint (sat_model_get_status (unsat), ==, SAT_STATUS_UNSATISFIABLE);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat/model/values", test_values);
  g_test_add_func ("/sat/model/refused-literals", test_refused_literals);
  g_test_add_func ("/sat/model/round-trip", test_round_trip);
  g_test_add_func ("/sat/model/written-text", test_written_text);
  g_test_add_func ("/sat/model/wrapping", test_wrapping);
  g_test_add_func ("/sat/model/read-cancelled", test_read_cancelled);
  g_test_add_func ("/sat/model/read-length", test_read_length);
  g_test_add_func ("/sat/model/real-output", test_real_output);
  g_test_add_func ("/sat/model/real-solver-names", test_real_solver_names);
  g_test_add_func ("/sat/model/real-help-text", test_real_help_text);
  return g_test_run ();
}
