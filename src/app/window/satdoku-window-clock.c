/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clock of the game: it runs while the player can see the board and the puzzle isn't solved.
 * When the player does nothing for long, it pauses by itself, and goes on with the next
 * movement. */

#include "satdoku-config.h"

#include "satdoku-window-private.h"

#include <words-play.h>

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
  satdoku_window_tick (user_data, g_get_monotonic_time ());
  return G_SOURCE_CONTINUE;
}

static void
show_time (SatdokuWindow *self)
{
  g_autofree char *text = words_time (sudoku_game_get_elapsed (self->game));

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
  if (runs && self->clock_time == 0)
    self->input_time = now;
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
  self->idle = FALSE;
  satdoku_grid_page_set_paused (self->grid_page, paused);
  satdoku_window_update_clock (self);
  satdoku_window_update_actions (self);
}

static gint64
get_patience (SatdokuWindow *self)
{
  if (self->settings == NULL)
    return 0;
  return (gint64)g_settings_get_uint (self->settings, "idle-minutes") * 60 * G_USEC_PER_SEC;
}

/**
 * satdoku_window_tick:
 * @self: a window whose clock runs
 * @now: the monotonic time
 *
 * Goes on with the clock, keeps its time, and pauses when the player has done nothing for as long
 * as the setting says.
 */
void
satdoku_window_tick (SatdokuWindow *self,
                     gint64 now)
{
  gint64 patience = get_patience (self);

  satdoku_window_update_clock (self);
  if (self->autosave != NULL)
    satdoku_autosave_note_time (self->autosave);
  if (patience == 0 || now - self->input_time < patience || !is_running (self))
    return;
  satdoku_window_set_paused (self, TRUE);
  self->idle = TRUE;
}

/* GTK makes up movements to where the pointer is already when what is below it changes. */
static gboolean
has_moved (SatdokuWindow *self,
           GdkEvent *event)
{
  double x, y;

  if (!gdk_event_get_position (event, &x, &y) ||
      (ABS (x - self->pointer_x) < 1 && ABS (y - self->pointer_y) < 1))
    return FALSE;
  self->pointer_x = x;
  self->pointer_y = y;
  return TRUE;
}

static gboolean
is_of_player (SatdokuWindow *self,
              GdkEvent *event)
{
  switch ((int)gdk_event_get_event_type (event))
    {
    case GDK_MOTION_NOTIFY:
      return has_moved (self, event);
    case GDK_KEY_PRESS:
    case GDK_BUTTON_PRESS:
    case GDK_SCROLL:
    case GDK_TOUCH_BEGIN:
    case GDK_TOUCHPAD_PINCH:
      return TRUE;
    default:
      return FALSE;
    }
}

/* What wakes the board up does nothing else. */
static gboolean
event_cb (SatdokuWindow *self,
          GdkEvent *event)
{
  if (!is_of_player (self, event))
    return GDK_EVENT_PROPAGATE;
  self->input_time = g_get_monotonic_time ();
  if (!self->idle)
    return GDK_EVENT_PROPAGATE;
  satdoku_window_set_paused (self, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->grid_page));
  return GDK_EVENT_STOP;
}

/* Called once for each window. */
void
satdoku_window_add_clock (SatdokuWindow *self)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  self->input_time = g_get_monotonic_time ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (satdoku_window_update_clock), NULL);
}
