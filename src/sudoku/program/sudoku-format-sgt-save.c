/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games of Solo, Keen, Towers and Unequal as Simon Tatham's puzzles save them: lines
 * KEY:LENGTH:VALUE, of which the value is that many bytes. Moves are R (a value), P (a mark set or
 * taken away), M (all marks everywhere), S (the solution), and D and F (a clue is done with: that
 * is not kept). What is written has as few moves as lead to the position. */

#include "sudoku-format-list.h"
#include "sudoku-recorder.h"
#include "sudoku-sgt.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-row-text.h"
#include "sudoku-text-match.h"

static guint
detect_text (const char *text,
             gsize length)
{
  return sudoku_text_begins_with (text, length, "SAVEFILE:") ? 97 : 0;
}

static gboolean
begins (const char *line,
        const char *end,
        gboolean after_blank)
{
  return sudoku_text_begins_with (line, (gsize)(end - line), "SAVEFILE:");
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  return sudoku_row_text_split_at (text, length, begins);
}

/* One line. */
typedef struct
{
  char key[9];
  const char *value;
  gsize length;
} Entry;

/* FALSE at the end, or with an error. */
static gboolean
next_entry (SudokuScanner *scanner,
            Entry *entry,
            GError **error)
{
  const char *at = NULL;
  guint length = 0;

  if (!sudoku_scanner_next_filled_line (scanner))
    return FALSE;
  at = memchr (scanner->line, ':', (gsize)(scanner->line_end - scanner->line));
  if (at != NULL && at - scanner->line <= 8)
    {
      memcpy (entry->key, scanner->line, (gsize)(at - scanner->line));
      entry->key[at - scanner->line] = '\0';
      g_strchomp (entry->key);
      at++;
      if (sudoku_scan_uint (&at, scanner->line_end, G_MAXINT, &length) &&
          at < scanner->line_end && *at == ':' && length <= (gsize)(scanner->line_end - at - 1))
        {
          entry->value = at + 1;
          entry->length = length;
          return TRUE;
        }
    }
  sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "solo-line");
  return FALSE;
}

typedef struct
{
  const SudokuSource *source;
  GString *id; /* PARAMETERS:DESCRIPTION */
  SudokuRecorder *recorder;
  guint position; /* how many states are done, from 1; 0: not said */
  guint n_moves;
  const SudokuSgtGame *game;
} Save;

static gboolean
read_three (const char *at,
            const char *end,
            guint numbers[3])
{
  for (guint i = 0; i < 3; i++)
    {
      if (!sudoku_scan_uint (&at, end, SUDOKU_SIDE_MAX, &numbers[i]) ||
          (i < 2 && (at == end || *at++ != ',')))
        return FALSE;
    }
  return at == end;
}

static void
clear_marks (SudokuState *state,
             guint cell)
{
  SudokuSet marks = sudoku_state_get_marks (state, SUDOKU_MARK_CORNER, cell);
  guint value;

  SUDOKU_SET_FOREACH (marks, value)
  sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, cell, value, FALSE);
}

static void
enter (SudokuState *state,
       guint cell,
       guint value)
{
  if (sudoku_grid_get_origin (sudoku_state_get_grid (state), cell) == SUDOKU_ORIGIN_GIVEN)
    return;
  sudoku_state_set_value (state, cell, value,
                          value > 0 ? SUDOKU_ORIGIN_ENTRY : SUDOKU_ORIGIN_NONE);
  clear_marks (state, cell);
}

/* A value of a solution without commas; above side 9 digits begin with 0. */
static guint
read_sign (guint side,
           char sign)
{
  if (g_ascii_isdigit (sign))
    return (guint)(sign - '0') + (side > 9);
  return sign >= 'A' && sign <= 'Z' ? (guint)(sign - 'A') + 11 : 0;
}

static gboolean
solve (SudokuState *state,
       const char *at,
       const char *end)
{
  const SudokuGrid *grid = sudoku_state_get_grid (state);
  guint side = sudoku_grid_get_side (grid), value = 0;
  gboolean commas = memchr (at, ',', (gsize)(end - at)) != NULL;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      if (commas && !sudoku_scan_uint (&at, end, side, &value))
        return FALSE;
      if (!commas)
        value = at < end ? read_sign (side, *at++) : 0;
      if (value == 0 || value > side)
        return FALSE;
      if (at < end && *at == ',')
        at++;
      if (sudoku_grid_get_value (grid, cell) != value)
        enter (state, cell, value);
    }
  return at == end;
}

static void
mark_all (SudokuState *state)
{
  const SudokuGrid *grid = sudoku_state_get_grid (state);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    for (guint value = 1; value <= sudoku_grid_get_side (grid); value++)
      if (sudoku_grid_get_value (grid, cell) == 0)
        sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, cell, value, TRUE);
}

static gboolean
do_move (SudokuState *state,
         const char *move,
         gsize length)
{
  const char *end = move + length;
  guint side = sudoku_grid_get_side (sudoku_state_get_grid (state)), numbers[3], cell;

  if (length > 0 && *move == 'M')
    mark_all (state);
  if (length > 0 && (*move == 'S' || *move == 'M'))
    return *move == 'M' || solve (state, move + 1, end);
  if (length > 0 && (*move == 'D' || *move == 'F'))
    return TRUE;
  if (length == 0 || (*move != 'R' && *move != 'P') || !read_three (move + 1, end, numbers) ||
      numbers[0] >= side || numbers[1] >= side || numbers[2] > side)
    return FALSE;
  cell = numbers[1] * side + numbers[0];
  if (*move == 'R' || numbers[2] == 0)
    enter (state, cell, numbers[2]);
  else if (sudoku_grid_get_value (sudoku_state_get_grid (state), cell) == 0)
    sudoku_state_set_mark (
      state, SUDOKU_MARK_CORNER, cell, numbers[2],
      !sudoku_set_has (sudoku_state_get_marks (state, SUDOKU_MARK_CORNER, cell), numbers[2]));
  return TRUE;
}

/* The puzzle is known when its description has come: together with the parameters it is an id. That
 * is a text of its own, in which the description has the column that it has in its line, if there
 * is room for the parameters before it. */
static gboolean
begin_game (Save *self,
            const SudokuScanner *scanner,
            const Entry *entry,
            GError **error)
{
  gsize column = (gsize)(entry->value - scanner->line);
  gsize n_blanks = column > self->id->len + 1 ? column - self->id->len - 1 : 0;
  g_autofree char *blanks = g_strnfill (n_blanks, ' ');
  g_autoptr (GString) text = g_string_new (blanks);
  g_autoptr (SudokuGrid) grid = NULL;
  SudokuScanner own;

  g_string_append_len (text, self->id->str, (gssize)self->id->len);
  g_string_append_c (text, ':');
  g_string_append_len (text, entry->value, (gssize)entry->length);
  sudoku_scanner_init (&own, scanner->name, text->str, text->len, scanner->number);
  sudoku_scanner_next_line (&own);
  grid = self->game->read (self->source, &own, text->str + n_blanks, text->len - n_blanks, error);
  if (grid != NULL && self->recorder == NULL)
    self->recorder = sudoku_recorder_new (grid);
  return grid != NULL;
}

static gboolean
end_move (Save *self,
          const SudokuScanner *scanner,
          GError **error)
{
  self->n_moves++;
  if (sudoku_recorder_end_move (self->recorder))
    return TRUE;
  sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_LIMIT, error, "moves-too-many",
                         sat_arg_number (SUDOKU_RECORDER_MOVES_MAX));
  return FALSE;
}

/* All is as it was at first. */
static gboolean
read_restart (Save *self,
              const SudokuScanner *scanner,
              GError **error)
{
  SudokuState *state = NULL;

  if (self->recorder == NULL)
    return TRUE;
  state = sudoku_recorder_get_state (self->recorder);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (sudoku_state_get_grid (state)); cell++)
    enter (state, cell, 0);
  return end_move (self, scanner, error);
}

static gboolean
read_move (Save *self,
           const SudokuScanner *scanner,
           const Entry *entry,
           GError **error)
{
  if (self->recorder == NULL ||
      !do_move (sudoku_recorder_get_state (self->recorder), entry->value, entry->length))
    {
      sudoku_scanner_refuse (scanner, entry->value, SUDOKU_ERROR_SYNTAX, error, "solo-move");
      return FALSE;
    }
  return end_move (self, scanner, error);
}

static gboolean
read_entry (Save *self,
            const SudokuScanner *scanner,
            const Entry *entry,
            GError **error)
{
  const char *at = entry->value, *end = entry->value + entry->length;

  if (g_str_equal (entry->key, "GAME"))
    {
      self->game = sudoku_sgt_find_by_name (at, entry->length);
      if (self->game == NULL)
        sudoku_scanner_refuse (scanner, at, SUDOKU_ERROR_FORMAT, error, "sgt-other-game");
      return self->game != NULL;
    }
  if (g_str_equal (entry->key, "PARAMS"))
    {
      g_string_truncate (self->id, 0);
      g_string_append_len (self->id, at, (gssize)entry->length);
    }
  else if (g_str_equal (entry->key, "DESC"))
    return begin_game (self, scanner, entry, error);
  else if (g_str_equal (entry->key, "STATEPOS"))
    sudoku_scan_uint (&at, end, G_MAXINT, &self->position);
  else if (g_str_equal (entry->key, "MOVE") || g_str_equal (entry->key, "SOLVE"))
    return read_move (self, scanner, entry, error);
  else if (g_str_equal (entry->key, "RESTART"))
    return read_restart (self, scanner, error);
  return TRUE;
}

static SudokuDocument *
end_game (Save *self)
{
  guint n_states = self->n_moves + 1;
  guint n_undone =
    self->position > 0 && self->position < n_states ? n_states - self->position : 0;

  return sudoku_recorder_end (self->recorder, n_undone, 0);
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (GString) id = g_string_new (NULL);
  Save self = { .source = source, .id = id, .game = &sudoku_sgt_solo };
  g_autoptr (GError) local_error = NULL;
  SudokuDocument *document = NULL;
  SudokuScanner scanner;
  Entry entry;

  sudoku_source_scan (source, &scanner);
  while (next_entry (&scanner, &entry, &local_error))
    if (!read_entry (&self, &scanner, &entry, &local_error))
      break;
  if (local_error == NULL && self.recorder == NULL)
    sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, &local_error, "puzzle-missing");
  if (local_error != NULL)
    g_propagate_error (error, g_steal_pointer (&local_error));
  else
    document = end_game (&self);
  g_clear_pointer (&self.recorder, sudoku_recorder_free);
  return document;
}

static void
write_entry (GString *string,
             const char *key,
             const char *value)
{
  g_string_append_printf (string, "%-8s:%" G_GSIZE_FORMAT ":%s\n", key, strlen (value), value);
}

/* The moves that lead to the position from the beginning. */
static guint
write_moves (const SudokuDocument *document,
             GString *string)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  guint side = sudoku_grid_get_side (grid), n_moves = 0, value;

  for (guint cell = 0; cell < side * side; cell++)
    {
      SudokuSet marks = sudoku_document_get_all_marks (document, cell);
      char move[32];

      if (sudoku_grid_get_value (grid, cell) > 0 &&
          sudoku_grid_get_origin (grid, cell) != SUDOKU_ORIGIN_GIVEN)
        {
          g_snprintf (move, sizeof move, "R%u,%u,%u", cell % side, cell / side,
                      sudoku_grid_get_value (grid, cell));
          write_entry (string, "MOVE", move);
          n_moves++;
        }
      if (sudoku_grid_get_value (grid, cell) > 0)
        continue;
      SUDOKU_SET_FOREACH (marks, value)
      {
        g_snprintf (move, sizeof move, "P%u,%u,%u", cell % side, cell / side, value);
        write_entry (string, "MOVE", move);
        n_moves++;
      }
    }
  return n_moves;
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  const SudokuSgtGame *game = sudoku_sgt_find_for_shape (geometry);
  g_autoptr (GString) parameters = g_string_new (NULL);
  g_autoptr (GString) description = g_string_new (NULL);
  g_autoptr (GString) moves = g_string_new (NULL);
  char number[16];

  if (!sudoku_sgt_check (sudoku_format_sgt_save.id, grid, TRUE, error))
    return FALSE;
  game->write_parameters (geometry, parameters);
  game->write_description (grid, TRUE, description);
  g_snprintf (number, sizeof number, "%u", write_moves (document, moves) + 1);
  write_entry (string, "SAVEFILE", "Simon Tatham's Portable Puzzle Collection");
  write_entry (string, "VERSION", "1");
  write_entry (string, "GAME", game->name);
  write_entry (string, "PARAMS", parameters->str);
  write_entry (string, "CPARAMS", parameters->str);
  write_entry (string, "DESC", description->str);
  write_entry (string, "NSTATES", number);
  write_entry (string, "STATEPOS", number);
  g_string_append (string, moves->str);
  return TRUE;
}

static const char *const suffixes[] = { ".sav", NULL };

const SudokuFormat sudoku_format_sgt_save = {
  .id = "sgt-save",
  .name = N_ ("Simon Tatham's puzzles: saved game"),
  .summary = N_ ("lines that begin with SAVEFILE, with entries and marks; moves are read"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_OF_PROGRAM | SUDOKU_FORMAT_SHAPE | SUDOKU_FORMAT_ORIGINS |
           SUDOKU_FORMAT_MARKS | SUDOKU_FORMAT_CERTAIN,
  .can_say_rule = sudoku_sgt_can_say_rule,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
