/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cells and branches of a game at one moment. */

#pragma once

#include "sudoku-branches.h"
#include "sudoku-colouring.h"
#include "sudoku-grid.h"
#include "sudoku-set.h"

G_BEGIN_DECLS

/**
 * SudokuMark:
 * @SUDOKU_MARK_CORNER: each value in its own place
 * @SUDOKU_MARK_CENTRE: values side by side in the middle
 * @SUDOKU_N_MARKS: their number
 *
 * The kinds of the player's pencil marks.
 */
typedef enum
{
  SUDOKU_MARK_CORNER,
  SUDOKU_MARK_CENTRE,
  SUDOKU_N_MARKS
} SudokuMark;

/**
 * SUDOKU_COLOURS_MAX:
 *
 * How many colours a cell or a candidate can have; 0 is none.
 */
#define SUDOKU_COLOURS_MAX 9 /* 1…9, 0 = none */

/**
 * SudokuState:
 *
 * Everything visible of a game at one moment: values with their origins, marks, colours, links and
 * branches.
 */
typedef struct _SudokuState SudokuState;

SudokuState *sudoku_state_new (const SudokuGrid *grid);
SudokuState *sudoku_state_copy (const SudokuState *self);
void sudoku_state_free (SudokuState *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuState, sudoku_state_free)

const SudokuGrid *sudoku_state_get_grid (const SudokuState *self);
guint sudoku_state_get_n_empty (const SudokuState *self);
guint sudoku_state_get_n_of_origin (const SudokuState *self, SudokuOrigin origin);
guint sudoku_state_get_n_of_value (const SudokuState *self, guint value);
guint64 sudoku_state_get_revision (const SudokuState *self);
gboolean sudoku_state_is_solved (const SudokuState *self);
void sudoku_state_set_geometry (SudokuState *self, SudokuGeometry *geometry);
void sudoku_state_set_value (SudokuState *self, guint cell, guint value, SudokuOrigin origin);
SudokuSet sudoku_state_get_marks (const SudokuState *self, SudokuMark mark, guint cell);
void sudoku_state_set_mark (SudokuState *self,
                            SudokuMark mark,
                            guint cell,
                            guint value,
                            gboolean set);
guint sudoku_state_get_colour (const SudokuState *self, guint cell);
void sudoku_state_set_colour (SudokuState *self, guint cell, guint colour);
const SudokuColouring *sudoku_state_get_colouring (const SudokuState *self);
void sudoku_state_set_candidate_colour (SudokuState *self, SudokuSpot spot, guint colour);
void sudoku_state_set_tie (SudokuState *self, SudokuSpot a, SudokuSpot b, SudokuTie tie);
gboolean sudoku_state_is_marked (const SudokuState *self, SudokuSpot spot);
const SudokuBranches *sudoku_state_get_branches (const SudokuState *self);
void sudoku_state_set_branches (SudokuState *self, const SudokuBranches *branches);
gboolean sudoku_state_step_branch (SudokuState *self,
                                   const SudokuBranchChange *change,
                                   gboolean forward);

G_END_DECLS
