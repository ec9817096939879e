/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <satdoku-board.h>

#include "satdoku-surgery.h"

#define SATDOKU_TYPE_SURGERY_VIEW (satdoku_surgery_view_get_type ())
/**
 * SatdokuSurgeryView:
 *
 * Buttons for what can be done with the numbers of a puzzle, and what came of it.
 */
G_DECLARE_FINAL_TYPE (SatdokuSurgeryView, satdoku_surgery_view, SATDOKU, SURGERY_VIEW, GtkWidget)
