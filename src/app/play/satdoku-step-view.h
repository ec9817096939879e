/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SATDOKU_TYPE_STEP_VIEW (satdoku_step_view_get_type ())
/**
 * SatdokuStepView:
 *
 * The sentences that explain a step, in their order, each as far to the right as it is deep in
 * cases. Of many only the last ones are shown until the player wants all. A sentence has its number
 * as a button, which lights up on the board what it speaks of.
 *
 * Properties: `reasons`, `board`, `current`, `first`.
 */
G_DECLARE_FINAL_TYPE (SatdokuStepView, satdoku_step_view, SATDOKU, STEP_VIEW, GtkWidget)

guint satdoku_step_view_get_n_hidden (guint n);
GtkWidget *satdoku_step_view_new (void);
void satdoku_step_view_set_reasons (SatdokuStepView *self, GPtrArray *reasons);
