/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puts chains into steps. Does not know how chains are found. */

#include "sudoku-chain.h"

/* With so many truths there are few cases. */
#define N_TRUTHS_SHORT 16

static void
add_marks (const SudokuChain *chain,
           guint node,
           SudokuRole role,
           SudokuStep *step)
{
  guint n = 0;
  const guint32 *singles = sudoku_chain_graph_get_singles (chain->graph, node, &n);

  for (guint i = 0; i < n; i++)
    sudoku_step_add_mark (step, sudoku_chain_graph_get_candidate (chain->graph, singles[i]), role);
}

/* A long chain through almost locked sets makes too many cases when its cells are taken one by one,
 * so it records which sets are counted. A short one is proven faster without them. */
static void
name_sets (const SudokuChain *chain,
           SudokuStep *step)
{
  guint n_truths = 0;

  sudoku_step_get_truths (step, &n_truths);
  for (guint i = 0; i < chain->n_links && n_truths > N_TRUTHS_SHORT; i++)
    {
      SudokuStepSet set;

      if (sudoku_chain_graph_get_set (chain->graph, chain->reasons[i], &set))
        sudoku_step_add_set (step, &set);
    }
}

/**
 * sudoku_chain_add_to_step: (skip)
 * @chain: a chain
 * @step: a step that follows from it
 *
 * Adds the truths of the chain to the certificate of a step, and its nodes to the marks,
 * alternately off and on: what is true when the first node is false.
 */
void
sudoku_chain_add_to_step (const SudokuChain *chain,
                          SudokuStep *step)
{
  g_return_if_fail (chain != NULL && step != NULL);

  for (guint i = 0; i < chain->n_links; i++)
    {
      guint n = 0;
      const guint32 *cells = sudoku_chain_graph_get_cells (chain->graph, chain->reasons[i], &n);

      if (cells == NULL)
        sudoku_step_add_truth (step, chain->reasons[i]);
      for (guint k = 0; cells != NULL && k < n; k++)
        sudoku_step_add_truth (step, cells[k]);
      add_marks (chain, chain->nodes[2 * i], SUDOKU_ROLE_OFF, step);
      add_marks (chain, chain->nodes[2 * i + 1], SUDOKU_ROLE_ON, step);
    }
  name_sets (chain, step);
}

/**
 * sudoku_chain_to_step: (skip)
 * @chain: a chain
 * @technique: the technique of the step
 *
 * Makes a step that concludes nothing yet.
 *
 * Returns: (transfer full): the step
 */
SudokuStep *
sudoku_chain_to_step (const SudokuChain *chain,
                      const SudokuTechnique *technique)
{
  SudokuStep *step = NULL;

  g_return_val_if_fail (chain != NULL && technique != NULL, NULL);

  step = sudoku_step_new (technique);
  sudoku_chain_add_to_step (chain, step);
  return step;
}

/**
 * sudoku_chain_remove_common: (skip)
 * @graph: a graph
 * @node: one end of a chain
 * @other: the other end: at least one of the two is true
 * @step: the step that follows from the chain
 *
 * Concludes that whatever both ends exclude is false.
 */
void
sudoku_chain_remove_common (const SudokuChainGraph *graph,
                            guint node,
                            guint other,
                            SudokuStep *step)
{
  guint n = 0, n_singles = 0;
  const guint32 *weak = NULL;

  g_return_if_fail (graph != NULL && step != NULL);

  weak = sudoku_chain_graph_get_weak (graph, node, &n, &n_singles);
  for (guint i = 0; i < n_singles; i++)
    if (sudoku_chain_graph_excludes (graph, other, weak[i]))
      sudoku_step_remove (step, sudoku_chain_graph_get_candidate (graph, weak[i]));
}
