/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Supposing a candidate, and following what that forces until it contradicts itself. */

#pragma once

#include "sudoku-links.h"
#include "sudoku-position.h"
#include "sudoku-step.h"

G_BEGIN_DECLS

/* No candidate or truth in a goal. */
#define SUDOKU_NET_NONE G_MAXUINT32

/**
 * SudokuNetGoal:
 * @supposed: a candidate that is supposed, or `SUDOKU_NET_NONE`
 * @holds: whether it is supposed to be true, or else to be false
 * @cases: a truth each of whose candidates is then supposed in turn, or `SUDOKU_NET_NONE`
 * @n_cases_max: how many candidates of @cases may be open when they are distinguished
 * @target: a candidate that must get the same value in each case, or `SUDOKU_NET_NONE`: each case
 *   must contradict itself
 * @value: that value
 * @sets: whether sets of cells and values of a house are counted (Hall), too
 *
 * What is to be proven: that a supposition leads to a contradiction, or that all cases lead to one
 * or to the same value.
 */
typedef struct
{
  guint32 supposed;
  gboolean holds;
  guint32 cases;
  guint n_cases_max;
  guint32 target;
  gboolean value;
  gboolean sets;
} SudokuNetGoal;

/**
 * SUDOKU_NET_GOAL_INIT:
 *
 * A goal in which everything is left open.
 */
#define SUDOKU_NET_GOAL_INIT                                                         \
  (SudokuNetGoal)                                                                    \
  {                                                                                  \
    .supposed = SUDOKU_NET_NONE, .cases = SUDOKU_NET_NONE, .target = SUDOKU_NET_NONE \
  }

/**
 * SudokuNetReason:
 * @truth: the truth that has nothing else left; `SUDOKU_NET_NONE` for what is supposed
 * @candidate: what it forces; `SUDOKU_NET_NONE` when it has nothing left at all
 *
 * One step on the way to a goal.
 */
typedef struct
{
  guint32 truth;
  guint32 candidate;
} SudokuNetReason;

/**
 * SudokuNet:
 *
 * A position in which candidates are supposed. Each forced candidate knows the truth that forced
 * it, so that what a contradiction needs can be told from what merely happened on the way.
 */
typedef struct _SudokuNet SudokuNet;

SudokuNet *sudoku_net_new (SudokuLinks *links, const SudokuPosition *position);
void sudoku_net_free (SudokuNet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuNet, sudoku_net_free)

gboolean sudoku_net_reach (SudokuNet *self, const SudokuNetGoal *goal);
void sudoku_net_minimise (SudokuNet *self, const SudokuNetGoal *goal);
gboolean sudoku_net_follow (SudokuNet *self, guint32 candidate, guint8 *values);
guint sudoku_net_count_forced (SudokuNet *self, guint32 candidate);

const guint32 *sudoku_net_get_truths (const SudokuNet *self, guint *n);
const guint32 *sudoku_net_get_links (const SudokuNet *self, guint *n);
const guint32 *sudoku_net_get_items (const SudokuNet *self, guint *n);
guint sudoku_net_get_n_sets (const SudokuNet *self);
void sudoku_net_get_set (const SudokuNet *self, guint number, SudokuStepSet *set);
const SudokuNetReason *sudoku_net_get_reasons (const SudokuNet *self, guint *n);
guint sudoku_net_count_candidates (const SudokuNet *self);
gboolean sudoku_net_is_chain (const SudokuNet *self);
guint64 sudoku_net_take_work (SudokuNet *self);

G_END_DECLS
