/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-check.h>
#include <sudoku-error.h>
#include <sudoku-generate.h>
#include <sudoku-solve.h>

#include "test-brute.h"
#include "test-config.h"
#include "test-frames.h"
#include "test-grid.h"
#include "test-shapes.h"

static SudokuGrid *
generate (const SudokuGenerateOptions *options,
          const SudokuTask *task,
          SudokuGenerated *report)
{
  g_autoptr (GError) error = NULL;
  SudokuGrid *puzzle = sudoku_generate (options, task, report, &error);

  g_assert_no_error (error);
  g_assert_nonnull (puzzle);
  g_assert_cmpuint (sudoku_grid_count (puzzle, SUDOKU_ORIGIN_ENTRY), ==, 0);
  g_assert_cmpuint (sudoku_grid_count (puzzle, SUDOKU_ORIGIN_ANSWER), ==, 0);
  test_assert_solves (report->solution, puzzle);
  return puzzle;
}

/* Does what the report says hold? By brute force for what it can do, else by solving. */
static void
assert_unique (const SudokuGrid *puzzle,
               const SudokuGenerated *report)
{
  g_autoptr (SudokuGrid) solution = NULL;

  g_assert_cmpint (sudoku_check (puzzle, NULL, &solution, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
  g_assert_true (sudoku_grid_same_values (solution, report->solution));
  if (sudoku_grid_get_side (puzzle) <= 6)
    g_assert_cmpuint (test_brute_count (puzzle, 2), ==, 1);
}

static void
assert_minimal (SudokuGrid *puzzle)
{
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (puzzle); cell++)
    {
      guint value = sudoku_grid_get_value (puzzle, cell);

      if (value == 0)
        continue;
      sudoku_grid_set (puzzle, cell, 0, SUDOKU_ORIGIN_NONE);
      g_assert_cmpint (sudoku_check (puzzle, NULL, NULL, NULL, NULL), ==, SUDOKU_VERDICT_SEVERAL);
      sudoku_grid_set (puzzle, cell, value, SUDOKU_ORIGIN_GIVEN);
    }
}

static void
test_small (void)
{
  for (gsize i = 0; i < test_n_shapes; i++)
    for (guint seed = 0; seed < 5; seed++)
      {
        g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);
        SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE, .seed = seed };
        SudokuGenerated report = { 0 };
        g_autoptr (SudokuGrid) puzzle = generate (&options, NULL, &report);

        assert_unique (puzzle, &report);
        g_assert_true (report.minimal);
        g_assert_false (report.cut_short);
        assert_minimal (puzzle);
        sudoku_generated_clear (&report);
      }
}

/* Each side from 4 to 36, half of them with diagonals: quickly, under a time limit. */
static void
test_all_sides (void)
{
  for (guint side = 4; side <= 36; side++)
    {
      g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_for_side (side, side % 4 == 1,
                                                                          NULL);
      SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE, .seed = side };
      SudokuTask task = { .time_limit = 0.05 };
      SudokuGenerated report = { 0 };
      g_autoptr (SudokuGrid) puzzle = generate (&options, &task, &report);

      assert_unique (puzzle, &report);
      sudoku_generated_clear (&report);
    }
}

static void
test_symmetries (void)
{
  gsize n_symmetries;
  const SudokuSymmetry *symmetries = sudoku_symmetries (&n_symmetries);

  g_assert_cmpstr (symmetries[0].id, ==, "none");
  g_assert_nonnull (sudoku_symmetry_find ("half-turn"));
  g_assert_null (sudoku_symmetry_find ("no such symmetry"));
  for (gsize s = 0; s < n_symmetries; s++)
    for (gsize i = 0; i < test_n_shapes; i++)
      {
        g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);
        SudokuGenerateOptions options = {
          .geometry = geometry,
          .symmetry = &symmetries[s],
          .unique = i % 2 == 0,
          .seed = i,
        };
        SudokuGenerated report = { 0 };
        g_autoptr (SudokuGrid) puzzle = generate (&options, NULL, &report);

        for (guint cell = 0; cell < sudoku_grid_get_n_cells (puzzle); cell++)
          {
            guint orbit[8];
            guint n = symmetries[s].orbit (geometry, cell, orbit);

            g_assert_cmpuint (n, <=, 8);
            for (guint k = 0; k < n; k++)
              g_assert_cmpint (sudoku_grid_get_value (puzzle, orbit[k]) != 0, ==,
                               sudoku_grid_get_value (puzzle, cell) != 0);
          }
        if (options.unique)
          assert_unique (puzzle, &report);
        if (report.minimal)
          assert_minimal (puzzle);
        sudoku_generated_clear (&report);
      }
}

/* A half turn maps the cell of row 1, column 2 of a 6×6 grid to that of row 6, column 5. */
static void
test_half_turn (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  guint orbit[8];

  g_assert_cmpuint (sudoku_symmetry_find ("half-turn")->orbit (geometry, 1, orbit), ==, 2);
  g_assert_cmpuint (orbit[0], ==, 1);
  g_assert_cmpuint (orbit[1], ==, 34);
}

/* The fewest cells from @n_givens on that whole orbits leave: all sums of orbits are tried. */
static guint
count_left (const SudokuGeometry *geometry,
            const SudokuSymmetry *symmetry,
            guint n_givens)
{
  guint n_cells = sudoku_geometry_get_n_cells (geometry), n_left = n_givens;
  g_autofree guint8 *reached = g_new0 (guint8, n_cells + 1);
  g_autofree guint8 *seen = g_new0 (guint8, n_cells);

  reached[n_cells] = TRUE;
  for (guint cell = 0; cell < n_cells; cell++)
    {
      guint orbit[8], n = symmetry->orbit (geometry, cell, orbit);

      if (seen[cell])
        continue;
      for (guint i = 0; i < n; i++)
        seen[orbit[i]] = TRUE;
      for (guint sum = n; sum <= n_cells; sum++)
        reached[sum - n] |= reached[sum];
    }
  while (!reached[n_left])
    n_left++;
  return n_left;
}

/* Without the demand for one solution there are just as many as wanted, if whole orbits allow. */
static void
test_exact_number (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  gsize n_symmetries = 0;
  const SudokuSymmetry *symmetries = sudoku_symmetries (&n_symmetries);

  for (gsize i = 0; i < n_symmetries; i++)
    for (guint n_givens = 1; n_givens <= 81; n_givens++)
      {
        SudokuGenerateOptions options = {
          .geometry = geometry,
          .symmetry = symmetries + i,
          .n_givens = n_givens,
          .seed = n_givens,
        };
        SudokuGenerated report = { 0 };
        g_autoptr (SudokuGrid) puzzle = generate (&options, NULL, &report);

        g_assert_cmpuint (sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN), ==,
                          count_left (geometry, symmetries + i, n_givens));
        sudoku_generated_clear (&report);
      }
}

static void
test_number_of_givens (void)
{
  static const guint wanted[] = { 20, 30, 36, 60, 81 };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (wanted); i++)
    for (guint unique = 0; unique < 2; unique++)
      {
        SudokuGenerateOptions options = {
          .geometry = geometry,
          .symmetry = sudoku_symmetry_find (i == 1 ? "half-turn" : "none"),
          .unique = unique != 0,
          .n_givens = wanted[i],
        };
        SudokuGenerated report = { 0 };
        g_autoptr (SudokuGrid) puzzle = generate (&options, NULL, &report);
        guint n = sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN);

        g_assert_cmpuint (n, >=, wanted[i]);
        if (!unique || wanted[i] >= 36)
          g_assert_cmpuint (n, <=, wanted[i] + 1);
        if (unique)
          assert_unique (puzzle, &report);
        sudoku_generated_clear (&report);
      }
}

/* The same seed makes the same puzzle, also where the solver of clauses is needed. */
static void
test_deterministic (void)
{
  static const TestShape shapes[] = {
    { 3, 3, FALSE },
    { 2, 5, TRUE },
    { 3, 4, FALSE },
    { 1, 11, FALSE },
    { 4, 5, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&shapes[i]);
      /* 20×20 would take seconds to the end; at 170 givens it is in the last phase. */
      SudokuGenerateOptions options = {
        .geometry = geometry,
        .unique = TRUE,
        .n_givens = test_shape_get_side (&shapes[i]) > 16 ? 170 : 0,
        .seed = 7,
      };
      g_autoptr (SudokuGrid) first = sudoku_generate (&options, NULL, NULL, NULL);
      g_autoptr (SudokuGrid) again = sudoku_generate (&options, NULL, NULL, NULL);
      g_autoptr (SudokuGrid) other = NULL;

      options.seed = 8;
      other = sudoku_generate (&options, NULL, NULL, NULL);
      g_assert_true (sudoku_grid_equal (first, again));
      g_assert_false (sudoku_grid_equal (first, other));
    }
}

static void
test_cancelled (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (6, 6, FALSE, NULL);
  SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  SudokuTask task = { .cancellable = cancellable };
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_generate (&options, &task, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_assert_null (sudoku_generate_full (geometry, 1, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
cancel_cb (const SudokuProgress *progress,
           gpointer user_data)
{
  if (progress->stage == SUDOKU_STAGE_REMOVE)
    g_cancellable_cancel (user_data);
}

static void
test_cancelled_on_the_way (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (4, 5, FALSE, NULL);
  SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  SudokuTask task = {
    .cancellable = cancellable,
    .progress = cancel_cb,
    .progress_data = cancellable,
  };
  g_autoptr (GError) error = NULL;

  g_assert_null (sudoku_generate (&options, &task, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
test_no_such_grid (void)
{
  static const TestShape shapes[] = { { 1, 2, TRUE }, { 1, 3, TRUE } };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&shapes[i]);
      SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE };
      g_autoptr (GError) error = NULL;

      g_assert_null (sudoku_generate (&options, NULL, NULL, &error));
      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION);
    }
}

/* Full grids of all kinds of making: search, solver, regular ones that are stirred. */
static void
test_full (void)
{
  static const TestShape shapes[] = {
    { 2, 3, FALSE },
    { 3, 4, TRUE },
    { 1, 17, FALSE },
    { 4, 5, FALSE },
    { 5, 5, TRUE },
    { 7, 7, FALSE },
    { 7, 7, TRUE },
    { 6, 8, FALSE },
    { 1, 41, TRUE },
    { 10, 10, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&shapes[i]);
      g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
      g_autoptr (SudokuGrid) a = sudoku_generate_full (geometry, 1, NULL, NULL);
      g_autoptr (SudokuGrid) b = sudoku_generate_full (geometry, 1, NULL, NULL);
      g_autoptr (SudokuGrid) c = sudoku_generate_full (geometry, 2, NULL, NULL);

      test_assert_solves (a, empty);
      g_assert_true (sudoku_grid_equal (a, b));
      g_assert_false (sudoku_grid_equal (a, c));
      g_assert_cmpint (sudoku_grid_get_origin (a, 0), ==, SUDOKU_ORIGIN_ANSWER);
    }
}

/* One puzzle of a shape, or no grid at all. */
static void
check_rules (const TestFrame *frame,
             const char *rules,
             const char *symmetry,
             GRand *rand)
{
  g_autoptr (SudokuGeometry) geometry = test_frame_make (frame, rules, rand);
  SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE };
  SudokuGenerated report = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) puzzle = NULL;

  if (geometry == NULL)
    return;
  options.symmetry = sudoku_symmetry_find (symmetry);
  options.seed = g_rand_int (rand);
  puzzle = sudoku_generate (&options, NULL, &report, &error);
  if (puzzle == NULL)
    {
      g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);

      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION);
      if (frame->side <= 6)
        g_assert_cmpuint (test_brute_count (empty, 1), ==, 0);
      return;
    }
  g_assert_true (sudoku_check_is_solved (report.solution));
  assert_unique (puzzle, &report);
  if (g_str_equal (symmetry, "none"))
    assert_minimal (puzzle);
  for (guint cell = 0; !g_str_equal (symmetry, "none") && cell < frame->side * frame->side; cell++)
    g_assert_cmpint (sudoku_grid_get_value (puzzle, cell) == 0, ==,
                     sudoku_grid_get_value (puzzle, frame->side * frame->side - 1 - cell) == 0);
  sudoku_generated_clear (&report);
}

static void
test_every_rule (void)
{
  static const TestFrame frames[] = { { 4, 2 }, { 5, 0 }, { 6, 2 }, { 7, 0 }, { 9, 3 } };
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  for (gsize i = 0; i < G_N_ELEMENTS (frames); i++)
    for (gsize k = 0; k < test_n_frame_rules; k++)
      {
        check_rules (&frames[i], test_frame_rules[k], "none", rand);
        check_rules (&frames[i], test_frame_rules[k], "half-turn", rand);
      }
}

/* Regions that come with the puzzle; where other rules leave no grid at all, it ends. */
static void
test_wild (void)
{
  static const TestFrame frame = { 6, 2 }, hopeless = { 4, 2 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (SudokuGeometry) geometry = test_frame_make (&frame, "", rand);
  g_autoptr (SudokuGeometry) king = test_frame_make (&hopeless, "anti-king", rand);
  SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE };
  g_autoptr (GError) error = NULL;

  for (guint seed = 0; seed < (TEST_SANITIZED ? 10 : 60); seed++)
    {
      SudokuGenerated report = { 0 };
      g_autoptr (SudokuGrid) puzzle = NULL;
      g_autoptr (SudokuGrid) again = NULL;

      options.seed = seed;
      options.wildness = 1 + seed % 5;
      puzzle = generate (&options, NULL, &report);
      again = sudoku_generate (&options, NULL, NULL, NULL);
      g_assert_nonnull (sudoku_geometry_find_rule (sudoku_grid_get_geometry (puzzle), "regions"));
      g_assert_null (sudoku_geometry_find_rule (sudoku_grid_get_geometry (puzzle), "boxes"));
      g_assert_true (sudoku_grid_equal (puzzle, again));
      assert_unique (puzzle, &report);
      sudoku_generated_clear (&report);
    }
  options.geometry = king;
  g_assert_null (sudoku_generate (&options, NULL, NULL, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION);
}

static SudokuSet
get_set (const char *id)
{
  return sudoku_rule_kind_get_set (sudoku_rule_kind_find (id, -1));
}

/* Cells that the solution has made even or odd come with the puzzle, which obeys their rules. */
static void
test_sampled (void)
{
  static const TestFrame frame = { 6, 2 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  g_autoptr (SudokuGeometry) geometry = test_frame_make (&frame, "", rand);
  SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE };
  guint n_even = 0, n_odd = 0;

  options.sampled = sudoku_set_or (get_set ("even"), get_set ("odd"));
  for (options.seed = 0; options.seed < 20; options.seed++)
    {
      SudokuGenerated report = { 0 };
      g_autoptr (SudokuGrid) puzzle = generate (&options, NULL, &report);
      g_autoptr (SudokuGrid) again = sudoku_generate (&options, NULL, NULL, NULL);
      SudokuGeometry *made = sudoku_grid_get_geometry (puzzle);

      n_even += sudoku_geometry_find_rule (made, "even") != NULL;
      n_odd += sudoku_geometry_find_rule (made, "odd") != NULL;
      g_assert_true (sudoku_check_is_solved (report.solution));
      g_assert_true (sudoku_grid_equal (puzzle, again));
      assert_unique (puzzle, &report);
      sudoku_generated_clear (&report);
    }
  g_assert_cmpuint (n_even, >, 10);
  g_assert_cmpuint (n_odd, >, 10);
}

/* The cells that go together have the same first one, and no others have. */
static void
test_orbits (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  gsize n_symmetries;
  const SudokuSymmetry *symmetries = sudoku_symmetries (&n_symmetries);

  for (gsize s = 0; s < n_symmetries; s++)
    {
      g_autofree guint *orbits = sudoku_symmetry_list_orbits (&symmetries[s], geometry);

      for (guint cell = 0; cell < 36; cell++)
        {
          guint orbit[8];
          guint n = symmetries[s].orbit (geometry, cell, orbit), n_same = 0;

          for (guint other = 0; other < 36; other++)
            n_same += orbits[other] == orbits[cell];
          g_assert_cmpuint (n_same, ==, n);
          for (guint k = 0; k < n; k++)
            g_assert_cmpuint (orbits[orbit[k]], ==, orbits[cell]);
          g_assert_cmpuint (orbits[cell], <=, cell);
        }
    }
}

/* Clauses of one's own are rules like others: what is made has one solution with them, by brute
 * force, and mostly several without. */
static void
test_own (void)
{
  static const struct
  {
    guint box_rows;
    guint box_columns;
    const char *clauses;
  } cases[] = {
    { 2, 2, "r1c1 < r1c2\nr1c1 r2c3 r4c4 differ" },
    { 2, 2, "at least 3 of r1c1=1 r2c3=1 r3c2=1 r4c4=1 r1c2=2\nr1c1!=4" },
    { 2, 2, "a | r1c1=1\n!a | r4c1=2\na -> r1c4=3" },
    { 1, 5, "r1c1 = r5c5\nr1c2=1 | r2c1=1\nr3c3 <= r4c4" },
    { 2, 3, "exactly 2 of r1c1=1 r2c4=1 r3c2=1 r6c6=1\na <-> r1c1=1; a -> r1c2=2; !a -> r1c2=3" },
  };
  guint n_several = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint seed = 0; seed < 5; seed++)
      {
        g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (
          cases[i].box_rows, cases[i].box_columns, FALSE, NULL);
        g_autoptr (SudokuOwn) own = sudoku_own_parse (
          sudoku_geometry_get_side (geometry), cases[i].clauses, -1, "", NULL, NULL, NULL);
        g_autoptr (SudokuRule) rule = sudoku_rule_new_own (own);
        g_autoptr (SudokuGeometry) whole = sudoku_geometry_add_rules (geometry, &rule, 1, NULL);
        SudokuGenerateOptions options = { .geometry = whole, .unique = TRUE, .seed = seed };
        SudokuGenerated report = { 0 };
        g_autoptr (SudokuGrid) puzzle = generate (&options, NULL, &report);
        g_autofree guint8 *values = sudoku_grid_copy_values (puzzle);
        g_autoptr (SudokuGrid) without =
          sudoku_grid_new_with_values (geometry, values, SUDOKU_ORIGIN_GIVEN);

        assert_unique (puzzle, &report);
        assert_minimal (puzzle);
        n_several += test_brute_count (without, 2) > 1;
        sudoku_generated_clear (&report);
      }
  g_assert_cmpuint (n_several, >, G_N_ELEMENTS (cases));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/generate/small", test_small);
  g_test_add_func ("/sudoku/generate/all-sides", test_all_sides);
  g_test_add_func ("/sudoku/generate/symmetries", test_symmetries);
  g_test_add_func ("/sudoku/generate/orbits", test_orbits);
  g_test_add_func ("/sudoku/generate/half-turn", test_half_turn);
  g_test_add_func ("/sudoku/generate/number-of-givens", test_number_of_givens);
  g_test_add_func ("/sudoku/generate/exact-number", test_exact_number);
  g_test_add_func ("/sudoku/generate/deterministic", test_deterministic);
  g_test_add_func ("/sudoku/generate/cancelled", test_cancelled);
  g_test_add_func ("/sudoku/generate/cancelled-on-the-way", test_cancelled_on_the_way);
  g_test_add_func ("/sudoku/generate/no-such-grid", test_no_such_grid);
  g_test_add_func ("/sudoku/generate/full", test_full);
  g_test_add_func ("/sudoku/generate/every-rule", test_every_rule);
  g_test_add_func ("/sudoku/generate/wild", test_wild);
  g_test_add_func ("/sudoku/generate/sampled", test_sampled);
  g_test_add_func ("/sudoku/generate/own", test_own);
  return g_test_run ();
}
