/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Collections in the window, and the library that lists them with all games. A text of many puzzles
 * becomes one, whose first puzzle is there at once while the others are being read; the same text
 * again leads to the next puzzle that is not solved. Each puzzle is an ordinary game of the
 * document, with a note of where it is from; by that note this knows where the player is, what
 * comes next, and what to mark when a puzzle is solved. It does not show any puzzle itself. */

#include "satdoku-config.h"

#include "satdoku-collection-commands.h"

#include <glib/gi18n.h>
#include <words-library.h>

#include "satdoku-class.h"
#include "satdoku-drag-out.h"
#include "satdoku-library.h"

struct _SatdokuCollectionCommands
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuCollectionStrip *strip; /* (nullable): weak */
  SatdokuFinishCard *finish;     /* (nullable): weak */
  SudokuGame *first;             /* (nullable): weak; of the first puzzle of what is being read */

  /* Owned. */
  SatdokuGameDocument *document;
  SatdokuLeaveGuard *guard;
  SatdokuMessages *messages;
  SatdokuCommands *commands; /* (nullable): until they are added */
  SatdokuCollectionStore *store;
  GCancellable *opening;     /* of a text */
  GCancellable *reading;     /* of all puzzles of a text */
  GCancellable *going;       /* to another puzzle */
  SatdokuCollection *wanted; /* (nullable): where it goes to */
  char *adding;              /* (nullable): the name of what is being read */
  char *unknown;             /* (nullable): the key of a collection that was looked for in vain */
  GArray *finished;          /* of Finished: in collections that are not known yet */

  guint wanted_puzzle;
};

/* A puzzle that is to be marked as solved. */
typedef struct
{
  char *key; /* (nullable): of the collection that is being read */
  guint i;
  SatdokuPuzzleSolved solved;
} Finished;

G_DEFINE_FINAL_TYPE (SatdokuCollectionCommands, satdoku_collection_commands, G_TYPE_OBJECT)

enum
{
  SIGNAL_FIRST,
  SIGNAL_OPENED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
finished_clear (gpointer data)
{
  g_free (((Finished *)data)->key);
}

/* Where the player is. */

/* (nullable): the collection of the game that is played. */
static SatdokuCollection *
get_current (SatdokuCollectionCommands *self,
             guint *i)
{
  const SatdokuGameNotes *notes = satdoku_game_document_get_notes (self->document);
  SatdokuCollection *collection = satdoku_collection_store_find (self->store, notes->collection);

  *i = notes->puzzle;
  if (collection == NULL || notes->puzzle >= satdoku_collection_get_n_puzzles (collection))
    return NULL;
  return collection;
}

/* Where the player is, or soon will be. */
static SatdokuCollection *
get_aim (SatdokuCollectionCommands *self,
         guint *i)
{
  *i = self->wanted_puzzle;
  return self->wanted != NULL ? self->wanted : get_current (self, i);
}

static void
update (SatdokuCollectionCommands *self)
{
  guint i;
  SatdokuCollection *collection = get_current (self, &i);
  guint n = collection != NULL ? satdoku_collection_get_n_puzzles (collection) : 0;
  gboolean has_unsolved =
    collection != NULL &&
    satdoku_collection_find_unsolved (collection, i + 1) != SATDOKU_NO_PUZZLE;

  if (self->commands == NULL || self->strip == NULL)
    return;
  satdoku_game_document_set_collected (self->document, collection != NULL);
  satdoku_commands_set_condition (self->commands, "in-collection", collection != NULL);
  satdoku_commands_set_condition (self->commands, "has-previous-puzzle", i > 0 && n > 0);
  satdoku_commands_set_condition (self->commands, "has-next-puzzle", i + 1 < n);
  satdoku_commands_set_condition (self->commands, "has-unsolved-puzzle", has_unsolved);
  satdoku_commands_set_condition (self->commands, "adds-collection", self->adding != NULL);
  satdoku_finish_card_set_next (self->finish, has_unsolved);
  if (self->adding != NULL)
    satdoku_collection_strip_show_adding (self->strip, self->adding);
  else
    satdoku_collection_strip_show_puzzle (self->strip, collection, i);
}

/* What is solved. */

static void
mark (SatdokuCollectionCommands *self,
      const char *key,
      guint i,
      const SatdokuPuzzleSolved *solved)
{
  g_autoptr (GError) error = NULL;

  if (!satdoku_collection_store_mark_solved (self->store, key, i, solved, &error))
    satdoku_messages_say_error (self->messages, error);
}

/* How and when the game that is played was solved, just now. */
static SatdokuPuzzleSolved
measure (SatdokuCollectionCommands *self)
{
  SudokuGame *game = satdoku_game_document_get_game (self->document);

  return (SatdokuPuzzleSolved){ sudoku_game_get_elapsed (game),
                                g_get_real_time () / G_USEC_PER_SEC };
}

static void
mark_current (SatdokuCollectionCommands *self,
              SatdokuCollection *collection,
              guint i)
{
  const SatdokuPuzzleSolved solved = measure (self);

  mark (self, satdoku_collection_get_key (collection), i, &solved);
}

/* What was solved before its collection was known, now or when the program ran before. */
static void
mark_late (SatdokuCollectionCommands *self)
{
  SudokuGame *game = satdoku_game_document_get_game (self->document);
  guint i;
  SatdokuCollection *collection;

  for (guint k = self->finished->len; k > 0; k--)
    {
      const Finished *finished = &g_array_index (self->finished, Finished, k - 1);

      collection = satdoku_collection_store_find (self->store, finished->key);
      if (collection == NULL)
        continue;
      if (finished->i < satdoku_collection_get_n_puzzles (collection))
        mark (self, finished->key, finished->i, &finished->solved);
      g_array_remove_index (self->finished, k - 1);
    }
  collection = get_current (self, &i);
  if (collection != NULL && game != NULL && sudoku_game_was_finished (game) &&
      satdoku_collection_get_solved (collection, i) == NULL)
    mark_current (self, collection, i);
}

static void
items_changed_cb (SatdokuCollectionCommands *self)
{
  mark_late (self);
  update (self);
}

static void
failed_cb (SatdokuCollectionCommands *self,
           const GError *error)
{
  satdoku_messages_say_error (self->messages, error);
}

static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (SatdokuCollectionCommands) self = user_data;

  if (satdoku_store_load_finish (SATDOKU_STORE (source), result, NULL))
    update (self);
}

/* The collections are read only when there is a game of one, and anew when it comes again. */
static void
game_cb (SatdokuCollectionCommands *self)
{
  const char *key = satdoku_game_document_get_notes (self->document)->collection;
  gboolean is_known = key == NULL || satdoku_collection_store_find (self->store, key) != NULL;
  gboolean was_unknown = g_strcmp0 (self->unknown, key) == 0;

  g_clear_pointer (&self->unknown, g_free);
  if (!is_known)
    {
      self->unknown = g_strdup (key);
      if (!was_unknown)
        satdoku_store_load_async (SATDOKU_STORE (self->store), NULL, loaded_cb,
                                  g_object_ref (self));
    }
  mark_late (self);
  update (self);
}

/* Going to a puzzle. */

/* (transfer full) (nullable): the game that was begun in the wanted puzzle, unless a window plays
 * it. */
static SatdokuStoredGame *
find_game (SatdokuCollectionCommands *self)
{
  GListModel *games = G_LIST_MODEL (satdoku_game_document_get_store (self->document));
  const char *key = satdoku_collection_get_key (self->wanted);

  for (guint k = 0; k < g_list_model_get_n_items (games); k++)
    {
      g_autoptr (SatdokuStoredGame) game = g_list_model_get_item (games, k);
      const SatdokuGameNotes *notes = satdoku_stored_game_get_notes (game);

      if (notes->puzzle == self->wanted_puzzle && g_strcmp0 (notes->collection, key) == 0 &&
          !satdoku_stored_game_get_entry (game)->is_played)
        return g_steal_pointer (&game);
    }
  return NULL;
}

static gboolean
begin_game (SatdokuCollectionCommands *self,
            GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  g_autoptr (SudokuDocument) document = satdoku_puzzle_file_read (
    satdoku_collection_get_file (self->wanted), self->wanted_puzzle, &name, error);
  g_autoptr (SudokuGame) game = NULL;
  SatdokuGameNotes notes = { .origin = SATDOKU_GAME_OPENED };

  if (document == NULL)
    return FALSE;
  game = sudoku_document_make_game (document);
  sudoku_game_set_modified (game, FALSE);
  title = words_puzzle_of (satdoku_collection_get_name (self->wanted), self->wanted_puzzle);
  notes.title = title;
  notes.collection = (char *)satdoku_collection_get_key (self->wanted);
  notes.puzzle = self->wanted_puzzle;
  satdoku_game_document_replace (self->document, game, &notes);
  return TRUE;
}

static void
say_not_opened (SatdokuCollectionCommands *self,
                const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA))
    satdoku_messages_say (self->messages, _ ("This puzzle is damaged"));
  else
    satdoku_messages_say_error (self->messages, error);
}

static void
go (SatdokuCollectionCommands *self)
{
  g_autoptr (SatdokuStoredGame) game = find_game (self);
  g_autoptr (GError) error = NULL;
  gboolean gone;

  if (game != NULL)
    gone = satdoku_game_document_go_to (self->document, satdoku_stored_game_get_number (game),
                                        &error);
  else
    gone = begin_game (self, &error);
  g_clear_object (&self->wanted);
  if (gone)
    g_signal_emit (self, signals[SIGNAL_OPENED], 0, error);
  else
    say_not_opened (self, error);
  update (self);
}

static void
leave_to_go_cb (gpointer user_data)
{
  SatdokuCollectionCommands *self = user_data;

  if (self->wanted != NULL && self->strip != NULL)
    go (self);
}

/* Also when the player stays. */
static void
end_going (gpointer user_data)
{
  g_autoptr (SatdokuCollectionCommands) self = user_data;

  g_clear_object (&self->wanted);
  update (self);
}

static void
games_loaded_cb (GObject *source,
                 GAsyncResult *result,
                 gpointer user_data)
{
  g_autoptr (SatdokuCollectionCommands) self = user_data;

  if (satdoku_store_load_finish (SATDOKU_STORE (source), result, NULL) &&
      self->wanted != NULL && self->strip != NULL)
    satdoku_leave_guard_pass (self->guard, leave_to_go_cb, g_object_ref (self), end_going);
}

static void
stop (GCancellable **cancellable)
{
  g_cancellable_cancel (*cancellable);
  g_object_unref (*cancellable);
  *cancellable = g_cancellable_new ();
}

/* Leaves the game for puzzle @i, from 0, of a collection in the store: what was played of it goes
 * on, or it is begun. "opened" comes when it is there. */
static void
play_puzzle (SatdokuCollectionCommands *self,
             SatdokuCollection *collection,
             guint i)
{
  guint current;

  g_return_if_fail (i < satdoku_collection_get_n_puzzles (collection));

  stop (&self->going);
  if (get_current (self, &current) == collection && current == i)
    {
      g_clear_object (&self->wanted);
      g_signal_emit (self, signals[SIGNAL_OPENED], 0, NULL);
      return;
    }
  g_set_object (&self->wanted, collection);
  self->wanted_puzzle = i;
  satdoku_store_load_async (SATDOKU_STORE (satdoku_game_document_get_store (self->document)),
                            self->going, games_loaded_cb, g_object_ref (self));
}

/* A puzzle of a collection by its key and number, which may come from anywhere on the bus. */
static void
play_puzzle_cb (SatdokuCollectionCommands *self,
                GVariant *parameter)
{
  SatdokuCollection *collection;
  const char *key;
  guint i;

  g_variant_get (parameter, "(&su)", &key, &i);
  collection = satdoku_collection_store_find (self->store, key);
  if (collection != NULL && i < satdoku_collection_get_n_puzzles (collection))
    play_puzzle (self, collection, i);
}

/* To the puzzle before, or after. */
static void
step_cb (SatdokuCollectionCommands *self,
         GVariant *parameter,
         const SatdokuCommand *command)
{
  guint i;
  SatdokuCollection *collection = get_aim (self, &i);

  i += (guint)command->number;
  if (collection != NULL && i < satdoku_collection_get_n_puzzles (collection))
    play_puzzle (self, collection, i);
}

static void
next_unsolved_cb (SatdokuCollectionCommands *self)
{
  guint i;
  SatdokuCollection *collection = get_aim (self, &i);
  guint next =
    collection != NULL ? satdoku_collection_find_unsolved (collection, i + 1) : SATDOKU_NO_PUZZLE;

  if (next != SATDOKU_NO_PUZZLE)
    play_puzzle (self, collection, next);
}

/* Texts of many puzzles. */

/* There is one message: what was left out weighs more than what is wrong. */
static void
say_bad (SatdokuCollectionCommands *self,
         const SatdokuPuzzleCount *count)
{
  g_autofree char *text = NULL;

  if (count->is_cut)
    text = words_cut_puzzles (count->n_puzzles);
  else if (count->n_bad > 0)
    text = words_bad_puzzles (count->n_bad, count->first_bad);
  if (text != NULL)
    satdoku_messages_say (self->messages, text);
}

/* What was finished in the text that was read is of this collection. */
static void
name_finished (SatdokuCollectionCommands *self,
               SatdokuCollection *collection)
{
  for (guint k = self->finished->len; k > 0; k--)
    {
      Finished *finished = &g_array_index (self->finished, Finished, k - 1);

      if (finished->key == NULL && collection != NULL)
        finished->key = g_strdup (satdoku_collection_get_key (collection));
      else if (finished->key == NULL)
        g_array_remove_index (self->finished, k - 1);
    }
}

static void
added_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (SatdokuCollectionCommands) self = user_data;
  SatdokuCollection *collection;
  g_autoptr (GError) error = NULL;
  g_autoptr (SatdokuPuzzleCount) count = satdoku_collection_store_add_finish (
    SATDOKU_COLLECTION_STORE (source), result, &collection, &error);

  if (self->strip == NULL)
    return;
  /* Another one may be read by now. */
  if (satdoku_worker_is_busy (satdoku_collection_store_get_adder (self->store)))
    return;
  g_clear_pointer (&self->adding, g_free);
  if (count != NULL)
    say_bad (self, count);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    satdoku_messages_say_error (self->messages, error);
  if (collection != NULL && self->first != NULL &&
      self->first == satdoku_game_document_get_game (self->document))
    satdoku_game_document_set_puzzle (self->document, satdoku_collection_get_key (collection), 0);
  name_finished (self, collection);
  mark_late (self);
  update (self);
}

static char *
make_name (const SudokuContents *contents)
{
  if (sudoku_contents_get_file (contents) != NULL || sudoku_contents_get_address (contents) != NULL)
    return g_strdup (sudoku_contents_get_name (contents));
  /* Translators: the name of a collection of puzzles that was pasted or dropped as text. */
  return g_strdup (_ ("Pasted Puzzles"));
}

/* The first puzzle is there before all others are read. */
static void
add (SatdokuCollectionCommands *self,
     SudokuContents *contents)
{
  stop (&self->reading);
  name_finished (self, NULL);
  g_signal_emit (self, signals[SIGNAL_FIRST], 0, contents);
  g_set_weak_pointer (&self->first, satdoku_game_document_get_game (self->document));
  g_free (self->adding);
  self->adding = make_name (contents);
  satdoku_collection_store_add_async (self->store, contents, self->adding, self->reading, added_cb,
                                      g_object_ref (self));
  update (self);
}

/* A text that is looked up. */
typedef struct
{
  SatdokuCollectionCommands *self;
  SudokuContents *contents;
} Opening;

static void
opening_free (gpointer data)
{
  Opening *opening = data;

  g_object_unref (opening->self);
  sudoku_contents_unref (opening->contents);
  g_free (opening);
}

static void
leave_to_add_cb (gpointer user_data)
{
  const Opening *opening = user_data;

  if (opening->self->strip != NULL)
    add (opening->self, opening->contents);
}

static void
opened_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  Opening *opening = user_data;
  g_autoptr (SatdokuCollectionCommands) self = g_object_ref (opening->self);
  SatdokuCollection *collection;
  guint i;

  if (!satdoku_collection_store_open_finish (SATDOKU_COLLECTION_STORE (source), result, &collection,
                                             NULL) ||
      self->strip == NULL)
    {
      opening_free (opening);
      return;
    }
  if (collection == NULL)
    {
      satdoku_leave_guard_pass (self->guard, leave_to_add_cb, opening, opening_free);
      return;
    }
  opening_free (opening);
  i = satdoku_collection_find_unsolved (collection, 0);
  play_puzzle (self, collection, i != SATDOKU_NO_PUZZLE ? i : 0);
}

/* Makes a collection of a text with many puzzles, or finds the one that was made of it before. The
 * next puzzle that is not solved is played; of a new one the first, for which "first" comes before
 * the others are read. */
void
satdoku_collection_commands_open (SatdokuCollectionCommands *self,
                                  SudokuContents *contents)
{
  Opening *opening;

  g_return_if_fail (SATDOKU_IS_COLLECTION_COMMANDS (self) && contents != NULL);

  stop (&self->opening);
  opening = g_new0 (Opening, 1);
  opening->self = g_object_ref (self);
  opening->contents = sudoku_contents_ref (contents);
  satdoku_collection_store_open_async (self->store, contents, self->opening, opened_cb, opening);
}

/* Without playing it. */

static void
collected_cb (GObject *source,
              GAsyncResult *result,
              gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  SatdokuCollectionCommands *self = g_task_get_source_object (task);
  SatdokuCollection *collection;
  GError *error = NULL;
  g_autoptr (SatdokuPuzzleCount) count = satdoku_collection_store_add_finish (
    SATDOKU_COLLECTION_STORE (source), result, &collection, &error);

  if (count == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  if (self->strip != NULL)
    say_bad (self, count);
  g_task_return_boolean (task, TRUE);
}

static void
looked_up_cb (GObject *source,
              GAsyncResult *result,
              gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  SatdokuCollectionStore *store = SATDOKU_COLLECTION_STORE (source);
  SudokuContents *contents = g_task_get_task_data (task);
  g_autofree char *name = NULL;
  SatdokuCollection *collection;
  GError *error = NULL;

  if (!satdoku_collection_store_open_finish (store, result, &collection, &error))
    {
      g_task_return_error (task, error);
      return;
    }
  if (collection != NULL)
    {
      g_task_return_boolean (task, TRUE);
      return;
    }
  name = make_name (contents);
  satdoku_collection_store_add_async (store, contents, name, g_task_get_cancellable (task),
                                      collected_cb, g_object_ref (task));
}

/* Makes a collection of a text, unless there is one already; @contents must have been read. The
 * current game stays. */
void
satdoku_collection_commands_collect_async (SatdokuCollectionCommands *self,
                                           SudokuContents *contents,
                                           GCancellable *cancellable,
                                           GAsyncReadyCallback callback,
                                           gpointer user_data)
{
  GTask *task;

  g_return_if_fail (SATDOKU_IS_COLLECTION_COMMANDS (self) && contents != NULL);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, satdoku_collection_commands_collect_async);
  g_task_set_task_data (task, sudoku_contents_ref (contents),
                        (GDestroyNotify)sudoku_contents_unref);
  satdoku_collection_store_open_async (self->store, contents, cancellable, looked_up_cb, task);
}

/* Returns whether there is a collection of the text now. */
gboolean
satdoku_collection_commands_collect_finish (SatdokuCollectionCommands *self,
                                            GAsyncResult *result,
                                            GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* The library. */

static void
taken_up_cb (SatdokuCollectionCommands *self,
             const GError *damage)
{
  g_signal_emit (self, signals[SIGNAL_OPENED], 0, damage);
}

static GtkWindow *
get_window (SatdokuCollectionCommands *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->strip)));
}

/* (nullable): the one that belongs to the window. */
static GtkWindow *
find_library (SatdokuCollectionCommands *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (SATDOKU_IS_LIBRARY (window) && gtk_window_get_transient_for (window) == get_window (self))
        return window;
    }
  return NULL;
}

static SatdokuLibrary *
present_library (SatdokuCollectionCommands *self)
{
  GtkWindow *library = find_library (self);

  if (library == NULL)
    {
      library = satdoku_library_new (self->document, self->guard, self->store);
      g_signal_connect_object (library, "taken-up", G_CALLBACK (taken_up_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_window_set_transient_for (library, get_window (self));
      g_object_set_data_full (G_OBJECT (library), "satdoku-drag-out",
                              satdoku_drag_out_new_for_library (SATDOKU_LIBRARY (library)),
                              g_object_unref);
    }
  gtk_window_present (library);
  return SATDOKU_LIBRARY (library);
}

static void
library_cb (SatdokuCollectionCommands *self)
{
  present_library (self);
}

static void
search_games_cb (SatdokuCollectionCommands *self,
                 GVariant *parameter)
{
  satdoku_library_search (present_library (self), g_variant_get_string (parameter, NULL));
}

static void
show_taken_up (GObject *owner,
               gpointer shown)
{
  SatdokuCollectionCommands *self = SATDOKU_COLLECTION_COMMANDS (owner);
  const gint64 *number = shown;
  g_autoptr (GError) damage = NULL;

  if (self->strip == NULL)
    return;
  if (satdoku_game_document_go_to (self->document, *number, &damage))
    g_signal_emit (self, signals[SIGNAL_OPENED], 0, damage);
  else if (damage != NULL)
    satdoku_messages_say_error (self->messages, damage);
}

/* A game by its number in the store; nothing happens when it has gone meanwhile. */
static void
take_up_cb (SatdokuCollectionCommands *self,
            GVariant *parameter)
{
  gint64 number = g_variant_get_int64 (parameter);

  /* Any number may come over the bus; those of the store begin at 1. */
  if (number < 1)
    return;
  if (satdoku_game_document_get_number (self->document) == number)
    {
      g_signal_emit (self, signals[SIGNAL_OPENED], 0, NULL);
      return;
    }
  satdoku_leave_guard_show (self->guard, G_OBJECT (self), show_taken_up,
                            g_memdup2 (&number, sizeof number), g_free);
}

/* The list of the collection that is played in. */
static void
collection_cb (SatdokuCollectionCommands *self)
{
  const SatdokuGameNotes *notes = satdoku_game_document_get_notes (self->document);

  satdoku_library_show_collection (present_library (self), notes->collection, notes->puzzle);
}

static void
cancel_cb (SatdokuCollectionCommands *self)
{
  stop (&self->reading);
}

/* Remembers which puzzle to mark once the collection is known. */
static void
finish_later (SatdokuCollectionCommands *self)
{
  const SatdokuGameNotes *notes = satdoku_game_document_get_notes (self->document);
  SudokuGame *game = satdoku_game_document_get_game (self->document);
  Finished finished = { .i = notes->puzzle };

  if (notes->collection == NULL && (self->adding == NULL || self->first != game))
    return;
  finished.key = g_strdup (notes->collection);
  finished.solved = measure (self);
  g_array_append_val (self->finished, finished);
}

/* Marks the puzzle that is played as solved, if it is of a collection: at once, or when that is
 * known. */
void
satdoku_collection_commands_finish (SatdokuCollectionCommands *self)
{
  SatdokuCollection *collection;
  guint i;

  g_return_if_fail (SATDOKU_IS_COLLECTION_COMMANDS (self));

  collection = get_current (self, &i);
  if (collection != NULL)
    mark_current (self, collection, i);
  else
    finish_later (self);
  update (self);
}

static const SatdokuCommand table[] = {
  { "library", G_CALLBACK (library_cb) },
  { "search-games", G_CALLBACK (search_games_cb), NULL, "s" },
  { "take-up", G_CALLBACK (take_up_cb), NULL, "x" },
  { "collection", G_CALLBACK (collection_cb), "in-collection" },
  { "play-puzzle", G_CALLBACK (play_puzzle_cb), NULL, "(su)" },
  { "previous-puzzle", G_CALLBACK (step_cb), "has-previous-puzzle", .number = -1 },
  { "next-puzzle", G_CALLBACK (step_cb), "has-next-puzzle", .number = 1 },
  { "next-unsolved", G_CALLBACK (next_unsolved_cb), "has-unsolved-puzzle" },
  { "cancel-collection", G_CALLBACK (cancel_cb), "adds-collection" },
};

static void
satdoku_collection_commands_dispose (GObject *object)
{
  SatdokuCollectionCommands *self = SATDOKU_COLLECTION_COMMANDS (object);

  g_signal_handlers_disconnect_by_data (self->document, self);
  g_signal_handlers_disconnect_by_data (self->store, self);
  satdoku_class_dispose (object);
}

static void
satdoku_collection_commands_class_init (SatdokuCollectionCommandsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = satdoku_collection_commands_dispose;

  /* The first of many puzzles is to be played; the others are going to be read. */
  signals[SIGNAL_FIRST] = satdoku_class_add_signal (klass, "first", 1, SUDOKU_TYPE_CONTENTS);
  /* A puzzle of a collection, or a game that was chosen in the library, is played now. The error is
   * NULL or says what is damaged. */
  signals[SIGNAL_OPENED] = satdoku_class_add_signal (klass, "opened", 1, G_TYPE_ERROR);
  satdoku_class_forgets (klass, SatdokuCollectionCommands, strip);
  satdoku_class_forgets (klass, SatdokuCollectionCommands, finish);
  satdoku_class_forgets (klass, SatdokuCollectionCommands, first);
  satdoku_class_cancels (klass, SatdokuCollectionCommands, opening);
  satdoku_class_cancels (klass, SatdokuCollectionCommands, reading);
  satdoku_class_cancels (klass, SatdokuCollectionCommands, going);
  satdoku_class_drops (klass, SatdokuCollectionCommands, commands, g_object_unref);
  satdoku_class_drops (klass, SatdokuCollectionCommands, wanted, g_object_unref);
  satdoku_class_ends (klass, SatdokuCollectionCommands, store);
  satdoku_class_keeps (klass, SatdokuCollectionCommands, document, g_object_unref);
  satdoku_class_keeps (klass, SatdokuCollectionCommands, guard, g_object_unref);
  satdoku_class_keeps (klass, SatdokuCollectionCommands, messages, g_object_unref);
  satdoku_class_keeps (klass, SatdokuCollectionCommands, finished, g_array_unref);
  satdoku_class_keeps (klass, SatdokuCollectionCommands, adding, g_free);
  satdoku_class_keeps (klass, SatdokuCollectionCommands, unknown, g_free);
}

static void
satdoku_collection_commands_init (SatdokuCollectionCommands *self)
{
  g_autofree char *folder =
    g_build_filename (g_get_user_data_dir (), "satdoku", "collections", NULL);

  self->finished = g_array_new (FALSE, FALSE, sizeof (Finished));
  g_array_set_clear_func (self->finished, finished_clear);
  self->opening = g_cancellable_new ();
  self->reading = g_cancellable_new ();
  self->going = g_cancellable_new ();
  self->store = satdoku_collection_store_new (folder);
}

/* Keeps weak references to @strip, which shows the puzzle that is played, and to @finish, which is
 * shown at its end. */
SatdokuCollectionCommands *
satdoku_collection_commands_new (SatdokuPlay *play,
                                 SatdokuGameDocument *document,
                                 SatdokuLeaveGuard *guard,
                                 SatdokuCollectionStrip *strip,
                                 SatdokuFinishCard *finish)
{
  SatdokuCollectionCommands *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_GAME_DOCUMENT (document), NULL);
  g_return_val_if_fail (SATDOKU_IS_LEAVE_GUARD (guard), NULL);
  g_return_val_if_fail (SATDOKU_IS_COLLECTION_STRIP (strip) && SATDOKU_IS_FINISH_CARD (finish),
                        NULL);

  self = g_object_new (SATDOKU_TYPE_COLLECTION_COMMANDS, NULL);
  self->document = g_object_ref (document);
  self->guard = g_object_ref (guard);
  self->messages = g_object_ref (satdoku_play_get_messages (play));
  g_set_weak_pointer (&self->strip, strip);
  g_set_weak_pointer (&self->finish, finish);
  satdoku_collection_strip_set_adder (strip, satdoku_collection_store_get_adder (self->store));
  g_signal_connect_object (document, "notify::game", G_CALLBACK (game_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->store, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->store, "failed", G_CALLBACK (failed_cb), self,
                           G_CONNECT_SWAPPED);
  self->commands = g_object_ref (satdoku_play_get_commands (play));
  update (self);
  satdoku_commands_add (self->commands, table, G_N_ELEMENTS (table), self);
  return self;
}
