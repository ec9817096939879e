/* SPDX-License-Identifier: GPL-3.0-or-later */

/* JSON from outside, by json-glib: nothing in it need have the expected type, and its parser is
 * recursive, so nesting must be limited. Knows no format. */

#include "sudoku-json.h"

#include "sudoku-error.h"
#include "sudoku-text-match.h"

/* No file of puzzles needs more. */
#define DEPTH_MAX 64
/* How many unknown members are reported; a file may have one in each cell. */
#define UNKNOWN_MAX 20

/* The first bracket that is nested too deeply; NULL when there is none. */
static const char *
find_too_deep (const char *text,
               gsize length)
{
  gboolean quoted = FALSE;
  guint depth = 0;

  for (const char *at = text; at < text + length; at++)
    if (quoted && *at == '\\')
      at++;
    else if (*at == '"')
      quoted = !quoted;
    else if (!quoted && (*at == '[' || *at == '{') && ++depth > DEPTH_MAX)
      return at;
    else if (!quoted && (*at == ']' || *at == '}') && depth > 0)
      depth--;
  return NULL;
}

/* The place after the first array or object; NULL where none ends. */
static const char *
find_end (const char *text,
          const char *end)
{
  gboolean quoted = FALSE;
  guint depth = 0;

  for (const char *at = text; at < end; at++)
    if (quoted && *at == '\\')
      at++;
    else if (*at == '"')
      quoted = !quoted;
    else if (!quoted && (*at == '[' || *at == '{'))
      depth++;
    else if (!quoted && (*at == ']' || *at == '}') && depth > 0 && --depth == 0)
      return at + 1;
  return NULL;
}

/* The second array or object: the parser keeps the last, and loses the others. NULL when there is
 * none. */
static const char *
find_second (const char *text,
             gsize length)
{
  const char *end = text + length;
  const char *at = find_end (text, end);

  if (at != NULL)
    at = sudoku_text_skip_space (at, end);
  return at != NULL && at < end && (*at == '[' || *at == '{') ? at : NULL;
}

/* The parser knows the place of an error only while it fails. */
static void
error_cb (JsonParser *parser,
          GError *error,
          SatPlace *place)
{
  place->line += MAX (json_parser_get_current_line (parser), 1u) - 1;
}

/**
 * sudoku_json_parse: (skip)
 * @name: name of the text, for messages
 * @text: a text
 * @length: its length in bytes
 * @first_line: the line number where it begins
 *
 * Reads JSON.
 *
 * Returns: (transfer full) (nullable): its root, which is an object or an array; %NULL with
 *   SUDOKU_ERROR_SYNTAX
 */
JsonNode *
sudoku_json_parse (const char *name,
                   const char *text,
                   gsize length,
                   gsize first_line,
                   GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  SatPlace place = { .name = name, .line = first_line };
  JsonNode *root = NULL;
  const char *deep = find_too_deep (text, length);
  const char *wrong = deep != NULL ? deep : find_second (text, length);

  if (wrong != NULL)
    {
      for (const char *at = text; at < wrong; at++)
        place.line += *at == '\n';
      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &place,
                        deep != NULL ? "json-too-deep" : "json-broken");
      return NULL;
    }
  g_signal_connect (parser, "error", G_CALLBACK (error_cb), &place);
  if (!json_parser_load_from_data (parser, text, (gssize)length, NULL) ||
      (root = json_parser_get_root (parser)) == NULL || JSON_NODE_HOLDS_VALUE (root) ||
      JSON_NODE_HOLDS_NULL (root))
    {
      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &place, "json-broken");
      return NULL;
    }
  return json_node_ref (root);
}

/**
 * sudoku_json_split:
 * @text: a text
 * @length: its length in bytes
 * @first_line: the line number where it begins
 *
 * Finds the part of a text with its first document, where several are concatenated.
 *
 * Returns: as #SudokuFormatSplit
 */
gsize
sudoku_json_split (const char *text,
                   gsize length,
                   gsize first_line)
{
  const char *end = text + length;
  const char *behind = find_end (text, end);

  if (behind != NULL)
    return (gsize)(behind - text);
  /* A document without an end is broken, but one. */
  return sudoku_text_skip_space (text, end) < end ? length : 0;
}

/**
 * sudoku_json_get_array: (skip)
 * @object: an object
 * @key: the name of a member
 *
 * Gets an array member.
 *
 * Returns: (transfer none) (nullable): the array; %NULL when the member is missing or no array
 */
JsonArray *
sudoku_json_get_array (JsonObject *object,
                       const char *key)
{
  JsonNode *node = json_object_get_member (object, key);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

/**
 * sudoku_json_get_object: (skip)
 * @array: a list
 * @i: the index of an element
 *
 * Gets an object element.
 *
 * Returns: (transfer none) (nullable): the object; %NULL when the element is no object
 */
JsonObject *
sudoku_json_get_object (JsonArray *array,
                        guint i)
{
  JsonNode *node = json_array_get_element (array, i);

  return JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

/**
 * sudoku_json_get_string: (skip)
 * @object: an object
 * @key: the name of a member
 *
 * Gets a string member.
 *
 * Returns: (transfer none) (nullable): the text; %NULL when the member is missing or no string
 */
const char *
sudoku_json_get_string (JsonObject *object,
                        const char *key)
{
  JsonNode *node = json_object_get_member (object, key);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING
           ? json_node_get_string (node)
           : NULL;
}

/**
 * sudoku_json_is_true: (skip)
 * @object: an object
 * @key: the name of a member
 *
 * Tells whether a member is true.
 *
 * Returns: whether it is; %FALSE when it is missing or something else
 */
gboolean
sudoku_json_is_true (JsonObject *object,
                     const char *key)
{
  JsonNode *node = json_object_get_member (object, key);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_BOOLEAN &&
         json_node_get_boolean (node);
}

/**
 * sudoku_json_is_nothing: (skip)
 * @node: a node
 *
 * Tells whether a member is as good as absent: false, null, "", [] or {}.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_json_is_nothing (JsonNode *node)
{
  GType type = json_node_get_value_type (node);

  if (JSON_NODE_HOLDS_ARRAY (node))
    return json_array_get_length (json_node_get_array (node)) == 0;
  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_object_get_size (json_node_get_object (node)) == 0;
  return JSON_NODE_HOLDS_NULL (node) ||
         (type == G_TYPE_BOOLEAN && !json_node_get_boolean (node)) ||
         (type == G_TYPE_STRING && *json_node_get_string (node) == '\0');
}

/**
 * sudoku_json_add_unknown: (skip)
 * @object: an object
 * @known: the known members, %NULL at the end
 * @unknown: (element-type utf8): the names of others, which are copied
 *
 * Adds the names of unknown members with a value, each once, up to a readable number.
 */
void
sudoku_json_add_unknown (JsonObject *object,
                         const char *const *known,
                         GPtrArray *unknown)
{
  g_autoptr (GList) keys = NULL;

  g_return_if_fail (object != NULL && known != NULL && unknown != NULL);

  keys = json_object_get_members (object);
  for (GList *key = keys; key != NULL && unknown->len < UNKNOWN_MAX; key = key->next)
    if (!g_strv_contains (known, key->data) &&
        !sudoku_json_is_nothing (json_object_get_member (object, key->data)) &&
        !g_ptr_array_find_with_equal_func (unknown, key->data, g_str_equal, NULL))
      g_ptr_array_add (unknown, g_strdup (key->data));
}

/**
 * sudoku_json_read_number: (skip)
 * @node: (nullable): a node
 * @max: the largest valid number
 * @number: (out): the number
 *
 * Reads a whole number, which some programs write as a string.
 *
 * Returns: whether it is one in 0…@max
 */
gboolean
sudoku_json_read_number (JsonNode *node,
                         guint max,
                         guint *number)
{
  GType type = node != NULL ? json_node_get_value_type (node) : G_TYPE_INVALID;
  guint64 value = 0;

  if (type == G_TYPE_STRING)
    {
      if (!g_ascii_string_to_unsigned (json_node_get_string (node), 10, 0, max, &value, NULL))
        return FALSE;
    }
  else if (type == G_TYPE_INT64 && json_node_get_int (node) >= 0)
    value = (guint64)json_node_get_int (node);
  else
    return FALSE;
  *number = (guint)MIN (value, max);
  return value <= max;
}

/**
 * sudoku_json_write: (skip)
 * @root: (transfer full): a root
 * @pretty: whether it is for people, with a line for each member
 *
 * Writes JSON.
 *
 * Returns: (transfer full): the text, without a line break at the end
 */
char *
sudoku_json_write (JsonNode *root,
                   gboolean pretty)
{
  g_autoptr (JsonNode) owned = root;

  return json_to_string (owned, pretty);
}

/**
 * sudoku_json_read_marks: (skip)
 * @object: the object of the cell
 * @name: the member with the list of marks
 * @state: where to set them
 * @mark: the kind of marks
 * @cell: the cell, from 0
 *
 * Reads the marks of a cell. Their absence is no error.
 *
 * Returns: %FALSE when one is no value
 */
gboolean
sudoku_json_read_marks (JsonObject *object,
                        const char *name,
                        SudokuState *state,
                        SudokuMark mark,
                        guint cell)
{
  JsonArray *marks = NULL;
  guint side, value = 0;

  g_return_val_if_fail (object != NULL && name != NULL && state != NULL, FALSE);

  marks = sudoku_json_get_array (object, name);
  side = sudoku_grid_get_side (sudoku_state_get_grid (state));
  for (guint i = 0; marks != NULL && i < json_array_get_length (marks); i++)
    {
      if (!sudoku_json_read_number (json_array_get_element (marks, i), side, &value) || value == 0)
        return FALSE;
      sudoku_state_set_mark (state, mark, cell, value, TRUE);
    }
  return TRUE;
}
