/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player has learned. As a text it is a line for each lesson that was begun, with the id of
 * its technique and what became of each exercise, below a line with the lesson that was last:
 *
 *     satdoku-learned
 *     last skyscraper
 *     hidden-single solved solved helped solved solved
 *     skyscraper solved solved open skipped open
 *
 * An id that this version doesn't know is kept, as another version may know it. */

#include "sudoku-learned.h"

#include <string.h>

#include "sudoku-chapter.h"
#include "sudoku-scanner.h"

#define HEAD "satdoku-learned"
#define LAST "last"

typedef struct
{
  SudokuOutcome outcomes[SUDOKU_LEARNED_EXERCISES];
} Lesson;

struct _SudokuLearned
{
  GHashTable *lessons; /* owned: id, owned → Lesson, owned */
  char *last;          /* (nullable): id */
};

static const char *const names[SUDOKU_N_OUTCOMES] = {
  [SUDOKU_OUTCOME_OPEN] = "open",
  [SUDOKU_OUTCOME_SKIPPED] = "skipped",
  [SUDOKU_OUTCOME_HELPED] = "helped",
  [SUDOKU_OUTCOME_SOLVED] = "solved",
};

/**
 * sudoku_learned_new: (skip)
 *
 * Makes a record of a player who has not begun.
 *
 * Returns: (transfer full): the record
 */
SudokuLearned *
sudoku_learned_new (void)
{
  SudokuLearned *self = g_new0 (SudokuLearned, 1);

  self->lessons = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return self;
}

/**
 * sudoku_learned_free: (skip)
 *
 * Frees it.
 */
void
sudoku_learned_free (SudokuLearned *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_unref (self->lessons);
  g_free (self->last);
  g_free (self);
}

/* Makes a lesson that is not there yet. */
static Lesson *
get_lesson (SudokuLearned *self,
            const char *id)
{
  Lesson *lesson = g_hash_table_lookup (self->lessons, id);

  if (lesson == NULL)
    {
      lesson = g_new0 (Lesson, 1);
      g_hash_table_insert (self->lessons, g_strdup (id), lesson);
    }
  return lesson;
}

/**
 * sudoku_learned_get: (skip)
 * @technique: a technique
 * @exercise: which exercise, from 0
 *
 * Gets what became of an exercise.
 *
 * Returns: the outcome
 */
SudokuOutcome
sudoku_learned_get (const SudokuLearned *self,
                    const SudokuTechnique *technique,
                    guint exercise)
{
  const Lesson *lesson = NULL;

  g_return_val_if_fail (self != NULL && technique != NULL, SUDOKU_OUTCOME_OPEN);
  g_return_val_if_fail (exercise < SUDOKU_LEARNED_EXERCISES, SUDOKU_OUTCOME_OPEN);

  lesson = g_hash_table_lookup (self->lessons, technique->id);
  return lesson != NULL ? lesson->outcomes[exercise] : SUDOKU_OUTCOME_OPEN;
}

/**
 * sudoku_learned_set: (skip)
 * @technique: a technique
 * @exercise: which exercise, from 0
 * @outcome: what became of it
 *
 * Records what became of an exercise. A worse outcome than before changes nothing: what was solved
 * once stays solved.
 */
void
sudoku_learned_set (SudokuLearned *self,
                    const SudokuTechnique *technique,
                    guint exercise,
                    SudokuOutcome outcome)
{
  Lesson *lesson = NULL;

  g_return_if_fail (self != NULL && technique != NULL && outcome < SUDOKU_N_OUTCOMES);
  g_return_if_fail (exercise < SUDOKU_LEARNED_EXERCISES);

  lesson = get_lesson (self, technique->id);
  lesson->outcomes[exercise] = MAX (lesson->outcomes[exercise], outcome);
}

/**
 * sudoku_learned_count: (skip)
 * @technique: a technique
 * @outcome: an outcome
 *
 * Counts the exercises of a lesson with an outcome.
 *
 * Returns: how many there are
 */
guint
sudoku_learned_count (const SudokuLearned *self,
                      const SudokuTechnique *technique,
                      SudokuOutcome outcome)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL && technique != NULL, 0);

  for (guint i = 0; i < SUDOKU_LEARNED_EXERCISES; i++)
    n += sudoku_learned_get (self, technique, i) == outcome;
  return n;
}

/**
 * sudoku_learned_is_learned: (skip)
 * @technique: a technique
 *
 * Tells whether all exercises of a lesson were solved, with help or without.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_learned_is_learned (const SudokuLearned *self,
                           const SudokuTechnique *technique)
{
  g_return_val_if_fail (self != NULL && technique != NULL, FALSE);

  for (guint i = 0; i < SUDOKU_LEARNED_EXERCISES; i++)
    if (sudoku_learned_get (self, technique, i) < SUDOKU_OUTCOME_HELPED)
      return FALSE;
  return TRUE;
}

/**
 * sudoku_learned_find_exercise: (skip)
 * @technique: a technique
 *
 * Finds the exercise to go on with: the first that is open; when there is none, the first that was
 * skipped, and then the first that needed help.
 *
 * Returns: which one, from 0; %SUDOKU_LEARNED_EXERCISES when all were solved without help
 */
guint
sudoku_learned_find_exercise (const SudokuLearned *self,
                              const SudokuTechnique *technique)
{
  g_return_val_if_fail (self != NULL && technique != NULL, 0);

  for (SudokuOutcome outcome = SUDOKU_OUTCOME_OPEN; outcome < SUDOKU_OUTCOME_SOLVED; outcome++)
    for (guint i = 0; i < SUDOKU_LEARNED_EXERCISES; i++)
      if (sudoku_learned_get (self, technique, i) == outcome)
        return i;
  return SUDOKU_LEARNED_EXERCISES;
}

/**
 * sudoku_learned_set_last: (skip)
 * @technique: a technique
 *
 * Records the lesson that the player worked on last.
 */
void
sudoku_learned_set_last (SudokuLearned *self,
                         const SudokuTechnique *technique)
{
  g_return_if_fail (self != NULL && technique != NULL);

  g_free (self->last);
  self->last = g_strdup (technique->id);
}

/**
 * sudoku_learned_get_last: (skip)
 *
 * Gets the lesson that the player worked on last.
 *
 * Returns: (transfer none) (nullable): its technique; %NULL when there is no such lesson here
 */
const SudokuTechnique *
sudoku_learned_get_last (const SudokuLearned *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->last != NULL ? sudoku_chapter_find_lesson (self->last) : NULL;
}

/**
 * sudoku_learned_find_lesson: (skip)
 *
 * Finds the lesson to go on with: the last one until it is learned, then the next one in the course
 * that is not, and from the beginning when there is none.
 *
 * Returns: (transfer none) (nullable): its technique; %NULL when all are learned
 */
const SudokuTechnique *
sudoku_learned_find_lesson (const SudokuLearned *self)
{
  const SudokuTechnique *last = NULL;
  gsize n = 0;
  const SudokuChapter *chapters = sudoku_chapters (&n);

  g_return_val_if_fail (self != NULL, NULL);

  last = sudoku_learned_get_last (self);
  for (const SudokuTechnique *at = last; at != NULL; at = sudoku_chapter_find_neighbour (at, TRUE))
    if (!sudoku_learned_is_learned (self, at))
      return at;
  for (const SudokuTechnique *at = chapters[0].lessons[0]; at != last;
       at = sudoku_chapter_find_neighbour (at, TRUE))
    if (!sudoku_learned_is_learned (self, at))
      return at;
  return NULL;
}

/**
 * sudoku_learned_is_empty: (skip)
 *
 * Tells whether the player has not begun any lesson.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_learned_is_empty (const SudokuLearned *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->last == NULL && g_hash_table_size (self->lessons) == 0;
}

/**
 * sudoku_learned_merge: (skip)
 * @other: another record
 *
 * Adds another record, such as from another computer: the better outcome of each exercise counts.
 * The last lesson stays, if there is one.
 */
void
sudoku_learned_merge (SudokuLearned *self,
                      const SudokuLearned *other)
{
  GHashTableIter iter;
  gpointer id = NULL, added = NULL;

  g_return_if_fail (self != NULL && other != NULL);

  g_hash_table_iter_init (&iter, other->lessons);
  while (g_hash_table_iter_next (&iter, &id, &added))
    {
      Lesson *lesson = get_lesson (self, id);

      for (guint i = 0; i < SUDOKU_LEARNED_EXERCISES; i++)
        lesson->outcomes[i] = MAX (lesson->outcomes[i], ((const Lesson *)added)->outcomes[i]);
    }
  if (self->last == NULL)
    self->last = g_strdup (other->last);
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

/**
 * sudoku_learned_write: (skip)
 *
 * Writes the record.
 *
 * Returns: (transfer full): the text; the same record always gives the same one
 */
char *
sudoku_learned_write (const SudokuLearned *self)
{
  g_autoptr (GString) text = g_string_new (HEAD "\n");
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer id = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->last != NULL)
    g_string_append_printf (text, LAST " %s\n", self->last);
  g_hash_table_iter_init (&iter, self->lessons);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    g_ptr_array_add (ids, id);
  g_ptr_array_sort (ids, compare_ids);
  for (guint i = 0; i < ids->len; i++)
    {
      const Lesson *lesson = g_hash_table_lookup (self->lessons, g_ptr_array_index (ids, i));

      g_string_append (text, g_ptr_array_index (ids, i));
      for (guint k = 0; k < SUDOKU_LEARNED_EXERCISES; k++)
        g_string_append_printf (text, " %s", names[lesson->outcomes[k]]);
      g_string_append_c (text, '\n');
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* (nullable): what an id may consist of: those of later versions are not known here. */
static char *
need_id (SudokuScanner *scanner,
         GError **error)
{
  const char *word = NULL;
  gsize length = 0;

  if (!sudoku_scanner_need_word (scanner, "technique-expected", &word, &length, error))
    return NULL;
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_islower (word[i]) && !g_ascii_isdigit (word[i]) && word[i] != '-')
      {
        sudoku_scanner_fail_word (scanner, word, length, "technique-expected", error);
        return NULL;
      }
  return g_strndup (word, length);
}

static gboolean
need_outcome (SudokuScanner *scanner,
              SudokuOutcome *outcome,
              GError **error)
{
  const char *word = NULL;
  gsize length = 0;

  if (!sudoku_scanner_need_word (scanner, "outcome-expected", &word, &length, error))
    return FALSE;
  for (guint i = 0; i < SUDOKU_N_OUTCOMES; i++)
    if (sudoku_scan_equal (word, length, names[i]))
      {
        *outcome = (SudokuOutcome)i;
        return TRUE;
      }
  return sudoku_scanner_fail_word (scanner, word, length, "outcome-expected", error);
}

static gboolean
read_last (SudokuLearned *self,
           SudokuScanner *scanner,
           GError **error)
{
  g_autofree char *last = need_id (scanner, error);

  if (last == NULL || !sudoku_scanner_need_end (scanner, error))
    return FALSE;
  g_free (self->last);
  self->last = g_steal_pointer (&last);
  return TRUE;
}

/* Of a lesson that is there twice, the better outcomes count. */
static gboolean
read_line (SudokuLearned *self,
           SudokuScanner *scanner,
           GError **error)
{
  g_autofree char *id = need_id (scanner, error);
  SudokuOutcome outcomes[SUDOKU_LEARNED_EXERCISES];
  Lesson *lesson = NULL;

  if (id == NULL)
    return FALSE;
  if (g_str_equal (id, LAST))
    return read_last (self, scanner, error);
  for (guint i = 0; i < SUDOKU_LEARNED_EXERCISES; i++)
    if (!need_outcome (scanner, &outcomes[i], error))
      return FALSE;
  if (!sudoku_scanner_need_end (scanner, error))
    return FALSE;
  lesson = get_lesson (self, id);
  for (guint i = 0; i < SUDOKU_LEARNED_EXERCISES; i++)
    lesson->outcomes[i] = MAX (lesson->outcomes[i], outcomes[i]);
  return TRUE;
}

static gboolean
read_head (SudokuScanner *scanner,
           GError **error)
{
  const char *word = NULL;
  gsize length = 0;

  if (!sudoku_scanner_next_filled_line (scanner))
    return TRUE;
  return sudoku_scanner_need_word (scanner, "learned-expected", &word, &length, error) &&
         (sudoku_scan_equal (word, length, HEAD) ||
          sudoku_scanner_fail_word (scanner, word, length, "learned-expected", error)) &&
         sudoku_scanner_need_end (scanner, error);
}

/**
 * sudoku_learned_read: (skip)
 * @name: name of the text, for messages
 * @text: a text from sudoku_learned_write(); an empty one is a player who has not begun
 * @length: its length in bytes
 * @n_damaged: (out) (optional): how many lines could not be read; the others are. %NULL: the first
 *   of them is an error
 *
 * Reads a record.
 *
 * Returns: (transfer full) (nullable): the record; %NULL with SUDOKU_ERROR_SYNTAX when it could not
 *   be read
 */
SudokuLearned *
sudoku_learned_read (const char *name,
                     const char *text,
                     gsize length,
                     guint *n_damaged,
                     GError **error)
{
  g_autoptr (SudokuLearned) self = NULL;
  SudokuScanner scanner;
  GError *failure = NULL;
  guint n = 0;

  g_return_val_if_fail (name != NULL && text != NULL, NULL);

  self = sudoku_learned_new ();
  sudoku_scanner_init (&scanner, name, text, length, 1);
  for (gboolean fits = read_head (&scanner, &failure);;
       fits = read_line (self, &scanner, &failure))
    {
      if (!fits && n_damaged == NULL)
        {
          g_propagate_error (error, failure);
          return NULL;
        }
      n += !fits;
      g_clear_error (&failure);
      if (!sudoku_scanner_next_filled_line (&scanner))
        break;
    }
  if (n_damaged != NULL)
    *n_damaged = n;
  return g_steal_pointer (&self);
}
