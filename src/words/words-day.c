/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles of days, in words. */

#include "satdoku-config.h"

#include "words-day.h"

#include <glib/gi18n.h>
#include <sudoku-day.h>

#include "words-level.h"
#include "words-play.h"

static const char *const variants[SUDOKU_N_DAY_VARIANTS] = {
  [SUDOKU_DAY_X] = N_ ("Diagonals"),
  [SUDOKU_DAY_WINDOWS] = N_ ("Windows"),
  [SUDOKU_DAY_JIGSAW] = N_ ("Irregular Regions"),
};

static char *
format_date (const GDate *date,
             const char *format)
{
  g_autoptr (GDateTime) time = g_date_time_new_utc (g_date_get_year (date), g_date_get_month (date),
                                                    g_date_get_day (date), 12, 0, 0);

  return g_date_time_format (time, format);
}

/**
 * words_day_name:
 * @date: a day
 *
 * Returns: (transfer full): "Monday, 30 November 2026"
 */
char *
words_day_name (const GDate *date)
{
  g_return_val_if_fail (date != NULL && g_date_valid (date), NULL);

  /* Translators: a day, such as "Monday, 30 November 2026". See g_date_time_format() for what the
   * letters mean; put them into the order that your language has. */
  return format_date (date, _ ("%A, %-d %B %Y"));
}

/**
 * words_day_month:
 * @date: a day
 *
 * Returns: (transfer full): its month, "November 2026"
 */
char *
words_day_month (const GDate *date)
{
  g_return_val_if_fail (date != NULL && g_date_valid (date), NULL);

  /* Translators: a month on its own, such as "November 2026", for g_date_time_format(). */
  return format_date (date, _ ("%OB %Y"));
}

/**
 * words_day_puzzle:
 * @date: a day
 *
 * Returns: (transfer full): what its puzzle is like: "Hard", "Medium, Diagonals"
 */
char *
words_day_puzzle (const GDate *date)
{
  const char *level = NULL;
  const char *variant = NULL;

  g_return_val_if_fail (date != NULL && g_date_valid (date), NULL);

  level = words_level_name (sudoku_day_get_level (date));
  variant = variants[sudoku_day_get_variant (date)];
  if (variant == NULL)
    return g_strdup (level);
  /* Translators: the level of a puzzle, such as "Medium", and its rules, such as "Diagonals". */
  return g_strdup_printf (_ ("%s, %s"), level, _ (variant));
}

/**
 * words_day_result:
 * @result: (nullable): what became of the puzzle of a day
 *
 * Returns: (transfer full): "Solved in 3:07", "Begun"
 */
char *
words_day_result (const SudokuResult *result)
{
  g_autofree char *time = NULL;

  if (result == NULL)
    /* Translators: of the puzzle of a day. */
    return g_strdup (_ ("Not played yet"));
  if (result->stage == SUDOKU_RESULT_BEGUN)
    /* Translators: of the puzzle of a day. */
    return g_strdup (_ ("Begun, not solved yet"));
  time = words_time (result->seconds);
  if (result->stage == SUDOKU_RESULT_HELPED)
    /* Translators: of the puzzle of a day; %s is a time such as 3:07. */
    return g_strdup_printf (_ ("Solved with help in %s"), time);
  /* Translators: of the puzzle of a day; %s is a time such as 3:07. */
  return g_strdup_printf (_ ("Solved in %s"), time);
}

/**
 * words_streak:
 * @streak: days in a row
 *
 * Returns: (transfer full): "5 days in a row, best: 12"
 */
char *
words_streak (const SudokuStreak *streak)
{
  g_autofree char *current = NULL;

  g_return_val_if_fail (streak != NULL, NULL);

  if (streak->n_days == 0)
    return g_strdup (_ ("No daily puzzle solved yet"));
  if (streak->current == 0)
    return g_strdup_printf (
      /* Translators: the most days one after the other whose puzzles were solved. */
      ngettext ("Longest streak: %u day", "Longest streak: %u days", streak->longest),
      streak->longest);
  /* Translators: days one after the other whose puzzles were solved. */
  current = g_strdup_printf (ngettext ("%u day in a row", "%u days in a row", streak->current),
                             streak->current);
  if (streak->longest == streak->current)
    return g_steal_pointer (&current);
  /* Translators: %s is "5 days in a row", and %u the most there ever were. */
  return g_strdup_printf (_ ("%s, best: %u"), current, streak->longest);
}
