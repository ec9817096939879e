/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Opens lessons: see the top of satdoku-lesson-commands.c. */

#pragma once

#include <adwaita.h>

#include "satdoku-commands.h"
#include "satdoku-formula-pages.h"
#include "satdoku-leave-guard.h"
#include "satdoku-messages.h"
#include "satdoku-worker.h"

G_BEGIN_DECLS

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
SatdokuLessonCommands *satdoku_lesson_commands_new (SatdokuWorker *worker,
                                                    SatdokuLeaveGuard *guard,
                                                    SatdokuFormulaPages *pages,
                                                    SatdokuMessages *messages,
                                                    GtkWindow *window);
void satdoku_lesson_commands_add (SatdokuLessonCommands *self, SatdokuCommands *commands);

G_END_DECLS
