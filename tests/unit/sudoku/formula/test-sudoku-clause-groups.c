/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Groups of clauses: how many there are, that each clause is in the one it speaks of, in every
 * encoding, and that a puzzle without solution has a core of them. */

#include <sat-core.h>
#include <sudoku-clause-groups.h>

/* Two 5s in row 1. */
static SudokuGrid *
make_grid (guint rows,
           guint columns)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (rows, columns, FALSE, NULL);
  SudokuGrid *grid = sudoku_grid_new (geometry);

  sudoku_grid_set (grid, 0, 5, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 4, 5, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 20, 1, SUDOKU_ORIGIN_ENTRY);
  return grid;
}

static SudokuClauseGroups *
make_groups (const SudokuGrid *grid,
             const SudokuEncoding *encoding)
{
  g_autoptr (SudokuCnf) cnf = sudoku_cnf_new (grid, encoding, sudoku_numbering_find ("original"));
  g_autoptr (GError) error = NULL;
  SudokuClauseGroups *groups = sudoku_clause_groups_new (cnf, NULL, &error);

  g_assert_no_error (error);
  return groups;
}

/* A cell or a house with a value for each truth of the rules, and the givens. */
static void
test_number (void)
{
  g_autoptr (SudokuGrid) grid = make_grid (3, 3);
  g_autoptr (SudokuClauseGroups) groups = make_groups (grid, sudoku_encoding_find ("full"));

  g_assert_cmpuint (sudoku_clause_groups_get_sat (groups)->n_groups, ==, 4 * 81 + 3);
}

static gboolean
speaks_of (const SudokuClauseGroup *group,
           const SudokuGroups *shape,
           guint32 candidate,
           guint side)
{
  const guint16 *cells = NULL;

  if (group->kind == SUDOKU_CLAUSE_GROUP_GIVEN || group->kind == SUDOKU_CLAUSE_GROUP_CELL)
    return candidate / side == group->cell;
  if (group->kind != SUDOKU_CLAUSE_GROUP_HOUSE)
    return FALSE;
  cells = sudoku_groups_get_house_cells (shape, group->house);
  for (guint i = 0; i < side; i++)
    if (cells[i] == candidate / side)
      return candidate % side + 1 == group->value;
  return FALSE;
}

/* All that a clause speaks of is of the cell, or the value and house, of its group. */
static void
check_clause (const SudokuClauseGroups *groups,
              guint64 clause)
{
  SudokuCnf *cnf = sudoku_clause_groups_get_cnf (groups);
  const SudokuGrid *grid = sudoku_cnf_get_grid (cnf);
  const SudokuGroups *shape = sudoku_geometry_get_groups (sudoku_grid_get_geometry (grid));
  const SudokuClauseGroup *group = sudoku_clause_groups_get (
    groups, sat_groups_get (sudoku_clause_groups_get_sat (groups), clause));
  int literals[SUDOKU_SIDE_MAX];
  guint n = sudoku_cnf_get_clause (cnf, clause, literals);
  const SudokuFamily *family = sudoku_cnf_find_family (cnf, clause);

  g_assert_cmpuint (group->family, ==, family->index);
  g_assert_cmpuint (group->first, <=, clause);
  for (guint i = 0; i < n; i++)
    {
      SudokuMeaning meaning;

      g_assert_true (sudoku_cnf_describe_variable (cnf, ABS (literals[i]), &meaning));
      if (meaning.kind == SUDOKU_MEANING_CANDIDATE)
        {
          meaning.n_candidates = 1;
          meaning.candidates[0] = meaning.cell * sudoku_grid_get_side (grid) + meaning.value - 1;
        }
      for (guint k = 0; k < meaning.n_candidates; k++)
        g_assert_true (speaks_of (group, shape, meaning.candidates[k],
                                  sudoku_grid_get_side (grid)));
    }
}

static void
check_core (const SudokuClauseGroups *groups)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SatFormula) formula =
    sudoku_cnf_make_formula (sudoku_clause_groups_get_cnf (groups), NULL, &error);
  g_autoptr (SatCore) core =
    sat_core_find (formula, sudoku_clause_groups_get_sat (groups), 0, NULL, &error);
  guint n_givens = 0;

  g_assert_no_error (error);
  g_assert_cmpint (core->status, ==, SAT_STATUS_UNSATISFIABLE);
  for (guint i = 0; i < core->groups->len; i++)
    n_givens += sudoku_clause_groups_get (groups, g_array_index (core->groups, guint32, i))->kind ==
                SUDOKU_CLAUSE_GROUP_GIVEN;
  g_assert_cmpuint (n_givens, ==, 2);
}

static void
test_encodings (void)
{
  gsize n_encodings;
  const SudokuEncoding *encodings = sudoku_encodings (&n_encodings);

  for (gsize i = 0; i < n_encodings; i++)
    {
      g_autoptr (SudokuGrid) grid = make_grid (2, 3);
      g_autoptr (SudokuClauseGroups) groups = make_groups (grid, &encodings[i]);
      SudokuCnf *cnf = sudoku_clause_groups_get_cnf (groups);
      guint64 n = 0;

      for (guint64 clause = 0; clause < sudoku_cnf_get_n_clauses (cnf); clause++)
        check_clause (groups, clause);
      for (guint k = 0; k < sudoku_clause_groups_get_sat (groups)->n_groups; k++)
        n += sudoku_clause_groups_get (groups, k)->n_clauses;
      g_assert_cmpuint (n, ==, sudoku_cnf_get_n_clauses (cnf));
      check_core (groups);
    }
}

static void
test_cancel (void)
{
  g_autoptr (SudokuGrid) grid = make_grid (3, 3);
  g_autoptr (SudokuCnf) cnf =
    sudoku_cnf_new (grid, sudoku_encoding_find ("full"), sudoku_numbering_find ("original"));
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_clause_groups_new (cnf, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_assert_null (sudoku_cnf_make_formula (cnf, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/clause-groups/number", test_number);
  g_test_add_func ("/clause-groups/encodings", test_encodings);
  g_test_add_func ("/clause-groups/cancel", test_cancel);
  return g_test_run ();
}
