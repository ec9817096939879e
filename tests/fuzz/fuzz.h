/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <words-error.h>

/* What libFuzzer, or fuzz-replay.c in its place, calls with each text. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* Finding the words of an error takes longer than most errors. */
#define FUZZ_WORDS_ONE_OF 16

/* What a reader says of a text that it calls "fuzz": where it is wrong, and in words that can be
 * shown, which is looked at the first time and now and then. */
static inline void
fuzz_check_error (const GError *error)
{
  static guint n_errors = 0;
  g_autofree char *words = NULL;

  g_assert_nonnull (error);
  g_assert_true (g_str_has_prefix (error->message, "fuzz:"));
  if (n_errors++ % FUZZ_WORDS_ONE_OF != 0)
    return;
  words = words_error (error, WORDS_STYLE_WINDOW);
  g_assert_true (g_utf8_validate (words, -1, NULL));
  g_assert_cmpuint (strlen (words), >, 0);
  g_assert_cmpuint (strlen (words), <, 600);
  g_assert_null (strchr (words, '\n'));
}
