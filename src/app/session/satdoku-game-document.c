/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game that is played, the file it is saved in, and what is kept of it without being asked:
 * every move of it, see satdoku-autosave.c, and the games that were left for others, see
 * satdoku-game-store.c. Reading and saving take their time and are pairs of functions; the game can
 * be played and replaced meanwhile. It knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-game-document.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <sat-file-etag.h>
#include <string.h>

#include "satdoku-autosave.h"
#include "satdoku-class.h"
#include "satdoku-file.h"
#include "satdoku-game-save.h"
#include "satdoku-old-games.h"

struct _SatdokuGameDocument
{
  GObject parent_instance;

  /* Owned. */
  SudokuGame *game;        /* (nullable): until the first one is set */
  SatdokuGameNotes *notes; /* what is known of it beside its moves */
  SatdokuGameStore *store; /* in memory until satdoku_game_document_restore() */
  SatdokuAutosave *autosave;
  SatdokuJournal *restored; /* (nullable): what satdoku_game_document_restore() has read */
  SatdokuClaim *claim;      /* (nullable): of that */
  GArray *way_back;         /* (nullable): of gint64: the games to go back to, the next one first */

  guint selected;     /* the cell that was selected when the game was left */
  gboolean keeping;   /* every move is kept */
  gboolean saving;    /* the file is being written */
  gboolean collected; /* the puzzle is in a collection that is kept */
  gboolean given_up;  /* what can't be written of the game may be lost */
  gboolean can_go_back;
};

G_DEFINE_FINAL_TYPE (SatdokuGameDocument, satdoku_game_document, G_TYPE_OBJECT)

enum
{
  PROP_GAME = 1,
  PROP_NOTES,
  PROP_TITLE,
  PROP_CAN_GO_BACK,
  PROP_SAVING,
  PROP_TROUBLE,
  PROP_N_TROUBLES,
  N_PROPS
};

enum
{
  SIGNAL_LEAVING,
  SIGNAL_DAMAGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* "• name" when there is something that isn't saved in the file. */
static char *
make_title (SatdokuGameDocument *self)
{
  GFile *file = self->notes->file;
  g_autofree char *name = file != NULL ? satdoku_file_dup_name (file) : NULL;

  if (name == NULL)
    return g_strdup (_ ("Satdoku"));
  if (self->game != NULL && sudoku_game_is_modified (self->game))
    return g_strdup_printf ("• %s", name);
  return g_steal_pointer (&name);
}

static void
notes_changed (SatdokuGameDocument *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NOTES]);
}

static void
title_changed_cb (SatdokuGameDocument *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

static void
update_can_go_back (SatdokuGameDocument *self)
{
  g_autoptr (GArray) numbers = satdoku_game_store_list_free (self->store);
  gboolean can_go_back = numbers->len > 0;

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
forget_way_back (SatdokuGameDocument *self)
{
  g_clear_pointer (&self->way_back, g_array_unref);
}

static void
trouble_cb (SatdokuGameDocument *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_TROUBLES]);
}

static void
take_autosave (SatdokuGameDocument *self,
               SatdokuAutosave *autosave)
{
  if (self->autosave != NULL)
    g_signal_handlers_disconnect_by_data (self->autosave, self);
  g_clear_object (&self->autosave);
  self->autosave = autosave;
  g_signal_connect_object (autosave, "notify::trouble", G_CALLBACK (trouble_cb), self,
                           G_CONNECT_SWAPPED);
}

static SatdokuAutosave *
new_autosave (SatdokuGameDocument *self)
{
  return satdoku_autosave_new (satdoku_store_get_folder (SATDOKU_STORE (self->store)));
}

/* No window plays the game now; as long as it isn't written, its autosave is on its own. */
static void
end_autosave (SatdokuGameDocument *self)
{
  if (satdoku_autosave_end (self->autosave))
    return;
  if (satdoku_autosave_get_game (self->autosave) != NULL)
    satdoku_unwritten_hold (satdoku_game_store_get_unwritten (self->store), self->autosave);
  take_autosave (self, new_autosave (self));
  trouble_cb (self);
}

static void
show_game (SatdokuGameDocument *self,
           SudokuGame *game)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_signal_connect_object (game, "notify::modified", G_CALLBACK (title_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "moved", G_CALLBACK (forget_way_back), self, G_CONNECT_SWAPPED);
  notes_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
  title_changed_cb (self);
}

/* The game before it is not kept in memory, and the file stays: see
 * satdoku_game_document_replace(). */
void
satdoku_game_document_set_game (SatdokuGameDocument *self,
                                SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self) && SUDOKU_IS_GAME (game));

  if (self->game == game)
    return;
  self->selected = SATDOKU_JOURNAL_NO_CELL;
  if (self->keeping)
    {
      end_autosave (self);
      satdoku_autosave_begin (self->autosave, game, self->notes);
    }
  show_game (self, game);
}

SATDOKU_DEFINE_GETTER (SatdokuGameDocument, satdoku_game_document, game, SudokuGame *)

GFile *
satdoku_game_document_get_file (SatdokuGameDocument *self)
{
  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self), NULL);

  return self->notes->file;
}

/* The format in which the game is saved in its file. NULL when it is not saved in any, even if it
 * was read from a file. */
const SudokuFormat *
satdoku_game_document_get_format (SatdokuGameDocument *self)
{
  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self), NULL);

  return self->notes->format;
}

SATDOKU_DEFINE_GETTER (SatdokuGameDocument, satdoku_game_document, notes, const SatdokuGameNotes *)

/* Of the store; 0 while the game is not kept on disk. */
gint64
satdoku_game_document_get_number (SatdokuGameDocument *self)
{
  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self), 0);

  return satdoku_autosave_get_number (self->autosave);
}

void
satdoku_game_document_set_pinned (SatdokuGameDocument *self,
                                  gboolean pinned)
{
  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self));

  self->notes->pinned = pinned;
  satdoku_autosave_set_notes (self->autosave, self->notes);
  notes_changed (self);
}

void
satdoku_game_document_set_puzzle (SatdokuGameDocument *self,
                                  const char *collection,
                                  guint puzzle)
{
  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self) && collection != NULL);

  satdoku_game_notes_set_puzzle (self->notes, collection, puzzle);
  satdoku_autosave_set_notes (self->autosave, self->notes);
  notes_changed (self);
}

/* Notes how hard the puzzle is, as its givens are now. */
void
satdoku_game_document_set_level (SatdokuGameDocument *self,
                                 SudokuLevel level)
{
  const SudokuGrid *grid;

  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self) && self->game != NULL);

  grid = sudoku_game_get_grid (self->game);
  if (satdoku_game_notes_get_level (self->notes, grid) == level)
    return;
  satdoku_game_notes_set_level (self->notes, level, grid);
  satdoku_autosave_set_notes (self->autosave, self->notes);
  notes_changed (self);
}

/* Notes when the record was written that the game was begun, and whether all numbers that are put
 * into it are known from now on. */
void
satdoku_game_document_set_begun (SatdokuGameDocument *self,
                                 gint64 when,
                                 gboolean watched)
{
  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self));

  self->notes->begun = when;
  self->notes->watched = watched;
  satdoku_autosave_set_notes (self->autosave, self->notes);
  notes_changed (self);
}

/* Says whether the puzzle can be begun again from its collection, so that a game in which
 * nothing was done need not be kept. It counts when the game is left. */
void
satdoku_game_document_set_collected (SatdokuGameDocument *self,
                                     gboolean collected)
{
  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self));

  self->collected = collected;
}

/* The store is another one after satdoku_game_document_restore(). */
SATDOKU_DEFINE_GETTER (SatdokuGameDocument, satdoku_game_document, store, SatdokuGameStore *)

static gboolean
is_touched (SudokuGame *game)
{
  return sudoku_game_can_undo (game) || sudoku_game_can_redo (game);
}

/* A grid without a value in which nothing was done is no game; nor is a puzzle that was only looked
 * at and is still in its collection. */
static gboolean
is_worth_keeping (SatdokuGameDocument *self)
{
  SudokuGame *game = self->game;
  const SudokuGrid *grid = sudoku_game_get_grid (game);
  guint cell = 0;

  if (self->collected && !self->notes->pinned)
    return is_touched (game);
  while (cell < sudoku_grid_get_n_cells (grid) && sudoku_grid_get_value (grid, cell) == 0)
    cell++;
  return cell < sudoku_grid_get_n_cells (grid) || is_touched (game);
}

/* Returns whether it can be gone back to. */
static gboolean
give_up (SatdokuGameDocument *self)
{
  gboolean has_file = satdoku_autosave_get_number (self->autosave) > 0;

  satdoku_autosave_give_up (self->autosave);
  return has_file;
}

/* Returns whether it can be gone back to. */
static gboolean
leave_game (SatdokuGameDocument *self)
{
  gboolean given_up = self->given_up;

  self->given_up = FALSE;
  if (self->game == NULL)
    return FALSE;
  g_signal_emit (self, signals[SIGNAL_LEAVING], 0);
  if (!is_worth_keeping (self))
    {
      satdoku_autosave_discard (self->autosave);
      return FALSE;
    }
  if (!self->keeping)
    satdoku_autosave_begin (self->autosave, self->game, self->notes);
  else if (given_up && satdoku_autosave_get_trouble (self->autosave) != NULL)
    return give_up (self);
  end_autosave (self);
  return TRUE;
}

static void
take_notes (SatdokuGameDocument *self,
            const SatdokuGameNotes *notes)
{
  SatdokuGameNotes *copy = satdoku_game_notes_copy (notes);

  satdoku_game_notes_free (self->notes);
  self->notes = copy;
}

static void
games_changed (SatdokuGameDocument *self)
{
  update_can_go_back (self);
  satdoku_game_store_note_change (self->store);
}

/* Leaves the game for another one; its etag is found out when it has a file with a format but no
 * etag. The one before stays in the store, unless it is an empty grid in which nothing was done.
 * Returns whether it is kept to go back to. */
gboolean
satdoku_game_document_replace (SatdokuGameDocument *self,
                               SudokuGame *game,
                               const SatdokuGameNotes *notes)
{
  gboolean kept;

  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self) && SUDOKU_IS_GAME (game), FALSE);

  kept = leave_game (self);
  self->selected = SATDOKU_JOURNAL_NO_CELL;
  forget_way_back (self);
  take_notes (self, notes);
  /* Saving must not undo what other programs do to the file. */
  if (self->notes->format != NULL && self->notes->etag == NULL)
    self->notes->etag = sat_file_get_etag (self->notes->file, NULL, NULL);
  if (self->keeping)
    satdoku_autosave_begin (self->autosave, game, self->notes);
  show_game (self, game);
  games_changed (self);
  /* To make room. */
  satdoku_store_load_async (SATDOKU_STORE (self->store), NULL, NULL, NULL);
  return kept;
}

static void
resume (SatdokuGameDocument *self,
        const SatdokuJournal *journal,
        SatdokuClaim *claim)
{
  take_notes (self, journal->notes);
  self->selected = journal->selected;
  satdoku_autosave_resume (self->autosave, claim, journal);
  show_game (self, journal->game);
}

/* Goes on with what could not be written when it was left. */
static void
go_on (SatdokuGameDocument *self,
       SatdokuAutosave *autosave)
{
  take_autosave (self, autosave);
  take_notes (self, satdoku_autosave_get_notes (autosave));
  self->selected = satdoku_autosave_get_selected (autosave);
  show_game (self, satdoku_autosave_get_game (autosave));
  trouble_cb (self);
}

/* Puts a game into the store without showing it, as if it had been shown and left. */
void
satdoku_game_document_keep (SatdokuGameDocument *self,
                            SudokuGame *game,
                            const SatdokuGameNotes *notes)
{
  g_autoptr (SatdokuAutosave) autosave = NULL;
  g_autoptr (SatdokuGameNotes) kept = NULL;

  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self) && SUDOKU_IS_GAME (game) && notes != NULL);

  kept = satdoku_game_notes_copy (notes);
  if (kept->format != NULL && kept->etag == NULL)
    kept->etag = sat_file_get_etag (kept->file, NULL, NULL);
  autosave = new_autosave (self);
  satdoku_autosave_begin (autosave, game, kept);
  if (!satdoku_autosave_end (autosave))
    {
      satdoku_unwritten_hold (satdoku_game_store_get_unwritten (self->store), autosave);
      trouble_cb (self);
    }
  games_changed (self);
}

/* Leaves the game for one of the store that no window plays. Returns FALSE when that one can't be
 * read, with the reason in @damage, and nothing has changed; otherwise @damage says what part of
 * the game is lost, if any. */
gboolean
satdoku_game_document_go_to (SatdokuGameDocument *self,
                             gint64 number,
                             GError **damage)
{
  g_autoptr (SatdokuJournal) journal = NULL;
  SatdokuAutosave *autosave;
  SatdokuClaim *claim = NULL;

  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self), FALSE);

  /* Where there are no locks, nothing else keeps it from being read beside itself. */
  if (number == satdoku_autosave_get_number (self->autosave))
    {
      g_set_error_literal (damage, G_IO_ERROR, G_IO_ERROR_BUSY, g_strerror (EBUSY));
      return FALSE;
    }
  autosave = satdoku_unwritten_take (satdoku_game_store_get_unwritten (self->store), number);
  if (autosave == NULL)
    journal = satdoku_game_store_take (self->store, number, &claim, damage);
  if (autosave == NULL && journal == NULL)
    return FALSE;
  leave_game (self);
  if (autosave != NULL)
    go_on (self, autosave);
  else
    resume (self, journal, claim);
  games_changed (self);
  return TRUE;
}

/* The game that was just left is the last one on the way back. It had this number, unless it is in
 * memory now. */
static void
add_to_way_back (SatdokuGameDocument *self,
                 GArray *way,
                 gint64 number)
{
  g_autoptr (GArray) numbers = satdoku_game_store_list_free (self->store);

  for (guint i = 0; i < numbers->len; i++)
    if (g_array_index (numbers, gint64, i) == number)
      {
        g_array_append_val (way, number);
        return;
      }
  if (numbers->len > 0)
    g_array_append_val (way, g_array_index (numbers, gint64, 0));
}

static void
damaged_cb (SatdokuGameDocument *self,
            guint n)
{
  g_signal_emit (self, signals[SIGNAL_DAMAGED], 0, n);
}

/* Has another window taken the game meanwhile? It has another name then. */
static gboolean
is_taken (const GError *error)
{
  return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_BUSY) ||
         g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* Goes to the next game of the way that can be read, and takes it and those before it away. */
static gboolean
go_on_way_back (SatdokuGameDocument *self,
                GArray *way,
                GError **damage)
{
  guint n_damaged = 0;
  gboolean gone = FALSE;

  while (way->len > 0 && !gone)
    {
      g_autoptr (GError) error = NULL;
      gint64 number = g_array_index (way, gint64, 0);

      g_array_remove_index (way, 0);
      gone = satdoku_game_document_go_to (self, number, &error);
      if (gone && error != NULL)
        g_propagate_error (damage, g_steal_pointer (&error));
      else if (!gone && !is_taken (error))
        n_damaged++;
    }
  if (n_damaged > 0)
    damaged_cb (self, n_damaged);
  return gone;
}

/* Goes back to the game that was played before this one. To go back again and again leads to all
 * that are kept and at last to the one that is played now, as long as nothing is done in between.
 * Games that can't be read are skipped: see #SatdokuGameDocument::damaged. @damage says what part
 * of the game is lost, if any. Returns FALSE when there is no game to go back to. */
gboolean
satdoku_game_document_go_back (SatdokuGameDocument *self,
                               GError **damage)
{
  g_autoptr (GArray) way = NULL;
  gint64 left;
  gboolean gone;

  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self), FALSE);

  way = self->way_back != NULL ? g_steal_pointer (&self->way_back)
                               : satdoku_game_store_list_free (self->store);
  left = satdoku_autosave_get_number (self->autosave);
  gone = go_on_way_back (self, way, damage);
  if (gone)
    {
      add_to_way_back (self, way, left);
      forget_way_back (self);
      self->way_back = g_steal_pointer (&way);
    }
  update_can_go_back (self);
  return gone;
}

/* Notes the file as that of the game, unless another game is played by now. */
static void
saved_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  SatdokuGameDocument *self = g_task_get_source_object (task);
  const SatdokuSaved *saving = satdoku_game_save_get_saved (result);
  GError *error = NULL;
  gboolean saved = satdoku_game_save_finish (result, &error);

  if (saved && self->game == saving->game)
    {
      satdoku_game_notes_set_file (self->notes, saving->file, saving->format, saving->etag);
      satdoku_autosave_set_notes (self->autosave, self->notes);
      notes_changed (self);
      title_changed_cb (self);
    }
  set_saving (self, FALSE);
  if (saved)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* With an etag, only over a file that still has it. */
static void
save (SatdokuGameDocument *self,
      GFile *file,
      const SudokuFormat *format,
      const char *etag,
      GTask *task)
{
  set_saving (self, TRUE);
  satdoku_game_save_async (self->game, file, format, etag, saved_cb, task);
}

gboolean
satdoku_game_document_is_saving (SatdokuGameDocument *self)
{
  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self), FALSE);

  return self->saving;
}

/* Saves the game where it was saved before; no other saving may be under way. */
void
satdoku_game_document_save_async (SatdokuGameDocument *self,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  GTask *task;

  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self) && !self->saving);
  g_return_if_fail (self->notes->format != NULL);

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, satdoku_game_document_save_async);
  save (self, self->notes->file, self->notes->format, self->notes->etag, task);
}

/* Saves the game in @file, replacing what is there. It is the file of the game from then on. */
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

/* Fails with %SAT_FILE_ERROR_CHANGED when another program has changed the file since it was
 * read. */
gboolean
satdoku_game_document_save_finish (SatdokuGameDocument *self,
                                   GAsyncResult *result,
                                   GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
written_cb (SatdokuGameDocument *self)
{
  /* They have other numbers now. */
  forget_way_back (self);
  trouble_cb (self);
}

static void
take_store (SatdokuGameDocument *self,
            const char *folder)
{
  SatdokuUnwritten *unwritten;

  g_clear_object (&self->store);
  self->store = satdoku_game_store_new (folder);
  take_autosave (self, satdoku_autosave_new (folder));
  g_signal_connect_object (self->store, "changed", G_CALLBACK (update_can_go_back), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->store, "damaged", G_CALLBACK (damaged_cb), self,
                           G_CONNECT_SWAPPED);
  unwritten = satdoku_game_store_get_unwritten (self->store);
  g_signal_connect_object (unwritten, "written", G_CALLBACK (written_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (unwritten, "notify::trouble", G_CALLBACK (trouble_cb), self,
                           G_CONNECT_SWAPPED);
}

/* The last one that no window plays and that can be read. */
static void
take_newest (SatdokuGameDocument *self,
             GError **damage)
{
  g_autoptr (GArray) numbers = satdoku_game_store_list_free (self->store);
  g_autoptr (GError) first = NULL;
  guint n_damaged = 0;

  for (guint i = 0; i < numbers->len && self->restored == NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      self->restored = satdoku_game_store_take (
        self->store, g_array_index (numbers, gint64, i), &self->claim, &error);
      if (self->restored != NULL && error != NULL)
        g_propagate_error (damage, g_steal_pointer (&error));
      if (self->restored != NULL || is_taken (error))
        continue;
      n_damaged++;
      if (first == NULL)
        first = g_steal_pointer (&error);
    }
  if (self->restored != NULL && n_damaged > 0)
    damaged_cb (self, n_damaged);
  else if (first != NULL)
    g_propagate_error (damage, g_steal_pointer (&first));
}

/* Opens the store on disk and reads the game that was played last, or gives NULL when there is
 * none, or none that can be read; @damage says what of it is lost. #SatdokuGameDocument::damaged
 * reports the others that can't be read. Nothing is written before
 * satdoku_game_document_start_keeping(): killing the program meanwhile loses nothing. */
SudokuGame *
satdoku_game_document_restore (SatdokuGameDocument *self,
                               GError **damage)
{
  g_autofree char *data = g_build_filename (g_get_user_data_dir (), "satdoku", NULL);
  g_autofree char *folder = g_build_filename (data, "games", NULL);

  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self) && self->restored == NULL, NULL);

  take_store (self, folder);
  satdoku_old_games_take_over (data, folder);
  take_newest (self, damage);
  update_can_go_back (self);
  if (self->restored == NULL)
    return NULL;
  self->selected = self->restored->selected;
  take_notes (self, self->restored->notes);
  show_game (self, self->restored->game);
  return g_object_ref (self->game);
}

/* From now on every move is written to disk, for the restored game or the one that comes next. */
void
satdoku_game_document_start_keeping (SatdokuGameDocument *self)
{
  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self));

  self->keeping = TRUE;
  if (self->restored != NULL)
    satdoku_autosave_resume (self->autosave, g_steal_pointer (&self->claim), self->restored);
  g_clear_pointer (&self->restored, satdoku_journal_free);
}

/* The cell that was selected when the game was left for another one, or kept the last time; it
 * may be no cell of the game, as %SATDOKU_JOURNAL_NO_CELL is. */
guint
satdoku_game_document_get_selected (SatdokuGameDocument *self)
{
  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self), SATDOKU_JOURNAL_NO_CELL);

  return self->selected;
}

void
satdoku_game_document_note_time (SatdokuGameDocument *self)
{
  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self));

  satdoku_autosave_note_time (self->autosave);
}

/* What is no cell of the game isn't kept. */
void
satdoku_game_document_note_selected (SatdokuGameDocument *self,
                                     guint cell)
{
  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self));

  satdoku_autosave_note_selected (self->autosave, cell);
}

/* (nullable): of the game that is played, or of one that was left. */
static const GError *
find_trouble (SatdokuGameDocument *self)
{
  const GError *own = satdoku_autosave_get_trouble (self->autosave);

  return own != NULL
           ? own
           : satdoku_unwritten_get_trouble (satdoku_game_store_get_unwritten (self->store));
}

static guint
count_troubles (SatdokuGameDocument *self)
{
  return satdoku_unwritten_count_troubles (satdoku_game_store_get_unwritten (self->store)) +
         (satdoku_autosave_get_trouble (self->autosave) != NULL);
}

/* A game in a file of the player's own can't be lost once it has been written there. */
static gboolean
is_unsaved (SatdokuGameDocument *self,
            SudokuGame *game)
{
  return sudoku_game_is_modified (game) || (self->saving && game == self->game);
}

/* Whether the game can be left for another one without losing anything: nothing was done in it, it
 * is in a file of the player's own, or it is in the store, which is written now if need be.
 * Otherwise it would be in memory only, and @trouble says why. */
gboolean
satdoku_game_document_may_leave (SatdokuGameDocument *self,
                                 GError **trouble)
{
  const GError *reason;

  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self), TRUE);

  if (!self->keeping || self->game == NULL || self->given_up)
    return TRUE;
  g_signal_emit (self, signals[SIGNAL_LEAVING], 0);
  if (!is_worth_keeping (self) || !is_unsaved (self, self->game) ||
      satdoku_autosave_is_kept (self->autosave))
    return TRUE;
  reason = satdoku_autosave_get_trouble (self->autosave);
  if (trouble != NULL && reason != NULL)
    *trouble = g_error_copy (reason);
  return reason == NULL;
}

/* When the game is left, what can't be written of it is lost. */
void
satdoku_game_document_give_up (SatdokuGameDocument *self)
{
  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self));

  self->given_up = TRUE;
}

/* Tries to keep the game as it is now, and those that were left while that was not possible.
 * What is returned would be lost if the program ended now: it is in no file, and can't be kept,
 * for the reason in @trouble. The game that is played is the first one. */
GPtrArray *
satdoku_game_document_list_unsaved (SatdokuGameDocument *self,
                                    GError **trouble)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) held = g_ptr_array_new_with_free_func (g_object_unref);
  SatdokuUnwritten *unwritten;
  const GError *reason;

  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (self), games);

  if (!self->keeping || self->game == NULL)
    return games;
  if (!satdoku_autosave_flush (self->autosave, NULL) && is_unsaved (self, self->game))
    g_ptr_array_add (games, g_object_ref (self->game));
  unwritten = satdoku_game_store_get_unwritten (self->store);
  satdoku_unwritten_flush (unwritten);
  satdoku_unwritten_add_to (unwritten, held);
  for (guint i = 0; i < held->len; i++)
    {
      SudokuGame *game = satdoku_stored_game_get_game (g_ptr_array_index (held, i));

      if (is_unsaved (self, game))
        g_ptr_array_add (games, g_object_ref (game));
    }
  reason = find_trouble (self);
  if (trouble != NULL && reason != NULL)
    *trouble = g_error_copy (reason);
  return games;
}

/* Brings the game to the disk as it is now. Its moves are in the file already; only the clock
 * may not be. */
void
satdoku_game_document_close (SatdokuGameDocument *self)
{
  g_return_if_fail (SATDOKU_IS_GAME_DOCUMENT (self));

  g_signal_emit (self, signals[SIGNAL_LEAVING], 0);
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
    case PROP_NOTES:
      g_value_set_boxed (value, self->notes);
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
      g_value_set_boxed (value, find_trouble (self));
      break;
    case PROP_N_TROUBLES:
      g_value_set_uint (value, count_troubles (self));
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
  g_signal_handlers_disconnect_by_data (self->autosave, self);
  g_signal_handlers_disconnect_by_data (satdoku_game_store_get_unwritten (self->store), self);
  g_object_run_dispose (G_OBJECT (self->autosave));
  g_object_run_dispose (G_OBJECT (self->store));
  forget_way_back (self);
  self->keeping = FALSE;
  satdoku_class_dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags read = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, SUDOKU_TYPE_GAME, read | G_PARAM_WRITABLE);
  /* What is known of the game beside its moves. Of another game it tells together with it. */
  properties[PROP_NOTES] =
    g_param_spec_boxed ("notes", NULL, NULL, SATDOKU_TYPE_GAME_NOTES, read);
  /* The name of the file, with a bullet when something isn't saved in it; else that of the
   * program. */
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, read);
  properties[PROP_CAN_GO_BACK] = g_param_spec_boolean ("can-go-back", NULL, NULL, FALSE, read);
  properties[PROP_SAVING] = g_param_spec_boolean ("saving", NULL, NULL, FALSE, read);
  /* Why the moves, or those of a game that was left, can't be kept on disk, for as long as that
   * lasts; %NULL when they are kept. */
  properties[PROP_TROUBLE] = g_param_spec_boxed ("trouble", NULL, NULL, G_TYPE_ERROR, read);
  /* How many games can't be kept on disk: the one that is played, and those that were left. */
  properties[PROP_N_TROUBLES] =
    g_param_spec_uint ("n-troubles", NULL, NULL, 0, G_MAXUINT, 0, read);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
satdoku_game_document_class_init (SatdokuGameDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = satdoku_game_document_get_property;
  object_class->set_property = satdoku_game_document_set_property;
  object_class->dispose = satdoku_game_document_dispose;
  install_properties (object_class);

  /* The game is about to be kept as it is: handlers add the elapsed time now. */
  signals[SIGNAL_LEAVING] = satdoku_class_add_signal (klass, "leaving", 0);
  /* Games were found that can't be read; they were set aside. The signal says how many. */
  signals[SIGNAL_DAMAGED] = satdoku_class_add_signal (klass, "damaged", 1, G_TYPE_UINT);
  satdoku_class_drops (klass, SatdokuGameDocument, game, g_object_unref);
  satdoku_class_drops (klass, SatdokuGameDocument, restored, satdoku_journal_free);
  satdoku_class_drops (klass, SatdokuGameDocument, claim, satdoku_claim_free);
  satdoku_class_keeps (klass, SatdokuGameDocument, autosave, g_object_unref);
  satdoku_class_keeps (klass, SatdokuGameDocument, store, g_object_unref);
  satdoku_class_keeps (klass, SatdokuGameDocument, notes, satdoku_game_notes_free);
}

static void
satdoku_game_document_init (SatdokuGameDocument *self)
{
  self->selected = SATDOKU_JOURNAL_NO_CELL;
  self->notes = satdoku_game_notes_copy (NULL);
  take_store (self, NULL);
}

SatdokuGameDocument *
satdoku_game_document_new (void)
{
  return g_object_new (SATDOKU_TYPE_GAME_DOCUMENT, NULL);
}
