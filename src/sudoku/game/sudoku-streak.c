/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The days whose puzzles were solved, and how many in a row. A result names the day that its puzzle
 * was for. When it was solved does not matter: neither a game that lasts over midnight nor another
 * time zone nor a clock that is set back changes what was solved, and who has missed a day can
 * catch up. The present date only says whether the last days in a row still go on. */

#include "sudoku-streak.h"

static int
compare_days (gconstpointer a,
              gconstpointer b)
{
  guint first = *(const guint *)a, second = *(const guint *)b;

  return first < second ? -1 : first > second;
}

/* (element-type guint): the days that were solved, each once, in order. */
static GArray *
list_days (GArray *results)
{
  GArray *days = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n = 0;

  for (guint i = 0; i < results->len; i++)
    {
      const SudokuResult *result = &g_array_index (results, SudokuResult, i);

      if (result->day != 0 && result->stage != SUDOKU_RESULT_BEGUN)
        g_array_append_val (days, result->day);
    }
  g_array_sort (days, compare_days);
  for (guint i = 0; i < days->len; i++)
    if (n == 0 || g_array_index (days, guint, n - 1) != g_array_index (days, guint, i))
      g_array_index (days, guint, n++) = g_array_index (days, guint, i);
  g_array_set_size (days, n);
  return days;
}

/**
 * sudoku_streak_count:
 * @self: (out caller-allocates): the streak
 * @results: (element-type SudokuResult): results, in any order
 * @today: the date where the player is
 *
 * Counts the days in a row whose puzzles were solved. The present streak has yesterday, today or,
 * because the clock was set back or the player went west, tomorrow, and whatever days follow.
 */
void
sudoku_streak_count (SudokuStreak *self,
                     GArray *results,
                     const GDate *today)
{
  g_autoptr (GArray) days = NULL;
  guint now, length = 0;
  gboolean goes_on = FALSE;

  g_return_if_fail (self != NULL && results != NULL);
  g_return_if_fail (today != NULL && g_date_valid (today));

  now = g_date_get_julian (today);
  days = list_days (results);
  *self = (SudokuStreak){ .n_days = days->len };
  for (guint i = 0; i < days->len; i++)
    {
      guint day = g_array_index (days, guint, i);
      gboolean follows = i > 0 && g_array_index (days, guint, i - 1) + 1 == day;

      length = follows ? length + 1 : 1;
      self->longest = MAX (self->longest, length);
      /* It may have later days, too. */
      goes_on = (goes_on && follows) ||
                (self->current == 0 && day + 1 >= now && day <= now + 1);
      if (goes_on)
        self->current = length;
    }
}

/**
 * sudoku_streak_find:
 * @results: (element-type SudokuResult): results, in any order
 * @date: a day
 *
 * Finds out what became of the puzzle of a day.
 *
 * Returns: (nullable): the best of its results: without help before with help, both before only
 *   begun, and the shortest time; %NULL when it was never begun
 */
const SudokuResult *
sudoku_streak_find (GArray *results,
                    const GDate *date)
{
  const SudokuResult *best = NULL;
  guint day;

  g_return_val_if_fail (results != NULL && date != NULL && g_date_valid (date), NULL);

  day = g_date_get_julian (date);
  for (guint i = 0; i < results->len; i++)
    {
      const SudokuResult *result = &g_array_index (results, SudokuResult, i);

      if (result->day == day &&
          (best == NULL || result->stage < best->stage ||
           (result->stage == best->stage && result->seconds < best->seconds)))
        best = result;
    }
  return best;
}
