/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the JSON of f-puzzles. Unknown rules are named by their key and left out; what only
 * f-puzzles itself uses, such as the state of its tools, is ignored. */

#include "sudoku-f-puzzles.h"

#include <string.h>

#include "sudoku-f-puzzles-items.h"
#include "sudoku-f-puzzles-pictures.h"
#include "sudoku-rule-text.h"
#include "sudoku-shape-map.h"

/* In no region, or in one with an invalid number. */
#define NO_REGION G_MAXUINT16

typedef struct
{
  const SudokuSource *source;
  JsonObject *root;
  JsonArray *grid;
  guint side;
  GPtrArray *rules;  /* (element-type SudokuRule) */
  GPtrArray *issues; /* (element-type SatIssue) */
} Reading;

/* Not rules, or read elsewhere. */
static const char *const passed_over[] = {
  "size",
  "title",
  "author",
  "ruleset",
  "grid",
  "diagonal+",
  "diagonal-",
  "extraregion",
  "solution",
  "highlightConflicts",
  "disabledlogic",
  "truecandidatesoptions",
};

static const char *const fog[] = { "fogofwar", "foglight", "triggereffect" };

static gboolean
is_one_of (const char *key,
           const char *const *keys,
           gsize n_keys)
{
  for (gsize i = 0; i < n_keys; i++)
    if (g_str_equal (key, keys[i]))
      return TRUE;
  return FALSE;
}

static gboolean
refuse_cell (const Reading *self,
             guint cell,
             GError **error)
{
  sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &(SatPlace){ .name = self->source->name },
                    "json-cell", sat_arg_number (cell / self->side + 1),
                    sat_arg_number (cell % self->side + 1));
  return FALSE;
}

/* NULL when there is no such cell. */
static JsonObject *
get_cell (const Reading *self,
          guint cell)
{
  JsonNode *row = json_array_get_element (self->grid, cell / self->side);

  return sudoku_json_get_object (json_node_get_array (row), cell % self->side);
}

/* A square of objects. */
static gboolean
check_grid (Reading *self,
            GError **error)
{
  self->grid = sudoku_json_get_array (self->root, "grid");
  self->side = self->grid != NULL ? json_array_get_length (self->grid) : 0;
  for (guint row = 0; row < self->side; row++)
    {
      JsonNode *node = json_array_get_element (self->grid, row);

      if (!JSON_NODE_HOLDS_ARRAY (node) ||
          json_array_get_length (json_node_get_array (node)) != self->side)
        self->side = 0;
    }
  if (self->side < SUDOKU_SIDE_MIN || self->side > SUDOKU_SIDE_MAX)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &(SatPlace){ .name = self->source->name },
                        "json-grid", sat_arg_number (SUDOKU_SIDE_MIN),
                        sat_arg_number (SUDOKU_SIDE_MAX));
      return FALSE;
    }
  for (guint cell = 0; cell < self->side * self->side; cell++)
    if (get_cell (self, cell) == NULL)
      return refuse_cell (self, cell, error);
  return TRUE;
}

static void
add_issue (Reading *self,
           const char *sentence,
           const char *key)
{
  g_ptr_array_add (self->issues,
                   key != NULL
                     ? sat_issue_new (NULL, sentence, sat_arg_quote (key, strlen (key)))
                     : sat_issue_new (NULL, sentence));
}

static void
add_rule (Reading *self,
          const char *id)
{
  g_ptr_array_add (self->rules, sudoku_rule_new (sudoku_rule_kind_find (id, -1)));
}

static void
read_regions (Reading *self)
{
  guint n_cells = self->side * self->side, n_none = 0, number = 0;
  g_autofree guint16 *map = g_new (guint16, n_cells);

  for (guint cell = 0; cell < n_cells; cell++)
    {
      JsonNode *region = json_object_get_member (get_cell (self, cell), "region");

      if (region == NULL)
        map[cell] = (guint16)sudoku_f_puzzles_get_usual_region (self->side, cell);
      else if (sudoku_json_read_number (region, self->side - 1, &number))
        map[cell] = (guint16)number;
      else
        map[cell] = NO_REGION;
      n_none += map[cell] == NO_REGION;
    }
  if (n_none == n_cells ||
      (n_none == 0 && sudoku_shape_map_add_rule (self->side, map, self->rules, NULL)))
    return;
  add_issue (self, "regions-not-read", NULL);
}

static gboolean
says_something (const Reading *self,
                const char *key)
{
  JsonNode *node = json_object_get_member (self->root, key);

  return node != NULL && !sudoku_json_is_nothing (node);
}

/* One of them is an area. */
static void
read_diagonals (Reading *self)
{
  static const char *const keys[] = { "diagonal-", "diagonal+" };
  gboolean both = TRUE;

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      both &= sudoku_json_is_true (self->root, keys[i]);
      if (says_something (self, keys[i]) && !sudoku_json_is_true (self->root, keys[i]))
        add_issue (self, "rule-not-read", keys[i]);
    }
  if (both)
    add_rule (self, "x");
  for (guint i = 0; i < G_N_ELEMENTS (keys) && !both; i++)
    if (sudoku_json_is_true (self->root, keys[i]))
      g_ptr_array_add (self->rules, sudoku_f_puzzles_new_diagonal (self->side, i == 1));
}

/* The shape of a board with windows, or NULL. */
static SudokuGeometry *
new_windows (const Reading *self)
{
  SudokuRule *windows = sudoku_rule_new (sudoku_rule_kind_find ("windows", -1));
  g_autoptr (SudokuRule) owned = windows;

  return sudoku_geometry_new_with_rules (self->side, &windows, 1, NULL);
}

/* The areas with the cells of one house. */
static SudokuRule *
find_area (const Reading *self,
           guint first,
           const guint16 *house)
{
  for (guint i = first; i < self->rules->len; i++)
    {
      guint n_cells = 0;
      const guint16 *cells = sudoku_rule_get_cells (self->rules->pdata[i], &n_cells);

      if (n_cells == self->side && memcmp (cells, house, n_cells * sizeof *cells) == 0)
        return self->rules->pdata[i];
    }
  return NULL;
}

/* Areas that are all of the windows are these. */
static void
take_windows (Reading *self,
              guint first)
{
  g_autoptr (SudokuGeometry) geometry = new_windows (self);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  guint n_houses = geometry != NULL ? sudoku_geometry_get_n_houses (geometry) : 0;

  for (guint house = 2 * self->side; house < n_houses; house++)
    {
      SudokuRule *area =
        find_area (self, first, sudoku_geometry_get_house_cells (geometry, house));

      if (area == NULL)
        return;
      g_ptr_array_add (found, area);
    }
  if (found->len == 0)
    return;
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_remove (self->rules, found->pdata[i]);
  add_rule (self, "windows");
}

static void
read_extra_regions (Reading *self)
{
  const SudokuRuleKind *kind = sudoku_rule_kind_find ("extra-region", -1);
  guint first = self->rules->len;

  if (!says_something (self, kind->f_puzzles))
    return;
  if (sudoku_f_puzzles_read_items (kind, self->side,
                                   json_object_get_member (self->root, kind->f_puzzles),
                                   self->rules))
    take_windows (self, first);
  else
    add_issue (self, "rule-not-read", kind->f_puzzles);
}

/* Even or odd cells, listed one by one. */
static void
read_cells_rule (Reading *self,
                 const SudokuRuleKind *kind,
                 JsonNode *node)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint16));
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  guint16 cell = 0;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonObject *object = sudoku_json_get_object (array, i);

      if (object == NULL ||
          !sudoku_f_puzzles_read_cell (json_object_get_member (object, "cell"), self->side, &cell))
        {
          add_issue (self, "rule-not-read", kind->f_puzzles);
          return;
        }
      g_array_append_val (cells, cell);
    }
  if (cells->len > 0)
    g_ptr_array_add (self->rules,
                     sudoku_rule_new_with_cells (kind,
                                                 (const guint16 *)(gpointer)cells->data,
                                                 cells->len));
}

/* Some drawings repeat a rule. */
static gboolean
belongs_to_rules (const Reading *self,
                  JsonNode *node)
{
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonObject *object = sudoku_json_get_object (array, i);

      if (object == NULL || !sudoku_f_puzzles_is_picture (object, self->root))
        return FALSE;
    }
  return array != NULL;
}

/* The kind whose row has the key, or NULL. */
static const SudokuRuleKind *
find_kind (const char *key)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  for (gsize i = 0; i < n_kinds; i++)
    if (g_strcmp0 (kinds[i]->f_puzzles, key) == 0)
      return kinds[i];
  return NULL;
}

static void
read_rule (Reading *self,
           const SudokuRuleKind *kind,
           JsonNode *node)
{
  if (kind->parameter == SUDOKU_RULE_CELLS)
    read_cells_rule (self, kind, node);
  else if (kind->item != NULL
             ? !sudoku_f_puzzles_read_items (kind, self->side, node, self->rules)
             : !sudoku_json_is_true (self->root, kind->f_puzzles))
    add_issue (self, "rule-not-read", kind->f_puzzles);
  else if (kind->item == NULL)
    add_rule (self, kind->id);
}

static void
read_member (Reading *self,
             const char *key,
             JsonNode *node)
{
  const SudokuRuleKind *kind = find_kind (key);

  if (sudoku_json_is_nothing (node) || is_one_of (key, passed_over, G_N_ELEMENTS (passed_over)))
    return;
  if (kind != NULL)
    read_rule (self, kind, node);
  else if (is_one_of (key, fog, G_N_ELEMENTS (fog)))
    add_issue (self, "fog-not-read", NULL);
  else if (g_str_equal (key, "cosmetic") || g_strv_contains (sudoku_f_puzzles_picture_keys, key))
    {
      if (!belongs_to_rules (self, node))
        add_issue (self, "drawing-not-read", key);
    }
  else
    add_issue (self, "rule-not-read", key);
}

static const SudokuRuleKind *
get_kind (const Reading *self,
          guint rule)
{
  return sudoku_rule_get_kind (self->rules->pdata[rule]);
}

/* A dot of either colour excuses a pair of cells from the rule of neighbours: then that rule says
 * that all white dots are shown, if they are about a difference of 1. */
static void
excuse_dots (Reading *self)
{
  g_autoptr (SudokuRule) shown = NULL;
  gboolean dots = FALSE, plain = TRUE;
  guint rule = 0;

  for (guint i = 0; i < self->rules->len; i++)
    {
      const char *id = get_kind (self, i)->id;

      dots |= g_str_equal (id, "difference") || g_str_equal (id, "ratio");
      plain &= !g_str_equal (id, "difference") ||
               sudoku_rule_get_number (self->rules->pdata[i], 0) == 1;
    }
  while (rule < self->rules->len && !g_str_equal (get_kind (self, rule)->id, "non-consecutive"))
    rule++;
  if (!dots || rule == self->rules->len)
    return;
  g_ptr_array_remove_index (self->rules, rule);
  if (plain)
    g_ptr_array_add (self->rules, sudoku_rule_parse (self->side, "all-shown:difference", NULL));
  else
    add_issue (self, "rule-not-read", "nonconsecutive");
}

static void
read_rules (Reading *self)
{
  g_autoptr (GList) keys = json_object_get_members (self->root);

  read_regions (self);
  read_diagonals (self);
  read_extra_regions (self);
  for (GList *key = keys; key != NULL; key = key->next)
    read_member (self, key->data, json_object_get_member (self->root, key->data));
  excuse_dots (self);
}

/* FALSE when it is no colour, such as a number in a palette, or not the only one. */
static gboolean
add_colour (JsonNode *node,
            guint *colour)
{
  guint found = 0;

  if (node == NULL || sudoku_json_is_nothing (node))
    return TRUE;
  if (json_node_get_value_type (node) != G_TYPE_STRING ||
      !sudoku_f_puzzles_find_colour (json_node_get_string (node), &found))
    return FALSE;
  if (found == 0 || *colour == found)
    return TRUE;
  if (*colour != 0)
    return FALSE;
  *colour = found;
  return TRUE;
}

/* Whether the cell has no other colour than this one. */
static gboolean
read_colour (JsonObject *object,
             guint *colour)
{
  JsonArray *several = sudoku_json_get_array (object, "cArray");
  gboolean all = TRUE;

  *colour = 0;
  all &= add_colour (json_object_get_member (object, "c"), colour);
  all &= add_colour (json_object_get_member (object, "highlight"), colour);
  for (guint i = 0; several != NULL && i < json_array_get_length (several); i++)
    all &= add_colour (json_array_get_element (several, i), colour);
  return all;
}

static gboolean
read_cell (const Reading *self,
           guint cell,
           SudokuState *state)
{
  JsonObject *object = get_cell (self, cell);
  JsonNode *node = json_object_get_member (object, "value");
  guint value = 0, colour = 0;

  read_colour (object, &colour);
  if (node != NULL && !sudoku_json_is_nothing (node) &&
      !sudoku_json_read_number (node, self->side, &value))
    return FALSE;
  if (value > 0)
    sudoku_state_set_value (state, cell, value,
                            sudoku_json_is_true (object, "given") ? SUDOKU_ORIGIN_GIVEN
                                                                  : SUDOKU_ORIGIN_ENTRY);
  if (colour > 0)
    sudoku_state_set_colour (state, cell, colour);
  return sudoku_json_read_marks (object, "centerPencilMarks", state, SUDOKU_MARK_CENTRE, cell) &&
         sudoku_json_read_marks (object, "cornerPencilMarks", state, SUDOKU_MARK_CORNER, cell);
}

/* Names unknown properties of cells. */
static void
name_unknown_of_cells (Reading *self)
{
  static const char *const known[] = {
    "value",
    "given",
    "region",
    "centerPencilMarks",
    "cornerPencilMarks",
    "givenPencilMarks",
    "c",
    "cArray",
    "highlight",
    "parity",
    NULL,
  };
  g_autoptr (GPtrArray) unknown = g_ptr_array_new_with_free_func (g_free);

  for (guint cell = 0; cell < self->side * self->side; cell++)
    sudoku_json_add_unknown (get_cell (self, cell), known, unknown);
  for (guint i = 0; i < unknown->len; i++)
    add_issue (self, "rule-not-read", unknown->pdata[i]);
}

/* The values that the setter allows in a cell. */
static gboolean
read_allowed (Reading *self,
              guint cell)
{
  JsonNode *node = json_object_get_member (get_cell (self, cell), "givenPencilMarks");
  g_autoptr (GString) text = g_string_new ("allowed=");
  SudokuRule *rule = NULL;
  JsonArray *array = NULL;

  if (node == NULL || sudoku_json_is_nothing (node))
    return TRUE;
  array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      guint value = 0;

      if (!sudoku_json_read_number (json_array_get_element (array, i), self->side, &value))
        return FALSE;
      g_string_append_printf (text, "%s%u", i > 0 ? "," : "", value);
    }
  g_string_append_printf (text, ":r%uc%u", cell / self->side + 1, cell % self->side + 1);
  rule = sudoku_rule_parse (self->side, text->str, NULL);
  if (rule == NULL)
    return FALSE;
  g_ptr_array_add (self->rules, rule);
  return TRUE;
}

/* Names parity in the form of old files, colours that don't exist here, and values that the setter
 * allows in a cell, if they can't be read. */
static void
name_what_cells_lose (Reading *self)
{
  gboolean marks = FALSE, parity = FALSE, colours = TRUE;
  guint colour = 0;

  for (guint cell = 0; cell < self->side * self->side; cell++)
    {
      marks |= !read_allowed (self, cell);
      parity |= sudoku_json_get_string (get_cell (self, cell), "parity") != NULL &&
                json_object_get_member (self->root, "even") == NULL &&
                json_object_get_member (self->root, "odd") == NULL;
      colours &= read_colour (get_cell (self, cell), &colour);
    }
  if (marks)
    add_issue (self, "candidates-not-read", NULL);
  if (parity)
    add_issue (self, "rule-not-read", "parity");
  if (!colours)
    add_issue (self, "colours-not-read", NULL);
  name_unknown_of_cells (self);
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
        refuse_cell (self, cell, error);
        return NULL;
      }
  document = sudoku_document_new_for_state (g_steal_pointer (&state));
  for (guint i = 0; i < self->issues->len; i++)
    sudoku_document_take_issue (document, sat_issue_ref (self->issues->pdata[i]));
  return document;
}

static void
add_notes (const Reading *self,
           SudokuDocument *document)
{
  static const struct
  {
    const char *key;
    SudokuNote note;
  } notes[] = {
    { "title", SUDOKU_NOTE_DESCRIPTION },
    { "author", SUDOKU_NOTE_AUTHOR },
    { "ruleset", SUDOKU_NOTE_COMMENT },
  };

  g_autofree char *rules = sudoku_f_puzzles_compose_rules (
    sudoku_grid_get_geometry (sudoku_document_get_grid (document)));

  for (gsize i = 0; i < G_N_ELEMENTS (notes); i++)
    {
      const char *text = sudoku_json_get_string (self->root, notes[i].key);

      /* What was made of the rules is no note. */
      if (text != NULL && !(notes[i].note == SUDOKU_NOTE_COMMENT && g_strcmp0 (text, rules) == 0))
        sudoku_document_add_note_text (document, notes[i].note, text);
    }
}

/**
 * sudoku_f_puzzles_read: (skip)
 * @root: JSON
 * @source: its text, and what is known of it
 *
 * Reads a puzzle, with its entries, marks and colours. Unknown rules become issues of the document.
 *
 * Returns: (transfer full) (nullable): the puzzle; %NULL with SUDOKU_ERROR_SYNTAX or
 *   SUDOKU_ERROR_SHAPE
 */
SudokuDocument *
sudoku_f_puzzles_read (JsonNode *root,
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
  SudokuDocument *document = NULL;

  g_return_val_if_fail (root != NULL && source != NULL, NULL);

  if (JSON_NODE_HOLDS_OBJECT (root))
    self.root = json_node_get_object (root);
  if (!check_grid (&self, error))
    return NULL;
  read_rules (&self);
  name_what_cells_lose (&self);
  geometry = sudoku_geometry_new_with_rules (self.side, (SudokuRule **)rules->pdata, rules->len,
                                             error);
  if (geometry == NULL)
    {
      sudoku_error_add_place (error, &(SatPlace){ .name = source->name });
      return NULL;
    }
  if (!sudoku_shape_hint_confirm (source->hint, source->name, geometry, error))
    return NULL;
  document = make_document (&self, geometry, error);
  if (document == NULL)
    return NULL;
  add_notes (&self, document);
  if (sudoku_document_get_issues (document) != NULL)
    sudoku_f_puzzles_keep_rest (document, self.root);
  return document;
}
