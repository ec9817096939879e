/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * CLI_COMPLETE:
 *
 * The pseudo-command that shells use to ask for completions.
 */
#define CLI_COMPLETE "__complete"

char *cli_complete_get_text (const char *const *words);
