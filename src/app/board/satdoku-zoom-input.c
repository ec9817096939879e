/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the player zooms and pans a view: Ctrl and the wheel, two fingers, the middle button, or the
 * left one while Space is held. The wheel alone and one finger are left to the scrolled window. */

#include "satdoku-config.h"

#include "satdoku-zoom-private.h"

#include <math.h>

/* A notch of the wheel. */
#define WHEEL_FACTOR 1.15

static void
motion_cb (GtkEventControllerMotion *controller,
           double x,
           double y,
           gpointer user_data)
{
  SatdokuZoomView *self = user_data;

  self->pointer[GTK_ORIENTATION_HORIZONTAL] = x;
  self->pointer[GTK_ORIENTATION_VERTICAL] = y;
}

static gboolean
scroll_cb (GtkEventControllerScroll *controller,
           double dx,
           double dy,
           gpointer user_data)
{
  SatdokuZoomView *self = user_data;
  GdkModifierType modifiers =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != GDK_CONTROL_MASK)
    return FALSE;
  satdoku_zoom_view_zoom_at (self, self->zoom * pow (WHEEL_FACTOR, -dy),
                             self->pointer[GTK_ORIENTATION_HORIZONTAL],
                             self->pointer[GTK_ORIENTATION_VERTICAL]);
  return TRUE;
}

static void
pinch_begin_cb (GtkGesture *gesture,
                GdkEventSequence *sequence,
                gpointer user_data)
{
  SatdokuZoomView *self = user_data;

  self->pinch_zoom = self->zoom;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
pinch_cb (GtkGestureZoom *gesture,
          double scale,
          gpointer user_data)
{
  SatdokuZoomView *self = user_data;
  double x = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;
  double y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;

  /* Where the fingers are not known, the middle stays. */
  if (gtk_gesture_is_active (GTK_GESTURE (gesture)))
    gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y);
  satdoku_zoom_view_zoom_at (self, self->pinch_zoom * scale, x, y);
}

static gboolean
can_pan (SatdokuZoomView *self)
{
  return self->zoom > 1 && self->adjustments[GTK_ORIENTATION_HORIZONTAL] != NULL &&
         self->adjustments[GTK_ORIENTATION_VERTICAL] != NULL;
}

static void
show_cursor (SatdokuZoomView *self,
             gboolean dragging)
{
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), dragging      ? "grabbing"
                                                      : self->space ? "grab"
                                                                    : NULL);
}

static void
drag_begin_cb (GtkGestureDrag *gesture,
               double x,
               double y,
               gpointer user_data)
{
  SatdokuZoomView *self = user_data;
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  if (!can_pan (self) ||
      (button != GDK_BUTTON_MIDDLE && !(button == GDK_BUTTON_PRIMARY && self->space)))
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  for (int i = 0; i < 2; i++)
    self->drag_values[i] = gtk_adjustment_get_value (self->adjustments[i]);
  show_cursor (self, TRUE);
}

static void
drag_update_cb (GtkGestureDrag *gesture,
                double dx,
                double dy,
                gpointer user_data)
{
  SatdokuZoomView *self = user_data;
  double offset[2] = { [GTK_ORIENTATION_HORIZONTAL] = dx, [GTK_ORIENTATION_VERTICAL] = dy };

  if (!can_pan (self))
    return;
  for (int i = 0; i < 2; i++)
    gtk_adjustment_set_value (self->adjustments[i], self->drag_values[i] - offset[i]);
}

static void
drag_end_cb (GtkGestureDrag *gesture,
             double dx,
             double dy,
             gpointer user_data)
{
  show_cursor (user_data, FALSE);
}

static void
set_space (SatdokuZoomView *self,
           gboolean space)
{
  if (self->space == space)
    return;
  self->space = space;
  show_cursor (self, FALSE);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                gpointer user_data)
{
  SatdokuZoomView *self = user_data;

  if (keyval != GDK_KEY_space || (state & gtk_accelerator_get_default_mod_mask ()) != 0 ||
      !can_pan (self))
    return FALSE;
  set_space (self, TRUE);
  return TRUE;
}

static void
key_released_cb (GtkEventControllerKey *controller,
                 guint keyval,
                 guint keycode,
                 GdkModifierType state,
                 gpointer user_data)
{
  if (keyval == GDK_KEY_space)
    set_space (user_data, FALSE);
}

static void
leave_cb (GtkEventControllerFocus *controller,
          gpointer user_data)
{
  set_space (user_data, FALSE);
}

static void
add (SatdokuZoomView *self,
     gpointer controller,
     GtkPropagationPhase phase)
{
  gtk_event_controller_set_propagation_phase (controller, phase);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

/* Called for each view. */
void
satdoku_zoom_view_add_input (SatdokuZoomView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect (keys, "key-released", G_CALLBACK (key_released_cb), self);
  g_signal_connect (focus, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  add (self, motion, GTK_PHASE_CAPTURE);
  add (self, scroll, GTK_PHASE_CAPTURE);
  /* The board's own keys come first. */
  add (self, keys, GTK_PHASE_BUBBLE);
  add (self, focus, GTK_PHASE_BUBBLE);
  add (self, pinch, GTK_PHASE_CAPTURE);
  add (self, drag, GTK_PHASE_CAPTURE);
}
