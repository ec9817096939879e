/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that bring new puzzles: made as last time, of a level, of another size, or as a
 * dialog says, or fetched from the web. The game that is played stays until the puzzle is ready. It
 * does not know what becomes of the puzzle. */

#include "satdoku-config.h"

#include "satdoku-new-commands.h"

#include <sudoku-game.h>
#include <words-level.h>

#include "satdoku-class.h"
#include "satdoku-generator.h"
#include "satdoku-new-dialog.h"
#include "satdoku-stock-keeper.h"
#include "satdoku-web-dialog.h"
#include "satdoku-web-fetch.h"

struct _SatdokuNewCommands
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWindow *parent; /* (nullable): weak */

  /* Owned. */
  SatdokuPlay *play;
  GSettings *settings;
  GCancellable *cancellable;
  GMenu *menu;   /* (nullable): of what is made again */
  GMenu *levels; /* (nullable): of a puzzle of each level */
  SatdokuStockKeeper *keeper;
};

G_DEFINE_FINAL_TYPE (SatdokuNewCommands, satdoku_new_commands, G_TYPE_OBJECT)

enum
{
  SIGNAL_MADE,
  SIGNAL_FETCHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What is being made, for whom. */
typedef struct
{
  SatdokuNewCommands *commands; /* borrowed: gone when the job was cancelled */
  SatdokuNewOptions options;
} Order;

/* Returns: (transfer full): what is known of a puzzle that was made */
static SatdokuGameNotes *
note (const SatdokuNewOptions *options,
      const SudokuGrid *grid)
{
  SatdokuGameNotes *notes = satdoku_game_notes_copy (NULL);
  SudokuLevel level = satdoku_new_options_get_level (options);

  notes->origin = SATDOKU_GAME_MADE;
  if (satdoku_new_options_has_demand (options))
    satdoku_game_notes_set_demand (notes, &options->demand, grid);
  if (level != SUDOKU_LEVEL_UNKNOWN)
    satdoku_game_notes_set_level (notes, level, grid);
  return notes;
}

static void
made_cb (GObject *source,
         GAsyncResult *result,
         gpointer user_data)
{
  g_autofree Order *order = user_data;
  SatdokuNewCommands *self = order->commands;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) grid = satdoku_generator_make_finish (result, &error);
  g_autoptr (SudokuGame) game = NULL;
  g_autoptr (SatdokuGameNotes) notes = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (grid == NULL)
    {
      satdoku_messages_say_error (satdoku_play_get_messages (self->play), error);
      return;
    }
  if (self->keeper != NULL)
    satdoku_stock_keeper_look (self->keeper);
  game = sudoku_game_new (grid);
  notes = note (&order->options, grid);
  g_signal_emit (self, signals[SIGNAL_MADE], 0, game, notes);
}

/* The levels are those of the kind that was made last. Where it does not have one, that is made of
 * the usual kind, and says so. */
static void
update_levels (SatdokuNewCommands *self)
{
  g_autofree char *shape = NULL;
  SatdokuNewOptions last;

  satdoku_new_options_load (&last, self->settings);
  shape = satdoku_new_options_describe_shape (&last);
  g_menu_remove_all (self->levels);
  for (guint i = SUDOKU_LEVEL_BEGINNER; i < SUDOKU_N_LEVELS; i++)
    {
      SudokuLevel level = (SudokuLevel)i;
      g_autoptr (GMenuItem) entry = NULL;
      g_autofree char *of_level = NULL;
      g_autofree char *name = NULL;
      SatdokuNewOptions options;

      satdoku_new_options_load_for_level (&options, self->settings, level);
      of_level = satdoku_new_options_describe_shape (&options);
      name = g_str_equal (of_level, shape) ? g_strdup (words_level_name (level))
                                           : satdoku_new_options_describe (&options);
      entry = g_menu_item_new (name, NULL);
      g_menu_item_set_action_and_target (entry, "win.new-level", "s", sudoku_level_get_id (level));
      g_menu_append_item (self->levels, entry);
    }
}

/* What the button does stands in its menu, too, with its name. */
static void
update_menu (SatdokuNewCommands *self)
{
  SatdokuNewOptions options;
  g_autofree char *name = NULL;

  if (self->menu == NULL)
    return;
  satdoku_new_options_load (&options, self->settings);
  name = satdoku_new_options_describe (&options);
  g_menu_remove_all (self->menu);
  g_menu_append (self->menu, name, "win.new");
  update_levels (self);
}

/* Keeps an entry in @menu that makes a puzzle as last time, and says what that is, and in @levels
 * one for each level. */
void
satdoku_new_commands_fill_menus (SatdokuNewCommands *self,
                                 GMenu *menu,
                                 GMenu *levels)
{
  g_return_if_fail (SATDOKU_IS_NEW_COMMANDS (self) && G_IS_MENU (menu) && G_IS_MENU (levels));

  g_set_object (&self->menu, menu);
  g_set_object (&self->levels, levels);
  update_menu (self);
}

static void
create (SatdokuNewCommands *self,
        const SatdokuNewOptions *options,
        SudokuOwn *own)
{
  Order *order = NULL;

  if (!options->empty)
    satdoku_new_options_save (options, self->settings);
  update_menu (self);
  order = g_new0 (Order, 1);
  order->commands = self;
  order->options = *options;
  /* There is none with clauses. */
  if (own != NULL)
    order->options.by_level = FALSE;
  satdoku_generator_make_async (satdoku_play_get_worker (self->play), &order->options, own,
                                self->cancellable, made_cb, order);
}

/* Keeps @options for the next time, unless they are for an empty board. #SatdokuNewCommands::made
 * comes when the puzzle is ready. */
void
satdoku_new_commands_create (SatdokuNewCommands *self,
                             const SatdokuNewOptions *options)
{
  g_return_if_fail (SATDOKU_IS_NEW_COMMANDS (self) && options != NULL);

  create (self, options, NULL);
}

static void
new_cb (SatdokuNewCommands *self)
{
  SatdokuNewOptions options;

  satdoku_new_options_load (&options, self->settings);
  satdoku_new_commands_create (self, &options);
}

/* Another program may ask for any, by D-Bus. */
static void
new_level_cb (SatdokuNewCommands *self,
              GVariant *parameter)
{
  SudokuLevel level = sudoku_level_find (g_variant_get_string (parameter, NULL));
  SatdokuNewOptions options;

  if (level == SUDOKU_LEVEL_UNKNOWN)
    return;
  satdoku_new_options_load_for_level (&options, self->settings, level);
  satdoku_new_commands_create (self, &options);
}

/* A size is that of a plain puzzle of the level that its shape had last: what else was chosen in
 * the dialog once is for the dialog, and for the button that does the same again. */
static void
new_size_cb (SatdokuNewCommands *self,
             GVariant *parameter)
{
  guint side = g_variant_get_uint32 (parameter);
  SatdokuNewOptions options;

  /* Another program may ask for any, by D-Bus. */
  if (side < SATDOKU_NEW_SIDE_MIN || side > SATDOKU_NEW_SIDE_MAX)
    return;
  satdoku_new_options_init (&options);
  satdoku_new_options_set_side (&options, side);
  satdoku_new_options_recall_level (&options, self->settings);
  satdoku_new_commands_create (self, &options);
}

/* The usual one; the dialog makes all others. */
static void
new_empty_cb (SatdokuNewCommands *self)
{
  SatdokuNewOptions options;

  satdoku_new_options_init (&options);
  options.empty = TRUE;
  satdoku_new_commands_create (self, &options);
}

static void
create_cb (SatdokuNewCommands *self,
           SatdokuNewDialog *dialog)
{
  SatdokuNewOptions options;

  satdoku_new_dialog_get_options (dialog, &options);
  create (self, &options, satdoku_new_dialog_get_own (dialog));
}

/* The clauses of the puzzle that is played; NULL: it has none. */
static SudokuOwn *
find_own (SatdokuNewCommands *self)
{
  SudokuGame *game = satdoku_play_get_shown (self->play);
  SudokuRule *rule = NULL;

  if (game != NULL)
    rule = sudoku_geometry_find_rule (sudoku_grid_get_geometry (sudoku_game_get_grid (game)),
                                      "mine");
  return rule != NULL ? sudoku_rule_get_own (rule) : NULL;
}

static void
new_dialog_cb (SatdokuNewCommands *self)
{
  SatdokuNewOptions options;
  GtkWindow *dialog;

  satdoku_new_options_load (&options, self->settings);
  dialog = satdoku_new_dialog_new (self->parent, &options, self->settings);
  if (find_own (self) != NULL)
    satdoku_new_dialog_offer_own (SATDOKU_NEW_DIALOG (dialog), find_own (self));
  g_signal_connect_object (dialog, "create", G_CALLBACK (create_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (dialog);
}

static void
fetched_cb (GObject *source,
            GAsyncResult *result,
            gpointer user_data)
{
  SatdokuNewCommands *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuContents) contents = satdoku_web_fetch_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (contents != NULL)
    g_signal_emit (self, signals[SIGNAL_FETCHED], 0, contents);
  else
    satdoku_messages_say_error (satdoku_play_get_messages (self->play), error);
}

static void
source_chosen_cb (SatdokuNewCommands *self,
                  const SatdokuWebSource *source)
{
  const SatdokuWebLimits limits = SATDOKU_WEB_LIMITS;

  satdoku_web_fetch_async (satdoku_play_get_worker (self->play), source, &limits,
                           self->cancellable, fetched_cb, self);
}

static void
from_web_cb (SatdokuNewCommands *self)
{
  GtkWindow *dialog = satdoku_web_dialog_new (self->parent, self->settings);

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (source_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (dialog);
}

static const SatdokuCommand table[] = {
  { "new", G_CALLBACK (new_cb) },
  { "new-level", G_CALLBACK (new_level_cb), NULL, "s" },
  { "new-size", G_CALLBACK (new_size_cb), NULL, "u" },
  { "new-empty", G_CALLBACK (new_empty_cb) },
  { "new-dialog", G_CALLBACK (new_dialog_cb) },
  { "from-web", G_CALLBACK (from_web_cb) },
};

static void
satdoku_new_commands_class_init (SatdokuNewCommandsClass *klass)
{
  /* A puzzle is ready. @game: a game with the new puzzle. @notes: what is known of it. */
  signals[SIGNAL_MADE] =
    satdoku_class_add_signal (klass, "made", 2, SUDOKU_TYPE_GAME, SATDOKU_TYPE_GAME_NOTES);
  /* A puzzle was fetched, and is to be shown. @contents: contents with a puzzle, which have an
   * address. */
  signals[SIGNAL_FETCHED] = satdoku_class_add_signal (klass, "fetched", 1, SUDOKU_TYPE_CONTENTS);
  satdoku_class_cancels (klass, SatdokuNewCommands, cancellable);
  satdoku_class_forgets (klass, SatdokuNewCommands, parent);
  satdoku_class_drops (klass, SatdokuNewCommands, keeper, g_object_unref);
  satdoku_class_drops (klass, SatdokuNewCommands, play, g_object_unref);
  satdoku_class_drops (klass, SatdokuNewCommands, settings, g_object_unref);
  satdoku_class_drops (klass, SatdokuNewCommands, menu, g_object_unref);
  satdoku_class_drops (klass, SatdokuNewCommands, levels, g_object_unref);
}

static void
satdoku_new_commands_init (SatdokuNewCommands *self)
{
  self->cancellable = g_cancellable_new ();
}

SatdokuNewCommands *
satdoku_new_commands_new (SatdokuPlay *play,
                          GSettings *settings,
                          GtkWindow *parent)
{
  SatdokuNewCommands *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play), NULL);

  self = g_object_new (SATDOKU_TYPE_NEW_COMMANDS, NULL);
  self->play = g_object_ref (play);
  g_set_object (&self->settings, settings);
  self->keeper = satdoku_stock_keeper_new (settings, satdoku_play_get_worker (play));
  g_set_weak_pointer (&self->parent, parent);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  return self;
}
