/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finished puzzles as text, and summed up. */

#include <string.h>
#include <sudoku-game-moves.h>

#include <sudoku-result.h>
#include <test-shapes.h>

#include "test-grid.h"
#include "test-words.h"

static gboolean
read_line (const char *line,
           SudokuResult *record,
           GError **error)
{
  return sudoku_result_read (record, "h", 3, line, strlen (line), error);
}

/* Every line that is written is read as the same again. */
static void
test_round_trip (void)
{
  for (gsize i = 0; i < test_n_shapes; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      g_autoptr (SudokuGame) game = NULL;
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GString) again = g_string_new (NULL);
      g_autoptr (GError) error = NULL;
      SudokuResult record, copy;

      sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
      game = sudoku_game_new (grid);
      if (i % 2 == 1)
        g_assert_true (sudoku_game_fill_answer (game, 1, 2));
      sudoku_game_set_elapsed (game, 83.25 + (double)i);
      sudoku_result_init (&record, game, 1795234211);
      g_assert_cmpuint (record.n_given, ==, 1);
      g_assert_cmpint (record.stage, ==, i % 2 == 1 ? SUDOKU_RESULT_HELPED : SUDOKU_RESULT_ALONE);
      g_assert_cmpint (record.level, ==, SUDOKU_LEVEL_UNKNOWN);
      g_assert_cmpint (record.kind.difficulty, ==, SUDOKU_DIFFICULTY_UNKNOWN);
      record.level = (SudokuLevel)(i % SUDOKU_N_LEVELS);
      record.day = i % 3 == 0 ? 740000 + (guint)i : 0;
      record.begun = i % 4 == 0 ? 1795230000 : 0;
      sudoku_result_write (&record, text);
      g_assert_true (read_line (text->str, &copy, &error));
      g_assert_no_error (error);
      g_assert_cmpint (sudoku_kind_compare (&record.kind, &copy.kind), ==, 0);
      g_assert_cmpint (copy.when, ==, 1795234211);
      g_assert_cmpint (copy.stage, ==, record.stage);
      g_assert_cmpint (copy.level, ==, record.level);
      g_assert_cmpuint (copy.day, ==, record.day);
      g_assert_cmpint (copy.begun, ==, record.begun);
      g_assert_cmpfloat (copy.seconds, ==, 83.25 + (double)i);
      sudoku_result_write (&copy, again);
      g_assert_cmpstr (again->str, ==, text->str);
    }
}

static SudokuSet
get_set (const char *id)
{
  return sudoku_rule_kind_get_set (sudoku_rule_kind_find (id, -1));
}

static void
test_text (void)
{
  SudokuResult record;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (read_line ("2026-11-21T04:10:11Z 2x3 x 12 83.250 helped", &record, &error));
  g_assert_cmpint (record.when, ==, 1795234211);
  g_assert_cmpuint (record.kind.side, ==, 6);
  g_assert_cmpuint (record.kind.box_rows, ==, 2);
  g_assert_cmpuint (record.kind.box_columns, ==, 3);
  g_assert_true (sudoku_set_equal (record.kind.rules, get_set ("x")));
  g_assert_cmpuint (record.n_given, ==, 12);
  g_assert_cmpint (record.stage, ==, SUDOKU_RESULT_HELPED);
  g_assert_true (read_line ("2026-11-21T04:10:11Z plain5 - 0 3 alone\r\n", &record, &error));
  g_assert_cmpuint (record.kind.side, ==, 5);
  g_assert_cmpuint (record.kind.box_rows, ==, 0);
  sudoku_result_write (&record, text);
  g_assert_cmpstr (text->str, ==, "2026-11-21T04:10:11Z plain5 - 0 3.000 alone\n");
  g_assert_cmpint (record.kind.difficulty, ==, SUDOKU_DIFFICULTY_UNKNOWN);
  g_assert_true (read_line ("2026-11-21T04:10:11Z plain9 regions+even 9 3 alone", &record, &error));
  g_assert_true (sudoku_set_equal (record.kind.rules,
                                   sudoku_set_or (get_set ("regions"), get_set ("even"))));
  g_string_truncate (text, 0);
  sudoku_result_write (&record, text);
  g_assert_cmpstr (text->str, ==, "2026-11-21T04:10:11Z plain9 regions+even 9 3.000 alone\n");
  g_string_truncate (text, 0);
  g_assert_true (read_line ("0001-01-01T00:00:00Z plain5 - 0 3 alone", &record, &error));
  sudoku_result_write (&record, text);
  g_assert_cmpstr (text->str, ==, "0001-01-01T00:00:00Z plain5 - 0 3.000 alone\n");
  g_assert_true (read_line ("2026-11-21T04:10:11Z 3x3 - 30 3 alone hard", &record, &error));
  g_assert_cmpint (record.kind.difficulty, ==, SUDOKU_DIFFICULTY_HARD);
}

/* What later versions and this one add, and what is missing in the records of earlier ones. */
static void
test_named (void)
{
  SudokuResult record;
  GDate date;
  g_autoptr (GString) text = g_string_new (NULL);
  const char *begun = "2026-11-21T04:08:40Z 3x3 - 30 0.000 begun level=hard day=2026-11-21\n";

  g_assert_true (read_line ("2026-11-21T04:10:11Z 3x3 - 30 83.250 alone x=y day=2026-11-21 "
                            "level=hard colour=red=green begun=2026-11-21T04:08:40Z",
                            &record, NULL));
  g_assert_cmpint (record.stage, ==, SUDOKU_RESULT_ALONE);
  g_assert_cmpint (record.level, ==, SUDOKU_LEVEL_HARD);
  g_assert_cmpint (record.when - record.begun, ==, 91);
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, 21, G_DATE_NOVEMBER, 2026);
  g_assert_cmpuint (record.day, ==, g_date_get_julian (&date));
  sudoku_result_write (&record, text);
  g_assert_cmpstr (text->str, ==,
                   "2026-11-21T04:10:11Z 3x3 - 30 83.250 alone level=hard day=2026-11-21 "
                   "begun=2026-11-21T04:08:40Z\n");
  g_string_truncate (text, 0);
  g_assert_true (read_line (begun, &record, NULL));
  g_assert_cmpint (record.stage, ==, SUDOKU_RESULT_BEGUN);
  g_assert_false (sudoku_result_counts (&record));
  sudoku_result_write (&record, text);
  g_assert_cmpstr (text->str, ==, begun);
  /* The difficulty of the Java program is no level. */
  g_assert_true (read_line ("2026-11-21T04:10:11Z 3x3 - 30 3 alone easy", &record, NULL));
  g_assert_cmpint (record.level, ==, SUDOKU_LEVEL_UNKNOWN);
  g_assert_cmpuint (record.day, ==, 0);
  g_assert_cmpint (record.begun, ==, 0);
}

static void
test_bad (void)
{
  static const struct
  {
    const char *line, *message;
  } cases[] = {
    { "yesterday 3x3 - 30 1 alone", "h:3:1: a date is expected, found “yesterday”" },
    { "0001-01-01T00:00:00+14:00 3x3 - 30 1 alone",
      "h:3:1: a date is expected, found “0001-01-01T00:00:00+14:0…”" },
    { "2026-11-21T04:10:11Z 3x - 30 1 alone",
      "h:3:22: the size of a box, such as 3x3, is expected, found “3x”" },
    { "2026-11-21T04:10:11Z 0x9 - 30 1 alone",
      "h:3:22: the size of a box, such as 3x3, is expected, found “0x9”" },
    { "2026-11-21T04:10:11Z plain - 30 1 alone",
      "h:3:22: the size of a box, such as 3x3, is expected, found “plain”" },
    { "2026-11-21T04:10:11Z 99x99 - 30 1 alone",
      "h:3:22: the size of a box, such as 3x3, is expected, found “99x99”" },
    { "2026-11-21T04:10:11Z 3x3 y 30 1 alone",
      "h:3:26: the names of rules, or “-”, are expected, found “y”" },
    { "2026-11-21T04:10:11Z 3x3 - 82 1 alone",
      "h:3:28: the number of givens is expected, found “82”" },
    { "2026-11-21T04:10:11Z 3x3 - 30 -1 alone",
      "h:3:31: a number of seconds is expected, found “-1”" },
    { "2026-11-21T04:10:11Z 3x3 - 30 1 both",
      "h:3:33: “alone”, “helped” or “begun” is expected, found “both”" },
    { "2026-11-21T04:10:11Z 3x3 - 30 1 alone 2", "h:3:39: a difficulty is expected, found “2”" },
    { "2026-11-21T04:10:11Z 3x3 - 30 1 alone easy 2",
      "h:3:44: the line should end here, found “2”" },
    { "2026-11-21T04:10:11Z 3x3 - 30 1 alone level=hard easy",
      "h:3:50: the line should end here, found “easy”" },
    { "2026-11-21T04:10:11Z 3x3 - 30 1 alone level=diabolical",
      "h:3:39: a level is expected, found “level=diabolical”" },
    { "2026-11-21T04:10:11Z 3x3 - 30 1 alone level=",
      "h:3:39: a level is expected, found “level=”" },
    { "2026-11-21T04:10:11Z 3x3 - 30 1 alone day=2026-11-31",
      "h:3:39: a day, such as 2026-11-29, is expected, found “day=2026-11-31”" },
    { "2026-11-21T04:10:11Z 3x3 - 30 1 alone begun=now",
      "h:3:39: a date is expected, found “begun=now”" },
  };
  SudokuResult record;
  g_autoptr (GError) empty = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (read_line (cases[i].line, &record, &error));
      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX);
      test_words_assert (error, cases[i].message);
    }
  g_assert_false (read_line ("", &record, &empty));
  g_assert_error (empty, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/record/round-trip", test_round_trip);
  g_test_add_func ("/sudoku/record/text", test_text);
  g_test_add_func ("/sudoku/record/named", test_named);
  g_test_add_func ("/sudoku/record/bad", test_bad);
  return g_test_run ();
}
