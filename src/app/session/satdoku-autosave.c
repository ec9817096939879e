/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps a game on disk, move by move, so that nothing is lost when the program ends without asking.
 * What stands in the file is in satdoku-journal.c, and where it is in satdoku-game-folder.c. A file
 * that is made anew is written beside the old one, is brought to the disk, and only then takes its
 * place. The file of a new game replaces none: it is there at once, and a thread brings it to the
 * disk. After that each thing that happens is one write(2) to a file opened for appending. What is
 * promised:
 *
 * - The program is killed, or crashes: every move is there that was made before. A line that was
 *   cut short in the middle is left out.
 * - The power fails, or the system stops: at most the moves of the last five seconds are missing,
 *   or a game that was begun in them. A thread brings the file to the disk two seconds after a
 *   move, so that no frame waits for it. The clock and the selected cell go with the next move, or
 *   when the game is left.
 * - The disk is full, or the folder is not there: the file stays as it was. The property "trouble"
 *   says why for as long as that lasts; writing is tried again with each move and every few
 *   seconds, and then the game is written whole. That goes on when the game is left for another
 *   one, see satdoku-unwritten.c.
 * - A byte of the file changes: at most what happened from there on is missing. The damaged file is
 *   set aside under a name of its own.
 *
 * It knows nothing of windows. */

#include "satdoku-config.h"

#include "satdoku-autosave.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sat-file-writer.h>
#include <string.h>
#include <sudoku-game-text.h>
#include <sys/stat.h>
#include <unistd.h>

#include "satdoku-class.h"
#include "satdoku-kept-file.h"
#include "satdoku-properties.h"

/* A game with so many lines is written anew when it is resumed, so that reading it stays quick. */
#define LINES_MAX 2000
/* The same while it is played, which blocks for a moment: hours of the clock alone. */
#define PLAYED_LINES_MAX 20000
/* Seconds from a failure to the next attempt. */
#define RETRY_INTERVAL 5
/* Seconds from a move until the file is brought to the disk. */
#define SYNC_INTERVAL 2

/* The file that a game was resumed from, until the whole game is in another one. */
typedef struct
{
  SatdokuClaim *claim;
  char *path;
  gboolean is_lost; /* something in it can't be read */
} Former;

struct _SatdokuAutosave
{
  GObject parent_instance;

  /* Owned. */
  char *folder;        /* (nullable): nothing is kept */
  SatdokuClaim *claim; /* (nullable): there is no file yet */
  SudokuGame *game;    /* (nullable): no game is kept */
  SatdokuGameNotes *notes;
  Former *former; /* (nullable) */
  char *time;     /* the clock as it was last written */
  int fd;

  SatdokuSeal seal;
  guint selected;
  guint n_lines;
  gboolean is_new; /* the game was in no file before */
  GError *trouble; /* (nullable): why the last attempt to write failed */
  guint retry;     /* source id; 0: the last attempt succeeded */
  guint retry_interval;
  guint sync; /* source id; 0: nothing waits for it */
  guint sync_interval;
  gboolean suspended; /* nothing is tried again by itself */
};

G_DEFINE_FINAL_TYPE (SatdokuAutosave, satdoku_autosave, G_TYPE_OBJECT)

enum
{
  PROP_TROUBLE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
former_free (Former *self)
{
  satdoku_claim_free (self->claim);
  g_free (self->path);
  g_free (self);
}

static char *
get_path (SatdokuAutosave *self)
{
  return satdoku_game_folder_make_path (self->folder, satdoku_claim_get_number (self->claim));
}

static void
close_file (SatdokuAutosave *self)
{
  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
}

static int
open_file (const char *path)
{
  return open (path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
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

static gboolean write_whole (SatdokuAutosave *self, GError **error);

static gboolean
retry_cb (gpointer user_data)
{
  SatdokuAutosave *self = user_data;

  self->retry = 0;
  if (self->game != NULL)
    write_whole (self, NULL);
  return G_SOURCE_REMOVE;
}

/* Notifies only when the trouble is a different one, not after each failed attempt. */
static void
take_trouble (SatdokuAutosave *self,
              GError *trouble)
{
  g_autoptr (GError) old = self->trouble;
  gboolean same = trouble != NULL && old != NULL && trouble->domain == old->domain &&
                  trouble->code == old->code;

  self->trouble = trouble;
  g_clear_handle_id (&self->retry, g_source_remove);
  if (trouble != NULL && !self->suspended)
    self->retry = g_timeout_add_seconds (self->retry_interval, retry_cb, self);
  if (same || trouble == old)
    return;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);
}

/* The file on its way to the disk, in a thread. */
typedef struct
{
  int fd;
  int folder; /* of a new file; -1: there is nothing new in the folder */
  GWeakRef autosave;
} Syncing;

/* Nothing stays open until the main loop gets to the result: it may be busy, or have ended. */
static void
syncing_close (Syncing *self)
{
  if (self->fd >= 0)
    close (self->fd);
  if (self->folder >= 0)
    close (self->folder);
  self->fd = -1;
  self->folder = -1;
}

static void
syncing_free (Syncing *self)
{
  syncing_close (self);
  g_weak_ref_clear (&self->autosave);
  g_free (self);
}

/* Not every folder can be brought to the disk. */
static gboolean
sync_folder (int folder)
{
  return folder < 0 || fsync (folder) == 0 || errno == EINVAL || errno == EBADF;
}

static void
sync_in_thread (GTask *task,
                gpointer source,
                gpointer task_data,
                GCancellable *cancellable)
{
  Syncing *syncing = task_data;
  gboolean synced = sync_folder (syncing->folder) && fdatasync (syncing->fd) == 0;
  int reason = errno;
  GError *error = NULL;

  syncing_close (syncing);
  if (synced)
    {
      g_task_return_boolean (task, TRUE);
      return;
    }
  sat_file_error_set_errno (&error, reason);
  g_task_return_error (task, error);
}

static void
synced_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  Syncing *syncing = g_task_get_task_data (G_TASK (result));
  g_autoptr (SatdokuAutosave) self = g_weak_ref_get (&syncing->autosave);
  GError *error = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error))
    return;
  if (self != NULL && self->game != NULL)
    take_trouble (self, error);
  else
    g_error_free (error);
}

static void
start_sync (SatdokuAutosave *self,
            gboolean with_folder)
{
  g_autoptr (GTask) task = NULL;
  Syncing *syncing;
  int fd = fcntl (self->fd, F_DUPFD_CLOEXEC, 0);

  g_clear_handle_id (&self->sync, g_source_remove);
  if (fd < 0)
    return;
  syncing = g_new0 (Syncing, 1);
  syncing->fd = fd;
  syncing->folder = with_folder ? open (self->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
  g_weak_ref_init (&syncing->autosave, self);
  task = g_task_new (NULL, NULL, synced_cb, NULL);
  g_task_set_source_tag (task, start_sync);
  g_task_set_task_data (task, syncing, (GDestroyNotify)syncing_free);
  g_task_run_in_thread (task, sync_in_thread);
}

static gboolean
sync_cb (gpointer user_data)
{
  SatdokuAutosave *self = user_data;

  self->sync = 0;
  start_sync (self, FALSE);
  return G_SOURCE_REMOVE;
}

/* Is the open file still the one at the path? The folder may be moved or removed at any time, and
 * what is written then would go to a file that is never read. */
static gboolean
is_in_place (SatdokuAutosave *self)
{
  g_autofree char *path = NULL;
  struct stat mine, there;

  if (self->claim == NULL || self->fd < 0)
    return FALSE;
  path = get_path (self);
  return fstat (self->fd, &mine) == 0 && lstat (path, &there) == 0 &&
         mine.st_dev == there.st_dev && mine.st_ino == there.st_ino;
}

/* The same, and no other process may claim the file. */
static gboolean
is_ours (SatdokuAutosave *self)
{
  SatdokuClaim *claim;

  if (!is_in_place (self))
    return FALSE;
  if (satdoku_claim_is_valid (self->claim))
    return TRUE;
  claim =
    satdoku_claim_new (self->folder, satdoku_claim_get_number (self->claim));
  if (claim == NULL)
    return FALSE;
  satdoku_claim_free (self->claim);
  self->claim = claim;
  return TRUE;
}

/* What can't be written by appending is written as a whole. */
static void
append (SatdokuAutosave *self,
        const GString *text,
        gboolean is_urgent)
{
  if (self->folder == NULL)
    return;
  if (self->trouble != NULL || !is_in_place (self) || ++self->n_lines > PLAYED_LINES_MAX ||
      !write_all (self->fd, text->str, text->len))
    {
      write_whole (self, NULL);
      return;
    }
  if (is_urgent && self->sync == 0)
    self->sync = g_timeout_add_seconds (self->sync_interval, sync_cb, self);
}

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
  append (self, text, TRUE);
}

/* The file stays; no game is kept any more. */
static void
drop_game (SatdokuAutosave *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_handle_id (&self->sync, g_source_remove);
  close_file (self);
  g_clear_pointer (&self->claim, satdoku_claim_free);
  g_clear_pointer (&self->former, former_free);
  g_clear_pointer (&self->notes, satdoku_game_notes_free);
  g_clear_pointer (&self->time, g_free);
  self->selected = SATDOKU_JOURNAL_NO_CELL;
  self->n_lines = 0;
  self->is_new = FALSE;
}

static void
satdoku_autosave_dispose (GObject *object)
{
  drop_game (SATDOKU_AUTOSAVE (object));
  satdoku_class_dispose (object);
}

static void
satdoku_autosave_class_init (SatdokuAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const SatdokuProperty rows[N_PROPS] = {
    /* Why the game can't be kept on disk, for as long as that lasts; %NULL when it is kept. */
    [PROP_TROUBLE] = { "trouble", G_TYPE_ERROR, G_PARAM_READABLE,
                       G_STRUCT_OFFSET (SatdokuAutosave, trouble) },
  };

  object_class->dispose = satdoku_autosave_dispose;

  satdoku_properties_install (klass, rows, N_PROPS, properties);
  satdoku_class_removes (klass, SatdokuAutosave, retry);
  satdoku_class_keeps (klass, SatdokuAutosave, trouble, g_error_free);
  satdoku_class_keeps (klass, SatdokuAutosave, folder, g_free);
}

static void
satdoku_autosave_init (SatdokuAutosave *self)
{
  self->fd = -1;
  self->selected = SATDOKU_JOURNAL_NO_CELL;
  self->retry_interval = RETRY_INTERVAL;
  self->sync_interval = SYNC_INTERVAL;
}

/* Without a folder nothing is kept on disk; one that is missing is made. */
SatdokuAutosave *
satdoku_autosave_new (const char *folder)
{
  SatdokuAutosave *self = g_object_new (SATDOKU_TYPE_AUTOSAVE, NULL);

  self->folder = g_strdup (folder);
  return self;
}

/* How long after a failure writing is tried again; 5 seconds unless it is set. */
void
satdoku_autosave_set_retry_interval (SatdokuAutosave *self,
                                     guint seconds)
{
  g_return_if_fail (SATDOKU_IS_AUTOSAVE (self));

  self->retry_interval = seconds;
}

/* How long after a move the file is brought to the disk; 2 seconds unless it is set. Moves made in
 * that time may be lost when the power fails. */
void
satdoku_autosave_set_sync_interval (SatdokuAutosave *self,
                                    guint seconds)
{
  g_return_if_fail (SATDOKU_IS_AUTOSAVE (self));

  self->sync_interval = seconds;
}

static void
take_game (SatdokuAutosave *self,
           SudokuGame *game,
           const SatdokuGameNotes *notes)
{
  drop_game (self);
  self->game = g_object_ref (game);
  self->notes = satdoku_game_notes_copy (notes);
  g_signal_connect_object (game, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
}

/* Starts keeping another game, in a new file, which a thread brings to the disk; when that fails,
 * #SatdokuAutosave:trouble says why. The file of the game before it stays as it is: see
 * satdoku_autosave_end(). */
void
satdoku_autosave_begin (SatdokuAutosave *self,
                        SudokuGame *game,
                        const SatdokuGameNotes *notes)
{
  g_return_if_fail (SATDOKU_IS_AUTOSAVE (self) && SUDOKU_IS_GAME (game));

  take_game (self, game, notes);
  self->is_new = TRUE;
  if (self->folder != NULL)
    write_whole (self, NULL);
}

/* Goes on in the file as it is, under the highest number, which says that it was played last. */
static gboolean
go_on_in_file (SatdokuAutosave *self,
               const SatdokuClaim *claim,
               const SatdokuJournal *journal)
{
  gint64 number = satdoku_claim_get_number (claim);
  g_autofree char *old_path = satdoku_game_folder_make_path (self->folder, number);
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  self->fd = open_file (old_path);
  if (self->fd < 0)
    return FALSE;
  self->claim = satdoku_game_folder_claim_next (self->folder);
  path = get_path (self);
  if (!satdoku_kept_file_rename (old_path, path, &error))
    {
      close_file (self);
      g_clear_pointer (&self->claim, satdoku_claim_free);
      return FALSE;
    }
  take_time (self);
  self->seal = journal->seal;
  self->n_lines = journal->n_lines;
  self->selected = journal->selected;
  take_trouble (self, NULL);
  return TRUE;
}

/* Goes on keeping a game that was kept before. Takes ownership of @claim; @journal is what was read
 * of the game's file since it was claimed, and has a game. The game gets the highest number in the
 * folder. When its file can't be continued as it is, a new one is written first; then the old one
 * is deleted or, if part of it can't be read, set aside. */
void
satdoku_autosave_resume (SatdokuAutosave *self,
                         SatdokuClaim *claim,
                         const SatdokuJournal *journal)
{
  g_return_if_fail (SATDOKU_IS_AUTOSAVE (self) && self->folder != NULL && claim != NULL);
  g_return_if_fail (journal != NULL && journal->game != NULL);

  take_game (self, journal->game, journal->notes);
  if (journal->is_whole && journal->n_lines <= LINES_MAX && go_on_in_file (self, claim, journal))
    {
      satdoku_claim_free (claim);
      return;
    }
  self->former = g_new0 (Former, 1);
  self->former->path =
    satdoku_game_folder_make_path (self->folder, satdoku_claim_get_number (claim));
  self->former->claim = claim;
  self->former->is_lost = journal->is_lost;
  self->selected = journal->selected;
  write_whole (self, NULL);
}

SATDOKU_DEFINE_GETTER (SatdokuAutosave, satdoku_autosave, game, SudokuGame *)
SATDOKU_DEFINE_GETTER (SatdokuAutosave, satdoku_autosave, notes, const SatdokuGameNotes *)

/* The cell that was noted last. The game may have no such cell. */
guint
satdoku_autosave_get_selected (SatdokuAutosave *self)
{
  g_return_val_if_fail (SATDOKU_IS_AUTOSAVE (self), SATDOKU_JOURNAL_NO_CELL);

  return self->selected;
}

/* Why the game can't be written; NULL while it can. */
SATDOKU_DEFINE_GETTER (SatdokuAutosave, satdoku_autosave, trouble, const GError *)

/* The number of the game in the folder; 0 when there is no file. */
gint64
satdoku_autosave_get_number (SatdokuAutosave *self)
{
  g_return_val_if_fail (SATDOKU_IS_AUTOSAVE (self), 0);

  return self->claim != NULL ? satdoku_claim_get_number (self->claim) : 0;
}

void
satdoku_autosave_set_notes (SatdokuAutosave *self,
                            const SatdokuGameNotes *notes)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_if_fail (SATDOKU_IS_AUTOSAVE (self) && notes != NULL);

  if (self->game == NULL)
    return;
  g_clear_pointer (&self->notes, satdoku_game_notes_free);
  self->notes = satdoku_game_notes_copy (notes);
  satdoku_journal_add_notes (text, self->game, notes, &self->seal);
  append (self, text, TRUE);
}

/* Writes the elapsed time, if it has changed. */
void
satdoku_autosave_note_time (SatdokuAutosave *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_if_fail (SATDOKU_IS_AUTOSAVE (self));

  if (self->game == NULL || !take_time (self))
    return;
  satdoku_journal_add (text, self->time, &self->seal);
  append (self, text, FALSE);
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

/* A cell that the game doesn't have is not kept. */
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
  append (self, text, FALSE);
}

static void
drop_former (SatdokuAutosave *self)
{
  g_autofree char *aside = NULL;

  if (self->former == NULL)
    return;
  if (self->former->is_lost)
    aside = satdoku_kept_file_set_aside (self->former->path);
  else
    g_unlink (self->former->path);
  g_clear_pointer (&self->former, former_free);
}

/* In the place of the file that is there, if it is ours; else in a new one, as what is there now is
 * not ours to replace. */
static gboolean
write_file (SatdokuAutosave *self,
            const GString *text,
            GError **error)
{
  g_autofree char *path = NULL;
  SatFileFlags flags = SAT_FILE_OWN;

  if (g_mkdir_with_parents (self->folder, 0700) != 0)
    {
      sat_file_error_set_errno (error, errno);
      return FALSE;
    }
  if (!is_ours (self))
    {
      close_file (self);
      g_clear_pointer (&self->claim, satdoku_claim_free);
      self->claim = satdoku_game_folder_claim_next (self->folder);
      flags |= self->is_new ? SAT_FILE_NEW | SAT_FILE_LATER : SAT_FILE_NEW;
    }
  path = get_path (self);
  if (!sat_file_save (path, text->str, text->len, flags, error))
    return FALSE;
  close_file (self);
  self->fd = open_file (path);
  if ((flags & SAT_FILE_LATER) != 0)
    start_sync (self, TRUE);
  self->is_new = FALSE;
  return TRUE;
}

static gboolean
write_anew (SatdokuAutosave *self,
            GError **error)
{
  g_autofree char *game = NULL;
  g_autoptr (GString) text = NULL;

  take_time (self);
  game = satdoku_journal_begin (self->game, self->notes, &self->seal);
  text = g_string_new (game);
  if (has_selected (self))
    add_selected (self, text);
  self->n_lines = 0;
  if (!write_file (self, text, error))
    return FALSE;
  g_clear_handle_id (&self->sync, g_source_remove);
  drop_former (self);
  return TRUE;
}

static gboolean
write_whole (SatdokuAutosave *self,
             GError **error)
{
  GError *trouble = NULL;

  if (!write_anew (self, &trouble) && error != NULL)
    *error = g_error_copy (trouble);
  take_trouble (self, trouble);
  return self->trouble == NULL;
}

/* Brings the file to the disk and blocks until it is there. FALSE while there is trouble, or when
 * the file at the path is no longer ours. */
static gboolean
sync_now (SatdokuAutosave *self)
{
  if (self->trouble != NULL || !is_ours (self))
    return FALSE;
  g_clear_handle_id (&self->sync, g_source_remove);
  return fdatasync (self->fd) == 0;
}

/* Brings the game to the disk as it is now, and blocks until it is there. Fails with the errors of
 * sat_file_save(), which are then also in #SatdokuAutosave:trouble. */
gboolean
satdoku_autosave_flush (SatdokuAutosave *self,
                        GError **error)
{
  g_return_val_if_fail (SATDOKU_IS_AUTOSAVE (self), FALSE);

  if (self->game == NULL || self->folder == NULL)
    return TRUE;
  satdoku_autosave_note_time (self);
  return sync_now (self) || write_whole (self, error);
}

/* Whether the whole game is in its file, with its time; tries to write it if it isn't. Unlike
 * satdoku_autosave_flush() this does not wait until the file is on the disk. FALSE without a
 * folder, or while there is trouble. */
gboolean
satdoku_autosave_is_kept (SatdokuAutosave *self)
{
  g_return_val_if_fail (SATDOKU_IS_AUTOSAVE (self), FALSE);

  if (self->game == NULL || self->folder == NULL)
    return FALSE;
  satdoku_autosave_note_time (self);
  return (self->trouble == NULL && is_in_place (self)) || satdoku_autosave_flush (self, NULL);
}

/* Stops trying again at intervals; moves and satdoku_autosave_flush() still write. */
void
satdoku_autosave_suspend (SatdokuAutosave *self)
{
  g_return_if_fail (SATDOKU_IS_AUTOSAVE (self));

  self->suspended = TRUE;
  g_clear_handle_id (&self->retry, g_source_remove);
}

/* Ends satdoku_autosave_suspend(), and tries at once. */
void
satdoku_autosave_go_on (SatdokuAutosave *self)
{
  g_return_if_fail (SATDOKU_IS_AUTOSAVE (self));

  self->suspended = FALSE;
  if (self->game != NULL && self->folder != NULL && self->trouble != NULL)
    write_whole (self, NULL);
}

/* Leaves the game: its claim is given up, and a thread brings the file to the disk. Returns whether
 * the whole game is in the file; if not, as without a folder or while there is trouble, it keeps
 * the game and goes on trying. */
gboolean
satdoku_autosave_end (SatdokuAutosave *self)
{
  g_return_val_if_fail (SATDOKU_IS_AUTOSAVE (self), FALSE);

  if (!satdoku_autosave_is_kept (self))
    return FALSE;
  start_sync (self, FALSE);
  drop_game (self);
  return TRUE;
}

/* There is nothing to keep, and so nothing is in the way of it. */
static void
forget (SatdokuAutosave *self)
{
  drop_game (self);
  take_trouble (self, NULL);
}

/* Leaves the game as it was last written: what came after that is lost. */
void
satdoku_autosave_give_up (SatdokuAutosave *self)
{
  g_return_if_fail (SATDOKU_IS_AUTOSAVE (self));

  forget (self);
}

/* Leaves the game and deletes its file: there was nothing in it. */
void
satdoku_autosave_discard (SatdokuAutosave *self)
{
  g_autofree char *path = NULL;

  g_return_if_fail (SATDOKU_IS_AUTOSAVE (self));

  if (is_in_place (self))
    {
      path = get_path (self);
      g_unlink (path);
    }
  forget (self);
}
