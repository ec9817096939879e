/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a technique of solving by hand is. The techniques themselves are rows of the list in
 * sudoku-technique-list.h. */

#pragma once

#include "sudoku-difficulty.h"
#include "sudoku-position.h"

G_BEGIN_DECLS

/**
 * SudokuTechniqueFind:
 * @position: a position, which gets the conclusions
 *
 * Looks for what a technique concludes.
 *
 * Returns: whether it concluded anything
 */
typedef gboolean (*SudokuTechniqueFind) (SudokuPosition *position);

/**
 * SudokuTechnique:
 * @id: "naked-single": small letters and hyphens
 * @name: N_(): what people call it
 * @difficulty: the level of a puzzle that needs it
 * @find: draws its conclusions, at least one of all that there are
 *
 * A technique of solving by hand. It is a row of the list of techniques.
 */
typedef struct
{
  const char *id;
  const char *name;
  SudokuDifficulty difficulty;
  SudokuTechniqueFind find;
} SudokuTechnique;

const SudokuTechnique *const *sudoku_techniques (gsize *n_techniques);

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

gboolean sudoku_technique_find_in_houses (SudokuPosition *position, SudokuHouseFunc func);

G_END_DECLS
