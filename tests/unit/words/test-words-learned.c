/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far a player is in a lesson, a chapter and the course, in words. */

#include <words-learned.h>

#define O SUDOKU_OUTCOME_OPEN
#define K SUDOKU_OUTCOME_SKIPPED
#define H SUDOKU_OUTCOME_HELPED
#define S SUDOKU_OUTCOME_SOLVED

static void
set_all (SudokuLearned *learned,
         const SudokuTechnique *technique,
         const SudokuOutcome outcomes[SUDOKU_LEARNED_EXERCISES])
{
  for (guint i = 0; i < SUDOKU_LEARNED_EXERCISES; i++)
    sudoku_learned_set (learned, technique, i, outcomes[i]);
}

static void
test_state (void)
{
  static const struct
  {
    SudokuOutcome outcomes[SUDOKU_LEARNED_EXERCISES];
    const char *text;
  } cases[] = {
    { { O, O, O, O, O }, "New" },
    { { S, O, O, O, O }, "1 of 5 solved" },
    { { S, H, O, O, S }, "3 of 5 solved, 1 with help" },
    { { K, O, O, O, O }, "0 of 5 solved, 1 skipped" },
    { { S, H, K, H, K }, "3 of 5 solved, 2 with help, 2 skipped" },
    { { S, S, S, S, S }, "Learned" },
    { { S, S, H, S, S }, "Learned, 1 with help" },
  };
  const SudokuTechnique *technique = sudoku_technique_find ("x-wing");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuLearned) learned = sudoku_learned_new ();
      g_autofree char *text = NULL;

      set_all (learned, technique, cases[i].outcomes);
      text = words_learned_state (learned, technique);
      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

static void
test_places (void)
{
  g_autoptr (SudokuLearned) learned = sudoku_learned_new ();
  const SudokuTechnique *technique = sudoku_technique_find ("hidden-single");
  const SudokuChapter *chapter = sudoku_chapter_find (technique, NULL);
  g_autofree char *place = words_learned_place (technique);
  g_autofree char *exercise = words_learned_exercise (2);
  g_autofree char *before = words_learned_chapter (learned, chapter);
  g_autofree char *after = NULL;

  g_assert_cmpstr (place, ==, "Beginner · 7 of 7");
  g_assert_cmpstr (exercise, ==, "Exercise 3 of 5");
  g_assert_cmpstr (before, ==, "0 of 7");
  for (guint i = 0; i < SUDOKU_LEARNED_EXERCISES; i++)
    sudoku_learned_set (learned, technique, i, SUDOKU_OUTCOME_HELPED);
  after = words_learned_chapter (learned, chapter);
  g_assert_cmpstr (after, ==, "1 of 7");
}

static void
test_other (void)
{
  g_autofree char *text = words_learned_other (sudoku_technique_find ("naked-pair"),
                                               sudoku_technique_find ("x-wing"));

  g_assert_cmpstr (text, ==,
                   "That is true, by another pattern: “Naked pair”. Here, look for “X-wing”.");
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words-learned/state", test_state);
  g_test_add_func ("/words-learned/places", test_places);
  g_test_add_func ("/words-learned/other", test_other);

  return g_test_run ();
}
