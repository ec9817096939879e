/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How often the player has asked for hints and checks, and which numbers were ever put into each
 * cell. It only grows, whatever is undone, until the puzzle becomes another one. What is tried in a
 * branch is a supposition and does not count. It knows no solution, and nothing of files. */

#include "sudoku-effort.h"

#include <string.h>

#include "sudoku-scanner.h"

struct _SudokuEffort
{
  guint n_cells;
  guint n_asked[SUDOKU_N_HELPS];
  gboolean asked_unknown; /* help was recorded without being counted */
  SudokuSet tried[];      /* by cell */
};

static const char *const help_ids[SUDOKU_N_HELPS] = {
  [SUDOKU_HELP_HINT] = "hint",
  [SUDOKU_HELP_CHECK] = "check",
  [SUDOKU_HELP_OTHER] = "other",
};

/**
 * sudoku_help_get_id:
 * @help: what was asked for
 *
 * Gets the word for it in journals.
 *
 * Returns: (transfer none): "hint", for example
 */
const char *
sudoku_help_get_id (SudokuHelp help)
{
  g_return_val_if_fail (help < SUDOKU_N_HELPS, NULL);

  return help_ids[help];
}

/**
 * sudoku_help_find:
 * @id: a word, which need not end with a null byte
 * @length: its length in bytes
 * @help: (out): what it stands for
 *
 * Finds a kind of help by its word.
 *
 * Returns: %FALSE when there is none
 */
gboolean
sudoku_help_find (const char *id,
                  gsize length,
                  SudokuHelp *help)
{
  g_return_val_if_fail (id != NULL && help != NULL, FALSE);

  for (guint i = 0; i < SUDOKU_N_HELPS; i++)
    if (sudoku_scan_equal (id, length, help_ids[i]))
      {
        *help = (SudokuHelp)i;
        return TRUE;
      }
  return FALSE;
}

/**
 * sudoku_effort_new: (skip)
 * @n_cells: how many cells the puzzle has
 *
 * Makes that of a game in which nothing has happened.
 *
 * Returns: (transfer full): the effort
 */
SudokuEffort *
sudoku_effort_new (guint n_cells)
{
  SudokuEffort *self = NULL;

  g_return_val_if_fail (n_cells > 0 && n_cells <= SUDOKU_CELLS_MAX, NULL);

  self = g_malloc0 (sizeof *self + n_cells * sizeof *self->tried);
  self->n_cells = n_cells;
  return self;
}

/**
 * sudoku_effort_free: (skip)
 *
 * Frees it.
 */
void
sudoku_effort_free (SudokuEffort *self)
{
  g_return_if_fail (self != NULL);

  g_free (self);
}

/**
 * sudoku_effort_ask: (skip)
 * @help: what was asked for
 * @times: how often
 *
 * Counts help, up to %SUDOKU_ASKED_MAX.
 */
void
sudoku_effort_ask (SudokuEffort *self,
                   SudokuHelp help,
                   guint times)
{
  g_return_if_fail (self != NULL && help < SUDOKU_N_HELPS && times <= SUDOKU_ASKED_MAX);

  self->n_asked[help] = MIN (self->n_asked[help] + times, SUDOKU_ASKED_MAX);
}

/**
 * sudoku_effort_forget_asked: (skip)
 *
 * Records that there was help that nobody has counted, as in the games of earlier versions: the
 * counts are not known any more.
 */
void
sudoku_effort_forget_asked (SudokuEffort *self)
{
  g_return_if_fail (self != NULL);

  self->asked_unknown = TRUE;
}

/**
 * sudoku_effort_get_asked: (skip)
 * @help: a kind of help
 * @times: (out): how often the player has asked for it
 *
 * Gets a count.
 *
 * Returns: %FALSE when it is not known
 */
gboolean
sudoku_effort_get_asked (const SudokuEffort *self,
                         SudokuHelp help,
                         guint *times)
{
  g_return_val_if_fail (self != NULL && help < SUDOKU_N_HELPS && times != NULL, FALSE);

  *times = self->n_asked[help];
  return !self->asked_unknown;
}

/**
 * sudoku_effort_has_asked: (skip)
 *
 * Tells whether there are counts to be kept.
 *
 * Returns: whether they are known and not all 0
 */
gboolean
sudoku_effort_has_asked (const SudokuEffort *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, FALSE);

  for (guint help = 0; help < SUDOKU_HELP_OTHER; help++)
    n += self->n_asked[help];
  return n > 0 && !self->asked_unknown;
}

/**
 * sudoku_effort_try: (skip)
 * @cell: a cell
 * @value: a value that was put into it
 *
 * Adds a number that was tried.
 */
void
sudoku_effort_try (SudokuEffort *self,
                   guint cell,
                   guint value)
{
  g_return_if_fail (self != NULL && cell < self->n_cells && value > 0);

  self->tried[cell] = sudoku_set_or (self->tried[cell], sudoku_set_single (value));
}

/**
 * sudoku_effort_add: (skip)
 * @other: that of the same puzzle
 *
 * Adds what was asked and tried before.
 */
void
sudoku_effort_add (SudokuEffort *self,
                   const SudokuEffort *other)
{
  g_return_if_fail (self != NULL && other != NULL && self->n_cells == other->n_cells);

  for (guint help = 0; help < SUDOKU_N_HELPS; help++)
    sudoku_effort_ask (self, (SudokuHelp)help, other->n_asked[help]);
  self->asked_unknown |= other->asked_unknown;
  for (guint cell = 0; cell < self->n_cells; cell++)
    self->tried[cell] = sudoku_set_or (self->tried[cell], other->tried[cell]);
}

static gboolean
is_in_branch (const SudokuState *state)
{
  return sudoku_branches_get_current (sudoku_state_get_branches (state)) != SUDOKU_BRANCH_TRUNK;
}

/* The player's number in a cell; 0: there is none, or it is only supposed. */
static guint
get_entry (const SudokuState *state,
           guint cell)
{
  const SudokuGrid *grid = sudoku_state_get_grid (state);

  return !is_in_branch (state) && sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_ENTRY
           ? sudoku_grid_get_value (grid, cell)
           : 0;
}

/**
 * sudoku_effort_try_entries: (skip)
 * @state: a position
 *
 * Adds the numbers that the player has put into it. In a branch they are only supposed.
 */
void
sudoku_effort_try_entries (SudokuEffort *self,
                           const SudokuState *state)
{
  g_return_if_fail (self != NULL && state != NULL);

  for (guint cell = 0; cell < self->n_cells; cell++)
    if (get_entry (state, cell) > 0)
      sudoku_effort_try (self, cell, get_entry (state, cell));
}

/* What was tried in another puzzle is no mistake in this one. */
static gboolean
makes_other_puzzle (const SudokuMove *move)
{
  for (gsize i = 0; i < move->n_changes; i++)
    if (move->changes[i].kind == SUDOKU_CHANGE_VALUE &&
        (sudoku_change_get_origin (move->changes[i].before) == SUDOKU_ORIGIN_GIVEN ||
         sudoku_change_get_origin (move->changes[i].after) == SUDOKU_ORIGIN_GIVEN))
      return TRUE;
  return sudoku_move_changes_rules (move);
}

/**
 * sudoku_effort_follow: (skip)
 * @move: a move that was just done
 * @state: the position it has led to
 *
 * Adds the numbers that the player has put into cells by a move.
 */
void
sudoku_effort_follow (SudokuEffort *self,
                      const SudokuMove *move,
                      const SudokuState *state)
{
  g_return_if_fail (self != NULL && move != NULL && state != NULL);

  if (makes_other_puzzle (move))
    memset (self->tried, 0, self->n_cells * sizeof *self->tried);
  /* What was supposed in a branch may have been kept. */
  if (sudoku_move_has_branches (move))
    sudoku_effort_try_entries (self, state);
  for (gsize i = 0; i < move->n_changes; i++)
    if (move->changes[i].kind == SUDOKU_CHANGE_VALUE &&
        get_entry (state, move->changes[i].cell) > 0)
      sudoku_effort_try (self, move->changes[i].cell, get_entry (state, move->changes[i].cell));
}

/**
 * sudoku_effort_get_given_up: (skip)
 * @cell: a cell
 * @state: the position
 *
 * Gets the numbers that were once put into a cell and are not seen in the position.
 *
 * Returns: the values
 */
SudokuSet
sudoku_effort_get_given_up (const SudokuEffort *self,
                            guint cell,
                            const SudokuState *state)
{
  guint entry = 0;

  g_return_val_if_fail (self != NULL && cell < self->n_cells && state != NULL, SUDOKU_SET_EMPTY);

  entry = get_entry (state, cell);
  return entry > 0 ? sudoku_set_minus (self->tried[cell], sudoku_set_single (entry))
                   : self->tried[cell];
}

/**
 * sudoku_effort_count_wrong: (skip)
 * @solution: the only solution of the puzzle
 *
 * Counts the numbers that were wrong where they were put, each once for a cell, however often it
 * was put there.
 *
 * Returns: how many
 */
guint
sudoku_effort_count_wrong (const SudokuEffort *self,
                           const SudokuGrid *solution)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL && solution != NULL, 0);
  g_return_val_if_fail (sudoku_grid_get_n_cells (solution) == self->n_cells, 0);

  for (guint cell = 0; cell < self->n_cells; cell++)
    n += sudoku_set_count (sudoku_set_minus (
      self->tried[cell], sudoku_set_single (sudoku_grid_get_value (solution, cell))));
  return n;
}
