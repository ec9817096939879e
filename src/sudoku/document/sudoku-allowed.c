/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a position allows in its empty cells, for formats that have candidates, or removed ones,
 * where Satdoku has marks. A cell without marks has all candidates that the rules leave. Knows no
 * format. */

#include "sudoku-allowed.h"

#include "sudoku-candidates.h"

/**
 * sudoku_allowed_find: (skip)
 * @document: a puzzle
 *
 * Finds the candidates of empty cells: the marks, or without any what the rules leave. O(houses ·
 * side).
 *
 * Returns: (transfer full): by cell: values 1…N; nothing in filled cells
 */
SudokuSet *
sudoku_allowed_find (const SudokuDocument *document)
{
  const SudokuGrid *grid = NULL;
  g_autoptr (SudokuCandidates) candidates = NULL;
  SudokuSet *allowed = NULL;

  g_return_val_if_fail (document != NULL, NULL);

  grid = sudoku_document_get_grid (document);
  candidates = sudoku_candidates_new (grid);
  allowed = g_new0 (SudokuSet, sudoku_grid_get_n_cells (grid));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      if (sudoku_grid_get_value (grid, cell) > 0)
        continue;
      allowed[cell] = sudoku_document_get_all_marks (document, cell);
      if (sudoku_set_is_empty (allowed[cell]))
        allowed[cell] = sudoku_candidates_get (candidates, cell);
    }
  return allowed;
}

/* One of the values that the rules don't leave. */
static SudokuSet
first_impossible (SudokuCandidates *candidates,
                  guint side,
                  guint cell)
{
  SudokuSet rest = sudoku_set_minus (sudoku_set_range (1, side),
                                     sudoku_candidates_get (candidates, cell));
  guint value = sudoku_set_first (rest);

  return value > 0 ? sudoku_set_single (value) : SUDOKU_SET_EMPTY;
}

/**
 * sudoku_allowed_find_removed: (skip)
 * @document: a puzzle
 *
 * Finds the candidates missing from the marks of a cell. If none is missing it is a value that the
 * rules don't leave, if there is one, so that the cell differs from one without marks. O(houses ·
 * side).
 *
 * Returns: (transfer full): by cell: values 1…N that the rules leave and the marks don't; nothing
 *   in cells without marks
 */
SudokuSet *
sudoku_allowed_find_removed (const SudokuDocument *document)
{
  const SudokuGrid *grid = NULL;
  g_autoptr (SudokuCandidates) candidates = NULL;
  SudokuSet *removed = NULL;

  g_return_val_if_fail (document != NULL, NULL);

  grid = sudoku_document_get_grid (document);
  candidates = sudoku_candidates_new (grid);
  removed = g_new0 (SudokuSet, sudoku_grid_get_n_cells (grid));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      SudokuSet marks = sudoku_document_get_all_marks (document, cell);

      if (sudoku_grid_get_value (grid, cell) > 0 || sudoku_set_is_empty (marks))
        continue;
      removed[cell] = sudoku_set_minus (sudoku_candidates_get (candidates, cell), marks);
      if (sudoku_set_is_empty (removed[cell]))
        removed[cell] = first_impossible (candidates, sudoku_grid_get_side (grid), cell);
    }
  return removed;
}

/**
 * sudoku_allowed_says_marks: (skip)
 * @state: a position
 *
 * Tells whether the marks can be recovered from the candidates missing from them: there is no mark
 * that the rules don't leave, and not all marks where the rules leave all values. O(houses · side).
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_allowed_says_marks (const SudokuState *state)
{
  const SudokuGrid *grid = NULL;
  g_autoptr (SudokuCandidates) candidates = NULL;
  SudokuSet all;

  g_return_val_if_fail (state != NULL, FALSE);

  grid = sudoku_state_get_grid (state);
  all = sudoku_set_range (1, sudoku_grid_get_side (grid));
  candidates = sudoku_candidates_new (grid);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      SudokuSet marks = sudoku_set_or (sudoku_state_get_marks (state, SUDOKU_MARK_CORNER, cell),
                                       sudoku_state_get_marks (state, SUDOKU_MARK_CENTRE, cell));

      if (sudoku_grid_get_value (grid, cell) == 0 &&
          (sudoku_set_equal (marks, all) ||
           !sudoku_set_is_empty (
             sudoku_set_minus (marks, sudoku_candidates_get (candidates, cell)))))
        return FALSE;
    }
  return TRUE;
}

/**
 * sudoku_allowed_mark_rest: (skip)
 * @state: a position
 * @cell: an empty cell
 * @removed: values 1…N
 *
 * Removes candidates from a cell: from its marks, or without any from what the rules leave, which
 * becomes its marks. O(houses · side).
 */
void
sudoku_allowed_mark_rest (SudokuState *state,
                          guint cell,
                          SudokuSet removed)
{
  SudokuSet marks, rest;
  guint value;

  g_return_if_fail (state != NULL);

  marks = sudoku_state_get_marks (state, SUDOKU_MARK_CORNER, cell);
  if (sudoku_set_is_empty (marks))
    {
      g_autoptr (SudokuCandidates) candidates =
        sudoku_candidates_new (sudoku_state_get_grid (state));

      marks = sudoku_candidates_get (candidates, cell);
    }
  rest = sudoku_set_minus (marks, removed);
  SUDOKU_SET_FOREACH (rest, value)
  sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, cell, value, TRUE);
  SUDOKU_SET_FOREACH (removed, value)
  sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, cell, value, FALSE);
}
