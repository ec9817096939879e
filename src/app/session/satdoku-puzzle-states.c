/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which puzzles of a collection are solved, as lines of text:
 *
 *   b1a004ce solved 17 187.5 1732262400    number, seconds, and when
 *
 * Each line is added by one write(2) when a puzzle is solved, and has a seal of its own, see
 * satdoku-seal.c: what is wrong in one line costs that line only. Of several about one puzzle the
 * last one counts.
 *
 * What could not be written is kept in memory, and so is what did not get to the disk: the system
 * may have dropped it after it has said so, and it is written once more. So is all that is known
 * when the file was deleted. */

#include "satdoku-config.h"

#include "satdoku-puzzle-states.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <sat-file-error.h>
#include <sat-load.h>
#include <stdio.h>
#include <string.h>
#include <sudoku-seconds.h>
#include <unistd.h>

#include "satdoku-seal.h"

#define SOLVED "solved "

struct _SatdokuPuzzleStates
{
  char *path;
  guint n_puzzles;
  GHashTable *solved;    /* of SatdokuPuzzleSolved, by the index plus 1 */
  GHashTable *unwritten; /* set of such numbers: not in the file */
  GHashTable *unsynced;  /* set of such numbers: in the file, but not known to be on the disk */
};

/* Nothing is read yet, and the file need not be there. */
SatdokuPuzzleStates *
satdoku_puzzle_states_new (const char *path,
                           guint n_puzzles)
{
  SatdokuPuzzleStates *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_new0 (SatdokuPuzzleStates, 1);
  self->path = g_strdup (path);
  self->n_puzzles = n_puzzles;
  self->solved = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->unwritten = g_hash_table_new (NULL, NULL);
  self->unsynced = g_hash_table_new (NULL, NULL);
  return self;
}

void
satdoku_puzzle_states_free (SatdokuPuzzleStates *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_unref (self->solved);
  g_hash_table_unref (self->unwritten);
  g_hash_table_unref (self->unsynced);
  g_free (self->path);
  g_free (self);
}

static void
set_solved (GHashTable *all,
            guint number,
            const SatdokuPuzzleSolved *solved)
{
  g_hash_table_insert (all, GUINT_TO_POINTER (number), g_memdup2 (solved, sizeof *solved));
}

/* All of a word, as it is written here. */
static gboolean
read_seconds (const char *word,
              double *seconds)
{
  char *end = NULL;

  if (!g_ascii_isdigit (word[0]) || word[strspn (word, "0123456789.")] != '\0')
    return FALSE;
  *seconds = g_ascii_strtod (word, &end);
  return *end == '\0' && isfinite (*seconds) && *seconds <= SUDOKU_SECONDS_MAX;
}

static void
take_line (SatdokuPuzzleStates *self,
           GHashTable *all,
           const char *line,
           gsize length)
{
  const char *rest = satdoku_seal_open_line (line, length);
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;
  guint64 number;
  SatdokuPuzzleSolved solved;

  if (rest == NULL || memchr (rest, '\0', length - (gsize)(rest - line)) != NULL)
    return;
  text = g_strndup (rest, length - (gsize)(rest - line));
  if (!g_str_has_prefix (text, SOLVED))
    return;
  words = g_strsplit (text + strlen (SOLVED), " ", -1);
  if (g_strv_length (words) == 3 &&
      g_ascii_string_to_unsigned (words[0], 10, 1, self->n_puzzles, &number, NULL) &&
      read_seconds (words[1], &solved.seconds) &&
      g_ascii_string_to_signed (words[2], 10, 0, G_MAXINT64, &solved.date, NULL))
    set_solved (all, (guint)number, &solved);
}

/* Reads the file anew. Lines that are damaged, or about a puzzle that doesn't exist, are skipped;
 * without a file nothing is solved. When the file can't be read, this fails with an error of
 * sat_load_text() and nothing changes. */
gboolean
satdoku_puzzle_states_load (SatdokuPuzzleStates *self,
                            GError **error)
{
  g_autoptr (GHashTable) all = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_autofree char *text = NULL;
  g_autoptr (GError) local_error = NULL;
  gsize length = 0;
  const char *line, *end, *newline;

  g_return_val_if_fail (self != NULL, FALSE);

  if (!sat_load_text (self->path, &text, &length, &local_error) &&
      !g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }
  end = text + length;
  for (line = text;
       line < end && (newline = memchr (line, '\n', (gsize)(end - line))) != NULL;
       line = newline + 1)
    take_line (self, all, line, (gsize)(newline - line));
  g_hash_table_unref (self->solved);
  self->solved = g_steal_pointer (&all);
  return TRUE;
}

guint
satdoku_puzzle_states_get_n_solved (const SatdokuPuzzleStates *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return g_hash_table_size (self->solved);
}

/* NULL when it is not solved. */
const SatdokuPuzzleSolved *
satdoku_puzzle_states_get_solved (const SatdokuPuzzleStates *self,
                                  guint i)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_hash_table_lookup (self->solved, GUINT_TO_POINTER (i + 1));
}

/* Appends in one write. When the last line was cut short, a newline goes before it. */
static gboolean
append_lines (int fd,
              const char *lines,
              gsize length)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char last = '\n';

  if (lseek (fd, -1, SEEK_END) >= 0 && read (fd, &last, 1) == 1 && last != '\n')
    g_string_append_c (text, '\n');
  g_string_append_len (text, lines, (gssize)length);
  errno = ENOSPC;
  return write (fd, text->str, text->len) == (gssize)text->len;
}

static void
add_line (GString *lines,
          guint number,
          const SatdokuPuzzleSolved *solved)
{
  char seconds[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *line = NULL;

  g_ascii_formatd (seconds, sizeof seconds, "%.1f", solved->seconds);
  line = g_strdup_printf (SOLVED "%u %s %" G_GINT64_FORMAT, number, seconds, solved->date);
  satdoku_seal_add_line (lines, line);
}

/* Moves all numbers from one set to another. */
static void
move_all (GHashTable *from,
          GHashTable *to)
{
  GHashTableIter iter;
  gpointer number;

  g_hash_table_iter_init (&iter, from);
  while (g_hash_table_iter_next (&iter, &number, NULL))
    g_hash_table_add (to, number);
  g_hash_table_remove_all (from);
}

/* Writes what could not be written before; fails with a %G_IO_ERROR. When this returns the file has
 * it, but the disk may not: satdoku_puzzle_states_sync() brings it there, in a thread, and
 * satdoku_puzzle_states_note_synced() is then called with the outcome. */
gboolean
satdoku_puzzle_states_write (SatdokuPuzzleStates *self,
                             GError **error)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  GHashTableIter iter;
  gpointer number;
  gboolean ok;
  int fd;

  g_return_val_if_fail (self != NULL, FALSE);

  if (g_hash_table_size (self->unwritten) == 0)
    return TRUE;
  g_hash_table_iter_init (&iter, self->unwritten);
  while (g_hash_table_iter_next (&iter, &number, NULL))
    add_line (lines, GPOINTER_TO_UINT (number), g_hash_table_lookup (self->solved, number));
  fd = open (self->path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
  ok = fd >= 0 && append_lines (fd, lines->str, lines->len);
  if (ok)
    move_all (self->unwritten, self->unsynced);
  else
    sat_file_error_set_errno (error, errno);
  if (fd >= 0)
    close (fd);
  return ok;
}

/* Notes that a puzzle is solved, and writes it. When that fails, with an error of
 * satdoku_puzzle_states_write(), it still counts as solved and is written later. */
gboolean
satdoku_puzzle_states_add_solved (SatdokuPuzzleStates *self,
                                  guint i,
                                  const SatdokuPuzzleSolved *solved,
                                  GError **error)
{
  g_return_val_if_fail (self != NULL && i < self->n_puzzles && solved != NULL, FALSE);

  set_solved (self->solved, i + 1, solved);
  g_hash_table_add (self->unwritten, GUINT_TO_POINTER (i + 1));
  return satdoku_puzzle_states_write (self, error);
}

gboolean
satdoku_puzzle_states_is_written (const SatdokuPuzzleStates *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return g_hash_table_size (self->unwritten) == 0;
}

/* @ok says whether satdoku_puzzle_states_sync() has succeeded after the last line was written.
 * What is not on the disk has to be written once more. */
void
satdoku_puzzle_states_note_synced (SatdokuPuzzleStates *self,
                                   gboolean ok)
{
  g_return_if_fail (self != NULL);

  if (ok)
    g_hash_table_remove_all (self->unsynced);
  else
    move_all (self->unsynced, self->unwritten);
}

static void
take_one (SatdokuPuzzleStates *self,
          const SatdokuPuzzleStates *other,
          gpointer number)
{
  set_solved (self->solved, GPOINTER_TO_UINT (number),
              g_hash_table_lookup (other->solved, number));
  g_hash_table_add (self->unwritten, number);
}

/* Takes over from older states of the same file what the file lacks, because it could not be
 * written yet or was lost with the file, and marks it to be written. */
void
satdoku_puzzle_states_take_known (SatdokuPuzzleStates *self,
                                  const SatdokuPuzzleStates *other)
{
  GHashTableIter iter;
  gpointer number;

  g_return_if_fail (self != NULL && other != NULL);

  g_hash_table_iter_init (&iter, other->solved);
  while (g_hash_table_iter_next (&iter, &number, NULL))
    if (!g_hash_table_contains (self->solved, number) ||
        g_hash_table_contains (other->unwritten, number))
      take_one (self, other, number);
    else if (g_hash_table_contains (other->unsynced, number))
      g_hash_table_add (self->unsynced, number);
}

/* Whether all that was written is known to be on the disk. */
gboolean
satdoku_puzzle_states_is_synced (const SatdokuPuzzleStates *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return g_hash_table_size (self->unsynced) == 0;
}

/* Brings what was added to a file to the disk. Blocks, so it belongs in a thread. Fails with a
 * %G_IO_ERROR. */
gboolean
satdoku_puzzle_states_sync (const char *path,
                            GError **error)
{
  int fd;
  gboolean ok;

  g_return_val_if_fail (path != NULL, FALSE);

  fd = open (path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  ok = fd >= 0 && fdatasync (fd) == 0;
  if (!ok)
    sat_file_error_set_errno (error, errno);
  if (fd >= 0)
    close (fd);
  return ok;
}
