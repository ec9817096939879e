/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines of 729 characters: for each of 81 cells a place for each of nine candidates, with its digit
 * or a character for none. A cell with one candidate is filled; one with all of them has no marks,
 * and a single mark is written like a filled cell. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>

#include "sudoku-allowed.h"
#include "sudoku-cell-text.h"
#include "sudoku-row-text.h"

#define SIDE 9
#define N_CELLS (SIDE * SIDE)
#define LENGTH (N_CELLS * SIDE)

/* The first word of a line, when it is one of these. No puzzle of side 27 looks like that. */
static gboolean
is_candidates (const SudokuScanner *scanner)
{
  const char *text = scanner->line;
  guint n_filled = 0;

  if (scanner->line_end - text < LENGTH ||
      (scanner->line_end - text > LENGTH && !g_ascii_isspace (text[LENGTH])))
    return FALSE;
  for (guint i = 0; i < LENGTH; i++)
    {
      if (i % SIDE == 0 && n_filled < i / SIDE)
        return FALSE;
      if (sudoku_cell_text_is_empty (text[i]))
        continue;
      if (text[i] != (char)('1' + i % SIDE))
        return FALSE;
      n_filled = i / SIDE + 1;
    }
  return n_filled == N_CELLS;
}

static gboolean
next_candidates (SudokuScanner *scanner)
{
  while (sudoku_row_text_next (scanner))
    if (is_candidates (scanner))
      return TRUE;
  return FALSE;
}

static guint
detect_text (const char *text,
             gsize length)
{
  SudokuScanner scanner;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  return sudoku_row_text_next (&scanner) && is_candidates (&scanner) ? 96 : 0;
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  SudokuScanner scanner;

  sudoku_scanner_init (&scanner, "", text, length, first_line);
  return next_candidates (&scanner) ? (gsize)(scanner.next - text) : 0;
}

static SudokuSet
read_set (const char *text)
{
  SudokuSet set = SUDOKU_SET_EMPTY;

  for (guint value = 1; value <= SIDE; value++)
    if (!sudoku_cell_text_is_empty (text[value - 1]))
      set = sudoku_set_or (set, sudoku_set_single (value));
  return set;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  SudokuScanner scanner;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuState) state = NULL;
  guint value;

  sudoku_source_scan (source, &scanner);
  if (!next_candidates (&scanner))
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error,
                             "candidate-line-expected");
      return NULL;
    }
  geometry = sudoku_shape_hint_complete (source->hint, source->name, SIDE, error);
  if (geometry == NULL)
    return NULL;
  grid = sudoku_grid_new (geometry);
  state = sudoku_state_new (grid);
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      SudokuSet set = read_set (scanner.line + (gsize)cell * SIDE);

      if (sudoku_set_count (set) == 1)
        sudoku_state_set_value (state, cell, sudoku_set_first (set), SUDOKU_ORIGIN_GIVEN);
      else if (sudoku_set_count (set) < SIDE)
        SUDOKU_SET_FOREACH (set, value)
      sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, cell, value, TRUE);
    }
  return sudoku_document_new_for_state (g_steal_pointer (&state));
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);

  if (sudoku_grid_get_side (grid) != SIDE)
    return sudoku_format_refuse (&sudoku_format_candidate_line, error,
                                 "format-only-nine-by-nine");
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      SudokuSet set = sudoku_document_get_all_marks (document, cell);

      if (sudoku_grid_get_value (grid, cell) > 0)
        set = sudoku_set_single (sudoku_grid_get_value (grid, cell));
      else if (sudoku_set_count (set) < 2)
        set = sudoku_set_range (1, SIDE);
      for (guint value = 1; value <= SIDE; value++)
        g_string_append_c (string, sudoku_set_has (set, value) ? (char)('0' + value) : '.');
    }
  g_string_append_c (string, '\n');
  return TRUE;
}

const SudokuFormat sudoku_format_candidate_line = {
  .id = "candidate-line",
  .name = N_ ("Candidates in a line"),
  .summary = N_ ("729 characters: for each cell nine places for its candidates"),
  .flags = SUDOKU_FORMAT_LINES | SUDOKU_FORMAT_MARKS | SUDOKU_FORMAT_NO_LONE_MARKS,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
