/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any text as the file of finished puzzles: a line that is taken is written and read back as the
 * same, one that is refused says where it is wrong, and what is summed up of all of them lies
 * within them. */

#include "fuzz.h"

#include <math.h>
#include <sudoku-day.h>
#include <sudoku-streak.h>
#include <sudoku-tally.h>

static void
check_same (const SudokuResult *a,
            const SudokuResult *b)
{
  g_assert_cmpint (a->when, ==, b->when);
  g_assert_cmpint (sudoku_kind_compare (&a->kind, &b->kind), ==, 0);
  g_assert_cmpuint (a->kind.box_columns, ==, b->kind.box_columns);
  g_assert_cmpuint (a->n_given, ==, b->n_given);
  g_assert_cmpint (a->stage, ==, b->stage);
  g_assert_cmpint (a->level, ==, b->level);
  g_assert_cmpuint (a->day, ==, b->day);
  g_assert_cmpint (a->begun, ==, b->begun);
  g_assert_true (fabs (a->seconds - b->seconds) < 0.001);
}

static void
check_record (const SudokuResult *record)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) again = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  SudokuResult copy;

  g_assert_true (isfinite (record->seconds) && record->seconds >= 0);
  g_assert_cmpuint (record->kind.side, <=, SUDOKU_SIDE_MAX);
  g_assert_cmpuint (record->n_given, <=, record->kind.side * record->kind.side);
  sudoku_result_write (record, text);
  sudoku_result_read (&copy, "copy", 1, text->str, text->len, &error);
  g_assert_no_error (error);
  check_same (&copy, record);
  sudoku_result_write (&copy, again);
  g_assert_cmpstr (again->str, ==, text->str);
}

static void
check_tallies (GArray *records)
{
  g_autoptr (GArray) tallies = sudoku_tally_list (records);
  guint n_finished = 0, n_begun = 0, n_played = 0;

  for (guint i = 0; i < records->len; i++)
    if (g_array_index (records, SudokuResult, i).stage == SUDOKU_RESULT_BEGUN)
      n_begun++;
  for (guint i = 0; i < tallies->len; i++)
    {
      const SudokuTally *tally = &g_array_index (tallies, SudokuTally, i);

      g_assert_cmpuint (tally->n_finished, <=, tally->n_played);
      g_assert_cmpuint (tally->n_helped + tally->n_timed, <=, tally->n_finished);
      g_assert_cmpuint (tally->n_last, ==, MIN (tally->n_finished, SUDOKU_TALLY_LAST));
      g_assert_true (isfinite (tally->average));
      g_assert_true (tally->best <= tally->average * 1.000001);
      n_finished += tally->n_finished;
      n_played += tally->n_played;
    }
  g_assert_cmpuint (n_finished, ==, records->len - n_begun);
  g_assert_cmpuint (n_played, <=, records->len);
}

static void
check_streak (GArray *records)
{
  SudokuStreak streak;
  GDate today;

  g_assert_true (sudoku_day_parse ("2026-11-30", &today));
  sudoku_streak_count (&streak, records, &today);
  g_assert_cmpuint (streak.current, <=, streak.longest);
  g_assert_cmpuint (streak.longest, <=, streak.n_days);
  g_assert_cmpuint (streak.n_days, <=, records->len);
  sudoku_streak_find (records, &today);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  g_autoptr (GArray) records = g_array_new (FALSE, FALSE, sizeof (SudokuResult));
  const char *end = (const char *)data + size;
  gsize number = 0;

  for (const char *line = (const char *)data, *next; line < end; line = next)
    {
      const char *newline = memchr (line, '\n', (gsize)(end - line));
      gsize length = (gsize)((newline != NULL ? newline : end) - line);
      g_autoptr (GError) error = NULL;
      SudokuResult record;

      next = newline != NULL ? newline + 1 : end;
      if (!sudoku_result_read (&record, "fuzz", ++number, line, length, &error))
        {
          fuzz_check_error (error);
          continue;
        }
      check_record (&record);
      g_array_append_val (records, record);
    }
  check_tallies (records);
  check_streak (records);
  return 0;
}
