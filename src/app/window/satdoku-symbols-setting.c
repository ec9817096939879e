/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board shows for the numbers: one of the sets there are, or the player's own, as the
 * settings say, or the puzzle's. */

#include "satdoku-config.h"

#include "satdoku-symbols-setting.h"

#include "satdoku-class.h"

#define KEY "symbols"
#define KEY_OWN "own-symbols"
/* What the page keeps it under. */
#define DATA_KEY "satdoku-symbols-setting"

struct _SatdokuSymbolsSetting
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuGridPage *page; /* (nullable): weak */

  /* Owned. */
  GSettings *settings;
  SudokuSymbols *own_symbols; /* (nullable): when the player's own are shown */
};

G_DEFINE_FINAL_TYPE (SatdokuSymbolsSetting, satdoku_symbols_setting, G_TYPE_OBJECT)

/* The player's own set as it is in the settings; there need not be a good one. */
static SudokuSymbols *
load_own (SatdokuSymbolsSetting *self)
{
  g_autofree char *text = g_settings_get_string (self->settings, KEY_OWN);
  SudokuSymbolsFault fault;
  guint where;

  return sudoku_symbols_new_own (text, &fault, &where);
}

/* Without symbols of their own, the player sees numbers. */
static void
apply (SatdokuSymbolsSetting *self)
{
  g_autoptr (SudokuSymbols) before G_GNUC_UNUSED = g_steal_pointer (&self->own_symbols);
  g_autofree char *id = g_settings_get_string (self->settings, KEY);
  const SudokuSymbols *symbols = sudoku_symbols_find (id);
  gsize n_sets;

  if (symbols == NULL)
    symbols = self->own_symbols = load_own (self);
  if (symbols == NULL)
    symbols = sudoku_symbols_table (&n_sets);
  satdoku_grid_page_set_symbols (self->page, symbols);
}

static void
puzzle_symbols_cb (SatdokuSymbolsSetting *self)
{
  satdoku_grid_page_show_puzzle_symbols (self->page);
}

static const SatdokuCommand table[] = {
  { "puzzle-symbols", G_CALLBACK (puzzle_symbols_cb), "hides-symbols" },
};

static void
changed_cb (SatdokuSymbolsSetting *self,
            const char *key)
{
  if (g_str_equal (key, KEY) || g_str_equal (key, KEY_OWN))
    apply (self);
}

static void
satdoku_symbols_setting_class_init (SatdokuSymbolsSettingClass *klass)
{
  satdoku_class_forgets (klass, SatdokuSymbolsSetting, page);
  satdoku_class_drops (klass, SatdokuSymbolsSetting, settings, g_object_unref);
  satdoku_class_keeps (klass, SatdokuSymbolsSetting, own_symbols, sudoku_symbols_free);
}

static void
satdoku_symbols_setting_init (SatdokuSymbolsSetting *self)
{
}

/* Has the page show the symbols that the settings say, as long as it is there. */
void
satdoku_symbols_setting_attach (SatdokuGridPage *page,
                                SatdokuCommands *commands,
                                GSettings *settings)
{
  SatdokuSymbolsSetting *self;

  g_return_if_fail (SATDOKU_IS_GRID_PAGE (page) && SATDOKU_IS_COMMANDS (commands));
  g_return_if_fail (G_IS_SETTINGS (settings));

  self = g_object_new (SATDOKU_TYPE_SYMBOLS_SETTING, NULL);
  g_set_weak_pointer (&self->page, page);
  g_set_object (&self->settings, settings);
  g_object_set_data_full (G_OBJECT (page), DATA_KEY, self, g_object_unref);
  satdoku_commands_bind (commands, "hides-symbols", page, "hides-symbols");
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
  g_signal_connect_object (settings, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  apply (self);
}
