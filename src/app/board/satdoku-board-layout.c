/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board's sizes: cells as large as fit, on whole pixels; the lines are what is left free
 * between them. It knows nothing of what is in the cells. */

#include "satdoku-config.h"

#include <string.h>

#include "satdoku-board-private.h"

/* A cell can't be smaller than it has to be for the largest board to fit into a narrow window, but
 * need not be smaller than can be hit with a finger. */
#define CELLS_MIN_EXTENT 250
#define CELL_MIN 2
#define CELL_MIN_FINGER 20
/* Nor does it want to be larger. */
#define CELL_NATURAL 56
/* From these sizes of a cell on, the lines between boxes are so thick. */
#define CELL_FOR_2 12
#define CELL_FOR_3 44

/**
 * satdoku_board_get_box_columns:
 * @self: a board with a game
 *
 * Returns: columns of a box, or 0 without boxes
 */
guint
satdoku_board_get_box_columns (SatdokuBoard *self)
{
  return sudoku_geometry_has_boxes (self->shape) ? sudoku_geometry_get_box_columns (self->shape)
                                                 : 0;
}

/**
 * satdoku_board_get_box_rows:
 * @self: a board with a game
 *
 * Returns: rows of a box, or 0 without boxes
 */
guint
satdoku_board_get_box_rows (SatdokuBoard *self)
{
  return sudoku_geometry_has_boxes (self->shape) ? sudoku_geometry_get_box_rows (self->shape) : 0;
}

static int
thick_for_cell (int cell)
{
  return cell >= CELL_FOR_3 ? 3 : cell >= CELL_FOR_2 ? 2
                                                     : 1;
}

/* Pixels of a row or column of cells with its frame; @box = 0: there are no boxes. */
static int
extent_for_cell (int cell,
                 guint side,
                 guint box)
{
  int thick = thick_for_cell (cell);
  int n_thick = box > 0 ? (int)(side / box) - 1 : 0;
  int n_thin = (int)side - 1 - n_thick;

  return (int)side * cell + n_thick * thick + n_thin + 2 * thick;
}

/**
 * satdoku_board_get_offset:
 * @self: a board with a game
 * @index: a row or a column
 * @box: rows or columns of a box; 0: there are none
 *
 * Returns: where its cells begin, in pixels from the outer edge of the frame
 */
int
satdoku_board_get_offset (SatdokuBoard *self,
                          guint index,
                          guint box)
{
  int n_thick = box > 0 ? (int)(index / box) : 0;

  return self->layout.thick + (int)index * (self->layout.cell + self->layout.thin) +
         n_thick * (self->layout.thick - self->layout.thin);
}

static void
compute_layout (SatdokuBoard *self,
                int width,
                int height,
                SatdokuBoardLayout *layout)
{
  guint side = satdoku_board_get_side (self);

  layout->thin = 1;
  layout->cell = MIN (width, height) / (int)side;
  while (layout->cell > 1 &&
         (extent_for_cell (layout->cell, side, satdoku_board_get_box_columns (self)) > width ||
          extent_for_cell (layout->cell, side, satdoku_board_get_box_rows (self)) > height))
    layout->cell--;
  layout->thick = thick_for_cell (layout->cell);
  layout->width = extent_for_cell (layout->cell, side, satdoku_board_get_box_columns (self));
  layout->height = extent_for_cell (layout->cell, side, satdoku_board_get_box_rows (self));
  layout->x = MAX ((width - layout->width) / 2, 0);
  layout->y = MAX ((height - layout->height) / 2, 0);
}

static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);
  guint side = satdoku_board_get_side (self);
  guint box;

  *minimum = *natural = 0;
  if (side == 0)
    return;
  box = orientation == GTK_ORIENTATION_HORIZONTAL ? satdoku_board_get_box_columns (self)
                                                  : satdoku_board_get_box_rows (self);
  *minimum = extent_for_cell (CLAMP (CELLS_MIN_EXTENT / (int)side, CELL_MIN, CELL_MIN_FINGER),
                              side, box);
  *natural = MAX (*minimum, extent_for_cell (CELL_NATURAL, MIN (side, 9), 0));
}

static void
size_allocate (GtkWidget *widget,
               int width,
               int height,
               int baseline)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);
  guint side = satdoku_board_get_side (self);
  SatdokuBoardLayout layout = { 0 };
  guint box_rows, box_columns;

  if (side == 0)
    return;
  box_rows = satdoku_board_get_box_rows (self);
  box_columns = satdoku_board_get_box_columns (self);
  compute_layout (self, width, height, &layout);
  if (memcmp (&layout, &self->layout, sizeof layout) != 0)
    satdoku_board_redraw (self);
  self->layout = layout;
  satdoku_painter_set_shape (self->painter, side, self->layout.cell);
  for (guint i = 0; i < self->cells->len; i++)
    {
      GtkAllocation allocation = {
        .x = layout.x + satdoku_board_get_offset (self, i % side, box_columns),
        .y = layout.y + satdoku_board_get_offset (self, i / side, box_rows),
        .width = self->layout.cell,
        .height = self->layout.cell,
      };

      gtk_widget_size_allocate (g_ptr_array_index (self->cells, i), &allocation, -1);
    }
  if (self->picker != NULL)
    gtk_popover_present (GTK_POPOVER (self->picker));
}

/**
 * satdoku_board_fit:
 * @self: a board
 * @width: pixels there are
 * @height: pixels there are
 * @board_width: (out): pixels of the largest board that fits, or of the smallest there is
 * @board_height: (out): its height
 *
 * The cells have a whole number of pixels, so that a board seldom fills all there is.
 */
void
satdoku_board_fit (SatdokuBoard *self,
                   int width,
                   int height,
                   int *board_width,
                   int *board_height)
{
  SatdokuBoardLayout layout = { 0 };

  g_return_if_fail (SATDOKU_IS_BOARD (self) && board_width != NULL && board_height != NULL);

  if (satdoku_board_get_side (self) > 0)
    compute_layout (self, width, height, &layout);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, board_width, NULL, NULL,
                      NULL);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, -1, board_height, NULL, NULL,
                      NULL);
  *board_width = MAX (*board_width, layout.width);
  *board_height = MAX (*board_height, layout.height);
}

/* Called once for the class. */
void
satdoku_board_layout_class_init (GtkWidgetClass *widget_class)
{
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
}
