/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text form of a game, which is the saved game, and of what happens in it, which is
 * the journal.
 *
 *   satdoku 1                 the version; 2 when there are colours of candidates or links, 3 when
 *                             there are branches, 4 when something is told about the puzzle, 5
 *                             when something of it could not be read, 6 when help was
 *                             counted or a number was given up, 7 when there are items
 *   box 2x3                   or "plain 5"; an "x" line for diagonals may follow
 *   rule anti-king            another rule, as sudoku_rule_to_text() writes it
 *   puzzle                    N rows of N values follow, as in the text of a move
 *   symbols . A B C D         what the puzzle came with: for an empty cell, which may be missing,
 *                             then for the values; as in an address, a blank is %20
 *   about author Ada          what is told about the puzzle, see sudoku_note_get_id(); a line for
 *                             each line of it
 *   omitted rule-not-read X   what could not be read of the puzzle, see sudoku-omission.c
 *   without                   the player goes on without that
 *   corner r1c2 3 4           marks of a cell; "centre" likewise
 *   colour r1c2 5
 *   candidate r1c2(3) 7       the colour of a candidate
 *   link r1c2(3)-r1c5(3) weak
 *   branch 3 0:r1c2(5):12:.:  a branch as sudoku_branch_write() writes it; number 0: the trunk
 *   in 3                      the branch in which the player is
 *   time 83.250               seconds
 *   move …                    see sudoku-move.c; in order, also those that were undone
 *   position 12               how many of the moves are done in what stands above
 *   tried r1c2 3 4            numbers that were put into a cell and do not stand there now
 *   helped                    the solver has helped, be it undone since
 *   asked 2 1                 how many hints and checks the player has asked for; without this line
 *                             it is not known if there was help
 *   finished                  the puzzle was solved before
 *   bookmark Try the five     a position to come back to, and its name
 *   at r2c3=+5>. …            what is different there, as in a move
 *
 * The grid, marks and colours are those of the current position, so that they can be read
 * without following the moves; the moves carry what was before, so that they can be
 * followed both ways. */

#include "sudoku-game-text.h"

#include <string.h>

#include "sudoku-cell-record.h"
#include "sudoku-name.h"
#include "sudoku-omission.h"
#include "sudoku-rule-text.h"
#include "sudoku-seconds.h"
#include "sudoku-spot-text.h"

/* All visible ASCII characters that can stand as they are, besides letters and digits; not "%". */
#define SYMBOLS_AS_THEY_ARE "!\"#$&'()*+,-./:;<=>?@[\\]^_`{|}~"

/* The first version that knows colours of candidates and links. */
#define COLOURING_VERSION 2
/* The first version that knows branches. */
#define BRANCHES_VERSION 3
/* The first version with notes about the puzzle. */
#define NOTES_VERSION 4
/* The first version with what could not be read of it. */
#define OMISSIONS_VERSION 5
/* The first version that counts help. */
#define EFFORT_VERSION 6
/* Items. */
#define ITEMS_VERSION 7

static const char *mark_words[SUDOKU_N_MARKS] = {
  [SUDOKU_MARK_CORNER] = "corner",
  [SUDOKU_MARK_CENTRE] = "centre",
};

static void
write_cell_line (const char *keyword,
                 guint cell,
                 guint side,
                 GString *string)
{
  g_string_append_printf (string, "%s ", keyword);
  sudoku_cell_record_write (cell, side, string);
}

/* Rows and columns are always there, and boxes come with the shape; the diagonals have had a line
 * of their own since the first version. */
static void
write_rule (const SudokuRule *rule,
            guint side,
            GString *string)
{
  const SudokuRuleKind *kind = sudoku_rule_get_kind (rule);
  g_autofree char *text = NULL;

  if (!kind->optional && kind->parameter != SUDOKU_RULE_REGIONS)
    return;
  text = sudoku_rule_to_text (rule, side);
  if (g_str_equal (text, "x"))
    g_string_append (string, "x\n");
  else
    g_string_append_printf (string, "rule %s\n", text);
}

static void
write_shape (SudokuGeometry *geometry,
             GString *string)
{
  guint side = sudoku_geometry_get_side (geometry);

  if (sudoku_geometry_has_boxes (geometry))
    g_string_append_printf (string, "box %ux%u\n", sudoku_geometry_get_box_rows (geometry),
                            sudoku_geometry_get_box_columns (geometry));
  else
    g_string_append_printf (string, "plain %u\n", side);
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    write_rule (sudoku_geometry_get_rule (geometry, i), side, string);
}

static void
write_values (const SudokuGrid *grid,
              GString *string)
{
  guint side = sudoku_grid_get_side (grid);

  g_string_append (string, "puzzle\n");
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      sudoku_cell_record_write_value (sudoku_grid_get_value (grid, cell),
                                      sudoku_grid_get_origin (grid, cell), string);
      g_string_append_c (string, (cell + 1) % side == 0 ? '\n' : ' ');
    }
}

static void
write_symbol (const char *symbol,
              GString *string)
{
  g_string_append_c (string, ' ');
  g_string_append_uri_escaped (string, symbol, SYMBOLS_AS_THEY_ARE, TRUE);
}

static void
write_symbols (const SudokuSymbols *symbols,
               GString *string)
{
  if (symbols == NULL)
    return;
  g_string_append (string, "symbols");
  if (symbols->empty != NULL)
    write_symbol (symbols->empty, string);
  for (guint i = 0; i < symbols->n_texts; i++)
    write_symbol (symbols->texts[i], string);
  g_string_append_c (string, '\n');
}

static void
write_notes (const SudokuNotes *notes,
             GString *string)
{
  for (SudokuNote note = 0; note < SUDOKU_N_NOTES; note++)
    {
      const char *text = sudoku_notes_get (notes, note);
      g_auto (GStrv) lines = text != NULL ? g_strsplit (text, "\n", -1) : NULL;

      for (gsize i = 0; lines != NULL && lines[i] != NULL; i++)
        g_string_append_printf (string, "about %s%s%s\n", sudoku_note_get_id (note),
                                *lines[i] != '\0' ? " " : "", lines[i]);
    }
}

static void
write_omissions (SudokuGame *self,
                 GString *string)
{
  const GPtrArray *omissions = sudoku_game_get_omissions (self);

  for (guint i = 0; omissions != NULL && i < omissions->len; i++)
    {
      g_string_append (string, "omitted ");
      sudoku_omission_write (omissions->pdata[i], string);
      g_string_append_c (string, '\n');
    }
  if (sudoku_game_does_without (self))
    g_string_append (string, "without\n");
}

/* Without values there is no line. */
static void
write_values_of_cell (const char *keyword,
                      guint cell,
                      SudokuSet values,
                      guint side,
                      GString *string)
{
  guint value = 0;

  if (sudoku_set_is_empty (values))
    return;
  write_cell_line (keyword, cell, side, string);
  SUDOKU_SET_FOREACH (values, value)
  g_string_append_printf (string, " %u", value);
  g_string_append_c (string, '\n');
}

static void
write_marks (const SudokuState *state,
             guint side,
             GString *string)
{
  for (SudokuMark mark = 0; mark < SUDOKU_N_MARKS; mark++)
    for (guint cell = 0; cell < side * side; cell++)
      write_values_of_cell (mark_words[mark], cell, sudoku_state_get_marks (state, mark, cell),
                            side, string);
}

static void
write_effort (SudokuGame *self,
              guint side,
              GString *string)
{
  const SudokuEffort *effort = sudoku_game_get_effort (self);
  guint n_asked[SUDOKU_N_HELPS] = { 0 };

  for (guint cell = 0; cell < side * side; cell++)
    write_values_of_cell (
      "tried", cell, sudoku_effort_get_given_up (effort, cell, sudoku_game_get_state (self)), side,
      string);
  if (sudoku_game_was_helped (self))
    g_string_append (string, "helped\n");
  if (!sudoku_effort_has_asked (effort))
    return;
  for (guint help = 0; help < SUDOKU_HELP_OTHER; help++)
    sudoku_effort_get_asked (effort, (SudokuHelp)help, &n_asked[help]);
  g_string_append_printf (string, "asked %u %u\n", n_asked[SUDOKU_HELP_HINT],
                          n_asked[SUDOKU_HELP_CHECK]);
}

static void
write_colours (const SudokuState *state,
               guint side,
               GString *string)
{
  for (guint cell = 0; cell < side * side; cell++)
    if (sudoku_state_get_colour (state, cell) > 0)
      {
        write_cell_line ("colour", cell, side, string);
        g_string_append_printf (string, " %u\n", sudoku_state_get_colour (state, cell));
      }
}

static void
write_colouring (const SudokuColouring *colouring,
                 guint side,
                 GString *string)
{
  guint n_coloured = 0, n_links = 0;
  const SudokuColoured *coloured = sudoku_colouring_get_all_coloured (colouring, &n_coloured);
  const SudokuLinked *links = sudoku_colouring_get_links (colouring, &n_links);

  for (guint i = 0; i < n_coloured; i++)
    {
      g_string_append (string, "candidate ");
      sudoku_spot_write (coloured[i].spot, side, string);
      g_string_append_printf (string, " %u\n", coloured[i].colour);
    }
  for (guint i = 0; i < n_links; i++)
    {
      g_string_append (string, "link ");
      sudoku_spot_write_link (links[i].from, links[i].to, side, string);
      g_string_append_printf (string, " %s\n", sudoku_tie_get_id (links[i].tie));
    }
}

static gboolean
has_colouring (const SudokuState *state)
{
  return !sudoku_colouring_is_empty (sudoku_state_get_colouring (state));
}

static gboolean
has_branches (const SudokuState *state)
{
  return !sudoku_branches_is_untouched (sudoku_state_get_branches (state));
}

/* Only a move makes branches, so there is at least one move if any position has some. */
static gboolean
needs_branches (SudokuGame *self)
{
  const SudokuHistory *history = sudoku_game_get_history (self);
  const SudokuBookmarks *bookmarks = sudoku_game_get_bookmarks (self);
  gboolean found = has_branches (sudoku_game_get_state (self));

  for (guint i = 0; !found && i < sudoku_history_get_n_moves (history); i++)
    found = sudoku_move_has_branches (sudoku_history_get_move (history, i));
  for (guint i = 0; !found && i < sudoku_bookmarks_get_n (bookmarks); i++)
    found = has_branches (sudoku_bookmarks_get_state (bookmarks, i));
  return found;
}

static gboolean
has_given_up (SudokuGame *self)
{
  const SudokuState *state = sudoku_game_get_state (self);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (sudoku_game_get_grid (self)); cell++)
    if (!sudoku_set_is_empty (
          sudoku_effort_get_given_up (sudoku_game_get_effort (self), cell, state)))
      return TRUE;
  return FALSE;
}

/* Items come or go one by one. */
static gboolean
has_item_moves (SudokuGame *self)
{
  const SudokuHistory *history = sudoku_game_get_history (self);

  for (guint i = 0; i < sudoku_history_get_n_moves (history); i++)
    if (sudoku_move_changes_items (sudoku_history_get_move (history, i)))
      return TRUE;
  return FALSE;
}

/* Now, or before a move. */
static gboolean
needs_items (SudokuGame *self)
{
  const SudokuHistory *history = sudoku_game_get_history (self);
  gboolean found = sudoku_geometry_has_items (sudoku_game_get_geometry (self));

  for (guint i = 0; !found && i < sudoku_history_get_n_moves (history); i++)
    {
      const SudokuMove *move = sudoku_history_get_move (history, i);

      found = move->rules_after != NULL && (sudoku_geometry_has_items (move->rules_before) ||
                                            sudoku_geometry_has_items (move->rules_after));
    }
  return found;
}

/* The first version that can express the whole game. */
static guint
find_version (SudokuGame *self)
{
  const SudokuHistory *history = sudoku_game_get_history (self);
  const SudokuBookmarks *bookmarks = sudoku_game_get_bookmarks (self);
  gboolean found = has_colouring (sudoku_game_get_state (self));

  if (has_item_moves (self))
    return SUDOKU_GAME_VERSION;
  if (needs_items (self))
    return ITEMS_VERSION;
  if (sudoku_effort_has_asked (sudoku_game_get_effort (self)) || has_given_up (self))
    return EFFORT_VERSION;
  if (sudoku_game_get_omissions (self) != NULL)
    return OMISSIONS_VERSION;
  if (!sudoku_notes_are_empty (sudoku_game_get_notes (self)))
    return NOTES_VERSION;
  if (needs_branches (self))
    return BRANCHES_VERSION;
  for (guint i = 0; !found && i < sudoku_history_get_n_moves (history); i++)
    found = sudoku_move_has_colouring (sudoku_history_get_move (history, i));
  for (guint i = 0; !found && i < sudoku_bookmarks_get_n (bookmarks); i++)
    found = has_colouring (sudoku_bookmarks_get_state (bookmarks, i));
  return found ? COLOURING_VERSION : 1;
}

static void
write_branch (const SudokuBranch *branch,
              guint side,
              GString *string)
{
  g_string_append_printf (string, "branch %u ", branch->number);
  sudoku_branch_write (branch, side, string);
  g_string_append_c (string, '\n');
}

static void
write_branches (const SudokuBranches *branches,
                guint side,
                GString *string)
{
  if (sudoku_branches_is_untouched (branches))
    return;
  write_branch (sudoku_branches_find (branches, SUDOKU_BRANCH_TRUNK), side, string);
  for (guint i = 0; i < sudoku_branches_get_n (branches); i++)
    write_branch (sudoku_branches_get (branches, i), side, string);
  if (sudoku_branches_get_current (branches) != SUDOKU_BRANCH_TRUNK)
    g_string_append_printf (string, "in %u\n", sudoku_branches_get_current (branches));
}

static void
write_bookmarks (SudokuGame *self,
                 GString *string)
{
  const SudokuBookmarks *bookmarks = sudoku_game_get_bookmarks (self);
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (self));

  for (guint i = 0; i < sudoku_bookmarks_get_n (bookmarks); i++)
    {
      g_autoptr (SudokuMove) move = sudoku_move_new_between (
        sudoku_game_get_state (self), sudoku_bookmarks_get_state (bookmarks, i));

      g_string_append_printf (string, "bookmark %s\n", sudoku_bookmarks_get_name (bookmarks, i));
      if (move == NULL)
        continue;
      g_string_append (string, "at");
      sudoku_move_write_changes (move, side, string);
      g_string_append_c (string, '\n');
    }
}

/**
 * sudoku_game_time_to_text:
 *
 * Writes the elapsed time alone, as a line of a journal for sudoku_game_apply_text(): it is no
 * move.
 *
 * Returns: (transfer full): the line, without a line break
 */
char *
sudoku_game_time_to_text (SudokuGame *self)
{
  GString *line;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  line = g_string_new ("time ");
  sudoku_seconds_write (sudoku_game_get_elapsed (self), line);
  return g_string_free (line, FALSE);
}

/**
 * sudoku_game_to_text:
 *
 * Writes the whole game: shape, values, symbols, notes, omissions, marks, colours, links, branches,
 * elapsed time, history, the position in it, what it has taken of the player, and the bookmarks.
 *
 * Returns: (transfer full): the text
 */
char *
sudoku_game_to_text (SudokuGame *self)
{
  GString *string = NULL;
  const SudokuHistory *history = NULL;
  const SudokuGrid *grid = NULL;
  guint side = 0;
  g_autofree char *time = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);

  history = sudoku_game_get_history (self);
  grid = sudoku_game_get_grid (self);
  side = sudoku_grid_get_side (grid);
  string = g_string_new (NULL);
  g_string_append_printf (string, "satdoku %u\n", find_version (self));
  write_shape (sudoku_grid_get_geometry (grid), string);
  write_values (grid, string);
  write_symbols (sudoku_game_get_symbols (self), string);
  write_notes (sudoku_game_get_notes (self), string);
  write_omissions (self, string);
  write_marks (sudoku_game_get_state (self), side, string);
  write_colours (sudoku_game_get_state (self), side, string);
  write_colouring (sudoku_state_get_colouring (sudoku_game_get_state (self)), side, string);
  write_branches (sudoku_game_get_branches (self), side, string);
  time = sudoku_game_time_to_text (self);
  g_string_append_printf (string, "%s\n", time);
  for (guint i = 0; i < sudoku_history_get_n_moves (history); i++)
    {
      sudoku_move_write (sudoku_history_get_move (history, i), side, string);
      g_string_append_c (string, '\n');
    }
  g_string_append_printf (string, "position %u\n", sudoku_history_get_position (history));
  write_effort (self, side, string);
  if (sudoku_game_was_finished (self))
    g_string_append (string, "finished\n");
  write_bookmarks (self, string);
  return g_string_free (string, FALSE);
}

static gboolean
apply_move (SudokuGame *self,
            SudokuScanner *scanner,
            GError **error)
{
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (self));
  SudokuMove *move = sudoku_move_read (scanner, side, error);

  if (move == NULL)
    return FALSE;
  if (sudoku_game_do_move (self, move))
    return TRUE;
  sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "move-unfit");
  return FALSE;
}

static gboolean
apply_undo (SudokuGame *self,
            SudokuScanner *scanner,
            GError **error)
{
  if (!sudoku_scanner_need_end (scanner, error))
    return FALSE;
  if (sudoku_game_undo (self))
    return TRUE;
  sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "undo-nothing");
  return FALSE;
}

static gboolean
apply_redo (SudokuGame *self,
            SudokuScanner *scanner,
            GError **error)
{
  if (!sudoku_scanner_need_end (scanner, error))
    return FALSE;
  if (sudoku_game_redo (self))
    return TRUE;
  sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "redo-nothing");
  return FALSE;
}

static gboolean
apply_keep (SudokuGame *self,
            SudokuScanner *scanner,
            GError **error)
{
  if (!sudoku_scanner_need_end (scanner, error))
    return FALSE;
  if (sudoku_game_can_redo (self))
    {
      sudoku_game_keep_undone (self);
      return TRUE;
    }
  sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "keep-nothing");
  return FALSE;
}

static gboolean
apply_time (SudokuGame *self,
            SudokuScanner *scanner,
            GError **error)
{
  double seconds = 0;

  if (!sudoku_seconds_read (scanner, &seconds, error) ||
      !sudoku_scanner_need_end (scanner, error))
    return FALSE;
  sudoku_game_set_elapsed (self, seconds);
  return TRUE;
}

/* Of earlier versions, which count nothing. */
static gboolean
apply_helped (SudokuGame *self,
              SudokuScanner *scanner,
              GError **error)
{
  if (!sudoku_scanner_need_end (scanner, error))
    return FALSE;
  sudoku_game_mark_helped (self);
  sudoku_effort_forget_asked (sudoku_game_get_effort (self));
  return TRUE;
}

static gboolean
apply_asked (SudokuGame *self,
             SudokuScanner *scanner,
             GError **error)
{
  const char *word = NULL;
  gsize length = 0;
  SudokuHelp help = SUDOKU_HELP_OTHER;

  if (!sudoku_scanner_need_word (scanner, "help-expected", &word, &length, error))
    return FALSE;
  if (!sudoku_help_find (word, length, &help))
    return sudoku_scanner_fail_word (scanner, word, length, "help-expected", error);
  if (!sudoku_scanner_need_end (scanner, error))
    return FALSE;
  sudoku_game_ask (self, help);
  return TRUE;
}

static gboolean
apply_finished (SudokuGame *self,
                SudokuScanner *scanner,
                GError **error)
{
  if (!sudoku_scanner_need_end (scanner, error))
    return FALSE;
  sudoku_game_mark_finished (self);
  return TRUE;
}

static gboolean
apply_without (SudokuGame *self,
               SudokuScanner *scanner,
               GError **error)
{
  if (!sudoku_scanner_need_end (scanner, error))
    return FALSE;
  sudoku_game_do_without (self);
  return TRUE;
}

static gboolean
apply_bookmark (SudokuGame *self,
                SudokuScanner *scanner,
                GError **error)
{
  g_autofree char *name = NULL;

  if (!sudoku_name_read_rest (scanner, &name, error))
    return FALSE;
  if (!sudoku_game_add_bookmark (self, name))
    {
      sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_LIMIT, error, "bookmarks-limit",
                             sat_arg_number (SUDOKU_BOOKMARKS_MAX));
      return FALSE;
    }
  return TRUE;
}

static gboolean
apply_unbookmark (SudokuGame *self,
                  SudokuScanner *scanner,
                  GError **error)
{
  guint number = 0;

  if (!sudoku_scanner_need_number (scanner, "bookmark-number-expected", 1,
                                   sudoku_game_get_n_bookmarks (self), &number, error) ||
      !sudoku_scanner_need_end (scanner, error))
    return FALSE;
  return sudoku_game_remove_bookmark (self, number - 1);
}

static gboolean
apply_rebookmark (SudokuGame *self,
                  SudokuScanner *scanner,
                  GError **error)
{
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (self));
  g_autoptr (SudokuState) state = sudoku_game_copy_state (self);
  g_autofree char *name = NULL;
  g_autoptr (SudokuMove) move = NULL;
  guint max = MIN (sudoku_game_get_n_bookmarks (self) + 1, SUDOKU_BOOKMARKS_MAX);
  guint number = 0;

  if (!sudoku_scanner_need_number (scanner, "bookmark-number-expected", 1, max, &number, error) ||
      !sudoku_name_read_word (scanner, &name, error))
    return FALSE;
  if (scanner->at != scanner->line_end && (move = sudoku_move_read (scanner, side, error)) == NULL)
    return FALSE;
  if ((move != NULL && !sudoku_move_apply (move, state)) ||
      !sudoku_game_insert_bookmark (self, number - 1, name, state))
    {
      sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "bookmark-unfit");
      return FALSE;
    }
  return TRUE;
}

static const struct
{
  const char *keyword;
  gboolean (*apply) (SudokuGame *self, SudokuScanner *scanner, GError **error);
} journal_lines[] = {
  { "move", apply_move },
  { "undo", apply_undo },
  { "redo", apply_redo },
  { "keep", apply_keep },
  { "time", apply_time },
  { "helped", apply_helped },
  { "asked", apply_asked },
  { "finished", apply_finished },
  { "without", apply_without },
  { "bookmark", apply_bookmark },
  { "unbookmark", apply_unbookmark },
  { "rebookmark", apply_rebookmark },
};

/**
 * sudoku_game_apply_text:
 * @name: name of the text, for messages
 * @line: its line number in it, from 1
 * @text: one line from #SudokuGame::moved or sudoku_game_time_to_text()
 *
 * Applies a line of a journal. A journal is the text of a game and the lines that came after it;
 * following them leads to the same game again. #SudokuGame::moved is not emitted, as the line is
 * already known.
 *
 * Returns: %FALSE, with nothing changed, with SUDOKU_ERROR_SYNTAX when the line can't be read or
 *   does not fit the game
 */
gboolean
sudoku_game_apply_text (SudokuGame *self,
                        const char *name,
                        gsize line,
                        const char *text,
                        GError **error)
{
  const SatPlace place = { .name = name, .line = line };
  SudokuScanner scanner;
  gboolean (*apply) (SudokuGame * self, SudokuScanner * scanner, GError * *error) = NULL;
  const char *word = "";
  gsize length = 0;
  gboolean done;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && name != NULL && text != NULL, FALSE);

  sudoku_scanner_init (&scanner, name, text, strlen (text), line);
  if (sudoku_scanner_next_line (&scanner) &&
      sudoku_scanner_next_word (&scanner, &word, &length) && scanner.next == scanner.end)
    for (gsize i = 0; i < G_N_ELEMENTS (journal_lines); i++)
      if (sudoku_scan_equal (word, length, journal_lines[i].keyword))
        apply = journal_lines[i].apply;
  if (apply != NULL)
    {
      sudoku_game_set_replaying (self, TRUE);
      done = apply (self, &scanner, error);
      sudoku_game_set_replaying (self, FALSE);
      return done;
    }
  sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &place, "journal-line");
  return FALSE;
}
