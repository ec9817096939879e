/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exercises of rising difficulty. Positions are looked for until there are as many as wanted, or
 * some, and it has taken long enough; then they are sorted by the effort they take. Where none is
 * found in time, because the technique is hardly ever needed, or needs a larger board, the example
 * is arranged anew for each; where even that takes too long, it is taken as it is. */

#include "sudoku-series.h"

#include <sudoku-exercise-find.h>
#include <sudoku-random.h>
#include <sudoku-task-run.h>

#include "sudoku-example.h"

/* Seconds after which what was found is enough. */
#define PATIENCE 2
/* The part of the time after which the example is taken. */
#define SEARCH_PART 0.4
/* How many arrangements of the example are tried for one exercise. */
#define TRIES 3

static void
item_free (gpointer data)
{
  SudokuSeriesItem *item = data;

  sudoku_exercise_free (item->exercise);
  g_free (item);
}

static void
add (GPtrArray *series,
     SudokuExercise *exercise,
     gboolean easiest)
{
  SudokuSeriesItem *item = g_new0 (SudokuSeriesItem, 1);

  item->exercise = exercise;
  item->easiest = easiest;
  g_ptr_array_add (series, item);
}

static int
compare_efforts (gconstpointer a,
                 gconstpointer b)
{
  const SudokuSeriesItem *first = *(const SudokuSeriesItem *const *)a;
  const SudokuSeriesItem *second = *(const SudokuSeriesItem *const *)b;
  guint effort = sudoku_exercise_get_effort (first->exercise);
  guint other = sudoku_exercise_get_effort (second->exercise);

  return (effort > other) - (effort < other);
}

/* Returns: %FALSE with an error that ends everything */
static gboolean
find_exercises (GPtrArray *series,
                SudokuGeometry *geometry,
                const SudokuTechnique *technique,
                SudokuRandom *random,
                guint n,
                const SudokuTask *task,
                GError **error)
{
  SudokuTaskRun run;

  sudoku_task_run_init (&run, task);
  while (series->len < n && !sudoku_task_run_is_late (&run) &&
         (series->len == 0 || sudoku_task_run_get_seconds (&run) < PATIENCE))
    {
      SudokuTask rest = sudoku_task_run_get_rest (&run);
      gboolean easiest = FALSE;
      GError *failure = NULL;
      SudokuExercise *exercise = NULL;

      if (series->len > 0)
        rest.time_limit = MAX (PATIENCE - sudoku_task_run_get_seconds (&run), 0.001);
      exercise = sudoku_exercise_find (geometry, technique, sudoku_random_next (random), &rest,
                                       &easiest, &failure);
      if (failure != NULL)
        {
          g_propagate_error (error, failure);
          return FALSE;
        }
      if (exercise == NULL)
        break;
      add (series, exercise, easiest);
    }
  return TRUE;
}

static gboolean
arrange_example (GPtrArray *series,
                 SudokuExercise *example,
                 SudokuRandom *random,
                 guint n,
                 const SudokuTask *task,
                 GError **error)
{
  SudokuTaskRun run;

  sudoku_task_run_init (&run, task);
  for (guint i = 0; i < n * TRIES && series->len < n && !sudoku_task_run_is_late (&run); i++)
    {
      const SudokuTask rest = sudoku_task_run_get_rest (&run);
      SudokuExercise *exercise =
        sudoku_exercise_rearrange (example, sudoku_random_next (random), &rest);

      if (g_cancellable_set_error_if_cancelled (run.cancellable, error))
        {
          g_clear_pointer (&exercise, sudoku_exercise_free);
          return FALSE;
        }
      if (exercise != NULL)
        add (series, exercise, TRUE);
    }
  return TRUE;
}

/**
 * sudoku_series_make: (skip)
 * @geometry: a shape
 * @technique: the technique to practise
 * @seed: the same seed gives the same exercises, as far as time allows
 * @n: how many are wanted
 * @may_arrange: whether the example of the technique, arranged anew if there is time for that,
 *   takes the place of exercises that are not found; it may have another size
 * @task: (nullable): cancellable, time limit and progress
 *
 * Makes exercises of a technique. May take long: run it in a worker.
 *
 * Returns: (transfer full) (nullable) (element-type SudokuSeriesItem): up to @n exercises, those
 *   that take the least effort first; none when none was found in time and the example is not
 *   wanted. %NULL with
 *   `G_IO_ERROR_CANCELLED` or an error of sudoku_generate()
 */
GPtrArray *
sudoku_series_make (SudokuGeometry *geometry,
                    const SudokuTechnique *technique,
                    guint64 seed,
                    guint n,
                    gboolean may_arrange,
                    const SudokuTask *task,
                    GError **error)
{
  g_autoptr (GPtrArray) series = g_ptr_array_new_with_free_func (item_free);
  g_autoptr (SudokuExercise) example = NULL;
  SudokuTask search = { 0 };
  SudokuRandom random;
  gboolean may_search = TRUE;

  g_return_val_if_fail (geometry != NULL && technique != NULL && n > 0, NULL);

  sudoku_random_init (&random, seed);
  if (task != NULL)
    search = *task;
  if (may_arrange && sudoku_example_exists (technique))
    {
      const SudokuTask load = { .cancellable = search.cancellable };

      example = sudoku_example_load (technique, &load, error);
      if (example == NULL)
        return NULL;
      search.time_limit *= SEARCH_PART;
      may_search = sudoku_grid_get_side (sudoku_exercise_get_grid (example)) ==
                   sudoku_geometry_get_side (geometry);
    }
  if (may_search && !sudoku_exercise_is_out_of_reach (geometry, technique) &&
      !find_exercises (series, geometry, technique, &random, n, &search, error))
    return NULL;
  if (series->len == 0 && example != NULL &&
      !arrange_example (series, example, &random, n, task, error))
    return NULL;
  if (series->len == 0 && example != NULL)
    add (series, g_steal_pointer (&example), TRUE);
  g_ptr_array_sort (series, compare_efforts);
  return g_steal_pointer (&series);
}
