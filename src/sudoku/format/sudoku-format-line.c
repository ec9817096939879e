/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One puzzle per line: N² symbols, or N groups of N, then perhaps a comment; or a table, of which
 * the first column with such symbols is used (columns are separated by blanks, tabs, commas,
 * semicolons, colons or quotation marks), unless it is the solution of another column. Words beside
 * it are its description. A first line that names a column "puzzle" or the like is no puzzle, and
 * neither are the remarks of qqwing. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-cell-text.h"
#include "sudoku-line-text.h"
#include "sudoku-list-omissions.h"
#include "sudoku-row-text.h"
#include "sudoku-sgt.h"
#include "sudoku-square-text.h"
#include "sudoku-symbols.h"
#include "sudoku-text-match.h"

/* The confidence in lines that can't be rows, and in those that can. */
#define SCORE_SURE 75
#define SCORE_ROWS 7
/* From this length on a line can't be a row of a grid of one-character cells. */
#define SURE_LENGTH 64
/* Fewer groups of as many symbols are often something else. */
#define GROUPS_MIN 6
/* All candidates of a 9×9 puzzle. */
#define CANDIDATES_LENGTH 729
/* Longer numbers are no part of a title. */
#define TITLE_NUMBER_LENGTH_MAX 4
/* Longer words are no names of columns. */
#define NAME_LENGTH_MAX 32

static gboolean
is_separator (char c)
{
  return c == ' ' || c == '\t' || c == ',' || c == ';' || c == ':' || c == '=' || c == '#' ||
         c == '"';
}

/* Whether a column is the part of a word that begins "3x4:", where numbers stand for runs of
 * cells. */
static gboolean
is_part_of_id (const char *line,
               const char *column,
               gsize length)
{
  const char *word = column;

  if (column == line || column[-1] != ':')
    return FALSE;
  while (word > line && !g_ascii_isspace (word[-1]))
    word--;
  return sudoku_sgt_find_by_id (word, (gsize)(column - word) + length) != NULL;
}

/* Whether a column is a value in a link, “?bd=…”. */
static gboolean
is_part_of_link (const char *line,
                 const char *column)
{
  const char *at = column;

  if (column == line || column[-1] != '=')
    return FALSE;
  while (at > line && !g_ascii_isspace (at[-1]))
    if (*--at == '?' || *at == '&' || *at == '/')
      return TRUE;
  return FALSE;
}

/* The next column of a line; a '#' begins a comment. */
static gboolean
next_column (const char **at,
             const char *end,
             const char **column,
             gsize *length)
{
  while (*at < end && **at != '#' && is_separator (**at))
    (*at)++;
  *column = *at;
  while (*at < end && !is_separator (**at))
    (*at)++;
  *length = (gsize)(*at - *column);
  return *length > 0;
}

/* Whether a column is more likely a puzzle of this side than a name or the like. */
static gboolean
looks_like_puzzle (const char *column,
                   gsize length,
                   guint side)
{
  gsize n_good = 0, n_letters = 0, n_digits = 0;

  for (gsize i = 0; i < length; i++)
    {
      n_good += sudoku_cell_text_is_cell (column[i], side);
      n_letters += g_ascii_isalpha (column[i]) && g_ascii_toupper (column[i]) != 'X';
      n_digits += g_ascii_isdigit (column[i]) && column[i] != '0';
    }
  /* Small grids have digits or letters, not many of both. */
  return n_good * 2 > length && (side > 9 || n_digits == 0 || n_letters * 8 <= length);
}

static gboolean
is_valid (const char *column,
          gsize length,
          guint side)
{
  for (gsize i = 0; i < length; i++)
    if (!is_separator (column[i]) && column[i] != '+' &&
        !sudoku_cell_text_is_cell (column[i], side))
      return FALSE;
  return side > 0;
}

/* Whether a “+” precedes each value that was entered; otherwise it is an empty cell. */
static gboolean
has_entries (const char *column,
             gsize length)
{
  gsize n_plus = 0;
  gboolean empty = FALSE;

  for (gsize i = 0; i < length; i++)
    {
      empty |= sudoku_cell_text_is_empty (column[i]);
      if (column[i] != '+')
        continue;
      n_plus++;
      if (i + 1 == length || !g_ascii_isalnum (column[i + 1]) || column[i + 1] == '0')
        return FALSE;
    }
  return n_plus > 0 && sudoku_cell_text_get_side (length - n_plus) > 0 &&
         (empty || sudoku_cell_text_get_side (length) == 0);
}

/* The side of a puzzle with a character for each cell. */
static guint
get_side (const char *column,
          gsize length)
{
  gsize n_plus = 0;

  if (length == 0 || memchr (column, '+', length) == NULL || !has_entries (column, length))
    return sudoku_cell_text_get_side (length);
  for (gsize i = 0; i < length; i++)
    n_plus += column[i] == '+';
  return sudoku_cell_text_get_side (length - n_plus);
}

/* Whether a line consists of N groups of N symbols; if so, where they end. The same values in all
 * of them are the candidates of a row without givens. */
static guint
find_groups (const char *line,
             const char *end,
             const char **groups_end)
{
  const char *at = line, *column = NULL;
  gsize length = 0, side = 0;
  guint n_groups = 0;
  const char *first = NULL;
  gboolean alike = TRUE;

  while (next_column (&at, end, &column, &length))
    {
      first = n_groups == 0 ? column : first;
      side = n_groups++ == 0 ? length : side;
      if (length != side || side < GROUPS_MIN || side > SUDOKU_CHARACTERS_MAX ||
          !is_valid (column, length, (guint)side))
        return 0;
      alike &= memcmp (first, column, length) == 0;
      *groups_end = at;
    }
  return n_groups == side && !alike ? (guint)side : 0;
}

/* Whether all values of a column are also in another one. */
static gboolean
is_part (const char *column,
         const char *other,
         gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (column[i] != other[i] && !sudoku_cell_text_is_empty (column[i]))
      return FALSE;
  return TRUE;
}

/* Looks at the columns behind the first one with a puzzle: it may be the solution of one of them,
 * or the other way round; otherwise returns whether there is another puzzle. */
static gboolean
has_another (const char *at,
             const char *end,
             guint side,
             const char **puzzle,
             gsize length)
{
  const char *column = NULL;
  gsize column_length = 0;

  while (next_column (&at, end, &column, &column_length))
    if (column_length == length && is_valid (column, length, side))
      {
        if (is_part (column, *puzzle, length))
          *puzzle = column;
        else if (!is_part (*puzzle, column, length))
          return TRUE;
      }
  return FALSE;
}

/* Not so few that they are a number or a dividing line, and not as many digits alone as there are
 * candidates. */
static gboolean
is_large_enough (const char *column,
                 gsize length,
                 guint side)
{
  gboolean letter = length != CANDIDATES_LENGTH;

  for (gsize i = 0; i < length; i++)
    letter |= g_ascii_isalpha (column[i]);
  return letter && sudoku_cell_text_is_grid (column, length, side);
}

/* The column with the puzzle and its side; if there is none, the first column and 0. Groups are one
 * column. */
static guint
find_puzzle (const SudokuLineText *text,
             const char **column,
             gsize *length,
             gboolean *several)
{
  const char *line = text->start, *end = text->end;
  const char *at = line;
  const char *first = line;
  gsize first_length = 0;
  guint n_groups = find_groups (line, end, &at);

  *several = FALSE;
  if (text->side > 0)
    {
      *column = text->rows;
      *length = text->rows_length;
      return text->side;
    }
  if (n_groups > 0)
    {
      *column = line;
      *length = (gsize)(at - line);
      return n_groups;
    }
  at = line;
  while (next_column (&at, end, column, length))
    {
      guint side = get_side (*column, *length);

      if (side > 0 && side <= SUDOKU_CHARACTERS_MAX && is_large_enough (*column, *length, side) &&
          looks_like_puzzle (*column, *length, side) && !is_part_of_id (line, *column, *length) &&
          !is_part_of_link (line, *column))
        {
          *several = has_another (at, end, side, column, *length);
          return side;
        }
      if (first_length == 0)
        {
          first = *column;
          first_length = *length;
        }
    }
  *column = first;
  *length = first_length;
  return 0;
}

/* Whether a column is a heading: a word that begins with a letter. */
static gboolean
is_name (const char *column,
         gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isalnum (column[i]) && (i == 0 || strchr ("_-.()", column[i]) == NULL) &&
        (guchar)column[i] < 0x80)
      return FALSE;
  return length > 0 && length <= NAME_LENGTH_MAX && !g_ascii_isdigit (*column);
}

/* A line with the names of columns: one of them for a puzzle, or several with commas or the like
 * between them. Not so "Puzzle: 53..7…", where the name is beside the puzzle. */
static gboolean
is_header (const SudokuLineText *text)
{
  static const char *const names[] = { "puzzle", "puzzles", "quiz", "quizzes", "sudoku" };
  const char *line = text->start, *end = text->end;
  const char *at = line, *column = NULL;
  gsize length = 0, n_columns = 0;
  gboolean several = FALSE, all = TRUE;

  if (find_puzzle (text, &column, &length, &several) > 0)
    return FALSE;
  while (next_column (&at, end, &column, &length))
    {
      for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
        if (length == strlen (names[i]) && g_ascii_strncasecmp (column, names[i], length) == 0)
          return TRUE;
      all &= is_name (column, length);
      n_columns++;
    }
  return all && n_columns > 1 &&
         (memchr (line, ',', (gsize)(end - line)) != NULL ||
          memchr (line, ';', (gsize)(end - line)) != NULL ||
          memchr (line, '\t', (gsize)(end - line)) != NULL);
}

/* Whether it is a remark of qqwing, in lines below a puzzle, or at the end. */
static gboolean
is_remark (const char *line,
           const char *end)
{
  static const char *const beginnings[] = { "Number of ", "Difficulty: ", "Time: ",
                                            "The solution to the puzzle is ", "There are " };
  static const char ending[] = " seconds.";
  gsize length = (gsize)(end - line);

  for (gsize i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (sudoku_text_begins_with (line, length, beginnings[i]))
      return TRUE;
  return length > strlen (ending) && sudoku_text_begins_with (end - strlen (ending),
                                                              strlen (ending), ending);
}

/* Whether a line has only words, one of them with a lower-case letter, and perhaps numbers. A
 * number that comes first is the size of a grid below. */
static gboolean
is_title (const SudokuLineText *text)
{
  const char *at = text->start, *column = NULL;
  gsize length = 0;
  gboolean word = FALSE, number = FALSE;

  if (text->side > 0)
    return FALSE;
  for (guint n = 0; next_column (&at, text->end, &column, &length); n++)
    {
      gsize n_letters = 0, n_others = 0;

      for (gsize i = 0; i < length; i++)
        {
          n_letters += g_ascii_isalpha (column[i]) || (guchar)column[i] >= 0x80;
          n_others += sudoku_cell_text_is_empty (column[i]) || g_ascii_isdigit (column[i]);
          word |= length > 1 && g_ascii_islower (column[i]) && column[i] != 'x';
        }
      if (n_others > TITLE_NUMBER_LENGTH_MAX || (n_letters > 1 && n_others > 1))
        return FALSE;
      number |= n == 0 && n_others == length;
    }
  return word && !number;
}

/* Whether a line stands above all puzzles. */
static gboolean
is_above (const SudokuScanner *scanner)
{
  g_auto (SudokuLineText) line = { 0 };
  const char *column = NULL;
  gsize length = 0;
  gboolean several = FALSE;

  sudoku_line_text_init (&line, scanner->line, scanner->line_end);
  return is_header (&line) ||
         (is_title (&line) && find_puzzle (&line, &column, &length, &several) == 0);
}

/* Goes to the next line that may be a puzzle. */
static gboolean
next_puzzle (SudokuScanner *scanner)
{
  while (sudoku_row_text_next (scanner))
    if ((scanner->number != 1 || !is_above (scanner)) &&
        !is_remark (scanner->line, scanner->line_end))
      return TRUE;
  return FALSE;
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  SudokuScanner scanner;

  sudoku_scanner_init (&scanner, "", text, length, first_line);
  return next_puzzle (&scanner) ? (gsize)(scanner.next - text) : 0;
}

static gboolean
has_letter (const char *text,
            gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (g_ascii_isalpha (text[i]) || (guchar)text[i] >= 0x80)
      return TRUE;
  return FALSE;
}

static void
append_part (GString *name,
             const SudokuLineText *line,
             const char *start,
             const char *end)
{
  const char *place = sudoku_line_text_get_place (line, start);

  if (name->len > 0)
    g_string_append_c (name, ' ');
  g_string_append_len (name, place, sudoku_line_text_get_place (line, end) - place);
}

/* Adds what is beside the puzzle: the words of the other columns, and a comment. Numbers alone are
 * ratings and counts, a column like the puzzle is its solution. */
static void
add_name (SudokuDocument *document,
          const SudokuLineText *line,
          const char *puzzle,
          gsize puzzle_length)
{
  g_autoptr (GString) name = g_string_new (NULL);
  g_autofree char *valid = NULL;
  const char *at = line->start, *end = line->end, *column = NULL;
  gsize length = 0;

  while (next_column (&at, end, &column, &length))
    if ((column < puzzle || column >= puzzle + puzzle_length) && length != puzzle_length &&
        has_letter (column, length))
      append_part (name, line, column, column + length);
  while (at < end && (*at == '#' || g_ascii_isspace (*at)))
    at++;
  while (end > at && g_ascii_isspace (end[-1]))
    end--;
  if (at < end)
    append_part (name, line, at, end);
  if (name->len == 0)
    return;
  valid = g_utf8_make_valid (name->str, (gssize)name->len);
  sudoku_document_add_note (document, SUDOKU_NOTE_DESCRIPTION, valid);
}

/* The symbols of a column, and which of them were entered. FALSE: one is no cell. */
static gboolean
read_signs (SudokuScanner *scanner,
            const SudokuLineText *line,
            const char *column,
            gsize length,
            guint side,
            GArray *signs,
            GArray *places,
            gboolean *entered,
            GError **error)
{
  gboolean entries = has_entries (column, length);

  for (gsize i = 0; i < length; i++)
    {
      const char *at = column + i;
      SudokuSign sign = SUDOKU_SIGN_BLANK | '+';

      if (is_separator (*at))
        continue;
      if (*at == '+' && entries)
        {
          entered[signs->len] = TRUE;
          continue;
        }
      if (*at != '+' && !sudoku_sign_from_character (*at, &sign))
        {
          sudoku_cell_text_fail_character (scanner, sudoku_line_text_get_place (line, at), side,
                                           error);
          return FALSE;
        }
      g_array_append_val (signs, sign);
      g_array_append_val (places, at);
    }
  return TRUE;
}

/* The same puzzle with entered values. Takes @document. */
static SudokuDocument *
mark_entries (SudokuDocument *document,
              const gboolean *entered)
{
  g_autoptr (SudokuDocument) puzzle = document;
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy (sudoku_document_get_grid (puzzle));

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (entered[cell] && sudoku_grid_get_value (grid, cell) > 0)
      sudoku_grid_set (grid, cell, sudoku_grid_get_value (grid, cell), SUDOKU_ORIGIN_ENTRY);
  return sudoku_document_new_filled (puzzle, grid);
}

/* The puzzle of a column. */
static SudokuDocument *
read_column (const SudokuSource *source,
             SudokuScanner *scanner,
             const SudokuLineText *line,
             const char *column,
             gsize length,
             guint side,
             GError **error)
{
  g_autoptr (GArray) signs = g_array_new (FALSE, FALSE, sizeof (SudokuSign));
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (const char *));
  g_autofree gboolean *entered = g_new0 (gboolean, length + 1);
  g_autoptr (SudokuGeometry) geometry = NULL;
  SudokuDocument *document = NULL;
  guint wrong = G_MAXUINT;

  if (!read_signs (scanner, line, column, length, side, signs, places, entered, error))
    return NULL;
  geometry = sudoku_shape_hint_complete (source->hint, source->name, side, error);
  if (geometry == NULL)
    return NULL;
  document = sudoku_source_make_document_of_signs (source, g_steal_pointer (&geometry),
                                                   (const SudokuSign *)(void *)signs->data, &wrong,
                                                   error);
  if (document == NULL && wrong != G_MAXUINT)
    {
      const char *at = g_array_index (places, const char *, wrong);

      sudoku_cell_text_fail_character (scanner, sudoku_line_text_get_place (line, at), side,
                                       error);
    }
  return document != NULL ? mark_entries (document, entered) : NULL;
}

/* The text between two separators of a table, without quotation marks. */
static gboolean
next_field (const char **at,
            const char *end,
            char separator,
            const char **field,
            gsize *length)
{
  const char *start = *at, *stop;
  gboolean quoted = FALSE;

  if (start > end)
    return FALSE;
  for (stop = start; stop < end && (quoted || *stop != separator); stop++)
    quoted ^= *stop == '"';
  *at = stop + 1;
  while (start < stop && strchr (" \t\r\"'", *start) != NULL)
    start++;
  while (stop > start && strchr (" \t\r\"'", stop[-1]) != NULL)
    stop--;
  *field = start;
  *length = (gsize)(stop - start);
  return TRUE;
}

/* Adds what is in a column whose name, in the header, speaks of rules. */
static void
add_omissions (SudokuDocument *document,
               const char *head,
               const char *line,
               const char *end,
               const char *puzzle)
{
  const char *head_end = head + strlen (head), *name = NULL, *field = NULL;
  const char separator = strchr (head, '\t') != NULL  ? '\t'
                         : strchr (head, ';') != NULL ? ';'
                                                      : ',';
  gsize name_length = 0, length = 0;

  while (next_field (&head, head_end, separator, &name, &name_length) &&
         next_field (&line, end, separator, &field, &length))
    {
      SatIssue *issue =
        field == puzzle
          ? NULL
          : sudoku_list_omissions_find_rule (name, name_length, field, length);

      if (issue != NULL)
        sudoku_document_take_issue (document, issue);
    }
}

/* The side of a puzzle in a column with one character that is no cell: N² characters up to a blank.
 * 0: there is none. */
static guint
find_broken (const char *column,
             const char *line_end,
             const char **odd)
{
  const char *end = column;
  guint side, n_odd = 0;

  while (end < line_end && *end != ' ' && *end != '\t')
    end++;
  side = sudoku_cell_text_get_side ((gsize)(end - column));
  for (const char *at = column; side >= GROUPS_MIN && at < end; at++)
    if (!sudoku_cell_text_is_cell (*at, side) && n_odd++ == 0)
      *odd = at;
  return n_odd == 1 ? side : 0;
}

/* Reports why the column of a line is no puzzle. */
static void
refuse_column (const SudokuScanner *scanner,
               const SudokuLineText *line,
               const char *column,
               gsize length,
               GError **error)
{
  const char *odd = NULL, *place = sudoku_line_text_get_place (line, column);
  guint side = find_broken (column, line->end, &odd);

  if (side == 0)
    {
      sudoku_scanner_refuse (scanner, place, SUDOKU_ERROR_SYNTAX, error, "line-is-no-puzzle",
                             sat_arg_count (length));
      return;
    }
  place = sudoku_line_text_get_place (line, odd);
  sudoku_scanner_refuse (
    scanner, place, SUDOKU_ERROR_VALUE, error, "layout-sign", sat_arg_number (side),
    sat_arg_quote (place, (gsize)(sudoku_line_text_get_place (line, odd + 1) - place)));
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  SudokuScanner scanner;
  g_auto (SudokuLineText) line = { 0 };
  g_autoptr (SudokuDocument) document = NULL;
  const char *column = NULL;
  gsize column_length = 0;
  guint side = 0;
  gboolean several = FALSE;

  sudoku_source_scan (source, &scanner);
  if (!next_puzzle (&scanner))
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "puzzle-missing");
      return NULL;
    }
  sudoku_line_text_init (&line, scanner.line, scanner.line_end);
  side = find_puzzle (&line, &column, &column_length, &several);
  if (side == 0)
    {
      refuse_column (&scanner, &line, column, column_length, error);
      return NULL;
    }
  document = read_column (source, &scanner, &line, column, column_length, side, error);
  if (document == NULL)
    return NULL;
  if (several)
    sudoku_document_take_issue (document, sat_issue_new (NULL, "line-puzzles-several"));
  add_name (document, &line, column, column_length);
  if (source->head != NULL)
    add_omissions (document, source->head, scanner.line, scanner.line_end,
                   sudoku_line_text_get_place (&line, column));
  return g_steal_pointer (&document);
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  if (sudoku_grid_get_side (grid) > SUDOKU_CHARACTERS_MAX)
    return sudoku_format_refuse (&sudoku_format_line, error, "format-only-up-to-side",
                                 sat_arg_number (SUDOKU_CHARACTERS_MAX));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    g_string_append_c (string, sudoku_cell_text_get_character (sudoku_grid_get_value (grid, cell)));
  g_string_append_c (string, '\n');
  return TRUE;
}

static gboolean
has_value (const char *column,
           gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (!is_separator (column[i]) && !sudoku_cell_text_is_empty (column[i]))
      return TRUE;
  return FALSE;
}

/* Whether it could be a line of a frame. */
static gboolean
is_rule (const char *column,
         gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (strchr ("-+*|=", column[i]) == NULL)
      return FALSE;
  return TRUE;
}

/* Rows of a 16×16 grid have the length of a 4×4 puzzle: then the whole text decides. */
static guint
detect_text (const char *text,
             gsize length)
{
  guint square_side = 0;
  SudokuSquareReading square = sudoku_square_text_look (text, length, &square_side);
  SudokuScanner scanner;
  gsize good_length = 0, n_lines = 0, n_good = 0;
  gboolean filled = FALSE, near = FALSE;

  if (square != SUDOKU_SQUARE_NONE)
    return square == SUDOKU_SQUARE_ROWS ? SCORE_ROWS : SCORE_SURE;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (next_puzzle (&scanner))
    {
      g_auto (SudokuLineText) line = { 0 };
      const char *column = NULL;
      gsize column_length = 0;
      gboolean several = FALSE;
      guint side = 0;

      sudoku_line_text_init (&line, scanner.line, scanner.line_end);
      side = find_puzzle (&line, &column, &column_length, &several);
      if (side > 0 && column_length >= SURE_LENGTH && !is_rule (column, column_length))
        return SCORE_SURE;
      n_lines++;
      near |= column_length >= 10 && looks_like_puzzle (column, column_length, 9);
      if (!is_valid (column, column_length, side) ||
          (good_length > 0 && column_length != good_length))
        continue;
      good_length = column_length;
      filled |= has_value (column, column_length);
      n_good++;
    }
  if (n_good * 2 <= n_lines)
    return n_lines == 1 && near ? 10 : 0;
  /* So few cells are more likely rows of a grid, one of which is unusual. */
  if (good_length < 16 && n_good < n_lines)
    return 0;
  if (n_lines == good_length)
    return filled && good_length >= 16 && n_good == n_lines ? 65 : 30;
  return good_length >= 16 ? 61 : 40;
}

static const char *const suffixes[] = { ".sdm", NULL };

const SudokuFormat sudoku_format_line = {
  .id = "line",
  .name = N_ ("One line per puzzle"),
  .summary = N_ ("one symbol per cell, “.” empty; a file may hold many"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_LINES | SUDOKU_FORMAT_CELLS,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
