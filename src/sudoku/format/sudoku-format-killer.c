/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Killer puzzles as lines of 81 characters, as they are posted in forums: in one cell of a cage
 * stands its sum, 0…9, A…Z for 10…35 and a…j for 36…45, and the others point to a neighbour in it,
 * with < > ^ v, or along a diagonal: ` and ' upwards to the left and right, comma and dot
 * downwards. 0 is a cage without a sum, or a cell without a cage. */

#include "sudoku-cages.h"
#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#define SIDE 9
#define N_CELLS (SIDE * SIDE)

/* A word of so many characters may be meant as a puzzle. */
#define LENGTH_MIN 60
#define LENGTH_MAX 110
/* With fewer arrows it is something else. */
#define N_ARROWS_MIN 12

static const struct
{
  char sign;
  int down;
  int right;
} arrows[] = {
  /* Those towards a side first: they are used where there is a choice. */
  { '<', 0, -1 },
  { '^', -1, 0 },
  { '>', 0, 1 },
  { 'v', 1, 0 },
  { '`', -1, -1 },
  { '\'', -1, 1 },
  { ',', 1, -1 },
  { '.', 1, 1 },
};

/* How many of them are not diagonal. */
#define N_STRAIGHT 4

static const char *const cage_ids[] = { "cage", NULL };

static gboolean
is_straight (char c)
{
  return c == '<' || c == '>' || c == '^' || c == 'v';
}

/* The number of an arrow, or −1. */
static int
find_arrow (char c)
{
  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    if (arrows[i].sign == c)
      return (int)i;
  return -1;
}

/* −1: none */
static int
read_sum (char c)
{
  if (g_ascii_isdigit (c))
    return c - '0';
  if (c >= 'A' && c <= 'Z')
    return c - 'A' + 10;
  return c >= 'a' && c <= 'j' ? c - 'a' + 36 : -1;
}

static char
write_sum (guint sum)
{
  if (sum < 10)
    return (char)('0' + sum);
  return (char)(sum < 36 ? 'A' + sum - 10 : 'a' + sum - 36);
}

/* Arrows and sums, and little else. */
static gboolean
looks_like_cages (const char *word,
                  gsize length)
{
  guint n_arrows = 0, n_others = 0;

  if (length < LENGTH_MIN || length > LENGTH_MAX)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    {
      n_arrows += is_straight (word[i]);
      n_others += find_arrow (word[i]) < 0 && read_sum (word[i]) < 0;
    }
  return n_arrows >= N_ARROWS_MIN && n_others * 20 < length;
}

/* The cell to which one points; FALSE when there is none. */
static gboolean
follow (guint cell,
        int arrow,
        guint *other)
{
  int row = (int)(cell / SIDE) + arrows[arrow].down;
  int column = (int)(cell % SIDE) + arrows[arrow].right;

  *other = (guint)(row * SIDE + column);
  return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
}

/* Whether all of it is arrows that lead to a sum. A dot or a comma alone may be something else. */
static gboolean
has_cages (const char *word,
           gsize length)
{
  guint n_arrows = 0;

  if (length != N_CELLS)
    return FALSE;
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      guint at = cell, n_steps = 0;

      n_arrows += find_arrow (word[cell]) >= 0 && word[cell] != '.' && word[cell] != ',';
      while (find_arrow (word[at]) >= 0)
        if (!follow (at, find_arrow (word[at]), &at) || ++n_steps > N_CELLS)
          return FALSE;
      if (read_sum (word[at]) < 0)
        return FALSE;
    }
  return n_arrows > 0;
}

static gboolean
is_puzzle (const char *word,
           gsize length)
{
  return looks_like_cages (word, length) || has_cages (word, length);
}

static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  const char *word = NULL;
  gsize word_length = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  if (!sudoku_scanner_find_word (&scanner, is_puzzle, &word, &word_length))
    return 0;
  return has_cages (word, word_length) ? 96 : 75;
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

/* By cell the one with the sum of its cage. */
static gboolean
read_map (const SudokuScanner *scanner,
          const char *word,
          guint16 *map,
          GError **error)
{
  const char *sentence = NULL;

  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      guint at = cell, n_steps = 0;

      if (find_arrow (word[cell]) < 0 && read_sum (word[cell]) < 0)
        sentence = "killer-cell";
      for (; sentence == NULL && find_arrow (word[at]) >= 0; n_steps++)
        if (!follow (at, find_arrow (word[at]), &at))
          sentence = "killer-off";
        else if (n_steps > N_CELLS)
          sentence = "killer-circle";
      if (sentence != NULL)
        {
          sudoku_scanner_refuse (scanner, word + cell, SUDOKU_ERROR_SYNTAX, error, sentence);
          return FALSE;
        }
      map[cell] = (guint16)at;
    }
  return TRUE;
}

static gboolean
read_cages (const SudokuScanner *scanner,
            const char *word,
            GPtrArray *rules,
            GError **error)
{
  guint16 map[N_CELLS];
  guint sizes[N_CELLS] = { 0 };

  if (!read_map (scanner, word, map, error))
    return FALSE;
  for (guint cell = 0; cell < N_CELLS; cell++)
    sizes[map[cell]]++;
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      guint sum = sizes[cell] > 0 ? (guint)read_sum (word[cell]) : 0;

      if (sizes[cell] == 0 || (sizes[cell] == 1 && sum == 0) ||
          sudoku_cages_add (rules, SIDE, map, cell, "cage", sum, error))
        continue;
      sudoku_scanner_add_place (scanner, word + cell, error);
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
  g_autoptr (SudokuGeometry) boxes = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;
  SudokuScanner scanner;
  const char *word = NULL;
  gsize length = 0;

  sudoku_source_scan (source, &scanner);
  if (!sudoku_scanner_find_word (&scanner, is_puzzle, &word, &length))
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "puzzle-missing");
      return NULL;
    }
  if (length != N_CELLS)
    {
      sudoku_scanner_refuse (&scanner, word, SUDOKU_ERROR_SYNTAX, error, "killer-cells",
                             sat_arg_number (length));
      return NULL;
    }
  if (!read_cages (&scanner, word, rules, error))
    return NULL;
  boxes = sudoku_shape_hint_confirm_boxes (source->hint, source->name, SIDE, 3, 3, error);
  if (boxes != NULL)
    geometry = sudoku_geometry_add_rules (boxes, (SudokuRule **)rules->pdata, rules->len, error);
  return geometry != NULL ? sudoku_document_new_from_values (geometry, values) : NULL;
}

/* A cage whose cells hang together; of one cell it needs a sum. */
static gboolean
can_say_cage (const SudokuRule *rule)
{
  guint n_cells = 0;

  sudoku_rule_get_cells (rule, &n_cells);
  return (n_cells > 1 || sudoku_rule_get_parameters (rule)->n_numbers > 0) &&
         sudoku_cages_are_joined (rule, SIDE, TRUE);
}

static gboolean
can_say_rule (const SudokuGeometry *geometry,
              const SudokuRule *rule)
{
  g_autofree const SudokuRule **cages = NULL;

  if (!g_strv_contains (cage_ids, sudoku_rule_get_kind (rule)->id) ||
      sudoku_geometry_get_side (geometry) != SIDE || !can_say_cage (rule))
    return FALSE;
  cages = sudoku_cages_collect (geometry, cage_ids);
  return cages != NULL;
}

/* The cells of a cage in the order of their distance from the first, each pointing to one that is
 * nearer. Diagonal arrows are for those that have no other. */
static void
write_cage (const SudokuRule *rule,
            char *text)
{
  guint n_cells = 0, n_reached = 1;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);
  guint16 reached[N_CELLS] = { cells[0] };

  text[cells[0]] = sudoku_rule_get_parameters (rule)->n_numbers > 0
                     ? write_sum (sudoku_rule_get_number (rule, 0))
                     : '0';
  while (n_reached < n_cells)
    {
      guint n_before = n_reached;

      for (guint n_arrows = N_STRAIGHT; n_arrows <= G_N_ELEMENTS (arrows) && n_before == n_reached;
           n_arrows += N_STRAIGHT)
        for (guint i = 0; i < n_reached; i++)
          for (guint k = 0; k < n_cells; k++)
            for (guint arrow = 0; arrow < n_arrows && text[cells[k]] == '\0'; arrow++)
              {
                guint other = 0;

                if (!follow (cells[k], (int)arrow, &other) || other != reached[i])
                  continue;
                text[cells[k]] = arrows[arrow].sign;
                reached[n_reached++] = cells[k];
              }
    }
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  char text[N_CELLS + 1] = "";
  guint n_cages = 0;
  gboolean boxes = sudoku_geometry_get_box_rows (geometry) == 3 &&
                   sudoku_geometry_get_box_columns (geometry) == 3;

  for (guint i = 0; boxes && i < sudoku_geometry_get_n_rules (geometry); i++)
    if (can_say_rule (geometry, sudoku_geometry_get_rule (geometry, i)))
      {
        write_cage (sudoku_geometry_get_rule (geometry, i), text);
        n_cages++;
      }
  for (guint cell = 0; cell < N_CELLS && n_cages > 0; cell++)
    {
      if (sudoku_grid_get_value (grid, cell) > 0)
        n_cages = 0;
      if (text[cell] == '\0')
        text[cell] = '0';
    }
  if (n_cages == 0 || !has_cages (text, N_CELLS))
    return sudoku_format_refuse (&sudoku_format_killer, error, "format-only-killer");
  g_string_append_printf (string, "%s\n", text);
  return TRUE;
}

const SudokuFormat sudoku_format_killer = {
  .id = "killer",
  .name = N_ ("Killer: one line per puzzle"),
  .summary = N_ ("81 characters: sums of cages, and < > ^ v towards the cell with the sum"),
  .flags = SUDOKU_FORMAT_LINES | SUDOKU_FORMAT_SHAPE,
  .can_say_rule = can_say_rule,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
