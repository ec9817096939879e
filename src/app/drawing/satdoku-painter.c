/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws values and marks into cells of one size. A board has one painter, so that a symbol is laid
 * out once and not once for each cell. It knows nothing of games or of the states of a cell, and
 * touches nothing of the display, so that it may be used in a thread. */

#include "satdoku-config.h"

#include "satdoku-painter.h"

#include <math.h>
#include <string.h>

#include "satdoku-marks.h"

/* Parts of a cell's size. */
#define VALUE_SIZE 0.64
#define VALUE_WIDTH_MAX 0.84
/* What is seen of a picture in the place of a number, which may be a small part of its line. */
#define PICTURE_HEIGHT 0.76
#define PICTURE_SCALE_MAX 2.0
#define MARKS_SIZE_MAX 0.25
#define MARKS_EXTENT 0.90
/* Of a row of fixed places: many of them are empty. */
#define FIXED_EXTENT 0.96
#define DOT_SIZE 0.14
/* Marks whose font is smaller than so many pixels can't be told apart and are not shown. */
#define MARKS_PIXELS_MIN 6.0
/* The distance of marks along an edge, in their widths, at least. */
#define EDGE_DISTANCE 1.15
/* Lines of marks stand a little closer than those of a text. */
#define MARKS_LINE_HEIGHT 1.12
/* Smaller ones can be seen, and hardly be read. */
#define READABLE_PIXELS 8.5
/* The room of one value at most, where few are spread over a cell. */
#define SPREAD_EXTENT 0.45
/* Of its room that a symbol takes there, at most. */
#define SPREAD_WIDTH 0.9
/* Around a value, so that it can be read over a line; its holes are filled. */
#define HALO_WIDTH 0.15
/* Texts that are kept laid out. */
#define SIGNS_MAX 512
/* U+200E. */
#define LEFT_TO_RIGHT "\xe2\x80\x8e"
/* Width of a monospace character, in parts of its size, when the font can't say. */
#define MONOSPACE_WIDTH 0.6

struct _SatdokuPainter
{
  /* Owned. */
  PangoContext *context;
  PangoLayout *values[2][SUDOKU_SIDE_MAX + 1]; /* plain and bold */
  PangoLayout *text;                           /* for what is typed just now, and for marks */
  PangoLayout *marks;
  GHashTable *signs;                              /* PangoLayout by text and size */
  cairo_surface_t *halos[2][SUDOKU_SIDE_MAX + 1]; /* plain and bold: masks of a cell's size */
  int halo_scale;                                 /* of their pixels */

  const SudokuSymbols *symbols;
  guint side;
  int cell_size;
  SatdokuMarkRoom room; /* of the cell that is drawn */
  double value_size;    /* pixels */
  int ink_top;          /* of a figure, from the top of its layout; Pango units */
  int ink_height;
  double mark_width; /* of a monospace character, in parts of its size */
  double fixed_size; /* pixels: of marks that have places of their own; < 0: not yet known */
  gboolean width_known;
  guint fixed_width; /* characters that such a place takes */
};

static void
clear_halos (SatdokuPainter *self)
{
  for (guint bold = 0; bold < 2; bold++)
    for (guint value = 0; value <= SUDOKU_SIDE_MAX; value++)
      g_clear_pointer (&self->halos[bold][value], cairo_surface_destroy);
}

static void
clear_layouts (SatdokuPainter *self)
{
  clear_halos (self);
  for (guint bold = 0; bold < 2; bold++)
    for (guint value = 0; value <= SUDOKU_SIDE_MAX; value++)
      g_clear_object (&self->values[bold][value]);
  g_clear_object (&self->text);
  g_clear_object (&self->marks);
  g_hash_table_remove_all (self->signs);
  self->value_size = 0;
  self->fixed_size = -1;
  self->width_known = FALSE;
}

SatdokuPainter *
satdoku_painter_new (PangoContext *context)
{
  SatdokuPainter *self;
  gsize n_sets;

  g_return_val_if_fail (PANGO_IS_CONTEXT (context), NULL);

  self = g_new0 (SatdokuPainter, 1);
  self->context = g_object_ref (context);
  self->symbols = sudoku_symbols_table (&n_sets);
  self->mark_width = MONOSPACE_WIDTH;
  self->fixed_size = -1;
  self->signs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  return self;
}

void
satdoku_painter_free (SatdokuPainter *self)
{
  clear_layouts (self);
  g_hash_table_unref (self->signs);
  g_object_unref (self->context);
  g_free (self);
}

/* Sizes are for cells of @cell_size pixels from now on. The caller redraws the cells. */
void
satdoku_painter_set_shape (SatdokuPainter *self,
                           guint side,
                           int cell_size)
{
  g_return_if_fail (self != NULL && side <= SUDOKU_SIDE_MAX);

  if (self->side == side && self->cell_size == cell_size)
    return;
  self->side = side;
  self->cell_size = cell_size;
  clear_layouts (self);
}

/* Marks are drawn and found in this part of cells from now on. */
void
satdoku_painter_set_room (SatdokuPainter *self,
                          const SatdokuMarkRoom *room)
{
  g_return_if_fail (self != NULL && room != NULL);

  if (memcmp (&self->room, room, sizeof *room) == 0)
    return;
  self->room = *room;
  self->fixed_size = -1;
}

static double
get_room_width (SatdokuPainter *self)
{
  return self->cell_size * (1 - self->room.left - self->room.right);
}

static double
get_room_height (SatdokuPainter *self)
{
  return self->cell_size * (1 - self->room.top - self->room.bottom);
}

static double
get_room_middle_x (SatdokuPainter *self)
{
  return self->cell_size * self->room.left + get_room_width (self) / 2;
}

static double
get_room_middle_y (SatdokuPainter *self)
{
  return self->cell_size * self->room.top + get_room_height (self) / 2;
}

/* Returns whether they are a change; then the caller redraws the cells. */
gboolean
satdoku_painter_set_symbols (SatdokuPainter *self,
                             const SudokuSymbols *symbols)
{
  g_return_val_if_fail (self != NULL && symbols != NULL, FALSE);

  if (self->symbols == symbols)
    return FALSE;
  self->symbols = symbols;
  clear_layouts (self);
  return TRUE;
}

const SudokuSymbols *
satdoku_painter_get_symbols (SatdokuPainter *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->symbols;
}

/* The font or the resolution of the board has changed. The sizes are measured again, so the
 * layouts are made anew. */
void
satdoku_painter_context_changed (SatdokuPainter *self)
{
  g_return_if_fail (self != NULL);

  if (self->text != NULL)
    pango_layout_context_changed (self->text);
  clear_layouts (self);
}

static void
show_layout (cairo_t *cr,
             PangoLayout *layout,
             double x,
             double y,
             const GdkRGBA *colour)
{
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
}

static PangoLayout *
new_layout (SatdokuPainter *self,
            double size,
            gboolean bold)
{
  PangoLayout *layout = pango_layout_new (self->context);
  g_autoptr (PangoFontDescription) font =
    pango_font_description_copy (pango_context_get_font_description (self->context));
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

/* The widest symbol decides, so that all have the same size. Both weights are measured at one size,
 * and the result is a fraction of it. */
static double
widest_symbol (SatdokuPainter *self,
               double size)
{
  g_autoptr (PangoLayout) layout = new_layout (self, size, TRUE);
  int widest = 1;

  for (guint value = 1; value <= self->side; value++)
    {
      g_autofree char *symbol = sudoku_symbols_dup (self->symbols, value);
      int width;

      pango_layout_set_text (layout, symbol, -1);
      pango_layout_get_size (layout, &width, NULL);
      widest = MAX (widest, width);
    }
  return (double)widest / PANGO_SCALE;
}

/* Learns where a figure stands in its line, which is the same place in both weights: that of the
 * givens, which nearly every board has, spares the search for the other font. Pictures, such as
 * tiles, are of another font, and stand otherwise. */
static void
measure_ink (SatdokuPainter *self,
             double size)
{
  g_autoptr (PangoLayout) layout = new_layout (self, size, TRUE);
  g_autofree char *symbol = sudoku_symbols_are_pictures (self->symbols)
                              ? sudoku_symbols_dup (self->symbols, 1)
                              : g_strdup ("0");
  PangoRectangle ink;

  pango_layout_set_text (layout, symbol, -1);
  pango_layout_get_extents (layout, &ink, NULL);
  self->ink_top = ink.y;
  self->ink_height = ink.height;
}

/* How much larger than numbers pictures are drawn. */
static double
find_picture_scale (SatdokuPainter *self,
                    double size)
{
  double height;

  if (!sudoku_symbols_are_pictures (self->symbols))
    return 1;
  measure_ink (self, size);
  height = MAX (1.0, (double)self->ink_height / PANGO_SCALE);
  return CLAMP (self->cell_size * PICTURE_HEIGHT / height, 1, PICTURE_SCALE_MAX);
}

/* Chooses the size of the values and measures where the ink of a figure lies in its line, so that
 * the ink is centred and not the line. */
static void
ensure_sizes (SatdokuPainter *self)
{
  double size = self->cell_size * VALUE_SIZE;
  double width;

  if (self->value_size > 0 || self->cell_size <= 0)
    return;
  size *= find_picture_scale (self, size);
  width = widest_symbol (self, size);
  if (width > self->cell_size * VALUE_WIDTH_MAX)
    size *= self->cell_size * VALUE_WIDTH_MAX / width;
  self->value_size = MAX (size, 1.0);
  measure_ink (self, self->value_size);
}

static PangoLayout *
ensure_value (SatdokuPainter *self,
              guint value,
              gboolean bold)
{
  PangoLayout **layout = &self->values[bold ? 1 : 0][value];

  ensure_sizes (self);
  if (*layout == NULL)
    {
      g_autofree char *symbol = sudoku_symbols_dup (self->symbols, value);

      *layout = new_layout (self, self->value_size, bold);
      pango_layout_set_text (*layout, symbol, -1);
    }
  return *layout;
}

static void
find_centre (SatdokuPainter *self,
             PangoLayout *layout,
             double *x,
             double *y)
{
  int width;

  pango_layout_get_size (layout, &width, NULL);
  *x = (self->cell_size - (double)width / PANGO_SCALE) / 2;
  *y = (self->cell_size - (double)self->ink_height / PANGO_SCALE) / 2 -
       (double)self->ink_top / PANGO_SCALE;
}

static void
draw_centred (SatdokuPainter *self,
              cairo_t *cr,
              PangoLayout *layout,
              const GdkRGBA *colour)
{
  double x, y;

  find_centre (self, layout, &x, &y);
  show_layout (cr, layout, x, y, colour);
}

/* Draws the symbol of a value in the middle of the cell, whose corner is at the origin. */
void
satdoku_painter_draw_value (SatdokuPainter *self,
                            cairo_t *cr,
                            guint value,
                            gboolean bold,
                            const GdkRGBA *colour)
{
  g_return_if_fail (self != NULL && value >= 1 && value <= self->side);

  draw_centred (self, cr, ensure_value (self, value, bold), colour);
}

/* Fills each part of the path by itself, so that a part inside of another one is no hole. */
static void
fill_parts (cairo_t *cr)
{
  cairo_path_t *path = cairo_copy_path_flat (cr);

  cairo_new_path (cr);
  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    {
      const cairo_path_data_t *data = &path->data[i];

      if (data->header.type == CAIRO_PATH_MOVE_TO)
        {
          cairo_fill (cr);
          cairo_move_to (cr, data[1].point.x, data[1].point.y);
        }
      else if (data->header.type == CAIRO_PATH_LINE_TO)
        cairo_line_to (cr, data[1].point.x, data[1].point.y);
    }
  cairo_fill (cr);
  cairo_append_path (cr, path);
  cairo_path_destroy (path);
}

static void
fill_halo (SatdokuPainter *self,
           cairo_t *cr,
           guint value,
           gboolean bold)
{
  PangoLayout *layout = ensure_value (self, value, bold);
  double x, y;

  find_centre (self, layout, &x, &y);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_move_to (cr, x, y);
  pango_cairo_layout_path (cr, layout);
  fill_parts (cr);
  cairo_set_line_width (cr, self->cell_size * HALO_WIDTH);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static cairo_surface_t *
ensure_halo (SatdokuPainter *self,
             guint value,
             gboolean bold,
             int scale)
{
  cairo_surface_t **halo = &self->halos[bold][value];
  cairo_t *cr;

  if (*halo != NULL && self->halo_scale == scale)
    return *halo;
  if (self->halo_scale != scale)
    clear_halos (self);
  self->halo_scale = scale;
  *halo = cairo_image_surface_create (CAIRO_FORMAT_A8, self->cell_size * scale,
                                      self->cell_size * scale);
  cairo_surface_set_device_scale (*halo, scale, scale);
  cr = cairo_create (*halo);
  fill_halo (self, cr, value, bold);
  cairo_destroy (cr);
  return *halo;
}

/* Draws around such a symbol what keeps it apart from lines that lead through the cell. With a
 * @scale its shape is found once, for a picture with so many pixels to one of the cell's; with 0 it
 * is drawn as outlines, which stay sharp in print. */
void
satdoku_painter_draw_halo (SatdokuPainter *self,
                           cairo_t *cr,
                           guint value,
                           gboolean bold,
                           const GdkRGBA *colour,
                           int scale)
{
  g_return_if_fail (self != NULL && value >= 1 && value <= self->side);

  bold = bold != FALSE;
  gdk_cairo_set_source_rgba (cr, colour);
  if (scale > 0)
    cairo_mask_surface (cr, ensure_halo (self, value, bold, scale), 0, 0);
  else
    fill_halo (self, cr, value, bold);
}

/* Draws what was typed so far, underlined, where the value will be. */
void
satdoku_painter_draw_text (SatdokuPainter *self,
                           cairo_t *cr,
                           const char *text,
                           const GdkRGBA *colour)
{
  g_return_if_fail (self != NULL && text != NULL);

  ensure_sizes (self);
  if (self->text == NULL)
    {
      PangoAttrList *attributes;

      self->text = new_layout (self, self->value_size, FALSE);
      attributes = pango_layout_get_attributes (self->text);
      pango_attr_list_insert (attributes, pango_attr_underline_new (PANGO_UNDERLINE_SINGLE));
    }
  pango_layout_set_text (self->text, text, -1);
  draw_centred (self, cr, self->text, colour);
}

/* (transfer none): a short text in bold letters of so many pixels. Numbers in it follow each other
 * from the left in every direction of text. */
static PangoLayout *
ensure_sign (SatdokuPainter *self,
             const char *text,
             double size)
{
  g_autofree char *key = g_strdup_printf ("%.3f %s", size, text);
  g_autofree char *marked = NULL;
  PangoLayout *layout = g_hash_table_lookup (self->signs, key);

  if (layout != NULL)
    return layout;
  if (g_hash_table_size (self->signs) >= SIGNS_MAX)
    g_hash_table_remove_all (self->signs);
  layout = new_layout (self, size, TRUE);
  if (pango_context_get_base_dir (self->context) == PANGO_DIRECTION_RTL)
    marked = g_strconcat (LEFT_TO_RIGHT, text, NULL);
  pango_layout_set_text (layout, marked != NULL ? marked : text, -1);
  g_hash_table_insert (self->signs, g_steal_pointer (&key), layout);
  return layout;
}

/* Draws a short text with its middle at the origin, in bold letters of so many pixels. */
void
satdoku_painter_draw_sign (SatdokuPainter *self,
                           cairo_t *cr,
                           const char *text,
                           double size,
                           const GdkRGBA *colour)
{
  PangoLayout *layout = NULL;
  PangoRectangle ink;

  g_return_if_fail (self != NULL && text != NULL);

  layout = ensure_sign (self, text, size);
  pango_layout_get_extents (layout, &ink, NULL);
  show_layout (cr, layout, -(ink.x + ink.width / 2.0) / PANGO_SCALE,
               -(ink.y + ink.height / 2.0) / PANGO_SCALE, colour);
}

/* Draws a short text in such letters; @x and @y are the upper left corner of its ink. */
void
satdoku_painter_draw_label (SatdokuPainter *self,
                            cairo_t *cr,
                            const char *text,
                            double x,
                            double y,
                            double size,
                            const GdkRGBA *colour)
{
  PangoLayout *layout = NULL;
  PangoRectangle ink;

  g_return_if_fail (self != NULL && text != NULL);

  layout = ensure_sign (self, text, size);
  pango_layout_get_extents (layout, &ink, NULL);
  show_layout (cr, layout, x - (double)ink.x / PANGO_SCALE, y - (double)ink.y / PANGO_SCALE,
               colour);
}

/* How large a short text in such letters is; blanks at its end count. */
void
satdoku_painter_measure (SatdokuPainter *self,
                         const char *text,
                         double size,
                         double *width,
                         double *height)
{
  PangoRectangle ink, logical;

  g_return_if_fail (self != NULL && text != NULL && width != NULL && height != NULL);

  pango_layout_get_extents (ensure_sign (self, text, size), &ink, &logical);
  *width = (double)logical.width / PANGO_SCALE;
  *height = (double)ink.height / PANGO_SCALE;
}

static PangoLayout *
ensure_marks (SatdokuPainter *self)
{
  g_autoptr (PangoFontDescription) font = NULL;
  int width;

  if (self->marks != NULL)
    return self->marks;
  self->marks = pango_layout_new (self->context);
  font = pango_font_description_from_string ("monospace");
  pango_font_description_set_absolute_size (font, 100 * PANGO_SCALE);
  pango_layout_set_font_description (self->marks, font);
  pango_layout_set_text (self->marks, "0", -1);
  pango_layout_get_size (self->marks, &width, NULL);
  if (width > 0)
    self->mark_width = (double)width / PANGO_SCALE / 100;
  pango_layout_set_line_spacing (self->marks, (float)(MARKS_LINE_HEIGHT / 1.17));
  return self->marks;
}

/* Marks count from the left, as the cells do, in every direction of text: so each line begins with
 * a sign that says it. */
static void
set_lines (SatdokuPainter *self,
           const char *text)
{
  g_auto (GStrv) lines = NULL;
  g_autofree char *marked = NULL;
  g_autofree char *joined = NULL;

  if (pango_context_get_base_dir (self->context) != PANGO_DIRECTION_RTL)
    {
      pango_layout_set_alignment (self->marks, PANGO_ALIGN_LEFT);
      pango_layout_set_text (self->marks, text, -1);
      return;
    }
  /* The right is the left when a line runs against its surroundings. */
  pango_layout_set_alignment (self->marks, PANGO_ALIGN_RIGHT);
  lines = g_strsplit (text, "\n", -1);
  joined = g_strjoinv ("\n" LEFT_TO_RIGHT, lines);
  marked = g_strconcat (LEFT_TO_RIGHT, joined, NULL);
  pango_layout_set_text (self->marks, marked, -1);
}

/* (transfer none): lines of marks at a size in pixels. */
static PangoLayout *
set_marks (SatdokuPainter *self,
           const char *text,
           double size,
           PangoRectangle *logical)
{
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("monospace");

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (self->marks, font);
  set_lines (self, text);
  pango_layout_get_extents (self->marks, NULL, logical);
  return self->marks;
}

/* Draws lines of monospace text in the middle of a part of the cell. */
static void
draw_lines (SatdokuPainter *self,
            cairo_t *cr,
            const char *text,
            double size,
            double top,
            double height,
            const GdkRGBA *colour)
{
  PangoRectangle logical;
  PangoLayout *lines = set_marks (self, text, size, &logical);
  double x, y;

  x = self->cell_size * self->room.left +
      (get_room_width (self) - (double)logical.width / PANGO_SCALE) / 2;
  y = top + (height - (double)logical.height / PANGO_SCALE) / 2;
  show_layout (cr, lines, x, y, colour);
}

/* Marks too small to be read are still said to be there: by one dot. */
static void
draw_dot (SatdokuPainter *self,
          cairo_t *cr,
          const GdkRGBA *colour)
{
  float size = MAX (1.0f, roundf ((float)self->cell_size * (float)DOT_SIZE));
  float place = floorf (((float)self->cell_size - size) / 2);

  gdk_cairo_set_source_rgba (cr, colour);
  cairo_rectangle (cr, (double)place, (double)place, (double)size, (double)size);
  cairo_fill (cr);
}

/* Finds the size at which each mark has a place of its own: 0 when the symbols are too long for
 * that, or it would be too small to be read. It is the same for all cells with as much
 * room. */
static void
ensure_fixed_size (SatdokuPainter *self)
{
  guint columns = satdoku_marks_columns (self->side);
  guint rows = (self->side + columns - 1) / columns;
  double extent = get_room_height (self) * MARKS_EXTENT;
  double size;

  if (self->fixed_size >= 0)
    return;
  self->fixed_size = 0;
  if (!self->width_known)
    self->fixed_width = satdoku_marks_width (self->side, self->symbols);
  self->width_known = TRUE;
  if (self->fixed_width == 0)
    return;
  size = MIN (get_room_width (self) * FIXED_EXTENT /
                (((self->fixed_width + 1) * columns - 1) * self->mark_width),
              extent / (rows * MARKS_LINE_HEIGHT));
  size = MIN (size, self->cell_size * MARKS_SIZE_MAX);
  if (size >= MARKS_PIXELS_MIN)
    self->fixed_size = size;
}

/* The marks one after the other at a size. Returns whether they fit. */
static gboolean
draw_packed_at (SatdokuPainter *self,
                cairo_t *cr,
                SudokuSet marks,
                double size,
                double top,
                double height,
                const GdkRGBA *colour)
{
  guint n_columns = (guint)(get_room_width (self) * MARKS_EXTENT / (size * self->mark_width));
  guint n_lines = (guint)(height / (size * MARKS_LINE_HEIGHT));
  g_autofree char *text = NULL;

  /* Each takes a character at least: where cells are small this answers most of the time. */
  if (sudoku_set_count (marks) > n_columns * n_lines)
    return FALSE;
  text = satdoku_marks_packed (marks, self->symbols, n_columns, &n_lines);
  if (text == NULL || n_lines * size * MARKS_LINE_HEIGHT > height)
    return FALSE;
  draw_lines (self, cr, text, size, top, height, colour);
  return TRUE;
}

/* In all cells at the same size, and only where there are too many for that at the smallest one.
 * Returns whether they fit. */
static gboolean
draw_packed (SatdokuPainter *self,
             cairo_t *cr,
             SudokuSet marks,
             double top,
             double height,
             const GdkRGBA *colour)
{
  double size = MAX (self->fixed_size, MARKS_PIXELS_MIN);

  return draw_packed_at (self, cr, marks, size, top, height, colour) ||
         (size > MARKS_PIXELS_MIN &&
          draw_packed_at (self, cr, marks, MARKS_PIXELS_MIN, top, height, colour));
}

static gboolean
draw_corner (SatdokuPainter *self,
             cairo_t *cr,
             SudokuSet marks,
             const GdkRGBA *colour)
{
  double top = self->cell_size * self->room.top, height = get_room_height (self);
  double extent = height * MARKS_EXTENT;
  g_autofree char *text = NULL;

  if (self->fixed_size <= 0)
    return draw_packed (self, cr, marks, top + (height - extent) / 2, extent, colour);
  text = satdoku_marks_fixed (marks, self->side, self->symbols, self->fixed_width);
  draw_lines (self, cr, text, self->fixed_size, top, height, colour);
  return TRUE;
}

static guint
count_before (SudokuSet marks,
              guint value)
{
  guint n = 0;
  guint other;

  SUDOKU_SET_FOREACH (marks, other)
  n += other < value ? 1 : 0;
  return n;
}

/* A corner mark in a corner or along an edge. Returns whether there is room for all. */
static gboolean
find_at_edge (SatdokuPainter *self,
              SudokuSet corner,
              guint value,
              SatdokuMarkPlace *place)
{
  guint n = sudoku_set_count (corner), length = satdoku_marks_edge_length (n);
  double width = self->fixed_width * self->mark_width * self->fixed_size;
  double down = MARKS_LINE_HEIGHT * self->fixed_size;
  double extent = get_room_width (self) * FIXED_EXTENT - width;
  gboolean below = FALSE;
  double along = 0;

  if (extent < (length - 1) * width * EDGE_DISTANCE)
    return FALSE;
  satdoku_marks_edge (n, count_before (corner, value), &below, &along);
  *place = (SatdokuMarkPlace){
    .x = get_room_middle_x (self) + (along - 0.5) * extent,
    .y = get_room_middle_y (self) +
         (below ? 0.5 : -0.5) * (get_room_height (self) * MARKS_EXTENT - down),
    .size = self->fixed_size,
    .room = MIN (width * EDGE_DISTANCE, down),
  };
  return TRUE;
}

/* A centre mark in the one line through the middle: smaller where there are many, but not below
 * @smallest pixels. Short symbols need no blanks between them. Returns whether there is room for
 * all. */
static gboolean
find_in_middle (SatdokuPainter *self,
                SudokuSet centre,
                guint value,
                double smallest,
                SatdokuMarkPlace *place)
{
  guint gap = self->fixed_width > 1 ? 1 : 0;
  guint width = satdoku_marks_symbol_width (value, self->symbols);
  guint n_columns = 0, before = 0, other;
  double size;

  SUDOKU_SET_FOREACH (centre, other)
  {
    guint columns = satdoku_marks_symbol_width (other, self->symbols) + gap;

    n_columns += columns;
    before += other < value ? columns : 0;
  }
  n_columns -= gap;
  size =
    MIN (self->fixed_size, get_room_width (self) * MARKS_EXTENT / (n_columns * self->mark_width));
  if (size < smallest)
    return FALSE;
  *place = (SatdokuMarkPlace){
    .x = get_room_middle_x (self) +
         (before + width / 2.0 - n_columns / 2.0) * self->mark_width * size,
    .y = get_room_middle_y (self),
    .size = size,
    .room = MIN ((width + gap) * self->mark_width, MARKS_LINE_HEIGHT) * size,
  };
  return TRUE;
}

/* A mark of a cell that has centre marks: these are in the middle, and corner marks leave the line
 * there free. @of_corner: which of both, as a value may be marked twice. Returns whether there is
 * room for all of them. */
static gboolean
find_apart (SatdokuPainter *self,
            SudokuSet corner,
            SudokuSet centre,
            gboolean of_corner,
            guint value,
            SatdokuMarkPlace *place)
{
  gboolean has_corner = !sudoku_set_is_empty (corner);
  double smallest = has_corner ? MARKS_PIXELS_MIN : MIN (self->fixed_size, READABLE_PIXELS);
  SatdokuMarkPlace other;

  if (self->fixed_size <= 0)
    return FALSE;
  if (!has_corner)
    return find_in_middle (self, centre, value, smallest, place);
  /* Three lines. */
  if (3 * MARKS_LINE_HEIGHT * self->fixed_size > get_room_height (self) * MARKS_EXTENT)
    return FALSE;
  if (of_corner)
    return find_in_middle (self, centre, sudoku_set_first (centre), smallest, &other) &&
           find_at_edge (self, corner, value, place);
  return find_at_edge (self, corner, sudoku_set_first (corner), &other) &&
         find_in_middle (self, centre, value, smallest, place);
}

/* Corner marks if @of_corner, or else centre marks. */
static gboolean
draw_set_apart (SatdokuPainter *self,
                cairo_t *cr,
                SudokuSet corner,
                SudokuSet centre,
                gboolean of_corner,
                const GdkRGBA *colour)
{
  guint value;

  SUDOKU_SET_FOREACH (of_corner ? corner : centre, value)
  {
    SatdokuMarkPlace place;
    PangoRectangle logical;
    g_autofree char *symbol = sudoku_symbols_dup (self->symbols, value);
    PangoLayout *layout = NULL;

    if (!find_apart (self, corner, centre, of_corner, value, &place))
      return FALSE;
    layout = set_marks (self, symbol, place.size, &logical);
    show_layout (cr, layout, place.x - (double)logical.width / PANGO_SCALE / 2,
                 place.y - (double)logical.height / PANGO_SCALE / 2, colour);
  }
  return TRUE;
}

/* Corner marks alone have fixed places where there is room for all of them. Centre marks are in one
 * line through the middle, with the corner marks in the corners and along the edges; without room
 * for that, marks are packed, the corner marks above the centre marks when there are both. Their
 * size is the same in all cells, as far as there is room. Where they would be too small to be read
 * there is a dot in place of them. */
void
satdoku_painter_draw_marks (SatdokuPainter *self,
                            cairo_t *cr,
                            SudokuSet corner,
                            SudokuSet centre,
                            const GdkRGBA *colour)
{
  double extent = get_room_height (self) * MARKS_EXTENT;
  double top = self->cell_size * self->room.top + (get_room_height (self) - extent) / 2;
  gboolean has_corner = !sudoku_set_is_empty (corner);
  gboolean has_centre = !sudoku_set_is_empty (centre);
  gboolean drawn = FALSE;

  g_return_if_fail (self != NULL);

  /* A font that is not needed is not looked for. */
  if (!has_corner && !has_centre)
    return;
  ensure_marks (self);
  ensure_fixed_size (self);
  if (has_centre && draw_set_apart (self, cr, corner, centre, FALSE, colour))
    drawn = draw_set_apart (self, cr, corner, centre, TRUE, colour);
  else if (has_corner && has_centre)
    {
      drawn = draw_packed (self, cr, corner, top, extent / 2, colour);
      drawn |= draw_packed (self, cr, centre, top + extent / 2, extent / 2, colour);
    }
  else if (has_centre)
    drawn = draw_packed (self, cr, centre, top, extent, colour);
  else if (has_corner)
    drawn = draw_corner (self, cr, corner, colour);
  if (!drawn)
    draw_dot (self, cr, colour);
}

/* Where the mark of a value belongs when each has a place of its own. The places are those of
 * corner marks, and as large as there is room for where these would be too small to be read. */
void
satdoku_painter_get_mark_place (SatdokuPainter *self,
                                guint value,
                                SatdokuMarkPlace *place)
{
  guint columns, rows, width;
  double across, down;

  g_return_if_fail (self != NULL && place != NULL && value >= 1 && value <= self->side);

  ensure_marks (self);
  ensure_fixed_size (self);
  columns = satdoku_marks_columns (self->side);
  rows = (self->side + columns - 1) / columns;
  width = MAX (self->fixed_width, 1);
  place->size = self->fixed_size;
  if (place->size <= 0)
    place->size = MIN (get_room_width (self) * FIXED_EXTENT /
                         (((width + 1) * columns - 1) * self->mark_width),
                       get_room_height (self) * MARKS_EXTENT / (rows * MARKS_LINE_HEIGHT));
  across = (width + 1) * self->mark_width * place->size;
  down = MARKS_LINE_HEIGHT * place->size;
  place->x = get_room_middle_x (self) + ((value - 1) % columns - (columns - 1) / 2.0) * across;
  place->y = get_room_middle_y (self) + ((value - 1) / columns - (rows - 1) / 2.0) * down;
  place->room = MIN (across, down);
}

/* Whether marks in places of their own are large enough to be read. */
gboolean
satdoku_painter_can_read_marks (SatdokuPainter *self)
{
  SatdokuMarkPlace place;

  g_return_val_if_fail (self != NULL, FALSE);

  satdoku_painter_get_mark_place (self, 1, &place);
  return place.size >= READABLE_PIXELS;
}

/* Spreads a few values over a cell in their order; the fewer there are, the more room each gets. */
void
satdoku_painter_get_spread_place (SatdokuPainter *self,
                                  SudokuSet values,
                                  guint value,
                                  SatdokuMarkPlace *place)
{
  guint n, columns, rows, column, row;
  double across, down;

  g_return_if_fail (self != NULL && place != NULL && sudoku_set_has (values, value));

  ensure_marks (self);
  n = sudoku_set_count (values);
  columns = satdoku_marks_columns (n);
  column = count_before (values, value) % columns;
  row = count_before (values, value) / columns;
  rows = (n + columns - 1) / columns;
  /* Two stand across the cell. */
  if (n == 2)
    {
      rows = 2;
      row = column;
    }
  across = get_room_width (self) * MARKS_EXTENT / columns;
  down = get_room_height (self) * MARKS_EXTENT / rows;
  place->room = MIN (MIN (across, down), get_room_height (self) * SPREAD_EXTENT);
  place->size = MIN (place->room / MARKS_LINE_HEIGHT,
                     place->room * SPREAD_WIDTH / (MAX (self->fixed_width, 1) * self->mark_width));
  place->x = get_room_middle_x (self) + (column - (columns - 1) / 2.0) * across;
  place->y = get_room_middle_y (self) + (row - (rows - 1) / 2.0) * down;
}

/* Where draw_packed_at() writes a mark; FALSE when it does not write them. */
static gboolean
find_packed_at (SatdokuPainter *self,
                SudokuSet marks,
                guint value,
                double size,
                double top,
                double height,
                SatdokuMarkPlace *place)
{
  guint n_columns = (guint)(get_room_width (self) * MARKS_EXTENT / (size * self->mark_width));
  guint n_lines = (guint)(height / (size * MARKS_LINE_HEIGHT));
  g_autofree char *text = NULL;
  guint line;
  double column;

  if (sudoku_set_count (marks) > n_columns * n_lines)
    return FALSE;
  text = satdoku_marks_packed (marks, self->symbols, n_columns, &n_lines);
  if (text == NULL || n_lines * size * MARKS_LINE_HEIGHT > height ||
      !satdoku_marks_find (text, count_before (marks, value), &line, &column, &n_lines, &n_columns))
    return FALSE;
  *place = (SatdokuMarkPlace){
    .x = get_room_middle_x (self) + (column - n_columns / 2.0) * self->mark_width * size,
    .y = top + height / 2 + (line - (n_lines - 1) / 2.0) * MARKS_LINE_HEIGHT * size,
    .size = size,
    .room = MIN (2 * self->mark_width, MARKS_LINE_HEIGHT) * size,
  };
  return TRUE;
}

static gboolean
find_packed (SatdokuPainter *self,
             SudokuSet marks,
             guint value,
             double top,
             double height,
             SatdokuMarkPlace *place)
{
  double size = MAX (self->fixed_size, MARKS_PIXELS_MIN);

  return find_packed_at (self, marks, value, size, top, height, place) ||
         (size > MARKS_PIXELS_MIN &&
          find_packed_at (self, marks, value, MARKS_PIXELS_MIN, top, height, place));
}

/* Finds where satdoku_painter_draw_marks() writes a mark, among the corner marks if it is of
 * both kinds; where it does not write it, the place that the mark would have if there were room.
 * Returns whether it is written. */
gboolean
satdoku_painter_find_mark (SatdokuPainter *self,
                           SudokuSet corner,
                           SudokuSet centre,
                           guint value,
                           SatdokuMarkPlace *place)
{
  double extent = get_room_height (self) * MARKS_EXTENT;
  double top = self->cell_size * self->room.top + (get_room_height (self) - extent) / 2;
  gboolean in_corner, found;

  g_return_val_if_fail (self != NULL && place != NULL && value >= 1 && value <= self->side, FALSE);

  ensure_marks (self);
  ensure_fixed_size (self);
  in_corner = sudoku_set_has (corner, value);
  if (!sudoku_set_is_empty (centre) && find_apart (self, corner, centre, in_corner, value, place))
    return TRUE;
  if (!sudoku_set_is_empty (corner) && !sudoku_set_is_empty (centre))
    found = in_corner ? find_packed (self, corner, value, top, extent / 2, place)
                      : find_packed (self, centre, value, top + extent / 2, extent / 2, place);
  else if (in_corner && self->fixed_size > 0)
    found = FALSE;
  else
    found = find_packed (self, in_corner ? corner : centre, value, top, extent, place);
  if (found)
    return TRUE;
  satdoku_painter_get_mark_place (self, value, place);
  if (!in_corner || !sudoku_set_is_empty (centre) || self->fixed_size <= 0)
    return FALSE;
  /* A short symbol stands at the right of its place. */
  place->x += (self->fixed_width - satdoku_marks_symbol_width (value, self->symbols)) / 2.0 *
              self->mark_width * place->size;
  return TRUE;
}

/* Draws a text centred on a point; @size is that of the font, in pixels. */
void
satdoku_painter_draw_small (SatdokuPainter *self,
                            cairo_t *cr,
                            const char *text,
                            double x,
                            double y,
                            double size,
                            const GdkRGBA *colour)
{
  g_autoptr (PangoLayout) layout = NULL;
  PangoRectangle ink;

  g_return_if_fail (self != NULL && cr != NULL && text != NULL && colour != NULL);

  layout = new_layout (self, MAX (size, 1), FALSE);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_extents (layout, &ink, NULL);
  show_layout (cr, layout, x - (ink.x + ink.width / 2.0) / PANGO_SCALE,
               y - (ink.y + ink.height / 2.0) / PANGO_SCALE, colour);
}

void
satdoku_painter_draw_mark (SatdokuPainter *self,
                           cairo_t *cr,
                           guint value,
                           const SatdokuMarkPlace *place,
                           const GdkRGBA *colour)
{
  g_autofree char *symbol = NULL;

  g_return_if_fail (self != NULL && place != NULL && value >= 1 && value <= self->side);

  symbol = sudoku_symbols_dup (self->symbols, value);
  satdoku_painter_draw_small (self, cr, symbol, place->x, place->y, place->size, colour);
}
