/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that change what is on the board, at once: moves of the game, and what is done with
 * the selected cells. It says which of its conditions hold for the game and the cell that is
 * selected. */

#include "satdoku-config.h"

#include "satdoku-board-commands.h"

#include <sudoku-game-moves.h>

struct _SatdokuBoardCommands
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuGridPage *page; /* (nullable): weak */

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *followed; /* the game */
};

G_DEFINE_FINAL_TYPE (SatdokuBoardCommands, satdoku_board_commands, G_TYPE_OBJECT)

static const char *const mode_names[SATDOKU_N_MODES] = {
  [SATDOKU_MODE_VALUE] = "value",
  [SATDOKU_MODE_CORNER] = "corner",
  [SATDOKU_MODE_CENTRE] = "centre",
  [SATDOKU_MODE_COLOUR] = "colour",
  [SATDOKU_MODE_CHAIN] = "chain",
};

/* What of the game is a condition of commands, here and elsewhere. */
static const char *const game_conditions[] = {
  "can-undo",
  "can-redo",
  "can-restart",
  "can-restore-bookmark",
  "n-empty",
  "n-givens",
  "n-entries",
  "n-answers",
  "n-bookmarks",
  "n-branches",
  "branch",
  "whole",
};

static SudokuGame *
get_game (SatdokuBoardCommands *self)
{
  return satdoku_play_get_game (self->play);
}

static SatdokuBoard *
get_board (SatdokuBoardCommands *self)
{
  return satdoku_grid_page_get_board (self->page);
}

static SatdokuEditor *
get_editor (SatdokuBoardCommands *self)
{
  return satdoku_board_get_editor (get_board (self));
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
  { "clear-colours", sudoku_game_clear_colouring },
};

static void
move_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuBoardCommands *self = user_data;
  const char *name = g_action_get_name (G_ACTION (action));

  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    if (g_strcmp0 (moves[i].action, name) == 0)
      moves[i].move (get_game (self));
}

static void
enter_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuEditor *editor = get_editor (user_data);

  satdoku_editor_enter (editor, satdoku_editor_get_mode (editor),
                        g_variant_get_uint32 (parameter));
}

static void
erase_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  satdoku_editor_erase (get_editor (user_data));
}

static void
select_all_cb (GSimpleAction *action,
               GVariant *parameter,
               gpointer user_data)
{
  SatdokuBoard *board = get_board (user_data);

  satdoku_cell_selection_all (satdoku_board_get_selection (board));
  gtk_widget_grab_focus (GTK_WIDGET (board));
}

static void
fill_marks_cb (GSimpleAction *action,
               GVariant *parameter,
               gpointer user_data)
{
  satdoku_editor_fill_marks (get_editor (user_data));
}

static void
clear_marks_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  satdoku_editor_clear_marks (get_editor (user_data));
}

static void
mode_cb (GSimpleAction *action,
         GVariant *value,
         gpointer user_data)
{
  SatdokuBoardCommands *self = user_data;

  for (guint mode = 0; mode < SATDOKU_N_MODES; mode++)
    if (g_strcmp0 (g_variant_get_string (value, NULL), mode_names[mode]) == 0)
      {
        g_simple_action_set_state (action, value);
        satdoku_grid_page_set_mode (self->page, (SatdokuMode)mode);
      }
}

static void
brush_cb (GSimpleAction *action,
          GVariant *value,
          gpointer user_data)
{
  SatdokuBoardCommands *self = user_data;
  guint brush = g_variant_get_uint32 (value);

  if (brush > SUDOKU_COLOURS_MAX)
    return;
  g_simple_action_set_state (action, value);
  satdoku_grid_page_set_brush (self->page, brush);
}

static void
do_without_cb (GSimpleAction *action,
               GVariant *parameter,
               gpointer user_data)
{
  sudoku_game_do_without (get_game (user_data));
}

static const SatdokuCommand table[] = {
  { { "undo", move_cb }, "!paused !looking can-undo|typing" },
  { { "redo", move_cb }, "!paused !looking can-redo" },
  { { "restart", move_cb }, "!paused !looking can-restart" },
  { { "protect", move_cb }, "!paused !looking n-entries|n-answers" },
  { { "unprotect", move_cb }, "!paused !looking n-givens" },
  { { "clear-answers", move_cb }, "!paused !looking n-answers" },
  { { "clear-entries", move_cb }, "!paused !looking n-entries|n-answers" },
  { { "enter", enter_cb, "u" }, "on-grid !paused !looking has-cell" },
  { { "erase", erase_cb }, "on-grid !paused !looking has-cell" },
  { { "select-all", select_all_cb }, "on-grid !paused !looking" },
  { { "fill-marks", fill_marks_cb }, "on-grid !paused !looking n-empty" },
  { { "clear-marks", clear_marks_cb }, "on-grid !paused !looking" },
  { { "clear-colours", move_cb }, "!paused !looking" },
  { { "do-without", do_without_cb }, "!whole" },
  { { "mode", NULL, "s", "'value'", mode_cb } },
  { { "brush", NULL, "u", "uint32 1", brush_cb } },
};

static void
cell_cb (SatdokuBoardCommands *self)
{
  SudokuGame *game = get_game (self);
  guint cell = satdoku_play_get_selected (self->play);

  if (game != NULL)
    satdoku_commands_set_condition (satdoku_play_get_commands (self->play), "has-cell",
                                    cell < sudoku_grid_get_n_cells (sudoku_game_get_grid (game)));
}

/* Before a command is done: the number that waits for its second digit is entered, so that the
 * command finds it, and it can't come later over what the command has done. Undo takes back that
 * number alone; another number or none takes its place. */
static gboolean
about_to_run_cb (SatdokuBoardCommands *self,
                 const char *name)
{
  SatdokuEditor *editor = get_editor (self);
  gboolean is_undo = g_strcmp0 (name, "undo") == 0;

  if (satdoku_editor_get_pending (editor) == NULL || g_strcmp0 (name, "enter") == 0 ||
      g_strcmp0 (name, "erase") == 0)
    return FALSE;
  if (is_undo)
    satdoku_editor_cancel_typing (editor);
  else
    satdoku_editor_commit_typing (editor);
  return is_undo;
}

/* The conditions are about the game that is played now. */
static void
game_cb (SatdokuBoardCommands *self,
         SudokuGame *game)
{
  SatdokuCommands *commands = satdoku_play_get_commands (self->play);

  for (gsize i = 0; i < G_N_ELEMENTS (game_conditions); i++)
    satdoku_commands_bind (commands, game_conditions[i], game, game_conditions[i]);
  cell_cb (self);
}

static void
follow_play (SatdokuBoardCommands *self)
{
  self->followed = g_signal_group_new (SUDOKU_TYPE_GAME);
  g_signal_group_connect_swapped (self->followed, "notify::revision", G_CALLBACK (cell_cb), self);
  g_signal_connect_object (self->followed, "bind", G_CALLBACK (game_cb), self, G_CONNECT_SWAPPED);
  g_object_bind_property (self->play, "game", self->followed, "target", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->play, "notify::selected", G_CALLBACK (cell_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
satdoku_board_commands_dispose (GObject *object)
{
  SatdokuBoardCommands *self = SATDOKU_BOARD_COMMANDS (object);

  g_clear_weak_pointer (&self->page);
  g_clear_object (&self->followed);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (satdoku_board_commands_parent_class)->dispose (object);
}

static void
satdoku_board_commands_class_init (SatdokuBoardCommandsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_board_commands_dispose;
}

static void
satdoku_board_commands_init (SatdokuBoardCommands *self)
{
}

/**
 * satdoku_board_commands_new:
 * @play: what is played
 * @page: the page with the board
 *
 * Returns: (transfer full): the commands
 */
SatdokuBoardCommands *
satdoku_board_commands_new (SatdokuPlay *play,
                            SatdokuGridPage *page)
{
  SatdokuBoardCommands *self;
  SatdokuCommands *commands;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_GRID_PAGE (page), NULL);

  self = g_object_new (SATDOKU_TYPE_BOARD_COMMANDS, NULL);
  self->play = g_object_ref (play);
  g_set_weak_pointer (&self->page, page);
  commands = satdoku_play_get_commands (play);
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
  satdoku_commands_bind (commands, "typing", get_editor (self), "typing");
  g_signal_connect_object (commands, "about-to-run", G_CALLBACK (about_to_run_cb), self,
                           G_CONNECT_SWAPPED);
  follow_play (self);
  return self;
}
