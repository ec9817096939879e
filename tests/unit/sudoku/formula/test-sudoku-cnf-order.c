/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formula as text: its order against a second implementation. */

#include "test-cnf.h"
#include "test-plain.h"

static void
append_cb (const GString *text,
           gpointer data)
{
  g_string_append_len (data, text->str, (gssize)text->len);
}

static GString *
plain_text (const TestShape *shape,
            const SudokuGrid *grid,
            gboolean full)
{
  GString *text = g_string_new (NULL);

  test_plain_rules (shape, full, append_cb, text);
  test_plain_givens (grid, append_cb, text);
  return text;
}

static void
test_counts (void)
{
  static const struct
  {
    guint rows, columns;
    guint64 full, simpler;
  } expected[] = {
    { 2, 2, 448, 144 },
    { 2, 3, 2304, 648 },
    { 3, 2, 2304, 648 },
    { 3, 3, 11988, 3159 },
    { 2, 5, 18400, 4800 },
    { 3, 4, 38592, 9936 },
    { 4, 4, 123904, 31488 },
    { 4, 5, 305600, 77200 },
    { 5, 5, 752500, 189375 },
    { 5, 6, 1569600, 394200 },
    { 6, 6, 3271104, 820368 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    for (guint givens = 0; givens < 3; givens++)
      {
        TestShape shape = { expected[i].rows, expected[i].columns, FALSE };
        g_autoptr (SudokuGeometry) geometry = test_shape_make (&shape);
        g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
        g_autoptr (SudokuCnf) full = NULL;
        g_autoptr (SudokuCnf) simpler = NULL;

        sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_ANSWER);
        for (guint k = 0; k < givens; k++)
          sudoku_grid_set (grid, 3 + k, 2, k == 0 ? SUDOKU_ORIGIN_ENTRY : SUDOKU_ORIGIN_GIVEN);
        full = test_make_cnf (grid, "full", "original");
        simpler = test_make_cnf (grid, "simpler", "compact");
        g_assert_cmpuint (sudoku_cnf_get_n_clauses (full), ==, expected[i].full + givens);
        g_assert_cmpuint (sudoku_cnf_get_n_clauses (simpler), ==, expected[i].simpler + givens);
      }
}

static void
test_order (void)
{
  for (guint i = 0; i < test_n_shapes; i++)
    for (guint full = 0; full < 2; full++)
      {
        const TestShape *shape = &test_shapes[i];
        g_autoptr (SudokuGrid) grid = test_random_grid (shape, i);
        g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, full ? "full" : "simpler", "original");
        g_autoptr (SatClauses) clauses = test_collect_clauses (cnf);
        g_autoptr (GString) text = test_clauses_to_text (clauses);
        g_autoptr (GString) expected = plain_text (shape, grid, full);

        g_assert_cmpuint (sat_clauses_get_n_clauses (clauses), ==, sudoku_cnf_get_n_clauses (cnf));
        g_assert_cmpint (sat_clauses_get_max_variable (clauses), <=,
                         sudoku_cnf_get_n_variables (cnf));
        /* Not g_assert_cmpstr(): it would print both. */
        g_assert_true (g_string_equal (text, expected));
      }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/cnf-order/counts", test_counts);
  g_test_add_func ("/sudoku/cnf-order/order", test_order);
  return g_test_run ();
}
