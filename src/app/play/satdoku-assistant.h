/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The help a player can ask for: see the top of satdoku-assistant.c. */

#pragma once

#include "satdoku-commands.h"
#include "satdoku-grid-page.h"
#include "satdoku-messages.h"
#include "satdoku-worker.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_ASSISTANT (satdoku_assistant_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuAssistant, satdoku_assistant, SATDOKU, ASSISTANT, GObject)

/* Property: report (SatdokuReport, nullable, read only).
 * Signal: "show-board": something is to be seen on the Grid page. */
SatdokuAssistant *satdoku_assistant_new (SatdokuWorker *worker,
                                         SatdokuGridPage *page,
                                         SatdokuMessages *messages);
void satdoku_assistant_add_commands (SatdokuAssistant *self, SatdokuCommands *commands);
void satdoku_assistant_set_game (SatdokuAssistant *self, SudokuGame *game);

G_END_DECLS
