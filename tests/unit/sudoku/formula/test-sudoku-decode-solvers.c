/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The whole way: the formula as a file, solved by what solvers are installed, and their
 * raw answers read back into the grid. */

#include <sat-process-profile.h>
#include <sat-process.h>
#include <sudoku-check.h>
#include <sudoku-decode.h>

#include "test-cnf.h"

#define TIME_LIMIT 60

static const TestShape shapes[] = {
  { 3, 3, FALSE },
  { 2, 3, FALSE },
  { 3, 4, FALSE },
  { 4, 4, FALSE },
  { 1, 5, FALSE },
};

static gboolean
stream_cb (SatSink *sink,
           gpointer user_data,
           GCancellable *cancellable,
           GError **error)
{
  SudokuTask task = { .cancellable = cancellable };

  return sudoku_cnf_stream (user_data, sink, &task, error);
}

static SatModel *
solve (const SatProcessProfile *solver,
       SudokuCnf *cnf)
{
  g_autoptr (GError) error = NULL;
  SatModel *model = sat_process_solve (
    &(SatProcessJob){ .command = solver->id,
                      .n_variables = sudoku_cnf_get_n_variables (cnf),
                      .n_clauses = sudoku_cnf_get_n_clauses (cnf),
                      .stream = stream_cb,
                      .stream_data = cnf,
                      .limits = { .time = TIME_LIMIT } },
    NULL, NULL, &error);

  g_assert_no_error (error);
  return model;
}

/* Two of three cells of the canonical grid are given: enough for MiniSat to solve the
 * simpler formula of 16×16 at once. */
static gboolean
is_given (const SudokuGrid *grid,
          guint cell)
{
  guint side = sudoku_grid_get_side (grid);

  return (cell / side + cell % side) % 3 != 1;
}

static SudokuGrid *
make_puzzle (const TestShape *shape)
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  g_autoptr (SudokuGrid) canonical = test_canonical_grid (geometry);
  SudokuGrid *grid = sudoku_grid_new (geometry);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (is_given (grid, cell))
      sudoku_grid_set (grid, cell, sudoku_grid_get_value (canonical, cell), SUDOKU_ORIGIN_GIVEN);
  return grid;
}

static void
check_solved (const SatProcessProfile *solver,
              const TestShape *shape,
              const char *encoding,
              const char *numbering)
{
  g_autoptr (SudokuGrid) grid = make_puzzle (shape);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, encoding, numbering);
  g_autoptr (SatModel) model = solve (solver, cnf);
  g_autoptr (SudokuDecoding) decoding = sudoku_decode (cnf, model, NULL, NULL);

  g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_OK);
  g_assert_true (sudoku_check_is_solved (decoding->grid));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (is_given (grid, cell))
      g_assert_cmpuint (sudoku_grid_get_value (decoding->grid, cell), ==,
                        sudoku_grid_get_value (grid, cell));
}

static void
check_unsolvable (const SatProcessProfile *solver,
                  const TestShape *shape,
                  const char *encoding,
                  const char *numbering)
{
  g_autoptr (SudokuGrid) grid = make_puzzle (shape);
  g_autoptr (SudokuCnf) cnf = NULL;
  g_autoptr (SatModel) model = NULL;
  g_autoptr (SudokuDecoding) decoding = NULL;

  sudoku_grid_set (grid, 1, sudoku_grid_get_value (grid, 0), SUDOKU_ORIGIN_ENTRY);
  cnf = test_make_cnf (grid, encoding, numbering);
  model = solve (solver, cnf);
  decoding = sudoku_decode (cnf, model, NULL, NULL);
  g_assert_cmpint (decoding->status, ==, SUDOKU_DECODE_UNSATISFIABLE);
}

static void
test_solver (gconstpointer data)
{
  const SatProcessProfile *solver = data;
  g_auto (GStrv) words = g_strsplit (solver->command, " ", 2);
  g_autofree char *program = g_find_program_in_path (words[0]);
  gsize n_encodings = 0, n_numberings = 0;
  const SudokuEncoding *encodings = sudoku_encodings (&n_encodings);
  const SudokuNumbering *numberings = sudoku_numberings (&n_numberings);

  if (program == NULL)
    {
      g_test_skip ("the solver is not installed");
      return;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    for (gsize e = 0; e < n_encodings; e++)
      for (gsize n = 0; n < n_numberings && test_encoding_is_due (e, i); n++)
        {
          check_solved (solver, &shapes[i], encodings[e].id, numberings[n].id);
          check_unsolvable (solver, &shapes[i], encodings[e].id, numberings[n].id);
        }
}

/* Those that are likely to be installed and start at once. */
int
main (int argc,
      char *argv[])
{
  static const char *const ids[] = { "minisat", "cadical", "kissat", "picosat" };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *path = g_strdup_printf ("/sudoku/decode-solvers/%s", ids[i]);

      g_test_add_data_func (path, sat_process_profile_find (ids[i]), test_solver);
    }
  return g_test_run ();
}
