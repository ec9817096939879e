/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that open other windows: preferences, help, the course, the list of shortcuts,
 * sharing the puzzle, printing it, saving the board as a picture. Of most there is one for a
 * window, which comes to the front when it is wanted again. */

#include "satdoku-config.h"

#include "satdoku-dialog-commands.h"

#include <glib/gi18n.h>
#include <sudoku-chapter.h>

#include "satdoku-about-puzzle.h"
#include "satdoku-class.h"
#include "satdoku-compare-window.h"
#include "satdoku-export.h"
#include "satdoku-file-chooser.h"
#include "satdoku-help.h"
#include "satdoku-learn.h"
#include "satdoku-picture-save.h"
#include "satdoku-preferences.h"
#include "satdoku-print-commands.h"
#include "satdoku-share-dialog.h"
#include "satdoku-shortcuts-window.h"

struct _SatdokuDialogCommands
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWindow *parent; /* (nullable): weak */

  /* Owned. */
  SatdokuPlay *play;
  GSettings *settings;
  SatdokuPrintCommands *print;
  GCancellable *cancellable; /* of drawing it */
};

G_DEFINE_FINAL_TYPE (SatdokuDialogCommands, satdoku_dialog_commands, G_TYPE_OBJECT)

/* The one window of this type that belongs to the window, if there is one. */
static GtkWindow *
find_window (SatdokuDialogCommands *self,
             GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type) &&
          gtk_window_get_transient_for (window) == self->parent)
        return window;
    }
  return NULL;
}

static void
present_window (SatdokuDialogCommands *self,
                GtkWindow *window)
{
  gtk_window_set_transient_for (window, self->parent);
  gtk_window_present (window);
}

static void
show_shortcuts_cb (SatdokuDialogCommands *self)
{
  GtkWindow *window = find_window (self, SATDOKU_TYPE_SHORTCUTS_WINDOW);

  if (window == NULL)
    window = satdoku_shortcuts_window_new ();
  present_window (self, window);
}

/* On the page with this name, or where it is. */
static void
open_preferences (SatdokuDialogCommands *self,
                  const char *page)
{
  GtkWindow *window = find_window (self, SATDOKU_TYPE_PREFERENCES);

  if (window == NULL)
    window = satdoku_preferences_new (self->settings);
  if (page != NULL)
    adw_preferences_window_set_visible_page_name (ADW_PREFERENCES_WINDOW (window), page);
  present_window (self, window);
}

static void
preferences_cb (SatdokuDialogCommands *self)
{
  open_preferences (self, NULL);
}

static void
web_sources_cb (SatdokuDialogCommands *self)
{
  open_preferences (self, "web");
}

static void
open_help (SatdokuDialogCommands *self,
           const char *topic)
{
  GtkWindow *window = find_window (self, SATDOKU_TYPE_HELP);

  if (window == NULL)
    {
      window = satdoku_help_new ();
      satdoku_help_show_topic (SATDOKU_HELP (window),
                               satdoku_play_get_page (self->play));
    }
  if (topic != NULL)
    satdoku_help_show_topic (SATDOKU_HELP (window), topic);
  present_window (self, window);
}

static void
help_cb (SatdokuDialogCommands *self)
{
  open_help (self, NULL);
}

static void
topic_cb (SatdokuDialogCommands *self,
          GVariant *parameter)
{
  open_help (self, g_variant_get_string (parameter, NULL));
}

static void
lessons_cb (SatdokuDialogCommands *self)
{
  open_help (self, "lessons");
}

static SatdokuLearn *
open_learn (SatdokuDialogCommands *self)
{
  GtkWindow *window = find_window (self, SATDOKU_TYPE_LEARN);

  if (window == NULL)
    window = satdoku_learn_new (satdoku_learned_file_get_default ());
  present_window (self, window);
  return SATDOKU_LEARN (window);
}

static void
learn_cb (SatdokuDialogCommands *self)
{
  open_learn (self);
}

/* What can't be learned has no lesson. */
static void
learn_technique_cb (SatdokuDialogCommands *self,
                    GVariant *parameter)
{
  const SudokuTechnique *technique =
    sudoku_chapter_find_lesson (g_variant_get_string (parameter, NULL));

  if (technique != NULL && sudoku_chapter_find (technique, NULL) != NULL)
    satdoku_learn_show_lesson (open_learn (self), technique);
}

/* What is given: solvers are compared on the puzzle, not on the moves. */
static SudokuDocument *
make_document (SudokuGame *game)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy_givens (sudoku_game_get_grid (game));

  return sudoku_document_new (grid);
}

static void
compare_solvers_cb (SatdokuDialogCommands *self)
{
  GtkWindow *window = find_window (self, SATDOKU_TYPE_COMPARE_WINDOW);
  SudokuGame *game = satdoku_play_get_game (self->play);
  g_autoptr (SudokuDocument) document = game != NULL ? make_document (game) : NULL;

  if (window == NULL)
    window = satdoku_compare_window_new ();
  if (document != NULL)
    satdoku_compare_window_set_document (SATDOKU_COMPARE_WINDOW (window), document);
  present_window (self, window);
}

static void
export_to (SatdokuDialogCommands *self,
           GFile *file)
{
  g_autoptr (SudokuState) state = sudoku_game_copy_state (satdoku_play_get_shown (self->play));

  satdoku_picture_save (satdoku_play_get_worker (self->play),
                        satdoku_play_get_messages (self->play), file, state,
                        satdoku_play_get_symbols (self->play),
                        satdoku_play_get_figure (self->play), self->cancellable);
}

static void
add_filters (GtkFileChooser *chooser)
{
  gsize n_formats;
  const SatdokuExportFormat *formats = satdoku_export_formats (&n_formats);

  for (gsize i = 0; i < n_formats; i++)
    {
      g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
      /* Translators: a kind of file: its name and how the names of such files end. */
      g_autofree char *name =
        g_strdup_printf (_ ("%s (*%s)"), _ (formats[i].name), formats[i].suffix);

      gtk_file_filter_set_name (filter, name);
      gtk_file_filter_add_suffix (filter, formats[i].suffix + 1);
      gtk_file_chooser_add_filter (chooser, filter);
    }
}

static void
export_cb (SatdokuDialogCommands *self)
{
  GtkFileChooserNative *chooser = satdoku_file_chooser_new (
    _ ("Save the Board as a Picture"), self->parent, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));

  add_filters (GTK_FILE_CHOOSER (chooser));
  /* Translators: the name proposed for the picture of a puzzle; the ending stays. */
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), _ ("Puzzle.png"));
  satdoku_file_chooser_ask (chooser, self, G_CALLBACK (export_to));
}

static void
share_cb (SatdokuDialogCommands *self)
{
  GtkWindow *dialog = satdoku_share_dialog_new (satdoku_play_get_shown (self->play),
                                                satdoku_play_get_symbols (self->play));

  present_window (self, dialog);
}

static void
about_puzzle_cb (SatdokuDialogCommands *self)
{
  present_window (self, satdoku_about_puzzle_new (satdoku_play_get_shown (self->play)));
}

static const SatdokuCommand table[] = {
  { "about-puzzle", G_CALLBACK (about_puzzle_cb) },
  { "compare-solvers", G_CALLBACK (compare_solvers_cb), "whole" },
  { "show-shortcuts", G_CALLBACK (show_shortcuts_cb) },
  { "preferences", G_CALLBACK (preferences_cb) },
  { "web-sources", G_CALLBACK (web_sources_cb) },
  { "help", G_CALLBACK (help_cb) },
  { "help-topic", G_CALLBACK (topic_cb), NULL, "s" },
  { "lessons", G_CALLBACK (lessons_cb) },
  { "learn", G_CALLBACK (learn_cb) },
  { "learn-technique", G_CALLBACK (learn_technique_cb), NULL, "s" },
  { "export", G_CALLBACK (export_cb) },
  { "share", G_CALLBACK (share_cb), "!paused" },
};

static void
satdoku_dialog_commands_class_init (SatdokuDialogCommandsClass *klass)
{
  satdoku_class_cancels (klass, SatdokuDialogCommands, cancellable);
  satdoku_class_ends (klass, SatdokuDialogCommands, print);
  satdoku_class_forgets (klass, SatdokuDialogCommands, parent);
  satdoku_class_drops (klass, SatdokuDialogCommands, settings, g_object_unref);
  satdoku_class_drops (klass, SatdokuDialogCommands, play, g_object_unref);
}

static void
satdoku_dialog_commands_init (SatdokuDialogCommands *self)
{
  self->cancellable = g_cancellable_new ();
}

SatdokuDialogCommands *
satdoku_dialog_commands_new (SatdokuPlay *play,
                             SatdokuPathGuide *path,
                             GSettings *settings,
                             GtkWindow *parent)
{
  SatdokuDialogCommands *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && GTK_IS_WINDOW (parent), NULL);

  self = g_object_new (SATDOKU_TYPE_DIALOG_COMMANDS, NULL);
  self->play = g_object_ref (play);
  g_set_weak_pointer (&self->parent, parent);
  g_set_object (&self->settings, settings);
  self->print = satdoku_print_commands_new (play, path, settings, parent);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  return self;
}
