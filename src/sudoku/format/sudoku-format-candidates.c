/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Grids of candidates, as programs print them and people discuss them: N rows of N sets of digits,
 * framed or not. A lone digit is a value, unless it stands in braces. Above nine values, sets stand
 * in braces with commas between their numbers: {1,4,16}. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-allowed.h"
#include "sudoku-candidate-text.h"

#define SIDE_MIN 4
/* Above, a grid can be longer than the part of a text that is used for detection. */
#define SIDE_MAX 36
#define SIDE_OF_DIGITS 9 /* up to which sets are digits without commas */

/* A cell of the text. */
typedef struct
{
  SudokuSet values;
  gboolean open;
} Cell;

/* The next word, which bars end, too. */
static gboolean
next_word (const char **at,
           const char *end,
           const char **word,
           gsize *length)
{
  while (*at < end && (g_ascii_isspace (**at) || **at == '|'))
    (*at)++;
  *word = *at;
  while (*at < end && !g_ascii_isspace (**at) && **at != '|')
    (*at)++;
  *length = (gsize)(*at - *word);
  return *length > 0;
}

static guint
count_words (const SudokuScanner *scanner)
{
  const char *at = scanner->line, *word = NULL;
  gsize length = 0;
  guint n_words = 0;

  while (n_words <= SIDE_MAX && next_word (&at, scanner->line_end, &word, &length))
    n_words++;
  return n_words;
}

/* Counts the cells of a line; 0 when it is no row. */
static guint
read_row (const SudokuScanner *scanner,
          Cell row[SIDE_MAX])
{
  const char *at = scanner->line, *word = NULL;
  gsize length = 0;
  guint n_cells = 0, n_words = count_words (scanner);

  if (n_words < SIDE_MIN || n_words > SIDE_MAX)
    return 0;
  while (next_word (&at, scanner->line_end, &word, &length))
    {
      gboolean in_braces = FALSE;
      SudokuSet *values = &row[n_cells].values;

      if (!(n_words > SIDE_OF_DIGITS
              ? sudoku_candidate_text_read_list (word, length, n_words, values, &in_braces)
              : sudoku_candidate_text_read (word, length, values, &in_braces)))
        return 0;
      row[n_cells].open = in_braces || sudoku_set_count (*values) > 1;
      n_cells++;
    }
  return n_cells;
}

/* The side, with its cells appended; 0 when the text is not in this format. Lines that are no rows
 * surround the grid. */
static guint
read_cells (SudokuScanner *scanner,
            GArray *cells,
            gboolean *several)
{
  guint side = 0, n_rows = 0;
  Cell row[SIDE_MAX];

  *several = FALSE;
  while ((n_rows == 0 || n_rows < side) && sudoku_scanner_next_line (scanner))
    {
      guint n_cells = read_row (scanner, row);

      if (n_cells == 0 || (side > 0 && n_cells != side))
        continue;
      side = n_cells;
      for (guint i = 0; i < side; i++)
        {
          *several |= row[i].open;
          if (!sudoku_set_is_empty (sudoku_set_minus (row[i].values, sudoku_set_range (1, side))))
            return 0;
        }
      g_array_append_vals (cells, row, side);
      n_rows++;
    }
  return n_rows == side ? side : 0;
}

static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (Cell));
  gboolean several = FALSE;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  return read_cells (&scanner, cells, &several) > 0 && several ? 72 : 0;
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  SudokuScanner scanner;
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (Cell));
  gboolean several = FALSE;

  sudoku_scanner_init (&scanner, "", text, length, first_line);
  return read_cells (&scanner, cells, &several) > 0 ? (gsize)(scanner.next - text) : 0;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  SudokuScanner scanner;
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (Cell));
  gboolean several = FALSE;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuState) state = NULL;
  guint side;

  sudoku_source_scan (source, &scanner);
  side = read_cells (&scanner, cells, &several);
  if (side == 0)
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "candidates-expected");
      return NULL;
    }
  geometry = sudoku_shape_hint_complete (source->hint, source->name, side, error);
  if (geometry == NULL)
    return NULL;
  grid = sudoku_grid_new (geometry);
  state = sudoku_state_new (grid);
  for (guint cell = 0; cell < side * side; cell++)
    {
      const Cell *read = &g_array_index (cells, Cell, cell);
      guint value;

      if (!read->open)
        sudoku_state_set_value (state, cell, sudoku_set_first (read->values), SUDOKU_ORIGIN_GIVEN);
      else
        SUDOKU_SET_FOREACH (read->values, value)
      sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, cell, value, TRUE);
    }
  return sudoku_document_new_for_state (g_steal_pointer (&state));
}

static char *
cell_to_text (const SudokuGrid *grid,
              SudokuSet allowed,
              guint cell)
{
  GString *text = g_string_new (NULL);
  gboolean wide = sudoku_grid_get_side (grid) > SIDE_OF_DIGITS;
  gboolean in_braces = wide || sudoku_set_count (allowed) < 2;

  if (sudoku_grid_get_value (grid, cell) > 0)
    {
      g_string_append_printf (text, "%u", sudoku_grid_get_value (grid, cell));
      return g_string_free (text, FALSE);
    }
  g_string_append (text, in_braces ? "{" : "");
  sudoku_candidate_text_write (allowed, wide ? "," : "", text);
  g_string_append (text, in_braces ? "}" : "");
  return g_string_free (text, FALSE);
}

/* "+------+", as wide as a row. */
static void
write_rule (const guint *widths,
            guint side,
            guint columns,
            GString *string)
{
  for (guint column = 0; column < side; column++)
    {
      g_string_append (string, column % columns == 0 ? "+-" : "");
      for (guint i = 0; i < widths[column] + 1; i++)
        g_string_append_c (string, '-');
    }
  g_string_append (string, "+\n");
}

static void
write_rows (const SudokuGrid *grid,
            char *const *texts,
            GString *string)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  guint side = sudoku_grid_get_side (grid), widths[SIDE_MAX] = { 0 };
  gboolean boxes = sudoku_geometry_has_boxes (geometry);
  guint rows = boxes ? sudoku_geometry_get_box_rows (geometry) : side;
  guint columns = boxes ? sudoku_geometry_get_box_columns (geometry) : side;

  for (guint cell = 0; cell < side * side; cell++)
    {
      g_assert (texts[cell] != NULL);
      widths[cell % side] = MAX (widths[cell % side], (guint)strlen (texts[cell]));
    }
  for (guint cell = 0; cell < side * side; cell++)
    {
      if (cell % (rows * side) == 0)
        write_rule (widths, side, columns, string);
      g_string_append (string, cell % columns == 0 ? "| " : "");
      g_string_append_printf (string, "%-*s ", (int)widths[cell % side], texts[cell]);
      g_string_append (string, cell % side == side - 1 ? "|\n" : "");
    }
  write_rule (widths, side, columns, string);
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  guint n_cells = sudoku_grid_get_n_cells (grid);
  g_autofree SudokuSet *allowed = NULL;
  g_auto (GStrv) texts = NULL;

  if (sudoku_grid_get_side (grid) < SIDE_MIN || sudoku_grid_get_side (grid) > SIDE_MAX)
    return sudoku_format_refuse (&sudoku_format_candidates, error, "format-only-between-sides",
                                 sat_arg_number (SIDE_MIN), sat_arg_number (SIDE_MAX));
  allowed = sudoku_allowed_find (document);
  texts = g_new0 (char *, n_cells + 1);
  for (guint cell = 0; cell < n_cells; cell++)
    texts[cell] = cell_to_text (grid, allowed[cell], cell);
  write_rows (grid, texts, string);
  return TRUE;
}

const SudokuFormat sudoku_format_candidates = {
  .id = "candidates",
  .name = N_ ("Candidate grid"),
  .summary = N_ ("sets of candidates, framed or in braces; cells without marks get all"),
  .flags = SUDOKU_FORMAT_MARKS,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
