/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sudoku exchange: rows of values, of values that the player placed (u5), and of candidates in the
 * open cells. A lone candidate can't be told from a value. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>

#include "sudoku-allowed.h"
#include "sudoku-candidate-text.h"
#include "sudoku-row-text.h"

#define SIDE 9
#define N_CELLS (SIDE * SIDE)

/* FALSE when a word is none of these. */
static gboolean
read_word (const char *word,
           gsize length,
           guint cell,
           SudokuState *state)
{
  gboolean placed = length == 2 && *word == 'u', in_braces = FALSE;
  SudokuSet values;
  guint value;

  if (!sudoku_candidate_text_read (word + placed, length - placed, &values, &in_braces) ||
      in_braces)
    return FALSE;
  if (state == NULL)
    return TRUE;
  if (sudoku_set_count (values) == 1)
    sudoku_state_set_value (state, cell, sudoku_set_first (values),
                            placed ? SUDOKU_ORIGIN_ENTRY : SUDOKU_ORIGIN_GIVEN);
  else if (sudoku_set_count (values) < SIDE)
    SUDOKU_SET_FOREACH (values, value)
  sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, cell, value, TRUE);
  return TRUE;
}

static guint
count_cells (const char *line,
             const char *end)
{
  SudokuScanner scanner;
  const char *word = NULL;
  gsize length = 0;
  guint n_cells = 0;

  sudoku_scanner_init (&scanner, "", line, (gsize)(end - line), 1);
  sudoku_scanner_next_line (&scanner);
  while (sudoku_scanner_next_word (&scanner, &word, &length))
    n_cells++;
  return n_cells;
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  return sudoku_row_text_split (text, length, count_cells);
}

/* Without a "u5" and without candidates it is any grid. */
static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;
  guint n_lines = 0, n_placed = 0;

  sudoku_scanner_init (&scanner, "", text, split_text (text, length, 1), 1);
  while (sudoku_scanner_next_filled_line (&scanner))
    {
      const char *word = NULL;
      gsize word_length = 0;
      guint n_words = 0;

      for (; sudoku_scanner_next_word (&scanner, &word, &word_length); n_words++)
        {
          n_placed += *word == 'u';
          if (!read_word (word, word_length, 0, NULL))
            return 0;
        }
      if (n_words != SIDE)
        return 0;
      n_lines++;
    }
  return n_lines == SIDE && n_placed > 0 ? 90 : 0;
}

static gboolean
read_row (SudokuScanner *scanner,
          guint row,
          SudokuState *state,
          GError **error)
{
  const char *word = NULL;
  gsize length = 0;
  guint column = 0;

  for (; sudoku_scanner_next_word (scanner, &word, &length); column++)
    if (column == SIDE || !read_word (word, length, row * SIDE + column, state))
      {
        sudoku_scanner_refuse (scanner, word, SUDOKU_ERROR_SYNTAX, error,
                               column == SIDE ? "sdx-row" : "sdx-cell");
        return FALSE;
      }
  if (column < SIDE)
    sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "sdx-row");
  return column == SIDE;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (SudokuGeometry) geometry =
    sudoku_shape_hint_confirm_boxes (source->hint, source->name, SIDE, 3, 3, error);
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuState) state = NULL;
  SudokuScanner scanner;
  guint n_rows = 0;

  if (geometry == NULL)
    return NULL;
  grid = sudoku_grid_new (geometry);
  state = sudoku_state_new (grid);
  sudoku_source_scan (source, &scanner);
  for (; n_rows <= SIDE && sudoku_scanner_next_filled_line (&scanner); n_rows++)
    if (n_rows < SIDE && !read_row (&scanner, n_rows, state, error))
      return NULL;
  if (n_rows == SIDE)
    return sudoku_document_new_for_state (g_steal_pointer (&state));
  sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "sdx-rows");
  return NULL;
}

/* Less than two candidates would be a value, or nothing. */
static void
write_cell (const SudokuGrid *grid,
            const SudokuSet *allowed,
            guint cell,
            GString *string)
{
  guint value = sudoku_grid_get_value (grid, cell);

  if (value > 0)
    g_string_append_printf (
      string, sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_GIVEN ? "%u" : "u%u", value);
  else
    sudoku_candidate_text_write (sudoku_set_count (allowed[cell]) > 1 ? allowed[cell]
                                                                      : sudoku_set_range (1, SIDE),
                                 "", string);
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  g_autofree SudokuSet *allowed = NULL;

  if (sudoku_grid_get_side (grid) != SIDE ||
      !sudoku_shape_has_only_square_boxes (sudoku_grid_get_geometry (grid)))
    return sudoku_format_refuse (&sudoku_format_sdx, error, "format-only-nine");
  allowed = sudoku_allowed_find (document);
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      write_cell (grid, allowed, cell, string);
      g_string_append_c (string, cell % SIDE == SIDE - 1 ? '\n' : ' ');
    }
  return TRUE;
}

static const char *const suffixes[] = { ".sdx", NULL };

const SudokuFormat sudoku_format_sdx = {
  .id = "sdx",
  .name = N_ ("Sudoku exchange"),
  .summary = N_ ("rows of values, placed values (u5) and candidates"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_OF_PROGRAM | SUDOKU_FORMAT_SHAPE | SUDOKU_FORMAT_ORIGINS |
           SUDOKU_FORMAT_MARKS | SUDOKU_FORMAT_NO_LONE_MARKS,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
