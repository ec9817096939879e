/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles of Simon Tatham's Keen: the side, the cages, and after a comma for each cage a letter and
 * a number: "a" is a sum, "m" a product, "s" a difference, "d" a quotient. What stands in a cage of
 * a single cell is a given here. Numbers in a cage may be equal. */

#include <string.h>

#include "sudoku-cages.h"
#include "sudoku-error.h"
#include "sudoku-sgt-text.h"
#include "sudoku-sgt.h"

static const struct
{
  char letter;
  const char *id;
} signs[] = {
  { 'a', "sum" },
  { 'm', "product" },
  { 's', "difference-cage" },
  { 'd', "quotient-cage" },
};

static const char *const cage_ids[] = {
  "sum",
  "product",
  "difference-cage",
  "quotient-cage",
  NULL,
};

/* (nullable) */
static const char *
find_id (char letter)
{
  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (signs[i].letter == letter)
      return signs[i].id;
  return NULL;
}

/* Cages and nothing else up to a comma, and a clue there. */
static gboolean
is_id (const char *word,
       gsize length)
{
  const char *at = word, *end = word + length;
  guint side = 0;

  if (!sudoku_sgt_read_side (&at, end, &side) || at == end || g_ascii_isdigit (*at))
    return FALSE;
  while (at < end && (*at == '_' || g_ascii_islower (*at) || g_ascii_isdigit (*at)))
    at++;
  return end - at >= 3 && *at == ',' && find_id (at[1]) != NULL && g_ascii_isdigit (at[2]);
}

/* The text of a puzzle while it is read. */
typedef struct
{
  const SudokuScanner *scanner;
  const char *at;
  const char *end;
  guint side;
  guint16 *map;
  guint32 *values;
  GPtrArray *rules; /* (element-type SudokuRule) */
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

/* The clue of the cage that begins at a cell. */
static gboolean
read_clue (Reading *self,
           guint first,
           GError **error)
{
  const char *start = self->at, *id = self->at < self->end ? find_id (*self->at) : NULL;
  guint n_cells = 0, number = 0;

  for (guint cell = first; cell < self->side * self->side; cell++)
    n_cells += self->map[cell] == self->map[first];
  if (id == NULL)
    return refuse (self, start, "keen-clue", error);
  self->at++;
  if (!sudoku_scan_uint (&self->at, self->end, n_cells == 1 ? self->side : G_MAXINT, &number) ||
      (n_cells == 1 && number == 0))
    return refuse (self, start, "keen-clue", error);
  if (n_cells == 1 && (*start == 'a' || *start == 'm'))
    {
      self->values[first] = number;
      return TRUE;
    }
  if (sudoku_cages_add (self->rules, self->side, self->map, self->map[first], id, number, error))
    return TRUE;
  sudoku_scanner_add_place (self->scanner, start, error);
  return FALSE;
}

static gboolean
read_clues (Reading *self,
            GError **error)
{
  int last = -1;

  if (self->at == self->end || *self->at != ',')
    return refuse (self, self->at, "keen-clue", error);
  self->at++;
  /* Cages are numbered in the order of their first cells. */
  for (guint cell = 0; cell < self->side * self->side; cell++)
    if (self->map[cell] > last)
      {
        if (!read_clue (self, cell, error))
          return FALSE;
        last = self->map[cell];
      }
  return self->at == self->end || refuse (self, self->at, "keen-clues", error);
}

static SudokuGrid *
read_puzzle (const SudokuSource *source,
             const SudokuScanner *scanner,
             const char *word,
             gsize length,
             GError **error)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  g_autofree guint16 *map = NULL;
  g_autofree guint32 *values = NULL;
  Reading self = { .scanner = scanner, .at = word, .end = word + length, .rules = rules };
  g_autoptr (SudokuGeometry) geometry = NULL;
  SudokuGrid *grid = NULL;

  if (!sudoku_sgt_read_side (&self.at, self.end, &self.side))
    {
      refuse (&self, word, "sgt-parameters", error);
      return NULL;
    }
  self.map = map = g_new (guint16, self.side * self.side);
  self.values = values = g_new0 (guint32, self.side * self.side);
  if (!sudoku_sgt_read_borders (scanner, &self.at, self.end, self.side, map, error) ||
      !read_clues (&self, error))
    return NULL;
  geometry = sudoku_sgt_make_geometry (source, scanner, self.side, rules, error);
  if (geometry == NULL)
    return NULL;
  grid = sudoku_grid_new (geometry);
  sudoku_sgt_give (grid, values);
  return grid;
}

static gboolean
is_for (const SudokuGeometry *geometry)
{
  return sudoku_sgt_is_latin (geometry) && sudoku_sgt_has_item (geometry, cage_ids);
}

/* Cages of at least two cells, without parts, and no cell in two of them. */
static const SudokuRule **
collect (const SudokuGeometry *geometry)
{
  guint side = sudoku_geometry_get_side (geometry), n_cells = 0;
  g_autofree const SudokuRule **cages = sudoku_cages_collect (geometry, cage_ids);

  for (guint cell = 0; cages != NULL && cell < side * side; cell++)
    if (cages[cell] != NULL && sudoku_rule_get_cells (cages[cell], &n_cells)[0] == cell &&
        (n_cells < 2 || !sudoku_cages_are_joined (cages[cell], side, FALSE)))
      return NULL;
  return g_steal_pointer (&cages);
}

static gboolean
can_say_rule (const SudokuGeometry *geometry,
              const SudokuRule *rule)
{
  g_autofree const SudokuRule **cages = NULL;

  if (!g_strv_contains (cage_ids, sudoku_rule_get_kind (rule)->id))
    return FALSE;
  cages = collect (geometry);
  return cages != NULL;
}

/* Each cell has a number or a cage. */
static gboolean
can_write (const SudokuGrid *grid,
           gboolean only_givens)
{
  g_autofree const SudokuRule **cages = collect (sudoku_grid_get_geometry (grid));
  g_autofree guint32 *values = sudoku_sgt_copy_values (grid, only_givens);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (cages == NULL || (cages[cell] == NULL) != (values[cell] > 0))
      return FALSE;
  return TRUE;
}

static void
write_parameters (const SudokuGeometry *geometry,
                  GString *string)
{
  g_string_append_printf (string, "%u", sudoku_geometry_get_side (geometry));
}

static void
write_clue (const SudokuRule *rule,
            GString *string)
{
  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (g_str_equal (sudoku_rule_get_kind (rule)->id, signs[i].id))
      g_string_append_printf (string, "%c%u", signs[i].letter, sudoku_rule_get_number (rule, 0));
}

static void
write_description (const SudokuGrid *grid,
                   gboolean only_givens,
                   GString *string)
{
  guint side = sudoku_grid_get_side (grid), n = 0;
  g_autofree const SudokuRule **cages = collect (sudoku_grid_get_geometry (grid));
  g_autofree guint32 *values = sudoku_sgt_copy_values (grid, only_givens);
  g_autofree guint16 *map = g_new (guint16, side * side);
  g_autoptr (GString) borders = g_string_new (NULL);

  for (guint cell = 0; cell < side * side; cell++)
    map[cell] = cages[cell] != NULL ? sudoku_rule_get_cells (cages[cell], &n)[0] : (guint16)cell;
  sudoku_sgt_write_borders (map, side, borders);
  sudoku_sgt_shorten (borders);
  g_string_append_printf (string, "%s,", borders->str);
  for (guint cell = 0; cell < side * side; cell++)
    if (map[cell] != cell)
      continue;
    else if (cages[cell] != NULL)
      write_clue (cages[cell], string);
    else
      g_string_append_printf (string, "a%u", values[cell]);
}

const SudokuSgtGame sudoku_sgt_keen = {
  .name = "Keen",
  .side_max = 9,
  .is_id = is_id,
  .read = read_puzzle,
  .is_for = is_for,
  .can_say_rule = can_say_rule,
  .can_write = can_write,
  .write_parameters = write_parameters,
  .write_description = write_description,
};
