/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board shows for the numbers: one of the sets there are, the player's own, or the
 * puzzle's. The setting and the command in the menu are the same thing. */

#include "satdoku-config.h"

#include "satdoku-symbols-setting.h"

#include <glib/gi18n.h>

#define KEY "symbols"
#define KEY_OWN "own-symbols"

struct _SatdokuSymbolsSetting
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuGridPage *page; /* (nullable): weak */
  GActionGroup *group;   /* (nullable): weak; what the command is in */

  /* Owned. */
  GSettings *settings;        /* (nullable): not installed */
  SudokuSymbols *own_symbols; /* (nullable): when the player's own are shown */
};

G_DEFINE_FINAL_TYPE (SatdokuSymbolsSetting, satdoku_symbols_setting, G_TYPE_OBJECT)

/* The player's own set as it is in the settings; there need not be a good one. */
static SudokuSymbols *
load_own (SatdokuSymbolsSetting *self)
{
  g_autofree char *text = NULL;
  SudokuSymbolsFault fault;
  guint where;

  if (self->settings == NULL)
    return NULL;
  text = g_settings_get_string (self->settings, KEY_OWN);
  return sudoku_symbols_new_own (text, &fault, &where);
}

/* Without symbols of their own, the player sees numbers. */
static void
apply (SatdokuSymbolsSetting *self,
       const char *id)
{
  g_autoptr (SudokuSymbols) before = g_steal_pointer (&self->own_symbols);
  const SudokuSymbols *symbols = sudoku_symbols_find (id);
  gsize n_sets;

  if (symbols == NULL)
    symbols = self->own_symbols = load_own (self);
  if (symbols == NULL)
    symbols = sudoku_symbols_table (&n_sets);
  satdoku_grid_page_set_symbols (self->page, symbols);
}

/* Is it the command that changes the setting, and not the other way round? */
static gboolean
is_command (SatdokuSymbolsSetting *self,
            GVariant *value)
{
  g_autoptr (GVariant) setting = NULL;

  if (self->settings == NULL)
    return FALSE;
  setting = g_settings_get_value (self->settings, KEY);
  return !g_variant_equal (setting, value);
}

/* Who wants symbols of their own and has none is asked for them. */
static void
symbols_cb (GSimpleAction *action,
            GVariant *value,
            gpointer user_data)
{
  SatdokuSymbolsSetting *self = user_data;
  const char *id = g_variant_get_string (value, NULL);
  gboolean own = g_strcmp0 (id, SUDOKU_SYMBOLS_OWN) == 0;

  if (!own && sudoku_symbols_find (id) == NULL)
    return;
  g_simple_action_set_state (action, value);
  apply (self, id);
  if (!is_command (self, value))
    return;
  g_settings_set_value (self->settings, KEY, value);
  if (own && self->own_symbols == NULL)
    g_action_group_activate_action (self->group, "preferences", NULL);
}

static void
puzzle_symbols_cb (GSimpleAction *action,
                   GVariant *parameter,
                   gpointer user_data)
{
  satdoku_grid_page_show_puzzle_symbols (SATDOKU_SYMBOLS_SETTING (user_data)->page);
}

static const SatdokuCommand table[] = {
  { { KEY, NULL, "s", "'decimal'", symbols_cb } },
  { { "puzzle-symbols", puzzle_symbols_cb }, "hides-symbols" },
};

static void
setting_changed_cb (SatdokuSymbolsSetting *self)
{
  g_autoptr (GVariant) value = g_settings_get_value (self->settings, KEY);

  g_action_group_change_action_state (self->group, KEY, value);
}

static void
add_to_menu (GMenu *menu,
             const char *name,
             const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (name, NULL);

  g_menu_item_set_action_and_target (item, "win." KEY, "s", id);
  g_menu_append_item (menu, item);
}

static void
fill_menu (GMenu *menu)
{
  g_autoptr (GMenuItem) item = NULL;
  gsize n_sets;
  const SudokuSymbols *sets = sudoku_symbols_table (&n_sets);

  for (gsize i = 0; i < n_sets; i++)
    add_to_menu (menu, _ (sets[i].name), sets[i].id);
  /* Translators: a set of symbols: the player's own. */
  add_to_menu (menu, _ ("My Own"), SUDOKU_SYMBOLS_OWN);
  /* Translators: a set of symbols: those that the puzzle came with; only there when others are
   * shown. */
  item = g_menu_item_new (_ ("As the Puzzle Came"), "win.puzzle-symbols");
  g_menu_item_set_attribute (item, "hidden-when", "s", "action-disabled");
  g_menu_append_item (menu, item);
}

/**
 * satdoku_symbols_setting_add:
 * @self: the setting
 * @commands: where its commands go
 * @group: what the actions of @commands are in
 * @menu: gets the sets there are
 */
void
satdoku_symbols_setting_add (SatdokuSymbolsSetting *self,
                             SatdokuCommands *commands,
                             GActionGroup *group,
                             GMenu *menu)
{
  g_return_if_fail (SATDOKU_IS_SYMBOLS_SETTING (self) && SATDOKU_IS_COMMANDS (commands));

  g_set_weak_pointer (&self->group, group);
  satdoku_commands_bind (commands, "hides-symbols", self->page, "hides-symbols");
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
  fill_menu (menu);
  if (self->settings == NULL)
    return;
  g_signal_connect_object (self->settings, "changed::" KEY, G_CALLBACK (setting_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::" KEY_OWN, G_CALLBACK (setting_changed_cb),
                           self, G_CONNECT_SWAPPED);
  setting_changed_cb (self);
}

static void
satdoku_symbols_setting_dispose (GObject *object)
{
  SatdokuSymbolsSetting *self = SATDOKU_SYMBOLS_SETTING (object);

  g_clear_weak_pointer (&self->page);
  g_clear_weak_pointer (&self->group);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (satdoku_symbols_setting_parent_class)->dispose (object);
}

static void
satdoku_symbols_setting_finalize (GObject *object)
{
  g_clear_pointer (&SATDOKU_SYMBOLS_SETTING (object)->own_symbols, sudoku_symbols_free);
  G_OBJECT_CLASS (satdoku_symbols_setting_parent_class)->finalize (object);
}

static void
satdoku_symbols_setting_class_init (SatdokuSymbolsSettingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = satdoku_symbols_setting_dispose;
  object_class->finalize = satdoku_symbols_setting_finalize;
}

static void
satdoku_symbols_setting_init (SatdokuSymbolsSetting *self)
{
}

/**
 * satdoku_symbols_setting_new:
 * @page: what shows the symbols, which must stay as long as it does
 * @settings: (nullable): where it stands which are shown
 *
 * Returns: (transfer full): the setting
 */
SatdokuSymbolsSetting *
satdoku_symbols_setting_new (SatdokuGridPage *page,
                             GSettings *settings)
{
  SatdokuSymbolsSetting *self;

  g_return_val_if_fail (SATDOKU_IS_GRID_PAGE (page), NULL);

  self = g_object_new (SATDOKU_TYPE_SYMBOLS_SETTING, NULL);
  g_set_weak_pointer (&self->page, page);
  g_set_object (&self->settings, settings);
  return self;
}
