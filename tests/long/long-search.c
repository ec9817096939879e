/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search with each set of instructions against the search over candidates, which shares no code
 * with it: random boards with one solution, several and none, and all puzzles of the data. The
 * variants must even make the same guesses.
 *
 *   long-search BOARDS [SEED]     random boards of 9×9; of 16×16 a hundredth */

#include <stdlib.h>
#include <string.h>
#include <sudoku-generate.h>
#include <sudoku-group-search.h>
#include <sudoku-search.h>

#include "test-data.h"

#define N_SOLUTIONS 3
/* The search over candidates may take its time only where it ends. */
#define GUESSES_MAX 20000

static guint n_boards;
static guint64 seed;

typedef struct
{
  SudokuGeometry *geometry;
  guint n_cells;
  GStrv ids;
  GPtrArray *variants; /* (element-type SudokuSearch) */
  SudokuGroupSearch *plain;
  guint n_compared[N_SOLUTIONS + 1]; /* by the number of solutions */
  guint n_left_open;
} Searches;

static void
searches_init (Searches *self,
               guint order)
{
  *self = (Searches){ .ids = sudoku_search_list_variants () };
  self->geometry = sudoku_geometry_new (order, order, FALSE, NULL);
  self->n_cells = sudoku_geometry_get_n_cells (self->geometry);
  self->plain = sudoku_group_search_new (self->geometry);
  self->variants = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_search_free);
  for (guint i = 0; self->ids[i] != NULL; i++)
    {
      SudokuSearch *search = sudoku_search_new (self->geometry);

      sudoku_search_set_variant (search, self->ids[i]);
      g_ptr_array_add (self->variants, search);
    }
}

static void
searches_clear (Searches *self)
{
  g_ptr_array_unref (self->variants);
  sudoku_group_search_free (self->plain);
  sudoku_geometry_unref (self->geometry);
  g_strfreev (self->ids);
}

/* All solutions up to the limit, or as many guesses. */
static void
run (SudokuSearch *search,
     const guint8 *puzzle,
     SudokuSearchResult *result)
{
  sudoku_search_load (search, puzzle);
  sudoku_search_run (search, N_SOLUTIONS, GUESSES_MAX, NULL, result);
}

static void
compare (Searches *self,
         const guint8 *puzzle)
{
  SudokuSearch *first = self->variants->pdata[0];
  SudokuSearchResult expected, result;

  run (first, puzzle, &expected);
  for (guint i = 1; i < self->variants->len; i++)
    {
      SudokuSearch *search = self->variants->pdata[i];

      run (search, puzzle, &result);
      g_assert_cmpuint (result.n_found, ==, expected.n_found);
      g_assert_cmpuint (result.n_guesses, ==, expected.n_guesses);
      g_assert_cmpuint (result.n_sweeps, ==, expected.n_sweeps);
      g_assert_cmpuint (result.n_root_open, ==, expected.n_root_open);
      if (result.n_found > 0)
        g_assert_cmpmem (sudoku_search_get_solution (search), self->n_cells,
                         sudoku_search_get_solution (first), self->n_cells);
    }
  sudoku_group_search_load (self->plain, puzzle);
  sudoku_group_search_run (self->plain, N_SOLUTIONS, GUESSES_MAX, NULL, &result);
  if ((!result.complete && result.n_found < N_SOLUTIONS) ||
      (!expected.complete && expected.n_found < N_SOLUTIONS))
    {
      self->n_left_open++;
      return;
    }
  g_assert_cmpuint (result.n_found, ==, expected.n_found);
  self->n_compared[result.n_found]++;
}

/* Some cells of a random grid; every third board has one more value, which is rarely right. */
static void
make_board (Searches *self,
            SudokuRandom *random,
            gboolean spoil,
            guint8 *puzzle)
{
  guint side = sudoku_geometry_get_side (self->geometry);
  guint percent = 22 + sudoku_random_below (random, 40);
  g_autoptr (SudokuGrid) grid =
    sudoku_generate_full (self->geometry, sudoku_random_next (random), NULL, NULL);

  memset (puzzle, 0, self->n_cells);
  for (guint cell = 0; cell < self->n_cells; cell++)
    if (sudoku_random_below (random, 100) < percent)
      puzzle[cell] = (guint8)sudoku_grid_get_value (grid, cell);
  if (spoil)
    puzzle[sudoku_random_below (random, self->n_cells)] =
      (guint8)(1 + sudoku_random_below (random, side));
}

static void
compare_random (guint order,
                guint n)
{
  Searches searches;
  SudokuRandom random;
  g_autofree guint8 *puzzle = NULL;

  searches_init (&searches, order);
  puzzle = g_new (guint8, searches.n_cells);
  sudoku_random_init (&random, seed + order);
  for (guint i = 0; i < n; i++)
    {
      make_board (&searches, &random, i % 3 == 2, puzzle);
      compare (&searches, puzzle);
    }
  g_test_message ("%ux%u: %u without solution, %u with one, %u with two, %u with more, %u open",
                  order * order, order * order, searches.n_compared[0], searches.n_compared[1],
                  searches.n_compared[2], searches.n_compared[3], searches.n_left_open);
  g_assert_cmpuint (searches.n_compared[0] + searches.n_compared[1], >, 0);
  searches_clear (&searches);
}

static void
test_nine (void)
{
  compare_random (3, n_boards);
}

static void
test_sixteen (void)
{
  compare_random (4, MAX (n_boards / 100, 5));
}

static void
test_data (void)
{
  static const char *const names[] = {
    "9x9/17clue_every100th.sdm",
    "9x9/norvig_top95.tsv",
    "9x9/norvig_hardest.tsv",
    "9x9/tdoku_test_puzzles.txt",
  };
  Searches searches;
  guint n = 0;

  searches_init (&searches, 3);
  for (gsize f = 0; f < G_N_ELEMENTS (names); f++)
    {
      g_autofree char *text = test_data_load (names[f], NULL);
      g_auto (GStrv) lines = text != NULL ? g_strsplit (text, "\n", -1) : NULL;

      for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
        {
          guint8 puzzle[81];

          if (strspn (lines[i], ".0123456789") < 81)
            continue;
          for (guint cell = 0; cell < 81; cell++)
            puzzle[cell] = (guint8)MAX (g_ascii_digit_value (lines[i][cell]), 0);
          compare (&searches, puzzle);
          n++;
        }
    }
  g_test_message ("%u puzzles of the data", n);
  if (n == 0)
    g_test_skip ("the shared data is not there");
  searches_clear (&searches);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  n_boards = argc > 1 ? (guint)atoi (argv[1]) : 1000000;
  seed = argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 1;
  g_test_add_func ("/long/search/nine", test_nine);
  g_test_add_func ("/long/search/sixteen", test_sixteen);
  g_test_add_func ("/long/search/data", test_data);
  return g_test_run ();
}
