/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The order in which techniques are learned. Each technique that has an example is a lesson in the
 * chapter of its level, and the first chapter has what beginners learn before these; within a
 * chapter the order is that of the scale in the manner of HoDoKu, and what is not on that scale
 * comes last. Adding a technique and its example adds the lesson. */

#include "sudoku-chapter.h"

#include "sudoku-basics.h"
#include "sudoku-example.h"

typedef struct
{
  SudokuChapter chapters[SUDOKU_N_LEVELS];
  guint n_chapters;
} Course;

/* The last place of a number in a box is all that most beginners ever need, and in a row or a
 * column it is found in the same way. So this is learned in the first chapter, though puzzles that
 * need it in rows and columns are easy ones. */
static SudokuLevel
get_level (const SudokuTechnique *technique)
{
  if (g_str_equal (technique->id, "hidden-single"))
    return SUDOKU_LEVEL_BEGINNER;
  return sudoku_technique_estimate_level (technique);
}

static guint
get_order (const SudokuTechnique *technique)
{
  return technique->hodoku_order > 0 ? technique->hodoku_order : G_MAXUINT;
}

/* Keeps the order of the table where the scale has none: techniques are compared by their places
 * in it, too. */
static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer places)
{
  const SudokuTechnique *first = *(const SudokuTechnique *const *)a;
  const SudokuTechnique *second = *(const SudokuTechnique *const *)b;
  guint order = get_order (first), other = get_order (second);

  if (order != other)
    return order < other ? -1 : 1;
  return GPOINTER_TO_INT (g_hash_table_lookup (places, first)) -
         GPOINTER_TO_INT (g_hash_table_lookup (places, second));
}

static void
add_basics (GPtrArray *lessons)
{
  gsize n = 0;
  const SudokuTechnique *basics = sudoku_basics (&n);

  for (gsize i = 0; i < n; i++)
    g_ptr_array_add (lessons, (gpointer)&basics[i]);
}

static void
add_chapter (Course *course,
             SudokuLevel level,
             GHashTable *places)
{
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);
  GPtrArray *lessons = g_ptr_array_new ();
  SudokuChapter *chapter = &course->chapters[course->n_chapters++];

  if (level == SUDOKU_LEVEL_BEGINNER)
    add_basics (lessons);
  for (gsize i = 0; i < n; i++)
    if (get_level (techniques[i]) == level && sudoku_example_exists (techniques[i]))
      g_ptr_array_add (lessons, (gpointer)techniques[i]);
  g_ptr_array_sort_with_data (lessons, compare, places);
  g_assert (lessons->len > 0);
  chapter->level = level;
  chapter->n_lessons = lessons->len;
  chapter->lessons = (const SudokuTechnique *const *)g_ptr_array_free (lessons, FALSE);
}

static gpointer
make_course (gpointer user_data G_GNUC_UNUSED)
{
  Course *course = g_new0 (Course, 1);
  g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);

  for (gsize i = 0; i < n; i++)
    g_hash_table_insert (places, (gpointer)techniques[i], GINT_TO_POINTER ((int)i));
  for (SudokuLevel level = SUDOKU_LEVEL_BEGINNER; level < SUDOKU_N_LEVELS; level++)
    add_chapter (course, level, places);
  return course;
}

/**
 * sudoku_chapters: (skip)
 * @n_chapters: (out): how many there are
 *
 * Gets the chapters of the course. Safe in any thread.
 *
 * Returns: (array length=n_chapters) (transfer none): all chapters, the easiest first
 */
const SudokuChapter *
sudoku_chapters (gsize *n_chapters)
{
  static GOnce once = G_ONCE_INIT;
  const Course *course = NULL;

  g_return_val_if_fail (n_chapters != NULL, NULL);

  g_once (&once, make_course, NULL);
  course = once.retval;
  *n_chapters = course->n_chapters;
  return course->chapters;
}

/**
 * sudoku_chapter_find: (skip)
 * @technique: a technique
 * @lesson: (out) (optional): its place in the chapter, from 0
 *
 * Finds the chapter in which a technique is learned.
 *
 * Returns: (transfer none) (nullable): the chapter; %NULL when the technique has no lesson
 */
const SudokuChapter *
sudoku_chapter_find (const SudokuTechnique *technique,
                     guint *lesson)
{
  gsize n = 0;
  const SudokuChapter *chapters = sudoku_chapters (&n);

  g_return_val_if_fail (technique != NULL, NULL);

  for (gsize i = 0; i < n; i++)
    for (guint k = 0; k < chapters[i].n_lessons; k++)
      if (chapters[i].lessons[k] == technique)
        {
          if (lesson != NULL)
            *lesson = k;
          return &chapters[i];
        }
  return NULL;
}

/**
 * sudoku_chapter_find_lesson: (skip)
 * @id: an id
 *
 * Finds a lesson by the id of its technique.
 *
 * Returns: (transfer none) (nullable): the technique; %NULL when there is no such lesson
 */
const SudokuTechnique *
sudoku_chapter_find_lesson (const char *id)
{
  gsize n = 0;
  const SudokuChapter *chapters = sudoku_chapters (&n);

  g_return_val_if_fail (id != NULL, NULL);

  for (gsize i = 0; i < n; i++)
    for (guint k = 0; k < chapters[i].n_lessons; k++)
      if (g_str_equal (chapters[i].lessons[k]->id, id))
        return chapters[i].lessons[k];
  return NULL;
}

/**
 * sudoku_chapter_find_neighbour: (skip)
 * @technique: a technique that has a lesson
 * @forward: whether the next lesson is wanted; otherwise the one before
 *
 * Finds the lesson beside another one, also in the next chapter.
 *
 * Returns: (transfer none) (nullable): its technique; %NULL at the ends of the course
 */
const SudokuTechnique *
sudoku_chapter_find_neighbour (const SudokuTechnique *technique,
                               gboolean forward)
{
  gsize n = 0;
  const SudokuChapter *chapters = sudoku_chapters (&n);
  const SudokuTechnique *before = NULL;

  g_return_val_if_fail (technique != NULL, NULL);

  for (gsize i = 0; i < n; i++)
    for (guint k = 0; k < chapters[i].n_lessons; k++)
      {
        const SudokuTechnique *lesson = chapters[i].lessons[k];

        if (forward ? before == technique : lesson == technique)
          return forward ? lesson : before;
        before = lesson;
      }
  return NULL;
}
