/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles from the web into the window: see the top of satdoku-web-commands.c. */

#pragma once

#include <adwaita.h>

#include "satdoku-play.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_WEB_COMMANDS (satdoku_web_commands_get_type ())
/**
 * SatdokuWebCommands:
 *
 * The command that fetches a puzzle from the web.
 */
G_DECLARE_FINAL_TYPE (SatdokuWebCommands, satdoku_web_commands, SATDOKU, WEB_COMMANDS, GObject)

SatdokuWebCommands *satdoku_web_commands_new (SatdokuPlay *play,
                                              GSettings *settings,
                                              GtkWindow *parent);

G_END_DECLS
