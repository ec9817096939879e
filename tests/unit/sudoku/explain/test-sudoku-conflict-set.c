/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Conflict sets of positions without solution, against trying everything. */

#include <sudoku-conflict-reason.h>
#include <sudoku-conflict-set.h>
#include <sudoku-proof.h>
#include <sudoku-solve.h>

#include "test-brute.h"
#include "test-grid.h"
#include "test-rules.h"
#include "test-shapes.h"

#define PUZZLE \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/* No more premises than this where all sets of them are tried. */
#define N_PREMISES_MAX 12

/* What a solution must agree with. */
typedef struct
{
  const SudokuPremise *premises;
  guint n;
  guint64 chosen;
  gboolean found;
} Wanted;

static gboolean
agree_cb (const guint8 *values,
          gpointer user_data)
{
  Wanted *wanted = user_data;

  for (guint i = 0; i < wanted->n; i++)
    {
      const SudokuPremise *premise = &wanted->premises[i];
      gboolean same = values[premise->cell] == premise->value;

      if ((wanted->chosen >> i & 1) && same == (premise->kind == SUDOKU_PREMISE_MARK))
        return TRUE;
    }
  wanted->found = TRUE;
  return FALSE;
}

/* By trying everything: is there a grid in which the chosen premises hold? */
static gboolean
has_solution (SudokuGeometry *geometry,
              const SudokuPremise *premises,
              guint n,
              guint64 chosen)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  Wanted wanted = { premises, n, chosen, FALSE };

  for (guint i = 0; i < n; i++)
    if ((chosen >> i & 1) && premises[i].kind != SUDOKU_PREMISE_MARK)
      sudoku_grid_set (grid, premises[i].cell, premises[i].value, SUDOKU_ORIGIN_GIVEN);
  test_brute_force (grid, agree_cb, &wanted);
  return wanted.found;
}

static SudokuConflictAnswer
find_next (SudokuConflictSearch *search,
           SudokuConflictSet **set)
{
  g_autoptr (GError) error = NULL;
  SudokuConflictAnswer answer = sudoku_conflict_search_next (search, NULL, set, &error);

  g_assert_no_error (error);
  return answer;
}

/* No solution with all, one without any of them. */
static void
assert_minimal (SudokuGeometry *geometry,
                const SudokuConflictSet *set)
{
  guint64 all = (G_GUINT64_CONSTANT (1) << set->n_premises) - 1;

  g_assert_cmpuint (set->n_premises, <, 64);
  g_assert_true (set->minimal);
  g_assert_false (has_solution (geometry, set->premises, set->n_premises, all));
  for (guint i = 0; i < set->n_premises; i++)
    g_assert_true (has_solution (geometry, set->premises, set->n_premises,
                                 all & ~(G_GUINT64_CONSTANT (1) << i)));
}

/* Which of all premises are in a set. */
static guint64
to_bits (const SudokuPremises *premises,
         const SudokuConflictSet *set)
{
  guint64 bits = 0;

  for (guint i = 0; i < sudoku_premises_get_n (premises); i++)
    for (guint k = 0; k < set->n_premises; k++)
      if (set->premises[k].cell == sudoku_premises_get (premises, i)->cell &&
          set->premises[k].value == sudoku_premises_get (premises, i)->value)
        bits |= G_GUINT64_CONSTANT (1) << i;
  return bits;
}

/* All minimal sets, by trying all sets. */
static GHashTable *
find_all (const SudokuPremises *premises)
{
  SudokuGeometry *geometry = sudoku_premises_get_geometry (premises);
  guint n = sudoku_premises_get_n (premises);
  guint64 n_sets = G_GUINT64_CONSTANT (1) << n;
  g_autofree guint8 *possible = g_new0 (guint8, n_sets);
  GHashTable *all = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint64 set = 0; set < n_sets; set++)
    {
      gboolean parts_possible = TRUE;

      for (guint i = 0; i < n && parts_possible; i++)
        if (set >> i & 1)
          parts_possible = possible[set & ~(G_GUINT64_CONSTANT (1) << i)];
      possible[set] =
        parts_possible && has_solution (geometry, sudoku_premises_get (premises, 0), n, set);
      if (parts_possible && !possible[set])
        g_hash_table_add (all, g_memdup2 (&set, sizeof set));
    }
  return all;
}

/* A part of some numbers and a few others; some are entries. */
static SudokuGrid *
spoil (const SudokuGrid *numbers,
       GRand *rand,
       double density,
       guint n_wrong)
{
  SudokuGrid *grid = sudoku_grid_new (sudoku_grid_get_geometry (numbers));
  guint n_cells = sudoku_grid_get_n_cells (grid), side = sudoku_grid_get_side (grid);

  for (guint cell = 0; cell < n_cells; cell++)
    if (sudoku_grid_get_value (numbers, cell) != 0 && g_rand_double (rand) < density)
      sudoku_grid_set (grid, cell, sudoku_grid_get_value (numbers, cell),
                       g_rand_boolean (rand) ? SUDOKU_ORIGIN_ENTRY : SUDOKU_ORIGIN_GIVEN);
  for (guint i = 0; i < n_wrong; i++)
    sudoku_grid_set (grid, (guint)g_rand_int_range (rand, 0, (gint32)n_cells),
                     (guint)g_rand_int_range (rand, 1, (gint32)side + 1), SUDOKU_ORIGIN_ENTRY);
  return grid;
}

static SudokuSet *
remove_marks (const SudokuGrid *grid,
              GRand *rand)
{
  guint n_cells = sudoku_grid_get_n_cells (grid), side = sudoku_grid_get_side (grid);
  SudokuSet *removed = g_new0 (SudokuSet, n_cells);

  for (guint i = 0; i < 3; i++)
    removed[g_rand_int_range (rand, 0, (gint32)n_cells)] =
      sudoku_set_single ((guint)g_rand_int_range (rand, 1, (gint32)side + 1));
  return removed;
}

/* Of small boards of all kinds every set is found, and none twice. */
static void
test_all (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  guint n_checked = 0, n_sets = 0, most = 0;

  for (guint round = 0; round < 200; round++)
    {
      const TestShape shape = { 2, 2, round % 4 == 3 };
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&shape);
      g_autoptr (SudokuGrid) numbers = test_random_grid (&shape, round);
      g_autoptr (SudokuGrid) grid = NULL;
      g_autofree SudokuSet *removed = NULL;
      g_autoptr (SudokuPremises) premises = NULL;
      g_autoptr (GHashTable) expected = NULL;
      g_autoptr (SudokuConflictSearch) search = NULL;
      g_autoptr (SudokuConflictSet) set = NULL;
      guint n = 0;

      grid = spoil (numbers, rand, 0.5, 3);
      removed = remove_marks (grid, rand);
      premises = sudoku_premises_new (grid, removed);
      if (sudoku_premises_get_n (premises) > N_PREMISES_MAX)
        continue;
      expected = find_all (premises);
      search = sudoku_conflict_search_new (grid, removed);
      for (; find_next (search, &set) == SUDOKU_CONFLICT_FOUND; n++)
        {
          gint64 bits = (gint64)to_bits (premises, set);

          g_assert_true (set->minimal);
          g_assert_true (g_hash_table_remove (expected, &bits));
          g_clear_pointer (&set, sudoku_conflict_set_free);
        }
      g_assert_cmpint (find_next (search, &set), ==, SUDOKU_CONFLICT_NO_MORE);
      g_assert_cmpuint (g_hash_table_size (expected), ==, 0);
      n_checked++;
      n_sets += n;
      most = MAX (most, n);
    }
  g_assert_cmpuint (n_checked, >, 50);
  g_assert_cmpuint (n_sets, >, 100);
  g_assert_cmpuint (most, >, 5);
}

/* With any rules. */
static void
test_rules_of_all_kinds (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  guint n_checked = 0;

  for (gsize i = 0; i < test_n_rules; i++)
    {
      g_autoptr (SudokuGrid) numbers = NULL;

      if (test_rules[i].side > 6)
        continue;
      g_test_message ("%s", test_rules[i].rules);
      numbers = test_rules_random_grid (&test_rules[i], (guint)i);
      for (guint round = 0; round < 10; round++)
        {
          g_autoptr (SudokuGrid) grid = spoil (numbers, rand, 0.7, 2);
          g_autoptr (SudokuConflictSearch) search = sudoku_conflict_search_new (grid, NULL);
          g_autoptr (SudokuConflictSet) set = NULL;
          SudokuConflictAnswer answer = find_next (search, &set);

          g_assert_true ((answer == SUDOKU_CONFLICT_NO_MORE) == (test_brute_count (grid, 1) > 0));
          if (set == NULL)
            continue;
          assert_minimal (sudoku_grid_get_geometry (grid), set);
          n_checked++;
        }
    }
  g_assert_cmpuint (n_checked, >, 10);
}

/* Right entries are not doubted: of the first set the wrong one is the only entry. */
static void
test_doubts_entries (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, PUZZLE, FALSE);
  g_autoptr (SudokuConflictSearch) search = NULL;
  g_autoptr (SudokuConflictSet) set = NULL;

  sudoku_grid_set (grid, 2, 4, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 10, 7, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 3, 2, SUDOKU_ORIGIN_ENTRY);
  search = sudoku_conflict_search_new (grid, NULL);
  g_assert_cmpint (find_next (search, &set), ==, SUDOKU_CONFLICT_FOUND);
  g_assert_true (set->minimal);
  g_assert_cmpuint (set->n_premises, >, 1);
  g_assert_cmpint (set->premises[0].kind, ==, SUDOKU_PREMISE_ENTRY);
  g_assert_cmpuint (set->premises[0].cell, ==, 3);
  for (guint i = 1; i < set->n_premises; i++)
    g_assert_cmpint (set->premises[i].kind, ==, SUDOKU_PREMISE_GIVEN);
}

/* Two cells that break a rule are the whole reason, whatever else is wrong. */
static void
test_broken_rule (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, PUZZLE, FALSE);
  g_autoptr (SudokuConflictSearch) search = NULL;
  g_autoptr (SudokuConflictSet) set = NULL;

  sudoku_grid_set (grid, 2, 3, SUDOKU_ORIGIN_ENTRY);
  search = sudoku_conflict_search_new (grid, NULL);
  g_assert_cmpint (find_next (search, &set), ==, SUDOKU_CONFLICT_FOUND);
  g_assert_cmpuint (set->n_premises, ==, 2);
  g_assert_true (set->minimal);
  g_assert_cmpuint (set->premises[0].cell, ==, 2);
  g_assert_cmpuint (set->premises[1].cell, ==, 1);
}

/* No solver of clauses would come to an end. */
static void
test_pigeonhole (void)
{
  for (guint order = 5; order <= 6; order++)
    {
      g_autoptr (SudokuGrid) grid = test_grid_pigeonhole (order, 2 * order + 1);
      g_autoptr (SudokuConflictSearch) search = sudoku_conflict_search_new (grid, NULL);
      g_autoptr (SudokuConflictSet) set = NULL;
      g_autoptr (SudokuGrid) part = NULL;
      g_autofree SudokuSet *removed = NULL;

      g_assert_cmpint (sudoku_solve (grid, NULL, NULL, NULL, NULL), ==,
                       SUDOKU_VERDICT_NO_SOLUTION);
      g_assert_cmpint (find_next (search, &set), ==, SUDOKU_CONFLICT_FOUND);
      part = sudoku_conflict_set_to_grid (set, sudoku_grid_get_geometry (grid), &removed);
      g_assert_cmpint (sudoku_solve (part, NULL, NULL, NULL, NULL), ==,
                       SUDOKU_VERDICT_NO_SOLUTION);
    }
}

/* The last line of what a reason says. */
static SudokuArgumentLine
get_end (const SudokuConflictReason *reason,
         const SudokuLinks *links)
{
  g_autoptr (GArray) lines = sudoku_step_argue (reason->step, 0, reason->position, links);

  return g_array_index (lines, SudokuArgumentLine, lines->len - 1);
}

/* A reason is proven, and needs what it says: without any of its truths it is none. */
static void
check_reason (const SudokuConflictReason *reason,
              const SudokuLinks *links)
{
  guint n = 0;
  const guint32 *truths = sudoku_step_get_truths (reason->step, &n);

  g_assert_true (sudoku_step_check (reason->step, reason->position, links));
  g_assert_cmpint (get_end (reason, links).kind, ==, SUDOKU_ARGUMENT_EMPTY);
  g_assert_cmpint (reason->dead_end.kind, !=, SUDOKU_DEAD_END_NONE);
  for (guint left_out = 0; left_out < n; left_out++)
    {
      g_autoptr (SudokuStep) step = sudoku_step_new (sudoku_step_get_technique (reason->step));

      for (guint i = 0; i < n; i++)
        if (i != left_out)
          sudoku_step_add_truth (step, truths[i]);
      g_assert_false (sudoku_step_check (step, reason->position, links));
    }
}

/* What is forced leads to the contradiction, and nothing else is said. */
static void
test_reasons (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  guint n_steps = 0;

  for (guint cell = 0; cell < 81; cell++)
    for (guint value = 1; value <= 9; value += 3)
      {
        g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, PUZZLE, FALSE);
        g_autoptr (SudokuConflictSearch) search = NULL;
        g_autoptr (SudokuConflictSet) set = NULL;
        g_autoptr (SudokuConflictReason) reason = NULL;

        if (sudoku_grid_get_value (grid, cell) != 0)
          continue;
        sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_ENTRY);
        search = sudoku_conflict_search_new (grid, NULL);
        if (find_next (search, &set) != SUDOKU_CONFLICT_FOUND)
          continue;
        reason = sudoku_conflict_reason_find (set, links);
        if (set->n_premises == 2)
          g_assert_null (reason->step);
        if (reason->step == NULL)
          continue;
        check_reason (reason, links);
        n_steps++;
      }
  g_assert_cmpuint (n_steps, >, 30);
}

/* More numbers than places are counted. */
static void
test_reason_of_pigeonhole (void)
{
  g_autoptr (SudokuGrid) grid = test_grid_pigeonhole (4, 9);
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (grid));
  g_autoptr (SudokuConflictSearch) search = sudoku_conflict_search_new (grid, NULL);
  g_autoptr (SudokuConflictSet) set = NULL;
  g_autoptr (SudokuConflictReason) reason = NULL;

  g_assert_cmpint (find_next (search, &set), ==, SUDOKU_CONFLICT_FOUND);
  reason = sudoku_conflict_reason_find (set, links);
  g_assert_nonnull (reason->step);
  g_assert_true (sudoku_step_check (reason->step, reason->position, links));
  g_assert_cmpint (get_end (reason, links).kind, ==, SUDOKU_ARGUMENT_SET_TOO_FEW);
  g_assert_cmpint (reason->dead_end.kind, ==, SUDOKU_DEAD_END_HALL);
}

/* A step without conclusions proves nothing where there is a solution. */
static void
test_no_reason (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, PUZZLE, FALSE);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuPosition) position = sudoku_position_new (grid);
  g_autoptr (SudokuStep) step = sudoku_step_new (sudoku_technique_find ("naked-single"));

  g_assert_false (sudoku_step_check (step, position, links));
  for (guint truth = 0; truth < sudoku_links_get_n_truths (links); truth++)
    sudoku_step_add_truth (step, truth);
  g_assert_false (sudoku_step_check (step, position, links));
}

static void
test_solvable (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, PUZZLE, FALSE);
  g_autoptr (SudokuConflictSearch) search = sudoku_conflict_search_new (grid, NULL);
  g_autoptr (SudokuConflictSet) set = NULL;

  g_assert_cmpint (find_next (search, &set), ==, SUDOKU_CONFLICT_NO_MORE);
  g_assert_null (set);
}

static void
test_cancelled (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, PUZZLE, FALSE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (SudokuConflictSearch) search = NULL;
  g_autoptr (SudokuConflictSet) set = NULL;
  g_autoptr (GError) error = NULL;

  sudoku_grid_set (grid, 3, 2, SUDOKU_ORIGIN_ENTRY);
  search = sudoku_conflict_search_new (grid, NULL);
  g_cancellable_cancel (cancellable);
  g_assert_cmpint (sudoku_conflict_search_next (search, &task, &set, &error), ==,
                   SUDOKU_CONFLICT_UNKNOWN);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (find_next (search, &set), ==, SUDOKU_CONFLICT_FOUND);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/conflict-set/all", test_all);
  g_test_add_func ("/conflict-set/rules", test_rules_of_all_kinds);
  g_test_add_func ("/conflict-set/doubts-entries", test_doubts_entries);
  g_test_add_func ("/conflict-set/broken-rule", test_broken_rule);
  g_test_add_func ("/conflict-set/pigeonhole", test_pigeonhole);
  g_test_add_func ("/conflict-set/reasons", test_reasons);
  g_test_add_func ("/conflict-set/reason-of-pigeonhole", test_reason_of_pigeonhole);
  g_test_add_func ("/conflict-set/no-reason", test_no_reason);
  g_test_add_func ("/conflict-set/solvable", test_solvable);
  g_test_add_func ("/conflict-set/cancelled", test_cancelled);
  return g_test_run ();
}
