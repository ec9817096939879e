/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps the game on disk, move by move, so that nothing is lost when the program ends without
 * asking. What stands in the file is in satdoku-journal.c: the game as it once was, and a line for
 * each thing that happened since. A line is one write(2) to a file opened for appending: however
 * the program ends, it is there as soon as it has happened. When the power fails, what the system
 * has not yet brought to the disk is lost, on most systems the last half minute; the game as it was
 * when the file was last written anew is there in any case, whole.
 *
 * While nothing can be written the property "trouble" says why, and it is tried again with each
 * move and every few seconds. It knows nothing of windows. */

#include "satdoku-config.h"

#include "satdoku-autosave.h"

#include <errno.h>
#include <fcntl.h>
#include <sat-file-writer.h>
#include <sat-load.h>
#include <stdio.h>
#include <string.h>
#include <sudoku-game-text.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <words-error.h>

/* After so many lines the file is written anew, so that reading it stays quick. */
#define LINES_MAX 2000
/* How long after a failure it is tried again, in seconds. */
#define RETRY_INTERVAL 5

struct _SatdokuAutosave
{
  GObject parent_instance;

  /* Owned. */
  char *path;
  SudokuGame *game;
  char *time; /* the clock as it was last written */
  int fd;
  int lock_fd;
  gboolean is_claimed;

  SatdokuSeal seal;
  guint selected;
  guint n_lines;
  GError *trouble; /* (nullable): why the last attempt to write failed */
  guint retry;     /* source id; 0: the last attempt succeeded */
  guint retry_interval;
};

G_DEFINE_FINAL_TYPE (SatdokuAutosave, satdoku_autosave, G_TYPE_OBJECT)

enum
{
  PROP_TROUBLE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

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

static void write_anew (SatdokuAutosave *self);

static gboolean
retry_cb (gpointer user_data)
{
  SatdokuAutosave *self = user_data;

  self->retry = 0;
  write_anew (self);
  return G_SOURCE_REMOVE;
}

/* Only another trouble is told: not the same again with each attempt. */
static void
take_trouble (SatdokuAutosave *self,
              GError *trouble)
{
  g_autoptr (GError) old = self->trouble;
  gboolean same = trouble != NULL && old != NULL && trouble->domain == old->domain &&
                  trouble->code == old->code;

  self->trouble = trouble;
  g_clear_handle_id (&self->retry, g_source_remove);
  if (trouble != NULL)
    self->retry = g_timeout_add_seconds (self->retry_interval, retry_cb, self);
  if (same || trouble == old)
    return;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);
}

/* Writes everything. */
static void
write_anew (SatdokuAutosave *self)
{
  g_autoptr (GError) error = NULL;

  satdoku_autosave_flush (self, &error);
}

/* Is the open file still the one at the path? The folder may be moved or removed at any time, and
 * what is written then goes where nobody looks for it. */
static gboolean
is_in_place (SatdokuAutosave *self)
{
  struct stat mine, there;

  return self->fd >= 0 && fstat (self->fd, &mine) == 0 && stat (self->path, &there) == 0 &&
         mine.st_dev == there.st_dev && mine.st_ino == there.st_ino;
}

/* What can't be written by appending is written as a whole. */
static void
append (SatdokuAutosave *self,
        const GString *text)
{
  if (!is_in_place (self) || ++self->n_lines > LINES_MAX ||
      !write_all (self->fd, text->str, text->len))
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
  g_clear_handle_id (&self->retry, g_source_remove);
  close_file (self);
  G_OBJECT_CLASS (satdoku_autosave_parent_class)->dispose (object);
}

static void
satdoku_autosave_finalize (GObject *object)
{
  SatdokuAutosave *self = SATDOKU_AUTOSAVE (object);

  if (self->lock_fd >= 0)
    close (self->lock_fd);
  g_clear_error (&self->trouble);
  g_free (self->path);
  g_free (self->time);
  G_OBJECT_CLASS (satdoku_autosave_parent_class)->finalize (object);
}

static void
satdoku_autosave_get_property (GObject *object,
                               guint id,
                               GValue *value,
                               GParamSpec *pspec)
{
  if (id == PROP_TROUBLE)
    g_value_set_boxed (value, SATDOKU_AUTOSAVE (object)->trouble);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_autosave_class_init (SatdokuAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = satdoku_autosave_dispose;
  object_class->finalize = satdoku_autosave_finalize;
  object_class->get_property = satdoku_autosave_get_property;

  /**
   * SatdokuAutosave:trouble:
   *
   * Why the game can't be kept on disk, for as long as that lasts; %NULL when it is kept.
   */
  properties[PROP_TROUBLE] =
    g_param_spec_boxed ("trouble", NULL, NULL, G_TYPE_ERROR,
                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
satdoku_autosave_init (SatdokuAutosave *self)
{
  self->fd = -1;
  self->lock_fd = -1;
  self->selected = SATDOKU_JOURNAL_NO_CELL;
  self->retry_interval = RETRY_INTERVAL;
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
 * satdoku_autosave_set_retry_interval:
 * @self: an autosave
 * @seconds: how long after a failure it is tried again to write; 5 unless it is set
 */
void
satdoku_autosave_set_retry_interval (SatdokuAutosave *self,
                                     guint seconds)
{
  g_return_if_fail (SATDOKU_IS_AUTOSAVE (self));

  self->retry_interval = seconds;
}

/* The claim is on a file beside the other, which is replaced again and again. FALSE when another
 * autosave has claimed it; TRUE also where claims are not possible. */
static gboolean
claim (SatdokuAutosave *self)
{
  g_autofree char *path = g_strconcat (self->path, ".lock", NULL);
  int fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  if (fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    {
      close (fd);
      return FALSE;
    }
  if (self->lock_fd >= 0)
    close (self->lock_fd);
  self->lock_fd = fd;
  return TRUE;
}

/**
 * satdoku_autosave_lock:
 * @self: an autosave
 *
 * Claims the file until the autosave is gone or the process ends, however it ends.
 *
 * Returns: %FALSE when another autosave has claimed it; %TRUE also where claims are not possible
 */
gboolean
satdoku_autosave_lock (SatdokuAutosave *self)
{
  g_autofree char *folder = NULL;

  g_return_val_if_fail (SATDOKU_IS_AUTOSAVE (self) && self->lock_fd < 0, FALSE);

  folder = g_path_get_dirname (self->path);
  g_mkdir_with_parents (folder, 0700);
  self->is_claimed = claim (self);
  return self->is_claimed;
}

/* In a folder that was made again nobody has the claim yet. */
static gboolean
check_claim (SatdokuAutosave *self,
             GError **error)
{
  g_autofree char *path = g_strconcat (self->path, ".lock", NULL);
  struct stat mine, there;

  if (!self->is_claimed)
    return TRUE;
  if (self->lock_fd >= 0 && fstat (self->lock_fd, &mine) == 0 && stat (path, &there) == 0 &&
      mine.st_dev == there.st_dev && mine.st_ino == there.st_ino)
    return TRUE;
  if (claim (self))
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, g_strerror (EBUSY));
  return FALSE;
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
 * @damage when there is none, with an error of sat_load_text() or `SUDOKU_ERROR` when it can't be
 * read
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
  if (sat_load_text (self->path, &text, &length, &error))
    game = satdoku_journal_read (self->path, text, length, &self->selected, &error);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
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
 * Writes it; when that fails, #SatdokuAutosave:trouble says so.
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

static gboolean
write_file (SatdokuAutosave *self,
            const GString *text,
            GError **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      sat_file_error_set_errno (error, errno);
      return FALSE;
    }
  return check_claim (self, error) &&
         sat_file_save (self->path, text->str, text->len, SAT_FILE_OWN, error);
}

/**
 * satdoku_autosave_flush:
 * @self: an autosave
 * @error: return location for an error
 *
 * Writes the whole game, with its clock, in place of what was there; either the old file or the new
 * one survives a crash.
 *
 * Returns: %FALSE with an error as of sat_file_save() when it can't be written. It is also in
 *   #SatdokuAutosave:trouble, and the next move, or a few seconds, try again
 */
gboolean
satdoku_autosave_flush (SatdokuAutosave *self,
                        GError **error)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *game = NULL;
  GError *trouble = NULL;

  g_return_val_if_fail (SATDOKU_IS_AUTOSAVE (self), FALSE);

  if (self->game == NULL)
    return TRUE;
  close_file (self);
  take_time (self);
  game = satdoku_journal_begin (self->game, &self->seal);
  text = g_string_new (game);
  if (has_selected (self))
    add_selected (self, text);
  if (write_file (self, text, &trouble))
    self->fd = open (self->path, O_WRONLY | O_APPEND | O_CLOEXEC);
  else if (error != NULL)
    *error = g_error_copy (trouble);
  self->n_lines = 0;
  take_trouble (self, trouble);
  return self->trouble == NULL;
}
