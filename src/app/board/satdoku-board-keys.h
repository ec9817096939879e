/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/**
 * SatdokuBoardCommand:
 * @SATDOKU_COMMAND_ENTER: Enter
 * @SATDOKU_COMMAND_MENU: the menu key or Shift+F10
 * @SATDOKU_COMMAND_ERASE: Backspace or Delete
 * @SATDOKU_COMMAND_ESCAPE: Escape
 * @SATDOKU_COMMAND_SELECT_ALL: Ctrl+A
 * @SATDOKU_COMMAND_TOGGLE: Space or Ctrl+Space
 *
 * A key that is neither typed nor leads to a cell.
 */
typedef enum
{
  SATDOKU_COMMAND_ENTER,
  SATDOKU_COMMAND_MENU,
  SATDOKU_COMMAND_ERASE,
  SATDOKU_COMMAND_ESCAPE,
  SATDOKU_COMMAND_SELECT_ALL,
  SATDOKU_COMMAND_TOGGLE,
} SatdokuBoardCommand;

/**
 * SatdokuBoardKeys:
 * @accepts: would the character be typed, though it is neither a letter nor a digit?
 * @type: types a letter, a digit or a character that is accepted; with Ctrl or Shift when these are
 *   not what makes it
 * @move: does what an arrow or a key like it says
 * @command: does what another key says
 * @choose: (nullable): does what a digit with Ctrl and Alt says
 *
 * What a board does at a key. The first argument is the data that came with it; each but @accepts
 * returns whether it has done anything.
 */
typedef struct
{
  gboolean (*accepts) (gpointer data, gunichar character);
  gboolean (*type) (gpointer data, gunichar character, GdkModifierType modifiers);
  gboolean (*move) (gpointer data, guint keyval, GdkModifierType modifiers);
  gboolean (*command) (gpointer data, SatdokuBoardCommand command);
  gboolean (*choose) (gpointer data, guint digit);
} SatdokuBoardKeys;

void satdoku_board_keys_forward (GtkWidget *window, GtkWidget *board);
void satdoku_board_keys_add (GtkWidget *board, const SatdokuBoardKeys *keys, gpointer data);
