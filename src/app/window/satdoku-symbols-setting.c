/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board shows for the numbers: one of the sets there are, or the player's own, as the
 * settings say, or the puzzle's. */

#include "satdoku-config.h"

#include "satdoku-symbols-setting.h"

#define KEY "symbols"
#define KEY_OWN "own-symbols"

struct _SatdokuSymbolsSetting
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuGridPage *page; /* (nullable): weak */

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
  g_autoptr (SudokuSymbols) before G_GNUC_UNUSED = g_steal_pointer (&self->own_symbols);
  const SudokuSymbols *symbols = sudoku_symbols_find (id);
  gsize n_sets;

  if (symbols == NULL)
    symbols = self->own_symbols = load_own (self);
  if (symbols == NULL)
    symbols = sudoku_symbols_table (&n_sets);
  satdoku_grid_page_set_symbols (self->page, symbols);
}

static void
puzzle_symbols_cb (GSimpleAction *action,
                   GVariant *parameter,
                   gpointer user_data)
{
  satdoku_grid_page_show_puzzle_symbols (SATDOKU_SYMBOLS_SETTING (user_data)->page);
}

static const SatdokuCommand table[] = {
  { { "puzzle-symbols", puzzle_symbols_cb }, "hides-symbols" },
};

static void
setting_changed_cb (SatdokuSymbolsSetting *self)
{
  g_autofree char *id = g_settings_get_string (self->settings, KEY);

  apply (self, id);
}

static void
satdoku_symbols_setting_dispose (GObject *object)
{
  SatdokuSymbolsSetting *self = SATDOKU_SYMBOLS_SETTING (object);

  g_clear_weak_pointer (&self->page);
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
 * @play: what the window is about
 * @page: what shows the symbols, which must stay as long as it does
 * @settings: (nullable): where it stands which are shown
 *
 * Returns: (transfer full): the setting
 */
SatdokuSymbolsSetting *
satdoku_symbols_setting_new (SatdokuPlay *play,
                             SatdokuGridPage *page,
                             GSettings *settings)
{
  SatdokuCommands *commands = satdoku_play_get_commands (play);
  SatdokuSymbolsSetting *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_GRID_PAGE (page), NULL);

  self = g_object_new (SATDOKU_TYPE_SYMBOLS_SETTING, NULL);
  g_set_weak_pointer (&self->page, page);
  g_set_object (&self->settings, settings);
  satdoku_commands_bind (commands, "hides-symbols", page, "hides-symbols");
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
  if (settings == NULL)
    return self;
  g_signal_connect_object (settings, "changed::" KEY, G_CALLBACK (setting_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::" KEY_OWN, G_CALLBACK (setting_changed_cb), self,
                           G_CONNECT_SWAPPED);
  setting_changed_cb (self);
  return self;
}
