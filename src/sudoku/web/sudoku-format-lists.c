/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists, as programs write and print a puzzle: JSON, Python, C, Prolog, YAML and their kin. What
 * stands around the lists is passed over; each grid is a puzzle, but for the solution that stands
 * beside one. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-cell-text.h"
#include "sudoku-json.h"
#include "sudoku-nested-lists.h"
#include "sudoku-text-match.h"

#define SIDE_MIN 4
#define STRING_SIDE_MIN 6

/* How sure it is that a text is JSON which begins as JSON, and has a puzzle somewhere: more than
 * that its first line has one, and less than that it is of a program which is known. */
#define SURE_OF_JSON 80
/* Lists with something in them that is no cell, or with nothing but a solution. */
#define WRONG 20
#define SOLVED 30

/* Whether the signs of a grid can be values of one puzzle. */
static gboolean
is_good (const SudokuListedGrid *grid)
{
  SudokuSigns signs;

  sudoku_signs_init (&signs, grid->side);
  sudoku_signs_add (&signs, grid->cells);
  return sudoku_signs_settle (&signs) != SUDOKU_SIGNS_WRONG;
}

/* Lists with wrong cells are often no puzzles, where there are right ones. */
static GPtrArray *
find_grids (const char *text,
            gsize length)
{
  GPtrArray *found = sudoku_nested_lists_find (text, length);
  guint n_good = 0;

  for (guint i = 0; i < found->len; i++)
    n_good += is_good (found->pdata[i]);
  for (guint i = 0; n_good > 0 && i < found->len;)
    if (is_good (found->pdata[i]) || ((SudokuListedGrid *)found->pdata[i])->side >= STRING_SIDE_MIN)
      i++;
    else
      g_ptr_array_remove_index (found, i);
  return found;
}

static gboolean
begins_as_json (const char *text,
                const char *end)
{
  text = sudoku_text_skip_space (text, end);
  return text < end && (*text == '[' || *text == '{');
}

static guint
detect_text (const char *text,
             gsize length)
{
  g_autoptr (GPtrArray) found = NULL;
  guint sure = 0;

  if (length == 0)
    return 0;
  found = find_grids (text, length);
  for (guint i = 0; i < found->len; i++)
    {
      const SudokuListedGrid *grid = found->pdata[i];

      sure = MAX (sure, !is_good (grid) ? WRONG : grid->solution ? SOLVED
                                                                 : grid->sure);
    }
  return sure > SOLVED && begins_as_json (text, text + length) ? MAX (sure, SURE_OF_JSON) : sure;
}

/* Says which cell is none. */
static void
refuse (const SudokuSource *source,
        const SudokuListedGrid *grid,
        guint wrong,
        GError **error)
{
  SudokuScanner scanner;
  const char *at = sudoku_source_scan_to (
    source, grid->places != NULL ? grid->places[wrong] : grid->place + wrong, &scanner);
  gsize n_digits = sudoku_text_count_digits (at, source->text + source->length);

  sudoku_scanner_refuse (&scanner, at, SUDOKU_ERROR_VALUE, error, "layout-sign",
                         sat_arg_number (grid->side),
                         sat_arg_quote (at, MAX (n_digits, 1)));
}

static SudokuDocument *
read_grid (const SudokuSource *source,
           const SudokuListedGrid *grid,
           GError **error)
{
  guint wrong = G_MAXUINT;
  SudokuDocument *document = sudoku_source_make_document_of_signs (
    source, sudoku_shape_hint_complete (source->hint, source->name, grid->side, error),
    grid->cells, &wrong, error);

  if (document == NULL && wrong != G_MAXUINT)
    refuse (source, grid, wrong, error);
  return document;
}

/* The signs of all grids that have the side of the first. */
static void
survey (GPtrArray *found,
        SudokuSigns *signs)
{
  sudoku_signs_init (signs, found->len > 0 ? ((SudokuListedGrid *)found->pdata[0])->side : 0);
  for (guint i = 0; i < found->len; i++)
    if (((SudokuListedGrid *)found->pdata[i])->side == signs->side)
      sudoku_signs_add (signs, ((SudokuListedGrid *)found->pdata[i])->cells);
}

/* What stands beside a grid in an object and says nothing about its rules. */
static const char *const harmless[] = {
  "_id", "answer", "author", "board", "boxheight", "boxwidth", "clues", "cols", "columns",
  "comment", "count", "created", "created_at", "date", "description", "difficulty",
  "elapsed", "givens", "hash", "height", "id", "index", "language", "level", "link",
  "message", "n", "name", "no", "note", "notes", "number", "order", "rating",
  "results", "rows", "score", "seed", "side", "size", "solution", "solutions", "solved",
  "source", "status", "tags", "time", "timestamp", "title", "updated", "updated_at",
  "url", "uuid", "version", "width", NULL
};

/* Whether a member is a grid: N rows of N cells, or N² characters. */
static gboolean
is_grid (JsonNode *node)
{
  JsonArray *rows = NULL;

  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    return sudoku_cell_text_get_side (strlen (json_node_get_string (node))) >= SIDE_MIN;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return FALSE;
  rows = json_node_get_array (node);
  if (json_array_get_length (rows) < SIDE_MIN)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (rows); i++)
    {
      JsonNode *row = json_array_get_element (rows, i);

      if (!JSON_NODE_HOLDS_ARRAY (row) ||
          json_array_get_length (json_node_get_array (row)) != json_array_get_length (rows))
        return FALSE;
    }
  return TRUE;
}

/* Whether a value says that there are no further rules: "type": "classic". */
static gboolean
is_plain_kind (JsonNode *node)
{
  static const char *const kinds[] = { "classic", "classical", "normal", "plain", "regular",
                                       "standard", "sudoku", NULL };
  g_autofree char *kind = NULL;

  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    return FALSE;
  kind = g_ascii_strdown (json_node_get_string (node), -1);
  return g_strv_contains (kinds, kind);
}

/* Names what stands beside the grid of an object and may be a rule. */
static void
add_omissions (SudokuDocument *document,
               JsonObject *object)
{
  g_autoptr (GList) names = json_object_get_members (object);
  gboolean any = FALSE;

  for (GList *at = names; at != NULL; at = at->next)
    any |= is_grid (json_object_get_member (object, at->data));
  for (GList *at = names; any && at != NULL; at = at->next)
    {
      JsonNode *node = json_object_get_member (object, at->data);
      g_autofree char *name = g_ascii_strdown (at->data, -1);

      if (!g_strv_contains (harmless, name) && !is_grid (node) && !is_plain_kind (node) &&
          !sudoku_json_is_nothing (node))
        sudoku_document_take_issue (
          document, sat_issue_new (NULL, "rule-not-read",
                                   sat_arg_quote (at->data, strlen (at->data))));
    }
}

/* The object that a text is, when it is JSON. */
static JsonNode *
parse_object (const SudokuSource *source)
{
  const char *end = source->text + source->length;
  const char *start = sudoku_text_skip_space (source->text, end);

  if (start == end || *start != '{')
    return NULL;
  return sudoku_json_parse (source->name, start, (gsize)(end - start), 1, NULL);
}

static GPtrArray *
read_all (const SudokuSource *source)
{
  g_autoptr (GPtrArray) found = find_grids (source->text, source->length);
  g_autoptr (JsonNode) root = parse_object (source);
  GPtrArray *readings = sudoku_readings_new ();
  SudokuSource with_signs = *source;
  SudokuSigns signs;
  gsize line = source->first_line;
  const char *at = source->text;

  survey (found, &signs);
  with_signs.signs = &signs;
  for (guint i = 0; i < found->len; i++)
    {
      const SudokuListedGrid *grid = found->pdata[i];
      g_autoptr (GError) error = NULL;
      SudokuDocument *document = read_grid (&with_signs, grid, &error);

      if (document != NULL && root != NULL && JSON_NODE_HOLDS_OBJECT (root))
        add_omissions (document, json_node_get_object (root));
      for (; at < source->text + grid->place; at++)
        line += *at == '\n';
      sudoku_readings_take (readings, document, g_steal_pointer (&error), line);
    }
  if (found->len == 0)
    {
      GError *error = NULL;

      sudoku_error_set (&error, SUDOKU_ERROR_SYNTAX, &(SatPlace){ .name = source->name },
                        "lists-expected");
      sudoku_readings_take (readings, NULL, error, line);
    }
  return readings;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (GPtrArray) readings = read_all (source);

  return sudoku_readings_get_only (readings, source->name, error);
}

/* Both JSON and Python read this. */
static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  guint side = sudoku_grid_get_side (grid);

  if (side < SIDE_MIN)
    return sudoku_format_refuse (&sudoku_format_lists, error, "format-only-between-sides",
                                 sat_arg_number (SIDE_MIN), sat_arg_number (SUDOKU_SIDE_MAX));
  for (guint cell = 0; cell < side * side; cell++)
    g_string_append_printf (string, "%s%u%s",
                            cell == 0          ? "[["
                            : cell % side == 0 ? " ["
                                               : "",
                            sudoku_grid_get_value (grid, cell),
                            cell == side * side - 1   ? "]]\n"
                            : cell % side == side - 1 ? "],\n"
                                                      : ", ");
  return TRUE;
}

const SudokuFormat sudoku_format_lists = {
  .id = "lists",
  .name = N_ ("Lists in a list"),
  .summary = N_ ("a list of rows, each a list of numbers, as in JSON or Python"),
  .flags = SUDOKU_FORMAT_OF_WEB,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .read = read_puzzle,
  .read_all = read_all,
  .write = write_puzzle,
};
