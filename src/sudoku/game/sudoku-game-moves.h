/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything the player and the solver can do in a game. Each function is one move, that is, one
 * step of undo, and returns whether anything was changed. */

#pragma once

#include "sudoku-arrangement.h"
#include "sudoku-game.h"

G_BEGIN_DECLS

/**
 * SudokuGameConclusion:
 * @cell: a cell, from 0
 * @value: 1…N
 * @placed: whether the cell holds the value; otherwise it does not
 *
 * A conclusion about a cell.
 */
typedef struct
{
  guint cell;
  guint value;
  gboolean placed;
} SudokuGameConclusion;

gboolean sudoku_game_enter (SudokuGame *self, guint cell, guint value);
gboolean
sudoku_game_enter_all (SudokuGame *self, const guint *cells, gsize n_cells, guint value);
gboolean sudoku_game_toggle_mark (SudokuGame *self,
                                  SudokuMark mark,
                                  const guint *cells,
                                  gsize n_cells,
                                  guint value);
gboolean sudoku_game_fill_marks (SudokuGame *self,
                                 SudokuMark mark,
                                 const guint *cells,
                                 gsize n_cells);
gboolean sudoku_game_clear_marks (SudokuGame *self, const guint *cells, gsize n_cells);
gboolean sudoku_game_clear_cells (SudokuGame *self, const guint *cells, gsize n_cells);
gboolean sudoku_game_set_colour (SudokuGame *self,
                                 const guint *cells,
                                 gsize n_cells,
                                 guint colour);
gboolean sudoku_game_colour_candidate (SudokuGame *self,
                                       const guint *cells,
                                       gsize n_cells,
                                       guint value,
                                       guint colour);
gboolean sudoku_game_link (SudokuGame *self, SudokuSpot a, SudokuSpot b, SudokuTie tie);
gboolean sudoku_game_clear_colouring_of (SudokuGame *self, const guint *cells, gsize n_cells);
gboolean sudoku_game_clear_colouring (SudokuGame *self);
gboolean sudoku_game_fill_answers (SudokuGame *self, const SudokuGrid *solution);
gboolean sudoku_game_fill_answer (SudokuGame *self, guint cell, guint value);
gboolean sudoku_game_conclude (SudokuGame *self,
                               const SudokuGameConclusion *conclusions,
                               gsize n_conclusions);
gboolean sudoku_game_clear_answers (SudokuGame *self);
gboolean sudoku_game_clear_entries (SudokuGame *self);
gboolean sudoku_game_restart (SudokuGame *self);
gboolean sudoku_game_set_geometry (SudokuGame *self, SudokuGeometry *geometry);
gboolean sudoku_game_rearrange (SudokuGame *self,
                                const SudokuArrangement *arrangement,
                                const SudokuRuleKind **broken);
gboolean sudoku_game_protect (SudokuGame *self);
gboolean sudoku_game_unprotect (SudokuGame *self);

G_END_DECLS
