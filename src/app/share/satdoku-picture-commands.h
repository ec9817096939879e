/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that save the board as a picture and share the puzzle. */

#pragma once

#include "satdoku-board.h"
#include "satdoku-play.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_PICTURE_COMMANDS (satdoku_picture_commands_get_type ())
/**
 * SatdokuPictureCommands:
 *
 * The commands that save the board as a picture, which the worker draws, and share the puzzle.
 */
G_DECLARE_FINAL_TYPE (SatdokuPictureCommands,
                      satdoku_picture_commands,
                      SATDOKU,
                      PICTURE_COMMANDS,
                      GObject)

SatdokuPictureCommands *satdoku_picture_commands_new (SatdokuPlay *play,
                                                      SatdokuBoard *board,
                                                      GtkWindow *parent);

G_END_DECLS
