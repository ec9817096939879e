/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the window shows for the numbers: one of the sets there are, or the player's own. The
 * settings and the commands in the menu are the same thing. */

#include "satdoku-config.h"

#include "satdoku-window-private.h"

#include <glib/gi18n.h>

#define KEY "symbols"
#define KEY_OWN "own-symbols"

/* The player's own set as it is in the settings; there need not be a good one. */
static SudokuSymbols *
load_own (SatdokuWindow *self)
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
apply (SatdokuWindow *self,
       const char *id)
{
  g_autoptr (SudokuSymbols) before = g_steal_pointer (&self->own_symbols);
  const SudokuSymbols *symbols = sudoku_symbols_find (id);
  gsize n_sets;

  if (symbols == NULL)
    symbols = self->own_symbols = load_own (self);
  if (symbols == NULL)
    symbols = sudoku_symbols_table (&n_sets);
  satdoku_grid_page_set_symbols (self->grid_page, symbols);
}

/* Is it the command that changes the setting, and not the other way round? */
static gboolean
is_command (SatdokuWindow *self,
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
  SatdokuWindow *self = user_data;
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
    g_action_group_activate_action (G_ACTION_GROUP (self), "preferences", NULL);
}

static const GActionEntry entries[] = {
  { KEY, NULL, "s", "'decimal'", symbols_cb },
};

static void
setting_changed_cb (SatdokuWindow *self)
{
  g_autoptr (GVariant) value = g_settings_get_value (self->settings, KEY);

  g_action_group_change_action_state (G_ACTION_GROUP (self), KEY, value);
}

static void
add_to_menu (SatdokuWindow *self,
             const char *name,
             const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (name, NULL);

  g_menu_item_set_action_and_target (item, "win." KEY, "s", id);
  g_menu_append_item (self->symbols_menu, item);
}

static void
fill_menu (SatdokuWindow *self)
{
  gsize n_sets;
  const SudokuSymbols *sets = sudoku_symbols_table (&n_sets);

  for (gsize i = 0; i < n_sets; i++)
    add_to_menu (self, _ (sets[i].name), sets[i].id);
  /* Translators: a set of symbols: the player's own. */
  add_to_menu (self, _ ("My Own"), SUDOKU_SYMBOLS_OWN);
}

/* Called once for each window. */
void
satdoku_window_add_symbols (SatdokuWindow *self)
{
  satdoku_window_add_commands (self, entries, G_N_ELEMENTS (entries));
  fill_menu (self);
  if (self->settings == NULL)
    return;
  g_signal_connect_object (self->settings, "changed::" KEY, G_CALLBACK (setting_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::" KEY_OWN, G_CALLBACK (setting_changed_cb),
                           self, G_CONNECT_SWAPPED);
  setting_changed_cb (self);
}
