/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzles of days are made: MiniSat counts their solutions, a plain implementation judges their
 * levels, each set of instructions of the search makes the same, and none of them needed the solver
 * of clauses, so that they don't depend on its version. Prints the sets of instructions, and the
 * median and the longest time of each level with the first of them.
 *
 *   long-days [N [FIRST]]    N days, 1,000 unless less is asked for, from 2026-01-01 */

#include <stdlib.h>

#include <sudoku-search.h>

#include "test-day.h"

#define N_DAYS 1000
#define FIRST "2026-01-01"

static const char *variant;

SudokuSearch *__real_sudoku_search_new (SudokuGeometry *geometry);
SudokuSearch *__wrap_sudoku_search_new (SudokuGeometry *geometry);
void __wrap_sat_solver_new (void);

/* The linker puts this in the place of sudoku_search_new(). */
SudokuSearch *
__wrap_sudoku_search_new (SudokuGeometry *geometry)
{
  SudokuSearch *search = __real_sudoku_search_new (geometry);

  sudoku_search_set_variant (search, variant);
  return search;
}

/* And this in that of sat_solver_new(). */
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

/* The puzzle of a day with these instructions. */
static SudokuGrid *
make_with (const char *id,
           const GDate *date)
{
  SudokuGrid *puzzle;

  variant = id;
  puzzle = sudoku_day_make (date, NULL, NULL);
  g_assert_nonnull (puzzle);
  return puzzle;
}

/* Returns the seconds that it took to make the puzzle once. */
static double
check_day (const GDate *date,
           const char *const *variants)
{
  gint64 begin = g_get_monotonic_time ();
  g_autoptr (SudokuGrid) timed = make_with (variants[0], date);
  double seconds = (double)(g_get_monotonic_time () - begin) / G_USEC_PER_SEC;
  g_autoptr (SudokuGrid) checked = test_day_make (date);

  g_assert_true (sudoku_grid_equal (timed, checked));
  for (guint i = 1; variants[i] != NULL; i++)
    {
      g_autoptr (SudokuGrid) other = make_with (variants[i], date);

      g_assert_true (sudoku_grid_equal (timed, other));
    }
  return seconds;
}

int
main (int argc,
      char *argv[])
{
  guint n_days = argc > 1 ? (guint)g_ascii_strtoull (argv[1], NULL, 10) : N_DAYS;
  g_auto (GStrv) variants = sudoku_search_list_variants ();
  g_autofree char *names = g_strjoinv (", ", variants);
  GArray *times[SUDOKU_N_LEVELS];
  GDate date;

  g_assert_true (sudoku_day_parse (argc > 2 ? argv[2] : FIRST, &date));
  for (guint i = 0; i < SUDOKU_N_LEVELS; i++)
    times[i] = g_array_new (FALSE, FALSE, sizeof (double));
  for (guint day = 0; day < n_days; day++, g_date_add_days (&date, 1))
    {
      double seconds = check_day (&date, (const char *const *)variants);

      g_array_append_val (times[g_date_get_weekday (&date) % G_DATE_SUNDAY], seconds);
    }
  g_print ("# the same with the instructions of %s\n", names);
  for (guint i = 0; i < SUDOKU_N_LEVELS; i++)
    {
      print_times (times[i], i);
      g_array_unref (times[i]);
    }
  g_print ("1..%u\n", (guint)SUDOKU_N_LEVELS);
  return 0;
}
