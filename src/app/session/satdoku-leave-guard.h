/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-game-document.h"

#define SATDOKU_TYPE_LEAVE_GUARD (satdoku_leave_guard_get_type ())
/**
 * SatdokuLeaveGuard:
 *
 * The way out of a game: whatever plays another one goes through it.
 */
G_DECLARE_FINAL_TYPE (SatdokuLeaveGuard, satdoku_leave_guard, SATDOKU, LEAVE_GUARD, GObject)

/**
 * SatdokuLeaveAnswer:
 * @SATDOKU_LEAVE_STAY: the game is played on
 * @SATDOKU_LEAVE_KEEP: the game is left, and writing it is tried again
 * @SATDOKU_LEAVE_GIVE_UP: the game is left as it was written last
 *
 * What becomes of a game that can't be written.
 */
typedef enum
{
  SATDOKU_LEAVE_STAY,
  SATDOKU_LEAVE_KEEP,
  SATDOKU_LEAVE_GIVE_UP,
} SatdokuLeaveAnswer;

/**
 * SatdokuLeaveFunc:
 * @user_data: what satdoku_leave_guard_pass() was given
 *
 * Leaves the game for another one.
 */
typedef void (*SatdokuLeaveFunc) (gpointer user_data);

/**
 * SatdokuShowFunc:
 * @owner: what shows it
 * @shown: what is shown
 *
 * Shows something in the place of the game.
 */
typedef void (*SatdokuShowFunc) (GObject *owner, gpointer shown);

SatdokuLeaveGuard *satdoku_leave_guard_new (SatdokuGameDocument *document);
void satdoku_leave_guard_pass (SatdokuLeaveGuard *self,
                               SatdokuLeaveFunc leave,
                               gpointer user_data,
                               GDestroyNotify free_data);
void satdoku_leave_guard_show (SatdokuLeaveGuard *self,
                               GObject *owner,
                               SatdokuShowFunc show,
                               gpointer shown,
                               GDestroyNotify free_shown);
void satdoku_leave_guard_answer (SatdokuLeaveGuard *self, SatdokuLeaveAnswer answer);
void satdoku_leave_guard_ask_again (SatdokuLeaveGuard *self);
