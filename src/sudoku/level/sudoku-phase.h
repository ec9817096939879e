/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The phases of the levels of difficulty, in the manner of a person who always returns to the
 * easiest: their rows are those of the list in sudoku-phase-list.h. They draw all conclusions at
 * once and explain nothing, so that thousands of puzzles can be rated while one is made; steps with
 * proofs and explanations are in the room of techniques. */

#pragma once

#include "sudoku-difficulty.h"
#include "sudoku-position.h"

G_BEGIN_DECLS

/**
 * SudokuPhaseFind:
 * @position: a position, which gets the conclusions
 *
 * Draws the conclusions of a phase.
 *
 * Returns: whether it concluded anything
 */
typedef gboolean (*SudokuPhaseFind) (SudokuPosition *position);

/**
 * SudokuPhase:
 * @id: "naked-single": small letters and hyphens
 * @difficulty: the level of a puzzle that needs it
 * @find: draws its conclusions, at least one of all that there are
 *
 * A phase of solving by hand. It is a row of the list of phases.
 */
typedef struct
{
  const char *id;
  SudokuDifficulty difficulty;
  SudokuPhaseFind find;
} SudokuPhase;

const SudokuPhase *const *sudoku_phases (gsize *n_phases);

/**
 * SudokuHouseFunc:
 * @position: a position
 * @house: a house
 *
 * Looks for a step in a house, and takes it.
 *
 * Returns: whether there was one
 */
typedef gboolean (*SudokuHouseFunc) (SudokuPosition *position, guint house);

gboolean sudoku_phase_find_in_houses (SudokuPosition *position, SudokuHouseFunc func);

G_END_DECLS
