/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the player is warned of: nothing, broken rules, or also that the puzzle can no longer be
 * solved. The setting and the command in the menu are the same thing. */

#include "satdoku-config.h"

#include "satdoku-window-private.h"

#define KEY "warnings"

static void
warnings_cb (GSimpleAction *action,
             GVariant *value,
             gpointer user_data)
{
  SatdokuWindow *self = user_data;
  const char *level = g_variant_get_string (value, NULL);

  g_simple_action_set_state (action, value);
  satdoku_board_set_show_conflicts (satdoku_grid_page_get_board (self->grid_page),
                                    g_strcmp0 (level, "off") != 0);
  if (self->settings != NULL)
    g_settings_set_value (self->settings, KEY, value);
}

static const GActionEntry entries[] = {
  { KEY, NULL, "s", "'conflicts'", warnings_cb },
};

static void
setting_changed_cb (SatdokuWindow *self)
{
  g_autoptr (GVariant) value = g_settings_get_value (self->settings, KEY);

  g_action_group_change_action_state (G_ACTION_GROUP (self), KEY, value);
}

/* Called once for each window. */
void
satdoku_window_add_warnings (SatdokuWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  if (self->settings == NULL)
    return;
  g_signal_connect_object (self->settings, "changed::" KEY, G_CALLBACK (setting_changed_cb), self,
                           G_CONNECT_SWAPPED);
  setting_changed_cb (self);
}
