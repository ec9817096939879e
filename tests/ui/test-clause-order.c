/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of clauses has each clause of the formula once, in the order of the stream, on
 * whichever page, with a heading where a family begins. For every shape up to 8×8 and some larger
 * ones, every encoding and numbering, with and without givens. Needs no display. */

#include "satdoku-clause-list.h"
#include "satdoku-puzzle-source.h"
#include "test-cnf.h"

#define PAGE 512

/* Lists the clauses of the formula of a puzzle. */
static guint64
set_cnf (SatdokuClauseList *list,
         SudokuCnf *cnf)
{
  g_autoptr (SatdokuFormulaSource) source = cnf != NULL ? satdoku_puzzle_source_new (cnf) : NULL;

  return satdoku_clause_list_set (list, source, satdoku_clause_list_get_filter (list), NULL);
}

/* The position of the clause on the page that has it. */
static guint
reveal (SatdokuClauseList *list,
        guint64 clause)
{
  guint position = 0;

  g_assert_true (satdoku_clause_list_reveal (list, clause, &position));
  return position;
}

/* The clause of an item of the list, against the literals of the stream. */
static void
check_item (SatdokuClauseList *list,
            SudokuCnf *cnf,
            guint position,
            const int *expected,
            gsize n_expected)
{
  g_autoptr (SatdokuClauseItem) item = g_list_model_get_item (G_LIST_MODEL (list), position);
  guint64 clause = satdoku_clause_item_get_clause (item);
  int literals[SUDOKU_SIDE_MAX];

  g_assert_cmpuint (sudoku_cnf_get_clause (cnf, clause, literals), ==, n_expected);
  g_assert_cmpmem (literals, n_expected * sizeof (int), expected, n_expected * sizeof (int));
  g_assert_cmpint (satdoku_clause_list_begins_family (list, position), ==,
                   sudoku_cnf_find_family (cnf, clause)->first == clause);
}

static void
check_formula (const SudokuGrid *grid,
               const SudokuEncoding *encoding,
               const SudokuNumbering *numbering)
{
  g_autoptr (SudokuCnf) cnf = sudoku_cnf_new (grid, encoding, numbering);
  g_autoptr (SatClauses) clauses = test_collect_clauses (cnf);
  g_autoptr (SatdokuClauseList) list = satdoku_clause_list_new (PAGE);
  guint64 n_clauses = sudoku_cnf_get_n_clauses (cnf);
  guint64 clause = 0;
  gsize n_literals, start = 0;
  const int *literals = sat_clauses_get_literals (clauses, &n_literals);

  set_cnf (list, cnf);
  g_assert_cmpuint (satdoku_clause_list_get_n_clauses (list), ==, n_clauses);
  for (gsize end = 0; end < n_literals; end++)
    {
      guint position;

      if (literals[end] != 0)
        continue;
      position = reveal (list, clause);
      g_assert_cmpuint (satdoku_clause_list_get_first (list) + position, ==, clause);
      g_assert_cmpuint (satdoku_clause_list_get_nth (list, clause), ==, clause);
      check_item (list, cnf, position, literals + start, end - start);
      start = end + 1;
      clause++;
    }
  g_assert_cmpuint (clause, ==, n_clauses);
}

static void
check_shape (const TestShape *shape,
             gpointer user_data)
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
  g_autoptr (SudokuGrid) filled = test_random_grid (shape, 1);
  gsize n_encodings, n_numberings;
  const SudokuEncoding *encodings = sudoku_encodings (&n_encodings);
  const SudokuNumbering *numberings = sudoku_numberings (&n_numberings);

  for (gsize i = 0; i < n_encodings; i++)
    for (gsize k = 0; k < n_numberings && test_encoding_is_due (i, k); k++)
      {
        check_formula (empty, &encodings[i], &numberings[k]);
        check_formula (filled, &encodings[i], &numberings[k]);
      }
}

static void
test_all (void)
{
  test_shapes_foreach (8, check_shape, NULL);
}

static void
test_large (void)
{
  static const TestShape shapes[] = {
    { 3, 3, TRUE },
    { 2, 5, FALSE },
    { 4, 3, FALSE },
    { 1, 12, TRUE },
    { 4, 4, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    check_shape (&shapes[i], NULL);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/clause-order/all", test_all);
  g_test_add_func ("/clause-order/large", test_large);
  return g_test_run ();
}
