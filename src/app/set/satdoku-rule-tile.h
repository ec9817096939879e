/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Buttons with the picture of a rule. */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-rule.h>

void
satdoku_rule_tile_fill (GtkButton *tile, const SudokuRuleKind *kind, const char *name);
void satdoku_rule_tile_say (GtkButton *tile, const char *text);
