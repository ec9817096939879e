/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of the window that are done at once. Whether a command can be given is the state of
 * its action; buttons and menus follow. */

#include "satdoku-config.h"

#include "satdoku-window-private.h"

#include <glib/gi18n.h>

#include "satdoku-shortcuts.h"

static const char *const mode_names[SATDOKU_N_MODES] = {
  [SATDOKU_MODE_VALUE] = "value",
  [SATDOKU_MODE_CORNER] = "corner",
  [SATDOKU_MODE_CENTRE] = "centre",
  [SATDOKU_MODE_COLOUR] = "colour",
};

static SatdokuBoard *
get_board (SatdokuWindow *self)
{
  return satdoku_grid_page_get_board (self->grid_page);
}

/* Moves of the game that need nothing but the game. */
static const struct
{
  const char *action;
  gboolean (*move) (SudokuGame *game);
} moves[] = {
  { "undo", sudoku_game_undo },
  { "redo", sudoku_game_redo },
  { "restart", sudoku_game_restart },
  { "protect", sudoku_game_protect },
  { "unprotect", sudoku_game_unprotect },
  { "clear-answers", sudoku_game_clear_answers },
  { "clear-entries", sudoku_game_clear_entries },
};

static void
move_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuWindow *self = user_data;
  const char *name = g_action_get_name (G_ACTION (action));

  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    if (g_strcmp0 (moves[i].action, name) == 0)
      moves[i].move (self->game);
}

static void
enter_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuWindow *self = user_data;

  satdoku_board_enter (get_board (self), satdoku_board_get_mode (get_board (self)),
                       g_variant_get_uint32 (parameter));
}

static void
erase_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  satdoku_board_erase (get_board (user_data));
}

static void
select_all_cb (GSimpleAction *action,
               GVariant *parameter,
               gpointer user_data)
{
  satdoku_board_select_all (get_board (user_data));
}

static void
fill_marks_cb (GSimpleAction *action,
               GVariant *parameter,
               gpointer user_data)
{
  satdoku_board_fill_marks (get_board (user_data));
}

static void
clear_marks_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  satdoku_board_clear_marks (get_board (user_data));
}

static void
mode_cb (GSimpleAction *action,
         GVariant *value,
         gpointer user_data)
{
  SatdokuWindow *self = user_data;

  for (guint mode = 0; mode < SATDOKU_N_MODES; mode++)
    if (g_strcmp0 (g_variant_get_string (value, NULL), mode_names[mode]) == 0)
      {
        g_simple_action_set_state (action, value);
        satdoku_grid_page_set_mode (self->grid_page, (SatdokuMode)mode);
      }
}

static void
page_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuWindow *self = user_data;
  const char *name = g_variant_get_string (parameter, NULL);

  if (adw_view_stack_get_child_by_name (self->stack, name) == NULL)
    return;
  satdoku_window_show_page (self, name);
  if (g_strcmp0 (name, "cnf") == 0)
    gtk_widget_grab_focus (GTK_WIDGET (satdoku_window_get_cnf_page (self)));
}

static void
clauses_of_cell_cb (GSimpleAction *action,
                    GVariant *parameter,
                    gpointer user_data)
{
  SatdokuWindow *self = user_data;
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (self->game));
  gsize n_cells;
  const guint *cells = satdoku_board_get_chosen (get_board (self), &n_cells);

  satdoku_cnf_page_filter_cells (satdoku_window_get_cnf_page (self), side, cells, n_cells);
  satdoku_window_show_page (self, "cnf");
}

static void
show_clause_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  SatdokuWindow *self = user_data;

  satdoku_window_show_page (self, "cnf");
  gtk_widget_activate_action_variant (GTK_WIDGET (satdoku_window_get_cnf_page (self)),
                                      "cnf.go-to-clause", parameter);
}

static void
open_bytes_cb (GSimpleAction *action,
               GVariant *parameter,
               gpointer user_data)
{
  g_autoptr (GBytes) bytes = g_variant_get_data_as_bytes (parameter);

  /* Translators: in place of the name of a file, where a puzzle is from. */
  satdoku_window_import (user_data, _ ("the Solution page"), bytes, NULL);
}

static void
pause_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuWindow *self = user_data;

  satdoku_window_set_paused (self, !self->paused);
  if (!self->paused)
    gtk_widget_grab_focus (GTK_WIDGET (self->grid_page));
}

static void
cancel_cb (GSimpleAction *action,
           GVariant *parameter,
           gpointer user_data)
{
  satdoku_worker_cancel (SATDOKU_WINDOW (user_data)->worker);
}

static void
go_back_cb (GSimpleAction *action,
            GVariant *parameter,
            gpointer user_data)
{
  satdoku_window_go_back (user_data);
}

static void
menu_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  gtk_menu_button_popup (SATDOKU_WINDOW (user_data)->menu_button);
}

static void
show_shortcuts_cb (GSimpleAction *action,
                   GVariant *parameter,
                   gpointer user_data)
{
  GtkWindow *window = satdoku_shortcuts_window_new ();

  gtk_window_set_transient_for (window, GTK_WINDOW (user_data));
  gtk_window_present (window);
}

static const GActionEntry entries[] = {
  { "undo", move_cb },
  { "redo", move_cb },
  { "restart", move_cb },
  { "protect", move_cb },
  { "unprotect", move_cb },
  { "clear-answers", move_cb },
  { "clear-entries", move_cb },
  { "enter", enter_cb, "u" },
  { "erase", erase_cb },
  { "select-all", select_all_cb },
  { "fill-marks", fill_marks_cb },
  { "clear-marks", clear_marks_cb },
  { "mode", NULL, "s", "'value'", mode_cb },
  { "page", page_cb, "s" },
  { "clauses-of-cell", clauses_of_cell_cb },
  { "pause", pause_cb },
  { "cancel", cancel_cb },
  { "go-back", go_back_cb },
  { "menu", menu_cb },
  { "show-shortcuts", show_shortcuts_cb },
  { "show-clause", show_clause_cb, "t" },
  { "open-bytes", open_bytes_cb, "ay" },
};

/* Before a command is done: the number that waits for its second digit is entered, so that the
 * command finds it, and it can't come later over what the command has done. Undo takes back that
 * number alone; another number or none takes its place. */
static void
end_typing_cb (GSimpleAction *action,
               GVariant *value,
               gpointer user_data)
{
  SatdokuBoard *board = get_board (user_data);
  const char *name = g_action_get_name (G_ACTION (action));
  gboolean is_undo = g_strcmp0 (name, "undo") == 0;
  const GSignalInvocationHint *hint = g_signal_get_invocation_hint (action);

  if (!satdoku_board_is_typing (board) || g_strcmp0 (name, "enter") == 0 ||
      g_strcmp0 (name, "erase") == 0)
    return;
  if (is_undo)
    satdoku_board_cancel_typing (board);
  else
    satdoku_board_commit_typing (board);
  if (is_undo || !g_action_get_enabled (G_ACTION (action)))
    g_signal_stop_emission (action, hint->signal_id, hint->detail);
}

/**
 * satdoku_window_add_commands:
 * @self: a window
 * @commands: (array length=n_commands): actions; they are called with the window
 * @n_commands: how many
 *
 * Adds actions to the window, which are done after what is being typed into the board has ended.
 */
void
satdoku_window_add_commands (SatdokuWindow *self,
                             const GActionEntry *commands,
                             gsize n_commands)
{
  for (gsize i = 0; i < n_commands; i++)
    {
      GActionEntry first = commands[i];
      GAction *action;

      /* Handlers are called in the order in which they are connected. */
      first.activate = first.activate != NULL ? end_typing_cb : NULL;
      first.change_state = first.change_state != NULL ? end_typing_cb : NULL;
      g_action_map_add_action_entries (G_ACTION_MAP (self), &first, 1, self);
      action = g_action_map_lookup_action (G_ACTION_MAP (self), first.name);
      if (commands[i].activate != NULL)
        g_signal_connect (action, "activate", G_CALLBACK (commands[i].activate), self);
      if (commands[i].change_state != NULL)
        g_signal_connect (action, "change-state", G_CALLBACK (commands[i].change_state), self);
    }
}

void
satdoku_window_set_enabled (SatdokuWindow *self,
                            const char *action,
                            gboolean enabled)
{
  g_simple_action_set_enabled (
    G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), action)), enabled);
}

static void
update_cell_actions (SatdokuWindow *self)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self->game);
  guint selected = satdoku_board_get_selected (get_board (self));
  gboolean on_page =
    g_strcmp0 (adw_view_stack_get_visible_child_name (self->stack), "grid") == 0 && !self->paused;
  gboolean has_cell = selected != SATDOKU_NO_CELL && selected < sudoku_grid_get_n_cells (grid);
  gboolean empty_cell = has_cell && sudoku_grid_get_value (grid, selected) == 0;
  gboolean any_empty = sudoku_grid_count (grid, SUDOKU_ORIGIN_NONE) > 0;

  satdoku_window_set_enabled (self, "enter", has_cell && on_page);
  satdoku_window_set_enabled (self, "erase", has_cell && on_page);
  satdoku_window_set_enabled (self, "clauses-of-cell", has_cell && on_page);
  satdoku_window_set_enabled (self, "select-all", on_page);
  satdoku_window_set_enabled (self, "fill-marks", on_page && any_empty);
  satdoku_window_set_enabled (self, "clear-marks", on_page);
  satdoku_window_set_enabled (self, "copy", on_page);
  satdoku_window_set_enabled (self, "paste", on_page);
  satdoku_window_set_enabled (self, "hint", any_empty && !self->paused);
  satdoku_window_set_enabled (self, "hint-random", any_empty && !self->paused);
  satdoku_window_set_enabled (self, "hint-chosen", empty_cell && !self->paused);
}

/**
 * satdoku_window_update_actions:
 * @self: a window
 *
 * Enables the commands that can be given just now. While the board is hidden, none that changes or
 * judges it is among them.
 */
void
satdoku_window_update_actions (SatdokuWindow *self)
{
  const SudokuGrid *grid;
  guint n_given, n_entries, n_answers, n_empty;
  gboolean seen = !self->paused;

  if (self->game == NULL || g_action_map_lookup_action (G_ACTION_MAP (self), "save") == NULL)
    return;
  grid = sudoku_game_get_grid (self->game);
  n_given = sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN);
  n_entries = sudoku_grid_count (grid, SUDOKU_ORIGIN_ENTRY);
  n_answers = sudoku_grid_count (grid, SUDOKU_ORIGIN_ANSWER);
  n_empty = sudoku_grid_count (grid, SUDOKU_ORIGIN_NONE);
  satdoku_window_set_enabled (
    self, "undo",
    seen && (sudoku_game_can_undo (self->game) || satdoku_board_is_typing (get_board (self))));
  satdoku_window_set_enabled (self, "redo", seen && sudoku_game_can_redo (self->game));
  satdoku_window_set_enabled (
    self, "restart", seen && (sudoku_game_can_undo (self->game) || n_entries + n_answers > 0));
  satdoku_window_set_enabled (self, "protect", seen && n_entries + n_answers > 0);
  satdoku_window_set_enabled (self, "unprotect", seen && n_given > 0);
  satdoku_window_set_enabled (self, "clear-answers", seen && n_answers > 0);
  satdoku_window_set_enabled (self, "clear-entries", seen && n_entries + n_answers > 0);
  satdoku_window_set_enabled (self, "check", seen);
  satdoku_window_set_enabled (self, "solve", seen && n_empty + n_answers > 0);
  satdoku_window_set_enabled (self, "cancel", satdoku_worker_is_busy (self->worker));
  satdoku_window_set_enabled (self, "go-back", !satdoku_earlier_games_is_empty (self->earlier));
  satdoku_window_update_past (self);
  update_cell_actions (self);
}

/* Called once for each window. */
void
satdoku_window_add_actions (SatdokuWindow *self)
{
  g_autoptr (GPropertyAction) digit_first =
    g_property_action_new ("digit-first", get_board (self), "digit-first");

  satdoku_window_add_commands (self, entries, G_N_ELEMENTS (entries));
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (digit_first));
  g_signal_connect_swapped (get_board (self), "notify::selected",
                            G_CALLBACK (satdoku_window_update_actions), self);
  g_signal_connect_swapped (get_board (self), "notify::typing",
                            G_CALLBACK (satdoku_window_update_actions), self);
}
