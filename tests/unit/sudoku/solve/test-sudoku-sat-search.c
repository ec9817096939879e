/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solver of a formula in single situations: what it tells while it works, and what
 * it does when there is not enough memory. */

#include <sat-memory.h>
#include <string.h>
#include <sudoku-generate.h>
#include <sudoku-sat-search.h>

#include "test-brute.h"
#include "test-grid.h"
#include "test-words.h"

typedef struct
{
  SudokuProgress last;
  guint n_encode;
  guint n_search;
} Told;

static void
progress_cb (const SudokuProgress *progress,
             gpointer user_data)
{
  Told *self = user_data;

  g_assert_cmpuint (progress->conflicts, >=, self->last.conflicts);
  g_assert_cmpuint (progress->learned_units + progress->learned_pairs, <=, progress->conflicts);
  self->n_encode += progress->stage == SUDOKU_STAGE_ENCODE;
  self->n_search += progress->stage == SUDOKU_STAGE_SEARCH;
  self->last = *progress;
}

/* An empty grid, so that the formula is as large as it can be. */
typedef struct
{
  SudokuGeometry *geometry;
  SudokuGrid *grid;
  SudokuResidual *formula;
  SudokuTaskRun work;
  SudokuTask task;
  Told told;
  guint8 values[SUDOKU_CELLS_MAX];
} Fixture;

typedef struct
{
  const char *name;
  guint side;
  guint rows, columns; /* of a box; 0: none */
  SudokuResidualKind kind;
} Shape;

static const Shape shapes[] = {
  { "4x6", 24, 4, 6, SUDOKU_RESIDUAL_TRIAD },
  { "5x5", 25, 5, 5, SUDOKU_RESIDUAL_PAIRWISE },
  { "plain", 22, 0, 0, SUDOKU_RESIDUAL_TRIAD },
};

static void
set_up (Fixture *self,
        gconstpointer data)
{
  const Shape *shape = data;
  g_autoptr (SudokuCandidates) candidates = NULL;

  self->geometry = shape->rows > 0
                     ? sudoku_geometry_new (shape->rows, shape->columns, FALSE, NULL)
                     : sudoku_geometry_new_plain (shape->side, FALSE, NULL);
  self->grid = sudoku_grid_new (self->geometry);
  candidates = sudoku_candidates_new (self->grid);
  self->formula = sudoku_residual_new (candidates, shape->kind);
  self->task.progress = progress_cb;
  self->task.progress_data = &self->told;
  sudoku_task_run_init (&self->work, &self->task);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_unsetenv ("SATDOKU_MEMORY_LIMIT");
  sudoku_residual_free (self->formula);
  sudoku_grid_free (self->grid);
  sudoku_geometry_unref (self->geometry);
}

static void
assert_solved (Fixture *self)
{
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (self->grid);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (solution); cell++)
    sudoku_grid_set (solution, cell, self->values[cell], SUDOKU_ORIGIN_ANSWER);
  test_assert_solves (solution, self->grid);
}

static void
test_progress (Fixture *self,
               gconstpointer data)
{
  g_autoptr (SudokuSatSearch) session = sudoku_sat_search_new (self->formula, &self->work);
  g_autoptr (GError) error = NULL;
  SatSolverStats stats;

  g_assert_cmpint (sudoku_sat_search_solve (session, self->values, &error), ==,
                   SAT_STATUS_SATISFIABLE);
  g_assert_no_error (error);
  assert_solved (self);
  sudoku_sat_search_get_stats (session, &stats);
  g_assert_cmpuint (self->told.n_encode, >, 1);
  g_assert_cmpuint (self->told.n_search, >=, 1);
  g_assert_cmpuint (self->told.last.conflicts, <=, stats.conflicts);
  g_assert_cmpuint (self->told.last.learned_units, <=, stats.learned_units);
  g_assert_cmpuint (self->told.last.learned_pairs, <=, stats.learned_pairs);
}

/* The count of clauses by which the memory is guessed is that of the formula loaded. */
static void
test_memory (Fixture *self,
             gconstpointer data)
{
  g_autoptr (SudokuSatSearch) session = sudoku_sat_search_new (self->formula, &self->work);
  g_autoptr (GError) error = NULL;
  g_autofree char *limit = NULL;
  SatSolverStats stats;

  g_setenv ("SATDOKU_MEMORY_LIMIT", "1000000", TRUE);
  g_assert_cmpint (sudoku_sat_search_solve (session, self->values, &error), ==, SAT_STATUS_UNKNOWN);
  g_assert_error (error, SAT_ERROR, SAT_ERROR_MEMORY);
  test_words_assert_part (error, "the formula needs about ");
  g_assert_cmpuint (self->told.n_encode, ==, 0);
  g_clear_error (&error);
  /* The session is as good as new when there is room. */
  g_unsetenv ("SATDOKU_MEMORY_LIMIT");
  g_assert_cmpint (sudoku_sat_search_solve (session, self->values, &error), ==,
                   SAT_STATUS_SATISFIABLE);
  assert_solved (self);
  sudoku_sat_search_get_stats (session, &stats);
  limit = g_strdup_printf ("%" G_GUINT64_FORMAT,
                           stats.n_clauses * SAT_MEMORY_PER_CLAUSE +
                             (guint64)stats.n_variables * SAT_MEMORY_PER_VARIABLE);
  g_clear_pointer (&session, sudoku_sat_search_free);
  g_setenv ("SATDOKU_MEMORY_LIMIT", limit, TRUE);
  session = sudoku_sat_search_new (self->formula, &self->work);
  self->told = (Told){ 0 };
  g_assert_cmpint (sudoku_sat_search_solve (session, self->values, &error), ==,
                   SAT_STATUS_SATISFIABLE);
  g_assert_no_error (error);
}

/* The hard band of 49×49: the first turns find nothing, and each new one is told of. */
static void
count_restarts_cb (const SudokuProgress *progress,
                   gpointer user_data)
{
  guint64 *last = user_data;

  g_assert_cmpuint (progress->restarts, >=, *last);
  g_assert_cmpuint (progress->restarts, <=, *last + 1);
  *last = progress->restarts;
}

static void
test_restarts (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (7, 7, FALSE, NULL);
  g_autoptr (SudokuGrid) full = sudoku_generate_full (geometry, 1, NULL, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (SudokuGrid) puzzle = test_thin_out (full, rand, 0.47);
  g_autoptr (SudokuCandidates) candidates = sudoku_candidates_new (puzzle);
  g_autoptr (SudokuResidual) formula = sudoku_residual_new (candidates, SUDOKU_RESIDUAL_TRIAD);
  guint8 values[SUDOKU_CELLS_MAX];
  guint64 told = 0;
  const SudokuTask task = { .progress = count_restarts_cb, .progress_data = &told };
  SudokuTaskRun work;
  SudokuSatSearch *session;

  sudoku_task_run_init (&work, &task);
  session = sudoku_sat_search_new (formula, &work);
  sudoku_sat_search_set_conflict_limit (session, 5000);
  g_assert_cmpint (sudoku_sat_search_solve (session, values, NULL), ==, SAT_STATUS_UNKNOWN);
  g_assert_cmpuint (told, >=, 1);
  g_assert_cmpuint (sudoku_sat_search_get_n_restarts (session), ==, told);
  sudoku_sat_search_free (session);
}

/* A 36×36 grid with so few cells that the first solver does not find a solution before the second
 * one joins it. */
#define RACE_SEED 6
#define RACE_DENSITY 0.45

static void
dawdle_cb (const SudokuProgress *progress,
           gpointer user_data)
{
  g_usleep ((gulong)g_random_int_range (0, 20));
}

static guint64
solve_in_race (const SudokuResidual *formula,
               SudokuProgressFunc progress,
               guint8 *first,
               guint8 *second)
{
  const SudokuTask task = { .progress = progress };
  g_autoptr (SudokuSatSearch) session = NULL;
  SudokuTaskRun work;
  guint64 n_restarts;

  sudoku_task_run_init (&work, &task);
  session = sudoku_sat_search_new ((SudokuResidual *)formula, &work);
  g_assert_cmpint (sudoku_sat_search_solve (session, first, NULL), ==, SAT_STATUS_SATISFIABLE);
  n_restarts = sudoku_sat_search_get_n_restarts (session);
  g_assert_true (sudoku_sat_search_block (session, first, NULL));
  g_assert_cmpint (sudoku_sat_search_solve (session, second, NULL), ==, SAT_STATUS_SATISFIABLE);
  return n_restarts;
}

/* Of many solutions it is the same one each time, and so is the next, whichever solver the machine
 * favours. */
static void
test_race (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (6, 6, FALSE, NULL);
  g_autoptr (SudokuGrid) full = sudoku_generate_full (geometry, RACE_SEED, NULL, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (RACE_SEED);
  g_autoptr (SudokuGrid) puzzle = test_thin_out (full, rand, RACE_DENSITY);
  g_autoptr (SudokuCandidates) candidates = sudoku_candidates_new (puzzle);
  g_autoptr (SudokuResidual) formula = NULL;
  guint8 values[2][2][SUDOKU_CELLS_MAX] = { 0 };

  g_assert_true (sudoku_candidates_propagate (candidates));
  formula = sudoku_residual_new (candidates, SUDOKU_RESIDUAL_TRIAD);
  g_assert_cmpuint (solve_in_race (formula, NULL, values[0][0], values[0][1]), >=, 3);
  solve_in_race (formula, dawdle_cb, values[1][0], values[1][1]);
  g_assert_cmpmem (values[0], sizeof values[0], values[1], sizeof values[1]);
}

/* The time limit ends the loading of a formula, which takes longer than many searches; and the
 * session goes on when there is more time. */
static void
test_late (Fixture *self,
           gconstpointer data)
{
  g_autoptr (SudokuSatSearch) session = sudoku_sat_search_new (self->formula, &self->work);
  g_autoptr (GError) error = NULL;

  self->work.deadline = 1;
  g_assert_cmpint (sudoku_sat_search_solve (session, self->values, &error), ==, SAT_STATUS_UNKNOWN);
  g_assert_no_error (error);
  g_assert_cmpuint (self->told.n_encode, ==, 0);
  self->work.deadline = 0;
  g_assert_cmpint (sudoku_sat_search_solve (session, self->values, &error), ==,
                   SAT_STATUS_SATISFIABLE);
  g_assert_no_error (error);
  assert_solved (self);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autofree char *progress = g_strconcat ("/sudoku/session/progress/", shapes[i].name, NULL);
      g_autofree char *memory = g_strconcat ("/sudoku/session/memory/", shapes[i].name, NULL);
      g_autofree char *late = g_strconcat ("/sudoku/session/late/", shapes[i].name, NULL);

      g_test_add (progress, Fixture, &shapes[i], set_up, test_progress, tear_down);
      g_test_add (memory, Fixture, &shapes[i], set_up, test_memory, tear_down);
      g_test_add (late, Fixture, &shapes[i], set_up, test_late, tear_down);
    }
  g_test_add_func ("/sudoku/session/restarts", test_restarts);
  g_test_add_func ("/sudoku/session/race", test_race);
  return g_test_run ();
}
