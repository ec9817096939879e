/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the player is warned of: nothing, broken rules, or also that the puzzle can no longer be
 * solved. The setting and the command in the menu are the same thing. */

#include "satdoku-config.h"

#include "satdoku-settings.h"
#include "satdoku-window-private.h"

#define KEY "warnings"

static void
apply (SatdokuWindow *self,
       GVariant *value)
{
  const char *level = g_variant_get_string (value, NULL);

  g_simple_action_set_state (
    G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), KEY)), value);
  satdoku_board_set_show_conflicts (satdoku_grid_page_get_board (self->grid_page),
                                    g_strcmp0 (level, "off") != 0);
  satdoku_solvability_watch_set_active (self->guard, g_strcmp0 (level, "dead-end") == 0);
}

static void
warnings_cb (GSimpleAction *action,
             GVariant *value,
             gpointer user_data)
{
  SatdokuWindow *self = user_data;

  apply (self, value);
  satdoku_settings_store (self->settings, KEY, value);
}

static const GActionEntry entries[] = {
  { KEY, NULL, "s", "'conflicts'", warnings_cb },
};

static void
setting_changed_cb (SatdokuWindow *self)
{
  g_autoptr (GVariant) value = g_settings_get_value (self->settings, KEY);

  apply (self, value);
}

static void
dead_end_cb (SatdokuWindow *self)
{
  satdoku_grid_page_set_dead_end (self->grid_page,
                                  satdoku_solvability_watch_is_dead_end (self->guard));
}

/* What the player asks for goes first. */
static void
busy_cb (SatdokuWindow *self)
{
  satdoku_solvability_watch_set_held (self->guard, satdoku_worker_is_busy (self->worker));
}

/* Called once for each window. */
void
satdoku_window_add_warnings (SatdokuWindow *self)
{
  self->guard = satdoku_solvability_watch_new ();
  g_signal_connect_object (self->guard, "notify::dead-end", G_CALLBACK (dead_end_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->worker, "notify::busy", G_CALLBACK (busy_cb), self,
                           G_CONNECT_SWAPPED);
  satdoku_window_add_commands (self, entries, G_N_ELEMENTS (entries));
  if (self->settings == NULL)
    return;
  g_signal_connect_object (self->settings, "changed::" KEY, G_CALLBACK (setting_changed_cb), self,
                           G_CONNECT_SWAPPED);
  setting_changed_cb (self);
}
