/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One branch, and its text form: "0:r1c2(5):12:17:Try%20five" for one that was opened from the
 * trunk after 12 moves and left after 17, "0:r1c2(5):12:.:" for one without a name that was never
 * left, and "17" for the trunk. Does not know the tree. */

#include "sudoku-branch.h"

#include "sudoku-name.h"
#include "sudoku-spot-text.h"

/**
 * sudoku_branch_copy: (skip)
 *
 * Copies it.
 *
 * Returns: (transfer full): the copy
 */
SudokuBranch *
sudoku_branch_copy (const SudokuBranch *self)
{
  SudokuBranch *copy = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->name = g_strdup (self->name);
  return copy;
}

/**
 * sudoku_branch_free:
 *
 * Frees it.
 */
void
sudoku_branch_free (SudokuBranch *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->name);
  g_free (self);
}

/**
 * sudoku_branch_is_same:
 * @other: (nullable): another one, perhaps of another time
 *
 * Tells whether it is the same branch, even if it was left or renamed meanwhile. Numbers alone
 * don't tell, as they are used again.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_branch_is_same (const SudokuBranch *self,
                       const SudokuBranch *other)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return other != NULL && self->number == other->number && self->parent == other->parent &&
         self->opened_at == other->opened_at &&
         sudoku_spot_compare (self->tried, other->tried) == 0;
}

/**
 * sudoku_branch_equal:
 * @other: (nullable): another one
 *
 * Compares two branches completely.
 *
 * Returns: %TRUE if they are equal
 */
gboolean
sudoku_branch_equal (const SudokuBranch *self,
                     const SudokuBranch *other)
{
  return sudoku_branch_is_same (self, other) && self->left_at == other->left_at &&
         g_strcmp0 (self->name, other->name) == 0;
}

static void
write_left (const SudokuBranch *self,
            GString *string)
{
  if (self->left_at == SUDOKU_BRANCH_NEVER)
    g_string_append_c (string, '.');
  else
    g_string_append_printf (string, "%u", self->left_at);
}

/**
 * sudoku_branch_write: (skip)
 * @side: the side N
 * @string: the text to append to
 *
 * Writes everything but its number.
 */
void
sudoku_branch_write (const SudokuBranch *self,
                     guint side,
                     GString *string)
{
  g_return_if_fail (self != NULL && string != NULL);

  if (self->number == SUDOKU_BRANCH_TRUNK)
    {
      write_left (self, string);
      return;
    }
  g_string_append_printf (string, "%u:", self->parent);
  sudoku_spot_write (self->tried, side, string);
  g_string_append_printf (string, ":%u:", self->opened_at);
  write_left (self, string);
  g_string_append_c (string, ':');
  if (self->name != NULL)
    g_string_append_uri_escaped (string, self->name, NULL, TRUE);
}

static gboolean
read_left (SudokuBranch *self,
           const char **at,
           const char *end)
{
  if (*at < end && **at == '.')
    {
      (*at)++;
      self->left_at = SUDOKU_BRANCH_NEVER;
      return TRUE;
    }
  return sudoku_scan_uint (at, end, G_MAXINT32, &self->left_at);
}

static gboolean
read_sign (const char **at,
           const char *end)
{
  return *at < end && *(*at)++ == ':';
}

static gboolean
read_name (SudokuBranch *self,
           const char **at,
           const char *end)
{
  const char *name_end = *at;
  g_autofree char *unescaped = NULL;
  g_autofree char *tidy = NULL;

  while (name_end < end && *name_end != '>')
    name_end++;
  if (name_end == *at)
    return TRUE;
  unescaped = g_uri_unescape_segment (*at, name_end, NULL);
  tidy = unescaped != NULL ? sudoku_name_tidy (unescaped) : g_strdup ("");
  if (*tidy == '\0')
    return FALSE;
  self->name = g_steal_pointer (&tidy);
  *at = name_end;
  return TRUE;
}

/**
 * sudoku_branch_read: (skip)
 * @at: (inout): where it begins; moves behind it
 * @end: the end of the text
 * @side: the side N
 * @number: its number
 *
 * Reads what sudoku_branch_write() writes. Does not check the parent.
 *
 * Returns: (transfer full) (nullable): the branch; %NULL when there is none
 */
SudokuBranch *
sudoku_branch_read (const char **at,
                    const char *end,
                    guint side,
                    guint number)
{
  g_autoptr (SudokuBranch) self = g_new0 (SudokuBranch, 1);

  self->number = number;
  if (number == SUDOKU_BRANCH_TRUNK)
    return read_left (self, at, end) ? g_steal_pointer (&self) : NULL;
  if (!sudoku_scan_uint (at, end, number - 1, &self->parent) || !read_sign (at, end) ||
      !sudoku_spot_read (at, end, side, &self->tried) || !read_sign (at, end) ||
      !sudoku_scan_uint (at, end, G_MAXINT32, &self->opened_at) || !read_sign (at, end) ||
      !read_left (self, at, end) || !read_sign (at, end) || !read_name (self, at, end))
    return NULL;
  return g_steal_pointer (&self);
}
