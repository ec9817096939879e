/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <sudoku-bench-row.h>

#define LINE                                                                                  \
  "3,p.plan,\"a,b.txt[1]\",9,30,full,pairwise,none,compact,12018,729,150000,./own %f,,"       \
  "\"sh -c \"\"exit 1\"\"\",,1,failed,none,0.250000,0.125000,,12,,,,60.000000,host,\"A, B\"," \
  "\"no \"\"licence\"\"\"\n"

static void
test_read (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = sudoku_bench_rows_read ("t", LINE, strlen (LINE), &error);
  const SudokuBenchRow *row;
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (rows->len, ==, 1);
  row = g_ptr_array_index (rows, 0);
  g_assert_cmpint (row->run, ==, 3);
  g_assert_cmpstr (row->puzzle, ==, "a,b.txt[1]");
  g_assert_cmpstr (row->command, ==, "sh -c \"exit 1\"");
  g_assert_cmpstr (row->seed, ==, "");
  g_assert_cmpfloat (row->wall, ==, 0.25);
  g_assert_cmpint (row->memory, ==, -1);
  g_assert_cmpint (row->conflicts, ==, 12);
  g_assert_cmpstr (row->processor, ==, "A, B");
  g_assert_cmpstr (row->reason, ==, "no \"licence\"");
  text = sudoku_bench_row_to_text (row);
  g_assert_cmpstr (text, ==, LINE);
}

/* Whatever stands in a cell, a row is one line, and comes back with blanks for what is no text. */
static void
test_any_text (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  static const char signs[] = "ab ,\"\n\r\t\x01'\\";

  for (guint round = 0; round < 1000; round++)
    {
      g_autoptr (GPtrArray) rows = sudoku_bench_rows_read ("t", LINE, strlen (LINE), NULL);
      SudokuBenchRow *row = g_ptr_array_index (rows, 0);
      g_autoptr (GPtrArray) again = NULL;
      g_autofree char *text = NULL;
      char cell[9] = { 0 };

      for (guint i = 0; i < 8; i++)
        cell[i] = signs[g_rand_int_range (rand, 0, sizeof signs - 1)];
      g_free (row->reason);
      row->reason = g_strdup (cell);
      text = sudoku_bench_row_to_text (row);
      g_assert_true (strchr (text, '\n') == text + strlen (text) - 1);
      again = sudoku_bench_rows_read ("t", text, strlen (text), NULL);
      g_assert_nonnull (again);
      row = g_ptr_array_index (again, 0);
      g_strdelimit (cell, "\n\r\t\x01", ' ');
      g_assert_cmpstr (row->reason, ==, cell);
    }
}

/* What can be read is written as it was; a time that no run can have is none. */
static void
test_seconds (void)
{
  static const struct
  {
    const char *text;
    gboolean good;
  } times[] = {
    { "0.000000", TRUE },
    { "999999999999999.875000", TRUE },
    { "1000000000000000.000000", TRUE },
    { "1000000000000001.000000", FALSE },
    { "66666666666666666666666666666666666666666666666666.125000", FALSE },
    { "1e300", FALSE },
    { "-1.000000", FALSE },
    { "inf", FALSE },
    { "nan", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autoptr (GString) line = g_string_new (LINE);
      g_autoptr (GPtrArray) rows = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;

      g_string_replace (line, "0.250000", times[i].text, 1);
      rows = sudoku_bench_rows_read ("t", line->str, line->len, &error);
      if (!times[i].good)
        {
          g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX);
          continue;
        }
      g_assert_no_error (error);
      text = sudoku_bench_row_to_text (g_ptr_array_index (rows, 0));
      g_assert_cmpstr (text, ==, line->str);
    }
}

/* A row that is cut off before its last column is none. */
static void
test_cut (void)
{
  const char *last = strstr (LINE, "\"no");
  g_autofree char *header = sudoku_bench_row_get_header ();
  g_autoptr (GPtrArray) rows = sudoku_bench_rows_read ("t", header, strlen (header), NULL);

  g_assert_cmpuint (rows->len, ==, 0);
  for (gsize length = 1; length < (gsize)(last - LINE); length++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (sudoku_bench_rows_read ("t", LINE, length, &error));
      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX);
    }
}

static void
test_statuses (void)
{
  for (guint i = 0; i < SUDOKU_N_BENCH_STATUSES; i++)
    {
      SudokuBenchStatus status;

      g_assert_true (sudoku_bench_status_find (sudoku_bench_status_get_id (i), &status));
      g_assert_cmpuint (status, ==, i);
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/bench-row/read", test_read);
  g_test_add_func ("/sudoku/bench-row/any-text", test_any_text);
  g_test_add_func ("/sudoku/bench-row/seconds", test_seconds);
  g_test_add_func ("/sudoku/bench-row/cut", test_cut);
  g_test_add_func ("/sudoku/bench-row/statuses", test_statuses);
  return g_test_run ();
}
