/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * CliRepeats:
 *
 * The messages that were written, and how often.
 */
typedef struct _CliRepeats CliRepeats;

CliRepeats *cli_repeats_new (void);
void cli_repeats_free (CliRepeats *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliRepeats, cli_repeats_free)

gboolean cli_repeats_add (CliRepeats *self, const char *place, const char *message);
char *cli_repeats_describe (const CliRepeats *self, guint i);
