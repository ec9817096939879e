/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cells of a board that are changed together: by dragging, with Ctrl and Shift, or all. One of
 * them is the selected one, which has the focus. */

#include "satdoku-config.h"

#include <string.h>

#include "satdoku-board-private.h"

static void
set_chosen (SatdokuBoard *self,
            guint cell,
            gboolean chosen)
{
  if (self->chosen[cell] == chosen)
    return;
  self->chosen[cell] = chosen != FALSE;
  self->n_chosen = self->n_chosen + (chosen ? 1 : 0) - (chosen ? 0 : 1);
}

static void
choose_none (SatdokuBoard *self)
{
  memset (self->chosen, 0, self->cells->len);
  self->n_chosen = 0;
}

/**
 * satdoku_board_reset_selection:
 * @self: a board with a game
 *
 * Chooses the selected cell alone. The caller tells of it.
 */
void
satdoku_board_reset_selection (SatdokuBoard *self)
{
  choose_none (self);
  self->anchor = self->selected;
  if (self->selected != SATDOKU_NO_CELL)
    set_chosen (self, self->selected, TRUE);
}

/* Moves the focus without dropping the other chosen cells. */
static void
move_to (SatdokuBoard *self,
         guint cell)
{
  satdoku_board_commit_typing (self);
  self->selected = cell;
  self->extending = TRUE;
  gtk_widget_grab_focus (g_ptr_array_index (self->cells, cell));
  self->extending = FALSE;
  satdoku_board_light_up (self, NULL, 0);
  satdoku_board_selection_changed (self);
}

/**
 * satdoku_board_choose_only:
 * @self: a board
 * @cell: a cell
 *
 * Chooses this cell and no others, and moves the focus there.
 */
void
satdoku_board_choose_only (SatdokuBoard *self,
                           guint cell)
{
  choose_none (self);
  set_chosen (self, cell, TRUE);
  self->anchor = cell;
  move_to (self, cell);
}

/**
 * satdoku_board_choose_to:
 * @self: a board
 * @cell: a cell
 *
 * Chooses the rectangle from where the choice began to this cell, and moves the focus there.
 */
void
satdoku_board_choose_to (SatdokuBoard *self,
                         guint cell)
{
  guint side = satdoku_board_get_side (self);
  guint from = self->anchor == SATDOKU_NO_CELL ? cell : self->anchor;

  choose_none (self);
  self->anchor = from;
  for (guint row = MIN (from / side, cell / side); row <= MAX (from / side, cell / side); row++)
    for (guint column = MIN (from % side, cell % side); column <= MAX (from % side, cell % side);
         column++)
      set_chosen (self, row * side + column, TRUE);
  move_to (self, cell);
}

/**
 * satdoku_board_choose_also:
 * @self: a board
 * @cell: a cell
 *
 * Chooses this cell besides the others, and moves the focus there.
 */
void
satdoku_board_choose_also (SatdokuBoard *self,
                           guint cell)
{
  set_chosen (self, cell, TRUE);
  self->anchor = cell;
  move_to (self, cell);
}

/**
 * satdoku_board_toggle_chosen:
 * @self: a board
 * @cell: a cell
 *
 * Chooses this cell besides the others, or no more if it is chosen; one stays in any case.
 */
void
satdoku_board_toggle_chosen (SatdokuBoard *self,
                             guint cell)
{
  guint n_cells;
  const guint *cells;
  gsize n;

  if (!self->chosen[cell])
    {
      satdoku_board_choose_also (self, cell);
      return;
    }
  if (self->n_chosen < 2)
    return;
  set_chosen (self, cell, FALSE);
  if (cell != self->selected)
    {
      satdoku_board_selection_changed (self);
      return;
    }
  cells = satdoku_board_get_chosen (self, &n);
  n_cells = (guint)n;
  self->anchor = cells[n_cells - 1];
  move_to (self, cells[n_cells - 1]);
}

/**
 * satdoku_board_select_all:
 * @self: a board
 *
 * Chooses all cells. The focus stays.
 */
void
satdoku_board_select_all (SatdokuBoard *self)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self));

  if (self->cells->len == 0)
    return;
  for (guint cell = 0; cell < self->cells->len; cell++)
    set_chosen (self, cell, TRUE);
  move_to (self, self->selected == SATDOKU_NO_CELL ? 0 : self->selected);
}

/**
 * satdoku_board_get_chosen:
 * @self: a board
 * @n_cells: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_cells): the cells that are changed together, ascending;
 *   valid until the next call
 */
const guint *
satdoku_board_get_chosen (SatdokuBoard *self,
                          gsize *n_cells)
{
  g_return_val_if_fail (SATDOKU_IS_BOARD (self) && n_cells != NULL, NULL);

  *n_cells = 0;
  for (guint cell = 0; cell < self->cells->len; cell++)
    if (self->chosen[cell])
      self->chosen_list[(*n_cells)++] = cell;
  return self->chosen_list;
}

/* Touching moves the board; only a pointer chooses by dragging. */
static void
drag_begin_cb (GtkGestureDrag *gesture,
               double x,
               double y,
               gpointer user_data)
{
  GdkDevice *device = gtk_gesture_get_device (GTK_GESTURE (gesture));

  if (device == NULL || gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN ||
      satdoku_board_find_cell (user_data, x, y) == SATDOKU_NO_CELL)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_update_cb (GtkGestureDrag *gesture,
                double offset_x,
                double offset_y,
                gpointer user_data)
{
  SatdokuBoard *self = user_data;
  double x, y;
  guint cell;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  cell = satdoku_board_find_cell (self, x + offset_x, y + offset_y);
  if (cell != SATDOKU_NO_CELL && cell != self->selected)
    satdoku_board_choose_also (self, cell);
}

/* Called for each board. */
void
satdoku_board_selection_init (SatdokuBoard *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->anchor = SATDOKU_NO_CELL;
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}
