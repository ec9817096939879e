/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What becomes of names that a player gives. */

#include <sudoku-name.h>

#include <string.h>

static void
test_names (void)
{
  static const struct
  {
    const char *name;
    const char *tidy;
  } names[] = {
    { "  try\tthe\nfive ", "try the five" },
    { "", "" },
    { "\001", "" },
    { "ü\303", "ü\357\277\275" }, /* half a character */
  };
  g_autofree char *longest = g_strnfill (1000, 'x');
  g_autofree char *cut = sudoku_name_tidy (longest);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *tidy = sudoku_name_tidy (names[i].name);

      g_assert_cmpstr (tidy, ==, names[i].tidy);
    }
  g_assert_cmpuint (strlen (cut), <=, 200);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/name/tidy", test_names);
  return g_test_run ();
}
