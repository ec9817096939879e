/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sat-error.h>
#include <sudoku-generate.h>
#include <sudoku-solve.h>

#include <stdlib.h>

#include "test-brute.h"
#include "test-config.h"
#include "test-data.h"
#include "test-grid.h"
#include "test-shapes.h"

static guint64
count (const SudokuGrid *grid,
       guint64 limit)
{
  g_autoptr (GError) error = NULL;
  guint64 n = G_MAXUINT64;
  gboolean complete = FALSE;

  g_assert_true (sudoku_count (grid, limit, NULL, &n, &complete, &error));
  g_assert_no_error (error);
  g_assert_true (complete);
  return n;
}

/* Checks that sudoku_solve() and sudoku_check() say that there are @expected solutions;
 * more than two are "several". */
static void
assert_number (const SudokuGrid *grid,
               guint64 expected)
{
  g_autoptr (SudokuGrid) one = NULL, other = NULL;
  g_autoptr (GError) error = NULL;
  SudokuVerdict solved = sudoku_solve (grid, NULL, &one, NULL, &error);
  SudokuVerdict checked = sudoku_check (grid, NULL, &other, NULL, &error);

  g_assert_no_error (error);
  if (expected == 0)
    {
      g_assert_true (solved == SUDOKU_VERDICT_NO_SOLUTION || solved == SUDOKU_VERDICT_CONFLICT);
      g_assert_cmpint (checked, ==, solved);
      g_assert_null (one);
      g_assert_null (other);
      return;
    }
  g_assert_true (solved == SUDOKU_VERDICT_SOLVABLE ||
                 (solved == SUDOKU_VERDICT_UNIQUE && expected == 1));
  g_assert_cmpint (checked, ==, expected == 1 ? SUDOKU_VERDICT_UNIQUE : SUDOKU_VERDICT_SEVERAL);
  test_assert_solves (one, grid);
  test_assert_solves (other, grid);
}

static void
test_counts (void)
{
  for (gsize i = 0; i < test_n_known_counts; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_known_counts[i].shape);
      g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);

      g_assert_cmpuint (count (empty, 0), ==, test_known_counts[i].n_grids);
      assert_number (empty, test_known_counts[i].n_grids);
    }
}

/* Random puzzles of all shapes, some with a wrong value, against brute force. */
static void
test_against_brute_force (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  guint n_by_number[3] = { 0 };

  for (gsize i = 0; i < test_n_shapes; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);
      g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
      g_autoptr (SudokuGrid) solution = NULL;

      g_assert_cmpint (sudoku_solve (empty, NULL, &solution, NULL, NULL), ==,
                       SUDOKU_VERDICT_SOLVABLE);
      for (guint round = 0; round < (TEST_SANITIZED ? 10 : 40); round++)
        {
          g_autoptr (SudokuGrid) puzzle = test_thin_out (solution, rand,
                                                         round % 4 == 0 ? 0.7 : 0.5);
          guint cell = (guint)g_rand_int_range (rand, 0, (gint32)sudoku_grid_get_n_cells (puzzle));
          guint value = (guint)g_rand_int_range (rand, 1,
                                                 (gint32)sudoku_grid_get_side (puzzle) + 1);
          guint64 expected;

          if (round % 3 == 1)
            sudoku_grid_set (puzzle, cell, value, SUDOKU_ORIGIN_ENTRY);
          expected = test_brute_count (puzzle, 100);
          n_by_number[MIN (expected, 2)]++;
          assert_number (puzzle, expected);
          g_assert_cmpuint (count (puzzle, 100), ==, expected);
        }
    }
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (n_by_number[i], >=, 20);
}

/* Answers in the grid are neither kept nor in the way; entries are. */
static void
test_origins (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGrid) solution = NULL;
  SudokuSolveStats stats;

  sudoku_grid_set (grid, 0, 4, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 1, 5, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 2, 4, SUDOKU_ORIGIN_ANSWER);
  g_assert_cmpint (sudoku_solve (grid, NULL, &solution, &stats, NULL), ==, SUDOKU_VERDICT_SOLVABLE);
  test_assert_solves (solution, grid);
  g_assert_cmpuint (stats.n_fixed, ==, 2);
  g_assert_cmpuint (stats.n_entries, ==, 1);
  g_assert_cmpint (sudoku_grid_get_origin (solution, 2), ==, SUDOKU_ORIGIN_ANSWER);
  g_assert_cmpuint (sudoku_grid_get_value (solution, 2), !=, 4);
  g_assert_cmpuint (sudoku_grid_count (solution, SUDOKU_ORIGIN_ANSWER), ==, 34);

  sudoku_grid_set (grid, 2, 4, SUDOKU_ORIGIN_ENTRY);
  g_assert_cmpint (sudoku_check (grid, NULL, NULL, NULL, NULL), ==, SUDOKU_VERDICT_CONFLICT);
}

/* Thirteen values for twelve cells: told by Hall's test, which no solver would. */
static void
test_pigeonhole (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (6, 6, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  SudokuSolveStats stats;

  /* The first row has its cells 0…23 outside of reach of 1…13: they stand in the rows
   * below, in the boxes above 0…11, and in the columns 12…23. */
  for (guint value = 1; value <= 12; value++)
    {
      sudoku_grid_set (grid, (1 + (value - 1) / 6) * 36 + (value - 1) % 6, value,
                       SUDOKU_ORIGIN_GIVEN);
      sudoku_grid_set (grid, (3 + (value - 1) / 6) * 36 + 6 + (value - 1) % 6, value,
                       SUDOKU_ORIGIN_GIVEN);
    }
  sudoku_grid_set (grid, 5 * 36, 13, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 2 * 36 + 6, 13, SUDOKU_ORIGIN_GIVEN);
  for (guint column = 12; column < 24; column++)
    sudoku_grid_set (grid, column, 14 + column - 12, SUDOKU_ORIGIN_GIVEN);
  g_assert_cmpint (sudoku_check (grid, NULL, NULL, &stats, NULL), ==, SUDOKU_VERDICT_NO_SOLUTION);
  g_assert_true (stats.hall);
  g_assert_cmpuint (stats.conflicts, ==, 0);
}

/* Propagation that ends in a contradiction has not filled all the rest. */
static void
test_stats_of_contradiction (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (
    geometry, "12345678.........9...............................................................",
    FALSE);
  SudokuSolveStats stats;

  g_assert_cmpint (sudoku_solve (grid, NULL, NULL, &stats, NULL), ==, SUDOKU_VERDICT_NO_SOLUTION);
  g_assert_cmpuint (stats.n_fixed, ==, 9);
  g_assert_cmpuint (stats.n_propagated, ==, 0);
}

static void
test_cancelled (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (6, 6, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  SudokuTask task = { .cancellable = cancellable };
  guint64 n;

  g_cancellable_cancel (cancellable);
  g_assert_cmpint (sudoku_check (grid, &task, NULL, NULL, &error), ==, SUDOKU_VERDICT_UNKNOWN);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_assert_false (sudoku_count (grid, 0, &task, &n, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
test_time_limit (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (GError) error = NULL;
  SudokuTask task = { .time_limit = 0.02 };
  gboolean complete = TRUE;
  guint64 n;

  g_assert_true (sudoku_count (grid, 0, &task, &n, &complete, &error));
  g_assert_no_error (error);
  g_assert_false (complete);
  g_assert_cmpuint (n, >, 0);
}

/* Each line: puzzle, a separator, the expected number, a separator, a solution. */
static void
check_file (const char *name,
            const char *separators,
            int puzzle_field,
            int number_field,
            int solution_field)
{
  g_autofree char *text = test_data_load (name, NULL);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_auto (GStrv) lines = NULL;
  guint n_puzzles = 0;

  if (text == NULL)
    return;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit_set (g_strchomp (lines[i]), separators, -1);
      int n_fields = (int)g_strv_length (fields);
      g_autoptr (SudokuGrid) puzzle = NULL, solution = NULL;
      guint64 expected;

      if (n_fields <= puzzle_field || strlen (fields[puzzle_field]) != 81)
        continue;
      puzzle = test_grid_from_line (geometry, fields[puzzle_field], FALSE);
      expected = number_field < 0 ? 1 : strtoull (fields[number_field], NULL, 10);
      g_assert_cmpuint (count (puzzle, expected + 1), ==, expected);
      assert_number (puzzle, expected);
      n_puzzles++;
      if (expected != 1 || solution_field < 0)
        continue;
      sudoku_solve (puzzle, NULL, &solution, NULL, NULL);
      for (guint cell = 0; cell < 81; cell++)
        g_assert_cmpuint (sudoku_grid_get_value (solution, cell), ==,
                          (guint)(fields[solution_field][cell] - '0'));
    }
  g_assert_cmpuint (n_puzzles, >, 5);
}

static void
test_shared_9x9 (void)
{
  check_file ("9x9/17clue_every100th.sdm", " ", 0, -1, -1);
  check_file ("9x9/bank_easy_100.txt", " ", 0, -1, 1);
  check_file ("9x9/bank_medium_100.txt", " ", 0, -1, 1);
  check_file ("9x9/bank_hard1_100.txt", " ", 0, -1, 1);
  check_file ("9x9/bank_hard2_100.txt", " ", 0, -1, 1);
  check_file ("9x9/bank_diabolical_100.txt", " ", 0, -1, 1);
  check_file ("9x9/norvig_easy50.tsv", "\t", 0, 2, 3);
  check_file ("9x9/norvig_top95.tsv", "\t", 0, 2, 3);
  check_file ("9x9/norvig_hardest.tsv", "\t", 0, 2, 3);
  check_file ("9x9/se_rated_sample.txt", " ", 1, -1, -1);
  check_file ("9x9/tdoku_test_puzzles.txt", ":", 0, 1, 2);
}

/* name, puzzle, "many" or the number of solutions, note */
static void
test_shared_invalid (void)
{
  g_autofree char *text = test_data_load ("invalid/sudopedia.tsv", NULL);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_auto (GStrv) lines = NULL;
  guint n_puzzles = 0;

  if (text == NULL)
    return;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 1; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      g_autoptr (SudokuGrid) puzzle = test_grid_from_line (geometry, fields[1], FALSE);
      gboolean many = g_strcmp0 (fields[2], "many") == 0;
      guint64 expected = many ? 1000 : strtoull (fields[2], NULL, 10);

      g_assert_cmpuint (count (puzzle, 1000), ==, expected);
      assert_number (puzzle, expected);
      n_puzzles++;
    }
  g_assert_cmpuint (n_puzzles, >=, 15);
}

/* Those that take no more than a second or two; by what the files say of them. */
static void
test_shared_large (void)
{
  static const struct
  {
    const char *name;
    gboolean unique;
  } files[] = {
    { "large/other/stianmas_6x6.grid", FALSE },
    { "large/other/taychatha_6x6.grid", FALSE },
    { "large/other/lkwaerst_Su.grid", TRUE },
    { "large/other/taychatha_8x8.grid", TRUE },
    { "large/other/taychatha_10x10.grid", TRUE },
    { "large/other/aisudoku_12x12_sample1_grp1.grid", FALSE },
    { "large/other/tsdevictor_puzzlesLarge_001_12x12.grid", TRUE },
    { "large/other/tsdevictor_puzzlesLarge_002_12x12.grid", TRUE },
    { "large/gecode/sudoku_p34.grid", TRUE },
    { "large/gecode/sudoku_p62.grid", TRUE },
    { "large/gecode/sudoku_p88.grid", TRUE },
    { "large/gecode/sudoku_p90.grid", TRUE },
    { "large/gecode/sudoku_p20.grid", TRUE },
    { "large/other/bnguyen_36x36.grid", TRUE },
    { "large/other/khoivn_sudoku_36x36.grid", FALSE },
    { "large/other/emily_solved_64x64_Sudoku_Board.sol.grid", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (SudokuGrid) puzzle = test_grid_load (files[i].name);
      g_autoptr (SudokuGrid) solution = NULL;

      if (puzzle == NULL)
        return;
      g_assert_cmpint (sudoku_check (puzzle, NULL, &solution, NULL, NULL), ==,
                       files[i].unique ? SUDOKU_VERDICT_UNIQUE : SUDOKU_VERDICT_SEVERAL);
      test_assert_solves (solution, puzzle);
    }
}

/* Large grids with nothing or next to nothing in them, and without boxes or with
 * diagonals. */
static void
test_sparse (void)
{
  static const struct
  {
    TestShape shape;
    double density;
  } cases[] = {
    { { 7, 7, FALSE }, 0 },
    { { 7, 7, TRUE }, 0.002 },
    { { 6, 7, FALSE }, 0.05 },
    { { 1, 41, TRUE }, 0.05 },
    { { 1, 40, FALSE }, 0.05 },
    { { 10, 10, FALSE }, 0 },
    { { 10, 10, FALSE }, 0.75 },
    { { 8, 10, FALSE }, 0.8 },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&cases[i].shape);
      g_autoptr (SudokuGrid) full = sudoku_generate_full (geometry, i, NULL, NULL);
      g_autoptr (SudokuGrid) puzzle = test_thin_out (full, rand, cases[i].density);
      g_autoptr (SudokuGrid) one = NULL, other = NULL;
      SudokuVerdict verdict = sudoku_solve (puzzle, NULL, &one, NULL, NULL);

      g_assert_true (verdict == SUDOKU_VERDICT_SOLVABLE || verdict == SUDOKU_VERDICT_UNIQUE);
      test_assert_solves (one, puzzle);
      verdict = sudoku_check (puzzle, NULL, &other, NULL, NULL);
      g_assert_true (verdict == SUDOKU_VERDICT_SEVERAL || cases[i].density > 0.7);
      test_assert_solves (other, puzzle);
    }
}

static void
cancel_cb (const SudokuProgress *progress,
           gpointer user_data)
{
  if (progress->stage == SUDOKU_STAGE_SEARCH && progress->conflicts > 0)
    g_cancellable_cancel (user_data);
}

/* In the middle of a search that would never end: 49×49 in the hard band. */
static void
test_cancelled_on_the_way (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (7, 7, FALSE, NULL);
  g_autoptr (SudokuGrid) full = sudoku_generate_full (geometry, 1, NULL, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (SudokuGrid) puzzle = test_thin_out (full, rand, 0.47);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  SudokuTask task = {
    .cancellable = cancellable,
    .progress = cancel_cb,
    .progress_data = cancellable,
  };
  g_autoptr (SudokuGrid) solution = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (sudoku_check (puzzle, &task, &solution, NULL, &error), ==,
                   SUDOKU_VERDICT_UNKNOWN);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (solution);
}

typedef struct
{
  guint n_told;
  guint64 count;
} Counted;

static void
counted_cb (const SudokuProgress *progress,
            gpointer user_data)
{
  Counted *self = user_data;

  if (progress->stage != SUDOKU_STAGE_COUNT)
    return;
  g_assert_cmpuint (progress->count, >=, self->count);
  self->count = progress->count;
  self->n_told++;
}

/* How many were found so far is told, by each of the ways to count, and never becomes less. */
static void
test_counting_told (void)
{
  static const struct
  {
    guint box_side;
    guint64 limit;
  } cases[] = { { 3, 200000 }, { 5, 20 } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuGeometry) geometry =
        sudoku_geometry_new (cases[i].box_side, cases[i].box_side, FALSE, NULL);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      Counted counted = { 0 };
      const SudokuTask task = { .progress = counted_cb, .progress_data = &counted };
      g_autoptr (GError) error = NULL;
      guint64 n_solutions = 0;

      g_assert_true (sudoku_count (grid, cases[i].limit, &task, &n_solutions, NULL, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (n_solutions, ==, cases[i].limit);
      g_assert_cmpuint (counted.n_told, >, 1);
      g_assert_cmpuint (counted.count, >, 1);
    }
}

/* That there is not enough memory is neither a number nor a matter of time. */
static void
test_count_memory (void)
{
  const TestShape shape = { 6, 6, FALSE };
  g_autoptr (SudokuGeometry) geometry = test_shape_make (&shape);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (GError) error = NULL;
  guint64 n = 0;
  gboolean complete = TRUE;

  g_setenv ("SATDOKU_MEMORY_LIMIT", "1000000", TRUE);
  g_assert_false (sudoku_count (grid, 2, NULL, &n, &complete, &error));
  g_assert_error (error, SAT_ERROR, SAT_ERROR_MEMORY);
  g_assert_false (complete);
  g_unsetenv ("SATDOKU_MEMORY_LIMIT");
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/solve/known-counts", test_counts);
  g_test_add_func ("/sudoku/solve/against-brute-force", test_against_brute_force);
  g_test_add_func ("/sudoku/solve/counting-told", test_counting_told);
  g_test_add_func ("/sudoku/solve/origins", test_origins);
  g_test_add_func ("/sudoku/solve/pigeonhole", test_pigeonhole);
  g_test_add_func ("/sudoku/solve/stats-of-contradiction", test_stats_of_contradiction);
  g_test_add_func ("/sudoku/solve/cancelled", test_cancelled);
  g_test_add_func ("/sudoku/solve/time-limit", test_time_limit);
  g_test_add_func ("/sudoku/solve/shared-9x9", test_shared_9x9);
  g_test_add_func ("/sudoku/solve/shared-invalid", test_shared_invalid);
  g_test_add_func ("/sudoku/solve/shared-large", test_shared_large);
  g_test_add_func ("/sudoku/solve/sparse", test_sparse);
  g_test_add_func ("/sudoku/solve/cancelled-on-the-way", test_cancelled_on_the_way);
  g_test_add_func ("/sudoku/solve/count-memory", test_count_memory);
  return g_test_run ();
}
