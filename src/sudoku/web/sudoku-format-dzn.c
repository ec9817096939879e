/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Data of MiniZinc: an array of two dimensions, [| 5, 3, 0 | 6, 0, 0 |], where 0 or _ is empty.
 * What else a file says, such as the side, is passed over. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-text-match.h"

/* The cells and their side; 0 when it is no such array. Goes behind it. */
static guint
read_array (const char **at,
            const char *end,
            GByteArray *values)
{
  guint side = 0, n_rows = 0, number = 0;

  *at = memmem (*at, (gsize)(end - *at), "[|", 2);
  if (*at == NULL)
    return 0;
  *at += 2;
  for (;;)
    {
      guint8 value;

      *at = sudoku_text_skip_space (*at, end);
      if (*at == end || values->len > SUDOKU_CELLS_MAX)
        return 0;
      if (**at == '|')
        {
          n_rows++;
          side = n_rows == 1 ? values->len : side;
          if (values->len != n_rows * side)
            return 0;
          (*at)++;
          *at = sudoku_text_skip_space (*at, end);
          if (*at < end && **at == ']')
            break;
          continue;
        }
      if (**at == '_')
        (*at)++;
      else if (!sudoku_scan_uint (at, end, SUDOKU_SIDE_MAX, &number))
        return 0;
      value = (guint8)((*at)[-1] == '_' ? 0 : number);
      g_byte_array_append (values, &value, 1);
      *at = sudoku_text_skip_space (*at, end);
      if (*at < end && **at == ',')
        (*at)++;
    }
  (*at)++;
  for (guint i = 0; i < values->len; i++)
    if (values->data[i] > side)
      return 0;
  return n_rows == side && side >= SUDOKU_SIDE_MIN && side <= SUDOKU_SIDE_MAX ? side : 0;
}

static guint
detect_text (const char *text,
             gsize length)
{
  return sudoku_text_contains (text, length, "[|") ? 96 : 0;
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  g_autoptr (GByteArray) values = g_byte_array_new ();
  const char *at = text;

  return read_array (&at, text + length, values) > 0 ? (gsize)(at - text) : 0;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (GByteArray) values = g_byte_array_new ();
  const char *at = source->text;
  guint side = read_array (&at, source->text + source->length, values);

  if (side == 0)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &(SatPlace){ .name = source->name },
                        "dzn-expected");
      return NULL;
    }
  return sudoku_source_make_document (source, side, values->data, error);
}

static void
write_shape (SudokuGeometry *geometry,
             GString *string)
{
  guint rows = sudoku_geometry_get_box_rows (geometry);
  guint columns = sudoku_geometry_get_box_columns (geometry);

  if (rows > 0 && rows == columns)
    g_string_append_printf (string, "S = %u;\n", rows);
  else if (rows > 0)
    g_string_append_printf (string, "R = %u;\nC = %u;\n", rows, columns);
  else
    g_string_append_printf (string, "N = %u;\n", sudoku_geometry_get_side (geometry));
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  guint side = sudoku_grid_get_side (grid);

  write_shape (sudoku_grid_get_geometry (grid), string);
  g_string_append (string, "start = [|");
  for (guint cell = 0; cell < side * side; cell++)
    g_string_append_printf (string, "%s %u%s", cell > 0 && cell % side == 0 ? " " : "",
                            sudoku_grid_get_value (grid, cell),
                            cell % side == side - 1 ? " |" : ",");
  g_string_append (string, "];\n");
  return TRUE;
}

static const char *const suffixes[] = { ".dzn", NULL };

const SudokuFormat sudoku_format_dzn = {
  .id = "dzn",
  .name = N_ ("MiniZinc data"),
  .summary = N_ ("an array of two dimensions as MiniZinc has it, 0 or _ empty"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_OF_WEB,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
