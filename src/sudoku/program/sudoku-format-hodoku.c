/* SPDX-License-Identifier: GPL-3.0-or-later */

/* HoDoKu's libraries of techniques, a position a line:
 *
 *     :CODE:VALUES:CELLS:GONE:REMOVED:PLACED:COMMENT
 *
 * or only CELLS:GONE, as it shows them. In CELLS a `+` stands before what was entered, and GONE are
 * the candidates that were excluded before, as value, row and column. They become the marks of
 * their cells: all that the entered values allow there but these. The technique and what it
 * concludes are a note of their own, with the cells that they are about: in another position they
 * are not true. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-allowed.h"
#include "sudoku-cell-text.h"
#include "sudoku-row-text.h"

#define SIDE 9
#define N_CELLS (SIDE * SIDE)

/* Whether a line is CELLS:GONE: 81 of them, some entered, and candidates of three digits. */
static gboolean
is_bare (const SudokuScanner *scanner)
{
  const char *at = scanner->line;
  guint n_cells = 0, n_plus = 0, n_digits = 0;
  guint8 value;

  for (; at < scanner->line_end && *at != ':'; at++)
    if (*at == '+')
      n_plus++;
    else if (sudoku_cell_text_read_character (*at, SIDE, &value))
      n_cells++;
    else
      return FALSE;
  if (n_cells != N_CELLS || at++ == scanner->line_end)
    return FALSE;
  for (; at < scanner->line_end && *at != ':'; at++)
    {
      n_digits = *at == ' ' ? 0 : n_digits + 1;
      if (n_digits > 3 || (*at != ' ' && (*at < '1' || *at > '9')))
        return FALSE;
    }
  return n_plus > 0 || n_digits == 3;
}

/* The number of the field with the cells. */
static guint
find_cells (const SudokuScanner *scanner)
{
  return *scanner->line == ':' ? 3 : 0;
}

/* ":0000:x:" and so on */
static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  guint n_colons = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  if (!sudoku_row_text_next (&scanner))
    return 0;
  if (*scanner.line != ':')
    return is_bare (&scanner) ? 95 : 0;
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

/* The field with this number: 0 is what stands before the first colon. */
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

  find_field (scanner, find_cells (scanner), &at, &end);
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

  find_field (scanner, find_cells (scanner) + 1, &at, &end);
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

static void
write_cells (const SudokuGrid *grid,
             GString *string)
{
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      if (sudoku_grid_get_origin (grid, cell) > SUDOKU_ORIGIN_GIVEN)
        g_string_append_c (string, '+');
      g_string_append_c (string,
                         sudoku_cell_text_get_character (sudoku_grid_get_value (grid, cell)));
    }
}

static char *
read_field (const SudokuScanner *scanner,
            guint number)
{
  const char *at = NULL, *end = NULL;

  if (!find_field (scanner, number, &at, &end))
    return g_strdup ("");
  return g_strstrip (g_utf8_make_valid (at, (gssize)(end - at)));
}

/* CODE:VALUES:REMOVED:PLACED:CELLS, unless it is only a position. */
static void
add_technique (const SudokuScanner *scanner,
               SudokuDocument *document)
{
  g_autofree char *code = read_field (scanner, 1);
  g_autofree char *values = read_field (scanner, 2);
  g_autofree char *removed = read_field (scanner, 5);
  g_autofree char *placed = read_field (scanner, 6);
  g_autoptr (GString) note = NULL;

  if (strspn (code, "0") == strlen (code) && *removed == '\0' && *placed == '\0')
    return;
  note = g_string_new (NULL);
  g_string_printf (note, "%s:%s:%s:%s:", code, values, removed, placed);
  write_cells (sudoku_document_get_grid (document), note);
  sudoku_document_add_note (document, SUDOKU_NOTE_TECHNIQUE, note->str);
}

/* The rest of the line, in which a colon is nothing special. */
static void
add_comment (const SudokuScanner *scanner,
             SudokuDocument *document)
{
  const char *at = NULL, *end = NULL;
  g_autofree char *comment = NULL;

  if (!find_field (scanner, 7, &at, &end))
    return;
  comment = g_utf8_make_valid (at, (gssize)(scanner->line_end - at));
  sudoku_document_add_note (document, SUDOKU_NOTE_COMMENT, comment);
}

static SudokuDocument *
read_position (const SudokuSource *source,
               GError **error)
{
  SudokuScanner scanner;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuState) state = NULL;
  SudokuDocument *document = NULL;
  SudokuSet gone[N_CELLS] = { { { 0 } } };

  sudoku_source_scan (source, &scanner);
  if (!sudoku_row_text_next (&scanner) || (*scanner.line != ':' && !is_bare (&scanner)))
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
  document = sudoku_document_new_for_state (g_steal_pointer (&state));
  if (*scanner.line != ':')
    return document;
  add_technique (&scanner, document);
  add_comment (&scanner, document);
  return document;
}

/* CODE, VALUES, REMOVED and PLACED; NULL when no technique is told of just this position. */
static char **
split_technique (const SudokuDocument *document)
{
  const char *text = sudoku_document_get_note (document, SUDOKU_NOTE_TECHNIQUE);
  g_auto (GStrv) fields = text != NULL ? g_strsplit (text, ":", -1) : NULL;
  g_autoptr (GString) cells = g_string_new (NULL);

  write_cells (sudoku_document_get_grid (document), cells);
  if (fields == NULL || strchr (text, '\n') != NULL || g_strv_length (fields) != 5 ||
      !g_str_equal (fields[4], cells->str))
    return NULL;
  return g_steal_pointer (&fields);
}

/* All of it is one line. */
static gboolean
says_note (const SudokuDocument *document,
           SudokuNote note)
{
  g_auto (GStrv) technique = NULL;

  if (note == SUDOKU_NOTE_COMMENT)
    return strchr (sudoku_document_get_note (document, note), '\n') == NULL;
  technique = split_technique (document);
  return technique != NULL;
}

/* What a line ends with: what the technique concludes, and the comment. */
static void
write_end (const SudokuDocument *document,
           char **technique,
           GString *string)
{
  const char *comment = sudoku_document_get_note (document, SUDOKU_NOTE_COMMENT);
  g_autofree char *line = g_strdelimit (g_strdup (comment != NULL ? comment : ""), "\n", ' ');

  g_string_append_printf (string, ":%s:%s:%s\n", technique != NULL ? technique[2] : "",
                          technique != NULL ? technique[3] : "", line);
}

static gboolean
write_position (const SudokuDocument *document,
                GString *string,
                GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  g_autofree SudokuSet *removed = NULL;
  g_auto (GStrv) technique = NULL;
  const char *separator = "";
  guint value;

  if (sudoku_grid_get_side (grid) != SIDE)
    return sudoku_format_refuse (&sudoku_format_hodoku, error, "format-only-nine-by-nine");
  removed = sudoku_allowed_find_removed (document);
  technique = split_technique (document);
  g_string_append_printf (string, ":%s:%s:", technique != NULL ? technique[0] : "0000",
                          technique != NULL ? technique[1] : "x");
  write_cells (grid, string);
  g_string_append_c (string, ':');
  for (guint cell = 0; cell < N_CELLS; cell++)
    SUDOKU_SET_FOREACH (removed[cell], value)
    {
      g_string_append_printf (string, "%s%u%u%u", separator, value, cell / SIDE + 1,
                              cell % SIDE + 1);
      separator = " ";
    }
  write_end (document, technique, string);
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
  .notes = SUDOKU_FORMAT_NOTE (SUDOKU_NOTE_TECHNIQUE) | SUDOKU_FORMAT_NOTE (SUDOKU_NOTE_COMMENT),
  .says_note = says_note,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_position,
  .write = write_position,
};
