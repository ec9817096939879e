/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles into the window: files, the clipboard, what is dropped; and out of it: saved and copied.
 * All that comes in is read the same way; what it is, where it goes then, and what a game is saved
 * as, others know. */

#include "satdoku-config.h"

#include "satdoku-file-commands.h"

#include <glib/gi18n.h>
#include <sat-file-error.h>
#include <string.h>
#include <sudoku-format.h>
#include <sudoku-omission.h>
#include <words-error.h>

#include "satdoku-class.h"
#include "satdoku-clipboard.h"
#include "satdoku-contents-read.h"
#include "satdoku-drag-out.h"
#include "satdoku-file-chooser.h"
#include "satdoku-file.h"
#include "satdoku-meaning.h"
#include "satdoku-question.h"
#include "satdoku-read.h"
#include "satdoku-save-elsewhere.h"

#define RECENT_MAX 8
/* What a kind of file in a dialog keeps its format under. */
#define FORMAT_KEY "satdoku-format"
/* What a question keeps under it that is lost. */
#define LOSSES_KEY "satdoku-losses"

struct _SatdokuFileCommands
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWindow *parent;      /* (nullable): weak */
  GtkWidget *question;    /* (nullable): weak; what a text is meant as */
  SudokuGame *save_again; /* (nullable): weak; the game to save once more when it is saved */

  /* Owned. */
  SatdokuWorker *worker;
  SatdokuGameDocument *document;
  SatdokuMessages *messages; /* (nullable): the window is closed */
  SatdokuOpenFiles *several; /* opens several files */
  GMenu *recent_menu;        /* (nullable) */
  SatdokuDragOut *drag_out;  /* (nullable): nothing can be dragged out yet */
  GCancellable *cancellable; /* of reading */

  GFile *save_file;                /* (nullable): where to save; %NULL: where it was saved */
  const SudokuFormat *save_format; /* and how, with a file */
  char *accepted;                  /* (nullable): what may be lost, and in which file */
};

G_DEFINE_FINAL_TYPE (SatdokuFileCommands, satdoku_file_commands, G_TYPE_OBJECT)

enum
{
  SIGNAL_OPENED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* A file that was opened or saved. */
static void
add_recent (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}

static SudokuGame *
get_game (SatdokuFileCommands *self)
{
  return satdoku_game_document_get_game (self->document);
}

static void
take (SatdokuFileCommands *self,
      SudokuContents *contents,
      gboolean is_answer)
{
  GFile *file = sudoku_contents_get_file (contents);

  if (file != NULL && !is_answer)
    add_recent (file);
  g_signal_emit (self, signals[SIGNAL_OPENED], 0, contents, is_answer);
}

static void opened_cb (GObject *source, GAsyncResult *result, gpointer user_data);

static void
meant_cb (SatdokuFileCommands *self,
          const char *response,
          AdwMessageDialog *dialog)
{
  SudokuContents *contents = satdoku_meaning_get_contents (dialog);
  g_autoptr (SudokuContents) decided = satdoku_meaning_decide (contents, response);

  if (decided != NULL)
    satdoku_contents_read_async (self->worker, decided, self->cancellable, opened_cb, self);
  else if (g_str_equal (response, SATDOKU_MEANING_PUZZLE))
    take (self, contents, FALSE);
  else if (g_str_equal (response, SATDOKU_MEANING_ANSWER))
    take (self, contents, TRUE);
}

/* Asks what is meant; until then, nothing changes. A later text takes the place of the question. */
static void
ask (SatdokuFileCommands *self,
     const SatdokuMeaning *meaning,
     SudokuContents *contents)
{
  AdwMessageDialog *dialog = satdoku_meaning_ask (meaning, contents, FALSE, self->parent);

  if (self->question != NULL)
    gtk_window_close (GTK_WINDOW (self->question));
  g_set_weak_pointer (&self->question, GTK_WIDGET (dialog));
  satdoku_question_ask (dialog, self, G_CALLBACK (meant_cb));
}

static void
opened_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  SatdokuFileCommands *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuContents) contents =
    satdoku_contents_read_finish (result, &error);
  const SatdokuMeaning *open = contents != NULL ? satdoku_meaning_find (contents) : NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (contents == NULL)
    satdoku_messages_say_error (self->messages, error);
  else if (open != NULL)
    ask (self, open, contents);
  else if (sudoku_contents_get_formula (contents) != NULL)
    take (self, contents, FALSE);
  else if (sudoku_contents_get_kind (contents) == SUDOKU_CONTENTS_UNKNOWN)
    satdoku_messages_say_error (self->messages, sudoku_contents_get_error (contents));
  else
    take (self, contents,
          sudoku_contents_get_kind (contents) == SUDOKU_CONTENTS_ANSWER ||
            sudoku_contents_get_kind (contents) == SUDOKU_CONTENTS_PROOF);
}

/* Of all that comes from outside. */
static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  SatdokuFileCommands *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuContents) contents = satdoku_read_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (contents == NULL)
    satdoku_messages_say_error (self->messages, error);
  else
    satdoku_contents_read_async (self->worker, contents, self->cancellable, opened_cb, self);
}

/* "opened" is emitted once a file is read and, where its kind is in doubt, the user has chosen.
 * Several files are for SatdokuOpenFiles. */
void
satdoku_file_commands_open (SatdokuFileCommands *self,
                            GFile *const *files,
                            gsize n_files)
{
  g_return_if_fail (SATDOKU_IS_FILE_COMMANDS (self) && (files != NULL || n_files == 0));

  if (n_files == 1)
    satdoku_read_file_async (files[0], self->cancellable, loaded_cb, self);
  else if (n_files > 1)
    satdoku_open_files_add (self->several, files, n_files);
}

static void
open_chosen_cb (SatdokuFileCommands *self,
                GFile *first,
                GtkFileChooser *chooser)
{
  g_autoptr (GListModel) chosen = gtk_file_chooser_get_files (chooser);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (chosen); i++)
    g_ptr_array_add (files, g_list_model_get_item (chosen, i));
  satdoku_file_commands_open (self, (GFile *const *)files->pdata, files->len);
}

static void
open_cb (SatdokuFileCommands *self)
{
  GtkFileChooserNative *chooser = satdoku_file_chooser_new (
    _ ("Open a Puzzle"), self->parent, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"));

  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), TRUE);
  satdoku_file_chooser_ask (chooser, self, G_CALLBACK (open_chosen_cb));
}

static void
open_recent_cb (SatdokuFileCommands *self,
                GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  satdoku_file_commands_open (self, &file, 1);
}

static void
copy (SatdokuFileCommands *self,
      const SudokuFormat *format)
{
  g_autoptr (SudokuDocument) document = sudoku_document_new_for_game (get_game (self));
  g_autoptr (GError) error = NULL;
  g_autofree char *text = sudoku_format_write (format, document, &error);

  if (text == NULL)
    {
      satdoku_messages_say_error (self->messages, error);
      return;
    }
  satdoku_copy_text (GTK_WIDGET (self->parent), text);
  satdoku_messages_say (
    self->messages, sudoku_omissions_matter (sudoku_document_get_issues (document)) &&
                        !sudoku_format_says_omissions (format, document)
                      ? _ ("The puzzle was copied as text, without what could not be read of it")
                      : _ ("The puzzle was copied as text"));
}

static void
copy_cb (SatdokuFileCommands *self)
{
  g_autoptr (SudokuDocument) document = sudoku_document_new_for_game (get_game (self));

  copy (self, sudoku_format_for_output (NULL, document));
}

static void
copy_as_cb (SatdokuFileCommands *self,
            GVariant *parameter)
{
  const SudokuFormat *format = sudoku_format_find (g_variant_get_string (parameter, NULL));

  if (format != NULL && format->write != NULL)
    copy (self, format);
}

static void
files_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  SatdokuFileCommands *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) files = satdoku_read_files_finish (result, &error);

  if (files != NULL)
    satdoku_file_commands_open (self, (GFile *const *)files->pdata, files->len);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    satdoku_messages_say_error (self->messages, error);
}

static void
paste_cb (SatdokuFileCommands *self)
{
  GtkWidget *widget = GTK_WIDGET (self->parent);

  if (satdoku_read_has_copied_files (widget))
    satdoku_read_copied_files_async (widget, self->cancellable, files_cb, self);
  else
    satdoku_read_clipboard_async (widget, self->cancellable, loaded_cb, self);
}

/* A puzzle that is dragged out and dropped on the window itself is not opened again. */
static gboolean
accept_cb (GtkDropTargetAsync *target,
           GdkDrop *drop)
{
  return !satdoku_drag_out_is_dragged (gdk_drop_get_drag (drop)) &&
         gdk_content_formats_match (gtk_drop_target_async_get_formats (target),
                                    gdk_drop_get_formats (drop));
}

static gboolean
drop_cb (SatdokuFileCommands *self,
         GdkDrop *drop)
{
  if (satdoku_read_has_files (drop))
    satdoku_read_drop_files_async (drop, self->cancellable, files_cb, self);
  else
    satdoku_read_drop_async (drop, self->cancellable, loaded_cb, self);
  return TRUE;
}

void
satdoku_file_commands_take_drops (SatdokuFileCommands *self,
                                  GtkWidget *widget)
{
  GtkDropTargetAsync *target;

  g_return_if_fail (SATDOKU_IS_FILE_COMMANDS (self) && GTK_IS_WIDGET (widget));

  target = satdoku_read_drop_target_new ();
  g_signal_connect (target, "accept", G_CALLBACK (accept_cb), NULL);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}

/* From now on the game can be dragged into other programs, by the panel of the page. */
void
satdoku_file_commands_offer_drags (SatdokuFileCommands *self,
                                   SatdokuGridPage *page)
{
  g_return_if_fail (SATDOKU_IS_FILE_COMMANDS (self) && self->drag_out == NULL);

  self->drag_out =
    satdoku_drag_out_new (self->document, satdoku_grid_page_get_board (page),
                          GTK_WIDGET (satdoku_grid_page_get_panel (page)));
}

/* What its name says; NULL when it says nothing. */
static const SudokuFormat *
format_for_name (GFile *file)
{
  g_autofree char *name = satdoku_file_dup_name (file);

  return sudoku_format_find_for_name (name);
}

static void
say_not_saved (SatdokuFileCommands *self,
               const GError *error)
{
  g_autofree char *words = words_error (error, WORDS_STYLE_WINDOW);

  /* What is refused can be saved under another name; what fails might fail there, too. */
  if (error->domain == SAT_FILE_ERROR ||
      g_error_matches (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY))
    satdoku_messages_say_of (self->messages, SATDOKU_MESSAGE_GENERAL, words, _ ("Save _As…"),
                             "win.save-as");
  else
    satdoku_messages_say_error (self->messages, error);
}

static void save (SatdokuFileCommands *self);

/* The window may have been closed meanwhile. */
static void
saved_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  g_autoptr (SatdokuFileCommands) self = user_data;
  SatdokuGameDocument *document = SATDOKU_GAME_DOCUMENT (source);
  g_autoptr (GError) error = NULL;
  gboolean saved = satdoku_game_document_save_finish (document, result, &error);
  gboolean again =
    saved && self->save_again != NULL && self->save_again == get_game (self);

  g_clear_weak_pointer (&self->save_again);
  if (self->messages == NULL)
    return;
  if (saved)
    satdoku_messages_say (self->messages, _ ("Saved"));
  else
    say_not_saved (self, error);
  if (again)
    save (self);
}

/* What of the game a file can't hold, in sentences; NULL when it can't hold it at all. */
static char *
describe_losses (SatdokuFileCommands *self,
                 const SudokuFormat *format,
                 GError **error)
{
  g_autoptr (SudokuDocument) document = sudoku_document_new_for_game (get_game (self));
  g_autoptr (GPtrArray) losses = sudoku_format_list_losses (format, document);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *written = NULL;

  if (losses->len > 0)
    written = sudoku_format_write (format, document, error);
  if (losses->len > 0 && written == NULL)
    return NULL;
  for (guint i = 0; i < losses->len; i++)
    {
      g_autofree char *words = words_issue (losses->pdata[i], WORDS_STYLE_WINDOW);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", words);
    }
  return g_strdup (text->str);
}

/* Without a file of its own: in that of the game. */
static void
start_saving (SatdokuFileCommands *self)
{
  g_autoptr (GFile) file = g_steal_pointer (&self->save_file);

  if (file != NULL)
    satdoku_game_document_save_as_async (self->document, file, self->save_format, saved_cb,
                                         g_object_ref (self));
  else if (satdoku_game_document_get_format (self->document) != NULL)
    satdoku_game_document_save_async (self->document, saved_cb, g_object_ref (self));
}

static void
lose_cb (SatdokuFileCommands *self,
         const char *response,
         AdwMessageDialog *dialog)
{
  if (g_str_equal (response, "save") && !satdoku_game_document_is_saving (self->document))
    {
      g_free (self->accepted);
      self->accepted = g_strdup (g_object_get_data (G_OBJECT (dialog), LOSSES_KEY));
      start_saving (self);
    }
  g_clear_object (&self->save_file);
}

/* Saves, and asks before when the file can't hold all of the game; once for each file, as long as
 * it is the same that is lost. */
static void
save_in (SatdokuFileCommands *self,
         GFile *file,
         const SudokuFormat *format)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = describe_losses (self, format, &error);
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *losses = NULL;
  AdwMessageDialog *dialog = NULL;

  if (text == NULL)
    {
      say_not_saved (self, error);
      g_clear_object (&self->save_file);
      return;
    }
  losses = g_strconcat (uri, "\n", text, NULL);
  if (*text == '\0' || g_strcmp0 (losses, self->accepted) == 0)
    {
      start_saving (self);
      return;
    }
  dialog = satdoku_question_new (self->parent, _ ("Save Only a Part?"), text);
  adw_message_dialog_add_response (dialog, "save", _ ("Save _Anyway"));
  g_object_set_data_full (G_OBJECT (dialog), LOSSES_KEY, g_steal_pointer (&losses), g_free);
  satdoku_question_ask (dialog, self, G_CALLBACK (lose_cb));
}

/* What the name says wins over the kind of file that is chosen in the dialog. */
static const SudokuFormat *
chosen_format (GFile *file,
               GtkFileChooser *chooser)
{
  const SudokuFormat *format = format_for_name (file);
  GtkFileFilter *filter = gtk_file_chooser_get_filter (chooser);

  if (format == NULL && filter != NULL)
    format = g_object_get_data (G_OBJECT (filter), FORMAT_KEY);
  return format != NULL ? format : sudoku_format_find_for_games ();
}

static void
save_chosen_cb (SatdokuFileCommands *self,
                GFile *file,
                GtkFileChooser *chooser)
{
  g_set_object (&self->save_file, file);
  self->save_format = chosen_format (file, chooser);
  save_in (self, file, self->save_format);
}

static void
add_filters (GtkFileChooser *chooser)
{
  gsize n_formats;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);

  for (gsize i = 0; i < n_formats; i++)
    {
      g_autoptr (GtkFileFilter) filter = NULL;
      g_autofree char *name = NULL;

      if (formats[i]->write == NULL || formats[i]->suffixes == NULL)
        continue;
      filter = gtk_file_filter_new ();
      /* Translators: a kind of file: its name and how the names of such files end. */
      name = g_strdup_printf (_ ("%s (*%s)"), _ (formats[i]->name), formats[i]->suffixes[0]);
      gtk_file_filter_set_name (filter, name);
      for (gsize k = 0; formats[i]->suffixes[k] != NULL; k++)
        gtk_file_filter_add_suffix (filter, formats[i]->suffixes[k] + 1);
      g_object_set_data (G_OBJECT (filter), FORMAT_KEY, (gpointer)formats[i]);
      gtk_file_chooser_add_filter (chooser, filter);
      if (formats[i] == sudoku_format_find_for_games ())
        gtk_file_chooser_set_filter (chooser, filter);
    }
}

/* The file that the game is saved in, or else one beside that which it came from. */
static void
propose_name (SatdokuFileCommands *self,
              GtkFileChooser *chooser)
{
  GFile *file = satdoku_game_document_get_file (self->document);
  g_autoptr (GFile) folder = NULL;
  g_autofree char *name = NULL;
  g_autofree char *proposed = NULL;
  char *ending;

  if (file == NULL)
    {
      /* Translators: the name proposed for the file of a puzzle; the ending stays. */
      gtk_file_chooser_set_current_name (chooser, _ ("Puzzle.satdoku"));
      return;
    }
  if (satdoku_game_document_get_format (self->document) != NULL)
    {
      gtk_file_chooser_set_file (chooser, file, NULL);
      return;
    }
  folder = g_file_get_parent (file);
  name = satdoku_file_dup_name (file);
  ending = strrchr (name, '.');
  if (ending != NULL && ending > name)
    *ending = '\0';
  proposed = g_strconcat (name, sudoku_format_find_for_games ()->suffixes[0], NULL);
  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, proposed);
}

static void
save_as (SatdokuFileCommands *self)
{
  GtkFileChooserNative *chooser = satdoku_file_chooser_new (
    _ ("Save the Puzzle"), self->parent, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));

  add_filters (GTK_FILE_CHOOSER (chooser));
  propose_name (self, GTK_FILE_CHOOSER (chooser));
  satdoku_file_chooser_ask (chooser, self, G_CALLBACK (save_chosen_cb));
}

/* A file of another kind has only the puzzle: to save a game over it would lose that, and what
 * else there is in the file. */
static void
save (SatdokuFileCommands *self)
{
  if (satdoku_game_document_get_format (self->document) != NULL)
    save_in (self, satdoku_game_document_get_file (self->document),
             satdoku_game_document_get_format (self->document));
  else
    save_as (self);
}

/* A second saving would come upon the file that the first one is changing. */
static void
save_cb (SatdokuFileCommands *self)
{
  if (satdoku_game_document_is_saving (self->document))
    g_set_weak_pointer (&self->save_again, get_game (self));
  else
    save (self);
}

static void
saved_elsewhere_cb (GObject *source,
                    GAsyncResult *result,
                    gpointer user_data)
{
  g_autoptr (SatdokuFileCommands) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!satdoku_save_elsewhere_finish (result, &error) && error != NULL && self->messages != NULL)
    satdoku_messages_say_error (self->messages, error);
}

static void
save_elsewhere_cb (SatdokuFileCommands *self)
{
  satdoku_save_elsewhere_async (self->document, self->parent, saved_elsewhere_cb,
                                g_object_ref (self));
}

static const SatdokuCommand table[] = {
  { "open", G_CALLBACK (open_cb) },
  { "open-recent", G_CALLBACK (open_recent_cb), NULL, "s" },
  { "save", G_CALLBACK (save_cb) },
  { "save-as", G_CALLBACK (save_as) },
  { "save-elsewhere", G_CALLBACK (save_elsewhere_cb) },
  { "copy", G_CALLBACK (copy_cb), "on-grid !paused" },
  { "copy-as", G_CALLBACK (copy_as_cb), NULL, "s" },
  { "paste", G_CALLBACK (paste_cb), "on-grid|on-cnf on-cnf|!paused" },
};

static void
fill_format_section (GMenu *menu,
                     const char *title,
                     SudokuFormatFlags origin)
{
  const SudokuFormatFlags origins = SUDOKU_FORMAT_OF_PROGRAM | SUDOKU_FORMAT_OF_WEB;
  g_autoptr (GMenu) section = g_menu_new ();
  gsize n_formats;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);

  for (gsize i = 0; i < n_formats; i++)
    {
      g_autoptr (GMenuItem) item = NULL;

      if (formats[i]->write == NULL || (formats[i]->flags & origins) != origin)
        continue;
      item = g_menu_item_new (_ (formats[i]->name), NULL);
      g_menu_item_set_action_and_target (item, "win.copy-as", "s", formats[i]->id);
      g_menu_append_item (section, item);
    }
  g_menu_append_section (menu, title, G_MENU_MODEL (section));
}

static void
fill_format_menu (GMenu *menu)
{
  fill_format_section (menu, NULL, SUDOKU_FORMAT_NO_FLAGS);
  /* Translators: the title of a list of formats in a menu. */
  fill_format_section (menu, _ ("For the Web and Programming"), SUDOKU_FORMAT_OF_WEB);
  /* Translators: the title of a list of formats in a menu. */
  fill_format_section (menu, _ ("For Other Programs"), SUDOKU_FORMAT_OF_PROGRAM);
}

static int
compare_recent (gconstpointer a,
                gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((GtkRecentInfo *)b),
                              gtk_recent_info_get_modified ((GtkRecentInfo *)a));
}

/* Only the files that this app has opened, the last one first. */
static void
fill_recent_menu (SatdokuFileCommands *self)
{
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  guint n = 0;

  g_menu_remove_all (self->recent_menu);
  infos = g_list_sort (infos, compare_recent);
  for (GList *link = infos; link != NULL && n < RECENT_MAX; link = link->next)
    {
      GtkRecentInfo *info = link->data;
      g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (info));
      g_autofree char *name = satdoku_file_dup_name (file);
      g_autoptr (GMenuItem) item = NULL;

      if (!gtk_recent_info_has_application (info, g_get_application_name ()))
        continue;
      item = g_menu_item_new (name, NULL);
      g_menu_item_set_action_and_target (item, "win.open-recent", "s",
                                         gtk_recent_info_get_uri (info));
      g_menu_append_item (self->recent_menu, item);
      n++;
    }
  g_list_free_full (infos, (GDestroyNotify)gtk_recent_info_unref);
}

/* The menu of recent files stays up to date. */
void
satdoku_file_commands_fill_menus (SatdokuFileCommands *self,
                                  GMenu *recent,
                                  GMenu *formats)
{
  g_return_if_fail (SATDOKU_IS_FILE_COMMANDS (self) && G_IS_MENU (recent) && G_IS_MENU (formats));

  g_set_object (&self->recent_menu, recent);
  fill_format_menu (formats);
  fill_recent_menu (self);
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed",
                           G_CALLBACK (fill_recent_menu), self, G_CONNECT_SWAPPED);
}

static void
satdoku_file_commands_class_init (SatdokuFileCommandsClass *klass)
{
  /* A puzzle, a game, a formula or the answer of a solver was read and should be shown. Whether it
   * is meant as an answer is said beside it. */
  signals[SIGNAL_OPENED] =
    satdoku_class_add_signal (klass, "opened", 2, SUDOKU_TYPE_CONTENTS, G_TYPE_BOOLEAN);
  satdoku_class_cancels (klass, SatdokuFileCommands, cancellable);
  satdoku_class_forgets (klass, SatdokuFileCommands, parent);
  satdoku_class_forgets (klass, SatdokuFileCommands, question);
  satdoku_class_forgets (klass, SatdokuFileCommands, save_again);
  satdoku_class_drops (klass, SatdokuFileCommands, drag_out, g_object_unref);
  satdoku_class_drops (klass, SatdokuFileCommands, messages, g_object_unref);
  satdoku_class_drops (klass, SatdokuFileCommands, recent_menu, g_object_unref);
  satdoku_class_drops (klass, SatdokuFileCommands, save_file, g_object_unref);
  satdoku_class_keeps (klass, SatdokuFileCommands, several, g_object_unref);
  satdoku_class_keeps (klass, SatdokuFileCommands, worker, g_object_unref);
  satdoku_class_keeps (klass, SatdokuFileCommands, document, g_object_unref);
  satdoku_class_keeps (klass, SatdokuFileCommands, accepted, g_free);
}

static void
satdoku_file_commands_init (SatdokuFileCommands *self)
{
  self->cancellable = g_cancellable_new ();
}

SatdokuFileCommands *
satdoku_file_commands_new (SatdokuPlay *play,
                           SatdokuGameDocument *document,
                           SatdokuOpenFiles *several,
                           GtkWindow *parent)
{
  SatdokuFileCommands *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_GAME_DOCUMENT (document), NULL);
  g_return_val_if_fail (SATDOKU_IS_OPEN_FILES (several), NULL);

  self = g_object_new (SATDOKU_TYPE_FILE_COMMANDS, NULL);
  self->worker = g_object_ref (satdoku_play_get_worker (play));
  self->document = g_object_ref (document);
  self->messages = g_object_ref (satdoku_play_get_messages (play));
  self->several = g_object_ref (several);
  g_set_weak_pointer (&self->parent, parent);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  return self;
}
