/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Grids as rows of numbers, read and judged by the plain rules. Uses none of the code
 * under test. */

#include "cli-grid.h"

#include <string.h>

/**
 * cli_grid_new:
 * @rows: numbers separated by white space, 0 is empty
 * @box_rows: the rows of a box, 0 for none
 * @box_columns: the columns of a box
 *
 * Returns: (transfer full): the grid, to be freed with g_free()
 */
CliGrid *
cli_grid_new (const char *rows,
              guint box_rows,
              guint box_columns)
{
  CliGrid *self = g_new0 (CliGrid, 1);
  g_auto (GStrv) words = g_strsplit_set (rows, " \n", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      {
        g_assert_cmpuint (n, <, G_N_ELEMENTS (self->values));
        self->values[n++] = (guint)g_ascii_strtoull (words[i], NULL, 10);
      }
  while (self->side * self->side < n)
    self->side++;
  g_assert_cmpuint (self->side * self->side, ==, n);
  g_assert_cmpuint (n, >, 0);
  self->box_rows = box_rows;
  self->box_columns = box_columns;
  return self;
}

/* Each value once in the rectangle? */
static gboolean
is_complete (const CliGrid *self,
             guint top,
             guint left,
             guint height,
             guint width)
{
  gboolean seen[101] = { FALSE };

  for (guint row = top; row < top + height; row++)
    for (guint column = left; column < left + width; column++)
      {
        guint value = self->values[row * self->side + column];

        if (value == 0 || value > self->side || seen[value])
          return FALSE;
        seen[value] = TRUE;
      }
  return TRUE;
}

/**
 * cli_grid_is_solved:
 * @self: a grid
 *
 * Returns: whether each value stands once in each row, column and box
 */
gboolean
cli_grid_is_solved (const CliGrid *self)
{
  for (guint i = 0; i < self->side; i++)
    if (!is_complete (self, i, 0, 1, self->side) || !is_complete (self, 0, i, self->side, 1))
      return FALSE;
  if (self->box_rows != 0)
    for (guint row = 0; row < self->side; row += self->box_rows)
      for (guint column = 0; column < self->side; column += self->box_columns)
        if (!is_complete (self, row, column, self->box_rows, self->box_columns))
          return FALSE;
  return TRUE;
}

/**
 * cli_grid_extends:
 * @self: a grid
 * @puzzle: a puzzle of the same side
 *
 * Returns: whether the grid keeps all values of the puzzle
 */
gboolean
cli_grid_extends (const CliGrid *self,
                  const CliGrid *puzzle)
{
  g_assert_cmpuint (self->side, ==, puzzle->side);
  for (guint i = 0; i < self->side * self->side; i++)
    if (puzzle->values[i] != 0 && puzzle->values[i] != self->values[i])
      return FALSE;
  return TRUE;
}

/**
 * cli_grid_count:
 * @self: a grid
 *
 * Returns: how many cells are filled
 */
guint
cli_grid_count (const CliGrid *self)
{
  guint n = 0;

  for (guint i = 0; i < self->side * self->side; i++)
    n += self->values[i] != 0;
  return n;
}
