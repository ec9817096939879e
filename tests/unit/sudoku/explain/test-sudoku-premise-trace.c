/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What propagation needs for a dead end: there is one exactly where the propagation of candidates
 * finds one, and what is told to be needed is enough for it. */

#include <string.h>
#include <sudoku-candidates.h>
#include <sudoku-check.h>
#include <sudoku-premise-trace.h>

#include "test-brute.h"
#include "test-frames.h"
#include "test-grid.h"

/* Some cells of a solution, a few of them with any value at all. */
static SudokuGrid *
make_position (const TestFrame *frame,
               const char *rules,
               double density,
               GRand *rand)
{
  g_autoptr (SudokuGrid) full = NULL;
  SudokuGrid *grid = NULL;

  while (full == NULL)
    full = test_frame_fill (frame, rules, rand);
  grid = test_thin_out (full, rand, density);
  for (guint i = 0; i < 3; i++)
    {
      guint cell = (guint)g_rand_int_range (rand, 0, (gint32)sudoku_grid_get_n_cells (grid));
      SudokuSet values = sudoku_check_get_candidates (grid, cell);

      if (!sudoku_set_is_empty (values))
        sudoku_grid_set (grid, cell, sudoku_set_first (values), SUDOKU_ORIGIN_ENTRY);
    }
  return grid;
}

/* Some removed marks. */
static SudokuSet *
remove_marks (const SudokuGrid *grid,
              GRand *rand)
{
  guint n_cells = sudoku_grid_get_n_cells (grid), side = sudoku_grid_get_side (grid);
  SudokuSet *removed = g_new0 (SudokuSet, n_cells);

  for (guint i = 0; i < n_cells; i++)
    removed[g_rand_int_range (rand, 0, (gint32)n_cells)] =
      sudoku_set_single ((guint)g_rand_int_range (rand, 1, (gint32)side + 1));
  return removed;
}

/* Whether the propagation of candidates comes to a dead end with some premises. */
static gboolean
is_dead (const SudokuPremises *premises,
         const guint8 *chosen)
{
  SudokuGeometry *geometry = sudoku_premises_get_geometry (premises);
  g_autoptr (SudokuCandidates) candidates = sudoku_candidates_new_for (geometry);
  g_autofree guint8 *values = g_new0 (guint8, sudoku_geometry_get_n_cells (geometry));

  for (guint i = 0; i < sudoku_premises_get_n (premises); i++)
    if (chosen[i] && sudoku_premises_get (premises, i)->kind != SUDOKU_PREMISE_MARK)
      values[sudoku_premises_get (premises, i)->cell] =
        (guint8)sudoku_premises_get (premises, i)->value;
  sudoku_candidates_reset (candidates, values);
  for (guint i = 0; i < sudoku_premises_get_n (premises); i++)
    if (chosen[i] && sudoku_premises_get (premises, i)->kind == SUDOKU_PREMISE_MARK)
      sudoku_candidates_remove (candidates, sudoku_premises_get (premises, i)->cell,
                                sudoku_premises_get (premises, i)->value);
  return !sudoku_candidates_propagate (candidates);
}

static void
check_position (const SudokuGrid *grid,
                const SudokuSet *removed,
                GRand *rand,
                guint *n_dead)
{
  g_autoptr (SudokuPremises) premises = sudoku_premises_new (grid, removed);
  g_autoptr (SudokuPremiseTrace) trace = sudoku_premise_trace_new (premises);
  guint n = sudoku_premises_get_n (premises);
  g_autofree guint8 *chosen = g_malloc (n + 1), *asked = NULL;
  gboolean found;

  g_assert_nonnull (trace);
  for (guint round = 0; round < 3; round++)
    {
      for (guint i = 0; i < n; i++)
        chosen[i] = round == 0 || g_rand_int_range (rand, 0, 8) > 0;
      g_clear_pointer (&asked, g_free);
      asked = g_memdup2 (chosen, n + 1);
      found = sudoku_premise_trace_find (trace, chosen);
      g_assert_cmpint (found, ==, is_dead (premises, asked));
      if (!found)
        g_assert_cmpmem (chosen, n, asked, n);
      for (guint i = 0; i < n; i++)
        g_assert_true (!chosen[i] || asked[i]);
      g_assert_true (!found || is_dead (premises, chosen));
      *n_dead += found;
    }
}

static void
test_dead_ends (void)
{
  static const struct
  {
    TestFrame frame;
    const char *rules;
  } cases[] = {
    { { 9, 3 }, "" },
    { { 9, 3 }, "jigsaw" },
    { { 9, 3 }, "x" },
    { { 9, 3 }, "windows" },
    { { 9, 3 }, "anti-knight" },
    { { 9, 3 }, "non-consecutive" },
    { { 9, 3 }, "even" },
    { { 9, 3 }, "odd+anti-king" },
    { { 9, 0 }, "" },
    { { 6, 2 }, "" },
    { { 12, 3 }, "" },
    { { 16, 4 }, "" },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (13);
  guint n_dead = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint k = 0; k < 20; k++)
      {
        double density = 0.25 + 0.05 * (k % 6);
        g_autoptr (SudokuGrid) grid = make_position (&cases[i].frame, cases[i].rules, density,
                                                     rand);
        g_autofree SudokuSet *removed = k % 4 == 0 ? remove_marks (grid, rand) : NULL;

        check_position (grid, removed, rand, &n_dead);
      }
  g_assert_cmpuint (n_dead, >, 200);
  g_assert_cmpuint (n_dead, <, 700);
}

/* Truths that are no houses are not followed. */
static void
test_further_truths (void)
{
  static const TestFrame frame = { 9, 3 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (17);
  g_autoptr (SudokuGrid) grid = make_position (&frame, "complete", 0.4, rand);
  g_autoptr (SudokuPremises) premises = sudoku_premises_new (grid, NULL);

  g_assert_null (sudoku_premise_trace_new (premises));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/premise-trace/dead-ends", test_dead_ends);
  g_test_add_func ("/premise-trace/further-truths", test_further_truths);
  return g_test_run ();
}
