/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#define SATDOKU_TYPE_COMMANDS (satdoku_commands_get_type ())
/**
 * SatdokuCommands:
 *
 * Actions that can be done under conditions, which are properties of other objects.
 */
G_DECLARE_FINAL_TYPE (SatdokuCommands, satdoku_commands, SATDOKU, COMMANDS, GObject)

/**
 * SatdokuCommand:
 * @name: the name of the action
 * @run: does it: a function that takes the object which the command was added with and, as far as
 *   it needs them, the parameter and the command
 * @needs: (nullable): "!paused can-undo|typing": every word must hold; a word holds when one
 *   of its conditions does, and "!" turns a condition round
 * @parameter: (nullable): the type of the parameter
 * @state: (nullable): the state at the beginning; @run is then called to change it, with the new
 *   state in place of the parameter
 * @number: what a function that does several commands tells them apart by
 *
 * An action and the conditions under which it can be done.
 */
typedef struct
{
  const char *name;
  GCallback run;
  const char *needs;
  const char *parameter;
  const char *state;
  int number;
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
