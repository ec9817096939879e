/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The scale in the manner of Sudoku Explainer against ratings that others have made: the rank
 * correlation, how many are the same, and the largest differences.
 *
 *   long-rating [PUZZLES [PART]]     rates about so many of the sample, all unless less is asked
 *                                    for; PART: at least so many percent must be the same */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku-rating.h>

#include "test-data.h"
#include "test-grid.h"

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
} Rated;

static guint n_wanted = G_MAXUINT;
static guint percent_wanted = 0;

static void
clear_rated (gpointer data)
{
  g_free (((Rated *)data)->puzzle);
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

static void
rate (Rated *rated,
      SudokuGeometry *geometry)
{
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, rated->puzzle, FALSE);
  gint64 start = g_get_monotonic_time ();
  g_autoptr (SudokuRating) rating =
    sudoku_rating_new (grid, sudoku_scale_find ("explainer"), TRUE, BUDGET, NULL);

  rated->seconds = (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC;
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
        g_print ("# %.1f instead of %.1f%s: %s\n", rated->own, rated->rating,
                 rated->solved ? "" : " (not solved)", rated->puzzle);
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
  return g_test_run ();
}
