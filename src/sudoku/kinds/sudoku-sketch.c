/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A list of things to draw. Knows nothing of surfaces. */

#include "sudoku-sketch.h"

struct _SudokuSketch
{
  GArray *items; /* (element-type SudokuSketchItem) */
};

static void
clear_item (gpointer item)
{
  g_free (((SudokuSketchItem *)item)->cells);
  g_free (((SudokuSketchItem *)item)->text);
}

/**
 * sudoku_sketch_new: (skip)
 *
 * Makes an empty list.
 *
 * Returns: (transfer full): the list
 */
SudokuSketch *
sudoku_sketch_new (void)
{
  SudokuSketch *self = g_new0 (SudokuSketch, 1);

  self->items = g_array_new (FALSE, FALSE, sizeof (SudokuSketchItem));
  g_array_set_clear_func (self->items, clear_item);
  return self;
}

/**
 * sudoku_sketch_free:
 * @self: (transfer full) (nullable): a list
 *
 * Frees it.
 */
void
sudoku_sketch_free (SudokuSketch *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->items);
  g_free (self);
}

/**
 * sudoku_sketch_add:
 * @kind: what to draw
 * @cells: (array length=n_cells) (nullable): where, from 0
 * @n_cells: how many cells, 0 for something beside the board
 *
 * Appends something to draw.
 */
void
sudoku_sketch_add (SudokuSketch *self,
                   SudokuSketchKind kind,
                   const guint16 *cells,
                   guint n_cells)
{
  SudokuSketchItem item = { .kind = kind, .n_cells = n_cells };

  g_return_if_fail (self != NULL && (cells != NULL || n_cells == 0));

  item.cells = g_memdup2 (cells, n_cells * sizeof *cells);
  g_array_append_val (self->items, item);
}

/**
 * sudoku_sketch_add_stroke: (skip)
 * @cells: (array length=n_cells): where it leads, from 0
 * @n_cells: how many, at least one
 * @stroke: how it is drawn
 *
 * Appends a stroke through the middles of cells.
 */
void
sudoku_sketch_add_stroke (SudokuSketch *self,
                          const guint16 *cells,
                          guint n_cells,
                          const SudokuStroke *stroke)
{
  SudokuSketchItem item = { .kind = SUDOKU_SKETCH_STROKE, .n_cells = n_cells, .stroke = *stroke };

  g_return_if_fail (self != NULL && cells != NULL && n_cells > 0);

  item.cells = g_memdup2 (cells, n_cells * sizeof *cells);
  g_array_append_val (self->items, item);
}

/**
 * sudoku_sketch_add_text:
 * @kind: what to draw
 * @cells: (array length=n_cells): where, from 0
 * @n_cells: how many cells, at least one
 * @text: (nullable): what is written in it
 *
 * Appends something to draw that may have a text.
 */
void
sudoku_sketch_add_text (SudokuSketch *self,
                        SudokuSketchKind kind,
                        const guint16 *cells,
                        guint n_cells,
                        const char *text)
{
  sudoku_sketch_add (self, kind, cells, n_cells);
  g_array_index (self->items, SudokuSketchItem, self->items->len - 1).text = g_strdup (text);
}

/**
 * sudoku_sketch_add_clue:
 * @place: a place outside the board
 * @text: what is written there
 * @down: 1 for a diagonal that leads down, −1 for one that leads up, else 0
 * @right: 1 for a diagonal that leads to the right, −1 for one that leads to the left, else 0
 *
 * Appends a clue beside the board.
 */
void
sudoku_sketch_add_clue (SudokuSketch *self,
                        guint place,
                        const char *text,
                        int down,
                        int right)
{
  guint16 small = (guint16)place;
  SudokuSketchItem *item = NULL;

  sudoku_sketch_add_text (self, SUDOKU_SKETCH_CLUE, &small, 1, text);
  item = &g_array_index (self->items, SudokuSketchItem, self->items->len - 1);
  item->down = down;
  item->right = right;
}

/**
 * sudoku_sketch_add_mark:
 * @kind: what to draw
 * @cells: (array fixed-size=2): two cells that share a side
 * @text: (nullable): what is written in it
 *
 * Appends something to draw on the edge between two cells.
 */
void
sudoku_sketch_add_mark (SudokuSketch *self,
                        SudokuSketchKind kind,
                        const guint16 cells[2],
                        const char *text)
{
  sudoku_sketch_add_text (self, kind, cells, 2, text);
}

/**
 * sudoku_sketch_get_n_items:
 *
 * Counts the things to draw.
 *
 * Returns: the number
 */
guint
sudoku_sketch_get_n_items (const SudokuSketch *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->items->len;
}

/**
 * sudoku_sketch_get_item:
 * @item: from 0
 *
 * Gets something to draw, in drawing order.
 *
 * Returns: (transfer none): the item
 */
const SudokuSketchItem *
sudoku_sketch_get_item (const SudokuSketch *self,
                        guint item)
{
  g_return_val_if_fail (self != NULL && item < self->items->len, NULL);

  return &g_array_index (self->items, SudokuSketchItem, item);
}
