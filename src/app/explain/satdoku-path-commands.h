/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands about the way to the solution: see the top of satdoku-path-commands.c. */

#pragma once

#include "satdoku-commands.h"
#include "satdoku-explain-view.h"
#include "satdoku-lazy-bin.h"
#include "satdoku-messages.h"
#include "satdoku-path-guide.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_PATH_COMMANDS (satdoku_path_commands_get_type ())
/**
 * SatdokuPathCommands:
 *
 * The commands that show the way to the solution, go along it, leave it and copy it.
 */
G_DECLARE_FINAL_TYPE (SatdokuPathCommands, satdoku_path_commands, SATDOKU, PATH_COMMANDS, GObject)

SatdokuPathCommands *satdoku_path_commands_new (SatdokuPathGuide *guide,
                                                SatdokuGridPage *page,
                                                SatdokuLazyBin *explain,
                                                SatdokuMessages *messages);
void satdoku_path_commands_add (SatdokuPathCommands *self, SatdokuCommands *commands);

G_END_DECLS
