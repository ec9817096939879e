/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backbone, number of models and the models themselves, compared with all assignments; variables
 * that occur nowhere or have large numbers; limits. */

#include <sat-backbone.h>
#include <sat-model-count.h>
#include <sat-models.h>
#include <string.h>

#include "test-small-formula.h"

#define N_VARIABLES 8
#define N_ROUNDS 300
#define ALL ((1u << N_VARIABLES) - 1)

static SatFormula *
make_formula (void)
{
  return test_small_formula_new (N_VARIABLES, (guint)g_test_rand_int_range (0, 32), 3);
}

/* The variables that occur in clauses, a bit each. */
static guint
get_occurring (const SatFormula *formula)
{
  guint found = 0;

  for (guint64 i = 0; i < sat_formula_get_n_clauses (formula); i++)
    {
      gsize n_literals;
      const int *literals = sat_formula_get_clause (formula, i, &n_literals);

      for (gsize k = 0; k < n_literals; k++)
        found |= 1u << (ABS (literals[k]) - 1);
    }
  return found;
}

static void
test_backbone (void)
{
  guint n_found = 0;

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      g_autoptr (SatFormula) formula = make_formula ();
      g_autoptr (GError) error = NULL;
      g_autoptr (SatBackbone) backbone = sat_backbone_find (formula, NULL, &error);
      guint always = ALL, never = ALL, n = 0, k = 0;

      g_assert_no_error (error);
      for (guint i = 0; i <= ALL; i++)
        if (test_small_formula_holds (formula, NULL, i))
          {
            always &= i;
            never &= ~i;
            n++;
          }
      g_assert_cmpint (backbone->status, ==,
                       n > 0 ? SAT_STATUS_SATISFIABLE : SAT_STATUS_UNSATISFIABLE);
      for (int variable = 1; n > 0 && variable <= N_VARIABLES; variable++)
        if (((always | never) >> (variable - 1) & 1) != 0)
          {
            int literal = (always >> (variable - 1) & 1) != 0 ? variable : -variable;

            g_assert_cmpuint (k, <, backbone->literals->len);
            g_assert_cmpint (g_array_index (backbone->literals, int, k++), ==, literal);
          }
      g_assert_cmpuint (k, ==, backbone->literals->len);
      g_assert_true (n == 0 || backbone->complete);
      n_found += k;
    }
  g_assert_cmpuint (n_found, >, N_ROUNDS / 4);
}

static void
test_count (void)
{
  for (guint round = 0; round < N_ROUNDS; round++)
    {
      g_autoptr (SatFormula) formula = make_formula ();
      guint expected = test_small_formula_count (formula, NULL);
      guint64 limit = (guint64)g_test_rand_int_range (0, 20);
      g_autoptr (GError) error = NULL;
      SatModelCount count;

      g_assert_true (sat_model_count (formula, G_MAXUINT64, NULL, &count, &error));
      g_assert_no_error (error);
      g_assert_true (count.exact);
      g_assert_cmpuint (count.n_models, ==, expected);
      g_assert_true (sat_model_count (formula, limit, NULL, &count, &error));
      g_assert_true (count.exact == (expected <= limit));
      g_assert_true (count.exact ? count.n_models == expected
                                 : count.n_models > limit && count.n_models <= expected);
    }
}

/* ---- some variables ---- */

/* The formula with comments that ask for a count over some variables, in several lines. */
static SatFormula *
make_projected (guint *shown)
{
  g_autoptr (SatFormula) plain = make_formula ();
  g_autoptr (GString) text = g_string_new ("c t pmc\n");

  *shown = (guint)g_test_rand_int_range (0, ALL + 1);
  g_string_append (text, "c p show 0\n");
  for (int variable = 1; variable <= N_VARIABLES / 2; variable++)
    if ((*shown >> (variable - 1) & 1) != 0)
      g_string_append_printf (text, "c p show %d %d 0\n", variable, variable);
  g_string_append_printf (text, "p cnf %d %u\n", N_VARIABLES,
                          (guint)sat_formula_get_n_clauses (plain));
  for (guint64 i = 0; i < sat_formula_get_n_clauses (plain); i++)
    {
      gsize n_literals;
      const int *literals = sat_formula_get_clause (plain, i, &n_literals);

      sat_dimacs_append_clause (text, literals, n_literals);
      g_string_append_c (text, '\n');
    }
  /* Old files say it so, and it may stand anywhere. */
  g_string_append (text, "c ind");
  for (int variable = N_VARIABLES; variable > N_VARIABLES / 2; variable--)
    if ((*shown >> (variable - 1) & 1) != 0)
      g_string_append_printf (text, " %d", variable);
  g_string_append (text, " 0\n");
  return test_small_formula_read (text->str);
}

static gboolean
compare_model (const SatModel *model,
               guint assignment,
               guint variables)
{
  for (int variable = 1; variable <= N_VARIABLES; variable++)
    if ((variables >> (variable - 1) & 1) != 0 &&
        (sat_model_get_value (model, variable) > 0) != (assignment >> (variable - 1) & 1))
      return FALSE;
  return TRUE;
}

/* Models are those of the variables that are shown: counted, listed once each, and what they have
 * in common. */
static void
check_projected (const SatFormula *formula,
                 guint shown)
{
  g_autofree guint8 *found = g_new0 (guint8, ALL + 1);
  g_autoptr (SatModels) models = sat_models_find (formula, ALL + 1, NULL, NULL);
  g_autoptr (SatBackbone) backbone = sat_backbone_find (formula, NULL, NULL);
  guint n = 0, n_listed = 0, listed = shown & get_occurring (formula);
  guint always = listed, never = listed, n_backbone = 0;
  SatModelCount count;

  for (guint i = 0; i <= ALL; i++)
    if (test_small_formula_holds (formula, NULL, i))
      {
        n += !found[i & shown];
        found[i & shown] = TRUE;
        always &= i;
        never &= ~i;
      }
  g_assert_true (sat_model_count (formula, G_MAXUINT64, NULL, &count, NULL));
  g_assert_true (count.exact);
  g_assert_cmpuint (count.n_models, ==, n);
  g_assert_true (models->complete);
  for (guint i = 0; i <= ALL; i++)
    if (found[i] && (i & ~listed) == 0)
      {
        guint n_equal = 0;

        for (guint k = 0; k < models->models->len; k++)
          n_equal += compare_model (models->models->pdata[k], i, listed);
        g_assert_cmpuint (n_equal, ==, 1);
        n_listed++;
      }
  g_assert_cmpuint (models->models->len, ==, n_listed);
  for (guint i = 0; n > 0 && i < N_VARIABLES; i++)
    n_backbone += (always | never) >> i & 1;
  g_assert_cmpuint (backbone->literals->len, ==, n_backbone);
}

static void
test_projected (void)
{
  for (guint round = 0; round < N_ROUNDS; round++)
    {
      guint shown = 0;
      g_autoptr (SatFormula) formula = make_projected (&shown);

      check_projected (formula, shown);
    }
}

/* What is asked of counters, and whether it can be done. */
static const struct
{
  const char *comments, *issue;
  gsize line;
  gboolean broken;
} wishes[] = {
  { "c t mc\n", NULL, 0, FALSE },
  { "c this is one\nc p cnf 3 4\nc p as in pmc\nc t or not\nc ind\n", "show-bad", 5, TRUE },
  { "c t pmc\nc p show 1 0\n", NULL, 0, FALSE },
  { "c t pmc\n", "show-missing", 1, FALSE },
  { "c t wmc\nc p weight 1 0.5 0\n", "counting-weighted", 1, FALSE },
  { "c so\nc p weight 1 0.5 0\n", "counting-weighted", 2, FALSE },
  { "c t pwmc\nc p show 1 0\n", "counting-weighted", 1, FALSE },
  { "c t amc\n", "counting-kind", 1, FALSE },
  { "c p optimize 1 2 0\n", "counting-line", 1, FALSE },
  { "c p show 1 2\n", "show-bad", 1, TRUE },
  { "c p show 1 -2 0\n", "show-bad", 1, TRUE },
  { "c p show 1 a 0\n", "show-bad", 1, TRUE },
  { "c p show 1 9 0\n", "show-unknown", 0, TRUE },
};

static void
test_wishes (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      g_autofree char *text = g_strconcat (wishes[i].comments, "p cnf 3 1\n1 2 0\n", NULL);
      g_autoptr (SatFormula) formula = test_small_formula_read (text);
      const SatCounting *counting = sat_formula_get_counting (formula);

      g_test_message ("%s", wishes[i].comments);
      g_assert_nonnull (counting);
      g_assert_cmpint (counting->broken, ==, wishes[i].broken);
      g_assert_cmpuint (counting->issues->len, ==, wishes[i].issue != NULL);
      if (wishes[i].issue == NULL)
        continue;
      g_assert_cmpstr (sat_issue_get_id (counting->issues->pdata[0]), ==, wishes[i].issue);
      g_assert_cmpuint (sat_issue_get_place (counting->issues->pdata[0])->line, ==,
                        wishes[i].line);
    }
}

/* As clasp has it: 24, and what is not in the clauses counts. */
static void
test_count_header (void)
{
  g_autoptr (SatFormula) formula = test_small_formula_read ("p cnf 5 1\n1 2 0\n");
  g_autoptr (SatFormula) most = test_small_formula_read ("p cnf 63 0\n");
  g_autoptr (SatFormula) many = test_small_formula_read ("p cnf 64 1\n1 2 0\n");
  SatModelCount count;

  g_assert_true (sat_model_count (formula, G_MAXUINT64, NULL, &count, NULL));
  g_assert_true (count.exact);
  g_assert_cmpuint (count.n_models, ==, 24);
  g_assert_true (sat_model_count (most, G_MAXUINT64, NULL, &count, NULL));
  g_assert_true (count.exact);
  g_assert_cmpuint (count.n_models, ==, G_GUINT64_CONSTANT (1) << 63);
  g_assert_true (sat_model_count (many, G_MAXUINT64, NULL, &count, NULL));
  g_assert_true (count.exact);
  g_assert_cmpuint (count.n_models, ==, G_GUINT64_CONSTANT (3) << 62);
}

/* More than can be said. */
static void
test_count_too_many (void)
{
  g_autoptr (SatFormula) formula = test_small_formula_read ("p cnf 100 1\n1 0\n");
  SatModelCount count;

  g_assert_true (sat_model_count (formula, G_MAXUINT64, NULL, &count, NULL));
  g_assert_false (count.exact);
  g_assert_false (count.timed_out);
  g_assert_cmpuint (count.n_models, ==, G_MAXUINT64);
}

static guint
read_assignment (const SatModel *model,
                 guint occurring)
{
  guint assignment = 0;

  for (int variable = 1; variable <= N_VARIABLES; variable++)
    {
      int value = sat_model_get_value (model, variable);

      g_assert_true ((value != 0) == ((occurring >> (variable - 1) & 1) != 0));
      if (value > 0)
        assignment |= 1u << (variable - 1);
    }
  return assignment;
}

static void
test_models (void)
{
  for (guint round = 0; round < N_ROUNDS; round++)
    {
      g_autoptr (SatFormula) formula = make_formula ();
      guint occurring = get_occurring (formula), n = 0;
      guint limit = (guint)g_test_rand_int_range (1, 100);
      guint8 seen[ALL + 1] = { 0 };
      g_autoptr (GError) error = NULL;
      g_autoptr (SatModels) models = sat_models_find (formula, limit, NULL, &error);

      g_assert_no_error (error);
      for (guint i = 0; i <= ALL; i++)
        n += (i & ~occurring) == 0 && test_small_formula_holds (formula, NULL, i);
      g_assert_cmpuint (models->models->len, ==, MIN (n, limit));
      g_assert_true (models->complete == (n <= limit));
      for (guint i = 0; i < models->models->len; i++)
        {
          guint assignment = read_assignment (models->models->pdata[i], occurring);

          g_assert_true (test_small_formula_holds (formula, NULL, assignment));
          g_assert_false (seen[assignment]);
          seen[assignment] = TRUE;
        }
    }
}

/* Numbers that no array has room for. */
static void
test_large_variables (void)
{
  g_autoptr (SatFormula) formula =
    test_small_formula_read ("p cnf 99999999 3\n99999999 -5 0\n5 0\n7 70000000 0\n");
  g_autoptr (SatBackbone) backbone = sat_backbone_find (formula, NULL, NULL);
  g_autoptr (SatModels) models = sat_models_find (formula, 10, NULL, NULL);

  g_assert_cmpuint (backbone->literals->len, ==, 2);
  g_assert_cmpint (g_array_index (backbone->literals, int, 0), ==, 5);
  g_assert_cmpint (g_array_index (backbone->literals, int, 1), ==, 99999999);
  g_assert_cmpuint (models->models->len, ==, 3);
  g_assert_true (models->complete);
}

static void
cancel_cb (double fraction,
           guint64 count,
           gpointer user_data)
{
  g_cancellable_cancel (user_data);
}

static void
test_cancel (void)
{
  g_autoptr (SatFormula) formula =
    test_small_formula_read ("p cnf 60 2\n1 2 3 0\n-1 -2 -3 0\n");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SatAnalysisRun run = { cancellable, 0, cancel_cb, cancellable };
  g_autoptr (GError) error = NULL;
  SatModelCount count;

  g_assert_null (sat_models_find (formula, 100, &run, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_cancellable_reset (cancellable);
  g_assert_null (sat_backbone_find (formula, &run, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_cancellable_reset (cancellable);
  g_assert_false (sat_model_count (formula, G_MAXUINT64, &run, &count, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* What needs more than it may take says so, and takes nothing. */
static void
test_memory (void)
{
  g_autoptr (SatFormula) formula = test_small_formula_new (N_VARIABLES, 16, 3);
  const SatAnalysisRun run = { .memory = 100 };
  g_autoptr (GError) error = NULL;
  SatModelCount count;

  g_assert_null (sat_models_find (formula, 100, &run, &error));
  g_assert_error (error, SAT_ERROR, SAT_ERROR_MEMORY);
  g_clear_error (&error);
  g_assert_null (sat_backbone_find (formula, &run, &error));
  g_assert_error (error, SAT_ERROR, SAT_ERROR_MEMORY);
  g_clear_error (&error);
  g_assert_false (sat_model_count (formula, G_MAXUINT64, &run, &count, &error));
  g_assert_error (error, SAT_ERROR, SAT_ERROR_MEMORY);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/models/backbone", test_backbone);
  g_test_add_func ("/models/projected", test_projected);
  g_test_add_func ("/models/wishes", test_wishes);
  g_test_add_func ("/models/count", test_count);
  g_test_add_func ("/models/count/header", test_count_header);
  g_test_add_func ("/models/count/too-many", test_count_too_many);
  g_test_add_func ("/models/list", test_models);
  g_test_add_func ("/models/large-variables", test_large_variables);
  g_test_add_func ("/models/cancel", test_cancel);
  g_test_add_func ("/models/memory", test_memory);
  return g_test_run ();
}
