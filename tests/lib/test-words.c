/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compares the sentence of an error with what is expected. */

#include "test-words.h"

#include <string.h>
#include <words-error.h>

/**
 * test_words_assert:
 * @error: an error
 * @expected: a sentence with its place
 *
 * Asserts that a terminal shows just this.
 */
void
test_words_assert (const GError *error,
                   const char *expected)
{
  g_autofree char *words = words_error (error, WORDS_STYLE_TERMINAL);

  g_assert_cmpstr (words, ==, expected);
}

/**
 * test_words_assert_prefix:
 * @error: an error
 * @expected: the begin of a sentence
 *
 * Asserts that a terminal shows this and more.
 */
void
test_words_assert_prefix (const GError *error,
                          const char *expected)
{
  g_autofree char *words = words_error (error, WORDS_STYLE_TERMINAL);

  g_assert_nonnull (words);
  if (!g_str_has_prefix (words, expected))
    g_assert_cmpstr (words, ==, expected);
}

/**
 * test_words_assert_part:
 * @error: an error
 * @expected: a part of a sentence
 *
 * Asserts that a terminal shows this among other words.
 */
void
test_words_assert_part (const GError *error,
                        const char *expected)
{
  g_autofree char *words = words_error (error, WORDS_STYLE_TERMINAL);

  g_assert_nonnull (words);
  if (strstr (words, expected) == NULL)
    g_assert_cmpstr (words, ==, expected);
}
