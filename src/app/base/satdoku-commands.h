/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_COMMANDS (satdoku_commands_get_type ())
/**
 * SatdokuCommands:
 *
 * Actions that can be done under conditions, which are properties of other objects.
 */
G_DECLARE_FINAL_TYPE (SatdokuCommands, satdoku_commands, SATDOKU, COMMANDS, GObject)

/**
 * SatdokuCommand:
 * @entry: the action
 * @needs: (nullable): "!paused can-undo|typing": every word must hold; a word holds when one
 *   of its conditions does, and "!" turns a condition round
 *
 * An action and the conditions under which it can be done.
 */
typedef struct
{
  GActionEntry entry;
  const char *needs;
} SatdokuCommand;

SatdokuCommands *satdoku_commands_new (GActionMap *map);
void satdoku_commands_add (SatdokuCommands *self,
                           const SatdokuCommand *commands,
                           gsize n_commands,
                           gpointer user_data);
GSimpleAction *satdoku_commands_get_action (SatdokuCommands *self, const char *name);
GObject *satdoku_commands_get_condition (SatdokuCommands *self, const char *condition);
void satdoku_commands_bind (SatdokuCommands *self,
                            const char *condition,
                            gpointer source,
                            const char *property);
void satdoku_commands_set_condition (SatdokuCommands *self,
                                     const char *condition,
                                     gboolean holds);
void satdoku_commands_set_reason (SatdokuCommands *self,
                                  const char *condition,
                                  const char *reason);
const char *satdoku_commands_get_reason (SatdokuCommands *self, const char *name);

G_END_DECLS
