/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any text as what a player has learned: what is taken is written and read back as the same, what
 * is refused says where it is wrong, and of a damaged one as much is taken as can be read. */

#include "fuzz.h"

#include <sudoku-chapter.h>
#include <sudoku-learned.h>

static void
check_same (const SudokuLearned *learned)
{
  g_autofree char *text = sudoku_learned_write (learned);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuLearned) copy =
    sudoku_learned_read ("copy", text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  again = sudoku_learned_write (copy);
  g_assert_cmpstr (again, ==, text);
  sudoku_learned_merge (copy, learned);
  g_free (again);
  again = sudoku_learned_write (copy);
  g_assert_cmpstr (again, ==, text);
}

static void
check_next (const SudokuLearned *learned)
{
  const SudokuTechnique *technique = sudoku_learned_find_lesson (learned);

  if (technique == NULL)
    return;
  g_assert_nonnull (sudoku_chapter_find (technique, NULL));
  g_assert_false (sudoku_learned_is_learned (learned, technique));
  g_assert_cmpuint (sudoku_learned_find_exercise (learned, technique), <,
                    SUDOKU_LEARNED_EXERCISES);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  const char *text = size > 0 ? (const char *)data : "";
  g_autoptr (GError) error = NULL;
  guint n_damaged = 0;
  g_autoptr (SudokuLearned) whole = sudoku_learned_read ("fuzz", text, size, NULL, &error);
  g_autoptr (SudokuLearned) readable =
    sudoku_learned_read ("fuzz", text, size, &n_damaged, NULL);

  g_assert_cmpint (whole != NULL, ==, n_damaged == 0);
  if (whole == NULL)
    fuzz_check_error (error);
  else
    check_same (whole);
  check_same (readable);
  check_next (readable);
  return 0;
}
