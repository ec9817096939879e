/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzles of days are made: MiniSat counts their solutions, a plain implementation judges their
 * levels, and none of them needed the solver of clauses, so that they don't depend on its version.
 * Prints the median and the longest time of each level.
 *
 *   long-days [N [FIRST]]    N days, 1,000 unless less is asked for, from 2026-01-01 */

#include <stdlib.h>

#include "test-day.h"

#define N_DAYS 1000
#define FIRST "2026-01-01"

void __wrap_sat_solver_new (void);

/* The linker puts this in the place of sat_solver_new(). */
void
__wrap_sat_solver_new (void)
{
  g_assert_not_reached ();
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const double *x = a, *y = b;

  return *x < *y ? -1 : *x > *y;
}

static void
print_times (GArray *times,
             guint i)
{
  g_array_sort (times, compare);
  g_print ("ok %u %s: %u puzzles", i + 1, i == 0 ? "sunday" : sudoku_level_get_id ((SudokuLevel)i),
           times->len);
  if (times->len > 0)
    g_print (", %.3f s, longest %.3f s", g_array_index (times, double, times->len / 2),
             g_array_index (times, double, times->len - 1));
  g_print ("\n");
}

int
main (int argc,
      char *argv[])
{
  guint n_days = argc > 1 ? (guint)g_ascii_strtoull (argv[1], NULL, 10) : N_DAYS;
  GArray *times[SUDOKU_N_LEVELS];
  GDate date;

  g_assert_true (sudoku_day_parse (argc > 2 ? argv[2] : FIRST, &date));
  for (guint i = 0; i < SUDOKU_N_LEVELS; i++)
    times[i] = g_array_new (FALSE, FALSE, sizeof (double));
  for (guint day = 0; day < n_days; day++, g_date_add_days (&date, 1))
    {
      guint i = g_date_get_weekday (&date) % G_DATE_SUNDAY;
      gint64 begin = g_get_monotonic_time ();
      g_autoptr (SudokuGrid) timed = sudoku_day_make (&date, NULL, NULL);
      double seconds = (double)(g_get_monotonic_time () - begin) / G_USEC_PER_SEC;
      g_autoptr (SudokuGrid) checked = test_day_make (&date);

      g_assert_true (sudoku_grid_same_values (timed, checked));
      g_array_append_val (times[i], seconds);
    }
  for (guint i = 0; i < SUDOKU_N_LEVELS; i++)
    {
      print_times (times[i], i);
      g_array_unref (times[i]);
    }
  g_print ("1..%u\n", (guint)SUDOKU_N_LEVELS);
  return 0;
}
