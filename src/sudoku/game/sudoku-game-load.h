/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a saved game. */

#pragma once

#include "sudoku-game.h"

G_BEGIN_DECLS

SudokuGame *sudoku_game_new_from_text (const char *name,
                                       const char *text,
                                       gsize length,
                                       GCancellable *cancellable,
                                       GError **error);

G_END_DECLS
