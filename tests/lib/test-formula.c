/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas as lists of clauses that tests can change, and what they are recognised as. */

#include "test-formula.h"

#include <sat-solver.h>
#include <string.h>
#include <sudoku-recognise.h>
#include <sudoku-rule-text.h>

#include "test-words.h"

/**
 * test_formula_add:
 * @formula: a formula
 * @literals: a clause
 * @n_literals: its length
 *
 * Adds a clause at the end.
 */
void
test_formula_add (TestFormula *formula,
                  const int *literals,
                  gsize n_literals)
{
  GArray *clause = g_array_new (FALSE, FALSE, sizeof (int));

  g_array_append_vals (clause, literals, (guint)n_literals);
  g_ptr_array_add (formula, clause);
}

static TestFormula *
formula_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);
}

/**
 * test_formula_new_of_kinds:
 * @cnf: a formula
 * @kinds: a bit for each #SudokuClauseKind
 *
 * Returns: (transfer full): those of its clauses that are of one of the kinds
 */
TestFormula *
test_formula_new_of_kinds (const SudokuCnf *cnf,
                           guint kinds)
{
  TestFormula *formula = formula_new ();

  for (guint64 i = 0; i < sudoku_cnf_get_n_clauses (cnf); i++)
    {
      SudokuClause meaning;
      int literals[SUDOKU_SIDE_MAX];
      guint n = sudoku_cnf_get_clause (cnf, i, literals);

      sudoku_cnf_describe (cnf, i, &meaning);
      if ((kinds >> meaning.kind & 1) != 0)
        test_formula_add (formula, literals, n);
    }
  return formula;
}

/**
 * test_formula_is_plain:
 * @encoding: an encoding
 *
 * Returns: whether it does without auxiliary variables
 */
gboolean
test_formula_is_plain (const SudokuEncoding *encoding)
{
  return !encoding->scheme->segments && encoding->scheme->cell_way == NULL &&
         encoding->at_most_one == &sat_at_most_one_pairwise;
}

/**
 * test_formula_new:
 * @grid: a puzzle
 * @encoding: the id of an encoding
 * @numbering: the id of a numbering
 *
 * Returns: (transfer full): the formula of a puzzle
 */
TestFormula *
test_formula_new (const SudokuGrid *grid,
                  const char *encoding,
                  const char *numbering)
{
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, encoding, numbering);

  return test_formula_new_of_kinds (cnf, G_MAXUINT);
}

/**
 * test_formula_collect:
 * @formula: a formula
 *
 * Returns: (transfer full): its clauses
 */
SatClauses *
test_formula_collect (const TestFormula *formula)
{
  SatClauses *clauses = sat_clauses_new ();

  for (guint i = 0; i < formula->len; i++)
    {
      const GArray *clause = formula->pdata[i];
      int literals[SUDOKU_SIDE_MAX + 1] = { 0 };

      g_assert_cmpuint (clause->len, <=, SUDOKU_SIDE_MAX);
      for (guint k = 0; k < clause->len; k++)
        literals[k] = g_array_index (clause, int, k);
      sat_sink_add (sat_clauses_get_sink (clauses), literals, clause->len + 1, NULL);
    }
  return clauses;
}

/**
 * test_formula_recognise:
 * @formula: a formula
 * @numbering: (out) (optional) (nullable): its numbering
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the puzzle that it says, by the name of "t" in messages
 */
SudokuGrid *
test_formula_recognise (const TestFormula *formula,
                        const SudokuNumbering **numbering,
                        GError **error)
{
  g_autoptr (SatClauses) clauses = test_formula_collect (formula);

  return sudoku_recognise_clauses ("t", clauses, numbering, NULL, error);
}

/* What is expected of a grid: its fixed values, all as givens. */
static void
assert_same (const SudokuGrid *grid,
             const SudokuGrid *expected)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);

  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      g_autofree char *text = sudoku_rule_to_text (sudoku_geometry_get_rule (geometry, i),
                                                   sudoku_geometry_get_side (geometry));

      g_test_message ("found %s", text);
    }
  g_assert_true (sudoku_geometry_equal (geometry, sudoku_grid_get_geometry (expected)));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value = sudoku_grid_get_fixed (expected, cell);

      g_assert_cmpuint (sudoku_grid_get_value (grid, cell), ==, value);
      g_assert_cmpint (sudoku_grid_get_origin (grid, cell), ==,
                       value > 0 ? SUDOKU_ORIGIN_GIVEN : SUDOKU_ORIGIN_NONE);
    }
}

/**
 * test_formula_assert_says:
 * @formula: a formula
 * @expected: a puzzle
 * @numbering: (nullable): the id of a numbering
 *
 * Asserts that the formula is recognised as exactly this.
 */
void
test_formula_assert_says (const TestFormula *formula,
                          const SudokuGrid *expected,
                          const char *numbering)
{
  const SudokuNumbering *used = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) grid = test_formula_recognise (formula, &used, &error);

  g_assert_no_error (error);
  assert_same (grid, expected);
  /* Above 10×10 there is no other. */
  if (g_strcmp0 (numbering, "latin") == 0 && sudoku_grid_get_side (grid) > 10)
    numbering = "compact";
  g_assert_cmpstr (used != NULL ? used->id : NULL, ==, numbering);
}

/**
 * test_formula_assert_refused:
 * @formula: a formula
 * @message: (nullable): why
 *
 * Asserts that the formula is not taken for a puzzle.
 */
void
test_formula_assert_refused (const TestFormula *formula,
                             const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (test_formula_recognise (formula, NULL, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_FORMAT);
  if (message != NULL)
    test_words_assert (error, message);
}

static gboolean
contains (const TestFormula *formula,
          const GArray *clause)
{
  for (guint i = 0; i < formula->len; i++)
    {
      const GArray *other = formula->pdata[i];

      if (other->len == clause->len &&
          memcmp (other->data, clause->data, clause->len * sizeof (int)) == 0)
        return TRUE;
    }
  return FALSE;
}

/* By a solver: none of the conclusions can be false when all premises are true. */
static void
assert_implies (const TestFormula *premises,
                const TestFormula *conclusions)
{
  g_autoptr (SatClauses) clauses = test_formula_collect (premises);
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);
  gsize n = 0;
  const int *literals = sat_clauses_get_literals (clauses, &n);

  sat_sink_add (sat_solver_get_sink (solver), literals, n, NULL);
  for (guint i = 0; i < conclusions->len; i++)
    {
      const GArray *clause = conclusions->pdata[i];

      if (contains (premises, clause))
        continue;
      for (guint k = 0; k < clause->len; k++)
        sat_solver_assume (solver, -g_array_index (clause, int, k), NULL);
      g_assert_cmpint (sat_solver_solve (solver, NULL), ==, SAT_STATUS_UNSATISFIABLE);
    }
}

/**
 * test_formula_assert_equivalent:
 * @a: a formula
 * @b: another
 *
 * Asserts, by a solver, that the clauses of each imply those of the other.
 */
void
test_formula_assert_equivalent (const TestFormula *a,
                                const TestFormula *b)
{
  assert_implies (a, b);
  assert_implies (b, a);
}

/**
 * test_formula_change:
 * @formula: a formula
 * @rand: what chooses
 *
 * A clause goes, changes or comes.
 */
void
test_formula_change (TestFormula *formula,
                     GRand *rand)
{
  guint at = (guint)g_rand_int_range (rand, 0, (gint32)formula->len);
  GArray *clause = formula->pdata[at];
  GArray *other = formula->pdata[g_rand_int_range (rand, 0, (gint32)formula->len)];
  guint place = (guint)g_rand_int_range (rand, 0, (gint32)clause->len);
  int *literal = &g_array_index (clause, int, place);

  switch (g_rand_int_range (rand, 0, 4))
    {
    case 0:
      *literal = -*literal;
      break;
    case 1:
      *literal = g_array_index (other, int, 0);
      break;
    case 2:
      test_formula_add (formula, literal, 1);
      break;
    default:
      g_ptr_array_remove_index (formula, at);
      break;
    }
}

/**
 * test_formula_shuffle:
 * @formula: a formula
 * @rand: what chooses
 *
 * Puts its clauses, and the literals of each, into another order.
 */
void
test_formula_shuffle (TestFormula *formula,
                      GRand *rand)
{
  for (guint i = formula->len; i-- > 1;)
    {
      guint j = (guint)g_rand_int_range (rand, 0, (gint32)i + 1);
      gpointer swap = formula->pdata[i];

      formula->pdata[i] = formula->pdata[j];
      formula->pdata[j] = swap;
    }
  for (guint i = 0; i < formula->len; i++)
    {
      GArray *clause = formula->pdata[i];

      for (guint k = clause->len; k-- > 1;)
        {
          guint j = (guint)g_rand_int_range (rand, 0, (gint32)k + 1);
          int swap = g_array_index (clause, int, k);

          g_array_index (clause, int, k) = g_array_index (clause, int, j);
          g_array_index (clause, int, j) = swap;
        }
    }
}

static const TestShape more_shapes[] = {
  { 3, 3, TRUE },
  { 4, 4, FALSE },
  { 4, 3, FALSE },
  { 1, 2, FALSE },
  { 1, 2, TRUE },
  { 1, 3, FALSE },
  { 1, 3, TRUE },
  { 1, 4, TRUE },
  { 1, 9, TRUE },
  { 1, 10, FALSE },
};

/**
 * test_formula_for_all_shapes:
 * @func: a test
 *
 * Calls it for the shapes of all tests, and for those in which boxes and diagonals are most
 * easily mixed up; with another seed each time.
 */
void
test_formula_for_all_shapes (TestShapeFunc func)
{
  for (gsize i = 0; i < test_n_shapes; i++)
    func (&test_shapes[i], (guint)i);
  for (gsize i = 0; i < G_N_ELEMENTS (more_shapes); i++)
    func (&more_shapes[i], (guint)(i + test_n_shapes));
}
