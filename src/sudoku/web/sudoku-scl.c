/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles of SudokuPad. They contain drawings, not rules: givens, marks, regions, cages and the
 * rules of the whole board are read, but the meaning of lines or discs is not guessed. Never
 * written.
 *
 * Their text is JSON from which quotes, empty objects and most letters of the names have been
 * removed; it is completed here and then read as any JSON. */

#include "sudoku-scl.h"

#include <string.h>

#include "sudoku-scl-cages.h"
#include "sudoku-shape-map.h"

static const struct
{
  const char *brief;
  const char *full;
} names[] = {
  { "ce", "cells" },
  { "re", "regions" },
  { "ca", "cages" },
  { "l", "lines" },
  { "a", "arrows" },
  { "o", "overlays" },
  { "u", "underlays" },
  { "ct", "center" },
  { "wp", "wayPoints" },
  { "c", "color" },
  { "c1", "borderColor" },
  { "c2", "backgroundColor" },
  { "v", "value" },
  { "te", "text" },
  { "fs", "fontSize" },
  { "th", "thickness" },
  { "hl", "headLength" },
  { "w", "width" },
  { "h", "height" },
  { "r", "rounded" },
  { "cs", "cellSize" },
  { "t", "title" },
  { "d", "duration" },
};

static const char *
find_name (const char *word)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].brief, word))
      return names[i].full;
  return word;
}

static void
append_quoted (GString *json,
               const char *word)
{
  g_string_append_c (json, '"');
  for (const char *at = word; *at != '\0'; at++)
    if ((guchar)*at < 0x20)
      g_string_append_printf (json, "\\u%04x", (guint)*at);
    else if (*at == '"' || *at == '\\')
      g_string_append_printf (json, "\\%c", *at);
    else
      g_string_append_c (json, *at);
  g_string_append_c (json, '"');
}

/* The rest of a text whose opening quotation mark has been read. */
static const char *
read_quoted (const char *at,
             char quote,
             GString *word)
{
  for (; *at != '\0' && *at != quote; at++)
    {
      if (*at == '\\' && at[1] != '\0')
        at++;
      g_string_append_c (word, at[-1] == '\\' && *at == 'n' ? '\n' : *at);
    }
  return *at != '\0' ? at + 1 : at;
}

static gboolean
is_number (const char *word)
{
  char *end = NULL;

  if (!g_ascii_isdigit (*word) && *word != '-')
    return FALSE;
  g_ascii_strtod (word, &end);
  return *end == '\0' && end > word && g_ascii_isdigit (end[-1]) &&
         (*word != '0' || word[1] == '\0' || word[1] == '.') && strpbrk (word, "xXnN") == NULL;
}

/* A word without quotation marks, which is a name when a colon follows. */
static const char *
append_bare (const char *at,
             GString *json)
{
  g_autofree char *word = NULL;
  gsize length = strcspn (at, "{}[]:,\"' \t\r\n");

  word = g_strndup (at, length);
  at += length;
  if (*at == ':')
    append_quoted (json, find_name (word));
  else if (g_str_equal (word, "t") || g_str_equal (word, "true"))
    g_string_append (json, "true");
  else if (g_str_equal (word, "f") || g_str_equal (word, "false"))
    g_string_append (json, "false");
  else if (is_number (word))
    g_string_append (json, word);
  else
    append_quoted (json, word);
  return at;
}

/* Whether an element of a list is missing here. */
static gboolean
is_gap (const GString *lists,
        char before,
        char next)
{
  return lists->len > 0 && lists->str[lists->len - 1] == '[' &&
         ((next == ',' && (before == '[' || before == ',')) || (next == ']' && before == ','));
}

/**
 * sudoku_scl_to_json:
 * @text: a puzzle of SudokuPad
 *
 * Restores what has been removed from the text. Linear time.
 *
 * Returns: (transfer full): JSON; broken where the text is
 */
char *
sudoku_scl_to_json (const char *text)
{
  GString *json = g_string_new (NULL);
  g_autoptr (GString) lists = g_string_new (NULL);
  char before = '\0';

  g_return_val_if_fail (text != NULL, NULL);

  while (*text != '\0')
    {
      g_autoptr (GString) word = g_string_new (NULL);
      char next = *text;

      if (g_ascii_isspace (next))
        {
          text++;
          continue;
        }
      if (is_gap (lists, before, next))
        g_string_append (json, "{}");
      if (next == '[' || next == '{')
        g_string_append_c (lists, next);
      else if ((next == ']' || next == '}') && lists->len > 0)
        g_string_truncate (lists, lists->len - 1);
      if (strchr ("{}[]:,", next) != NULL)
        {
          g_string_append_c (json, next);
          text++;
        }
      else if (next == '"' || next == '\'')
        {
          text = read_quoted (text + 1, next, word);
          append_quoted (json, *text == ':' ? find_name (word->str) : word->str);
        }
      else
        text = append_bare (text, json);
      before = next;
    }
  return g_string_free (json, FALSE);
}

typedef struct
{
  const SudokuSource *source;
  JsonObject *root;
  JsonArray *cells;
  guint side;
  gboolean disjoint;
  GPtrArray *rules;
  GPtrArray *issues;
} Reading;

static void
add_issue (Reading *self,
           const char *sentence,
           const char *key)
{
  g_ptr_array_add (self->issues, sat_issue_new (NULL, sentence, sat_arg_quote (key, strlen (key))));
}

static gboolean
check_cells (Reading *self,
             GError **error)
{
  self->cells = sudoku_json_get_array (self->root, "cells");
  self->side = self->cells != NULL ? json_array_get_length (self->cells) : 0;
  for (guint row = 0; row < self->side; row++)
    {
      JsonNode *node = json_array_get_element (self->cells, row);

      if (!JSON_NODE_HOLDS_ARRAY (node) ||
          json_array_get_length (json_node_get_array (node)) != self->side)
        self->side = 0;
    }
  if (self->side >= SUDOKU_SIDE_MIN && self->side <= SUDOKU_SIDE_MAX)
    return TRUE;
  sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &(SatPlace){ .name = self->source->name },
                    "json-grid", sat_arg_number (SUDOKU_SIDE_MIN),
                    sat_arg_number (SUDOKU_SIDE_MAX));
  return FALSE;
}

static gboolean
fill_map (const Reading *self,
          JsonArray *regions,
          guint16 *map)
{
  guint n_cells = 0, cell = 0;

  for (guint i = 0; i < json_array_get_length (regions); i++)
    {
      JsonNode *node = json_array_get_element (regions, i);

      if (!JSON_NODE_HOLDS_ARRAY (node))
        return FALSE;
      for (guint k = 0; k < json_array_get_length (json_node_get_array (node)); k++)
        {
          JsonNode *place = json_array_get_element (json_node_get_array (node), k);

          if (!sudoku_scl_read_place (place, self->side, &cell) ||
              map[cell] != G_MAXUINT16)
            return FALSE;
          map[cell] = (guint16)i;
          n_cells++;
        }
    }
  return n_cells == self->side * self->side;
}

static void
read_regions (Reading *self)
{
  JsonArray *regions = sudoku_json_get_array (self->root, "regions");
  g_autofree guint16 *map = g_new (guint16, self->side * self->side);

  if (regions == NULL || json_array_get_length (regions) == 0)
    return;
  memset (map, 0xff, self->side * self->side * sizeof *map);
  if (!fill_map (self, regions, map) ||
      !sudoku_shape_map_add_rule (self->side, map, self->rules, NULL))
    g_ptr_array_add (self->issues, sat_issue_new (NULL, "regions-not-read"));
}

static void
read_global_rules (Reading *self)
{
  static const struct
  {
    const char *name;
    const char *id;
  } rules[] = {
    { "antiknight", "anti-knight" },
    { "antiking", "anti-king" },
    { "nonconsecutive", "non-consecutive" },
    { "disjoint", "disjoint" },
  };
  JsonArray *array = sudoku_json_get_array (self->root, "global");

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *node = json_array_get_element (array, i);
      const char *name = json_node_get_value_type (node) == G_TYPE_STRING
                           ? json_node_get_string (node)
                           : "global";
      const char *id = NULL;

      for (gsize k = 0; k < G_N_ELEMENTS (rules); k++)
        if (g_str_equal (rules[k].name, name))
          id = rules[k].id;
      self->disjoint |= g_strcmp0 (id, "disjoint") == 0;
      if (id != NULL)
        g_ptr_array_add (self->rules, sudoku_rule_new (sudoku_rule_kind_find (id, -1)));
      else
        add_issue (self, "rule-not-read", name);
    }
}

static void
read_drawings (Reading *self)
{
  static const char *const drawings[] = { "lines", "arrows", "overlays", "underlays" };
  static const char *const fog[] = { "foglight", "fogofwar", "triggereffect" };

  for (gsize i = 0; i < G_N_ELEMENTS (drawings); i++)
    {
      JsonNode *node = json_object_get_member (self->root, drawings[i]);

      if (node != NULL && !sudoku_json_is_nothing (node))
        add_issue (self, "drawn-rule-not-read", drawings[i]);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (fog); i++)
    if (json_object_has_member (self->root, fog[i]))
      {
        g_ptr_array_add (self->issues, sat_issue_new (NULL, "fog-not-read"));
        break;
      }
}

/* Information that changes nothing about the puzzle; the rest may be a rule, such as the absence of
 * rows and columns. */
static const char *const told[] = {
  "title",
  "author",
  "rules",
  "solution",
  "msgcorrect",
  "source",
  "date",
  "setter",
  "id",
  "version",
  "size",
  "duration",
  "difficulty",
  "language",
  NULL,
};

static void
read_told (Reading *self,
           const char *text)
{
  gsize length = strcspn (text, ":");
  g_autofree char *key = g_strstrip (g_strndup (text, length));

  if (*key != '\0' && !g_strv_contains (told, key))
    add_issue (self, "rule-not-read", key);
}

/* Whether it repeats a rule of the whole board. */
static gboolean
is_of_board (const Reading *self,
             JsonObject *cage)
{
  return g_strcmp0 (sudoku_json_get_string (cage, "type"), "disjoint") == 0 &&
         self->disjoint;
}

/* A cage without cells is information about the puzzle. */
static void
read_cages (Reading *self)
{
  JsonArray *cages = sudoku_json_get_array (self->root, "cages");
  gboolean left = FALSE;

  for (guint i = 0; cages != NULL && i < json_array_get_length (cages); i++)
    {
      JsonObject *cage = sudoku_json_get_object (cages, i);
      JsonArray *cells = cage != NULL ? sudoku_json_get_array (cage, "cells") : NULL;
      SudokuRule *rule = NULL;

      if (cells != NULL && json_array_get_length (cells) > 0 && !is_of_board (self, cage))
        {
          rule = sudoku_scl_read_cage (cage, self->side);
          left |= rule == NULL;
          if (rule != NULL)
            g_ptr_array_add (self->rules, rule);
        }
      else if (cage != NULL && sudoku_json_get_string (cage, "value") != NULL &&
               (cells == NULL || json_array_get_length (cells) == 0))
        read_told (self, sudoku_json_get_string (cage, "value"));
      left |= cage == NULL;
    }
  if (left)
    add_issue (self, "rule-not-read", "cages");
}

/* Information is in cages without cells, or all of it in one object. */
static void
add_notes (Reading *self,
           SudokuDocument *document)
{
  static const struct
  {
    const char *key;
    SudokuNote note;
  } notes[] = {
    { "title", SUDOKU_NOTE_DESCRIPTION },
    { "author", SUDOKU_NOTE_AUTHOR },
    { "rules", SUDOKU_NOTE_COMMENT },
  };
  JsonArray *cages = sudoku_json_get_array (self->root, "cages");
  JsonNode *node = json_object_get_member (self->root, "metadata");

  for (gsize k = 0; k < G_N_ELEMENTS (notes); k++)
    {
      g_autofree char *beginning = g_strconcat (notes[k].key, ": ", NULL);
      const char *text = node != NULL && JSON_NODE_HOLDS_OBJECT (node)
                           ? sudoku_json_get_string (json_node_get_object (node), notes[k].key)
                           : NULL;

      if (text != NULL)
        sudoku_document_add_note_text (document, notes[k].note, text);
      for (guint i = 0; cages != NULL && i < json_array_get_length (cages); i++)
        {
          JsonObject *cage = sudoku_json_get_object (cages, i);

          text = cage != NULL ? sudoku_json_get_string (cage, "value") : NULL;
          if (text != NULL && g_str_has_prefix (text, beginning))
            sudoku_document_add_note_text (document, notes[k].note, text + strlen (beginning));
        }
    }
}

/* Rules that should be lists and are something else. */
static void
name_what_is_no_list (Reading *self)
{
  static const char *const lists[] = { "regions", "global", "cages" };

  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      JsonNode *node = json_object_get_member (self->root, lists[i]);

      if (node != NULL && !JSON_NODE_HOLDS_ARRAY (node) && !sudoku_json_is_nothing (node))
        add_issue (self, "rule-not-read", lists[i]);
    }
}

/* Reports unknown members of the puzzle and of its cells. */
static void
name_unknown (Reading *self)
{
  static const char *const known[] = {
    "cells",
    "regions",
    "cages",
    "global",
    "lines",
    "arrows",
    "overlays",
    "underlays",
    "foglight",
    "fogofwar",
    "triggereffect",
    "metadata",
    "title",
    "author",
    "rules",
    "solution",
    "settings",
    "cellSize",
    "id",
    NULL,
  };
  static const char *const known_of_cells[] = { "value", "centremarks", "pencilMarks", NULL };
  g_autoptr (GPtrArray) unknown = g_ptr_array_new_with_free_func (g_free);
  JsonNode *metadata = json_object_get_member (self->root, "metadata");

  sudoku_json_add_unknown (self->root, known, unknown);
  if (metadata != NULL && JSON_NODE_HOLDS_OBJECT (metadata))
    sudoku_json_add_unknown (json_node_get_object (metadata), told, unknown);
  for (guint cell = 0; cell < self->side * self->side; cell++)
    {
      JsonNode *row = json_array_get_element (self->cells, cell / self->side);
      JsonObject *object = sudoku_json_get_object (json_node_get_array (row), cell % self->side);

      if (object != NULL)
        sudoku_json_add_unknown (object, known_of_cells, unknown);
    }
  for (guint i = 0; i < unknown->len; i++)
    add_issue (self, "rule-not-read", unknown->pdata[i]);
  name_what_is_no_list (self);
}

static gboolean
read_cell (const Reading *self,
           guint cell,
           SudokuState *state)
{
  JsonNode *row = json_array_get_element (self->cells, cell / self->side);
  JsonObject *object = sudoku_json_get_object (json_node_get_array (row), cell % self->side);
  JsonNode *node = object != NULL ? json_object_get_member (object, "value") : NULL;
  guint value = 0;

  if (object == NULL || (node != NULL && !JSON_NODE_HOLDS_NULL (node) &&
                         !sudoku_json_read_number (node, self->side, &value)))
    return FALSE;
  if (value > 0)
    sudoku_state_set_value (state, cell, value, SUDOKU_ORIGIN_GIVEN);
  return sudoku_json_read_marks (object, "centremarks", state, SUDOKU_MARK_CENTRE, cell) &&
         sudoku_json_read_marks (object, "pencilMarks", state, SUDOKU_MARK_CORNER, cell);
}

static SudokuDocument *
make_document (Reading *self,
               SudokuGeometry *geometry,
               GError **error)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuState) state = sudoku_state_new (grid);
  SudokuDocument *document = NULL;

  for (guint cell = 0; cell < self->side * self->side; cell++)
    if (!read_cell (self, cell, state))
      {
        sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &(SatPlace){ .name = self->source->name },
                          "json-cell", sat_arg_number (cell / self->side + 1),
                          sat_arg_number (cell % self->side + 1));
        return NULL;
      }
  document = sudoku_document_new_for_state (g_steal_pointer (&state));
  for (guint i = 0; i < self->issues->len; i++)
    sudoku_document_take_issue (document, sat_issue_ref (self->issues->pdata[i]));
  add_notes (self, document);
  return document;
}

/**
 * sudoku_scl_read: (skip)
 * @root: JSON
 * @source: its text, and what is known of it
 *
 * Reads a puzzle of SudokuPad. Drawings and unknown rules become issues of the document.
 *
 * Returns: (transfer full) (nullable): the puzzle; %NULL with SUDOKU_ERROR_SYNTAX or
 *   SUDOKU_ERROR_SHAPE
 */
SudokuDocument *
sudoku_scl_read (JsonNode *root,
                 const SudokuSource *source,
                 GError **error)
{
  g_autoptr (GPtrArray) rules =
    g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  g_autoptr (GPtrArray) issues =
    g_ptr_array_new_with_free_func ((GDestroyNotify)sat_issue_unref);
  g_autoptr (JsonObject) nothing = json_object_new ();
  Reading self = { .source = source, .root = nothing, .rules = rules, .issues = issues };
  g_autoptr (SudokuGeometry) geometry = NULL;

  g_return_val_if_fail (root != NULL && source != NULL, NULL);

  if (JSON_NODE_HOLDS_OBJECT (root))
    self.root = json_node_get_object (root);
  if (!check_cells (&self, error))
    return NULL;
  read_regions (&self);
  read_global_rules (&self);
  read_drawings (&self);
  read_cages (&self);
  name_unknown (&self);
  geometry = sudoku_geometry_new_with_rules (self.side, (SudokuRule **)rules->pdata, rules->len,
                                             error);
  if (geometry == NULL)
    {
      sudoku_error_add_place (error, &(SatPlace){ .name = source->name });
      return NULL;
    }
  return sudoku_shape_hint_confirm (source->hint, source->name, geometry, error)
           ? make_document (&self, geometry, error)
           : NULL;
}
