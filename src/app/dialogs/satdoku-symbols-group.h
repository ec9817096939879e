/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SATDOKU_TYPE_SYMBOLS_GROUP (satdoku_symbols_group_get_type ())
/**
 * SatdokuSymbolsGroup:
 *
 * Rows of the preferences that choose how numbers are shown, with a preview and with what is wrong
 * with symbols that the player typed.
 */
G_DECLARE_FINAL_TYPE (
  SatdokuSymbolsGroup,
  satdoku_symbols_group,
  SATDOKU,
  SYMBOLS_GROUP,
  AdwPreferencesGroup)

void satdoku_symbols_group_set_settings (SatdokuSymbolsGroup *self, GSettings *settings);
