/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that open other windows: preferences, help, practice, the list of shortcuts. Each is
 * there once for a window, and comes to the front when it is wanted again. From the page of a
 * technique in the help one gets to practice, and back. */

#include "satdoku-config.h"

#include "satdoku-dialog-commands.h"

#include "satdoku-compare-window.h"
#include "satdoku-help.h"
#include "satdoku-practice.h"
#include "satdoku-preferences.h"
#include "satdoku-shortcuts-window.h"

struct _SatdokuDialogCommands
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWindow *parent; /* (nullable): weak */

  /* Owned. */
  SatdokuPlay *play;
  GSettings *settings; /* (nullable): not installed */
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
show_shortcuts_cb (GSimpleAction *action,
                   GVariant *parameter,
                   gpointer user_data)
{
  SatdokuDialogCommands *self = user_data;
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
preferences_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  open_preferences (user_data, NULL);
}

static void
web_sources_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  open_preferences (user_data, "web");
}

static void open_practice (SatdokuDialogCommands *self, const SudokuTechnique *technique);

static void
practise_cb (SatdokuDialogCommands *self,
             const SudokuTechnique *technique)
{
  open_practice (self, technique);
}

static void
lesson_cb (SatdokuDialogCommands *self,
           const char *target)
{
  gtk_widget_activate_action (GTK_WIDGET (self->parent), "win.lesson", "s", target);
}

static void
open_help (SatdokuDialogCommands *self,
           const char *topic)
{
  GtkWindow *window = find_window (self, SATDOKU_TYPE_HELP);

  if (window == NULL)
    {
      window = satdoku_help_new ();
      g_signal_connect_object (window, "practise", G_CALLBACK (practise_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (window, "lesson", G_CALLBACK (lesson_cb), self, G_CONNECT_SWAPPED);
      satdoku_help_show_topic (SATDOKU_HELP (window),
                               satdoku_play_get_page (self->play));
    }
  if (topic != NULL)
    satdoku_help_show_topic (SATDOKU_HELP (window), topic);
  present_window (self, window);
}

static void
about_technique_cb (SatdokuDialogCommands *self,
                    const SudokuTechnique *technique)
{
  open_help (self, technique->id);
}

static void
open_practice (SatdokuDialogCommands *self,
               const SudokuTechnique *technique)
{
  GtkWindow *window = find_window (self, SATDOKU_TYPE_PRACTICE);

  if (window == NULL)
    {
      window = satdoku_practice_new ();
      g_signal_connect_object (window, "about", G_CALLBACK (about_technique_cb), self,
                               G_CONNECT_SWAPPED);
    }
  if (technique != NULL)
    satdoku_practice_choose (SATDOKU_PRACTICE (window), technique);
  present_window (self, window);
}

static void
help_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  open_help (user_data, NULL);
}

static void
topic_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  open_help (user_data, g_variant_get_string (parameter, NULL));
}

static void
practice_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer user_data)
{
  open_practice (user_data, NULL);
}

/* What is given: who compares solvers wants the puzzle, not what was played. */
static SudokuDocument *
make_document (SudokuGame *game)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy (sudoku_game_get_grid (game));

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_origin (grid, cell) != SUDOKU_ORIGIN_GIVEN)
      sudoku_grid_set (grid, cell, 0, SUDOKU_ORIGIN_NONE);
  return sudoku_document_new (grid);
}

static void
compare_solvers_cb (GSimpleAction *action,
                    GVariant *parameter,
                    gpointer user_data)
{
  SatdokuDialogCommands *self = user_data;
  GtkWindow *window = find_window (self, SATDOKU_TYPE_COMPARE_WINDOW);
  SudokuGame *game = satdoku_play_get_game (self->play);
  g_autoptr (SudokuDocument) document = game != NULL ? make_document (game) : NULL;

  if (window == NULL)
    window = satdoku_compare_window_new ();
  if (document != NULL)
    satdoku_compare_window_set_document (SATDOKU_COMPARE_WINDOW (window), document);
  present_window (self, window);
}

static const SatdokuCommand table[] = {
  { { "compare-solvers", compare_solvers_cb }, "whole" },
  { { "show-shortcuts", show_shortcuts_cb } },
  { { "preferences", preferences_cb }, "has-settings" },
  { { "web-sources", web_sources_cb }, "has-settings" },
  { { "help", help_cb } },
  { { "help-topic", topic_cb, "s" } },
  { { "practice", practice_cb } },
};

static void
satdoku_dialog_commands_dispose (GObject *object)
{
  SatdokuDialogCommands *self = SATDOKU_DIALOG_COMMANDS (object);

  g_clear_weak_pointer (&self->parent);
  g_clear_object (&self->settings);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (satdoku_dialog_commands_parent_class)->dispose (object);
}

static void
satdoku_dialog_commands_class_init (SatdokuDialogCommandsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_dialog_commands_dispose;
}

static void
satdoku_dialog_commands_init (SatdokuDialogCommands *self)
{
}

/**
 * satdoku_dialog_commands_new:
 * @play: what the window is about; solvers are compared with its puzzle
 * @parent: of the windows
 * @settings: (nullable): what the preferences change
 *
 * Returns: (transfer full): the commands
 */
SatdokuDialogCommands *
satdoku_dialog_commands_new (SatdokuPlay *play,
                             GtkWindow *parent,
                             GSettings *settings)
{
  SatdokuCommands *commands = satdoku_play_get_commands (play);
  SatdokuDialogCommands *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && GTK_IS_WINDOW (parent), NULL);

  self = g_object_new (SATDOKU_TYPE_DIALOG_COMMANDS, NULL);
  self->play = g_object_ref (play);
  g_set_weak_pointer (&self->parent, parent);
  g_set_object (&self->settings, settings);
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
  satdoku_commands_set_condition (commands, "has-settings", settings != NULL);
  return self;
}
