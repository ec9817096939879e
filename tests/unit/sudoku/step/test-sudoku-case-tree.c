/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Trees of cases: each is proven by the checker, is as long as it says, and says nothing of a
 * candidate that is right. */

#include <sudoku-case-tree.h>
#include <sudoku-proof.h>
#include <sudoku-solve.h>

#include "test-grid.h"

#define SIDE 9
#define N_CANDIDATES (81 * SIDE)
#define WORK 3000000
#define HARD "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

/* What is looked at: a hard puzzle before its first step. */
typedef struct
{
  SudokuLinks *links;
  SudokuPosition *position;
  SudokuGrid *solution;
  GArray *truths;
} Place;

static void
place_clear (Place *self)
{
  sudoku_links_unref (self->links);
  sudoku_position_free (self->position);
  sudoku_grid_free (self->solution);
  g_array_unref (self->truths);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Place, place_clear)

static void
place_init (Place *self)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, HARD, FALSE);

  self->links = sudoku_links_new (geometry);
  self->position = sudoku_position_new (grid);
  self->solution = NULL;
  sudoku_solve (grid, NULL, &self->solution, NULL, NULL);
  self->truths = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint32 i = 0; i < sudoku_links_get_n_truths (self->links); i++)
    g_array_append_val (self->truths, i);
}

static SudokuCaseTree *
build (const Place *place,
       guint32 candidate,
       guint n_cases_max,
       guint64 work)
{
  return sudoku_case_tree_build (place->links, place->position, candidate, TRUE, place->truths,
                                 n_cases_max, &work);
}

static SudokuStep *
make_step (const SudokuCaseTree *tree,
           guint32 candidate)
{
  SudokuStep *step = sudoku_step_new (sudoku_technique_find ("forcing-net-contradiction"));

  sudoku_step_remove (step, candidate);
  for (guint i = 0; i < tree->truths->len; i++)
    sudoku_step_add_truth (step, g_array_index (tree->truths, guint32, i));
  for (guint i = 0; i < tree->nodes->len; i++)
    sudoku_step_add_node (step, g_array_index (tree->nodes, guint32, i));
  return step;
}

static gboolean
is_looked_at (const Place *place,
              guint32 candidate,
              gboolean right)
{
  return sudoku_position_has (place->position, candidate) &&
         !sudoku_position_is_filled (place->position, candidate / SIDE) &&
         right == (sudoku_grid_get_value (place->solution, candidate / SIDE) ==
                   candidate % SIDE + 1);
}

static void
test_wrong (void)
{
  g_auto (Place) place;
  guint n_deep = 0;

  place_init (&place);
  for (guint32 i = 0; i < N_CANDIDATES; i += 7)
    {
      g_autoptr (SudokuCaseTree) tree = NULL;
      g_autoptr (SudokuCaseTree) again = NULL;
      g_autoptr (SudokuCaseTree) fewer = NULL;
      g_autoptr (SudokuStep) step = NULL;
      guint depth = 0;

      if (!is_looked_at (&place, i, FALSE))
        continue;
      tree = build (&place, i, 1000, WORK);
      g_assert_nonnull (tree);
      step = make_step (tree, i);
      g_assert_true (sudoku_step_check (step, place.position, place.links));
      g_assert_cmpuint (
        sudoku_step_count_cases (step, place.position, place.links, &depth), ==, tree->n_cases);
      g_assert_cmpuint (depth, ==, tree->depth);
      again = build (&place, i, 1000, WORK);
      g_assert_cmpmem (tree->nodes->data, tree->nodes->len * sizeof (guint32), again->nodes->data,
                       again->nodes->len * sizeof (guint32));
      fewer = build (&place, i, tree->n_cases - 1, WORK);
      g_assert_true (fewer == NULL || fewer->n_cases < tree->n_cases);
      n_deep += tree->depth > 1 ? 1 : 0;
    }
  g_assert_cmpuint (n_deep, >, 0);
}

static void
test_right (void)
{
  g_auto (Place) place;

  place_init (&place);
  for (guint32 i = 0; i < N_CANDIDATES; i++)
    if (is_looked_at (&place, i, TRUE))
      {
        g_autoptr (SudokuCaseTree) tree = build (&place, i, 1000, WORK / 30);

        g_assert_null (tree);
      }
}

static void
test_no_work (void)
{
  g_auto (Place) place;

  place_init (&place);
  for (guint32 i = 0; i < N_CANDIDATES; i++)
    if (is_looked_at (&place, i, FALSE))
      {
        g_autoptr (SudokuCaseTree) tree = build (&place, i, 1000, 0);

        g_assert_null (tree);
      }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/case-tree/wrong", test_wrong);
  g_test_add_func ("/sudoku/case-tree/right", test_right);
  g_test_add_func ("/sudoku/case-tree/no-work", test_no_work);
  return g_test_run ();
}
