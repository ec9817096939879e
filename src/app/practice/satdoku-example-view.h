/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-technique.h>

#include "satdoku-board.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_EXAMPLE_VIEW (satdoku_example_view_get_type ())
/**
 * SatdokuExampleView:
 *
 * A board with a position in which a technique has a step, and how it is found, bit by bit.
 */
G_DECLARE_FINAL_TYPE (SatdokuExampleView, satdoku_example_view, SATDOKU, EXAMPLE_VIEW, GtkWidget)

GtkWidget *satdoku_example_view_new (const SudokuTechnique *technique);
SatdokuBoard *satdoku_example_view_get_board (SatdokuExampleView *self);
gboolean satdoku_example_view_is_loaded (SatdokuExampleView *self);
guint satdoku_example_view_get_stage (SatdokuExampleView *self);

G_END_DECLS
