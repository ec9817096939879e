/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Grids whose empty cells are blanks, so that the column of a symbol determines its cell:
 *
 *   | 5 3   |   7   |       |      or      |53 | 7 |   |      or, without bars,      53  7
 *
 * Ambiguous ones are not read. Knows no other layouts. */

#include "sudoku-layout-fixed.h"

#include <string.h>

#include "sudoku-layout-line.h"
#include "sudoku-plain-text.h"

#define SIDE_MIN 4
/* Without bars fewer rows are often something else. */
#define BARE_SIDE_MIN 6
/* The most columns of a cell, with the blank after it. */
#define STEP_MAX 4
/* So many lower-case letters are a word. */
#define WORD_LENGTH_MIN 3
#define WIDTH_MAX (SUDOKU_SIDE_MAX * (STEP_MAX + 2))

/* A row, a character for each column. */
typedef struct
{
  char signs[WIDTH_MAX + 1];
  guint width;
  const char *places[WIDTH_MAX + 1];
} Columns;

/* How cells are arranged in the columns between two bars. */
typedef struct
{
  guint pad;
  guint step;
} Grating;

static gboolean
is_bar (char c)
{
  return c == '|' || c == SUDOKU_PLAIN_THICK_BAR;
}

/* The columns of a line from @start on; FALSE: too many, or a tab. */
static gboolean
spread (const char *start,
        const char *end,
        Columns *columns)
{
  columns->width = 0;
  for (const char *at = start; at < end; at++)
    {
      if (*at == SUDOKU_PLAIN_FILLER)
        continue;
      if (*at == '\t' || columns->width == WIDTH_MAX)
        return FALSE;
      columns->places[columns->width] = at;
      columns->signs[columns->width++] = *at;
    }
  return TRUE;
}

/* The columns of a row from its first bar on. */
static gboolean
spread_bars (const SudokuLayoutLine *line,
             Columns *columns)
{
  const char *at = line->start;

  while (at < line->end && !is_bar (*at))
    at++;
  return at < line->end && (line->kind == SUDOKU_LINE_TEXT || line->kind == SUDOKU_LINE_BARS) &&
         spread (at, line->end, columns);
}

/* The cell in some columns: one symbol or nothing. */
static gboolean
read_field (const Columns *row,
            guint start,
            guint end,
            SudokuSign *sign,
            const char **place)
{
  end = MIN (end, row->width);
  *place = row->places[MIN (start, row->width > 0 ? row->width - 1 : 0)];
  while (start < end && row->signs[start] == ' ')
    start++;
  while (end > start && row->signs[end - 1] == ' ')
    end--;
  *sign = SUDOKU_SIGN_BLANK;
  if (start >= end)
    return TRUE;
  *place = row->places[start];
  return sudoku_sign_from_word (&row->signs[start], end - start, sign);
}

/* Whether the words of two cells touch each other. */
static gboolean
touches (const Columns *row,
         guint border)
{
  return border > 0 && border < row->width && row->signs[border - 1] != ' ' &&
         row->signs[border] != ' ';
}

/* Reads as many cells from the columns from @start to @end. */
static gboolean
read_part (const Columns *row,
           const Grating *grating,
           guint start,
           guint end,
           guint n_cells,
           SudokuSign *signs,
           const char **places)
{
  if (grating->pad > 0 && start < row->width && row->signs[start] != ' ')
    return FALSE;
  for (guint i = 0; i < n_cells; i++)
    {
      guint from = start + grating->pad + i * grating->step;

      if ((grating->step > 1 && i > 0 && touches (row, from)) ||
          !read_field (row, from, MIN (from + grating->step, end), &signs[i], &places[i]))
        return FALSE;
    }
  return TRUE;
}

/* Whether cells of this kind fill the width exactly. */
static gboolean
is_exact (const Grating *grating,
          guint width,
          guint n_cells)
{
  if (grating->step == 1)
    return grating->pad == 0 && width == n_cells;
  if (grating->pad > 0)
    return width == 1 + n_cells * grating->step;
  return width == n_cells * grating->step || width == n_cells * grating->step - 1;
}

/* The places of the bars. */
typedef struct
{
  guint n;
  guint columns[SUDOKU_SIDE_MAX + 2];
} Bars;

static gboolean
find_bars (const Columns *row,
           Bars *bars)
{
  bars->n = 0;
  for (guint i = 0; i < row->width && bars->n < G_N_ELEMENTS (bars->columns); i++)
    if (is_bar (row->signs[i]))
      bars->columns[bars->n++] = i;
  return bars->n >= 2;
}

/* Whether a row has its bars where the first one has them. */
static gboolean
has_bars (const Columns *row,
          const Bars *bars)
{
  guint n = 0;

  for (guint i = 0; i < row->width && i <= bars->columns[bars->n - 1]; i++)
    if (is_bar (row->signs[i]) && (n >= bars->n || bars->columns[n++] != i))
      return FALSE;
  return n == bars->n;
}

/* Reads the grid in one way; NULL where something is between cells. */
static SudokuLayout *
read_grid (GPtrArray *rows,
           const Bars *bars,
           const Grating *grating,
           const char *text)
{
  guint side = rows->len, n_parts = bars->n - 1;
  SudokuLayout *grid = sudoku_layout_new (SUDOKU_LAYOUT_GRID, side);

  for (guint r = 0; r < side; r++)
    for (guint part = 0; part < n_parts; part++)
      {
        const char *places[SUDOKU_SIDE_MAX];
        guint n_cells = side / n_parts, first = r * side + part * n_cells;

        if (!read_part (rows->pdata[r], grating, bars->columns[part] + 1, bars->columns[part + 1],
                        n_cells, &grid->cells[first], places))
          {
            sudoku_layout_free (grid);
            return NULL;
          }
        for (guint i = 0; i < n_cells; i++)
          grid->places[first + i] = (gsize)(places[i] - text);
      }
  return grid;
}

/* Reads the grid in all possible ways; NULL where they differ or there is none. */
static SudokuLayout *
read_rows (GPtrArray *rows,
           const Bars *bars,
           const char *text)
{
  guint side = rows->len, n_parts = bars->n - 1;
  guint width = bars->columns[1] - bars->columns[0] - 1;
  SudokuLayout *grid = NULL;

  if (side < SIDE_MIN || side > SUDOKU_SIDE_MAX || side % n_parts != 0)
    return NULL;
  for (guint part = 1; part < n_parts; part++)
    if (bars->columns[part + 1] - bars->columns[part] - 1 != width)
      return NULL;
  for (guint i = 0; i < 2 * STEP_MAX; i++)
    {
      const Grating grating = { i / STEP_MAX, i % STEP_MAX + 1 };
      SudokuLayout *next = NULL;

      if (is_exact (&grating, width, side / n_parts))
        next = read_grid (rows, bars, &grating, text);
      if (next == NULL)
        continue;
      if (grid != NULL &&
          memcmp (grid->cells, next->cells, sizeof *next->cells * side * side) != 0)
        {
          sudoku_layout_free (next);
          sudoku_layout_free (grid);
          return NULL;
        }
      if (grid != NULL)
        sudoku_layout_free (next);
      else
        grid = next;
    }
  return grid;
}

/* Rows between bars, with rules between them or not, from a line on. */
static SudokuLayout *
find_between_bars (GArray *lines,
                   const char *text,
                   guint first,
                   guint *end)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_free);
  SudokuLayout *grid = NULL;
  Bars bars;
  guint band = 0;
  gboolean regular = TRUE;

  for (guint i = first; i < lines->len && rows->len <= SUDOKU_SIDE_MAX; i++)
    {
      const SudokuLayoutLine *line = &g_array_index (lines, SudokuLayoutLine, i);
      g_autofree Columns *row = NULL;

      if (line->kind == SUDOKU_LINE_RULE || line->kind == SUDOKU_LINE_HOLES)
        {
          band = band == 0 ? rows->len : band;
          regular &= band == 0 || rows->len % band == 0;
          continue;
        }
      row = g_new (Columns, 1);
      if (!spread_bars (line, row) ||
          (rows->len == 0 ? !find_bars (row, &bars) : !has_bars (row, &bars)))
        break;
      g_ptr_array_add (rows, g_steal_pointer (&row));
      *end = i + 1;
    }
  if (rows->len == 0)
    return NULL;
  grid = read_rows (rows, &bars, text);
  if (grid == NULL)
    return NULL;
  if (bars.n > 2 && band > 1 && regular && band * (grid->side / (bars.n - 1)) == grid->side)
    {
      grid->box_rows = band;
      grid->box_columns = grid->side / (bars.n - 1);
      grid->drawn = TRUE;
    }
  return grid;
}

/* Whether something else stands for empty cells. */
static gboolean
has_empty_signs (const Columns *row)
{
  for (guint i = 0; i < row->width; i++)
    if (row->signs[i] != ' ' && (row->signs[i] == '0' || !g_ascii_isalnum (row->signs[i])))
      return TRUE;
  return FALSE;
}

/* Whether a line has a natural-language word. */
static gboolean
has_word (const SudokuLayoutLine *line)
{
  guint n_letters = 0;

  for (const char *at = line->start; at < line->end && n_letters < WORD_LENGTH_MIN; at++)
    n_letters = g_ascii_islower (*at) ? n_letters + 1 : 0;
  return n_letters == WORD_LENGTH_MIN;
}

/* The lines up to a heading or the end, without bars; blank ones are rows. NULL: none. */
static GPtrArray *
collect_bare (GArray *lines,
              guint first,
              guint *end)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_free);
  guint n_rows = 0;

  for (guint i = first; i < lines->len && rows->len <= SUDOKU_SIDE_MAX; i++)
    {
      const SudokuLayoutLine *line = &g_array_index (lines, SudokuLayoutLine, i);
      const char *line_end = line->end;
      Columns *row = NULL;

      if ((line->kind != SUDOKU_LINE_TEXT && line->kind != SUDOKU_LINE_BLANK) ||
          has_word (line))
        break;
      while (*line_end == ' ')
        line_end++;
      row = g_new (Columns, 1);
      g_ptr_array_add (rows, row);
      if (!spread (line->start, line_end, row) || has_empty_signs (row))
        return NULL;
      if (line->kind == SUDOKU_LINE_TEXT)
        {
          n_rows = rows->len;
          *end = i + 1;
        }
    }
  g_ptr_array_set_size (rows, (int)n_rows);
  return n_rows >= BARE_SIDE_MIN ? g_steal_pointer (&rows) : NULL;
}

/* Rows without bars: whole ones, or those whose first column is not all blank, so that it is known
 * where they begin. Where no row begins with a blank, leading blanks may have been lost. */
static SudokuLayout *
find_bare (GArray *lines,
           const char *text,
           guint first,
           guint *end)
{
  g_autoptr (GPtrArray) rows = collect_bare (lines, first, end);
  guint width = 0;
  gboolean alike = TRUE, begins = FALSE, indents = FALSE;
  Bars bars = { .n = 2 };

  if (rows == NULL)
    return NULL;
  for (guint r = 0; r < rows->len; r++)
    {
      const Columns *row = rows->pdata[r];

      width = MAX (width, row->width);
      alike &= row->width == ((const Columns *)rows->pdata[0])->width;
      begins |= row->width > 0 && row->signs[0] != ' ';
      indents |= row->width > 0 && row->signs[0] == ' ';
    }
  if (!alike && !(begins && indents))
    return NULL;
  bars.columns[0] = G_MAXUINT;
  bars.columns[1] = width;
  return read_rows (rows, &bars, text);
}

static gboolean
is_row_between_bars (const SudokuLayoutLine *line)
{
  Columns row;

  return spread_bars (line, &row);
}

/**
 * sudoku_layout_fixed_find: (skip)
 * @lines: (element-type SudokuLayoutLine): the lines of a text
 * @text: the text
 * @first: the line where a grid may begin
 * @taken: the line after the previous grid
 * @end: (out): the line after the grid
 *
 * Finds a grid whose empty cells are blanks.
 *
 * Returns: (transfer full) (nullable): the grid
 */
SudokuLayout *
sudoku_layout_fixed_find (GArray *lines,
                          const char *text,
                          guint first,
                          guint taken,
                          guint *end)
{
  const SudokuLayoutLine *line = &g_array_index (lines, SudokuLayoutLine, first);
  SudokuLayout *grid = NULL;

  if (line->kind != SUDOKU_LINE_TEXT && line->kind != SUDOKU_LINE_BARS)
    return NULL;
  if (first == taken || !is_row_between_bars (line - 1))
    grid = find_between_bars (lines, text, first, end);
  if (grid == NULL && (first == taken || line[-1].kind != SUDOKU_LINE_TEXT ||
                       sudoku_layout_line_is_prose (line - 1)))
    grid = find_bare (lines, text, first, end);
  if (grid == NULL)
    return NULL;
  grid->start = (gsize)(line->start - text);
  grid->end = (gsize)(g_array_index (lines, SudokuLayoutLine, *end - 1).end - text);
  return grid;
}
