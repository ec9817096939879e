/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is shown for the numbers: see the top of satdoku-symbols-setting.c. */

#pragma once

#include "satdoku-grid-page.h"

G_BEGIN_DECLS

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

SatdokuSymbolsSetting *satdoku_symbols_setting_new (SatdokuPlay *play,
                                                    SatdokuGridPage *page,
                                                    GSettings *settings);

G_END_DECLS
