/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Data of MiniZinc: an array of two dimensions, [| 5, 3, 0 | 6, 0, 0 |], where 0 or _ is empty; if
 * both occur, 0 may be the first value. The sizes of boxes are also read: R and C, or S for both.
 * Arrays whose names are about rules are reported. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-list-members.h"
#include "sudoku-list-omissions.h"
#include "sudoku-text-match.h"

/* The cells and their side; 0 when it is no such array. Moves behind it. */
static guint
read_array (const char **at,
            const char *end,
            GArray *values)
{
  guint side = 0, n_rows = 0, number = 0;
  SudokuSigns signs;

  *at = memmem (*at, (gsize)(end - *at), "[|", 2);
  if (*at == NULL)
    return 0;
  *at += 2;
  for (;;)
    {
      SudokuSign value;

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
      value = (SudokuSign)((*at)[-1] == '_' ? SUDOKU_SIGN_BLANK : number);
      g_array_append_val (values, value);
      *at = sudoku_text_skip_space (*at, end);
      if (*at < end && **at == ',')
        (*at)++;
    }
  (*at)++;
  if (n_rows != side || side < SUDOKU_SIDE_MIN || side > SUDOKU_SIDE_MAX)
    return 0;
  sudoku_signs_init (&signs, side);
  sudoku_signs_add (&signs, (const SudokuSign *)(void *)values->data);
  return sudoku_signs_settle (&signs) != SUDOKU_SIGNS_WRONG ? side : 0;
}

static guint
detect_text (const char *text,
             gsize length)
{
  return sudoku_text_contains (text, length, "[|") ? 96 : 0;
}

/* Whether a puzzle begins, and not an array that belongs to the one above. */
static gboolean
has_puzzle (const char *text,
            const char *end)
{
  while ((text = memmem (text, (gsize)(end - text), "[|", 2)) != NULL)
    {
      g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (SudokuSign));
      g_autoptr (SatIssue) issue = NULL;
      const char *at = text, *name = text, *name_end;

      while (name[-1] == ' ' || name[-1] == '=')
        name--;
      name_end = name;
      while (g_ascii_isalnum (name[-1]) || name[-1] == '_')
        name--;
      issue = sudoku_list_omissions_find_rule (name, (gsize)(name_end - name), "1", 1);
      if (issue == NULL && read_array (&at, end, values) > 0)
        return TRUE;
      text += 2;
    }
  return FALSE;
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (SudokuSign));
  const char *at = text;

  if (read_array (&at, text + length, values) == 0)
    return 0;
  return has_puzzle (at, text + length) ? (gsize)(at - text) : length;
}

/* The value of a name; 0: none. */
static guint
find_number (const SudokuListMembers *members,
             const char *name)
{
  for (guint i = 0; i < members->members->len; i++)
    {
      const SudokuListMember *member = sudoku_list_members_get (members, i);
      const char *at = members->text + member->start, *end = members->text + member->end;
      guint number = 0;

      at = sudoku_text_skip_space (at, end);
      if (sudoku_scan_equal (member->name, member->name_length, name) &&
          sudoku_scan_uint (&at, end, SUDOKU_SIDE_MAX, &number) &&
          sudoku_text_skip_space (at, end) == end)
        return number;
    }
  return 0;
}

/* The shape, with the boxes given in the text. */
static SudokuGeometry *
make_geometry (const SudokuSource *source,
               guint side,
               GError **error)
{
  g_autoptr (SudokuListMembers) members =
    sudoku_list_members_new (source->text, source->length);
  guint both = find_number (members, "S");
  guint rows = both > 0 ? both : find_number (members, "R");
  guint columns = both > 0 ? both : find_number (members, "C");
  const SudokuShapeHint told = { .box_rows = rows, .box_columns = columns };
  g_autoptr (SudokuGeometry) fits = NULL;

  /* Some use these names for the rows and columns of the board. */
  if (rows == 0 || columns == 0 || (rows == side && columns == side))
    return sudoku_shape_hint_complete (source->hint, source->name, side, error);
  fits = sudoku_shape_hint_complete (&told, source->name, side, error);
  return fits != NULL ? sudoku_shape_hint_confirm_boxes (source->hint, source->name, side, rows,
                                                         columns, error)
                      : NULL;
}

static SudokuDocument *
make_document (const SudokuSource *source,
               guint side,
               const SudokuSign *cells,
               GError **error)
{
  g_autoptr (SudokuGeometry) geometry = make_geometry (source, side, error);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  g_autoptr (GArray) solutions = g_array_new (FALSE, FALSE, sizeof (gsize));
  g_autoptr (SudokuListOmissions) omissions = NULL;
  SudokuDocument *document = NULL;
  guint wrong = 0;

  document = sudoku_source_make_document_of_signs (source, g_steal_pointer (&geometry), cells,
                                                   &wrong, error);
  if (document == NULL)
    return NULL;
  omissions = sudoku_list_omissions_new (source->text, source->length, found, solutions);
  sudoku_list_omissions_add (omissions, 0, document);
  return document;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (SudokuSign));
  const char *at = source->text;
  guint side = read_array (&at, source->text + source->length, values);

  if (side == 0)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &(SatPlace){ .name = source->name },
                        "dzn-expected");
      return NULL;
    }
  return make_document (source, side, (const SudokuSign *)(void *)values->data, error);
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
  const char *empty = sudoku_signs_choose_empty (grid, "_");

  write_shape (sudoku_grid_get_geometry (grid), string);
  g_string_append (string, "start = [|");
  for (guint cell = 0; cell < side * side; cell++)
    {
      guint value = sudoku_grid_get_value (grid, cell);

      g_string_append (string, cell > 0 && cell % side == 0 ? "  " : " ");
      if (value > 0)
        g_string_append_printf (string, "%u", value);
      else
        g_string_append (string, empty);
      g_string_append (string, cell % side == side - 1 ? " |" : ",");
    }
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
