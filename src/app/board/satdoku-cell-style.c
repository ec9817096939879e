/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws cells. The style sheet says how they look, by the classes of the node "cell"; it is asked
 * once for each state that occurs, and not once for each cell: a large board has thousands of them,
 * and to let GTK find and draw the style of each would take most of the time of a frame. For the
 * same reason small cells with the same value in the same state are drawn once and then copied. */

#include "satdoku-config.h"

#include "satdoku-cell-style.h"

#include <string.h>

#include "satdoku-shape.h"

/* Parts of the cell's size: the wedge of a conflict. */
#define WEDGE_SIZE 0.24
#define WEDGE_PIXELS_MIN 3.0
/* And the shape that stands for its colour. */
#define SHAPE_SIZE 0.11
#define SHAPE_MARGIN 0.025
#define SHAPE_PIXELS_MIN 3.0
/* Larger cells are not kept to be copied: few of them are on a screen, and they take memory. */
#define TILE_PIXELS_MAX 48
/* The bits of a state. */
#define KEY_ORIGIN 0
#define KEY_COLOUR 4
#define KEY_FLAGS 8
#define KEY_PENDING 24
#define KEY_FOCUS 25

/* How cells look in one state. */
typedef struct
{
  GdkRGBA colour;                              /* of what is written in the cell */
  cairo_surface_t *ground;                     /* what is behind it */
  cairo_surface_t *tiles[SUDOKU_SIDE_MAX + 1]; /* (nullable elements): by value */
} Look;

struct _SatdokuCellStyle
{
  /* Owned. */
  SatdokuPainter *painter;
  GHashTable *looks; /* state to Look */

  int cell_size; /* pixels of the application */
  int scale;     /* of the display's pixels to those */
};

static const char *const origin_classes[] = {
  [SUDOKU_ORIGIN_NONE] = "empty",
  [SUDOKU_ORIGIN_GIVEN] = "given",
  [SUDOKU_ORIGIN_ENTRY] = "entry",
  [SUDOKU_ORIGIN_ANSWER] = "answer",
};

static const struct
{
  SatdokuCellFlags flag;
  const char *css_class;
} flag_classes[] = {
  { SATDOKU_CELL_SELECTED, "selected" },
  { SATDOKU_CELL_HOUSE, "house" },
  { SATDOKU_CELL_SAME, "same" },
  { SATDOKU_CELL_CONFLICT, "conflict" },
  { SATDOKU_CELL_LIT, "lit" },
  { SATDOKU_CELL_DIAGONAL, "diagonal" },
  { SATDOKU_CELL_CHOSEN, "chosen" },
  { SATDOKU_CELL_SAME_MARK, "same-mark" },
};

static void
look_free (gpointer data)
{
  Look *look = data;

  for (guint value = 0; value <= SUDOKU_SIDE_MAX; value++)
    g_clear_pointer (&look->tiles[value], cairo_surface_destroy);
  g_clear_pointer (&look->ground, cairo_surface_destroy);
  g_free (look);
}

/**
 * satdoku_cell_style_new:
 * @painter: draws what is written in the cells
 *
 * Returns: (transfer full): the looks of cells of no size
 */
SatdokuCellStyle *
satdoku_cell_style_new (SatdokuPainter *painter)
{
  SatdokuCellStyle *self = g_new0 (SatdokuCellStyle, 1);

  self->painter = satdoku_painter_ref (painter);
  self->looks = g_hash_table_new_full (NULL, NULL, NULL, look_free);
  self->scale = 1;
  return self;
}

/**
 * satdoku_cell_style_free:
 * @self: (transfer full): looks
 */
void
satdoku_cell_style_free (SatdokuCellStyle *self)
{
  g_hash_table_unref (self->looks);
  satdoku_painter_unref (self->painter);
  g_free (self);
}

/**
 * satdoku_cell_style_clear:
 * @self: looks
 *
 * Forgets how the cells look: the style sheet, the symbols or the font have changed.
 */
void
satdoku_cell_style_clear (SatdokuCellStyle *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_remove_all (self->looks);
}

/**
 * satdoku_cell_style_set_size:
 * @self: looks
 * @cell_size: width and height of a cell, in pixels of the application
 * @scale: so many pixels of the display are one of these
 */
void
satdoku_cell_style_set_size (SatdokuCellStyle *self,
                             int cell_size,
                             int scale)
{
  g_return_if_fail (self != NULL && cell_size >= 0 && scale >= 1);

  if (self->cell_size == cell_size && self->scale == scale)
    return;
  self->cell_size = cell_size;
  self->scale = scale;
  satdoku_cell_style_clear (self);
}

static guint
make_key (SatdokuCell *cell)
{
  const SatdokuCellContent *content = satdoku_cell_get_content (cell);
  GtkWidget *board = gtk_widget_get_parent (GTK_WIDGET (cell));
  guint has_focus = (gtk_widget_get_state_flags (board) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;

  return (guint)content->origin << KEY_ORIGIN | content->colour << KEY_COLOUR |
         (guint)satdoku_cell_get_flags (cell) << KEY_FLAGS |
         (guint)(satdoku_cell_get_pending (cell) != NULL) << KEY_PENDING | has_focus << KEY_FOCUS;
}

static void
add_classes (GtkStyleContext *context,
             SatdokuCell *cell)
{
  const SatdokuCellContent *content = satdoku_cell_get_content (cell);
  SatdokuCellFlags flags = satdoku_cell_get_flags (cell);

  gtk_style_context_add_class (context, origin_classes[content->origin]);
  if (content->colour > 0)
    {
      g_autofree char *colour = g_strdup_printf ("colour-%u", content->colour);

      gtk_style_context_add_class (context, "coloured");
      gtk_style_context_add_class (context, colour);
    }
  if (satdoku_cell_get_pending (cell) != NULL)
    gtk_style_context_add_class (context, "pending");
  for (gsize i = 0; i < G_N_ELEMENTS (flag_classes); i++)
    if (flags & flag_classes[i].flag)
      gtk_style_context_add_class (context, flag_classes[i].css_class);
}

/* A picture of one cell, with the ground that all cells have. */
static cairo_surface_t *
create_picture (SatdokuCellStyle *self,
                GtkStyleContext *context,
                cairo_t **cr)
{
  int size = self->cell_size * self->scale;
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, size, size);
  GdkRGBA ground;

  cairo_surface_set_device_scale (picture, self->scale, self->scale);
  *cr = cairo_create (picture);
  if (gtk_style_context_lookup_color (context, "board_cell", &ground))
    {
      gdk_cairo_set_source_rgba (*cr, &ground);
      cairo_paint (*cr);
    }
  return picture;
}

static cairo_surface_t *
draw_ground (SatdokuCellStyle *self,
             GtkStyleContext *context)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr;
  cairo_surface_t *picture = create_picture (self, context, &cr);
  GskRenderNode *node;

  gtk_snapshot_render_background (snapshot, context, 0, 0, self->cell_size, self->cell_size);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    {
      gsk_render_node_draw (node, cr);
      gsk_render_node_unref (node);
    }
  cairo_destroy (cr);
  return picture;
}

static Look *
ensure_look (SatdokuCellStyle *self,
             SatdokuCell *cell)
{
  gpointer key = GUINT_TO_POINTER (make_key (cell));
  Look *look = g_hash_table_lookup (self->looks, key);
  GtkStyleContext *context;

  if (look != NULL)
    return look;
  look = g_new0 (Look, 1);
  context = gtk_widget_get_style_context (GTK_WIDGET (cell));
  gtk_style_context_save (context);
  add_classes (context, cell);
  gtk_style_context_get_color (context, &look->colour);
  look->ground = draw_ground (self, context);
  gtk_style_context_restore (context);
  g_hash_table_insert (self->looks, key, look);
  return look;
}

/* A conflict must be seen without colours, too: a wedge in the corner. */
static void
draw_wedge (cairo_t *cr,
            double cell_size)
{
  double size = MAX (cell_size * WEDGE_SIZE, WEDGE_PIXELS_MIN);

  cairo_move_to (cr, cell_size, cell_size - size);
  cairo_line_to (cr, cell_size, cell_size);
  cairo_line_to (cr, cell_size - size, cell_size);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* Nor may colours be known by being seen alone: each has a shape. */
static void
draw_shape (cairo_t *cr,
            double cell_size,
            guint colour)
{
  double margin = cell_size * SHAPE_MARGIN;

  satdoku_shape_draw (cr, colour, margin, margin, MAX (cell_size * SHAPE_SIZE, SHAPE_PIXELS_MIN));
}

static void
draw_content (SatdokuCellStyle *self,
              SatdokuCell *cell,
              const GdkRGBA *colour)
{
  const SatdokuCellContent *content = satdoku_cell_get_content (cell);
  const char *pending = satdoku_cell_get_pending (cell);

  if (pending != NULL)
    satdoku_painter_draw_text (self->painter, NULL, pending, colour);
  else if (content->value > 0)
    satdoku_painter_draw_value (self->painter, NULL, content->value,
                                content->origin == SUDOKU_ORIGIN_GIVEN, colour);
  else
    satdoku_painter_draw_marks (self->painter, NULL, content->marks[SUDOKU_MARK_CORNER],
                                content->marks[SUDOKU_MARK_CENTRE], colour);
}

/* With the cell's corner at the origin. */
static void
draw (SatdokuCellStyle *self,
      cairo_t *cr,
      SatdokuCell *cell,
      const Look *look)
{
  gboolean has_conflict = (satdoku_cell_get_flags (cell) & SATDOKU_CELL_CONFLICT) != 0;
  guint colour = satdoku_cell_get_content (cell)->colour;

  cairo_set_source_surface (cr, look->ground, 0, 0);
  cairo_rectangle (cr, 0, 0, self->cell_size, self->cell_size);
  cairo_fill (cr);
  satdoku_painter_set_cairo (self->painter, cr);
  draw_content (self, cell, &look->colour);
  satdoku_painter_set_cairo (self->painter, NULL);
  if (!has_conflict && colour == 0)
    return;
  gdk_cairo_set_source_rgba (cr, &look->colour);
  if (has_conflict)
    draw_wedge (cr, self->cell_size);
  if (colour > 0)
    draw_shape (cr, self->cell_size, colour);
}

/* Is there nothing in the cell but a value, or not even that? */
static gboolean
is_plain (SatdokuCell *cell)
{
  const SatdokuCellContent *content = satdoku_cell_get_content (cell);

  return satdoku_cell_get_pending (cell) == NULL &&
         (content->value > 0 || (sudoku_set_is_empty (content->marks[SUDOKU_MARK_CORNER]) &&
                                 sudoku_set_is_empty (content->marks[SUDOKU_MARK_CENTRE])));
}

static cairo_surface_t *
ensure_tile (SatdokuCellStyle *self,
             SatdokuCell *cell,
             Look *look)
{
  cairo_surface_t **tile = &look->tiles[satdoku_cell_get_content (cell)->value];
  cairo_t *cr;

  if (*tile != NULL)
    return *tile;
  *tile = create_picture (self, gtk_widget_get_style_context (GTK_WIDGET (cell)), &cr);
  draw (self, cr, cell, look);
  cairo_destroy (cr);
  cairo_surface_flush (*tile);
  return *tile;
}

/* Line by line, which takes a tenth of the time that it takes Cairo to find out that it may. */
static void
copy_tile (SatdokuCellStyle *self,
           cairo_surface_t *tile,
           cairo_surface_t *target,
           int x,
           int y)
{
  const int size = self->cell_size * self->scale;
  const int from_stride = cairo_image_surface_get_stride (tile);
  const int to_stride = cairo_image_surface_get_stride (target);
  const guint8 *from = cairo_image_surface_get_data (tile);
  guint8 *to = cairo_image_surface_get_data (target) + (gsize)y * (gsize)to_stride + (gsize)x * 4;

  for (int row = 0; row < size; row++)
    memcpy (to + (gsize)row * (gsize)to_stride, from + (gsize)row * (gsize)from_stride,
            (gsize)size * 4);
}

/**
 * satdoku_cell_style_draw_cell:
 * @self: looks of the cell's size
 * @cr: a context of a picture in RGB24 and with the scale of the display, without a transformation
 * @cell: a cell in a board
 * @x: where its corner is, in whole pixels of the application; all of the cell must be in the
 *   picture
 * @y: likewise
 *
 * Draws the cell in the state it is in, whatever was there before.
 */
void
satdoku_cell_style_draw_cell (SatdokuCellStyle *self,
                              cairo_t *cr,
                              SatdokuCell *cell,
                              int x,
                              int y)
{
  cairo_surface_t *target;
  Look *look;

  g_return_if_fail (self != NULL && cr != NULL && SATDOKU_IS_CELL (cell));

  look = ensure_look (self, cell);
  if (is_plain (cell) && self->cell_size * self->scale <= TILE_PIXELS_MAX)
    {
      target = cairo_get_target (cr);
      cairo_surface_flush (target);
      copy_tile (self, ensure_tile (self, cell, look), target, x * self->scale, y * self->scale);
      cairo_surface_mark_dirty (target);
      return;
    }
  cairo_save (cr);
  cairo_translate (cr, x, y);
  draw (self, cr, cell, look);
  cairo_restore (cr);
}
