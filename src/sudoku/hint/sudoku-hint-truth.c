/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The truths of a shape in a position, for choosing among them. Does not know how steps are
 * found. */

#include "sudoku-hint-truth.h"

/**
 * sudoku_hint_truth_count_live: (skip)
 * @links: truths and conflicts of the shape
 * @position: a position
 * @truth: a truth
 *
 * Counts the remaining candidates of a truth. O(N).
 *
 * Returns: 0…N
 */
guint
sudoku_hint_truth_count_live (const SudokuLinks *links,
                              const SudokuPosition *position,
                              guint truth)
{
  const guint32 *candidates = NULL;
  guint n = 0;

  g_return_val_if_fail (links != NULL && position != NULL, 0);

  candidates = sudoku_links_get_candidates (links, truth);
  for (guint i = 0; i < sudoku_links_get_side (links); i++)
    n += sudoku_position_has (position, candidates[i]);
  return n;
}
