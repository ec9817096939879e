/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A list of named positions. Does not know the game that it belongs to. */

#include "sudoku-bookmarks.h"

#include "sudoku-name.h"

typedef struct
{
  char *name;
  SudokuState *state;
} Bookmark;

struct _SudokuBookmarks
{
  GPtrArray *list;   /* of Bookmark */
  Bookmark *removed; /* (nullable): the one that was removed last */
  guint removed_at;  /* where it was */
};

static void
bookmark_free (gpointer data)
{
  Bookmark *bookmark = data;

  sudoku_state_free (bookmark->state);
  g_free (bookmark->name);
  g_free (bookmark);
}

/**
 * sudoku_bookmarks_new:
 *
 * Makes an empty list.
 *
 * Returns: (transfer full) (skip): the list
 */
SudokuBookmarks *
sudoku_bookmarks_new (void)
{
  SudokuBookmarks *self = g_new0 (SudokuBookmarks, 1);

  self->list = g_ptr_array_new_with_free_func (bookmark_free);
  return self;
}

/**
 * sudoku_bookmarks_free:
 *
 * Frees it.
 */
void
sudoku_bookmarks_free (SudokuBookmarks *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->list);
  g_clear_pointer (&self->removed, bookmark_free);
  g_free (self);
}

/**
 * sudoku_bookmarks_get_n:
 *
 * Counts the bookmarks.
 *
 * Returns: the number
 */
guint
sudoku_bookmarks_get_n (const SudokuBookmarks *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->list->len;
}

/**
 * sudoku_bookmarks_is_full:
 *
 * Tells whether there are SUDOKU_BOOKMARKS_MAX bookmarks.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_bookmarks_is_full (const SudokuBookmarks *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->list->len == SUDOKU_BOOKMARKS_MAX;
}

static const Bookmark *
get (const SudokuBookmarks *self,
     guint bookmark)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (bookmark < self->list->len, NULL);

  return g_ptr_array_index (self->list, bookmark);
}

/**
 * sudoku_bookmarks_get_name:
 * @bookmark: a bookmark, from 0
 *
 * Gets the name of a bookmark.
 *
 * Returns: (transfer none): the name, one line
 */
const char *
sudoku_bookmarks_get_name (const SudokuBookmarks *self,
                           guint bookmark)
{
  const Bookmark *found = get (self, bookmark);

  return found != NULL ? found->name : NULL;
}

/**
 * sudoku_bookmarks_get_state:
 * @bookmark: a bookmark, from 0
 *
 * Gets the position of a bookmark.
 *
 * Returns: (transfer none): the state of the game there
 */
const SudokuState *
sudoku_bookmarks_get_state (const SudokuBookmarks *self,
                            guint bookmark)
{
  const Bookmark *found = get (self, bookmark);

  return found != NULL ? found->state : NULL;
}

/**
 * sudoku_bookmarks_insert:
 * @bookmark: its place, from 0 to the number of bookmarks
 * @name: the player's name for it
 * @state: the position; copied
 *
 * Inserts a bookmark at a place.
 *
 * Returns: %FALSE when the list is full or the name is blank
 */
gboolean
sudoku_bookmarks_insert (SudokuBookmarks *self,
                         guint bookmark,
                         const char *name,
                         const SudokuState *state)
{
  g_autofree char *tidy = NULL;
  Bookmark *new_bookmark;

  g_return_val_if_fail (self != NULL && name != NULL && state != NULL, FALSE);
  g_return_val_if_fail (bookmark <= self->list->len, FALSE);

  tidy = sudoku_name_tidy (name);
  if (*tidy == '\0' || sudoku_bookmarks_is_full (self))
    return FALSE;
  new_bookmark = g_new0 (Bookmark, 1);
  new_bookmark->name = g_steal_pointer (&tidy);
  new_bookmark->state = sudoku_state_copy (state);
  g_ptr_array_insert (self->list, (int)bookmark, new_bookmark);
  return TRUE;
}

/**
 * sudoku_bookmarks_remove:
 * @bookmark: a bookmark, from 0
 *
 * Removes a bookmark; sudoku_bookmarks_restore() puts it back.
 *
 * Returns: %FALSE when there is no such bookmark
 */
gboolean
sudoku_bookmarks_remove (SudokuBookmarks *self,
                         guint bookmark)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (bookmark >= self->list->len)
    return FALSE;
  g_clear_pointer (&self->removed, bookmark_free);
  self->removed = g_ptr_array_steal_index (self->list, bookmark);
  self->removed_at = bookmark;
  return TRUE;
}

/**
 * sudoku_bookmarks_can_restore:
 *
 * Tells whether a bookmark was removed and there is room for it.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_bookmarks_can_restore (const SudokuBookmarks *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->removed != NULL && !sudoku_bookmarks_is_full (self);
}

/**
 * sudoku_bookmarks_restore:
 * @bookmark: (out): its place, from 0
 *
 * Puts the bookmark that was removed last back in its place.
 *
 * Returns: %FALSE when there is none, or no room for it
 */
gboolean
sudoku_bookmarks_restore (SudokuBookmarks *self,
                          guint *bookmark)
{
  g_return_val_if_fail (self != NULL && bookmark != NULL, FALSE);

  if (!sudoku_bookmarks_can_restore (self))
    return FALSE;
  *bookmark = MIN (self->removed_at, self->list->len);
  g_ptr_array_insert (self->list, (int)*bookmark, g_steal_pointer (&self->removed));
  return TRUE;
}

/**
 * sudoku_bookmarks_forget_removed:
 *
 * Forgets the bookmark that was removed last.
 */
void
sudoku_bookmarks_forget_removed (SudokuBookmarks *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->removed, bookmark_free);
}
