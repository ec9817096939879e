/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Is this the same puzzle as another one? See the top of satdoku-compare-commands.c. */

#pragma once

#include "satdoku-game-document.h"
#include "satdoku-play.h"
#include "satdoku-surgery.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_COMPARE_COMMANDS (satdoku_compare_commands_get_type ())
/**
 * SatdokuCompareCommands:
 *
 * The command that compares the puzzle with others.
 */
G_DECLARE_FINAL_TYPE (SatdokuCompareCommands,
                      satdoku_compare_commands,
                      SATDOKU,
                      COMPARE_COMMANDS,
                      GObject)

SatdokuCompareCommands *satdoku_compare_commands_new (SatdokuPlay *play,
                                                      SatdokuSurgery *surgery,
                                                      SatdokuGameDocument *document,
                                                      GtkWindow *parent);

G_END_DECLS
