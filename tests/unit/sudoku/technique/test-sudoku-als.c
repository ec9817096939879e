/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of almost locked sets against the plain definition, by looking at all cells of a
 * house. What is concluded from them is tested with all techniques. */

#include <sudoku-als.h>

#include "test-frames.h"

/* What a finder of this test looks at: it runs inside of a search. */
static guint n_sets_seen;

static SudokuSet
get_union (const SudokuCandidates *candidates,
           const guint16 *cells,
           guint side,
           guint which,
           guint *n)
{
  SudokuSet values = SUDOKU_SET_EMPTY;

  *n = 0;
  for (guint i = 0; i < side; i++)
    if ((which >> i & 1) == 1)
      {
        values = sudoku_set_or (values, sudoku_candidates_get (candidates, cells[i]));
        (*n)++;
      }
  return values;
}

static gboolean
is_same (const SudokuAls *set,
         const guint16 *cells,
         guint side,
         guint which)
{
  guint n = 0;

  for (guint i = 0; i < side; i++)
    for (guint k = 0; k < set->n_cells && (which >> i & 1) == 1; k++)
      n += set->cells[k] == cells[i] ? 1 : 0;
  return n == set->n_cells && n == (guint)__builtin_popcount (which);
}

static guint
count_same (const SudokuAlsList *list,
            const guint16 *cells,
            guint side,
            guint which)
{
  guint n = 0;

  for (guint i = 0; i < sudoku_als_list_get_n (list); i++)
    n += is_same (sudoku_als_list_get (list, i), cells, side, which) ? 1 : 0;
  return n;
}

/* Each set of cells of a house is in the list once if it is one, and not at all otherwise. */
static void
check_sets (SudokuStepSearch *search,
            const SudokuAlsList *list)
{
  const SudokuPosition *position = sudoku_step_search_get_position (search);
  const SudokuCandidates *candidates = sudoku_position_get_candidates (position);
  const SudokuGeometry *geometry = sudoku_position_get_geometry (position);
  guint side = sudoku_geometry_get_side (geometry);

  for (guint house = 0; house < sudoku_geometry_get_n_houses (geometry); house++)
    for (guint which = 1; which + 1 < 1U << side; which++)
      {
        const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);
        gboolean open = TRUE;
        guint n = 0;
        SudokuSet values = get_union (candidates, cells, side, which, &n);

        for (guint i = 0; i < side && open; i++)
          open = (which >> i & 1) == 0 ||
                 sudoku_set_count (sudoku_candidates_get (candidates, cells[i])) > 1;
        g_assert_cmpuint (count_same (list, cells, side, which), ==,
                          open && sudoku_set_count (values) == n + 1 ? 1 : 0);
      }
}

static gboolean
exclude_each_other (SudokuStepSearch *search,
                    const SudokuAls *set,
                    const SudokuAls *other,
                    guint value)
{
  const SudokuPosition *position = sudoku_step_search_get_position (search);
  const SudokuLinks *links = sudoku_step_search_get_links (search);
  guint side = sudoku_links_get_side (links);

  for (guint i = 0; i < set->n_cells; i++)
    for (guint k = 0; k < other->n_cells; k++)
      {
        guint candidate = set->cells[i] * side + value - 1;
        guint another = other->cells[k] * side + value - 1;

        if (sudoku_position_has (position, candidate) &&
            sudoku_position_has (position, another) &&
            !sudoku_links_conflict (links, candidate, another))
          return FALSE;
      }
  return TRUE;
}

static void
check_links (SudokuStepSearch *search,
             const SudokuAlsList *list)
{
  guint n = sudoku_als_list_get_n (list);

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < n; k++)
      {
        const SudokuAls *set = sudoku_als_list_get (list, i);
        const SudokuAls *other = sudoku_als_list_get (list, k);
        SudokuSet common = sudoku_set_and (set->values, other->values);
        SudokuSet found = sudoku_als_list_find_links (list, i, k);
        guint value;

        g_assert_true (sudoku_set_is_empty (sudoku_set_minus (found, common)));
        SUDOKU_SET_FOREACH (common, value)
        g_assert_cmpint (sudoku_set_has (found, value), ==,
                         exclude_each_other (search, set, other, value));
      }
}

static void
find (SudokuStepSearch *search,
      const SudokuTechnique *technique G_GNUC_UNUSED)
{
  g_autoptr (SudokuAlsList) list = sudoku_als_list_new (search);

  check_sets (search, list);
  check_links (search, list);
  n_sets_seen += sudoku_als_list_get_n (list);
}

static const SudokuTechnique looking = { .id = "looking", .find = find };

static void
test_list (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  g_autoptr (SudokuGeometry) geometry = test_frame_make (&(TestFrame){ 6, 2 }, data, rand);
  g_autoptr (SudokuLinks) links = NULL;
  g_autoptr (SudokuStepSearch) search = NULL;

  if (geometry == NULL)
    {
      g_test_skip ("there is no such shape");
      return;
    }
  links = sudoku_links_new (geometry);
  search = sudoku_step_search_new (links);
  n_sets_seen = 0;
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      g_autoptr (SudokuPosition) position = NULL;
      g_autoptr (GPtrArray) steps = NULL;
      const SudokuTechnique *row = &looking;

      sudoku_grid_set (grid, (guint)g_rand_int_range (rand, 0, 36), 1, SUDOKU_ORIGIN_GIVEN);
      position = sudoku_position_new (grid);
      for (guint k = 0; k < 80; k++)
        {
          guint cell = (guint)g_rand_int_range (rand, 0, 36);

          if (sudoku_set_count (sudoku_candidates_get (
                sudoku_position_get_candidates (position), cell)) > 2)
            sudoku_position_remove (position, cell,
                                    sudoku_set_single ((guint)g_rand_int_range (rand, 1, 7)));
        }
      steps = sudoku_step_search_run (search, position, &row, 1, SUDOKU_STEP_ALL);
    }
  g_assert_cmpuint (n_sets_seen, >, 100);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < test_n_frame_rules; i++)
    {
      g_autofree char *path = g_strconcat ("/sudoku/als/list/", test_frame_rules[i], NULL);

      g_test_add_data_func (path, test_frame_rules[i], test_list);
    }
  return g_test_run ();
}
