/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The picture of a board on the screen. The cells of a box are one picture, which is kept until one
 * of them changes: to draw each cell by itself whenever anything changes, however small, would take
 * longer than a frame has on a board with thousands of them. It decides what is drawn again; how,
 * is the renderer's. */

#include "satdoku-config.h"

#include "satdoku-board-canvas.h"

#include <string.h>

#include "satdoku-css-theme.h"

#define CORNER_RADIUS 10

struct _SatdokuBoardCanvas
{
  /* Owned. */
  SatdokuBoardRenderer *renderer;
  SatdokuBoardPattern *pattern; /* (nullable) */
  GPtrArray *groups;            /* (nullable elements): a GskRenderNode a group of cells */
  SatdokuFigure *figure;        /* (nullable) */
  GskRenderNode *over;          /* (nullable): links and the figure */
  GskRenderNode *margin;        /* (nullable): what stands beside the board */

  guint8 *item_states; /* (nullable): SatdokuItemState by the number of the rule */
  guint n_item_states;

  const SudokuColouring *colouring; /* (nullable): borrowed */
  SudokuSpot start;                 /* of a link that is being made; value 0: of none */
  graphene_point_t to;              /* where it is pulled */
  gboolean pulled;

  SatdokuBoardLayout layout;
  SatdokuBoardColours colours;
  guint group_rows; /* of a group */
  guint group_columns;
};

static void
render_node_free (gpointer node)
{
  if (node != NULL)
    gsk_render_node_unref (node);
}

/* @board has the style of the board, and its first child that of the cells; it is borrowed and must
 * outlive the canvas. */
SatdokuBoardCanvas *
satdoku_board_canvas_new (GtkWidget *board)
{
  SatdokuBoardCanvas *self;

  g_return_val_if_fail (GTK_IS_WIDGET (board), NULL);

  self = g_new0 (SatdokuBoardCanvas, 1);
  self->renderer =
    satdoku_board_renderer_new (gtk_widget_get_pango_context (board), &satdoku_css_theme, board);
  self->groups = g_ptr_array_new_with_free_func (render_node_free);
  return self;
}

void
satdoku_board_canvas_free (SatdokuBoardCanvas *self)
{
  g_ptr_array_unref (self->groups);
  g_clear_pointer (&self->over, gsk_render_node_unref);
  g_clear_pointer (&self->margin, gsk_render_node_unref);
  g_clear_pointer (&self->figure, satdoku_figure_unref);
  satdoku_board_renderer_free (self->renderer);
  g_clear_pointer (&self->pattern, satdoku_board_pattern_unref);
  g_free (self->item_states);
  g_free (self);
}

/* Groups in a row of them. */
static guint
count_groups (SatdokuBoardCanvas *self,
              guint extent)
{
  return (self->layout.side + extent - 1) / extent;
}

static void
drop_groups (SatdokuBoardCanvas *self)
{
  g_clear_pointer (&self->over, gsk_render_node_unref);
  g_clear_pointer (&self->margin, gsk_render_node_unref);
  g_ptr_array_set_size (self->groups, 0);
  if (self->pattern != NULL)
    g_ptr_array_set_size (self->groups, (int)(count_groups (self, self->group_rows) *
                                              count_groups (self, self->group_columns)));
}

/* @symbols are borrowed, and must live until others are set. Returns whether they are different. */
gboolean
satdoku_board_canvas_set_symbols (SatdokuBoardCanvas *self,
                                  const SudokuSymbols *symbols)
{
  g_return_val_if_fail (self != NULL && symbols != NULL, FALSE);

  if (!satdoku_board_renderer_set_symbols (self->renderer, symbols))
    return FALSE;
  drop_groups (self);
  return TRUE;
}

const SudokuSymbols *
satdoku_board_canvas_get_symbols (SatdokuBoardCanvas *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return satdoku_board_renderer_get_symbols (self->renderer);
}

/* Rows or columns of cells that are one picture: those of a box, so that pictures meet in thick
 * lines. Irregular regions have about as many. */
static guint
find_extent (const SatdokuBoardPattern *pattern,
             gboolean (*is_border) (const SatdokuBoardPattern *pattern,
                                    guint line))
{
  guint side = satdoku_board_pattern_get_side (pattern);
  guint extent = 1;

  while (extent < side && !is_border (pattern, extent))
    extent++;
  if (extent < side)
    return extent;
  for (extent = 1; extent * extent < side;)
    extent++;
  return extent;
}

void
satdoku_board_canvas_set_board (SatdokuBoardCanvas *self,
                                SatdokuBoardPattern *pattern,
                                const SatdokuBoardLayout *layout)
{
  g_return_if_fail (self != NULL && pattern != NULL && layout != NULL);

  if (self->pattern == pattern && memcmp (&self->layout, layout, sizeof *layout) == 0)
    return;
  satdoku_board_pattern_ref (pattern);
  g_clear_pointer (&self->pattern, satdoku_board_pattern_unref);
  self->pattern = pattern;
  self->layout = *layout;
  self->group_rows = find_extent (pattern, satdoku_board_pattern_row_is_border);
  self->group_columns = find_extent (pattern, satdoku_board_pattern_column_is_border);
  satdoku_board_renderer_set_board (self->renderer, pattern, layout);
  drop_groups (self);
}

/* So many pixels of the display are one of the application. */
void
satdoku_board_canvas_set_scale (SatdokuBoardCanvas *self,
                                int scale)
{
  g_return_if_fail (self != NULL && scale >= 1);

  if (satdoku_board_renderer_set_scale (self->renderer, scale))
    drop_groups (self);
}

/* The fonts, the resolution or the style sheet have changed. */
void
satdoku_board_canvas_style_changed (SatdokuBoardCanvas *self)
{
  g_return_if_fail (self != NULL);

  satdoku_board_renderer_style_changed (self->renderer);
  drop_groups (self);
}

static void
drop_group (SatdokuBoardCanvas *self,
            guint group)
{
  g_clear_pointer (&g_ptr_array_index (self->groups, group), gsk_render_node_unref);
}

void
satdoku_board_canvas_redraw_cell (SatdokuBoardCanvas *self,
                                  guint cell)
{
  guint row, column;

  g_return_if_fail (self != NULL);

  if (self->pattern == NULL || cell >= self->layout.side * self->layout.side)
    return;
  row = cell / self->layout.side / self->group_rows;
  column = cell % self->layout.side / self->group_columns;
  drop_group (self, row * count_groups (self, self->group_columns) + column);
}

static void
redraw_items (SatdokuBoardCanvas *self,
              const SatdokuBoardItem *items,
              guint n_items,
              const guint8 *changed,
              guint n_changed)
{
  for (guint i = 0; i < n_items; i++)
    {
      SatdokuBoardRange range;

      if (items[i].rule >= n_changed || !changed[items[i].rule])
        continue;
      satdoku_board_item_get_range (&items[i], self->layout.side, &range);
      for (guint row = range.row; row < range.end_row; row++)
        for (guint column = range.column; column < range.end_column; column++)
          satdoku_board_canvas_redraw_cell (self, row * self->layout.side + column);
    }
}

/* Shows what is to be said of items: SatdokuItemState by the numbers of @n_states rules, which are
 * all, of the board that is shown or of one that comes next. Returns whether anything has
 * changed. */
gboolean
satdoku_board_canvas_set_item_states (SatdokuBoardCanvas *self,
                                      const guint8 *states,
                                      guint n_states)
{
  g_autofree guint8 *changed = NULL;
  gboolean any = n_states != self->n_item_states;

  g_return_val_if_fail (self != NULL && (states != NULL || n_states == 0), FALSE);

  changed = g_new0 (guint8, n_states);
  for (guint i = 0; i < n_states; i++)
    {
      changed[i] = states[i] != (i < self->n_item_states ? self->item_states[i] : 0);
      any |= changed[i] != 0;
    }
  if (!any)
    return FALSE;
  if (self->pattern != NULL)
    {
      guint n_items = 0, n_marks = 0;
      const SatdokuBoardItem *items = satdoku_board_pattern_get_items (self->pattern, &n_items);
      const SatdokuBoardItem *marks = satdoku_board_pattern_get_marks (self->pattern, &n_marks);

      redraw_items (self, items, n_items, changed, n_states);
      redraw_items (self, marks, n_marks, changed, n_states);
    }
  g_clear_pointer (&self->margin, gsk_render_node_unref);
  g_free (self->item_states);
  self->item_states = g_memdup2 (states, n_states);
  self->n_item_states = n_states;
  satdoku_board_renderer_set_item_states (self->renderer, states, n_states);
  return TRUE;
}

/* Returns whether it is another one. */
gboolean
satdoku_board_canvas_set_figure (SatdokuBoardCanvas *self,
                                 SatdokuFigure *figure)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->figure == figure)
    return FALSE;
  if (figure != NULL)
    satdoku_figure_ref (figure);
  g_clear_pointer (&self->figure, satdoku_figure_unref);
  self->figure = figure;
  drop_groups (self);
  return TRUE;
}

/* Shows these colours of candidates and links, which are borrowed and must live until others are
 * set. Call it again when they have changed; the caller also redraws the cells of the
 * candidates. */
void
satdoku_board_canvas_set_colouring (SatdokuBoardCanvas *self,
                                    const SudokuColouring *colouring)
{
  g_return_if_fail (self != NULL);

  self->colouring = colouring;
  g_clear_pointer (&self->over, gsk_render_node_unref);
}

/* Draws a link while it is pulled from the candidate @start to the point @to, in pixels from the
 * corner of the board. A NULL @start: no link is being made. */
void
satdoku_board_canvas_set_start (SatdokuBoardCanvas *self,
                                const SudokuSpot *start,
                                const graphene_point_t *to)
{
  g_return_if_fail (self != NULL);

  self->start = start != NULL ? *start : (SudokuSpot){ 0, 0 };
  self->pulled = to != NULL;
  if (to != NULL)
    self->to = GRAPHENE_POINT_INIT (to->x - (float)self->layout.x, to->y - (float)self->layout.y);
  g_clear_pointer (&self->over, gsk_render_node_unref);
}

/* Where the mark of a value is, from the corner of the cell. Returns whether the value is marked
 * there and can be seen. */
gboolean
satdoku_board_canvas_find_mark (SatdokuBoardCanvas *self,
                                guint cell,
                                const SatdokuCellContent *content,
                                guint value,
                                SatdokuMarkPlace *place)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return satdoku_board_renderer_find_mark (self->renderer, cell, content, value, place);
}

/* Are there candidates with colours, or links, or is one being made? */
gboolean
satdoku_board_canvas_has_chain (SatdokuBoardCanvas *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->start.value > 0 ||
         (self->colouring != NULL && !sudoku_colouring_is_empty (self->colouring));
}

static GskRenderNode *
create_over (SatdokuBoardCanvas *self,
             SatdokuCellStateFunc get_state,
             gpointer data)
{
  const SatdokuBoardLayout *layout = &self->layout;
  GskRenderNode *node =
    gsk_cairo_node_new (&GRAPHENE_RECT_INIT ((float)layout->x, (float)layout->y,
                                             (float)layout->width, (float)layout->height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_translate (cr, layout->x, layout->y);
  satdoku_board_renderer_draw_links (self->renderer, cr, get_state, data);
  if (self->start.value > 0)
    satdoku_board_renderer_draw_start (self->renderer, cr, self->start,
                                       self->pulled ? &self->to : NULL, get_state, data);
  satdoku_board_renderer_draw_figure (self->renderer, cr);
  cairo_destroy (cr);
  return node;
}

/* Four strips around the board, so that the board is not drawn through what lies over all of it. */
static GskRenderNode *
create_margin (SatdokuBoardCanvas *self)
{
  const SatdokuBoardLayout *layout = &self->layout;
  int margin = layout->margin, width = layout->full_width, height = layout->full_height;
  int left = layout->x - margin, top = layout->y - margin;
  const GdkRectangle strips[] = {
    { left, top, width, margin },
    { left, top + height - margin, width, margin },
    { left, top + margin, margin, height - 2 * margin },
    { left + width - margin, top + margin, margin, height - 2 * margin },
  };
  GskRenderNode *nodes[G_N_ELEMENTS (strips)];
  GskRenderNode *all;

  for (gsize i = 0; i < G_N_ELEMENTS (strips); i++)
    {
      cairo_t *cr;

      nodes[i] = gsk_cairo_node_new (
        &GRAPHENE_RECT_INIT ((float)strips[i].x, (float)strips[i].y, (float)strips[i].width,
                             (float)strips[i].height));
      cr = gsk_cairo_node_get_draw_context (nodes[i]);
      cairo_translate (cr, layout->x, layout->y);
      satdoku_board_renderer_draw_margin (self->renderer, cr);
      cairo_destroy (cr);
    }
  all = gsk_container_node_new (nodes, G_N_ELEMENTS (nodes));
  for (gsize i = 0; i < G_N_ELEMENTS (nodes); i++)
    gsk_render_node_unref (nodes[i]);
  return all;
}

static GskRenderNode *
create_group (SatdokuBoardCanvas *self,
              const SatdokuBoardRange *range,
              SatdokuCellStateFunc get_state,
              gpointer data)
{
  SatdokuBoardArea area;
  cairo_surface_t *picture =
    satdoku_board_renderer_draw_range (self->renderer, range, get_state, data, &area);
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (
    (float)area.x, (float)area.y, (float)area.width, (float)area.height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, picture, area.x, area.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (picture);
  return node;
}

/* Whatever is drawn through the round corners of the board costs twice as much: only the groups in
 * the corners are. */
static void
append_group (GtkSnapshot *snapshot,
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
static void
find_visible (const SatdokuBoardLayout *layout,
              const int offsets[],
              int origin,
              int hidden,
              int seen,
              guint *first,
              guint *end)
{
  *first = 0;
  while (*first < layout->side && origin + offsets[*first] + layout->measures.cell <= hidden)
    (*first)++;
  *end = *first;
  while (*end < layout->side && origin + offsets[*end] < hidden + seen)
    (*end)++;
}

static void
find_visible_range (const SatdokuBoardLayout *layout,
                    const GdkRectangle *visible,
                    SatdokuBoardRange *range)
{
  *range = (SatdokuBoardRange){ 0, layout->side, 0, layout->side };
  if (visible->width <= 0 || visible->height <= 0)
    return;
  find_visible (layout, layout->columns, layout->x, visible->x, visible->width, &range->column,
                &range->end_column);
  find_visible (layout, layout->rows, layout->y, visible->y, visible->height, &range->row,
                &range->end_row);
}

/* Redraws only what has changed since the last time, and shows it with the rest. @visible is the
 * part of the board on the screen, in pixels of the board; empty means all of it. @chain_colours
 * are NULL when no candidate has a colour or a link. */
void
satdoku_board_canvas_draw (SatdokuBoardCanvas *self,
                           GtkSnapshot *snapshot,
                           const SatdokuBoardColours *colours,
                           const SatdokuFigureColours *figure_colours,
                           const SatdokuChainColours *chain_colours,
                           const GdkRectangle *visible,
                           SatdokuCellStateFunc get_state,
                           gpointer data)
{
  const SatdokuBoardLayout *layout = &self->layout;
  float frame = (float)layout->measures.frame;
  guint side = layout->side;
  SatdokuBoardRange seen;
  GskRoundedRect outline;
  guint group = 0;

  g_return_if_fail (self != NULL && self->pattern != NULL && snapshot != NULL && visible != NULL);

  satdoku_board_renderer_set_colours (self->renderer, colours);
  satdoku_board_renderer_set_figure (self->renderer, self->figure, figure_colours);
  satdoku_board_renderer_set_colouring (
    self->renderer, chain_colours != NULL ? self->colouring : NULL, chain_colours);
  gsk_rounded_rect_init_from_rect (&outline,
                                   &GRAPHENE_RECT_INIT ((float)layout->x, (float)layout->y,
                                                        (float)layout->width,
                                                        (float)layout->height),
                                   CORNER_RADIUS);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]){ frame, frame, frame, frame },
                              (GdkRGBA[4]){ colours->frame, colours->frame, colours->frame,
                                            colours->frame });
  gsk_rounded_rect_shrink (&outline, frame, frame, frame, frame);
  find_visible_range (layout, visible, &seen);
  for (guint row = 0; row < side; row += self->group_rows)
    for (guint column = 0; column < side; column += self->group_columns, group++)
      {
        SatdokuBoardRange range = { row, MIN (row + self->group_rows, side), column,
                                    MIN (column + self->group_columns, side) };
        gpointer *node = &g_ptr_array_index (self->groups, group);

        if (range.row >= seen.end_row || range.end_row <= seen.row ||
            range.column >= seen.end_column || range.end_column <= seen.column)
          {
            drop_group (self, group);
            continue;
          }
        if (*node == NULL)
          *node = create_group (self, &range, get_state, data);
        append_group (snapshot, &outline, *node);
      }
  if (layout->margin > 0 && self->margin == NULL)
    self->margin = create_margin (self);
  if (layout->margin > 0)
    gtk_snapshot_append_node (snapshot, self->margin);
  if (self->figure == NULL && !satdoku_board_canvas_has_chain (self))
    return;
  if (self->over == NULL)
    self->over = create_over (self, get_state, data);
  gtk_snapshot_append_node (snapshot, self->over);
}
