/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles of a wanted level: rated again by a second, plain implementation. */

#include <string.h>

#include <sudoku-error.h>
#include <sudoku-generate.h>
#include <sudoku-rate.h>
#include <sudoku-regions.h>
#include <sudoku-solve.h>

#include "test-brute.h"
#include "test-rate.h"
#include "test-shapes.h"

static SudokuGrid *
generate (const SudokuGenerateOptions *options,
          SudokuGenerated *report)
{
  g_autoptr (GError) error = NULL;
  SudokuGrid *puzzle = sudoku_generate (options, NULL, report, &error);

  g_assert_no_error (error);
  g_assert_nonnull (puzzle);
  return puzzle;
}

static void
check_level (const SudokuGenerateOptions *options)
{
  SudokuGenerated report = { 0 };
  g_autoptr (SudokuGrid) puzzle = generate (options, &report);
  g_autoptr (SudokuGrid) solution = NULL;
  guint orbit[8];

  g_assert_cmpint (test_rate (puzzle), ==, options->difficulty);
  g_assert_cmpint (sudoku_check (puzzle, NULL, &solution, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
  g_assert_true (sudoku_grid_same_values (solution, report.solution));
  g_assert_cmpuint (sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN), >=, options->n_givens);
  for (guint cell = 0; options->symmetry != NULL && cell < sudoku_grid_get_n_cells (puzzle); cell++)
    for (guint i = options->symmetry->orbit (options->geometry, cell, orbit); i-- > 0;)
      g_assert_cmpint (sudoku_grid_get_value (puzzle, orbit[i]) != 0, ==,
                       sudoku_grid_get_value (puzzle, cell) != 0);
  sudoku_generated_clear (&report);
}

static void
check_levels (SudokuGenerateOptions *options,
              SudokuDifficulty hardest,
              guint n_puzzles)
{
  for (guint i = SUDOKU_DIFFICULTY_TRIVIAL; i <= hardest; i++)
    for (guint seed = 1; seed <= n_puzzles; seed++)
      {
        options->difficulty = (SudokuDifficulty)i;
        options->seed = seed;
        check_level (options);
      }
}

static void
test_small (void)
{
  static const TestShape shapes[] = { { 2, 3, FALSE }, { 3, 3, FALSE }, { 3, 3, TRUE } };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&shapes[i]);
      SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE };

      check_levels (&options, SUDOKU_DIFFICULTY_DIABOLICAL, 1);
    }
}

/* As the window makes them; and with more givens than are needed. */
static void
test_half_turn (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  SudokuGenerateOptions options = {
    .geometry = geometry, .unique = TRUE, .symmetry = sudoku_symmetry_find ("half-turn")
  };

  check_levels (&options, SUDOKU_DIFFICULTY_DIABOLICAL, 1);
  options.n_givens = 34;
  check_levels (&options, SUDOKU_DIFFICULTY_EASY, 1);
}

/* The regions are made with the puzzle. */
static void
test_jigsaw (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  SudokuGenerateOptions options = { .geometry = geometry, .wildness = 2, .unique = TRUE };

  check_levels (&options, SUDOKU_DIFFICULTY_DIABOLICAL, 1);
}

/* None of them comes up by chance but the last; and those below it have givens to spare. */
static void
test_large (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (4, 4, FALSE, NULL);
  SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE };

  check_levels (&options, SUDOKU_DIFFICULTY_HARD, 1);
}

static void
test_same_seed (void)
{
  static const TestShape shapes[] = { { 3, 3, FALSE }, { 3, 4, FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&shapes[i]);
      SudokuGenerateOptions options = {
        .geometry = geometry, .unique = TRUE, .seed = 5, .difficulty = SUDOKU_DIFFICULTY_MODERATE
      };
      g_autoptr (SudokuGrid) one = generate (&options, NULL);
      g_autoptr (SudokuGrid) same = generate (&options, NULL);
      g_autoptr (SudokuGrid) other = NULL;

      options.seed = 6;
      other = generate (&options, NULL);
      g_assert_true (sudoku_grid_same_values (one, same));
      g_assert_false (sudoku_grid_same_values (one, other));
    }
}

typedef struct
{
  GPtrArray *solutions; /* of guint8[16] */
  gboolean sorted;      /* only those whose first column is sorted, too */
  guint side;
} Solutions;

/* Those that come of it by other numbers, or another order of rows, are left out. */
static gboolean
keep_solution (const guint8 *values,
               gpointer user_data)
{
  Solutions *self = user_data;
  guint8 *copy = g_new0 (guint8, 16);

  memcpy (copy, values, self->side * self->side);
  g_ptr_array_add (self->solutions, copy);
  return TRUE;
}

static gboolean
is_normal (const Solutions *self,
           const guint8 *solution)
{
  for (guint i = 0; i < self->side; i++)
    if (solution[i] != i + 1 || (self->sorted && solution[i * self->side] != i + 1))
      return FALSE;
  return TRUE;
}

/* For each set of cells: has it another solution with the same values there? */
static gboolean *
find_ambiguous (const Solutions *self,
                const guint8 *solution)
{
  guint n_cells = self->side * self->side;
  gboolean *ambiguous = g_new0 (gboolean, (gsize)1 << n_cells);

  for (guint i = 0; i < self->solutions->len; i++)
    {
      const guint8 *other = g_ptr_array_index (self->solutions, i);
      guint same = 0;

      for (guint cell = 0; cell < n_cells; cell++)
        same |= other[cell] == solution[cell] ? 1u << cell : 0;
      if (other != solution)
        ambiguous[same] = TRUE;
    }
  for (guint set = (1u << n_cells) - 1; set > 0; set--)
    for (guint cell = 0; cell < n_cells && ambiguous[set]; cell++)
      ambiguous[set & ~(1u << cell)] = TRUE;
  return ambiguous;
}

/* No given of it can go. A puzzle with more givens needs no more than singles when it needs no more
 * than singles without them. */
static gboolean
is_minimal (const gboolean *ambiguous,
            guint set)
{
  if (ambiguous[set])
    return FALSE;
  for (guint rest = set; rest != 0; rest &= rest - 1)
    if (!ambiguous[set & ~(rest & -rest)])
      return FALSE;
  return TRUE;
}

static void
rate_all (const Solutions *self,
          SudokuGeometry *geometry,
          const guint8 *solution,
          gboolean found[SUDOKU_N_DIFFICULTIES])
{
  guint n_cells = self->side * self->side;
  g_autofree gboolean *ambiguous = find_ambiguous (self, solution);

  for (guint set = 0; set < 1u << n_cells; set++)
    {
      g_autoptr (SudokuGrid) puzzle = NULL;

      if (!is_minimal (ambiguous, set))
        continue;
      puzzle = sudoku_grid_new (geometry);
      for (guint cell = 0; cell < n_cells; cell++)
        if ((set & 1u << cell) != 0)
          sudoku_grid_set (puzzle, cell, solution[cell], SUDOKU_ORIGIN_GIVEN);
      found[sudoku_rate (puzzle)] = TRUE;
    }
}

/* All minimal puzzles of the smallest shapes: what is out of reach is what none of them is. */
static void
test_out_of_reach (void)
{
  static const TestShape shapes[] = {
    { 1, 2, FALSE },
    { 1, 3, FALSE },
    { 1, 4, FALSE },
    { 2, 2, FALSE },
    { 2, 2, TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&shapes[i]);
      g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
      g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);
      Solutions solutions = {
        .solutions = all,
        .sorted = shapes[i].rows == 1 && !shapes[i].diagonals,
        .side = test_shape_get_side (&shapes[i]),
      };
      gboolean found[SUDOKU_N_DIFFICULTIES] = { FALSE };

      found[SUDOKU_DIFFICULTY_TRIVIAL] = TRUE;
      test_brute_force (empty, keep_solution, &solutions);
      for (guint k = 0; k < all->len; k++)
        if (is_normal (&solutions, all->pdata[k]))
          rate_all (&solutions, geometry, all->pdata[k], found);
      for (guint k = SUDOKU_DIFFICULTY_TRIVIAL; k < SUDOKU_N_DIFFICULTIES; k++)
        g_assert_cmpint (found[k], !=,
                         sudoku_generate_is_out_of_reach (geometry, (SudokuDifficulty)k));
    }
}

static void
assert_missed (const SudokuGenerateOptions *options,
               const SudokuTask *task)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) puzzle = sudoku_generate (options, task, NULL, &error);

  g_assert_null (puzzle);
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION);
  g_assert_true (sudoku_generate_has_missed_level (error));
}

/* Known before, found out, and not found in time. */
static void
test_missed (void)
{
  g_autoptr (SudokuGeometry) tiny = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGeometry) usual = sudoku_geometry_new (3, 3, FALSE, NULL);
  SudokuGenerateOptions options = {
    .geometry = tiny, .unique = TRUE, .difficulty = SUDOKU_DIFFICULTY_MODERATE
  };
  const SudokuTask short_task = { .time_limit = 1e-6 };
  g_autoptr (GError) other = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, "");

  assert_missed (&options, NULL);
  options.wildness = 1;
  assert_missed (&options, NULL);
  options = (SudokuGenerateOptions){
    .geometry = usual, .unique = TRUE, .n_givens = 78, .difficulty = SUDOKU_DIFFICULTY_DIABOLICAL
  };
  assert_missed (&options, NULL);
  assert_missed (&options, &short_task);
  g_assert_false (sudoku_generate_has_missed_level (NULL));
  g_assert_false (sudoku_generate_has_missed_level (other));
}

typedef struct
{
  GCancellable *cancellable;
  guint64 cancel_at; /* 0: never */
  guint64 n_tried;
  gboolean found;
} Follower;

static void
follow_cb (const SudokuProgress *progress,
           gpointer user_data)
{
  Follower *self = user_data;

  g_assert_cmpint (progress->stage, ==, SUDOKU_STAGE_REMOVE);
  g_assert_cmpuint (progress->restarts, >=, self->n_tried);
  self->n_tried = progress->restarts;
  self->found = progress->fraction >= 1;
  if (self->cancel_at > 0 && self->n_tried >= self->cancel_at)
    g_cancellable_cancel (self->cancellable);
}

/* The tries are counted, and end with the one that has the level, or when nobody waits. */
static void
test_progress (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Follower follower = { .cancellable = cancellable };
  const SudokuTask task = {
    .cancellable = cancellable, .progress = follow_cb, .progress_data = &follower
  };
  SudokuGenerateOptions options = {
    .geometry = geometry, .unique = TRUE, .seed = 3, .difficulty = SUDOKU_DIFFICULTY_TRIVIAL
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) puzzle = sudoku_generate (&options, &task, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (follower.found);
  g_assert_cmpuint (follower.n_tried, >, 2);

  follower = (Follower){ .cancellable = cancellable, .cancel_at = 2 };
  g_clear_pointer (&puzzle, sudoku_grid_free);
  puzzle = sudoku_generate (&options, &task, NULL, &error);
  g_assert_null (puzzle);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (follower.n_tried, ==, 2);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/generate-level/small", test_small);
  g_test_add_func ("/sudoku/generate-level/half-turn", test_half_turn);
  g_test_add_func ("/sudoku/generate-level/jigsaw", test_jigsaw);
  g_test_add_func ("/sudoku/generate-level/large", test_large);
  g_test_add_func ("/sudoku/generate-level/same-seed", test_same_seed);
  g_test_add_func ("/sudoku/generate-level/out-of-reach", test_out_of_reach);
  g_test_add_func ("/sudoku/generate-level/missed", test_missed);
  g_test_add_func ("/sudoku/generate-level/progress", test_progress);
  return g_test_run ();
}
