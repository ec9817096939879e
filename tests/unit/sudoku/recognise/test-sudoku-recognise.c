/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas read back as puzzles: what was written in any way comes back. */

#include <sat-dimacs.h>
#include <string.h>
#include <sudoku-format.h>
#include <sudoku-reader.h>
#include <sudoku-recognise.h>
#include <sudoku-regions.h>
#include <test-data.h>
#include <test-format.h>
#include <test-formula.h>
#include <test-rules.h>

#include "test-config.h"

static void
check_round_trip (const TestShape *shape,
                  guint seed)
{
  g_autoptr (SudokuGrid) grid = test_random_grid (shape, seed);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  gsize n_encodings, n_numberings;
  const SudokuEncoding *encodings = sudoku_encodings (&n_encodings);
  const SudokuNumbering *numberings = sudoku_numberings (&n_numberings);

  for (gsize i = 0; i < n_encodings; i++)
    for (gsize j = 0; j < n_numberings && test_formula_is_plain (&encodings[i]); j++)
      {
        g_autoptr (GPtrArray) formula = test_formula_new (grid, encodings[i].id, numberings[j].id);

        g_test_message ("%u×%u %s %s", shape->rows, shape->columns, encodings[i].id,
                        numberings[j].id);
        test_formula_assert_says (formula, grid, numberings[j].id);
        test_formula_shuffle (formula, rand);
        test_formula_assert_says (formula, grid, numberings[j].id);
      }
}

static void
test_round_trip (void)
{
  test_formula_for_all_shapes (check_round_trip);
}

/* Every rule of the table and several together: shapes and random grids. Items are not found in
 * clauses alone, and those are taken for no other puzzle. */
static void
test_rules_round_trip (void)
{
  gsize n_encodings, n_numberings;
  const SudokuEncoding *encodings = sudoku_encodings (&n_encodings);
  const SudokuNumbering *numberings = sudoku_numberings (&n_numberings);

  for (guint i = 0; i < test_n_rules; i++)
    for (gsize k = 0; k < n_encodings * n_numberings; k++)
      {
        g_autoptr (SudokuGrid) grid = test_rules_random_grid (&test_rules[i], i);
        g_autoptr (GRand) rand = g_rand_new_with_seed (i);
        const SudokuEncoding *encoding = &encodings[k % n_encodings];
        const SudokuNumbering *numbering = &numberings[k / n_encodings];
        g_autoptr (GPtrArray) formula = test_formula_new (grid, encoding->id, numbering->id);

        g_test_message ("%u %s %s", test_rules[i].side, test_rules[i].rules, encoding->id);
        if (!test_formula_is_plain (encoding))
          continue;
        if (sudoku_geometry_has_items (sudoku_grid_get_geometry (grid)))
          {
            test_formula_assert_refused (formula, NULL);
            continue;
          }
        test_formula_assert_says (formula, grid, numbering->id);
        test_formula_shuffle (formula, rand);
        test_formula_assert_says (formula, grid, numbering->id);
      }
}

/* Larger sides, and regions of a form of their own. */
static void
test_rules_large (void)
{
  static const TestRules rules[] = {
    { 7, "regions:1,1,1,1,2,2,2,1,1,3,3,2,2,2,1,3,3,3,3,3,2,4,4,4,4,4,4,4,5,5,5,5,5,5,5,"
         "6,6,6,6,6,6,6,7,7,7,7,7,7,7 anti-king" },
    { 10, "boxes=2x5 x anti-knight odd:r10c10" },
    { 12, "boxes=3x4 disjoint non-consecutive" },
    { 16, "boxes=4x4 windows complete" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autoptr (SudokuGrid) grid = test_rules_random_grid (&rules[i], 1);
      g_autoptr (GPtrArray) full = test_formula_new (grid, "full", "original");
      g_autoptr (GPtrArray) simpler = test_formula_new (grid, "simpler", "compact");
      g_autoptr (GPtrArray) minimal = test_formula_new (grid, "minimal", "compact");

      test_formula_assert_says (full, grid, "original");
      test_formula_assert_says (simpler, grid, "compact");
      test_formula_assert_says (minimal, grid, "compact");
    }
}

/* Irregular regions of which only the pairs are said. Several maps may say the same: then
 * either is right. */
static void
test_regions_by_pairs (void)
{
  guint n_others = 0;

  for (guint seed = 0; seed < (TEST_SANITIZED ? 10 : 60); seed++)
    {
      guint side = 4 + seed % 7;
      SudokuRandom random;
      g_autoptr (SudokuGeometry) plain = sudoku_geometry_new_plain (side, FALSE, NULL);
      g_autoptr (SudokuRule) rule = NULL;
      g_autoptr (SudokuGeometry) geometry = NULL;
      g_autoptr (SudokuGrid) grid = NULL;
      g_autoptr (SudokuGrid) found = NULL;
      g_autoptr (GPtrArray) formula = NULL;
      g_autoptr (GPtrArray) said = NULL;
      g_autoptr (GError) error = NULL;

      sudoku_random_init (&random, seed);
      rule = sudoku_regions_random (plain, 0.1 * (seed % 11), &random);
      geometry = sudoku_geometry_add_rules (plain, &rule, 1, NULL);
      grid = sudoku_grid_new (geometry);
      formula = test_formula_new (grid, "minimal", "original");
      found = test_formula_recognise (formula, NULL, &error);
      g_assert_no_error (error);
      if (sudoku_geometry_equal (sudoku_grid_get_geometry (found), geometry))
        continue;
      n_others++;
      said = test_formula_new (found, "minimal", "original");
      test_formula_assert_equivalent (formula, said);
    }
  g_test_message ("%u others", n_others);
  g_assert_cmpuint (n_others, <, 15);
}

/* Whichever kinds of rules are said: exactly what implies all is taken. */
static void
check_kinds (const TestShape *shape,
             guint seed)
{
  g_autoptr (SudokuGrid) grid = test_random_grid (shape, seed);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "full", "compact");

  if (test_shape_get_side (shape) > 12)
    return;
  for (guint rules = 0; rules < 16; rules++)
    {
      guint kinds = rules | 1u << SUDOKU_CLAUSE_GIVEN;
      g_autoptr (GPtrArray) formula = test_formula_new_of_kinds (cnf, kinds);
      guint cells_first = 1u << SUDOKU_CLAUSE_CELL_AT_LEAST | 1u << SUDOKU_CLAUSE_HOUSE_AT_MOST;
      guint houses_first = 1u << SUDOKU_CLAUSE_CELL_AT_MOST | 1u << SUDOKU_CLAUSE_HOUSE_AT_LEAST;

      if ((rules & cells_first) == cells_first || (rules & houses_first) == houses_first)
        test_formula_assert_says (formula, grid, "compact");
      else
        test_formula_assert_refused (formula, NULL);
    }
}

static void
test_kinds (void)
{
  test_formula_for_all_shapes (check_kinds);
}

static int
decimal_from_zero (guint side,
                   guint row,
                   guint column,
                   guint value)
{
  return (int)((row - 1) * 100 + (column - 1) * 10 + value);
}

static int
by_hundreds (guint side,
             guint row,
             guint column,
             guint value)
{
  return (int)(row * 10000 + column * 100 + value);
}

static int
value_first (guint side,
             guint row,
             guint column,
             guint value)
{
  return (int)(((value - 1) * side + row - 1) * side + column);
}

static int
value_second (guint side,
              guint row,
              guint column,
              guint value)
{
  return (int)(100000 + (row * 20 + value) * 20 + column);
}

/* Formulas of others, which number otherwise. */
static void
check_numberings (const TestShape *shape,
                  guint seed)
{
  static int (*const functions[]) (guint, guint, guint, guint) = {
    decimal_from_zero,
    by_hundreds,
    value_first,
    value_second,
  };
  g_autoptr (SudokuGrid) grid = test_random_grid (shape, seed);
  guint side = test_shape_get_side (shape);
  const SudokuNumbering *compact = sudoku_numbering_find ("compact");

  /* Without boxes and diagonals rows, columns and values can't be told apart. */
  for (gsize i = 0; i < G_N_ELEMENTS (functions); i++)
    {
      g_autoptr (GPtrArray) formula = test_formula_new (grid, "simpler", "compact");

      if ((i == 0 && side > 9) || (i > 1 && shape->rows == 1) || (i == 2 && shape->diagonals))
        continue;
      for (guint k = 0; k < formula->len; k++)
        for (guint l = 0; l < ((GArray *)formula->pdata[k])->len; l++)
          {
            int *literal = &g_array_index ((GArray *)formula->pdata[k], int, l);
            guint row = 0, column = 0, value = 0;

            compact->meaning (side, ABS (*literal), &row, &column, &value);
            *literal = (*literal > 0 ? 1 : -1) * functions[i](side, row, column, value);
          }
      test_formula_assert_says (formula, grid, NULL);
    }
}

static void
test_numberings (void)
{
  test_formula_for_all_shapes (check_numberings);
}

/* Written as a Python program of the world does: the givens first, cells at least one, rows,
 * columns and boxes at most one by pairs, some of them twice, and a header that announces more
 * than there is. */
static void
append_pair (GString *text,
             guint value,
             guint a,
             guint b)
{
  g_string_append_printf (text, "-%u -%u 0\n", (a / 9 + 1) * 100 + (a % 9 + 1) * 10 + value,
                          (b / 9 + 1) * 100 + (b % 9 + 1) * 10 + value);
}

static void
test_over_declared (void)
{
  g_autoptr (GString) text = g_string_new ("c over-declared\np cnf 999 999999\n123 0\n995 0\n");
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (GError) error = NULL;
  const SudokuFormat *used = NULL;

  for (guint cell = 0; cell < 81; cell++)
    {
      for (guint value = 1; value <= 9; value++)
        g_string_append_printf (text, "%u ", (cell / 9 + 1) * 100 + (cell % 9 + 1) * 10 + value);
      g_string_append (text, " 0\nc a comment\n");
    }
  for (guint value = 1; value <= 9; value++)
    for (guint a = 0; a < 81; a++)
      for (guint b = a + 1; b < 81; b++)
        {
          if (a / 9 == b / 9)
            append_pair (text, value, a, b);
          if (a % 9 == b % 9)
            append_pair (text, value, b, a);
          if (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3)
            append_pair (text, value, a, b);
        }
  grid = test_format_read (NULL, "t", text->str, text->len, NULL, &used, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (used->id, ==, "cnf");
  g_assert_cmpuint (sudoku_geometry_get_box_rows (sudoku_grid_get_geometry (grid)), ==, 3);
  g_assert_cmpuint (sudoku_grid_get_value (grid, 1), ==, 3);
  g_assert_cmpuint (sudoku_grid_get_value (grid, 80), ==, 5);
  g_assert_cmpuint (sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN), ==, 2);
}

/* What the givens rule out may be said, and nothing else. */
static void
test_denials (void)
{
  static const TestShape shape = { 2, 3, FALSE };
  g_autoptr (SudokuGeometry) geometry = test_shape_make (&shape);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (GPtrArray) formula = NULL;

  sudoku_grid_set (grid, 0, 4, SUDOKU_ORIGIN_GIVEN);
  formula = test_formula_new (grid, "full", "original");
  /* The cell itself, its row, its column, its box. */
  test_formula_add (formula, (int[]){ -112 }, 1);
  test_formula_add (formula, (int[]){ -164 }, 1);
  test_formula_add (formula, (int[]){ -614 }, 1);
  test_formula_add (formula, (int[]){ -234 }, 1);
  test_formula_assert_says (formula, grid, "original");
  test_formula_add (formula, (int[]){ -244 }, 1);
  test_formula_assert_refused (formula, "t: clause 2310 (-244 0) rules out 4 in row 2 column 4, "
                                        "but no given does: a grid can’t express that");
}

/* Formulas of the shared data, by the name of what they say. */
static const struct
{
  const char *file;
  const char *line;
} files[] = {
  { "cnf/four4.dec.cnf", "1.....2..3......" },
  { "cnf/sudopedia_unsolvable_square.dec.cnf",
    "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3.." },
};

static void
test_files (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      gsize length = 0;
      g_autofree char *text = test_data_load (files[i].file, &length);
      const SudokuFormat *used = NULL;
      g_autofree char *line = NULL;
      g_autoptr (SudokuGrid) grid = NULL;
      g_autoptr (GError) error = NULL;

      if (text == NULL)
        return;
      grid = test_format_read (NULL, "t", text, length, NULL, &used, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (used->id, ==, "cnf");
      line = test_format_write (sudoku_format_find ("line"), grid, &error);
      g_assert_cmpstr (g_strchomp (line), ==, files[i].line);
    }
}

/* A formula longer than a text of any other format, through a stream as files are read. */
static void
test_large (void)
{
  static const TestShape shape = { 5, 5, FALSE };
  g_autoptr (SudokuGrid) grid = test_random_grid (&shape, 1);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "full", "original");
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  g_autoptr (SatDimacsWriter) writer =
    sat_dimacs_writer_new (out, sudoku_cnf_get_n_variables (cnf), sudoku_cnf_get_n_clauses (cnf),
                           NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GInputStream) in = NULL;
  g_autoptr (SudokuReader) reader = NULL;
  g_autoptr (SudokuGrid) found = NULL;
  g_autoptr (GError) error = NULL;

  sudoku_cnf_stream (cnf, sat_dimacs_writer_get_sink (writer), NULL, &error);
  g_assert_true (sat_dimacs_writer_finish (writer, &error));
  g_output_stream_close (out, NULL, NULL);
  bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (out));
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 9 << 20);
  in = g_memory_input_stream_new_from_bytes (bytes);
  reader = sudoku_reader_new (in, "t", NULL, NULL);
  found = test_reader_next (reader, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (sudoku_reader_get_format (reader)->id, ==, "cnf");
  g_assert_true (sudoku_geometry_equal (sudoku_grid_get_geometry (found),
                                        sudoku_grid_get_geometry (grid)));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    g_assert_cmpuint (sudoku_grid_get_value (found, cell), ==, sudoku_grid_get_fixed (grid, cell));
  g_clear_pointer (&found, sudoku_grid_free);
  found = test_reader_next (reader, NULL, &error);
  g_assert_no_error (error);
  g_assert_null (found);
}

static void
test_cancelled (void)
{
  g_autoptr (SudokuGrid) grid = test_random_grid (&test_shapes[0], 1);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "full", "original");
  g_autoptr (SatClauses) clauses = test_collect_clauses (cnf);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_recognise_clauses ("t", clauses, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/recognise/round-trip", test_round_trip);
  g_test_add_func ("/sudoku/recognise/rules", test_rules_round_trip);
  g_test_add_func ("/sudoku/recognise/rules-large", test_rules_large);
  g_test_add_func ("/sudoku/recognise/regions-by-pairs", test_regions_by_pairs);
  g_test_add_func ("/sudoku/recognise/kinds", test_kinds);
  g_test_add_func ("/sudoku/recognise/numberings", test_numberings);
  g_test_add_func ("/sudoku/recognise/over-declared", test_over_declared);
  g_test_add_func ("/sudoku/recognise/denials", test_denials);
  g_test_add_func ("/sudoku/recognise/files", test_files);
  g_test_add_func ("/sudoku/recognise/large", test_large);
  g_test_add_func ("/sudoku/recognise/cancelled", test_cancelled);
  return g_test_run ();
}
