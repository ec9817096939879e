/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How hard puzzles are: against a second, plain implementation of the steps, and against what does
 * not change how hard a puzzle is. */

#include <sudoku-candidates.h>
#include <sudoku-generate.h>
#include <sudoku-rate.h>

#include "test-brute.h"
#include "test-data.h"
#include "test-frames.h"
#include "test-grid.h"
#include "test-rate.h"
#include "test-shapes.h"

static SudokuGrid *
make_puzzle (SudokuGeometry *geometry,
             guint64 seed,
             guint n_givens)
{
  SudokuGenerateOptions options = {
    .geometry = geometry, .unique = TRUE, .seed = seed, .n_givens = n_givens
  };
  g_autoptr (GError) error = NULL;
  SudokuGrid *puzzle = sudoku_generate (&options, NULL, NULL, &error);

  g_assert_no_error (error);
  return puzzle;
}

static void
check_plain (const TestShape *shape,
             guint n_puzzles,
             guint n[SUDOKU_N_DIFFICULTIES])
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  guint n_cells = sudoku_geometry_get_n_cells (geometry);

  for (guint seed = 1; seed <= n_puzzles; seed++)
    {
      g_autoptr (SudokuGrid) puzzle = make_puzzle (geometry, seed, seed % (n_cells / 2));
      SudokuDifficulty difficulty = sudoku_rate (puzzle);

      g_assert_cmpint (difficulty, ==, test_rate (puzzle));
      g_assert_cmpint (difficulty, ==, sudoku_rate_by_phases (puzzle));
      n[difficulty]++;
    }
}

/* With few givens and with many, so that every difficulty comes up. */
static void
test_plain (void)
{
  static const struct
  {
    TestShape shape;
    guint n_puzzles;
  } shapes[] = {
    { { 3, 3, FALSE }, 400 },
    { { 3, 3, TRUE }, 400 },
    { { 2, 3, FALSE }, 200 },
    { { 3, 2, TRUE }, 200 },
    { { 2, 5, TRUE }, 40 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      guint n[SUDOKU_N_DIFFICULTIES] = { 0 };

      check_plain (&shapes[i].shape, shapes[i].n_puzzles, n);
      g_assert_cmpuint (n[SUDOKU_DIFFICULTY_UNKNOWN], ==, 0);
      for (guint k = SUDOKU_DIFFICULTY_TRIVIAL; k < SUDOKU_N_DIFFICULTIES && i < 2; k++)
        g_assert_cmpuint (n[k], >, 0);
    }
}

/* Thinned out, as making them takes long: some have several solutions. */
static void
test_plain_large (void)
{
  static const TestShape shapes[] = { { 3, 4, FALSE }, { 4, 4, FALSE }, { 4, 4, TRUE } };
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (gsize i = 0; i < 12 * G_N_ELEMENTS (shapes); i++)
    {
      const TestShape *shape = &shapes[i % G_N_ELEMENTS (shapes)];
      g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
      g_autoptr (SudokuGrid) full = sudoku_generate_full (geometry, i, NULL, NULL);
      g_autoptr (SudokuGrid) puzzle = test_thin_out (full, rand, 0.5 + 0.01 * (double)(i % 5));

      g_assert_cmpint (sudoku_rate (puzzle), ==, test_rate (puzzle));
      g_assert_cmpint (sudoku_rate_by_phases (puzzle), ==, test_rate (puzzle));
    }
}

/* Rows for columns and other numbers are the same puzzle. */
static void
test_same (void)
{
  static const struct
  {
    guint rows, columns;
    gboolean diagonals;
  } shapes[] = {
    { 2, 2, FALSE },
    { 2, 3, FALSE },
    { 3, 3, TRUE },
    { 3, 4, FALSE },
    { 4, 4, FALSE },
  };

  for (guint seed = 0; seed < 50; seed++)
    {
      gsize i = seed % G_N_ELEMENTS (shapes);
      g_autoptr (SudokuGeometry) geometry =
        sudoku_geometry_new (shapes[i].rows, shapes[i].columns, shapes[i].diagonals, NULL);
      g_autoptr (SudokuGeometry) turned =
        sudoku_geometry_new (shapes[i].columns, shapes[i].rows, shapes[i].diagonals, NULL);
      guint side = sudoku_geometry_get_side (geometry);
      g_autoptr (SudokuGrid) puzzle = make_puzzle (geometry, seed, seed % 3 * side * side / 4);
      g_autoptr (SudokuGrid) other = sudoku_grid_new (turned);

      for (guint cell = 0; cell < side * side; cell++)
        if (sudoku_grid_get_value (puzzle, cell) > 0)
          sudoku_grid_set (other, cell % side * side + cell / side,
                           (sudoku_grid_get_value (puzzle, cell) + seed) % side + 1,
                           SUDOKU_ORIGIN_GIVEN);
      g_assert_cmpint (sudoku_rate (puzzle), ==, sudoku_rate (other));
    }
}

/* Only what is given counts; with several solutions, or none, something must be tried. */
static void
test_edges (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) full =
    test_grid_from_line (geometry, "1234341221434321", FALSE);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
  g_autoptr (SudokuGrid) broken =
    test_grid_from_line (geometry, "11..............", FALSE);

  g_assert_cmpint (sudoku_rate (full), ==, SUDOKU_DIFFICULTY_TRIVIAL);
  g_assert_cmpint (sudoku_rate (empty), ==, SUDOKU_DIFFICULTY_DIABOLICAL);
  g_assert_cmpint (sudoku_rate (broken), ==, SUDOKU_DIFFICULTY_DIABOLICAL);
  sudoku_grid_set (full, 5, 4, SUDOKU_ORIGIN_ENTRY);
  g_assert_cmpint (sudoku_rate (full), ==, SUDOKU_DIFFICULTY_TRIVIAL);
}

/* Puzzles that were sorted by others. */
static void
test_banks (void)
{
  static const struct
  {
    const char *file;
    SudokuDifficulty least, most;
  } banks[] = {
    { "9x9/bank_easy_100.txt", SUDOKU_DIFFICULTY_TRIVIAL, SUDOKU_DIFFICULTY_EASY },
    { "9x9/bank_diabolical_100.txt", SUDOKU_DIFFICULTY_DIABOLICAL, SUDOKU_DIFFICULTY_DIABOLICAL },
  };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (banks); i++)
    {
      g_autofree char *text = test_data_load (banks[i].file, NULL);
      g_auto (GStrv) lines = text != NULL ? g_strsplit (text, "\n", -1) : NULL;

      if (text == NULL)
        return;
      for (guint k = 0; lines[k] != NULL && lines[k][0] != '\0'; k++)
        {
          g_autofree char *line = g_strndup (lines[k], 81);
          g_autoptr (SudokuGrid) puzzle = test_grid_from_line (geometry, line, FALSE);
          SudokuDifficulty difficulty = sudoku_rate (puzzle);

          g_assert_cmpint (difficulty, >=, banks[i].least);
          g_assert_cmpint (difficulty, <=, banks[i].most);
        }
    }
}

/* Under every rule, what follows by propagation needs no trying. */
static void
test_rules_too (void)
{
  static const TestFrame frame = { 9, 3 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  guint n_solved = 0;

  for (gsize i = 0; i < test_n_frame_rules; i++)
    for (guint seed = 0; seed < 6; seed++)
      {
        g_autoptr (SudokuGeometry) geometry = test_frame_make (&frame, test_frame_rules[i], rand);
        SudokuGenerateOptions options = {
          .geometry = geometry,
          .unique = TRUE,
          .seed = seed,
          .n_givens = 28,
        };
        g_autoptr (SudokuGrid) puzzle = sudoku_generate (&options, NULL, NULL, NULL);
        g_autoptr (SudokuCandidates) candidates = sudoku_candidates_new (puzzle);

        g_assert_true (sudoku_candidates_propagate (candidates));
        if (sudoku_candidates_get_n_open (candidates) > 0)
          continue;
        n_solved++;
        g_assert_cmpint (sudoku_rate (puzzle), <, SUDOKU_DIFFICULTY_DIABOLICAL);
      }
  g_assert_cmpuint (n_solved, >, 20);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/rate/plain", test_plain);
  g_test_add_func ("/sudoku/rate/plain-large", test_plain_large);
  g_test_add_func ("/sudoku/rate/same", test_same);
  g_test_add_func ("/sudoku/rate/edges", test_edges);
  g_test_add_func ("/sudoku/rate/rules", test_rules_too);
  g_test_add_func ("/sudoku/rate/banks", test_banks);
  return g_test_run ();
}
