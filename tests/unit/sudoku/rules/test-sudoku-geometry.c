/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-error.h>
#include <sudoku-geometry.h>

static SudokuGeometry *
make (guint rows,
      guint columns,
      gboolean diagonals)
{
  g_autoptr (GError) error = NULL;
  SudokuGeometry *geometry = sudoku_geometry_new (rows, columns, diagonals, &error);

  g_assert_no_error (error);
  return geometry;
}

/* Each kind of house covers the cells it should, by the plain definition. */
static void
test_houses (void)
{
  static const struct
  {
    guint rows, columns;
  } shapes[] = { { 2, 2 }, { 2, 3 }, { 3, 2 }, { 3, 3 }, { 3, 4 }, { 1, 5 }, { 10, 10 } };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGeometry) g = make (shapes[i].rows, shapes[i].columns, TRUE);
      guint side = sudoku_geometry_get_side (g);

      g_assert_cmpuint (side, ==, shapes[i].rows * shapes[i].columns);
      g_assert_cmpuint (sudoku_geometry_get_n_houses (g), ==,
                        (shapes[i].rows > 1 ? 3 : 2) * side + 2);
      for (guint h = 0; h < sudoku_geometry_get_n_houses (g); h++)
        for (guint p = 0; p < side; p++)
          {
            guint cell = sudoku_geometry_get_house_cells (g, h)[p];
            guint row = cell / side, column = cell % side;
            guint number = sudoku_geometry_get_house_number (g, h);
            const char *family =
              sudoku_groups_get_house (sudoku_geometry_get_groups (g), h)->family->id;
            guint n = 0;
            const SudokuPlace *houses =
              sudoku_groups_get_places (sudoku_geometry_get_groups (g), cell, &n);
            gboolean found = FALSE;

            if (g_str_equal (family, "rows"))
              g_assert_cmpuint (row, ==, number);
            else if (g_str_equal (family, "columns"))
              g_assert_cmpuint (column, ==, number);
            else if (g_str_equal (family, "boxes"))
              {
                g_assert_cmpuint (row / shapes[i].rows * shapes[i].rows +
                                    column / shapes[i].columns,
                                  ==, number);
                g_assert_cmpuint (sudoku_geometry_get_cell_region (g, cell), ==, number);
              }
            else if (g_str_equal (family, "falling"))
              g_assert_cmpuint (row, ==, column);
            else
              {
                g_assert_cmpstr (family, ==, "rising");
                g_assert_cmpuint (row + column + 1, ==, side);
              }
            for (guint k = 0; k < n; k++)
              found |= houses[k].house == h && houses[k].place == p;
            g_assert_true (found);
          }
    }
}

static void
test_peers (void)
{
  g_autoptr (SudokuGeometry) g = make (2, 3, FALSE);

  g_assert_true (sudoku_geometry_are_peers (g, 0, 5));   /* row */
  g_assert_true (sudoku_geometry_are_peers (g, 0, 30));  /* column */
  g_assert_true (sudoku_geometry_are_peers (g, 0, 8));   /* box */
  g_assert_false (sudoku_geometry_are_peers (g, 0, 9));  /* next box */
  g_assert_false (sudoku_geometry_are_peers (g, 0, 14)); /* diagonal */
  g_assert_false (sudoku_geometry_are_peers (g, 7, 7));
}

static void
test_usual_shape (void)
{
  static const guint expected[][3] = {
    { 4, 2, 2 },
    { 6, 2, 3 },
    { 7, 0, 0 },
    { 12, 3, 4 },
    { 36, 6, 6 },
    { 100, 10, 10 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (SudokuGeometry) g = sudoku_geometry_new_for_side (expected[i][0], FALSE, NULL);

      g_assert_cmpuint (sudoku_geometry_get_box_rows (g), ==, expected[i][1]);
      g_assert_cmpuint (sudoku_geometry_get_box_columns (g), ==, expected[i][2]);
      g_assert_cmpint (sudoku_geometry_has_boxes (g), ==, expected[i][1] > 0);
    }
}

static void
test_refused (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (sudoku_geometry_new (11, 10, FALSE, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE);
  g_clear_error (&error);
  g_assert_null (sudoku_geometry_new (65536, 65537, FALSE, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE);
  g_clear_error (&error);
  g_assert_null (sudoku_geometry_new_plain (1, FALSE, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/geometry/houses", test_houses);
  g_test_add_func ("/sudoku/geometry/peers", test_peers);
  g_test_add_func ("/sudoku/geometry/usual-shape", test_usual_shape);
  g_test_add_func ("/sudoku/geometry/refused", test_refused);
  return g_test_run ();
}
