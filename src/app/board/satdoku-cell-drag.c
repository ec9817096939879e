/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Choosing cells by dragging over them. It knows neither boards nor what is done with the cells. */

#include "satdoku-config.h"

#include "satdoku-cell-drag.h"

#include "satdoku-cell-selection.h"

/* What a drag in a widget needs. */
typedef struct
{
  gpointer data; /* borrowed */
  SatdokuCellAt find;
  SatdokuCellFunc reach;
  SatdokuTouchFunc takes_touch; /* (nullable) */
  guint last;
} Drag;

static gboolean
is_touch (GtkGestureDrag *gesture)
{
  GdkDevice *device = gtk_gesture_get_device (GTK_GESTURE (gesture));

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

/* Touching moves the board, unless it is said to choose, too. */
static void
drag_begin_cb (GtkGestureDrag *gesture,
               double x,
               double y,
               Drag *drag)
{
  gboolean refused = is_touch (gesture) &&
                     (drag->takes_touch == NULL || !drag->takes_touch (drag->data));

  drag->last = drag->find (drag->data, x, y);
  if (refused || gtk_gesture_get_device (GTK_GESTURE (gesture)) == NULL ||
      drag->last == SATDOKU_NO_CELL)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_update_cb (GtkGestureDrag *gesture,
                double offset_x,
                double offset_y,
                Drag *drag)
{
  double x, y;
  guint cell;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  cell = drag->find (drag->data, x + offset_x, y + offset_y);
  if (cell == SATDOKU_NO_CELL || cell == drag->last)
    return;
  drag->last = cell;
  if (is_touch (gesture))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  drag->reach (drag->data, cell);
}

static void
free_drag_cb (gpointer data,
              GClosure *closure)
{
  g_free (data);
}

/* Lets cells be chosen by dragging with the mouse, and with a finger where @takes_touch says so:
 * @reach is called when a drag that began on a cell comes to another one. @data must live as long
 * as the widget. */
void
satdoku_cell_drag_add (GtkWidget *widget,
                       SatdokuCellAt find,
                       SatdokuCellFunc reach,
                       SatdokuTouchFunc takes_touch,
                       gpointer data)
{
  GtkGesture *gesture = gtk_gesture_drag_new ();
  Drag *drag = g_new0 (Drag, 1);

  *drag = (Drag){ data, find, reach, takes_touch, SATDOKU_NO_CELL };
  g_signal_connect_data (gesture, "drag-begin", G_CALLBACK (drag_begin_cb), drag, free_drag_cb, 0);
  g_signal_connect (gesture, "drag-update", G_CALLBACK (drag_update_cb), drag);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (gesture));
}
