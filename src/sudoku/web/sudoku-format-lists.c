/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists, as programs write and print a puzzle: JSON, Python, C, Prolog, YAML and their kin. What
 * surrounds the lists is ignored; each grid is a puzzle, except a solution beside one. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-block-lists.h"
#include "sudoku-cell-text.h"
#include "sudoku-element-lists.h"
#include "sudoku-element-omissions.h"
#include "sudoku-list-omissions.h"
#include "sudoku-nested-lists.h"
#include "sudoku-text-match.h"

#define SIDE_MIN 4
#define STRING_SIDE_MIN 6

/* The confidence in a text that begins as JSON and has a puzzle somewhere: higher than for a puzzle
 * in its first line, and lower than for a known program. */
#define SURE_OF_JSON 80
/* Lists with wrong cells, or with nothing but a solution. */
#define WRONG 20
#define SOLVED 30
/* What is nearly a grid. */
#define NEARLY 10
/* Elements of XML may belong to a known program. */
#define SURE_OF_ELEMENTS 94

/* Whether the symbols of a grid can be values of one puzzle. */
static gboolean
is_good (const SudokuListedGrid *grid)
{
  SudokuSigns signs;

  sudoku_signs_init (&signs, grid->side);
  sudoku_signs_add (&signs, grid->cells);
  return sudoku_signs_settle (&signs) != SUDOKU_SIGNS_WRONG;
}

static gboolean
has_values (const SudokuListedGrid *grid)
{
  for (guint i = 0; i < grid->side * grid->side; i++)
    if (grid->cells[i] > 0 && grid->cells[i] < SUDOKU_SIGN_BLANK)
      return TRUE;
  return FALSE;
}

/* Looks for grids in lists with brackets, in those of YAML and in elements of XML. A near match is
 * taken from what the text resembles most. */
static GPtrArray *
find_in_any (const char *text,
             gsize length,
             GArray *solutions,
             SudokuLayout **fault)
{
  g_autofree char *blocks = sudoku_block_lists_bracket (text, length);
  g_autofree char *elements = NULL;
  GPtrArray *found = NULL;

  if (blocks != NULL)
    found = sudoku_nested_lists_find (blocks, length + 1, solutions, fault);
  if (found != NULL && (found->len > 0 || *fault != NULL))
    return found;
  g_clear_pointer (&found, g_ptr_array_unref);
  found = sudoku_nested_lists_find (text, length, solutions, fault);
  if (found->len == 0)
    elements = sudoku_element_lists_bracket (text, length);
  if (elements == NULL)
    return found;
  g_ptr_array_unref (found);
  g_clear_pointer (fault, sudoku_layout_free);
  found = sudoku_nested_lists_find (elements, length, solutions, fault);
  for (guint i = 0; i < found->len;)
    {
      SudokuListedGrid *grid = found->pdata[i];

      grid->sure = MIN (grid->sure, SURE_OF_ELEMENTS);
      /* Nothing is left of elements with something other than values. */
      if (has_values (grid))
        i++;
      else
        g_ptr_array_remove_index (found, i);
    }
  return found;
}

/* Lists with wrong cells are often no puzzles, where there are right ones. */
static GPtrArray *
find_grids (const char *text,
            gsize length,
            SudokuListOmissions **omissions,
            SudokuLayout **fault)
{
  g_autoptr (GArray) solutions = g_array_new (FALSE, FALSE, sizeof (gsize));
  GPtrArray *found = find_in_any (text, length, solutions, fault);
  guint n_good = 0;

  for (guint i = 0; i < found->len; i++)
    n_good += is_good (found->pdata[i]);
  if (n_good > 0)
    g_clear_pointer (fault, sudoku_layout_free);
  else if (*fault != NULL)
    g_ptr_array_set_size (found, 0);
  for (guint i = 0; n_good > 0 && i < found->len;)
    if (is_good (found->pdata[i]) || ((SudokuListedGrid *)found->pdata[i])->side >= STRING_SIDE_MIN)
      i++;
    else
      g_ptr_array_remove_index (found, i);
  *omissions = sudoku_list_omissions_new (text, length, found, solutions);
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
  g_autoptr (SudokuListOmissions) omissions = NULL;
  g_autoptr (SudokuLayout) fault = NULL;
  guint sure = 0;

  if (length == 0)
    return 0;
  found = find_grids (text, length, &omissions, &fault);
  if (fault != NULL)
    return NEARLY;
  for (guint i = 0; i < found->len; i++)
    {
      const SudokuListedGrid *grid = found->pdata[i];

      sure = MAX (sure, !is_good (grid) ? WRONG : grid->solution ? SOLVED
                                                                 : grid->sure);
    }
  return sure > SOLVED && begins_as_json (text, text + length) ? MAX (sure, SURE_OF_JSON) : sure;
}

/* Reports the wrong cell. */
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

/* The shape of a grid: its boxes may be given beside it. */
static SudokuGeometry *
make_geometry (const SudokuSource *source,
               const SudokuListedGrid *grid,
               const SudokuListOmissions *omissions,
               GError **error)
{
  SudokuShapeHint told = { 0 };
  g_autoptr (SudokuGeometry) fits = NULL;

  if (!sudoku_list_omissions_find_boxes (omissions, grid->place, grid->side, &told.box_rows,
                                         &told.box_columns))
    return sudoku_shape_hint_complete (source->hint, source->name, grid->side, error);
  fits = sudoku_shape_hint_complete (&told, source->name, grid->side, error);
  return fits != NULL ? sudoku_shape_hint_confirm_boxes (source->hint, source->name, grid->side,
                                                         told.box_rows, told.box_columns, error)
                      : NULL;
}

static SudokuDocument *
read_grid (const SudokuSource *source,
           const SudokuListedGrid *grid,
           SudokuListOmissions *omissions,
           const SudokuElementOmissions *elements,
           GError **error)
{
  guint wrong = G_MAXUINT;
  SudokuDocument *document = sudoku_source_make_document_of_signs (
    source, make_geometry (source, grid, omissions, error), grid->cells, &wrong, error);

  if (document != NULL)
    sudoku_list_omissions_add (omissions, grid->place, document);
  if (document != NULL && elements != NULL)
    sudoku_element_omissions_add (elements, grid->place, document);
  if (document == NULL && wrong != G_MAXUINT)
    refuse (source, grid, wrong, error);
  return document;
}

/* The symbols of all grids that have the side of the first. */
static void
survey (GPtrArray *found,
        SudokuSigns *signs)
{
  sudoku_signs_init (signs, found->len > 0 ? ((SudokuListedGrid *)found->pdata[0])->side : 0);
  for (guint i = 0; i < found->len; i++)
    if (((SudokuListedGrid *)found->pdata[i])->side == signs->side)
      sudoku_signs_add (signs, ((SudokuListedGrid *)found->pdata[i])->cells);
}

static GPtrArray *
read_all (const SudokuSource *source)
{
  g_autoptr (SudokuListOmissions) omissions = NULL;
  g_autoptr (SudokuLayout) fault = NULL;
  g_autoptr (GPtrArray) found = find_grids (source->text, source->length, &omissions, &fault);
  g_autoptr (SudokuElementOmissions) elements =
    sudoku_element_omissions_new (source->text, source->length, found);
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
      SudokuDocument *document = read_grid (&with_signs, grid, omissions, elements, &error);

      for (; at < source->text + grid->place; at++)
        line += *at == '\n';
      sudoku_readings_take (readings, document, g_steal_pointer (&error), line);
    }
  if (found->len == 0)
    {
      GError *error = NULL;

      if (fault != NULL)
        sudoku_source_refuse_layout (source, fault, &error);
      else
        sudoku_source_refuse_text (source, "lists-expected", &error);
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

static const char *
get_opening (guint cell,
             guint side)
{
  if (cell == 0)
    return "[[";
  return cell % side == 0 ? " [" : "";
}

static const char *
get_ending (guint cell,
            guint side)
{
  if (cell == side * side - 1)
    return "]]\n";
  return cell % side == side - 1 ? "],\n" : ", ";
}

/* Both JSON and Python read this. */
static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  guint side = sudoku_grid_get_side (grid);
  const char *empty = sudoku_signs_choose_empty (grid, "-1");

  if (side < SIDE_MIN)
    return sudoku_format_refuse (&sudoku_format_lists, error, "format-only-between-sides",
                                 sat_arg_number (SIDE_MIN), sat_arg_number (SUDOKU_SIDE_MAX));
  for (guint cell = 0; cell < side * side; cell++)
    {
      guint value = sudoku_grid_get_value (grid, cell);

      g_string_append (string, get_opening (cell, side));
      if (value > 0)
        g_string_append_printf (string, "%u", value);
      else
        g_string_append (string, empty);
      g_string_append (string, get_ending (cell, side));
    }
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
