/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a program that has run out of resources. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void sat_exhaustion_watch (const char *no_memory, const char *no_resource, int status);
void sat_exhaustion_end_if_lacking (void);

G_END_DECLS
