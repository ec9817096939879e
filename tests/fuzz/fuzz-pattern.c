/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any text as a pattern of givens: what is refused is said with its place, and what is read is
 * written and read back as the same. */

#include "fuzz.h"

#include <sudoku-error.h>
#include <sudoku-pattern.h>
#include <sudoku-types.h>
#include <words-error.h>

static void
check_refused (const GError *error)
{
  g_autofree char *words = NULL;

  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX);
  words = words_error (error, WORDS_STYLE_TERMINAL);
  g_assert_true (g_utf8_validate (words, -1, NULL));
  g_assert_true (g_str_has_prefix (words, "fuzz:"));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuPattern) pattern =
    sudoku_pattern_read ("fuzz", (const char *)data, size, &error);
  g_autoptr (SudokuPattern) back = NULL;
  g_autofree char *text = NULL;
  guint side;

  g_assert_true ((pattern != NULL) == (error == NULL));
  if (pattern == NULL)
    {
      check_refused (error);
      return 0;
    }
  side = sudoku_pattern_get_side (pattern);
  g_assert_true (side >= SUDOKU_SIDE_MIN && side <= SUDOKU_SIDE_MAX);
  g_assert_cmpuint (side * side, <=, size);
  g_assert_cmpuint (sudoku_pattern_count (pattern), <=, side * side);
  text = sudoku_pattern_write (pattern);
  back = sudoku_pattern_read ("back", text, strlen (text), NULL);
  g_assert_nonnull (back);
  g_assert_true (sudoku_pattern_equal (pattern, back));
  return 0;
}
