/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window: header bar, pages and what they share, the game and the worker. What its commands do
 * is in satdoku-window-actions.c, -jobs.c and -files.c. */

#include "satdoku-config.h"

#include "satdoku-window-private.h"

#include <glib/gi18n.h>
#include <words-error.h>

#include "satdoku-settings.h"
#include "satdoku-shortcuts.h"

G_DEFINE_FINAL_TYPE (SatdokuWindow, satdoku_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_GAME = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Of a message; a longer one is cut off. */
#define MESSAGE_LINES 5

/**
 * satdoku_window_say:
 * @self: a window
 * @message: one sentence
 *
 * Shows a message for a moment.
 */
void
satdoku_window_say (SatdokuWindow *self,
                    const char *message)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *label = gtk_label_new (message);

  /* The label of a toast itself cuts off what is too long for a narrow window. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_lines (GTK_LABEL (label), MESSAGE_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  adw_toast_set_custom_title (toast, label);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/**
 * satdoku_window_say_error:
 * @self: a window
 * @error: what went wrong
 *
 * Shows it for a moment.
 */
void
satdoku_window_say_error (SatdokuWindow *self,
                          const GError *error)
{
  g_autofree char *words = words_error (error, WORDS_STYLE_WINDOW);

  satdoku_window_say (self, words);
}

/* "• name" when there is something that isn't saved in the file. */
void
satdoku_window_update_title (SatdokuWindow *self)
{
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;

  if (self->file != NULL)
    name = g_file_get_basename (self->file);
  if (name != NULL && g_utf8_validate (name, -1, NULL) && self->game != NULL &&
      sudoku_game_is_modified (self->game))
    title = g_strdup_printf ("• %s", name);
  else if (name != NULL && g_utf8_validate (name, -1, NULL))
    title = g_strdup (name);
  else
    title = g_strdup (_ ("Satdoku"));
  gtk_window_set_title (GTK_WINDOW (self), title);
}

/**
 * satdoku_window_show_page:
 * @self: a window
 * @name: "grid", "cnf" or "solution"
 */
void
satdoku_window_show_page (SatdokuWindow *self,
                          const char *name)
{
  adw_view_stack_set_visible_child_name (self->stack, name);
}

static gboolean
apply_narrow_cb (gpointer user_data)
{
  SatdokuWindow *self = user_data;
  gboolean narrow = adw_view_switcher_title_get_title_visible (self->switcher_title) ||
                    adw_squeezer_get_visible_child (self->title_squeezer) == NULL;

  self->narrow_idle = 0;
  adw_view_switcher_bar_set_reveal (self->switcher_bar, narrow);
  return G_SOURCE_REMOVE;
}

/* A narrow window has its switcher at the bottom. It is told so while sizes are given out, when
 * nothing may be changed. */
static void
title_visible_cb (SatdokuWindow *self)
{
  if (self->narrow_idle == 0)
    self->narrow_idle = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, apply_narrow_cb, self, NULL);
}

static void
page_changed_cb (SatdokuWindow *self)
{
  if (self->grid_page != NULL &&
      adw_view_stack_get_visible_child (self->stack) != GTK_WIDGET (self->grid_page))
    satdoku_window_get_cnf_page (self);
  satdoku_window_update_clock (self);
  satdoku_window_update_actions (self);
}

/* What a job finds out is about the puzzle it began with: when that changes, nobody wants it any
 * more. */
static void
cells_changed_cb (SatdokuWindow *self)
{
  if (self->job_grid != NULL &&
      !sudoku_grid_equal (self->job_grid, sudoku_game_get_grid (self->game)))
    {
      g_clear_pointer (&self->job_grid, sudoku_grid_free);
      satdoku_worker_drop (self->worker);
    }
  satdoku_window_update_actions (self);
  satdoku_window_update_clock (self);
}

/* The selected cell is kept like the moves. */
static void
selected_cb (SatdokuWindow *self)
{
  if (self->autosave != NULL)
    satdoku_autosave_note_selected (
      self->autosave, satdoku_board_get_selected (satdoku_grid_page_get_board (self->grid_page)));
}

/**
 * satdoku_window_set_game:
 * @self: a window
 * @game: the game to play from now on
 *
 * Shows a game on all pages. The game before it is not kept: see satdoku_window_replace_game().
 */
void
satdoku_window_set_game (SatdokuWindow *self,
                         SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_WINDOW (self) && SUDOKU_IS_GAME (game));

  if (self->game == game)
    return;
  g_clear_pointer (&self->job_grid, sudoku_grid_free);
  satdoku_worker_drop (self->worker);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_signal_connect_object (game, "cells-changed", G_CALLBACK (cells_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify", G_CALLBACK (satdoku_window_update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "bookmarks-changed", G_CALLBACK (satdoku_window_update_past), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::modified", G_CALLBACK (satdoku_window_update_title), self,
                           G_CONNECT_SWAPPED);
  if (self->settings != NULL)
    g_settings_bind (self->settings, "tidy-marks", game, "tidy-marks", G_SETTINGS_BIND_GET);
  self->clock_time = 0;
  satdoku_window_set_paused (self, FALSE);
  satdoku_grid_page_set_game (self->grid_page, game);
  satdoku_solvability_watch_set_game (self->guard, game);
  satdoku_window_watch_finish (self);
  if (self->cnf_page != NULL)
    {
      g_object_set (self->cnf_page, "game", game, NULL);
      g_object_set (self->solution_page, "game", game, NULL);
    }
  if (self->autosave != NULL)
    satdoku_autosave_set_game (self->autosave, game);
  selected_cb (self);
  satdoku_window_update_title (self);
  satdoku_window_update_actions (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

/**
 * satdoku_window_get_game:
 * @self: a window
 *
 * Returns: (transfer none) (nullable): the game
 */
SudokuGame *
satdoku_window_get_game (SatdokuWindow *self)
{
  g_return_val_if_fail (SATDOKU_IS_WINDOW (self), NULL);

  return self->game;
}

/**
 * satdoku_window_get_grid_page:
 * @self: a window
 *
 * Returns: (transfer none): the page with the board
 */
SatdokuGridPage *
satdoku_window_get_grid_page (SatdokuWindow *self)
{
  g_return_val_if_fail (SATDOKU_IS_WINDOW (self), NULL);

  return self->grid_page;
}

static void
say_replaced (SatdokuWindow *self,
              const char *message)
{
  AdwToast *toast = adw_toast_new ("");
  g_autofree char *escaped = g_markup_escape_text (message, -1);

  adw_toast_set_title (toast, escaped);
  adw_toast_set_button_label (toast, _ ("_Go Back"));
  adw_toast_set_action_name (toast, "win.go-back");
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
autosave_failed_cb (SatdokuWindow *self,
                    const char *reason)
{
  g_autofree char *message = NULL;

  g_message ("%s", reason);
  /* Translators: %s is the reason. */
  message = g_strdup_printf (_ ("Your game can’t be kept on disk: %s"), reason);
  satdoku_window_say (self, message);
}

/* Keeps the game to go back to, if anything was done in it; returns whether it does. */
static gboolean
keep_game (SatdokuWindow *self,
           gboolean as_oldest)
{
  g_autoptr (GError) error = NULL;

  if (self->game == NULL ||
      !(sudoku_game_can_undo (self->game) || sudoku_game_can_redo (self->game)))
    return FALSE;
  satdoku_window_update_clock (self);
  if (!satdoku_earlier_games_add (self->earlier,
                                  &(SatdokuEarlierGame){ self->game, self->file, self->format },
                                  as_oldest, &error))
    {
      g_autofree char *words = words_error (error, WORDS_STYLE_WINDOW);

      autosave_failed_cb (self, words);
    }
  return TRUE;
}

static void
show_game (SatdokuWindow *self,
           SudokuGame *game,
           GFile *file,
           const SudokuFormat *format)
{
  g_set_object (&self->file, file);
  self->format = format;
  satdoku_window_note_etag (self);
  satdoku_window_set_game (self, game);
  satdoku_window_show_page (self, "grid");
  gtk_widget_grab_focus (GTK_WIDGET (self->grid_page));
}

/**
 * satdoku_window_replace_game:
 * @self: a window
 * @game: the game to play from now on
 * @file: (nullable): where it is saved, or came from
 * @format: (nullable): in which format it is saved there; %NULL: it only came from there
 * @message: (nullable): what has happened, in a sentence
 *
 * Shows another game on the Grid page. If anything was done in the one before, the player can go
 * back to it.
 */
void
satdoku_window_replace_game (SatdokuWindow *self,
                             SudokuGame *game,
                             GFile *file,
                             const SudokuFormat *format,
                             const char *message)
{
  gboolean worth_keeping = keep_game (self, FALSE);

  show_game (self, game, file, format);
  if (message != NULL && worth_keeping)
    say_replaced (self, message);
  else if (message != NULL)
    satdoku_window_say (self, message);
}

/**
 * satdoku_window_go_back:
 * @self: a window
 *
 * Shows the game that was left last, if there is one. To go back again and again leads to all that
 * are kept, and at last to the one that is played now.
 */
void
satdoku_window_go_back (SatdokuWindow *self)
{
  const SatdokuEarlierGame *newest = satdoku_earlier_games_get_newest (self->earlier);
  g_autoptr (SudokuGame) game = NULL;

  if (newest != NULL)
    {
      game = g_object_ref (newest->game);
      keep_game (self, TRUE);
      show_game (self, game, newest->file, newest->format);
      /* Not before it is the last game on disk. */
      satdoku_earlier_games_remove (self->earlier, game);
    }
  satdoku_window_update_actions (self);
}

/* The game is on disk already; only the clock is not. */
static gboolean
satdoku_window_close_request (GtkWindow *window)
{
  SatdokuWindow *self = SATDOKU_WINDOW (window);

  satdoku_worker_drop (self->worker);
  satdoku_board_commit_typing (satdoku_grid_page_get_board (self->grid_page));
  satdoku_window_update_clock (self);
  /* Whoever is alone again finds it among the games that were left. */
  if (self->is_second)
    keep_game (self, FALSE);
  if (self->autosave != NULL)
    satdoku_autosave_flush (self->autosave, NULL);
  satdoku_settings_save_window (self->settings, window);
  return GTK_WINDOW_CLASS (satdoku_window_parent_class)->close_request (window);
}

static void
satdoku_window_get_property (GObject *object,
                             guint id,
                             GValue *value,
                             GParamSpec *pspec)
{
  if (id == PROP_GAME)
    g_value_set_object (value, SATDOKU_WINDOW (object)->game);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_window_set_property (GObject *object,
                             guint id,
                             const GValue *value,
                             GParamSpec *pspec)
{
  if (id == PROP_GAME)
    satdoku_window_set_game (SATDOKU_WINDOW (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_window_dispose (GObject *object)
{
  SatdokuWindow *self = SATDOKU_WINDOW (object);

  g_clear_handle_id (&self->clock_timeout, g_source_remove);
  g_clear_handle_id (&self->narrow_idle, g_source_remove);
  g_clear_handle_id (&self->pages_idle, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  if (self->worker != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->worker, self);
      satdoku_worker_drop (self->worker);
    }
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  if (self->bookmarks != NULL && gtk_widget_get_parent (GTK_WIDGET (self->bookmarks)) != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->bookmarks));
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_WINDOW);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->worker);
  g_clear_object (&self->game);
  g_clear_pointer (&self->earlier, satdoku_earlier_games_free);
  g_clear_object (&self->file);
  g_clear_pointer (&self->etag, g_free);
  g_clear_object (&self->import_file);
  g_clear_object (&self->settings);
  g_clear_object (&self->autosave);
  g_clear_object (&self->guard);
  g_clear_object (&self->bookmarks);
  g_clear_weak_pointer (&self->removed_toast);
  g_clear_object (&self->history);
  g_clear_object (&self->chooser);
  g_clear_pointer (&self->job_grid, sudoku_grid_free);
  g_clear_pointer (&self->own_symbols, sudoku_symbols_free);
  G_OBJECT_CLASS (satdoku_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/satdoku/Satdoku/satdoku-window.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, work_bar);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, grid_page);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, cnf_place);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, solution_place);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, bookmarks_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, clock_label);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, switcher_title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, title_squeezer);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, switcher_bar);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, recent_menu);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, copy_menu);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWindow, symbols_menu);
  gtk_widget_class_bind_template_callback (widget_class, page_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, title_visible_cb);
}

static void
satdoku_window_class_init (SatdokuWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = satdoku_window_get_property;
  object_class->set_property = satdoku_window_set_property;
  object_class->dispose = satdoku_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = satdoku_window_close_request;

  properties[PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, SUDOKU_TYPE_GAME,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (SATDOKU_TYPE_GRID_PAGE);
  g_type_ensure (SATDOKU_TYPE_WORK_BAR);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
satdoku_window_init (SatdokuWindow *self)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);

  self->worker = satdoku_worker_new ();
  self->settings = satdoku_settings_new ();
  self->cancellable = g_cancellable_new ();
  self->earlier = satdoku_earlier_games_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  satdoku_work_bar_set_worker (self->work_bar, self->worker);
  satdoku_window_add_pages (self);
  satdoku_window_add_actions (self);
  satdoku_window_add_job_actions (self);
  satdoku_window_add_file_actions (self);
  satdoku_window_add_save_actions (self);
  satdoku_window_add_print_actions (self);
  satdoku_window_add_export_actions (self);
  satdoku_window_add_symbols (self);
  satdoku_window_add_view (self);
  satdoku_window_add_past (self);
  satdoku_window_add_finish (self);
  satdoku_window_add_warnings (self);
  satdoku_shortcuts_install (GTK_WIDGET (self));
  satdoku_shortcuts_set_tooltips (GTK_WIDGET (self));
  satdoku_settings_load_window (self->settings, GTK_WINDOW (self));
  g_signal_connect_swapped (self->worker, "notify::busy",
                            G_CALLBACK (satdoku_window_update_actions), self);
  satdoku_window_add_clock (self);
  satdoku_window_set_game (self, game);
}

/**
 * satdoku_window_new:
 * @application: the application
 *
 * Returns: (transfer none): a window with an empty board, owned by GTK until it is closed
 */
SatdokuWindow *
satdoku_window_new (SatdokuApplication *application)
{
  g_return_val_if_fail (SATDOKU_IS_APPLICATION (application), NULL);

  return g_object_new (SATDOKU_TYPE_WINDOW, "application", application, NULL);
}

/* Nothing is written before all of it is shown: who is killed meanwhile has lost nothing. */
static void
show_restored (SatdokuWindow *self,
               SatdokuAutosave *autosave,
               SudokuGame *game)
{
  guint selected = satdoku_autosave_get_selected (autosave);

  satdoku_window_set_game (self, game);
  if (selected < sudoku_grid_get_n_cells (sudoku_game_get_grid (game)))
    satdoku_board_select (satdoku_grid_page_get_board (self->grid_page), selected);
  satdoku_autosave_set_game (autosave, game);
}

static void
say_damaged (SatdokuWindow *self,
             gboolean rest,
             const GError *damage)
{
  g_message ("%s", damage->message);
  satdoku_window_say (self, rest ? _ ("The end of the last game could not be read")
                                 : _ ("The last game could not be read and was set aside"));
}

/* Each process has a file of its own: one program in two sessions would overwrite its own games. */
static SatdokuAutosave *
open_autosave (SatdokuWindow *self)
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
 * satdoku_window_restore:
 * @self: a window
 *
 * Goes on with the game that was played last, and keeps the game and those that are left for others
 * on disk from now on. The first time, makes a puzzle.
 */
void
satdoku_window_restore (SatdokuWindow *self)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "satdoku", "earlier", NULL);
  g_autoptr (SatdokuAutosave) autosave = open_autosave (self);
  g_autoptr (SudokuGame) game = NULL;
  g_autoptr (GError) damage = NULL;

  g_return_if_fail (SATDOKU_IS_WINDOW (self) && self->autosave == NULL);

  g_signal_connect_object (autosave, "failed", G_CALLBACK (autosave_failed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (satdoku_grid_page_get_board (self->grid_page), "notify::selected",
                           G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  satdoku_earlier_games_free (self->earlier);
  self->earlier = satdoku_earlier_games_new (folder);
  game = satdoku_autosave_restore (autosave, &damage);
  if (game != NULL)
    show_restored (self, autosave, game);
  g_set_object (&self->autosave, autosave);
  selected_cb (self);
  if (game == NULL)
    g_action_group_activate_action (G_ACTION_GROUP (self), "new", NULL);
  if (damage != NULL)
    say_damaged (self, game != NULL, damage);
  gtk_widget_grab_focus (GTK_WIDGET (self->grid_page));
}
