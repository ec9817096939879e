/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Grids in rows of fields, with commas or the like between, that have empty rows or columns between
 * the boxes or at the edges, as written by spreadsheets. Knows no other layouts. */

#include "sudoku-layout-spaced.h"

#include <string.h>

#include "sudoku-layout-line.h"
#include "sudoku-spacers.h"

/* Smaller tables are often something else. */
#define SIDE_MIN 4

/* The rows of a table, one SudokuLayoutRow each. */
typedef struct
{
  GPtrArray *rows; /* (element-type SudokuLayoutRow) */
  guint n_columns;
} Table;

/* The line with its trailing tabs, which separate empty fields. */
static SudokuLayoutLine
with_tabs (const SudokuLayoutLine *line)
{
  SudokuLayoutLine whole = *line;
  gboolean any = FALSE;

  for (const char *at = line->end; *at == ' ' || *at == '\t'; at++)
    {
      any |= *at == '\t';
      whole.end = any ? at + 1 : line->end;
    }
  if (any && line->kind == SUDOKU_LINE_BLANK)
    whole.kind = SUDOKU_LINE_TEXT;
  return whole;
}

/* Whether a line is a row of fields. */
static gboolean
read_row (const SudokuLayoutLine *line,
          SudokuLayoutRow *row)
{
  if (line->kind != SUDOKU_LINE_TEXT && line->kind != SUDOKU_LINE_BARS)
    return FALSE;
  sudoku_layout_line_read (line, line->start, SUDOKU_LINE_FIELDS, row);
  return row->whole;
}

/* The signs of the whole table; short rows end with empty cells. */
static SudokuSign *
list_signs (const Table *self)
{
  SudokuSign *signs = g_new (SudokuSign, (gsize)self->rows->len * self->n_columns);

  for (guint r = 0; r < self->rows->len; r++)
    {
      const SudokuLayoutRow *row = self->rows->pdata[r];

      for (guint c = 0; c < self->n_columns; c++)
        signs[r * self->n_columns + c] = c < row->n_cells ? row->signs[c] : SUDOKU_SIGN_BLANK;
    }
  return signs;
}

static SudokuLayout *
make_grid (const Table *self,
           const char *text)
{
  g_autofree SudokuSign *signs = list_signs (self);
  SudokuLayout *grid = NULL;
  SudokuSpacers spacers;

  if (!sudoku_spacers_find (signs, self->rows->len, self->n_columns, &spacers))
    return NULL;
  grid = sudoku_layout_new (SUDOKU_LAYOUT_GRID, spacers.side);
  grid->spaced = TRUE;
  for (guint i = 0; i < spacers.side * spacers.side; i++)
    {
      guint r = spacers.rows[i / spacers.side], c = spacers.columns[i % spacers.side];
      const SudokuLayoutRow *row = self->rows->pdata[r];

      grid->cells[i] = signs[r * self->n_columns + c];
      grid->places[i] = (gsize)(row->places[MIN (c, row->n_cells - 1)] - text);
    }
  if (spacers.box_rows > 0 || spacers.box_columns > 0)
    {
      grid->box_rows =
        spacers.box_rows > 0 ? spacers.box_rows : spacers.side / spacers.box_columns;
      grid->box_columns = spacers.side / grid->box_rows;
    }
  return grid;
}

/**
 * sudoku_layout_spaced_find: (skip)
 * @lines: (element-type SudokuLayoutLine): the lines of a text
 * @text: the text
 * @first: the line where a grid may begin, which is not within such rows
 * @end: (out): the line after the last row of fields that follows, the first line where there is
 *   none
 *
 * Finds a grid in a table with empty rows or columns.
 *
 * Returns: (transfer full) (nullable): the grid
 */
SudokuLayout *
sudoku_layout_spaced_find (GArray *lines,
                           const char *text,
                           guint first,
                           guint *end)
{
  Table table = { .rows = g_ptr_array_new_with_free_func (g_free) };
  SudokuLayout *grid = NULL;

  *end = first;
  for (guint i = first; i < lines->len && grid == NULL; i++)
    {
      SudokuLayoutLine line = with_tabs (&g_array_index (lines, SudokuLayoutLine, i));
      SudokuLayoutRow row;

      /* Another grid may follow. */
      if (line.kind == SUDOKU_LINE_BLANK && table.rows->len >= SIDE_MIN)
        grid = make_grid (&table, text);
      if (grid != NULL || line.kind == SUDOKU_LINE_BLANK)
        continue;
      if (!read_row (&line, &row) || table.rows->len == SUDOKU_SPACERS_MAX)
        break;
      g_ptr_array_add (table.rows, g_memdup2 (&row, sizeof row));
      table.n_columns = MAX (table.n_columns, row.n_cells);
      *end = i + 1;
    }
  if (grid == NULL && MIN (table.rows->len, table.n_columns) >= SIDE_MIN)
    grid = make_grid (&table, text);
  g_ptr_array_unref (table.rows);
  if (grid == NULL)
    return NULL;
  grid->start = (gsize)(g_array_index (lines, SudokuLayoutLine, first).start - text);
  grid->end = (gsize)(g_array_index (lines, SudokuLayoutLine, *end - 1).end - text);
  return grid;
}
