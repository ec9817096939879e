/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What errors say on a terminal. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void test_words_assert (const GError *error, const char *expected);
void test_words_assert_prefix (const GError *error, const char *expected);
void test_words_assert_part (const GError *error, const char *expected);

G_END_DECLS
