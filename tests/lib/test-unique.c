/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions with patterns that rely on the puzzle having one solution, which hardly ever come. */

#include "test-unique.h"

static gboolean
is_true (const SudokuGrid *solution,
         guint32 candidate)
{
  guint side = sudoku_grid_get_side (solution);

  return sudoku_grid_get_value (solution, candidate / side) == candidate % side + 1;
}

/**
 * test_unique_make_position:
 * @puzzle: a puzzle
 * @solution: its only one
 * @rand: where the position comes from
 *
 * Makes a position with few candidates beside the right ones and beside those of two values, so
 * that patterns are many.
 *
 * Returns: (transfer full): the position
 */
SudokuPosition *
test_unique_make_position (const SudokuGrid *puzzle,
                           const SudokuGrid *solution,
                           GRand *rand)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy (puzzle);
  SudokuPosition *position = NULL;
  guint side = sudoku_grid_get_side (grid);
  double filled = g_rand_double_range (rand, 0, 0.3);
  double removed = g_rand_double_range (rand, 0.5, 1.2);
  guint kept = (guint)g_rand_int_range (rand, 1, (gint32)side + 1);
  guint also_kept = (guint)g_rand_int_range (rand, 1, (gint32)side + 1);

  for (guint cell = 0; cell < side * side; cell++)
    if (sudoku_grid_get_value (grid, cell) == 0 && g_rand_double (rand) < filled)
      sudoku_grid_set (grid, cell, sudoku_grid_get_value (solution, cell), SUDOKU_ORIGIN_ENTRY);
  position = sudoku_position_new_at (grid, NULL);
  for (guint cell = 0; cell < side * side; cell++)
    for (guint value = 1; value <= side; value++)
      if (value != sudoku_grid_get_value (solution, cell) && value != kept &&
          value != also_kept && g_rand_double (rand) < removed)
        sudoku_position_remove (position, cell, sudoku_set_single (value));
  return position;
}

/* Whether each truth has more than two candidates that has this one. */
static gboolean
is_one_of_many (const SudokuPosition *position,
                const SudokuLinks *links,
                guint32 candidate)
{
  guint n = 0;
  const guint32 *truths = sudoku_links_get_truths (links, candidate, &n);

  for (guint i = 0; i < n; i++)
    if (sudoku_set_count (sudoku_candidates_get_places (
          sudoku_position_get_candidates (position), truths[i])) < 3)
      return FALSE;
  return TRUE;
}

/**
 * test_unique_go_on:
 * @search: a search in the shape of the position
 * @position: a position
 * @solution: the only one
 * @rand: what decides
 *
 * Takes the next single, or else one wrong candidate less, if possible without making a single:
 * such ends of puzzles have graves.
 */
void
test_unique_go_on (SudokuStepSearch *search,
                   SudokuPosition *position,
                   const SudokuGrid *solution,
                   GRand *rand)
{
  const SudokuTechnique *singles[] = { sudoku_technique_find ("hidden-single"),
                                       sudoku_technique_find ("naked-single") };
  const SudokuLinks *links = sudoku_step_search_get_links (search);
  g_autoptr (GPtrArray) steps =
    sudoku_step_search_run (search, position, singles, 2, SUDOKU_STEP_FIRST);
  guint n_wrong[2] = { 0 }, side = sudoku_grid_get_side (solution);
  guint32 chosen[2] = { 0 };

  if (steps->len > 0)
    {
      sudoku_step_apply (g_ptr_array_index (steps, 0), position);
      return;
    }
  for (guint32 i = 0; i < sudoku_links_get_n_candidates (links); i++)
    if (sudoku_position_has (position, i) && !is_true (solution, i))
      {
        guint which = is_one_of_many (position, links, i) ? 1 : 0;

        if (g_rand_int_range (rand, 0, (gint32)++n_wrong[which]) == 0)
          chosen[which] = i;
      }
  chosen[0] = n_wrong[1] > 0 ? chosen[1] : chosen[0];
  sudoku_position_remove (position, chosen[0] / side,
                          sudoku_set_single (chosen[0] % side + 1));
}
