/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player has learned: which exercise and lesson come next, the text and back, what another
 * version or a damaged disk wrote, and two records that become one. */

#include <string.h>
#include <sudoku-chapter.h>
#include <sudoku-error.h>
#include <sudoku-learned.h>

static const SudokuTechnique *
get_technique (const char *id)
{
  return sudoku_technique_find (id);
}

static void
learn (SudokuLearned *learned,
       const SudokuTechnique *technique,
       SudokuOutcome outcome)
{
  for (guint i = 0; i < SUDOKU_LEARNED_EXERCISES; i++)
    sudoku_learned_set (learned, technique, i, outcome);
  sudoku_learned_set_last (learned, technique);
}

/* Open ones first, then skipped ones, then those that needed help. What was solved stays so. */
static void
test_exercises (void)
{
  g_autoptr (SudokuLearned) learned = sudoku_learned_new ();
  const SudokuTechnique *technique = get_technique ("x-wing");

  g_assert_true (sudoku_learned_is_empty (learned));
  g_assert_cmpuint (sudoku_learned_find_exercise (learned, technique), ==, 0);
  sudoku_learned_set (learned, technique, 0, SUDOKU_OUTCOME_SOLVED);
  sudoku_learned_set (learned, technique, 1, SUDOKU_OUTCOME_SKIPPED);
  sudoku_learned_set (learned, technique, 2, SUDOKU_OUTCOME_HELPED);
  sudoku_learned_set (learned, technique, 0, SUDOKU_OUTCOME_SKIPPED);
  g_assert_cmpint (sudoku_learned_get (learned, technique, 0), ==, SUDOKU_OUTCOME_SOLVED);
  g_assert_cmpuint (sudoku_learned_find_exercise (learned, technique), ==, 3);
  sudoku_learned_set (learned, technique, 3, SUDOKU_OUTCOME_SOLVED);
  sudoku_learned_set (learned, technique, 4, SUDOKU_OUTCOME_SOLVED);
  g_assert_false (sudoku_learned_is_learned (learned, technique));
  g_assert_cmpuint (sudoku_learned_find_exercise (learned, technique), ==, 1);
  sudoku_learned_set (learned, technique, 1, SUDOKU_OUTCOME_SOLVED);
  g_assert_true (sudoku_learned_is_learned (learned, technique));
  g_assert_cmpuint (sudoku_learned_find_exercise (learned, technique), ==, 2);
  g_assert_cmpuint (sudoku_learned_count (learned, technique, SUDOKU_OUTCOME_SOLVED), ==, 4);
  g_assert_cmpuint (sudoku_learned_count (learned, technique, SUDOKU_OUTCOME_HELPED), ==, 1);
  sudoku_learned_set (learned, technique, 2, SUDOKU_OUTCOME_SOLVED);
  g_assert_cmpuint (sudoku_learned_find_exercise (learned, technique), ==,
                    SUDOKU_LEARNED_EXERCISES);
  g_assert_false (sudoku_learned_is_empty (learned));
}

/* The last one until it is learned, then on from there, then what was left out. */
static void
test_lessons (void)
{
  g_autoptr (SudokuLearned) learned = sudoku_learned_new ();
  gsize n_chapters = 0;
  const SudokuChapter *chapters = sudoku_chapters (&n_chapters);
  const SudokuTechnique *first = chapters[0].lessons[0];
  const SudokuTechnique *technique = get_technique ("x-wing");
  const SudokuTechnique *next = sudoku_chapter_find_neighbour (technique, TRUE);

  g_assert_true (sudoku_learned_find_lesson (learned) == first);
  sudoku_learned_set_last (learned, technique);
  g_assert_true (sudoku_learned_find_lesson (learned) == technique);
  learn (learned, technique, SUDOKU_OUTCOME_HELPED);
  g_assert_true (sudoku_learned_find_lesson (learned) == next);
  for (const SudokuTechnique *at = technique; at != NULL;
       at = sudoku_chapter_find_neighbour (at, TRUE))
    learn (learned, at, SUDOKU_OUTCOME_SOLVED);
  g_assert_true (sudoku_learned_find_lesson (learned) == first);
  for (const SudokuTechnique *at = first; at != NULL;
       at = sudoku_chapter_find_neighbour (at, TRUE))
    learn (learned, at, SUDOKU_OUTCOME_SOLVED);
  g_assert_null (sudoku_learned_find_lesson (learned));
}

static const char text[] = "satdoku-learned\n"
                           "last skyscraper\n"
                           "of-a-later-version solved open open open open\n"
                           "skyscraper solved helped open skipped open\n";

static void
test_text (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuLearned) learned =
    sudoku_learned_read ("learned.txt", text, strlen (text), NULL, &error);
  g_autofree char *written = NULL;
  const SudokuTechnique *technique = get_technique ("skyscraper");

  g_assert_no_error (error);
  g_assert_true (sudoku_learned_get_last (learned) == technique);
  g_assert_cmpint (sudoku_learned_get (learned, technique, 1), ==, SUDOKU_OUTCOME_HELPED);
  g_assert_cmpint (sudoku_learned_get (learned, technique, 2), ==, SUDOKU_OUTCOME_OPEN);
  g_assert_cmpint (sudoku_learned_get (learned, technique, 3), ==, SUDOKU_OUTCOME_SKIPPED);
  written = sudoku_learned_write (learned);
  g_assert_cmpstr (written, ==, text);
}

static void
test_empty (void)
{
  guint n_damaged = 1;
  g_autoptr (SudokuLearned) learned = sudoku_learned_read ("learned.txt", "", 0, &n_damaged, NULL);

  g_assert_cmpuint (n_damaged, ==, 0);
  g_assert_true (sudoku_learned_is_empty (learned));
}

static void
test_errors (void)
{
  static const char *const texts[] = {
    "x-wing solved solved solved solved solved\n",
    "satdoku-learned 2\n",
    "satdoku-learned\nlast\n",
    "satdoku-learned\nlast x-wing y-wing\n",
    "satdoku-learned\nX-wing solved solved solved solved solved\n",
    "satdoku-learned\nx-wing solved solved solved solved\n",
    "satdoku-learned\nx-wing solved solved solved solved best\n",
    "satdoku-learned\nx-wing solved solved solved solved solved solved\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (
        sudoku_learned_read ("learned.txt", texts[i], strlen (texts[i]), NULL, &error));
      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX);
    }
}

/* What can be read of a damaged text is. */
static void
test_damaged (void)
{
  static const char damaged[] = "satdoku-learned\n"
                                "x-wing solved solved sol\x01"
                                "ed solved solved\n"
                                "skyscraper solved helped open skipped open\n"
                                "naked-pair solved so";
  guint n_damaged = 0;
  g_autoptr (SudokuLearned) learned =
    sudoku_learned_read ("learned.txt", damaged, strlen (damaged), &n_damaged, NULL);

  g_assert_cmpuint (n_damaged, ==, 2);
  g_assert_cmpuint (
    sudoku_learned_count (learned, get_technique ("x-wing"), SUDOKU_OUTCOME_SOLVED), ==, 0);
  g_assert_cmpint (sudoku_learned_get (learned, get_technique ("skyscraper"), 1), ==,
                   SUDOKU_OUTCOME_HELPED);
}

static void
test_merge (void)
{
  g_autoptr (SudokuLearned) learned = sudoku_learned_new ();
  g_autoptr (SudokuLearned) other = sudoku_learned_new ();
  const SudokuTechnique *technique = get_technique ("x-wing");

  sudoku_learned_set (learned, technique, 0, SUDOKU_OUTCOME_SOLVED);
  sudoku_learned_set (learned, technique, 1, SUDOKU_OUTCOME_SKIPPED);
  sudoku_learned_set (other, technique, 0, SUDOKU_OUTCOME_HELPED);
  sudoku_learned_set (other, technique, 1, SUDOKU_OUTCOME_HELPED);
  sudoku_learned_set (other, get_technique ("xy-wing"), 4, SUDOKU_OUTCOME_SOLVED);
  sudoku_learned_set_last (other, get_technique ("xy-wing"));
  sudoku_learned_merge (learned, other);
  g_assert_cmpint (sudoku_learned_get (learned, technique, 0), ==, SUDOKU_OUTCOME_SOLVED);
  g_assert_cmpint (sudoku_learned_get (learned, technique, 1), ==, SUDOKU_OUTCOME_HELPED);
  g_assert_cmpint (sudoku_learned_get (learned, get_technique ("xy-wing"), 4), ==,
                   SUDOKU_OUTCOME_SOLVED);
  g_assert_true (sudoku_learned_get_last (learned) == get_technique ("xy-wing"));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/learned/exercises", test_exercises);
  g_test_add_func ("/learned/lessons", test_lessons);
  g_test_add_func ("/learned/text", test_text);
  g_test_add_func ("/learned/empty", test_empty);
  g_test_add_func ("/learned/errors", test_errors);
  g_test_add_func ("/learned/damaged", test_damaged);
  g_test_add_func ("/learned/merge", test_merge);

  return g_test_run ();
}
