/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sat-check.h>

#define N_VARIABLES 6

static int
random_literal (GRand *rand)
{
  int variable = g_rand_int_range (rand, 1, N_VARIABLES + 1);

  return g_rand_boolean (rand) ? variable : -variable;
}

/* Random models, some with gaps, and random clauses, against a table of literals. */
static void
test_against_table (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint round = 0; round < 500; round++)
    {
      g_autoptr (SatModel) model = sat_model_new (SAT_STATUS_SATISFIABLE);
      g_autoptr (SatChecker) checker = sat_checker_new (model);
      gboolean is_true[2 * N_VARIABLES + 1] = { FALSE };
      guint64 n_false = 0, first_false = 0;

      for (int v = 1; v <= N_VARIABLES; v++)
        {
          int literal = g_rand_boolean (rand) ? v : -v;

          if (g_rand_int_range (rand, 0, 5) == 0)
            continue;
          g_assert_true (sat_model_add (model, literal, NULL));
          is_true[N_VARIABLES + literal] = TRUE;
        }
      for (guint64 k = 0; k < 20; k++)
        {
          int literals[5] = { 0 };
          int n = g_rand_int_range (rand, k == 0 ? 1 : 0, 5);
          guint n_true = 0;

          for (int i = 0; i < n; i++)
            {
              literals[i] = random_literal (rand);
              n_true += is_true[N_VARIABLES + literals[i]];
            }
          if (n_true == 0 && n_false++ == 0)
            first_false = k;
          sat_sink_add (sat_checker_get_sink (checker), literals, (gsize)n + 1, NULL);
        }
      g_assert_cmpuint (sat_checker_get_n_clauses (checker), ==, 20);
      g_assert_cmpuint (sat_checker_get_n_false (checker), ==, n_false);
      if (n_false > 0)
        g_assert_cmpuint (sat_checker_get_first_false (checker), ==, first_false);
    }
}

/* What is no literal satisfies nothing, and several clauses may come at once. */
static void
test_odd_literals (void)
{
  static const int clauses[] = { 1, 0, G_MININT, 0, G_MAXINT, 0, -1, 1, 0, 0 };
  g_autoptr (SatModel) model = sat_model_new (SAT_STATUS_SATISFIABLE);
  g_autoptr (SatChecker) checker = sat_checker_new (model);

  g_assert_true (sat_model_add (model, 1, NULL));
  sat_sink_add (sat_checker_get_sink (checker), clauses, G_N_ELEMENTS (clauses), NULL);
  g_assert_cmpuint (sat_checker_get_n_clauses (checker), ==, 5);
  g_assert_cmpuint (sat_checker_get_n_false (checker), ==, 3);
  g_assert_cmpuint (sat_checker_get_first_false (checker), ==, 1);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat/check/against-table", test_against_table);
  g_test_add_func ("/sat/check/odd-literals", test_odd_literals);
  return g_test_run ();
}
