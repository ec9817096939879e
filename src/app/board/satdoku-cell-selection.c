/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Choosing cells of a board, the large one or a small one: with Ctrl and Shift, by dragging, and
 * where a key leads. It knows sets of cells and where they are, not what is done with them. */

#include "satdoku-config.h"

#include "satdoku-cell-selection.h"

#include <string.h>

/**
 * satdoku_cell_selection_resize:
 * @self: a choice; all zero at first
 * @side: of the board
 *
 * Makes it one of the cells of such a board, none of which is chosen.
 */
void
satdoku_cell_selection_resize (SatdokuCellSelection *self,
                               guint side)
{
  self->chosen = g_realloc (self->chosen, MAX (side * side, 1));
  self->numbers = g_renew (guint, self->numbers, MAX (side * side, 1));
  self->side = side;
  satdoku_cell_selection_none (self);
}

/**
 * satdoku_cell_selection_clear:
 * @self: a choice
 *
 * Frees what it holds.
 */
void
satdoku_cell_selection_clear (SatdokuCellSelection *self)
{
  g_clear_pointer (&self->chosen, g_free);
  g_clear_pointer (&self->numbers, g_free);
}

/**
 * satdoku_cell_selection_has:
 * @self: a choice
 * @cell: a cell
 *
 * Returns: is it chosen?
 */
gboolean
satdoku_cell_selection_has (const SatdokuCellSelection *self,
                            guint cell)
{
  return self->chosen[cell];
}

/**
 * satdoku_cell_selection_get_cells:
 * @self: a choice
 * @n_cells: (out): how many are chosen
 *
 * Returns: (transfer none) (array length=n_cells): the cells, ascending; valid until the next call
 */
const guint *
satdoku_cell_selection_get_cells (SatdokuCellSelection *self,
                                  gsize *n_cells)
{
  *n_cells = 0;
  for (guint cell = 0; cell < self->side * self->side; cell++)
    if (self->chosen[cell])
      self->numbers[(*n_cells)++] = cell;
  return self->numbers;
}

static void
set (SatdokuCellSelection *self,
     guint cell,
     gboolean chosen)
{
  if (self->chosen[cell] == chosen)
    return;
  self->chosen[cell] = chosen != FALSE;
  self->n_chosen = self->n_chosen + (chosen ? 1 : 0) - (chosen ? 0 : 1);
}

/**
 * satdoku_cell_selection_none:
 * @self: a choice
 *
 * Chooses no cell.
 */
void
satdoku_cell_selection_none (SatdokuCellSelection *self)
{
  memset (self->chosen, 0, self->side * self->side);
  self->n_chosen = 0;
  self->anchor = G_MAXUINT;
}

/**
 * satdoku_cell_selection_only:
 * @self: a choice
 * @cell: a cell
 *
 * Chooses this cell and no others.
 */
void
satdoku_cell_selection_only (SatdokuCellSelection *self,
                             guint cell)
{
  satdoku_cell_selection_none (self);
  satdoku_cell_selection_also (self, cell);
}

/**
 * satdoku_cell_selection_to:
 * @self: a choice
 * @cell: a cell
 *
 * Chooses the rectangle from where the choice began to this cell, and no others.
 */
void
satdoku_cell_selection_to (SatdokuCellSelection *self,
                           guint cell)
{
  guint side = self->side;
  guint from = self->anchor == G_MAXUINT ? cell : self->anchor;

  satdoku_cell_selection_none (self);
  self->anchor = from;
  for (guint row = MIN (from / side, cell / side); row <= MAX (from / side, cell / side); row++)
    for (guint column = MIN (from % side, cell % side); column <= MAX (from % side, cell % side);
         column++)
      set (self, row * side + column, TRUE);
}

/**
 * satdoku_cell_selection_also:
 * @self: a choice
 * @cell: a cell
 *
 * Chooses this cell besides the others.
 */
void
satdoku_cell_selection_also (SatdokuCellSelection *self,
                             guint cell)
{
  set (self, cell, TRUE);
  self->anchor = cell;
}

/**
 * satdoku_cell_selection_toggle:
 * @self: a choice
 * @cell: a cell
 * @selected: the one with the focus
 *
 * Chooses this cell besides the others, or no more if it is chosen.
 *
 * Returns: the cell that has the focus now: @cell when it is chosen; else @selected, or when that
 *   is @cell another chosen one, if there is one
 */
guint
satdoku_cell_selection_toggle (SatdokuCellSelection *self,
                               guint cell,
                               guint selected)
{
  const guint *cells;
  gsize n_cells;

  if (!self->chosen[cell])
    {
      satdoku_cell_selection_also (self, cell);
      return cell;
    }
  set (self, cell, FALSE);
  if (cell != selected || self->n_chosen == 0)
    return selected;
  cells = satdoku_cell_selection_get_cells (self, &n_cells);
  self->anchor = cells[n_cells - 1];
  return self->anchor;
}

/**
 * satdoku_cell_selection_all:
 * @self: a choice
 *
 * Chooses all cells.
 */
void
satdoku_cell_selection_all (SatdokuCellSelection *self)
{
  for (guint cell = 0; cell < self->side * self->side; cell++)
    set (self, cell, TRUE);
}

/* One step, or with @to_empty as many as it takes to an empty cell. */
static guint
find_step (const SudokuGrid *grid,
           guint from,
           int rows,
           int columns,
           gboolean to_empty)
{
  int side = (int)sudoku_grid_get_side (grid);
  int row = (int)from / side;
  int column = (int)from % side;

  do
    {
      row += rows;
      column += columns;
      if (row < 0 || column < 0 || row >= side || column >= side)
        return G_MAXUINT;
    }
  while (to_empty && sudoku_grid_get_value (grid, (guint)(row * side + column)) > 0);
  return (guint)(row * side + column);
}

/* One box up or down; without boxes, to the edge. */
static guint
find_page (const SudokuGrid *grid,
           guint from,
           int direction)
{
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  int side = (int)sudoku_grid_get_side (grid);
  int rows = side;
  int row;

  if (sudoku_geometry_has_boxes (geometry))
    rows = (int)sudoku_geometry_get_box_rows (geometry);
  row = CLAMP ((int)from / side + direction * rows, 0, side - 1);
  return (guint)(row * side + (int)from % side);
}

/* To the begin or the end of the row, or of the board. */
static guint
find_end (const SudokuGrid *grid,
          guint from,
          int direction,
          gboolean of_board)
{
  guint side = sudoku_grid_get_side (grid);
  guint row_start = from - from % side;

  if (direction < 0)
    return of_board ? 0 : row_start;
  return of_board ? side * side - 1 : row_start + side - 1;
}

/**
 * satdoku_cell_selection_find_key:
 * @grid: what is on the board
 * @from: the cell with the focus
 * @keyval: a key
 * @modifiers: what is held with it
 * @to: (out): the cell it leads to, G_MAXUINT when there is none; with Ctrl, arrows lead to the
 *   next empty cell
 *
 * Returns: is it one of the keys that move the focus?
 */
gboolean
satdoku_cell_selection_find_key (const SudokuGrid *grid,
                                 guint from,
                                 guint keyval,
                                 GdkModifierType modifiers,
                                 guint *to)
{
  static const struct
  {
    guint keyval;
    guint keypad;
    int rows; /* of arrows */
    int columns;
    int page;
    int end;
  } keys[] = {
    { GDK_KEY_Up, GDK_KEY_KP_Up, .rows = -1 },
    { GDK_KEY_Down, GDK_KEY_KP_Down, .rows = 1 },
    { GDK_KEY_Left, GDK_KEY_KP_Left, .columns = -1 },
    { GDK_KEY_Right, GDK_KEY_KP_Right, .columns = 1 },
    { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, .page = -1 },
    { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, .page = 1 },
    { GDK_KEY_Home, GDK_KEY_KP_Home, .end = -1 },
    { GDK_KEY_End, GDK_KEY_KP_End, .end = 1 },
  };
  gboolean control = (modifiers & GDK_CONTROL_MASK) != 0;
  gsize i = 0;

  *to = G_MAXUINT;
  while (i < G_N_ELEMENTS (keys) && keys[i].keyval != keyval && keys[i].keypad != keyval)
    i++;
  if (i == G_N_ELEMENTS (keys) || (modifiers & ~(GDK_CONTROL_MASK | GDK_SHIFT_MASK)))
    return FALSE;
  if (keys[i].page != 0)
    *to = find_page (grid, from, keys[i].page);
  else if (keys[i].end != 0)
    *to = find_end (grid, from, keys[i].end, control);
  else
    *to = find_step (grid, from, keys[i].rows, keys[i].columns, control);
  return TRUE;
}

/* What a drag in a widget needs. */
typedef struct
{
  GtkWidget *widget; /* borrowed: owns the gesture */
  SatdokuCellAt find;
  SatdokuCellFunc reach;
  guint last;
} Drag;

/* Touching moves the board; only a pointer chooses by dragging. */
static void
drag_begin_cb (GtkGestureDrag *gesture,
               double x,
               double y,
               Drag *drag)
{
  GdkDevice *device = gtk_gesture_get_device (GTK_GESTURE (gesture));

  drag->last = drag->find (drag->widget, x, y);
  if (device == NULL || gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN ||
      drag->last == G_MAXUINT)
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
  cell = drag->find (drag->widget, x + offset_x, y + offset_y);
  if (cell == G_MAXUINT || cell == drag->last)
    return;
  drag->last = cell;
  drag->reach (drag->widget, cell);
}

static void
free_drag_cb (gpointer data,
              GClosure *closure)
{
  g_free (data);
}

/**
 * satdoku_cell_selection_add_drag:
 * @widget: a board
 * @find: the cell at a point of it
 * @reach: what to do when a drag that began on a cell comes to another one
 *
 * Lets cells be chosen by dragging with the mouse.
 */
void
satdoku_cell_selection_add_drag (GtkWidget *widget,
                                 SatdokuCellAt find,
                                 SatdokuCellFunc reach)
{
  GtkGesture *gesture = gtk_gesture_drag_new ();
  Drag *drag = g_new0 (Drag, 1);

  *drag = (Drag){ widget, find, reach, G_MAXUINT };
  g_signal_connect_data (gesture, "drag-begin", G_CALLBACK (drag_begin_cb), drag, free_drag_cb, 0);
  g_signal_connect (gesture, "drag-update", G_CALLBACK (drag_update_cb), drag);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (gesture));
}
