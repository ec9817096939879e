/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games that GNOME Sudoku before 3.12 has saved, which was written in Python: a dictionary in a
 * pickle. “game” has the 81 digits of the puzzle and, in a second line, those of the board, all
 * with blanks between them. Notes are texts above and below a value; later versions keep a list of
 * them for each cell, with the tracker of each. A tracker paints the values that were entered while
 * it was chosen. Coordinates are column and row, from 0. */

#include "sudoku-format-list.h"
#include "sudoku-pickle.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-text-match.h"

#define SIDE 9
#define N_CELLS (SIDE * SIDE)
/* A game has some 5 kB. */
#define LENGTH_MAX (1u << 20)

/* Unsupported parts of a game. */
typedef struct
{
  gboolean other_notes;    /* that are no digits */
  gboolean tracked_values; /* that are not on the board */
} Losses;

static guint
detect_text (const char *text,
             gsize length)
{
  return sudoku_text_begins_with (text, length, "(dp") &&
             sudoku_text_contains (text, length, "gsd.hints")
           ? 98
           : 0;
}

/* The last instruction is a full stop; what a text holds has no ends of lines in it. */
static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  const char *end = text + length, *at = text;

  while ((at = memmem (at, (gsize)(end - at), ".\n", 2)) != NULL)
    {
      at = sudoku_text_skip_space (at + 1, end);
      if (sudoku_text_begins_with (at, (gsize)(end - at), "(dp"))
        return (gsize)(at - text);
    }
  return length;
}

/* 81 digits, with blanks between them or without. */
static gboolean
read_digits (const char *text,
             const char *end,
             guint8 *values)
{
  guint n_cells = 0;

  for (; text < end; text++)
    if (*text != ' ')
      {
        if (!g_ascii_isdigit (*text) || n_cells == N_CELLS)
          return FALSE;
        values[n_cells++] = (guint8)(*text - '0');
      }
  return n_cells == N_CELLS;
}

static gboolean
read_values (const SudokuPickleValue *root,
             SudokuState *state)
{
  const char *game =
    sudoku_pickle_value_get_text (sudoku_pickle_value_find (root, "game"));
  const char *first_end = game != NULL ? strchrnul (game, '\n') : NULL;
  guint8 givens[N_CELLS], values[N_CELLS] = { 0 };

  if (game == NULL || !read_digits (game, first_end, givens) ||
      (*first_end != '\0' && !read_digits (first_end + 1, strchr (first_end, '\0'), values)))
    return FALSE;
  for (guint cell = 0; cell < N_CELLS; cell++)
    if (givens[cell] > 0)
      sudoku_state_set_value (state, cell, givens[cell], SUDOKU_ORIGIN_GIVEN);
    else if (values[cell] > 0)
      sudoku_state_set_value (state, cell, values[cell], SUDOKU_ORIGIN_ENTRY);
  return TRUE;
}

/* The cell of the column and the row that a list begins with. */
static gboolean
read_cell (const SudokuPickleValue *list,
           guint *cell)
{
  double column = sudoku_pickle_value_get_number (sudoku_pickle_value_get_item (list, 0));
  double row = sudoku_pickle_value_get_number (sudoku_pickle_value_get_item (list, 1));

  /* Written like this so that NaN fails, too. */
  if (!(sudoku_pickle_value_get_length (list) >= 2 && column >= 0 && column < SIDE && row >= 0 &&
        row < SIDE))
    return FALSE;
  *cell = (guint)row * SIDE + (guint)column;
  return TRUE;
}

static void
read_note (const char *text,
           SudokuMark mark,
           guint cell,
           SudokuState *state,
           Losses *losses)
{
  for (; text != NULL && *text != '\0'; text++)
    if (*text >= '1' && *text <= '0' + SIDE)
      sudoku_state_set_mark (state, mark, cell, (guint)(*text - '0'), TRUE);
    else if (*text != ' ' && *text != ',')
      losses->other_notes = TRUE;
}

/* A text, or a list of trackers and texts. */
static void
read_notes (const SudokuPickleValue *notes,
            SudokuMark mark,
            guint cell,
            SudokuState *state,
            Losses *losses)
{
  read_note (sudoku_pickle_value_get_text (notes), mark, cell, state, losses);
  for (guint i = 0; i < sudoku_pickle_value_get_length (notes); i++)
    read_note (sudoku_pickle_value_get_text (
                 sudoku_pickle_value_get_item (sudoku_pickle_value_get_item (notes, i), 1)),
               mark, cell, state, losses);
}

static gboolean
read_all_notes (const SudokuPickleValue *list,
                SudokuState *state,
                Losses *losses)
{
  for (guint i = 0; i < sudoku_pickle_value_get_length (list); i++)
    {
      const SudokuPickleValue *notes = sudoku_pickle_value_get_item (list, i);
      guint cell = 0;

      if (!read_cell (notes, &cell))
        return FALSE;
      read_notes (sudoku_pickle_value_get_item (notes, 2), SUDOKU_MARK_CORNER, cell, state, losses);
      read_notes (sudoku_pickle_value_get_item (notes, 3), SUDOKU_MARK_CENTRE, cell, state, losses);
    }
  return TRUE;
}

static void
paint (const SudokuPickleValue *value,
       guint cell,
       guint colour,
       SudokuState *state,
       Losses *losses)
{
  guint on_board = sudoku_grid_get_value (sudoku_state_get_grid (state), cell);

  if (on_board > 0 && sudoku_pickle_value_get_number (value) == on_board)
    sudoku_state_set_colour (state, cell, colour);
  else
    losses->tracked_values = TRUE;
}

/* The values of a tracker: a list of column, row and value, or a dictionary of them. */
static gboolean
read_tracker (const SudokuPickleValue *tracked,
              guint colour,
              SudokuState *state,
              Losses *losses)
{
  for (guint i = 0; i < sudoku_pickle_value_get_length (tracked); i++)
    {
      const SudokuPickleValue *item = sudoku_pickle_value_get_item (tracked, i);
      const SudokuPickleValue *key = sudoku_pickle_value_get_key (tracked, i);
      guint cell = 0;

      if (!read_cell (key != NULL ? key : item, &cell))
        return FALSE;
      paint (key != NULL ? item : sudoku_pickle_value_get_item (item, 2), cell, colour, state,
             losses);
    }
  return TRUE;
}

static gboolean
read_trackers (const SudokuPickleValue *trackers,
               SudokuState *state,
               Losses *losses)
{
  for (guint i = 0; i < sudoku_pickle_value_get_length (trackers); i++)
    {
      double number = sudoku_pickle_value_get_number (sudoku_pickle_value_get_key (trackers, i));

      /* More of them than there are colours share the last one. */
      if (!(number >= 0) ||
          !read_tracker (sudoku_pickle_value_get_item (trackers, i),
                         (guint)MIN (number + 1, SUDOKU_COLOURS_MAX), state, losses))
        return FALSE;
    }
  return TRUE;
}

/* What an older and a newer version wrote; of each there is one. */
static gboolean
read_extras (const SudokuPickleValue *root,
             SudokuState *state,
             Losses *losses)
{
  const SudokuPickleValue *info = sudoku_pickle_value_find (root, "tracker_info");

  return read_all_notes (sudoku_pickle_value_find (root, "notes"), state, losses) &&
         read_all_notes (sudoku_pickle_value_find (root, "tracked_notes"), state, losses) &&
         read_trackers (sudoku_pickle_value_find (root, "trackers"), state, losses) &&
         read_trackers (sudoku_pickle_value_get_item (info, 2), state, losses);
}

static double
read_time (const SudokuPickleValue *root)
{
  const SudokuPickleValue *time = sudoku_pickle_value_find (root, "timer.active_time");
  double seconds = 0;

  if (time == NULL)
    time = sudoku_pickle_value_find (root, "timer.tot_time");
  seconds = sudoku_pickle_value_get_number (time);
  return seconds > 0 ? MIN (seconds, 1e9) : 0;
}

static SudokuDocument *
make_document (SudokuState *state,
               double time,
               const Losses *losses)
{
  g_autoptr (SudokuGame) game =
    sudoku_game_new_with_history (state, sudoku_history_new (), sudoku_bookmarks_new ());
  SudokuDocument *document = NULL;

  sudoku_game_set_elapsed (game, time);
  document = sudoku_document_new_for_game (game);
  if (losses->other_notes)
    sudoku_document_take_issue (document, sat_issue_new (NULL, "notes-not-read"));
  if (losses->tracked_values)
    sudoku_document_take_issue (document, sat_issue_new (NULL, "tracked-not-read"));
  return document;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (SudokuPickle) pickle = sudoku_pickle_read (source, error);
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuState) state = NULL;
  const SudokuPickleValue *root = NULL;
  Losses losses = { FALSE, FALSE };
  const char *problem = NULL;

  if (pickle == NULL)
    return NULL;
  geometry = sudoku_shape_hint_confirm_boxes (source->hint, source->name, SIDE, 3, 3, error);
  if (geometry == NULL)
    return NULL;
  root = sudoku_pickle_get_root (pickle);
  grid = sudoku_grid_new (geometry);
  state = sudoku_state_new (grid);
  if (!read_values (root, state))
    problem = "gnome-sudoku-2-game";
  else if (!read_extras (root, state, &losses))
    problem = "gnome-sudoku-2-notes";
  if (problem == NULL)
    return make_document (g_steal_pointer (&state), read_time (root), &losses);
  sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &(SatPlace){ .name = source->name }, problem);
  return NULL;
}

static void
write_notes (SudokuSet marks,
             GString *string)
{
  guint value;

  g_string_append (string, "(l");
  SUDOKU_SET_FOREACH (marks, value)
  g_string_append_printf (string, "(I-1\nS'%u'\nta", value);
}

static void
write_all_notes (const SudokuDocument *document,
                 GString *string)
{
  g_string_append (string, "S'tracked_notes'\n(l");
  for (guint cell = 0; cell < N_CELLS; cell++)
    {
      SudokuSet corner = sudoku_document_get_marks (document, SUDOKU_MARK_CORNER, cell);
      SudokuSet centre = sudoku_document_get_marks (document, SUDOKU_MARK_CENTRE, cell);

      if (sudoku_set_is_empty (corner) && sudoku_set_is_empty (centre))
        continue;
      g_string_append_printf (string, "(I%u\nI%u\n", cell % SIDE, cell / SIDE);
      write_notes (corner, string);
      write_notes (centre, string);
      g_string_append (string, "ta");
    }
  g_string_append_c (string, 's');
}

static void
write_values (const SudokuGrid *grid,
              gboolean only_givens,
              GString *string)
{
  for (guint cell = 0; cell < N_CELLS; cell++)
    g_string_append_printf (
      string, cell > 0 ? " %u" : "%u",
      only_givens && sudoku_grid_get_origin (grid, cell) != SUDOKU_ORIGIN_GIVEN
        ? 0
        : sudoku_grid_get_value (grid, cell));
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  SudokuGame *game = sudoku_document_get_game (document);
  double time = game != NULL ? sudoku_game_get_elapsed (game) : 0;

  if (sudoku_grid_get_side (grid) != SIDE ||
      !sudoku_shape_has_only_square_boxes (sudoku_grid_get_geometry (grid)))
    return sudoku_format_refuse (&sudoku_format_gnome_sudoku_2, error, "format-only-nine");
  g_string_append (string, "(dp0\nS'game'\nS'");
  write_values (grid, TRUE, string);
  g_string_append (string, "\\n");
  write_values (grid, FALSE, string);
  g_string_append (string, "'\ns");
  write_all_notes (document, string);
  /* No tracker is chosen or shown, and none has values. */
  g_string_append (string, "S'tracker_info'\n(I-1\nI-1\n(dts");
  g_string_append (string, "S'gsd.hints'\nI0\nsS'gsd.impossible_hints'\nI0\ns");
  g_string_append (string, "S'timer.__absolute_start_time__'\nI0\ns");
  g_string_append_printf (string, "S'timer.active_time'\nI%.0f\nsS'timer.total_time'\nI%.0f\ns.\n",
                          time, time);
  return TRUE;
}

const SudokuFormat sudoku_format_gnome_sudoku_2 = {
  .id = "gnome-sudoku-2",
  .name = N_ ("GNOME Sudoku before 3.12"),
  .summary = N_ ("a saved game of GNOME Sudoku 2.16 to 3.10, with entries and notes"),
  .flags = SUDOKU_FORMAT_OF_PROGRAM | SUDOKU_FORMAT_SHAPE | SUDOKU_FORMAT_ORIGINS |
           SUDOKU_FORMAT_MARKS | SUDOKU_FORMAT_MARK_KINDS | SUDOKU_FORMAT_CERTAIN,
  .length_max = LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
