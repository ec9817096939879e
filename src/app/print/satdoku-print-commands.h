/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-board.h"
#include "satdoku-path-guide.h"
#include "satdoku-play.h"

#define SATDOKU_TYPE_PRINT_COMMANDS (satdoku_print_commands_get_type ())
/**
 * SatdokuPrintCommands:
 *
 * The commands that print: the puzzle on the board, new ones, or those of a file.
 */
G_DECLARE_FINAL_TYPE (SatdokuPrintCommands,
                      satdoku_print_commands,
                      SATDOKU,
                      PRINT_COMMANDS,
                      GObject)

SatdokuPrintCommands *satdoku_print_commands_new (SatdokuPlay *play,
                                                  SatdokuPathGuide *path_guide,
                                                  GSettings *settings,
                                                  GtkWindow *parent);
