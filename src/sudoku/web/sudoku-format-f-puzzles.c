/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles of f-puzzles in JSON, as programs exchange them. */

#include "sudoku-f-puzzles.h"
#include "sudoku-format-list.h"

#include <glib/gi18n.h>

#include "sudoku-text-match.h"

static guint
detect_text (const char *text,
             gsize length)
{
  const char *end = text + length;

  text = sudoku_text_skip_space (text, end);
  length = (gsize)(end - text);
  return length > 0 && *text == '{' && sudoku_text_contains (text, length, "\"grid\"") ? 95 : 0;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (JsonNode) root = sudoku_json_parse (source->name, source->text, source->length,
                                                 source->first_line, error);

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
  .rules = sudoku_f_puzzles_rule_ids,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = sudoku_json_split,
  .read = read_puzzle,
  .write = write_puzzle,
};
