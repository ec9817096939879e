/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each technique has an example, which is proven to have a step of it. */

#include <sudoku-example.h>

static void
test_all (void)
{
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuExercise) exercise = NULL;
      const SudokuStep *step = NULL;

      g_test_message ("%s", techniques[i]->id);
      if (!sudoku_example_exists (techniques[i]))
        g_error ("%s has no example in data/examples", techniques[i]->id);
      exercise = sudoku_example_load (techniques[i], NULL, &error);
      g_assert_no_error (error);
      step = g_ptr_array_index (sudoku_exercise_get_steps (exercise), 0);
      g_assert_cmpstr (sudoku_step_get_technique (step)->id, ==, techniques[i]->id);
      g_assert_true (sudoku_step_check (step, sudoku_exercise_get_position (exercise),
                                        sudoku_exercise_get_links (exercise)));
    }
}

static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_example_load (sudoku_technique_find ("x-wing"), &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/example/all", test_all);
  g_test_add_func ("/example/cancelled", test_cancelled);

  return g_test_run ();
}
