/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-leave-guard.h"
#include "satdoku-messages.h"

#define SATDOKU_TYPE_UNSAVED_GAMES (satdoku_unsaved_games_get_type ())
/**
 * SatdokuUnsavedGames:
 *
 * What a window does about games that can't be kept on disk.
 */
G_DECLARE_FINAL_TYPE (SatdokuUnsavedGames,
                      satdoku_unsaved_games,
                      SATDOKU,
                      UNSAVED_GAMES,
                      GObject)

SatdokuUnsavedGames *satdoku_unsaved_games_new (SatdokuMessages *messages,
                                                SatdokuGameDocument *document,
                                                GtkWindow *window);
SatdokuLeaveGuard *satdoku_unsaved_games_get_guard (SatdokuUnsavedGames *self);
gboolean satdoku_unsaved_games_may_close (SatdokuUnsavedGames *self);
