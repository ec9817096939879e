/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables of LaTeX: rows of N cells between “&”, each row ending with “\\”. Commands in and around
 * the cells are ignored, with the lines that they draw. The package “sudoku” has an environment of
 * its own, with rows like “|5| |3| |.”. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-cell-text.h"
#include "sudoku-text-match.h"

/* Smaller tables are often something else. */
#define SIDE_MIN 4

static const char *const environments[] = { "tabular}", "array}", "tabular*}", "tabularx}" };

/* Environments of the package for puzzles, which have cells between bars. */
static const char *const barred[] = { "sudoku}", "sudoku-block}" };

/* The cells of a table. */
typedef struct
{
  const char *at;
  const char *end;
  GArray *values; /* (element-type SudokuSign) */
  gboolean bars;  /* cells are between bars */
  guint side;     /* 0: the first row has not ended */
  guint n_cells;
  guint n_rows;
} Table;

/* Skips the first of the names that occurs here. */
static gboolean
skip_name (Table *self,
           const char *const *names,
           gsize n_names)
{
  for (gsize i = 0; i < n_names; i++)
    if (sudoku_text_begins_with (self->at, (gsize)(self->end - self->at), names[i]))
      {
        self->at += strlen (names[i]);
        return TRUE;
      }
  return FALSE;
}

/* Moves behind the beginning of a table; FALSE when there is none. */
static gboolean
find_table (Table *self)
{
  static const char begin[] = "\\begin{";

  while ((self->at = memmem (self->at, (gsize)(self->end - self->at), begin, strlen (begin))) !=
         NULL)
    {
      self->at += strlen (begin);
      self->bars = skip_name (self, barred, G_N_ELEMENTS (barred));
      if (self->bars || skip_name (self, environments, G_N_ELEMENTS (environments)))
        return TRUE;
    }
  return FALSE;
}

/* The place after a group in braces, such as the columns of a table; FALSE when it has no end. */
static gboolean
skip_group (Table *self)
{
  guint depth = 0;

  for (; self->at < self->end; self->at++)
    if (*self->at == '{')
      depth++;
    else if (*self->at == '}' && --depth == 0)
      {
        self->at++;
        return TRUE;
      }
  return FALSE;
}

/* A command after its backslash. Those that draw lines have a group for the columns. */
static gboolean
skip_command (Table *self)
{
  const char *name = self->at;
  gsize length = 0;

  while (self->at < self->end && g_ascii_isalpha (*self->at))
    self->at++;
  length = (gsize)(self->at - name);
  if (!sudoku_scan_equal (name, length, "cline") && !sudoku_scan_equal (name, length, "cmidrule"))
    return length > 0;
  return self->at < self->end && *self->at == '{' && skip_group (self);
}

static gboolean
end_cell (Table *self,
          const char *word,
          gsize length)
{
  SudokuSign value;

  if (!sudoku_sign_from_word (word, length, &value))
    return FALSE;
  if (self->values->len >= SUDOKU_SIDE_MAX * SUDOKU_SIDE_MAX)
    return FALSE;
  g_array_append_val (self->values, value);
  self->n_cells++;
  return TRUE;
}

static gboolean
end_row (Table *self)
{
  if (self->n_rows++ == 0)
    self->side = self->n_cells;
  if (self->n_cells != self->side)
    return FALSE;
  self->n_cells = 0;
  return TRUE;
}

static void
skip_comment (Table *self)
{
  while (self->at < self->end && *self->at != '\n')
    self->at++;
}

/* The rest of a cell, which ends with “&”, “\\” or the end of the table. */
static gboolean
read_cell (Table *self,
           char *word,
           gsize *length,
           char *stop)
{
  for (*length = 0; self->at < self->end;)
    {
      char c = *self->at++;

      if (c == '&')
        {
          *stop = c;
          return TRUE;
        }
      if (c == '%')
        skip_comment (self);
      else if (c == '\\' && self->at < self->end && *self->at == '\\')
        {
          self->at++;
          *stop = c;
          return TRUE;
        }
      else if (c == '\\' &&
               sudoku_text_begins_with (self->at, (gsize)(self->end - self->at), "end{"))
        {
          *stop = '\0';
          return skip_group (self);
        }
      else if (c == '\\')
        {
          if (!skip_command (self))
            return FALSE;
        }
      else if (!g_ascii_isspace (c) && strchr ("{}$~", c) == NULL)
        {
          if (*length == 3)
            return FALSE;
          word[(*length)++] = c;
        }
    }
  return FALSE;
}

/* The rest of a cell that ends with a bar. A full stop after the last bar ends the row. */
static gboolean
read_barred_cell (Table *self,
                  char *word,
                  gsize *length,
                  char *stop)
{
  gboolean inside = self->n_cells > 0;

  for (*length = 0; self->at < self->end;)
    {
      char c = *self->at++;

      if (c == '%')
        skip_comment (self);
      else if (c == '|' && inside)
        {
          gboolean last = self->at < self->end && *self->at == '.';

          self->at += last ? 1 : 0;
          *stop = last ? '\\' : '&';
          return TRUE;
        }
      else if (c == '|')
        inside = TRUE;
      else if (c == '\\' && !inside &&
               sudoku_text_begins_with (self->at, (gsize)(self->end - self->at), "end{"))
        {
          *stop = '\0';
          return skip_group (self);
        }
      else if (!g_ascii_isspace (c))
        {
          if (!inside || *length == 3)
            return FALSE;
          word[(*length)++] = c;
        }
    }
  return FALSE;
}

/* Whether the symbols can be values of a puzzle. */
static gboolean
fits (const Table *self)
{
  SudokuSigns signs;

  sudoku_signs_init (&signs, self->side);
  sudoku_signs_add (&signs, (const SudokuSign *)(void *)self->values->data);
  return sudoku_signs_settle (&signs) != SUDOKU_SIGNS_WRONG;
}

/* The side, and all values; 0 when it is no table of a puzzle. */
static guint
read_table (const char *text,
            gsize length,
            GArray *values,
            const char **behind)
{
  Table self = { .at = text, .end = text + length, .values = values };
  char stop = '&';

  if (!find_table (&self) || (!self.bars && !skip_group (&self)))
    return 0;
  while (stop != '\0')
    {
      char word[3];
      gsize word_length = 0;

      if (!(self.bars ? read_barred_cell : read_cell) (&self, word, &word_length, &stop))
        return 0;
      /* After the last row there are only lines. */
      if (stop == '\0' && self.n_cells == 0 && word_length == 0)
        break;
      if (!end_cell (&self, word, word_length) || (stop != '&' && !end_row (&self)))
        return 0;
    }
  *behind = self.at;
  return self.side >= SIDE_MIN && self.side <= SUDOKU_SIDE_MAX && self.n_rows == self.side &&
             fits (&self)
           ? self.side
           : 0;
}

static guint
detect_text (const char *text,
             gsize length)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (SudokuSign));
  const char *behind = NULL;

  return read_table (text, length, values, &behind) > 0 ? 96 : 0;
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (SudokuSign));
  const char *behind = NULL;

  return read_table (text, length, values, &behind) > 0 ? (gsize)(behind - text) : 0;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (SudokuSign));
  const char *behind = NULL;
  guint side = read_table (source->text, source->length, values, &behind), wrong = 0;

  if (side == 0)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &(SatPlace){ .name = source->name },
                        "latex-expected");
      return NULL;
    }
  return sudoku_source_make_document_of_signs (
    source, sudoku_shape_hint_complete (source->hint, source->name, side, error),
    (const SudokuSign *)(void *)values->data, &wrong, error);
}

static void
write_columns (guint side,
               guint box_columns,
               GString *string)
{
  g_string_append (string, "\\begin{tabular}{|");
  for (guint column = 1; column <= side; column++)
    g_string_append (string, column % box_columns == 0 ? "c|" : "c");
  g_string_append (string, "}\n\\hline\n");
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  guint side = sudoku_grid_get_side (grid), width = sudoku_cell_text_get_width (side);
  gboolean boxes = sudoku_geometry_has_boxes (geometry);
  guint box_rows = boxes ? sudoku_geometry_get_box_rows (geometry) : side;

  if (side < SIDE_MIN)
    return sudoku_format_refuse (&sudoku_format_latex, error, "format-only-between-sides",
                                 sat_arg_number (SIDE_MIN), sat_arg_number (SUDOKU_SIDE_MAX));
  write_columns (side, boxes ? sudoku_geometry_get_box_columns (geometry) : side, string);
  for (guint cell = 0; cell < side * side; cell++)
    {
      guint value = sudoku_grid_get_value (grid, cell), row = cell / side + 1;

      if (value > 0)
        g_string_append_printf (string, "%*u", (int)width, value);
      else
        g_string_append_printf (string, "%*s", (int)width, "");
      if (cell % side < side - 1)
        g_string_append (string, " & ");
      else
        g_string_append (string, row % box_rows == 0 ? " \\\\ \\hline\n" : " \\\\\n");
    }
  g_string_append (string, "\\end{tabular}\n");
  return TRUE;
}

static const char *const suffixes[] = { ".tex", NULL };

const SudokuFormat sudoku_format_latex = {
  .id = "latex",
  .name = N_ ("Table in LaTeX"),
  .summary = N_ ("a tabular of N rows with N cells"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_OF_WEB,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
