/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every rule, and every pair of rules, against brute force by the plain definitions; and facts that
 * are known of some. */

#include <sudoku-candidates.h>
#include <sudoku-generate.h>
#include <sudoku-group-search.h>
#include <sudoku-sat-search.h>
#include <sudoku-search.h>
#include <sudoku-solve.h>

#include "test-brute.h"
#include "test-frames.h"
#include "test-rules.h"
#include "test-shapes.h"

static const TestFrame frames[] = {
  { 4, 2 },
  { 4, 0 },
  { 5, 0 },
  { 6, 2 },
  { 6, 3 },
};

static guint64
count (const SudokuGrid *grid,
       guint64 limit)
{
  g_autoptr (GError) error = NULL;
  gboolean complete = FALSE;
  guint64 n = 0;

  sudoku_count (grid, limit, NULL, &n, &complete, &error);
  g_assert_no_error (error);
  g_assert_true (complete);
  return n;
}

/* A random first row of which the rules have nothing to say by itself, if one is found. */
static void
set_first_row (SudokuGrid *grid,
               GRand *rand)
{
  guint side = sudoku_grid_get_side (grid);
  guint16 row[SUDOKU_SIDE_MAX];
  SudokuRandom random;

  sudoku_random_init (&random, g_rand_int (rand));
  for (guint try = 0; try < 20; try++)
    {
      sudoku_random_permutation (&random, row, side);
      for (guint i = 0; i < side; i++)
        sudoku_grid_set (grid, i, row[i] + 1u, SUDOKU_ORIGIN_GIVEN);
      if (test_brute_count (grid, 1) > 0)
        return;
    }
}

/* With the first row fixed above 4×4, and the second one at 6×6, or it would be too many. */
static void
check_counts (const TestFrame *frame,
              const char *rules,
              GRand *rand)
{
  g_autoptr (SudokuGeometry) geometry = test_frame_make (frame, rules, rand);
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuGrid) solution = NULL;
  guint64 expected;

  if (geometry == NULL)
    return;
  grid = sudoku_grid_new (geometry);
  if (frame->side > 4)
    set_first_row (grid, rand);
  if (frame->side > 5)
    sudoku_solve (grid, NULL, &solution, NULL, NULL);
  for (guint cell = 6; solution != NULL && cell < 12; cell++)
    sudoku_grid_set (grid, cell, sudoku_grid_get_value (solution, cell), SUDOKU_ORIGIN_GIVEN);
  expected = test_brute_count (grid, 0);
  g_test_message ("%u/%u %s: %" G_GUINT64_FORMAT, frame->side, frame->box_rows, rules, expected);
  g_assert_cmpuint (count (grid, 0), ==, expected);
}

static void
test_pairs (gconstpointer data)
{
  const TestFrame *frame = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (gsize i = 0; i < test_n_frame_rules; i++)
    {
      check_counts (frame, test_frame_rules[i], rand);
      for (gsize k = i + 1; k < test_n_frame_rules; k++)
        {
          g_autofree char *both =
            g_strdup_printf ("%s+%s", test_frame_rules[i], test_frame_rules[k]);

          check_counts (frame, both, rand);
        }
    }
}

/* Of the 288 grids of 4×4. */
static void
test_facts (void)
{
  static const TestFrame frame = { 4, 2 };
  static const struct
  {
    const char *rules;
    guint64 n;
  } facts[] = {
    { "", 288 },
    { "x", 48 },
    { "anti-knight", 24 },
    { "anti-king", 0 },
    { "non-consecutive", 0 },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (gsize i = 0; i < G_N_ELEMENTS (facts); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_frame_make (&frame, facts[i].rules, rand);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

      g_assert_cmpuint (count (grid, 0), ==, facts[i].n);
    }
}

/* An empty board with three rules of pairs: 72 grids. */
static void
test_miracle (void)
{
  static const TestFrame frame = { 9, 3 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (SudokuGeometry) geometry =
    test_frame_make (&frame, "anti-knight+anti-king+non-consecutive", rand);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  g_assert_cmpuint (count (grid, 0), ==, 72);
}

typedef struct
{
  guint64 n_found;
  guint64 sum; /* of the solutions, whatever their order */
} Found;

static void
add_solution (Found *self,
              const guint8 *values,
              guint n_cells)
{
  guint64 hash = 14695981039346656037u;

  for (guint cell = 0; cell < n_cells; cell++)
    hash = (hash ^ values[cell]) * 1099511628211u;
  self->n_found++;
  self->sum += hash;
}

static gboolean
add_cb (const guint8 *values,
        gpointer user_data)
{
  add_solution (user_data, values, 36);
  return TRUE;
}

/* The search over candidates finds what the search over boards does, one solution after the other,
 * on shapes that both know. */
static void
test_both_searches (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);

  for (gsize i = 0; i < test_n_shapes; i++)
    for (guint round = 0; round < 30; round++)
      {
        g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);
        g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
        g_autoptr (SudokuGrid) solution = NULL;
        g_autoptr (SudokuGrid) puzzle = NULL;
        g_autoptr (SudokuGroupSearch) search = sudoku_group_search_new (geometry);
        guint8 values[SUDOKU_CELLS_MAX];
        SudokuSearchResult result;

        if (sudoku_solve (empty, NULL, &solution, NULL, NULL) == SUDOKU_VERDICT_NO_SOLUTION)
          continue;
        puzzle = test_thin_out (solution, rand, 0.4);
        if (round % 4 == 0)
          sudoku_grid_set (puzzle, 0, (guint)g_rand_int_range (rand, 1, 5), SUDOKU_ORIGIN_GIVEN);
        for (guint cell = 0; cell < sudoku_grid_get_n_cells (puzzle); cell++)
          values[cell] = (guint8)sudoku_grid_get_fixed (puzzle, cell);
        sudoku_group_search_load (search, values);
        sudoku_group_search_run (search, 500, 0, NULL, &result);
        g_assert_cmpuint (result.n_found, ==, count (puzzle, 500));
      }
}

static const TestShape board_shapes[] = {
  { 3, 3, FALSE },
  { 3, 3, TRUE },
  { 2, 4, FALSE },
};

/* Solutions that are compared one by one. */
#define BOTH_MAX 40

static void
collect_with_boards (SudokuSearch *search,
                     const guint8 *values,
                     guint n_cells,
                     Found *found)
{
  SudokuSearchResult result = { .n_found = 0 };

  for (guint64 limit = 1; limit <= BOTH_MAX && result.n_found == limit - 1; limit++)
    {
      sudoku_search_load (search, values);
      sudoku_search_run (search, limit, 0, NULL, &result);
      if (result.n_found == limit)
        add_solution (found, sudoku_search_get_solution (search), n_cells);
    }
}

static void
collect_with_candidates (SudokuGroupSearch *search,
                         const guint8 *values,
                         guint n_cells,
                         Found *found)
{
  SudokuSearchResult result = { .n_found = 0 };

  for (guint64 limit = 1; limit <= BOTH_MAX && result.n_found == limit - 1; limit++)
    {
      sudoku_group_search_load (search, values);
      sudoku_group_search_run (search, limit, 0, NULL, &result);
      if (result.n_found == limit)
        add_solution (found, sudoku_group_search_get_solution (search), n_cells);
    }
}

/* On the shapes that the search over boards is made for, both find the same solutions: of puzzles
 * with one, several and, by a value that is not the solution's, often none. */
static void
test_same_as_boards (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);
  g_autoptr (SudokuGeometry) geometry = test_shape_make (data);
  g_autoptr (SudokuSearch) boards = sudoku_search_new (geometry);
  g_autoptr (SudokuGroupSearch) candidates = sudoku_group_search_new (geometry);
  guint n_cells = sudoku_geometry_get_n_cells (geometry), n_different[3] = { 0 };

  for (guint round = 0; round < 200; round++)
    {
      g_autoptr (SudokuGrid) full = sudoku_generate_full (geometry, round, NULL, NULL);
      g_autoptr (SudokuGrid) puzzle =
        test_thin_out (full, rand, 0.35 + 0.15 * g_rand_double (rand));
      Found expected = { 0 }, found = { 0 };
      guint8 values[SUDOKU_CELLS_MAX];

      for (guint cell = 0; cell < n_cells; cell++)
        values[cell] = (guint8)sudoku_grid_get_fixed (puzzle, cell);
      if (round % 3 == 0)
        values[round % n_cells] = (guint8)(round % sudoku_geometry_get_side (geometry) + 1);
      collect_with_boards (boards, values, n_cells, &expected);
      collect_with_candidates (candidates, values, n_cells, &found);
      n_different[MIN (expected.n_found, 2)]++;
      g_assert_cmpuint (found.n_found, ==, expected.n_found);
      if (expected.n_found < BOTH_MAX)
        g_assert_cmphex (found.sum, ==, expected.sum);
    }
  for (guint i = 0; i < G_N_ELEMENTS (n_different); i++)
    g_assert_cmpuint (n_different[i], >, 10);
}

/* Not only as many as brute force finds, but the same ones; in random order, too. */
static void
test_same_solutions (void)
{
  static const TestFrame frame = { 6, 2 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (gsize i = 0; i < test_n_frame_rules; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_frame_make (&frame, test_frame_rules[i], rand);
      g_autoptr (SudokuGrid) grid = NULL;
      Found expected = { 0 }, found = { 0 };
      SudokuSearchResult result;
      SudokuRandom random;
      guint8 values[36] = { 1, 2, 3, 4, 5, 6 };

      if (geometry == NULL)
        continue;
      grid = sudoku_grid_new (geometry);
      values[1] = 3, values[2] = 5, values[3] = 2;
      for (guint cell = 0; cell < 6; cell++)
        sudoku_grid_set (grid, cell, values[cell], SUDOKU_ORIGIN_GIVEN);
      sudoku_random_init (&random, i);
      for (guint64 limit = 1, n = 1; limit <= 40 && n == limit; limit++)
        {
          g_autoptr (SudokuGroupSearch) search = sudoku_group_search_new (geometry);

          sudoku_group_search_load (search, values);
          sudoku_group_search_run (search, limit, 0, NULL, &result);
          n = result.n_found;
          if (n == limit)
            add_solution (&found, sudoku_group_search_get_solution (search), 36);
          sudoku_group_search_set_random (search, &random);
          sudoku_group_search_load (search, values);
          sudoku_group_search_run (search, limit, 0, NULL, &result);
          g_assert_cmpuint (result.n_found, ==, n);
        }
      test_brute_force (grid, add_cb, &expected);
      if (expected.n_found < 40)
        {
          g_assert_cmpuint (found.n_found, ==, expected.n_found);
          g_assert_cmphex (found.sum, ==, expected.sum);
        }
    }
}

/* All solutions of what propagation leaves, one forbidden after the other. */
static guint64
count_with_formula (const SudokuGrid *puzzle,
                    SudokuResidualKind kind)
{
  g_autoptr (SudokuCandidates) candidates = sudoku_candidates_new (puzzle);
  g_autoptr (SudokuResidual) formula = NULL;
  g_autoptr (SudokuSatSearch) session = NULL;
  guint8 values[SUDOKU_CELLS_MAX];
  SudokuTaskRun work;
  guint64 n = 0;

  if (!sudoku_candidates_propagate (candidates) || !sudoku_candidates_check_hall (candidates))
    return 0;
  if (sudoku_candidates_get_n_open (candidates) == 0)
    return 1;
  sudoku_task_run_init (&work, NULL);
  formula = sudoku_residual_new (candidates, kind);
  session = sudoku_sat_search_new (formula, &work);
  for (; sudoku_sat_search_solve (session, values, NULL) == SAT_STATUS_SATISFIABLE; n++)
    g_assert_true (sudoku_sat_search_block (session, values, NULL));
  return n;
}

/* The formula of what is left says every rule, in both ways. */
static void
test_formula (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);

  for (gsize i = 0; i < G_N_ELEMENTS (frames); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_frame_make (&frames[i], data, rand);
      g_autoptr (SudokuGrid) empty = NULL;
      g_autoptr (SudokuGrid) solution = NULL;

      if (geometry == NULL)
        continue;
      empty = sudoku_grid_new (geometry);
      sudoku_solve (empty, NULL, &solution, NULL, NULL);
      for (guint round = 0; solution != NULL && round < 20; round++)
        {
          g_autoptr (SudokuGrid) puzzle =
            test_thin_out (solution, rand, frames[i].side > 4 ? 0.35 : 0.15);
          guint64 expected = test_brute_count (puzzle, 0);

          g_assert_cmpuint (count_with_formula (puzzle, SUDOKU_RESIDUAL_PAIRWISE), ==, expected);
          g_assert_cmpuint (count_with_formula (puzzle, SUDOKU_RESIDUAL_TRIAD), ==, expected);
        }
    }
}

static void
check_item_counts (const SudokuGrid *puzzle)
{
  guint64 expected = test_brute_count (puzzle, 0);

  g_assert_cmpuint (count (puzzle, 0), ==, expected);
  g_assert_cmpuint (count_with_formula (puzzle, SUDOKU_RESIDUAL_PAIRWISE), ==, expected);
  g_assert_cmpuint (count_with_formula (puzzle, SUDOKU_RESIDUAL_TRIAD), ==, expected);
}

/* Of items, too: with a part of a solution, and with a value that may be wrong. */
static void
test_items (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (13);
  guint n_solved = 0;

  for (gsize i = 0; i < test_n_rules; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_rules_make (&test_rules[i]);
      g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
      g_autoptr (SudokuGrid) solution = NULL;
      guint side = test_rules[i].side;

      g_test_message ("%s", test_rules[i].rules);
      if (side > 6 || !sudoku_geometry_has_items (geometry))
        continue;
      sudoku_solve (empty, NULL, &solution, NULL, NULL);
      g_assert_cmpint (solution != NULL, ==, test_brute_count (empty, 1) > 0);
      n_solved += solution != NULL;
      for (guint round = 0; solution != NULL && round < 20; round++)
        {
          g_autoptr (SudokuGrid) puzzle = test_thin_out (solution, rand, side > 4 ? 0.35 : 0.15);
          guint cell = (guint)g_rand_int_range (rand, 0, (gint32)(side * side));

          if (round % 2 == 0)
            sudoku_grid_set (puzzle, cell, (guint)g_rand_int_range (rand, 1, (gint32)side + 1),
                             SUDOKU_ORIGIN_GIVEN);
          check_item_counts (puzzle);
        }
    }
  g_assert_cmpuint (n_solved, >, 12);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (frames); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/sudoku/rule-counts/%u/%u", frames[i].side, frames[i].box_rows);

      g_test_add_data_func (path, &frames[i], test_pairs);
    }
  for (gsize i = 0; i < test_n_frame_rules; i++)
    {
      g_autofree char *path =
        g_strconcat ("/sudoku/rule-counts/formula/", test_frame_rules[i], NULL);

      g_test_add_data_func (path, test_frame_rules[i], test_formula);
    }
  g_test_add_func ("/sudoku/rule-counts/items", test_items);
  g_test_add_func ("/sudoku/rule-counts/facts", test_facts);
  g_test_add_func ("/sudoku/rule-counts/miracle", test_miracle);
  g_test_add_func ("/sudoku/rule-counts/both-searches", test_both_searches);
  for (gsize i = 0; i < G_N_ELEMENTS (board_shapes); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/sudoku/rule-counts/same-as-boards/%u", (guint)i);

      g_test_add_data_func (path, &board_shapes[i], test_same_as_boards);
    }
  g_test_add_func ("/sudoku/rule-counts/same-solutions", test_same_solutions);
  return g_test_run ();
}
