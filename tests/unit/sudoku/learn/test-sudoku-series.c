/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Series of exercises: as many as wanted, of the right technique and each harder than the one
 * before; where none can be found, the example in other arrangements. */

#include <sudoku-example.h>
#include <sudoku-series.h>

static GPtrArray *
make (const char *id,
      guint64 seed,
      double time_limit)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_for_side (9, FALSE, NULL);
  const SudokuTask task = { .time_limit = time_limit };
  g_autoptr (GError) error = NULL;
  GPtrArray *series =
    sudoku_series_make (geometry, sudoku_technique_find (id), seed, 5, TRUE, &task, &error);

  g_assert_no_error (error);
  return series;
}

static SudokuExercise *
get (GPtrArray *series,
     guint i)
{
  return ((SudokuSeriesItem *)g_ptr_array_index (series, i))->exercise;
}

static void
test_rising (gconstpointer data)
{
  g_autoptr (GPtrArray) series = make (data, 3, 60);

  g_assert_cmpuint (series->len, >=, 1);
  for (guint i = 0; i < series->len; i++)
    {
      g_assert_cmpstr (sudoku_exercise_get_technique (get (series, i))->id, ==, data);
      if (i > 0)
        {
          g_assert_cmpuint (sudoku_exercise_get_effort (get (series, i)), >=,
                            sudoku_exercise_get_effort (get (series, i - 1)));
          g_assert_false (sudoku_grid_equal (sudoku_exercise_get_grid (get (series, i)),
                                             sudoku_exercise_get_grid (get (series, i - 1))));
        }
    }
}

/* They need a larger board. */
static void
test_arranged (gconstpointer data)
{
  g_autoptr (SudokuExercise) example =
    sudoku_example_load (sudoku_technique_find (data), NULL, NULL);
  g_autoptr (GPtrArray) series = make (data, 3, 10);
  const SudokuGrid *grid = sudoku_exercise_get_grid (example);

  g_assert_cmpuint (series->len, ==, 5);
  for (guint i = 0; i < series->len; i++)
    {
      const SudokuGrid *arranged = sudoku_exercise_get_grid (get (series, i));

      g_assert_cmpuint (sudoku_grid_get_side (arranged), ==, sudoku_grid_get_side (grid));
      g_assert_cmpuint (sudoku_grid_count (arranged, SUDOKU_ORIGIN_GIVEN), ==,
                        sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN));
      g_assert_false (sudoku_grid_equal (arranged, grid));
    }
}

/* Without the example, what is out of reach is not found. */
static void
test_none (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_for_side (4, FALSE, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) series = sudoku_series_make (geometry, sudoku_technique_find ("x-wing"), 1,
                                                     5, FALSE, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (series->len, ==, 0);
}

static void
test_cancelled (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_for_side (9, FALSE, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_series_make (geometry, sudoku_technique_find ("x-wing"), 1, 5, FALSE, &task,
                                     &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* However little time there is, the example is there. */
static void
test_late (gconstpointer data)
{
  g_autoptr (GPtrArray) series = make (data, 3, 0.000001);

  g_assert_cmpuint (series->len, >=, 1);
  g_assert_cmpstr (sudoku_exercise_get_technique (get (series, 0))->id, ==, data);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/series/hidden-single", "hidden-single", test_rising);
  g_test_add_data_func ("/series/naked-pair", "naked-pair", test_rising);
  g_test_add_data_func ("/series/x-wing", "x-wing", test_rising);
  g_test_add_data_func ("/series/naked-set", "naked-set", test_arranged);
  g_test_add_data_func ("/series/leviathan", "leviathan", test_arranged);
  g_test_add_data_func ("/series/late", "naked-set", test_late);
  g_test_add_data_func ("/series/late-too", "x-wing", test_late);
  g_test_add_func ("/series/none", test_none);
  g_test_add_func ("/series/cancelled", test_cancelled);

  return g_test_run ();
}
