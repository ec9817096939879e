/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds empty cells that are blanks between bars, as in
 *
 *   | 5 3   |   7   |       |      or      |53 | 7 |   |
 *
 * where the place of a cell says which it is. Knows no format. */

#include "sudoku-blank-cells.h"

#include <string.h>

/* Fewer rows are often something else. */
#define ROWS_MIN 4
/* Characters of the number of a row. */
#define LABEL_MAX 2

/* A row between bars, and how its cells stand there. */
typedef struct
{
  char *start; /* behind the first bar */
  char *end;   /* behind the last one */
} Row;

/* How many bytes a bar takes here, be it ASCII or U+2500…U+257F; 0: there is none. */
static gsize
get_bar (const char *at,
         const char *end)
{
  if (at < end && *at == '|')
    return 1;
  return end - at >= 3 && (guchar)at[0] == 0xe2 && ((guchar)at[1] | 1) == 0x95 ? 3 : 0;
}

static gboolean
is_place (char c)
{
  return c == ' ' || c == '.' || c == '_' || g_ascii_isalnum (c);
}

/* What mail and programs put before a row: signs of quotation, and its number or letter. */
static char *
skip_label (char *at,
            char *end)
{
  guint n = 0;

  while (at < end && (g_ascii_isspace (*at) || *at == '>'))
    at++;
  for (; at < end && g_ascii_isalnum (*at) && n < LABEL_MAX; n++)
    at++;
  while (at < end && g_ascii_isspace (*at))
    at++;
  return at;
}

/* FALSE when the line is no row: it has to begin and to end with a bar, and not to be all bars. */
static gboolean
find_row (char *line,
          char *end,
          Row *row)
{
  char *at = skip_label (line, end);
  gboolean any = FALSE;
  gsize bar;

  while (end > at && g_ascii_isspace (end[-1]))
    end--;
  bar = get_bar (at, end);
  if (bar == 0)
    return FALSE;
  row->start = at + bar;
  row->end = end;
  for (at = row->start; at < end; at += bar)
    {
      bar = get_bar (at, end);
      if (bar == 0 && !is_place (*at))
        return FALSE;
      any |= bar == 0;
      if (bar > 0 && at + bar == end)
        return any;
      bar = MAX (bar, 1);
    }
  return FALSE;
}

/* Goes over the places of the cells of a row, every @step-th from @step - 1 on, where @width
 * characters stand between two bars. Returns how many there are; 0 when something stands elsewhere.
 * With @fill, blanks become dots. */
static guint
visit (const Row *row,
       gsize width,
       gsize step,
       gboolean fill)
{
  guint n_cells = 0;
  gsize column = 0;

  for (char *at = row->start; at < row->end;)
    {
      gsize bar = get_bar (at, row->end);
      gboolean cell = bar == 0 && column % step == step - 1;

      if ((bar > 0) != (column == width) || (bar == 0 && !cell && *at != ' '))
        return 0;
      n_cells += cell;
      if (fill && cell && *at == ' ')
        *at = '.';
      at += MAX (bar, 1);
      column = bar > 0 ? 0 : column + 1;
    }
  return n_cells;
}

/* Whether so many rows with so many cells stand below each other, alike. */
static gboolean
fill_rows (GArray *rows)
{
  const Row *first = &g_array_index (rows, Row, 0);
  gsize width = 0;

  if (rows->len < ROWS_MIN)
    return FALSE;
  while (get_bar (first->start + width, first->end) == 0)
    width++;
  for (gsize step = 2; step > 0 && width > step; step--)
    {
      gboolean good = TRUE;

      /* With blanks between the cells, one stands also before the next bar. */
      if (step == 2 && (width < 5 || width % 2 == 0))
        continue;
      for (guint i = 0; good && i < rows->len; i++)
        good = visit (&g_array_index (rows, Row, i), width, step, FALSE) == rows->len;
      for (guint i = 0; good && i < rows->len; i++)
        visit (&g_array_index (rows, Row, i), width, step, TRUE);
      if (good)
        return TRUE;
    }
  return FALSE;
}

/* Whether a line is one of a frame and has no cells. */
static gboolean
is_rule (const char *at,
         const char *end)
{
  for (; at < end; at++)
    if (g_ascii_isalnum (*at))
      return FALSE;
  return TRUE;
}

/**
 * sudoku_blank_cells_fill:
 * @text: a text, which is changed
 * @length: its length in bytes
 *
 * Puts a dot into each empty cell of grids between bars in which empty cells are blanks: N rows of
 * N cells, with as many characters between two bars everywhere. Linear time.
 *
 * Returns: whether there was such a grid
 */
gboolean
sudoku_blank_cells_fill (char *text,
                         gsize length)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (Row));
  char *end = text + length;
  gboolean any = FALSE;

  g_return_val_if_fail (text != NULL, FALSE);

  for (char *line = text; line < end;)
    {
      char *line_end = memchr (line, '\n', (gsize)(end - line));
      Row row;

      line_end = line_end != NULL ? line_end : end;
      if (find_row (line, line_end, &row))
        g_array_append_val (rows, row);
      else if (rows->len > 0 && (line == line_end || !is_rule (line, line_end)))
        {
          any |= fill_rows (rows);
          g_array_set_size (rows, 0);
        }
      line = line_end + 1;
    }
  if (rows->len > 0)
    any |= fill_rows (rows);
  return any;
}
