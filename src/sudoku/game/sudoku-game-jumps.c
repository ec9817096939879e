/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The past of a game: going back to where it once was, bookmarks, and what is remembered of it.
 * To go somewhere is a move, so that nothing that was done is lost by it and one undo takes it
 * back. A bookmark keeps the whole position: it stays when the moves that led to it are undone and
 * replaced by others. */

#include "sudoku-game-private.h"

#include <string.h>

#define NAME_LENGTH_MAX 200

SudokuBookmark *
sudoku_bookmark_new (const char *name,
                     const SudokuState *state)
{
  SudokuBookmark *self = g_new0 (SudokuBookmark, 1);

  self->name = g_strdup (name);
  self->state = sudoku_state_copy (state);
  return self;
}

void
sudoku_bookmark_free (SudokuBookmark *self)
{
  sudoku_state_free (self->state);
  g_free (self->name);
  g_free (self);
}

static gboolean
jump (SudokuGame *self,
      const SudokuState *state)
{
  SudokuMove *move = sudoku_move_new_between (self->state, state);
  gboolean fits = FALSE;

  if (move == NULL)
    return FALSE;
  fits = sudoku_game_push (self, move, TRUE);
  g_assert (fits);
  return TRUE;
}

/**
 * sudoku_game_get_position:
 * @self: a game
 *
 * Returns: how many moves of the history are done, that is, how often it can be undone
 */
guint
sudoku_game_get_position (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);

  return self->position;
}

/**
 * sudoku_game_go_to:
 * @self: a game
 * @position: a position before the current one, as sudoku_game_get_position() counts
 *
 * Makes the game look as it looked at an earlier position of its history. This is one move. Costs
 * O(cells + changes).
 *
 * Returns: %FALSE when it looks so already
 */
gboolean
sudoku_game_go_to (SudokuGame *self,
                   guint position)
{
  g_autoptr (SudokuState) state = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);
  g_return_val_if_fail (position <= self->position, FALSE);

  state = sudoku_state_copy (self->state);
  for (guint i = self->position; i > position; i--)
    {
      gboolean fits = sudoku_move_revert (g_ptr_array_index (self->moves, i - 1), state);

      g_assert (fits);
    }
  return jump (self, state);
}

/**
 * sudoku_game_was_helped:
 * @self: a game
 *
 * Returns: whether the solver has ever put something into the game, a hint or a solution; undoing
 *   it does not make it unseen
 */
gboolean
sudoku_game_was_helped (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return self->helped;
}

/**
 * sudoku_game_was_finished:
 * @self: a game
 *
 * Returns: whether sudoku_game_mark_finished() was called, in this session or before
 */
gboolean
sudoku_game_was_finished (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return self->finished;
}

/**
 * sudoku_game_mark_finished:
 * @self: a game
 *
 * Remembers that the puzzle was solved and that this was taken down, so that undoing and doing the
 * last move again does not count twice.
 */
void
sudoku_game_mark_finished (SudokuGame *self)
{
  g_return_if_fail (SUDOKU_IS_GAME (self));

  if (self->finished)
    return;
  self->finished = TRUE;
  g_signal_emit_by_name (self, "moved", "finished");
}

/* One line without control characters, and not too long. */
static char *
tidy_name (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  GString *tidy = g_string_new (NULL);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar character = g_utf8_get_char (at);

      if (tidy->len + 6 <= NAME_LENGTH_MAX)
        g_string_append_unichar (tidy, g_unichar_iscntrl (character) ? ' ' : character);
    }
  g_strstrip (tidy->str);
  return g_string_free (tidy, FALSE);
}

/* The rest of the line. */
gboolean
sudoku_game_read_bookmark_name (SudokuScanner *scanner,
                                char **name,
                                GError **error)
{
  g_autofree char *rest = g_strndup (scanner->at, (gsize)(scanner->line_end - scanner->at));
  g_autofree char *tidy = tidy_name (rest);

  if (*tidy == '\0')
    {
      sudoku_scanner_fail (scanner, scanner->at, SUDOKU_ERROR_SYNTAX, error,
                           "a bookmark has a name");
      return FALSE;
    }
  scanner->at = scanner->line_end;
  *name = g_steal_pointer (&tidy);
  return TRUE;
}

/* One word, as restoring_line() writes it. */
gboolean
sudoku_game_read_bookmark_word (SudokuScanner *scanner,
                                char **name,
                                GError **error)
{
  const char *word = NULL;
  gsize length = 0;
  g_autofree char *unescaped = NULL;
  g_autofree char *tidy = NULL;

  if (!sudoku_scanner_need_word (scanner, "the name of a bookmark", &word, &length, error))
    return FALSE;
  unescaped = g_uri_unescape_segment (word, word + length, NULL);
  tidy = unescaped != NULL ? tidy_name (unescaped) : g_strdup ("");
  if (*tidy == '\0')
    {
      sudoku_scanner_fail (scanner, word, SUDOKU_ERROR_SYNTAX, error, "a bookmark has a name");
      return FALSE;
    }
  *name = g_steal_pointer (&tidy);
  return TRUE;
}

void
sudoku_game_write_bookmarks (SudokuGame *self,
                             GString *string)
{
  guint side = sudoku_grid_get_side (sudoku_state_get_grid (self->state));

  for (guint i = 0; i < self->bookmarks->len; i++)
    {
      const SudokuBookmark *bookmark = g_ptr_array_index (self->bookmarks, i);
      g_autoptr (SudokuMove) move = sudoku_move_new_between (self->state, bookmark->state);

      g_string_append_printf (string, "bookmark %s\n", bookmark->name);
      if (move == NULL)
        continue;
      g_string_append (string, "at");
      sudoku_move_write_changes (move, side, string);
      g_string_append_c (string, '\n');
    }
}

/**
 * sudoku_game_add_bookmark:
 * @self: a game
 * @name: what the player calls the position; not empty
 *
 * Keeps the position to come back to it. That is no move.
 *
 * Returns: %FALSE when there are SUDOKU_GAME_BOOKMARKS_MAX already, or the name is blank
 */
gboolean
sudoku_game_add_bookmark (SudokuGame *self,
                          const char *name)
{
  g_autofree char *tidy = NULL;
  g_autofree char *line = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && name != NULL, FALSE);

  tidy = tidy_name (name);
  if (*tidy == '\0' || self->bookmarks->len == SUDOKU_GAME_BOOKMARKS_MAX)
    return FALSE;
  g_ptr_array_add (self->bookmarks, sudoku_bookmark_new (tidy, self->state));
  line = g_strdup_printf ("bookmark %s", tidy);
  sudoku_game_note (self, line);
  return TRUE;
}

/**
 * sudoku_game_remove_bookmark:
 * @self: a game
 * @bookmark: a bookmark, from 0
 *
 * Removes a bookmark. That is no move; sudoku_game_restore_bookmark() takes it back.
 *
 * Returns: %FALSE when there is no such bookmark
 */
gboolean
sudoku_game_remove_bookmark (SudokuGame *self,
                             guint bookmark)
{
  g_autofree char *line = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  if (bookmark >= self->bookmarks->len)
    return FALSE;
  g_clear_pointer (&self->removed, sudoku_bookmark_free);
  self->removed = g_ptr_array_steal_index (self->bookmarks, bookmark);
  self->removed_at = bookmark;
  line = g_strdup_printf ("unbookmark %u", bookmark + 1);
  sudoku_game_note (self, line);
  return TRUE;
}

/* All that is needed to have it again, as the saved game may be younger than its removal: place,
 * name as one word, and what is different there. */
static char *
restoring_line (SudokuGame *self,
                guint place,
                const SudokuBookmark *bookmark)
{
  g_autofree char *name = g_uri_escape_string (bookmark->name, NULL, TRUE);
  g_autoptr (SudokuMove) move = sudoku_move_new_between (self->state, bookmark->state);
  GString *line = g_string_new (NULL);

  g_string_printf (line, "rebookmark %u %s", place + 1, name);
  if (move != NULL)
    sudoku_move_write_changes (move, sudoku_grid_get_side (sudoku_game_get_grid (self)), line);
  return g_string_free (line, FALSE);
}

/**
 * sudoku_game_can_restore_bookmark:
 * @self: a game
 *
 * Returns: whether a bookmark was removed and there is room for it
 */
gboolean
sudoku_game_can_restore_bookmark (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return self->removed != NULL && self->bookmarks->len < SUDOKU_GAME_BOOKMARKS_MAX;
}

/**
 * sudoku_game_restore_bookmark:
 * @self: a game
 *
 * Puts the bookmark that was removed last back to its place. That is no move. Costs O(cells).
 *
 * Returns: %FALSE when there is none, or no room for it
 */
gboolean
sudoku_game_restore_bookmark (SudokuGame *self)
{
  g_autofree char *line = NULL;
  guint place;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  if (!sudoku_game_can_restore_bookmark (self))
    return FALSE;
  place = MIN (self->removed_at, self->bookmarks->len);
  line = restoring_line (self, place, self->removed);
  g_ptr_array_insert (self->bookmarks, (int)place, g_steal_pointer (&self->removed));
  sudoku_game_note (self, line);
  return TRUE;
}

/**
 * sudoku_game_get_n_bookmarks:
 * @self: a game
 *
 * Returns: how many bookmarks there are
 */
guint
sudoku_game_get_n_bookmarks (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), 0);

  return self->bookmarks->len;
}

static const SudokuBookmark *
get_bookmark (SudokuGame *self,
              guint bookmark)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), NULL);
  g_return_val_if_fail (bookmark < self->bookmarks->len, NULL);

  return g_ptr_array_index (self->bookmarks, bookmark);
}

/**
 * sudoku_game_get_bookmark_name:
 * @self: a game
 * @bookmark: a bookmark, from 0
 *
 * Returns: (transfer none): its name, one line
 */
const char *
sudoku_game_get_bookmark_name (SudokuGame *self,
                               guint bookmark)
{
  const SudokuBookmark *found = get_bookmark (self, bookmark);

  return found != NULL ? found->name : NULL;
}

/**
 * sudoku_game_get_bookmark_n_empty:
 * @self: a game
 * @bookmark: a bookmark, from 0
 *
 * Returns: how many cells are empty there
 */
guint
sudoku_game_get_bookmark_n_empty (SudokuGame *self,
                                  guint bookmark)
{
  const SudokuBookmark *found = get_bookmark (self, bookmark);

  return found != NULL ? sudoku_state_get_n_empty (found->state) : 0;
}

/**
 * sudoku_game_is_at_bookmark:
 * @self: a game
 * @bookmark: a bookmark, from 0
 *
 * Costs O(cells).
 *
 * Returns: whether the game looks as it did there
 */
gboolean
sudoku_game_is_at_bookmark (SudokuGame *self,
                            guint bookmark)
{
  const SudokuBookmark *found = get_bookmark (self, bookmark);
  g_autoptr (SudokuMove) move = NULL;

  if (found == NULL)
    return FALSE;
  move = sudoku_move_new_between (self->state, found->state);
  return move == NULL;
}

/**
 * sudoku_game_go_to_bookmark:
 * @self: a game
 * @bookmark: a bookmark, from 0
 *
 * Makes the game look as it did there. This is one move; the bookmark stays.
 *
 * Returns: %FALSE when it looks so already
 */
gboolean
sudoku_game_go_to_bookmark (SudokuGame *self,
                            guint bookmark)
{
  const SudokuBookmark *found = get_bookmark (self, bookmark);

  return found != NULL && jump (self, found->state);
}
