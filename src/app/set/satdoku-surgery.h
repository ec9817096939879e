/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <satdoku-play.h>
#include <sudoku-exchange.h>
#include <sudoku-game.h>
#include <sudoku-level-change.h>
#include <sudoku-superfluous.h>

#include "satdoku-other-puzzles.h"

#define SATDOKU_TYPE_SURGERY (satdoku_surgery_get_type ())
/**
 * SatdokuSurgery:
 *
 * Finds out which numbers of a puzzle can go, come, or stand for others, and changes it.
 */
G_DECLARE_FINAL_TYPE (SatdokuSurgery, satdoku_surgery, SATDOKU, SURGERY, GObject)

/**
 * SatdokuSurgeryKind:
 * @SATDOKU_SURGERY_FIND_SUPERFLUOUS: which numbers can go, each alone
 * @SATDOKU_SURGERY_FIND_EXCHANGES: what may stand for a number
 * @SATDOKU_SURGERY_REMOVE: all that is superfluous goes
 * @SATDOKU_SURGERY_ADD: what it takes for exactly one solution comes
 * @SATDOKU_SURGERY_FILL: all cells are filled
 * @SATDOKU_SURGERY_EASIER: the level gets lower
 * @SATDOKU_SURGERY_HARDER: the level gets higher
 * @SATDOKU_SURGERY_COMPARE: whether it is the same puzzle as one of others
 * @SATDOKU_SURGERY_REMOVE_ONE: one number that is superfluous goes
 * @SATDOKU_SURGERY_EXCHANGE: one number comes for another
 * @SATDOKU_N_SURGERIES: how many there are
 *
 * What is asked, and what is done.
 */
typedef enum
{
  SATDOKU_SURGERY_FIND_SUPERFLUOUS,
  SATDOKU_SURGERY_FIND_EXCHANGES,
  SATDOKU_SURGERY_REMOVE,
  SATDOKU_SURGERY_ADD,
  SATDOKU_SURGERY_FILL,
  SATDOKU_SURGERY_EASIER,
  SATDOKU_SURGERY_HARDER,
  SATDOKU_SURGERY_COMPARE,
  SATDOKU_SURGERY_REMOVE_ONE,
  SATDOKU_SURGERY_EXCHANGE,
  SATDOKU_N_SURGERIES,
} SatdokuSurgeryKind;

/**
 * SatdokuSurgeryState:
 * @SATDOKU_SURGERY_NOTHING: nothing was asked since the puzzle was another
 * @SATDOKU_SURGERY_LOOKING: it is being found out
 * @SATDOKU_SURGERY_DONE: here is what came of it
 * @SATDOKU_SURGERY_CANCELLED: it was not to be found out any longer, or could not be
 *
 * How far it is.
 */
typedef enum
{
  SATDOKU_SURGERY_NOTHING,
  SATDOKU_SURGERY_LOOKING,
  SATDOKU_SURGERY_DONE,
  SATDOKU_SURGERY_CANCELLED,
} SatdokuSurgeryState;

/**
 * SatdokuSurgeryResult:
 * @kind: what was asked, or done
 * @verdict: what the puzzle was
 * @superfluous: (nullable): what can go
 * @exchange: (nullable): what may stand for a number
 * @level: (nullable): what came of changing the level
 * @others: (nullable): the puzzles that it was compared with
 * @possible: of what changes the puzzle: whether it was found
 * @proven: that nothing more can go, or that fewer changes would not do
 * @symmetric: whether numbers went and came together
 * @grid: (nullable): the changed puzzle
 * @removed: (element-type guint): the cells that were emptied
 * @added: (element-type guint): the cells that were filled
 * @n_numbers: how many numbers the puzzle has after it
 *
 * What came of it.
 */
typedef struct
{
  SatdokuSurgeryKind kind;
  SudokuVerdict verdict;
  SudokuSuperfluous *superfluous;
  SudokuExchange *exchange;
  SudokuLevelChange *level;
  SatdokuOtherPuzzles *others;
  gboolean possible;
  gboolean proven;
  gboolean symmetric;
  SudokuGrid *grid;
  GArray *removed;
  GArray *added;
  guint n_numbers;
} SatdokuSurgeryResult;

SatdokuSurgery *satdoku_surgery_new (SatdokuPlay *play);
void satdoku_surgery_compare (SatdokuSurgery *self, SatdokuOtherPuzzles *others);
