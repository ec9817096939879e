/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every encoding has as many models as the puzzle has solutions, auxiliary variables included,
 * whatever the givens leave out: by our solver, by clasp where it is installed, against brute
 * force; and no formula is recognised as another puzzle. */

#include <sat-solver.h>
#include <sudoku-cnf.h>

#include "test-brute.h"
#include "test-cnf.h"
#include "test-formula.h"
#include "test-rules.h"

/* All variables that clauses speak of take part: an auxiliary variable that is free to choose would
 * show as more models. */
static guint64
count_models (const SudokuCnf *cnf,
              guint64 limit)
{
  g_autoptr (SatClauses) clauses = test_collect_clauses (cnf);
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  g_autoptr (GHashTable) used = g_hash_table_new (NULL, NULL);
  g_autoptr (GArray) blocking = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GError) error = NULL;
  gsize n = 0;
  const int *literals = sat_clauses_get_literals (clauses, &n);
  guint64 n_models = 0;

  for (gsize i = 0; i < n; i++)
    if (literals[i] != 0)
      g_hash_table_add (used, GINT_TO_POINTER (ABS (literals[i])));
  g_assert_true (sudoku_cnf_stream (cnf, sat_solver_get_sink (solver), NULL, &error));
  while (n_models < limit && sat_solver_solve (solver, &error) == SAT_STATUS_SATISFIABLE)
    {
      GHashTableIter iter;
      gpointer variable;

      n_models++;
      g_array_set_size (blocking, 0);
      g_hash_table_iter_init (&iter, used);
      while (g_hash_table_iter_next (&iter, &variable, NULL))
        {
          int number = GPOINTER_TO_INT (variable);
          int literal = sat_solver_value (solver, number) ? -number : number;

          g_array_append_val (blocking, literal);
        }
      sat_solver_add_clause (solver, (const int *)blocking->data, blocking->len, &error);
      g_assert_no_error (error);
    }
  g_assert_no_error (error);
  return n_models;
}

/* The formula with its variables numbered anew, without gaps: clasp counts models of all variables
 * that are declared, and those that a reduction leaves out are free. */
static GBytes *
write_used (const SudokuCnf *cnf)
{
  g_autoptr (SatClauses) clauses = test_collect_clauses (cnf);
  g_autofree int *numbers = g_new0 (int, (gsize)sudoku_cnf_get_n_variables (cnf) + 1);
  g_autofree char *header = NULL;
  GString *text = g_string_new (NULL);
  gsize n = 0;
  const int *literals = sat_clauses_get_literals (clauses, &n);
  int n_used = 0;

  for (gsize i = 0; i < n; i++)
    {
      int *number = &numbers[ABS (literals[i])];

      if (literals[i] != 0 && *number == 0)
        *number = ++n_used;
      g_string_append_printf (text, "%d%c", literals[i] < 0 ? -*number : *number,
                              literals[i] == 0 ? '\n' : ' ');
    }
  header = g_strdup_printf ("p cnf %d %" G_GUINT64_FORMAT "\n", n_used,
                            sudoku_cnf_get_n_clauses (cnf));
  g_string_prepend (text, header);
  return g_string_free_to_bytes (text);
}

/* -1 where clasp is not installed. */
static gint64
count_by_clasp (const SudokuCnf *cnf)
{
  g_autofree char *program = g_find_program_in_path ("clasp");
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GBytes) input = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *output = NULL;
  const char *models = NULL;

  if (program == NULL)
    return -1;
  input = write_used (cnf);
  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                              &error, program, "-n", "0", "-q", NULL);
  g_assert_no_error (error);
  g_subprocess_communicate (process, input, NULL, &bytes, NULL, &error);
  g_assert_no_error (error);
  output = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  models = strstr (output, "Models");
  g_assert_nonnull (models);
  return g_ascii_strtoll (strchr (models, ':') + 1, NULL, 10);
}

static void
check_count (const SudokuGrid *grid,
             guint64 expected,
             gsize step,
             gsize turn)
{
  gsize n = 0, n_reductions = 0;
  const SudokuEncoding *encodings = sudoku_encodings (&n);
  const SudokuReduction *reductions = sudoku_reductions (&n_reductions);

  for (gsize i = 0; i < n; i++)
    for (gsize k = 0; k < n_reductions; k++)
      {
        g_autoptr (SudokuCnf) cnf = NULL;
        gint64 by_clasp;

        if ((i * n_reductions + k + turn) % step != 0)
          continue;
        cnf = sudoku_cnf_new_reduced (grid, &encodings[i], sudoku_numbering_find ("compact"),
                                      &reductions[k]);
        g_test_message ("%s %s", encodings[i].id, reductions[k].id);
        by_clasp = count_by_clasp (cnf);
        /* Our own count takes longer, and has its turn where clasp has counted, too. */
        if (expected <= 1000 && (by_clasp < 0 || (i + k) % 4 == 0))
          g_assert_cmpuint (count_models (cnf, 2000), ==, expected);
        if (by_clasp >= 0)
          g_assert_cmpint (by_clasp, ==, (gint64)expected);
      }
}

static void
test_empty (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  check_count (grid, 288, 1, 0);
}

/* Positions that have between 2 and @limit solutions, each with some of the encodings; in slow mode
 * with all of them. */
static void
check_positions (const TestShape *shape,
                 guint n_positions,
                 double density,
                 guint64 limit)
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
  g_autoptr (GRand) rand = g_rand_new_with_seed (shape->rows * 10 + shape->columns);

  for (guint i = 0; i < n_positions;)
    {
      g_autoptr (SudokuGrid) grid = test_thin_out (solution, rand, density);
      guint64 n = test_brute_count (grid, limit + 1);

      if (n < 2 || n > limit)
        continue;
      check_count (grid, n, g_test_slow () ? 1 : 11, i++);
    }
}

static void
test_positions (void)
{
  static const TestShape small = { 2, 3, FALSE }, large = { 3, 3, FALSE }, none = { 1, 5, FALSE };

  check_positions (&small, 10, 0.3, g_test_slow () ? 50000 : 3000);
  check_positions (&large, 10, 0.45, g_test_slow () ? 50000 : 500);
  check_positions (&none, 5, 0.3, 500);
}

/* Every rule of the table, in one position of it each: sets, pairs, masks, laws, regions. */
static void
test_rules_counts (void)
{
  for (guint i = 0; i < test_n_rules; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_rules_make (&test_rules[i]);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      g_autoptr (GRand) rand = g_rand_new_with_seed (i);
      g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
      g_autoptr (SudokuCnf) plain = test_make_cnf (grid, "full", "compact");
      guint side = test_rules[i].side;
      guint64 n;

      g_test_message ("%u: %s", side, test_rules[i].rules);
      if (side > 6)
        continue;
      /* A solution, thinned out, has solutions under the rule. */
      g_assert_true (sudoku_cnf_stream (plain, sat_solver_get_sink (solver), NULL, NULL));
      if (sat_solver_solve (solver, NULL) != SAT_STATUS_SATISFIABLE)
        continue;
      for (guint cell = 0; cell < side * side; cell++)
        for (guint value = 1; value <= side; value++)
          if (sat_solver_value (solver, sudoku_cnf_get_variable (plain, cell, value)) &&
              g_rand_double (rand) < 0.25)
            sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_GIVEN);
      n = test_brute_count (grid, 1001);
      if (n <= 1000)
        check_count (grid, n, side > 4 ? 11 : 3, i);
    }
}

/* Own constraints of each kind; names are defined, so that they leave no choice. */
static const char *const own_texts[] = {
  "r1c1=3 | r2c2!=3; r1c1=1 & r4c4=1 -> r2c3=2; a <-> r1c1=2; !a | r3c3!=4",
  "at most 1 of r1c1=1 r2c3=1 r3c2=1 r4c4=1 r1c4=2",
  "at most 2 of r1c1=1 r1c1=2 r2c3=1 r3c2=3 r4c4=1",
  "at least 2 of r1c1=1 r1c1=2 r2c3=1 r3c2=3 r4c4=1",
  "exactly 1 of r1c1=1 r2c3=1 r3c2=1 r4c4=1 r4c1=4 r4c2!=4",
  "exactly 2 of r1c1=1 r1c1=2 r2c3=1 r3c2!=3 r4c4=1",
  "!exactly 2 of r1c1=1 r1c1=2 r2c3=1 r3c2=3 r4c4=1",
  "r1c1=1 -> at most 1 of r2c3=1 r3c2=1 r4c4=1 r3c4=2",
  "r1c1!=1 -> at least 3 of r2c3=1 r3c2=1 r4c4=1 r3c4=2",
  "exactly 1 of r2c3=1 r3c2=1 r4c4=1 r3c4=2 -> r1c1=1",
  "r1c1 r2c3 r3c2 differ; r4c1 < r3c2; r4c4 <= r2c2; at most 0 of r1c1=4 r1c2=4",
  "r1c1 = r3c2; at most 3 of r1c1!=1 r2c3=1 r3c2!=1 r4c4=1 r4c3=2",
};

static void
test_own_counts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (own_texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuOwn) own =
        sudoku_own_parse (4, own_texts[i], -1, "test", NULL, NULL, &error);
      g_autoptr (SudokuRule) boxes = sudoku_rule_new_boxes (2, 2);
      g_autoptr (SudokuRule) mine = NULL;
      g_autoptr (SudokuGeometry) geometry = NULL;
      g_autoptr (SudokuGrid) grid = NULL;
      guint64 n;

      g_assert_no_error (error);
      mine = sudoku_rule_new_own (own);
      geometry = sudoku_geometry_new_with_rules (4, (SudokuRule *[]){ boxes, mine }, 2, &error);
      g_assert_no_error (error);
      grid = sudoku_grid_new (geometry);
      if (i % 2 == 0)
        sudoku_grid_set (grid, 6, 3, SUDOKU_ORIGIN_GIVEN);
      n = test_brute_count (grid, 0);
      g_test_message ("%s: %u", own_texts[i], (guint)n);
      g_assert_cmpuint (n, >, 0);
      check_count (grid, n, g_test_slow () || n < 60 ? 1 : 3, i);
    }
}

/* What is recognised is the puzzle, or the formula is refused. */
static void
check_recognised (const SudokuGrid *grid,
                  gsize step)
{
  gsize n = 0, n_reductions = 0, n_numberings = 0;
  const SudokuEncoding *encodings = sudoku_encodings (&n);
  const SudokuReduction *reductions = sudoku_reductions (&n_reductions);
  const SudokuNumbering *numberings = sudoku_numberings (&n_numberings);

  for (gsize i = 0; i < n * n_reductions; i += step)
    {
      const SudokuNumbering *numbering = &numberings[i % n_numberings];
      g_autoptr (SudokuCnf) cnf = sudoku_cnf_new_reduced (grid, &encodings[i / n_reductions],
                                                          numbering,
                                                          &reductions[i % n_reductions]);
      g_autoptr (GPtrArray) formula = test_formula_new_of_kinds (cnf, ~0u);
      g_autoptr (GError) error = NULL;
      const SudokuNumbering *found = NULL;
      g_autoptr (SudokuGrid) said = test_formula_recognise (formula, &found, &error);

      g_test_message ("%s %s", encodings[i / n_reductions].id, reductions[i % n_reductions].id);
      if (said == NULL)
        {
          g_assert_nonnull (error);
          continue;
        }
      g_assert_true (sudoku_geometry_equal (sudoku_grid_get_geometry (said),
                                            sudoku_grid_get_geometry (grid)));
      for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
        if (sudoku_grid_get_value (grid, cell) != 0)
          g_assert_cmpuint (sudoku_grid_get_value (said, cell), ==,
                            sudoku_grid_get_value (grid, cell));
    }
}

static void
test_recognise (void)
{
  for (guint i = 0; i < test_n_shapes; i++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (i);
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);
      g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
      g_autoptr (SudokuGrid) grid = test_thin_out (solution, rand, 0.4);
      g_autoptr (SudokuGrid) full = test_thin_out (solution, rand, 1.1);

      if (test_shape_get_side (&test_shapes[i]) > 9)
        continue;
      check_recognised (grid, 1);
      check_recognised (full, 7);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/encoding-models/empty", test_empty);
  g_test_add_func ("/sudoku/encoding-models/positions", test_positions);
  g_test_add_func ("/sudoku/encoding-models/rules", test_rules_counts);
  g_test_add_func ("/sudoku/encoding-models/own", test_own_counts);
  g_test_add_func ("/sudoku/encoding-models/recognise", test_recognise);
  return g_test_run ();
}
