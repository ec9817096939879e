/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Takes the first technique of a scale that has a step. Knows no technique. */

#include "sudoku-scale-search.h"

/**
 * sudoku_scale_find_step: (skip)
 * @search: the search for steps
 * @position: a position without a dead end
 * @techniques: (array length=n_techniques): techniques of the scale, in its order of search
 * @n_techniques: how many
 *
 * Finds the next step: one of the first technique that has one, or where several share a place, of
 * these together.
 *
 * Returns: (transfer full) (nullable): the step; %NULL when there is none, or when the search was
 *   cut short
 */
SudokuStep *
sudoku_scale_find_step (const SudokuScale *self,
                        SudokuStepSearch *search,
                        const SudokuPosition *position,
                        const SudokuTechnique *const *techniques,
                        gsize n_techniques)
{
  g_return_val_if_fail (self != NULL && search != NULL && position != NULL, NULL);

  for (gsize first = 0, end = 0; first < n_techniques; first = end)
    {
      g_autoptr (GPtrArray) found = NULL;

      while (end < n_techniques &&
             self->get_order (techniques[end]) == self->get_order (techniques[first]))
        end++;
      found = sudoku_step_search_run (search, position, techniques + first, end - first,
                                      self->easiest ? SUDOKU_STEP_EASIEST : SUDOKU_STEP_FIRST);
      if (found->len > 0)
        return sudoku_step_ref (g_ptr_array_index (found, 0));
      if (sudoku_step_search_was_cut_short (search))
        return NULL;
    }
  return NULL;
}
