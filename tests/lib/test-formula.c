/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas as lists of clauses that tests can change, and what they are recognised as. */

#include "test-formula.h"

#include <sudoku-recognise.h>

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
