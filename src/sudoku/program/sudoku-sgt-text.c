/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Game IDs of Simon Tatham's puzzles are one word, PARAMETERS:DESCRIPTION. Two things occur in more
 * than one game: numbers in cells, and areas.
 *
 * Of numbers, letters a…z are 1…26 cells without one, and "_" stands between two. Areas are runs of
 * borders between neighbours, first those in rows, then those in columns: "_", a…y are 0…25 open
 * borders and then a wall, "z" 25 open ones. The last wall is one that is not there. A number
 * behind a sign says how many times it stands there. */

#include "sudoku-sgt-text.h"

#include "sudoku-cages.h"
#include "sudoku-error.h"

/* So many open borders have a letter. */
#define OPEN_MAX 25

static gboolean
refuse (const SudokuScanner *scanner,
        const char *at,
        const char *sentence,
        GError **error)
{
  sudoku_scanner_refuse (scanner, at, SUDOKU_ERROR_SYNTAX, error, sentence);
  return FALSE;
}

/**
 * sudoku_sgt_read_side: (skip)
 * @at: where to begin; moved behind the colon
 * @end: the end of the text
 * @side: (out): the side N
 *
 * Reads the parameters of a game whose board has no boxes: a side, and perhaps a "d" and a letter
 * that say how difficult it is, up to a colon.
 *
 * Returns: %FALSE when they are something else
 */
gboolean
sudoku_sgt_read_side (const char **at,
                      const char *end,
                      guint *side)
{
  if (*at == end || !sudoku_scan_uint (at, end, SUDOKU_SIDE_MAX, side) || *side < SUDOKU_SIDE_MIN)
    return FALSE;
  if (end - *at >= 2 && **at == 'd' && g_ascii_islower ((*at)[1]))
    *at += 2;
  if (*at == end || **at != ':')
    return FALSE;
  (*at)++;
  return TRUE;
}

/**
 * sudoku_sgt_read_cells: (skip)
 * @scanner: where it stands
 * @at: where to begin; moved behind the last number, to the end or a comma
 * @end: the end of the text
 * @n_cells: how many cells there are
 * @max: the largest number
 * @values: (out caller-allocates): by cell its number; 0: none
 * @starts: (nullable): by cell where its number begins, for messages
 *
 * Reads numbers in cells.
 *
 * Returns: %FALSE with SUDOKU_ERROR_SYNTAX when these are more or less than all cells, or something
 *   else than cells
 */
gboolean
sudoku_sgt_read_cells (const SudokuScanner *scanner,
                       const char **at,
                       const char *end,
                       guint n_cells,
                       guint max,
                       guint32 *values,
                       const char **starts,
                       GError **error)
{
  guint cell = 0, value = 0;

  for (guint i = 0; i < n_cells; i++)
    values[i] = 0;
  for (; *at < end && **at != ','; cell++)
    {
      const char *start = *at;

      if (*start == '_')
        {
          (*at)++;
          cell--;
          continue;
        }
      if (*start >= 'a' && *start <= 'z')
        {
          cell += (guint)(*start - 'a');
          (*at)++;
        }
      else if (!sudoku_scan_uint (at, end, max, &value) || value == 0)
        return refuse (scanner, start, "solo-cell", error);
      else if (cell < n_cells)
        {
          values[cell] = value;
          if (starts != NULL)
            starts[cell] = start;
        }
      if (cell >= n_cells)
        return refuse (scanner, start, "solo-cells", error);
    }
  return cell == n_cells || refuse (scanner, *at, "solo-cells", error);
}

static void
write_run (guint *n,
           guint max,
           char last,
           GString *string)
{
  for (; *n > max; *n -= max)
    g_string_append_c (string, last);
  if (*n > 0)
    g_string_append_c (string, (char)('a' + *n - 1));
  *n = 0;
}

/**
 * sudoku_sgt_write_cells:
 * @values: (array length=n_cells): by cell its number; 0: none
 * @n_cells: how many cells there are
 * @string: the text to append to
 *
 * Writes numbers in cells.
 */
void
sudoku_sgt_write_cells (const guint32 *values,
                        guint n_cells,
                        GString *string)
{
  guint n_empty = 0;
  gboolean after_number = FALSE;

  g_return_if_fail (values != NULL && string != NULL);

  for (guint cell = 0; cell < n_cells; cell++)
    {
      if (values[cell] == 0)
        {
          n_empty++;
          continue;
        }
      if (n_empty == 0 && after_number)
        g_string_append_c (string, '_');
      write_run (&n_empty, 26, 'z', string);
      g_string_append_printf (string, "%u", values[cell]);
      after_number = TRUE;
    }
  write_run (&n_empty, 26, 'z', string);
}

/* The two cells of a border, in the order in which borders are written. */
static void
get_border (guint side,
            guint border,
            guint *one,
            guint *other)
{
  guint line = border / (side - 1), place = border % (side - 1);

  *one = line < side ? line * side + place : place * side + line - side;
  *other = line < side ? *one + 1 : *one + side;
}

/* The first cell that is known to be in the same area. */
static guint16
find_root (guint16 *roots,
           guint16 cell)
{
  while (roots[cell] != cell)
    cell = roots[cell] = roots[roots[cell]];
  return cell;
}

/* One sign of borders; FALSE when there are more than all. */
static gboolean
open_borders (char sign,
              guint side,
              guint *border,
              guint16 *roots)
{
  guint n_open = sign == '_' ? 0 : MIN ((guint)(sign - 'a' + 1), OPEN_MAX);
  guint n_borders = 2 * side * (side - 1), one = 0, other = 0;

  for (guint i = 0; i < n_open; i++, (*border)++)
    {
      if (*border >= n_borders)
        return FALSE;
      get_border (side, *border, &one, &other);
      roots[find_root (roots, (guint16)other)] = find_root (roots, (guint16)one);
    }
  *border += sign != 'z';
  return *border <= n_borders + 1;
}

/**
 * sudoku_sgt_read_borders: (skip)
 * @scanner: where it stands
 * @at: where to begin; moved behind the last border, to the end or a comma
 * @end: the end of the text
 * @side: the side N
 * @map: (out caller-allocates): by cell its area, from 0, in the order of their first cells
 *
 * Reads areas.
 *
 * Returns: %FALSE with SUDOKU_ERROR_SYNTAX
 */
gboolean
sudoku_sgt_read_borders (const SudokuScanner *scanner,
                         const char **at,
                         const char *end,
                         guint side,
                         guint16 *map,
                         GError **error)
{
  guint n_borders = 2 * side * (side - 1), border = 0;

  for (guint cell = 0; cell < side * side; cell++)
    map[cell] = (guint16)cell;
  while (*at < end && **at != ',')
    {
      const char *start = *at;
      guint n_times = 1;

      if (*start != '_' && (*start < 'a' || *start > 'z'))
        return refuse (scanner, start, "solo-borders", error);
      (*at)++;
      if (*at < end && g_ascii_isdigit (**at) &&
          !sudoku_scan_uint (at, end, n_borders + 1, &n_times))
        return refuse (scanner, start, "solo-borders", error);
      for (guint i = 0; i < n_times; i++)
        if (!open_borders (*start, side, &border, map))
          return refuse (scanner, start, "solo-borders", error);
    }
  if (border != n_borders + 1)
    return refuse (scanner, *at, "solo-borders", error);
  for (guint cell = 0; cell < side * side; cell++)
    map[cell] = find_root (map, (guint16)cell);
  sudoku_cages_number_by_first (map, side * side);
  return TRUE;
}

/**
 * sudoku_sgt_write_borders:
 * @map: by cell its area; each is joined
 * @side: the side N
 * @string: the text to append to
 *
 * Writes areas.
 */
void
sudoku_sgt_write_borders (const guint16 *map,
                          guint side,
                          GString *string)
{
  guint n_borders = 2 * side * (side - 1), n_open = 0, one = 0, other = 0;

  g_return_if_fail (map != NULL && string != NULL);

  for (guint border = 0; border <= n_borders; border++)
    {
      gboolean wall = border == n_borders;

      if (!wall)
        {
          get_border (side, border, &one, &other);
          wall = map[one] != map[other];
        }
      if (!wall)
        n_open++;
      else if (n_open == 0)
        g_string_append_c (string, '_');
      else
        write_run (&n_open, OPEN_MAX, 'z', string);
    }
}

/**
 * sudoku_sgt_shorten:
 * @borders: areas, as sudoku_sgt_write_borders() writes them
 *
 * Writes how many times a sign stands there where that is shorter.
 */
void
sudoku_sgt_shorten (GString *borders)
{
  g_autofree char *text = NULL;
  guint n = 0;

  g_return_if_fail (borders != NULL);

  text = g_strdup (borders->str);
  g_string_truncate (borders, 0);
  for (const char *at = text; *at != '\0'; at += n)
    {
      for (n = 1; at[n] == *at; n++)
        continue;
      g_string_append_c (borders, *at);
      if (n == 2)
        g_string_append_c (borders, *at);
      else if (n > 2)
        g_string_append_printf (borders, "%u", n);
    }
}
