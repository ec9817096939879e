/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a saved game in the form that sudoku-game-text.c describes. The text may come from
 * anywhere: nothing in it is trusted before it is checked. */

#include "sudoku-game-load.h"

#include "sudoku-box-text.h"
#include "sudoku-cell-record.h"
#include "sudoku-game-text.h"
#include "sudoku-name.h"
#include "sudoku-omission.h"
#include "sudoku-rule-text.h"
#include "sudoku-seconds.h"
#include "sudoku-spot-text.h"

#define TEXT_LENGTH_MAX (256u << 20)

/* What has been read so far. */
typedef struct
{
  SudokuScanner scanner;
  GCancellable *cancellable;          /* (nullable): borrowed */
  guint box_rows, box_columns, plain; /* all 0 until the shape is known */
  GPtrArray *rules;                   /* (element-type SudokuRule): of their lines */
  guint side;
  SudokuState *state; /* NULL until the puzzle is known */
  SudokuSymbols *symbols;
  SudokuNotes *notes;   /* NULL until something is told */
  GPtrArray *omissions; /* (element-type SatIssue) */
  SudokuHistory *history;
  GArray *move_lines; /* of its moves, gsize */
  SudokuBookmarks *bookmarks;
  char *bookmark_name; /* (nullable): the one that is being read */
  SudokuState *bookmark_state;
  SudokuEffort *effort; /* NULL until the puzzle is known */
  gboolean has_time, has_position, helped, has_asked, finished, does_without;
  double elapsed;
  guint position;
} Draft;

static void
draft_clear (Draft *self)
{
  g_clear_pointer (&self->state, sudoku_state_free);
  g_clear_pointer (&self->symbols, sudoku_symbols_free);
  g_clear_pointer (&self->notes, sudoku_notes_free);
  g_clear_pointer (&self->omissions, g_ptr_array_unref);
  g_clear_pointer (&self->history, sudoku_history_free);
  g_clear_pointer (&self->move_lines, g_array_unref);
  g_clear_pointer (&self->bookmarks, sudoku_bookmarks_free);
  g_clear_pointer (&self->bookmark_name, g_free);
  g_clear_pointer (&self->bookmark_state, sudoku_state_free);
  g_clear_pointer (&self->effort, sudoku_effort_free);
  g_clear_pointer (&self->rules, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Draft, draft_clear)

static gboolean
fail_again (Draft *self,
            GError **error)
{
  sudoku_scanner_refuse (&self->scanner, self->scanner.line, SUDOKU_ERROR_SYNTAX, error,
                         "game-line-twice");
  return FALSE;
}

static gboolean
read_box (Draft *self,
          GError **error)
{
  const char *word = NULL;
  gsize length = 0;

  if (self->box_rows + self->plain > 0)
    return fail_again (self, error);
  if (!sudoku_scanner_need_word (&self->scanner, "box-expected", &word, &length, error))
    return FALSE;
  return sudoku_box_parse (word, (gssize)length, &self->box_rows, &self->box_columns) ||
         sudoku_scanner_fail_word (&self->scanner, word, length, "box-expected", error);
}

static gboolean
read_plain (Draft *self,
            GError **error)
{
  if (self->box_rows + self->plain > 0)
    return fail_again (self, error);
  return sudoku_scanner_need_number (&self->scanner, "plain-side-expected",
                                     SUDOKU_SIDE_MIN, SUDOKU_SIDE_MAX,
                                     &self->plain, error);
}

/* The side of the shape; 0 when there is none, or it is out of range. */
static guint
get_side (const Draft *self)
{
  guint64 side = self->plain > 0 ? self->plain : (guint64)self->box_rows * self->box_columns;

  return side >= SUDOKU_SIDE_MIN && side <= SUDOKU_SIDE_MAX ? (guint)side : 0;
}

static gboolean
add_rule (Draft *self,
          const char *text,
          GError **error)
{
  g_autoptr (SudokuRule) rule = NULL;

  if (self->box_rows + self->plain == 0)
    {
      sudoku_scanner_refuse (&self->scanner, self->scanner.line, SUDOKU_ERROR_SYNTAX, error,
                             "game-shape-before-rules");
      return FALSE;
    }
  /* A side out of range is reported with the puzzle. */
  if (get_side (self) == 0)
    return TRUE;
  rule = sudoku_rule_parse (get_side (self), text, error);
  if (rule == NULL)
    {
      sudoku_scanner_add_place (&self->scanner, NULL, error);
      return FALSE;
    }
  for (guint i = 0; i < self->rules->len; i++)
    if (sudoku_rule_compare (g_ptr_array_index (self->rules, i), rule) == 0)
      return fail_again (self, error);
  g_ptr_array_add (self->rules, g_steal_pointer (&rule));
  return TRUE;
}

static gboolean
read_x (Draft *self,
        GError **error)
{
  return add_rule (self, "x", error);
}

static gboolean
read_rule (Draft *self,
           GError **error)
{
  g_autofree char *text = NULL;
  const char *word = NULL;
  gsize length = 0;

  if (!sudoku_scanner_need_word (&self->scanner, "rule-expected", &word, &length, error))
    return FALSE;
  text = g_strndup (word, length);
  return add_rule (self, text, error);
}

/* Boxes come with the shape, and may not be given as regions as well. */
static SudokuGeometry *
make_shape (Draft *self,
            GError **error)
{
  if (get_side (self) == 0)
    return sudoku_geometry_new (self->box_rows, self->box_columns, FALSE, error);
  if (self->box_rows > 1 && self->box_columns > 1)
    g_ptr_array_add (self->rules, sudoku_rule_new_boxes (self->box_rows, self->box_columns));
  return sudoku_geometry_new_with_rules (get_side (self), (SudokuRule **)self->rules->pdata,
                                         self->rules->len, error);
}

static gboolean
read_row (Draft *self,
          SudokuGrid *grid,
          guint row,
          GError **error)
{
  if (!sudoku_scanner_next_line (&self->scanner))
    {
      sudoku_scanner_refuse (&self->scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "side-rows-missing",
                             sat_arg_number (self->side), sat_arg_number (row));
      return FALSE;
    }
  for (guint column = 0; column < self->side; column++)
    {
      const char *word = NULL, *at = NULL;
      gsize length = 0;
      guint value = 0;
      SudokuOrigin origin = SUDOKU_ORIGIN_NONE;

      if (!sudoku_scanner_need_word (&self->scanner, "value-expected", &word, &length, error))
        return FALSE;
      at = word;
      if (!sudoku_cell_record_read_value (&at, word + length, self->side, &value, &origin) ||
          at != word + length)
        return sudoku_scanner_fail_word (&self->scanner, word,
                                         length, "value-expected", error);
      sudoku_grid_set (grid, row * self->side + column, value, origin);
    }
  return sudoku_scanner_need_end (&self->scanner, error);
}

static gboolean
read_puzzle (Draft *self,
             GError **error)
{
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;

  if (self->box_rows + self->plain == 0)
    {
      sudoku_scanner_refuse (&self->scanner, self->scanner.line, SUDOKU_ERROR_SYNTAX, error,
                             "game-shape-before-puzzle");
      return FALSE;
    }
  geometry = make_shape (self, error);
  if (geometry == NULL)
    {
      sudoku_scanner_add_place (&self->scanner, NULL, error);
      return FALSE;
    }
  if (!sudoku_scanner_need_end (&self->scanner, error))
    return FALSE;
  self->side = sudoku_geometry_get_side (geometry);
  grid = sudoku_grid_new (geometry);
  for (guint row = 0; row < self->side; row++)
    if (!read_row (self, grid, row, error))
      return FALSE;
  self->state = sudoku_state_new (grid);
  self->effort = sudoku_effort_new (self->side * self->side);
  return TRUE;
}

/* One word for each value; if there is one more, the first is for an empty cell. */
static gboolean
read_symbols (Draft *self,
              GError **error)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  const char *const *first = NULL;
  const char *word = NULL;
  gsize length = 0;
  gboolean fits = TRUE;

  if (self->symbols != NULL)
    return fail_again (self, error);
  while (fits && sudoku_scanner_next_word (&self->scanner, &word, &length))
    {
      char *text = g_uri_unescape_segment (word, word + length, NULL);

      fits = text != NULL && texts->len <= self->side;
      g_ptr_array_add (texts, text);
    }
  fits &= texts->len == self->side || texts->len == self->side + 1;
  if (fits)
    {
      first = (const char *const *)texts->pdata;
      self->symbols = texts->len > self->side
                        ? sudoku_symbols_new_of_puzzle (first + 1, self->side, first[0])
                        : sudoku_symbols_new_of_puzzle (first, self->side, NULL);
    }
  if (self->symbols != NULL)
    return TRUE;
  sudoku_scanner_refuse (&self->scanner, self->scanner.line, SUDOKU_ERROR_SYNTAX, error,
                         "game-symbols", sat_arg_number (self->side));
  return FALSE;
}

/* A line of a note about the puzzle, which may be empty. */
static gboolean
read_about (Draft *self,
            GError **error)
{
  const char *word = NULL;
  gsize length = 0;
  SudokuNote note = SUDOKU_NOTE_AUTHOR;
  g_autofree char *line = NULL;

  if (!sudoku_scanner_need_word (&self->scanner, "note-expected", &word, &length, error))
    return FALSE;
  if (!sudoku_note_find (word, length, &note))
    return sudoku_scanner_fail_word (&self->scanner, word, length, "note-expected", error);
  line = g_utf8_make_valid (self->scanner.at,
                            (gssize)(self->scanner.line_end - self->scanner.at));
  if (self->notes == NULL)
    self->notes = sudoku_notes_new ();
  sudoku_notes_add (self->notes, note, line);
  self->scanner.at = self->scanner.line_end;
  return TRUE;
}

/* One line for each; those that don't matter are never written. */
static gboolean
read_omitted (Draft *self,
              GError **error)
{
  g_autoptr (SatIssue) issue = NULL;

  if (self->omissions->len == SUDOKU_OMISSIONS_MAX)
    {
      sudoku_scanner_refuse (&self->scanner, self->scanner.line, SUDOKU_ERROR_LIMIT, error,
                             "omissions-limit", sat_arg_number (SUDOKU_OMISSIONS_MAX));
      return FALSE;
    }
  issue = sudoku_omission_read (&self->scanner, error);
  if (issue == NULL)
    return FALSE;
  g_ptr_array_add (self->omissions, g_steal_pointer (&issue));
  return TRUE;
}

static gboolean
read_without (Draft *self,
              GError **error)
{
  if (self->does_without)
    return fail_again (self, error);
  self->does_without = TRUE;
  return TRUE;
}

static gboolean
read_cell (Draft *self,
           guint *cell,
           GError **error)
{
  const char *word = NULL, *at = NULL;
  gsize length = 0;

  if (!sudoku_scanner_need_word (&self->scanner, "cell-expected", &word, &length, error))
    return FALSE;
  at = word;
  if (!sudoku_cell_record_read (&at, word + length, self->side, cell) || at != word + length)
    return sudoku_scanner_fail_word (&self->scanner, word, length, "cell-expected", error);
  return TRUE;
}

/* The rest of the line. */
static gboolean
read_set (Draft *self,
          SudokuSet *values,
          GError **error)
{
  const char *word = NULL;
  gsize length = 0;

  while (sudoku_scanner_next_word (&self->scanner, &word, &length))
    {
      const char *at = word;
      guint value = 0;

      if (!sudoku_scan_uint (&at, word + length, self->side, &value) || value == 0 ||
          at != word + length)
        return sudoku_scanner_fail_word (&self->scanner, word,
                                         length, "value-expected", error);
      *values = sudoku_set_or (*values, sudoku_set_single (value));
    }
  return TRUE;
}

static gboolean
read_marks (Draft *self,
            SudokuMark mark,
            GError **error)
{
  SudokuSet marks = SUDOKU_SET_EMPTY;
  guint cell = 0, value = 0;

  if (!read_cell (self, &cell, error))
    return FALSE;
  if (!sudoku_set_is_empty (sudoku_state_get_marks (self->state, mark, cell)))
    return fail_again (self, error);
  if (!read_set (self, &marks, error))
    return FALSE;
  SUDOKU_SET_FOREACH (marks, value)
  sudoku_state_set_mark (self->state, mark, cell, value, TRUE);
  return TRUE;
}

static gboolean
read_corner (Draft *self,
             GError **error)
{
  return read_marks (self, SUDOKU_MARK_CORNER, error);
}

static gboolean
read_centre (Draft *self,
             GError **error)
{
  return read_marks (self, SUDOKU_MARK_CENTRE, error);
}

static gboolean
read_colour (Draft *self,
             GError **error)
{
  guint cell = 0, colour = 0;

  if (!read_cell (self, &cell, error))
    return FALSE;
  if (sudoku_state_get_colour (self->state, cell) > 0)
    return fail_again (self, error);
  if (!sudoku_scanner_need_number (&self->scanner, "colour-expected", 1, SUDOKU_COLOURS_MAX,
                                   &colour, error))
    return FALSE;
  sudoku_state_set_colour (self->state, cell, colour);
  return TRUE;
}

static gboolean
read_candidate (Draft *self,
                GError **error)
{
  const SudokuColouring *colouring = sudoku_state_get_colouring (self->state);
  const char *word = NULL, *at = NULL;
  gsize length = 0;
  guint colour = 0;
  SudokuSpot spot = { 0 };

  if (!sudoku_scanner_need_word (&self->scanner, "candidate-expected", &word, &length, error))
    return FALSE;
  at = word;
  if (!sudoku_spot_read (&at, word + length, self->side, &spot) || at != word + length)
    return sudoku_scanner_fail_word (&self->scanner, word, length, "candidate-expected", error);
  if (sudoku_colouring_get_colour (colouring, spot) > 0)
    return fail_again (self, error);
  if (!sudoku_scanner_need_number (&self->scanner, "colour-expected", 1, SUDOKU_COLOURS_MAX,
                                   &colour, error))
    return FALSE;
  sudoku_state_set_candidate_colour (self->state, spot, colour);
  return TRUE;
}

static gboolean
read_tie (Draft *self,
          SudokuTie *tie,
          GError **error)
{
  const char *word = NULL, *at = NULL;
  gsize length = 0;

  if (!sudoku_scanner_need_word (&self->scanner, "tie-expected", &word, &length, error))
    return FALSE;
  at = word;
  if (sudoku_tie_read (&at, word + length, tie) && at == word + length && *tie != SUDOKU_TIE_NONE)
    return TRUE;
  return sudoku_scanner_fail_word (&self->scanner, word, length, "tie-expected", error);
}

static gboolean
read_link (Draft *self,
           GError **error)
{
  const SudokuColouring *colouring = sudoku_state_get_colouring (self->state);
  const char *word = NULL, *at = NULL;
  gsize length = 0;
  SudokuSpot from = { 0 }, to = { 0 };
  SudokuTie tie = SUDOKU_TIE_NONE;

  if (!sudoku_scanner_need_word (&self->scanner, "link-expected", &word, &length, error))
    return FALSE;
  at = word;
  if (!sudoku_spot_read_link (&at, word + length, self->side, &from, &to) || at != word + length)
    return sudoku_scanner_fail_word (&self->scanner, word, length, "link-expected", error);
  if (sudoku_colouring_get_tie (colouring, from, to) != SUDOKU_TIE_NONE)
    return fail_again (self, error);
  if (!read_tie (self, &tie, error))
    return FALSE;
  sudoku_state_set_tie (self->state, from, to, tie);
  return TRUE;
}

static gboolean
read_branch (Draft *self,
             GError **error)
{
  g_autoptr (SudokuBranches) branches =
    sudoku_branches_copy (sudoku_state_get_branches (self->state));
  g_autoptr (SudokuBranch) branch = NULL;
  const char *word = NULL, *at = NULL;
  gsize length = 0;
  guint number = 0;

  if (!sudoku_scanner_need_number (&self->scanner, "branch-number-expected", 0,
                                   SUDOKU_BRANCH_NUMBER_MAX, &number, error) ||
      !sudoku_scanner_need_word (&self->scanner, "branch-expected", &word, &length, error))
    return FALSE;
  if (number == SUDOKU_BRANCH_TRUNK ? !sudoku_branches_is_untouched (branches)
                                    : sudoku_branches_find (branches, number) != NULL)
    return fail_again (self, error);
  at = word;
  branch = sudoku_branch_read (&at, word + length, self->side, number);
  if (branch == NULL || at != word + length)
    return sudoku_scanner_fail_word (&self->scanner, word, length, "branch-expected", error);
  if (sudoku_branches_get_n (branches) == SUDOKU_BRANCHES_MAX && number != SUDOKU_BRANCH_TRUNK)
    {
      sudoku_scanner_refuse (&self->scanner, NULL, SUDOKU_ERROR_LIMIT, error, "branches-limit",
                             sat_arg_number (SUDOKU_BRANCHES_MAX));
      return FALSE;
    }
  if (!sudoku_branches_put (branches, branch))
    {
      sudoku_scanner_refuse (&self->scanner, word, SUDOKU_ERROR_SYNTAX, error, "branch-unfit");
      return FALSE;
    }
  sudoku_state_set_branches (self->state, branches);
  return TRUE;
}

/* The branch in which the player is. */
static gboolean
read_in (Draft *self,
         GError **error)
{
  g_autoptr (SudokuBranches) branches =
    sudoku_branches_copy (sudoku_state_get_branches (self->state));
  guint number = 0;

  if (!sudoku_scanner_need_number (&self->scanner, "branch-number-expected", 1,
                                   SUDOKU_BRANCH_NUMBER_MAX, &number, error))
    return FALSE;
  if (sudoku_branches_get_current (branches) != SUDOKU_BRANCH_TRUNK)
    return fail_again (self, error);
  if (!sudoku_branches_set_current (branches, number))
    {
      sudoku_scanner_refuse (&self->scanner, self->scanner.line, SUDOKU_ERROR_SYNTAX, error,
                             "branch-missing");
      return FALSE;
    }
  sudoku_state_set_branches (self->state, branches);
  return TRUE;
}

static gboolean
read_time (Draft *self,
           GError **error)
{
  if (self->has_time)
    return fail_again (self, error);
  self->has_time = TRUE;
  return sudoku_seconds_read (&self->scanner, &self->elapsed, error);
}

static gboolean
read_move (Draft *self,
           GError **error)
{
  SudokuMove *move = sudoku_move_read (&self->scanner, self->side, error);

  if (move == NULL)
    return FALSE;
  sudoku_history_add (self->history, move);
  g_array_append_val (self->move_lines, self->scanner.number);
  return TRUE;
}

static gboolean
read_position (Draft *self,
               GError **error)
{
  if (self->has_position)
    return fail_again (self, error);
  self->has_position = TRUE;
  return sudoku_scanner_need_number (&self->scanner, "position-expected", 0,
                                     sudoku_history_get_n_moves (self->history),
                                     &self->position, error);
}

static gboolean
read_tried (Draft *self,
            GError **error)
{
  SudokuSet tried = SUDOKU_SET_EMPTY;
  guint cell = 0, value = 0;

  if (!read_cell (self, &cell, error) || !read_set (self, &tried, error))
    return FALSE;
  SUDOKU_SET_FOREACH (tried, value)
  sudoku_effort_try (self->effort, cell, value);
  return TRUE;
}

static gboolean
read_asked (Draft *self,
            GError **error)
{
  if (self->has_asked)
    return fail_again (self, error);
  self->has_asked = TRUE;
  for (guint help = 0; help < SUDOKU_HELP_OTHER; help++)
    {
      guint times = 0;

      if (!sudoku_scanner_need_number (&self->scanner, "asked-expected", 0, SUDOKU_ASKED_MAX,
                                       &times, error))
        return FALSE;
      sudoku_effort_ask (self->effort, (SudokuHelp)help, times);
    }
  return TRUE;
}

static gboolean
read_helped (Draft *self,
             GError **error)
{
  if (self->helped)
    return fail_again (self, error);
  self->helped = TRUE;
  return TRUE;
}

static gboolean
read_finished (Draft *self,
               GError **error)
{
  if (self->finished)
    return fail_again (self, error);
  self->finished = TRUE;
  return TRUE;
}

/* A bookmark's name may be followed by its differences, so it is added later. */
static void
finish_bookmark (Draft *self)
{
  guint n = sudoku_bookmarks_get_n (self->bookmarks);

  if (self->bookmark_name == NULL)
    return;
  sudoku_bookmarks_insert (self->bookmarks, n, self->bookmark_name, self->bookmark_state);
  g_clear_pointer (&self->bookmark_name, g_free);
  g_clear_pointer (&self->bookmark_state, sudoku_state_free);
}

static gboolean
read_bookmark (Draft *self,
               GError **error)
{
  g_autofree char *name = NULL;

  if (!sudoku_name_read_rest (&self->scanner, &name, error))
    return FALSE;
  finish_bookmark (self);
  if (sudoku_bookmarks_is_full (self->bookmarks))
    {
      sudoku_scanner_refuse (&self->scanner, NULL, SUDOKU_ERROR_LIMIT, error, "bookmarks-limit",
                             sat_arg_number (SUDOKU_BOOKMARKS_MAX));
      return FALSE;
    }
  self->bookmark_name = g_steal_pointer (&name);
  self->bookmark_state = sudoku_state_copy (self->state);
  return TRUE;
}

/* The differences of a bookmark. */
static gboolean
read_at (Draft *self,
         GError **error)
{
  g_autoptr (SudokuMove) move = sudoku_move_read (&self->scanner, self->side, error);

  if (move == NULL)
    return FALSE;
  if (self->bookmark_state != NULL && sudoku_move_apply (move, self->bookmark_state))
    return TRUE;
  sudoku_scanner_refuse (&self->scanner, self->scanner.line, SUDOKU_ERROR_SYNTAX, error,
                         "bookmark-change-unfit");
  return FALSE;
}

static const struct
{
  const char *keyword;
  gboolean after_puzzle;
  gboolean (*read) (Draft *self, GError **error);
} game_lines[] = {
  { "box", FALSE, read_box },
  { "plain", FALSE, read_plain },
  { "x", FALSE, read_x },
  { "rule", FALSE, read_rule },
  { "puzzle", FALSE, read_puzzle },
  { "symbols", TRUE, read_symbols },
  { "about", TRUE, read_about },
  { "omitted", TRUE, read_omitted },
  { "without", TRUE, read_without },
  { "corner", TRUE, read_corner },
  { "centre", TRUE, read_centre },
  { "colour", TRUE, read_colour },
  { "candidate", TRUE, read_candidate },
  { "link", TRUE, read_link },
  { "branch", TRUE, read_branch },
  { "in", TRUE, read_in },
  { "time", TRUE, read_time },
  { "move", TRUE, read_move },
  { "position", TRUE, read_position },
  { "tried", TRUE, read_tried },
  { "helped", TRUE, read_helped },
  { "asked", TRUE, read_asked },
  { "finished", TRUE, read_finished },
  { "bookmark", TRUE, read_bookmark },
  { "at", TRUE, read_at },
};

static gboolean
read_header (Draft *self,
             GError **error)
{
  const char *word = NULL;
  gsize length = 0;
  guint version = 0;

  if (!sudoku_scanner_next_filled_line (&self->scanner) ||
      !sudoku_scanner_next_word (&self->scanner, &word, &length) ||
      !sudoku_scan_equal (word, length, "satdoku"))
    {
      sudoku_scanner_refuse (&self->scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "game-begin",
                             sat_arg_number (1));
      return FALSE;
    }
  if (!sudoku_scanner_need_number (&self->scanner, "version-expected", 1, G_MAXUINT,
                                   &version, error))
    return FALSE;
  if (version > SUDOKU_GAME_VERSION)
    {
      sudoku_scanner_refuse (&self->scanner, NULL, SUDOKU_ERROR_FORMAT, error, "game-version",
                             sat_arg_number (version), sat_arg_number (SUDOKU_GAME_VERSION));
      return FALSE;
    }
  return sudoku_scanner_need_end (&self->scanner, error);
}

static gboolean
read_line (Draft *self,
           GError **error)
{
  const char *word = NULL;
  gsize length = 0;

  if (!sudoku_scanner_next_word (&self->scanner, &word, &length))
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (game_lines); i++)
    {
      if (!sudoku_scan_equal (word, length, game_lines[i].keyword))
        continue;
      if (game_lines[i].after_puzzle != (self->state != NULL))
        {
          sudoku_scanner_refuse (&self->scanner, word, SUDOKU_ERROR_SYNTAX, error,
                                 game_lines[i].after_puzzle ? "game-line-early" : "game-line-late",
                                 sat_arg_text (game_lines[i].keyword));
          return FALSE;
        }
      return game_lines[i].read (self, error) && sudoku_scanner_need_end (&self->scanner, error);
    }
  return sudoku_scanner_fail_word (&self->scanner, word, length, "game-line-expected", error);
}

static gboolean
fail_move (Draft *self,
           guint move,
           GError **error)
{
  const SatPlace place = {
    self->scanner.name,
    g_array_index (self->move_lines, gsize, move),
    0,
  };

  sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &place, "move-unfit");
  return FALSE;
}

/* The history goes back to its position, and all of it must fit. */
static gboolean
check_history (Draft *self,
               GError **error)
{
  guint move = 0;

  while (sudoku_history_get_position (self->history) > self->position)
    sudoku_history_step_back (self->history);
  sudoku_history_set_saved (self->history, TRUE);
  if (sudoku_history_find_misfit (self->history, self->state, self->cancellable, &move))
    return fail_move (self, move, error);
  return !g_cancellable_set_error_if_cancelled (self->cancellable, error);
}

static gboolean
read_game (Draft *self,
           GError **error)
{
  if (!read_header (self, error))
    return FALSE;
  while (sudoku_scanner_next_line (&self->scanner))
    if (g_cancellable_set_error_if_cancelled (self->cancellable, error) ||
        !read_line (self, error))
      return FALSE;
  if (self->state == NULL ||
      (sudoku_history_get_n_moves (self->history) > 0 && !self->has_position))
    {
      sudoku_scanner_refuse (&self->scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "game-short",
                             sat_arg_text (self->state == NULL ? "puzzle" : "position"));
      return FALSE;
    }
  finish_bookmark (self);
  return check_history (self, error);
}

/**
 * sudoku_game_new_from_text:
 * @name: name of the text, for messages
 * @text: a game as sudoku_game_to_text() writes it
 * @length: its length in bytes
 * @cancellable: (nullable): checked for each line and each move
 *
 * Reads a saved game. It counts as saved.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL with SUDOKU_ERROR_SYNTAX or
 *   SUDOKU_ERROR_SHAPE; SUDOKU_ERROR_FORMAT for an unknown version; SUDOKU_ERROR_LIMIT for a text
 *   of more than 256 MiB or with too many bookmarks; G_IO_ERROR_CANCELLED
 */
SudokuGame *
sudoku_game_new_from_text (const char *name,
                           const char *text,
                           gsize length,
                           GCancellable *cancellable,
                           GError **error)
{
  g_auto (Draft) draft = { .cancellable = cancellable };
  SudokuGame *game = NULL;

  g_return_val_if_fail (name != NULL && text != NULL, NULL);

  if (length > TEXT_LENGTH_MAX)
    {
      sudoku_error_set (error, SUDOKU_ERROR_LIMIT, &(SatPlace){ .name = name }, "game-limit",
                        sat_arg_number (TEXT_LENGTH_MAX >> 20));
      return NULL;
    }
  sudoku_scanner_init (&draft.scanner, name, text, length, 1);
  draft.history = sudoku_history_new ();
  draft.move_lines = g_array_new (FALSE, FALSE, sizeof (gsize));
  draft.bookmarks = sudoku_bookmarks_new ();
  draft.omissions = g_ptr_array_new_with_free_func ((GDestroyNotify)sat_issue_unref);
  draft.rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  if (!read_game (&draft, error))
    return NULL;
  game = sudoku_game_new_with_history (g_steal_pointer (&draft.state),
                                       g_steal_pointer (&draft.history),
                                       g_steal_pointer (&draft.bookmarks));
  sudoku_game_set_symbols (game, draft.symbols);
  sudoku_game_set_notes (game, draft.notes);
  for (guint i = 0; i < draft.omissions->len; i++)
    sudoku_game_add_omission (game, draft.omissions->pdata[i]);
  if (draft.does_without)
    sudoku_game_do_without (game);
  sudoku_game_set_elapsed (game, draft.elapsed);
  if (draft.helped || draft.has_asked)
    sudoku_game_mark_helped (game);
  if (sudoku_game_was_helped (game) && !draft.has_asked)
    sudoku_effort_forget_asked (draft.effort);
  sudoku_effort_add (sudoku_game_get_effort (game), draft.effort);
  if (draft.finished)
    sudoku_game_mark_finished (game);
  return game;
}
