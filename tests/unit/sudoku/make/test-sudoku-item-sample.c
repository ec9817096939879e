/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items by chance: they hold in the solution, a board can have them together, and the same seed
 * gives the same ones. Puzzles with them have one solution, which is asked of the solver anew. */

#include <sudoku-generate.h>
#include <sudoku-geometry-text.h>
#include <sudoku-item-sample.h>
#include <sudoku-rule-list.h>
#include <sudoku-solve.h>

#define N_SEEDS 5

static gboolean
stop (const SudokuBreach *breach,
      gpointer user_data)
{
  return FALSE;
}

static GPtrArray *
sample (const SudokuRuleKind *kind,
        const SudokuGrid *grid,
        guint64 seed)
{
  GPtrArray *rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  guint n_cells = sudoku_grid_get_n_cells (grid);
  g_autofree guint8 *values = g_new (guint8, n_cells);
  SudokuRandom random;

  for (guint cell = 0; cell < n_cells; cell++)
    values[cell] = (guint8)sudoku_grid_get_value (grid, cell);
  sudoku_random_init (&random, seed);
  sudoku_item_sample (sudoku_rule_kind_get_set (kind),
                      sudoku_geometry_get_frame (sudoku_grid_get_geometry (grid)), values, &random,
                      rules);
  for (guint i = 0; i < rules->len; i++)
    g_assert_true (kind->check (rules->pdata[i],
                                sudoku_geometry_get_frame (sudoku_grid_get_geometry (grid)),
                                values, stop, NULL));
  return rules;
}

static void
check_kind (const SudokuRuleKind *kind,
            SudokuGeometry *geometry)
{
  guint n_all = 0;

  for (guint64 seed = 0; seed < N_SEEDS; seed++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) grid = sudoku_generate_full (geometry, seed, NULL, &error);
      g_autoptr (GPtrArray) rules = sample (kind, grid, seed);
      g_autoptr (GPtrArray) again = sample (kind, grid, seed);
      g_autoptr (SudokuGeometry) whole =
        sudoku_geometry_add_rules (geometry, (SudokuRule **)rules->pdata, rules->len, &error);

      g_assert_no_error (error);
      g_assert_nonnull (whole);
      g_assert_cmpuint (rules->len, ==, again->len);
      for (guint i = 0; i < rules->len; i++)
        g_assert_cmpint (sudoku_rule_compare (rules->pdata[i], again->pdata[i]), ==, 0);
      n_all += rules->len;
    }
  g_test_message ("%s: %u items", kind->id, n_all);
  g_assert_cmpuint (n_all, >, 0);
}

/* On a large board there is something of every kind. */
static void
test_kinds (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  guint n_sampled = 0;

  for (gsize i = 0; i < n_kinds; i++)
    if (kinds[i]->item != NULL && sudoku_rule_kind_can_sample (kinds[i]))
      {
        check_kind (kinds[i], geometry);
        n_sampled++;
      }
  g_assert_cmpuint (n_sampled, >=, 30);
}

/* Cages cover the board but for what is left over alone. */
static void
test_cages (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_generate_full (geometry, 1, NULL, NULL);
  g_autoptr (GPtrArray) rules = sample (sudoku_rule_kind_find ("cage", -1), grid, 1);
  guint8 covered[81] = { 0 };
  guint n_covered = 0;

  for (guint i = 0; i < rules->len; i++)
    {
      guint n_cells = 0;
      const guint16 *cells = sudoku_rule_get_cells (rules->pdata[i], &n_cells);

      for (guint k = 0; k < n_cells; k++)
        {
          g_assert_false (covered[cells[k]]);
          covered[cells[k]] = TRUE;
          n_covered++;
        }
    }
  g_assert_cmpuint (n_covered, >, 65);
}

/* Of the variants that are offered, on small boards. */
static void
test_puzzles (void)
{
  static const char *const ids[] = { "cage", "thermometer", "arrow", "less", "sandwich",
                                     "skyscraper", "difference", "product" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
      const SudokuGenerateOptions options = {
        .geometry = geometry,
        .sampled = sudoku_rule_kind_get_set (sudoku_rule_kind_find (ids[i], -1)),
        .unique = TRUE,
        .seed = i,
      };
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) puzzle = sudoku_generate (&options, NULL, NULL, &error);
      g_autoptr (SudokuGrid) again = sudoku_generate (&options, NULL, NULL, NULL);

      g_test_message ("%s", ids[i]);
      g_assert_no_error (error);
      g_assert_true (sudoku_grid_equal (puzzle, again));
      g_assert_true (sudoku_geometry_has_items (sudoku_grid_get_geometry (puzzle)));
      g_assert_cmpint (sudoku_check (puzzle, NULL, NULL, NULL, NULL), ==, SUDOKU_VERDICT_UNIQUE);
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku-item-sample/kinds", test_kinds);
  g_test_add_func ("/sudoku-item-sample/cages", test_cages);
  g_test_add_func ("/sudoku-item-sample/puzzles", test_puzzles);
  return g_test_run ();
}
