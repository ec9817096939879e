/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers that leave a single, at random positions of many shapes: they exclude all that any
 * number excludes, each of them is needed, and fewer would not do. That is found by trying: a
 * number excludes another one when the plain rules do not allow both on an empty board, and all
 * smaller choices are made. */

#include <sudoku-check.h>
#include <sudoku-single-reason.h>
#include <sudoku-step-search.h>

#include "test-frames.h"

/* Positions of each shape. */
#define N_POSITIONS 5
/* Choices of up to so many numbers are tried. */
#define N_TRIED_MAX 4

/* What every filled cell excludes of the truth of a single. */
typedef struct
{
  guint n_others;
  guint32 others[SUDOKU_SIDE_MAX];
  guint n_filled;
  guint filled[SUDOKU_CELLS_MAX];       /* cells that exclude something */
  SudokuSet excluded[SUDOKU_CELLS_MAX]; /* what, by place in @others */
  SudokuSet all;
} Trial;

static void
add_filled (Trial *self,
            const SudokuGrid *grid,
            guint cell)
{
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (sudoku_grid_get_geometry (grid));
  g_autoptr (SudokuGrid) alone = sudoku_grid_new (sudoku_grid_get_geometry (grid));
  guint side = sudoku_grid_get_side (grid);
  SudokuSet excluded = SUDOKU_SET_EMPTY;

  sudoku_grid_set (alone, cell, sudoku_grid_get_value (grid, cell), SUDOKU_ORIGIN_ENTRY);
  for (guint i = 0; i < self->n_others; i++)
    if (sudoku_set_has (sudoku_set_minus (
                          sudoku_check_get_candidates (empty, self->others[i] / side),
                          sudoku_check_get_candidates (alone, self->others[i] / side)),
                        self->others[i] % side + 1))
      excluded = sudoku_set_or (excluded, sudoku_set_single (i));
  if (sudoku_set_is_empty (excluded))
    return;
  self->filled[self->n_filled] = cell;
  self->excluded[self->n_filled++] = excluded;
  self->all = sudoku_set_or (self->all, excluded);
}

/* Whether @n more numbers from @first on can exclude all the rest. */
static gboolean
can_exclude (const Trial *self,
             SudokuSet rest,
             guint first,
             guint n)
{
  if (sudoku_set_is_empty (rest))
    return TRUE;
  for (guint i = first; n > 0 && i < self->n_filled; i++)
    if (can_exclude (self, sudoku_set_minus (rest, self->excluded[i]), i + 1, n - 1))
      return TRUE;
  return FALSE;
}

static void
assert_fewest (const Trial *self,
               const SudokuSingleReason *reason)
{
  SudokuSet done = SUDOKU_SET_EMPTY;
  guint n = reason->excluders->len;

  for (guint i = 0; i < n; i++)
    {
      guint cell = g_array_index (reason->excluders, SudokuExcluder, i).cell, k = 0;

      while (k < self->n_filled && self->filled[k] != cell)
        k++;
      g_assert_cmpuint (k, <, self->n_filled);
      done = sudoku_set_or (done, self->excluded[k]);
    }
  g_assert_true (sudoku_set_equal (done, self->all));
  g_assert_cmpuint (self->n_others - sudoku_set_count (self->all), ==, reason->before->len);
  if (n > 0 && n - 1 <= N_TRIED_MAX)
    g_assert_false (can_exclude (self, self->all, 0, n - 1));
}

/* A house that is named has the number, and all that is excluded by it. */
static void
assert_house (const Trial *self,
              const SudokuGrid *grid,
              const SudokuExcluder *excluder)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  guint side = sudoku_grid_get_side (grid), k = 0, i;
  SudokuSet cells = SUDOKU_SET_EMPTY;

  g_assert_cmpuint (excluder->value, ==, sudoku_grid_get_value (grid, excluder->cell));
  if (excluder->house == SUDOKU_SINGLE_NO_HOUSE)
    return;
  while (self->filled[k] != excluder->cell)
    k++;
  SUDOKU_SET_FOREACH (self->excluded[k], i)
  {
    const guint16 *members = sudoku_geometry_get_house_cells (geometry, excluder->house);
    gboolean there = FALSE;

    g_assert_cmpuint (self->others[i] % side + 1, ==, excluder->value);
    for (guint m = 0; m < side; m++)
      {
        there = there || members[m] == self->others[i] / side;
        if (members[m] == excluder->cell)
          cells = sudoku_set_single (1);
      }
    g_assert_true (there);
  }
  g_assert_false (sudoku_set_is_empty (cells));
}

static void
judge (const SudokuStep *step,
       const SudokuPosition *position,
       SudokuLinks *links,
       const SudokuGrid *grid)
{
  g_autoptr (SudokuSingleReason) reason = sudoku_single_reason_find (step, position, links);
  g_autofree Trial *trial = g_new0 (Trial, 1);
  guint side = sudoku_grid_get_side (grid), n = 0, n_by_rules = 0;
  const guint32 *candidates =
    sudoku_links_get_candidates (links, sudoku_step_get_truths (step, &n)[0]);

  g_assert_nonnull (reason);
  for (guint i = 0; i < side; i++)
    if (candidates[i] != reason->candidate &&
        sudoku_grid_get_value (grid, candidates[i] / side) == 0)
      {
        g_autoptr (SudokuGrid) empty = sudoku_grid_new (sudoku_grid_get_geometry (grid));

        if (sudoku_set_has (sudoku_check_get_candidates (empty, candidates[i] / side),
                            candidates[i] % side + 1))
          trial->others[trial->n_others++] = candidates[i];
        else
          n_by_rules++;
      }
  g_assert_cmpuint (reason->by_rules->len, ==, n_by_rules);
  for (guint cell = 0; cell < side * side; cell++)
    if (sudoku_grid_get_value (grid, cell) != 0)
      add_filled (trial, grid, cell);
  assert_fewest (trial, reason);
  for (guint i = 0; i < reason->excluders->len; i++)
    assert_house (trial, grid, &g_array_index (reason->excluders, SudokuExcluder, i));
}

/* Some of a full board, and some marks that are gone. */
static guint
try_position (const SudokuGrid *full,
              GRand *rand)
{
  static const char *const ids[] = { "full-house", "hidden-single", "naked-single" };
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (sudoku_grid_get_geometry (full));
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (full));
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  guint side = sudoku_grid_get_side (full), n = 0;
  g_autofree SudokuSet *removed = g_new0 (SudokuSet, side * side);
  double density = 0.4 + 0.4 * g_rand_double (rand);
  g_autoptr (SudokuPosition) position = NULL;

  for (guint cell = 0; cell < side * side; cell++)
    {
      guint value = (guint)g_rand_int_range (rand, 1, (gint32)side + 1);

      if (g_rand_double (rand) < density)
        sudoku_grid_set (grid, cell, sudoku_grid_get_value (full, cell), SUDOKU_ORIGIN_GIVEN);
      else if (value != sudoku_grid_get_value (full, cell) && g_rand_boolean (rand))
        removed[cell] = sudoku_set_single (value);
    }
  position = sudoku_position_new_at (grid, removed);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const SudokuTechnique *technique = sudoku_technique_find (ids[i]);
      g_autoptr (GPtrArray) steps =
        sudoku_step_search_run (search, position, &technique, 1, SUDOKU_STEP_ALL);

      for (guint k = 0; k < steps->len && k < 2 * side; k++, n++)
        judge (g_ptr_array_index (steps, k), position, links, grid);
    }
  return n;
}

static void
try_shape (const TestFrame *frame,
           const char *rules,
           GRand *rand)
{
  guint n = 0;

  for (guint i = 0; i < N_POSITIONS; i++)
    {
      g_autoptr (SudokuGrid) full = test_frame_fill (frame, rules, rand);

      g_assert_nonnull (full);
      n += try_position (full, rand);
    }
  g_test_message ("%u×%u %s: %u singles", frame->side, frame->side, rules, n);
  g_assert_cmpuint (n, >, 0);
}

static void
test_shapes (void)
{
  static const TestFrame frames[] = { { 4, 2 }, { 6, 2 }, { 7, 0 }, { 9, 3 }, { 12, 3 } };
  static const TestFrame large = { 16, 4 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (32);

  for (guint i = 0; i < G_N_ELEMENTS (frames); i++)
    try_shape (&frames[i], "", rand);
  try_shape (&large, "", rand);
}

static void
test_rules (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (33);

  for (gsize i = 0; i < test_n_frame_rules; i++)
    try_shape (&(TestFrame){ 9, 3 }, test_frame_rules[i], rand);
}

/* No single, no reason. */
static void
test_other (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuPosition) position = sudoku_position_new (grid);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStep) step = sudoku_step_new (sudoku_technique_find ("hidden-single"));

  sudoku_step_add_truth (step, sudoku_links_get_house_truth (links, 0, 1));
  sudoku_step_remove (step, 0);
  g_assert_null (sudoku_single_reason_find (step, position, links));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/single-reason/shapes", test_shapes);
  g_test_add_func ("/sudoku/single-reason/rules", test_rules);
  g_test_add_func ("/sudoku/single-reason/other", test_other);
  return g_test_run ();
}
