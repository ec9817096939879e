/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a window does about games that can't be kept on disk. */

#pragma once

#include "satdoku-leave-guard.h"
#include "satdoku-play.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_UNSAVED_COMMANDS (satdoku_unsaved_commands_get_type ())
/**
 * SatdokuUnsavedCommands:
 *
 * What a window does about games that can't be kept on disk.
 */
G_DECLARE_FINAL_TYPE (SatdokuUnsavedCommands,
                      satdoku_unsaved_commands,
                      SATDOKU,
                      UNSAVED_COMMANDS,
                      GObject)

SatdokuUnsavedCommands *satdoku_unsaved_commands_new (SatdokuPlay *play,
                                                      SatdokuGameDocument *document,
                                                      SatdokuLeaveGuard *guard,
                                                      GtkWindow *window);
gboolean satdoku_unsaved_commands_may_close (SatdokuUnsavedCommands *self);

G_END_DECLS
