/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles of each level that is offered: MiniSat counts their solutions; a plain implementation
 * solves them with the techniques of their level, and fails without these; their givens are as many
 * as the level promises, and where it promises the fewest none can be spared. Prints the range of
 * their givens, and the median and the range of their ratings on the scale in the manner of Sudoku
 * Explainer: from level to level the median must not fall.
 *
 *   long-levels [N [M [SIDE [KIND [LEVEL]]]]]
 *
 * N of each level at 9×9, and M of each of other sizes and rules, up to a side: 200, 20 and 16,
 * unless less is asked for; of all kinds and levels, unless one is named. */

#include <stdlib.h>

#include <sudoku-generate.h>
#include <sudoku-level-offer.h>
#include <sudoku-rating.h>
#include <sudoku-shape-hint.h>

#include "test-level.h"
#include "test-minisat.h"

#define N_NINE 200
#define N_OTHERS 20
#define SIDE_MAX 16
/* For each step of a rating; a puzzle that takes more is left out of the ratings. */
#define WORK_MAX 200000000
/* Beyond this side ratings take too long. */
#define RATED_SIDE_MAX 12

typedef struct
{
  const char *name;
  guint rows;
  guint columns;
  double wildness;
  const char *rule;
} Kind;

static const Kind kinds[] = {
  { "6x6", 2, 3, 0, NULL },
  { "8x8", 2, 4, 0, NULL },
  { "12x12", 3, 4, 0, NULL },
  { "16x16", 4, 4, 0, NULL },
  { "jigsaw", 3, 3, 2, NULL },
  { "x", 3, 3, 0, "x" },
  { "windows", 3, 3, 0, "windows" },
};

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const guint *x = a, *y = b;

  return *x < *y ? -1 : *x > *y;
}

/* What was seen of the puzzles of one level. */
typedef struct
{
  GArray *givens;
  GArray *ratings;
} Seen;

/* The names that were asked for; %NULL: all. */
static const char *asked_kind, *asked_level;

static gboolean
is_asked (const char *asked,
          const char *name)
{
  return asked == NULL || g_str_equal (asked, name);
}

/* In tenths; 0: it took too long, or the scale does not reach. */
static guint
rate (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuRating) rating = NULL;

  if (sudoku_grid_get_side (puzzle) > RATED_SIDE_MAX)
    return 0;
  rating = sudoku_rating_new (puzzle, sudoku_scale_find ("explainer"), TRUE, WORK_MAX, NULL);
  return sudoku_rating_is_solved (rating) ? sudoku_rating_get_explainer (rating) : 0;
}

static void
check_solutions (const SudokuGrid *puzzle)
{
  g_autoptr (TestMinisat) minisat =
    test_minisat_new_plain (sudoku_grid_get_geometry (puzzle));

  g_assert_cmpuint (test_minisat_count (minisat, puzzle, 2), ==, 1);
}

/* Each fourth one has a symmetry. */
static void
check_puzzle (const SudokuGenerateOptions *kind,
              SudokuLevel level,
              guint64 seed,
              Seen *seen)
{
  SudokuGenerateOptions options = *kind;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) puzzle = NULL;
  guint n, rating;

  options.level = level;
  options.seed = seed;
  if (seed % 4 == 0)
    options.symmetry = sudoku_symmetry_find ("half-turn");
  puzzle = sudoku_generate (&options, NULL, NULL, &error);
  g_assert_no_error (error);
  test_level_check_givens (&options, puzzle);
  n = sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN);
  g_array_append_val (seen->givens, n);
  if (test_minisat_is_there ())
    check_solutions (puzzle);
  g_assert_true (test_level_is (puzzle, level));
  rating = rate (puzzle);
  if (rating > 0)
    g_array_append_val (seen->ratings, rating);
}

/* In the order of size, at this part of the way. */
static guint
get_at (GArray *numbers,
        double part)
{
  if (numbers->len == 0)
    return 0;
  return g_array_index (numbers, guint, MIN ((guint)(part * numbers->len), numbers->len - 1));
}

/* Returns the median of the ratings. */
static guint
check_level (const char *name,
             const SudokuGenerateOptions *options,
             SudokuLevel level,
             guint n_puzzles)
{
  static guint n_tests;
  g_autoptr (GArray) givens = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) ratings = g_array_new (FALSE, FALSE, sizeof (guint));
  Seen seen = { givens, ratings };
  guint median, least, most;

  for (guint seed = 1; seed <= n_puzzles; seed++)
    check_puzzle (options, level, seed, &seen);
  g_array_sort (givens, compare);
  g_array_sort (ratings, compare);
  median = get_at (ratings, .5);
  least = get_at (ratings, 0);
  most = get_at (ratings, 1);
  g_print ("ok %u %s, %s: %u puzzles, %u to %u givens, %u rated: median %u.%u, %u.%u to %u.%u\n",
           ++n_tests, name, sudoku_level_get_id (level), n_puzzles, get_at (givens, 0),
           get_at (givens, 1), ratings->len, median / 10, median % 10, least / 10, least % 10,
           most / 10, most % 10);
  return median;
}

/* Returns how many levels there were. */
static guint
check_kind (const char *name,
            const SudokuGenerateOptions *options,
            guint n_puzzles)
{
  guint before = 0, n = 0;

  if (n_puzzles == 0 || !is_asked (asked_kind, name))
    return 0;
  for (guint i = SUDOKU_LEVEL_BEGINNER; i < SUDOKU_N_LEVELS; i++)
    if (is_asked (asked_level, sudoku_level_get_id ((SudokuLevel)i)) &&
        sudoku_level_offer_has (options, (SudokuLevel)i))
      {
        guint median = check_level (name, options, (SudokuLevel)i, n_puzzles);

        g_assert_cmpuint (median == 0 ? before : median, >=, before);
        before = MAX (before, median);
        n++;
      }
  return n;
}

static guint
check_other (const Kind *kind,
             guint n_puzzles)
{
  const char *const rules[] = { kind->rule, NULL };
  const SudokuShapeHint hint = {
    .box_rows = kind->rows,
    .box_columns = kind->columns,
    .rules = kind->rule != NULL ? rules : NULL,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGeometry) geometry =
    sudoku_shape_hint_complete (&hint, kind->name, kind->rows * kind->columns, &error);
  const SudokuGenerateOptions options = {
    .geometry = geometry,
    .wildness = kind->wildness,
    .unique = TRUE,
  };

  g_assert_no_error (error);
  return check_kind (kind->name, &options, n_puzzles);
}

int
main (int argc,
      char *argv[])
{
  guint n_nine = argc > 1 ? (guint)g_ascii_strtoull (argv[1], NULL, 10) : N_NINE;
  guint n_others = argc > 2 ? (guint)g_ascii_strtoull (argv[2], NULL, 10) : N_OTHERS;
  g_autoptr (SudokuGeometry) nine = sudoku_geometry_new (3, 3, FALSE, NULL);
  const SudokuGenerateOptions options = { .geometry = nine, .unique = TRUE };
  guint side = argc > 3 ? (guint)g_ascii_strtoull (argv[3], NULL, 10) : SIDE_MAX;
  guint n;

  asked_kind = argc > 4 ? argv[4] : NULL;
  asked_level = argc > 5 ? argv[5] : NULL;
  n = check_kind ("9x9", &options, n_nine);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].rows * kinds[i].columns <= side)
      n += check_other (&kinds[i], n_others);
  g_print ("1..%u\n", n);
  return 0;
}
