/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-formula-pages.h"
#include "satdoku-leave-guard.h"
#include "satdoku-play.h"

#define SATDOKU_TYPE_LESSON_COMMANDS (satdoku_lesson_commands_get_type ())
/**
 * SatdokuLessonCommands:
 *
 * The command that opens a lesson and looks at it in a certain way.
 */
G_DECLARE_FINAL_TYPE (SatdokuLessonCommands,
                      satdoku_lesson_commands,
                      SATDOKU,
                      LESSON_COMMANDS,
                      GObject)

gboolean satdoku_lesson_commands_knows (const char *target);
SatdokuLessonCommands *satdoku_lesson_commands_new (SatdokuPlay *play,
                                                    SatdokuLeaveGuard *guard,
                                                    SatdokuFormulaPages *pages,
                                                    GtkWindow *window);
