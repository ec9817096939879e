/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Clicking candidates, and dragging from one to another, with the mouse or a finger. It knows
 * neither boards nor what is done with the candidates. */

#include "satdoku-config.h"

#include "satdoku-chain-drag.h"

#include <math.h>

/* So many pixels are no drag yet. */
#define CLICK_PIXELS 6

typedef struct
{
  const SatdokuChainDragFuncs *funcs;
  gpointer data; /* borrowed */
  SudokuSpot from;
  gboolean pulled;
} Drag;

/* With Ctrl or Shift a click chooses cells. */
static void
begin_cb (GtkGestureDrag *gesture,
          double x,
          double y,
          Drag *drag)
{
  GdkModifierType modifiers =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));

  drag->pulled = FALSE;
  if ((modifiers & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)) != 0 ||
      !drag->funcs->find (drag->data, x, y, &drag->from))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

static void
update_cb (GtkGestureDrag *gesture,
           double dx,
           double dy,
           Drag *drag)
{
  double x, y;

  if (!drag->pulled && hypot (dx, dy) < CLICK_PIXELS)
    return;
  if (!drag->pulled)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  drag->pulled = TRUE;
  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  drag->funcs->pull (drag->data, drag->from, x + dx, y + dy);
}

static void
end_cb (GtkGestureDrag *gesture,
        double dx,
        double dy,
        Drag *drag)
{
  GdkEventSequence *sequence =
    gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture));
  SudokuSpot to;
  double x, y;

  if (drag->pulled)
    drag->funcs->leave (drag->data);
  if (gtk_gesture_get_sequence_state (GTK_GESTURE (gesture), sequence) ==
      GTK_EVENT_SEQUENCE_DENIED)
    return;
  if (!drag->pulled)
    {
      drag->funcs->click (drag->data, drag->from);
      return;
    }
  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  if (drag->funcs->find (drag->data, x + dx, y + dy, &to) &&
      sudoku_spot_compare (drag->from, to) != 0)
    drag->funcs->join (drag->data, drag->from, to);
}

static void
free_drag_cb (gpointer data,
              GClosure *closure)
{
  g_free (data);
}

/* Lets candidates be clicked, and dragged to each other. @data must live as long as the widget. */
void
satdoku_chain_drag_add (GtkWidget *widget,
                        const SatdokuChainDragFuncs *funcs,
                        gpointer data)
{
  GtkGesture *gesture;
  Drag *drag;

  g_return_if_fail (GTK_IS_WIDGET (widget) && funcs != NULL);

  gesture = gtk_gesture_drag_new ();
  drag = g_new0 (Drag, 1);
  *drag = (Drag){ funcs, data, { 0, 0 }, FALSE };
  g_signal_connect_data (gesture, "drag-begin", G_CALLBACK (begin_cb), drag, free_drag_cb, 0);
  g_signal_connect (gesture, "drag-update", G_CALLBACK (update_cb), drag);
  g_signal_connect (gesture, "drag-end", G_CALLBACK (end_cb), drag);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (gesture));
}
