/* SPDX-License-Identifier: GPL-3.0-or-later */

/* SudokuPad draws many rules of f-puzzles, and all that f-puzzles doesn't know, only by drawings
 * that stand beside them in a file: each says in "fromConstraint" which rule it is of. They are
 * made here from the rules, and when a file is read, those that belong to a rule are dropped. Names
 * and colours are those that f-puzzles gives them, widths nearly so: they are written in few
 * digits. */

#include "sudoku-f-puzzles-pictures.h"

#include "sudoku-f-puzzles-items.h"
#include "sudoku-json.h"
#include "sudoku-outside.h"

const char *const sudoku_f_puzzles_picture_keys[] = {
  "line",
  "circle",
  "rectangle",
  "text",
  "cage",
  NULL,
};

/* Where discs, or diamonds, stand on a line. */
typedef enum
{
  ENDS_NONE,
  ENDS_FIRST,
  ENDS_BOTH,
  ENDS_DIAMONDS,
} Ends;

typedef struct
{
  const char *id;
  const char *name;
  const char *colour;
  double width;       /* of a line; 0: none */
  Ends ends;          /* of a line */
  double size;        /* of its discs */
  const char *symbol; /* (nullable): around a clue; "" is none */
  const char *unit;   /* (nullable): of a cage, what follows its number */
  const char *signs;  /* (nullable): between two cells, as one of them is on the left, right, above
                       * or below, with blanks between them */
} Picture;

static const Picture pictures[] = {
  { "renban", "Renban", "#F067F0", 0.25 },
  { "whispers", "German Whispers", "#67F067", 0.1875 },
  { "whispers", "Dutch Whispers", "#FF9A00", 0.1875 },
  { "entropic", "Entropic Line", "#FFCCAA", 0.15625 },
  { "modular", "Modular Line", "#33BBBB", 0.15625 },
  { "region-sum", "Region Sum Line", "#2ECBFF", 0.15625 },
  { "nabner", "Nabner", "#C9C883", 0.25 },
  { "double-arrow", "Double Arrow", "#C54B8B", 0.15625, ENDS_BOTH, 0.84375 },
  { "zipper", "Zipper Line", "#cdb1ec", 0.15625 },
  { "slow-thermometer", "Slow Thermometer", "#6495ED", 0.3125, ENDS_FIRST, 0.8125 },
  { "lockout", "Lockout Line", "#8080E0", 0.09375, ENDS_DIAMONDS, 0.625 },
  { "row-indexer", "Row Indexer", "#7CC77C" },
  { "column-indexer", "Column Indexer", "#C77C7C" },
  { "box-indexer", "Box Indexer", "#7C7CC7" },
  { "x-sum", "X Sum", "#000000", .symbol = "\u25EF" },
  { "skyscraper", "Skyscraper", "#000000", .symbol = "\u25AF" },
  { "numbered-room", "Numbered Room", "#000000", .symbol = "" },
  { "sum", "Sum", "#7C7C7C", .unit = "" },
  { "equal-sums", "Equal Sums", "#7C7C7C", .unit = "=" },
  { "product", "Product Cage", "#000000", .unit = "×" },
  { "difference-cage", "Difference Cage", "#000000", .unit = "−" },
  { "quotient-cage", "Quotient Cage", "#000000", .unit = "÷" },
  { "less", "Less Than", "#000000", .signs = "< > ∧ ∨" },
  { "not-above", "At Most", "#000000", .signs = "≤ ≥ ∧= ∨=" },
};

/* Older names in files. */
static const struct
{
  const char *name;
  const char *id;
} older[] = {
  { "Whispers", "whispers" },
  { "Entropic", "entropic" },
};

/* (nullable): the first one of a kind; of whispers that with the difference. */
static const Picture *
find_picture (const SudokuRule *rule,
              guint side)
{
  const char *id = sudoku_rule_get_kind (rule)->id;
  gboolean dutch = g_str_equal (id, "whispers") &&
                   sudoku_rule_get_number (rule, 0) + 1 == (side + 1) / 2;

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    if (g_str_equal (pictures[i].id, id))
      return &pictures[i + dutch];
  return NULL;
}

/* A new drawing at a key. */
static JsonObject *
add_drawing (JsonObject *root,
             const char *key)
{
  JsonObject *drawing = json_object_new ();

  json_array_add_object_element (sudoku_f_puzzles_need_list (root, key), drawing);
  return drawing;
}

static JsonArray *
write_cells (const guint16 *cells,
             guint n_cells,
             guint side)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n_cells; i++)
    {
      g_autofree char *name =
        g_strdup_printf ("R%uC%u", cells[i] / side + 1, cells[i] % side + 1);

      json_array_add_string_element (array, name);
    }
  return array;
}

static void
draw_end (const Picture *picture,
          guint16 cell,
          guint side,
          JsonObject *root)
{
  gboolean diamond = picture->ends == ENDS_DIAMONDS;
  JsonObject *drawing = add_drawing (root, diamond ? "rectangle" : "circle");

  json_object_set_array_member (drawing, "cells", write_cells (&cell, 1, side));
  json_object_set_string_member (drawing, "baseC", diamond ? "#FFFFFF" : picture->colour);
  json_object_set_string_member (drawing, "outlineC", picture->colour);
  json_object_set_double_member (drawing, "width", picture->size);
  json_object_set_double_member (drawing, "height", picture->size);
  if (diamond)
    json_object_set_int_member (drawing, "angle", 45);
  json_object_set_string_member (drawing, "fromConstraint", picture->name);
}

static void
draw_line (const Picture *picture,
           const guint16 *cells,
           guint n_cells,
           guint side,
           JsonObject *root)
{
  JsonObject *drawing = add_drawing (root, "line");
  JsonArray *lines = json_array_new ();

  json_array_add_array_element (lines, write_cells (cells, n_cells, side));
  json_object_set_array_member (drawing, "lines", lines);
  json_object_set_string_member (drawing, "outlineC", picture->colour);
  json_object_set_double_member (drawing, "width", picture->width);
  json_object_set_string_member (drawing, "fromConstraint", picture->name);
  if (picture->ends != ENDS_NONE)
    draw_end (picture, cells[0], side, root);
  if (picture->ends != ENDS_NONE && picture->ends != ENDS_FIRST)
    draw_end (picture, cells[n_cells - 1], side, root);
}

static void
draw_cells (const Picture *picture,
            const guint16 *cells,
            guint n_cells,
            guint side,
            const char *value,
            JsonObject *root)
{
  JsonObject *drawing = add_drawing (root, "cage");

  json_object_set_array_member (drawing, "cells", write_cells (cells, n_cells, side));
  json_object_set_string_member (drawing, "outlineC", picture->colour);
  json_object_set_string_member (drawing, "fontC", "#000000");
  if (value != NULL)
    json_object_set_string_member (drawing, "value", value);
  json_object_set_string_member (drawing, "fromConstraint", picture->name);
}

/* @cells: (transfer full): with the text in the middle of them */
static void
draw_text (const Picture *picture,
           JsonArray *cells,
           const char *text,
           double size,
           JsonObject *root)
{
  JsonObject *drawing = add_drawing (root, "text");

  json_object_set_array_member (drawing, "cells", cells);
  json_object_set_string_member (drawing, "value", text);
  json_object_set_string_member (drawing, "fontC", picture->colour);
  json_object_set_double_member (drawing, "size", size);
  json_object_set_string_member (drawing, "fromConstraint", picture->name);
}

static JsonArray *
name_place (const char *place)
{
  JsonArray *cells = json_array_new ();

  json_array_add_string_element (cells, place);
  return cells;
}

static void
draw_clue (const Picture *picture,
           const SudokuRule *rule,
           guint side,
           JsonObject *root)
{
  guint row = 0, column = 0;
  g_autofree char *place = NULL;
  g_autofree char *number = g_strdup_printf ("%u", sudoku_rule_get_number (rule, 0));

  sudoku_outside_get (side, sudoku_rule_get_parameters (rule)->places[0], &row, &column);
  place = g_strdup_printf ("R%uC%u", row, column);
  if (*picture->symbol != '\0')
    draw_text (picture, name_place (place), picture->symbol, 1.1875, root);
  draw_text (picture, name_place (place), number, 0.6875, root);
}

/* The sign points at the first cell. */
static void
draw_sign (const Picture *picture,
           const guint16 *cells,
           guint side,
           JsonObject *root)
{
  g_auto (GStrv) signs = g_strsplit (picture->signs, " ", -1);
  gboolean above = cells[0] % side == cells[1] % side;

  draw_text (picture, write_cells (cells, 2, side), signs[2 * above + (cells[0] > cells[1])], 0.5,
             root);
}

/* One cage, or one for each of two areas. */
static void
draw_cage (const Picture *picture,
           const SudokuRule *rule,
           guint side,
           JsonObject *root)
{
  guint n_cells = 0, n_first = sudoku_rule_get_parameters (rule)->n_first;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);
  g_autofree char *value = NULL;

  if (n_first > 0)
    {
      draw_cells (picture, cells, n_first, side, picture->unit, root);
      draw_cells (picture, cells + n_first, n_cells - n_first, side, picture->unit, root);
      return;
    }
  value = g_strdup_printf ("%u%s", sudoku_rule_get_number (rule, 0), picture->unit);
  draw_cells (picture, cells, n_cells, side, value, root);
}

/**
 * sudoku_f_puzzles_draw: (skip)
 * @rule: a rule
 * @side: the side N
 * @root: the JSON of the puzzle
 *
 * Adds the drawing of a rule that SudokuPad shows in no other way.
 */
void
sudoku_f_puzzles_draw (const SudokuRule *rule,
                       guint side,
                       JsonObject *root)
{
  const Picture *picture = NULL;
  guint n_cells = 0;
  const guint16 *cells = NULL;

  g_return_if_fail (rule != NULL && root != NULL);

  picture = find_picture (rule, side);
  if (picture == NULL)
    return;
  cells = sudoku_rule_get_cells (rule, &n_cells);
  if (picture->symbol != NULL)
    draw_clue (picture, rule, side, root);
  else if (picture->signs != NULL)
    draw_sign (picture, cells, side, root);
  else if (picture->unit != NULL)
    draw_cage (picture, rule, side, root);
  else if (picture->width > 0)
    draw_line (picture, cells, n_cells, side, root);
  else
    draw_cells (picture, cells, n_cells, side, NULL, root);
}

/**
 * sudoku_f_puzzles_is_picture: (skip)
 * @drawing: a drawing
 * @root: the JSON of the puzzle
 *
 * Tells whether a drawing is that of a rule whose key the puzzle has.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_f_puzzles_is_picture (JsonObject *drawing,
                             JsonObject *root)
{
  const char *name = NULL, *id = NULL;

  g_return_val_if_fail (drawing != NULL && root != NULL, FALSE);

  name = sudoku_json_get_string (drawing, "fromConstraint");
  if (name == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    if (g_str_equal (pictures[i].name, name))
      id = pictures[i].id;
  for (guint i = 0; i < G_N_ELEMENTS (older); i++)
    if (g_str_equal (older[i].name, name))
      id = older[i].id;
  return id != NULL &&
         json_object_has_member (root, sudoku_rule_kind_find (id, -1)->f_puzzles);
}
