/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-box-text.h>

static void
test_good (void)
{
  static const struct
  {
    const char *text;
    gssize length;
    guint rows;
    guint columns;
  } cases[] = {
    { "2x3", -1, 2, 3 },
    { "3x2", -1, 3, 2 },
    { "3X4", -1, 3, 4 },
    { "1x1", -1, 1, 1 },
    { "1x100", -1, 1, 100 },
    { "100x1", 5, 100, 1 },
    { "100x100", -1, 100, 100 },
    { "2x34", 3, 2, 3 },
    { "2x3 rest", 3, 2, 3 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint rows = 0, columns = 0;

      g_assert_true (sudoku_box_parse (cases[i].text, cases[i].length, &rows, &columns));
      g_assert_cmpuint (rows, ==, cases[i].rows);
      g_assert_cmpuint (columns, ==, cases[i].columns);
    }
}

/* Every side and every box that a board can have. */
static void
test_all (void)
{
  for (guint rows = 1; rows <= SUDOKU_SIDE_MAX; rows++)
    for (guint columns = 1; columns <= SUDOKU_SIDE_MAX; columns++)
      {
        g_autofree char *text = g_strdup_printf ("%ux%u", rows, columns);
        guint r = 0, c = 0;

        g_assert_true (sudoku_box_parse (text, -1, &r, &c));
        g_assert_cmpuint (r, ==, rows);
        g_assert_cmpuint (c, ==, columns);
      }
}

static void
test_bad (void)
{
  static const struct
  {
    const char *text;
    gssize length;
  } cases[] = {
    { "", -1 },
    { "x", -1 },
    { "3", -1 },
    { "3x", -1 },
    { "x3", -1 },
    { "0x3", -1 },
    { "3x0", -1 },
    { "101x1", -1 },
    { "1x101", -1 },
    { "2x3x", -1 },
    { "2x3x4", -1 },
    { "2xx3", -1 },
    { "2*3", -1 },
    { "2×3", -1 },
    { " 2x3", -1 },
    { "2x3 ", -1 },
    { "2 x 3", -1 },
    { "+2x3", -1 },
    { "2x-3", -1 },
    { "0x2x3", -1 },
    { "٢x3", -1 },
    { "2x3", 2 },
    { "2x3", 0 },
    { "2x3\0", 4 },
    { "2x3\0x4", 6 },
    { "4294967298x3", -1 },
    { "18446744073709551618x3", -1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint rows = 7, columns = 7;

      g_assert_false (sudoku_box_parse (cases[i].text, cases[i].length, &rows, &columns));
      g_assert_cmpuint (rows, ==, 0);
      g_assert_cmpuint (columns, ==, 0);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/box-text/good", test_good);
  g_test_add_func ("/sudoku/box-text/all", test_all);
  g_test_add_func ("/sudoku/box-text/bad", test_bad);
  return g_test_run ();
}
