/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-hint.h>

#define SATDOKU_TYPE_STEP_LIST (satdoku_step_list_get_type ())
/**
 * SatdokuStepList:
 *
 * A list of steps, each with its technique, its place and its rating, of which those of one
 * technique can be chosen.
 */
G_DECLARE_FINAL_TYPE (SatdokuStepList, satdoku_step_list, SATDOKU, STEP_LIST, GtkWidget)

guint satdoku_step_list_get_n_shown (SatdokuStepList *self);
