/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/**
 * CliSignals:
 *
 * Turns SIGINT, SIGTERM and SIGHUP into a cancelled #GCancellable while it exists. There is at
 * most one.
 */
typedef struct _CliSignals CliSignals;

CliSignals *cli_signals_new (GCancellable *cancellable);
void cli_signals_free (CliSignals *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliSignals, cli_signals_free)
