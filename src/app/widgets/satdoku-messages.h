/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said to the user for a moment: see the top of satdoku-messages.c. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SATDOKU_TYPE_MESSAGES (satdoku_messages_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuMessages, satdoku_messages, SATDOKU, MESSAGES, GObject)

/* What a message is about, and so when it is out of date. */
typedef enum
{
  SATDOKU_MESSAGE_GENERAL,
  SATDOKU_MESSAGE_PUZZLE,  /* the one that is shown */
  SATDOKU_MESSAGE_LASTING, /* what can be done only now: it stays until it is answered */
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

G_END_DECLS
