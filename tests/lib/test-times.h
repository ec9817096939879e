/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What many calls took, in seconds of the processor, so that a busy machine does not count. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

double test_times_now (void);
GArray *test_times_new (void);
void test_times_add (GArray *times, double start);
void test_times_sort (GArray *times);
void test_times_print (GArray *times, const char *what);

G_END_DECLS
