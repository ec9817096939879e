/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What beginners learn first: the steps of each example and of exercises are what their lesson
 * says, by the rows, columns and boxes of 9×9 alone. */

#include <sudoku-basics.h>
#include <sudoku-chapter.h>
#include <sudoku-example.h>
#include <sudoku-series.h>

typedef enum
{
  ROW,
  COLUMN,
  BOX,
  N_KINDS,
} Kind;

static gboolean
share (guint cell,
       guint other,
       Kind kind)
{
  if (kind == ROW)
    return cell / 9 == other / 9;
  if (kind == COLUMN)
    return cell % 9 == other % 9;
  return cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3;
}

static gboolean
sees (const SudokuGrid *grid,
      guint cell,
      guint value,
      Kind kind)
{
  for (guint other = 0; other < 81; other++)
    if (share (cell, other, kind) && sudoku_grid_get_value (grid, other) == value)
      return TRUE;
  return FALSE;
}

/* Can the value be in no other empty cell of this house, as what is seen in lines of one kind or
 * of several tells? */
static gboolean
is_last_place (const SudokuGrid *grid,
               guint cell,
               guint value,
               Kind house,
               gboolean kinds[N_KINDS])
{
  for (guint other = 0; other < 81; other++)
    {
      gboolean seen = other == cell || sudoku_grid_get_value (grid, other) != 0;

      for (guint kind = 0; kind < N_KINDS; kind++)
        seen = seen || (kinds[kind] && sees (grid, other, value, kind));
      if (share (cell, other, house) && !seen)
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_rule (const SudokuGrid *grid,
         guint cell,
         guint value)
{
  for (guint kind = 0; kind < N_KINDS; kind++)
    if (is_last_place (grid, cell, value, kind, (gboolean[N_KINDS]){ FALSE, FALSE, FALSE }))
      return TRUE;
  return FALSE;
}

static gboolean
is_one_way (const SudokuGrid *grid,
            guint cell,
            guint value)
{
  return is_last_place (grid, cell, value, BOX, (gboolean[N_KINDS]){ TRUE, FALSE, FALSE }) ||
         is_last_place (grid, cell, value, BOX, (gboolean[N_KINDS]){ FALSE, TRUE, FALSE });
}

static gboolean
is_two_ways (const SudokuGrid *grid,
             guint cell,
             guint value)
{
  return is_last_place (grid, cell, value, BOX, (gboolean[N_KINDS]){ TRUE, TRUE, FALSE }) &&
         !is_one_way (grid, cell, value);
}

static gboolean
is_in_line (const SudokuGrid *grid,
            guint cell,
            guint value)
{
  return is_last_place (grid, cell, value, ROW, (gboolean[N_KINDS]){ FALSE, TRUE, TRUE }) ||
         is_last_place (grid, cell, value, COLUMN, (gboolean[N_KINDS]){ TRUE, FALSE, TRUE });
}

/* All other numbers are in two of its houses. */
static gboolean
is_last_number (const SudokuGrid *grid,
                guint cell,
                guint value)
{
  for (guint left_out = 0; left_out < N_KINDS; left_out++)
    {
      gboolean all = TRUE;

      for (guint other = 1; other <= 9; other++)
        {
          gboolean seen = other == value;

          for (guint kind = 0; kind < N_KINDS; kind++)
            seen = seen || (kind != left_out && sees (grid, cell, other, kind));
          all = all && seen;
        }
      if (all)
        return TRUE;
    }
  return FALSE;
}

static const struct
{
  const char *id;
  gboolean (*is_so) (const SudokuGrid *grid, guint cell, guint value);
} rows[] = {
  { "the-rules", is_rule },
  { "scan-one-way", is_one_way },
  { "scan-two-ways", is_two_ways },
  { "last-place-in-line", is_in_line },
  { "last-number", is_last_number },
};

static void
check (const SudokuExercise *exercise,
       gsize row)
{
  const GPtrArray *steps = sudoku_exercise_get_steps (exercise);

  for (guint i = 0; i < steps->len; i++)
    {
      guint n = 0;
      const SudokuStep *step = g_ptr_array_index (steps, i);
      const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);

      g_assert_cmpuint (n, ==, 1);
      g_assert_true (conclusions[0].placed);
      g_assert_true (rows[row].is_so (sudoku_exercise_get_grid (exercise),
                                      conclusions[0].candidate / 9,
                                      conclusions[0].candidate % 9 + 1));
      g_assert_true (sudoku_step_check (step, sudoku_exercise_get_position (exercise),
                                        sudoku_exercise_get_links (exercise)));
    }
}

static void
test_each (void)
{
  gsize n = 0;
  const SudokuTechnique *basics = sudoku_basics (&n);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);

  g_assert_cmpuint (n, ==, G_N_ELEMENTS (rows));
  for (gsize i = 0; i < n; i++)
    {
      const SudokuTask task = { .time_limit = 60 };
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuExercise) example = sudoku_example_load (&basics[i], NULL, &error);
      g_autoptr (GPtrArray) series = NULL;

      g_test_message ("%s", basics[i].id);
      g_assert_no_error (error);
      g_assert_cmpstr (basics[i].id, ==, rows[i].id);
      g_assert_true (sudoku_chapter_find_lesson (rows[i].id) == &basics[i]);
      g_assert_null (sudoku_technique_find (rows[i].id));
      check (example, i);
      series = sudoku_series_make (geometry, &basics[i], 7, 5, TRUE, &task, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (series->len, >=, 1);
      for (guint k = 0; k < series->len; k++)
        check (((SudokuSeriesItem *)g_ptr_array_index (series, k))->exercise, i);
    }
}

/* They come first, the easiest before the others. */
static void
test_order (void)
{
  static const char *const ids[] = { "the-rules", "full-house", "scan-one-way",
                                     "scan-two-ways", "last-place-in-line",
                                     "last-number", "hidden-single" };
  gsize n = 0;
  const SudokuChapter *beginner = sudoku_chapters (&n);

  g_assert_cmpuint (beginner->n_lessons, ==, G_N_ELEMENTS (ids));
  for (guint i = 0; i < beginner->n_lessons; i++)
    g_assert_cmpstr (beginner->lessons[i]->id, ==, ids[i]);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/basics/each", test_each);
  g_test_add_func ("/basics/order", test_order);

  return g_test_run ();
}
