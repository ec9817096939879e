/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Killer puzzles of SumoCue, one on a line: "3x3:", perhaps "d" for the diagonals, ":k:", and for
 * each cell a number and ":", which is the sum of its cage times 256, and the number of the cage;
 * cells without a sum are in no cage. */

#include "sudoku-cages.h"
#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-text-match.h"

#define SIDE 9
#define N_CELLS (SIDE * SIDE)
#define FACTOR 256

static const char *const cage_ids[] = { "cage", NULL };

/* Behind what a puzzle begins with, or NULL. */
static const char *
skip_beginning (const char *word,
                gsize length,
                gboolean *diagonals)
{
  static const char *const beginnings[] = { "3x3::k:", "3x3:d:k:" };

  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (sudoku_text_begins_with (word, length, beginnings[i]))
      {
        *diagonals = i == 1;
        return word + strlen (beginnings[i]);
      }
  return NULL;
}

static gboolean
is_puzzle (const char *word,
           gsize length)
{
  gboolean diagonals = FALSE;

  return skip_beginning (word, length, &diagonals) != NULL;
}

static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  const char *word = NULL;
  gsize word_length = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  return sudoku_scanner_find_word (&scanner, is_puzzle, &word, &word_length) ? 97 : 0;
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  SudokuScanner scanner;
  const char *word = NULL;
  gsize word_length = 0;

  sudoku_scanner_init (&scanner, "", text, length, first_line);
  if (!sudoku_scanner_find_word (&scanner, is_puzzle, &word, &word_length))
    return 0;
  return (gsize)(scanner.next - text);
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

/* By cell its cage and the sum, and by cage where its sum begins. All cells of a cage have the same
 * sum. */
static gboolean
read_cells (const SudokuScanner *scanner,
            const char *at,
            const char *end,
            guint16 map[N_CELLS],
            guint sums[FACTOR],
            const char *starts[FACTOR],
            GError **error)
{
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      const char *start = at;
      guint number = 0, cage;

      if (!sudoku_scan_uint (&at, end, G_MAXUINT16, &number) ||
          (at < end ? *at != ':' : cell + 1 < N_CELLS))
        return refuse (scanner, at, "sumocue-cell", error);
      at += at < end;
      cage = number % FACTOR;
      map[cell] = (guint16)(number < FACTOR ? SUDOKU_NO_CAGE : cage);
      if (number < FACTOR)
        continue;
      if (sums[cage] > 0 && sums[cage] != number / FACTOR)
        return refuse (scanner, start, "cage-sums", error);
      if (sums[cage] == 0)
        starts[cage] = start;
      sums[cage] = number / FACTOR;
    }
  return at == end || refuse (scanner, at, "sumocue-cells", error);
}

static gboolean
read_cages (const SudokuScanner *scanner,
            const char *at,
            const char *end,
            GPtrArray *rules,
            GError **error)
{
  guint16 map[N_CELLS];
  guint sums[FACTOR] = { 0 };
  const char *starts[FACTOR] = { NULL };

  if (!read_cells (scanner, at, end, map, sums, starts, error))
    return FALSE;
  for (guint cage = 0; cage < FACTOR; cage++)
    if (sums[cage] > 0 &&
        !sudoku_cages_add (rules, SIDE, map, cage, "cage", sums[cage], error))
      {
        sudoku_scanner_add_place (scanner, starts[cage], error);
        return FALSE;
      }
  return TRUE;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  static const guint8 values[N_CELLS];
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  g_autoptr (SudokuGeometry) geometry = NULL;
  SudokuScanner scanner;
  const char *word = NULL;
  gsize length = 0;
  gboolean diagonals = FALSE;

  sudoku_source_scan (source, &scanner);
  if (!sudoku_scanner_find_word (&scanner, is_puzzle, &word, &length))
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "puzzle-missing");
      return NULL;
    }
  g_ptr_array_add (rules, sudoku_rule_new_boxes (3, 3));
  if (!read_cages (&scanner, skip_beginning (word, length, &diagonals), word + length, rules,
                   error))
    return NULL;
  if (diagonals)
    g_ptr_array_add (rules, sudoku_rule_new (sudoku_rule_kind_find ("x", -1)));
  geometry = sudoku_geometry_new_with_rules (SIDE, (SudokuRule **)rules->pdata, rules->len, error);
  if (geometry == NULL)
    sudoku_scanner_add_place (&scanner, NULL, error);
  return geometry != NULL &&
             sudoku_shape_hint_confirm (source->hint, source->name, geometry, error)
           ? sudoku_document_new_from_values (geometry, values)
           : NULL;
}

static gboolean
can_say_rule (const SudokuGeometry *geometry,
              const SudokuRule *rule)
{
  const char *id = sudoku_rule_get_kind (rule)->id;
  g_autofree const SudokuRule **cages = NULL;

  if (!g_str_equal (id, "cage") || sudoku_rule_get_parameters (rule)->n_numbers == 0)
    return g_str_equal (id, "x");
  cages = sudoku_cages_collect (geometry, cage_ids);
  return cages != NULL;
}

/* Cages have the first numbers, in the order of their first cells, and then each of the other cells
 * has its own. */
static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  g_autofree const SudokuRule **cages = sudoku_cages_collect (geometry, cage_ids);
  g_autofree guint16 *map = NULL;
  guint n_cages = 0, next = 1;
  gboolean fits = cages != NULL && sudoku_geometry_get_box_rows (geometry) == 3 &&
                  sudoku_geometry_get_box_columns (geometry) == 3;

  for (guint cell = 0; fits && cell < N_CELLS; cell++)
    {
      fits &= sudoku_grid_get_value (grid, cell) == 0;
      if (cages[cell] != NULL && !can_say_rule (geometry, cages[cell]))
        cages[cell] = NULL;
    }
  if (fits)
    map = sudoku_cages_map_new (cages, N_CELLS);
  for (guint cell = 0; fits && cell < N_CELLS; cell++)
    if (map[cell] != SUDOKU_NO_CAGE)
      n_cages = MAX (n_cages, map[cell] + 1u);
  if (n_cages == 0)
    return sudoku_format_refuse (&sudoku_format_sumocue, error, "format-only-killer");
  next += n_cages;
  g_string_append (string, sudoku_geometry_has_diagonals (geometry) ? "3x3:d:k:" : "3x3::k:");
  for (guint cell = 0; cell < N_CELLS; cell++)
    g_string_append_printf (string, "%u:",
                            cages[cell] != NULL
                              ? sudoku_rule_get_number (cages[cell], 0) * FACTOR + map[cell] + 1u
                              : next++);
  g_string_append_c (string, '\n');
  return TRUE;
}

const SudokuFormat sudoku_format_sumocue = {
  .id = "sumocue",
  .name = N_ ("SumoCue: killer"),
  .summary = N_ ("a line like 3x3::k:3841:…, with sum and number of its cage for each cell"),
  .flags = SUDOKU_FORMAT_OF_PROGRAM | SUDOKU_FORMAT_LINES | SUDOKU_FORMAT_SHAPE |
           SUDOKU_FORMAT_CERTAIN,
  .can_say_rule = can_say_rule,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
