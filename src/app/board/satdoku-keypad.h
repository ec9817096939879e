/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-symbols.h>

#define SATDOKU_TYPE_KEYPAD (satdoku_keypad_get_type ())
/**
 * SatdokuKeypad:
 *
 * Buttons with the symbols of a puzzle, or with colours, and how many of each are still to be
 * placed. Each button activates the action of the keypad with its value as the target.
 */
G_DECLARE_FINAL_TYPE (SatdokuKeypad, satdoku_keypad, SATDOKU, KEYPAD, GtkWidget)

GtkWidget *satdoku_keypad_new_for_colours (const char *action_name);
void satdoku_keypad_set_symbols (SatdokuKeypad *self, const SudokuSymbols *symbols, guint side);
void satdoku_keypad_set_counts (SatdokuKeypad *self, const int *n_left);
void satdoku_keypad_set_picked (SatdokuKeypad *self, guint value);
