/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SATDOKU_TYPE_HELP (satdoku_help_get_type ())
/**
 * SatdokuHelp:
 *
 * The window with the help: topics that can be searched, and one of them.
 */
G_DECLARE_FINAL_TYPE (SatdokuHelp, satdoku_help, SATDOKU, HELP, AdwWindow)

GtkWindow *satdoku_help_new (void);
void satdoku_help_show_topic (SatdokuHelp *self, const char *id);
const char *satdoku_help_get_topic (SatdokuHelp *self);
