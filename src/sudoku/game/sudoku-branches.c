/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A tree of branches and what changes in it. It belongs to the state of a game, so that a move
 * changes it as it changes cells, and undoing brings it back. Knows nothing of positions.
 *
 * The text form of a change is one word:
 *   branch3=->0:r1c2(5):12:.:   branch 3 is opened; the other way round it is closed
 *   branch0=.>17                the trunk was left after 17 moves
 *   in=0>3                      the player goes from the trunk to branch 3 */

#include "sudoku-branches.h"

#include <string.h>

#include "sudoku-name.h"

/* While one tree is turned into another, the branches of both may exist. */
#define N_MAX (2 * SUDOKU_BRANCHES_MAX)

struct _SudokuBranches
{
  GPtrArray *list; /* of SudokuBranch, by number; the first one is the trunk */
  guint current;
};

static SudokuBranches *
new_without_trunk (void)
{
  SudokuBranches *self = g_new0 (SudokuBranches, 1);

  self->list = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_branch_free);
  return self;
}

/**
 * sudoku_branches_new: (skip)
 *
 * Makes a tree without branches.
 *
 * Returns: (transfer full): the tree
 */
SudokuBranches *
sudoku_branches_new (void)
{
  const SudokuBranch trunk = { .left_at = SUDOKU_BRANCH_NEVER };
  SudokuBranches *self = new_without_trunk ();

  g_ptr_array_add (self->list, sudoku_branch_copy (&trunk));
  return self;
}

/**
 * sudoku_branches_copy: (skip)
 *
 * Copies it. O(branches).
 *
 * Returns: (transfer full): the copy
 */
SudokuBranches *
sudoku_branches_copy (const SudokuBranches *self)
{
  SudokuBranches *copy = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  copy = new_without_trunk ();
  copy->current = self->current;
  for (guint i = 0; i < self->list->len; i++)
    g_ptr_array_add (copy->list, sudoku_branch_copy (g_ptr_array_index (self->list, i)));
  return copy;
}

/**
 * sudoku_branches_free:
 *
 * Frees it.
 */
void
sudoku_branches_free (SudokuBranches *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->list);
  g_free (self);
}

/**
 * sudoku_branches_get_n:
 *
 * Counts the branches, without the trunk.
 *
 * Returns: the number
 */
guint
sudoku_branches_get_n (const SudokuBranches *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->list->len - 1;
}

/**
 * sudoku_branches_get: (skip)
 * @index: from 0
 *
 * Gets a branch by its place in the order of their numbers.
 *
 * Returns: (transfer none): the branch; valid until the tree changes
 */
const SudokuBranch *
sudoku_branches_get (const SudokuBranches *self,
                     guint index)
{
  g_return_val_if_fail (self != NULL && index + 1 < self->list->len, NULL);

  return g_ptr_array_index (self->list, index + 1);
}

/* The index of the branch in the list, or where to insert it. */
static guint
find_index (const SudokuBranches *self,
            guint number)
{
  guint index = 0;

  while (index < self->list->len &&
         ((const SudokuBranch *)g_ptr_array_index (self->list, index))->number < number)
    index++;
  return index;
}

static SudokuBranch *
find (const SudokuBranches *self,
      guint number)
{
  guint index = find_index (self, number);
  SudokuBranch *branch =
    index < self->list->len ? g_ptr_array_index (self->list, index) : NULL;

  return branch != NULL && branch->number == number ? branch : NULL;
}

/**
 * sudoku_branches_find: (skip)
 * @number: of a branch, or %SUDOKU_BRANCH_TRUNK
 *
 * Looks for a branch.
 *
 * Returns: (transfer none) (nullable): the branch; valid until the tree changes
 */
const SudokuBranch *
sudoku_branches_find (const SudokuBranches *self,
                      guint number)
{
  g_return_val_if_fail (self != NULL, NULL);

  return find (self, number);
}

/**
 * sudoku_branches_get_current:
 *
 * Gets the branch in which the player is.
 *
 * Returns: its number, or %SUDOKU_BRANCH_TRUNK
 */
guint
sudoku_branches_get_current (const SudokuBranches *self)
{
  g_return_val_if_fail (self != NULL, SUDOKU_BRANCH_TRUNK);

  return self->current;
}

/**
 * sudoku_branches_is_untouched:
 *
 * Tells whether there are no branches and the trunk was never left.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_branches_is_untouched (const SudokuBranches *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->list->len == 1 &&
         ((const SudokuBranch *)g_ptr_array_index (self->list, 0))->left_at == SUDOKU_BRANCH_NEVER;
}

/**
 * sudoku_branches_get_depth:
 * @number: of a branch of it, or %SUDOKU_BRANCH_TRUNK
 *
 * Gets the depth of a branch.
 *
 * Returns: 0 for the trunk, 1 for a branch opened from it, and so on
 */
guint
sudoku_branches_get_depth (const SudokuBranches *self,
                           guint number)
{
  const SudokuBranch *branch = NULL;
  guint depth = 0;

  g_return_val_if_fail (self != NULL, 0);

  while ((branch = find (self, number)) != NULL && branch->number != SUDOKU_BRANCH_TRUNK)
    {
      number = branch->parent;
      depth++;
    }
  return depth;
}

/**
 * sudoku_branches_is_under:
 * @number: of a branch of it, or %SUDOKU_BRANCH_TRUNK
 * @ancestor: likewise
 *
 * Tells whether one branch was opened from the other, directly or not.
 *
 * Returns: %TRUE if so, and if both are the same
 */
gboolean
sudoku_branches_is_under (const SudokuBranches *self,
                          guint number,
                          guint ancestor)
{
  g_return_val_if_fail (self != NULL, FALSE);

  while (number > ancestor && find (self, number) != NULL)
    number = find (self, number)->parent;
  return number == ancestor;
}

static guint
get_last_number (const SudokuBranches *self)
{
  return ((const SudokuBranch *)g_ptr_array_index (self->list, self->list->len - 1))->number;
}

/**
 * sudoku_branches_has_room:
 * @n: how many branches are to be opened from the current one
 *
 * Tells whether that many more branches are allowed.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_branches_has_room (const SudokuBranches *self,
                          guint n)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return sudoku_branches_get_n (self) + n <= SUDOKU_BRANCHES_MAX &&
         get_last_number (self) + n <= SUDOKU_BRANCH_NUMBER_MAX &&
         sudoku_branches_get_depth (self, self->current) < SUDOKU_BRANCH_DEPTH_MAX;
}

/**
 * sudoku_branches_find_like: (skip)
 * @self: the current tree
 * @then: the same tree at another time
 *
 * Finds the branch where the player was then.
 *
 * Returns: its number; if it is gone, that of its nearest ancestor still there
 */
guint
sudoku_branches_find_like (const SudokuBranches *self,
                           const SudokuBranches *then)
{
  const SudokuBranch *branch = NULL;

  g_return_val_if_fail (self != NULL && then != NULL, SUDOKU_BRANCH_TRUNK);

  branch = find (then, then->current);
  while (branch != NULL && branch->number != SUDOKU_BRANCH_TRUNK &&
         !sudoku_branch_is_same (branch, find (self, branch->number)))
    branch = find (then, branch->parent);
  return branch != NULL ? branch->number : SUDOKU_BRANCH_TRUNK;
}

/**
 * sudoku_branches_put: (skip)
 * @branch: a branch, or the trunk; copied
 *
 * Adds a branch, or replaces the one with its number.
 *
 * Returns: %FALSE, with nothing changed, when its parent is missing or does not precede it, or when
 *   there are too many
 */
gboolean
sudoku_branches_put (SudokuBranches *self,
                     const SudokuBranch *branch)
{
  SudokuBranch *old = NULL;
  guint index = 0;

  g_return_val_if_fail (self != NULL && branch != NULL, FALSE);

  if (branch->number > SUDOKU_BRANCH_NUMBER_MAX ||
      (branch->number != SUDOKU_BRANCH_TRUNK &&
       (branch->parent >= branch->number || find (self, branch->parent) == NULL)))
    return FALSE;
  old = find (self, branch->number);
  if (old == NULL && sudoku_branches_get_n (self) == N_MAX)
    return FALSE;
  index = find_index (self, branch->number);
  if (old != NULL)
    g_ptr_array_remove_index (self->list, index);
  g_ptr_array_insert (self->list, (int)index, sudoku_branch_copy (branch));
  return TRUE;
}

static gboolean
has_children (const SudokuBranches *self,
              guint number)
{
  for (guint i = 1; i < self->list->len; i++)
    if (((const SudokuBranch *)g_ptr_array_index (self->list, i))->parent == number)
      return TRUE;
  return FALSE;
}

/**
 * sudoku_branches_remove: (skip)
 * @number: of a branch
 *
 * Removes a branch without children.
 *
 * Returns: %FALSE, with nothing changed, when there is no such branch, the player is in it, or it
 *   has children
 */
gboolean
sudoku_branches_remove (SudokuBranches *self,
                        guint number)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (number == SUDOKU_BRANCH_TRUNK || number == self->current || find (self, number) == NULL ||
      has_children (self, number))
    return FALSE;
  g_ptr_array_remove_index (self->list, find_index (self, number));
  return TRUE;
}

/**
 * sudoku_branches_set_current: (skip)
 * @number: of a branch, or %SUDOKU_BRANCH_TRUNK
 *
 * Sets the branch in which the player is.
 *
 * Returns: %FALSE when there is no such branch
 */
gboolean
sudoku_branches_set_current (SudokuBranches *self,
                             guint number)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (find (self, number) == NULL)
    return FALSE;
  self->current = number;
  return TRUE;
}

/**
 * sudoku_branches_open: (skip)
 * @self: a tree with room
 * @tried: the value that is tried, and its cell
 * @opened_at: how many moves are done
 *
 * Opens a branch from the current one. The player stays there.
 *
 * Returns: its number
 */
guint
sudoku_branches_open (SudokuBranches *self,
                      SudokuSpot tried,
                      guint opened_at)
{
  SudokuBranch branch = { .tried = tried, .opened_at = opened_at, .left_at = SUDOKU_BRANCH_NEVER };
  gboolean fits = FALSE;

  g_return_val_if_fail (self != NULL, SUDOKU_BRANCH_TRUNK);

  branch.number = get_last_number (self) + 1;
  branch.parent = self->current;
  fits = sudoku_branches_put (self, &branch);
  g_assert (fits);
  return branch.number;
}

/**
 * sudoku_branches_leave: (skip)
 * @number: the branch to go to, or %SUDOKU_BRANCH_TRUNK
 * @left_at: how many moves are done
 *
 * Goes from one branch to another.
 */
void
sudoku_branches_leave (SudokuBranches *self,
                       guint number,
                       guint left_at)
{
  SudokuBranch *left = NULL;

  g_return_if_fail (self != NULL && find (self, number) != NULL);

  left = find (self, self->current);
  if (left != NULL)
    left->left_at = left_at;
  self->current = number;
}

/**
 * sudoku_branches_close: (skip)
 * @number: of a branch; the player is neither in it nor below it
 *
 * Removes a branch and everything opened from it.
 */
void
sudoku_branches_close (SudokuBranches *self,
                       guint number)
{
  g_return_if_fail (self != NULL && number != SUDOKU_BRANCH_TRUNK);
  g_return_if_fail (!sudoku_branches_is_under (self, self->current, number));

  for (guint i = self->list->len; i-- > 1;)
    {
      guint other = ((const SudokuBranch *)g_ptr_array_index (self->list, i))->number;

      if (sudoku_branches_is_under (self, other, number))
        sudoku_branches_remove (self, other);
    }
}

/**
 * sudoku_branches_set_name: (skip)
 * @number: of a branch of it
 * @name: the player's name for it; blank: none
 *
 * Names a branch.
 */
void
sudoku_branches_set_name (SudokuBranches *self,
                          guint number,
                          const char *name)
{
  g_autofree char *tidy = NULL;
  SudokuBranch *branch = NULL;

  g_return_if_fail (self != NULL && name != NULL);

  branch = find (self, number);
  g_return_if_fail (branch != NULL && number != SUDOKU_BRANCH_TRUNK);
  tidy = sudoku_name_tidy (name);
  g_free (branch->name);
  branch->name = *tidy != '\0' ? g_steal_pointer (&tidy) : NULL;
}

static gboolean
step (SudokuBranches *self,
      const SudokuBranch *from,
      const SudokuBranch *to)
{
  const SudokuBranch *now = NULL;

  if (from == NULL)
    return find (self, to->number) == NULL && sudoku_branches_put (self, to);
  now = find (self, from->number);
  if (now == NULL || !sudoku_branch_equal (from, now))
    return FALSE;
  return to != NULL ? sudoku_branches_put (self, to) : sudoku_branches_remove (self, from->number);
}

static gboolean
step_current (SudokuBranches *self,
              guint from,
              guint to)
{
  return self->current == from && sudoku_branches_set_current (self, to);
}

static gboolean
is_of_branch (const SudokuBranchChange *change)
{
  return change->before != NULL || change->after != NULL;
}

/**
 * sudoku_branches_apply: (skip)
 * @change: a change
 *
 * Applies a change.
 *
 * Returns: %FALSE, with nothing changed, when it does not fit
 */
gboolean
sudoku_branches_apply (SudokuBranches *self,
                       const SudokuBranchChange *change)
{
  g_return_val_if_fail (self != NULL && change != NULL, FALSE);

  return is_of_branch (change) ? step (self, change->before, change->after)
                               : step_current (self, change->from, change->to);
}

/**
 * sudoku_branches_revert: (skip)
 * @change: a change
 *
 * Reverts a change.
 *
 * Returns: %FALSE, with nothing changed, when it does not fit
 */
gboolean
sudoku_branches_revert (SudokuBranches *self,
                        const SudokuBranchChange *change)
{
  g_return_val_if_fail (self != NULL && change != NULL, FALSE);

  return is_of_branch (change) ? step (self, change->after, change->before)
                               : step_current (self, change->to, change->from);
}

static void
change_clear (gpointer data)
{
  SudokuBranchChange *change = data;

  g_clear_pointer (&change->before, sudoku_branch_free);
  g_clear_pointer (&change->after, sudoku_branch_free);
}

/**
 * sudoku_branch_changes_new: (skip)
 *
 * Makes a list that frees its changes.
 *
 * Returns: (transfer full) (element-type SudokuBranchChange): an empty list, which frees its
 *   changes
 */
GArray *
sudoku_branch_changes_new (void)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (SudokuBranchChange));

  g_array_set_clear_func (changes, change_clear);
  return changes;
}

static void
add_change (GArray *changes,
            const SudokuBranch *before,
            const SudokuBranch *after)
{
  const SudokuBranchChange change = {
    .before = before != NULL ? sudoku_branch_copy (before) : NULL,
    .after = after != NULL ? sudoku_branch_copy (after) : NULL,
  };

  g_array_append_val (changes, change);
}

/**
 * sudoku_branches_compare: (skip)
 * @from: a tree
 * @to: another tree
 *
 * Finds the changes from one tree to another: first what is opened, left or named, then the
 * player's branch, then what is closed, the last one first. So the player's branch always exists.
 *
 * Returns: (transfer full) (element-type SudokuBranchChange): the changes, in this order
 */
GArray *
sudoku_branches_compare (const SudokuBranches *from,
                         const SudokuBranches *to)
{
  GArray *changes = sudoku_branch_changes_new ();
  const SudokuBranchChange move = { .from = from->current, .to = to->current };

  for (guint i = 0; i < to->list->len; i++)
    {
      const SudokuBranch *after = g_ptr_array_index (to->list, i);
      const SudokuBranch *before = find (from, after->number);

      if (!sudoku_branch_equal (after, before))
        add_change (changes, before, after);
    }
  if (from->current != to->current)
    g_array_append_val (changes, move);
  for (guint i = from->list->len; i-- > 0;)
    {
      const SudokuBranch *before = g_ptr_array_index (from->list, i);

      if (find (to, before->number) == NULL)
        add_change (changes, before, NULL);
    }
  return changes;
}

static void
write_side (const SudokuBranch *branch,
            guint side,
            GString *string)
{
  if (branch != NULL)
    sudoku_branch_write (branch, side, string);
  else
    g_string_append_c (string, '-');
}

/**
 * sudoku_branch_change_write: (skip)
 * @side: the side N
 * @string: the text to append to
 *
 * Writes the change as one word.
 */
void
sudoku_branch_change_write (const SudokuBranchChange *self,
                            guint side,
                            GString *string)
{
  g_return_if_fail (self != NULL && string != NULL);

  if (!is_of_branch (self))
    {
      g_string_append_printf (string, "in=%u>%u", self->from, self->to);
      return;
    }
  g_string_append_printf (string, "branch%u=",
                          self->before != NULL ? self->before->number : self->after->number);
  write_side (self->before, side, string);
  g_string_append_c (string, '>');
  write_side (self->after, side, string);
}

static gboolean
skip (const char **at,
      const char *end,
      const char *expected)
{
  gsize length = strlen (expected);

  if ((gsize)(end - *at) < length || memcmp (*at, expected, length) != 0)
    return FALSE;
  *at += length;
  return TRUE;
}

static gboolean
read_side (SudokuBranch **branch,
           const char **at,
           const char *end,
           guint side,
           guint number)
{
  if (number != SUDOKU_BRANCH_TRUNK && skip (at, end, "-"))
    return TRUE;
  *branch = sudoku_branch_read (at, end, side, number);
  return *branch != NULL;
}

/**
 * sudoku_branch_change_read: (skip)
 * @self: (out): the change
 * @at: the beginning of a word
 * @end: its end
 * @side: the side N
 *
 * Reads what sudoku_branch_change_write() writes. Does not check whether the change fits.
 *
 * Returns: whether there is a change, and nothing else
 */
gboolean
sudoku_branch_change_read (SudokuBranchChange *self,
                           const char *at,
                           const char *end,
                           guint side)
{
  guint number = 0;

  *self = (SudokuBranchChange){ 0 };
  if (skip (&at, end, "in="))
    return sudoku_scan_uint (&at, end, SUDOKU_BRANCH_NUMBER_MAX, &self->from) &&
           skip (&at, end, ">") &&
           sudoku_scan_uint (&at, end, SUDOKU_BRANCH_NUMBER_MAX, &self->to) && at == end &&
           self->from != self->to;
  if (skip (&at, end, "branch") &&
      sudoku_scan_uint (&at, end, SUDOKU_BRANCH_NUMBER_MAX, &number) && skip (&at, end, "=") &&
      read_side (&self->before, &at, end, side, number) && skip (&at, end, ">") &&
      read_side (&self->after, &at, end, side, number) && at == end && is_of_branch (self) &&
      (self->before == NULL || !sudoku_branch_equal (self->before, self->after)))
    return TRUE;
  change_clear (self);
  return FALSE;
}
