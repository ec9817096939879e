/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sees all events of a widget before any other controller, and tells when one of them is the
 * user's: keys, buttons, wheels, touches and real movements of the pointer. */

#include "satdoku-config.h"

#include "satdoku-input-observer.h"

struct _SatdokuInputObserver
{
  GObject parent_instance;

  /* Where the pointer was last. */
  double x;
  double y;
};

G_DEFINE_FINAL_TYPE (SatdokuInputObserver, satdoku_input_observer, G_TYPE_OBJECT)

enum
{
  SIGNAL_INPUT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
satdoku_input_observer_class_init (SatdokuInputObserverClass *klass)
{
  /* The user has done something. A handler returns TRUE to stop the event. */
  signals[SIGNAL_INPUT] =
    g_signal_new ("input", SATDOKU_TYPE_INPUT_OBSERVER, G_SIGNAL_RUN_LAST, 0,
                  g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 0);
}

static void
satdoku_input_observer_init (SatdokuInputObserver *self)
{
}

/* GTK makes up movements to where the pointer is already when what is below it changes. */
static gboolean
has_moved (SatdokuInputObserver *self,
           GdkEvent *event)
{
  double x, y;

  if (!gdk_event_get_position (event, &x, &y) ||
      (ABS (x - self->x) < 1 && ABS (y - self->y) < 1))
    return FALSE;
  self->x = x;
  self->y = y;
  return TRUE;
}

static gboolean
is_of_user (SatdokuInputObserver *self,
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

static gboolean
event_cb (SatdokuInputObserver *self,
          GdkEvent *event)
{
  gboolean stop = FALSE;

  if (is_of_user (self, event))
    g_signal_emit (self, signals[SIGNAL_INPUT], 0, &stop);
  return stop ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

SatdokuInputObserver *
satdoku_input_observer_new (GtkWidget *widget)
{
  SatdokuInputObserver *self;
  GtkEventController *controller;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  self = g_object_new (SATDOKU_TYPE_INPUT_OBSERVER, NULL);
  controller = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, controller);
  return self;
}
