/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was played as a table that other programs can read, and in sentences. */

#include <string.h>

#include <words-day.h>
#include <words-tally.h>

static GArray *
read_lines (const char *const *lines,
            gsize n_lines)
{
  GArray *results = g_array_new (FALSE, FALSE, sizeof (SudokuResult));

  for (gsize i = 0; i < n_lines; i++)
    {
      SudokuResult result;

      g_assert_true (sudoku_result_read (&result, "h", i + 1, lines[i], strlen (lines[i]), NULL));
      g_array_append_val (results, result);
    }
  return results;
}

/* Fields with commas are quoted, and what is not known is empty. */
static void
test_csv (void)
{
  static const char *const lines[] = {
    "2026-11-01T10:00:00Z 3x3 x 30 100.6 alone level=hard",
    "2026-11-01T10:00:00Z 3x3 x 30 50 alone level=hard",
    "2026-11-01T10:00:00Z 3x3 x 30 0 begun level=hard",
    "2026-11-01T10:00:00Z 3x3 - 30 40.2 helped easy",
  };
  g_autoptr (GArray) results = read_lines (lines, G_N_ELEMENTS (lines));
  g_autoptr (GArray) tallies = sudoku_tally_list (results);
  const SudokuStreak streak = { .current = 3, .longest = 12, .n_days = 40 };
  g_autofree char *csv = words_tally_csv (tallies, &streak);

  g_assert_cmpstr (csv, ==,
                   "Kind of Puzzle,Level,Played,Solved,Without Help,With Help,Best Time in Seconds,"
                   "Average Time in Seconds,Last Times in Seconds\n"
                   "9 × 9,Level Unknown,1,1,0,1,,,40\n"
                   "\"9 × 9, Diagonals\",Hard,3,2,2,0,50,75,101 50\n"
                   "\n"
                   "Days in a Row,3\n"
                   "Most Days in a Row,12\n");
}

static void
test_counts (void)
{
  static const struct
  {
    guint n_finished;
    guint n_helped;
    const char *text;
  } cases[] = {
    { 0, 0, "None solved yet" },
    { 1, 0, "1 solved, without help" },
    { 5, 0, "5 solved, all without help" },
    { 1, 1, "1 solved, with help" },
    { 5, 5, "5 solved, all with help" },
    { 5, 2, "5 solved, 3 of them without help" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const SudokuTally tally = { .n_finished = cases[i].n_finished,
                                  .n_helped = cases[i].n_helped };
      g_autofree char *text = words_tally_counts (&tally);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

static void
test_streak (void)
{
  static const struct
  {
    SudokuStreak streak;
    const char *text;
  } cases[] = {
    { { 0, 0, 0 }, "No daily puzzle solved yet" },
    { { 0, 1, 1 }, "Longest streak: 1 day" },
    { { 0, 12, 40 }, "Longest streak: 12 days" },
    { { 1, 1, 3 }, "1 day in a row" },
    { { 3, 12, 40 }, "3 days in a row, best: 12" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = words_streak (&cases[i].streak);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

static void
test_day (void)
{
  const SudokuResult alone = { .seconds = 187 };
  const SudokuResult helped = { .seconds = 187, .stage = SUDOKU_RESULT_HELPED };
  const SudokuResult begun = { .stage = SUDOKU_RESULT_BEGUN };
  GDate date;
  g_autofree char *name = NULL;
  g_autofree char *month = NULL;
  g_autofree char *puzzle = NULL;
  g_autofree char *none = words_day_result (NULL);
  g_autofree char *not_solved = words_day_result (&begun);
  g_autofree char *with_help = words_day_result (&helped);
  g_autofree char *solved = words_day_result (&alone);

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, 29, G_DATE_NOVEMBER, 2026);
  name = words_day_name (&date);
  month = words_day_month (&date);
  puzzle = words_day_puzzle (&date);
  g_assert_cmpstr (name, ==, "Sunday, 29 November 2026");
  g_assert_cmpstr (month, ==, "November 2026");
  g_assert_true (g_str_has_prefix (puzzle, "Medium, "));
  g_assert_cmpstr (none, ==, "Not played yet");
  g_assert_cmpstr (not_solved, ==, "Begun, not solved yet");
  g_assert_cmpstr (with_help, ==, "Solved with help in 3:07");
  g_assert_cmpstr (solved, ==, "Solved in 3:07");
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/tally/csv", test_csv);
  g_test_add_func ("/words/tally/counts", test_counts);
  g_test_add_func ("/words/tally/streak", test_streak);
  g_test_add_func ("/words/tally/day", test_day);
  return g_test_run ();
}
