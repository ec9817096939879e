/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <sudoku-error.h>
#include <sudoku-generate.h>
#include <sudoku-pattern-check.h>
#include <sudoku-rate.h>
#include <sudoku-solve.h>

#include "test-brute.h"
#include "test-frames.h"
#include "test-grid.h"
#include "test-minisat.h"
#include "test-shapes.h"

static SudokuPattern *
read_pattern (const char *text)
{
  g_autoptr (GError) error = NULL;
  SudokuPattern *pattern = sudoku_pattern_read ("pattern", text, strlen (text), &error);

  g_assert_no_error (error);
  return pattern;
}

static SudokuPattern *
make_random (guint side,
             double density,
             GRand *rand)
{
  SudokuPattern *pattern = sudoku_pattern_new (side);

  for (guint cell = 0; cell < side * side; cell++)
    sudoku_pattern_set (pattern, cell, g_rand_double (rand) < density);
  return pattern;
}

/* By brute force, or by another solver from the plain rules. */
static void
assert_unique (const SudokuGrid *puzzle)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (puzzle);
  g_autoptr (TestMinisat) minisat = NULL;

  if (sudoku_geometry_get_side (geometry) <= 6)
    {
      g_assert_cmpuint (test_brute_count (puzzle, 2), ==, 1);
      return;
    }
  if (!test_minisat_is_there ())
    return;
  minisat = test_minisat_new_plain (geometry);
  g_assert_cmpuint (test_minisat_count (minisat, puzzle, 2), ==, 1);
}

/* Givens stand in the pattern only, and all that go together do. */
static void
assert_fits (const SudokuGrid *puzzle,
             const SudokuPattern *pattern,
             const SudokuSymmetry *symmetry)
{
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (puzzle); cell++)
    {
      guint orbit[SUDOKU_ORBIT_MAX];
      guint n = symmetry->orbit (sudoku_grid_get_geometry (puzzle), cell, orbit);

      if (sudoku_grid_get_value (puzzle, cell) == 0)
        continue;
      g_assert_true (sudoku_pattern_has (pattern, cell));
      for (guint i = 0; i < n; i++)
        g_assert_cmpuint (sudoku_grid_get_value (puzzle, orbit[i]), >, 0);
    }
}

/* What is read is what was written, at every side. */
static void
test_text (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint side = SUDOKU_SIDE_MIN; side <= SUDOKU_SIDE_MAX; side++)
    {
      g_autoptr (SudokuPattern) pattern = make_random (side, 0.5, rand);
      g_autofree char *text = sudoku_pattern_write (pattern);
      g_autoptr (SudokuPattern) back = read_pattern (text);
      g_autoptr (SudokuPattern) copy = sudoku_pattern_copy (pattern);
      guint n = 0;

      for (const char *at = text; *at != '\0'; at++)
        n += *at == 'X';
      g_assert_cmpuint (strlen (text), ==, side * (side + 1));
      g_assert_cmpuint (sudoku_pattern_count (pattern), ==, n);
      g_assert_true (sudoku_pattern_equal (pattern, back));
      sudoku_pattern_set (copy, side, !sudoku_pattern_has (copy, side));
      g_assert_false (sudoku_pattern_equal (pattern, copy));
    }
}

/* At every shape, with every symmetry: in the pattern, unique, and the same again. */
static void
test_shapes_and_symmetries (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  gsize n_symmetries = 0;
  const SudokuSymmetry *symmetries = sudoku_symmetries (&n_symmetries);

  for (gsize i = 0; i < test_n_shapes; i++)
    for (gsize s = 0; s < n_symmetries; s++)
      {
        g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);
        g_autoptr (SudokuPattern) pattern =
          make_random (sudoku_geometry_get_side (geometry), s == 0 ? 0.6 : 0.95, rand);
        SudokuGenerateOptions options = {
          .geometry = geometry,
          .pattern = pattern,
          .symmetry = &symmetries[s],
          .unique = TRUE,
          .seed = s,
        };
        g_autoptr (GError) error = NULL;
        g_autoptr (SudokuGrid) puzzle = sudoku_generate (&options, NULL, NULL, &error);
        g_autoptr (SudokuGrid) again = sudoku_generate (&options, NULL, NULL, NULL);

        if (puzzle == NULL)
          {
            /* The smallest may have none; the test of all grids knows. */
            g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION);
            g_assert_cmpuint (sudoku_geometry_get_side (geometry), <=, 6);
            continue;
          }
        if (s % 3 == i % 3)
          assert_unique (puzzle);
        assert_fits (puzzle, pattern, &symmetries[s]);
        g_assert_true (sudoku_grid_equal (puzzle, again));
      }
}

/* Patterns that a random grid hardly ever suits. */
static void
test_sparse (void)
{
  static const char heart[] = ".XX...XX.\n"
                              "X..X.X..X\n"
                              "X...X...X\n"
                              "X.......X\n"
                              ".X.....X.\n"
                              ".X.....X.\n"
                              "..X...X..\n"
                              "...X.X...\n"
                              "....X....\n";
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuPattern) pattern = read_pattern (heart);
  SudokuGenerateOptions options = { .geometry = geometry, .pattern = pattern, .unique = TRUE };

  for (options.seed = 0; options.seed < 3; options.seed++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) puzzle = NULL;

      options.n_givens = options.seed == 0 ? sudoku_pattern_count (pattern) : 0;
      puzzle = sudoku_generate (&options, NULL, NULL, &error);
      g_assert_no_error (error);
      assert_unique (puzzle);
      assert_fits (puzzle, pattern, sudoku_symmetry_find ("none"));
      if (options.seed == 0)
        g_assert_cmpuint (sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN), ==, options.n_givens);
    }
}

/* Many cells that leave each other no choice, and now and then a second solution. */
static void
test_dense (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (4, 4, FALSE, NULL);
  g_autoptr (SudokuPattern) pattern = sudoku_pattern_new (16);
  SudokuGenerateOptions options = { .geometry = geometry, .pattern = pattern, .unique = TRUE };

  for (guint cell = 0; cell < 256; cell++)
    sudoku_pattern_set (pattern, cell, (cell / 16 + cell % 16) % 2 == 0);
  for (options.seed = 1; options.seed < 5; options.seed++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) puzzle = NULL;

      options.n_givens = 128;
      puzzle = sudoku_generate (&options, NULL, NULL, &error);
      g_assert_no_error (error);
      assert_fits (puzzle, pattern, sudoku_symmetry_find ("none"));
      g_assert_cmpint (sudoku_check (puzzle, NULL, NULL, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
    }
}

/* A level, a strategy and the number of givens are kept to in a pattern, too. */
static void
test_together (void)
{
  static const char frame[] = "XXX...XXX\n"
                              "X.......X\n"
                              "X..X.X..X\n"
                              "..X...X..\n"
                              "...X.X...\n"
                              "..X...X..\n"
                              "X..X.X..X\n"
                              "X.......X\n"
                              "XXX...XXX\n";
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuPattern) pattern = read_pattern (frame);
  SudokuGenerateOptions options = {
    .geometry = geometry,
    .pattern = pattern,
    .symmetry = sudoku_symmetry_find ("half-turn"),
    .unique = TRUE,
  };

  for (options.seed = 0; options.seed < 6; options.seed++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) puzzle = NULL;

      options.difficulty = options.seed % 2 == 0 ? SUDOKU_DIFFICULTY_EASY : SUDOKU_DIFFICULTY_HARD;
      options.strategy = sudoku_strategy_find (options.seed < 3 ? "minimal" : "bisection");
      options.n_givens = 26;
      puzzle = sudoku_generate (&options, NULL, NULL, &error);
      g_assert_no_error (error);
      assert_unique (puzzle);
      assert_fits (puzzle, pattern, options.symmetry);
      g_assert_cmpint (sudoku_rate (puzzle), ==, options.difficulty);
      g_assert_cmpuint (sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN), >=, 26);
    }
}

/* Without the demand for one solution there are just as many as wanted, as far as the pattern
 * reaches. */
static void
test_not_unique (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuPattern) pattern = make_random (6, 0.5, rand);
  SudokuGenerateOptions options = { .geometry = geometry, .pattern = pattern };
  guint n_cells = sudoku_pattern_count (pattern);

  for (options.n_givens = 1; options.n_givens <= n_cells + 1; options.n_givens++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) puzzle = sudoku_generate (&options, NULL, NULL, &error);

      if (options.n_givens > n_cells)
        {
          g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION);
          break;
        }
      g_assert_no_error (error);
      g_assert_cmpuint (sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN), ==, options.n_givens);
      assert_fits (puzzle, pattern, sudoku_symmetry_find ("none"));
    }
}

/* What gathers all grids of a shape. */
typedef struct
{
  GPtrArray *grids; /* of guint8 *: values by cell */
  guint n_cells;
} Gathering;

static gboolean
add_grid (const guint8 *values,
          gpointer user_data)
{
  Gathering *gathering = user_data;

  g_ptr_array_add (gathering->grids, g_memdup2 (values, gathering->n_cells));
  return TRUE;
}

static GPtrArray *
gather_grids (const SudokuGrid *empty)
{
  Gathering gathering = {
    .grids = g_ptr_array_new_with_free_func (g_free),
    .n_cells = sudoku_grid_get_n_cells (empty),
  };

  test_brute_force (empty, add_grid, &gathering);
  return gathering.grids;
}

/* Is there a grid that is the only one with its values in these cells? */
static gboolean
can_be_unique (const GPtrArray *grids,
               const SudokuPattern *pattern)
{
  guint side = sudoku_pattern_get_side (pattern);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer n_grids;

  for (guint i = 0; i < grids->len; i++)
    {
      const guint8 *grid = g_ptr_array_index (grids, i);
      g_autoptr (GString) key = g_string_new (NULL);
      guint n;

      for (guint cell = 0; cell < side * side; cell++)
        if (sudoku_pattern_has (pattern, cell))
          g_string_append_c (key, (char)('0' + grid[cell]));
      n = GPOINTER_TO_UINT (g_hash_table_lookup (seen, key->str));
      g_hash_table_insert (seen, g_strdup (key->str), GUINT_TO_POINTER (n + 1));
    }
  g_hash_table_iter_init (&iter, seen);
  while (g_hash_table_iter_next (&iter, NULL, &n_grids))
    if (GPOINTER_TO_UINT (n_grids) == 1)
      return TRUE;
  return FALSE;
}

/* What is said of a pattern is what all grids of a shape say, found by brute force. */
static void
check_pattern (SudokuGeometry *geometry,
               const GPtrArray *grids,
               const SudokuPattern *pattern,
               guint n[2])
{
  SudokuGenerateOptions options = { .geometry = geometry, .pattern = pattern, .unique = TRUE };
  gboolean can = can_be_unique (grids, pattern);
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) puzzle = NULL;

  n[can]++;
  if (can)
    g_assert_true (sudoku_pattern_may_be_unique (pattern, geometry, NULL));
  puzzle = sudoku_generate (&options, NULL, NULL, &error);
  g_assert_cmpint (puzzle != NULL, ==, can);
  if (can)
    {
      assert_unique (puzzle);
      assert_fits (puzzle, pattern, sudoku_symmetry_find ("none"));
      return;
    }
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION);
  g_assert_false (sudoku_generate_has_missed_level (error));
}

static void
test_all_grids (void)
{
  static const struct
  {
    TestFrame frame;
    const char *rules;
  } shapes[] = {
    { { 4, 2 }, "" },
    { { 4, 0 }, "" },
    { { 4, 2 }, "x" },
    { { 4, 0 }, "non-consecutive" },
    { { 4, 2 }, "even" },
    { { 4, 0 }, "jigsaw" },
    { { 4, 2 }, "disjoint" },
    { { 3, 0 }, "" },
    { { 2, 0 }, "" },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  guint n[2] = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGeometry) geometry =
        test_frame_make (&shapes[i].frame, shapes[i].rules, rand);
      g_autoptr (GPtrArray) grids = NULL;
      g_autoptr (SudokuGrid) empty = NULL;

      g_assert_nonnull (geometry);
      empty = sudoku_grid_new (geometry);
      grids = gather_grids (empty);
      if (grids->len == 0)
        continue;
      for (guint k = 0; k < 40; k++)
        {
          g_autoptr (SudokuPattern) pattern =
            make_random (shapes[i].frame.side, g_rand_double_range (rand, 0.05, 0.6), rand);

          check_pattern (geometry, grids, pattern, n);
        }
    }
  g_assert_cmpuint (n[FALSE], >, 50);
  g_assert_cmpuint (n[TRUE], >, 50);
}

/* The fewest givens of the smallest shapes: of all patterns of so many cells, one will do, and of
 * those of one less none. */
static void
test_fewest (void)
{
  static const struct
  {
    TestFrame frame;
    guint n_givens;
  } shapes[] = { { { 2, 0 }, 1 }, { { 3, 0 }, 2 }, { { 4, 0 }, 4 }, { { 4, 2 }, 4 } };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      guint side = shapes[i].frame.side;
      g_autoptr (SudokuGeometry) geometry = test_frame_make (&shapes[i].frame, "", NULL);
      g_autoptr (GPtrArray) grids = NULL;
      g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
      gboolean enough[2] = { FALSE, FALSE };

      grids = gather_grids (empty);
      for (guint bits = 0; bits < 1u << (side * side); bits++)
        {
          g_autoptr (SudokuPattern) pattern = sudoku_pattern_new (side);
          guint n;

          for (guint cell = 0; cell < side * side; cell++)
            sudoku_pattern_set (pattern, cell, (bits >> cell & 1) != 0);
          n = sudoku_pattern_count (pattern);
          if (n == shapes[i].n_givens || n + 1 == shapes[i].n_givens)
            if (!enough[n == shapes[i].n_givens])
              enough[n == shapes[i].n_givens] = can_be_unique (grids, pattern);
        }
      g_assert_false (enough[FALSE]);
      g_assert_true (enough[TRUE]);
    }
}

static void
assert_refused (SudokuGeometry *geometry,
                const SudokuPattern *pattern,
                const char *id)
{
  SudokuGenerateOptions options = { .geometry = geometry, .pattern = pattern, .unique = TRUE };
  g_autoptr (GError) error = NULL;

  g_assert_false (sudoku_generate_check (&options, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION);
  g_assert_cmpstr (sat_issue_get_id (sudoku_error_get_issue (error)), ==, id);
  g_clear_error (&error);
  g_assert_null (sudoku_generate (&options, NULL, NULL, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION);
}

/* What can be shown is said at once, and only where it holds. */
static void
test_refused (void)
{
  g_autoptr (SudokuGeometry) plain = sudoku_geometry_new (3, 4, FALSE, NULL);
  g_autoptr (SudokuGeometry) nine = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGeometry) x = sudoku_geometry_new (3, 3, TRUE, NULL);
  g_autoptr (SudokuGeometry) latin = sudoku_geometry_new_plain (9, FALSE, NULL);
  SudokuPattern *pattern = sudoku_pattern_new (12);

  for (guint cell = 0; cell < 144; cell++)
    sudoku_pattern_set (pattern, cell, cell / 12 != 3 && cell / 12 != 5);
  assert_refused (plain, pattern, "pattern-rows-empty");
  for (guint cell = 0; cell < 144; cell++)
    sudoku_pattern_set (pattern, cell, cell / 12 != 3 && cell / 12 != 6);
  g_assert_true (sudoku_pattern_may_be_unique (pattern, plain, NULL));
  for (guint cell = 0; cell < 144; cell++)
    sudoku_pattern_set (pattern, cell, cell % 12 != 4 && cell % 12 != 7);
  assert_refused (plain, pattern, "pattern-columns-empty");
  for (guint cell = 0; cell < 144; cell++)
    sudoku_pattern_set (pattern, cell, cell % 12 != 3 && cell % 12 != 4);
  g_assert_true (sudoku_pattern_may_be_unique (pattern, plain, NULL));
  sudoku_pattern_free (pattern);

  pattern = sudoku_pattern_new (9);
  for (guint i = 0; i < 16; i++)
    sudoku_pattern_set (pattern, 5 * i, TRUE);
  assert_refused (nine, pattern, "pattern-too-few");
  g_assert_true (sudoku_pattern_may_be_unique (pattern, x, NULL));
  for (guint cell = 0; cell < 81; cell++)
    sudoku_pattern_set (pattern, cell, cell % 10 == 0 && cell < 70);
  assert_refused (x, pattern, "pattern-values");
  for (guint cell = 0; cell < 81; cell++)
    sudoku_pattern_set (pattern, cell, cell / 9 != 0 && cell / 9 != 8);
  g_assert_true (sudoku_pattern_may_be_unique (pattern, nine, NULL));
  assert_refused (latin, pattern, "pattern-rows-empty");
  sudoku_pattern_free (pattern);
}

static void
progress_cb (const SudokuProgress *progress,
             gpointer user_data)
{
  guint *n_reports = user_data;

  if (progress->stage != SUDOKU_STAGE_PATTERN)
    return;
  g_assert_cmpfloat (progress->fraction, >=, 0);
  g_assert_cmpfloat (progress->fraction, <=, 1);
  (*n_reports)++;
}

/* A search says how far it is; what has not been found is said with how much was tried, and a
 * front end knows that it may be there all the same. */
static void
test_not_found (void)
{
  static const char text[] = "XX...\n"
                             ".X...\n"
                             "..X..\n"
                             "...X.\n"
                             "....X\n";
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_plain (5, FALSE, NULL);
  g_autoptr (SudokuPattern) pattern = read_pattern (text);
  SudokuGenerateOptions options = { .geometry = geometry, .pattern = pattern, .unique = TRUE };
  guint n_reports = 0;
  SudokuTask task = { .progress = progress_cb, .progress_data = &n_reports };
  g_autoptr (GError) error = NULL;

  g_assert_true (sudoku_generate_check (&options, NULL));
  g_assert_null (sudoku_generate (&options, &task, NULL, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION);
  g_assert_cmpstr (sat_issue_get_id (sudoku_error_get_issue (error)), ==, "pattern-not-found");
  g_assert_true (sudoku_generate_has_missed_level (error));
  g_assert_cmpuint (n_reports, >, 1);
}

/* No cell at all: where nothing can be exchanged that is no proof. */
static void
test_no_cell (void)
{
  static const TestFrame frame = { 9, 3 };
  g_autoptr (SudokuGeometry) geometry = test_frame_make (&frame, "non-consecutive", NULL);
  g_autoptr (SudokuPattern) pattern = sudoku_pattern_new (9);
  SudokuGenerateOptions options = { .geometry = geometry, .pattern = pattern, .unique = TRUE };
  g_autoptr (GError) error = NULL;

  g_assert_null (sudoku_generate (&options, NULL, NULL, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION);
}

static void
test_cancelled (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (4, 4, FALSE, NULL);
  g_autoptr (SudokuPattern) pattern = make_random (16, 0.2, rand);
  SudokuGenerateOptions options = { .geometry = geometry, .pattern = pattern, .unique = TRUE };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  SudokuTask task = { .time_limit = 1e-6 };
  g_autoptr (GError) error = NULL;

  g_assert_true (sudoku_generate_check (&options, NULL));
  g_assert_null (sudoku_generate (&options, &task, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
  g_clear_error (&error);
  g_cancellable_cancel (cancellable);
  task = (SudokuTask){ .cancellable = cancellable };
  g_assert_null (sudoku_generate (&options, &task, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* A law ties rows, columns and values together: no two of them can be exchanged alone, however few
 * cells are given. Two idempotent squares of side 4 differ in this one. */
static void
test_law (void)
{
  g_autoptr (SudokuRule) rule = sudoku_rule_new (sudoku_rule_kind_find ("idempotent", -1));
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_with_rules (4, &rule, 1, NULL);
  g_autoptr (SudokuPattern) pattern = sudoku_pattern_new (4);
  g_autoptr (SudokuGrid) puzzle = NULL;
  const SudokuGenerateOptions options = {
    .geometry = geometry,
    .pattern = pattern,
    .unique = TRUE,
    .seed = 1,
  };
  g_autoptr (GError) error = NULL;

  sudoku_pattern_set (pattern, 1, TRUE);
  g_assert_true (sudoku_pattern_may_be_unique (pattern, geometry, &error));
  g_assert_no_error (error);
  puzzle = sudoku_generate (&options, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN), ==, 1);
  assert_unique (puzzle);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/generate/pattern/text", test_text);
  g_test_add_func ("/sudoku/generate/pattern/shapes", test_shapes_and_symmetries);
  g_test_add_func ("/sudoku/generate/pattern/sparse", test_sparse);
  g_test_add_func ("/sudoku/generate/pattern/dense", test_dense);
  g_test_add_func ("/sudoku/generate/pattern/together", test_together);
  g_test_add_func ("/sudoku/generate/pattern/not-unique", test_not_unique);
  g_test_add_func ("/sudoku/generate/pattern/all-grids", test_all_grids);
  g_test_add_func ("/sudoku/generate/pattern/fewest", test_fewest);
  g_test_add_func ("/sudoku/generate/pattern/refused", test_refused);
  g_test_add_func ("/sudoku/generate/pattern/not-found", test_not_found);
  g_test_add_func ("/sudoku/generate/pattern/no-cell", test_no_cell);
  g_test_add_func ("/sudoku/generate/pattern/cancelled", test_cancelled);
  g_test_add_func ("/sudoku/generate/pattern/law", test_law);
  return g_test_run ();
}
