/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that change the numbers of a puzzle, each of which is a move of the game, and those
 * that find out what can be changed:
 *
 *   surgery-superfluous   which numbers can go, each alone
 *   surgery-remove-one    the superfluous one in the selected cell goes
 *   surgery-remove        all that can go do
 *   surgery-add           what it takes for exactly one solution comes
 *   surgery-fill          all cells are filled
 *   surgery-easier, surgery-harder
 *   surgery-exchanges     what may stand for the number in the selected cell
 *   surgery-exchange      a value, in the selected cell, comes for it */

#include "satdoku-config.h"

#include "satdoku-surgery-commands.h"

struct _SatdokuSurgeryCommands
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuBoard *board; /* (nullable): weak */

  /* Owned. */
  SatdokuSurgery *surgery;
  SatdokuCommands *commands; /* (nullable): until they are added */
  SudokuGame *game;          /* (nullable) */
};

G_DEFINE_FINAL_TYPE (SatdokuSurgeryCommands, satdoku_surgery_commands, G_TYPE_OBJECT)

static const struct
{
  const char *action;
  SatdokuSurgeryKind kind;
} starts[] = {
  { "surgery-superfluous", SATDOKU_SURGERY_FIND_SUPERFLUOUS },
  { "surgery-exchanges", SATDOKU_SURGERY_FIND_EXCHANGES },
  { "surgery-remove", SATDOKU_SURGERY_REMOVE },
  { "surgery-add", SATDOKU_SURGERY_ADD },
  { "surgery-fill", SATDOKU_SURGERY_FILL },
  { "surgery-easier", SATDOKU_SURGERY_EASIER },
  { "surgery-harder", SATDOKU_SURGERY_HARDER },
};

static void
start_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuSurgeryCommands *self = user_data;
  const char *name = g_action_get_name (G_ACTION (action));

  /* There it is said what came of it. */
  gtk_widget_activate_action (GTK_WIDGET (self->board), "win.view", "s", "set");
  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    if (g_str_equal (starts[i].action, name))
      satdoku_surgery_start (self->surgery, starts[i].kind,
                             satdoku_board_get_selected (self->board));
}

static void
remove_one_cb (GSimpleAction *action,
               GVariant *parameter,
               gpointer user_data)
{
  SatdokuSurgeryCommands *self = user_data;

  satdoku_surgery_remove_one (self->surgery, satdoku_board_get_selected (self->board));
}

static void
exchange_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer user_data)
{
  SatdokuSurgeryCommands *self = user_data;

  satdoku_surgery_exchange (self->surgery, satdoku_board_get_selected (self->board),
                            g_variant_get_uint32 (parameter));
}

#define ON_BOARD "on-grid !paused !looking whole"

static const SatdokuCommand table[] = {
  { { "surgery-superfluous", start_cb }, ON_BOARD },
  { { "surgery-remove", start_cb }, ON_BOARD },
  { { "surgery-add", start_cb }, ON_BOARD },
  { { "surgery-fill", start_cb }, ON_BOARD },
  { { "surgery-easier", start_cb }, ON_BOARD },
  { { "surgery-harder", start_cb }, ON_BOARD },
  { { "surgery-exchanges", start_cb }, ON_BOARD " number-selected" },
  { { "surgery-remove-one", remove_one_cb }, ON_BOARD " superfluous-selected" },
  { { "surgery-exchange", exchange_cb, "u" }, ON_BOARD " substitute-selected" },
};

/* After other numbers, another selected cell, or when something was found. */
static void
update (SatdokuSurgeryCommands *self)
{
  g_autoptr (GArray) values = NULL;
  gboolean has_number;
  guint cell;

  if (self->commands == NULL || self->board == NULL || self->game == NULL)
    return;
  cell = satdoku_board_get_selected (self->board);
  values = satdoku_surgery_list_values (self->surgery, cell);
  has_number = cell != SATDOKU_NO_CELL &&
               sudoku_grid_get_fixed (sudoku_game_get_grid (self->game), cell) != 0;
  satdoku_commands_set_condition (self->commands, "number-selected", has_number);
  satdoku_commands_set_condition (self->commands, "superfluous-selected",
                                  satdoku_surgery_can_remove (self->surgery, cell));
  satdoku_commands_set_condition (self->commands, "substitute-selected", values->len > 0);
}

/* Of the game that is on the board now. */
static void
game_cb (SatdokuSurgeryCommands *self)
{
  SudokuGame *game = self->board != NULL ? satdoku_board_get_game (self->board) : NULL;

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    g_signal_connect_object (game, "notify::revision", G_CALLBACK (update), self,
                             G_CONNECT_SWAPPED);
  update (self);
}

/**
 * satdoku_surgery_commands_add:
 * @self: the commands
 * @commands: where they go, and whose conditions they tell; not longer than @self
 */
void
satdoku_surgery_commands_add (SatdokuSurgeryCommands *self,
                              SatdokuCommands *commands)
{
  g_return_if_fail (SATDOKU_IS_SURGERY_COMMANDS (self) && SATDOKU_IS_COMMANDS (commands));
  g_return_if_fail (self->commands == NULL);

  self->commands = g_object_ref (commands);
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
  g_signal_connect_object (self->board, "notify::selected", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::game", G_CALLBACK (game_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->surgery, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
}

static void
satdoku_surgery_commands_dispose (GObject *object)
{
  SatdokuSurgeryCommands *self = SATDOKU_SURGERY_COMMANDS (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_weak_pointer (&self->board);
  g_clear_object (&self->surgery);
  g_clear_object (&self->commands);
  G_OBJECT_CLASS (satdoku_surgery_commands_parent_class)->dispose (object);
}

static void
satdoku_surgery_commands_class_init (SatdokuSurgeryCommandsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_surgery_commands_dispose;
}

static void
satdoku_surgery_commands_init (SatdokuSurgeryCommands *self)
{
}

/**
 * satdoku_surgery_commands_new:
 * @surgery: who finds it out and changes the puzzle
 * @board: whose selected cell counts
 *
 * Returns: (transfer full): the commands
 */
SatdokuSurgeryCommands *
satdoku_surgery_commands_new (SatdokuSurgery *surgery,
                              SatdokuBoard *board)
{
  SatdokuSurgeryCommands *self;

  g_return_val_if_fail (SATDOKU_IS_SURGERY (surgery) && SATDOKU_IS_BOARD (board), NULL);

  self = g_object_new (SATDOKU_TYPE_SURGERY_COMMANDS, NULL);
  self->surgery = g_object_ref (surgery);
  g_set_weak_pointer (&self->board, board);
  return self;
}
