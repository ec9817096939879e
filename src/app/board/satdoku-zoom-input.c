/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the player zooms and pans a view: Ctrl and the wheel, two fingers, the middle button, or the
 * left one while Space is held. The wheel alone and one finger are left to the scrolled window. It
 * tells what the player wants, and doesn't know what is shown. */

#include "satdoku-config.h"

#include "satdoku-zoom-input.h"

#include <math.h>

/* A notch of the wheel. */
#define WHEEL_FACTOR 1.15

/**
 * SatdokuZoomInput:
 *
 * Tells how the player wants to zoom and pan what a widget shows.
 */
struct _SatdokuZoomInput
{
  GObject parent_instance;

  GtkWidget *view; /* borrowed: owns the input */
  gpointer data;   /* borrowed */
  const SatdokuZoomFuncs *funcs;

  gboolean can_pan;
  double pointer[2]; /* by orientation */
  double scale;      /* of the fingers since they came down */
  gboolean space;    /* is the key held? */
};

G_DEFINE_FINAL_TYPE (SatdokuZoomInput, satdoku_zoom_input, G_TYPE_OBJECT)

static void
satdoku_zoom_input_class_init (SatdokuZoomInputClass *klass)
{
}

static void
satdoku_zoom_input_init (SatdokuZoomInput *self)
{
}

static void
motion_cb (GtkEventControllerMotion *controller,
           double x,
           double y,
           gpointer user_data)
{
  SatdokuZoomInput *self = user_data;

  self->pointer[GTK_ORIENTATION_HORIZONTAL] = x;
  self->pointer[GTK_ORIENTATION_VERTICAL] = y;
}

static gboolean
scroll_cb (GtkEventControllerScroll *controller,
           double dx,
           double dy,
           gpointer user_data)
{
  SatdokuZoomInput *self = user_data;
  GdkModifierType modifiers =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != GDK_CONTROL_MASK)
    return FALSE;
  self->funcs->zoom (self->data, pow (WHEEL_FACTOR, -dy),
                     self->pointer[GTK_ORIENTATION_HORIZONTAL],
                     self->pointer[GTK_ORIENTATION_VERTICAL]);
  return TRUE;
}

static void
pinch_begin_cb (GtkGesture *gesture,
                GdkEventSequence *sequence,
                gpointer user_data)
{
  SatdokuZoomInput *self = user_data;

  self->scale = 1;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
pinch_cb (GtkGestureZoom *gesture,
          double scale,
          gpointer user_data)
{
  SatdokuZoomInput *self = user_data;
  double x = gtk_widget_get_width (self->view) / 2.0;
  double y = gtk_widget_get_height (self->view) / 2.0;

  /* Where the fingers are not known, the middle stays. */
  if (gtk_gesture_is_active (GTK_GESTURE (gesture)))
    gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y);
  self->funcs->zoom (self->data, scale / self->scale, x, y);
  self->scale = scale;
}

static void
show_cursor (SatdokuZoomInput *self,
             gboolean dragging)
{
  gtk_widget_set_cursor_from_name (self->view, dragging      ? "grabbing"
                                               : self->space ? "grab"
                                                             : NULL);
}

static void
drag_begin_cb (GtkGestureDrag *gesture,
               double x,
               double y,
               gpointer user_data)
{
  SatdokuZoomInput *self = user_data;
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  if (!self->can_pan ||
      (button != GDK_BUTTON_MIDDLE && !(button == GDK_BUTTON_PRIMARY && self->space)))
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->funcs->begin_pan (self->data);
  show_cursor (self, TRUE);
}

static void
drag_update_cb (GtkGestureDrag *gesture,
                double dx,
                double dy,
                gpointer user_data)
{
  SatdokuZoomInput *self = user_data;

  if (self->can_pan)
    self->funcs->pan (self->data, dx, dy);
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
set_space (SatdokuZoomInput *self,
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
  SatdokuZoomInput *self = user_data;

  if (keyval != GDK_KEY_space || (state & gtk_accelerator_get_default_mod_mask ()) != 0 ||
      !self->can_pan)
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
add (SatdokuZoomInput *self,
     gpointer controller,
     GtkPropagationPhase phase)
{
  gtk_event_controller_set_propagation_phase (controller, phase);
  gtk_widget_add_controller (self->view, controller);
}

static void
add_controllers (SatdokuZoomInput *self)
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

/* The view owns the input; @funcs get @data, which must live as long as the view. */
SatdokuZoomInput *
satdoku_zoom_input_new (GtkWidget *view,
                        const SatdokuZoomFuncs *funcs,
                        gpointer data)
{
  SatdokuZoomInput *self;

  g_return_val_if_fail (GTK_IS_WIDGET (view) && funcs != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_ZOOM_INPUT, NULL);
  self->view = view;
  self->funcs = funcs;
  self->data = data;
  add_controllers (self);
  return self;
}

void
satdoku_zoom_input_set_can_pan (SatdokuZoomInput *self,
                                gboolean can_pan)
{
  g_return_if_fail (SATDOKU_IS_ZOOM_INPUT (self));

  self->can_pan = can_pan;
}
