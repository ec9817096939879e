/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The whole circle through real solvers: a puzzle is made and encoded, a solver solves the
 * formula, its raw output is decoded. minisat also proves that what is made has
 * no second solution. What is not installed is skipped. */

#include <stdio.h>

#include "cli-grid.h"
#include "cli-run.h"

typedef struct
{
  const char *box; /* "2x3" */
  guint rows;
  guint columns;
  const char *givens; /* enough for the simpler formula, from which solvers learn little */
} Shape;

static const Shape shapes[] = {
  { "3x3", 3, 3, "30" },
  { "2x3", 2, 3, "12" },
  { "3x4", 3, 4, "90" },
  { "4x4", 4, 4, "180" },
  { "5x5", 5, 5, "540" },
};

static const char *const encodings[] = { "full", "simpler" };
static const char *const numberings[] = { "original", "compact" };

typedef struct
{
  const char *program;
  const char *launcher; /* NULL: none */
  gboolean writes_file; /* the model goes into a file that is named as the last argument */
} Solver;

static const Solver solvers[] = {
  { "minisat", NULL, TRUE },
  { "cadical", NULL, FALSE },
  { "picosat", NULL, FALSE },
  { "cryptominisat5", NULL, FALSE },
  { "clasp", NULL, FALSE },
  { "kissat", NULL, FALSE },
  { "sat4j", "java", FALSE },
};

static gboolean
is_missing (const char *program)
{
  g_autofree char *path = g_find_program_in_path (program);

  if (path != NULL)
    return FALSE;
  g_test_skip ("the solver is not installed");
  return TRUE;
}

/* Writes the puzzle of seed 1 in that shape; returns its path. */
static char *
make_puzzle (const char *folder,
             const Shape *shape)
{
  g_autoptr (CliRun) run = NULL;

  run = cli_run (NULL, "new", "--box", shape->box, "--givens", shape->givens, "--seed", "1",
                 "--to", "rows", NULL);
  g_assert_cmpint (run->status, ==, 0);
  return cli_test_write (folder, "puzzle.txt", run->out);
}

/* What the solver printed becomes the only solution there is. */
static void
check_decode (const Shape *shape,
              const char *puzzle_path,
              const char *model_path,
              const char *encoding,
              const char *numbering)
{
  g_autoptr (CliRun) decoded = NULL;
  g_autoptr (CliRun) solved = NULL;
  g_autofree char *text = NULL;
  g_autofree CliGrid *puzzle = NULL;
  g_autofree CliGrid *solution = NULL;

  decoded = cli_run (NULL, "decode", "--model", model_path,
                     "--encoding", encoding, "--numbering", numbering,
                     "--box", shape->box, puzzle_path, NULL);
  g_assert_cmpstr (decoded->err, ==, "");
  g_assert_cmpint (decoded->status, ==, 0);
  g_file_get_contents (puzzle_path, &text, NULL, NULL);
  puzzle = cli_grid_new (text, shape->rows, shape->columns);
  solution = cli_grid_new (decoded->out, shape->rows, shape->columns);
  g_assert_true (cli_grid_is_solved (solution));
  g_assert_true (cli_grid_extends (solution, puzzle));
  solved = cli_run (NULL, "solve", "--box", shape->box, puzzle_path, NULL);
  g_assert_cmpstr (decoded->out, ==, solved->out);
}

/* Returns the path of what the solver said. */
static char *
run_solver (const char *folder,
            const Solver *solver,
            const char *cnf_path)
{
  g_autofree char *result_path = g_build_filename (folder, "result.txt", NULL);
  g_autofree char *program = g_find_program_in_path (solver->program);
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  g_autoptr (CliRun) run = NULL;

  if (solver->launcher != NULL)
    {
      g_ptr_array_add (arguments, (gpointer)solver->launcher);
      g_ptr_array_add (arguments, (gpointer) "-jar");
    }
  g_ptr_array_add (arguments, program);
  g_ptr_array_add (arguments, (gpointer)cnf_path);
  if (solver->writes_file)
    g_ptr_array_add (arguments, result_path);
  g_ptr_array_add (arguments, NULL);
  run = cli_run_in (NULL, NULL, (const char *const *)arguments->pdata);
  g_assert_cmpint (run->status, ==, 10);
  if (solver->writes_file)
    return g_steal_pointer (&result_path);
  return cli_test_write (folder, "printed.txt", run->out);
}

static void
run_circle (const char *folder,
            const Shape *shape,
            const char *puzzle_path,
            const char *encoding,
            const char *numbering,
            const Solver *solver)
{
  g_autofree char *cnf_path = g_build_filename (folder, "formula.cnf", NULL);
  g_autofree char *answer_path = NULL;
  g_autoptr (CliRun) encoded = NULL;

  encoded = cli_run (NULL, "encode", "--encoding", encoding, "--numbering", numbering,
                     "--box", shape->box, "-o", cnf_path, puzzle_path, NULL);
  g_assert_cmpstr (encoded->err, ==, "");
  g_assert_cmpint (encoded->status, ==, 0);
  answer_path = run_solver (folder, solver, cnf_path);
  check_decode (shape, puzzle_path, answer_path, encoding, numbering);
}

/* Each encoding of each shape, the numberings in turn: to start a solver may take a second. What
 * the first has had differs for the others only in how they write: they take the encodings in turn,
 * too, but in slow mode. */
static void
test_circle (gconstpointer data)
{
  const Solver *solver = data;
  char *folder = NULL;

  if (is_missing (solver->program) ||
      (solver->launcher != NULL && is_missing (solver->launcher)))
    return;
  folder = cli_test_folder_new ();
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autofree char *puzzle_path = make_puzzle (folder, &shapes[i]);

      for (guint j = 0; j < G_N_ELEMENTS (encodings); j++)
        if (solver == &solvers[0] || j == i % 2 || g_test_slow ())
          run_circle (folder, &shapes[i], puzzle_path, encodings[j],
                      numberings[(i + j) % G_N_ELEMENTS (numberings)], solver);
    }
  cli_test_folder_free (folder);
}

/* minisat prints no model without a result file: its statistics alone are no answer. */
static void
test_minisat_without_result (void)
{
  char *folder = NULL;
  g_autofree char *puzzle_path = NULL;
  g_autofree char *cnf_path = NULL;
  g_autoptr (CliRun) encoded = NULL;
  g_autoptr (CliRun) printed = NULL;
  g_autoptr (CliRun) decoded = NULL;

  if (is_missing ("minisat"))
    return;
  folder = cli_test_folder_new ();
  puzzle_path = make_puzzle (folder, &shapes[0]);
  cnf_path = g_build_filename (folder, "formula.cnf", NULL);
  encoded = cli_run (NULL, "encode", "-o", cnf_path, puzzle_path, NULL);
  printed = cli_run_in (NULL, NULL, (const char *[]){ "minisat", cnf_path, NULL });
  decoded = cli_run (printed->out, "decode", "--model", "-", puzzle_path, NULL);
  g_assert_cmpint (decoded->status, ==, 1);
  g_assert_cmpstr (decoded->err,
                   ==,
                   "<stdin>: the answer says that there is a solution, but does not show it; many "
                   "solvers have an option to print it\n");
  cli_test_folder_free (folder);
}

/* solve --solver runs it in one step. */
static void
test_solve_with (gconstpointer data)
{
  const char *solver = data;

  if (is_missing (solver))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (CliRun) made = NULL;
      g_autoptr (CliRun) outside = NULL;
      g_autoptr (CliRun) inside = NULL;

      made = cli_run (NULL, "new", "--box", shapes[i].box, "--givens", shapes[i].givens,
                      "--seed", "2", "--to", "rows", NULL);
      outside = cli_run (made->out, "solve", "--solver", solver, "--box", shapes[i].box, "-", NULL);
      inside = cli_run (made->out, "solve", "--box", shapes[i].box, "-", NULL);
      g_assert_cmpstr (outside->err, ==, "");
      g_assert_cmpint (outside->status, ==, 0);
      g_assert_cmpstr (outside->out, ==, inside->out);
    }
}

typedef struct
{
  const char *size;
  guint rows; /* of the boxes that belong to the size */
  guint columns;
  const char *time_limit; /* NULL: none */
} Size;

static const Size sizes[] = {
  { "4", 2, 2, NULL },
  { "6", 2, 3, NULL },
  { "8", 2, 4, NULL },
  { "9", 3, 3, NULL },
  { "10", 2, 5, NULL },
  { "12", 3, 4, NULL },
  { "15", 3, 5, NULL },
  { "16", 4, 4, NULL },
  { "20", 4, 5, "1" },
  { "25", 5, 5, "1" },
  { "30", 5, 6, "1" },
  { "36", 6, 6, "1" },
};

/* The formula with one clause more: not this solution. The numbering "compact" is
 * written down here once more: variable (row·N + column)·N + value. */
static void
write_blocked (const char *path,
               const char *formula,
               const CliGrid *solution)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *body = strchr (formula, '\n');
  guint n_variables = 0;
  guint n_clauses = 0;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (sscanf (formula, "p cnf %u %u", &n_variables, &n_clauses), ==, 2);
  g_string_append_printf (text, "p cnf %u %u", n_variables, n_clauses + 1);
  g_string_append (text, body);
  for (guint i = 0; i < solution->side * solution->side; i++)
    g_string_append_printf (text, "-%u ", i * solution->side + solution->values[i]);
  g_string_append (text, "0\n");
  g_file_set_contents (path, text->str, (gssize)text->len, &error);
  g_assert_no_error (error);
}

static CliRun *
make_of_size (const Size *size)
{
  if (size->time_limit != NULL)
    return cli_run (NULL, "new", "--size", size->size, "--seed", "1", "--to", "rows",
                    "--time-limit", size->time_limit, NULL);
  return cli_run (NULL, "new", "--size", size->size, "--seed", "1", "--to", "rows", NULL);
}

static void
test_unique (gconstpointer data)
{
  const Size *size = data;
  char *folder = NULL;
  g_autofree char *cnf_path = NULL;
  g_autoptr (CliRun) made = NULL;
  g_autoptr (CliRun) solved = NULL;
  g_autoptr (CliRun) encoded = NULL;
  g_autoptr (CliRun) proof = NULL;
  g_autofree CliGrid *puzzle = NULL;
  g_autofree CliGrid *solution = NULL;

  if (is_missing ("minisat"))
    return;
  made = make_of_size (size);
  g_assert_cmpint (made->status, ==, 0);
  solved = cli_run (made->out, "solve", "-", NULL);
  g_assert_cmpint (solved->status, ==, 0);
  puzzle = cli_grid_new (made->out, size->rows, size->columns);
  solution = cli_grid_new (solved->out, size->rows, size->columns);
  g_assert_true (cli_grid_is_solved (solution));
  g_assert_true (cli_grid_extends (solution, puzzle));
  g_test_message ("size %s: %u of %u cells are given", size->size,
                  cli_grid_count (puzzle), puzzle->side * puzzle->side);

  folder = cli_test_folder_new ();
  cnf_path = g_build_filename (folder, "blocked.cnf", NULL);
  encoded = cli_run (made->out, "encode", "--numbering", "compact", "-", NULL);
  g_assert_cmpint (encoded->status, ==, 0);
  write_blocked (cnf_path, encoded->out, solution);
  proof = cli_run_in (NULL, NULL, (const char *[]){ "minisat", "-verb=0", cnf_path, NULL });
  g_assert_cmpint (proof->status, ==, 20);
  cli_test_folder_free (folder);
}

static void
test_same_seed (gconstpointer data)
{
  const Size *size = data;
  g_autoptr (CliRun) first = make_of_size (size);
  g_autoptr (CliRun) second = make_of_size (size);

  g_assert_cmpint (first->status, ==, 0);
  g_assert_cmpstr (first->out, ==, second->out);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (solvers); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/circle/", solvers[i].program, NULL);

      g_test_add_data_func (path, &solvers[i], test_circle);
    }
  g_test_add_func ("/cli/circle/minisat-without-result", test_minisat_without_result);
  g_test_add_data_func ("/cli/solve-with/minisat", "minisat", test_solve_with);
  g_test_add_data_func ("/cli/solve-with/cadical", "cadical", test_solve_with);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *unique = g_strconcat ("/cli/new/unique/", sizes[i].size, NULL);
      g_autofree char *same = g_strconcat ("/cli/new/same-seed/", sizes[i].size, NULL);

      g_test_add_data_func (unique, &sizes[i], test_unique);
      /* Where the clock cuts in, the seed alone doesn't decide. */
      if (sizes[i].time_limit == NULL)
        g_test_add_data_func (same, &sizes[i], test_same_seed);
    }
  return g_test_run ();
}
