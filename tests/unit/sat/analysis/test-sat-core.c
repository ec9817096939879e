/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cores: each has no model, and loses that with any of its groups, as all assignments tell; groups
 * of several clauses, clauses that are left out, what is doubted first, other seeds, limits. */

#include <sat-core.h>
#include <string.h>

#include "test-small-formula.h"

#define N_VARIABLES 7
#define N_ROUNDS 300

/* The clauses of a core, without one of its groups. */
static guint8 *
choose (const SatFormula *formula,
        const SatGroups *groups,
        const SatCore *core,
        guint left_out)
{
  guint64 n = sat_formula_get_n_clauses (formula);
  guint8 *chosen = g_new0 (guint8, n + 1);

  for (guint i = 0; i < core->groups->len; i++)
    for (guint64 clause = 0; clause < n && i != left_out; clause++)
      chosen[clause] |= sat_groups_get (groups, clause) == g_array_index (core->groups, guint32, i);
  return chosen;
}

static void
assert_minimal (const SatFormula *formula,
                const SatGroups *groups,
                const SatCore *core)
{
  g_autofree guint8 *all = choose (formula, groups, core, G_MAXUINT);

  g_autoptr (SatFormula) extracted = sat_core_extract (core, formula, groups);
  guint64 n_clauses = 0;

  for (guint64 i = 0; i < sat_formula_get_n_clauses (formula); i++)
    n_clauses += all[i];
  g_assert_true (core->minimal);
  g_assert_cmpuint (test_small_formula_count (formula, all), ==, 0);
  g_assert_cmpuint (test_small_formula_count (extracted, NULL), ==, 0);
  g_assert_cmpuint (sat_formula_get_n_clauses (extracted), ==, n_clauses);
  g_assert_cmpint (sat_formula_get_n_variables (extracted), ==,
                   sat_formula_get_n_variables (formula));
  for (guint i = 0; i < core->groups->len; i++)
    {
      g_autofree guint8 *fewer = choose (formula, groups, core, i);

      g_assert_cmpuint (test_small_formula_count (formula, fewer), >, 0);
      g_assert_true (i == 0 || g_array_index (core->groups, guint32, i - 1) <
                                 g_array_index (core->groups, guint32, i));
    }
}

static SatCore *
find (const SatFormula *formula,
      const SatGroups *groups,
      guint32 seed)
{
  g_autoptr (GError) error = NULL;
  SatCore *core = sat_core_find (formula, groups, seed, NULL, &error);

  g_assert_no_error (error);
  return core;
}

/* Returns whether there was a core. */
static gboolean
check (const SatFormula *formula,
       const SatGroups *groups,
       guint n_models,
       guint32 seed)
{
  g_autoptr (SatCore) core = find (formula, groups, seed);
  g_autoptr (SatCore) again = find (formula, groups, seed);

  g_assert_cmpint (core->status, ==,
                   n_models > 0 ? SAT_STATUS_SATISFIABLE : SAT_STATUS_UNSATISFIABLE);
  g_assert_cmpuint (core->groups->len, ==, again->groups->len);
  g_assert_cmpmem (core->groups->data, core->groups->len * sizeof (guint32), again->groups->data,
                   again->groups->len * sizeof (guint32));
  if (n_models > 0)
    g_assert_cmpuint (core->groups->len, ==, 0);
  else
    assert_minimal (formula, groups, core);
  return n_models == 0;
}

static void
test_clauses (void)
{
  guint n_cores = 0;

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      guint n = (guint)g_test_rand_int_range (0, 60);
      g_autoptr (SatFormula) formula = test_small_formula_new (N_VARIABLES, n, 3);
      const SatGroups groups = { NULL, n, NULL };

      n_cores += check (formula, &groups, test_small_formula_count (formula, NULL), round % 3);
    }
  g_assert_cmpuint (n_cores, >, N_ROUNDS / 4);
  g_assert_cmpuint (n_cores, <, N_ROUNDS);
}

static void
test_groups (void)
{
  guint n_cores = 0;

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      guint n = (guint)g_test_rand_int_range (0, 60);
      g_autoptr (SatFormula) formula = test_small_formula_new (N_VARIABLES, n, 3);
      guint32 of_clause[60];
      guint8 chosen[60];
      guint8 ranks[11];
      const SatGroups groups = { of_clause, 11, ranks };

      for (guint i = 0; i < n; i++)
        {
          of_clause[i] = (guint32)g_test_rand_int_range (0, 12);
          if (of_clause[i] == 11)
            of_clause[i] = SAT_GROUP_NONE;
          chosen[i] = of_clause[i] != SAT_GROUP_NONE;
        }
      for (guint i = 0; i < 11; i++)
        ranks[i] = (guint8)g_test_rand_int_range (0, 3);
      n_cores += check (formula, &groups, test_small_formula_count (formula, chosen), round % 3);
    }
  g_assert_cmpuint (n_cores, >, N_ROUNDS / 4);
}

/* There are two reasons, of which one is made of what is doubted. */
static void
test_ranks (void)
{
  g_autoptr (SatFormula) formula =
    test_small_formula_read ("p cnf 4 6\n1 0\n-1 2 0\n-2 0\n3 0\n-3 4 0\n-4 0\n");

  for (guint doubted = 0; doubted < 2; doubted++)
    for (guint32 seed = 0; seed < 10; seed++)
      {
        guint8 ranks[6] = { 1, 1, 1, 1, 1, 1 };
        const SatGroups groups = { NULL, 6, ranks };
        g_autoptr (SatCore) core = NULL;

        memset (ranks + 3 * doubted, 0, 3);
        core = find (formula, &groups, seed);
        g_assert_cmpuint (core->groups->len, ==, 3);
        g_assert_cmpuint (g_array_index (core->groups, guint32, 0), ==, doubted == 0 ? 3 : 0);
      }
}

/* Different seeds find both reasons. */
static void
test_seeds (void)
{
  g_autoptr (SatFormula) formula =
    test_small_formula_read ("p cnf 4 6\n1 0\n-1 2 0\n-2 0\n3 0\n-3 4 0\n-4 0\n");
  const SatGroups groups = { NULL, 6, NULL };
  gboolean found[2] = { FALSE, FALSE };

  for (guint32 seed = 0; seed < 20; seed++)
    {
      g_autoptr (SatCore) core = find (formula, &groups, seed);

      found[g_array_index (core->groups, guint32, 0) == 3] = TRUE;
    }
  g_assert_true (found[0] && found[1]);
}

static void
test_empty (void)
{
  g_autoptr (SatFormula) none = test_small_formula_read ("p cnf 3 0\n");
  g_autoptr (SatFormula) clause = test_small_formula_read ("p cnf 3 3\n1 0\n0\n-1 0\n");
  const SatGroups no_groups = { NULL, 0, NULL };
  const SatGroups groups = { NULL, 3, NULL };
  g_autoptr (SatCore) of_none = find (none, &no_groups, 0);
  g_autoptr (SatCore) of_clause = find (clause, &groups, 0);

  g_assert_cmpint (of_none->status, ==, SAT_STATUS_SATISFIABLE);
  g_assert_cmpint (of_clause->status, ==, SAT_STATUS_UNSATISFIABLE);
  assert_minimal (clause, &groups, of_clause);
}

static void
cancel_cb (double fraction,
           guint64 count,
           gpointer user_data)
{
  g_cancellable_cancel (user_data);
}

static void
test_limits (void)
{
  g_autoptr (SatFormula) formula = test_small_formula_new_pigeons (20);
  const SatGroups groups = { NULL, (guint32)sat_formula_get_n_clauses (formula), NULL };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SatAnalysisRun limited = { .time_limit = 0.05 };
  const SatAnalysisRun cancelled = { cancellable, 0, cancel_cb, cancellable };
  g_autoptr (GError) error = NULL;
  g_autoptr (SatCore) core = sat_core_find (formula, &groups, 0, &limited, &error);

  g_assert_no_error (error);
  g_assert_cmpint (core->status, ==, SAT_STATUS_UNKNOWN);
  g_assert_false (core->minimal);
  g_assert_null (sat_core_find (formula, &groups, 0, &cancelled, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Cancelled anywhere, it ends, and without a result. */
typedef struct
{
  GCancellable *cancellable;
  guint n_left;
} Countdown;

static void
count_down_cb (double fraction,
               guint64 count,
               gpointer user_data)
{
  Countdown *self = user_data;

  if (self->n_left-- == 0)
    g_cancellable_cancel (self->cancellable);
}

static void
test_cancel (void)
{
  g_autoptr (SatFormula) formula = test_small_formula_new_pigeons (4);
  const SatGroups groups = { NULL, (guint32)sat_formula_get_n_clauses (formula), NULL };
  gboolean done = FALSE;
  guint n = 0;

  for (; !done; n++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      Countdown countdown = { cancellable, n };
      const SatAnalysisRun run = { cancellable, 0, count_down_cb, &countdown };
      g_autoptr (GError) error = NULL;
      g_autoptr (SatCore) core = sat_core_find (formula, &groups, 0, &run, &error);

      done = core != NULL;
      if (!done)
        g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      else
        g_assert_true (core->minimal);
    }
  g_assert_cmpuint (n, >, 10);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/clauses", test_clauses);
  g_test_add_func ("/core/groups", test_groups);
  g_test_add_func ("/core/ranks", test_ranks);
  g_test_add_func ("/core/seeds", test_seeds);
  g_test_add_func ("/core/empty", test_empty);
  g_test_add_func ("/core/limits", test_limits);
  g_test_add_func ("/core/cancel", test_cancel);
  return g_test_run ();
}
