/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-grid-page.h"

#define SATDOKU_TYPE_SYMBOLS_SETTING (satdoku_symbols_setting_get_type ())
/**
 * SatdokuSymbolsSetting:
 *
 * How numbers are shown: one of the sets there are, the player's own, or the puzzle's. It keeps the
 * setting, the command in the menu and the board the same.
 */
G_DECLARE_FINAL_TYPE (SatdokuSymbolsSetting,
                      satdoku_symbols_setting,
                      SATDOKU,
                      SYMBOLS_SETTING,
                      GObject)

void satdoku_symbols_setting_attach (SatdokuGridPage *page,
                                     SatdokuCommands *commands,
                                     GSettings *settings);
