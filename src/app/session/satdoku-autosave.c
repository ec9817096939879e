/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps the game on disk, move by move, so that nothing is lost when the program or the machine
 * ends without asking. What stands in the file is in satdoku-journal.c: the game as it once was,
 * and a line for each thing that happened since. A line is one write(2) to a file opened for
 * appending: it is there as soon as it has happened. It knows nothing of windows. */

#include "satdoku-config.h"

#include "satdoku-autosave.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>
#include <words-error.h>

/* After so many lines the file is written anew, so that reading it stays quick. */
#define LINES_MAX 2000

struct _SatdokuAutosave
{
  GObject parent_instance;

  /* Owned. */
  char *path;
  SudokuGame *game;
  char *time; /* the clock as it was last written */
  int fd;
  int lock_fd;

  SatdokuSeal seal;
  guint selected;
  guint n_lines;
  gboolean failing; /* the last attempt to write failed, and somebody was told */
};

G_DEFINE_FINAL_TYPE (SatdokuAutosave, satdoku_autosave, G_TYPE_OBJECT)

enum
{
  SIGNAL_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

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

/* Writes everything anew; tells when that is no longer possible, but not for each move again. */
static void
write_anew (SatdokuAutosave *self)
{
  g_autoptr (GError) error = NULL;

  if (satdoku_autosave_flush (self, &error))
    {
      self->failing = FALSE;
      return;
    }
  if (!self->failing)
    {
      g_autofree char *words = words_error (error, WORDS_STYLE_WINDOW);

      self->failing = TRUE;
      g_signal_emit (self, signals[SIGNAL_FAILED], 0, words);
    }
}

/* What can't be written by appending is written as a whole. */
static void
append (SatdokuAutosave *self,
        const GString *text)
{
  if (self->fd < 0 || ++self->n_lines > LINES_MAX || !write_all (self->fd, text->str, text->len))
    write_anew (self);
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
  g_autoptr (GString) text = g_string_new (NULL);

  if (take_time (self))
    satdoku_journal_add (text, self->time, &self->seal);
  satdoku_journal_add (text, line, &self->seal);
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

  if (self->lock_fd >= 0)
    close (self->lock_fd);
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

  /* The game can no longer be kept; with the reason. Once, until it can be kept again. */
  signals[SIGNAL_FAILED] =
    g_signal_new ("failed", SATDOKU_TYPE_AUTOSAVE, G_SIGNAL_RUN_LAST, 0, NULL,
                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
satdoku_autosave_init (SatdokuAutosave *self)
{
  self->fd = -1;
  self->lock_fd = -1;
  self->selected = SATDOKU_JOURNAL_NO_CELL;
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

/**
 * satdoku_autosave_lock:
 * @self: an autosave
 *
 * Claims the file until the autosave is gone or the process ends, however it ends. The claim is on
 * a file beside it, as the file itself is replaced again and again.
 *
 * Returns: %FALSE when another autosave has claimed it; %TRUE also where claims are not possible
 */
gboolean
satdoku_autosave_lock (SatdokuAutosave *self)
{
  g_autofree char *path = NULL;
  g_autofree char *folder = NULL;

  g_return_val_if_fail (SATDOKU_IS_AUTOSAVE (self) && self->lock_fd < 0, FALSE);

  path = g_strconcat (self->path, ".lock", NULL);
  folder = g_path_get_dirname (path);
  g_mkdir_with_parents (folder, 0700);
  self->lock_fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  return self->lock_fd < 0 || flock (self->lock_fd, LOCK_EX | LOCK_NB) == 0 ||
         errno != EWOULDBLOCK;
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
 * @damage: (out) (optional) (nullable): what is wrong with the file
 *
 * Reads the game that was kept, and the cell that was selected. A file with anything wrong with it
 * is set aside under the name with `.damaged` at its end.
 *
 * Returns: (transfer full) (nullable): the game, also when its end is damaged; %NULL without
 * @damage when there is none, with `G_FILE_ERROR` or `SUDOKU_ERROR` when it can't be read
 */
SudokuGame *
satdoku_autosave_restore (SatdokuAutosave *self,
                          GError **damage)
{
  g_autofree char *text = NULL;
  gsize length;
  g_autoptr (GError) error = NULL;
  SudokuGame *game = NULL;

  g_return_val_if_fail (SATDOKU_IS_AUTOSAVE (self), NULL);

  self->selected = SATDOKU_JOURNAL_NO_CELL;
  if (g_file_get_contents (self->path, &text, &length, &error))
    game = satdoku_journal_read (self->path, text, length, &self->selected, &error);
  else if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return NULL;
  if (error != NULL)
    set_aside (self);
  if (error != NULL)
    g_propagate_error (damage, g_steal_pointer (&error));
  return game;
}

/**
 * satdoku_autosave_set_game:
 * @self: an autosave
 * @game: the game to keep from now on
 *
 * Writes it; when that fails, #SatdokuAutosave::failed says so.
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
  write_anew (self);
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
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_if_fail (SATDOKU_IS_AUTOSAVE (self));

  if (self->game == NULL || !take_time (self))
    return;
  satdoku_journal_add (text, self->time, &self->seal);
  append (self, text);
}

static gboolean
has_selected (SatdokuAutosave *self)
{
  return self->game != NULL &&
         self->selected < sudoku_grid_get_n_cells (sudoku_game_get_grid (self->game));
}

static void
add_selected (SatdokuAutosave *self,
              GString *text)
{
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (self->game));

  satdoku_journal_add_selected (text, self->selected, side, &self->seal);
}

/**
 * satdoku_autosave_note_selected:
 * @self: an autosave
 * @cell: the cell that is selected from now on; what is no cell of the game isn't kept
 *
 * Keeps which cell is selected.
 */
void
satdoku_autosave_note_selected (SatdokuAutosave *self,
                                guint cell)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_if_fail (SATDOKU_IS_AUTOSAVE (self));

  if (self->selected == cell)
    return;
  self->selected = cell;
  if (!has_selected (self))
    return;
  add_selected (self, text);
  append (self, text);
}

/**
 * satdoku_autosave_get_selected:
 * @self: an autosave
 *
 * Returns: the cell that is selected; `SATDOKU_JOURNAL_NO_CELL` if it isn't known
 */
guint
satdoku_autosave_get_selected (SatdokuAutosave *self)
{
  g_return_val_if_fail (SATDOKU_IS_AUTOSAVE (self), SATDOKU_JOURNAL_NO_CELL);

  return self->selected;
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
  g_autoptr (GString) text = NULL;
  g_autofree char *game = NULL;

  g_return_val_if_fail (SATDOKU_IS_AUTOSAVE (self), FALSE);

  if (self->game == NULL)
    return TRUE;
  close_file (self);
  folder = g_path_get_dirname (self->path);
  g_mkdir_with_parents (folder, 0700);
  take_time (self);
  game = satdoku_journal_begin (self->game, &self->seal);
  text = g_string_new (game);
  if (has_selected (self))
    add_selected (self, text);
  if (!g_file_set_contents_full (self->path, text->str, (gssize)text->len,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_ONLY_EXISTING,
                                 0600, error))
    return FALSE;
  self->fd = open (self->path, O_WRONLY | O_APPEND | O_CLOEXEC);
  self->n_lines = 0;
  return TRUE;
}
