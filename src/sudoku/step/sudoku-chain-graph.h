/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The nodes and links of a position that chains are made of. */

#pragma once

#include "sudoku-step-search.h"

G_BEGIN_DECLS

/**
 * SudokuChainKinds:
 * @SUDOKU_CHAIN_HOUSES: strong links of the values of houses, and of further truths
 * @SUDOKU_CHAIN_CELLS: strong links of cells with two candidates
 * @SUDOKU_CHAIN_GROUPS: groups, the candidates of a value where two houses meet, are nodes
 * @SUDOKU_CHAIN_ALS: strong links of cells of a house that have one value more than cells, and of
 *   these with a cell to which they leave one value
 * @SUDOKU_CHAIN_ONE_VALUE: weak links are between candidates of the same value only
 *
 * What a graph is made of.
 */
typedef enum
{
  SUDOKU_CHAIN_HOUSES = 1 << 0,
  SUDOKU_CHAIN_CELLS = 1 << 1,
  SUDOKU_CHAIN_GROUPS = 1 << 2,
  SUDOKU_CHAIN_ALS = 1 << 3,
  SUDOKU_CHAIN_ONE_VALUE = 1 << 4,
} SudokuChainKinds;

/**
 * SudokuChainLink:
 * @node: the node at the other end
 * @reason: what it comes from: a truth, or cells, see sudoku_chain_graph_get_cells()
 *
 * A strong link: one of the two nodes is true.
 */
typedef struct
{
  guint32 node;
  guint32 reason;
} SudokuChainLink;

/**
 * SudokuChainGraph:
 *
 * The nodes of a position and their links. A node is a candidate, or several of one value; it is
 * true when one of them is, and false when all are. Of the two nodes of a strong link at least one
 * is true, of those of a weak link at most one. First come the candidates by their numbers, then
 * the nodes of several.
 */
typedef struct _SudokuChainGraph SudokuChainGraph;

SudokuChainGraph *sudoku_chain_graph_new (SudokuStepSearch *search, SudokuChainKinds kinds);
void sudoku_chain_graph_free (SudokuChainGraph *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuChainGraph, sudoku_chain_graph_free)

guint sudoku_chain_graph_get_n_nodes (const SudokuChainGraph *self);
guint sudoku_chain_graph_get_n_singles (const SudokuChainGraph *self);
guint32 sudoku_chain_graph_get_candidate (const SudokuChainGraph *self, guint node);
guint sudoku_chain_graph_get_cell (const SudokuChainGraph *self, guint node);
gint64 sudoku_chain_graph_find_single (const SudokuChainGraph *self, guint candidate);
guint sudoku_chain_graph_get_value (const SudokuChainGraph *self, guint node);
const guint32 *
sudoku_chain_graph_get_singles (const SudokuChainGraph *self, guint node, guint *n);
const SudokuChainLink *
sudoku_chain_graph_get_strong (const SudokuChainGraph *self, guint node, guint *n);
const guint32 *
sudoku_chain_graph_get_weak (const SudokuChainGraph *self, guint node, guint *n, guint *n_singles);
gboolean sudoku_chain_graph_excludes (const SudokuChainGraph *self, guint node, guint single);
const guint32 *
sudoku_chain_graph_get_cells (const SudokuChainGraph *self, guint reason, guint *n);
gboolean
sudoku_chain_graph_get_set (const SudokuChainGraph *self, guint reason, SudokuStepSet *set);

G_END_DECLS
