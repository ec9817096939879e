/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Grids with bars between cells and none around them, whose empty cells are blanks:
 *
 *     | 2 |   | 4      or      |2||4
 *   3 |   |   |                3|||
 *
 * Blanks at the ends of a line may have been lost, so the cell is determined by counting bars, not
 * columns. Knows no other layouts. */

#include "sudoku-layout-open.h"

#include "sudoku-layout-line.h"
#include "sudoku-plain-text.h"

/* Smaller tables are often something else. */
#define SIDE_MIN 4
/* The most fields of a row, with one on each side of it. */
#define FIELDS_MAX (SUDOKU_SIDE_MAX + 2)

/* The text between the bars of a line. */
typedef struct
{
  guint n;
  guint n_blank;
  guint n_wide; /* of more than one character */
  SudokuSign signs[FIELDS_MAX];
  const char *places[FIELDS_MAX];
} Fields;

/* Consecutive rows. */
typedef struct
{
  GPtrArray *rows; /* (element-type Fields) */
  guint last;      /* the line of the last */
  guint band;      /* how many are above the first rule; 0: there is none */
  guint n_rules;
  gboolean regular; /* a rule after each so many rows */
  gboolean uneven;  /* not all have as many bars */
  gboolean cut;     /* behind the last there are bars, too, with something else between them */
} Run;

static gboolean
is_bar (char c)
{
  return c == '|' || c == SUDOKU_PLAIN_THICK_BAR;
}

static gboolean
has_bar (const SudokuLayoutLine *line)
{
  for (const char *at = line->start; at < line->end; at++)
    if (is_bar (*at))
      return TRUE;
  return FALSE;
}

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t' || c == SUDOKU_PLAIN_FILLER;
}

static gboolean
take_field (Fields *fields,
            const char *start,
            const char *end)
{
  SudokuSign sign = SUDOKU_SIGN_BLANK;

  if (fields->n == FIELDS_MAX)
    return FALSE;
  while (start < end && is_blank (*start))
    start++;
  while (end > start && is_blank (end[-1]))
    end--;
  if (start < end && !sudoku_sign_from_word (start, (gsize)(end - start), &sign))
    return FALSE;
  fields->n_blank += start == end;
  fields->n_wide += end - start > 1;
  fields->signs[fields->n] = sign;
  fields->places[fields->n++] = start;
  return TRUE;
}

/* Whether a line separates rows; where “-” are cells, these stand alone. */
static gboolean
is_rule (const SudokuLayoutLine *line)
{
  if (line->kind == SUDOKU_LINE_RULE)
    return TRUE;
  for (const char *at = line->start; at < line->end; at++)
    if (!is_bar (*at) && !is_blank (*at) && *at != '-')
      return FALSE;
  return g_strstr_len (line->start, line->end - line->start, "--") != NULL;
}

/* Whether there is nothing in a line but bars, and a symbol or nothing between them. */
static gboolean
read_fields (const SudokuLayoutLine *line,
             Fields *fields)
{
  const char *start = line->start;

  fields->n = fields->n_blank = fields->n_wide = 0;
  if (is_rule (line))
    return FALSE;
  if (line->kind != SUDOKU_LINE_TEXT && line->kind != SUDOKU_LINE_BARS &&
      line->kind != SUDOKU_LINE_HOLES)
    return FALSE;
  for (const char *at = start; at < line->end; at++)
    {
      if (!is_bar (*at))
        continue;
      if (!take_field (fields, start, at))
        return FALSE;
      start = at + 1;
    }
  return take_field (fields, start, line->end);
}

static const Fields *
get_row (const Run *run,
         guint i)
{
  return run->rows->pdata[i];
}

/* Collects rows from a line on; blank lines don't count until there are enough. */
static void
collect (Run *run,
         GArray *lines,
         guint first)
{
  for (guint i = first; i < lines->len && run->rows->len <= FIELDS_MAX; i++)
    {
      const SudokuLayoutLine *line = &g_array_index (lines, SudokuLayoutLine, i);
      g_autofree Fields *fields = NULL;

      if (line->kind == SUDOKU_LINE_BLANK && run->rows->len < get_row (run, 0)->n)
        continue;
      fields = g_new (Fields, 1);
      if (read_fields (line, fields))
        {
          run->uneven |= run->rows->len > 0 && fields->n != get_row (run, 0)->n;
          run->last = i;
          g_ptr_array_add (run->rows, g_steal_pointer (&fields));
          continue;
        }
      if (!is_rule (line))
        {
          run->cut = has_bar (line);
          break;
        }
      run->band = run->band == 0 ? run->rows->len : run->band;
      run->regular &= run->band > 0 && run->rows->len % run->band == 0;
      run->n_rules++;
    }
}

/* Whether a field is blank in all rows. */
static gboolean
is_margin (const Run *run,
           guint column)
{
  for (guint i = 0; i < run->rows->len; i++)
    if (get_row (run, i)->signs[column] != SUDOKU_SIGN_BLANK)
      return FALSE;
  return TRUE;
}

static gboolean
has_blank (const Run *run)
{
  for (guint i = 0; i < run->rows->len; i++)
    if (get_row (run, i)->n_blank > 0)
      return TRUE;
  return FALSE;
}

static gboolean
has_wide (const Run *run)
{
  for (guint i = 0; i < run->rows->len; i++)
    if (get_row (run, i)->n_wide > 0)
      return TRUE;
  return FALSE;
}

/* Whether there are several cells between two bars, rather than one number. */
static gboolean
has_groups (const Run *run)
{
  for (guint i = 0; i < run->rows->len; i++)
    for (guint k = 0; k < get_row (run, i)->n; k++)
      {
        SudokuSign sign = get_row (run, i)->signs[k];

        if (sign >= 10 && sign < SUDOKU_SIGN_BLANK && !sudoku_sign_is_letter (sign) &&
            sign > run->rows->len)
          return TRUE;
      }
  return FALSE;
}

static SudokuLayout *
make_grid (const Run *run,
           guint top,
           guint left,
           guint side,
           const char *text)
{
  SudokuLayout *grid = sudoku_layout_new (SUDOKU_LAYOUT_GRID, side);

  for (guint i = 0; i < side * side; i++)
    {
      const Fields *row = get_row (run, top + i / side);

      grid->cells[i] = row->signs[left + i % side];
      grid->places[i] = (gsize)(row->places[left + i % side] - text);
    }
  if (top == 0 && run->regular && run->band > 1 && run->band < side && side % run->band == 0)
    {
      grid->box_rows = run->band;
      grid->box_columns = side / run->band;
      grid->drawn = TRUE;
    }
  return grid;
}

/* The grid of even rows, if they make one. A rule follows the head of a table. */
static SudokuLayout *
read_even (const Run *run,
           const char *text)
{
  guint n_rows = run->rows->len, n_fields = get_row (run, 0)->n;
  guint top = run->n_rules > 0 && run->band == 1 && (run->n_rules == 1 || n_rows > n_fields);

  if (n_rows < SIDE_MIN || n_rows > SUDOKU_SIDE_MAX + 1 || has_groups (run))
    return NULL;
  /* With a bar on both sides, “|12|..|” may have several cells in a field. */
  if (n_rows == n_fields)
    return n_rows > SIDE_MIN || !has_wide (run) || !is_margin (run, 0) ||
               !is_margin (run, n_rows - 1)
             ? make_grid (run, 0, 0, n_rows, text)
             : NULL;
  if (n_rows == n_fields + 1 && top == 1 && n_fields >= SIDE_MIN)
    return make_grid (run, 1, 0, n_fields, text);
  if (n_rows + 1 != n_fields || is_margin (run, 0) == is_margin (run, n_rows))
    return NULL;
  return make_grid (run, 0, is_margin (run, 0), n_rows, text);
}

/**
 * sudoku_layout_open_find: (skip)
 * @lines: (element-type SudokuLayoutLine): the lines of a text
 * @text: the text
 * @first: the line where a grid may begin
 * @end: (out): the line after the rows with bars that begin there
 * @uneven: (out): whether blanks are cells in them, but some have more bars than others, so that
 *   the place of missing cells is unknown
 *
 * Finds a grid with bars between cells.
 *
 * Returns: (transfer full) (nullable): the grid
 */
SudokuLayout *
sudoku_layout_open_find (GArray *lines,
                         const char *text,
                         guint first,
                         guint *end,
                         gboolean *uneven)
{
  const SudokuLayoutLine *line = &g_array_index (lines, SudokuLayoutLine, first);
  SudokuLayout *grid = NULL;
  Run run = { .regular = TRUE };
  Fields fields;

  *end = first;
  *uneven = FALSE;
  if (!read_fields (line, &fields) || fields.n < 3)
    return NULL;
  run.rows = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (run.rows, g_memdup2 (&fields, sizeof fields));
  run.last = first;
  collect (&run, lines, first + 1);
  *end = run.last + 1;
  if (has_blank (&run))
    {
      *uneven = run.uneven && run.rows->len + 1 >= SIDE_MIN;
      /* Rows of a larger run belong to another grid, in which “...” is three cells. */
      grid = run.uneven || run.cut ? NULL : read_even (&run, text);
    }
  if (grid != NULL)
    {
      grid->start = (gsize)(line->start - text);
      grid->end = (gsize)(g_array_index (lines, SudokuLayoutLine, run.last).end - text);
    }
  g_ptr_array_unref (run.rows);
  return grid;
}
