/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Typed symbols and the text of marks: what needs no window. */

#include <glib.h>

#include "satdoku-marks.h"
#include "satdoku-typing.h"

/* What typing @keys gives: "12" = a value, "(1)" = it waits, "-" = nothing; one for each key. */
static const struct
{
  const char *symbols;
  guint side;
  const char *keys;
  const char *result;
} typed[] = {
  { "decimal", 9, "5", "5" },
  { "decimal", 9, "0", "-" },
  { "decimal", 6, "7", "-" },
  { "decimal", 16, "12", "(1) 12" },
  { "decimal", 16, "19", "(1) 9" },
  { "decimal", 16, "7", "7" },
  { "decimal", 10, "12", "(1) 2" },
  { "decimal", 10, "10", "(1) 10" },
  { "decimal", 25, "235", "(2) 23 5" },
  { "decimal", 12, "a", "10" },
  { "decimal", 12, "d", "-" },
  { "decimal", 36, "A", "10" },
  { "decimal", 36, "b", "11" },
  { "decimal", 100, "100", "(1) (10) 100" },
  { "hexadecimal", 16, "a10", "10 (1) 16" },
  { "letters", 26, "c", "3" },
  { "letters", 36, "aj", "(a) 36" },
  { "binary", 6, "110", "(1) (11) 6" },
};

static void
test_typing (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      g_autoptr (GString) result = g_string_new (NULL);
      g_autoptr (SatdokuTyping) typing = satdoku_typing_new ();

      satdoku_typing_set_symbols (typing, sudoku_symbols_find (typed[i].symbols), typed[i].side);
      for (const char *key = typed[i].keys; *key != '\0'; key++)
        {
          guint value = 0;
          SatdokuTyped what = satdoku_typing_push (typing, *key, &value);

          if (key > typed[i].keys)
            g_string_append_c (result, ' ');
          if (what == SATDOKU_TYPED_VALUE)
            g_string_append_printf (result, "%u", value);
          else if (what == SATDOKU_TYPED_PART)
            g_string_append_printf (result, "(%s)", satdoku_typing_get_pending (typing));
          else
            g_string_append_c (result, '-');
          g_assert_cmpint (satdoku_typing_get_pending (typing) != NULL, ==,
                           what == SATDOKU_TYPED_PART);
        }
      g_assert_cmpstr (result->str, ==, typed[i].result);
    }
}

static void
test_commit (void)
{
  g_autoptr (SatdokuTyping) typing = satdoku_typing_new ();
  guint value;

  satdoku_typing_set_symbols (typing, sudoku_symbols_find ("decimal"), 16);
  g_assert_cmpuint (satdoku_typing_commit (typing), ==, 0);
  g_assert_cmpint (satdoku_typing_push (typing, '1', &value), ==, SATDOKU_TYPED_PART);
  g_assert_cmpuint (satdoku_typing_commit (typing), ==, 1);
  g_assert_null (satdoku_typing_get_pending (typing));
  g_assert_cmpint (satdoku_typing_push (typing, '1', &value), ==, SATDOKU_TYPED_PART);
  satdoku_typing_cancel (typing);
  g_assert_cmpuint (satdoku_typing_commit (typing), ==, 0);
}

static SudokuSet
set_of (const guint *values,
        gsize n)
{
  SudokuSet set = SUDOKU_SET_EMPTY;

  for (gsize i = 0; i < n; i++)
    set = sudoku_set_or (set, sudoku_set_single (values[i]));
  return set;
}

static void
test_fixed_marks (void)
{
  const SudokuSymbols *decimal = sudoku_symbols_find ("decimal");
  static const guint some[] = { 1, 5, 9 };
  static const guint few[] = { 2, 6 };
  g_autofree char *nine = satdoku_marks_fixed (set_of (some, 3), 9, decimal, 1);
  g_autofree char *six = satdoku_marks_fixed (set_of (few, 2), 6, decimal, 1);
  g_autofree char *eight = satdoku_marks_fixed (set_of (few, 1), 8, decimal, 1);

  g_assert_cmpstr (nine, ==, "1    \n  5  \n    9");
  g_assert_cmpstr (six, ==, "  2  \n    6");
  g_assert_cmpstr (eight, ==, "  2  \n     \n     ");
  g_assert_cmpuint (satdoku_marks_width (9, decimal), ==, 1);
  g_assert_cmpuint (satdoku_marks_width (10, decimal), ==, 2);
  g_assert_cmpuint (satdoku_marks_width (36, decimal), ==, 2);
  g_assert_cmpuint (satdoku_marks_width (9, sudoku_symbols_find ("binary")), ==, 0);
}

/* Each number has the same place in every cell, also where some have two digits. */
static void
test_wide_marks (void)
{
  const SudokuSymbols *decimal = sudoku_symbols_find ("decimal");
  static const guint some[] = { 1, 7, 10, 12 };
  static const guint one[] = { 10 };
  g_autofree char *twelve = satdoku_marks_fixed (set_of (some, 4), 12, decimal, 2);
  g_autofree char *ten = satdoku_marks_fixed (set_of (one, 1), 12, decimal, 2);

  g_assert_cmpstr (twelve, ==, " 1         \n       7   \n  "
                               " 10    12");
  g_assert_cmpint (strstr (twelve, "10") - twelve, ==, strstr (ten, "10") - ten);
  g_assert_cmpuint (strlen (twelve), ==, strlen (ten));
}

static void
test_packed_marks (void)
{
  const SudokuSymbols *decimal = sudoku_symbols_find ("decimal");
  static const guint some[] = { 1, 10, 12, 2 };
  SudokuSet set = set_of (some, 4);
  guint n_lines;
  g_autofree char *one_line = satdoku_marks_packed (set, decimal, 10, &n_lines);

  g_assert_cmpstr (one_line, ==, "1 2 10 12");
  g_assert_cmpuint (n_lines, ==, 1);
  for (guint columns = 2; columns < 9; columns++)
    {
      g_autofree char *text = satdoku_marks_packed (set, decimal, columns, &n_lines);
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

      g_assert_cmpuint (g_strv_length (lines), ==, n_lines);
      for (guint i = 0; lines[i] != NULL; i++)
        g_assert_cmpuint (strlen (lines[i]), <=, columns);
      g_strdelimit (text, "\n", ' ');
      g_assert_cmpstr (text, ==, "1 2 10 12");
    }
  g_assert_null (satdoku_marks_packed (set, decimal, 1, &n_lines));
}

/* The rows of marks along the edges, each by where its marks are, from 0 to 8. */
static char *
draw_edges (guint n)
{
  GString *rows = g_string_new (NULL);
  gboolean was_below = FALSE;

  for (guint i = 0; i < n; i++)
    {
      gboolean below = FALSE;
      double along = 0;

      satdoku_marks_edge (n, i, &below, &along);
      if (below && !was_below)
        g_string_append_c (rows, '/');
      was_below = below;
      g_string_append_printf (rows, "%.0f", along * 8);
    }
  return g_string_free (rows, FALSE);
}

/* The corners come first. */
static void
test_edges (void)
{
  static const char *const rows[] = {
    "",
    "0",
    "08",
    "08/0",
    "08/08",
    "048/08",
    "048/048",
    "0358/048",
    "0358/0358",
    "02468/0358",
  };

  for (guint n = 0; n < G_N_ELEMENTS (rows); n++)
    {
      g_autofree char *drawn = draw_edges (n);

      g_assert_cmpstr (drawn, ==, rows[n]);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/typing/table", test_typing);
  g_test_add_func ("/typing/commit", test_commit);
  g_test_add_func ("/marks/fixed", test_fixed_marks);
  g_test_add_func ("/marks/wide", test_wide_marks);
  g_test_add_func ("/marks/packed", test_packed_marks);
  g_test_add_func ("/marks/edges", test_edges);
  return g_test_run ();
}
