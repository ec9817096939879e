/* SPDX-License-Identifier: GPL-3.0-or-later */

/* .sdk files of SadMan Software and SudoCue: lines that begin with '#' say who, when and
 * where from; then sections: [Puzzle] with the givens, [State] with givens and entries,
 * [PencilMarks] with 9 lines of 9 fields with commas between, the digits marked in a cell each, and
 * others that are named and left out. Without sections the lines are the puzzle. Always 9×9. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-candidate-text.h"
#include "sudoku-cell-text.h"
#include "sudoku-row-text.h"

#define SIDE 9
#define N_CELLS (SIDE * SIDE)
#define BOX 3

typedef enum
{
  SECTION_PUZZLE,
  SECTION_STATE,
  SECTION_MARKS,
  N_READ_SECTIONS,
  SECTION_OTHER = N_READ_SECTIONS
} Section;

static const char *const section_names[N_READ_SECTIONS] = {
  [SECTION_PUZZLE] = "[Puzzle]",
  [SECTION_STATE] = "[State]",
  [SECTION_MARKS] = "[PencilMarks]",
};

/* What a section says of each cell. */
typedef struct
{
  guint8 values[N_CELLS];
  SudokuSet marks[N_CELLS];
  gsize lines[SIDE]; /* the line number of each row */
  guint n_rows;
} Rows;

/* What the letter behind a '#' says; there is none for a folder. */
static const char note_letters[SUDOKU_NOTE_FOLDER] = {
  [SUDOKU_NOTE_AUTHOR] = 'A',
  [SUDOKU_NOTE_DESCRIPTION] = 'D',
  [SUDOKU_NOTE_COMMENT] = 'C',
  [SUDOKU_NOTE_DATE] = 'B',
  [SUDOKU_NOTE_SOURCE] = 'S',
  [SUDOKU_NOTE_LEVEL] = 'L',
  [SUDOKU_NOTE_ADDRESS] = 'U',
};

static gboolean
is_note (const char *line,
         gsize length)
{
  return length >= 2 && line[0] == '#' &&
         memchr (note_letters, line[1], sizeof note_letters) != NULL;
}

/* Goes to the next line with something in it and gives it without blanks at its ends. */
static gboolean
next_line (SudokuScanner *scanner,
           const char **line,
           gsize *length)
{
  while (sudoku_scanner_next_line (scanner))
    {
      const char *start = scanner->line, *end = scanner->line_end;

      while (start < end && g_ascii_isspace (*start))
        start++;
      while (end > start && g_ascii_isspace (end[-1]))
        end--;
      *line = start;
      *length = (gsize)(end - start);
      if (end > start)
        return TRUE;
    }
  return FALSE;
}

/* Sections of which nothing depends what the puzzle is. */
static gboolean
is_ornament (const char *line,
             gsize length)
{
  static const char *const names[] = { "[Colours]", "[Colors]", "[History]", "[Moves]",
                                       "[Notes]", "[Comments]", "[Settings]", "[Timer]" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (length == strlen (names[i]) && g_ascii_strncasecmp (line, names[i], length) == 0)
      return TRUE;
  return FALSE;
}

static Section
find_section (const char *line,
              gsize length)
{
  for (Section i = 0; i < N_READ_SECTIONS; i++)
    if (length == strlen (section_names[i]) &&
        g_ascii_strncasecmp (line, section_names[i], length) == 0)
      return i;
  return SECTION_OTHER;
}

static gboolean
begins (const char *line,
        const char *end,
        gboolean after_blank)
{
  gsize length = (gsize)(end - line);

  while (length > 0 && g_ascii_isspace (line[length - 1]))
    length--;
  return find_section (line, length) == SECTION_PUZZLE;
}

/* What is told about a puzzle stands above it. */
static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  return sudoku_row_text_split_at (text, length, begins);
}

/* 9 characters. */
static gboolean
read_row (SudokuScanner *scanner,
          const char *line,
          gsize length,
          Rows *rows,
          GError **error)
{
  if (length != SIDE)
    {
      sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "sdk-row-length");
      return FALSE;
    }
  for (guint i = 0; i < SIDE; i++)
    if (!sudoku_cell_text_read_character (line[i], SIDE, &rows->values[rows->n_rows * SIDE + i]))
      {
        sudoku_cell_text_fail_character (scanner, line + i, SIDE, error);
        return FALSE;
      }
  return TRUE;
}

/* "12,,,359,…": 9 fields of digits. */
static gboolean
read_marks (SudokuScanner *scanner,
            const char *line,
            gsize length,
            Rows *rows,
            GError **error)
{
  SudokuSet *marks = rows->marks + rows->n_rows * SIDE;
  guint n_fields = 1;

  for (const char *at = line; at < line + length; at++)
    {
      guint8 value = 0;

      if (*at == ',')
        n_fields++;
      else if (n_fields <= SIDE && *at != ' ')
        {
          if (!sudoku_cell_text_read_character (*at, SIDE, &value))
            {
              sudoku_cell_text_fail_character (scanner, at, SIDE, error);
              return FALSE;
            }
          if (value > 0)
            marks[n_fields - 1] = sudoku_set_or (marks[n_fields - 1], sudoku_set_single (value));
        }
    }
  if (n_fields != SIDE)
    sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "sdk-marks-length");
  return n_fields == SIDE;
}

static gboolean
read_line (SudokuScanner *scanner,
           const char *line,
           gsize length,
           Section section,
           Rows *rows,
           GError **error)
{
  if (rows->n_rows == SIDE)
    {
      sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "sdk-row-too-many");
      return FALSE;
    }
  rows->lines[rows->n_rows] = scanner->number;
  if (section == SECTION_MARKS ? !read_marks (scanner, line, length, rows, error)
                               : !read_row (scanner, line, length, rows, error))
    return FALSE;
  rows->n_rows++;
  return TRUE;
}

static gboolean
read_sections (SudokuScanner *scanner,
               Rows sections[N_READ_SECTIONS],
               GPtrArray *others,
               GError **error)
{
  Section section = SECTION_PUZZLE;
  const char *line = NULL;
  gsize length = 0;

  while (next_line (scanner, &line, &length))
    {
      if (*line == '[')
        {
          section = find_section (line, length);
          if (section == SECTION_OTHER)
            g_ptr_array_add (others, sat_issue_new (NULL,
                                                    is_ornament (line, length)
                                                      ? "sdk-section-passed-over"
                                                      : "sdk-section-not-read",
                                                    sat_arg_quote (line, length)));
        }
      else if (*line != '#' && section != SECTION_OTHER &&
               !read_line (scanner, line, length, section, &sections[section], error))
        return FALSE;
    }
  for (Section i = 0; i < N_READ_SECTIONS; i++)
    if (sections[i].n_rows > 0 && sections[i].n_rows < SIDE)
      {
        sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "sdk-section-ends",
                               sat_arg_text (section_names[i]),
                               sat_arg_number (sections[i].n_rows));
        return FALSE;
      }
  if (sections[SECTION_PUZZLE].n_rows + sections[SECTION_STATE].n_rows > 0)
    return TRUE;
  sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "puzzle-missing");
  return FALSE;
}

/* The entries are what the state has beyond the puzzle. */
static gboolean
add_entries (SudokuGrid *grid,
             const char *name,
             const Rows *state,
             GError **error)
{
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      guint given = sudoku_grid_get_value (grid, cell);
      guint value = state->values[cell];

      if (value == given)
        continue;
      if (given > 0)
        {
          const SatPlace place = { .name = name, .line = state->lines[cell / SIDE] };

          sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &place, "sdk-given-missing",
                            sat_arg_number (given), sat_arg_number (cell % SIDE + 1));
          return FALSE;
        }
      sudoku_grid_set (grid, cell, value, SUDOKU_ORIGIN_ENTRY);
    }
  return TRUE;
}

static SudokuGrid *
make_grid (SudokuGeometry *geometry,
           const Rows *rows)
{
  SudokuGrid *grid = sudoku_grid_new (geometry);

  for (guint cell = 0; cell < N_CELLS; cell++)
    if (rows->values[cell] > 0)
      sudoku_grid_set (grid, cell, rows->values[cell], SUDOKU_ORIGIN_GIVEN);
  return grid;
}

static SudokuDocument *
make_document (const SudokuGrid *grid,
               const Rows *marks)
{
  g_autoptr (SudokuState) state = NULL;
  guint value;

  if (marks->n_rows == 0)
    return sudoku_document_new (grid);
  state = sudoku_state_new (grid);
  for (guint cell = 0; cell < N_CELLS; cell++)
    if (sudoku_grid_get_value (grid, cell) == 0)
      {
        SUDOKU_SET_FOREACH (marks->marks[cell], value)
        sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, cell, value, TRUE);
      }
  return sudoku_document_new_for_state (g_steal_pointer (&state));
}

static void
add_notes (SudokuDocument *document,
           const SudokuSource *source)
{
  SudokuScanner scanner;
  const char *line = NULL;
  gsize length = 0;

  sudoku_source_scan (source, &scanner);
  while (next_line (&scanner, &line, &length))
    if (is_note (line, length))
      {
        g_autofree char *text = g_utf8_make_valid (line + 2, (gssize)length - 2);
        const char *letter = memchr (note_letters, line[1], sizeof note_letters);

        sudoku_document_add_note (document, (SudokuNote)(letter - note_letters), text);
      }
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  SudokuScanner scanner;
  Rows sections[N_READ_SECTIONS];
  SudokuDocument *document = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (GPtrArray) others =
    g_ptr_array_new_with_free_func ((GDestroyNotify)sat_issue_unref);
  gboolean has_puzzle = FALSE;

  memset (sections, 0, sizeof sections);
  sudoku_source_scan (source, &scanner);
  if (!read_sections (&scanner, sections, others, error))
    return NULL;
  geometry = sudoku_shape_hint_confirm_boxes (source->hint, source->name, SIDE, BOX, BOX, error);
  if (geometry == NULL)
    return NULL;
  has_puzzle = sections[SECTION_PUZZLE].n_rows > 0;
  grid = make_grid (geometry, &sections[has_puzzle ? SECTION_PUZZLE : SECTION_STATE]);
  if (has_puzzle && sections[SECTION_STATE].n_rows > 0 &&
      !add_entries (grid, source->name, &sections[SECTION_STATE], error))
    return NULL;
  document = make_document (grid, &sections[SECTION_MARKS]);
  add_notes (document, source);
  for (guint i = 0; i < others->len; i++)
    sudoku_document_take_issue (document, sat_issue_ref (others->pdata[i]));
  return document;
}

static void
write_section (const SudokuGrid *grid,
               Section section,
               GString *string)
{
  g_string_append_printf (string, "%s\n", section_names[section]);
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      guint value = sudoku_grid_get_value (grid, cell);

      if (section == SECTION_PUZZLE && sudoku_grid_get_origin (grid, cell) != SUDOKU_ORIGIN_GIVEN)
        value = 0;
      g_string_append_c (string, sudoku_cell_text_get_character (value));
      if (cell % SIDE == SIDE - 1)
        g_string_append_c (string, '\n');
    }
}

static gboolean
has_marks (const SudokuDocument *document)
{
  for (guint cell = 0; cell < N_CELLS; cell++)
    if (!sudoku_set_is_empty (sudoku_document_get_all_marks (document, cell)))
      return TRUE;
  return FALSE;
}

static void
write_marks (const SudokuDocument *document,
             GString *string)
{
  g_string_append_printf (string, "%s\n", section_names[SECTION_MARKS]);
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      sudoku_candidate_text_write (sudoku_document_get_all_marks (document, cell), "", string);
      g_string_append_c (string, cell % SIDE == SIDE - 1 ? '\n' : ',');
    }
}

static void
write_notes (const SudokuDocument *document,
             GString *string)
{
  for (SudokuNote note = 0; note < G_N_ELEMENTS (note_letters); note++)
    {
      const char *text = sudoku_document_get_note (document, note);
      g_auto (GStrv) lines = text != NULL ? g_strsplit (text, "\n", -1) : NULL;

      for (gsize i = 0; lines != NULL && lines[i] != NULL; i++)
        g_string_append_printf (string, "#%c%s\n", note_letters[note], lines[i]);
    }
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);

  if (sudoku_grid_get_side (grid) != SIDE ||
      !sudoku_shape_has_only_square_boxes (sudoku_grid_get_geometry (grid)))
    return sudoku_format_refuse (&sudoku_format_sdk, error, "format-only-nine");
  write_notes (document, string);
  write_section (grid, SECTION_PUZZLE, string);
  if (sudoku_grid_count (grid, SUDOKU_ORIGIN_ENTRY) > 0 ||
      sudoku_grid_count (grid, SUDOKU_ORIGIN_ANSWER) > 0)
    write_section (grid, SECTION_STATE, string);
  if (has_marks (document))
    write_marks (document, string);
  return TRUE;
}

static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  const char *line = NULL;
  gsize line_length = 0;
  guint n_notes = 0, n_rows = 0;
  gboolean only_rows = TRUE;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (next_line (&scanner, &line, &line_length))
    {
      if (find_section (line, line_length) != SECTION_OTHER)
        return 95;
      if (*line == '#')
        n_notes += is_note (line, line_length);
      else if (line_length == SIDE)
        n_rows++;
      else
        only_rows = FALSE;
    }
  return n_notes > 0 && only_rows && n_rows == SIDE ? 68 : 0;
}

static const char *const suffixes[] = { ".sdk", NULL };

const SudokuFormat sudoku_format_sdk = {
  .id = "sdk",
  .name = N_ ("SadMan Sudoku"),
  .summary = N_ ("9×9 with sections for givens, entries and marks; also SudoCue's"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_OF_PROGRAM | SUDOKU_FORMAT_SHAPE | SUDOKU_FORMAT_ORIGINS |
           SUDOKU_FORMAT_MARKS,
  .notes = SUDOKU_FORMAT_NOTE (G_N_ELEMENTS (note_letters)) - 1,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
