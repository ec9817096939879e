/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Unknown parts of a puzzle of f-puzzles are kept as text, and added again when it is written. */

#include "sudoku-f-puzzles.h"

#include "sudoku-f-puzzles-pictures.h"

const char *const sudoku_f_puzzles_remainders[] = { SUDOKU_F_PUZZLES_REMAINDER, NULL };

/* Members of cells that are kept as they were where they are written in another way. */
static const char *const kept_as_they_were[] = { "c", "region", NULL };

/* Adds the members of @read that @written lacks. */
static void
add_missing (JsonObject *read,
             JsonObject *written,
             JsonObject *rest)
{
  g_autoptr (GList) keys = json_object_get_members (read);

  for (GList *key = keys; key != NULL; key = key->next)
    {
      JsonNode *node = json_object_get_member (read, key->data);
      JsonNode *other = json_object_get_member (written, key->data);

      if (other == NULL ||
          (g_strv_contains (kept_as_they_were, key->data) && !json_node_equal (node, other)))
        json_object_set_member (rest, key->data, json_node_copy (node));
    }
}

/* Drawings that are not made anew with the rules. */
static void
keep_drawings (JsonObject *read,
               JsonObject *written,
               JsonObject *rest)
{
  for (guint i = 0; sudoku_f_puzzles_picture_keys[i] != NULL; i++)
    {
      const char *key = sudoku_f_puzzles_picture_keys[i];
      JsonArray *drawings = sudoku_json_get_array (read, key);
      JsonArray *kept = NULL;

      for (guint k = 0; drawings != NULL && k < json_array_get_length (drawings); k++)
        {
          JsonObject *drawing = sudoku_json_get_object (drawings, k);

          if (drawing != NULL && sudoku_f_puzzles_is_picture (drawing, written))
            continue;
          if (kept == NULL)
            kept = json_array_new ();
          json_array_add_element (kept, json_node_copy (json_array_get_element (drawings, k)));
        }
      if (kept != NULL)
        json_object_set_array_member (rest, key, kept);
      else if (drawings != NULL)
        json_object_remove_member (rest, key);
    }
}

/* Rows of cells, each an object. */
static JsonObject *
get_cell (JsonObject *root,
          guint row,
          guint column)
{
  JsonArray *grid = sudoku_json_get_array (root, "grid");

  return sudoku_json_get_object (json_array_get_array_element (grid, row), column);
}

static JsonArray *
find_rest_of_cells (JsonObject *read,
                    JsonObject *written,
                    guint side)
{
  JsonArray *rows = json_array_new ();

  for (guint row = 0; row < side; row++)
    {
      JsonArray *cells = json_array_new ();

      for (guint column = 0; column < side; column++)
        {
          JsonObject *rest = json_object_new ();

          add_missing (get_cell (read, row, column), get_cell (written, row, column), rest);
          json_array_add_object_element (cells, rest);
        }
      json_array_add_array_element (rows, cells);
    }
  return rows;
}

/**
 * sudoku_f_puzzles_keep_rest: (skip)
 * @document: the document being made
 * @read: its source
 *
 * Keeps with the document what would be lost when it is written.
 */
void
sudoku_f_puzzles_keep_rest (SudokuDocument *document,
                            JsonObject *read)
{
  g_autoptr (JsonNode) node = NULL;
  JsonNode *rest_node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *rest = json_object_new ();
  guint side;

  g_return_if_fail (document != NULL && read != NULL);

  node = sudoku_f_puzzles_write (document);
  side = sudoku_grid_get_side (sudoku_document_get_grid (document));
  add_missing (read, json_node_get_object (node), rest);
  keep_drawings (read, json_node_get_object (node), rest);
  json_object_set_array_member (rest, "grid",
                                find_rest_of_cells (read, json_node_get_object (node), side));
  json_node_take_object (rest_node, rest);
  sudoku_document_set_remainder (document, SUDOKU_F_PUZZLES_REMAINDER,
                                 sudoku_json_write (rest_node, FALSE));
}

static void
add_members (JsonObject *object,
             JsonObject *rest)
{
  g_autoptr (GList) keys = json_object_get_members (rest);

  for (GList *key = keys; key != NULL; key = key->next)
    {
      JsonArray *drawings = g_strv_contains (sudoku_f_puzzles_picture_keys, key->data)
                              ? sudoku_json_get_array (object, key->data)
                              : NULL;
      JsonNode *node = json_object_get_member (rest, key->data);

      if (drawings != NULL && JSON_NODE_HOLDS_ARRAY (node))
        for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
          json_array_add_element (
            drawings, json_node_copy (json_array_get_element (json_node_get_array (node), i)));
      else if (!g_str_equal (key->data, "grid"))
        json_object_set_member (object, key->data, json_node_copy (node));
    }
}

/**
 * sudoku_f_puzzles_add_rest: (skip)
 * @document: a puzzle
 * @root: the JSON to be written
 *
 * Adds what sudoku_f_puzzles_keep_rest() has kept.
 */
void
sudoku_f_puzzles_add_rest (const SudokuDocument *document,
                           JsonObject *root)
{
  const char *text = NULL;
  g_autoptr (JsonNode) node = NULL;
  guint side;

  g_return_if_fail (document != NULL && root != NULL);

  text = sudoku_document_get_remainder (document, SUDOKU_F_PUZZLES_REMAINDER);
  node = text != NULL ? json_from_string (text, NULL) : NULL;
  if (node == NULL)
    return;
  side = sudoku_grid_get_side (sudoku_document_get_grid (document));
  add_members (root, json_node_get_object (node));
  for (guint row = 0; row < side; row++)
    for (guint column = 0; column < side; column++)
      add_members (get_cell (root, row, column),
                   get_cell (json_node_get_object (node), row, column));
}
