/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SATDOKU_TYPE_WARNING_BAR (satdoku_warning_bar_get_type ())
/**
 * SatdokuWarningBar:
 *
 * A bar with a sentence and a button.
 */
G_DECLARE_FINAL_TYPE (SatdokuWarningBar, satdoku_warning_bar, SATDOKU, WARNING_BAR, AdwBin)

SatdokuWarningBar *
satdoku_warning_bar_new (const char *label, const char *action, const char *tooltip);
void satdoku_warning_bar_say (SatdokuWarningBar *self, const char *text);
