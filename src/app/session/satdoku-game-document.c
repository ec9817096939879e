/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game that is played, the file it is saved in, and what is kept of it without being asked:
 * every move of it, and the games that were left for others. Reading and saving take their time
 * and are pairs of functions; the game can be played and replaced meanwhile. It knows no
 * widgets. */

#include "satdoku-config.h"

#include "satdoku-game-document.h"

#include <glib/gi18n.h>
#include <sat-file-etag.h>
#include <string.h>
#include <words-error.h>

#include "satdoku-autosave.h"
#include "satdoku-earlier-games.h"
#include "satdoku-file.h"

struct _SatdokuGameDocument
{
  GObject parent_instance;

  /* Owned. */
  SatdokuWorker *worker;
  SudokuGame *game;             /* (nullable): until the first one is set */
  GFile *file;                  /* (nullable): where the game is saved, or came from */
  const SudokuFormat *format;   /* (nullable): in which; NULL: it only came from there */
  char *etag;                   /* (nullable): of the file as it was last read or written */
  SatdokuEarlierGames *earlier; /* the games to go back to */
  SatdokuAutosave *autosave;    /* (nullable): nothing is kept without being asked */

  gboolean restored;  /* there was a game that was kept */
  gboolean keeping;   /* the autosave has taken over the game */
  gboolean is_second; /* another process keeps its game where ours would be */
  gboolean saving;    /* the file is being written */
  gboolean can_go_back;
};

G_DEFINE_FINAL_TYPE (SatdokuGameDocument, satdoku_game_document, G_TYPE_OBJECT)

enum
{
  PROP_GAME = 1,
  PROP_TITLE,
  PROP_CAN_GO_BACK,
  PROP_SAVING,
  PROP_TROUBLE,
  N_PROPS
};

enum
{
  SIGNAL_LEAVING,
  SIGNAL_FAILED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* "• name" when there is something that isn't saved in the file. */
static char *
make_title (SatdokuGameDocument *self)
{
  g_autofree char *name = self->file != NULL ? g_file_get_basename (self->file) : NULL;

  if (name == NULL || !g_utf8_validate (name, -1, NULL))
    return g_strdup (_ ("Satdoku"));
  if (self->game != NULL && sudoku_game_is_modified (self->game))
    return g_strdup_printf ("• %s", name);
  return g_steal_pointer (&name);
}

static void
title_changed_cb (SatdokuGameDocument *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

static void
update_can_go_back (SatdokuGameDocument *self)
{
  gboolean can_go_back = !satdoku_earlier_games_is_empty (self->earlier);

  if (self->can_go_back == can_go_back)
    return;
  self->can_go_back = can_go_back;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_GO_BACK]);
}

static void
set_saving (SatdokuGameDocument *self,
            gboolean saving)
{
  self->saving = saving;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVING]);
}

static void
say_failed (SatdokuGameDocument *self,
            const GError *error)
{
  g_autofree char *reason = words_error (error, WORDS_STYLE_WINDOW);

  g_signal_emit (self, signals[SIGNAL_FAILED], 0, reason);
}

/**
 * satdoku_game_document_set_game:
 * @self: a document
 * @game: the game to play from now on
 *
 * The game before it is not kept, and the file stays: see satdoku_game_document_replace().
 */
void
satdoku_game_document_set_game (SatdokuGameDocument *self,
                                SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self) && SUDOKU_IS_GAME (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_signal_connect_object (game, "notify::modified", G_CALLBACK (title_changed_cb), self,
                           G_CONNECT_SWAPPED);
  /* What is kept from now on is what can be seen. */
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
  if (self->keeping)
    satdoku_autosave_set_game (self->autosave, game);
  title_changed_cb (self);
}

/**
 * satdoku_game_document_get_game:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): the game
 */
SudokuGame *
satdoku_game_document_get_game (SatdokuGameDocument *self)
{
  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self), NULL);

  return self->game;
}

/**
 * satdoku_game_document_get_file:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): where the game is saved, or came from
 */
GFile *
satdoku_game_document_get_file (SatdokuGameDocument *self)
{
  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self), NULL);

  return self->file;
}

/**
 * satdoku_game_document_get_format:
 * @self: a document
 *
 * Returns: (nullable): the format in which the game is saved in the file; %NULL: it is not saved
 *   in any, it may have come from the file
 */
const SudokuFormat *
satdoku_game_document_get_format (SatdokuGameDocument *self)
{
  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self), NULL);

  return self->format;
}

/* The game has another file from now on: saving must not undo what other programs do to it. */
static void
set_file (SatdokuGameDocument *self,
          GFile *file,
          const SudokuFormat *format)
{
  g_clear_pointer (&self->etag, g_free);
  g_set_object (&self->file, file);
  self->format = format;
  if (format != NULL)
    self->etag = sat_file_get_etag (file, NULL, NULL);
}

/* Keeps the game to go back to, if anything was done in it; returns whether it does. */
static gboolean
keep_game (SatdokuGameDocument *self,
           gboolean as_oldest)
{
  g_autoptr (GError) error = NULL;

  if (self->game == NULL ||
      !(sudoku_game_can_undo (self->game) || sudoku_game_can_redo (self->game)))
    return FALSE;
  g_signal_emit (self, signals[SIGNAL_LEAVING], 0);
  if (!satdoku_earlier_games_add (self->earlier,
                                  &(SatdokuEarlierGame){ self->game, self->file, self->format },
                                  as_oldest, &error))
    say_failed (self, error);
  return TRUE;
}

/**
 * satdoku_game_document_replace:
 * @self: a document
 * @game: the game to play from now on
 * @file: (nullable): where it is saved, or came from
 * @format: (nullable): in which format it is saved there; %NULL: it only came from there
 *
 * Leaves the game for another one.
 *
 * Returns: whether the one before is kept to go back to: something was done in it
 */
gboolean
satdoku_game_document_replace (SatdokuGameDocument *self,
                               SudokuGame *game,
                               GFile *file,
                               const SudokuFormat *format)
{
  gboolean kept;

  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self) && SUDOKU_IS_GAME (game), FALSE);

  kept = keep_game (self, FALSE);
  set_file (self, file, format);
  satdoku_game_document_set_game (self, game);
  title_changed_cb (self);
  update_can_go_back (self);
  return kept;
}

/**
 * satdoku_game_document_go_back:
 * @self: a document
 * @damage: (out) (optional) (nullable): what is wrong with a game that was left later, and that
 *   can't be gone back to
 *
 * Goes back to the game that was left last. To go back again and again leads to all that are kept,
 * and at last to the one that is played now.
 *
 * Returns: %FALSE when there is none
 */
gboolean
satdoku_game_document_go_back (SatdokuGameDocument *self,
                               GError **damage)
{
  const SatdokuEarlierGame *newest;
  g_autoptr (SudokuGame) game = NULL;

  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self), FALSE);

  newest = satdoku_earlier_games_get_newest (self->earlier, damage);
  if (newest != NULL)
    {
      game = g_object_ref (newest->game);
      keep_game (self, TRUE);
      set_file (self, newest->file, newest->format);
      satdoku_game_document_set_game (self, game);
      title_changed_cb (self);
      /* Not before it is the last game on disk. */
      satdoku_earlier_games_remove (self->earlier, game);
    }
  update_can_go_back (self);
  return game != NULL;
}

/* What is being written, also when the document is closed meanwhile. */
typedef struct
{
  SudokuGame *game;
  GFile *file; /* as it was chosen */
  const SudokuFormat *format;
  GApplication *application; /* (nullable): doesn't end before the file is written */
} Saving;

static Saving *
saving_new (SudokuGame *game,
            GFile *file,
            const SudokuFormat *format)
{
  Saving *self = g_new0 (Saving, 1);

  self->game = g_object_ref (game);
  self->file = g_object_ref (file);
  self->format = format;
  g_set_object (&self->application, g_application_get_default ());
  if (self->application != NULL)
    g_application_hold (self->application);
  return self;
}

static void
saving_free (Saving *self)
{
  g_object_unref (self->game);
  g_object_unref (self->file);
  if (self->application != NULL)
    g_application_release (self->application);
  g_clear_object (&self->application);
  g_free (self);
}

static GBytes *
write_game (SudokuGame *game,
            const SudokuFormat *format,
            GError **error)
{
  g_autoptr (SudokuDocument) document = sudoku_document_new_for_game (game);
  char *text = sudoku_format_write (format, document, error);

  return text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;
}

/* The game is now that of the file, unless there is another one by now. */
static void
saved_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  SatdokuGameDocument *self = g_task_get_source_object (task);
  const Saving *saving = g_task_get_task_data (task);
  g_autofree char *etag = NULL;
  GError *error = NULL;

  if (!satdoku_file_save_finish (result, &etag, &error))
    {
      sudoku_game_set_modified (saving->game, TRUE);
      set_saving (self, FALSE);
      g_task_return_error (task, error);
      return;
    }
  if (self->game == saving->game)
    {
      g_set_object (&self->file, saving->file);
      g_free (self->etag);
      self->etag = g_steal_pointer (&etag);
      self->format = saving->format;
      title_changed_cb (self);
    }
  set_saving (self, FALSE);
  g_task_return_boolean (task, TRUE);
}

/* What is entered while the file is being written counts as not saved. The program doesn't end
 * before it is written. With an etag, only over a file that still has it. */
static void
save (SatdokuGameDocument *self,
      GFile *file,
      const SudokuFormat *format,
      const char *etag,
      GTask *task)
{
  GError *error = NULL;
  g_autoptr (GBytes) bytes = write_game (self->game, format, &error);

  if (bytes == NULL)
    {
      g_task_return_error (task, error);
      g_object_unref (task);
      return;
    }
  sudoku_game_set_modified (self->game, FALSE);
  set_saving (self, TRUE);
  g_task_set_task_data (task, saving_new (self->game, file, format), (GDestroyNotify)saving_free);
  satdoku_file_save_async (file, bytes, etag, NULL, saved_cb, task);
}

/**
 * satdoku_game_document_is_saving:
 * @self: a document
 *
 * Returns: is the file being written?
 */
gboolean
satdoku_game_document_is_saving (SatdokuGameDocument *self)
{
  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self), FALSE);

  return self->saving;
}

/**
 * satdoku_game_document_save_async:
 * @self: a document whose game is saved in a file; no other saving is under way
 * @callback: called once
 * @user_data: for @callback
 *
 * Saves the game where it was saved before.
 */
void
satdoku_game_document_save_async (SatdokuGameDocument *self,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  GTask *task;

  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self) && self->format != NULL && !self->saving);

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, satdoku_game_document_save_async);
  save (self, self->file, self->format, self->etag, task);
}

/**
 * satdoku_game_document_save_as_async:
 * @self: a document
 * @file: where to, whatever is there
 * @format: how
 * @callback: called once
 * @user_data: for @callback
 *
 * Saves the game in a file, which is that of the game from then on.
 */
void
satdoku_game_document_save_as_async (SatdokuGameDocument *self,
                                     GFile *file,
                                     const SudokuFormat *format,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data)
{
  GTask *task;

  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self) && G_IS_FILE (file) && format != NULL);

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, satdoku_game_document_save_async);
  save (self, file, format, NULL, task);
}

/**
 * satdoku_game_document_save_finish:
 * @self: a document
 * @result: what the callback was called with
 * @error: why it was not saved; `SAT_FILE_ERROR_CHANGED` when another program has
 *   changed the file
 *
 * Returns: whether the game was saved
 */
gboolean
satdoku_game_document_save_finish (SatdokuGameDocument *self,
                                   GAsyncResult *result,
                                   GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* In the thread. */
static gpointer
run_read (gpointer contents,
          const SudokuTask *task,
          GError **error)
{
  return sudoku_contents_read (contents, SUDOKU_CONTENTS_PUZZLE, task->cancellable, error)
           ? contents
           : NULL;
}

static void
read_cb (GObject *source,
         GAsyncResult *result,
         gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  SudokuContents *contents = satdoku_worker_run_finish (result, &error);

  if (contents != NULL)
    g_task_return_pointer (task, contents, (GDestroyNotify)sudoku_contents_unref);
  else
    g_task_return_error (task, error);
}

/**
 * satdoku_game_document_read_async:
 * @self: a document
 * @contents: what came from outside, not yet read
 * @cancellable: (nullable): to stop it
 * @callback: called once
 * @user_data: for @callback
 *
 * Finds out, in the worker, what it is; it should be a puzzle or a game. Nothing changes: see
 * satdoku_game_document_replace().
 */
void
satdoku_game_document_read_async (SatdokuGameDocument *self,
                                  SudokuContents *contents,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  const SatdokuJob job = {
    .title = _ ("Reading…"),
    .run = run_read,
    .free_input = (GDestroyNotify)sudoku_contents_unref,
    .free_result = (GDestroyNotify)sudoku_contents_unref,
  };
  GTask *task;

  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self) && contents != NULL);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, satdoku_game_document_read_async);
  satdoku_worker_run_async (self->worker, &job, sudoku_contents_ref (contents), cancellable,
                            read_cb, task);
}

/**
 * satdoku_game_document_read_finish:
 * @self: a document
 * @result: what the callback was called with
 * @error: `G_IO_ERROR_CANCELLED`
 *
 * Returns: (transfer full) (nullable): the contents, which are read now, whatever they are
 */
SudokuContents *
satdoku_game_document_read_finish (SatdokuGameDocument *self,
                                   GAsyncResult *result,
                                   GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
trouble_cb (SatdokuGameDocument *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);
}

/* Each process has a file of its own: one program in two sessions would overwrite its own games. */
static SatdokuAutosave *
open_autosave (SatdokuGameDocument *self)
{
  for (guint n = 1;; n++)
    {
      g_autofree char *name = n == 1 ? g_strdup ("game.satdoku")
                                     : g_strdup_printf ("game-%u.satdoku", n);
      g_autofree char *path = g_build_filename (g_get_user_data_dir (), "satdoku", name, NULL);
      g_autoptr (SatdokuAutosave) autosave = satdoku_autosave_new (path);

      if (satdoku_autosave_lock (autosave))
        return g_steal_pointer (&autosave);
      self->is_second = TRUE;
    }
}

/**
 * satdoku_game_document_restore:
 * @self: a document
 * @selected: (out): the cell that was selected; may be no cell of the game
 * @damage: (out) (optional) (nullable): what is wrong with what was kept
 *
 * Reads the game that was played last and finds those that were left. Nothing is written before
 * satdoku_game_document_start_keeping(): who is killed meanwhile has lost nothing.
 *
 * Returns: (transfer full) (nullable): the game; %NULL: there is none
 */
SudokuGame *
satdoku_game_document_restore (SatdokuGameDocument *self,
                               guint *selected,
                               GError **damage)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "satdoku", "earlier", NULL);
  SudokuGame *game;

  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self) && self->autosave == NULL, NULL);

  self->autosave = open_autosave (self);
  g_signal_connect_object (self->autosave, "notify::trouble", G_CALLBACK (trouble_cb), self,
                           G_CONNECT_SWAPPED);
  satdoku_earlier_games_free (self->earlier);
  self->earlier = satdoku_earlier_games_new (folder);
  update_can_go_back (self);
  game = satdoku_autosave_restore (self->autosave, damage);
  *selected = satdoku_autosave_get_selected (self->autosave);
  self->restored = game != NULL;
  if (game != NULL)
    satdoku_game_document_set_game (self, game);
  return game;
}

/**
 * satdoku_game_document_start_keeping:
 * @self: a document
 *
 * From now on every move is kept on disk, of the restored game or of that which comes next.
 */
void
satdoku_game_document_start_keeping (SatdokuGameDocument *self)
{
  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self) && self->autosave != NULL);

  self->keeping = TRUE;
  if (self->restored)
    satdoku_autosave_set_game (self->autosave, self->game);
}

/**
 * satdoku_game_document_note_time:
 * @self: a document
 *
 * Keeps the time of the game, if it has gone on.
 */
void
satdoku_game_document_note_time (SatdokuGameDocument *self)
{
  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self));

  if (self->keeping)
    satdoku_autosave_note_time (self->autosave);
}

/**
 * satdoku_game_document_note_selected:
 * @self: a document
 * @cell: the cell that is selected; what is no cell of the game isn't kept
 *
 * Keeps which cell is selected.
 */
void
satdoku_game_document_note_selected (SatdokuGameDocument *self,
                                     guint cell)
{
  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self));

  if (self->keeping)
    satdoku_autosave_note_selected (self->autosave, cell);
}

/**
 * satdoku_game_document_would_lose:
 * @self: a document
 * @trouble: (out) (nullable): why
 *
 * Tries to keep the game as it is now.
 *
 * Returns: would something be lost if the program ended now? It is in no file, and can't be kept
 */
gboolean
satdoku_game_document_would_lose (SatdokuGameDocument *self,
                                  GError **trouble)
{
  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self), FALSE);

  return self->keeping && self->game != NULL && sudoku_game_is_modified (self->game) &&
         !satdoku_autosave_flush (self->autosave, trouble);
}

/**
 * satdoku_game_document_close:
 * @self: a document
 *
 * Keeps the game as it is now. Its moves are on disk already; only the clock may not be.
 */
void
satdoku_game_document_close (SatdokuGameDocument *self)
{
  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self));

  g_signal_emit (self, signals[SIGNAL_LEAVING], 0);
  /* Whoever is alone again finds it among the games that were left. */
  if (self->is_second)
    keep_game (self, FALSE);
  if (self->keeping)
    satdoku_autosave_flush (self->autosave, NULL);
}

static void
satdoku_game_document_get_property (GObject *object,
                                    guint id,
                                    GValue *value,
                                    GParamSpec *pspec)
{
  SatdokuGameDocument *self = SATDOKU_GAME_DOCUMENT (object);

  switch (id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_TITLE:
      g_value_take_string (value, make_title (self));
      break;
    case PROP_CAN_GO_BACK:
      g_value_set_boolean (value, self->can_go_back);
      break;
    case PROP_SAVING:
      g_value_set_boolean (value, self->saving);
      break;
    case PROP_TROUBLE:
      if (self->autosave != NULL)
        g_object_get_property (G_OBJECT (self->autosave), "trouble", value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_game_document_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *pspec)
{
  if (id == PROP_GAME)
    satdoku_game_document_set_game (SATDOKU_GAME_DOCUMENT (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_game_document_dispose (GObject *object)
{
  SatdokuGameDocument *self = SATDOKU_GAME_DOCUMENT (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_object (&self->file);
  g_clear_object (&self->autosave);
  g_clear_object (&self->worker);
  g_clear_pointer (&self->earlier, satdoku_earlier_games_free);
  self->keeping = FALSE;
  G_OBJECT_CLASS (satdoku_game_document_parent_class)->dispose (object);
}

static void
satdoku_game_document_finalize (GObject *object)
{
  g_free (SATDOKU_GAME_DOCUMENT (object)->etag);
  G_OBJECT_CLASS (satdoku_game_document_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags read = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  /**
   * SatdokuGameDocument:game:
   *
   * The game that is played.
   */
  properties[PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, SUDOKU_TYPE_GAME, read | G_PARAM_WRITABLE);
  /**
   * SatdokuGameDocument:title:
   *
   * The name of the file, with a bullet when something isn't saved in it; else that of the program.
   */
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, read);
  /**
   * SatdokuGameDocument:can-go-back:
   *
   * Whether there is a game that was left for another one.
   */
  properties[PROP_CAN_GO_BACK] = g_param_spec_boolean ("can-go-back", NULL, NULL, FALSE, read);
  /**
   * SatdokuGameDocument:saving:
   *
   * Whether a file is being written.
   */
  properties[PROP_SAVING] = g_param_spec_boolean ("saving", NULL, NULL, FALSE, read);
  /**
   * SatdokuGameDocument:trouble:
   *
   * Why the moves can't be kept on disk, for as long as that lasts; %NULL when they are kept.
   */
  properties[PROP_TROUBLE] = g_param_spec_boxed ("trouble", NULL, NULL, G_TYPE_ERROR, read);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
satdoku_game_document_class_init (SatdokuGameDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = satdoku_game_document_get_property;
  object_class->set_property = satdoku_game_document_set_property;
  object_class->dispose = satdoku_game_document_dispose;
  object_class->finalize = satdoku_game_document_finalize;
  install_properties (object_class);

  /**
   * SatdokuGameDocument::leaving:
   * @self: a document
   *
   * The game is about to be kept as it is: whoever has its time adds it now.
   */
  signals[SIGNAL_LEAVING] = g_signal_new ("leaving", SATDOKU_TYPE_GAME_DOCUMENT, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * SatdokuGameDocument::failed:
   * @self: a document
   * @reason: why
   *
   * The game can't be kept on disk.
   */
  signals[SIGNAL_FAILED] =
    g_signal_new ("failed", SATDOKU_TYPE_GAME_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
satdoku_game_document_init (SatdokuGameDocument *self)
{
  self->earlier = satdoku_earlier_games_new (NULL);
}

/**
 * satdoku_game_document_new:
 * @worker: who reads what is opened
 *
 * Returns: (transfer full): a document without a game, which keeps nothing on disk
 */
SatdokuGameDocument *
satdoku_game_document_new (SatdokuWorker *worker)
{
  SatdokuGameDocument *self;

  g_return_val_if_fail (SATDOKU_IS_WORKER (worker), NULL);

  self = g_object_new (SATDOKU_TYPE_GAME_DOCUMENT, NULL);
  self->worker = g_object_ref (worker);
  return self;
}
