/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-level.h>

/* A button for each level; below, what the chosen one means. Property: level (uint, a SudokuLevel).
 * Signal: "picked": the player has chosen. */
#define SATDOKU_TYPE_LEVEL_CHOOSER (satdoku_level_chooser_get_type ())
/**
 * SatdokuLevelChooser:
 *
 * Lets the player choose how hard a puzzle is.
 */
G_DECLARE_FINAL_TYPE (SatdokuLevelChooser, satdoku_level_chooser, SATDOKU, LEVEL_CHOOSER, GtkWidget)

void satdoku_level_chooser_refuse (SatdokuLevelChooser *self,
                                   SudokuLevel level,
                                   const char *reason);
