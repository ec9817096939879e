/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games that GNOME Sudoku has saved: JSON with the cells that have something in them. Games that
 * are only printed or archived have the time -1. What versions before 3.12 saved is another
 * format. */

#include "sudoku-format-list.h"
#include "sudoku-json.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-text-match.h"

#define SIDE 9

/* What GNOME Sudoku calls difficulties, in the order of its own levels. */
#define LEVEL_UNKNOWN "Unknown Difficulty"

static guint
detect_text (const char *text,
             gsize length)
{
  const char *end = text + length;

  text = sudoku_text_skip_space (text, end);
  length = (gsize)(end - text);
  return length > 0 && *text == '{' && sudoku_text_contains (text, length, "\"cells\"") &&
             (sudoku_text_contains (text, length, "\"position\"") ||
              sudoku_text_contains (text, length, "\"difficulty_category\""))
           ? 97
           : 0;
}

static gboolean
read_position (JsonObject *object,
               guint *cell)
{
  JsonArray *position = sudoku_json_get_array (object, "position");
  guint row = 0, column = 0;

  if (position == NULL || json_array_get_length (position) != 2 ||
      !sudoku_json_read_number (json_array_get_element (position, 0), SIDE - 1, &row) ||
      !sudoku_json_read_number (json_array_get_element (position, 1), SIDE - 1, &column))
    return FALSE;
  *cell = row * SIDE + column;
  return TRUE;
}

static gboolean
read_cell (JsonObject *object,
           SudokuState *state)
{
  JsonArray *marks = NULL;
  guint cell = 0, value = 0, mark = 0;

  if (object == NULL || !read_position (object, &cell) ||
      !sudoku_json_read_number (json_object_get_member (object, "value"), SIDE, &value))
    return FALSE;
  if (value > 0)
    sudoku_state_set_value (state, cell, value,
                            sudoku_json_is_true (object, "fixed") ? SUDOKU_ORIGIN_GIVEN
                                                                  : SUDOKU_ORIGIN_ENTRY);
  marks = sudoku_json_get_array (object, "earmarks");
  for (guint i = 0; marks != NULL && i < json_array_get_length (marks); i++)
    {
      if (!sudoku_json_read_number (json_array_get_element (marks, i), SIDE, &mark) || mark == 0)
        return FALSE;
      sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, cell, mark, TRUE);
    }
  return TRUE;
}

static double
read_time (JsonObject *root)
{
  JsonNode *node = json_object_get_member (root, "time_elapsed");
  GType type = node != NULL ? json_node_get_value_type (node) : G_TYPE_INVALID;
  double time = type == G_TYPE_DOUBLE || type == G_TYPE_INT64 ? json_node_get_double (node) : 0;

  return CLAMP (time, 0, 1e9);
}

static SudokuDocument *
make_document (JsonObject *root,
               SudokuState *state)
{
  double time = read_time (root);
  const char *level = sudoku_json_get_string (root, "difficulty_category");
  g_autoptr (SudokuGame) game = NULL;
  SudokuDocument *document = NULL;

  if (time > 0)
    {
      game = sudoku_game_new_with_history (state, sudoku_history_new (), sudoku_bookmarks_new ());
      sudoku_game_set_elapsed (game, time);
      document = sudoku_document_new_for_game (game);
    }
  else
    document = sudoku_document_new_for_state (state);
  if (level != NULL && strchr (level, '\n') == NULL && !g_str_equal (level, LEVEL_UNKNOWN))
    sudoku_document_add_note (document, SUDOKU_NOTE_LEVEL, level);
  return document;
}

/* Nothing is known that GNOME Sudoku would write beside this. */
static void
name_unknown (SudokuDocument *document,
              JsonObject *root,
              JsonArray *cells)
{
  static const char *const known[] = { "cells", "difficulty_category", "time_elapsed", NULL };
  static const char *const known_of_cells[] = { "position", "value", "fixed", "earmarks", NULL };
  g_autoptr (GPtrArray) unknown = g_ptr_array_new_with_free_func (g_free);

  sudoku_json_add_unknown (root, known, unknown);
  for (guint i = 0; i < json_array_get_length (cells); i++)
    sudoku_json_add_unknown (sudoku_json_get_object (cells, i), known_of_cells, unknown);
  for (guint i = 0; i < unknown->len; i++)
    sudoku_document_take_issue (
      document, sat_issue_new (NULL, "rule-not-read",
                               sat_arg_quote (unknown->pdata[i], strlen (unknown->pdata[i]))));
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (JsonNode) root = sudoku_json_parse (source->name, source->text, source->length,
                                                 source->first_line, error);
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuState) state = NULL;
  JsonArray *cells = NULL;
  SudokuDocument *document = NULL;

  if (root == NULL)
    return NULL;
  geometry = sudoku_shape_hint_confirm_boxes (source->hint, source->name, SIDE, 3, 3, error);
  if (geometry == NULL)
    return NULL;
  cells = JSON_NODE_HOLDS_OBJECT (root)
            ? sudoku_json_get_array (json_node_get_object (root), "cells")
            : NULL;
  grid = sudoku_grid_new (geometry);
  state = sudoku_state_new (grid);
  for (guint i = 0; cells != NULL && i < json_array_get_length (cells); i++)
    if (!read_cell (sudoku_json_get_object (cells, i), state))
      {
        sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &(SatPlace){ .name = source->name },
                          "gnome-sudoku-cell", sat_arg_number (i + 1));
        return NULL;
      }
  if (cells == NULL)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &(SatPlace){ .name = source->name },
                        "puzzle-missing");
      return NULL;
    }
  document = make_document (json_node_get_object (root), g_steal_pointer (&state));
  name_unknown (document, json_node_get_object (root), cells);
  return document;
}

static JsonArray *
new_numbers (SudokuSet numbers)
{
  JsonArray *array = json_array_new ();
  guint number;

  SUDOKU_SET_FOREACH (numbers, number)
  json_array_add_int_element (array, number);
  return array;
}

static JsonArray *
write_cells (const SudokuDocument *document)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  JsonArray *cells = json_array_new ();

  for (guint cell = 0; cell < SIDE * SIDE; cell++)
    {
      guint value = sudoku_grid_get_value (grid, cell);
      SudokuSet marks = sudoku_document_get_all_marks (document, cell);
      JsonArray *position = NULL;
      JsonObject *object = NULL;

      if (value == 0 && sudoku_set_is_empty (marks))
        continue;
      position = json_array_new ();
      object = json_object_new ();
      json_array_add_int_element (position, cell / SIDE);
      json_array_add_int_element (position, cell % SIDE);
      json_object_set_array_member (object, "position", position);
      json_object_set_int_member (object, "value", value);
      json_object_set_boolean_member (object, "fixed",
                                      value > 0 && sudoku_grid_get_origin (grid, cell) ==
                                                     SUDOKU_ORIGIN_GIVEN);
      json_object_set_array_member (object, "earmarks", new_numbers (marks));
      json_array_add_object_element (cells, object);
    }
  return cells;
}

static const char *const levels[] = { "Easy Difficulty", "Medium Difficulty", "Hard Difficulty",
                                      "Very Hard Difficulty", NULL };

static gboolean
says_note (const SudokuDocument *document,
           SudokuNote note)
{
  const char *text = sudoku_document_get_note (document, note);

  return text != NULL && g_strv_contains (levels, text);
}

/* One that GNOME Sudoku does not know it refuses. */
static const char *
get_level (const SudokuDocument *document)
{
  return says_note (document, SUDOKU_NOTE_LEVEL)
           ? sudoku_document_get_note (document, SUDOKU_NOTE_LEVEL)
           : levels[1];
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  SudokuGame *game = sudoku_document_get_game (document);
  JsonObject *root = NULL;
  JsonNode *node = NULL;
  g_autofree char *text = NULL;

  if (sudoku_grid_get_side (grid) != SIDE ||
      !sudoku_shape_has_only_square_boxes (sudoku_grid_get_geometry (grid)))
    return sudoku_format_refuse (&sudoku_format_gnome_sudoku, error, "format-only-nine");
  root = json_object_new ();
  node = json_node_new (JSON_NODE_OBJECT);
  json_object_set_string_member (root, "difficulty_category", get_level (document));
  json_object_set_double_member (root, "time_elapsed",
                                 game != NULL ? sudoku_game_get_elapsed (game) : 0);
  json_object_set_array_member (root, "cells", write_cells (document));
  json_node_take_object (node, root);
  text = sudoku_json_write (node, TRUE);
  g_string_append_printf (string, "%s\n", text);
  return TRUE;
}

static const char *const suffixes[] = { ".save", NULL };

const SudokuFormat sudoku_format_gnome_sudoku = {
  .id = "gnome-sudoku",
  .name = N_ ("GNOME Sudoku"),
  .summary = N_ ("a saved game of GNOME Sudoku, with entries and marks"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_OF_PROGRAM | SUDOKU_FORMAT_SHAPE | SUDOKU_FORMAT_ORIGINS |
           SUDOKU_FORMAT_MARKS | SUDOKU_FORMAT_CERTAIN,
  .notes = SUDOKU_FORMAT_NOTE (SUDOKU_NOTE_LEVEL),
  .says_note = says_note,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = sudoku_json_split,
  .read = read_puzzle,
  .write = write_puzzle,
};
