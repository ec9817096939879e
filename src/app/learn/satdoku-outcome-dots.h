/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-learned.h>

#define SATDOKU_TYPE_OUTCOME_DOTS (satdoku_outcome_dots_get_type ())
/**
 * SatdokuOutcomeDots:
 *
 * A dot for each exercise of a lesson, which shows by its shape what became of it.
 */
G_DECLARE_FINAL_TYPE (SatdokuOutcomeDots, satdoku_outcome_dots, SATDOKU, OUTCOME_DOTS, GtkWidget)

void satdoku_outcome_dots_show (SatdokuOutcomeDots *self,
                                const SudokuLearned *learned,
                                const SudokuTechnique *technique);
