/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-new-options.h"

#define SATDOKU_TYPE_NEW_DIALOG (satdoku_new_dialog_get_type ())
/**
 * SatdokuNewDialog:
 *
 * Asks what a new puzzle shall be like.
 */
G_DECLARE_FINAL_TYPE (SatdokuNewDialog, satdoku_new_dialog, SATDOKU, NEW_DIALOG, AdwWindow)

/* Signal "create": the player wants a puzzle with the options of the dialog, which closes itself.
 */

GtkWindow *satdoku_new_dialog_new (GtkWindow *parent,
                                   const SatdokuNewOptions *options,
                                   GSettings *settings);
GtkWindow *satdoku_new_dialog_new_several (GtkWindow *parent,
                                           const SatdokuNewOptions *options,
                                           GSettings *settings,
                                           guint count,
                                           guint per_page,
                                           guint per_page_max);
void satdoku_new_dialog_get_options (SatdokuNewDialog *self, SatdokuNewOptions *options);
void satdoku_new_dialog_offer_own (SatdokuNewDialog *self, SudokuOwn *own);
SudokuOwn *satdoku_new_dialog_get_own (SatdokuNewDialog *self);
guint satdoku_new_dialog_get_count (SatdokuNewDialog *self);
guint satdoku_new_dialog_get_per_page (SatdokuNewDialog *self);
