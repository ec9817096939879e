/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player can do in a window: see the top of window-steps.c. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the numbers mean depends on what is there when the step is made, so that a sequence stays
 * one when steps are taken out of it. */
typedef struct
{
  guint kind;
  guint32 number;
  guint32 other;
} WindowStep;

const char *window_steps_get_name (guint kind);
GHashTable *window_steps_new_left (void);
const char *window_steps_play (const GArray *steps, GHashTable *left, gboolean wrong);

G_END_DECLS
