/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player has learned, in words. */

#include "words-learned.h"

#include <glib/gi18n.h>

#include "words-level.h"

/* "3 of 5" and, as far as there are such, "1 with help" and "1 skipped". */
static char *
count_outcomes (guint n_solved,
                guint n_helped,
                guint n_skipped)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  /* Translators: how many exercises of a lesson were solved, and how many there are. */
  g_ptr_array_add (parts, g_strdup_printf (_ ("%u of %u solved"), n_solved + n_helped,
                                           (guint)SUDOKU_LEARNED_EXERCISES));
  if (n_helped > 0)
    /* Translators: how many exercises of a lesson were solved with help; follows "3 of 5
     * solved". */
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%u with help", "%u with help", n_helped),
                                             n_helped));
  if (n_skipped > 0)
    /* Translators: how many exercises of a lesson were skipped; follows "3 of 5 solved". */
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%u skipped", "%u skipped", n_skipped),
                                             n_skipped));
  g_ptr_array_add (parts, NULL);
  /* Translators: stands between parts of a list such as "3 of 5 solved, 1 with help". */
  return g_strjoinv (C_ ("between outcomes", ", "), (char **)parts->pdata);
}

/**
 * words_learned_state:
 * @technique: a technique that has a lesson
 *
 * Words how far a player is in a lesson.
 *
 * Returns: (transfer full): "New", "3 of 5 solved, 1 with help" or "Learned"
 */
char *
words_learned_state (const SudokuLearned *learned,
                     const SudokuTechnique *technique)
{
  guint n_solved, n_helped, n_skipped;

  g_return_val_if_fail (learned != NULL && technique != NULL, NULL);

  n_solved = sudoku_learned_count (learned, technique, SUDOKU_OUTCOME_SOLVED);
  n_helped = sudoku_learned_count (learned, technique, SUDOKU_OUTCOME_HELPED);
  n_skipped = sudoku_learned_count (learned, technique, SUDOKU_OUTCOME_SKIPPED);
  if (n_solved + n_helped + n_skipped == 0)
    /* Translators: a lesson that was not begun. */
    return g_strdup (C_ ("lesson", "New"));
  if (n_solved + n_helped < SUDOKU_LEARNED_EXERCISES)
    return count_outcomes (n_solved, n_helped, n_skipped);
  if (n_helped == 0)
    /* Translators: a lesson of which all exercises were solved. */
    return g_strdup (C_ ("lesson", "Learned"));
  /* Translators: a lesson of which all exercises were solved, and how many of them with help. */
  return g_strdup_printf (ngettext ("Learned, %u with help", "Learned, %u with help", n_helped),
                          n_helped);
}

/**
 * words_learned_chapter:
 *
 * Words how many lessons of a chapter were learned.
 *
 * Returns: (transfer full): "2 of 12"
 */
char *
words_learned_chapter (const SudokuLearned *learned,
                       const SudokuChapter *chapter)
{
  guint n = 0;

  g_return_val_if_fail (learned != NULL && chapter != NULL, NULL);

  for (guint i = 0; i < chapter->n_lessons; i++)
    n += sudoku_learned_is_learned (learned, chapter->lessons[i]);
  /* Translators: how many lessons of a chapter were learned, and how many there are. */
  return g_strdup_printf (_ ("%u of %u"), n, chapter->n_lessons);
}

/**
 * words_learned_place:
 * @technique: a technique that has a lesson
 *
 * Words where a lesson is in the course.
 *
 * Returns: (transfer full): "Hard · 3 of 12"
 */
char *
words_learned_place (const SudokuTechnique *technique)
{
  const SudokuChapter *chapter = NULL;
  guint lesson = 0;

  g_return_val_if_fail (technique != NULL, NULL);

  chapter = sudoku_chapter_find (technique, &lesson);
  g_return_val_if_fail (chapter != NULL, NULL);
  /* Translators: the level of a chapter such as "Hard", which lesson of it this is, and how many
   * it has. */
  return g_strdup_printf (_ ("%s · %u of %u"), words_level_name (chapter->level), lesson + 1,
                          chapter->n_lessons);
}

/**
 * words_learned_exercise:
 * @exercise: which one, from 0
 *
 * Words which exercise of a lesson one is at.
 *
 * Returns: (transfer full): "Exercise 3 of 5"
 */
char *
words_learned_exercise (guint exercise)
{
  /* Translators: which exercise of a lesson this is, and how many there are. */
  return g_strdup_printf (_ ("Exercise %u of %u"), exercise + 1,
                          (guint)SUDOKU_LEARNED_EXERCISES);
}

/**
 * words_learned_other:
 * @other: the technique that a player has used
 * @wanted: the technique of the exercise
 *
 * Says that an answer is right, but by another technique than the one to practise.
 *
 * Returns: (transfer full): one or two sentences
 */
char *
words_learned_other (const SudokuTechnique *other,
                     const SudokuTechnique *wanted)
{
  g_return_val_if_fail (other != NULL && wanted != NULL, NULL);

  /* Translators: both are names of techniques, such as "Naked pair" and "X-wing". */
  return g_strdup_printf (_ ("That is true, by another pattern: “%s”. Here, look for “%s”."),
                          _ (other->name), _ (wanted->name));
}
