/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves: doing, undoing, and their text form. Knows nothing of the history they stand in.
 *
 * The text form is the word "move" and one word per change:
 *   r2c3=.>+5         the value of row 2, column 3 from empty to the entry 5
 *   r2c3.corner+4     the corner mark 4 is set; "-4" takes it away; "centre" likewise
 *   r2c3.colour=0>2   the colour from none to 2
 *   r2c3(4)=0>2       the colour of the candidate 4 there from none to 2
 *   r2c3(4)-r2c7(4)=none>strong   two candidates are linked; the other word is "weak"
 *   rules=.>boxes=3x3;x   before all others: from rows and columns alone to boxes and diagonals
 *   +cage=9:r1c1r1c2      an item comes; "-" instead of "+": it goes; these, too, come first
 *   cage=9:r1c1r1c2>cage=8:r1c1r1c2   an item is replaced by another one of its kind
 *   branch3=… and in=0>3  changes of the branches, see sudoku-branches.c
 * A value is "5" for a given, "+5" for an entry, "?5" for an answer and "." for none. */

#include "sudoku-move.h"

#include <string.h>

#include "sudoku-cell-record.h"
#include "sudoku-geometry-change.h"
#include "sudoku-geometry-text.h"
#include "sudoku-rule-list.h"
#include "sudoku-rule-text.h"
#include "sudoku-spot-text.h"

/* How a change of the rules begins. */
#define RULES "rules="

static const struct
{
  const char *prefix;
  gboolean is_mark; /* else "before>after" follows */
} change_texts[] = {
  [SUDOKU_CHANGE_VALUE] = { "=", FALSE },
  [SUDOKU_CHANGE_CORNER] = { ".corner", TRUE },
  [SUDOKU_CHANGE_CENTRE] = { ".centre", TRUE },
  [SUDOKU_CHANGE_COLOUR] = { ".colour=", FALSE },
};

/**
 * sudoku_change_value:
 * @value: 1…N, or 0 for an empty cell
 * @origin: where it comes from
 *
 * Packs a value and its origin, as a change of the kind SUDOKU_CHANGE_VALUE holds them.
 *
 * Returns: both in one number
 */
guint16
sudoku_change_value (guint value,
                     SudokuOrigin origin)
{
  return (guint16)(value | (guint)origin << 8);
}

/**
 * sudoku_change_get_number:
 * @packed: from sudoku_change_value() or sudoku_change_candidate()
 *
 * Gets the value.
 *
 * Returns: 1…N, or 0 for an empty cell
 */
guint
sudoku_change_get_number (guint16 packed)
{
  return packed & 0xff;
}

/**
 * sudoku_change_get_origin:
 * @packed: from sudoku_change_value()
 *
 * Gets the origin of the value.
 *
 * Returns: the origin
 */
SudokuOrigin
sudoku_change_get_origin (guint16 packed)
{
  return (SudokuOrigin)(packed >> 8);
}

/**
 * sudoku_change_candidate:
 * @value: 1…N
 * @colour: 1…SUDOKU_COLOURS_MAX, or 0 for none
 *
 * Packs a value and its colour, as a change of the kind SUDOKU_CHANGE_CANDIDATE holds them.
 * sudoku_change_get_number() gets the value.
 *
 * Returns: both in one number
 */
guint16
sudoku_change_candidate (guint value,
                         guint colour)
{
  return (guint16)(value | colour << 8);
}

/* 1…SUDOKU_COLOURS_MAX, or 0 for none, from sudoku_change_candidate() */
static guint
get_colour (guint16 packed)
{
  return packed >> 8;
}

static GPtrArray *
new_rules (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
}

/* Where only items change, these are what is kept. */
static void
set_rules (SudokuMove *self,
           SudokuGeometry *before,
           SudokuGeometry *after)
{
  g_autoptr (GPtrArray) removed = new_rules ();
  g_autoptr (GPtrArray) added = new_rules ();

  if (after == NULL)
    return;
  if (sudoku_geometry_compare_items (before, after, removed, added))
    {
      self->items_removed = g_steal_pointer (&removed);
      self->items_added = g_steal_pointer (&added);
      return;
    }
  self->rules_before = sudoku_geometry_ref (before);
  self->rules_after = sudoku_geometry_ref (after);
}

static SudokuMove *
create (SudokuGeometry *before,
        SudokuGeometry *after,
        const SudokuMoveChange *changes,
        gsize n_changes,
        const SudokuLinkChange *links,
        gsize n_links)
{
  SudokuMove *self = g_malloc0 (sizeof (SudokuMove) + n_changes * sizeof (SudokuMoveChange));

  set_rules (self, before, after);
  self->links = n_links > 0 ? g_memdup2 (links, n_links * sizeof *links) : NULL;
  self->n_links = n_links;
  self->n_changes = n_changes;
  if (n_changes > 0)
    memcpy (self->changes, changes, n_changes * sizeof (SudokuMoveChange));
  return self;
}

/**
 * sudoku_move_new: (skip)
 * @changes: (array length=n_changes): its changes, in order; copied
 * @n_changes: how many
 *
 * Makes a move. It takes 8 bytes per change.
 *
 * Returns: (transfer full): the move
 */
SudokuMove *
sudoku_move_new (const SudokuMoveChange *changes,
                 gsize n_changes)
{
  g_return_val_if_fail (changes != NULL && n_changes > 0, NULL);

  return sudoku_move_new_with_rules (NULL, NULL, changes, n_changes);
}

/**
 * sudoku_move_new_with_rules: (skip)
 * @before: (nullable): the shape with the old rules
 * @after: (nullable): the shape with the new rules, of the same side; %NULL when the rules stay
 * @changes: (nullable) (array length=n_changes): its changes of cells, in order; copied
 * @n_changes: how many
 *
 * Makes a move that may change the rules. They change before the cells do.
 *
 * Returns: (transfer full): the move
 */
SudokuMove *
sudoku_move_new_with_rules (SudokuGeometry *before,
                            SudokuGeometry *after,
                            const SudokuMoveChange *changes,
                            gsize n_changes)
{
  g_return_val_if_fail ((before == NULL) == (after == NULL), NULL);
  g_return_val_if_fail (after != NULL || n_changes > 0, NULL);

  return create (before, after, changes, n_changes, NULL, 0);
}

/**
 * sudoku_move_new_with_branches: (skip)
 * @before: (nullable): as for sudoku_move_new_with_rules()
 * @after: (nullable): likewise
 * @changes: (element-type SudokuMoveChange): its changes of cells, in order; copied
 * @links: (element-type SudokuLinkChange): its changes of links, in order; copied
 * @branches: (element-type SudokuBranchChange): its changes of branches, in order; kept
 *
 * Makes a move that may change links and branches, too. They change after the cells.
 *
 * Returns: (transfer full): the move
 */
SudokuMove *
sudoku_move_new_with_branches (SudokuGeometry *before,
                               SudokuGeometry *after,
                               const GArray *changes,
                               const GArray *links,
                               GArray *branches)
{
  SudokuMove *self = NULL;

  g_return_val_if_fail (changes != NULL && links != NULL && branches != NULL, NULL);
  g_return_val_if_fail (
    after != NULL || changes->len > 0 || links->len > 0 || branches->len > 0, NULL);

  self = create (before, after, (const SudokuMoveChange *)(gpointer)changes->data, changes->len,
                 (const SudokuLinkChange *)(gpointer)links->data, links->len);
  self->branches = branches->len > 0 ? g_array_ref (branches) : NULL;
  return self;
}

/**
 * sudoku_move_free:
 *
 * Frees it.
 */
void
sudoku_move_free (SudokuMove *self)
{
  g_clear_pointer (&self->rules_before, sudoku_geometry_unref);
  g_clear_pointer (&self->rules_after, sudoku_geometry_unref);
  g_clear_pointer (&self->items_removed, g_ptr_array_unref);
  g_clear_pointer (&self->items_added, g_ptr_array_unref);
  g_clear_pointer (&self->branches, g_array_unref);
  g_free (self->links);
  g_free (self);
}

/* The candidate whose colour changes. */
static SudokuSpot
get_spot (const SudokuMoveChange *change)
{
  return (SudokuSpot){ change->cell, (guint16)sudoku_change_get_number (change->before) };
}

static guint16
current (const SudokuState *state,
         const SudokuMoveChange *change)
{
  const SudokuGrid *grid = sudoku_state_get_grid (state);
  guint mark = 0;
  SudokuSet marks;

  if (change->kind == SUDOKU_CHANGE_VALUE)
    return sudoku_change_value (sudoku_grid_get_value (grid, change->cell),
                                sudoku_grid_get_origin (grid, change->cell));
  if (change->kind == SUDOKU_CHANGE_COLOUR)
    return (guint16)sudoku_state_get_colour (state, change->cell);
  if (change->kind == SUDOKU_CHANGE_CANDIDATE)
    return sudoku_change_candidate (
      get_spot (change).value,
      sudoku_colouring_get_colour (sudoku_state_get_colouring (state), get_spot (change)));
  mark = MAX (change->before, change->after);
  marks = sudoku_state_get_marks (state,
                                  change->kind == SUDOKU_CHANGE_CORNER ? SUDOKU_MARK_CORNER
                                                                       : SUDOKU_MARK_CENTRE,
                                  change->cell);
  return (guint16)(sudoku_set_has (marks, mark) ? mark : 0);
}

/* Goes from one side of a change to the other; FALSE when the state is not at the first. */
static gboolean
step (SudokuState *state,
      const SudokuMoveChange *change,
      guint16 from,
      guint16 to)
{
  if (current (state, change) != from)
    return FALSE;
  if (change->kind == SUDOKU_CHANGE_VALUE)
    sudoku_state_set_value (state, change->cell, sudoku_change_get_number (to),
                            sudoku_change_get_origin (to));
  else if (change->kind == SUDOKU_CHANGE_COLOUR)
    sudoku_state_set_colour (state, change->cell, to);
  else if (change->kind == SUDOKU_CHANGE_CANDIDATE)
    sudoku_state_set_candidate_colour (state, get_spot (change), get_colour (to));
  else
    sudoku_state_set_mark (state,
                           change->kind == SUDOKU_CHANGE_CORNER ? SUDOKU_MARK_CORNER
                                                                : SUDOKU_MARK_CENTRE,
                           change->cell, MAX (from, to), to > 0);
  return TRUE;
}

static gboolean
step_forward (SudokuState *state,
              const SudokuMoveChange *change)
{
  return step (state, change, change->before, change->after);
}

static gboolean
step_back (SudokuState *state,
           const SudokuMoveChange *change)
{
  return step (state, change, change->after, change->before);
}

/* FALSE when the state has other items. */
static gboolean
step_items (SudokuState *state,
            const GPtrArray *removed,
            const GPtrArray *added)
{
  g_autoptr (SudokuGeometry) next = sudoku_geometry_change_items (
    sudoku_grid_get_geometry (sudoku_state_get_grid (state)), removed, added, NULL);

  if (next == NULL)
    return FALSE;
  sudoku_state_set_geometry (state, next);
  return TRUE;
}

/* Goes from one set of rules to another; FALSE when the state does not have the first. */
static gboolean
step_rules (const SudokuMove *self,
            SudokuState *state,
            gboolean forward)
{
  SudokuGeometry *from = forward ? self->rules_before : self->rules_after;
  SudokuGeometry *to = forward ? self->rules_after : self->rules_before;

  if (self->items_added != NULL)
    return step_items (state, forward ? self->items_removed : self->items_added,
                       forward ? self->items_added : self->items_removed);
  if (from == NULL)
    return TRUE;
  if (!sudoku_geometry_equal (sudoku_grid_get_geometry (sudoku_state_get_grid (state)), from))
    return FALSE;
  sudoku_state_set_geometry (state, to);
  return TRUE;
}

/**
 * sudoku_move_changes_rules:
 *
 * Tells whether it changes the rules.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_move_changes_rules (const SudokuMove *self)
{
  return self->rules_after != NULL || self->items_added != NULL;
}

/**
 * sudoku_move_changes_items:
 *
 * Tells whether it changes items and no other rules.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_move_changes_items (const SudokuMove *self)
{
  return self->items_added != NULL;
}

/**
 * sudoku_move_has_answers:
 *
 * Tells whether it puts an answer of the solver into a cell.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_move_has_answers (const SudokuMove *self)
{
  for (gsize i = 0; i < self->n_changes; i++)
    if (self->changes[i].kind == SUDOKU_CHANGE_VALUE &&
        sudoku_change_get_origin (self->changes[i].after) == SUDOKU_ORIGIN_ANSWER)
      return TRUE;
  return FALSE;
}

/**
 * sudoku_move_has_colouring:
 *
 * Tells whether it changes links or colours of candidates.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_move_has_colouring (const SudokuMove *self)
{
  for (gsize i = 0; i < self->n_changes; i++)
    if (self->changes[i].kind == SUDOKU_CHANGE_CANDIDATE)
      return TRUE;
  return self->n_links > 0;
}

static const SudokuBranchChange *
get_branch (const SudokuMove *self,
            guint index)
{
  return &g_array_index (self->branches, SudokuBranchChange, index);
}

/* Goes from one side of a link's change to the other; FALSE when the state is not at the first. */
static gboolean
step_link (SudokuState *state,
           const SudokuLinkChange *link,
           SudokuTie from,
           SudokuTie to)
{
  if (sudoku_colouring_get_tie (sudoku_state_get_colouring (state), link->from, link->to) != from)
    return FALSE;
  sudoku_state_set_tie (state, link->from, link->to, to);
  return TRUE;
}

/**
 * sudoku_move_has_branches:
 *
 * Tells whether it changes branches, or where the player is among them.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_move_has_branches (const SudokuMove *self)
{
  return self->branches != NULL;
}

/* Takes back the last of the changes that were done. */
static void
take_back_branches (SudokuState *state,
                    const SudokuMove *self,
                    guint n_done,
                    gboolean forward)
{
  guint n = self->branches->len;

  for (guint i = 0; i < n_done; i++)
    sudoku_state_step_branch (state, get_branch (self, forward ? n_done - 1 - i : n - n_done + i),
                              !forward);
}

/* All branches, or none when one of them does not fit, or there would be too many. */
static gboolean
step_branches (SudokuState *state,
               const SudokuMove *self,
               gboolean forward)
{
  guint n = self->branches != NULL ? self->branches->len : 0;
  guint n_done = 0;

  while (n_done < n &&
         sudoku_state_step_branch (state, get_branch (self, forward ? n_done : n - 1 - n_done),
                                   forward))
    n_done++;
  if (n == 0 ||
      (n_done == n && sudoku_branches_get_n (sudoku_state_get_branches (state)) <=
                        SUDOKU_BRANCHES_MAX))
    return TRUE;
  take_back_branches (state, self, n_done, forward);
  return FALSE;
}

/* All links, or none when one of them does not fit. */
static gboolean
links_forward (SudokuState *state,
               const SudokuMove *self)
{
  for (gsize i = 0; i < self->n_links; i++)
    if (!step_link (state, &self->links[i], self->links[i].before, self->links[i].after))
      {
        while (i-- > 0)
          step_link (state, &self->links[i], self->links[i].after, self->links[i].before);
        return FALSE;
      }
  return TRUE;
}

static gboolean
links_back (SudokuState *state,
            const SudokuMove *self)
{
  for (gsize i = self->n_links; i-- > 0;)
    if (!step_link (state, &self->links[i], self->links[i].after, self->links[i].before))
      {
        while (++i < self->n_links)
          step_link (state, &self->links[i], self->links[i].before, self->links[i].after);
        return FALSE;
      }
  return TRUE;
}

/**
 * sudoku_move_apply:
 * @state: the state to change
 *
 * Does the move.
 *
 * Returns: %FALSE, with nothing changed, when @state is not the one before this move
 */
gboolean
sudoku_move_apply (const SudokuMove *self,
                   SudokuState *state)
{
  if (!step_rules (self, state, TRUE))
    return FALSE;
  for (gsize i = 0; i < self->n_changes; i++)
    if (!step_forward (state, &self->changes[i]))
      {
        while (i-- > 0)
          step_back (state, &self->changes[i]);
        step_rules (self, state, FALSE);
        return FALSE;
      }
  if (links_forward (state, self))
    {
      if (step_branches (state, self, TRUE))
        return TRUE;
      links_back (state, self);
    }
  for (gsize i = self->n_changes; i-- > 0;)
    step_back (state, &self->changes[i]);
  step_rules (self, state, FALSE);
  return FALSE;
}

/**
 * sudoku_move_revert:
 * @state: the state to change
 *
 * Undoes the move.
 *
 * Returns: %FALSE, with nothing changed, when @state is not the one after this move
 */
gboolean
sudoku_move_revert (const SudokuMove *self,
                    SudokuState *state)
{
  if (!step_branches (state, self, FALSE))
    return FALSE;
  if (!links_back (state, self))
    {
      step_branches (state, self, TRUE);
      return FALSE;
    }
  for (gsize i = self->n_changes; i-- > 0;)
    if (!step_back (state, &self->changes[i]))
      {
        while (++i < self->n_changes)
          step_forward (state, &self->changes[i]);
        links_forward (state, self);
        step_branches (state, self, TRUE);
        return FALSE;
      }
  if (step_rules (self, state, FALSE))
    return TRUE;
  for (gsize i = 0; i < self->n_changes; i++)
    step_forward (state, &self->changes[i]);
  links_forward (state, self);
  step_branches (state, self, TRUE);
  return FALSE;
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  guint x = *(const guint *)a, y = *(const guint *)b;

  return (x > y) - (x < y);
}

/**
 * sudoku_move_get_cells:
 *
 * Gets the cells that it changes, including the ends of links.
 *
 * Returns: (transfer full) (element-type guint): the cells, each once, ascending
 */
GArray *
sudoku_move_get_cells (const SudokuMove *self)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n = 0;

  for (gsize i = 0; i < self->n_changes; i++)
    {
      guint cell = self->changes[i].cell;

      g_array_append_val (cells, cell);
    }
  for (gsize i = 0; i < self->n_links; i++)
    {
      const guint ends[] = { self->links[i].from.cell, self->links[i].to.cell };

      g_array_append_vals (cells, ends, G_N_ELEMENTS (ends));
    }
  g_array_sort (cells, compare_cells);
  for (guint i = 0; i < cells->len; i++)
    if (n == 0 || g_array_index (cells, guint, n - 1) != g_array_index (cells, guint, i))
      g_array_index (cells, guint, n++) = g_array_index (cells, guint, i);
  g_array_set_size (cells, n);
  return cells;
}

static void
write_side (const SudokuMoveChange *change,
            guint16 packed,
            GString *string)
{
  if (change->kind == SUDOKU_CHANGE_VALUE)
    sudoku_cell_record_write_value (sudoku_change_get_number (packed),
                                    sudoku_change_get_origin (packed), string);
  else
    g_string_append_printf (string, "%u", packed);
}

static void
write_item (const SudokuRule *rule,
            const char *sign,
            guint side,
            GString *string)
{
  g_autofree char *text = sudoku_rule_to_text (rule, side);

  g_string_append_printf (string, "%s%s", sign, text);
}

/* The first that goes and the first that comes, if they are of one kind, are one change, then the
 * second ones, and so on. */
static void
write_items (const SudokuMove *self,
             guint side,
             GString *string)
{
  const GPtrArray *removed = self->items_removed, *added = self->items_added;

  for (guint i = 0; i < MAX (removed->len, added->len); i++)
    {
      const SudokuRule *old = i < removed->len ? g_ptr_array_index (removed, i) : NULL;
      const SudokuRule *new = i < added->len ? g_ptr_array_index (added, i) : NULL;
      gboolean replaced = FALSE;

      if (old != NULL && new != NULL)
        replaced = sudoku_rule_get_kind (old) == sudoku_rule_get_kind (new);
      if (old != NULL)
        write_item (old, replaced ? " " : " -", side, string);
      if (new != NULL)
        write_item (new, replaced ? ">" : " +", side, string);
    }
}

/**
 * sudoku_move_write:
 * @side: the side N
 * @string: the text to append to
 *
 * Writes the move as one line, without a line break.
 */
void
sudoku_move_write (const SudokuMove *self,
                   guint side,
                   GString *string)
{
  g_string_append (string, "move");
  sudoku_move_write_changes (self, side, string);
}

/**
 * sudoku_move_write_changes:
 * @side: the side N
 * @string: the text to append to
 *
 * Writes only what follows the word "move": a blank and a word for each change.
 */
void
sudoku_move_write_changes (const SudokuMove *self,
                           guint side,
                           GString *string)
{
  if (self->items_added != NULL)
    write_items (self, side, string);
  if (self->rules_after != NULL)
    {
      g_string_append (string, " " RULES);
      sudoku_geometry_write_rules (self->rules_before, string);
      g_string_append_c (string, '>');
      sudoku_geometry_write_rules (self->rules_after, string);
    }
  for (gsize i = 0; i < self->n_changes; i++)
    {
      const SudokuMoveChange *change = &self->changes[i];

      g_string_append_c (string, ' ');
      if (change->kind == SUDOKU_CHANGE_CANDIDATE)
        {
          sudoku_spot_write (get_spot (change), side, string);
          g_string_append_printf (string, "=%u>%u", get_colour (change->before),
                                  get_colour (change->after));
          continue;
        }
      sudoku_cell_record_write (change->cell, side, string);
      g_string_append (string, change_texts[change->kind].prefix);
      if (change_texts[change->kind].is_mark)
        {
          g_string_append_printf (string, "%c%u", change->after > 0 ? '+' : '-',
                                  (guint)MAX (change->before, change->after));
          continue;
        }
      write_side (change, change->before, string);
      g_string_append_c (string, '>');
      write_side (change, change->after, string);
    }
  for (gsize i = 0; i < self->n_links; i++)
    {
      const SudokuLinkChange *link = &self->links[i];

      g_string_append_c (string, ' ');
      sudoku_spot_write_link (link->from, link->to, side, string);
      g_string_append_printf (string, "=%s>%s", sudoku_tie_get_id (link->before),
                              sudoku_tie_get_id (link->after));
    }
  for (guint i = 0; self->branches != NULL && i < self->branches->len; i++)
    {
      g_string_append_c (string, ' ');
      sudoku_branch_change_write (get_branch (self, i), side, string);
    }
}

static gboolean
read_side (const SudokuMoveChange *change,
           const char **at,
           const char *end,
           guint side,
           guint16 *packed)
{
  guint number = 0;
  SudokuOrigin origin = SUDOKU_ORIGIN_NONE;

  if (change->kind == SUDOKU_CHANGE_VALUE)
    {
      if (!sudoku_cell_record_read_value (at, end, side, &number, &origin))
        return FALSE;
    }
  else if (!sudoku_scan_uint (at, end, SUDOKU_COLOURS_MAX, &number))
    return FALSE;
  *packed = sudoku_change_value (number, origin);
  return TRUE;
}

static gboolean
read_mark (SudokuMoveChange *change,
           const char **at,
           const char *end,
           guint side)
{
  guint value = 0;
  gboolean set = FALSE;

  if (*at == end || (**at != '+' && **at != '-'))
    return FALSE;
  set = *(*at)++ == '+';
  if (!sudoku_scan_uint (at, end, side, &value) || value == 0)
    return FALSE;
  change->before = (guint16)(set ? 0 : value);
  change->after = (guint16)(set ? value : 0);
  return TRUE;
}

static gboolean
read_candidate (SudokuMoveChange *change,
                const char *at,
                const char *end,
                guint side)
{
  SudokuSpot spot = { 0 };
  guint before = 0, after = 0;

  if (!sudoku_spot_read (&at, end, side, &spot) || at == end || *at++ != '=' ||
      !sudoku_scan_uint (&at, end, SUDOKU_COLOURS_MAX, &before) || at == end || *at++ != '>' ||
      !sudoku_scan_uint (&at, end, SUDOKU_COLOURS_MAX, &after) || at != end || before == after)
    return FALSE;
  *change = (SudokuMoveChange){
    spot.cell,
    SUDOKU_CHANGE_CANDIDATE,
    sudoku_change_candidate (spot.value, before),
    sudoku_change_candidate (spot.value, after),
  };
  return TRUE;
}

static gboolean
read_link (SudokuLinkChange *link,
           const char *at,
           const char *end,
           guint side)
{
  return sudoku_spot_read_link (&at, end, side, &link->from, &link->to) && at < end &&
         *at++ == '=' && sudoku_tie_read (&at, end, &link->before) && at < end && *at++ == '>' &&
         sudoku_tie_read (&at, end, &link->after) && at == end && link->before != link->after;
}

static gboolean
read_change (SudokuMoveChange *change,
             const char *at,
             const char *end,
             guint side)
{
  guint cell = 0;
  guint16 kind = 0;

  if (!sudoku_cell_record_read (&at, end, side, &cell))
    return FALSE;
  while (kind < G_N_ELEMENTS (change_texts) &&
         ((gsize)(end - at) < strlen (change_texts[kind].prefix) ||
          memcmp (at, change_texts[kind].prefix, strlen (change_texts[kind].prefix)) != 0))
    kind++;
  if (kind == G_N_ELEMENTS (change_texts))
    return FALSE;
  at += strlen (change_texts[kind].prefix);
  change->cell = (guint16)cell;
  change->kind = kind;
  if (change_texts[kind].is_mark)
    return read_mark (change, &at, end, side) && at == end;
  return read_side (change, &at, end, side, &change->before) && at < end && *at++ == '>' &&
         read_side (change, &at, end, side, &change->after) && at == end &&
         change->before != change->after;
}

static gboolean
is_rules (const char *word,
          gsize length)
{
  return length > strlen (RULES) && memcmp (word, RULES, strlen (RULES)) == 0;
}

static gboolean
read_rules (SudokuScanner *scanner,
            const char *word,
            gsize length,
            guint side,
            SudokuGeometry **before,
            SudokuGeometry **after,
            GError **error)
{
  const char *from = word + strlen (RULES), *end = word + length;
  const char *arrow = memchr (from, '>', (gsize)(end - from));

  if (arrow == NULL)
    return sudoku_scanner_fail_word (scanner, word, length, "change-expected", error);
  *before = sudoku_geometry_parse_rules (side, from, (gsize)(arrow - from), error);
  if (*before != NULL)
    *after = sudoku_geometry_parse_rules (side, arrow + 1, (gsize)(end - arrow - 1), error);
  if (*after != NULL)
    return TRUE;
  sudoku_scanner_add_place (scanner, word, error);
  return FALSE;
}

/* Does the word name an item, after a sign perhaps? */
static gboolean
is_item (const char *word,
         gsize length)
{
  gsize start = length > 0 && (*word == '+' || *word == '-') ? 1 : 0, end = start;
  const SudokuRuleKind *kind = NULL;

  while (end < length && word[end] != '=' && word[end] != ':')
    end++;
  kind = sudoku_rule_kind_find (word + start, (gssize)(end - start));
  return kind != NULL && kind->item != NULL;
}

static gboolean
take_item (SudokuScanner *scanner,
           const char *word,
           gsize length,
           guint side,
           GPtrArray *rules,
           GError **error)
{
  g_autofree char *text = g_strndup (word, length);
  SudokuRule *rule = sudoku_rule_parse (side, text, error);

  if (rule == NULL)
    {
      sudoku_scanner_add_place (scanner, word, error);
      return FALSE;
    }
  g_ptr_array_add (rules, rule);
  return TRUE;
}

/* "+cage=9:r1c1r1c2", "-cage=…" or "cage=…>cage=…" */
static gboolean
read_items (SudokuScanner *scanner,
            const char *word,
            gsize length,
            guint side,
            GPtrArray *removed,
            GPtrArray *added,
            GError **error)
{
  const char *arrow = memchr (word, '>', length);

  if (*word == '+' || *word == '-')
    return take_item (scanner, word + 1, length - 1, side, *word == '+' ? added : removed, error);
  if (arrow == NULL)
    return sudoku_scanner_fail_word (scanner, word, length, "change-expected", error);
  return take_item (scanner, word, (gsize)(arrow - word), side, removed, error) &&
         take_item (scanner, arrow + 1, length - (gsize)(arrow + 1 - word), side, added, error);
}

/**
 * sudoku_move_read: (skip)
 * @scanner: a scanner before the first change; moves to the end of the line
 * @side: the side N
 *
 * Reads the changes of a move. Does not check whether they fit.
 *
 * Returns: (transfer full) (nullable): the move, or %NULL with SUDOKU_ERROR_SYNTAX, or
 *   SUDOKU_ERROR_SHAPE when its rules are impossible
 */
SudokuMove *
sudoku_move_read (SudokuScanner *scanner,
                  guint side,
                  GError **error)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (SudokuMoveChange));
  g_autoptr (GArray) links = g_array_new (FALSE, FALSE, sizeof (SudokuLinkChange));
  g_autoptr (GArray) branches = sudoku_branch_changes_new ();
  g_autoptr (SudokuGeometry) before = NULL;
  g_autoptr (SudokuGeometry) after = NULL;
  g_autoptr (GPtrArray) removed = new_rules ();
  g_autoptr (GPtrArray) added = new_rules ();
  SudokuMove *self = NULL;
  const char *word = NULL;
  gsize length = 0;

  while (sudoku_scanner_next_word (scanner, &word, &length))
    {
      SudokuMoveChange change = { 0 };
      SudokuLinkChange link = { 0 };
      SudokuBranchChange branch = { 0 };

      if (after == NULL && changes->len + links->len + branches->len == 0 &&
          is_rules (word, length))
        {
          if (!read_rules (scanner, word, length, side, &before, &after, error))
            return NULL;
          continue;
        }
      if (after == NULL && changes->len + links->len + branches->len == 0 &&
          is_item (word, length))
        {
          if (!read_items (scanner, word, length, side, removed, added, error))
            return NULL;
          continue;
        }
      if (read_link (&link, word, word + length, side))
        {
          g_array_append_val (links, link);
          continue;
        }
      if (sudoku_branch_change_read (&branch, word, word + length, side))
        {
          g_array_append_val (branches, branch);
          continue;
        }
      if (!read_candidate (&change, word, word + length, side) &&
          !read_change (&change, word, word + length, side))
        {
          sudoku_scanner_fail_word (scanner, word, length, "change-expected", error);
          return NULL;
        }
      g_array_append_val (changes, change);
    }
  if (changes->len + links->len + branches->len + removed->len + added->len == 0 && after == NULL)
    {
      sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "move-empty");
      return NULL;
    }
  self = create (before, after, (const SudokuMoveChange *)(gpointer)changes->data, changes->len,
                 (const SudokuLinkChange *)(gpointer)links->data, links->len);
  self->branches = branches->len > 0 ? g_array_ref (branches) : NULL;
  if (removed->len + added->len > 0)
    {
      self->items_removed = g_steal_pointer (&removed);
      self->items_added = g_steal_pointer (&added);
    }
  return self;
}
