/* SPDX-License-Identifier: GPL-3.0-or-later */

/* That no limit stays none, and a limit that is over does not become none. */

#include <sat-deadline.h>

static void
test_none (void)
{
  g_assert_cmpint (sat_deadline_begin (0), ==, 0);
  g_assert_cmpint (sat_deadline_begin (-1), ==, 0);
  g_assert_cmpfloat (sat_deadline_get_rest (0), ==, 0);
}

static void
test_rest (void)
{
  const double limits[] = { 1e-6, 1000, 1e9, 1e300 };

  for (gsize i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      gint64 before = g_get_monotonic_time ();
      gint64 deadline = sat_deadline_begin (limits[i]);

      g_assert_cmpint (deadline, >, before);
      g_assert_cmpfloat (sat_deadline_get_rest (deadline), >, 0);
      g_assert_cmpfloat (sat_deadline_get_rest (deadline), <=, limits[i]);
    }
}

static void
test_over (void)
{
  g_assert_cmpfloat (sat_deadline_get_rest (1), >, 0);
  g_assert_cmpfloat (sat_deadline_get_rest (1), <, 1e-3);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat-deadline/none", test_none);
  g_test_add_func ("/sat-deadline/rest", test_rest);
  g_test_add_func ("/sat-deadline/over", test_over);
  return g_test_run ();
}
