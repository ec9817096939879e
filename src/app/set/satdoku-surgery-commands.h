/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that change the numbers of a puzzle: see the top of satdoku-surgery-commands.c. */

#pragma once

#include <satdoku-board.h>
#include <satdoku-commands.h>

#include "satdoku-surgery.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_SURGERY_COMMANDS (satdoku_surgery_commands_get_type ())
/**
 * SatdokuSurgeryCommands:
 *
 * The commands that find out which numbers of a puzzle can go, come or stand for others, and that
 * change it.
 */
G_DECLARE_FINAL_TYPE (SatdokuSurgeryCommands,
                      satdoku_surgery_commands,
                      SATDOKU,
                      SURGERY_COMMANDS,
                      GObject)

SatdokuSurgeryCommands *
satdoku_surgery_commands_new (SatdokuSurgery *surgery, SatdokuBoard *board);
void satdoku_surgery_commands_add (SatdokuSurgeryCommands *self, SatdokuCommands *commands);

G_END_DECLS
