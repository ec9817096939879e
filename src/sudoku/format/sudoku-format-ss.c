/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Simple Sudoku's files: a framed grid, then the moves: "I 00 5" places 5 in the first cell, "E 80
 * 12" removes 1 and 2 from the last. Cells from which something was removed have the rest as their
 * marks. Without moves they are framed grids. Only as many moves are written as lead to the
 * position. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>

#include "sudoku-allowed.h"
#include "sudoku-candidate-text.h"
#include "sudoku-recorder.h"
#include "sudoku-text-match.h"

#define SIDE 9
#define N_CELLS (SIDE * SIDE)

typedef struct
{
  gboolean places;
  guint cell;
  SudokuSet values;
} Move;

/* FALSE when the line is something else. */
static gboolean
read_move (SudokuScanner *scanner,
           Move *move)
{
  const char *word = NULL, *at = NULL;
  gsize length = 0;
  gboolean in_braces = FALSE;

  if (!sudoku_scanner_next_word (scanner, &word, &length) || length != 1 ||
      (*word != 'I' && *word != 'E'))
    return FALSE;
  move->places = *word == 'I';
  if (!sudoku_scanner_next_word (scanner, &word, &length) || length != 2)
    return FALSE;
  at = word;
  return sudoku_scan_uint (&at, word + 2, N_CELLS - 1, &move->cell) && at == word + 2 &&
         sudoku_scanner_next_word (scanner, &word, &length) &&
         sudoku_candidate_text_read (word, length, &move->values, &in_braces) && !in_braces &&
         (!move->places || sudoku_set_count (move->values) == 1);
}

static gboolean
is_move (const SudokuScanner *scanner)
{
  return scanner->line_end - scanner->line > 4 &&
         (*scanner->line == 'I' || *scanner->line == 'E') && scanner->line[1] == ' ' &&
         g_ascii_isdigit (scanner->line[2]) && g_ascii_isdigit (scanner->line[3]);
}

/* Where the moves begin; the end of the text when there are none. */
static const char *
find_moves (const SudokuSource *source)
{
  SudokuScanner scanner;

  sudoku_source_scan (source, &scanner);
  while (sudoku_scanner_next_line (&scanner))
    if (is_move (&scanner))
      return scanner.line;
  return source->text + source->length;
}

/* The moves belong to the grid above them; what follows is the next one. */
static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  const SudokuSource source = { .name = "", .text = text, .length = length, .first_line = 1 };
  const char *moves = find_moves (&source);
  gsize grid_length = sudoku_format_frame.split (text, (gsize)(moves - text), first_line);
  SudokuScanner scanner;

  if (grid_length == 0 || sudoku_text_skip_space (text + grid_length, moves) < moves)
    return grid_length;
  sudoku_scanner_init (&scanner, "", moves, length - (gsize)(moves - text), 1);
  while (sudoku_scanner_next_filled_line (&scanner))
    if (!is_move (&scanner))
      return (gsize)(scanner.line - text);
  return length;
}

static guint
detect_text (const char *text,
             gsize length)
{
  const SudokuSource source = { .name = "", .text = text, .length = length, .first_line = 1 };
  gsize grid_length = (gsize)(find_moves (&source) - text);

  return grid_length < length && sudoku_format_frame.detect (text, grid_length) > 0 ? 95 : 0;
}

static gboolean
do_move (const Move *move,
         SudokuState *state)
{
  const SudokuGrid *grid = sudoku_state_get_grid (state);
  guint value;

  if (sudoku_grid_get_origin (grid, move->cell) == SUDOKU_ORIGIN_GIVEN)
    return FALSE;
  if (move->places)
    {
      SudokuSet marks = sudoku_state_get_marks (state, SUDOKU_MARK_CORNER, move->cell);

      SUDOKU_SET_FOREACH (marks, value)
      sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, move->cell, value, FALSE);
      sudoku_state_set_value (state, move->cell, sudoku_set_first (move->values),
                              SUDOKU_ORIGIN_ENTRY);
    }
  else if (sudoku_grid_get_value (grid, move->cell) == 0)
    sudoku_allowed_mark_rest (state, move->cell, move->values);
  return TRUE;
}

static gboolean
do_moves (SudokuScanner *scanner,
          SudokuRecorder *recorder,
          GError **error)
{
  while (sudoku_scanner_next_filled_line (scanner))
    {
      Move move;

      if (!read_move (scanner, &move) || !do_move (&move, sudoku_recorder_get_state (recorder)))
        {
          sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "ss-move");
          return FALSE;
        }
      if (!sudoku_recorder_end_move (recorder))
        {
          sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_LIMIT, error, "moves-too-many",
                                 sat_arg_number (SUDOKU_RECORDER_MOVES_MAX));
          return FALSE;
        }
    }
  return TRUE;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  SudokuSource grid = *source;
  const char *moves = find_moves (source);
  g_autoptr (SudokuDocument) puzzle = NULL;
  g_autoptr (SudokuRecorder) recorder = NULL;
  SudokuScanner scanner;
  gsize line = source->first_line;

  grid.length = (gsize)(moves - source->text);
  puzzle = sudoku_format_frame.read (&grid, error);
  if (puzzle == NULL)
    return NULL;
  if (sudoku_grid_get_side (sudoku_document_get_grid (puzzle)) != SIDE)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SHAPE, &(SatPlace){ .name = source->name }, "ss-side");
      return NULL;
    }
  for (const char *at = source->text; at < moves; at++)
    line += *at == '\n';
  sudoku_scanner_init (&scanner, source->name, moves, source->length - grid.length, line);
  recorder = sudoku_recorder_new (sudoku_document_get_grid (puzzle));
  return do_moves (&scanner, recorder, error) ? sudoku_recorder_end (recorder, 0, 0) : NULL;
}

static gboolean
write_givens (const SudokuGrid *grid,
              GString *string,
              GError **error)
{
  g_autoptr (SudokuGrid) givens = sudoku_grid_copy_givens (grid);
  g_autoptr (SudokuDocument) document = sudoku_document_new (givens);

  return sudoku_format_frame.write (document, string, error);
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  g_autofree SudokuSet *removed = NULL;

  if (sudoku_grid_get_side (grid) != SIDE ||
      !sudoku_shape_has_only_square_boxes (sudoku_grid_get_geometry (grid)))
    return sudoku_format_refuse (&sudoku_format_ss, error, "format-only-nine");
  if (!write_givens (grid, string, error))
    return FALSE;
  for (guint cell = 0; cell < N_CELLS; cell++)
    if (sudoku_grid_get_origin (grid, cell) > SUDOKU_ORIGIN_GIVEN)
      g_string_append_printf (string, "I %02u %u\n", cell, sudoku_grid_get_value (grid, cell));
  removed = sudoku_allowed_find_removed (document);
  for (guint cell = 0; cell < N_CELLS; cell++)
    if (!sudoku_set_is_empty (removed[cell]))
      {
        g_string_append_printf (string, "E %02u ", cell);
        sudoku_candidate_text_write (removed[cell], "", string);
        g_string_append_c (string, '\n');
      }
  return TRUE;
}

static const char *const suffixes[] = { ".ss", NULL };

const SudokuFormat sudoku_format_ss = {
  .id = "ss",
  .name = N_ ("Simple Sudoku with moves"),
  .summary = N_ ("a framed grid followed by moves: values placed and candidates removed"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_OF_PROGRAM | SUDOKU_FORMAT_ORIGINS | SUDOKU_FORMAT_MARKS |
           SUDOKU_FORMAT_REMOVED,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
