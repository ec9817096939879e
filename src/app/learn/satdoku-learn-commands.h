/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of the course. */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-leave-guard.h"
#include "satdoku-play.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_LEARN_COMMANDS (satdoku_learn_commands_get_type ())
/**
 * SatdokuLearnCommands:
 *
 * The commands of the course: its window, a lesson, and a game that needs what was learned.
 */
G_DECLARE_FINAL_TYPE (SatdokuLearnCommands,
                      satdoku_learn_commands,
                      SATDOKU,
                      LEARN_COMMANDS,
                      GObject)

SatdokuLearnCommands *satdoku_learn_commands_new (SatdokuPlay *play,
                                                  SatdokuGameDocument *document,
                                                  SatdokuLeaveGuard *guard,
                                                  GtkWindow *parent);

G_END_DECLS
