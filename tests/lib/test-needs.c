/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rows of the table of techniques are asked one by one, from the easiest, and after each step
 * all over again. */

#include "test-needs.h"

#include <sudoku-rating.h>
#include <sudoku-step-search.h>

static guint
get_order (const SudokuTechnique *technique,
           gboolean hodoku)
{
  return hodoku ? technique->hodoku_order : technique->explainer_order;
}

/* One step of a row with that place. */
static gboolean
take_step (SudokuStepSearch *search,
           SudokuPosition *position,
           guint order,
           gboolean hodoku,
           const SudokuTechnique *but)
{
  gsize n = 0;
  const SudokuTechnique *const *all = sudoku_techniques (&n);

  for (gsize i = 0; i < n; i++)
    if (get_order (all[i], hodoku) == order && all[i] != but)
      {
        g_autoptr (GPtrArray) found =
          sudoku_step_search_run (search, position, &all[i], 1, SUDOKU_STEP_FIRST);

        if (found->len > 0)
          return sudoku_step_apply (found->pdata[0], position), TRUE;
      }
  return FALSE;
}

/**
 * test_solves:
 * @puzzle: a puzzle with one solution
 * @hardest: a technique on one of the scales
 * @but: (nullable): one that is left out
 *
 * Returns: whether the techniques up to the place of @hardest, on the scale in the manner of HoDoKu
 *   if it is there, solve the puzzle
 */
gboolean
test_solves (const SudokuGrid *puzzle,
             const SudokuTechnique *hardest,
             const SudokuTechnique *but)
{
  gboolean hodoku = hardest->hodoku_order > 0;
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (puzzle));
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  g_autoptr (SudokuPosition) position = sudoku_position_new (puzzle);
  gboolean found = TRUE;

  sudoku_step_search_set_unique (search, TRUE);
  while (sudoku_position_get_n_open (position) > 0 && found)
    {
      found = FALSE;
      for (guint order = 1; order <= get_order (hardest, hodoku) && !found; order++)
        found = take_step (search, position, order, hodoku, but);
    }
  return sudoku_position_get_n_open (position) == 0;
}

/**
 * test_needs:
 * @puzzle: a puzzle with one solution
 * @technique: a technique on one of the scales
 *
 * Returns: whether what is as hard at most solves the puzzle, and without it does so no more
 */
gboolean
test_needs (const SudokuGrid *puzzle,
            const SudokuTechnique *technique)
{
  return test_solves (puzzle, technique, NULL) && !test_solves (puzzle, technique, technique);
}

/**
 * test_rating:
 * @puzzle: a puzzle with one solution
 *
 * Returns: its rating on the scale in the manner of Sudoku Explainer, in tenths; 0 when the scale
 *   can't say it
 */
guint
test_rating (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuRating) rating =
    sudoku_rating_new (puzzle, sudoku_scale_find ("explainer"), TRUE, G_MAXUINT64, NULL);

  return sudoku_rating_is_solved (rating) ? sudoku_rating_get_explainer (rating) : 0;
}
