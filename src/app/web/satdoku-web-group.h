/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SATDOKU_TYPE_WEB_GROUP (satdoku_web_group_get_type ())
/**
 * SatdokuWebGroup:
 *
 * The sources of puzzles on the web, to switch on, add, change and remove.
 */
G_DECLARE_FINAL_TYPE (SatdokuWebGroup, satdoku_web_group, SATDOKU, WEB_GROUP, AdwPreferencesGroup)

void satdoku_web_group_set_settings (SatdokuWebGroup *self, GSettings *settings);
