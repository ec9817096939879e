/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles with several solutions. On boards of 4×4 and 6×6 with all rules by brute force: how many
 * solutions there are, which values each cell has in them and how often, in how few cells two of
 * them differ, with how few givens only one is left (each smaller set is tried), and which further
 * rules leave only one. Of puzzles of 9×9 with 2 to 10,000 solutions each one that is listed is
 * checked by the plain rules; MiniSat on the exported formula says that no other value stands in
 * any cell, how many solutions there are where they are few, and that each set of givens that is to
 * make a puzzle unique does so. It must be proven that no fewer would do, and as few are found
 * where the solutions are not known.
 *
 * At last puzzles of 9×9 with wrong givens are mended: by MiniSat what is left of each has a
 * solution, none has one when one given less goes, which is tried for up to two, and each has one
 * solution in the end. That fewer would not do must be proven.
 *
 *   long-ambiguity [SMALL [LARGE [CHECK [SPOILT]]]]
 *                      1,000 boards of 4×4 and 6×6, 100 of 9×9, 100 to mend; CHECK 0: times are
 *                      taken at 9×9 and nothing is checked there */

#include <string.h>
#include <sudoku-addition.h>
#include <sudoku-candidate-counts.h>
#include <sudoku-check.h>
#include <sudoku-difference.h>
#include <sudoku-further-rules.h>
#include <sudoku-repair.h>
#include <sudoku-solve.h>

#include "test-brute.h"
#include "test-frames.h"
#include "test-minisat.h"
#include "test-times.h"

/* Boards with more solutions are left out where all of them are compared. */
#define N_BRUTE_MAX 400
#define N_LARGE_MAX 10000
/* So many solutions are counted by MiniSat. */
#define N_MINISAT_MAX 200
/* Cells of which each set may be tried. */
#define SETS_MAX 100000

typedef struct
{
  GPtrArray *solutions; /* of guint8 *, owned */
  guint n_cells;
} All;

/* Many puzzles, in seconds of the processor. */
typedef struct
{
  GArray *values;     /* of double, owned */
  GArray *difference; /* of double, owned */
  GArray *addition;   /* of double, owned */
  guint n;
  guint n_several;
  guint n_tried; /* where all smaller sets of givens were tried */
  guint n_rules;
  guint n_by_size[5]; /* givens added */
} Tally;

static gboolean
collect (const guint8 *values,
         gpointer user_data)
{
  All *all = user_data;

  g_ptr_array_add (all->solutions, g_memdup2 (values, all->n_cells));
  return all->solutions->len <= N_BRUTE_MAX;
}

static guint
count_differing (const guint8 *one,
                 const guint8 *other,
                 guint n_cells)
{
  guint n = 0;

  for (guint cell = 0; cell < n_cells; cell++)
    n += one[cell] != other[cell];
  return n;
}

static gboolean
has_solution (const GPtrArray *solutions,
              const guint8 *values,
              guint n_cells)
{
  for (guint i = 0; i < solutions->len; i++)
    if (memcmp (solutions->pdata[i], values, n_cells) == 0)
      return TRUE;
  return FALSE;
}

static void
check_values (const SudokuAmbiguity *ambiguity,
              const All *all)
{
  g_assert_true (ambiguity->complete && ambiguity->exact);
  g_assert_cmpuint (ambiguity->solutions->len, ==, all->solutions->len);
  for (guint i = 0; i < all->solutions->len; i++)
    g_assert_true (has_solution (ambiguity->solutions, all->solutions->pdata[i], all->n_cells));
  for (guint cell = 0; cell < all->n_cells; cell++)
    for (guint value = 1; value <= ambiguity->side; value++)
      {
        guint n = 0;

        for (guint i = 0; i < all->solutions->len; i++)
          n += ((const guint8 *)all->solutions->pdata[i])[cell] == value;
        g_assert_cmpuint (ambiguity->counts[cell * ambiguity->side + value - 1], ==, n);
        g_assert_cmpint (sudoku_set_has (ambiguity->values[cell], value), ==, n > 0);
      }
}

/* The cells are those where the two differ, and no two solutions differ in fewer. */
static void
check_difference (const SudokuDifference *difference,
                  const All *all)
{
  guint fewest = G_MAXUINT;

  g_assert_true (has_solution (all->solutions, difference->one, all->n_cells));
  g_assert_true (has_solution (all->solutions, difference->other, all->n_cells));
  g_assert_cmpuint (difference->n_cells, ==,
                    count_differing (difference->one, difference->other, all->n_cells));
  for (guint i = 0; i < difference->n_cells; i++)
    g_assert_cmpuint (difference->one[difference->cells[i]], !=,
                      difference->other[difference->cells[i]]);
  for (guint i = 0; i < all->solutions->len; i++)
    for (guint k = i + 1; k < all->solutions->len; k++)
      fewest = MIN (fewest, count_differing (all->solutions->pdata[i], all->solutions->pdata[k],
                                             all->n_cells));
  g_assert_cmpuint (difference->n_cells, >=, fewest);
  if (difference->smallest)
    g_assert_cmpuint (difference->n_cells, ==, fewest);
}

/* Whether one solution differs from all others in some of the cells. */
static gboolean
tells_one (const All *all,
           const guint *cells,
           guint n)
{
  for (guint i = 0; i < all->solutions->len; i++)
    {
      gboolean alone = TRUE;

      for (guint k = 0; k < all->solutions->len && alone; k++)
        {
          const guint8 *one = all->solutions->pdata[i], *other = all->solutions->pdata[k];
          guint same = 0;

          while (same < n && one[cells[same]] == other[cells[same]])
            same++;
          alone = k == i || same < n;
        }
      if (alone)
        return TRUE;
    }
  return FALSE;
}

/* Tries each set of @left more cells from @first on. */
static gboolean
try_sets (const All *all,
          guint *cells,
          guint n,
          guint first,
          guint left)
{
  if (left == 0)
    return tells_one (all, cells, n);
  for (guint cell = first; cell < all->n_cells; cell++)
    {
      cells[n] = cell;
      if (try_sets (all, cells, n + 1, cell + 1, left - 1))
        return TRUE;
    }
  return FALSE;
}

static gboolean
are_few (guint n_cells,
         guint n)
{
  guint64 sets = 1;

  for (guint i = 0; i < n; i++)
    sets *= n_cells;
  return sets <= SETS_MAX;
}

static void
check_addition (const SudokuAddition *addition,
                const SudokuGrid *grid,
                const All *all,
                Tally *tally)
{
  guint cells[36];
  guint n_left = 0;

  g_assert_true (addition->possible);
  g_assert_true (has_solution (all->solutions, addition->solution, all->n_cells));
  for (guint i = 0; i < all->solutions->len; i++)
    {
      const guint8 *solution = all->solutions->pdata[i];
      guint k = 0;

      while (k < addition->n_cells &&
             solution[addition->cells[k]] == addition->solution[addition->cells[k]])
        k++;
      n_left += k == addition->n_cells;
    }
  g_assert_cmpuint (n_left, ==, 1);
  for (guint i = 0; i < addition->n_cells; i++)
    g_assert_cmpuint (sudoku_grid_get_fixed (grid, addition->cells[i]), ==, 0);
  tally->n_by_size[MIN (addition->n_cells, G_N_ELEMENTS (tally->n_by_size) - 1)]++;
  if (!addition->fewest || addition->n_cells < 1 || !are_few (all->n_cells, addition->n_cells - 1))
    return;
  g_assert_false (try_sets (all, cells, 0, 0, addition->n_cells - 1));
  tally->n_tried++;
}

/* What each rule leaves, by brute force. */
static void
check_rules (const SudokuGrid *grid,
             const GPtrArray *rules)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  const SudokuRuleKind *const *kinds = NULL;
  gsize n_kinds = 0;
  guint n = 0;

  kinds = sudoku_rule_kinds (&n_kinds);
  for (gsize i = 0; i < n_kinds; i++)
    {
      g_autoptr (SudokuRule) rule = NULL;
      g_autoptr (SudokuGeometry) further = NULL;
      g_autoptr (SudokuGrid) copy = NULL;

      if (!kinds[i]->optional || kinds[i]->parameter != SUDOKU_RULE_ALONE ||
          sudoku_geometry_find_rule (geometry, kinds[i]->id) != NULL)
        continue;
      rule = sudoku_rule_new (kinds[i]);
      further = sudoku_geometry_add_rules (geometry, &rule, 1, NULL);
      if (further == NULL)
        continue;
      copy = sudoku_grid_copy (grid);
      sudoku_grid_set_geometry (copy, further);
      if (test_brute_count (copy, 2) != 1)
        continue;
      g_assert_cmpuint (n, <, rules->len);
      g_assert_true (sudoku_rule_get_kind (rules->pdata[n]) == kinds[i]);
      n++;
    }
  g_assert_cmpuint (n, ==, rules->len);
}

/* The same answers where the solutions are not all known. */
static void
check_with_few (const SudokuGrid *grid,
                const All *all,
                const GPtrArray *rules,
                Tally *tally)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuAmbiguity) ambiguity = sudoku_ambiguity_find (grid, 2, NULL, &error);
  g_autoptr (SudokuDifference) difference = NULL;
  g_autoptr (SudokuAddition) addition = NULL;
  g_autoptr (GPtrArray) others = NULL;
  gboolean complete = FALSE;

  g_assert_no_error (error);
  g_assert_cmpint (ambiguity->complete, ==, all->solutions->len == 2);
  g_assert_true (ambiguity->exact);
  difference = sudoku_difference_find (grid, ambiguity, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (difference->smallest);
  check_difference (difference, all);
  addition = sudoku_addition_find (grid, ambiguity, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (addition->fewest);
  check_addition (addition, grid, all, tally);
  others = sudoku_further_rules_find (grid, ambiguity, NULL, &complete, &error);
  g_assert_no_error (error);
  g_assert_true (complete);
  g_assert_cmpuint (others->len, ==, rules->len);
}

/* How many solutions each value leaves, where only two of all were listed. */
static void
check_left (const SudokuGrid *grid,
            const All *all)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuAmbiguity) few = sudoku_ambiguity_find (grid, 2, NULL, &error);
  g_autoptr (SudokuCandidateCounts) counts = NULL;

  g_assert_no_error (error);
  counts = sudoku_candidate_counts_find (grid, few, N_BRUTE_MAX + 1, NULL, &error);
  g_assert_no_error (error);
  for (guint cell = 0; cell < all->n_cells; cell++)
    for (guint value = 1; value <= counts->side; value++)
      {
        guint n = 0;

        if (sudoku_grid_get_fixed (grid, cell) != 0)
          continue;
        for (guint i = 0; i < all->solutions->len; i++)
          n += ((const guint8 *)all->solutions->pdata[i])[cell] == value;
        g_assert_cmpuint (counts->counts[cell * counts->side + value - 1], ==, n);
        g_assert_false (sudoku_set_has (counts->more[cell], value));
      }
}

/* FALSE: it has too many solutions. */
static gboolean
check_small (const SudokuGrid *grid,
             Tally *tally)
{
  g_autoptr (GPtrArray) solutions = g_ptr_array_new_with_free_func (g_free);
  All all = { .solutions = solutions, .n_cells = sudoku_grid_get_n_cells (grid) };
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuAmbiguity) ambiguity = NULL;
  g_autoptr (SudokuDifference) difference = NULL;
  g_autoptr (SudokuAddition) addition = NULL;
  g_autoptr (GPtrArray) rules = NULL;
  gboolean complete = FALSE;

  test_brute_force (grid, collect, &all);
  if (solutions->len > N_BRUTE_MAX)
    return FALSE;
  ambiguity = sudoku_ambiguity_find (grid, N_BRUTE_MAX, NULL, &error);
  g_assert_no_error (error);
  check_values (ambiguity, &all);
  check_left (grid, &all);
  tally->n++;
  if (solutions->len < 2)
    return TRUE;
  tally->n_several++;
  difference = sudoku_difference_find (grid, ambiguity, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (difference->smallest);
  check_difference (difference, &all);
  addition = sudoku_addition_find (grid, ambiguity, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (addition->fewest);
  check_addition (addition, grid, &all, tally);
  rules = sudoku_further_rules_find (grid, ambiguity, NULL, &complete, &error);
  g_assert_no_error (error);
  g_assert_true (complete);
  check_rules (grid, rules);
  tally->n_rules += rules->len;
  check_with_few (grid, &all, rules, tally);
  return TRUE;
}

static void
check_smalls (guint n)
{
  static const TestFrame frames[] = { { 4, 2 }, { 6, 2 }, { 6, 0 }, { 4, 0 } };
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  Tally tally = { 0 };

  for (guint i = 0; tally.n < n; i++)
    {
      gsize rule = i % (test_n_frame_rules + 1);
      const char *rules = rule < test_n_frame_rules ? test_frame_rules[rule] : "";
      const TestFrame *frame = &frames[i / (test_n_frame_rules + 1) % G_N_ELEMENTS (frames)];
      g_autoptr (SudokuGrid) full = test_frame_fill (frame, rules, rand);
      g_autoptr (SudokuGrid) grid = NULL;

      g_assert_cmpuint (i, <, 100 * n + 1000);
      if (full == NULL)
        continue;
      grid = test_thin_out (full, rand, g_rand_double_range (rand, 0.1, 0.6));
      if (g_rand_int_range (rand, 0, 20) == 0)
        sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_ENTRY);
      check_small (grid, &tally);
    }
  g_print ("# 4x4 and 6x6: %u boards, %u with several solutions; by brute force the number, the "
           "values, how often, and the differing cells; givens added %u %u %u %u, of %u all "
           "smaller sets tried; %u rules\n",
           tally.n, tally.n_several, tally.n_by_size[1], tally.n_by_size[2], tally.n_by_size[3],
           tally.n_by_size[4], tally.n_tried, tally.n_rules);
}

static guint64
count_with_minisat (const SudokuGrid *grid,
                    guint64 limit)
{
  g_autoptr (SudokuCnf) cnf =
    sudoku_cnf_new (grid, sudoku_encoding_find ("full"), sudoku_numbering_find ("compact"));
  g_autoptr (TestMinisat) minisat = test_minisat_new_exported (cnf);

  return test_minisat_count (minisat, grid, limit);
}

/* The solutions that are listed are solutions, and all are different. */
static void
check_listed (const SudokuGrid *grid,
              const SudokuAmbiguity *ambiguity)
{
  g_autoptr (GHashTable) lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < ambiguity->solutions->len; i++)
    {
      const guint8 *values = ambiguity->solutions->pdata[i];
      g_autoptr (SudokuGrid) full = sudoku_grid_copy (grid);
      char *line = g_strndup ((const char *)values, ambiguity->n_cells);

      for (guint cell = 0; cell < ambiguity->n_cells; cell++)
        if (sudoku_grid_get_fixed (grid, cell) == 0)
          sudoku_grid_set (full, cell, values[cell], SUDOKU_ORIGIN_ANSWER);
        else
          g_assert_cmpuint (sudoku_grid_get_fixed (grid, cell), ==, values[cell]);
      g_assert_true (sudoku_check_is_solved (full));
      g_assert_true (g_hash_table_add (lines, line));
    }
}

/* How often each value occurs, counted anew; what is allowed and does not occur has no solution by
 * MiniSat. */
static void
check_counts (const SudokuGrid *grid,
              const SudokuAmbiguity *ambiguity)
{
  for (guint cell = 0; cell < ambiguity->n_cells; cell++)
    for (guint value = 1; value <= ambiguity->side; value++)
      {
        g_autoptr (SudokuGrid) with = NULL;
        guint n = 0;

        for (guint i = 0; i < ambiguity->solutions->len; i++)
          n += ((const guint8 *)ambiguity->solutions->pdata[i])[cell] == value;
        g_assert_cmpuint (ambiguity->counts[cell * ambiguity->side + value - 1], ==, n);
        g_assert_cmpint (sudoku_set_has (ambiguity->values[cell], value), ==, n > 0);
        if (n > 0 || sudoku_grid_get_fixed (grid, cell) != 0 ||
            !sudoku_set_has (sudoku_check_get_candidates (grid, cell), value))
          continue;
        with = sudoku_grid_copy (grid);
        sudoku_grid_set (with, cell, value, SUDOKU_ORIGIN_ENTRY);
        g_assert_cmpuint (count_with_minisat (with, 1), ==, 0);
      }
}

static void
check_large (const SudokuGrid *grid,
             const SudokuAmbiguity *ambiguity)
{
  guint64 n = 0;

  check_listed (grid, ambiguity);
  check_counts (grid, ambiguity);
  g_assert_true (sudoku_count (grid, N_LARGE_MAX + 1, NULL, &n, NULL, NULL));
  g_assert_cmpuint (n, ==, ambiguity->solutions->len);
  if (n <= N_MINISAT_MAX)
    g_assert_cmpuint (count_with_minisat (grid, N_MINISAT_MAX + 1), ==, n);
}

static void
check_unique (const SudokuGrid *grid,
              const SudokuAddition *addition)
{
  g_autoptr (SudokuGrid) with = sudoku_grid_copy (grid);

  for (guint i = 0; i < addition->n_cells; i++)
    sudoku_grid_set (with, addition->cells[i], addition->solution[addition->cells[i]],
                     SUDOKU_ORIGIN_GIVEN);
  g_assert_cmpuint (count_with_minisat (with, 2), ==, 1);
}

/* As few givens where nearly no solution is known at first. */
static void
check_addition_with_few (const SudokuGrid *grid,
                         const SudokuAddition *addition)
{
  g_autoptr (SudokuAmbiguity) few = sudoku_ambiguity_find (grid, 2, NULL, NULL);
  g_autoptr (SudokuAddition) other = sudoku_addition_find (grid, few, NULL, NULL, NULL);

  g_assert_true (other->possible && other->fewest);
  g_assert_cmpuint (other->n_cells, ==, addition->n_cells);
  check_unique (grid, other);
}

/* FALSE: it has one solution, or too many. */
static gboolean
check_one_large (const SudokuGrid *grid,
                 gboolean checks,
                 Tally *tally)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuAmbiguity) ambiguity = NULL;
  g_autoptr (SudokuDifference) difference = NULL;
  g_autoptr (SudokuAddition) addition = NULL;
  double start = test_times_now ();

  ambiguity = sudoku_ambiguity_find (grid, N_LARGE_MAX, NULL, &error);
  g_assert_no_error (error);
  if (!ambiguity->complete || ambiguity->solutions->len < 2)
    return FALSE;
  test_times_add (tally->values, start);
  start = test_times_now ();
  difference = sudoku_difference_find (grid, ambiguity, NULL, &error);
  g_assert_no_error (error);
  test_times_add (tally->difference, start);
  start = test_times_now ();
  addition = sudoku_addition_find (grid, ambiguity, NULL, NULL, &error);
  g_assert_no_error (error);
  test_times_add (tally->addition, start);
  g_assert_true (addition->possible && addition->fewest && difference->smallest);
  tally->n++;
  tally->n_several += ambiguity->solutions->len;
  tally->n_by_size[MIN (addition->n_cells, G_N_ELEMENTS (tally->n_by_size) - 1)]++;
  if (!checks || !test_minisat_is_there ())
    return TRUE;
  check_large (grid, ambiguity);
  check_unique (grid, addition);
  check_addition_with_few (grid, addition);
  return TRUE;
}

static void
check_larges (guint n,
              gboolean checks)
{
  static const TestFrame frame = { 9, 3 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  Tally tally = {
    .values = test_times_new (),
    .difference = test_times_new (),
    .addition = test_times_new (),
  };

  for (guint i = 0; tally.n < n; i++)
    {
      g_autoptr (SudokuGrid) full = test_frame_fill (&frame, "", rand);
      g_autoptr (SudokuGrid) grid =
        test_thin_out (full, rand, g_rand_double_range (rand, 0.28, 0.4));

      g_assert_cmpuint (i, <, 100 * n);
      check_one_large (grid, checks, &tally);
    }
  g_print ("# 9x9: %u puzzles, %u solutions together; all differences proven smallest, all sets of "
           "givens proven fewest, by size %u %u %u %u\n",
           tally.n, tally.n_several, tally.n_by_size[1],
           tally.n_by_size[2], tally.n_by_size[3], tally.n_by_size[4]);
  test_times_print (tally.values, "values and solutions");
  g_array_unref (tally.values);
  test_times_print (tally.difference, "difference");
  g_array_unref (tally.difference);
  test_times_print (tally.addition, "givens to add");
  g_array_unref (tally.addition);
}

/* Whether MiniSat finds a solution without @left of the filled cells, from @first on. */
static gboolean
is_solvable_without (SudokuGrid *grid,
                     guint first,
                     guint left)
{
  gboolean solvable = FALSE;

  if (left == 0)
    return count_with_minisat (grid, 1) > 0;
  for (guint cell = first; cell < sudoku_grid_get_n_cells (grid) && !solvable; cell++)
    {
      guint value = sudoku_grid_get_fixed (grid, cell);

      if (value == 0)
        continue;
      sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
      solvable = is_solvable_without (grid, cell + 1, left - 1);
      sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_GIVEN);
    }
  return solvable;
}

/* What went is as few as can be, and what came leaves one solution. */
static void
check_repair (SudokuGrid *grid,
              const SudokuRepair *repair,
              Tally *tally)
{
  g_autoptr (SudokuGrid) common = sudoku_grid_copy (grid);
  guint n = 0;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_fixed (grid, cell) != 0 &&
        sudoku_grid_get_fixed (grid, cell) != sudoku_grid_get_fixed (repair->grid, cell))
      {
        sudoku_grid_set (common, cell, 0, SUDOKU_ORIGIN_NONE);
        n++;
      }
  tally->n_by_size[MIN (n, G_N_ELEMENTS (tally->n_by_size) - 1)]++;
  g_assert_cmpuint (count_with_minisat (repair->grid, 2), ==, 1);
  g_assert_cmpuint (count_with_minisat (common, 1), ==, 1);
  if (n > 0 && n <= 3 && repair->fewest)
    {
      g_assert_false (is_solvable_without (grid, 0, n - 1));
      tally->n_tried++;
    }
}

/* A part of a solution, and one or two wrong numbers that break no rule by themselves. */
static SudokuGrid *
spoil (const SudokuGrid *full,
       guint n_wrong,
       GRand *rand)
{
  SudokuGrid *grid = test_thin_out (full, rand, 0.4);

  while (n_wrong > 0)
    {
      guint cell = (guint)g_rand_int_range (rand, 0, 81);
      SudokuSet values = sudoku_check_get_candidates (grid, cell);

      values = sudoku_set_minus (values, sudoku_set_single (sudoku_grid_get_value (full, cell)));
      if (sudoku_set_is_empty (values))
        continue;
      sudoku_grid_set (grid, cell, sudoku_set_first (values), SUDOKU_ORIGIN_GIVEN);
      n_wrong--;
    }
  return grid;
}

static void
check_repairs (guint n,
               gboolean checks)
{
  static const TestFrame frame = { 9, 3 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  Tally tally = { .values = test_times_new () };

  for (; tally.n < n; tally.n++)
    {
      g_autoptr (SudokuGrid) full = test_frame_fill (&frame, "", rand);
      g_autoptr (SudokuGrid) grid = spoil (full, tally.n % 3, rand);
      g_autoptr (SudokuRepair) repair = NULL;
      g_autoptr (GError) error = NULL;
      double start = test_times_now ();

      repair = sudoku_repair_find (grid, SUDOKU_REPAIR_UNIQUE, NULL, NULL, &error);
      test_times_add (tally.values, start);
      g_assert_no_error (error);
      g_assert_true (repair->possible && repair->fewest);
      if (checks && test_minisat_is_there ())
        check_repair (grid, repair, &tally);
    }
  g_print ("# mended 9x9: %u puzzles, all proven fewest; gone none %u, one %u, two %u, three %u, "
           "more %u; of %u all smaller sets tried\n",
           tally.n, tally.n_by_size[0], tally.n_by_size[1], tally.n_by_size[2], tally.n_by_size[3],
           tally.n_by_size[4], tally.n_tried);
  test_times_print (tally.values, "mended");
  g_array_unref (tally.values);
}

static guint
get_number (int argc,
            char *argv[],
            int i,
            guint otherwise)
{
  return argc > i ? (guint)g_ascii_strtoull (argv[i], NULL, 10) : otherwise;
}

int
main (int argc,
      char *argv[])
{
  guint n = 0, n_large, n_spoilt;
  gboolean checks;

  g_test_init (&argc, &argv, NULL);
  n_large = get_number (argc, argv, 2, 100);
  checks = get_number (argc, argv, 3, 1) > 0;
  n_spoilt = get_number (argc, argv, 4, 100);
  check_smalls (get_number (argc, argv, 1, 1000));
  g_print ("ok %u 4x4 and 6x6\n", ++n);
  if (n_large > 0)
    {
      check_larges (n_large, checks);
      g_print ("ok %u 9x9\n", ++n);
    }
  if (n_spoilt > 0)
    {
      check_repairs (n_spoilt, checks);
      g_print ("ok %u mended\n", ++n);
    }
  g_print ("1..%u\n", n);
  return 0;
}
