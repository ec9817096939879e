/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-difficulty.h>

G_BEGIN_DECLS

/* A button for each level of difficulty, and one for any; below, what the chosen one means.
 * Property: level (uint, a SudokuDifficulty). */
#define SATDOKU_TYPE_LEVEL_CHOOSER (satdoku_level_chooser_get_type ())
/**
 * SatdokuLevelChooser:
 *
 * Lets the player choose how hard a puzzle is.
 */
G_DECLARE_FINAL_TYPE (SatdokuLevelChooser, satdoku_level_chooser, SATDOKU, LEVEL_CHOOSER, GtkWidget)

void satdoku_level_chooser_refuse (SatdokuLevelChooser *self,
                                   SudokuDifficulty level,
                                   const char *reason);

G_END_DECLS
