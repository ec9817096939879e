/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which puzzles of a collection are solved, as lines of text:
 *
 *   b1a004ce solved 17 187.5 1732262400    number, seconds, and when
 *
 * Each line is added by one write(2) when a puzzle is solved, and has a seal of its own, see
 * satdoku-seal.c: what is wrong in one line costs that line only. Of several about one puzzle the
 * last one counts. */

#include "satdoku-config.h"

#include "satdoku-puzzle-states.h"

#include <errno.h>
#include <fcntl.h>
#include <sat-file-error.h>
#include <sat-load.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "satdoku-seal.h"

#define SOLVED "solved "

struct _SatdokuPuzzleStates
{
  char *path;
  GHashTable *solved; /* of SatdokuPuzzleSolved, by the index plus 1 */
};

/**
 * satdoku_puzzle_states_new: (skip)
 * @path: path of the file, which need not be there
 *
 * Makes states. Nothing is read yet.
 *
 * Returns: (transfer full): states in which nothing is solved
 */
SatdokuPuzzleStates *
satdoku_puzzle_states_new (const char *path)
{
  SatdokuPuzzleStates *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_new0 (SatdokuPuzzleStates, 1);
  self->path = g_strdup (path);
  self->solved = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  return self;
}

/**
 * satdoku_puzzle_states_free:
 * @self: (transfer full): states
 *
 * Frees them.
 */
void
satdoku_puzzle_states_free (SatdokuPuzzleStates *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_unref (self->solved);
  g_free (self->path);
  g_free (self);
}

static void
set_solved (SatdokuPuzzleStates *self,
            guint number,
            const SatdokuPuzzleSolved *solved)
{
  g_hash_table_insert (self->solved, GUINT_TO_POINTER (number),
                       g_memdup2 (solved, sizeof *solved));
}

static void
take_line (SatdokuPuzzleStates *self,
           const char *line,
           gsize length)
{
  const char *rest = satdoku_seal_open_line (line, length);
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;
  guint64 number;
  SatdokuPuzzleSolved solved;

  if (rest == NULL)
    return;
  text = g_strndup (rest, length - (gsize)(rest - line));
  if (!g_str_has_prefix (text, SOLVED))
    return;
  words = g_strsplit (text + strlen (SOLVED), " ", -1);
  if (g_strv_length (words) != 3 ||
      !g_ascii_string_to_unsigned (words[0], 10, 1, G_MAXUINT, &number, NULL) ||
      !g_ascii_string_to_signed (words[2], 10, 0, G_MAXINT64, &solved.date, NULL))
    return;
  solved.seconds = g_ascii_strtod (words[1], NULL);
  if (solved.seconds >= 0)
    set_solved (self, (guint)number, &solved);
}

/**
 * satdoku_puzzle_states_load:
 * @self: states
 * @error: return location for an error
 *
 * Reads the file anew. Damaged lines are skipped; without a file nothing is solved.
 *
 * Returns: %FALSE with an error of sat_load_text() when the file is there and can't be read
 */
gboolean
satdoku_puzzle_states_load (SatdokuPuzzleStates *self,
                            GError **error)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) local_error = NULL;
  gsize length = 0;
  const char *line, *end, *newline;

  g_return_val_if_fail (self != NULL, FALSE);

  g_hash_table_remove_all (self->solved);
  if (!sat_load_text (self->path, &text, &length, &local_error))
    {
      if (g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
        return TRUE;
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }
  end = text + length;
  for (line = text; (newline = memchr (line, '\n', (gsize)(end - line))) != NULL;
       line = newline + 1)
    take_line (self, line, (gsize)(newline - line));
  return TRUE;
}

/**
 * satdoku_puzzle_states_get_n_solved:
 * @self: states
 *
 * Gets how many puzzles are solved.
 *
 * Returns: the number
 */
guint
satdoku_puzzle_states_get_n_solved (const SatdokuPuzzleStates *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return g_hash_table_size (self->solved);
}

/**
 * satdoku_puzzle_states_get_solved:
 * @self: states
 * @i: of a puzzle, from 0
 *
 * Looks whether a puzzle is solved.
 *
 * Returns: (transfer none) (nullable): how and when; %NULL: it is not
 */
const SatdokuPuzzleSolved *
satdoku_puzzle_states_get_solved (const SatdokuPuzzleStates *self,
                                  guint i)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_hash_table_lookup (self->solved, GUINT_TO_POINTER (i + 1));
}

/* At the end, in one write. A line there that was cut short is ended first. */
static gboolean
append_line (int fd,
             const char *line)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char last = '\n';

  if (lseek (fd, -1, SEEK_END) >= 0 && read (fd, &last, 1) == 1 && last != '\n')
    g_string_append_c (text, '\n');
  satdoku_seal_add_line (text, line);
  errno = ENOSPC;
  return write (fd, text->str, text->len) == (gssize)text->len;
}

/**
 * satdoku_puzzle_states_add_solved:
 * @self: states
 * @i: of a puzzle, from 0
 * @solved: how and when it was solved
 * @error: return location for an error
 *
 * Notes that a puzzle is solved. It is in the file when this returns, and on the disk after
 * satdoku_puzzle_states_sync().
 *
 * Returns: %FALSE with a %G_IO_ERROR when it can't be written; it counts as solved all the same
 */
gboolean
satdoku_puzzle_states_add_solved (SatdokuPuzzleStates *self,
                                  guint i,
                                  const SatdokuPuzzleSolved *solved,
                                  GError **error)
{
  char seconds[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *line = NULL;
  gboolean ok;
  int fd;

  g_return_val_if_fail (self != NULL && solved != NULL, FALSE);

  set_solved (self, i + 1, solved);
  g_ascii_formatd (seconds, sizeof seconds, "%.1f", solved->seconds);
  line = g_strdup_printf (SOLVED "%u %s %" G_GINT64_FORMAT, i + 1, seconds, solved->date);
  fd = open (self->path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
  ok = fd >= 0 && append_line (fd, line);
  if (!ok)
    sat_file_error_set_errno (error, errno);
  if (fd >= 0)
    close (fd);
  return ok;
}

/**
 * satdoku_puzzle_states_sync:
 * @path: path of a file of states
 * @error: return location for an error
 *
 * Brings what was added to the disk. Blocks.
 *
 * Returns: %FALSE with a %G_IO_ERROR
 */
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
