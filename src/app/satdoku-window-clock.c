/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clock of the game: it runs while the player can see the board and the puzzle isn't solved. */

#include "satdoku-config.h"

#include "satdoku-window-private.h"

#include <satdoku-words-play.h>

static gboolean
is_running (SatdokuWindow *self)
{
  return self->game != NULL && !self->paused && gtk_window_is_active (GTK_WINDOW (self)) &&
         g_strcmp0 (adw_view_stack_get_visible_child_name (self->stack), "grid") == 0 &&
         !sudoku_game_is_solved (self->game);
}

static gboolean
tick_cb (gpointer user_data)
{
  SatdokuWindow *self = user_data;

  satdoku_window_update_clock (self);
  if (self->autosave != NULL)
    satdoku_autosave_note_time (self->autosave);
  return G_SOURCE_CONTINUE;
}

static void
show_time (SatdokuWindow *self)
{
  g_autofree char *text = satdoku_words_time (sudoku_game_get_elapsed (self->game));

  gtk_label_set_label (self->clock_label, text);
}

/**
 * satdoku_window_update_clock:
 * @self: a window
 *
 * Adds the time since the last call, if the clock was running, and starts or stops it as it should.
 */
void
satdoku_window_update_clock (SatdokuWindow *self)
{
  gint64 now = g_get_monotonic_time ();
  gboolean runs = is_running (self);

  if (self->game == NULL)
    return;
  if (self->clock_time > 0)
    sudoku_game_set_elapsed (self->game, sudoku_game_get_elapsed (self->game) +
                                           (double)(now - self->clock_time) / G_USEC_PER_SEC);
  self->clock_time = runs ? now : 0;
  if (runs && self->clock_timeout == 0)
    self->clock_timeout = g_timeout_add_seconds (1, tick_cb, self);
  else if (!runs)
    g_clear_handle_id (&self->clock_timeout, g_source_remove);
  show_time (self);
}

/**
 * satdoku_window_set_paused:
 * @self: a window
 * @paused: is the board hidden and the clock stopped?
 */
void
satdoku_window_set_paused (SatdokuWindow *self,
                           gboolean paused)
{
  self->paused = paused;
  satdoku_grid_page_set_paused (self->grid_page, paused);
  satdoku_window_update_clock (self);
  satdoku_window_update_actions (self);
}
