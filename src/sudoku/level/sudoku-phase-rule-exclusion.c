/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exclusion by a rule: what pairs of cells and further truths say beyond the values that are known,
 * such as two candidates of a cell that both forbid one of its partner's, or candidates that two
 * truths share. */

#include "sudoku-phase.h"

static gboolean
find (SudokuPosition *position)
{
  const SudokuGroups *groups =
    sudoku_geometry_get_groups (sudoku_position_get_geometry (position));

  if (sudoku_groups_get_n_pairs (groups) == 0 && sudoku_groups_get_n_truths (groups) == 0)
    return FALSE;
  return sudoku_position_propagate (position);
}

const SudokuPhase sudoku_phase_rule_exclusion = {
  .id = "rule-exclusion",
  .difficulty = SUDOKU_DIFFICULTY_HARD,
  .find = find,
};
