/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The help a player can ask for: see the top of satdoku-assistant.c. */

#pragma once

#include "satdoku-commands.h"
#include "satdoku-grid-page.h"
#include "satdoku-guide.h"
#include "satdoku-messages.h"
#include "satdoku-worker.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_ASSISTANT (satdoku_assistant_get_type ())
/**
 * SatdokuAssistant:
 *
 * The help that a player can ask for: check, solve, hint, and the way back out of a dead end. What
 * is found goes into the game as a move and into a report.
 */
G_DECLARE_FINAL_TYPE (SatdokuAssistant, satdoku_assistant, SATDOKU, ASSISTANT, GObject)

SatdokuAssistant *satdoku_assistant_new (SatdokuWorker *worker,
                                         SatdokuGridPage *page,
                                         SatdokuMessages *messages);
void satdoku_assistant_add_commands (SatdokuAssistant *self, SatdokuCommands *commands);
void satdoku_assistant_say (SatdokuAssistant *self, SatdokuReport *report);
SatdokuGuide *satdoku_assistant_get_guide (SatdokuAssistant *self);
void satdoku_assistant_set_game (SatdokuAssistant *self, SudokuGame *game);

G_END_DECLS
