/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles of Simon Tatham's Unequal: the side, perhaps an "a", and for each cell its number, 0 for
 * none, the letters of signs towards its neighbours above (U), on the right (R), below (D) and on
 * the left (L), and a comma; a…z are 1…26 cells without anything. A sign says that the cell is
 * greater than the neighbour, or with "a" that the two differ by 1: then both have it, and all such
 * neighbours have it. */

#include <string.h>

#include "sudoku-error.h"
#include "sudoku-item.h"
#include "sudoku-rule-text.h"
#include "sudoku-sgt-text.h"
#include "sudoku-sgt.h"

#define N_DIRECTIONS 4

/* Each has its opposite two places on. */
static const char letters[] = "URDL";

typedef struct
{
  guint side;
  gboolean adjacent;
} Parameters;

/* Goes behind the colon; FALSE when these are none. */
static gboolean
read_parameters (const char **at,
                 const char *end,
                 Parameters *parameters)
{
  *parameters = (Parameters){ 0 };
  if (!sudoku_scan_uint (at, end, SUDOKU_SIDE_MAX, &parameters->side) ||
      parameters->side < SUDOKU_SIDE_MIN)
    return FALSE;
  parameters->adjacent = *at < end && **at == 'a';
  *at += parameters->adjacent;
  if (end - *at >= 2 && **at == 'd' && g_ascii_islower ((*at)[1]))
    *at += 2;
  if (*at == end || **at != ':')
    return FALSE;
  (*at)++;
  return TRUE;
}

/* Numbers, signs and at least as many commas as there are rows. */
static gboolean
is_id (const char *word,
       gsize length)
{
  const char *at = word, *end = word + length;
  Parameters parameters;
  guint n_commas = 0;

  if (!read_parameters (&at, end, &parameters) || at == end || !g_ascii_isalnum (*at))
    return FALSE;
  for (; at < end; at++)
    {
      if (!g_ascii_isdigit (*at) && *at != ',' && !g_ascii_islower (*at) &&
          strchr (letters, *at) == NULL)
        return FALSE;
      n_commas += *at == ',';
    }
  return n_commas >= parameters.side;
}

/* The cell towards which a sign points; FALSE when there is none. */
static gboolean
find_neighbour (guint side,
                guint cell,
                guint direction,
                guint *neighbour)
{
  guint row = cell / side, column = cell % side;

  switch (letters[direction])
    {
    case 'U':
      *neighbour = cell - side;
      return row > 0;
    case 'R':
      *neighbour = cell + 1;
      return column + 1 < side;
    case 'D':
      *neighbour = cell + side;
      return row + 1 < side;
    default:
      *neighbour = cell - 1;
      return column > 0;
    }
}

/* The text of a puzzle while it is read. */
typedef struct
{
  const SudokuScanner *scanner;
  const char *at;
  const char *end;
  Parameters parameters;
  guint32 *values;
  guint8 *flags;      /* by cell a bit for each sign */
  const char **signs; /* by cell where its signs begin */
} Reading;

static gboolean
refuse (const Reading *self,
        const char *at,
        const char *sentence,
        GError **error)
{
  sudoku_scanner_refuse (self->scanner, at, SUDOKU_ERROR_SYNTAX, error, sentence);
  return FALSE;
}

static gboolean
read_cell (Reading *self,
           guint cell,
           GError **error)
{
  guint neighbour = 0;

  if (!sudoku_scan_uint (&self->at, self->end, self->parameters.side, &self->values[cell]))
    return refuse (self, self->at, "solo-cell", error);
  self->signs[cell] = self->at;
  for (; self->at < self->end && *self->at != ','; self->at++)
    {
      const char *letter = strchr (letters, *self->at);
      guint direction = letter != NULL ? (guint)(letter - letters) : N_DIRECTIONS;

      if (direction == N_DIRECTIONS ||
          !find_neighbour (self->parameters.side, cell, direction, &neighbour))
        return refuse (self, self->at, "unequal-sign", error);
      self->flags[cell] |= (guint8)(1 << direction);
    }
  self->at += self->at < self->end;
  return TRUE;
}

static gboolean
read_cells (Reading *self,
            GError **error)
{
  guint cell = 0, n_cells = self->parameters.side * self->parameters.side;

  while (self->at < self->end && cell < n_cells)
    if (g_ascii_islower (*self->at))
      {
        cell += (guint)(*self->at - 'a') + 1;
        if (cell > n_cells)
          return refuse (self, self->at, "solo-cells", error);
        self->at++;
      }
    else if (!read_cell (self, cell++, error))
      return FALSE;
  return (cell == n_cells && self->at == self->end) ||
         refuse (self, self->at, "solo-cells", error);
}

static void
add_item (guint side,
          const char *id,
          guint one,
          guint other,
          GPtrArray *rules)
{
  const guint16 cells[] = { (guint16)one, (guint16)other };
  const SudokuRuleParameters parameters = { .n_places = 2, .places = cells };

  g_ptr_array_add (rules,
                   sudoku_item_new (sudoku_rule_kind_find (id, -1), side, &parameters, NULL));
}

/* Two cells that say different things of each other are refused. */
static gboolean
add_signs (const Reading *self,
           GPtrArray *rules,
           GError **error)
{
  guint side = self->parameters.side, neighbour = 0;

  for (guint cell = 0; cell < side * side; cell++)
    for (guint direction = 0; direction < N_DIRECTIONS; direction++)
      {
        gboolean mutual;

        if ((self->flags[cell] >> direction & 1) == 0)
          continue;
        find_neighbour (side, cell, direction, &neighbour);
        mutual = (self->flags[neighbour] >> (direction + 2) % N_DIRECTIONS & 1) != 0;
        if (mutual != self->parameters.adjacent)
          return refuse (self, self->signs[cell], "unequal-contradiction", error);
        if (!self->parameters.adjacent)
          add_item (side, "less", neighbour, cell, rules);
        else if (neighbour > cell)
          add_item (side, "difference", cell, neighbour, rules);
      }
  if (self->parameters.adjacent)
    g_ptr_array_add (rules, sudoku_rule_parse (side, "all-shown:difference", NULL));
  return TRUE;
}

static SudokuGrid *
read_puzzle (const SudokuSource *source,
             const SudokuScanner *scanner,
             const char *word,
             gsize length,
             GError **error)
{
  Reading self = { .scanner = scanner, .at = word, .end = word + length };
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autofree guint32 *values = NULL;
  g_autofree guint8 *flags = NULL;
  g_autofree const char **signs = NULL;
  SudokuGrid *grid = NULL;
  guint n_cells;

  if (!read_parameters (&self.at, self.end, &self.parameters))
    {
      refuse (&self, word, "sgt-parameters", error);
      return NULL;
    }
  n_cells = self.parameters.side * self.parameters.side;
  values = g_new0 (guint32, n_cells);
  flags = g_new0 (guint8, n_cells);
  signs = g_new0 (const char *, n_cells);
  self.values = values;
  self.flags = flags;
  self.signs = signs;
  if (!read_cells (&self, error) || !add_signs (&self, rules, error))
    return NULL;
  geometry = sudoku_sgt_make_geometry (source, scanner, self.parameters.side, rules, error);
  if (geometry == NULL)
    return NULL;
  grid = sudoku_grid_new (geometry);
  sudoku_sgt_give (grid, values);
  return grid;
}

/* Whether it is about neighbours that differ by 1: all white dots are shown, and there are no
 * others. */
static gboolean
is_adjacent (const SudokuGeometry *geometry)
{
  const SudokuRule *shown = sudoku_geometry_find_rule (geometry, "all-shown");
  g_autofree char *text =
    shown != NULL ? sudoku_rule_to_text (shown, sudoku_geometry_get_side (geometry)) : NULL;

  if (g_strcmp0 (text, "all-shown:difference") != 0)
    return FALSE;
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      const SudokuRule *rule = sudoku_geometry_get_rule (geometry, i);
      const char *id = sudoku_rule_get_kind (rule)->id;

      if (g_str_equal (id, "ratio") ||
          (g_str_equal (id, "difference") && sudoku_rule_get_number (rule, 0) != 1))
        return FALSE;
    }
  return TRUE;
}

static gboolean
contradict (const SudokuRule *one,
            const SudokuRule *other)
{
  guint n = 0;
  const guint16 *cells = sudoku_rule_get_cells (one, &n);
  const guint16 *others = sudoku_rule_get_cells (other, &n);

  return g_str_equal (sudoku_rule_get_kind (other)->id, "less") && others[0] == cells[1] &&
         others[1] == cells[0];
}

/* Dots of which all are shown, else signs that don't contradict each other. */
static gboolean
can_say_rule (const SudokuGeometry *geometry,
              const SudokuRule *rule)
{
  const char *id = sudoku_rule_get_kind (rule)->id;
  gboolean adjacent = is_adjacent (geometry);

  if (g_str_equal (id, "all-shown") || g_str_equal (id, "difference"))
    return adjacent;
  if (adjacent || !g_str_equal (id, "less"))
    return FALSE;
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    if (contradict (rule, sudoku_geometry_get_rule (geometry, i)))
      return FALSE;
  return TRUE;
}

static void
write_parameters (const SudokuGeometry *geometry,
                  GString *string)
{
  g_string_append_printf (string, "%u%s", sudoku_geometry_get_side (geometry),
                          is_adjacent (geometry) ? "a" : "");
}

static void
add_flag (guint side,
          guint cell,
          guint towards,
          guint8 *flags)
{
  guint neighbour = 0;

  for (guint direction = 0; direction < N_DIRECTIONS; direction++)
    if (find_neighbour (side, cell, direction, &neighbour) && neighbour == towards)
      flags[cell] |= (guint8)(1 << direction);
}

static void
write_description (const SudokuGrid *grid,
                   gboolean only_givens,
                   GString *string)
{
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  guint side = sudoku_grid_get_side (grid), n = 0;
  gboolean adjacent = is_adjacent (geometry);
  g_autofree guint32 *values = sudoku_sgt_copy_values (grid, only_givens);
  g_autofree guint8 *flags = g_new0 (guint8, side * side);

  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      const SudokuRule *rule = sudoku_geometry_get_rule (geometry, i);
      const guint16 *cells = sudoku_rule_get_cells (rule, &n);

      if (sudoku_rule_get_kind (rule)->item == NULL || n != 2 || !can_say_rule (geometry, rule))
        continue;
      add_flag (side, cells[1], cells[0], flags);
      if (adjacent)
        add_flag (side, cells[0], cells[1], flags);
    }
  for (guint cell = 0; cell < side * side; cell++)
    {
      g_string_append_printf (string, "%u", values[cell]);
      for (guint direction = 0; direction < N_DIRECTIONS; direction++)
        if ((flags[cell] >> direction & 1) != 0)
          g_string_append_c (string, letters[direction]);
      g_string_append_c (string, ',');
    }
}

const SudokuSgtGame sudoku_sgt_unequal = {
  .name = "Unequal",
  .side_max = 32,
  .is_id = is_id,
  .read = read_puzzle,
  .is_for = sudoku_sgt_is_latin,
  .can_say_rule = can_say_rule,
  .write_parameters = write_parameters,
  .write_description = write_description,
};
