/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What ends the work with truths and conflicts: whoever makes tables of them, or looks for steps
 * with them, stops when the time is over or memory is short, and says so. */

#include <sat-error.h>
#include <sudoku-hint.h>
#include <sudoku-local-links.h>
#include <sudoku-net.h>
#include <sudoku-scale.h>
#include <sudoku-step-search.h>
#include <sudoku-trial.h>

#include "test-shapes.h"

static const TestShape shapes[] = {
  { 2, 3, FALSE },
  { 3, 3, FALSE },
  { 3, 4, FALSE },
  { 5, 5, FALSE },
  { 1, 7, FALSE },
};

/* A deadline that is over. */
static const SudokuTaskRun late = { .deadline = 1 };

typedef struct
{
  SudokuGrid *grid;
  SudokuLinks *links;
  SudokuPosition *position;
} Place;

static void
place_init (Place *self,
            const TestShape *shape)
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);

  self->grid = sudoku_grid_new (geometry);
  self->links = sudoku_links_new (geometry);
  self->position = sudoku_position_new (self->grid);
}

static void
place_clear (Place *self)
{
  sudoku_position_free (self->position);
  sudoku_links_unref (self->links);
  sudoku_grid_free (self->grid);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Place, place_clear)

/* Whether tables can be made; either all or none. */
static gboolean
make_tables (const Place *place)
{
  g_autoptr (SudokuTrial) trial = sudoku_trial_new (place->links);
  g_autoptr (SudokuNet) net = sudoku_net_new (place->links, place->position);
  g_autoptr (GArray) numbers = g_array_new (FALSE, TRUE, sizeof (guint32));
  g_autoptr (SudokuLocalLinks) local = NULL;

  g_array_set_size (numbers, 1);
  local = sudoku_local_links_new (place->links, place->position, numbers, numbers);
  g_assert_true ((trial != NULL) == (net != NULL) && (net != NULL) == (local != NULL));
  return trial != NULL;
}

static GPtrArray *
look_for_all (const Place *place,
              gboolean *cut_short)
{
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (place->links);
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_scale_list_by_ease (&n);
  GPtrArray *steps = NULL;

  sudoku_step_search_set_budget (search, 1000);
  steps = sudoku_step_search_run (search, place->position, techniques, n, SUDOKU_STEP_ALL);
  *cut_short = sudoku_step_search_was_cut_short (search);
  return steps;
}

static void
test_late (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_auto (Place) place = { 0 };
      g_autoptr (GPtrArray) steps = NULL;
      gboolean cut_short = FALSE;

      place_init (&place, &shapes[i]);
      g_assert_false (sudoku_links_should_stop (place.links));
      sudoku_links_obey (place.links, &late);
      g_assert_true (sudoku_links_should_stop (place.links));
      g_assert_false (make_tables (&place));
      steps = look_for_all (&place, &cut_short);
      g_assert_true (cut_short && steps->len == 0);
      /* A search leaves what the links obeyed before. */
      g_assert_cmpint (sudoku_links_get_work (place.links)->deadline, ==, 1);
      sudoku_links_obey (place.links, NULL);
      g_assert_true (make_tables (&place));
    }
}

static void
test_cancelled (void)
{
  g_auto (Place) place = { 0 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTaskRun run = { .cancellable = cancellable };

  place_init (&place, &shapes[1]);
  sudoku_links_obey (place.links, &run);
  g_assert_true (make_tables (&place));
  g_cancellable_cancel (cancellable);
  g_assert_false (make_tables (&place));
}

/* Without memory for tables, techniques that need none still work. */
static void
test_memory (void)
{
  g_auto (Place) place = { 0 };
  g_autoptr (GPtrArray) steps = NULL;
  g_autoptr (GError) error = NULL;
  gboolean cut_short = FALSE;

  g_setenv ("SATDOKU_MEMORY_LIMIT", "1000", TRUE);
  place_init (&place, &shapes[3]);
  g_assert_true (sudoku_links_check_memory (place.links, &error));
  g_assert_false (make_tables (&place));
  g_assert_false (sudoku_links_check_memory (place.links, &error));
  g_assert_error (error, SAT_ERROR, SAT_ERROR_MEMORY);
  steps = look_for_all (&place, &cut_short);
  g_assert_true (cut_short);
  g_unsetenv ("SATDOKU_MEMORY_LIMIT");
}

/* What is freed can be had again. */
static void
test_given_back (void)
{
  g_auto (Place) place = { 0 };

  g_setenv ("SATDOKU_MEMORY_LIMIT", "10000000", TRUE);
  place_init (&place, &shapes[1]);
  for (guint i = 0; i < 100; i++)
    g_assert_true (make_tables (&place));
  g_unsetenv ("SATDOKU_MEMORY_LIMIT");
}

/* What all runs together may do is used up by them, however little each of them takes. */
static void
test_total (void)
{
  g_auto (Place) place = { 0 };
  g_autoptr (SudokuStepSearch) search = NULL;
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_scale_list_by_ease (&n);
  guint n_runs = 0;

  place_init (&place, &shapes[0]);
  search = sudoku_step_search_new (place.links);
  sudoku_step_search_set_budget (search, 100000000);
  sudoku_step_search_set_total (search, 100000);
  do
    {
      g_autoptr (GPtrArray) steps =
        sudoku_step_search_run (search, place.position, &techniques[n_runs++ % n], 1,
                                SUDOKU_STEP_FIRST);
    }
  while (!sudoku_step_search_was_cut_short (search) && n_runs < 10 * n);
  g_assert_cmpuint (n_runs, >, 1);
  g_assert_cmpuint (n_runs, <, 10 * n);
  sudoku_step_search_set_total (search, G_MAXUINT64);
  g_ptr_array_unref (sudoku_step_search_run (search, place.position, techniques, 1,
                                             SUDOKU_STEP_FIRST));
  g_assert_false (sudoku_step_search_was_cut_short (search));
}

/* The time limit is for the whole of a hint. */
static void
test_hint (void)
{
  const SudokuTask task = { .time_limit = 1e-6 };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_auto (Place) place = { 0 };
      g_autoptr (SudokuHint) hint = NULL;
      g_autoptr (GError) error = NULL;

      place_init (&place, &shapes[i]);
      hint = sudoku_hint_find (place.grid, NULL, &task, &error);
      g_assert_no_error (error);
      g_assert_cmpint (hint->kind, ==, SUDOKU_HINT_NONE);
      g_assert_true (hint->cut_short);
      /* Who shows it has all the time. */
      g_assert_false (sudoku_links_should_stop (hint->links));
    }
}

static void
test_hint_memory (void)
{
  g_auto (Place) place = { 0 };
  g_autoptr (SudokuHint) hint = NULL;
  g_autoptr (GError) error = NULL;
  const SudokuHintWish wish = { .work = 1000, .conflicts = 100 };

  g_setenv ("SATDOKU_MEMORY_LIMIT", "500000", TRUE);
  place_init (&place, &shapes[2]);
  hint = sudoku_hint_find (place.grid, &wish, NULL, &error);
  g_assert_null (hint);
  g_assert_error (error, SAT_ERROR, SAT_ERROR_MEMORY);
  g_unsetenv ("SATDOKU_MEMORY_LIMIT");
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/links/late", test_late);
  g_test_add_func ("/sudoku/links/cancelled", test_cancelled);
  g_test_add_func ("/sudoku/links/memory", test_memory);
  g_test_add_func ("/sudoku/links/given-back", test_given_back);
  g_test_add_func ("/sudoku/links/total", test_total);
  g_test_add_func ("/sudoku/links/hint", test_hint);
  g_test_add_func ("/sudoku/links/hint-memory", test_hint_memory);
  return g_test_run ();
}
