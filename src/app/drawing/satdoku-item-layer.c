/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The order in which items are drawn: lines, then cages, and over these what is lit or broken. */

#include "satdoku-config.h"

#include "satdoku-item-layer.h"

#include "satdoku-cage.h"
#include "satdoku-stroke.h"

/* What stands out. */
#define STATES (SATDOKU_ITEM_LIT | SATDOKU_ITEM_BROKEN)

typedef struct
{
  GArray *items; /* of SatdokuBoardItem, which are those of the pattern */
  const guint8 *states;
  guint n_states;
} Layer;

static SatdokuItemState
get_state (const Layer *layer,
           const SatdokuBoardItem *item)
{
  return item->rule < layer->n_states ? (SatdokuItemState)layer->states[item->rule] : 0;
}

static gboolean
is_stroke (const SatdokuBoardItem *item)
{
  return item->sketch.kind == SUDOKU_SKETCH_STROKE || item->sketch.kind == SUDOKU_SKETCH_PILL;
}

static gboolean
is_cage (const SatdokuBoardItem *item)
{
  return !is_stroke (item) && item->sketch.kind != SUDOKU_SKETCH_AREA;
}

/* They stand together. */
static void
draw_strokes (const Layer *layer,
              cairo_t *cr,
              const SatdokuItemStyle *style)
{
  const SatdokuBoardItem *items = (const SatdokuBoardItem *)(gpointer)layer->items->data;
  guint first = 0, end;

  while (first < layer->items->len && !is_stroke (&items[first]))
    first++;
  for (end = first; end < layer->items->len && is_stroke (&items[end]);)
    end++;
  if (end > first)
    satdoku_strokes_draw (&items[first], end - first, cr, style);
}

static void
draw_cages (const Layer *layer,
            cairo_t *cr,
            const SatdokuItemStyle *style,
            SatdokuItemState states)
{
  for (guint i = 0; i < layer->items->len; i++)
    {
      const SatdokuBoardItem *item = &g_array_index (layer->items, SatdokuBoardItem, i);
      SatdokuItemState state = get_state (layer, item);

      if (is_cage (item) && (state & STATES) == states)
        satdoku_cage_draw (item, cr, style, state);
    }
}

static void
draw_lit (const Layer *layer,
          cairo_t *cr,
          const SatdokuItemStyle *style)
{
  for (guint i = 0; i < layer->items->len; i++)
    {
      const SatdokuBoardItem *item = &g_array_index (layer->items, SatdokuBoardItem, i);

      if ((get_state (layer, item) & SATDOKU_ITEM_LIT) == 0)
        continue;
      if (is_stroke (item))
        satdoku_stroke_draw_edge (item, cr, style, &style->lit);
      else if (!is_cage (item))
        satdoku_cage_draw (item, cr, style, SATDOKU_ITEM_LIT);
    }
}

/* The items of which anything is in the range. */
static GArray *
list_seen (const SatdokuBoardPattern *pattern,
           const SatdokuBoardRange *range,
           guint side)
{
  GArray *seen = g_array_new (FALSE, FALSE, sizeof (SatdokuBoardItem));
  guint n_items = 0;
  const SatdokuBoardItem *items = satdoku_board_pattern_get_items (pattern, &n_items);

  for (guint i = 0; i < n_items; i++)
    {
      SatdokuBoardRange reached;

      satdoku_board_item_get_range (&items[i], side, &reached);
      if (satdoku_board_range_meets (range, &reached))
        g_array_append_val (seen, items[i]);
    }
  return seen;
}

/* Draws what is the same in all states of items of which anything is in the range: their lines.
 * Returns whether there are such items. */
gboolean
satdoku_item_layer_draw_lines (const SatdokuBoardPattern *pattern,
                               const SatdokuBoardRange *range,
                               cairo_t *cr,
                               const SatdokuItemStyle *style)
{
  g_autoptr (GArray) seen = NULL;
  Layer layer = { 0 };

  g_return_val_if_fail (pattern != NULL && range != NULL && cr != NULL && style != NULL, FALSE);

  seen = list_seen (pattern, range, style->layout->side);
  layer.items = seen;
  draw_strokes (&layer, cr, style);
  return seen->len > 0;
}

/* Draws what belongs over the lines of items of which anything is in the range; @states are
 * SatdokuItemState by the numbers of the rules. */
void
satdoku_item_layer_draw_states (const SatdokuBoardPattern *pattern,
                                const guint8 *states,
                                guint n_states,
                                const SatdokuBoardRange *range,
                                cairo_t *cr,
                                const SatdokuItemStyle *style)
{
  g_autoptr (GArray) seen = NULL;
  Layer layer = { NULL, states, n_states };

  g_return_if_fail (pattern != NULL && range != NULL && cr != NULL && style != NULL);

  seen = list_seen (pattern, range, style->layout->side);
  layer.items = seen;
  draw_cages (&layer, cr, style, 0);
  draw_lit (&layer, cr, style);
  draw_cages (&layer, cr, style, SATDOKU_ITEM_LIT);
  draw_cages (&layer, cr, style, SATDOKU_ITEM_BROKEN);
  draw_cages (&layer, cr, style, STATES);
}
