/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SATDOKU_TYPE_LAZY_BIN (satdoku_lazy_bin_get_type ())
/**
 * SatdokuLazyBin:
 *
 * A place for a part of a window that is made when it is shown, or asked for, for the first time.
 */
G_DECLARE_FINAL_TYPE (SatdokuLazyBin, satdoku_lazy_bin, SATDOKU, LAZY_BIN, AdwBin)

GtkWidget *satdoku_lazy_bin_new (void);
gpointer satdoku_lazy_bin_ensure (SatdokuLazyBin *self);
