/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the player is warned of: see the top of satdoku-warnings.c. */

#pragma once

#include "satdoku-commands.h"
#include "satdoku-grid-page.h"
#include "satdoku-worker.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_WARNINGS (satdoku_warnings_get_type ())
/**
 * SatdokuWarnings:
 *
 * What the player is warned of: nothing, broken rules, or also that the puzzle can no longer be
 * solved. It keeps the setting, the command in the menu and the board the same.
 */
G_DECLARE_FINAL_TYPE (SatdokuWarnings, satdoku_warnings, SATDOKU, WARNINGS, GObject)

SatdokuWarnings *
satdoku_warnings_new (SatdokuGridPage *page, SatdokuWorker *worker, GSettings *settings);
void satdoku_warnings_set_game (SatdokuWarnings *self, SudokuGame *game);

G_END_DECLS
