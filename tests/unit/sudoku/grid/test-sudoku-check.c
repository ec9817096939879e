/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-candidates.h>
#include <sudoku-check.h>

#include "test-rules.h"
#include "test-shapes.h"

/* Kinds of houses, in the order of @families. */
enum
{
  ROW,
  COLUMN,
  BOX,
  FALLING,
  RISING,
};

static const char *const families[] = { "rows", "columns", "boxes", "falling", "rising" };

/* Do two cells share a house? Straight from the words, without houses. */
static gboolean
share_house (const TestShape *shape,
             guint a,
             guint b,
             guint kind)
{
  guint side = test_shape_get_side (shape);
  guint row_a = a / side, column_a = a % side, row_b = b / side, column_b = b % side;

  switch (kind)
    {
    case ROW:
      return row_a == row_b;
    case COLUMN:
      return column_a == column_b;
    case BOX:
      return shape->rows > 1 && row_a / shape->rows == row_b / shape->rows &&
             column_a / shape->columns == column_b / shape->columns;
    case FALLING:
      return shape->diagonals && row_a == column_a && row_b == column_b;
    case RISING:
      return shape->diagonals && row_a + column_a == side - 1 && row_b + column_b == side - 1;
    default:
      g_assert_not_reached ();
    }
}

/* The cells of the house of @kind through @cell that hold the same value, as a sorted
 * text; NULL when there is no other or @cell is not the first of them. */
static char *
plain_conflict (const TestShape *shape,
                const SudokuGrid *grid,
                guint cell,
                guint kind)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = 0;

  for (guint other = 0; other < sudoku_grid_get_n_cells (grid); other++)
    {
      if (sudoku_grid_get_value (grid, other) != sudoku_grid_get_value (grid, cell) ||
          !share_house (shape, cell, other, kind))
        continue;
      if (other < cell)
        return NULL;
      g_string_append_printf (text, " %u", other);
      n++;
    }
  return n < 2 ? NULL : g_strdup_printf ("%u%s", kind, text->str);
}

static GHashTable *
plain_conflicts (const TestShape *shape,
                 const SudokuGrid *grid)
{
  GHashTable *set = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    for (guint kind = ROW; kind <= RISING; kind++)
      {
        char *text = NULL;

        if (sudoku_grid_get_value (grid, cell) != 0)
          text = plain_conflict (shape, grid, cell, kind);
        if (text != NULL)
          g_hash_table_add (set, text);
      }
  return set;
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  return *(const guint16 *)a - *(const guint16 *)b;
}

/* In the same form as plain_conflict(). */
static char *
conflict_text (const SudokuGrid *grid,
               const SudokuConflict *conflict)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  g_autofree guint16 *cells = g_memdup2 (conflict->cells, conflict->n_cells * sizeof (guint16));
  GString *text = g_string_new (NULL);
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  const char *family = sudoku_groups_get_house (groups, conflict->house)->family->id;
  guint kind = 0;

  while (!g_str_equal (families[kind], family))
    kind++;
  g_string_printf (text, "%u", kind);
  qsort (cells, conflict->n_cells, sizeof *cells, compare_cells);
  for (guint i = 0; i < conflict->n_cells; i++)
    g_string_append_printf (text, " %u", cells[i]);
  return g_string_free (text, FALSE);
}

static void
compare (const TestShape *shape,
         const SudokuGrid *grid)
{
  g_autoptr (GPtrArray) conflicts = sudoku_check_find_conflicts (grid);
  g_autoptr (GHashTable) expected = plain_conflicts (shape, grid);

  g_assert_cmpuint (conflicts->len, ==, g_hash_table_size (expected));
  g_assert_cmpint (sudoku_check_has_conflict (grid), ==, conflicts->len > 0);
  g_assert_cmpint (sudoku_check_is_solved (grid), ==,
                   conflicts->len == 0 && sudoku_grid_is_full (grid));
  for (guint i = 0; i < conflicts->len; i++)
    {
      const SudokuConflict *conflict = g_ptr_array_index (conflicts, i);
      const SudokuConflict *before = i > 0 ? g_ptr_array_index (conflicts, i - 1) : NULL;
      g_autofree char *text = conflict_text (grid, conflict);

      g_assert_true (g_hash_table_contains (expected, text));
      for (guint k = 0; k < conflict->n_cells; k++)
        g_assert_cmpuint (sudoku_grid_get_value (grid, conflict->cells[k]), ==, conflict->value);
      if (before != NULL)
        g_assert_true (before->house < conflict->house ||
                       (before->house == conflict->house && before->value < conflict->value));
    }
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (gsize i = 0; i < test_n_shapes; i++)
    for (guint round = 0; round < 30; round++)
      {
        g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);
        g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

        test_fill_randomly (grid, rand, round / 30.0);
        compare (&test_shapes[i], grid);
      }
}

static void
test_solved (void)
{
  for (gsize i = 0; i < test_n_shapes; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[i]);
      g_autoptr (SudokuGrid) grid = test_canonical_grid (geometry);

      /* The canonical grid fills the diagonals with no regard to their rule. */
      compare (&test_shapes[i], grid);
      if (!test_shapes[i].diagonals)
        g_assert_true (sudoku_check_is_solved (grid));
      sudoku_grid_set (grid, 1, 0, SUDOKU_ORIGIN_NONE);
      g_assert_false (sudoku_check_is_solved (grid));
      sudoku_grid_set (grid, 1, sudoku_grid_get_value (grid, 0), SUDOKU_ORIGIN_ANSWER);
      g_assert_true (sudoku_check_has_conflict (grid));
    }
}

/* Does the cell break a rule? */
static gboolean
is_in_conflict (const SudokuGrid *grid,
                guint cell)
{
  g_autoptr (GPtrArray) conflicts = sudoku_check_find_conflicts (grid);

  for (guint i = 0; i < conflicts->len; i++)
    {
      const SudokuConflict *conflict = g_ptr_array_index (conflicts, i);

      for (guint k = 0; k < conflict->n_cells; k++)
        if (conflict->cells[k] == cell)
          return TRUE;
    }
  return FALSE;
}

/* By the definitions: the values that break no rule. */
static SudokuSet
plain_candidates (const SudokuGrid *grid,
                  guint cell)
{
  g_autoptr (SudokuGrid) copy = sudoku_grid_copy (grid);
  SudokuSet values = SUDOKU_SET_EMPTY;

  for (guint value = 1; value <= sudoku_grid_get_side (grid); value++)
    {
      sudoku_grid_set (copy, cell, value, SUDOKU_ORIGIN_ENTRY);
      if (!is_in_conflict (copy, cell))
        values = sudoku_set_or (values, sudoku_set_single (value));
    }
  return values;
}

/* Under every rule the candidates of an empty cell are those by its definition, and those that
 * the solver begins with. */
static void
test_candidates (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);

  for (gsize i = 0; i < test_n_rules; i++)
    for (guint round = 0; round < 8; round++)
      {
        g_autoptr (SudokuGeometry) geometry = test_rules_make (&test_rules[i]);
        g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
        g_autoptr (SudokuCandidates) solver = NULL;

        test_fill_randomly (grid, rand, 0.05 + 0.05 * round);
        for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
          if (sudoku_grid_get_value (grid, cell) != 0)
            sudoku_grid_set (grid, cell, sudoku_grid_get_value (grid, cell), SUDOKU_ORIGIN_GIVEN);
        solver = sudoku_candidates_new (grid);
        for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
          {
            SudokuSet values = sudoku_check_get_candidates (grid, cell);

            g_assert_true (sudoku_set_equal (values, plain_candidates (grid, cell)));
            if (sudoku_grid_get_value (grid, cell) != 0)
              continue;
            g_assert_true (sudoku_set_is_empty (
              sudoku_set_minus (values, sudoku_candidates_get (solver, cell))));
            /* What follows from a law or a table is left to propagation. */
            if (!sudoku_groups_has_clauses (sudoku_geometry_get_groups (geometry)))
              g_assert_true (sudoku_set_equal (values, sudoku_candidates_get (solver, cell)));
          }
      }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/rules/random", test_random);
  g_test_add_func ("/sudoku/rules/solved", test_solved);
  g_test_add_func ("/sudoku/rules/candidates", test_candidates);
  return g_test_run ();
}
