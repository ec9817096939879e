/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-path.h"

#define SATDOKU_TYPE_PATH_LIST (satdoku_path_list_get_type ())
/**
 * SatdokuPathList:
 *
 * The steps of a path to a solution in their order, each with its technique, its place and how hard
 * it is, of which those of one technique can be chosen.
 */
G_DECLARE_FINAL_TYPE (SatdokuPathList, satdoku_path_list, SATDOKU, PATH_LIST, GtkWidget)

guint satdoku_path_list_get_n_shown (SatdokuPathList *self);
