/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The scale in the manner of Sudoku Explainer against ratings that others have made: the rank
 * correlation, how many are the same, and the largest differences with the step they come from.
 * Then how much time of the processor each scale takes for a puzzle, and the hardest puzzles, for
 * which it takes chains that are nested in chains.
 *
 *   long-rating [PUZZLES [PART]]     rates about so many of the sample, all unless less is asked
 *                                    for; PART: at least so many percent must be the same */

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sudoku-rate.h>
#include <sudoku-rating.h>

#include "test-data.h"
#include "test-grid.h"
#include "test-times.h"

#define SAMPLE "9x9/se_rated_sample.txt"
#define N_DIFFERENCES 25
#define CORRELATION_MIN 0.97

/* Far more than any step of the sample needs. */
#define BUDGET (G_GUINT64_CONSTANT (1) << 32)

typedef struct
{
  char *puzzle;
  double rating; /* of others */
  double own;
  guint n_refused;
  gboolean solved;
  double seconds;
  char *hardest; /* the first of its hardest steps */
} Rated;

static guint n_wanted = G_MAXUINT;
static guint percent_wanted = 0;

static void
clear_rated (gpointer data)
{
  g_free (((Rated *)data)->puzzle);
  g_free (((Rated *)data)->hardest);
}

static GArray *
read_sample (void)
{
  g_autofree char *text = test_data_load (SAMPLE, NULL);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Rated));
  g_auto (GStrv) lines = NULL;

  if (text == NULL)
    return NULL;
  g_array_set_clear_func (all, clear_rated);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);
      Rated rated = { 0 };

      if (g_strv_length (words) != 3 || strlen (words[1]) != 81)
        continue;
      rated.puzzle = g_strdup (words[1]);
      rated.rating = g_ascii_strtod (words[2], NULL);
      g_array_append_val (all, rated);
    }
  return g_steal_pointer (&all);
}

static char *
tell_hardest (const SudokuRating *rating)
{
  guint n = 0;
  SudokuStep *const *steps = sudoku_rating_get_steps (rating, &n);
  SudokuStep *hardest = NULL;
  g_autofree char *line = NULL;

  for (guint i = 0; i < n; i++)
    if (hardest == NULL || sudoku_step_get_rating (steps[i]) > sudoku_step_get_rating (hardest))
      hardest = steps[i];
  if (hardest == NULL)
    return NULL;
  line = sudoku_step_to_text (hardest, 9);
  return g_strdup_printf ("%s, length %u", line, sudoku_step_get_length (hardest));
}

static void
rate (Rated *rated,
      SudokuGeometry *geometry)
{
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, rated->puzzle, FALSE);
  double start = test_times_now ();
  g_autoptr (SudokuRating) rating =
    sudoku_rating_new (grid, sudoku_scale_find ("explainer"), TRUE, BUDGET, NULL);

  rated->seconds = test_times_now () - start;
  rated->hardest = tell_hardest (rating);
  rated->own = sudoku_rating_get_explainer (rating) / 10.0;
  rated->n_refused = sudoku_rating_get_n_refused (rating);
  rated->solved = sudoku_rating_is_solved (rating);
  if (g_getenv ("SATDOKU_TEST_PATH") != NULL)
    {
      guint n = 0;
      SudokuStep *const *steps = sudoku_rating_get_steps (rating, &n);

      for (guint i = 0; i < n; i++)
        {
          g_autofree char *line = sudoku_step_to_text (steps[i], 9);

          g_print ("# %u.%u %u %s\n", sudoku_step_get_rating (steps[i]) / 10,
                   sudoku_step_get_rating (steps[i]) % 10, sudoku_step_get_length (steps[i]),
                   line);
        }
    }
}

/* The mean of the ranks that equal ones share, from 1. */
static double
find_rank (const GArray *all,
           double value,
           gboolean own)
{
  guint n_below = 0, n_equal = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const Rated *rated = &g_array_index (all, Rated, i);
      double other = own ? rated->own : rated->rating;

      n_below += other < value - 0.01 ? 1 : 0;
      n_equal += ABS (other - value) <= 0.01 ? 1 : 0;
    }
  return n_below + (n_equal + 1) / 2.0;
}

/* Spearman's: Pearson's of the ranks. */
static double
correlate (const GArray *all)
{
  double mean = (all->len + 1) / 2.0, both = 0, left = 0, right = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const Rated *rated = &g_array_index (all, Rated, i);
      double a = find_rank (all, rated->rating, FALSE) - mean;
      double b = find_rank (all, rated->own, TRUE) - mean;

      both += a * b;
      left += a * a;
      right += b * b;
    }
  return left * right > 0 ? both / sqrt (left * right) : 0;
}

static int
compare_differences (gconstpointer a,
                     gconstpointer b)
{
  const Rated *left = a, *right = b;
  double by_left = ABS (left->own - left->rating), by_right = ABS (right->own - right->rating);

  return (by_left < by_right) - (by_left > by_right);
}

static void
print (GArray *all,
       double correlation,
       guint n_same)
{
  double seconds = 0, longest = 0;

  for (guint i = 0; i < all->len; i++)
    {
      seconds += g_array_index (all, Rated, i).seconds;
      longest = MAX (longest, g_array_index (all, Rated, i).seconds);
    }
  g_print ("# %u puzzles: rank correlation %.4f, %u the same, %.1f s, longest %.2f s\n", all->len,
           correlation, n_same, seconds, longest);
  g_array_sort (all, compare_differences);
  for (guint i = 0; i < MIN (all->len, N_DIFFERENCES); i++)
    {
      const Rated *rated = &g_array_index (all, Rated, i);

      if (ABS (rated->own - rated->rating) > 0.01)
        g_print ("# %.1f instead of %.1f%s: %s by %s\n", rated->own, rated->rating,
                 rated->solved ? "" : " (not solved)", rated->puzzle, rated->hardest);
    }
}

/* Every n-th of the sample, which is in the order of the ratings. */
static void
test_sample (void)
{
  g_autoptr (GArray) all = read_sample ();
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (GArray) some = g_array_new (FALSE, FALSE, sizeof (Rated));
  guint n_same = 0, n_wrong = 0;
  double correlation;

  if (all == NULL)
    return;
  for (guint i = 0; i < all->len; i++)
    {
      Rated rated = g_array_index (all, Rated, i);

      if ((guint64)(i + 1) * MIN (n_wanted, all->len) / all->len ==
          (guint64)i * MIN (n_wanted, all->len) / all->len)
        continue;
      rate (&rated, geometry);
      n_same += ABS (rated.own - rated.rating) <= 0.01 ? 1 : 0;
      n_wrong += rated.n_refused + (rated.solved ? 0 : 1);
      g_array_append_val (some, rated);
    }
  correlation = correlate (some);
  print (some, correlation, n_same);
  g_assert_cmpuint (n_wrong, ==, 0);
  g_assert_cmpfloat (correlation, >=, CORRELATION_MIN);
  g_assert_cmpuint (100 * n_same, >=, percent_wanted * some->len);
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  const double *first = a, *second = b;

  return (*first > *second) - (*first < *second);
}

/* @scale: NULL: the levels, as phases */
static double
measure (const SudokuGrid *grid,
         const SudokuScale *scale)
{
  double start = test_times_now ();

  if (scale != NULL)
    sudoku_rating_free (sudoku_rating_new (grid, scale, TRUE, BUDGET, NULL));
  else
    sudoku_rate (grid);
  return test_times_now () - start;
}

/* The same puzzles on each scale. */
static void
test_times (void)
{
  g_autoptr (GArray) all = read_sample ();
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  gsize n_scales = 0;
  const SudokuScale *scales = sudoku_scales (&n_scales);

  for (gsize k = 0; all != NULL && k <= n_scales; k++)
    {
      g_autoptr (GArray) seconds = g_array_new (FALSE, FALSE, sizeof (double));
      double sum = 0;

      for (guint i = 0; i < all->len; i += MAX (all->len / MIN (n_wanted, all->len), 1))
        {
          g_autoptr (SudokuGrid) grid =
            test_grid_from_line (geometry, g_array_index (all, Rated, i).puzzle, FALSE);
          double one = measure (grid, k < n_scales ? scales + k : NULL);

          sum += one;
          g_array_append_val (seconds, one);
        }
      g_array_sort (seconds, compare_numbers);
      g_test_message ("%s, ms a puzzle: mean %.3f, median %.3f, max %.1f",
                      k < n_scales ? scales[k].id : "levels as phases",
                      sum / seconds->len * 1000,
                      g_array_index (seconds, double, seconds->len / 2) * 1000,
                      g_array_index (seconds, double, seconds->len - 1) * 1000);
    }
}

/* Puzzles that are known for being hard: each is solved by steps that are proven. */
static void
test_hardest (void)
{
  g_autofree char *text = test_data_load ("9x9/norvig_hardest.tsv", NULL);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_auto (GStrv) lines = NULL;

  if (text == NULL)
    return;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      Rated rated = { .puzzle = lines[i] };

      if (strcspn (lines[i], "\t") != 81)
        continue;
      lines[i][81] = '\0';
      rate (&rated, geometry);
      g_print ("# %s: %.1f, %.1f s, %s\n", rated.puzzle, rated.own, rated.seconds, rated.hardest);
      g_free (rated.hardest);
      g_assert_true (rated.solved);
      g_assert_cmpuint (rated.n_refused, ==, 0);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_wanted = (guint)MAX (atoi (argv[1]), 1);
  if (argc > 2)
    percent_wanted = (guint)MAX (atoi (argv[2]), 0);
  g_test_add_func ("/long/rating/sample", test_sample);
  g_test_add_func ("/long/rating/times", test_times);
  g_test_add_func ("/long/rating/hardest", test_hardest);
  return g_test_run ();
}
