/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formula as text: its order against a second implementation, written from the
 * words with nested loops and strings. */

#include "test-cnf.h"

/* The variable of a row, column and value from 1, as text. */
static char *
plain_literal (guint side,
               guint row,
               guint column,
               guint value)
{
  guint b = side < 10 ? 10 : side + 1;

  return g_strdup_printf ("%u", row * b * b + column * b + value);
}

/* At-least-one, then at-most-one by pairs, of some literals. */
static void
plain_group (GString *text,
             char **literals,
             gboolean at_least,
             gboolean at_most)
{
  guint n = g_strv_length (literals);
  g_autofree char *all = g_strjoinv (" ", literals);

  if (at_least)
    g_string_append_printf (text, "%s 0\n", all);
  for (guint i = 0; at_most && i < n; i++)
    for (guint j = i + 1; j < n; j++)
      g_string_append_printf (text, "-%s -%s 0\n", literals[i], literals[j]);
}

typedef gboolean (*PlainMember) (const TestShape *shape, guint house, guint row, guint column);

static gboolean
in_box (const TestShape *shape,
        guint house,
        guint row,
        guint column)
{
  guint across = test_shape_get_side (shape) / shape->columns;

  return (row - 1) / shape->rows * across + (column - 1) / shape->columns == house;
}

static gboolean
in_row (const TestShape *shape,
        guint house,
        guint row,
        guint column)
{
  return row == house + 1;
}

static gboolean
in_column (const TestShape *shape,
           guint house,
           guint row,
           guint column)
{
  return column == house + 1;
}

static gboolean
in_falling (const TestShape *shape,
            guint house,
            guint row,
            guint column)
{
  return row == column;
}

static gboolean
in_rising (const TestShape *shape,
           guint house,
           guint row,
           guint column)
{
  return row + column == test_shape_get_side (shape) + 1;
}

/* Houses of one kind: their cells are taken in reading order. */
static void
plain_houses (GString *text,
              const TestShape *shape,
              guint n_houses,
              PlainMember member,
              gboolean full)
{
  guint side = test_shape_get_side (shape);

  for (guint house = 0; house < n_houses; house++)
    for (guint value = 1; value <= side; value++)
      {
        g_autoptr (GPtrArray) literals = g_ptr_array_new_with_free_func (g_free);

        for (guint row = 1; row <= side; row++)
          for (guint column = 1; column <= side; column++)
            if (member (shape, house, row, column))
              g_ptr_array_add (literals, plain_literal (side, row, column, value));
        g_ptr_array_add (literals, NULL);
        plain_group (text, (char **)literals->pdata, TRUE, full);
      }
}

static GString *
plain_text (const TestShape *shape,
            const SudokuGrid *grid,
            gboolean full)
{
  guint side = test_shape_get_side (shape);
  GString *text = g_string_new (NULL);

  for (guint row = 1; row <= side; row++)
    for (guint column = 1; column <= side; column++)
      {
        g_autoptr (GPtrArray) literals = g_ptr_array_new_with_free_func (g_free);

        for (guint value = 1; value <= side; value++)
          g_ptr_array_add (literals, plain_literal (side, row, column, value));
        g_ptr_array_add (literals, NULL);
        plain_group (text, (char **)literals->pdata, full, TRUE);
      }
  if (shape->rows > 1)
    plain_houses (text, shape, side, in_box, full);
  plain_houses (text, shape, side, in_row, full);
  plain_houses (text, shape, side, in_column, full);
  if (shape->diagonals)
    {
      plain_houses (text, shape, 1, in_falling, full);
      plain_houses (text, shape, 1, in_rising, full);
    }
  for (guint cell = 0; cell < side * side; cell++)
    if (sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_GIVEN ||
        sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_ENTRY)
      {
        guint value = sudoku_grid_get_value (grid, cell);
        g_autofree char *literal = plain_literal (side, cell / side + 1, cell % side + 1, value);

        g_string_append_printf (text, "%s 0\n", literal);
      }
  return text;
}

/* ---- the comparison ---- */

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
