/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A clock on the wall that is set anew while the program runs. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void test_time_shift (gint64 seconds);

G_END_DECLS
