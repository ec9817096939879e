/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The progress and dates of kept games, and collections of puzzles, in words. */

#include "words-library.h"

#include <glib/gi18n.h>

#include "words-error.h"
#include "words-play.h"
#include "words-terms.h"

/**
 * words_game_progress:
 * @grid: the grid of a game
 * @solved: whether it is full and no rule is broken
 * @touched: whether something was done in it, be it undone since
 * @elapsed: how long it was played, in seconds
 *
 * Describes the progress of a game. O(cells).
 *
 * Returns: (transfer full): "New", "31 of 51 cells", "Solved in 3:07" or "Solved by the solver"
 */
char *
words_game_progress (const SudokuGrid *grid,
                     gboolean solved,
                     gboolean touched,
                     double elapsed)
{
  g_autofree char *time = NULL;
  guint n_open, n_filled;

  g_return_val_if_fail (grid != NULL && elapsed >= 0, NULL);

  time = words_time (elapsed);
  n_open = sudoku_grid_get_n_cells (grid) - sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN);
  n_filled = n_open - sudoku_grid_count (grid, SUDOKU_ORIGIN_NONE);
  if (solved && sudoku_grid_count (grid, SUDOKU_ORIGIN_ANSWER) > 0)
    return g_strdup (_ ("Solved by the solver"));
  if (solved)
    /* Translators: of a game; %s is a time such as "3:07". */
    return g_strdup_printf (_ ("Solved in %s"), time);
  if (n_filled == 0 && !touched)
    /* Translators: a game in which nothing was done yet. */
    return g_strdup (C_ ("game", "New"));
  /* Translators: so many of the cells that were empty have a number now. */
  return g_strdup_printf (ngettext ("%u of %u cell", "%u of %u cells", n_open), n_filled, n_open);
}

/* Whole calendar days, even where a day is longer or shorter than others. */
static int
count_days (GDateTime *date,
            GDateTime *now)
{
  GDate first, last;
  int year, month, day;

  g_date_time_get_ymd (date, &year, &month, &day);
  g_date_set_dmy (&first, (GDateDay)day, (GDateMonth)month, (GDateYear)year);
  g_date_time_get_ymd (now, &year, &month, &day);
  g_date_set_dmy (&last, (GDateDay)day, (GDateMonth)month, (GDateYear)year);
  return g_date_days_between (&first, &last);
}

/**
 * words_game_date:
 * @date: a time
 * @now: the present, in the same time zone
 *
 * Words a date, the shorter the longer ago it is.
 *
 * Returns: (transfer full): "Today 10:15", "Yesterday 10:15", "Monday 10:15", "12 March" or a date
 *   as the locale writes it
 */
char *
words_game_date (GDateTime *date,
                 GDateTime *now)
{
  int days;

  g_return_val_if_fail (date != NULL && now != NULL, NULL);

  days = count_days (date, now);
  if (days == 0)
    /* Translators: %H and %M are the hour and the minute. */
    return g_date_time_format (date, _ ("Today %H:%M"));
  if (days == 1)
    /* Translators: %H and %M are the hour and the minute. */
    return g_date_time_format (date, _ ("Yesterday %H:%M"));
  if (days > 0 && days < 7)
    /* Translators: %A is the day of the week, %H and %M are the hour and the minute. */
    return g_date_time_format (date, _ ("%A %H:%M"));
  if (days > 0 && g_date_time_get_year (date) == g_date_time_get_year (now))
    /* Translators: %-d is the day of the month, %B is the month. */
    return g_date_time_format (date, _ ("%-d %B"));
  return g_date_time_format (date, "%x");
}

/**
 * words_damaged_games:
 * @n: how many games
 *
 * Says that games could not be read.
 *
 * Returns: (transfer full): the sentence
 */
char *
words_damaged_games (guint n)
{
  return g_strdup_printf (
    /* Translators: %u is a number. */
    ngettext ("%u game could not be read and was set aside",
              "%u games could not be read and were set aside", n),
    n);
}

/**
 * words_not_kept:
 * @trouble: (nullable): why
 * @n: how many games
 *
 * Says that games can't be kept on disk.
 *
 * Returns: (transfer full): the sentence
 */
char *
words_not_kept (const GError *trouble,
                guint n)
{
  g_autofree char *reason = NULL;

  if (trouble != NULL)
    reason = words_error (trouble, WORDS_STYLE_TERMINAL);
  else
    reason = g_strdup (_ ("the file is still being written"));
  if (n <= 1)
    /* Translators: %s is the reason. */
    return g_strdup_printf (_ ("Your game can’t be saved: %s"), reason);
  /* Translators: %1$u is a number from 2 on, %2$s is the reason. */
  return g_strdup_printf (ngettext ("%1$u game can’t be saved: %2$s",
                                    "%1$u games can’t be saved: %2$s", n),
                          n, reason);
}

/**
 * words_damaged_collections:
 * @n: how many collections
 *
 * Says that collections could not be read.
 *
 * Returns: (transfer full): the sentence
 */
char *
words_damaged_collections (guint n)
{
  return g_strdup_printf (
    /* Translators: %u is a number. */
    ngettext ("%u collection could not be read and was set aside",
              "%u collections could not be read and were set aside", n),
    n);
}

/**
 * words_puzzles:
 * @n: how many puzzles
 *
 * Counts the puzzles of a collection.
 *
 * Returns: (transfer full): "10,000 puzzles"
 */
char *
words_puzzles (guint n)
{
  g_autofree char *count = words_count (n);

  /* Translators: %s is a number. */
  return g_strdup_printf (ngettext ("%s puzzle", "%s puzzles", n), count);
}

/**
 * words_puzzles_solved:
 * @n_solved: how many of them are solved
 * @n: how many there are
 *
 * Counts the solved puzzles of a collection.
 *
 * Returns: (transfer full): "None solved", "12 solved" or "All solved"
 */
char *
words_puzzles_solved (guint n_solved,
                      guint n)
{
  g_autofree char *count = words_count (n_solved);

  if (n_solved == 0)
    /* Translators: of the puzzles of a collection. */
    return g_strdup (_ ("None solved"));
  if (n_solved == n)
    /* Translators: of the puzzles of a collection. */
    return g_strdup (_ ("All solved"));
  /* Translators: so many of the puzzles of a collection; %s is a number. */
  return g_strdup_printf (ngettext ("%s solved", "%s solved", n_solved), count);
}

/**
 * words_puzzle_place:
 * @i: the index of a puzzle, from 0
 * @n: how many there are
 *
 * Tells the place of a puzzle in its collection.
 *
 * Returns: (transfer full): "Puzzle 3 of 10,000"
 */
char *
words_puzzle_place (guint i,
                    guint n)
{
  g_autofree char *number = words_count (i + 1);
  g_autofree char *count = words_count (n);

  /* Translators: two numbers: which puzzle of how many. */
  return g_strdup_printf (_ ("Puzzle %s of %s"), number, count);
}

/**
 * words_puzzle_of:
 * @name: the name of a collection
 * @i: the index of a puzzle in it, from 0
 *
 * Names a puzzle of a collection.
 *
 * Returns: (transfer full): "top95.txt · 17"
 */
char *
words_puzzle_of (const char *name,
                 guint i)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  number = words_count (i + 1);
  /* Translators: a puzzle: the name of the file that it is from, and its number there. */
  return g_strdup_printf (_ ("%s · %s"), name, number);
}

/**
 * words_bad_puzzles:
 * @n: how many puzzles, at least 1
 * @first: why the first of them could not be read
 *
 * Says that some of many puzzles could not be read.
 *
 * Returns: (transfer full): "3 puzzles could not be read. Line 7: …"
 */
char *
words_bad_puzzles (guint n,
                   const GError *first)
{
  g_autofree char *count = words_count (n);
  g_autofree char *reason = NULL;
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (first != NULL, NULL);

  reason = words_error (first, WORDS_STYLE_WINDOW);
  /* Translators: %s is a number; why follows as another sentence. */
  sentence = g_strdup_printf (
    ngettext ("%s line could not be read.", "%s lines could not be read.", n), count);
  /* Translators: two sentences. */
  return g_strdup_printf (_ ("%s %s"), sentence, reason);
}

/**
 * words_cut_puzzles:
 * @n: how many were taken
 *
 * Says that a text has more puzzles than a collection can have.
 *
 * Returns: (transfer full): the sentence
 */
char *
words_cut_puzzles (guint n)
{
  g_autofree char *count = words_count (n);

  /* Translators: of a file with too many puzzles; %s is a number. */
  return g_strdup_printf (ngettext ("Only the first %s puzzle was taken: there are too many",
                                    "Only the first %s puzzles were taken: there are too many", n),
                          count);
}
