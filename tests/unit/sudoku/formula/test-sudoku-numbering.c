/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-numbering.h>

/* variable() is one-to-one, meaning() its inverse and nothing else means a cell. */
static void
test_round_trip (void)
{
  gsize n = 0;
  const SudokuNumbering *table = sudoku_numberings (&n);

  for (gsize i = 0; i < n; i++)
    for (guint side = SUDOKU_SIDE_MIN; side <= SUDOKU_SIDE_MAX; side += side < 13 ? 1 : 7)
      {
        int n_variables = table[i].n_variables (side);
        guint row = 0, column = 0, value = 0;
        guint n_meaningful = 0;

        for (guint r = 1; r <= side; r++)
          for (guint c = 1; c <= side; c++)
            for (guint v = 1; v <= side; v++)
              {
                int variable = table[i].variable (side, r, c, v);

                g_assert_cmpint (variable, >=, 1);
                g_assert_cmpint (variable, <=, n_variables);
                g_assert_true (table[i].meaning (side, variable, &row, &column, &value));
                g_assert_cmpuint (row, ==, r);
                g_assert_cmpuint (column, ==, c);
                g_assert_cmpuint (value, ==, v);
              }
        for (int variable = -3; variable <= n_variables + 1000; variable++)
          n_meaningful += table[i].meaning (side, variable, &row, &column, &value);
        g_assert_cmpuint (n_meaningful, ==, side * side * side);
        g_assert_false (table[i].meaning (side, G_MAXINT, &row, &column, &value));
        g_assert_false (table[i].meaning (side, G_MININT, &row, &column, &value));
      }
}

static void
test_original (void)
{
  static const struct
  {
    guint side;
    int n_variables;
  } headers[] = {
    { 4, 444 },
    { 5, 1331 },
    { 6, 1331 },
    { 9, 999 },
    { 10, 1728 },
    { 12, 2744 },
    { 16, 5832 },
    { 25, 19683 },
    { 36, 54872 },
  };
  const SudokuNumbering *original = sudoku_numbering_find ("original");

  for (gsize i = 0; i < G_N_ELEMENTS (headers); i++)
    g_assert_cmpint (original->n_variables (headers[i].side), ==, headers[i].n_variables);
  g_assert_cmpint (original->variable (4, 1, 2, 3), ==, 123);
  g_assert_cmpint (original->variable (9, 9, 8, 7), ==, 987);
  g_assert_cmpint (original->variable (16, 3, 5, 16), ==, 17 * 17 * 3 + 17 * 5 + 16);
}

static void
test_compact (void)
{
  const SudokuNumbering *compact = sudoku_numbering_find ("compact");

  g_assert_cmpint (compact->n_variables (9), ==, 729);
  g_assert_cmpint (compact->variable (9, 1, 1, 1), ==, 1);
  g_assert_cmpint (compact->variable (9, 1, 2, 3), ==, 12);
  g_assert_cmpint (compact->variable (100, 100, 100, 100), ==, 1000000);
}

static void
test_find (void)
{
  gsize n = 0;
  const SudokuNumbering *table = sudoku_numberings (&n);

  for (gsize i = 0; i < n; i++)
    g_assert_true (sudoku_numbering_find (table[i].id) == &table[i]);
  g_assert_null (sudoku_numbering_find ("Original"));
  g_assert_null (sudoku_numbering_find (NULL));
}

/* Cells count from 0 in reading order, at each side that a board can have. */
static void
test_find_cell (void)
{
  static const struct
  {
    guint side;
    const char *numbering;
    int variable;
    guint cell;
    guint value;
  } cases[] = {
    { 2, "original", 121, 1, 1 },
    { 4, "original", 111, 0, 1 },
    { 4, "original", 432, 14, 2 },
    { 6, "compact", 216, 35, 6 },
    { 9, "original", 987, 79, 7 },
    { 9, "latin", 988, 79, 7 },
    { 12, "original", 3 * 13 * 13 + 5 * 13 + 12, 28, 12 },
    { 100, "compact", 1000000, 9999, 100 },
  };
  static const int strays[] = { G_MININT, -111, 0, 1, 110, 115, 511, 151, 1000, G_MAXINT };
  gpointer original = (gpointer)sudoku_numbering_find ("original");
  guint cell = 0, value = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gpointer numbering = (gpointer)sudoku_numbering_find (cases[i].numbering);

      g_assert_true (sudoku_numbering_find_cell (cases[i].side, cases[i].variable, &cell, &value,
                                                 numbering));
      g_assert_cmpuint (cell, ==, cases[i].cell);
      g_assert_cmpuint (value, ==, cases[i].value);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (strays); i++)
    {
      cell = value = 7;
      g_assert_false (sudoku_numbering_find_cell (4, strays[i], &cell, &value, original));
      g_assert_cmpuint (cell, ==, 0);
      g_assert_cmpuint (value, ==, 0);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/numbering/round-trip", test_round_trip);
  g_test_add_func ("/sudoku/numbering/original", test_original);
  g_test_add_func ("/sudoku/numbering/compact", test_compact);
  g_test_add_func ("/sudoku/numbering/find", test_find);
  g_test_add_func ("/sudoku/numbering/find-cell", test_find_cell);
  return g_test_run ();
}
