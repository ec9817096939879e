/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The order of learning: each technique with an example is in exactly one chapter, with what
 * beginners learn before these, and one gets from the first to the last by going on. */

#include <sudoku-basics.h>
#include <sudoku-chapter.h>
#include <sudoku-example.h>

static void
test_all (void)
{
  gsize n_chapters = 0, n = 0;
  const SudokuChapter *chapters = sudoku_chapters (&n_chapters);
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);
  guint n_lessons = 0, n_examples = 0;
  gsize n_basics = 0;

  sudoku_basics (&n_basics);
  g_assert_cmpuint (n_chapters, ==, SUDOKU_N_LEVELS - 1);
  for (gsize i = 0; i < n_chapters; i++)
    {
      g_assert_cmpint (chapters[i].level, ==, SUDOKU_LEVEL_BEGINNER + (int)i);
      g_assert_cmpuint (chapters[i].n_lessons, >, 0);
      n_lessons += chapters[i].n_lessons;
    }
  for (gsize i = 0; i < n; i++)
    {
      guint lesson = 0;
      const SudokuChapter *chapter = sudoku_chapter_find (techniques[i], &lesson);

      n_examples += sudoku_example_exists (techniques[i]);
      g_assert_cmpint (chapter != NULL, ==, sudoku_example_exists (techniques[i]));
      if (chapter != NULL)
        g_assert_true (chapter->lessons[lesson] == techniques[i]);
    }
  g_assert_cmpuint (n_lessons, ==, n_examples + n_basics);
}

static void
test_order (void)
{
  static const char *const ids[] = {
    "the-rules",
    "full-house",
    "hidden-single",
    "naked-single",
    "pointing",
    "naked-pair",
    "x-wing",
    "swordfish",
    "xy-wing",
    "sue-de-coq",
    "x-chain",
    "als-xz",
    "forcing-chain-contradiction",
    "template-set",
  };
  const SudokuTechnique *at = sudoku_chapter_find_lesson (ids[0]);

  for (gsize i = 1; i < G_N_ELEMENTS (ids); i++)
    {
      while (at != NULL && !g_str_equal (at->id, ids[i]))
        at = sudoku_chapter_find_neighbour (at, TRUE);
      g_assert_nonnull (at);
    }
  g_assert_cmpint (sudoku_chapter_find (sudoku_technique_find ("hidden-single"), NULL)->level, ==,
                   SUDOKU_LEVEL_BEGINNER);
}

/* Forward through all lessons, and the same way back. */
static void
test_neighbours (void)
{
  gsize n_chapters = 0;
  const SudokuChapter *chapters = sudoku_chapters (&n_chapters);
  const SudokuTechnique *at = NULL;
  guint n_lessons = 0, n_seen = 1;

  for (gsize i = 0; i < n_chapters; i++)
    n_lessons += chapters[i].n_lessons;
  at = chapters[0].lessons[0];
  g_assert_null (sudoku_chapter_find_neighbour (at, FALSE));
  for (const SudokuTechnique *next;
       (next = sudoku_chapter_find_neighbour (at, TRUE)) != NULL; at = next)
    {
      g_assert_true (sudoku_chapter_find_neighbour (next, FALSE) == at);
      n_seen++;
    }
  g_assert_cmpuint (n_seen, ==, n_lessons);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/chapter/all", test_all);
  g_test_add_func ("/chapter/order", test_order);
  g_test_add_func ("/chapter/neighbours", test_neighbours);

  return g_test_run ();
}
