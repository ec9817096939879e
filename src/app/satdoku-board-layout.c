/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board's sizes and lines: cells as large as fit, on whole pixels; the lines are what is left
 * free between them. It knows nothing of what is in the cells. */

#include "satdoku-config.h"

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
#define CORNER_RADIUS 10

static guint
get_box_columns (SatdokuBoard *self)
{
  return sudoku_geometry_has_boxes (self->shape) ? sudoku_geometry_get_box_columns (self->shape)
                                                 : 0;
}

static guint
get_box_rows (SatdokuBoard *self)
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

/* Where the cell in row or column @index begins, from the outer edge of the frame. */
static int
get_offset (SatdokuBoard *self,
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
         (extent_for_cell (layout->cell, side, get_box_columns (self)) > width ||
          extent_for_cell (layout->cell, side, get_box_rows (self)) > height))
    layout->cell--;
  layout->thick = thick_for_cell (layout->cell);
  layout->width = extent_for_cell (layout->cell, side, get_box_columns (self));
  layout->height = extent_for_cell (layout->cell, side, get_box_rows (self));
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
  box = orientation == GTK_ORIENTATION_HORIZONTAL ? get_box_columns (self) : get_box_rows (self);
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

  if (side == 0)
    return;
  compute_layout (self, width, height, &self->layout);
  satdoku_painter_set_shape (self->painter, side, self->layout.cell);
  for (guint i = 0; i < self->cells->len; i++)
    {
      GtkAllocation allocation = {
        .x = self->layout.x + get_offset (self, i % side, get_box_columns (self)),
        .y = self->layout.y + get_offset (self, i / side, get_box_rows (self)),
        .width = self->layout.cell,
        .height = self->layout.cell,
      };

      gtk_widget_size_allocate (g_ptr_array_index (self->cells, i), &allocation, -1);
    }
  if (self->picker != NULL)
    gtk_popover_present (GTK_POPOVER (self->picker));
}

/* A colour named in the style sheet. */
static void
get_colour (SatdokuBoard *self,
            const char *name,
            GdkRGBA *colour)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));

  if (!gtk_style_context_lookup_color (context, name, colour))
    gtk_style_context_get_color (context, colour);
}

/* From which to which row or column anything can be seen of the cells, when so many pixels are
 * hidden before what is seen. */
static void
find_visible (SatdokuBoard *self,
              int hidden,
              int seen,
              int origin,
              guint box,
              guint *first,
              guint *end)
{
  guint side = satdoku_board_get_side (self);

  *first = 0;
  while (*first < side && origin + get_offset (self, *first, box) + self->layout.cell <= hidden)
    (*first)++;
  *end = *first;
  while (*end < side && origin + get_offset (self, *end, box) < hidden + seen)
    (*end)++;
}

/* Cells that are drawn together: those of a box. Without boxes there are about as many. */
static guint
get_group (SatdokuBoard *self,
           guint box)
{
  guint group = 1;

  while (box == 0 && group * group < satdoku_board_get_side (self))
    group++;
  return box > 0 ? box : group;
}

/* The place of a group, without the thick lines around it but with a thin one behind it. */
static void
get_group_bounds (SatdokuBoard *self,
                  guint row,
                  guint column,
                  graphene_rect_t *bounds)
{
  guint side = satdoku_board_get_side (self);
  guint rows = MIN (get_group (self, get_box_rows (self)), side - row);
  guint columns = MIN (get_group (self, get_box_columns (self)), side - column);
  int step = self->layout.cell + self->layout.thin;
  int right = column + columns == side || get_box_columns (self) > 0 ? self->layout.thin : 0;
  int bottom = row + rows == side || get_box_rows (self) > 0 ? self->layout.thin : 0;

  graphene_rect_init (bounds,
                      (float)(self->layout.x + get_offset (self, column, get_box_columns (self))),
                      (float)(self->layout.y + get_offset (self, row, get_box_rows (self))),
                      (float)((int)columns * step - right), (float)((int)rows * step - bottom));
}

/* Whatever is drawn through the round corners of the board costs twice as much: only the groups in
 * the corners are. A group has a node of its own, so that a cell that begins or ceases to draw
 * anything doesn't make GTK draw all cells behind it again. */
static void
push_group_clip (SatdokuBoard *self,
                 GtkSnapshot *snapshot,
                 const GskRoundedRect *inner,
                 const graphene_rect_t *bounds)
{
  if (gsk_rounded_rect_contains_rect (inner, bounds))
    gtk_snapshot_push_clip (snapshot, bounds);
  else
    gtk_snapshot_push_rounded_clip (snapshot, inner);
}

/* The thin lines of a group: what is between its cells, and behind them as far as it reaches. */
static void
draw_thin_lines (SatdokuBoard *self,
                 GtkSnapshot *snapshot,
                 const graphene_rect_t *bounds)
{
  const SatdokuBoardLayout *layout = &self->layout;
  float step = (float)(layout->cell + layout->thin);
  float thin = (float)layout->thin;
  GdkRGBA colour;

  get_colour (self, "board_line", &colour);
  for (float y = (float)layout->cell; y < bounds->size.height; y += step)
    gtk_snapshot_append_color (
      snapshot, &colour,
      &GRAPHENE_RECT_INIT (bounds->origin.x, bounds->origin.y + y, bounds->size.width, thin));
  for (float x = (float)layout->cell; x < bounds->size.width; x += step)
    gtk_snapshot_append_color (
      snapshot, &colour,
      &GRAPHENE_RECT_INIT (bounds->origin.x + x, bounds->origin.y, thin, bounds->size.height));
}

/* Only cells that can be seen: the others would cost as much. What most of them have in common, the
 * ground, is drawn once for all. */
static void
draw_group (SatdokuBoard *self,
            GtkSnapshot *snapshot,
            const GskRoundedRect *inner,
            const guint rows[2],
            const guint columns[2],
            const graphene_rect_t *bounds)
{
  guint side = satdoku_board_get_side (self);
  GdkRGBA ground;

  get_colour (self, "board_cell", &ground);
  push_group_clip (self, snapshot, inner, bounds);
  gtk_snapshot_append_color (snapshot, &ground, bounds);
  draw_thin_lines (self, snapshot, bounds);
  for (guint row = rows[0]; row < rows[1]; row++)
    for (guint column = columns[0]; column < columns[1]; column++)
      gtk_widget_snapshot_child (GTK_WIDGET (self),
                                 g_ptr_array_index (self->cells, row * side + column), snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
draw_cells (SatdokuBoard *self,
            GtkSnapshot *snapshot,
            const GskRoundedRect *inner)
{
  guint side = satdoku_board_get_side (self);
  guint group_rows = get_group (self, get_box_rows (self));
  guint group_columns = get_group (self, get_box_columns (self));
  guint rows[2] = { 0, side };
  guint columns[2] = { 0, side };

  if (self->visible.width > 0 && self->visible.height > 0)
    {
      find_visible (self, self->visible.x, self->visible.width, self->layout.x,
                    get_box_columns (self), &columns[0], &columns[1]);
      find_visible (self, self->visible.y, self->visible.height, self->layout.y,
                    get_box_rows (self), &rows[0], &rows[1]);
    }
  for (guint row = 0; row < side; row += group_rows)
    for (guint column = 0; column < side; column += group_columns)
      {
        guint part_rows[2] = { MAX (row, rows[0]), MIN (row + group_rows, rows[1]) };
        guint part_columns[2] = { MAX (column, columns[0]),
                                  MIN (column + group_columns, columns[1]) };
        graphene_rect_t bounds;

        get_group_bounds (self, row, column, &bounds);
        draw_group (self, snapshot, inner, part_rows, part_columns, &bounds);
      }
}

static void
snapshot (GtkWidget *widget,
          GtkSnapshot *target)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);
  const SatdokuBoardLayout *layout = &self->layout;
  graphene_rect_t frame = GRAPHENE_RECT_INIT ((float)layout->x, (float)layout->y,
                                              (float)layout->width, (float)layout->height);
  GskRoundedRect clip;
  GdkRGBA colour;

  if (self->cells->len == 0)
    return;
  get_colour (self, "board_box_line", &colour);
  gsk_rounded_rect_init_from_rect (&clip, &frame, CORNER_RADIUS);
  gtk_snapshot_push_rounded_clip (target, &clip);
  gtk_snapshot_append_color (target, &colour, &frame);
  gtk_snapshot_pop (target);
  gsk_rounded_rect_shrink (&clip, (float)layout->thick, (float)layout->thick, (float)layout->thick,
                           (float)layout->thick);
  draw_cells (self, target, &clip);
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

/**
 * satdoku_board_set_visible_area:
 * @self: a board
 * @area: the part of it that is seen, in its own pixels; empty: all of it
 *
 * Cells outside of it are not drawn.
 */
void
satdoku_board_set_visible_area (SatdokuBoard *self,
                                const GdkRectangle *area)
{
  g_return_if_fail (SATDOKU_IS_BOARD (self) && area != NULL);

  if (gdk_rectangle_equal (&self->visible, area))
    return;
  self->visible = *area;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Called once for the class. */
void
satdoku_board_layout_class_init (GtkWidgetClass *widget_class)
{
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->snapshot = snapshot;
}
