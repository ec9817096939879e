/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SATDOKU_TYPE_MESSAGES (satdoku_messages_get_type ())
/**
 * SatdokuMessages:
 *
 * The one place where a window says something in passing: a new message takes the place of the
 * old one.
 */
G_DECLARE_FINAL_TYPE (SatdokuMessages, satdoku_messages, SATDOKU, MESSAGES, GObject)

/**
 * SatdokuMessageSubject:
 * @SATDOKU_MESSAGE_GENERAL: nothing in particular: the next message replaces it
 * @SATDOKU_MESSAGE_PUZZLE: the puzzle that is shown: it goes with it
 * @SATDOKU_MESSAGE_LASTING: what can be done only now: it stays until it is answered
 *
 * What a message is about, which decides how long it stays.
 */
typedef enum
{
  SATDOKU_MESSAGE_GENERAL,
  SATDOKU_MESSAGE_PUZZLE,
  SATDOKU_MESSAGE_LASTING,
} SatdokuMessageSubject;

SatdokuMessages *satdoku_messages_new (AdwToastOverlay *overlay);
void satdoku_messages_say (SatdokuMessages *self, const char *text);
void satdoku_messages_say_error (SatdokuMessages *self, const GError *error);
void satdoku_messages_say_of (SatdokuMessages *self,
                              SatdokuMessageSubject subject,
                              const char *text,
                              const char *button,
                              const char *action);
void satdoku_messages_forget_puzzle (SatdokuMessages *self);
