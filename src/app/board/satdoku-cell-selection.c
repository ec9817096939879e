/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cells of a board that are chosen, and the one with the cursor: that of the keys. It knows
 * neither how the player chooses them nor what is done with them. */

#include "satdoku-config.h"

#include "satdoku-cell-selection.h"

#include <string.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"

/**
 * SatdokuCellSelection:
 *
 * Chosen cells of a board and a cursor, which need not be on one of them.
 */
struct _SatdokuCellSelection
{
  GObject parent_instance;

  /* Owned. */
  guint8 *chosen; /* per cell */
  guint *numbers; /* filled on demand */
  GArray *path;   /* (element-type guint): the chosen cells, as they were chosen one by one */

  guint side;
  guint n_chosen;
  guint anchor; /* where a rectangle of chosen cells begins; SATDOKU_NO_CELL = nowhere */
  guint cursor;
  gboolean draws; /* paths are chosen, no rectangles */
};

enum
{
  PROP_CURSOR,
  PROP_DRAWS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  CHANGING,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SatdokuCellSelection, satdoku_cell_selection, G_TYPE_OBJECT)

static void
satdoku_cell_selection_class_init (SatdokuCellSelectionClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    /* The cell of the keys, or SATDOKU_NO_CELL. Also notified when only the chosen cells change,
     * and when it is set to the place it already has. */
    [PROP_CURSOR] = { "cursor", G_TYPE_UINT, G_PARAM_READABLE,
                      G_STRUCT_OFFSET (SatdokuCellSelection, cursor) },
    /* Are paths chosen, cell after cell, where otherwise it would be a rectangle? Going back to the
     * cell before the last one takes the last one back. */
    [PROP_DRAWS] = { "draws", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                     G_STRUCT_OFFSET (SatdokuCellSelection, draws) },
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);

  /* Other cells will be chosen, or the cursor will be on another one: what is about those that
   * are chosen must be done. */
  signals[CHANGING] = satdoku_class_add_signal (klass, "changing", 0);
  satdoku_class_keeps (klass, SatdokuCellSelection, chosen, g_free);
  satdoku_class_keeps (klass, SatdokuCellSelection, numbers, g_free);
  satdoku_class_keeps (klass, SatdokuCellSelection, path, g_array_unref);
}

static void
satdoku_cell_selection_init (SatdokuCellSelection *self)
{
  self->cursor = self->anchor = SATDOKU_NO_CELL;
  self->path = g_array_new (FALSE, FALSE, sizeof (guint));
}

SatdokuCellSelection *
satdoku_cell_selection_new (void)
{
  return g_object_new (SATDOKU_TYPE_CELL_SELECTION, NULL);
}

static void
begin (SatdokuCellSelection *self)
{
  g_signal_emit (self, signals[CHANGING], 0);
}

static void
end (SatdokuCellSelection *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURSOR]);
}

/* Makes it one on a board of that side, where nothing is chosen and there is no cursor. Emits no
 * signals: there may be no such cells yet. */
void
satdoku_cell_selection_set_side (SatdokuCellSelection *self,
                                 guint side)
{
  g_return_if_fail (SATDOKU_IS_CELL_SELECTION (self));

  self->side = side;
  self->chosen = g_realloc (self->chosen, MAX (side * side, 1));
  self->numbers = g_renew (guint, self->numbers, MAX (side * side, 1));
  memset (self->chosen, 0, side * side);
  g_array_set_size (self->path, 0);
  self->n_chosen = 0;
  self->cursor = self->anchor = SATDOKU_NO_CELL;
}

SATDOKU_DEFINE_GETTER (SatdokuCellSelection, satdoku_cell_selection, side, guint)

guint
satdoku_cell_selection_get_cursor (SatdokuCellSelection *self)
{
  g_return_val_if_fail (SATDOKU_IS_CELL_SELECTION (self), SATDOKU_NO_CELL);

  return self->cursor;
}

SATDOKU_DEFINE_GETTER (SatdokuCellSelection, satdoku_cell_selection, n_chosen, guint)

gboolean
satdoku_cell_selection_has (SatdokuCellSelection *self,
                            guint cell)
{
  g_return_val_if_fail (SATDOKU_IS_CELL_SELECTION (self), FALSE);
  g_return_val_if_fail (cell < self->side * self->side, FALSE);

  return self->chosen[cell];
}

/* In ascending order; owned by the selection and valid until the next call. */
const guint *
satdoku_cell_selection_get_cells (SatdokuCellSelection *self,
                                  gsize *n_cells)
{
  g_return_val_if_fail (SATDOKU_IS_CELL_SELECTION (self) && n_cells != NULL, NULL);

  *n_cells = 0;
  for (guint cell = 0; cell < self->side * self->side; cell++)
    if (self->chosen[cell])
      self->numbers[(*n_cells)++] = cell;
  return self->numbers;
}

/* As they were chosen, one after the other; owned by the selection and valid until it changes. */
const guint *
satdoku_cell_selection_get_path (SatdokuCellSelection *self,
                                 gsize *n_cells)
{
  g_return_val_if_fail (SATDOKU_IS_CELL_SELECTION (self) && n_cells != NULL, NULL);

  *n_cells = self->path->len;
  return (const guint *)(gpointer)self->path->data;
}

static void
remove_from_path (SatdokuCellSelection *self,
                  guint cell)
{
  guint i = 0;

  while (g_array_index (self->path, guint, i) != cell)
    i++;
  g_array_remove_index (self->path, i);
}

static void
set (SatdokuCellSelection *self,
     guint cell,
     gboolean chosen)
{
  if (self->chosen[cell] == chosen)
    return;
  self->chosen[cell] = chosen != FALSE;
  self->n_chosen = self->n_chosen + (chosen ? 1 : 0) - (chosen ? 0 : 1);
  if (chosen)
    g_array_append_val (self->path, cell);
  else
    remove_from_path (self, cell);
}

static void
clear (SatdokuCellSelection *self)
{
  memset (self->chosen, 0, self->side * self->side);
  g_array_set_size (self->path, 0);
  self->n_chosen = 0;
  self->anchor = SATDOKU_NO_CELL;
}

static void
add (SatdokuCellSelection *self,
     guint cell)
{
  set (self, cell, TRUE);
  self->anchor = self->cursor = cell;
}

/* Chooses no cell. The cursor stays. */
void
satdoku_cell_selection_none (SatdokuCellSelection *self)
{
  g_return_if_fail (SATDOKU_IS_CELL_SELECTION (self));

  begin (self);
  clear (self);
  end (self);
}

/* Chooses this cell and no others, and puts the cursor there. */
void
satdoku_cell_selection_only (SatdokuCellSelection *self,
                             guint cell)
{
  g_return_if_fail (SATDOKU_IS_CELL_SELECTION (self) && cell < self->side * self->side);

  begin (self);
  clear (self);
  add (self, cell);
  end (self);
}

static guint
get_path_cell (SatdokuCellSelection *self,
               guint from_end)
{
  return g_array_index (self->path, guint, self->path->len - from_end);
}

/* One more cell of a path, or one less where it goes back. */
static void
extend (SatdokuCellSelection *self,
        guint cell)
{
  if (self->path->len >= 2 && get_path_cell (self, 2) == cell)
    set (self, get_path_cell (self, 1), FALSE);
  else
    set (self, cell, TRUE);
  self->anchor = self->cursor = cell;
}

/* The cells between the cursor and @cell, which is near it or far away, and @cell itself. */
static void
draw_to (SatdokuCellSelection *self,
         guint cell)
{
  int side = (int)self->side;
  int row = (int)self->cursor / side, column = (int)self->cursor % side;
  int to_row = (int)cell / side, to_column = (int)cell % side;

  while (row != to_row || column != to_column)
    {
      row += (to_row > row) - (to_row < row);
      column += (to_column > column) - (to_column < column);
      extend (self, (guint)(row * side + column));
    }
}

/* Chooses the rectangle from where the choice began to this cell, and no others, or draws the path
 * on to there, and puts the cursor there. */
void
satdoku_cell_selection_to (SatdokuCellSelection *self,
                           guint cell)
{
  guint side, from;

  g_return_if_fail (SATDOKU_IS_CELL_SELECTION (self) && cell < self->side * self->side);

  side = self->side;
  begin (self);
  if (self->draws && self->path->len > 0 && self->cursor != SATDOKU_NO_CELL)
    {
      draw_to (self, cell);
      end (self);
      return;
    }
  from = self->anchor == SATDOKU_NO_CELL ? cell : self->anchor;
  clear (self);
  self->anchor = from;
  self->cursor = cell;
  for (guint row = MIN (from / side, cell / side); row <= MAX (from / side, cell / side); row++)
    for (guint column = MIN (from % side, cell % side); column <= MAX (from % side, cell % side);
         column++)
      set (self, row * side + column, TRUE);
  end (self);
}

/* Chooses this cell besides the others, and puts the cursor there. */
void
satdoku_cell_selection_also (SatdokuCellSelection *self,
                             guint cell)
{
  g_return_if_fail (SATDOKU_IS_CELL_SELECTION (self) && cell < self->side * self->side);

  begin (self);
  add (self, cell);
  end (self);
}

/* Where a drag has come to this cell: draws the path on to there, or chooses it besides the others,
 * and puts the cursor there. */
void
satdoku_cell_selection_reach (SatdokuCellSelection *self,
                              guint cell)
{
  g_return_if_fail (SATDOKU_IS_CELL_SELECTION (self) && cell < self->side * self->side);

  if (self->draws)
    satdoku_cell_selection_to (self, cell);
  else
    satdoku_cell_selection_also (self, cell);
}

gboolean
satdoku_cell_selection_get_draws (SatdokuCellSelection *self)
{
  g_return_val_if_fail (SATDOKU_IS_CELL_SELECTION (self), FALSE);

  return self->draws;
}

/* Chooses this cell besides the others and puts the cursor there; when it is chosen it is no
 * more, and if the cursor was there it goes to another chosen one, if there is one. */
void
satdoku_cell_selection_toggle (SatdokuCellSelection *self,
                               guint cell)
{
  const guint *cells;
  gsize n_cells;

  g_return_if_fail (SATDOKU_IS_CELL_SELECTION (self) && cell < self->side * self->side);

  begin (self);
  if (!self->chosen[cell])
    add (self, cell);
  else
    {
      set (self, cell, FALSE);
      cells = satdoku_cell_selection_get_cells (self, &n_cells);
      if (cell == self->cursor && n_cells > 0)
        self->anchor = self->cursor = cells[n_cells - 1];
    }
  end (self);
}

/* Chooses all cells. The cursor stays; if there is none it is put on the first. */
void
satdoku_cell_selection_all (SatdokuCellSelection *self)
{
  g_return_if_fail (SATDOKU_IS_CELL_SELECTION (self));

  if (self->side == 0)
    return;
  begin (self);
  for (guint cell = 0; cell < self->side * self->side; cell++)
    set (self, cell, TRUE);
  if (self->cursor == SATDOKU_NO_CELL)
    self->cursor = 0;
  end (self);
}

/* Puts the cursor on a cell, or takes it away with SATDOKU_NO_CELL. The same cells stay chosen. */
void
satdoku_cell_selection_move (SatdokuCellSelection *self,
                             guint cell)
{
  g_return_if_fail (SATDOKU_IS_CELL_SELECTION (self));
  g_return_if_fail (cell == SATDOKU_NO_CELL || cell < self->side * self->side);

  if (self->cursor == cell)
    return;
  begin (self);
  self->cursor = cell;
  end (self);
}

/* Chooses these cells and no others. The cursor goes to the cell if there is just one. Nothing
 * happens, and nothing is notified, when they are chosen already. Returns whether others were
 * chosen before. */
gboolean
satdoku_cell_selection_set_cells (SatdokuCellSelection *self,
                                  const guint *cells,
                                  gsize n_cells)
{
  gboolean same;

  g_return_val_if_fail (SATDOKU_IS_CELL_SELECTION (self), FALSE);

  same = self->n_chosen == n_cells;
  for (gsize i = 0; i < n_cells; i++)
    {
      g_return_val_if_fail (cells[i] < self->side * self->side, FALSE);
      same = same && self->chosen[cells[i]];
    }
  if (same)
    return FALSE;
  begin (self);
  clear (self);
  for (gsize i = 0; i < n_cells; i++)
    {
      set (self, cells[i], TRUE);
      self->anchor = cells[i];
    }
  if (n_cells == 1)
    self->cursor = cells[0];
  end (self);
  return TRUE;
}
