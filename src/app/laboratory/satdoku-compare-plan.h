/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-bench-plan.h>

/**
 * SATDOKU_COMPARE_BOARD:
 *
 * What the puzzle on the board is called in a plan.
 */
#define SATDOKU_COMPARE_BOARD "board.satdoku"

#define SATDOKU_TYPE_COMPARE_PLAN (satdoku_compare_plan_get_type ())
/**
 * SatdokuComparePlan:
 *
 * The form in which a plan is made: puzzles, solvers, encodings and limits.
 *
 * Signals: "changed" ().
 */
G_DECLARE_FINAL_TYPE (SatdokuComparePlan, satdoku_compare_plan, SATDOKU, COMPARE_PLAN, GtkWidget)

GtkWidget *satdoku_compare_plan_new (void);
char *satdoku_compare_plan_dup_text (SatdokuComparePlan *self);
void satdoku_compare_plan_set_plan (SatdokuComparePlan *self, const SudokuBenchPlan *plan);
