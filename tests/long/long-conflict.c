/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Spoilt positions of many sizes and rules: what leaves no solution, and what to take back. Each
 * conflict set is checked with MiniSat on the exported formula: it has no solution, or above 16×16
 * MiniSat does not find out soon, which is counted. Where it is said to be minimal there is one
 * without any of its cells: a grid that obeys the rules by their plain definitions shows it,
 * whoever found it. Further sets of the same position are checked likewise, and none comes twice.
 * What to take back leaves a solution, and where it is said to be smallest no one cell does that is
 * doubted, nor any two at 9×9.
 *
 *   long-conflict [N9 [N16 [N25 [N36 [RULES [CHECK]]]]]]
 *                      200, 200, 40 and 10 positions, and 50 of each other rule at 9×9;
 *                      CHECK 0: times are taken and nothing is checked */

#include <sudoku-check.h>
#include <sudoku-conflict-reason.h>
#include <sudoku-generate.h>
#include <sudoku-solve.h>
#include <sudoku-take-back.h>

#include "test-brute.h"
#include "test-data.h"
#include "test-frames.h"
#include "test-grid.h"
#include "test-minisat.h"
#include "test-times.h"

/* Up to this side MiniSat has to find out, and what it may take, in seconds. */
#define DECIDED_SIDE_MAX 16
#define SECONDS_SMALL 600
#define SECONDS_LARGE 15
/* Up to this side each two cells are tried that might be taken back. */
#define PAIRS_SIDE_MAX 9

/* So many sets of a position, the first one included. */
#define N_SETS_MAX 3

/* Many positions of one size, in seconds of the processor. */
typedef struct
{
  GArray *find_seconds;      /* of double, owned */
  GArray *take_back_seconds; /* of double, owned */
  gboolean checks;
  guint n_minimal;
  guint n_smallest;
  guint n_with_reason;
  guint n_premises;
  guint n_others;     /* further sets */
  guint n_asked;      /* questions to MiniSat */
  guint n_open;       /* of these: not answered */
  guint n_by_size[5]; /* what is taken back */
} Tally;

/* There is a solution, which keeps all rules by their plain definitions. */
static void
assert_solvable (const SudokuGrid *grid)
{
  g_autoptr (SudokuGrid) solution = NULL;
  g_autoptr (GError) error = NULL;

  sudoku_solve (grid, NULL, &solution, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (solution);
  g_assert_true (sudoku_check_is_solved (solution));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    g_assert_true (sudoku_grid_get_fixed (grid, cell) == 0 ||
                   sudoku_grid_get_fixed (grid, cell) == sudoku_grid_get_value (solution, cell));
}

/* MiniSat finds no solution of the exported formula. Above 16×16 it need not find out. */
static void
assert_unsolvable (const SudokuGrid *grid,
                   Tally *tally)
{
  gboolean small = sudoku_grid_get_side (grid) <= DECIDED_SIDE_MAX;
  g_autoptr (SudokuCnf) cnf = NULL;
  g_autoptr (TestMinisat) minisat = NULL;
  SatStatus status;

  if (!test_minisat_is_there ())
    return;
  cnf = sudoku_cnf_new (grid, sudoku_encoding_find ("full"), sudoku_numbering_find ("compact"));
  minisat = test_minisat_new_exported (cnf);
  status = test_minisat_solve (minisat, small ? SECONDS_SMALL : SECONDS_LARGE);
  g_assert_cmpint (status, !=, SAT_STATUS_SATISFIABLE);
  g_assert_true (!small || status == SAT_STATUS_UNSATISFIABLE);
  tally->n_asked++;
  tally->n_open += status == SAT_STATUS_UNKNOWN;
}

static SudokuGrid *
without (const SudokuGrid *grid,
         const SudokuPremise *premises,
         guint n)
{
  SudokuGrid *rest = sudoku_grid_copy (grid);

  for (guint i = 0; i < n; i++)
    sudoku_grid_set (rest, premises[i].cell, 0, SUDOKU_ORIGIN_NONE);
  return rest;
}

static void
check_set (const SudokuConflictSet *set,
           const SudokuGrid *grid,
           Tally *tally)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  g_autofree SudokuSet *removed = NULL;
  g_autoptr (SudokuGrid) part = sudoku_conflict_set_to_grid (set, geometry, &removed);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuConflictReason) reason = sudoku_conflict_reason_find (set, links);

  if (tally->checks)
    assert_unsolvable (part, tally);
  for (guint i = 0; i < set->n_premises && tally->checks; i++)
    {
      g_autoptr (SudokuGrid) rest = without (part, &set->premises[i], 1);

      g_assert_cmpuint (sudoku_grid_get_value (grid, set->premises[i].cell), ==,
                        set->premises[i].value);
      if (set->minimal)
        assert_solvable (rest);
    }
  if (reason->step != NULL)
    g_assert_true (sudoku_step_check (reason->step, reason->position, links));
  tally->n_minimal += set->minimal;
  tally->n_with_reason += reason->step != NULL;
  tally->n_premises += set->n_premises;
}

/* The sets that were found before, as texts. */
static gboolean
add_new (GHashTable *sets,
         const SudokuConflictSet *set)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < set->n_premises; i++)
    g_string_append_printf (text, "%d %u %u,", (int)set->premises[i].kind, set->premises[i].cell,
                            set->premises[i].value);
  return g_hash_table_add (sets, g_string_free (text, FALSE));
}

/* Further sets, none of which came before. */
static void
check_others (SudokuConflictSearch *search,
              const SudokuConflictSet *first,
              const SudokuGrid *grid,
              Tally *tally)
{
  g_autoptr (GHashTable) sets = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Tally others = { .checks = tally->checks };

  g_assert_true (add_new (sets, first));
  for (guint i = 1; i < N_SETS_MAX; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuConflictSet) set = NULL;
      SudokuConflictAnswer answer = sudoku_conflict_search_next (search, NULL, &set, &error);

      g_assert_no_error (error);
      if (answer != SUDOKU_CONFLICT_FOUND)
        return;
      g_assert_true (add_new (sets, set));
      check_set (set, grid, &others);
      tally->n_others++;
      tally->n_asked += others.n_asked;
      tally->n_open += others.n_open;
      others.n_asked = 0;
      others.n_open = 0;
    }
}

static gboolean
is_doubted (const SudokuGrid *grid,
            guint cell,
            SudokuOrigin doubted)
{
  return sudoku_grid_get_value (grid, cell) != 0 &&
         (doubted == SUDOKU_ORIGIN_NONE || sudoku_grid_get_origin (grid, cell) == doubted);
}

/* No one of those that are doubted is enough, nor are two where @pairs. What leaves all of a set
 * that has no solution can't be enough: one of its cells goes in any case. */
static void
check_no_fewer (const SudokuGrid *grid,
                const SudokuConflictSet *set,
                SudokuOrigin doubted,
                gboolean pairs,
                Tally *tally)
{
  for (guint i = 0; i < set->n_premises; i++)
    {
      g_autoptr (SudokuGrid) rest = without (grid, &set->premises[i], 1);

      if (!is_doubted (grid, set->premises[i].cell, doubted))
        continue;
      assert_unsolvable (rest, tally);
      for (guint other = 0; pairs && other < sudoku_grid_get_n_cells (grid); other++)
        {
          const SudokuPremise two = { .cell = other };
          g_autoptr (SudokuGrid) less = without (rest, &two, 1);

          if (is_doubted (rest, other, doubted))
            assert_unsolvable (less, tally);
        }
    }
}

static void
check_take_back (const SudokuTakeBack *answer,
                 const SudokuConflictSet *set,
                 const SudokuGrid *grid,
                 Tally *tally)
{
  g_autoptr (SudokuGrid) rest = without (grid, answer->premises, answer->n_premises);
  SudokuOrigin doubted = answer->puzzle ? SUDOKU_ORIGIN_NONE : SUDOKU_ORIGIN_ENTRY;

  g_assert_true (answer->possible);
  g_assert_cmpuint (answer->n_premises, >, 0);
  if (tally->checks)
    assert_solvable (rest);
  if (tally->checks && answer->smallest && answer->n_premises > 1)
    check_no_fewer (grid, set, doubted,
                    answer->n_premises > 2 && sudoku_grid_get_side (grid) <= PAIRS_SIDE_MAX, tally);
  tally->n_smallest += answer->smallest;
  tally->n_by_size[MIN (answer->n_premises, G_N_ELEMENTS (tally->n_by_size) - 1)]++;
}

/* FALSE: the position has a solution. */
static gboolean
check_position (const SudokuGrid *grid,
                Tally *tally)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuConflictSearch) search = NULL;
  g_autoptr (SudokuConflictSet) set = NULL;
  g_autoptr (SudokuTakeBack) take_back = NULL;
  SudokuConflictAnswer answer;
  double start = test_times_now ();

  search = sudoku_conflict_search_new (grid, NULL);
  answer = sudoku_conflict_search_next (search, NULL, &set, &error);
  g_assert_no_error (error);
  if (answer == SUDOKU_CONFLICT_NO_MORE)
    return FALSE;
  test_times_add (tally->find_seconds, start);
  g_assert_cmpint (answer, ==, SUDOKU_CONFLICT_FOUND);
  start = test_times_now ();
  take_back = sudoku_take_back_find (grid, NULL, NULL, &error);
  test_times_add (tally->take_back_seconds, start);
  g_assert_no_error (error);
  check_set (set, grid, tally);
  if (tally->checks)
    check_others (search, set, grid, tally);
  check_take_back (take_back, set, grid, tally);
  return TRUE;
}

static void
tally_init (Tally *self,
            gboolean checks)
{
  *self = (Tally){ .checks = checks };
  self->find_seconds = test_times_new ();
  self->take_back_seconds = test_times_new ();
}

static void
tally_print (Tally *self,
             const char *name)
{
  guint n = self->find_seconds->len;

  g_print ("# %s: %u positions, %u sets minimal, %.1f cells, %u with a reason, %u taken back "
           "smallest, by size %u %u %u %u; %u other sets\n",
           name, n, self->n_minimal, (double)self->n_premises / MAX (n, 1), self->n_with_reason,
           self->n_smallest, self->n_by_size[1], self->n_by_size[2], self->n_by_size[3],
           self->n_by_size[4], self->n_others);
  g_print ("#   MiniSat was asked %u times and did not know %u times\n", self->n_asked,
           self->n_open);
  test_times_print (self->find_seconds, "conflict");
  test_times_print (self->take_back_seconds, "take back");
  g_array_unref (self->find_seconds);
  g_array_unref (self->take_back_seconds);
}

/* A cell gets another value, by which no rule is broken yet when there is one. */
static void
spoil_cell (SudokuGrid *grid,
            const SudokuGrid *full,
            SudokuOrigin origin,
            GRand *rand)
{
  guint n_cells = sudoku_grid_get_n_cells (grid);

  for (;;)
    {
      guint cell = (guint)g_rand_int_range (rand, 0, (gint32)n_cells);
      SudokuSet values = sudoku_check_get_candidates (grid, cell);
      guint right = sudoku_grid_get_value (full, cell), n;

      values = sudoku_set_minus (values, sudoku_set_single (right));
      n = sudoku_set_count (values);
      if (n == 0)
        continue;
      sudoku_grid_set (grid, cell,
                       sudoku_set_nth (values, (guint)g_rand_int_range (rand, 0, (gint32)n)),
                       origin);
      return;
    }
}

/* A part of a solution with one to three numbers that are not from it. Every third has no entries
 * at all, of the others a third are right entries. */
static SudokuGrid *
spoil (const SudokuGrid *full,
       double density,
       guint number,
       GRand *rand)
{
  SudokuGrid *grid = test_thin_out (full, rand, density);
  SudokuOrigin origin = number % 3 == 0 ? SUDOKU_ORIGIN_GIVEN : SUDOKU_ORIGIN_ENTRY;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_value (grid, cell) != 0 && origin == SUDOKU_ORIGIN_ENTRY &&
        g_rand_int_range (rand, 0, 3) == 0)
      sudoku_grid_set (grid, cell, sudoku_grid_get_value (grid, cell), origin);
  for (guint i = 0; i <= number % 4 && i < 3; i++)
    spoil_cell (grid, full, origin, rand);
  return grid;
}

static void
check_many (const char *name,
            const TestFrame *frame,
            const char *rules,
            double density,
            guint n_positions,
            gboolean checks)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (frame->side);
  Tally tally;

  tally_init (&tally, checks);
  for (guint i = 0; tally.find_seconds->len < n_positions; i++)
    {
      g_autoptr (SudokuGrid) full = test_frame_fill (frame, rules, rand);
      g_autoptr (SudokuGrid) grid = NULL;

      g_assert_true (full != NULL && i < 10 * n_positions);
      grid = spoil (full, density, i, rand);
      check_position (grid, &tally);
    }
  tally_print (&tally, name);
}

/* The puzzles of the shared data that have no solution. */
static void
check_data (void)
{
  g_autofree char *text = test_data_load ("invalid/sudopedia.tsv", NULL);
  g_auto (GStrv) lines = text != NULL ? g_strsplit (text, "\n", -1) : NULL;
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  Tally tally;
  guint n = 0;

  if (lines == NULL)
    return;
  tally_init (&tally, TRUE);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      g_autoptr (SudokuGrid) grid = NULL;

      if (g_strv_length (fields) < 3 ||
          !(g_str_equal (fields[2], "0") || g_str_equal (fields[2], "invalid")))
        continue;
      grid = test_grid_from_line (geometry, fields[1], FALSE);
      g_assert_true (check_position (grid, &tally));
      n++;
    }
  g_assert_cmpuint (n, >, 0);
  tally_print (&tally, "invalid puzzles");
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
  static const struct
  {
    const char *name;
    TestFrame frame;
    double density;
    guint n;
  } sizes[] = {
    { "9x9", { 9, 3 }, 0.4, 200 },
    { "16x16", { 16, 4 }, 0.5, 200 },
    { "25x25", { 25, 5 }, 0.55, 40 },
    { "36x36", { 36, 6 }, 0.6, 10 },
  };
  guint n_rules = 0, n = 0;
  gboolean checks = TRUE;

  g_test_init (&argc, &argv, NULL);
  n_rules = get_number (argc, argv, (int)G_N_ELEMENTS (sizes) + 1, 50);
  checks = get_number (argc, argv, (int)G_N_ELEMENTS (sizes) + 2, 1) > 0;
  check_data ();
  g_print ("ok %u invalid puzzles\n", ++n);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      guint n_positions = get_number (argc, argv, (int)i + 1, sizes[i].n);

      if (n_positions == 0)
        continue;
      check_many (sizes[i].name, &sizes[i].frame, "", sizes[i].density, n_positions, checks);
      g_print ("ok %u %s\n", ++n, sizes[i].name);
    }
  for (gsize i = 0; n_rules > 0 && i < test_n_frame_rules; i++)
    {
      check_many (test_frame_rules[i], &sizes[0].frame, test_frame_rules[i], 0.4, n_rules, checks);
      g_print ("ok %u %s\n", ++n, test_frame_rules[i]);
    }
  g_print ("1..%u\n", n);
  return 0;
}
