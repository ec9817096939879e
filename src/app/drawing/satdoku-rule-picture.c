/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small board that shows what a rule is about, in the colour of the text around it, as the rule
 * itself draws it. It is for images and knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-rule-picture.h"

#include <gtk/gtk.h>

#include "satdoku-board-renderer.h"
#include "satdoku-class.h"

/* Pixels that an image likes to give it. */
#define SIZE 32
/* Borders of smaller cells are no thicker than other lines. */
#define THICK_CELL_MIN 7
/* The colour that is used where there is no text around it. */
static const GdkRGBA plain_colour = { 0.5f, 0.5f, 0.5f, 1 };

struct _SatdokuRulePicture
{
  GObject parent_instance;

  /* Owned. */
  SatdokuBoardPattern *pattern;
};

static void paintable_init (GdkPaintableInterface *iface);
static void symbolic_init (GtkSymbolicPaintableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SatdokuRulePicture,
                               satdoku_rule_picture,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, paintable_init)
                                 G_IMPLEMENT_INTERFACE (GTK_TYPE_SYMBOLIC_PAINTABLE,
                                                        symbolic_init))

static void
get_text_colour (gpointer data,
                 const SatdokuCellState *state,
                 GdkRGBA *colour)
{
  *colour = plain_colour;
}

static void
draw_ground (gpointer data,
             const SatdokuCellState *state,
             cairo_t *cr,
             int size)
{
}

static const SatdokuBoardTheme theme = { get_text_colour, get_text_colour, draw_ground };

static void
get_state (gpointer data,
           guint cell,
           SatdokuCellState *state)
{
}

static void
measure_lines (int cell,
               SatdokuBoardMeasures *measures)
{
  int thick = cell < THICK_CELL_MIN ? 1 : 2;

  *measures = (SatdokuBoardMeasures){ cell, 1, thick, thick, TRUE };
}

static void
draw (SatdokuRulePicture *self,
      cairo_t *cr,
      const GdkRGBA *colour,
      int width,
      int height)
{
  SatdokuBoardColours colours = {
    .line = *colour,
    .border = *colour,
    .frame = *colour,
    .area = *colour,
    .figure = *colour,
    .stroke = *colour,
    .outline = *colour,
  };
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  g_autoptr (SatdokuBoardRenderer) renderer = satdoku_board_renderer_new (context, &theme, NULL);
  SatdokuBoardLayout layout;

  colours.line.alpha *= 0.3f;
  colours.area.alpha *= 0.4f;
  colours.figure.alpha *= 0.7f;
  satdoku_board_layout_fit (&layout, self->pattern, measure_lines, width, height);
  satdoku_board_renderer_set_colours (renderer, &colours);
  satdoku_board_renderer_set_board (renderer, self->pattern, &layout);
  cairo_translate (cr, layout.x, layout.y);
  satdoku_board_renderer_draw (renderer, cr, get_state, NULL);
  g_object_unref (context);
}

static void
snapshot_symbolic (GtkSymbolicPaintable *paintable,
                   GdkSnapshot *snapshot,
                   double width,
                   double height,
                   const GdkRGBA *colours,
                   gsize n_colours)
{
  const GdkRGBA *colour =
    n_colours > GTK_SYMBOLIC_COLOR_FOREGROUND ? &colours[GTK_SYMBOLIC_COLOR_FOREGROUND]
                                              : &plain_colour;
  cairo_t *cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float)width, (float)height));

  draw (SATDOKU_RULE_PICTURE (paintable), cr, colour, (int)width, (int)height);
  cairo_destroy (cr);
}

static void
snapshot_plain (GdkPaintable *paintable,
                GdkSnapshot *snapshot,
                double width,
                double height)
{
  snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (paintable), snapshot, width, height, NULL, 0);
}

static int
get_intrinsic_size (GdkPaintable *paintable)
{
  return SIZE;
}

static void
paintable_init (GdkPaintableInterface *iface)
{
  iface->snapshot = snapshot_plain;
  iface->get_intrinsic_width = get_intrinsic_size;
  iface->get_intrinsic_height = get_intrinsic_size;
}

static void
symbolic_init (GtkSymbolicPaintableInterface *iface)
{
  iface->snapshot_symbolic = snapshot_symbolic;
}

static void
satdoku_rule_picture_class_init (SatdokuRulePictureClass *klass)
{
  satdoku_class_keeps (klass, SatdokuRulePicture, pattern, satdoku_board_pattern_unref);
}

static void
satdoku_rule_picture_init (SatdokuRulePicture *self)
{
}

/* For images of any size, which draw it in their own colour. */
GdkPaintable *
satdoku_rule_picture_new (const SudokuRuleKind *kind)
{
  SatdokuRulePicture *self;

  g_return_val_if_fail (kind != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_RULE_PICTURE, NULL);
  self->pattern = satdoku_board_pattern_new_sample (kind);
  return GDK_PAINTABLE (self);
}
