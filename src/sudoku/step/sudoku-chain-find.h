/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looking for chains. */

#pragma once

#include "sudoku-chain.h"

G_BEGIN_DECLS

/**
 * SudokuChainShape:
 * @SUDOKU_CHAIN_SAME_VALUE: the ends have one value, which is removed where both see it
 * @SUDOKU_CHAIN_OTHER_VALUE: the ends have two values; what both exclude is removed
 * @SUDOKU_CHAIN_LOOP: the ends exclude each other, so that all weak links are strong ones
 * @SUDOKU_CHAIN_TRUE: the ends are the same candidate, or the candidates that are left of a cell
 * @SUDOKU_CHAIN_FALSE: a candidate that both ends exclude, as the beginning and end of a loop
 *
 * What a chain concludes.
 */
typedef enum
{
  SUDOKU_CHAIN_SAME_VALUE,
  SUDOKU_CHAIN_OTHER_VALUE,
  SUDOKU_CHAIN_LOOP,
  SUDOKU_CHAIN_TRUE,
  SUDOKU_CHAIN_FALSE,
} SudokuChainShape;

/**
 * SudokuChainFilter:
 * @search: the search that runs
 * @chain: a chain
 *
 * Tells whether a chain is one of those that are looked for.
 *
 * Returns: %TRUE if so
 */
typedef gboolean (*SudokuChainFilter) (SudokuStepSearch *search, const SudokuChain *chain);

/**
 * SudokuChainWish:
 * @kinds: what the chains are made of
 * @shape: what they conclude
 * @min_links: the fewest strong links of a chain
 * @max_links: the most strong links; 0: any number
 * @filter: (nullable): which of these chains are wanted
 *
 * Which chains to look for.
 */
typedef struct
{
  SudokuChainKinds kinds;
  SudokuChainShape shape;
  guint min_links;
  guint max_links;
  SudokuChainFilter filter;
} SudokuChainWish;

void sudoku_chain_find (SudokuStepSearch *search,
                        const SudokuTechnique *technique,
                        const SudokuChainWish *wish);

G_END_DECLS
