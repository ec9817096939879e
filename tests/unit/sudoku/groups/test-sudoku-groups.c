/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rules say, and the ways from a cell or a candidate to what it is in, compared with a
 * plain look through all of it. */

#include <string.h>
#include <sudoku-groups.h>

#include "test-shapes.h"

static const TestShape shapes[] = {
  { 2, 3, FALSE },
  { 3, 2, FALSE },
  { 3, 4, FALSE },
  { 1, 7, FALSE },
  { 2, 3, TRUE },
};

static const SudokuHouseFamily family = { .id = "rows" }, other_family = { .id = "columns" };
static const SudokuPairFamily pair_family = { .id = "pairs" };
static const SudokuMaskFamily mask_family = { .id = "masks" };

/* How many cells two houses share. */
static guint
count_shared (const SudokuGroups *groups,
              guint house,
              guint other)
{
  const guint16 *cells = sudoku_groups_get_house_cells (groups, house);
  const guint16 *others = sudoku_groups_get_house_cells (groups, other);
  guint side = sudoku_groups_get_side (groups), n = 0;

  for (guint i = 0; i < side; i++)
    for (guint k = 0; k < side; k++)
      n += cells[i] == others[k];
  return n;
}

static void
check_places (const SudokuGroups *groups,
              guint cell)
{
  guint side = sudoku_groups_get_side (groups), n_places = 0, at = 0;
  const SudokuPlace *places = sudoku_groups_get_places (groups, cell, &n_places);

  for (guint house = 0; house < sudoku_groups_get_n_houses (groups); house++)
    for (guint place = 0; place < side; place++)
      if (sudoku_groups_get_house_cells (groups, house)[place] == cell)
        {
          g_assert_cmpuint (at, <, n_places);
          g_assert_cmpuint (places[at].house, ==, house);
          g_assert_cmpuint (places[at].place, ==, place);
          at++;
        }
  g_assert_cmpuint (at, ==, n_places);
}

/* The houses of a shape. Nothing else is in them. */
static void
test_houses (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&shapes[i]);
      const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
      guint side = test_shape_get_side (&shapes[i]);
      guint n_houses = sudoku_groups_get_n_houses (groups), reach = 1, n = 1;

      g_assert_cmpuint (sudoku_groups_get_side (groups), ==, side);
      g_assert_cmpuint (n_houses, ==,
                        side * (shapes[i].rows > 1 ? 3 : 2) + (shapes[i].diagonals ? 2 : 0));
      for (guint house = 0; house < n_houses; house++)
        {
          g_assert_cmpuint (count_shared (groups, house, house), ==, side);
          for (guint other = 0; other < house; other++)
            reach = MAX (reach, count_shared (groups, house, other));
        }
      g_assert_cmpuint (sudoku_groups_get_tables (groups)->reach, ==, reach);
      for (guint cell = 0; cell < side * side; cell++)
        {
          check_places (groups, cell);
          g_assert_null (sudoku_groups_get_bonds (groups, cell, &n));
          g_assert_cmpuint (n, ==, 0);
          g_assert_null (sudoku_groups_get_truth_places (groups, cell * side, &n));
          g_assert_true (sudoku_set_equal (sudoku_groups_get_allowed (groups, cell),
                                           sudoku_set_range (1, side)));
        }
      g_assert_false (sudoku_groups_has_clauses (groups));
    }
}

/* Houses are numbered anew for each family, through its rules. */
static void
test_numbers (void)
{
  g_autoptr (SudokuGroups) groups = sudoku_groups_new (4);
  const guint16 cells[] = { 0, 1, 2, 3 };
  const guint expected[] = { 0, 1, 0, 1, 2 };

  sudoku_groups_add_house (groups, &family, cells);
  sudoku_groups_add_house (groups, &family, cells);
  sudoku_groups_add_house (groups, &other_family, cells);
  sudoku_groups_begin_rule (groups, 1);
  sudoku_groups_add_house (groups, &other_family, cells);
  sudoku_groups_add_house (groups, &other_family, cells);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_assert_cmpuint (sudoku_groups_get_house (groups, i)->number, ==, expected[i]);
      g_assert_cmpuint (sudoku_groups_get_house (groups, i)->rule, ==, i > 2);
    }
}

static gboolean
are_allowed (const SudokuGroups *groups,
             guint relation,
             guint value,
             guint other)
{
  return sudoku_set_has (sudoku_groups_get_relation (groups, relation)->allowed[value], other);
}

/* What a pair demands is said from both of its cells; only what is not the same backwards needs a
 * second relation. */
static void
test_pairs (void)
{
  for (guint side = 6; side <= 12; side += 6)
    {
      g_autoptr (SudokuGroups) groups = sudoku_groups_new (side);
      SudokuRelation less = { 0 }, different = { 0 };
      guint first, second, n = 0;
      const SudokuBond *bonds;

      for (guint v = 1; v <= side; v++)
        for (guint w = 1; w <= side; w++)
          {
            if (v < w)
              less.allowed[v] = sudoku_set_or (less.allowed[v], sudoku_set_single (w));
            if (v != w)
              different.allowed[v] = sudoku_set_or (different.allowed[v], sudoku_set_single (w));
          }
      second = sudoku_groups_add_relation (groups, &different);
      g_assert_cmpuint (sudoku_groups_get_n_relations (groups), ==, 1);
      first = sudoku_groups_add_relation (groups, &less);
      g_assert_cmpuint (sudoku_groups_get_n_relations (groups), ==, 3);
      sudoku_groups_add_pair (groups, &pair_family, 5, 2, first);
      sudoku_groups_add_pair (groups, &pair_family, 5, side * side - 1, second);
      g_assert_cmpuint (sudoku_groups_get_n_pairs (groups), ==, 2);
      bonds = sudoku_groups_get_bonds (groups, 5, &n);
      g_assert_cmpuint (n, ==, 2);
      g_assert_true (bonds[0].other == 2 && bonds[0].relation == first);
      g_assert_true (bonds[1].other == side * side - 1 && bonds[1].relation == second);
      bonds = sudoku_groups_get_bonds (groups, 2, &n);
      g_assert_true (n == 1 && bonds[0].other == 5 && bonds[0].relation != first);
      for (guint v = 1; v <= side; v++)
        for (guint w = 1; w <= side; w++)
          g_assert_true (are_allowed (groups, bonds[0].relation, w, v) == (v < w));
      bonds = sudoku_groups_get_bonds (groups, side * side - 1, &n);
      g_assert_true (n == 1 && bonds[0].other == 5 && bonds[0].relation == second);
      g_assert_null (sudoku_groups_get_bonds (groups, 0, &n));
    }
}

/* A cell with several masks may hold what all of them allow. */
static void
test_masks (void)
{
  g_autoptr (SudokuGroups) groups = sudoku_groups_new (6);

  sudoku_groups_begin_rule (groups, 3);
  sudoku_groups_add_mask (groups, &mask_family, 35, sudoku_set_range (2, 4));
  sudoku_groups_add_mask (groups, &mask_family, 35, sudoku_set_range (4, 3));
  g_assert_cmpuint (sudoku_groups_get_n_masks (groups), ==, 2);
  g_assert_cmpuint (sudoku_groups_get_mask (groups, 1)->rule, ==, 3);
  g_assert_true (
    sudoku_set_equal (sudoku_groups_get_allowed (groups, 35), sudoku_set_range (4, 2)));
  g_assert_true (sudoku_set_equal (sudoku_groups_get_allowed (groups, 0), sudoku_set_range (1, 6)));
}

/* Truths about the cells of the first row: the one of value v has at place p the value p + v, or
 * so: each place has candidates of one cell. With @spoil two of them change their places. */
static SudokuGroups *
make_truths (guint side,
             gboolean spoil)
{
  SudokuGroups *groups = sudoku_groups_new (side);

  for (guint value = 1; value <= side; value++)
    {
      guint32 candidates[SUDOKU_SIDE_MAX];

      for (guint place = 0; place < side; place++)
        candidates[place] = place * side + (place + value) % side;
      if (spoil && value == side)
        {
          guint32 first = candidates[0];

          candidates[0] = candidates[1];
          candidates[1] = first;
        }
      sudoku_groups_add_truth (groups, &family, 0, value, candidates);
    }
  return groups;
}

/* They are a square when each place can be taken by one of them only. */
static void
test_truths (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    for (int spoil = 0; spoil < 2; spoil++)
      {
        guint side = test_shape_get_side (&shapes[i]), n = 0;
        g_autoptr (SudokuGroups) groups = make_truths (side, spoil);
        const SudokuGroupTables *tables = sudoku_groups_get_tables (groups);

        g_assert_cmpuint (sudoku_groups_get_n_truths (groups), ==, side);
        for (guint candidate = 0; candidate < side * side; candidate++)
          {
            const SudokuTruthPlace *places =
              sudoku_groups_get_truth_places (groups, candidate, &n);

            g_assert_cmpuint (n, ==, 1);
            g_assert_cmpuint (
              sudoku_groups_get_truth_candidates (groups, places[0].truth)[places[0].place], ==,
              candidate);
          }
        sudoku_groups_get_truth_places (groups, side * side, &n);
        g_assert_cmpuint (n, ==, 0);
        g_assert_cmpuint (tables->reach, ==, 1);
        g_assert_cmpuint (tables->n_squares, ==, !spoil);
        for (guint value = 0; value < side && !spoil; value++)
          g_assert_cmpuint (tables->squares[value], ==, value);
      }
}

static gpointer
ask_for_tables (gpointer groups)
{
  return (gpointer)sudoku_groups_get_tables (groups);
}

/* Whoever asks first makes them for all. */
static void
test_threads (void)
{
  for (guint round = 0; round < 20; round++)
    {
      g_autoptr (SudokuGroups) groups = make_truths (12, FALSE);
      GThread *threads[4];

      for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
        threads[i] = g_thread_new (NULL, ask_for_tables, groups);
      for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
        g_assert_true (g_thread_join (threads[i]) == sudoku_groups_get_tables (groups));
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/groups/houses", test_houses);
  g_test_add_func ("/sudoku/groups/numbers", test_numbers);
  g_test_add_func ("/sudoku/groups/pairs", test_pairs);
  g_test_add_func ("/sudoku/groups/masks", test_masks);
  g_test_add_func ("/sudoku/groups/truths", test_truths);
  g_test_add_func ("/sudoku/groups/threads", test_threads);
  return g_test_run ();
}
