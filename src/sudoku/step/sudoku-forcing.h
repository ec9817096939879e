/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What follows when a candidate is supposed true or false. */

#pragma once

#include "sudoku-step.h"
#include "sudoku-trial.h"

G_BEGIN_DECLS

/**
 * SUDOKU_LITERAL:
 * @candidate: a candidate
 * @on: whether it is true
 *
 * A candidate that is true or false, as one number.
 */
#define SUDOKU_LITERAL(candidate, on) ((guint32)(candidate)*2 + ((on) ? 1 : 0))

/**
 * SUDOKU_LITERAL_NOT:
 * @literal: a literal
 *
 * The opposite of a literal.
 */
#define SUDOKU_LITERAL_NOT(literal) ((literal) ^ 1U)

/**
 * SudokuForcedNode:
 * @literal: what is forced
 * @first_parent: its first parent in the net's @parents
 * @first_reason: its first truth in the net's @reasons
 * @n_parents: how many nodes it follows from; none: it is supposed
 * @n_reasons: how many truths its inference takes
 * @nested: which nested argument the inference is; 0: a single inference or a pattern
 * @nested_length: how many literals that argument has
 *
 * A literal that follows from others.
 */
typedef struct
{
  guint32 literal;
  guint32 first_parent;
  guint32 first_reason;
  guint16 n_parents;
  guint16 n_reasons;
  guint32 nested;
  guint32 nested_length;
} SudokuForcedNode;

/**
 * SudokuForcedNet:
 * @nodes: (array length=n_nodes): everything that is forced; parents before their children
 * @n_nodes: how many
 * @parents: indices of nodes
 * @n_parents: how many
 * @reasons: truths
 * @n_reasons: how many
 * @contradicts: whether a literal and its opposite were forced
 * @on: in that case, the node that says that a candidate is true
 * @off: in that case, the node that says that it is false
 *
 * What follows from a supposition.
 */
typedef struct
{
  SudokuForcedNode *nodes;
  guint n_nodes;
  guint32 *parents;
  guint n_parents;
  guint32 *reasons;
  guint n_reasons;
  gboolean contradicts;
  guint on;
  guint off;
} SudokuForcedNet;

/**
 * SudokuForcingRules:
 * @SUDOKU_FORCING_CELLS: a cell holds one value
 * @SUDOKU_FORCING_HOUSES: a value stands once in a house
 * @SUDOKU_FORCING_DYNAMIC: what became false counts in later inferences
 *
 * Which inferences are drawn.
 */
typedef enum
{
  SUDOKU_FORCING_CELLS = 1 << 0,
  SUDOKU_FORCING_HOUSES = 1 << 1,
  SUDOKU_FORCING_DYNAMIC = 1 << 2,
} SudokuForcingRules;

/**
 * SudokuForcing:
 *
 * Draws inferences from suppositions, breadth first, so that each literal follows from as few
 * others as possible.
 */
typedef struct _SudokuForcing SudokuForcing;

/**
 * SudokuForcingFunc:
 * @forcing: a forcing that single inferences no longer extend
 * @user_data: as given with the function
 *
 * Adds what follows by other means.
 *
 * Returns: whether anything was added
 */
typedef gboolean (*SudokuForcingFunc) (SudokuForcing *forcing, gpointer user_data);

SudokuForcing *sudoku_forcing_new (SudokuTrial *trial);
void sudoku_forcing_free (SudokuForcing *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuForcing, sudoku_forcing_free)

SudokuTrial *sudoku_forcing_get_trial (const SudokuForcing *self);
const SudokuForcedNet *sudoku_forcing_get_net (const SudokuForcing *self);

void sudoku_forcing_suppose (SudokuForcing *self, guint32 literal);
void sudoku_forcing_spread (SudokuForcing *self,
                            SudokuForcingRules rules,
                            SudokuForcingFunc further,
                            gpointer user_data);
SudokuForcedNet *sudoku_forcing_copy_net (const SudokuForcing *self);
void sudoku_forced_net_free (SudokuForcedNet *net);

/* Single inferences. */
guint sudoku_forcing_add (SudokuForcing *self, guint32 literal, guint parent);
void sudoku_forcing_add_parent (SudokuForcing *self, guint parent);
void sudoku_forcing_add_reason (SudokuForcing *self, guint32 truth);
void sudoku_forcing_set_nested (SudokuForcing *self, guint32 nested, guint length);
void sudoku_forcing_keep (SudokuForcing *self, guint node);
gboolean sudoku_forcing_has (const SudokuForcing *self, guint32 literal);
guint sudoku_forcing_find (const SudokuForcing *self, guint32 literal);

/* What a node follows from. */
void sudoku_forcing_begin_count (SudokuForcing *self);
guint sudoku_forcing_count (SudokuForcing *self,
                            const SudokuForcedNet *net,
                            guint node,
                            guint32 sum);
void sudoku_forcing_explain (SudokuForcing *self,
                             const SudokuForcedNet *net,
                             guint node,
                             SudokuStep *step);

G_END_DECLS
