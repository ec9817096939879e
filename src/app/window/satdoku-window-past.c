/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of the window that go back further than one move: bookmarks, and the last position
 * that can still be solved. Going back is a move, so that it can be undone itself. */

#include "satdoku-config.h"

#include "satdoku-window-private.h"

#include <glib/gi18n.h>
#include <sudoku-positions.h>

static AdwToast *
say_with_undo (SatdokuWindow *self,
               const char *message,
               const char *action)
{
  AdwToast *toast = adw_toast_new ("");
  g_autofree char *escaped = g_markup_escape_text (message, -1);

  adw_toast_set_title (toast, escaped);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_action_name (toast, action);
  adw_toast_overlay_add_toast (self->toasts, toast);
  return toast;
}

static void
go_to_bookmark (SatdokuWindow *self,
                guint bookmark)
{
  g_autofree char *message = NULL;

  /* Translators: %s is the name of a bookmark. */
  message = g_strdup_printf (_ ("Back at “%s”"),
                             sudoku_game_get_bookmark_name (self->game, bookmark));
  if (sudoku_game_go_to_bookmark (self->game, bookmark))
    say_with_undo (self, message, "win.undo");
  satdoku_window_show_page (self, "grid");
  gtk_widget_grab_focus (GTK_WIDGET (self->grid_page));
}

static void
add_bookmark_cb (GSimpleAction *action,
                 GVariant *parameter,
                 gpointer user_data)
{
  SatdokuWindow *self = user_data;
  g_autofree char *name = satdoku_bookmarks_next_name (self->game);
  g_autofree char *message = NULL;

  if (!sudoku_game_add_bookmark (self->game, name))
    {
      satdoku_window_say (self, _ ("There are too many bookmarks"));
      return;
    }
  /* Translators: %s is the name of a bookmark. */
  message = g_strdup_printf (_ ("“%s” was set"), name);
  satdoku_window_say (self, message);
}

static void
last_bookmark_cb (GSimpleAction *action,
                  GVariant *parameter,
                  gpointer user_data)
{
  SatdokuWindow *self = user_data;

  go_to_bookmark (self, sudoku_game_get_n_bookmarks (self->game) - 1);
}

/* Where its button is; a narrow window has only that of the menu which holds the command. */
static void
bookmarks_cb (GSimpleAction *action,
              GVariant *parameter,
              gpointer user_data)
{
  SatdokuWindow *self = user_data;
  GtkWidget *popover = GTK_WIDGET (self->bookmarks);
  GtkWidget *anchor = gtk_widget_get_mapped (self->bookmarks_button)
                        ? self->bookmarks_button
                        : satdoku_grid_page_get_more_button (self->grid_page);

  if (gtk_widget_get_parent (popover) != anchor)
    {
      if (gtk_widget_get_parent (popover) != NULL)
        gtk_widget_unparent (popover);
      gtk_widget_set_parent (popover, anchor);
    }
  gtk_popover_popup (GTK_POPOVER (popover));
}

typedef struct
{
  SudokuVerdict verdict;
  guint position;
  guint n_moves; /* where the game was */
} PastResult;

/* In the thread. */
static gpointer
run_search (gpointer input,
            const SudokuTask *task,
            GError **error)
{
  const SudokuPositions *trail = input;
  g_autofree PastResult *result = g_new0 (PastResult, 1);
  g_autoptr (GError) local_error = NULL;

  result->n_moves = sudoku_positions_get_n_moves (trail);
  result->verdict = sudoku_positions_find_solvable (trail, task, &result->position, &local_error);
  if (local_error == NULL)
    return g_steal_pointer (&result);
  g_propagate_error (error, g_steal_pointer (&local_error));
  return NULL;
}

static void
go_back (SatdokuWindow *self,
         const PastResult *result)
{
  guint n_back = result->n_moves - result->position;
  g_autofree char *details = NULL;

  sudoku_game_go_to (self->game, result->position);
  details = g_strdup_printf (
    ngettext ("%u move was taken back. Undo brings it back.",
              "%u moves were taken back. Undo brings them back.", n_back),
    n_back);
  satdoku_panel_show (satdoku_grid_page_get_panel (self->grid_page), SATDOKU_MOOD_GOOD,
                      _ ("From here a solution is possible"), details);
  gtk_widget_grab_focus (GTK_WIDGET (self->grid_page));
}

static void
search_done (GObject *target,
             gpointer data,
             const GError *error)
{
  SatdokuWindow *self = SATDOKU_WINDOW (target);
  g_autofree PastResult *result = data;
  SatdokuPanel *panel = satdoku_grid_page_get_panel (self->grid_page);

  if (satdoku_window_end_job (self, error))
    return;
  if (result->verdict == SUDOKU_VERDICT_NO_SOLUTION)
    satdoku_panel_show (panel, SATDOKU_MOOD_BAD, _ ("This never could be solved"),
                        _ ("There was no solution at the beginning, either."));
  else if (result->verdict != SUDOKU_VERDICT_SOLVABLE)
    satdoku_panel_show (panel, SATDOKU_MOOD_PLAIN, _ ("No answer was found in time"), NULL);
  else if (result->position == result->n_moves)
    satdoku_panel_show (panel, SATDOKU_MOOD_GOOD, _ ("This can still be solved"),
                        _ ("No move was taken back."));
  else
    go_back (self, result);
}

static void
back_to_solvable_cb (GSimpleAction *action,
                     GVariant *parameter,
                     gpointer user_data)
{
  SatdokuWindow *self = user_data;
  SatdokuJob job = {
    .title = _ ("Looking for the last solvable position…"),
    .run = run_search,
    .done = search_done,
    .free_input = (GDestroyNotify)sudoku_positions_free,
    .free_result = g_free,
  };

  satdoku_window_begin_job (self);
  satdoku_worker_run (self->worker, &job, sudoku_positions_new (self->game), G_OBJECT (self));
}

static void
restore_bookmark_cb (GSimpleAction *action,
                     GVariant *parameter,
                     gpointer user_data)
{
  SatdokuWindow *self = user_data;

  sudoku_game_restore_bookmark (self->game);
}

static const GActionEntry entries[] = {
  { "add-bookmark", add_bookmark_cb },
  { "last-bookmark", last_bookmark_cb },
  { "bookmarks", bookmarks_cb },
  { "restore-bookmark", restore_bookmark_cb },
  { "back-to-solvable", back_to_solvable_cb },
};

static void
chosen_cb (SatdokuWindow *self,
           guint bookmark)
{
  go_to_bookmark (self, bookmark);
}

/* Only the last one can come back, so only the last message may offer it. */
static void
removed_cb (SatdokuWindow *self,
            const char *name)
{
  /* Translators: %s is the name of a bookmark. */
  g_autofree char *message = g_strdup_printf (_ ("“%s” was removed"), name);

  if (self->removed_toast != NULL)
    adw_toast_dismiss (self->removed_toast);
  g_set_weak_pointer (&self->removed_toast,
                      say_with_undo (self, message, "win.restore-bookmark"));
}

/* Called when the game is another, and when it has changed. */
void
satdoku_window_update_past (SatdokuWindow *self)
{
  satdoku_bookmarks_set_game (self->bookmarks, self->game);
  satdoku_window_set_enabled (self, "add-bookmark", !self->paused);
  satdoku_window_set_enabled (self, "bookmarks", !self->paused);
  satdoku_window_set_enabled (self, "last-bookmark",
                              !self->paused && sudoku_game_get_n_bookmarks (self->game) > 0);
  satdoku_window_set_enabled (self, "restore-bookmark",
                              sudoku_game_can_restore_bookmark (self->game));
  satdoku_window_set_enabled (self, "back-to-solvable",
                              !self->paused && sudoku_game_can_undo (self->game));
}

/* Called once for each window. */
void
satdoku_window_add_past (SatdokuWindow *self)
{
  self->bookmarks = SATDOKU_BOOKMARKS (g_object_ref_sink (satdoku_bookmarks_new ()));
  g_signal_connect_swapped (self->bookmarks, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->bookmarks, "removed", G_CALLBACK (removed_cb), self);
  satdoku_window_add_commands (self, entries, G_N_ELEMENTS (entries));
}
