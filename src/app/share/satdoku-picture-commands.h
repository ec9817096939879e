/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that saves the board as a picture. */

#pragma once

#include "satdoku-board.h"
#include "satdoku-commands.h"
#include "satdoku-messages.h"
#include "satdoku-worker.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_PICTURE_COMMANDS (satdoku_picture_commands_get_type ())
/**
 * SatdokuPictureCommands:
 *
 * The command that saves the board as a picture. The worker draws it.
 */
G_DECLARE_FINAL_TYPE (SatdokuPictureCommands,
                      satdoku_picture_commands,
                      SATDOKU,
                      PICTURE_COMMANDS,
                      GObject)

SatdokuPictureCommands *satdoku_picture_commands_new (SatdokuWorker *worker,
                                                      SatdokuBoard *board,
                                                      SatdokuMessages *messages,
                                                      GtkWindow *parent);
void satdoku_picture_commands_add (SatdokuPictureCommands *self, SatdokuCommands *commands);

G_END_DECLS
