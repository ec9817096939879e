/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Spreadsheets leave a row or column empty between the boxes, and some at the edges. Such a table
 * is the puzzle without them:
 *
 *   5,3,,,,7,,,,,                  5 3 . | . 7 . | . . .
 *   6,,,,1,9,5,,,,      is         6 . . | 1 9 5 | . . .
 *
 * A square table is a puzzle itself: with square boxes always, and without them when the reduced
 * puzzle has not as many givens as a puzzle with one solution. If it has, the table can't have one:
 * two columns are empty, or a column and a row, and its largest value is missing. Knows no
 * format. */

#include "sudoku-spacers.h"

/* Smaller ones are often something else. */
#define SIDE_MIN 4
/* How many empty rows and columns are ignored at an edge. */
#define EDGE_MAX 3
/* At least one in so many cells has a given. */
#define CELLS_PER_GIVEN 5

/* The rows or the columns of a table. */
typedef struct
{
  guint n;
  gboolean empty[SUDOKU_SPACERS_MAX];
} Lines;

/* A part of them, with empty ones between. */
typedef struct
{
  guint first;
  guint n;     /* without those between */
  guint group; /* how many are together; 0: all */
} Part;

static gboolean
look_at (const SudokuSign *cells,
         Lines *rows,
         Lines *columns)
{
  gboolean any = FALSE;

  for (guint r = 0; r < rows->n; r++)
    rows->empty[r] = TRUE;
  for (guint c = 0; c < columns->n; c++)
    columns->empty[c] = TRUE;
  for (guint i = 0; i < rows->n * columns->n; i++)
    if (cells[i] != SUDOKU_SIGN_BLANK)
      {
        rows->empty[i / columns->n] = columns->empty[i % columns->n] = FALSE;
        any = TRUE;
      }
  return any;
}

/* Whether as many lines from the first one on are N in groups of this size. */
static gboolean
has_groups (const Lines *lines,
            guint first,
            guint n_lines,
            guint group)
{
  if (n_lines <= group || (n_lines + 1) % (group + 1) != 0)
    return FALSE;
  for (guint i = group; i < n_lines; i += group + 1)
    if (!lines->empty[first + i])
      return FALSE;
  return TRUE;
}

static gboolean
is_edge_empty (const Lines *lines,
               guint first,
               guint n)
{
  for (guint i = first; i < first + n; i++)
    if (!lines->empty[i])
      return FALSE;
  return TRUE;
}

/* All ways to see N lines in these: how many are skipped at the edges and between. */
static GArray *
list_parts (const Lines *lines,
            guint side)
{
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (Part));

  for (guint before = 0; before <= EDGE_MAX && before < lines->n; before++)
    for (guint behind = 0; behind <= EDGE_MAX && before + behind < lines->n; behind++)
      {
        guint n = lines->n - before - behind;

        if (!is_edge_empty (lines, 0, before) || !is_edge_empty (lines, lines->n - behind, behind))
          continue;
        for (guint group = 2; group < side; group++)
          if (side % group == 0 && side + side / group - 1 == n &&
              has_groups (lines, before, n, group))
            g_array_append_val (parts, ((Part){ before, side, group }));
        if (n == side)
          g_array_append_val (parts, ((Part){ before, side, 0 }));
      }
  return parts;
}

static void
fill (const Part *part,
      guint *places)
{
  for (guint i = 0; i < part->n; i++)
    places[i] = part->first + i + (part->group > 0 ? i / part->group : 0);
}

/* Combines a part of the rows with one of the columns; FALSE: the boxes don't fit. */
static gboolean
put_together (const Part *rows,
              const Part *columns,
              SudokuSpacers *self)
{
  if (rows->group > 0 && columns->group > 0 && rows->group * columns->group != rows->n)
    return FALSE;
  self->side = rows->n;
  self->box_rows = rows->group;
  self->box_columns = columns->group;
  fill (rows, self->rows);
  fill (columns, self->columns);
  return TRUE;
}

/* The one way to see a puzzle of this side, with boxes rather than without. */
static gboolean
find_side (const Lines *rows,
           const Lines *columns,
           guint side,
           SudokuSpacers *self)
{
  g_autoptr (GArray) of_rows = list_parts (rows, side);
  g_autoptr (GArray) of_columns = list_parts (columns, side);
  guint n_best = 0, n_ways = 0;

  for (guint r = 0; r < of_rows->len; r++)
    for (guint c = 0; c < of_columns->len; c++)
      {
        SudokuSpacers way;
        guint n_shown;

        if (!put_together (&g_array_index (of_rows, Part, r), &g_array_index (of_columns, Part, c),
                           &way))
          continue;
        n_shown = (way.box_rows > 0) + (way.box_columns > 0) + 1u;
        n_ways = n_shown > n_best ? 1 : n_ways + (n_shown == n_best);
        if (n_shown <= n_best)
          continue;
        n_best = n_shown;
        *self = way;
      }
  return n_ways == 1;
}

/* Whether the symbols of the cells can be values of this side. */
static gboolean
fits (const SudokuSpacers *self,
      const SudokuSign *cells,
      guint n_columns)
{
  g_autofree SudokuSign *inside = g_new (SudokuSign, (gsize)self->side * self->side);
  SudokuSigns signs;

  for (guint i = 0; i < self->side * self->side; i++)
    inside[i] = cells[self->rows[i / self->side] * n_columns + self->columns[i % self->side]];
  sudoku_signs_init (&signs, self->side);
  sudoku_signs_add (&signs, inside);
  return sudoku_signs_settle (&signs) != SUDOKU_SIGNS_WRONG;
}

/* Whether there are as many givens, and as many different ones, as a unique puzzle needs. */
static gboolean
is_plausible (const SudokuSpacers *self,
              const SudokuSign *cells,
              guint n_columns)
{
  gboolean seen[SUDOKU_SIGN_BLANK] = { FALSE };
  guint n_givens = 0, n_kinds = 0;

  for (guint i = 0; i < n_columns * n_columns; i++)
    if (cells[i] > 0 && cells[i] < SUDOKU_SIGN_BLANK)
      {
        n_givens++;
        n_kinds += !seen[cells[i]];
        seen[cells[i]] = TRUE;
      }
  return n_kinds + 1 >= self->side && n_givens * CELLS_PER_GIVEN >= self->side * self->side;
}

static gboolean
is_square (guint side)
{
  guint root = 2;

  while (root * root < side)
    root++;
  return root * root == side;
}

/**
 * sudoku_spacers_find: (skip)
 * @cells: (array): the symbols of a table, row by row
 * @n_rows: how many rows it has
 * @n_columns: how many columns it has
 * @self: (out caller-allocates): the place of the puzzle
 *
 * Looks for a puzzle in a table that has more rows or columns than the puzzle, all of them empty.
 *
 * Returns: whether there is exactly one way to see one
 */
gboolean
sudoku_spacers_find (const SudokuSign *cells,
                     guint n_rows,
                     guint n_columns,
                     SudokuSpacers *self)
{
  Lines rows = { .n = n_rows }, columns = { .n = n_columns };

  g_return_val_if_fail (cells != NULL && self != NULL, FALSE);

  if (n_rows > SUDOKU_SPACERS_MAX || n_columns > SUDOKU_SPACERS_MAX ||
      (n_rows == n_columns && is_square (n_rows)) || !look_at (cells, &rows, &columns))
    return FALSE;
  for (guint side = MIN (MIN (n_rows, n_columns), SUDOKU_SIDE_MAX); side >= SIDE_MIN; side--)
    {
      /* Then there is nothing to drop, or only what may be part of the puzzle. */
      if (n_rows == n_columns && (side == n_rows || (side + 1 == n_rows && !is_square (side))))
        continue;
      if (find_side (&rows, &columns, side, self))
        return fits (self, cells, n_columns) &&
               (n_rows != n_columns || is_plausible (self, cells, n_columns));
    }
  return FALSE;
}
