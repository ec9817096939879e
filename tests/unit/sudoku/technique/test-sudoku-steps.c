/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All techniques on random positions of many shapes: no step says anything else than the solution,
 * the certificate of each proves it, and each technique finds something. SATDOKU_TEST_STEPS=N
 * takes N times as many positions. */

#include <stdlib.h>

#include <sudoku-generate.h>
#include <sudoku-step-search.h>

#include "test-config.h"
#include "test-frames.h"

/* What a technique may do in a position. */
#define BUDGET 300000

/* After so many positions with a step, a technique need not look for more in this shape. */
#define N_ENOUGH 6

/* A puzzle with its solution. */
typedef struct
{
  SudokuGrid *grid;
  SudokuGrid *solution;
} Puzzle;

static void
puzzle_clear (Puzzle *self)
{
  g_clear_pointer (&self->grid, sudoku_grid_free);
  g_clear_pointer (&self->solution, sudoku_grid_free);
}

static void
make_puzzle (Puzzle *self,
             SudokuGeometry *geometry,
             GRand *rand)
{
  g_autoptr (GError) error = NULL;
  SudokuGenerated report = { 0 };
  SudokuGenerateOptions options = {
    .geometry = geometry,
    .unique = TRUE,
    .n_givens = sudoku_geometry_get_n_cells (geometry) * 2 / 5,
    .seed = g_rand_int (rand),
  };

  self->grid = sudoku_generate (&options, NULL, &report, &error);
  g_assert_no_error (error);
  self->solution = g_steal_pointer (&report.solution);
  sudoku_generated_clear (&report);
}

/* Where somebody may be who has filled in some cells and removed some candidates, all rightly. */
static SudokuPosition *
make_position (const Puzzle *puzzle,
               GRand *rand)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy (puzzle->grid);
  SudokuPosition *position = NULL;
  guint side = sudoku_geometry_get_side (sudoku_grid_get_geometry (grid));
  double filled = g_rand_double_range (rand, 0, 0.4), removed = g_rand_double (rand) * 0.8;

  for (guint cell = 0; cell < side * side; cell++)
    if (sudoku_grid_get_value (grid, cell) == 0 && g_rand_double (rand) < filled)
      sudoku_grid_set (grid, cell, sudoku_grid_get_value (puzzle->solution, cell),
                       SUDOKU_ORIGIN_ENTRY);
  position = sudoku_position_new_at (grid, NULL);
  for (guint cell = 0; cell < side * side; cell++)
    for (guint value = 1; value <= side; value++)
      if (value != sudoku_grid_get_value (puzzle->solution, cell) &&
          g_rand_double (rand) < removed)
        sudoku_position_remove (position, cell, sudoku_set_single (value));
  return position;
}

static void
assert_agrees (const SudokuStep *step,
               const Puzzle *puzzle,
               guint side)
{
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      guint cell = conclusions[i].candidate / side, value = conclusions[i].candidate % side + 1;
      gboolean right = value == sudoku_grid_get_value (puzzle->solution, cell);

      if (right != conclusions[i].placed)
        {
          g_autofree char *text = sudoku_step_to_text (step, side);

          g_error ("wrong: %s", text);
        }
    }
}

static guint
get_factor (void)
{
  const char *text = g_getenv ("SATDOKU_TEST_STEPS");

  return text == NULL ? 1 : (guint)MAX (atoi (text), 1);
}

/* @n_found: by technique: positions with a step of it */
static void
try_position (SudokuStepSearch *search,
              const Puzzle *puzzle,
              const SudokuPosition *position,
              guint *n_found)
{
  gsize n_techniques = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n_techniques);
  guint side = sudoku_geometry_get_side (sudoku_position_get_geometry (position));

  for (gsize i = 0; i < n_techniques; i++)
    {
      g_autoptr (GPtrArray) steps = NULL;
      guint n_refused = sudoku_step_search_get_n_refused (search);

      if (n_found[i] >= N_ENOUGH * get_factor ())
        continue;
      steps = sudoku_step_search_run (search, position, techniques + i, 1, SUDOKU_STEP_ALL);
      for (guint k = 0; k < steps->len; k++)
        assert_agrees (g_ptr_array_index (steps, k), puzzle, side);
      n_found[i] += steps->len > 0 ? 1 : 0;
      if (sudoku_step_search_get_n_refused (search) != n_refused)
        g_error ("a step of %s is not proven", techniques[i]->id);
    }
}

/* Patterns that rest on uniqueness are rare here; test-sudoku-uniqueness has more of them. */
static gboolean
is_each_found (const guint *n_found)
{
  gsize n_techniques = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n_techniques);

  for (gsize i = 0; i < n_techniques; i++)
    if (n_found[i] == 0 && !techniques[i]->needs_unique)
      return FALSE;
  return TRUE;
}

/* @n_more: so many positions more, while a technique has found nothing
 *
 * A sanitizer takes several times as long, and sees the same code in fewer positions. */
static void
try_shape (const TestFrame *frame,
           const char *rules,
           guint n_positions,
           guint n_more,
           guint *n_found)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (frame->side + 7);
  g_autoptr (SudokuGeometry) geometry = test_frame_make (frame, rules, rand);
  g_autoptr (SudokuLinks) links = NULL;
  g_autoptr (SudokuStepSearch) search = NULL;
  Puzzle puzzle = { 0 };

  g_assert_nonnull (geometry);
  links = sudoku_links_new (geometry);
  search = sudoku_step_search_new (links);
  sudoku_step_search_set_unique (search, TRUE);
  sudoku_step_search_set_budget (search, BUDGET);
  n_positions = get_factor () * (TEST_SANITIZED ? n_positions / 4 : n_positions);
  for (guint i = 0; i < n_positions || (i < n_positions + n_more && !is_each_found (n_found)); i++)
    {
      g_autoptr (SudokuPosition) position = NULL;

      if (i % 8 == 0)
        {
          puzzle_clear (&puzzle);
          make_puzzle (&puzzle, geometry, rand);
        }
      position = make_position (&puzzle, rand);
      try_position (search, &puzzle, position, n_found);
    }
  puzzle_clear (&puzzle);
}

/* The four least numbers leave a row a total. */
#define ITEMS \
  "thermometer:r5c5r6c6r7c7r8c8+cage=10:r1c1-r1c4+arrow:r9c1/r9c2r9c3+whispers:r2c6r3c7r4c8r5c9"

static guint *
new_counts (void)
{
  gsize n_techniques = 0;

  sudoku_techniques (&n_techniques);
  return g_new0 (guint, n_techniques);
}

static void
test_rules (gconstpointer data)
{
  g_autofree guint *n_found = new_counts ();

  try_shape (&(TestFrame){ 9, 3 }, data, 8, 0, n_found);
}

static void
test_small (void)
{
  g_autofree guint *n_found = new_counts ();

  try_shape (&(TestFrame){ 6, 2 }, "", 16, 0, n_found);
}

/* Those that only clues on the board have. */
static void
find_with_items (guint *n_found)
{
  g_autofree guint *n_found_here = new_counts ();
  gsize n_techniques = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n_techniques);

  try_shape (&(TestFrame){ 9, 3 }, ITEMS, 8, 0, n_found_here);
  for (gsize i = 0; i < n_techniques; i++)
    if (g_str_has_prefix (techniques[i]->id, "clue"))
      n_found[i] = n_found_here[i];
}

/* Each technique must find something at 9 × 9; larger sets than are of use there, at 16 × 16. What
 * is rare takes many positions, which a sanitizer looks at ten times as long: it sees the first. */
static void
test_each (void)
{
  g_autofree guint *n_found = new_counts ();
  g_autofree guint *n_found_at_16 = new_counts ();
  gsize n_techniques = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n_techniques);

  find_with_items (n_found);
  try_shape (&(TestFrame){ 9, 3 }, "", 24, TEST_SANITIZED ? 0 : 400, n_found);
  try_shape (&(TestFrame){ 16, 4 }, "", 8, 0, n_found_at_16);
  for (gsize i = 0; i < n_techniques; i++)
    {
      g_test_message ("%s: in %u positions, and %u of side 16", techniques[i]->id, n_found[i],
                      n_found_at_16[i]);
      if (n_found[i] == 0 && n_found_at_16[i] == 0 && !techniques[i]->needs_unique &&
          !TEST_SANITIZED)
        g_error ("nothing was found by %s", techniques[i]->id);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/steps/6", test_small);
  for (gsize i = 0; i < test_n_frame_rules; i++)
    {
      g_autofree char *path = g_strconcat ("/sudoku/steps/9/", test_frame_rules[i], NULL);

      g_test_add_data_func (path, test_frame_rules[i], test_rules);
    }
  g_test_add_func ("/sudoku/steps/each", test_each);
  return g_test_run ();
}
