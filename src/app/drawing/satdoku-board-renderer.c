/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one place that draws a board: lines, what rules draw, and cells with their values, marks and
 * colours. A theme says how cells look in each state; a function of the caller gives their states.
 * On the screen, where a board may have thousands of cells and a frame little time, the theme is
 * asked once for each state that occurs, and small cells with the same value in the same state are
 * drawn once and then copied. It knows no widgets, and touches nothing of the display unless the
 * theme does, so that it may be used in a thread. */

#include "satdoku-config.h"

#include "satdoku-board-renderer.h"

#include <math.h>
#include <string.h>

#include "satdoku-board-lines.h"
#include "satdoku-cell-pattern.h"
#include "satdoku-clue.h"
#include "satdoku-contrast.h"
#include "satdoku-edge-mark.h"
#include "satdoku-item-layer.h"
#include "satdoku-item-style.h"
#include "satdoku-overlay.h"
#include "satdoku-painter.h"
#include "satdoku-shape.h"
#include "satdoku-stroke.h"

/* Parts of the cell's size: the shape that stands for its colour. */
#define SHAPE_SIZE 0.11
#define SHAPE_MARGIN 0.025
#define SHAPE_PIXELS_MIN 3.0
/* Larger cells are not kept to be copied: few of them are on a screen, and they take memory. */
#define TILE_PIXELS_MAX 48
/* Cells with fewer pixels have no small letters. */
#define TEXT_CELL_MIN 12
/* Of what is written, on lines of items; a little more than what is asked for, as pixels are
 * rounded. */
#define CONTRAST 4.6
/* Parts of a board whose items are kept drawn. */
#define LAYERS_MAX 64
/* The bits of a state that a look depends on. */
#define KEY_ORIGIN 0
#define KEY_COLOUR 4
#define KEY_FLAGS 8
#define KEY_PENDING 24
#define KEY_SHOWN 25
#define KEY_PATTERN 32

static const cairo_user_data_key_t data_key;

/* How cells look in one state. */
typedef struct
{
  guint64 key;
  GdkRGBA text;
  GdkRGBA shape;
  GdkRGBA colour;                              /* of the ground */
  cairo_surface_t *ground;                     /* the background behind the text */
  cairo_surface_t *tiles[SUDOKU_SIDE_MAX + 1]; /* (nullable elements): by value */
} Look;

/* What items draw into a part of the board, under the values. */
typedef struct
{
  SatdokuBoardRange range;
  cairo_surface_t *lines;   /* (nullable): there is nothing; what is the same in all states */
  cairo_surface_t *picture; /* (nullable): it is to be drawn anew, over the lines */
} Layer;

struct _SatdokuBoardRenderer
{
  /* Owned. */
  SatdokuPainter *painter;
  SatdokuBoardPattern *pattern; /* (nullable) */
  SatdokuFigure *figure;        /* (nullable) */
  GHashTable *looks;            /* Look by its key */
  GHashTable *layers;           /* Layer by its first cell */
  guint8 *item_states;          /* (nullable): SatdokuItemState by the number of the rule */
  guint n_item_states;

  const SudokuColouring *colouring; /* (nullable): borrowed; NULL when there is nothing in it */
  SatdokuChainColours chain_colours;

  const SatdokuBoardTheme *theme;
  gpointer theme_data;
  SatdokuBoardColours colours;
  SatdokuItemStyle style; /* without a painter: not found yet */
  SatdokuFigureColours figure_colours;
  SatdokuBoardLayout layout;
  int scale; /* of the display's pixels to those of the layout */
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

static void
layer_free (gpointer data)
{
  Layer *layer = data;

  g_clear_pointer (&layer->lines, cairo_surface_destroy);
  g_clear_pointer (&layer->picture, cairo_surface_destroy);
  g_free (layer);
}

/* Draws nothing until satdoku_board_renderer_set_board(). The theme is borrowed and must outlive
 * it. */
SatdokuBoardRenderer *
satdoku_board_renderer_new (PangoContext *context,
                            const SatdokuBoardTheme *theme,
                            gpointer data)
{
  SatdokuBoardRenderer *self;

  g_return_val_if_fail (PANGO_IS_CONTEXT (context) && theme != NULL, NULL);

  self = g_new0 (SatdokuBoardRenderer, 1);
  self->painter = satdoku_painter_new (context);
  self->looks = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, look_free);
  self->layers = g_hash_table_new_full (NULL, NULL, NULL, layer_free);
  self->theme = theme;
  self->theme_data = data;
  self->scale = 1;
  return self;
}

void
satdoku_board_renderer_free (SatdokuBoardRenderer *self)
{
  g_hash_table_unref (self->looks);
  g_hash_table_unref (self->layers);
  g_free (self->item_states);
  g_clear_pointer (&self->pattern, satdoku_board_pattern_unref);
  g_clear_pointer (&self->figure, satdoku_figure_unref);
  satdoku_painter_free (self->painter);
  g_free (self);
}

static void
forget_looks (SatdokuBoardRenderer *self)
{
  g_hash_table_remove_all (self->looks);
  g_hash_table_remove_all (self->layers);
  self->style.painter = NULL;
}

/* @symbols are borrowed, and must live until others are set. Returns whether they are different. */
gboolean
satdoku_board_renderer_set_symbols (SatdokuBoardRenderer *self,
                                    const SudokuSymbols *symbols)
{
  g_return_val_if_fail (self != NULL && symbols != NULL, FALSE);

  if (!satdoku_painter_set_symbols (self->painter, symbols))
    return FALSE;
  forget_looks (self);
  return TRUE;
}

const SudokuSymbols *
satdoku_board_renderer_get_symbols (SatdokuBoardRenderer *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return satdoku_painter_get_symbols (self->painter);
}

void
satdoku_board_renderer_set_colours (SatdokuBoardRenderer *self,
                                    const SatdokuBoardColours *colours)
{
  g_return_if_fail (self != NULL && colours != NULL);

  if (memcmp (&self->colours, colours, sizeof *colours) == 0)
    return;
  self->colours = *colours;
  forget_looks (self);
}

/* Takes a reference to @pattern and a copy of @layout. */
void
satdoku_board_renderer_set_board (SatdokuBoardRenderer *self,
                                  SatdokuBoardPattern *pattern,
                                  const SatdokuBoardLayout *layout)
{
  g_return_if_fail (self != NULL && pattern != NULL && layout != NULL);

  if (self->layout.measures.cell != layout->measures.cell || self->pattern != pattern)
    forget_looks (self);
  g_hash_table_remove_all (self->layers);
  satdoku_board_pattern_ref (pattern);
  g_clear_pointer (&self->pattern, satdoku_board_pattern_unref);
  self->pattern = pattern;
  self->layout = *layout;
  satdoku_painter_set_shape (self->painter, layout->side, layout->measures.cell);
}

/* So many pixels of the display are one of the layout. Returns whether the scale is another one. */
gboolean
satdoku_board_renderer_set_scale (SatdokuBoardRenderer *self,
                                  int scale)
{
  g_return_val_if_fail (self != NULL && scale >= 1, FALSE);

  if (self->scale == scale)
    return FALSE;
  self->scale = scale;
  forget_looks (self);
  return TRUE;
}

/* Without a figure there are no colours, either. Returns whether it is another figure. */
gboolean
satdoku_board_renderer_set_figure (SatdokuBoardRenderer *self,
                                   SatdokuFigure *figure,
                                   const SatdokuFigureColours *colours)
{
  gboolean changed;

  g_return_val_if_fail (self != NULL && (figure == NULL || colours != NULL), FALSE);

  changed = self->figure != figure;
  if (figure != NULL)
    {
      satdoku_figure_ref (figure);
      self->figure_colours = *colours;
    }
  g_clear_pointer (&self->figure, satdoku_figure_unref);
  self->figure = figure;
  return changed;
}

/* Colours of candidates, and links, are drawn where the candidates are among the marks. @colouring
 * is borrowed, and must live until another is set. */
void
satdoku_board_renderer_set_colouring (SatdokuBoardRenderer *self,
                                      const SudokuColouring *colouring,
                                      const SatdokuChainColours *colours)
{
  g_return_if_fail (self != NULL && (colouring == NULL || colours != NULL));

  self->colouring =
    colouring != NULL && !sudoku_colouring_is_empty (colouring) ? colouring : NULL;
  if (colours != NULL)
    self->chain_colours = *colours;
}

static void
forget_picture (gpointer key,
                gpointer value,
                gpointer range)
{
  Layer *layer = value;

  if (satdoku_board_range_meets (&layer->range, range))
    g_clear_pointer (&layer->picture, cairo_surface_destroy);
}

static SatdokuItemState
get_item_state (SatdokuBoardRenderer *self,
                const SatdokuBoardItem *item)
{
  return item->rule < self->n_item_states ? (SatdokuItemState)self->item_states[item->rule] : 0;
}

/* Copies what is to be said of items, by the numbers of their rules. */
void
satdoku_board_renderer_set_item_states (SatdokuBoardRenderer *self,
                                        const guint8 *states,
                                        guint n_states)
{
  g_autofree guint8 *before = NULL;
  guint n_before, n_items = 0;
  const SatdokuBoardItem *items = NULL;

  g_return_if_fail (self != NULL && (states != NULL || n_states == 0));

  before = g_steal_pointer (&self->item_states);
  n_before = self->n_item_states;
  self->item_states = g_memdup2 (states, n_states);
  self->n_item_states = n_states;
  if (self->pattern != NULL)
    items = satdoku_board_pattern_get_items (self->pattern, &n_items);
  for (guint i = 0; i < n_items; i++)
    {
      guint8 state = items[i].rule < n_before ? before[items[i].rule] : 0;
      SatdokuBoardRange range;

      if (state == get_item_state (self, &items[i]))
        continue;
      satdoku_board_item_get_range (&items[i], self->layout.side, &range);
      g_hash_table_foreach (self->layers, forget_picture, &range);
    }
}

static gboolean
is_marked (const SatdokuCellContent *content,
           guint value)
{
  return content->value == 0 && sudoku_set_has (sudoku_set_or (content->marks[SUDOKU_MARK_CORNER],
                                                               content->marks[SUDOKU_MARK_CENTRE]),
                                                value);
}

/* Marks stand where nothing else does. */
static void
set_room (SatdokuBoardRenderer *self,
          guint cell)
{
  SatdokuMarkRoom room;

  satdoku_board_pattern_get_room (self->pattern, cell, &room);
  satdoku_painter_set_room (self->painter, &room);
}

/* Finds where a mark is drawn, or would be if there were room, from the corner of its cell. Returns
 * whether the value is marked in the cell and can be seen. */
gboolean
satdoku_board_renderer_find_mark (SatdokuBoardRenderer *self,
                                  guint cell,
                                  const SatdokuCellContent *content,
                                  guint value,
                                  SatdokuMarkPlace *place)
{
  g_return_val_if_fail (self != NULL && content != NULL && place != NULL, FALSE);

  if (value < 1 || value > self->layout.side || !is_marked (content, value))
    return FALSE;
  set_room (self, cell);
  return satdoku_painter_find_mark (self->painter, content->marks[SUDOKU_MARK_CORNER],
                                    content->marks[SUDOKU_MARK_CENTRE], value, place);
}

/* The fonts, the resolution or what the theme says have changed. */
void
satdoku_board_renderer_style_changed (SatdokuBoardRenderer *self)
{
  g_return_if_fail (self != NULL);

  satdoku_painter_context_changed (self->painter);
  forget_looks (self);
}

static gboolean
has_figure (SatdokuBoardRenderer *self)
{
  return self->figure != NULL && satdoku_figure_get_side (self->figure) == self->layout.side;
}

/* In a cell of the figure each candidate has its place: marks there have theirs, too, and those
 * that the figure draws are not drawn twice. On small cells the figure needs all of it. */
static void
make_room (SatdokuBoardRenderer *self,
           guint cell,
           SatdokuCellState *state)
{
  SudokuSet *marks = state->content.marks;
  SudokuSet values;

  if (!has_figure (self))
    return;
  values = satdoku_figure_get_values (self->figure, cell);
  if (sudoku_set_is_empty (values))
    return;
  marks[SUDOKU_MARK_CENTRE] = (SudokuSet){ 0 };
  if (!satdoku_painter_can_read_marks (self->painter))
    values = marks[SUDOKU_MARK_CORNER];
  marks[SUDOKU_MARK_CORNER] = sudoku_set_minus (marks[SUDOKU_MARK_CORNER], values);
}

static void
draw_ground (SatdokuBoardRenderer *self,
             cairo_t *cr,
             const SatdokuCellState *state,
             SatdokuCellPattern pattern)
{
  self->theme->draw_ground (self->theme_data, state, cr, self->layout.measures.cell);
  if (pattern != 0)
    satdoku_cell_pattern_draw (pattern, cr, self->layout.measures.cell, &self->colours.area,
                               &self->colours.figure, &self->colours.stroke);
}

static void
draw_content (SatdokuBoardRenderer *self,
              cairo_t *cr,
              const SatdokuCellState *state,
              const GdkRGBA *colour)
{
  const SatdokuCellContent *content = &state->content;

  if (state->pending != NULL)
    satdoku_painter_draw_text (self->painter, cr, state->pending, colour);
  else if (state->shown != NULL)
    satdoku_shown_draw (state->shown, cr, self->painter, self->layout.measures.cell, colour);
  else if (content->value > 0)
    satdoku_painter_draw_value (self->painter, cr, content->value,
                                content->origin == SUDOKU_ORIGIN_GIVEN, colour);
  else
    satdoku_painter_draw_marks (self->painter, cr, content->marks[SUDOKU_MARK_CORNER],
                                content->marks[SUDOKU_MARK_CENTRE], colour);
}

/* The shapes behind coloured candidates; or, over the marks, these candidates themselves. */
static void
draw_candidates (SatdokuBoardRenderer *self,
                 cairo_t *cr,
                 const SatdokuCellState *state,
                 gboolean shapes)
{
  guint n = 0;
  const SudokuColoured *coloured =
    sudoku_colouring_get_coloured_in (self->colouring, state->cell, &n);

  for (guint i = 0; i < n; i++)
    {
      SatdokuMarkPlace place;
      guint value = coloured[i].spot.value;

      if (!is_marked (&state->content, value))
        continue;
      if (satdoku_board_renderer_find_mark (self, state->cell, &state->content, value, &place) &&
          !shapes)
        satdoku_painter_draw_mark (self->painter, cr, value, &place, &self->chain_colours.text);
      else if (shapes)
        satdoku_chain_draw_candidate (cr, &place, coloured[i].colour, self->layout.measures.cell,
                                      &self->chain_colours);
    }
}

static gboolean
is_blank (const SatdokuCellState *state)
{
  return state->pending == NULL && state->shown == NULL && state->content.value == 0 &&
         state->content.colour == 0 &&
         (state->flags & (SATDOKU_CELL_CONFLICT | SATDOKU_CELL_DIFFERS)) == 0 &&
         sudoku_set_is_empty (state->content.marks[SUDOKU_MARK_CORNER]) &&
         sudoku_set_is_empty (state->content.marks[SUDOKU_MARK_CENTRE]);
}

/* All but the ground; nothing may be known by its colour alone. */
static void
draw_figures (SatdokuBoardRenderer *self,
              cairo_t *cr,
              const SatdokuCellState *state,
              const GdkRGBA *text,
              const GdkRGBA *shape)
{
  double size = self->layout.measures.cell;
  double margin = size * SHAPE_MARGIN;

  set_room (self, state->cell);
  if (self->colouring != NULL && state->pending == NULL)
    draw_candidates (self, cr, state, TRUE);
  draw_content (self, cr, state, text);
  if (state->flags & SATDOKU_CELL_PARTIAL)
    {
      gdk_cairo_set_source_rgba (cr, text);
      satdoku_shape_draw_underline (cr, size);
    }
  if (self->colouring != NULL && state->pending == NULL)
    draw_candidates (self, cr, state, FALSE);
  if (state->flags & SATDOKU_CELL_DIFFERS)
    {
      gdk_cairo_set_source_rgba (cr, text);
      satdoku_shape_draw_notch (cr, size);
    }
  if (state->flags & SATDOKU_CELL_CONFLICT)
    {
      gdk_cairo_set_source_rgba (cr, text);
      satdoku_shape_draw_wedge (cr, size);
    }
  if (state->content.colour > 0)
    {
      gdk_cairo_set_source_rgba (cr, shape);
      satdoku_shape_draw (cr, state->content.colour, margin, margin,
                          MAX (size * SHAPE_SIZE, SHAPE_PIXELS_MIN));
    }
}

/* The colour of the ground of cells in a state; transparent where there is none. */
static void
get_ground (SatdokuBoardRenderer *self,
            const SatdokuCellState *state,
            GdkRGBA *ground)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 1, 1);
  cairo_t *cr = cairo_create (surface);
  guint32 pixel;
  float alpha;

  gdk_cairo_set_source_rgba (cr, &self->colours.paper);
  cairo_paint (cr);
  self->theme->draw_ground (self->theme_data, state, cr, self->layout.measures.cell);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  memcpy (&pixel, cairo_image_surface_get_data (surface), sizeof pixel);
  cairo_surface_destroy (surface);
  alpha = (float)(pixel >> 24);
  *ground = (GdkRGBA){
    .red = alpha > 0 ? (float)(pixel >> 16 & 0xff) / alpha : 0,
    .green = alpha > 0 ? (float)(pixel >> 8 & 0xff) / alpha : 0,
    .blue = alpha > 0 ? (float)(pixel & 0xff) / alpha : 0,
    .alpha = alpha / 255,
  };
}

/* (transfer none): how items are drawn; it is the same until the theme or the colours change. */
static const SatdokuItemStyle *
ensure_style (SatdokuBoardRenderer *self,
              gboolean has_text)
{
  const SatdokuCellState empty = { 0 }, given = { .content.origin = SUDOKU_ORIGIN_GIVEN };
  SatdokuItemStyle *style = &self->style;

  if (style->painter != NULL)
    {
      style->has_text = has_text;
      return style;
    }
  *style = (SatdokuItemStyle){
    .layout = &self->layout,
    .painter = self->painter,
    .outline = self->colours.outline,
    .edge = self->colours.edge,
    .lit = self->colours.lit,
    .broken = self->colours.broken,
    .has_text = has_text,
  };
  self->theme->get_text_colour (self->theme_data, &given, &style->ink);
  get_ground (self, &empty, &style->paper);
  satdoku_strokes_find_colours (style);
  return style;
}

static gboolean
is_value (const SatdokuCellState *state)
{
  return state->content.value > 0 && state->pending == NULL && state->shown == NULL;
}

/* Values keep clear of thin lines, and of the edges of lines, and marks don't. */
static gboolean
has_halo (SatdokuBoardRenderer *self,
          const SatdokuCellState *state,
          SatdokuCellPattern pattern)
{
  return is_value (state) &&
         ((pattern & SATDOKU_PATTERN_CROSSED) != 0 ||
          ((pattern & (SATDOKU_PATTERN_WIDES | SATDOKU_PATTERN_THINS)) != 0 &&
           self->colours.edge.alpha > 0));
}

/* What is written on lines of items must be readable there, too. */
static void
make_legible (SatdokuBoardRenderer *self,
              const SatdokuCellState *state,
              SatdokuCellPattern pattern,
              const GdkRGBA *ground,
              GdkRGBA *text)
{
  GdkRGBA backgrounds[2 * SATDOKU_N_HUES + 1] = { *ground }, wanted;
  const SatdokuItemStyle *style = NULL;
  gsize n = 1;

  if ((pattern & (SATDOKU_PATTERN_WIDES | SATDOKU_PATTERN_THINS)) == 0 || ground->alpha <= 0)
    return;
  style = ensure_style (self, TRUE);
  satdoku_contrast_mix (ground, text, text->alpha, &wanted);
  for (guint hue = 0; hue < SATDOKU_N_HUES; hue++)
    for (int wide = FALSE; wide <= TRUE; wide++)
      {
        if ((pattern & ((wide ? SATDOKU_PATTERN_WIDE : SATDOKU_PATTERN_THIN) << hue)) == 0 ||
            (!wide && is_value (state)))
          continue;
        satdoku_contrast_mix (ground, &style->lines[hue][wide], style->lines[hue][wide].alpha,
                              &backgrounds[n++]);
      }
  satdoku_contrast_make_legible (&wanted, backgrounds, n, CONTRAST, text);
}

static void
draw_halo (SatdokuBoardRenderer *self,
           cairo_t *cr,
           const SatdokuCellState *state,
           SatdokuCellPattern pattern,
           const GdkRGBA *ground,
           int scale)
{
  if (has_halo (self, state, pattern))
    satdoku_painter_draw_halo (self->painter, cr, state->content.value,
                               state->content.origin == SUDOKU_ORIGIN_GIVEN, ground, scale);
}

static void
draw_in_theme (SatdokuBoardRenderer *self,
               cairo_t *cr,
               const SatdokuCellState *state)
{
  SatdokuCellPattern pattern = satdoku_board_pattern_get_cell (self->pattern, state->cell);
  GdkRGBA text, shape, ground;

  self->theme->get_text_colour (self->theme_data, state, &text);
  self->theme->get_shape_colour (self->theme_data, state, &shape);
  if ((pattern & (SATDOKU_PATTERN_WIDES | SATDOKU_PATTERN_THINS)) != 0)
    {
      get_ground (self, state, &ground);
      make_legible (self, state, pattern, &ground, &text);
      draw_halo (self, cr, state, pattern, &ground, 0);
    }
  draw_figures (self, cr, state, &text, &shape);
}

static guint64
make_key (const SatdokuCellState *state,
          SatdokuCellPattern pattern)
{
  return (guint64)state->content.origin << KEY_ORIGIN |
         (guint64)state->content.colour << KEY_COLOUR | (guint64)state->flags << KEY_FLAGS |
         (guint64)(state->pending != NULL) << KEY_PENDING |
         (guint64)(state->shown != NULL) << KEY_SHOWN | (guint64)pattern << KEY_PATTERN;
}

/* A picture in the display's pixels that all of will be drawn. */
static cairo_surface_t *
create_picture (SatdokuBoardRenderer *self,
                int width,
                int height)
{
  int stride = cairo_format_stride_for_width (CAIRO_FORMAT_RGB24, width * self->scale);
  guchar *data = g_malloc_n ((gsize)height * (gsize)self->scale, (gsize)stride);
  cairo_surface_t *picture = cairo_image_surface_create_for_data (
    data, CAIRO_FORMAT_RGB24, width * self->scale, height * self->scale, stride);

  cairo_surface_set_user_data (picture, &data_key, data, g_free);
  cairo_surface_set_device_scale (picture, self->scale, self->scale);
  return picture;
}

/* The colour above the middle, where areas, squares and discs are, but seldom a line. */
static void
get_pixel (cairo_surface_t *ground,
           GdkRGBA *colour)
{
  int row = cairo_image_surface_get_height (ground) / 4;
  int column = cairo_image_surface_get_width (ground) / 2;
  guint32 pixel;

  cairo_surface_flush (ground);
  memcpy (&pixel,
          cairo_image_surface_get_data (ground) + row * cairo_image_surface_get_stride (ground) +
            column * 4,
          sizeof pixel);
  *colour = (GdkRGBA){
    .red = (float)(pixel >> 16 & 0xff) / 255,
    .green = (float)(pixel >> 8 & 0xff) / 255,
    .blue = (float)(pixel & 0xff) / 255,
    .alpha = 1,
  };
}

static Look *
ensure_look (SatdokuBoardRenderer *self,
             const SatdokuCellState *state,
             SatdokuCellPattern pattern)
{
  guint64 key = make_key (state, pattern);
  Look *look = g_hash_table_lookup (self->looks, &key);
  int size = self->layout.measures.cell;
  cairo_t *cr;

  if (look != NULL)
    return look;
  look = g_new0 (Look, 1);
  look->key = key;
  self->theme->get_text_colour (self->theme_data, state, &look->text);
  self->theme->get_shape_colour (self->theme_data, state, &look->shape);
  look->ground = create_picture (self, size, size);
  cr = cairo_create (look->ground);
  draw_ground (self, cr, state, pattern);
  cairo_destroy (cr);
  get_pixel (look->ground, &look->colour);
  make_legible (self, state, pattern, &look->colour, &look->text);
  g_hash_table_insert (self->looks, &look->key, look);
  return look;
}

static void
draw_look (SatdokuBoardRenderer *self,
           cairo_t *cr,
           const Look *look)
{
  cairo_set_source_surface (cr, look->ground, 0, 0);
  cairo_rectangle (cr, 0, 0, self->layout.measures.cell, self->layout.measures.cell);
  cairo_fill (cr);
}

static void
draw_on_ground (SatdokuBoardRenderer *self,
                cairo_t *cr,
                const SatdokuCellState *state,
                const Look *look)
{
  draw_look (self, cr, look);
  draw_figures (self, cr, state, &look->text, &look->shape);
}

/* Is there nothing in the cell but a value, or not even that? */
static gboolean
is_plain (const SatdokuCellState *state)
{
  return state->pending == NULL && state->shown == NULL &&
         (state->content.value > 0 ||
          (sudoku_set_is_empty (state->content.marks[SUDOKU_MARK_CORNER]) &&
           sudoku_set_is_empty (state->content.marks[SUDOKU_MARK_CENTRE])));
}

static cairo_surface_t *
ensure_tile (SatdokuBoardRenderer *self,
             const SatdokuCellState *state,
             Look *look)
{
  cairo_surface_t **tile = &look->tiles[state->content.value];
  cairo_t *cr;

  if (*tile != NULL)
    return *tile;
  *tile = create_picture (self, self->layout.measures.cell, self->layout.measures.cell);
  cr = cairo_create (*tile);
  draw_on_ground (self, cr, state, look);
  cairo_destroy (cr);
  cairo_surface_flush (*tile);
  return *tile;
}

/* Line by line, which takes a tenth of the time that it takes Cairo to find out that it may. */
static void
copy_tile (SatdokuBoardRenderer *self,
           cairo_surface_t *tile,
           cairo_surface_t *target,
           int x,
           int y)
{
  const int size = self->layout.measures.cell * self->scale;
  const int from_stride = cairo_image_surface_get_stride (tile);
  const int to_stride = cairo_image_surface_get_stride (target);
  const guint8 *from = cairo_image_surface_get_data (tile);
  guint8 *to = cairo_image_surface_get_data (target) +
               (gsize)(y * self->scale) * (gsize)to_stride + (gsize)(x * self->scale) * 4;

  cairo_surface_flush (target);
  for (int row = 0; row < size; row++)
    memcpy (to + (gsize)row * (gsize)to_stride, from + (gsize)row * (gsize)from_stride,
            (gsize)size * 4);
  cairo_surface_mark_dirty (target);
}

/* Into a picture of the screen, whatever was there before. */
static void
copy_cell (SatdokuBoardRenderer *self,
           cairo_t *cr,
           guint cell,
           const SatdokuCellState *state,
           int x,
           int y)
{
  Look *look = ensure_look (self, state, satdoku_board_pattern_get_cell (self->pattern, cell));

  if (is_plain (state) && self->layout.measures.cell * self->scale <= TILE_PIXELS_MAX)
    {
      copy_tile (self, ensure_tile (self, state, look), cairo_get_target (cr), x, y);
      return;
    }
  cairo_save (cr);
  cairo_translate (cr, x, y);
  draw_on_ground (self, cr, state, look);
  cairo_restore (cr);
}

/* Those on the edges of a range; the rest of them is cut off by what they are drawn into. */
static void
draw_marks (SatdokuBoardRenderer *self,
            cairo_t *cr,
            const SatdokuBoardRange *range,
            gboolean has_text)
{
  guint n_marks = 0;
  const SatdokuBoardItem *marks = satdoku_board_pattern_get_marks (self->pattern, &n_marks);
  const SatdokuItemStyle *style = NULL;

  if (n_marks == 0)
    return;
  style = ensure_style (self, has_text);
  for (guint i = 0; i < n_marks; i++)
    {
      SatdokuBoardRange reached;

      satdoku_board_item_get_range (&marks[i], self->layout.side, &reached);
      if (satdoku_board_range_meets (range, &reached))
        satdoku_edge_mark_draw (&marks[i], cr, style, get_item_state (self, &marks[i]));
    }
}

static void
draw_clues (SatdokuBoardRenderer *self,
            cairo_t *cr,
            gboolean has_text)
{
  guint n_clues = 0;
  const SatdokuBoardItem *clues = satdoku_board_pattern_get_clues (self->pattern, &n_clues);
  const SatdokuItemStyle *style = NULL;

  if (n_clues == 0)
    return;
  style = ensure_style (self, has_text);
  for (guint i = 0; i < n_clues; i++)
    satdoku_clue_draw (&clues[i], cr, style, get_item_state (self, &clues[i]));
}

/* Draws what stands beside the board; the outer edge of its frame is at the origin. */
void
satdoku_board_renderer_draw_margin (SatdokuBoardRenderer *self,
                                    cairo_t *cr)
{
  g_return_if_fail (self != NULL && self->pattern != NULL && cr != NULL);

  draw_clues (self, cr, self->layout.measures.cell >= TEXT_CELL_MIN);
}

/* What items draw under the values. */
static void
draw_items (SatdokuBoardRenderer *self,
            cairo_t *cr,
            const SatdokuBoardRange *range,
            gboolean has_text)
{
  const SatdokuItemStyle *style = ensure_style (self, has_text);

  satdoku_item_layer_draw_lines (self->pattern, range, cr, style);
  satdoku_item_layer_draw_states (self->pattern, self->item_states, self->n_item_states, range, cr,
                                  style);
}

static void
move_to_cell (SatdokuBoardRenderer *self,
              cairo_t *cr,
              guint cell)
{
  cairo_translate (cr, self->layout.columns[cell % self->layout.side],
                   self->layout.rows[cell / self->layout.side]);
}

/* How many pixels a cell has where it is drawn. */
static gboolean
has_text_at (SatdokuBoardRenderer *self,
             cairo_t *cr)
{
  double x = self->layout.measures.cell, y = 0;

  cairo_user_to_device_distance (cr, &x, &y);
  return hypot (x, y) >= TEXT_CELL_MIN;
}

/* Draws all of the board, at any scale and with the outer edge of its frame at the origin, over
 * what is there. */
void
satdoku_board_renderer_draw (SatdokuBoardRenderer *self,
                             cairo_t *cr,
                             SatdokuCellStateFunc get_state,
                             gpointer data)
{
  SatdokuBoardRange range = { 0 };
  gboolean has_text;

  g_return_if_fail (self != NULL && self->pattern != NULL && cr != NULL && get_state != NULL);

  has_text = has_text_at (self, cr);
  range.end_row = range.end_column = self->layout.side;
  for (guint cell = 0; cell < self->layout.side * self->layout.side; cell++)
    {
      SatdokuCellState state = { .cell = cell };

      get_state (data, cell, &state);
      make_room (self, cell, &state);
      cairo_save (cr);
      move_to_cell (self, cr, cell);
      draw_ground (self, cr, &state, satdoku_board_pattern_get_cell (self->pattern, cell));
      cairo_restore (cr);
    }
  draw_items (self, cr, &range, has_text);
  for (guint cell = 0; cell < self->layout.side * self->layout.side; cell++)
    {
      SatdokuCellState state = { .cell = cell };

      get_state (data, cell, &state);
      make_room (self, cell, &state);
      if (is_blank (&state))
        continue;
      cairo_save (cr);
      move_to_cell (self, cr, cell);
      draw_in_theme (self, cr, &state);
      cairo_restore (cr);
    }
  satdoku_board_lines_draw (self->pattern, &self->layout, cr, &range, &self->colours.line,
                            &self->colours.border);
  draw_marks (self, cr, &range, has_text);
  draw_clues (self, cr, has_text);
  satdoku_board_lines_draw_frame (&self->layout, cr, &self->colours.frame);
  satdoku_board_renderer_draw_links (self, cr, get_state, data);
  satdoku_board_renderer_draw_figure (self, cr);
}

typedef struct
{
  SatdokuBoardRenderer *renderer;
  SatdokuCellStateFunc get_state;
  gpointer data;
} Finder;

static gboolean
find_spot (gpointer data,
           SudokuSpot spot,
           SatdokuMarkPlace *place)
{
  const Finder *finder = data;
  const SatdokuBoardLayout *layout = &finder->renderer->layout;
  SatdokuCellState state = { .cell = spot.cell };

  finder->get_state (finder->data, spot.cell, &state);
  if (!is_marked (&state.content, spot.value))
    return FALSE;
  satdoku_board_renderer_find_mark (finder->renderer, spot.cell, &state.content, spot.value, place);
  place->x += layout->columns[spot.cell % layout->side];
  place->y += layout->rows[spot.cell / layout->side];
  return TRUE;
}

/* Draws the links whose candidates are both marked. */
void
satdoku_board_renderer_draw_links (SatdokuBoardRenderer *self,
                                   cairo_t *cr,
                                   SatdokuCellStateFunc get_state,
                                   gpointer data)
{
  Finder finder = { self, get_state, data };

  g_return_if_fail (self != NULL && cr != NULL && get_state != NULL);

  if (self->colouring != NULL)
    satdoku_chain_draw_links (cr, self->colouring, find_spot, &finder, &self->chain_colours);
}

/* Draws a link that is being made, from a candidate to where the pointer is that pulls it. */
void
satdoku_board_renderer_draw_start (SatdokuBoardRenderer *self,
                                   cairo_t *cr,
                                   SudokuSpot spot,
                                   const graphene_point_t *to,
                                   SatdokuCellStateFunc get_state,
                                   gpointer data)
{
  Finder finder = { self, get_state, data };
  SatdokuMarkPlace place;

  g_return_if_fail (self != NULL && cr != NULL && get_state != NULL);

  if (find_spot (&finder, spot, &place))
    satdoku_chain_draw_start (cr, &place, to, &self->chain_colours);
}

/* Draws the figure over the board, if there is one. */
void
satdoku_board_renderer_draw_figure (SatdokuBoardRenderer *self,
                                    cairo_t *cr)
{
  g_return_if_fail (self != NULL && cr != NULL);

  if (has_figure (self))
    satdoku_figure_draw (self->figure, cr, self->pattern, &self->layout, self->painter,
                         &self->figure_colours);
}

/* From the first cell to where the cells behind the last one begin, or to the frame. */
static int
get_extent (const SatdokuBoardLayout *layout,
            const int offsets[],
            guint first,
            guint end)
{
  if (end < layout->side)
    return offsets[end] - offsets[first];
  return offsets[layout->side - 1] + layout->measures.cell - offsets[first];
}

/* What is behind the lines, which may let it through, is the ground of an empty cell: the pixel in
 * its corner, as a plain colour is filled much faster than a picture is repeated. */
static void
get_gap_colour (SatdokuBoardRenderer *self,
                GdkRGBA *colour)
{
  const SatdokuCellState empty = { 0 };
  cairo_surface_t *ground = ensure_look (self, &empty, 0)->ground;
  guint32 pixel;

  cairo_surface_flush (ground);
  memcpy (&pixel, cairo_image_surface_get_data (ground), sizeof pixel);
  *colour = (GdkRGBA){
    .red = (float)(pixel >> 16 & 0xff) / 255,
    .green = (float)(pixel >> 8 & 0xff) / 255,
    .blue = (float)(pixel & 0xff) / 255,
    .alpha = 1,
  };
}

/* Makes a surface of a part of the board. */
static cairo_t *
begin_surface (SatdokuBoardRenderer *self,
               const SatdokuBoardArea *area,
               cairo_surface_t **surface)
{
  cairo_t *cr;

  *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, area->width * self->scale,
                                         area->height * self->scale);
  cairo_surface_set_device_scale (*surface, self->scale, self->scale);
  cr = cairo_create (*surface);
  cairo_translate (cr, -area->x, -area->y);
  return cr;
}

static Layer *
add_layer (SatdokuBoardRenderer *self,
           const SatdokuBoardRange *range,
           const SatdokuBoardArea *area,
           const SatdokuItemStyle *style)
{
  Layer *layer = g_new0 (Layer, 1);
  cairo_t *cr = begin_surface (self, area, &layer->lines);

  layer->range = *range;
  if (!satdoku_item_layer_draw_lines (self->pattern, range, cr, style))
    g_clear_pointer (&layer->lines, cairo_surface_destroy);
  cairo_destroy (cr);
  if (g_hash_table_size (self->layers) >= LAYERS_MAX)
    g_hash_table_remove_all (self->layers);
  g_hash_table_insert (self->layers,
                       GUINT_TO_POINTER (range->row * self->layout.side + range->column), layer);
  return layer;
}

/* (nullable): what items draw into a part of the board. Its lines are kept, and what is over them
 * until an item there changes. */
static cairo_surface_t *
ensure_layer (SatdokuBoardRenderer *self,
              const SatdokuBoardRange *range,
              const SatdokuBoardArea *area)
{
  gpointer key = GUINT_TO_POINTER (range->row * self->layout.side + range->column);
  Layer *layer = g_hash_table_lookup (self->layers, key);
  const SatdokuItemStyle *style = NULL;
  guint n_items = 0;
  cairo_t *cr;

  satdoku_board_pattern_get_items (self->pattern, &n_items);
  if (n_items == 0)
    return NULL;
  style = ensure_style (self, self->layout.measures.cell >= TEXT_CELL_MIN);
  if (layer == NULL || memcmp (&layer->range, range, sizeof *range) != 0)
    layer = add_layer (self, range, area, style);
  if (layer->lines == NULL || layer->picture != NULL)
    return layer->picture;
  cr = begin_surface (self, area, &layer->picture);
  cairo_set_source_surface (cr, layer->lines, area->x, area->y);
  cairo_paint (cr);
  satdoku_item_layer_draw_states (self->pattern, self->item_states, self->n_item_states, range, cr,
                                  style);
  cairo_destroy (cr);
  return layer->picture;
}

/* The cells of a part of the board, with what items draw between their grounds and what is in
 * them. */
static void
draw_over_items (SatdokuBoardRenderer *self,
                 cairo_t *cr,
                 const SatdokuBoardRange *range,
                 cairo_surface_t *layer,
                 SatdokuCellStateFunc get_state,
                 gpointer data)
{
  guint side = self->layout.side;

  for (int over = FALSE; over <= TRUE; over++)
    {
      for (guint row = range->row; row < range->end_row; row++)
        for (guint column = range->column; column < range->end_column; column++)
          {
            guint cell = row * side + column;
            SatdokuCellPattern pattern = satdoku_board_pattern_get_cell (self->pattern, cell);
            SatdokuCellState state = { .cell = cell };
            const Look *look = NULL;

            get_state (data, cell, &state);
            make_room (self, cell, &state);
            look = ensure_look (self, &state, pattern);
            cairo_save (cr);
            move_to_cell (self, cr, cell);
            if (!over)
              draw_look (self, cr, look);
            else if (!is_blank (&state))
              {
                draw_halo (self, cr, &state, pattern, &look->colour, self->scale);
                draw_figures (self, cr, &state, &look->text, &look->shape);
              }
            cairo_restore (cr);
          }
      if (over)
        continue;
      cairo_set_source_surface (cr, layer, self->layout.columns[range->column],
                                self->layout.rows[range->row]);
      cairo_paint (cr);
    }
}

static void
draw_cells (SatdokuBoardRenderer *self,
            cairo_t *cr,
            const SatdokuBoardRange *range,
            const SatdokuBoardArea *area,
            SatdokuCellStateFunc get_state,
            gpointer data)
{
  const SatdokuBoardLayout *layout = &self->layout;

  for (guint row = range->row; row < range->end_row; row++)
    for (guint column = range->column; column < range->end_column; column++)
      {
        guint cell = row * layout->side + column;
        SatdokuCellState state = { .cell = cell };

        get_state (data, cell, &state);
        make_room (self, cell, &state);
        copy_cell (self, cr, cell, &state, layout->columns[column] - area->x,
                   layout->rows[row] - area->y);
      }
}

/* Draws a part of the board into a new surface, in pixels of the display: the cells with the lines
 * below and to the right of them, without the frame. The background colour of the theme must be
 * opaque. @area says where the picture belongs on the board, in pixels of the layout. */
cairo_surface_t *
satdoku_board_renderer_draw_range (SatdokuBoardRenderer *self,
                                   const SatdokuBoardRange *range,
                                   SatdokuCellStateFunc get_state,
                                   gpointer data,
                                   SatdokuBoardArea *area)
{
  const SatdokuBoardLayout *layout;
  GdkRGBA gap, line, border;
  cairo_surface_t *picture, *layer;
  cairo_t *cr;

  g_return_val_if_fail (self != NULL && self->pattern != NULL && range != NULL, NULL);
  g_return_val_if_fail (get_state != NULL && area != NULL, NULL);

  layout = &self->layout;
  *area = (SatdokuBoardArea){
    .x = layout->columns[range->column],
    .y = layout->rows[range->row],
    .width = get_extent (layout, layout->columns, range->column, range->end_column),
    .height = get_extent (layout, layout->rows, range->row, range->end_row),
  };
  picture = create_picture (self, area->width, area->height);
  cr = cairo_create (picture);
  get_gap_colour (self, &gap);
  gdk_cairo_set_source_rgba (cr, &gap);
  cairo_paint (cr);
  layer = ensure_layer (self, range, area);
  if (layer == NULL)
    draw_cells (self, cr, range, area, get_state, data);
  cairo_translate (cr, -area->x, -area->y);
  if (layer != NULL)
    draw_over_items (self, cr, range, layer, get_state, data);
  satdoku_contrast_mix (&gap, &self->colours.line, self->colours.line.alpha, &line);
  satdoku_contrast_mix (&gap, &self->colours.border, self->colours.border.alpha, &border);
  satdoku_board_lines_draw (self->pattern, layout, cr, range, &line, &border);
  draw_marks (self, cr, range, self->layout.measures.cell >= TEXT_CELL_MIN);
  cairo_destroy (cr);
  area->x += layout->x;
  area->y += layout->y;
  return picture;
}
