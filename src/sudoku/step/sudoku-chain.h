/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chains: if one end is false, the other is true. */

#pragma once

#include "sudoku-chain-graph.h"

G_BEGIN_DECLS

/**
 * SudokuChain:
 * @graph: the graph it is a path in
 * @n_links: how many strong links it has
 * @nodes: (array): 2 × @n_links nodes: one of the first two is true, the second excludes the third,
 *   and so on
 * @reasons: (array length=n_links): what the strong links come from
 *
 * A chain: when its first node is false, the second is true, the third false, and the last true.
 */
typedef struct
{
  const SudokuChainGraph *graph;
  guint n_links;
  const guint32 *nodes;
  const guint32 *reasons;
} SudokuChain;

SudokuStep *sudoku_chain_to_step (const SudokuChain *chain, const SudokuTechnique *technique);
void sudoku_chain_add_to_step (const SudokuChain *chain, SudokuStep *step);
void sudoku_chain_remove_common (const SudokuChainGraph *graph,
                                 guint node,
                                 guint other,
                                 SudokuStep *step);

G_END_DECLS
