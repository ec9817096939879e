/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-path-guide.h"

#define SATDOKU_TYPE_PATH_VIEW (satdoku_path_view_get_type ())
/**
 * SatdokuPathView:
 *
 * The path to the solution: how hard the puzzle is, the step that is shown with its reasons, all
 * steps of the path, and all that are possible in the position of that step.
 */
G_DECLARE_FINAL_TYPE (SatdokuPathView, satdoku_path_view, SATDOKU, PATH_VIEW, GtkWidget)

GtkWidget *satdoku_path_view_new (SatdokuPathGuide *guide);
