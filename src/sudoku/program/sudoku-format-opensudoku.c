/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files of OpenSudoku: games, in folders or not. A game is its 81 digits, or
 *
 *     version: V
 *     VALUE|MARKS|EDITABLE|…
 *
 * for all cells. In version 1 marks are "1,5," or "-", from version 2 on they are bits. Version 2
 * may have a bar too many; version 4 has marks of a second kind behind the first, version 5 a
 * colour behind those. What is written is the lowest version that has all there is, so that older
 * programs can read it. */

#include "sudoku-format-list.h"
#include "sudoku-xml.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-cell-text.h"
#include "sudoku-error.h"
#include "sudoku-text-match.h"

#define SIDE 9
#define N_CELLS (SIDE * SIDE)
#define ALL_MARKS ((1u << SIDE) - 1)

typedef struct
{
  const SudokuSource *source;
  SudokuGeometry *geometry;
  GPtrArray *readings;
  char *folder;  /* (nullable): that the games are in */
  GString *name; /* (nullable): of a folder, as text, while it is read */
} File;

static guint
detect_text (const char *text,
             gsize length)
{
  return sudoku_text_contains (text, length, "<opensudoku") ? 95 : 0;
}

static gboolean
read_bar (const char **at)
{
  if (**at != '|')
    return FALSE;
  (*at)++;
  return TRUE;
}

/* "1,5," or "-" */
static gboolean
read_mark_list (const char **at,
                guint *bits)
{
  *bits = 0;
  if (**at == '-')
    (*at)++;
  for (; **at >= '1' && **at <= '9' && (*at)[1] == ','; *at += 2)
    *bits |= 1u << (**at - '1');
  return read_bar (at);
}

static gboolean
read_mark_bits (const char **at,
                guint *bits)
{
  return sudoku_scan_uint (at, *at + strlen (*at), ALL_MARKS, bits) && read_bar (at);
}

static void
set_marks (SudokuState *state,
           SudokuMark mark,
           guint cell,
           guint bits)
{
  for (guint value = 1; value <= SIDE; value++)
    if (bits & 1u << (value - 1))
      sudoku_state_set_mark (state, mark, cell, value, TRUE);
}

static gboolean
read_cell (const char **at,
           guint version,
           guint cell,
           SudokuState *state)
{
  guint value, corner = 0, centre = 0, colour = 0;
  gboolean editable;

  if (!g_ascii_isdigit (**at))
    return FALSE;
  value = (guint)(*(*at)++ - '0');
  if (!read_bar (at) ||
      !(version == 1 ? read_mark_list (at, &corner) : read_mark_bits (at, &corner)))
    return FALSE;
  if (version == 2 && **at == '|')
    (*at)++;
  if (version >= 4 && !read_mark_bits (at, &centre))
    return FALSE;
  if (version >= 5 &&
      (!sudoku_scan_uint (at, *at + strlen (*at), SUDOKU_COLOURS_MAX, &colour) || !read_bar (at)))
    return FALSE;
  if (**at != '0' && **at != '1')
    return FALSE;
  editable = *(*at)++ == '1';
  if (!read_bar (at))
    return FALSE;
  if (value > 0)
    sudoku_state_set_value (state, cell, value,
                            editable ? SUDOKU_ORIGIN_ENTRY : SUDOKU_ORIGIN_GIVEN);
  set_marks (state, SUDOKU_MARK_CORNER, cell, corner);
  set_marks (state, SUDOKU_MARK_CENTRE, cell, centre);
  sudoku_state_set_colour (state, cell, colour);
  return TRUE;
}

static gboolean
read_digits (const char *data,
             SudokuState *state)
{
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      guint8 value = 0;

      if (!sudoku_cell_text_read_character (data[cell], SIDE, &value))
        return FALSE;
      if (value > 0)
        sudoku_state_set_value (state, cell, value, SUDOKU_ORIGIN_GIVEN);
    }
  return TRUE;
}

static gboolean
read_data (const char *data,
           SudokuState *state)
{
  const char *at = data, *end = data + strlen (data);
  guint version = 0;

  if (!g_str_has_prefix (data, "version:"))
    return strlen (data) == N_CELLS && read_digits (data, state);
  at += strlen ("version:");
  at = sudoku_text_skip_space (at, end);
  if (!sudoku_scan_uint (&at, end, 5, &version) || version == 0)
    return FALSE;
  at = sudoku_text_skip_space (at, end);
  for (guint cell = 0; cell < N_CELLS; cell++)
    if (!read_cell (&at, version, cell, state))
      return FALSE;
  return *sudoku_text_skip_space (at, end) == '\0';
}

static void
add_note (SudokuDocument *document,
          SudokuNote note,
          const char *text)
{
  if (text != NULL)
    sudoku_document_add_note_text (document, note, text);
}

static void
take_game (File *self,
           const char *data,
           const char *note,
           gsize line)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (self->geometry);
  g_autoptr (SudokuState) state = sudoku_state_new (grid);
  const SatPlace place = { .name = self->source->name, .line = line };
  SudokuDocument *document = NULL;
  GError *error = NULL;

  if (data == NULL || !read_data (data, state))
    sudoku_error_set (&error, SUDOKU_ERROR_SYNTAX, &place, "opensudoku-game");
  else
    {
      document = sudoku_document_new_for_state (g_steal_pointer (&state));
      add_note (document, SUDOKU_NOTE_DESCRIPTION, note);
      add_note (document, SUDOKU_NOTE_FOLDER, self->folder);
    }
  sudoku_readings_take (self->readings, document, error, line);
}

static void
start_element (GMarkupParseContext *context,
               const char *element,
               const char **names,
               const char **values,
               gpointer data,
               GError **error)
{
  File *self = data;
  const char *const *names_const = (const char *const *)names;
  const char *const *values_const = (const char *const *)values;
  int line = 1;

  g_markup_parse_context_get_position (context, &line, NULL);
  if (g_str_equal (element, "folder"))
    {
      g_free (self->folder);
      self->folder = g_strdup (sudoku_xml_get (names_const, values_const, "name"));
    }
  else if (g_str_equal (element, "name") && self->name == NULL)
    self->name = g_string_new (NULL);
  else if (g_str_equal (element, "game"))
    take_game (self, sudoku_xml_get (names_const, values_const, "data"),
               sudoku_xml_get (names_const, values_const, "note"),
               self->source->first_line + (gsize)line - 1);
}

static void
end_element (GMarkupParseContext *context,
             const char *element,
             gpointer data,
             GError **error)
{
  File *self = data;

  if (g_str_equal (element, "folder"))
    g_clear_pointer (&self->folder, g_free);
  else if (g_str_equal (element, "name") && self->name != NULL)
    {
      g_free (self->folder);
      self->folder = g_string_free (g_steal_pointer (&self->name), FALSE);
    }
}

/* In the first version the name of a folder is a text of its own. */
static void
take_text (GMarkupParseContext *context,
           const char *text,
           gsize length,
           gpointer data,
           GError **error)
{
  File *self = data;

  if (self->name != NULL)
    g_string_append_len (self->name, text, (gssize)length);
}

/* Where something is wrong with the whole text. */
static gsize
get_line (const SudokuSource *source,
          const GError *error)
{
  const SatIssue *issue = sudoku_error_get_issue (error);
  const SatPlace *place = issue != NULL ? sat_issue_get_place (issue) : NULL;

  return place != NULL ? MAX (place->line, source->first_line) : source->first_line;
}

static GPtrArray *
read_all (const SudokuSource *source)
{
  static const GMarkupParser parser = {
    .start_element = start_element,
    .end_element = end_element,
    .text = take_text,
  };
  File self = { .source = source, .readings = sudoku_readings_new () };
  GError *error = NULL;

  self.geometry = sudoku_shape_hint_confirm_boxes (source->hint, source->name, SIDE, 3, 3, &error);
  if (self.geometry != NULL)
    sudoku_xml_parse (source, &parser, &self, &error);
  if (error != NULL)
    sudoku_readings_take (self.readings, NULL, error, get_line (source, error));
  g_clear_pointer (&self.geometry, sudoku_geometry_unref);
  g_free (self.folder);
  if (self.name != NULL)
    g_string_free (self.name, TRUE);
  return self.readings;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (GPtrArray) readings = read_all (source);

  return sudoku_readings_get_only (readings, source->name, error);
}

static guint
get_bits (SudokuSet marks)
{
  guint bits = 0, value;

  SUDOKU_SET_FOREACH (marks, value)
  bits |= 1u << (value - 1);
  return bits;
}

/* The lowest version that has all there is; 0: digits alone. */
static guint
find_version (const SudokuDocument *document)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  guint version = 0;

  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      if (sudoku_document_get_colour (document, cell) > 0)
        return 5;
      if (!sudoku_set_is_empty (sudoku_document_get_marks (document, SUDOKU_MARK_CENTRE, cell)))
        version = 4;
      else if (version == 0 &&
               (sudoku_grid_get_origin (grid, cell) > SUDOKU_ORIGIN_GIVEN ||
                !sudoku_set_is_empty (sudoku_document_get_marks (document, SUDOKU_MARK_CORNER,
                                                                 cell))))
        version = 3;
    }
  return version;
}

static void
write_cell (const SudokuDocument *document,
            guint cell,
            guint version,
            GString *string)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);

  g_string_append_printf (string, "%u", sudoku_grid_get_value (grid, cell));
  if (version == 0)
    return;
  g_string_append_printf (
    string, "|%u|", get_bits (sudoku_document_get_marks (document, SUDOKU_MARK_CORNER, cell)));
  if (version >= 4)
    g_string_append_printf (
      string, "%u|", get_bits (sudoku_document_get_marks (document, SUDOKU_MARK_CENTRE, cell)));
  if (version >= 5)
    g_string_append_printf (string, "%u|", sudoku_document_get_colour (document, cell));
  g_string_append_printf (string, "%d|",
                          sudoku_grid_get_origin (grid, cell) != SUDOKU_ORIGIN_GIVEN);
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  const char *note = sudoku_document_get_note (document, SUDOKU_NOTE_DESCRIPTION);
  guint version = 0;

  if (sudoku_grid_get_side (grid) != SIDE ||
      !sudoku_shape_has_only_square_boxes (sudoku_grid_get_geometry (grid)))
    return sudoku_format_refuse (&sudoku_format_opensudoku, error, "format-only-nine");
  version = find_version (document);
  g_string_append (string, "<game data=\"");
  if (version > 0)
    g_string_append_printf (string, "version: %u&#10;", version);
  for (guint cell = 0; cell < N_CELLS; cell++)
    write_cell (document, cell, version, string);
  g_string_append_c (string, '"');
  if (note != NULL)
    {
      g_autofree char *escaped = g_markup_escape_text (note, -1);
      g_auto (GStrv) lines = g_strsplit (escaped, "\n", -1);
      g_autofree char *joined = g_strjoinv ("&#10;", lines);

      g_string_append_printf (string, " note=\"%s\"", joined);
    }
  g_string_append (string, "/>\n");
  return TRUE;
}

/* Puzzles of the same folder that follow each other stand in it together. */
static void
write_section (const SudokuDocument *previous,
               const SudokuDocument *next,
               GString *string)
{
  const char *old = previous != NULL ? sudoku_document_get_note (previous, SUDOKU_NOTE_FOLDER)
                                     : NULL;
  const char *new = next != NULL ? sudoku_document_get_note (next, SUDOKU_NOTE_FOLDER) : NULL;
  g_autofree char *escaped = new != NULL ? g_markup_escape_text (new, -1) : NULL;

  if (g_strcmp0 (old, new) == 0)
    return;
  if (old != NULL)
    g_string_append (string, "</folder>\n");
  if (new != NULL)
    g_string_append_printf (string, "<folder name=\"%s\">\n", escaped);
}

static const char *const suffixes[] = { ".opensudoku", NULL };

const SudokuFormat sudoku_format_opensudoku = {
  .id = "opensudoku",
  .name = N_ ("OpenSudoku"),
  .summary = N_ ("games of OpenSudoku in XML, with marks, also in folders"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_OF_PROGRAM | SUDOKU_FORMAT_SHAPE | SUDOKU_FORMAT_ORIGINS |
           SUDOKU_FORMAT_MARKS | SUDOKU_FORMAT_MARK_KINDS | SUDOKU_FORMAT_COLOURS |
           SUDOKU_FORMAT_CERTAIN,
  .notes = SUDOKU_FORMAT_NOTE (SUDOKU_NOTE_DESCRIPTION) | SUDOKU_FORMAT_NOTE (SUDOKU_NOTE_FOLDER),
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .read = read_puzzle,
  .read_all = read_all,
  .head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n",
  .write = write_puzzle,
  .section = write_section,
  .foot = "</opensudoku>\n",
};
