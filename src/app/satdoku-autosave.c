/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps the game on disk, move by move, so that nothing is lost when the program or the machine
 * ends without asking. The file is the game as text, a line that says "journal", and a line for
 * each move since, with the time. A move is one write(2) to a file opened for appending: it is there as soon as
 * the move is. A last line that was cut short is left out when the file is read. It knows nothing
 * of windows. */

#include "satdoku-config.h"

#include "satdoku-autosave.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define JOURNAL "journal\n"
/* After so many moves the file is written anew, so that reading it stays quick. */
#define MOVES_MAX 2000

struct _SatdokuAutosave
{
  GObject parent_instance;

  /* Owned. */
  char *path;
  SudokuGame *game;
  char *time; /* the clock as it was last written */
  int fd;

  guint n_moves;
};

G_DEFINE_FINAL_TYPE (SatdokuAutosave, satdoku_autosave, G_TYPE_OBJECT)

static void
close_file (SatdokuAutosave *self)
{
  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
}

static gboolean
write_all (int fd,
           const char *text,
           gsize length)
{
  while (length > 0)
    {
      ssize_t n = write (fd, text, length);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return FALSE;
      text += n;
      length -= (gsize)n;
    }
  return TRUE;
}

/* What can't be written by appending is written as a whole; a full disk is reported by flush. */
static void
append (SatdokuAutosave *self,
        const char *text)
{
  if (self->fd < 0 || ++self->n_moves > MOVES_MAX || !write_all (self->fd, text, strlen (text)))
    satdoku_autosave_flush (self, NULL);
}

/* Is it another time than the one in the file? */
static gboolean
take_time (SatdokuAutosave *self)
{
  g_autofree char *time = sudoku_game_time_to_text (self->game);

  if (g_strcmp0 (time, self->time) == 0)
    return FALSE;
  g_free (self->time);
  self->time = g_steal_pointer (&time);
  return TRUE;
}

/* Each move comes with its time. */
static void
moved_cb (SatdokuAutosave *self,
          const char *line)
{
  gboolean later = take_time (self);
  g_autofree char *text =
    g_strconcat (later ? self->time : "", later ? "\n" : "", line, "\n", NULL);

  append (self, text);
}

static void
satdoku_autosave_dispose (GObject *object)
{
  SatdokuAutosave *self = SATDOKU_AUTOSAVE (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  close_file (self);
  G_OBJECT_CLASS (satdoku_autosave_parent_class)->dispose (object);
}

static void
satdoku_autosave_finalize (GObject *object)
{
  SatdokuAutosave *self = SATDOKU_AUTOSAVE (object);

  g_free (self->path);
  g_free (self->time);
  G_OBJECT_CLASS (satdoku_autosave_parent_class)->finalize (object);
}

static void
satdoku_autosave_class_init (SatdokuAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = satdoku_autosave_dispose;
  object_class->finalize = satdoku_autosave_finalize;
}

static void
satdoku_autosave_init (SatdokuAutosave *self)
{
  self->fd = -1;
}

/**
 * satdoku_autosave_new:
 * @path: the file; its folder is made when it is missing
 *
 * Returns: (transfer full): an autosave that keeps no game yet
 */
SatdokuAutosave *
satdoku_autosave_new (const char *path)
{
  SatdokuAutosave *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_AUTOSAVE, NULL);
  self->path = g_strdup (path);
  return self;
}

static gsize
count_lines (const char *text,
             gsize length)
{
  gsize n = 0;

  for (gsize i = 0; i < length; i++)
    n += text[i] == '\n';
  return n;
}

static SudokuGame *
read_journal (const char *name,
              const char *text,
              gsize length,
              GError **error)
{
  const char *journal = g_strstr_len (text, (gssize)length, "\n" JOURNAL);
  gsize base_length = journal != NULL ? (gsize)(journal - text) + 1 : length;
  g_autoptr (SudokuGame) game = sudoku_game_new_from_text (name, text, base_length, error);
  const char *end = text + length;
  const char *line;
  const char *newline;
  gsize number;

  if (game == NULL || journal == NULL)
    return g_steal_pointer (&game);
  line = journal + 1 + strlen (JOURNAL);
  number = count_lines (text, (gsize)(line - text));
  while (line < end && (newline = memchr (line, '\n', (gsize)(end - line))) != NULL)
    {
      g_autofree char *move = g_strndup (line, (gsize)(newline - line));

      if (!sudoku_game_apply_text (game, name, ++number, move, error))
        return NULL;
      line = newline + 1;
    }
  return g_steal_pointer (&game);
}

static void
set_aside (SatdokuAutosave *self)
{
  g_autofree char *aside = g_strconcat (self->path, ".damaged", NULL);

  /* If it can't be renamed, the next flush replaces it: there is nothing more to do. */
  if (rename (self->path, aside) != 0)
    g_debug ("%s can't be renamed: %s", self->path, g_strerror (errno));
}

/**
 * satdoku_autosave_restore:
 * @self: an autosave
 *
 * Reads the game that was kept. A file that can't be understood is set aside under the name with
 * `.damaged` at its end.
 *
 * Returns: (transfer full) (nullable): the game; %NULL without an error when there is none, with
 * `G_FILE_ERROR` or `SUDOKU_ERROR` when it can't be read
 */
SudokuGame *
satdoku_autosave_restore (SatdokuAutosave *self,
                          GError **error)
{
  g_autofree char *text = NULL;
  gsize length;
  g_autoptr (GError) local_error = NULL;
  SudokuGame *game;

  g_return_val_if_fail (SATDOKU_IS_AUTOSAVE (self), NULL);

  if (!g_file_get_contents (self->path, &text, &length, &local_error))
    {
      if (!g_error_matches (local_error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        g_propagate_error (error, g_steal_pointer (&local_error));
      return NULL;
    }
  game = read_journal (self->path, text, length, error);
  if (game == NULL)
    set_aside (self);
  return game;
}

/**
 * satdoku_autosave_set_game:
 * @self: an autosave
 * @game: the game to keep from now on
 */
void
satdoku_autosave_set_game (SatdokuAutosave *self,
                           SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_AUTOSAVE (self) && SUDOKU_IS_GAME (game));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_signal_connect_object (game, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  satdoku_autosave_flush (self, NULL);
}

/**
 * satdoku_autosave_note_time:
 * @self: an autosave
 *
 * Keeps the clock of the game, if it has gone on.
 */
void
satdoku_autosave_note_time (SatdokuAutosave *self)
{
  g_autofree char *text = NULL;

  g_return_if_fail (SATDOKU_IS_AUTOSAVE (self));

  if (self->game == NULL || !take_time (self))
    return;
  text = g_strconcat (self->time, "\n", NULL);
  append (self, text);
}

/**
 * satdoku_autosave_flush:
 * @self: an autosave
 *
 * Writes the whole game, with its clock, in place of what was there; either the old file or the new
 * one survives a crash.
 *
 * Returns: %FALSE with `G_FILE_ERROR` when it can't be written; the next move tries again
 */
gboolean
satdoku_autosave_flush (SatdokuAutosave *self,
                        GError **error)
{
  g_autofree char *folder = NULL;
  g_autofree char *game = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (SATDOKU_IS_AUTOSAVE (self), FALSE);

  if (self->game == NULL)
    return TRUE;
  close_file (self);
  folder = g_path_get_dirname (self->path);
  g_mkdir_with_parents (folder, 0700);
  take_time (self);
  game = sudoku_game_to_text (self->game);
  text = g_strconcat (game, g_str_has_suffix (game, "\n") ? "" : "\n", JOURNAL, NULL);
  if (!g_file_set_contents_full (self->path, text, -1,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_ONLY_EXISTING,
                                 0600, error))
    return FALSE;
  self->fd = open (self->path, O_WRONLY | O_APPEND | O_CLOEXEC);
  self->n_moves = 0;
  return TRUE;
}
