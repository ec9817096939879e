/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-path-guide.h"

/**
 * SatdokuPathSheet:
 *
 * The way to a solution laid out on pages: how hard the puzzle is, the step that is shown on its
 * board with its reasons, and all steps in two columns.
 */
typedef struct _SatdokuPathSheet SatdokuPathSheet;

SatdokuPathSheet *satdoku_path_sheet_new (SatdokuPathGuide *guide, SatdokuPlay *play);
void satdoku_path_sheet_free (SatdokuPathSheet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuPathSheet, satdoku_path_sheet_free)

GtkPrintOperation *satdoku_path_sheet_print (SatdokuPathSheet *self, GSettings *settings);
