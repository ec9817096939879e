/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a single is one: the numbers that leave nothing else. */

#pragma once

#include "sudoku-step.h"

G_BEGIN_DECLS

/**
 * SUDOKU_SINGLE_NO_HOUSE:
 *
 * Instead of a house: there is none.
 */
#define SUDOKU_SINGLE_NO_HOUSE G_MAXUINT

/**
 * SudokuExcluder:
 * @cell: a filled cell
 * @value: its number
 * @house: a house that it shares with all that it excludes; `SUDOKU_SINGLE_NO_HOUSE`: there is none
 * @excluded: what it excludes, by its place in @others of the reason
 * @n_excluded: how many these are
 *
 * A number that excludes other places of a single, or other numbers in its cell.
 */
typedef struct
{
  guint cell;
  guint value;
  guint house;
  SudokuSet excluded;
  guint n_excluded;
} SudokuExcluder;

/**
 * SudokuSingleReason:
 * @candidate: what is placed
 * @truth: the truth that has no other candidate left
 * @others: (element-type guint32): candidates of the truth that numbers exclude, or what is in
 *   @before
 * @excluders: (element-type SudokuExcluder): the fewest that exclude all that numbers exclude
 * @by_rules: (element-type guint32): candidates of the truth that a rule about a single cell takes
 *   away
 * @before: (element-type guint32): candidates that were ruled out before, by a step or a mark
 *
 * Why a truth has one candidate left. Where cells of a house are filled they need no reason.
 */
typedef struct
{
  guint32 candidate;
  guint truth;
  GArray *others;
  GArray *excluders;
  GArray *by_rules;
  GArray *before;
} SudokuSingleReason;

SudokuSingleReason *sudoku_single_reason_find (const SudokuStep *step,
                                               const SudokuPosition *position,
                                               const SudokuLinks *links);
void sudoku_single_reason_free (SudokuSingleReason *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuSingleReason, sudoku_single_reason_free)

G_END_DECLS
