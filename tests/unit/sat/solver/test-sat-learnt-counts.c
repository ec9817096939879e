/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counting lemmas, and noticing that there are none. The time is told, so nothing waits. */

#include "sat-learnt-counts.h"

#define SECOND G_USEC_PER_SEC

static void
test_count (void)
{
  const int unit[] = { 5, 0 };
  const int pair[] = { 5, -6, 0 };
  const int more[] = { 5, -6, 7, 0 };
  SatLearntCounts lemmas = { 0 };
  guint n_told = 0;

  for (guint i = 0; i < 64; i++)
    n_told += sat_learnt_counts_count (&lemmas, i < 10 ? unit : i < 30 ? pair
                                                                       : more)
                ? 1
                : 0;
  g_assert_cmpuint (sat_learnt_counts_get (&lemmas.n_lemmas), ==, 64);
  g_assert_cmpuint (sat_learnt_counts_get (&lemmas.n_units), ==, 10);
  g_assert_cmpuint (sat_learnt_counts_get (&lemmas.n_pairs), ==, 20);
  g_assert_cmpuint (n_told, ==, 4);
}

/* What is left of sixteen is told a moment later, and nothing is told twice. */
static void
test_rest_is_told (void)
{
  const int unit[] = { 5, 0 };
  SatLearntCounts lemmas = { 0 };
  gint64 now = 100 * SECOND;

  g_assert_false (sat_learnt_counts_watch (&lemmas, now));
  sat_learnt_counts_count (&lemmas, unit);
  g_assert_true (sat_learnt_counts_watch (&lemmas, now + SECOND / 50));
  g_assert_false (sat_learnt_counts_watch (&lemmas, now + SECOND / 25));
  sat_learnt_counts_count (&lemmas, unit);
  g_assert_false (sat_learnt_counts_watch (&lemmas, now + SECOND / 50 + 1));
  g_assert_true (sat_learnt_counts_watch (&lemmas, now + SECOND / 25 + 1));
}

/* Without lemmas it is idle, until there is one; a pause between two solves doesn't count. */
static void
test_idle (void)
{
  const int unit[] = { 5, 0 };
  SatLearntCounts lemmas = { 0 };
  gint64 now = 100 * SECOND;

  sat_learnt_counts_count (&lemmas, unit);
  g_assert_true (sat_learnt_counts_watch (&lemmas, now));
  g_assert_false (lemmas.idle);
  g_assert_true (sat_learnt_counts_watch (&lemmas, now + SECOND));
  g_assert_true (lemmas.idle);
  g_assert_false (sat_learnt_counts_watch (&lemmas, now + 2 * SECOND));
  g_assert_true (lemmas.idle);
  sat_learnt_counts_count (&lemmas, unit);
  g_assert_true (sat_learnt_counts_watch (&lemmas, now + 3 * SECOND));
  g_assert_false (lemmas.idle);
  g_assert_true (sat_learnt_counts_watch (&lemmas, now + 4 * SECOND));
  g_assert_true (lemmas.idle);
  sat_learnt_counts_rest (&lemmas);
  g_assert_false (lemmas.idle);
  sat_learnt_counts_watch (&lemmas, now + 60 * SECOND);
  g_assert_false (lemmas.idle);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat/lemmas/count", test_count);
  g_test_add_func ("/sat/lemmas/rest-is-told", test_rest_is_told);
  g_test_add_func ("/sat/lemmas/idle", test_idle);
  return g_test_run ();
}
