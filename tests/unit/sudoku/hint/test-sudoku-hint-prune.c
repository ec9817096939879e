/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Truths too many, and proofs with far fewer: what is left out is not needed, says MiniSat, and
 * what stays is; the fewest are as few as another search finds. */

#include <sudoku-hint-core.h>
#include <sudoku-hint-few.h>
#include <sudoku-hint-formula.h>
#include <sudoku-hint-net.h>
#include <sudoku-hint-prune.h>

#include "test-grid.h"
#include "test-minisat.h"
#include "test-smallest.h"
#include "test-step.h"

#define WORK 20000000
#define CONFLICTS 20000
#define N_TRUTHS 324

/* Nets need a distinction of cases for it. */
#define HARD "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."
/* Chains solve it. */
#define MIDDLING "......87........2482..1....3......696.2.3.7..1.48..........6.....5....82..89..3.7"

typedef struct
{
  SudokuLinks *links;
  SudokuPosition *position;
} Place;

static void
place_clear (Place *self)
{
  sudoku_links_unref (self->links);
  sudoku_position_free (self->position);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Place, place_clear)

static void
place_init (Place *self,
            const char *line)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);

  self->links = sudoku_links_new (geometry);
  self->position = sudoku_position_new (grid);
}

static SudokuStep *
find_core (const Place *place)
{
  SudokuHintCore core = { .step = NULL };
  g_autoptr (GError) error = NULL;

  sudoku_hint_core_find (&core, place->links, place->position, CONFLICTS, WORK, FALSE, &error);
  g_assert_no_error (error);
  return core.step;
}

/* The conclusion of a step with its truths and some more. */
static SudokuStep *
add_truths (const SudokuStep *step,
            guint n_more)
{
  SudokuStep *longer = sudoku_step_new (sudoku_step_get_technique (step));
  guint n = 0, n_longer = 0;
  const guint32 *truths = NULL;

  sudoku_step_remove (longer, sudoku_step_get_conclusions (step, &n)->candidate);
  truths = sudoku_step_get_truths (step, &n);
  for (guint i = 0; i < n; i++)
    sudoku_step_add_truth (longer, truths[i]);
  for (guint i = 1; n_longer < n + n_more; i++)
    {
      sudoku_step_add_truth (longer, (truths[0] + 17 * i) % N_TRUTHS);
      sudoku_step_get_truths (longer, &n_longer);
    }
  return longer;
}

static void
assert_needs_all (const SudokuStep *step,
                  const Place *place)
{
  guint n = 0;

  sudoku_step_get_truths (step, &n);
  g_assert_true (sudoku_step_check (step, place->position, place->links));
  g_assert_true (test_step_follows (step, place->position, place->links, TEST_STEP_NOTHING));
  for (guint i = 0; i < n; i++)
    g_assert_false (test_step_follows (step, place->position, place->links, i));
}

static void
test_left_out (void)
{
  g_auto (Place) place;
  g_autoptr (SudokuStep) core = NULL;
  guint64 work = WORK;

  if (!test_minisat_is_there ())
    {
      g_test_skip ("there is no minisat");
      return;
    }
  place_init (&place, HARD);
  core = find_core (&place);
  g_assert_null (sudoku_hint_prune (core, place.links, place.position, &work));
  for (guint n_more = 1; n_more <= 12; n_more += 4)
    {
      g_autoptr (SudokuStep) longer = add_truths (core, n_more);
      g_autoptr (SudokuStep) pruned =
        sudoku_hint_prune (longer, place.links, place.position, &work);
      guint n_pruned = 0, n_longer = 0;

      g_assert_nonnull (pruned);
      assert_needs_all (pruned, &place);
      g_assert_true (sudoku_step_concludes_same (pruned, core));
      sudoku_step_get_truths (pruned, &n_pruned);
      sudoku_step_get_truths (longer, &n_longer);
      g_assert_cmpuint (n_pruned, <, n_longer);
    }
  g_assert_cmpuint (work, <, WORK);
}

/* Without any work to do, all stays. */
static void
test_no_work (void)
{
  g_auto (Place) place;
  g_autoptr (SudokuStep) core = NULL;
  g_autoptr (SudokuStep) longer = NULL;
  guint64 work = 0;

  place_init (&place, HARD);
  core = find_core (&place);
  longer = add_truths (core, 3);
  g_assert_null (sudoku_hint_prune (longer, place.links, place.position, &work));
}

/* A value that is placed because it can't be false. */
static void
test_placed (void)
{
  static const char line[] =
    ".2345678.456789123789123456214365897365897214897214365531642978642978531978531642";
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuPosition) position = sudoku_position_new (grid);
  g_autoptr (SudokuStep) step = sudoku_step_new (sudoku_technique_find ("full-house"));
  g_autoptr (SudokuStep) pruned = NULL;
  guint64 work = WORK;
  guint n = 0;

  /* 1 in the first cell: because of the cell, and because of the row. */
  sudoku_step_place (step, 0);
  sudoku_step_add_truth (step, sudoku_links_get_house_truth (links, 0, 1));
  sudoku_step_add_truth (step, sudoku_links_get_house_truth (links, 0, 9));
  pruned = sudoku_hint_prune (step, links, position, &work);
  g_assert_nonnull (pruned);
  sudoku_step_get_truths (pruned, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (sudoku_step_get_conclusions (pruned, &n)->placed);
}

static GArray *
find_few (const Place *place,
          const SudokuStep *step,
          guint n_max)
{
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  g_autoptr (GError) error = NULL;
  guint n = 0;
  guint64 conflicts = CONFLICTS;
  SudokuHintFewJob job = {
    .solver = solver,
    .links = place->links,
    .position = place->position,
    .candidate = sudoku_step_get_conclusions (step, &n)->candidate,
    .n_max = n_max,
    .conflicts = &conflicts,
  };
  GArray *few = NULL;

  sudoku_hint_formula_add (solver, place->position, place->links, TRUE, &error);
  g_assert_no_error (error);
  few = sudoku_hint_few_find (&job, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (conflicts, <, CONFLICTS);
  return few;
}

/* Of proofs whose fewest truths another search knows: just these are found, and none with one
 * fewer. */
static void
test_few (void)
{
  g_auto (Place) place;
  SudokuStep *core = NULL;
  guint n_known = 0;

  place_init (&place, MIDDLING);
  for (guint i = 0; i < 60 && n_known < 10 && (core = find_core (&place)) != NULL; i++)
    {
      g_autoptr (SudokuStep) step = core;
      guint fewest = test_smallest_find (step, place.position, place.links);

      if (fewest > 1)
        {
          g_autoptr (GArray) few = find_few (&place, step, fewest);

          g_assert_nonnull (few);
          g_assert_cmpuint (few->len, ==, fewest);
          g_assert_null (find_few (&place, step, fewest - 1));
          n_known++;
        }
      sudoku_step_apply (step, place.position);
    }
  g_test_message ("%u known", n_known);
  g_assert_cmpuint (n_known, >, 3);
}

/* What nets find needs each of its truths. */
static void
test_nets (void)
{
  g_auto (Place) place;
  guint n = 0;

  place_init (&place, HARD);
  for (guint i = 0; i < 8 && test_minisat_is_there (); i++)
    {
      guint64 work = WORK;
      SudokuHintStage stage;
      g_autoptr (GPtrArray) steps =
        sudoku_hint_net_find (place.links, place.position, &work, &stage);

      g_assert_cmpuint (steps->len, >, 0);
      for (guint k = 0; k < steps->len; k += 4, n++)
        assert_needs_all (g_ptr_array_index (steps, k), &place);
      sudoku_step_apply (g_ptr_array_index (steps, 0), place.position);
    }
  g_test_message ("%u steps of nets", n);
  if (n == 0)
    g_test_skip ("there is no minisat");
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/hint-prune/left-out", test_left_out);
  g_test_add_func ("/sudoku/hint-prune/no-work", test_no_work);
  g_test_add_func ("/sudoku/hint-prune/placed", test_placed);
  g_test_add_func ("/sudoku/hint-prune/few", test_few);
  g_test_add_func ("/sudoku/hint-prune/nets", test_nets);
  return g_test_run ();
}
