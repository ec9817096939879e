/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-conflict-reason.h>
#include <sudoku-take-back.h>

#include "satdoku-play.h"

#define SATDOKU_TYPE_CONFLICT_GUIDE (satdoku_conflict_guide_get_type ())
/**
 * SatdokuConflictGuide:
 *
 * Finds out why the game that is played has no solution, one reason after the other, and what to
 * take back; shows the reason on the board.
 */
G_DECLARE_FINAL_TYPE (
  SatdokuConflictGuide,
  satdoku_conflict_guide,
  SATDOKU,
  CONFLICT_GUIDE,
  GObject)

/**
 * SatdokuConflictState:
 * @SATDOKU_CONFLICT_NOTHING: there was no request yet
 * @SATDOKU_CONFLICT_LOOKING: the first reason is being looked for
 * @SATDOKU_CONFLICT_FOUND: there is a reason
 * @SATDOKU_CONFLICT_SOLVABLE: there is none: the game has a solution
 * @SATDOKU_CONFLICT_UNKNOWN: none was found in time, or it was not to be looked for any longer
 *
 * What is known of the position as it is.
 */
typedef enum
{
  SATDOKU_CONFLICT_NOTHING,
  SATDOKU_CONFLICT_LOOKING,
  SATDOKU_CONFLICT_FOUND,
  SATDOKU_CONFLICT_SOLVABLE,
  SATDOKU_CONFLICT_UNKNOWN,
} SatdokuConflictState;

/**
 * SatdokuConflictRest:
 * @SATDOKU_CONFLICT_REST_OPEN: there may be further reasons
 * @SATDOKU_CONFLICT_REST_LOOKING: one is being looked for
 * @SATDOKU_CONFLICT_REST_NONE: all are known
 * @SATDOKU_CONFLICT_REST_UNKNOWN: it was not found out whether there are any
 *
 * What is known of reasons that were not found yet.
 */
typedef enum
{
  SATDOKU_CONFLICT_REST_OPEN,
  SATDOKU_CONFLICT_REST_LOOKING,
  SATDOKU_CONFLICT_REST_NONE,
  SATDOKU_CONFLICT_REST_UNKNOWN,
} SatdokuConflictRest;

/**
 * SatdokuConflictFinding:
 * @set: what stands against each other
 * @reason: why it has no solution
 * @links: the truths that both are about
 *
 * A reason why there is no solution.
 */
typedef struct
{
  SudokuConflictSet *set;
  SudokuConflictReason *reason;
  SudokuLinks *links;
} SatdokuConflictFinding;

void satdoku_conflict_finding_free (SatdokuConflictFinding *self);
GPtrArray *satdoku_conflict_finding_word (const SatdokuConflictFinding *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuConflictFinding, satdoku_conflict_finding_free)

SatdokuConflictGuide *satdoku_conflict_guide_new (SatdokuPlay *play);
void satdoku_conflict_guide_ask (SatdokuConflictGuide *self);
void satdoku_conflict_guide_drop (SatdokuConflictGuide *self);
