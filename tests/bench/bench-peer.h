/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Other programs that do the same, for comparison. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* CPU seconds that the command takes, its programs included; 0 when it is not there. */
double bench_peer (const char *command, const char *input);
/* Prints how many times faster @own is, if the peer is there. */
void bench_print_ratio (const char *name, double own, double peer, const char *target);

G_END_DECLS
