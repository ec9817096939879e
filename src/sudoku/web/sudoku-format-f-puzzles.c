/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles of f-puzzles in JSON, as programs exchange them. */

#include "sudoku-f-puzzles.h"
#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-text-match.h"

/* The beginning of the first object: in a list of puzzles it is preceded by brackets, or the
 * solution of another one. (nullable) */
static const char *
find_object (const char *text,
             const char *end)
{
  gboolean quoted = FALSE;

  for (; text < end; text++)
    if (quoted && *text == '\\')
      text++;
    else if (*text == '"')
      quoted = !quoted;
    else if (!quoted && *text == '{')
      return text;
  return NULL;
}

/* Whether these characters follow, with or without blanks between. */
static gboolean
begins_with_signs (const char *text,
                   const char *end,
                   const char *signs)
{
  for (const char *sign = signs; *sign != '\0'; sign++, text++)
    {
      text = sudoku_text_skip_space (text, end);
      if (text >= end || *text != *sign)
        return FALSE;
    }
  return TRUE;
}

static guint
detect_text (const char *text,
             gsize length)
{
  static const char key[] = "\"grid\"";
  const char *end = text + length, *grid;

  text = sudoku_text_skip_space (text, end);
  grid = g_strstr_len (text, end - text, key);
  if (text == end || grid == NULL)
    return 0;
  /* No other format has rows of objects. */
  if (begins_with_signs (grid + strlen (key), end, ":[[{"))
    return *text == '{' || *text == '[' ? 99 : 0;
  return *text == '{' && begins_with_signs (grid + strlen (key), end, ":[") ? 95 : 0;
}

static gsize
split_puzzles (const char *text,
               gsize length,
               gsize first_line)
{
  const char *end = text + length, *object = find_object (text, end);

  return object == NULL ? 0
                        : (gsize)(object - text) +
                            sudoku_json_split (object, (gsize)(end - object), first_line);
}

/* What may stand above a puzzle in a list: brackets, commas, and the solution of another one, a
 * text or a list of numbers. NULL, or the first thing that is none of these. */
static const char *
find_stranger (const char *text,
               const char *end)
{
  gboolean quoted = FALSE;

  for (; text < end; text++)
    if (quoted && *text == '\\')
      text++;
    else if (*text == '"')
      quoted = !quoted;
    else if (!quoted && !g_ascii_isspace (*text) && !g_ascii_isdigit (*text) &&
             strchr ("[],", *text) == NULL)
      return text;
  return NULL;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  const char *end = source->text + source->length;
  const char *object = find_object (source->text, end), *stranger = NULL;
  gsize line = source->first_line;
  g_autoptr (JsonNode) root = NULL;

  if (object == NULL)
    object = source->text;
  stranger = find_stranger (source->text, object);
  for (const char *at = source->text; stranger != NULL && at < stranger; at++)
    line += *at == '\n';
  if (stranger != NULL)
    {
      const SatPlace place = { .name = source->name, .line = line };

      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &place, "json-broken");
      return NULL;
    }
  for (const char *at = source->text; at < object; at++)
    line += *at == '\n';
  root = sudoku_json_parse (source->name, object, (gsize)(end - object), line, error);
  return root != NULL ? sudoku_f_puzzles_read (root, source, error) : NULL;
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  g_autofree char *text = sudoku_json_write (sudoku_f_puzzles_write (document), FALSE);

  g_string_append_printf (string, "%s\n", text);
  return TRUE;
}

static const char *const suffixes[] = { ".f-puzzles.json", ".json", NULL };

const SudokuFormat sudoku_format_f_puzzles = {
  .id = "f-puzzles",
  .name = N_ ("f-puzzles"),
  .summary = N_ ("a puzzle with rules, marks and colours in JSON"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_OF_WEB | SUDOKU_FORMAT_SHAPE | SUDOKU_FORMAT_ORIGINS |
           SUDOKU_FORMAT_MARKS | SUDOKU_FORMAT_MARK_KINDS |
           SUDOKU_FORMAT_COLOURS | SUDOKU_FORMAT_CERTAIN,
  .notes = SUDOKU_F_PUZZLES_NOTES,
  .can_say_rule = sudoku_f_puzzles_can_say,
  .remainders = sudoku_f_puzzles_remainders,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_puzzles,
  .read = read_puzzle,
  .write = write_puzzle,
};
