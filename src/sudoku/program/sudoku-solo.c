/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles of Simon Tatham's Solo as one word, PARAMETERS:DESCRIPTION.
 *
 * The parameters are the rows and columns of a box, as in 2x3, or the side and a "j" for irregular
 * regions; an "x" is for diagonals and a "k" for cages. In the description letters a…z are 1…26
 * empty cells, numbers are values, and "_" stands between two of them. Irregular regions follow
 * behind a comma: as runs of borders between neighbours, first those in rows, then those in
 * columns; "_" and a…y are 0…25 open borders and then a wall, "z" 25 open ones. The last wall is
 * one that is not there. */

#include "sudoku-solo.h"

#include "sudoku-error.h"
#include "sudoku-shape-map.h"
#include "sudoku-text-match.h"

const char *const sudoku_solo_rule_ids[] = { "x", "regions", NULL };

typedef struct
{
  guint side;
  guint box_rows; /* 0: irregular regions */
  guint box_columns;
  gboolean diagonals;
  gboolean cages;
} Parameters;

/* Goes behind the colon; FALSE when these are none. */
static gboolean
read_parameters (const char **at,
                 const char *end,
                 Parameters *parameters)
{
  guint rows = 0, columns = 0;

  *parameters = (Parameters){ 0 };
  if (!sudoku_scan_uint (at, end, SUDOKU_SIDE_MAX, &rows))
    return FALSE;
  columns = rows;
  if (*at < end && **at == 'x' && *at + 1 < end && g_ascii_isdigit ((*at)[1]))
    {
      (*at)++;
      if (!sudoku_scan_uint (at, end, SUDOKU_SIDE_MAX, &columns))
        return FALSE;
    }
  else if (*at == end || **at != 'j')
    return FALSE;
  else
    columns = 1;
  *parameters = (Parameters){ rows * columns, rows, columns, FALSE, FALSE };
  for (; *at < end && **at != ':'; (*at)++)
    {
      if (!g_ascii_isalnum (**at))
        return FALSE;
      if (**at == 'j')
        parameters->box_rows = 0;
      /* Behind a "d" stands how difficult it is to be. */
      else if (**at == 'x')
        parameters->diagonals = TRUE;
      else if (**at == 'k')
        parameters->cages = TRUE;
    }
  if (*at == end)
    return FALSE;
  (*at)++;
  return parameters->side >= SUDOKU_SIDE_MIN && parameters->side <= SUDOKU_SIDE_MAX;
}

/**
 * sudoku_solo_is_id:
 * @word: a word
 * @length: its length in bytes
 *
 * Tells whether a word begins as a puzzle of Solo, or as the number that it makes one from.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_solo_is_id (const char *word,
                   gsize length)
{
  const char *at = word, *end = word + length;
  Parameters parameters;
  guint number = 0;

  g_return_val_if_fail (word != NULL, FALSE);

  if (read_parameters (&at, end, &parameters))
    return at < end && (g_ascii_islower (*at) || g_ascii_isdigit (*at));
  /* "3x3#123456", in an address also with "%23" */
  at = word;
  if (!sudoku_scan_uint (&at, end, SUDOKU_SIDE_MAX, &number) || *word == '0')
    return FALSE;
  while (at < end && g_ascii_isalnum (*at))
    at++;
  return at > word + 1 &&
         (sudoku_text_begins_with (at, (gsize)(end - at), "#") ||
          sudoku_text_begins_with (at, (gsize)(end - at), "%23"));
}

static gboolean
refuse (const SudokuScanner *scanner,
        const char *at,
        const char *sentence,
        GError **error)
{
  sudoku_scanner_refuse (scanner, at, SUDOKU_ERROR_SYNTAX, error, sentence);
  return FALSE;
}

/* FALSE: more or less than all cells, or something else than cells. */
static gboolean
read_cells (const SudokuScanner *scanner,
            const char **at,
            const char *end,
            guint side,
            guint8 *values,
            GError **error)
{
  guint cell = 0, n_cells = side * side, value = 0;

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
      else if (!sudoku_scan_uint (at, end, side, &value) || value == 0)
        return refuse (scanner, start, "solo-cell", error);
      else if (cell < n_cells)
        values[cell] = (guint8)value;
      if (cell >= n_cells)
        return refuse (scanner, start, "solo-cells", error);
    }
  return cell == n_cells || refuse (scanner, *at, "solo-cells", error);
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

/* The first cell that is known to be in the same region. */
static guint16
find_root (guint16 *roots,
           guint16 cell)
{
  while (roots[cell] != cell)
    cell = roots[cell] = roots[roots[cell]];
  return cell;
}

static gboolean
read_borders (const SudokuScanner *scanner,
              const char **at,
              const char *end,
              guint side,
              guint16 *roots,
              GError **error)
{
  guint n_borders = 2 * side * (side - 1), border = 0, one = 0, other = 0;

  for (; *at < end && **at != ','; (*at)++)
    {
      guint n_open = **at == '_' ? 0 : (guint)(**at - 'a' + 1);
      gboolean wall = **at != 'z';

      if (**at != '_' && (**at < 'a' || **at > 'z'))
        return refuse (scanner, *at, "solo-borders", error);
      for (guint i = 0; i < (wall ? n_open : 25); i++, border++)
        {
          if (border >= n_borders)
            return refuse (scanner, *at, "solo-borders", error);
          get_border (side, border, &one, &other);
          roots[find_root (roots, (guint16)other)] = find_root (roots, (guint16)one);
        }
      border += wall;
    }
  return border == n_borders + 1 || refuse (scanner, *at, "solo-borders", error);
}

/* Adds the rule of the regions, which are numbered by their first cells. */
static gboolean
add_regions (guint side,
             guint16 *roots,
             GPtrArray *rules,
             GError **error)
{
  g_autofree guint16 *map = g_new (guint16, side * side);
  g_autofree guint16 *numbers = g_new0 (guint16, side * side);
  guint16 n_regions = 0;

  for (guint cell = 0; cell < side * side; cell++)
    {
      guint16 root = find_root (roots, (guint16)cell);

      if (numbers[root] == 0)
        numbers[root] = ++n_regions;
      map[cell] = (guint16)(numbers[root] - 1);
    }
  return sudoku_shape_map_add_rule (side, map, rules, error);
}

static SudokuGeometry *
read_shape (const SudokuSource *source,
            const SudokuScanner *scanner,
            const char **at,
            const char *end,
            const Parameters *parameters,
            GError **error)
{
  guint n_cells = parameters->side * parameters->side;
  g_autofree guint16 *roots = g_new (guint16, n_cells);
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  g_autoptr (SudokuGeometry) geometry = NULL;

  for (guint cell = 0; cell < n_cells; cell++)
    roots[cell] = (guint16)cell;
  if (parameters->diagonals)
    g_ptr_array_add (rules, sudoku_rule_new (sudoku_rule_kind_find ("x", -1)));
  if (parameters->box_rows > 1 && parameters->box_columns > 1)
    g_ptr_array_add (rules,
                     sudoku_rule_new_boxes (parameters->box_rows, parameters->box_columns));
  else if (parameters->box_rows == 0)
    {
      if (*at == end || *(*at)++ != ',')
        {
          refuse (scanner, *at, "solo-borders", error);
          return NULL;
        }
      if (!read_borders (scanner, at, end, parameters->side, roots, error))
        return NULL;
      if (!add_regions (parameters->side, roots, rules, error))
        {
          sudoku_scanner_add_place (scanner, NULL, error);
          return NULL;
        }
    }
  geometry = sudoku_geometry_new_with_rules (parameters->side, (SudokuRule **)rules->pdata,
                                             rules->len, error);
  if (geometry == NULL)
    sudoku_scanner_add_place (scanner, NULL, error);
  return geometry != NULL &&
             sudoku_shape_hint_confirm (source->hint, source->name, geometry, error)
           ? g_steal_pointer (&geometry)
           : NULL;
}

/**
 * sudoku_solo_read: (skip)
 * @source: the text that it comes from, and what is known of it
 * @scanner: where it stands
 * @word: the puzzle
 * @length: its length in bytes
 * @cages: (out): whether it has cages, which are left out
 *
 * Reads a puzzle.
 *
 * Returns: (transfer full) (nullable): the puzzle; %NULL with SUDOKU_ERROR_SYNTAX,
 *   SUDOKU_ERROR_SHAPE or, for a number that Solo would make a puzzle from, SUDOKU_ERROR_FORMAT
 */
SudokuGrid *
sudoku_solo_read (const SudokuSource *source,
                  const SudokuScanner *scanner,
                  const char *word,
                  gsize length,
                  gboolean *cages,
                  GError **error)
{
  const char *at = word, *end = word + length;
  Parameters parameters;
  g_autofree guint8 *values = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;
  SudokuGrid *grid = NULL;

  g_return_val_if_fail (source != NULL && scanner != NULL && cages != NULL, NULL);

  if (!read_parameters (&at, end, &parameters))
    {
      sudoku_scanner_refuse (scanner, word, SUDOKU_ERROR_FORMAT, error, "solo-no-puzzle");
      return NULL;
    }
  *cages = parameters.cages;
  values = g_new0 (guint8, parameters.side * parameters.side);
  if (!read_cells (scanner, &at, end, parameters.side, values, error))
    return NULL;
  geometry = read_shape (source, scanner, &at, end, &parameters, error);
  if (geometry == NULL)
    return NULL;
  if (at < end && !parameters.cages)
    {
      refuse (scanner, at, "solo-cells", error);
      return NULL;
    }
  grid = sudoku_grid_new (geometry);
  for (guint cell = 0; cell < parameters.side * parameters.side; cell++)
    if (values[cell] > 0)
      sudoku_grid_set (grid, cell, values[cell], SUDOKU_ORIGIN_GIVEN);
  return grid;
}

/**
 * sudoku_solo_can_write:
 * @geometry: a shape
 *
 * Tells whether Solo can have a shape: there are boxes or regions, and the side is not too large.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_solo_can_write (SudokuGeometry *geometry)
{
  g_return_val_if_fail (geometry != NULL, FALSE);

  return sudoku_geometry_get_side (geometry) <= SUDOKU_SOLO_SIDE_MAX &&
         sudoku_geometry_has_regions (geometry);
}

/**
 * sudoku_solo_write_parameters:
 * @geometry: a shape that Solo knows
 * @string: the text to append to
 *
 * Writes the parameters of a puzzle.
 */
void
sudoku_solo_write_parameters (SudokuGeometry *geometry,
                              GString *string)
{
  g_return_if_fail (sudoku_solo_can_write (geometry) && string != NULL);

  if (sudoku_geometry_has_boxes (geometry))
    g_string_append_printf (string, "%ux%u", sudoku_geometry_get_box_rows (geometry),
                            sudoku_geometry_get_box_columns (geometry));
  else
    g_string_append_printf (string, "%uj", sudoku_geometry_get_side (geometry));
  if (sudoku_geometry_has_diagonals (geometry))
    g_string_append_c (string, 'x');
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

static void
write_borders (SudokuGeometry *geometry,
               GString *string)
{
  guint side = sudoku_geometry_get_side (geometry), n_open = 0, one = 0, other = 0;

  for (guint border = 0; border <= 2 * side * (side - 1); border++)
    {
      gboolean wall = border == 2 * side * (side - 1);

      if (!wall)
        {
          get_border (side, border, &one, &other);
          wall = sudoku_geometry_get_cell_region (geometry, one) !=
                 sudoku_geometry_get_cell_region (geometry, other);
        }
      if (!wall)
        n_open++;
      else if (n_open == 0)
        g_string_append_c (string, '_');
      else
        write_run (&n_open, 25, 'z', string);
    }
}

/**
 * sudoku_solo_write_description:
 * @grid: a puzzle that Solo knows
 * @only_givens: whether entries are left out
 * @string: the text to append to
 *
 * Writes the description of a puzzle.
 */
void
sudoku_solo_write_description (const SudokuGrid *grid,
                               gboolean only_givens,
                               GString *string)
{
  guint n_empty = 0;
  gboolean after_number = FALSE;

  g_return_if_fail (grid != NULL && string != NULL);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value = sudoku_grid_get_value (grid, cell);

      if (only_givens && sudoku_grid_get_origin (grid, cell) != SUDOKU_ORIGIN_GIVEN)
        value = 0;
      if (value == 0)
        {
          n_empty++;
          continue;
        }
      if (n_empty == 0 && after_number)
        g_string_append_c (string, '_');
      write_run (&n_empty, 26, 'z', string);
      g_string_append_printf (string, "%u", value);
      after_number = TRUE;
    }
  write_run (&n_empty, 26, 'z', string);
  if (sudoku_geometry_has_boxes (sudoku_grid_get_geometry (grid)))
    return;
  g_string_append_c (string, ',');
  write_borders (sudoku_grid_get_geometry (grid), string);
}
