/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws the board: its lines and cells. The cells of a box are one picture, which is
 * kept until one of them changes: to draw each cell by itself whenever anything changes, however
 * small, would take longer than a frame has on a board with thousands of them. */

#include "satdoku-config.h"

#include "satdoku-board-private.h"

#define CORNER_RADIUS 10

static const cairo_user_data_key_t data_key;

/* A range of rows or columns. */
typedef struct
{
  guint first;
  guint end;
} Range;

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

/* Rows or columns of cells that are one picture: those of a box. Without boxes there are about as
 * many. */
static guint
get_group_extent (SatdokuBoard *self,
                  guint box)
{
  guint extent = 1;

  while (box == 0 && extent * extent < satdoku_board_get_side (self))
    extent++;
  return box > 0 ? box : extent;
}

static guint
get_group_rows (SatdokuBoard *self)
{
  return get_group_extent (self, satdoku_board_get_box_rows (self));
}

static guint
get_group_columns (SatdokuBoard *self)
{
  return get_group_extent (self, satdoku_board_get_box_columns (self));
}

/* Groups in a row of them. */
static guint
count_groups (SatdokuBoard *self,
              guint extent)
{
  return (satdoku_board_get_side (self) + extent - 1) / extent;
}

static void
render_node_free (gpointer node)
{
  if (node != NULL)
    gsk_render_node_unref (node);
}

static void
drop_group (SatdokuBoard *self,
            guint group)
{
  g_clear_pointer (&g_ptr_array_index (self->groups, group), gsk_render_node_unref);
}

/**
 * satdoku_board_redraw:
 * @self: a board
 *
 * Everything looks different: the shape, the size or the style has changed.
 */
void
satdoku_board_redraw (SatdokuBoard *self)
{
  g_ptr_array_set_size (self->groups, 0);
  if (self->shape != NULL)
    g_ptr_array_set_size (self->groups, (int)(count_groups (self, get_group_rows (self)) *
                                              count_groups (self, get_group_columns (self))));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * satdoku_board_redraw_cell:
 * @self: a board with a game
 * @cell: a cell that looks different
 */
void
satdoku_board_redraw_cell (SatdokuBoard *self,
                           guint cell)
{
  guint side = satdoku_board_get_side (self);
  guint row = cell / side / get_group_rows (self);
  guint column = cell % side / get_group_columns (self);

  drop_group (self, row * count_groups (self, get_group_columns (self)) + column);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Pixels of the rows or columns of a group with the line behind them. When there are boxes it is a
 * thick one, so that pictures meet: where all have changed GTK finds one place and not many. */
static int
get_group_size (SatdokuBoard *self,
                Range range,
                guint box)
{
  const SatdokuBoardLayout *layout = &self->layout;
  int size = (int)(range.end - range.first) * (layout->cell + layout->thin);

  if (range.end == satdoku_board_get_side (self))
    return size - layout->thin;
  return box > 0 ? size - layout->thin + layout->thick : size;
}

static void
get_group_bounds (SatdokuBoard *self,
                  Range rows,
                  Range columns,
                  graphene_rect_t *bounds)
{
  guint box_rows = satdoku_board_get_box_rows (self);
  guint box_columns = satdoku_board_get_box_columns (self);

  graphene_rect_init (
    bounds,
    (float)(self->layout.x + satdoku_board_get_offset (self, columns.first, box_columns)),
    (float)(self->layout.y + satdoku_board_get_offset (self, rows.first, box_rows)),
    (float)get_group_size (self, columns, box_columns),
    (float)get_group_size (self, rows, box_rows));
}

static void
fill_rectangle (cairo_t *cr,
                double x,
                double y,
                double width,
                double height)
{
  cairo_rectangle (cr, x, y, width, height);
  cairo_fill (cr);
}

/* Behind the last row and the last column of a box. */
static void
draw_thick_lines (SatdokuBoard *self,
                  cairo_t *cr,
                  Range rows,
                  Range columns,
                  const graphene_size_t *size)
{
  guint side = satdoku_board_get_side (self);
  double thick = self->layout.thick;
  GdkRGBA colour;

  get_colour (self, "board_box_line", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  if (satdoku_board_get_box_rows (self) > 0 && rows.end < side)
    fill_rectangle (cr, 0, (double)size->height - thick, (double)size->width, thick);
  if (satdoku_board_get_box_columns (self) > 0 && columns.end < side)
    fill_rectangle (cr, (double)size->width - thick, 0, thick, (double)size->height);
}

/* With the group's corner at the origin. The thin lines are what is seen between the cells. */
static void
draw_group (SatdokuBoard *self,
            cairo_t *cr,
            Range rows,
            Range columns,
            const graphene_size_t *size)
{
  guint side = satdoku_board_get_side (self);
  int step = self->layout.cell + self->layout.thin;
  GdkRGBA line;

  get_colour (self, "board_line", &line);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  draw_thick_lines (self, cr, rows, columns, size);
  for (guint row = rows.first; row < rows.end; row++)
    for (guint column = columns.first; column < columns.end; column++)
      {
        int x = (int)(column - columns.first) * step;
        int y = (int)(row - rows.first) * step;

        satdoku_cell_style_draw_cell (self->looks, cr,
                                      g_ptr_array_index (self->cells, row * side + column), x, y);
      }
}

/* In the display's pixels, which those of the application are multiples of. Not cleared: all of it
 * is drawn. */
static cairo_surface_t *
create_picture (SatdokuBoard *self,
                const graphene_size_t *size)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  int width = (int)size->width * scale;
  int height = (int)size->height * scale;
  int stride = cairo_format_stride_for_width (CAIRO_FORMAT_RGB24, width);
  guchar *data = g_malloc_n ((gsize)height, (gsize)stride);
  cairo_surface_t *picture =
    cairo_image_surface_create_for_data (data, CAIRO_FORMAT_RGB24, width, height, stride);

  cairo_surface_set_user_data (picture, &data_key, data, g_free);
  cairo_surface_set_device_scale (picture, scale, scale);
  return picture;
}

static GskRenderNode *
create_group (SatdokuBoard *self,
              Range rows,
              Range columns)
{
  graphene_rect_t bounds;
  cairo_surface_t *picture;
  GskRenderNode *node;
  cairo_t *cr;

  get_group_bounds (self, rows, columns, &bounds);
  picture = create_picture (self, &bounds.size);
  cr = cairo_create (picture);
  draw_group (self, cr, rows, columns, &bounds.size);
  cairo_destroy (cr);

  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, picture, (double)bounds.origin.x, (double)bounds.origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (picture);
  return node;
}

/* Whatever is drawn through the round corners of the board costs twice as much: only the groups in
 * the corners are. */
static void
append_group (SatdokuBoard *self,
              GtkSnapshot *snapshot,
              const GskRoundedRect *inner,
              GskRenderNode *node)
{
  graphene_rect_t bounds;
  gboolean in_corner;

  gsk_render_node_get_bounds (node, &bounds);
  in_corner = !gsk_rounded_rect_contains_rect (inner, &bounds);
  if (in_corner)
    gtk_snapshot_push_rounded_clip (snapshot, inner);
  gtk_snapshot_append_node (snapshot, node);
  if (in_corner)
    gtk_snapshot_pop (snapshot);
}

/* The rows or columns of which anything can be seen, when so many pixels are hidden before what is
 * seen. */
static Range
find_visible (SatdokuBoard *self,
              int hidden,
              int seen,
              int origin,
              guint box)
{
  guint side = satdoku_board_get_side (self);
  Range range = { 0, 0 };

  while (range.first < side && origin + satdoku_board_get_offset (self, range.first, box) +
                                   self->layout.cell <=
                                 hidden)
    range.first++;
  range.end = range.first;
  while (range.end < side &&
         origin + satdoku_board_get_offset (self, range.end, box) < hidden + seen)
    range.end++;
  return range;
}

static void
draw_groups (SatdokuBoard *self,
             GtkSnapshot *snapshot,
             const GskRoundedRect *inner)
{
  guint side = satdoku_board_get_side (self);
  guint group_rows = get_group_rows (self);
  guint group_columns = get_group_columns (self);
  Range seen_rows = { 0, side };
  Range seen_columns = { 0, side };
  guint group = 0;

  if (self->visible.width > 0 && self->visible.height > 0)
    {
      seen_columns = find_visible (self, self->visible.x, self->visible.width, self->layout.x,
                                   satdoku_board_get_box_columns (self));
      seen_rows = find_visible (self, self->visible.y, self->visible.height, self->layout.y,
                                satdoku_board_get_box_rows (self));
    }
  for (guint row = 0; row < side; row += group_rows)
    for (guint column = 0; column < side; column += group_columns, group++)
      {
        Range rows = { row, MIN (row + group_rows, side) };
        Range columns = { column, MIN (column + group_columns, side) };
        gpointer *node = &g_ptr_array_index (self->groups, group);

        if (rows.first >= seen_rows.end || rows.end <= seen_rows.first ||
            columns.first >= seen_columns.end || columns.end <= seen_columns.first)
          {
            drop_group (self, group);
            continue;
          }
        if (*node == NULL)
          *node = create_group (self, rows, columns);
        append_group (self, snapshot, inner, *node);
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
  float thick = (float)layout->thick;
  GskRoundedRect outline;
  GdkRGBA colour;

  if (self->cells->len == 0 || layout->cell == 0)
    return;
  satdoku_cell_style_set_size (self->looks, layout->cell, gtk_widget_get_scale_factor (widget));
  get_colour (self, "board_box_line", &colour);
  gsk_rounded_rect_init_from_rect (&outline, &frame, CORNER_RADIUS);
  gtk_snapshot_append_border (target, &outline, (float[4]){ thick, thick, thick, thick },
                              (GdkRGBA[4]){ colour, colour, colour, colour });
  gsk_rounded_rect_shrink (&outline, thick, thick, thick, thick);
  draw_groups (self, target, &outline);
}

static void
css_changed (GtkWidget *widget,
             GtkCssStyleChange *change)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);

  GtkWidgetClass *parent_class = g_type_class_peek_parent (G_OBJECT_GET_CLASS (widget));

  parent_class->css_changed (widget, change);
  satdoku_painter_context_changed (self->painter);
  satdoku_cell_style_clear (self->looks);
  satdoku_board_redraw (self);
}

/* The selected cell looks different while the board has the focus. */
static void
state_flags_changed (GtkWidget *widget,
                     GtkStateFlags previous)
{
  SatdokuBoard *self = SATDOKU_BOARD (widget);
  GtkStateFlags changed = previous ^ gtk_widget_get_state_flags (widget);

  if ((changed & GTK_STATE_FLAG_FOCUS_WITHIN) != 0 && self->selected != SATDOKU_NO_CELL &&
      self->groups->len > 0)
    satdoku_board_redraw_cell (self, self->selected);
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
satdoku_board_draw_class_init (GtkWidgetClass *widget_class)
{
  widget_class->snapshot = snapshot;
  widget_class->css_changed = css_changed;
  widget_class->state_flags_changed = state_flags_changed;
}

static void
scale_factor_changed_cb (SatdokuBoard *self)
{
  satdoku_board_redraw (self);
}

/* Called once for each board. */
void
satdoku_board_draw_init (SatdokuBoard *self)
{
  self->looks = satdoku_cell_style_new (self->painter);
  self->groups = g_ptr_array_new_with_free_func (render_node_free);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_factor_changed_cb), NULL);
}
