/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sat-names.h"

static void
test_names (void)
{
  g_autoptr (SatNames) names = sat_names_new ("A formula of 2 persons\n"
                                              "var 1 a\n"
                                              "x 2 b\n"
                                              " 3 c\n"
                                              "var 1 other\n"
                                              "4 clauses follow\n"
                                              "var 5 r1c1=3 | r1c2=3 \n"
                                              "x 6\n"
                                              "7\n"
                                              "var 99 far\n"
                                              "var -1 minus\n"
                                              "8x y\n",
                                              10);

  g_assert_cmpuint (sat_names_get_n (names), ==, 4);
  g_assert_cmpstr (sat_names_get (names, 1), ==, "a");
  g_assert_cmpstr (sat_names_get (names, 2), ==, "b");
  g_assert_cmpstr (sat_names_get (names, 3), ==, "c");
  g_assert_null (sat_names_get (names, 4));
  g_assert_cmpstr (sat_names_get (names, 5), ==, "r1c1=3 | r1c2=3");
  g_assert_null (sat_names_get (names, 6));
  g_assert_null (sat_names_get (names, 99));
  g_assert_null (sat_names_get (NULL, 1));
}

static void
test_none (void)
{
  g_autoptr (SatNames) names = sat_names_new (NULL, 3);

  g_assert_cmpuint (sat_names_get_n (names), ==, 0);
}

static void
test_long (void)
{
  g_autofree char *name = g_strnfill (500, 'a');
  g_autofree char *comments = g_strconcat ("1 ", name, NULL);
  g_autoptr (SatNames) names = sat_names_new (comments, 1);

  g_assert_cmpint (g_utf8_strlen (sat_names_get (names, 1), -1), ==, 61);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/names/names", test_names);
  g_test_add_func ("/names/none", test_none);
  g_test_add_func ("/names/long", test_long);
  return g_test_run ();
}
