/* SPDX-License-Identifier: GPL-3.0-or-later */

/* HoDoKu's libraries of techniques, a position a line:
 *
 *     :CODE:VALUES:CELLS:GONE:REMOVED:PLACED:COMMENT
 *
 * In CELLS a `+` stands before what was entered, and GONE are the candidates that were excluded
 * before, as value, row and column. They become the marks of their cells: all that the entered
 * values allow there but these. What the technique concludes is left aside. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>

#include "sudoku-allowed.h"
#include "sudoku-cell-text.h"
#include "sudoku-row-text.h"

#define SIDE 9
#define N_CELLS (SIDE * SIDE)

/* ":0000:x:" and so on */
static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  guint n_colons = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  if (!sudoku_row_text_next (&scanner) || *scanner.line != ':')
    return 0;
  for (const char *at = scanner.line; at < scanner.line_end; at++)
    n_colons += *at == ':';
  return n_colons >= 4 ? 95 : 0;
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  SudokuScanner scanner;

  sudoku_scanner_init (&scanner, "", text, length, first_line);
  return sudoku_row_text_next (&scanner) ? (gsize)(scanner.next - text) : 0;
}

/* The field with this number, from 1, of a line that begins with a colon. */
static gboolean
find_field (const SudokuScanner *scanner,
            guint number,
            const char **field,
            const char **end)
{
  const char *at = scanner->line;

  for (; number > 0 && at < scanner->line_end; at++)
    if (*at == ':')
      number--;
  *field = at;
  while (at < scanner->line_end && *at != ':')
    at++;
  *end = at;
  return number == 0;
}

static gboolean
read_cells (const SudokuScanner *scanner,
            SudokuState *state,
            GError **error)
{
  const char *at = NULL, *end = NULL;
  guint cell = 0;
  SudokuOrigin origin = SUDOKU_ORIGIN_GIVEN;

  find_field (scanner, 3, &at, &end);
  for (; at < end; at++)
    {
      guint8 value = 0;

      if (*at == '+' && origin == SUDOKU_ORIGIN_GIVEN)
        {
          origin = SUDOKU_ORIGIN_ENTRY;
          continue;
        }
      if (!sudoku_cell_text_read_character (*at, SIDE, &value))
        {
          sudoku_cell_text_fail_character (scanner, at, SIDE, error);
          return FALSE;
        }
      if (cell < N_CELLS && value > 0)
        sudoku_state_set_value (state, cell, value, origin);
      origin = SUDOKU_ORIGIN_GIVEN;
      cell++;
    }
  if (cell != N_CELLS)
    sudoku_scanner_refuse (scanner, end, SUDOKU_ERROR_SYNTAX, error, "hodoku-cells",
                           sat_arg_count (cell));
  return cell == N_CELLS;
}

/* "937 246": value, row and column */
static gboolean
read_gone (const SudokuScanner *scanner,
           SudokuSet *gone,
           GError **error)
{
  const char *at = NULL, *end = NULL;

  find_field (scanner, 4, &at, &end);
  while (at < end)
    {
      const char *word = at;
      guint digits[3] = { 0 }, n = 0;

      if (*at == ' ')
        {
          at++;
          continue;
        }
      for (; at < end && *at != ' '; at++, n++)
        if (n < 3 && *at >= '1' && *at <= '9')
          digits[n] = (guint)(*at - '0');
      if (n != 3 || digits[0] == 0 || digits[1] == 0 || digits[2] == 0)
        {
          sudoku_scanner_refuse (scanner, word, SUDOKU_ERROR_SYNTAX, error, "hodoku-candidate",
                                 sat_arg_quote (word, (gsize)(at - word)));
          return FALSE;
        }
      gone[(digits[1] - 1) * SIDE + digits[2] - 1].words[0] |= G_GUINT64_CONSTANT (1) << digits[0];
    }
  return TRUE;
}

static void
mark_what_is_left (SudokuState *state,
                   const SudokuSet *gone)
{
  for (guint cell = 0; cell < N_CELLS; cell++)
    if (!sudoku_set_is_empty (gone[cell]) &&
        sudoku_grid_get_value (sudoku_state_get_grid (state), cell) == 0)
      sudoku_allowed_mark_rest (state, cell, gone[cell]);
}

static SudokuDocument *
read_position (const SudokuSource *source,
               GError **error)
{
  SudokuScanner scanner;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuState) state = NULL;
  SudokuSet gone[N_CELLS] = { { { 0 } } };

  sudoku_source_scan (source, &scanner);
  if (!sudoku_row_text_next (&scanner) || *scanner.line != ':')
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "puzzle-missing");
      return NULL;
    }
  geometry = sudoku_shape_hint_complete (source->hint, source->name, SIDE, error);
  if (geometry == NULL)
    return NULL;
  grid = sudoku_grid_new (geometry);
  state = sudoku_state_new (grid);
  if (!read_cells (&scanner, state, error) || !read_gone (&scanner, gone, error))
    return NULL;
  mark_what_is_left (state, gone);
  return sudoku_document_new_for_state (g_steal_pointer (&state));
}

/* As a position that is no example of a technique. */
static gboolean
write_position (const SudokuDocument *document,
                GString *string,
                GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  g_autofree SudokuSet *removed = NULL;
  const char *separator = "";
  guint value;

  if (sudoku_grid_get_side (grid) != SIDE)
    return sudoku_format_refuse (&sudoku_format_hodoku, error, "format-only-nine-by-nine");
  removed = sudoku_allowed_find_removed (document);
  g_string_append (string, ":0000:x:");
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      if (sudoku_grid_get_origin (grid, cell) > SUDOKU_ORIGIN_GIVEN)
        g_string_append_c (string, '+');
      g_string_append_c (string,
                         sudoku_cell_text_get_character (sudoku_grid_get_value (grid, cell)));
    }
  g_string_append_c (string, ':');
  for (guint cell = 0; cell < N_CELLS; cell++)
    SUDOKU_SET_FOREACH (removed[cell], value)
    {
      g_string_append_printf (string, "%s%u%u%u", separator, value, cell / SIDE + 1,
                              cell % SIDE + 1);
      separator = " ";
    }
  g_string_append (string, ":::\n");
  return TRUE;
}

static const char *const suffixes[] = { ".hodoku", NULL };

const SudokuFormat sudoku_format_hodoku = {
  .id = "hodoku",
  .name = N_ ("HoDoKu library"),
  .summary = N_ ("lines like :0000:x:…:"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_OF_PROGRAM | SUDOKU_FORMAT_LINES | SUDOKU_FORMAT_ORIGINS |
           SUDOKU_FORMAT_MARKS | SUDOKU_FORMAT_REMOVED,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_position,
  .write = write_position,
};
