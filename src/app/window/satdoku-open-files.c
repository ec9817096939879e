/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Several files at once, by the command line, a file manager, a dialog or a drop. They are read one
 * after the other. The first that can be read is shown when all have been, so that its message is
 * the one about all of them; the puzzles and games of the others go into the Library, and texts of
 * many puzzles become collections there. Where a file can be several things, the user is asked
 * before the next one is read. What can't be kept so, and what can't be read, is named in the end
 * and hinders no other file. */

#include "satdoku-config.h"

#include "satdoku-open-files.h"

#include <glib/gi18n.h>
#include <string.h>
#include <words-error.h>

#include "satdoku-class.h"
#include "satdoku-contents-read.h"
#include "satdoku-file.h"
#include "satdoku-meaning.h"
#include "satdoku-puzzle-origin.h"
#include "satdoku-question.h"
#include "satdoku-read.h"

/* So many files are named in a dialog. */
#define NAMED_MAX 8
/* What a question keeps the box under that has the answer count for further files. */
#define SAME_KEY "satdoku-same"

struct _SatdokuOpenFiles
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWindow *parent; /* (nullable): weak */

  /* Owned. */
  SatdokuWorker *worker;
  SatdokuGameDocument *document;
  SatdokuCollectionCommands *collections;
  SatdokuMessages *messages;
  GCancellable *cancellable;

  /* Of the files that are being opened. */
  GHashTable *known;     /* set of GFile: all of them */
  GQueue files;          /* of GFile: that are still to be read */
  GFile *file;           /* (nullable): the one that is being read */
  GHashTable *answers;   /* from SatdokuMeaning: what the user said of all that are left */
  SudokuContents *first; /* (nullable): to be shown */
  gboolean is_answer;    /* the first is shown as an answer */
  guint n_kept;          /* that are in the Library */
  gboolean has_others;   /* not all are single puzzles */
  guint n_failed;
  GString *failures; /* a line for each, up to NAMED_MAX */
};

G_DEFINE_FINAL_TYPE (SatdokuOpenFiles, satdoku_open_files, G_TYPE_OBJECT)

enum
{
  SIGNAL_SHOW,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void read_next (SatdokuOpenFiles *self);
static void read_cb (GObject *source, GAsyncResult *result, gpointer user_data);

static void
add_failure (SatdokuOpenFiles *self,
             const char *reason)
{
  g_autofree char *name = satdoku_file_dup_name (self->file);

  if (self->n_failed++ >= NAMED_MAX)
    return;
  if (self->failures->len > 0)
    g_string_append_c (self->failures, '\n');
  if (g_str_has_prefix (reason, name))
    g_string_append (self->failures, reason);
  else
    /* Translators: the name of a file, and why it was not opened. */
    g_string_append_printf (self->failures, _ ("%s: %s"), name, reason);
}

static void
add_error (SatdokuOpenFiles *self,
           const GError *error)
{
  g_autofree char *words = words_error (error, WORDS_STYLE_TERMINAL);

  add_failure (self, words);
}

static void
say_failures (SatdokuOpenFiles *self)
{
  g_autofree char *heading = NULL;
  AdwMessageDialog *dialog;

  if (self->n_failed == 0 || self->parent == NULL)
    return;
  if (self->n_failed > NAMED_MAX)
    {
      guint n = self->n_failed - NAMED_MAX;

      g_string_append_c (self->failures, '\n');
      /* Translators: further files that were not opened. */
      g_string_append_printf (self->failures, ngettext ("and %u more", "and %u more", n), n);
    }
  heading = g_strdup_printf (ngettext ("%u File Was Not Opened", "%u Files Were Not Opened",
                                       self->n_failed),
                             self->n_failed);
  dialog = satdoku_question_new (self->parent, heading, self->failures->str);
  adw_message_dialog_set_response_label (dialog, "cancel", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
say_kept (SatdokuOpenFiles *self)
{
  guint n = self->n_kept + 1;
  g_autofree char *message = NULL;

  if (self->n_kept == 0)
    return;
  message = g_strdup_printf (
    self->has_others ? ngettext ("%u file opened; the others are in the Library",
                                 "%u files opened; the others are in the Library", n)
                     : ngettext ("%u puzzle opened; the others are in the Library",
                                 "%u puzzles opened; the others are in the Library", n),
    n);
  satdoku_messages_say_of (self->messages, SATDOKU_MESSAGE_PUZZLE, message, _ ("_Library"),
                           "win.library");
}

static void
forget (SatdokuOpenFiles *self)
{
  self->n_kept = self->n_failed = 0;
  self->has_others = self->is_answer = FALSE;
  g_hash_table_remove_all (self->answers);
  g_string_truncate (self->failures, 0);
  g_hash_table_remove_all (self->known);
}

/* The window is closed, or the player doesn't want the rest. */
static void
give_up (SatdokuOpenFiles *self)
{
  g_clear_object (&self->file);
  g_clear_pointer (&self->first, sudoku_contents_unref);
  g_queue_clear_full (&self->files, g_object_unref);
  forget (self);
}

static void
end (SatdokuOpenFiles *self)
{
  g_autoptr (SudokuContents) first = g_steal_pointer (&self->first);

  if (first != NULL)
    g_signal_emit (self, signals[SIGNAL_SHOW], 0, first, self->is_answer);
  if (first != NULL)
    say_kept (self);
  say_failures (self);
  forget (self);
}

static void
end_file (SatdokuOpenFiles *self)
{
  g_clear_object (&self->file);
  if (g_queue_is_empty (&self->files))
    end (self);
  else
    read_next (self);
}

static void
collected_cb (GObject *source,
              GAsyncResult *result,
              gpointer user_data)
{
  g_autoptr (SatdokuOpenFiles) self = user_data;
  g_autoptr (GError) error = NULL;

  if (satdoku_collection_commands_collect_finish (SATDOKU_COLLECTION_COMMANDS (source), result,
                                                  &error))
    {
      self->n_kept++;
      self->has_others = TRUE;
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    add_error (self, error);
  else if (g_cancellable_is_cancelled (self->cancellable))
    {
      give_up (self);
      return;
    }
  end_file (self);
}

static void
keep_puzzle (SatdokuOpenFiles *self,
             const SudokuContents *contents)
{
  g_autoptr (SudokuGame) game =
    sudoku_document_make_game (sudoku_contents_get_document (contents));
  SatdokuGameNotes notes = { 0 };
  g_autofree char *message G_GNUC_UNUSED = satdoku_puzzle_origin_note (contents, &notes);

  sudoku_game_set_modified (game, FALSE);
  satdoku_game_document_keep (self->document, game, &notes);
  self->n_kept++;
}

static void
take_first (SatdokuOpenFiles *self,
            SudokuContents *contents,
            gboolean is_answer)
{
  self->first = sudoku_contents_ref (contents);
  self->is_answer = is_answer;
  self->has_others = is_answer || sudoku_contents_get_kind (contents) != SUDOKU_CONTENTS_PUZZLE ||
                     sudoku_contents_has_more (contents);
}

static void
take (SatdokuOpenFiles *self,
      SudokuContents *contents,
      gboolean is_answer)
{
  if (self->first == NULL)
    take_first (self, contents, is_answer);
  else if (is_answer || sudoku_contents_get_document (contents) == NULL ||
           sudoku_contents_get_formula (contents) != NULL)
    add_failure (self, _ ("this is no puzzle; open it by itself"));
  else if (sudoku_contents_has_more (contents))
    {
      satdoku_collection_commands_collect_async (self->collections, contents, self->cancellable,
                                                 collected_cb, g_object_ref (self));
      return;
    }
  else
    keep_puzzle (self, contents);
  end_file (self);
}

/* A file that is let be is left out, and the others are opened. */
static void
heed (SatdokuOpenFiles *self,
      SudokuContents *contents,
      const char *response)
{
  g_autoptr (SudokuContents) decided = satdoku_meaning_decide (contents, response);

  if (decided != NULL)
    satdoku_contents_read_async (self->worker, decided, self->cancellable, read_cb,
                                 g_object_ref (self));
  else if (g_str_equal (response, SATDOKU_MEANING_PUZZLE))
    take (self, contents, FALSE);
  else if (g_str_equal (response, SATDOKU_MEANING_ANSWER))
    take (self, contents, TRUE);
  else
    end_file (self);
}

static void
meant_cb (SatdokuOpenFiles *self,
          const char *response,
          AdwMessageDialog *dialog)
{
  SudokuContents *contents = satdoku_meaning_get_contents (dialog);
  GtkCheckButton *same = g_object_get_data (G_OBJECT (dialog), SAME_KEY);

  if (same != NULL && gtk_check_button_get_active (same))
    g_hash_table_insert (self->answers, (gpointer)satdoku_meaning_find (contents),
                         g_strdup (response));
  heed (self, contents, response);
}

/* The answer may count for all files that follow. */
static void
add_same (AdwMessageDialog *dialog)
{
  GtkWidget *same = gtk_check_button_new_with_mnemonic (_ ("Do the same for _other such files"));

  gtk_widget_set_halign (same, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (adw_message_dialog_get_extra_child (dialog)), same);
  g_object_set_data (G_OBJECT (dialog), SAME_KEY, same);
}

static void
ask (SatdokuOpenFiles *self,
     const SatdokuMeaning *meaning,
     SudokuContents *contents)
{
  const char *said = g_hash_table_lookup (self->answers, meaning);
  AdwMessageDialog *dialog;

  if (said != NULL)
    {
      heed (self, contents, said);
      return;
    }
  dialog = satdoku_meaning_ask (meaning, contents, TRUE, self->parent);
  /* Translators: a button: this file is not opened, and the others are. */
  adw_message_dialog_set_response_label (dialog, "cancel", _ ("_Skip"));
  if (!g_queue_is_empty (&self->files))
    add_same (dialog);
  satdoku_question_ask (dialog, self, G_CALLBACK (meant_cb));
}

static void
read_cb (GObject *source,
         GAsyncResult *result,
         gpointer user_data)
{
  g_autoptr (SatdokuOpenFiles) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuContents) contents =
    satdoku_contents_read_finish (result, &error);
  const SatdokuMeaning *open = contents != NULL ? satdoku_meaning_find (contents) : NULL;
  SudokuContentsKind kind;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      give_up (self);
      return;
    }
  if (open != NULL)
    {
      ask (self, open, contents);
      return;
    }
  kind = contents != NULL ? sudoku_contents_get_kind (contents) : SUDOKU_CONTENTS_UNKNOWN;
  if (kind != SUDOKU_CONTENTS_UNKNOWN)
    {
      take (self, contents, kind == SUDOKU_CONTENTS_ANSWER || kind == SUDOKU_CONTENTS_PROOF);
      return;
    }
  add_error (self, contents != NULL ? sudoku_contents_get_error (contents) : error);
  end_file (self);
}

static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (SatdokuOpenFiles) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuContents) contents = satdoku_read_finish (result, &error);

  if (contents != NULL)
    {
      satdoku_contents_read_async (self->worker, contents, self->cancellable, read_cb,
                                   g_object_ref (self));
      return;
    }
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      give_up (self);
      return;
    }
  add_error (self, error);
  end_file (self);
}

static void
read_next (SatdokuOpenFiles *self)
{
  self->file = g_queue_pop_head (&self->files);
  satdoku_read_file_async (self->file, self->cancellable, loaded_cb, g_object_ref (self));
}

/* Opens each file once, after those that are being opened. "show" is emitted for the first that can
 * be read, after all have been. */
void
satdoku_open_files_add (SatdokuOpenFiles *self,
                        GFile *const *files,
                        gsize n_files)
{
  g_return_if_fail (SATDOKU_IS_OPEN_FILES (self) && files != NULL);

  for (gsize i = 0; i < n_files; i++)
    if (g_hash_table_add (self->known, g_object_ref (files[i])))
      g_queue_push_tail (&self->files, g_object_ref (files[i]));
  if (self->file == NULL && !g_queue_is_empty (&self->files))
    read_next (self);
}

static void
satdoku_open_files_dispose (GObject *object)
{
  g_queue_clear_full (&SATDOKU_OPEN_FILES (object)->files, g_object_unref);
  satdoku_class_dispose (object);
}

static void
free_failures (gpointer failures)
{
  g_string_free (failures, TRUE);
}

static void
satdoku_open_files_class_init (SatdokuOpenFilesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = satdoku_open_files_dispose;

  /* The first of several files is to be shown; as an answer, if it is meant as one. */
  signals[SIGNAL_SHOW] =
    satdoku_class_add_signal (klass, "show", 2, SUDOKU_TYPE_CONTENTS, G_TYPE_BOOLEAN);
  satdoku_class_cancels (klass, SatdokuOpenFiles, cancellable);
  satdoku_class_forgets (klass, SatdokuOpenFiles, parent);
  satdoku_class_keeps (klass, SatdokuOpenFiles, file, g_object_unref);
  satdoku_class_keeps (klass, SatdokuOpenFiles, first, sudoku_contents_unref);
  satdoku_class_keeps (klass, SatdokuOpenFiles, known, g_hash_table_unref);
  satdoku_class_keeps (klass, SatdokuOpenFiles, answers, g_hash_table_unref);
  satdoku_class_keeps (klass, SatdokuOpenFiles, failures, free_failures);
  satdoku_class_keeps (klass, SatdokuOpenFiles, worker, g_object_unref);
  satdoku_class_keeps (klass, SatdokuOpenFiles, document, g_object_unref);
  satdoku_class_keeps (klass, SatdokuOpenFiles, collections, g_object_unref);
  satdoku_class_keeps (klass, SatdokuOpenFiles, messages, g_object_unref);
}

static void
satdoku_open_files_init (SatdokuOpenFiles *self)
{
  self->known = g_hash_table_new_full (g_file_hash, (GEqualFunc)g_file_equal, g_object_unref, NULL);
  self->answers = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_queue_init (&self->files);
  self->failures = g_string_new (NULL);
  self->cancellable = g_cancellable_new ();
}

SatdokuOpenFiles *
satdoku_open_files_new (SatdokuPlay *play,
                        SatdokuGameDocument *document,
                        SatdokuCollectionCommands *collections,
                        GtkWindow *parent)
{
  SatdokuOpenFiles *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_GAME_DOCUMENT (document), NULL);
  g_return_val_if_fail (SATDOKU_IS_COLLECTION_COMMANDS (collections), NULL);

  self = g_object_new (SATDOKU_TYPE_OPEN_FILES, NULL);
  self->worker = g_object_ref (satdoku_play_get_worker (play));
  self->document = g_object_ref (document);
  self->collections = g_object_ref (collections);
  self->messages = g_object_ref (satdoku_play_get_messages (play));
  g_set_weak_pointer (&self->parent, parent);
  return self;
}
