/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the length of a chain adds to its rating, on the scale in the manner of Sudoku Explainer. */

#include "sudoku-chain-length.h"

/**
 * sudoku_chain_length_rating: (skip)
 * @n_literals: how many literals the chains of a step have in total
 *
 * Rates the length: one tenth for each of 4, 6, 8, 12, 16, 24, 32, 48 and so on that is less than
 * @n_literals − 2.
 *
 * Returns: what it adds to the rating of the step, in tenths
 */
guint
sudoku_chain_length_rating (guint n_literals)
{
  guint power = 4, tenths = 0;

  for (gboolean half = FALSE; n_literals > 2 + (half ? power / 2 * 3 : power); half = !half)
    {
      tenths++;
      if (half)
        power *= 2;
    }
  return tenths;
}
