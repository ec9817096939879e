/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything the player and the solver can do in a game. Each function collects the changes it
 * takes and makes one move of them. */

#include "sudoku-game-moves.h"

#include "sudoku-check.h"
#include "sudoku-full-marks.h"

/* Changes collected for one move. */
typedef struct
{
  SudokuGame *game;
  const SudokuState *state;
  const SudokuGrid *grid;
  guint n_cells;
  GArray *changes;  /* SudokuMoveChange */
  GArray *links;    /* SudokuLinkChange */
  GArray *branches; /* SudokuBranchChange */
} Draft;

static Draft
draft_begin (SudokuGame *self)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self);

  return (Draft){
    .game = self,
    .state = sudoku_game_get_state (self),
    .grid = grid,
    .n_cells = sudoku_grid_get_n_cells (grid),
    .changes = g_array_new (FALSE, FALSE, sizeof (SudokuMoveChange)),
    .links = g_array_new (FALSE, FALSE, sizeof (SudokuLinkChange)),
    .branches = sudoku_branch_changes_new (),
  };
}

static gboolean
draft_commit (Draft *self)
{
  g_autoptr (GArray) changes = g_steal_pointer (&self->changes);
  g_autoptr (GArray) links = g_steal_pointer (&self->links);
  g_autoptr (GArray) branches = g_steal_pointer (&self->branches);
  gboolean fits = FALSE;

  if (changes->len + links->len + branches->len == 0)
    return FALSE;
  fits = sudoku_game_do_move (
    self->game, sudoku_move_new_with_branches (NULL, NULL, changes, links, branches));
  g_assert (fits);
  return TRUE;
}

static void
add_change (Draft *self,
            guint cell,
            SudokuMoveChangeKind kind,
            guint before,
            guint after)
{
  SudokuMoveChange change = { (guint16)cell, (guint16)kind, (guint16)before, (guint16)after };

  if (before != after)
    g_array_append_val (self->changes, change);
}

static void
add_value (Draft *self,
           guint cell,
           guint value,
           SudokuOrigin origin)
{
  add_change (self, cell, SUDOKU_CHANGE_VALUE,
              sudoku_change_value (sudoku_grid_get_value (self->grid, cell),
                                   sudoku_grid_get_origin (self->grid, cell)),
              sudoku_change_value (value, origin));
}

static void
add_mark (Draft *self,
          guint cell,
          SudokuMark mark,
          guint value,
          gboolean set)
{
  gboolean is_set = sudoku_set_has (sudoku_state_get_marks (self->state, mark, cell), value);

  add_change (self, cell,
              mark == SUDOKU_MARK_CORNER ? SUDOKU_CHANGE_CORNER : SUDOKU_CHANGE_CENTRE,
              is_set ? value : 0, set ? value : 0);
}

static void
add_candidate_colour (Draft *self,
                      SudokuSpot spot,
                      guint colour)
{
  guint before =
    sudoku_colouring_get_colour (sudoku_state_get_colouring (self->state), spot);

  add_change (self, spot.cell, SUDOKU_CHANGE_CANDIDATE,
              sudoku_change_candidate (spot.value, before),
              sudoku_change_candidate (spot.value, colour));
}

static void
add_link (Draft *self,
          SudokuSpot from,
          SudokuSpot to,
          SudokuTie tie)
{
  const SudokuLinkChange change = {
    from,
    to,
    sudoku_colouring_get_tie (sudoku_state_get_colouring (self->state), from, to),
    tie,
  };

  if (change.before != tie)
    g_array_append_val (self->links, change);
}

static gboolean
has_cell (const GArray *cells,
          guint cell)
{
  for (guint i = 0; i < cells->len; i++)
    if (g_array_index (cells, guint, i) == cell)
      return TRUE;
  return FALSE;
}

/* Clears the colours and links of the candidates of some cells, or of all when @cells is NULL. */
static void
add_clear_colouring (Draft *self,
                     const GArray *cells)
{
  const SudokuColouring *colouring = sudoku_state_get_colouring (self->state);
  guint n_coloured = 0, n_links = 0;
  const SudokuColoured *coloured = sudoku_colouring_get_all_coloured (colouring, &n_coloured);
  const SudokuLinked *links = sudoku_colouring_get_links (colouring, &n_links);

  for (guint i = 0; i < n_coloured; i++)
    if (cells == NULL || has_cell (cells, coloured[i].spot.cell))
      add_candidate_colour (self, coloured[i].spot, 0);
  for (guint i = 0; i < n_links; i++)
    if (cells == NULL || has_cell (cells, links[i].from.cell) ||
        has_cell (cells, links[i].to.cell))
      add_link (self, links[i].from, links[i].to, SUDOKU_TIE_NONE);
}

static void
add_clear_marks (Draft *self,
                 guint cell)
{
  for (SudokuMark mark = 0; mark < SUDOKU_N_MARKS; mark++)
    {
      guint value = 0;

      SUDOKU_SET_FOREACH (sudoku_state_get_marks (self->state, mark, cell), value)
      add_mark (self, cell, mark, value, FALSE);
    }
}

static void
add_colour (Draft *self,
            guint cell,
            guint colour)
{
  add_change (self, cell, SUDOKU_CHANGE_COLOUR,
              sudoku_state_get_colour (self->state, cell), colour);
}

static gboolean
is_peer_of_any (const SudokuGeometry *geometry,
                guint cell,
                const GArray *cells)
{
  for (guint i = 0; i < cells->len; i++)
    if (sudoku_geometry_are_peers (geometry, g_array_index (cells, guint, i), cell))
      return TRUE;
  return FALSE;
}

/* Would the value stand twice in a house, or wherever else it may stand once? A typing error
 * removes no marks. */
static gboolean
is_seen_twice (const Draft *self,
               const GArray *cells,
               guint value)
{
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (self->grid);

  for (guint peer = 0; peer < self->n_cells; peer++)
    if ((sudoku_grid_get_value (self->grid, peer) == value || has_cell (cells, peer)) &&
        is_peer_of_any (geometry, peer, cells))
      return TRUE;
  return FALSE;
}

static void
add_tidy_marks (Draft *self,
                const GArray *cells,
                guint value)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (self->grid);

  for (guint peer = 0; peer < self->n_cells; peer++)
    if (is_peer_of_any (geometry, peer, cells))
      for (SudokuMark mark = 0; mark < SUDOKU_N_MARKS; mark++)
        add_mark (self, peer, mark, value, FALSE);
}

/* (nullable): the move that led to the position. */
static const SudokuMove *
get_last_move (const Draft *self)
{
  const SudokuHistory *history = sudoku_game_get_history (self->game);
  guint position = sudoku_history_get_position (history);

  return position > 0 ? sudoku_history_get_move (history, position - 1) : NULL;
}

/* Has the move entered values, all of them in these cells, which now get another one? */
static gboolean
has_entered (const SudokuMove *move,
             const GArray *cells,
             guint value)
{
  gboolean entered = FALSE;

  if (sudoku_move_changes_rules (move) || move->branches != NULL)
    return FALSE;
  for (gsize i = 0; i < move->n_changes; i++)
    {
      const SudokuMoveChange *change = &move->changes[i];
      guint entry = sudoku_change_get_number (change->after);

      if (change->kind != SUDOKU_CHANGE_VALUE)
        continue;
      entered = TRUE;
      if (entry == 0 || entry == value || !has_cell (cells, change->cell) ||
          sudoku_change_get_origin (change->after) != SUDOKU_ORIGIN_ENTRY)
        return FALSE;
    }
  return entered;
}

/* Replacing an entry at once restores the marks that it removed. Those that an earlier entry
 * removed may be wrong by now: undo has them. */
static void
add_taken_marks (Draft *self,
                 const GArray *cells,
                 guint value)
{
  const SudokuMove *move = get_last_move (self);

  if (move == NULL || !has_entered (move, cells, value))
    return;
  for (gsize i = 0; i < move->n_changes; i++)
    {
      const SudokuMoveChange *change = &move->changes[i];

      if ((change->kind == SUDOKU_CHANGE_CORNER || change->kind == SUDOKU_CHANGE_CENTRE) &&
          change->after == 0)
        add_change (self, change->cell, (SudokuMoveChangeKind)change->kind, 0, change->before);
    }
}

static void
add_close_branches (Draft *self)
{
  g_autoptr (SudokuBranches) none = sudoku_branches_new ();

  g_array_unref (self->branches);
  self->branches = sudoku_branches_compare (sudoku_state_get_branches (self->state), none);
}

/* @origins: a set of bits, 1 << origin */
static void
add_clear_origins (Draft *self,
                   guint origins)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    if (origins >> sudoku_grid_get_origin (self->grid, cell) & 1)
      add_value (self, cell, 0, SUDOKU_ORIGIN_NONE);
}

/* The cells are distinct, and none is a given. */
static gboolean
place (SudokuGame *self,
       const GArray *cells,
       guint value,
       SudokuOrigin origin)
{
  Draft draft = draft_begin (self);

  for (guint i = 0; i < cells->len; i++)
    add_value (&draft, g_array_index (cells, guint, i), value, origin);
  if (draft.changes->len > 0)
    add_taken_marks (&draft, cells, value);
  if (draft.changes->len > 0 && value > 0 && sudoku_game_get_tidy_marks (self) &&
      !is_seen_twice (&draft, cells, value))
    add_tidy_marks (&draft, cells, value);
  return draft_commit (&draft);
}

static gboolean
is_given (SudokuGame *self,
          guint cell)
{
  return sudoku_grid_get_origin (sudoku_game_get_grid (self), cell) == SUDOKU_ORIGIN_GIVEN;
}

static gboolean
are_cells (SudokuGame *self,
           const guint *cells,
           gsize n_cells)
{
  for (gsize i = 0; i < n_cells; i++)
    if (cells[i] >= sudoku_grid_get_n_cells (sudoku_game_get_grid (self)))
      return FALSE;
  return TRUE;
}

/* A cell that is given twice must not be changed twice: its content is read before the move is
 * made. */
static GArray *
distinct (SudokuGame *self,
          const guint *cells,
          gsize n_cells)
{
  GArray *result = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree guint8 *seen = g_new0 (guint8, sudoku_grid_get_n_cells (sudoku_game_get_grid (self)));

  for (gsize i = 0; i < n_cells; i++)
    if (!seen[cells[i]])
      {
        seen[cells[i]] = TRUE;
        g_array_append_val (result, cells[i]);
      }
  return result;
}

/**
 * sudoku_game_enter:
 * @cell: a cell, from 0
 * @value: the player's value 1…N, or 0 to empty the cell
 *
 * Enters a value in place of any other, including an answer but not a given. The marks of the cell
 * stay. See also #SudokuGame:tidy-marks.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_enter (SudokuGame *self,
                   guint cell,
                   guint value)
{
  return sudoku_game_enter_all (self, &cell, 1, value);
}

/**
 * sudoku_game_enter_all:
 * @cells: (array length=n_cells): cells, from 0
 * @n_cells: how many
 * @value: the player's value 1…N, or 0 to empty the cells
 *
 * Enters a value into each of the cells that is not a given, as sudoku_game_enter() does.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_enter_all (SudokuGame *self,
                       const guint *cells,
                       gsize n_cells,
                       guint value)
{
  g_autoptr (GArray) unique = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && are_cells (self, cells, n_cells), FALSE);
  g_return_val_if_fail (value <= sudoku_grid_get_side (sudoku_game_get_grid (self)), FALSE);

  unique = distinct (self, cells, n_cells);
  for (guint i = unique->len; i-- > 0;)
    if (is_given (self, g_array_index (unique, guint, i)))
      g_array_remove_index (unique, i);
  return place (self, unique, value, value > 0 ? SUDOKU_ORIGIN_ENTRY : SUDOKU_ORIGIN_NONE);
}

/**
 * sudoku_game_toggle_mark:
 * @mark: a kind of mark
 * @cells: (array length=n_cells): cells, from 0
 * @n_cells: how many
 * @value: 1…N
 *
 * Marks a value in all of the empty cells, or removes the mark when all of them have it.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_toggle_mark (SudokuGame *self,
                         SudokuMark mark,
                         const guint *cells,
                         gsize n_cells,
                         guint value)
{
  g_autoptr (GArray) unique = NULL;
  Draft draft;
  gboolean all = TRUE;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && are_cells (self, cells, n_cells), FALSE);
  g_return_val_if_fail (mark < SUDOKU_N_MARKS, FALSE);
  g_return_val_if_fail (value >= 1 && value <= sudoku_grid_get_side (sudoku_game_get_grid (self)),
                        FALSE);

  draft = draft_begin (self);
  unique = distinct (self, cells, n_cells);
  for (guint i = unique->len; i-- > 0;)
    if (sudoku_grid_get_value (draft.grid, g_array_index (unique, guint, i)) > 0)
      g_array_remove_index (unique, i);
  for (guint i = 0; i < unique->len; i++)
    all &= sudoku_set_has (
      sudoku_state_get_marks (draft.state, mark, g_array_index (unique, guint, i)), value);
  for (guint i = 0; i < unique->len; i++)
    add_mark (&draft, g_array_index (unique, guint, i), mark, value, !all);
  return draft_commit (&draft);
}

/**
 * sudoku_game_fill_marks:
 * @mark: a kind of mark
 * @cells: (array length=n_cells): cells, from 0
 * @n_cells: how many
 *
 * Marks in each empty cell exactly the values that break no rule with the filled cells.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_fill_marks (SudokuGame *self,
                        SudokuMark mark,
                        const guint *cells,
                        gsize n_cells)
{
  g_autoptr (GArray) unique = NULL;
  Draft draft;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && are_cells (self, cells, n_cells), FALSE);
  g_return_val_if_fail (mark < SUDOKU_N_MARKS, FALSE);

  draft = draft_begin (self);
  unique = distinct (self, cells, n_cells);
  for (guint i = 0; i < unique->len; i++)
    {
      guint cell = g_array_index (unique, guint, i);
      SudokuSet candidates = sudoku_check_get_candidates (draft.grid, cell);

      for (guint value = 1; value <= sudoku_grid_get_side (draft.grid); value++)
        if (sudoku_grid_get_value (draft.grid, cell) == 0)
          add_mark (&draft, cell, mark, value, sudoku_set_has (candidates, value));
    }
  return draft_commit (&draft);
}

/**
 * sudoku_game_clear_marks:
 * @cells: (array length=n_cells): cells, from 0
 * @n_cells: how many
 *
 * Removes the marks of both kinds, even those under values, with their colours and links.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_clear_marks (SudokuGame *self,
                         const guint *cells,
                         gsize n_cells)
{
  g_autoptr (GArray) unique = NULL;
  Draft draft;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && are_cells (self, cells, n_cells), FALSE);

  draft = draft_begin (self);
  unique = distinct (self, cells, n_cells);
  for (guint i = 0; i < unique->len; i++)
    add_clear_marks (&draft, g_array_index (unique, guint, i));
  if (draft.changes->len > 0)
    add_clear_colouring (&draft, unique);
  return draft_commit (&draft);
}

/**
 * sudoku_game_clear_cells:
 * @cells: (array length=n_cells): cells, from 0
 * @n_cells: how many
 *
 * Clears the topmost layer of the cells: the values that are not givens; without any, the marks,
 * with their colours and links; without these, the colours of the cells.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_clear_cells (SudokuGame *self,
                         const guint *cells,
                         gsize n_cells)
{
  g_autoptr (GArray) unique = NULL;
  Draft draft;
  guint n_values;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && are_cells (self, cells, n_cells), FALSE);

  draft = draft_begin (self);
  unique = distinct (self, cells, n_cells);
  for (guint i = 0; i < unique->len; i++)
    if (!is_given (self, g_array_index (unique, guint, i)))
      add_value (&draft, g_array_index (unique, guint, i), 0, SUDOKU_ORIGIN_NONE);
  n_values = draft.changes->len;
  if (n_values > 0)
    add_taken_marks (&draft, unique, 0);
  for (guint i = 0; n_values == 0 && i < unique->len; i++)
    if (!is_given (self, g_array_index (unique, guint, i)))
      add_clear_marks (&draft, g_array_index (unique, guint, i));
  if (n_values == 0 && draft.changes->len > 0)
    add_clear_colouring (&draft, unique);
  for (guint i = 0, n = draft.changes->len; n == 0 && i < unique->len; i++)
    add_colour (&draft, g_array_index (unique, guint, i), 0);
  return draft_commit (&draft);
}

/**
 * sudoku_game_set_colour:
 * @cells: (array length=n_cells): cells, from 0
 * @n_cells: how many
 * @colour: 1…SUDOKU_COLOURS_MAX, or 0 for none
 *
 * Sets the colour of cells.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_set_colour (SudokuGame *self,
                        const guint *cells,
                        gsize n_cells,
                        guint colour)
{
  g_autoptr (GArray) unique = NULL;
  Draft draft;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && are_cells (self, cells, n_cells), FALSE);
  g_return_val_if_fail (colour <= SUDOKU_COLOURS_MAX, FALSE);

  draft = draft_begin (self);
  unique = distinct (self, cells, n_cells);
  for (guint i = 0; i < unique->len; i++)
    add_colour (&draft, g_array_index (unique, guint, i), colour);
  return draft_commit (&draft);
}

/**
 * sudoku_game_colour_candidate:
 * @cells: (array length=n_cells): cells, from 0
 * @n_cells: how many
 * @value: 1…N
 * @colour: 1…SUDOKU_COLOURS_MAX, or 0 for none
 *
 * Sets the colour of a candidate in those of the cells where it is marked.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_colour_candidate (SudokuGame *self,
                              const guint *cells,
                              gsize n_cells,
                              guint value,
                              guint colour)
{
  g_autoptr (GArray) unique = NULL;
  Draft draft;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && are_cells (self, cells, n_cells), FALSE);
  g_return_val_if_fail (value >= 1 && value <= sudoku_grid_get_side (sudoku_game_get_grid (self)),
                        FALSE);
  g_return_val_if_fail (colour <= SUDOKU_COLOURS_MAX, FALSE);

  draft = draft_begin (self);
  unique = distinct (self, cells, n_cells);
  for (guint i = 0; i < unique->len; i++)
    {
      SudokuSpot spot = { (guint16)g_array_index (unique, guint, i), (guint16)value };

      if (sudoku_state_is_marked (draft.state, spot))
        add_candidate_colour (&draft, spot, colour);
    }
  return draft_commit (&draft);
}

static gboolean
is_spot (SudokuGame *self,
         SudokuSpot spot)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self);

  return spot.cell < sudoku_grid_get_n_cells (grid) && spot.value >= 1 &&
         spot.value <= sudoku_grid_get_side (grid);
}

/**
 * sudoku_game_link:
 * @a: a candidate
 * @b: another one
 * @tie: their new link
 *
 * Sets or removes the link between two candidates. Does nothing when one of them is not marked.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_link (SudokuGame *self,
                  SudokuSpot a,
                  SudokuSpot b,
                  SudokuTie tie)
{
  Draft draft;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && is_spot (self, a) && is_spot (self, b), FALSE);
  g_return_val_if_fail (sudoku_spot_compare (a, b) != 0 && tie < SUDOKU_N_TIES, FALSE);

  draft = draft_begin (self);
  if (sudoku_state_is_marked (draft.state, a) && sudoku_state_is_marked (draft.state, b))
    add_link (&draft, a, b, tie);
  return draft_commit (&draft);
}

/**
 * sudoku_game_clear_colouring_of:
 * @cells: (array length=n_cells): cells, from 0
 * @n_cells: how many
 *
 * Removes the colours of all candidates of the cells, and the links that end there.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_clear_colouring_of (SudokuGame *self,
                                const guint *cells,
                                gsize n_cells)
{
  g_autoptr (GArray) unique = NULL;
  Draft draft;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && are_cells (self, cells, n_cells), FALSE);

  draft = draft_begin (self);
  unique = distinct (self, cells, n_cells);
  add_clear_colouring (&draft, unique);
  return draft_commit (&draft);
}

/**
 * sudoku_game_clear_colouring:
 *
 * Removes all colours, of cells and of candidates, and all links.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_clear_colouring (SudokuGame *self)
{
  Draft draft;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  draft = draft_begin (self);
  for (guint cell = 0; cell < draft.n_cells; cell++)
    add_colour (&draft, cell, 0);
  add_clear_colouring (&draft, NULL);
  return draft_commit (&draft);
}

/**
 * sudoku_game_fill_answers:
 * @solution: values of a grid of the same side; it need not be full
 *
 * Puts the values of a solution as answers into the cells that are empty or hold an answer. Givens
 * and entries stay; nothing happens when @solution contradicts one.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_fill_answers (SudokuGame *self,
                          const SudokuGrid *solution)
{
  const SudokuGrid *grid = NULL;
  Draft draft;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && solution != NULL, FALSE);
  grid = sudoku_game_get_grid (self);
  g_return_val_if_fail (sudoku_grid_get_side (solution) == sudoku_grid_get_side (grid), FALSE);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint fixed = sudoku_grid_get_fixed (grid, cell);
      guint value = sudoku_grid_get_value (solution, cell);

      if (fixed > 0 && value > 0 && fixed != value)
        return FALSE;
    }
  draft = draft_begin (self);
  for (guint cell = 0; cell < draft.n_cells; cell++)
    if (sudoku_grid_get_fixed (grid, cell) == 0 && sudoku_grid_get_value (solution, cell) > 0)
      add_value (&draft, cell, sudoku_grid_get_value (solution, cell), SUDOKU_ORIGIN_ANSWER);
  return draft_commit (&draft);
}

/**
 * sudoku_game_fill_answer:
 * @cell: a cell, from 0
 * @value: 1…N
 *
 * Puts one answer, such as a hint, into a cell that is empty or holds an answer. See also
 * #SudokuGame:tidy-marks.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_fill_answer (SudokuGame *self,
                         guint cell,
                         guint value)
{
  g_autoptr (GArray) cells = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && are_cells (self, &cell, 1), FALSE);
  g_return_val_if_fail (value >= 1 && value <= sudoku_grid_get_side (sudoku_game_get_grid (self)),
                        FALSE);

  if (sudoku_grid_get_fixed (sudoku_game_get_grid (self), cell) > 0)
    return FALSE;
  cells = distinct (self, &cell, 1);
  return place (self, cells, value, SUDOKU_ORIGIN_ANSWER);
}

/* Two conclusions about one cell are one change of each of its marks. */
static SudokuSet
collect_removed (const SudokuGameConclusion *conclusions,
                 gsize n_conclusions,
                 guint cell)
{
  SudokuSet removed = { 0 };

  for (gsize i = 0; i < n_conclusions; i++)
    if (conclusions[i].cell == cell && !conclusions[i].placed)
      removed = sudoku_set_or (removed, sudoku_set_single (conclusions[i].value));
  return removed;
}

/* Where the marks are not all candidates, all are set first, so that it is visible what is gone;
 * sudoku-full-marks.c recognises them by their being set at once. */
static void
add_removed (Draft *self,
             guint cell,
             SudokuSet removed,
             gboolean full)
{
  SudokuSet corner = sudoku_state_get_marks (self->state, SUDOKU_MARK_CORNER, cell);
  SudokuSet candidates = full ? corner : sudoku_check_get_candidates (self->grid, cell);
  guint value;

  if (!full)
    {
      SUDOKU_SET_FOREACH (corner, value)
      add_change (self, cell, SUDOKU_CHANGE_CORNER, value, 0);
      SUDOKU_SET_FOREACH (candidates, value)
      add_change (self, cell, SUDOKU_CHANGE_CORNER, 0, value);
    }
  SUDOKU_SET_FOREACH (sudoku_set_and (candidates, removed), value)
  add_change (self, cell, SUDOKU_CHANGE_CORNER, value, 0);
  SUDOKU_SET_FOREACH (removed, value)
  add_mark (self, cell, SUDOKU_MARK_CENTRE, value, FALSE);
}

/**
 * sudoku_game_conclude:
 * @conclusions: (array length=n_conclusions): conclusions about empty cells; at most one value is
 *   placed
 * @n_conclusions: how many
 *
 * Applies the conclusions of a solving step: a placed value becomes an answer, and a removed one
 * loses its corner mark. A cell whose corner marks are not all its candidates gets those of all
 * remaining values. The game counts as helped. See also #SudokuGame:tidy-marks.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_conclude (SudokuGame *self,
                      const SudokuGameConclusion *conclusions,
                      gsize n_conclusions)
{
  g_autofree gboolean *full = NULL;
  Draft draft;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && conclusions != NULL, FALSE);

  for (gsize i = 0; i < n_conclusions; i++)
    if (conclusions[i].placed)
      return sudoku_game_fill_answer (self, conclusions[i].cell, conclusions[i].value);
  draft = draft_begin (self);
  full = sudoku_full_marks_find (draft.state, sudoku_game_get_history (self));
  for (gsize i = 0; i < n_conclusions; i++)
    if (sudoku_set_first (collect_removed (conclusions, n_conclusions, conclusions[i].cell)) ==
        conclusions[i].value)
      add_removed (&draft, conclusions[i].cell,
                   collect_removed (conclusions, n_conclusions, conclusions[i].cell),
                   full[conclusions[i].cell]);
  if (!draft_commit (&draft))
    return FALSE;
  sudoku_game_mark_helped (self);
  return TRUE;
}

/**
 * sudoku_game_clear_answers:
 *
 * Removes all answers.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_clear_answers (SudokuGame *self)
{
  Draft draft;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  draft = draft_begin (self);
  add_clear_origins (&draft, 1 << SUDOKU_ORIGIN_ANSWER);
  return draft_commit (&draft);
}

/**
 * sudoku_game_clear_entries:
 *
 * Removes all entries and answers; marks and colours stay.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_clear_entries (SudokuGame *self)
{
  Draft draft;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  draft = draft_begin (self);
  add_clear_origins (&draft, 1 << SUDOKU_ORIGIN_ANSWER | 1 << SUDOKU_ORIGIN_ENTRY);
  return draft_commit (&draft);
}

/**
 * sudoku_game_restart:
 *
 * Removes everything but the givens, with all marks, colours, links and branches. The elapsed time
 * goes on.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_restart (SudokuGame *self)
{
  Draft draft;

  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  draft = draft_begin (self);
  add_clear_origins (&draft, 1 << SUDOKU_ORIGIN_ANSWER | 1 << SUDOKU_ORIGIN_ENTRY);
  for (guint cell = 0; cell < draft.n_cells; cell++)
    {
      add_clear_marks (&draft, cell);
      add_colour (&draft, cell, 0);
    }
  add_clear_colouring (&draft, NULL);
  add_close_branches (&draft);
  return draft_commit (&draft);
}

/**
 * sudoku_game_set_geometry:
 * @geometry: a shape of the same side
 *
 * Puts the puzzle under other rules. Everything on the board stays.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_set_geometry (SudokuGame *self,
                          SudokuGeometry *geometry)
{
  SudokuGeometry *before = NULL;
  gboolean fits = FALSE;

  g_return_val_if_fail (SUDOKU_IS_GAME (self) && geometry != NULL, FALSE);
  before = sudoku_game_get_geometry (self);
  g_return_val_if_fail (
    sudoku_geometry_get_side (before) == sudoku_geometry_get_side (geometry), FALSE);

  if (sudoku_geometry_equal (before, geometry))
    return FALSE;
  fits = sudoku_game_do_move (self, sudoku_move_new_with_rules (before, geometry, NULL, 0));
  g_assert (fits);
  return TRUE;
}

static gboolean
set_origins (SudokuGame *self,
             guint from,
             SudokuOrigin to)
{
  Draft draft = draft_begin (self);

  for (guint cell = 0; cell < draft.n_cells; cell++)
    if (from >> sudoku_grid_get_origin (draft.grid, cell) & 1)
      add_value (&draft, cell, sudoku_grid_get_value (draft.grid, cell), to);
  return draft_commit (&draft);
}

/**
 * sudoku_game_protect:
 *
 * Turns all values into givens.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_protect (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return set_origins (self, 1 << SUDOKU_ORIGIN_ENTRY | 1 << SUDOKU_ORIGIN_ANSWER,
                      SUDOKU_ORIGIN_GIVEN);
}

/**
 * sudoku_game_unprotect:
 *
 * Turns all givens into entries.
 *
 * Returns: whether anything changed
 */
gboolean
sudoku_game_unprotect (SudokuGame *self)
{
  g_return_val_if_fail (SUDOKU_IS_GAME (self), FALSE);

  return set_origins (self, 1 << SUDOKU_ORIGIN_GIVEN, SUDOKU_ORIGIN_ENTRY);
}
