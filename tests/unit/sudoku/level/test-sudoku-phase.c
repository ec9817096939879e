/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The phases of the list: none of them concludes anything wrong, and each tells the truth about
 * whether it concluded anything. */

#include <string.h>

#include <sudoku-generate.h>
#include <sudoku-phase.h>
#include <sudoku-solve.h>

#include "test-frames.h"

static void
test_rows (void)
{
  gsize n = 0;
  const SudokuPhase *const *phases = sudoku_phases (&n);
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (gsize i = 0; i < n; i++)
    {
      g_assert_true (g_hash_table_add (ids, (gpointer)phases[i]->id));
      g_assert_cmpuint (strspn (phases[i]->id, "abcdefghijklmnopqrstuvwxyz0123456789-"), ==,
                        strlen (phases[i]->id));
      g_assert_cmpint (phases[i]->difficulty, >, SUDOKU_DIFFICULTY_UNKNOWN);
      g_assert_cmpint (phases[i]->difficulty, <, SUDOKU_DIFFICULTY_DIABOLICAL);
      if (i > 0)
        g_assert_cmpint (phases[i]->difficulty, >=, phases[i - 1]->difficulty);
    }
}

/* What is known of each cell, with what is filled. */
static void
note (const SudokuPosition *position,
      guint n_cells,
      SudokuSet *cells)
{
  for (guint cell = 0; cell < n_cells; cell++)
    {
      cells[cell] = sudoku_candidates_get (sudoku_position_get_candidates (position), cell);
      if (sudoku_position_is_filled (position, cell))
        cells[cell] = sudoku_set_or (cells[cell], sudoku_set_single (0));
    }
}

static void
assert_holds (const SudokuPosition *position,
              const SudokuGrid *solution)
{
  guint n_open = 0;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (solution); cell++)
    {
      SudokuSet left =
        sudoku_candidates_get (sudoku_position_get_candidates (position), cell);

      g_assert_true (sudoku_set_has (left, sudoku_grid_get_value (solution, cell)));
      if (sudoku_position_is_filled (position, cell))
        g_assert_cmpuint (sudoku_set_count (left), ==, 1);
      else
        n_open++;
    }
  g_assert_cmpuint (sudoku_position_get_n_open (position), ==, n_open);
  g_assert_false (sudoku_position_is_dead_end (position));
}

/* Takes phases as they come up by chance, so that each meets positions of all kinds. */
static void
solve_by_chance (const SudokuGrid *puzzle,
                 const SudokuGrid *solution,
                 GRand *rand,
                 guint *n_found)
{
  gsize n = 0;
  const SudokuPhase *const *phases = sudoku_phases (&n);
  guint n_cells = sudoku_grid_get_n_cells (puzzle), n_idle = 0;
  gsize size = n_cells * sizeof (SudokuSet);
  g_autofree SudokuSet *before = g_malloc (size);
  g_autofree SudokuSet *after = g_malloc (size);
  g_autoptr (SudokuPosition) position = sudoku_position_new (puzzle);

  while (n_idle < 6 * n && sudoku_position_get_n_open (position) > 0)
    {
      gint32 i = g_rand_int_range (rand, 0, (gint32)n);
      gboolean found = FALSE;

      note (position, n_cells, before);
      found = phases[i]->find (position);
      note (position, n_cells, after);
      g_assert_cmpint (found, ==, memcmp (before, after, size) != 0);
      assert_holds (position, solution);
      n_found[i] += found ? 1 : 0;
      n_idle = found ? 0 : n_idle + 1;
    }
}

static void
test_conclusions (void)
{
  static const TestFrame frames[] = { { 6, 2 }, { 9, 3 } };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  gsize n_phases = 0;
  g_autofree guint *n_found = NULL;

  sudoku_phases (&n_phases);
  n_found = g_new0 (guint, n_phases);
  for (gsize i = 0; i < test_n_frame_rules; i++)
    for (guint seed = 0; seed < 6; seed++)
      {
        g_autoptr (SudokuGeometry) geometry =
          test_frame_make (&frames[seed % 2], test_frame_rules[i], rand);
        SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE, .seed = seed };
        g_autoptr (SudokuGrid) puzzle = NULL;
        g_autoptr (SudokuGrid) solution = NULL;

        /* Not every rule can stand in every frame, or has a solution there. */
        if (geometry != NULL)
          puzzle = sudoku_generate (&options, NULL, NULL, NULL);
        if (puzzle == NULL)
          continue;
        sudoku_solve (puzzle, NULL, &solution, NULL, NULL);
        g_assert_nonnull (solution);
        for (guint n = 0; n < 3; n++)
          solve_by_chance (puzzle, solution, rand, n_found);
      }
  for (gsize i = 0; i < n_phases; i++)
    g_assert_cmpuint (n_found[i], >, 0);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/phase/rows", test_rows);
  g_test_add_func ("/sudoku/phase/conclusions", test_conclusions);
  return g_test_run ();
}
