/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Days in a row: over midnight, in other time zones, with a clock that is set back, and beside a
 * count of random days that walks from day to day. */

#include <string.h>
#include <sudoku-day.h>
#include <sudoku-random.h>

#include <sudoku-streak.h>

#define N_RANDOM 300
#define RANDOM_DAYS 40

static GDate
day (const char *text)
{
  GDate date;

  g_assert_true (sudoku_day_parse (text, &date));
  return date;
}

/* @end: such as "alone day=2026-11-21" */
static void
add (GArray *results,
     const char *when,
     const char *end)
{
  g_autofree char *line = g_strdup_printf ("%s 3x3 - 30 100 %s", when, end);
  g_autoptr (GError) error = NULL;
  SudokuResult result;

  sudoku_result_read (&result, "h", 1, line, strlen (line), &error);
  g_assert_no_error (error);
  g_array_append_val (results, result);
}

static GArray *
create (void)
{
  return g_array_new (FALSE, FALSE, sizeof (SudokuResult));
}

static void
assert_streak (GArray *results,
               const char *today,
               guint current,
               guint longest)
{
  GDate date = day (today);
  SudokuStreak streak;

  sudoku_streak_count (&streak, results, &date);
  g_assert_cmpuint (streak.current, ==, current);
  g_assert_cmpuint (streak.longest, ==, longest);
}

/* At midnight the streak waits for the next day; a day later it is over. What was begun before
 * midnight and solved after it counts for its day. */
static void
test_midnight (void)
{
  g_autoptr (GArray) results = create ();

  assert_streak (results, "2026-11-20", 0, 0);
  add (results, "2026-11-20T18:00:00Z", "alone day=2026-11-20");
  assert_streak (results, "2026-11-20", 1, 1);
  add (results, "2026-11-22T00:00:01Z", "helped day=2026-11-21");
  assert_streak (results, "2026-11-21", 2, 2);
  assert_streak (results, "2026-11-22", 2, 2);
  assert_streak (results, "2026-11-23", 0, 2);
  add (results, "2026-11-23T12:00:00Z", "begun day=2026-11-23");
  assert_streak (results, "2026-11-23", 0, 2);
  add (results, "2026-11-23T12:00:00Z", "alone day=2026-11-23");
  assert_streak (results, "2026-11-23", 1, 2);
  /* A missed day that is caught up. */
  add (results, "2026-11-23T13:00:00Z", "alone day=2026-11-22");
  assert_streak (results, "2026-11-23", 4, 4);
  /* The same again, and puzzles of no day. */
  add (results, "2026-11-23T14:00:00Z", "alone day=2026-11-22");
  add (results, "2026-11-24T14:00:00Z", "alone");
  assert_streak (results, "2026-11-25", 0, 4);
}

/* At one moment there are three dates on earth: all players have the streak of their own. */
static void
test_zones (void)
{
  static const char *const zones[] = { "-11:00", "Z", "+14:00" };
  static const char *const days[] = { "2026-11-20", "2026-11-21", "2026-11-22" };
  g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 11, 21, 10, 30, 0);
  g_autoptr (GArray) results = create ();

  for (gsize i = 0; i < G_N_ELEMENTS (zones); i++)
    {
      g_autoptr (GTimeZone) zone = g_time_zone_new_identifier (zones[i]);
      g_autoptr (GDateTime) local = g_date_time_to_timezone (now, zone);
      GDate date = sudoku_day_of_time (local);
      g_autofree char *text = sudoku_day_write (&date);

      g_assert_cmpstr (text, ==, days[i]);
    }
  /* West over the date line the day comes again; its puzzle is solved already. */
  add (results, "2026-11-20T10:00:00Z", "alone day=2026-11-20");
  add (results, "2026-11-21T10:00:00Z", "alone day=2026-11-21");
  add (results, "2026-11-21T10:10:00Z", "alone day=2026-11-22");
  assert_streak (results, "2026-11-22", 3, 3);
  assert_streak (results, "2026-11-21", 3, 3);
  assert_streak (results, "2026-11-20", 3, 3);
  /* East over it a day is left out; it can be caught up. */
  assert_streak (results, "2026-11-24", 0, 3);
  add (results, "2026-11-24T10:00:00Z", "alone day=2026-11-24");
  add (results, "2026-11-24T10:10:00Z", "alone day=2026-11-23");
  assert_streak (results, "2026-11-24", 5, 5);
}

/* Summer time begins and ends at one o'clock UTC here: no day is left out or comes twice. */
static void
test_summer_time (void)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_identifier ("CET-1CEST,M3.5.0,M10.5.0/3");
  static const int changes[][2] = { { 3, 28 }, { 10, 24 } };

  g_assert_nonnull (zone);
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GDateTime) start = g_date_time_new (zone, 2026, changes[i][0], changes[i][1], 0,
                                                     0, 0);
      guint first = 0, last = 0;

      for (int hour = 0; hour < 72; hour++)
        {
          g_autoptr (GDateTime) time = g_date_time_add_hours (start, hour);
          GDate date = sudoku_day_of_time (time);
          guint now = g_date_get_julian (&date);

          first = hour == 0 ? now : first;
          g_assert_true (hour == 0 || now == last || now == last + 1);
          last = now;
        }
      g_assert_cmpuint (last, >=, first + 2);
      g_assert_cmpuint (last, <=, first + 3);
    }
}

/* Setting the clock back loses nothing, and nor does setting it right again; a day that was played
 * long ahead of its time is no streak of today's. */
static void
test_set_back (void)
{
  g_autoptr (GArray) results = create ();

  add (results, "2026-11-20T10:00:00Z", "alone day=2026-11-20");
  add (results, "2026-11-21T10:00:00Z", "alone day=2026-11-21");
  add (results, "2026-11-22T10:00:00Z", "alone day=2026-11-22");
  assert_streak (results, "2026-11-22", 3, 3);
  assert_streak (results, "2026-11-21", 3, 3);
  assert_streak (results, "2026-11-19", 3, 3);
  assert_streak (results, "2026-10-19", 0, 3);
  /* Records out of order, as the clock had it. */
  add (results, "2026-11-18T10:00:00Z", "alone day=2026-11-19");
  assert_streak (results, "2026-11-22", 4, 4);
  assert_streak (results, "2026-11-23", 4, 4);
  add (results, "2030-01-01T10:00:00Z", "alone day=2030-01-01");
  assert_streak (results, "2026-11-23", 4, 4);
  assert_streak (results, "2026-11-24", 0, 4);
}

static void
test_random (void)
{
  SudokuRandom random;

  sudoku_random_init (&random, 1);
  for (guint round = 0; round < N_RANDOM; round++)
    {
      g_autoptr (GArray) results = create ();
      gboolean solved[RANDOM_DAYS + 3] = { FALSE };
      guint today = 1 + sudoku_random_below (&random, RANDOM_DAYS), start = today;
      guint current = 0, longest = 0, length = 0;
      GDate date = day ("2026-11-01");

      for (guint i = 1; i <= RANDOM_DAYS; i++)
        {
          g_autofree char *text = sudoku_day_write (&date);
          g_autofree char *end = g_strdup_printf ("alone day=%s", text);

          solved[i] = sudoku_random_below (&random, 4) > 0;
          if (solved[i])
            add (results, "2026-11-20T10:00:00Z", end);
          length = solved[i] ? length + 1 : 0;
          longest = MAX (longest, length);
          g_date_add_days (&date, 1);
        }
      /* Forwards and backwards from the first of the three days that is solved. */
      start = today - 1;
      while (start < today + 1 && !solved[start])
        start++;
      for (guint i = start; solved[i]; i++)
        current++;
      for (guint i = start; solved[start] && i > 1 && solved[i - 1]; i--)
        current++;
      date = day ("2026-11-01");
      g_date_add_days (&date, today - 1);
      {
        g_autofree char *text = sudoku_day_write (&date);

        assert_streak (results, text, current, longest);
      }
    }
}

/* The best of several results of a day. */
static void
test_find (void)
{
  g_autoptr (GArray) results = create ();
  GDate date = day ("2026-11-20"), other = day ("2026-11-21");

  add (results, "2026-11-20T10:00:00Z", "alone");
  g_assert_null (sudoku_streak_find (results, &date));
  add (results, "2026-11-20T10:00:00Z", "begun day=2026-11-20");
  g_assert_cmpint (sudoku_streak_find (results, &date)->stage, ==, SUDOKU_RESULT_BEGUN);
  add (results, "2026-11-20T10:00:00Z", "alone day=2026-11-20");
  add (results, "2026-11-20T10:00:00Z", "helped day=2026-11-20");
  g_assert_cmpint (sudoku_streak_find (results, &date)->stage, ==, SUDOKU_RESULT_ALONE);
  g_assert_null (sudoku_streak_find (results, &other));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/streak/midnight", test_midnight);
  g_test_add_func ("/sudoku/streak/zones", test_zones);
  g_test_add_func ("/sudoku/streak/summer-time", test_summer_time);
  g_test_add_func ("/sudoku/streak/set-back", test_set_back);
  g_test_add_func ("/sudoku/streak/random", test_random);
  g_test_add_func ("/sudoku/streak/find", test_find);
  return g_test_run ();
}
