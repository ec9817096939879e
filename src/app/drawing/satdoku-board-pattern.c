/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rules of a puzzle draw on its board: the regions that thick lines part, and what stands
 * in the cells. It is found out once for each shape, so that whoever draws asks for cells only. It
 * knows neither sizes nor colours. */

#include "satdoku-config.h"

#include "satdoku-board-pattern.h"

/* The region of cells that lie in none. */
#define NO_REGION G_MAXUINT16

struct _SatdokuBoardPattern
{
  gatomicrefcount ref_count;
  guint side;
  guint16 *regions; /* of each cell */
  guint16 *cells;   /* SatdokuCellPattern of each */
  guint8 *rows;     /* is the line above the row a border all the way? */
  guint8 *columns;  /* likewise the line left of the column */
};

static void
find_regions (SatdokuBoardPattern *self,
              const SudokuGeometry *geometry)
{
  for (guint cell = 0; cell < self->side * self->side; cell++)
    {
      guint region = sudoku_geometry_get_cell_region (geometry, cell);

      self->regions[cell] = region != SUDOKU_NO_REGION ? (guint16)region : NO_REGION;
    }
}

static void
add_house (SatdokuBoardPattern *self,
           const SudokuGeometry *geometry,
           guint house,
           SatdokuCellPattern pattern)
{
  const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);

  for (guint i = 0; i < self->side; i++)
    self->cells[cells[i]] |= (guint16)pattern;
}

static void
find_cells (SatdokuBoardPattern *self,
            const SudokuGeometry *geometry)
{
  for (guint house = 0; house < sudoku_geometry_get_n_houses (geometry); house++)
    {
      SudokuHouseKind kind = sudoku_geometry_get_house_kind (geometry, house);

      if (kind == SUDOKU_HOUSE_FALLING)
        add_house (self, geometry, house, SATDOKU_PATTERN_FALLING);
      else if (kind == SUDOKU_HOUSE_RISING)
        add_house (self, geometry, house, SATDOKU_PATTERN_RISING);
    }
}

static void
find_borders (SatdokuBoardPattern *self)
{
  guint side = self->side;

  for (guint line = 1; line < side; line++)
    {
      self->rows[line] = self->columns[line] = TRUE;
      for (guint i = 0; i < side; i++)
        {
          self->rows[line] &=
            satdoku_board_pattern_is_border (self, line * side + i, (line - 1) * side + i) != FALSE;
          self->columns[line] &=
            satdoku_board_pattern_is_border (self, i * side + line, i * side + line - 1) != FALSE;
        }
    }
}

/**
 * satdoku_board_pattern_new:
 * @geometry: the shape of a puzzle
 *
 * Returns: (transfer full): what its rules draw
 */
SatdokuBoardPattern *
satdoku_board_pattern_new (const SudokuGeometry *geometry)
{
  SatdokuBoardPattern *self;
  guint n_cells;

  g_return_val_if_fail (geometry != NULL, NULL);

  self = g_new0 (SatdokuBoardPattern, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->side = sudoku_geometry_get_side (geometry);
  n_cells = self->side * self->side;
  self->regions = g_new (guint16, n_cells);
  self->cells = g_new0 (guint16, n_cells);
  self->rows = g_new0 (guint8, self->side);
  self->columns = g_new0 (guint8, self->side);
  find_regions (self, geometry);
  find_cells (self, geometry);
  find_borders (self);
  return self;
}

/**
 * satdoku_board_pattern_ref:
 * @self: a pattern
 *
 * Returns: (transfer full): the same
 */
SatdokuBoardPattern *
satdoku_board_pattern_ref (SatdokuBoardPattern *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * satdoku_board_pattern_unref:
 * @self: (transfer full): a pattern
 */
void
satdoku_board_pattern_unref (SatdokuBoardPattern *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  g_free (self->regions);
  g_free (self->cells);
  g_free (self->rows);
  g_free (self->columns);
  g_free (self);
}

/**
 * satdoku_board_pattern_get_side:
 * @self: a pattern
 *
 * Returns: the number of rows and of columns
 */
guint
satdoku_board_pattern_get_side (const SatdokuBoardPattern *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->side;
}

/**
 * satdoku_board_pattern_get_cell:
 * @self: a pattern
 * @cell: a cell
 *
 * Returns: what rules draw into the cell
 */
SatdokuCellPattern
satdoku_board_pattern_get_cell (const SatdokuBoardPattern *self,
                                guint cell)
{
  g_return_val_if_fail (self != NULL && cell < self->side * self->side, 0);

  return (SatdokuCellPattern)self->cells[cell];
}

/**
 * satdoku_board_pattern_is_border:
 * @self: a pattern
 * @cell: a cell
 * @neighbour: a cell that has an edge in common with it
 *
 * Returns: do they lie in different regions?
 */
gboolean
satdoku_board_pattern_is_border (const SatdokuBoardPattern *self,
                                 guint cell,
                                 guint neighbour)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (MAX (cell, neighbour) < self->side * self->side, FALSE);

  return self->regions[cell] != self->regions[neighbour];
}

/**
 * satdoku_board_pattern_row_is_border:
 * @self: a pattern
 * @row: a row but the first
 *
 * Returns: does the line above it part regions from one edge of the board to the other?
 */
gboolean
satdoku_board_pattern_row_is_border (const SatdokuBoardPattern *self,
                                     guint row)
{
  g_return_val_if_fail (self != NULL && row < self->side, FALSE);

  return self->rows[row];
}

/**
 * satdoku_board_pattern_column_is_border:
 * @self: a pattern
 * @column: a column but the first
 *
 * Returns: does the line left of it part regions from one edge of the board to the other?
 */
gboolean
satdoku_board_pattern_column_is_border (const SatdokuBoardPattern *self,
                                        guint column)
{
  g_return_val_if_fail (self != NULL && column < self->side, FALSE);

  return self->columns[column];
}
