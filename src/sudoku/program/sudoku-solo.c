/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles of Simon Tatham's Solo.
 *
 * The parameters are the rows and columns of a box, as in 2x3, or the side and a "j" for irregular
 * regions; an "x" is for diagonals and a "k" for cages. Behind the numbers in cells follow, each
 * after a comma, the regions, if irregular, and with cages these and their sums, each sum in one
 * cell of its cage. */

#include <string.h>

#include "sudoku-cages.h"
#include "sudoku-error.h"
#include "sudoku-sgt-text.h"
#include "sudoku-sgt.h"
#include "sudoku-shape-map.h"
#include "sudoku-text-match.h"

/* The largest side of a puzzle with cages. */
#define CAGES_SIDE_MAX 9

static const char *const cage_ids[] = { "cage", NULL };

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

/* Also a number that Solo makes a puzzle from: "3x3#123456", in an address with "%23". */
static gboolean
is_id (const char *word,
       gsize length)
{
  const char *at = word, *end = word + length;
  Parameters parameters;
  guint number = 0;

  if (read_parameters (&at, end, &parameters))
    return at < end && (g_ascii_islower (*at) || g_ascii_isdigit (*at));
  at = word;
  if (!sudoku_scan_uint (&at, end, SUDOKU_SIDE_MAX, &number) || *word == '0')
    return FALSE;
  while (at < end && g_ascii_isalnum (*at))
    at++;
  return at > word + 1 &&
         (sudoku_text_begins_with (at, (gsize)(end - at), "#") ||
          sudoku_text_begins_with (at, (gsize)(end - at), "%23"));
}

/* The text of a puzzle while it is read. */
typedef struct
{
  const SudokuScanner *scanner;
  const char *at;
  const char *end;
  Parameters parameters;
  GPtrArray *rules; /* (element-type SudokuRule) */
} Reading;

static gboolean
refuse (const Reading *self,
        const char *sentence,
        GError **error)
{
  sudoku_scanner_refuse (self->scanner, self->at, SUDOKU_ERROR_SYNTAX, error, sentence);
  return FALSE;
}

static gboolean
need_comma (Reading *self,
            const char *sentence,
            GError **error)
{
  if (self->at == self->end || *self->at != ',')
    return refuse (self, sentence, error);
  self->at++;
  return TRUE;
}

static gboolean
read_areas (Reading *self,
            guint16 *map,
            GError **error)
{
  return need_comma (self, "solo-borders", error) &&
         sudoku_sgt_read_borders (self->scanner, &self->at, self->end, self->parameters.side, map,
                                  error);
}

static gboolean
read_regions (Reading *self,
              GError **error)
{
  guint side = self->parameters.side;
  g_autofree guint16 *map = g_new (guint16, side * side);

  if (!read_areas (self, map, error))
    return FALSE;
  if (sudoku_shape_map_add_rule (side, map, self->rules, error))
    return TRUE;
  sudoku_scanner_add_place (self->scanner, NULL, error);
  return FALSE;
}

/* A cage with or without a sum; of a single cell without one nothing is said. */
static gboolean
read_cage (Reading *self,
           const guint16 *map,
           guint cage,
           const guint32 *sums,
           const char *const *starts,
           GError **error)
{
  guint side = self->parameters.side, n_cells = 0, with_sum = SUDOKU_CELLS_MAX;

  for (guint cell = 0; cell < side * side; cell++)
    {
      if (map[cell] != cage)
        continue;
      n_cells++;
      if (sums[cell] > 0 && with_sum < SUDOKU_CELLS_MAX)
        {
          self->at = starts[cell];
          return refuse (self, "cage-sums", error);
        }
      if (sums[cell] > 0)
        with_sum = cell;
    }
  if (n_cells == 1 && with_sum == SUDOKU_CELLS_MAX)
    return TRUE;
  if (sudoku_cages_add (self->rules, side, map, cage, "cage",
                        with_sum < SUDOKU_CELLS_MAX ? sums[with_sum] : 0, error))
    return TRUE;
  sudoku_scanner_add_place (self->scanner, with_sum < SUDOKU_CELLS_MAX ? starts[with_sum] : NULL,
                            error);
  return FALSE;
}

static gboolean
read_cages (Reading *self,
            GError **error)
{
  guint side = self->parameters.side, n_cells = side * side, n_cages = 0;
  g_autofree guint16 *map = g_new (guint16, n_cells);
  g_autofree guint32 *sums = g_new (guint32, n_cells);
  g_autofree const char **starts = g_new0 (const char *, n_cells);

  if (!read_areas (self, map, error) || !need_comma (self, "solo-cells", error) ||
      !sudoku_sgt_read_cells (self->scanner, &self->at, self->end, n_cells, side * n_cells, sums,
                              starts, error))
    return FALSE;
  for (guint cell = 0; cell < n_cells; cell++)
    n_cages = MAX (n_cages, map[cell] + 1u);
  for (guint cage = 0; cage < n_cages; cage++)
    if (!read_cage (self, map, cage, sums, starts, error))
      return FALSE;
  return TRUE;
}

static gboolean
read_rules (Reading *self,
            GError **error)
{
  const Parameters *parameters = &self->parameters;

  if (parameters->diagonals)
    g_ptr_array_add (self->rules, sudoku_rule_new (sudoku_rule_kind_find ("x", -1)));
  if (parameters->box_rows > 1 && parameters->box_columns > 1)
    g_ptr_array_add (self->rules,
                     sudoku_rule_new_boxes (parameters->box_rows, parameters->box_columns));
  else if (parameters->box_rows == 0 && !read_regions (self, error))
    return FALSE;
  if (parameters->cages && !read_cages (self, error))
    return FALSE;
  return self->at == self->end || refuse (self, "solo-cells", error);
}

static SudokuGrid *
read_puzzle (const SudokuSource *source,
             const SudokuScanner *scanner,
             const char *word,
             gsize length,
             GError **error)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  Reading self = { .scanner = scanner, .at = word, .end = word + length, .rules = rules };
  g_autofree guint32 *values = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;
  SudokuGrid *grid = NULL;
  guint side = 0;

  if (!read_parameters (&self.at, self.end, &self.parameters))
    {
      sudoku_scanner_refuse (scanner, word, SUDOKU_ERROR_FORMAT, error, "solo-no-puzzle");
      return NULL;
    }
  side = self.parameters.side;
  values = g_new (guint32, side * side);
  if (!sudoku_sgt_read_cells (scanner, &self.at, self.end, side * side, side, values, NULL,
                              error) ||
      !read_rules (&self, error))
    return NULL;
  geometry = sudoku_sgt_make_geometry (source, scanner, side, rules, error);
  if (geometry == NULL)
    return NULL;
  grid = sudoku_grid_new (geometry);
  sudoku_sgt_give (grid, values);
  return grid;
}

static gboolean
is_for (const SudokuGeometry *geometry)
{
  return sudoku_geometry_has_regions (geometry);
}

/* Each cell is in a cage, and a cage has a sum, at least two cells and no parts. */
static gboolean
can_say_cages (const SudokuGeometry *geometry)
{
  guint side = sudoku_geometry_get_side (geometry), n_cells = 0;
  g_autofree const SudokuRule **cages = sudoku_cages_collect (geometry, cage_ids);

  if (cages == NULL || side > CAGES_SIDE_MAX)
    return FALSE;
  for (guint cell = 0; cell < side * side; cell++)
    if (cages[cell] == NULL || sudoku_rule_get_parameters (cages[cell])->n_numbers == 0 ||
        (sudoku_rule_get_cells (cages[cell], &n_cells)[0] == cell &&
         (n_cells < 2 || !sudoku_cages_are_joined (cages[cell], side, FALSE))))
      return FALSE;
  return TRUE;
}

static gboolean
can_say_rule (const SudokuGeometry *geometry,
              const SudokuRule *rule)
{
  const char *id = sudoku_rule_get_kind (rule)->id;

  return g_str_equal (id, "x") || g_str_equal (id, "regions") ||
         (g_str_equal (id, "cage") && can_say_cages (geometry));
}

static void
write_parameters (const SudokuGeometry *geometry,
                  GString *string)
{
  if (sudoku_geometry_has_boxes (geometry))
    g_string_append_printf (string, "%ux%u", sudoku_geometry_get_box_rows (geometry),
                            sudoku_geometry_get_box_columns (geometry));
  else
    g_string_append_printf (string, "%uj", sudoku_geometry_get_side (geometry));
  if (sudoku_geometry_has_diagonals (geometry))
    g_string_append_c (string, 'x');
  if (sudoku_sgt_has_item (geometry, cage_ids) && can_say_cages (geometry))
    g_string_append_c (string, 'k');
}

static void
write_regions (const SudokuGeometry *geometry,
               GString *string)
{
  g_autofree guint16 *map = sudoku_shape_map_new (geometry);

  g_string_append_c (string, ',');
  sudoku_sgt_write_borders (map, sudoku_geometry_get_side (geometry), string);
}

static void
write_cages (const SudokuGeometry *geometry,
             GString *string)
{
  guint side = sudoku_geometry_get_side (geometry), n = 0;
  g_autofree const SudokuRule **cages = sudoku_cages_collect (geometry, cage_ids);
  g_autofree guint16 *map = sudoku_cages_map_new (cages, side * side);
  g_autofree guint32 *sums = g_new0 (guint32, side * side);

  for (guint cell = 0; cell < side * side; cell++)
    if (sudoku_rule_get_cells (cages[cell], &n)[0] == cell)
      sums[cell] = sudoku_rule_get_number (cages[cell], 0);
  g_string_append_c (string, ',');
  sudoku_sgt_write_borders (map, side, string);
  g_string_append_c (string, ',');
  sudoku_sgt_write_cells (sums, side * side, string);
}

static void
write_description (const SudokuGrid *grid,
                   gboolean only_givens,
                   GString *string)
{
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  g_autofree guint32 *values = sudoku_sgt_copy_values (grid, only_givens);

  sudoku_sgt_write_cells (values, sudoku_grid_get_n_cells (grid), string);
  if (!sudoku_geometry_has_boxes (geometry))
    write_regions (geometry, string);
  if (sudoku_sgt_has_item (geometry, cage_ids) && can_say_cages (geometry))
    write_cages (geometry, string);
}

const SudokuSgtGame sudoku_sgt_solo = {
  .name = "Solo",
  .side_max = 31,
  .is_id = is_id,
  .read = read_puzzle,
  .is_for = is_for,
  .can_say_rule = can_say_rule,
  .write_parameters = write_parameters,
  .write_description = write_description,
};
