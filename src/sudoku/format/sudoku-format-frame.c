/* SPDX-License-Identifier: GPL-3.0-or-later */

/* N rows as people write them and programs print them, in all layouts that sudoku-layout.c finds:
 * with or without frames, blanks and labels, and with any text around. */

#include "sudoku-format-kind.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-cell-text.h"
#include "sudoku-layout.h"
#include "sudoku-text-match.h"

/* A grid ends within this part of a text; the largest ones have long lines. */
#define NEAR_LENGTH (12u << 10)
#define FAR_LENGTH (64u << 10)
#define WIDE 150
#define SCORE 62
/* More than for the rows that a table has, including its empty ones. */
#define SCORE_SPACED 68

static SudokuGeometry *
get_shape (const SudokuSource *source,
           const SudokuLayout *grid,
           GError **error)
{
  const SudokuShapeHint *hint = source->hint;
  gboolean hinted = hint != NULL && (hint->box_rows > 0 || hint->no_boxes);

  if (grid->box_rows > 0 && (grid->drawn || !hinted))
    return sudoku_shape_hint_confirm_boxes (hint, source->name, grid->side, grid->box_rows,
                                            grid->box_columns, error);
  return sudoku_shape_hint_complete (hint, source->name, grid->side, error);
}

static SudokuDocument *
read_grid (const SudokuSource *source,
           const SudokuLayout *grid,
           GError **error)
{
  guint wrong = G_MAXUINT;
  SudokuDocument *document = sudoku_source_make_document_of_signs (
    source, get_shape (source, grid, error), grid->cells, &wrong, error);
  SudokuScanner scanner;
  const char *at = NULL;

  if (document != NULL || wrong == G_MAXUINT)
    return document;
  at = sudoku_source_scan_to (source, grid->places[wrong], &scanner);
  if (sudoku_sign_is_letter (grid->cells[wrong]) || grid->side < 10)
    sudoku_cell_text_fail_character (&scanner, at, grid->side, error);
  else
    sudoku_cell_text_fail_number (
      &scanner, at, sudoku_text_count_digits (at, source->text + source->length), grid->side,
      error);
  return NULL;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (GPtrArray) found = sudoku_layout_find (source->text, source->length, 1);
  const SudokuLayout *first = found->len > 0 ? found->pdata[0] : NULL;

  if (first != NULL && first->kind == SUDOKU_LAYOUT_GRID)
    return read_grid (source, first, error);
  if (first != NULL)
    sudoku_source_refuse_layout (source, first, error);
  else
    sudoku_source_refuse_text (source, "layout-none", error);
  return NULL;
}

/* Up to the end of the line with the first grid, where another one follows. */
static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  g_autoptr (GPtrArray) found = sudoku_layout_find (text, length, 2);
  const SudokuLayout *first = NULL;
  const char *newline = NULL;

  if (found->len < 2)
    return found->len > 0 ? length : 0;
  first = found->pdata[0];
  newline = memchr (text + first->end, '\n', length - first->end);
  return newline != NULL ? (gsize)(newline + 1 - text) : length;
}

static guint
detect_text (const char *text,
             gsize length)
{
  const char *first = memchr (text, '\n', length);
  gboolean wide = first != NULL && first - text > WIDE;
  gsize most = wide ? FAR_LENGTH : NEAR_LENGTH;
  const char *newline = length > most ? memrchr (text, '\n', most) : NULL;
  gsize near = newline != NULL ? (gsize)(newline + 1 - text) : MIN (length, most);
  g_autoptr (GPtrArray) found = sudoku_layout_find (text, near, 1);
  const SudokuLayout *grid = NULL;

  if (found->len == 0)
    return 0;
  grid = found->pdata[0];
  return grid->kind != SUDOKU_LAYOUT_GRID ? 8 : grid->spaced ? SCORE_SPACED
                                                             : SCORE;
}

static void
write_rule (SudokuGeometry *geometry,
            guint cell_width,
            GString *string)
{
  guint side = sudoku_geometry_get_side (geometry);
  guint group = sudoku_geometry_has_boxes (geometry) ? sudoku_geometry_get_box_columns (geometry)
                                                     : side;

  for (guint column = 0; column < side; column += group)
    {
      /* Where cells are spaced, there is a blank on both sides of a bar as well. */
      guint width = cell_width == 1 ? group : group * (cell_width + 1) + 1;

      g_string_append_c (string, '+');
      for (guint i = 0; i < width; i++)
        g_string_append_c (string, '-');
    }
  g_string_append (string, "+\n");
}

static void
write_row (const SudokuGrid *grid,
           guint row,
           guint cell_width,
           GString *string)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  guint side = sudoku_grid_get_side (grid);
  guint group = sudoku_geometry_has_boxes (geometry) ? sudoku_geometry_get_box_columns (geometry)
                                                     : side;

  for (guint column = 0; column < side; column++)
    {
      guint value = sudoku_grid_get_value (grid, row * side + column);

      if (column % group == 0)
        g_string_append (string, cell_width == 1 ? "|" : "| ");
      if (cell_width == 1)
        g_string_append_c (string, sudoku_cell_text_get_character (value));
      else if (value == 0)
        g_string_append_printf (string, "%*s ", (int)cell_width, ".");
      else
        g_string_append_printf (string, "%*u ", (int)cell_width, value);
    }
  g_string_append (string, "|\n");
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  guint side = sudoku_grid_get_side (grid);
  guint width = sudoku_cell_text_get_width (side);
  guint band = sudoku_geometry_has_boxes (geometry) ? sudoku_geometry_get_box_rows (geometry)
                                                    : side;

  for (guint row = 0; row < side; row++)
    {
      if (row % band == 0)
        write_rule (geometry, width, string);
      write_row (grid, row, width, string);
    }
  write_rule (geometry, width, string);
  return TRUE;
}

const SudokuFormat sudoku_format_frame = {
  .id = "frame",
  .name = N_ ("Framed grid"),
  .summary = N_ ("a grid as people write it, with or without frames and blanks"),
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .score_max = SCORE_SPACED,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
