/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The groups of candidates of a family: the values of a cell, the places of a value in a house, or
 * the candidates of a further truth. Groups of houses count by house, then by value; further truths
 * joined with a house and value come right after its group. Knows nothing of clauses. */

#include "sudoku-members.h"

/**
 * sudoku_members_count_joined: (skip)
 * @part: a family
 *
 * Counts the groups of a bundle.
 *
 * Returns: how many groups are said together
 */
guint
sudoku_members_count_joined (const SudokuFamilyPart *part)
{
  return part->n_houses > 0 ? 1 + part->n_truths : 1;
}

/**
 * sudoku_members_count_groups: (skip)
 * @part: a family
 *
 * Counts the groups of the family.
 *
 * Returns: the number
 */
guint
sudoku_members_count_groups (const SudokuFamilyPart *part)
{
  if (part->n_cells > 0)
    return part->n_cells;
  if (part->n_houses > 0)
    return part->n_houses * part->formula->side * sudoku_members_count_joined (part);
  return part->n_items;
}

/* Is this group a further truth? Then @truth is which one. */
static gboolean
find_truth (const SudokuFamilyPart *part,
            guint group,
            guint *truth)
{
  guint n_joined = sudoku_members_count_joined (part);

  if (part->n_cells > 0 || (part->n_houses > 0 && group % n_joined == 0))
    return FALSE;
  *truth = part->first_truth + group;
  if (part->n_houses > 0)
    *truth = part->first_truth + group / n_joined * part->n_truths + group % n_joined - 1;
  return TRUE;
}

static void
add_candidate (const SudokuFormula *formula,
               guint cell,
               guint value,
               SudokuMembers *members)
{
  guint32 candidate = cell * formula->side + value - 1;

  if (formula->is_reduced && !sudoku_set_has (formula->open[cell], value))
    return;
  members->candidates[members->n] = candidate;
  members->variables[members->n++] = formula->variables[candidate];
}

/**
 * sudoku_members_get: (skip)
 * @part: a family
 * @group: a group
 * @members: (out caller-allocates): its candidates, except those that the formula leaves out
 *
 * Gets the candidates of a group. O(N).
 */
void
sudoku_members_get (const SudokuFamilyPart *part,
                    guint group,
                    SudokuMembers *members)
{
  const SudokuFormula *formula = part->formula;
  guint side = formula->side, truth = 0, bundle = group / sudoku_members_count_joined (part);

  members->n = 0;
  if (find_truth (part, group, &truth))
    {
      const guint32 *candidates = sudoku_groups_get_truth_candidates (formula->groups, truth);

      for (guint i = 0; i < side; i++)
        add_candidate (formula, candidates[i] / side, candidates[i] % side + 1, members);
    }
  else if (part->n_cells > 0)
    for (guint value = 1; value <= side; value++)
      add_candidate (formula, group, value, members);
  else
    {
      const guint16 *cells =
        sudoku_formula_get_house_cells (formula, part->first_house + bundle / side);

      for (guint i = 0; i < side; i++)
        add_candidate (formula, cells[i], bundle % side + 1, members);
    }
}

/**
 * sudoku_members_describe: (skip)
 * @part: a family
 * @group: a group
 * @meaning: (inout): gets the subject of the group's auxiliary variables
 *
 * Describes a group.
 */
void
sudoku_members_describe (const SudokuFamilyPart *part,
                         guint group,
                         SudokuMeaning *meaning)
{
  guint side = part->formula->side, bundle = group / sudoku_members_count_joined (part);

  if (find_truth (part, group, &meaning->truth))
    {
      meaning->kind = SUDOKU_MEANING_TRUTH;
      return;
    }
  if (part->n_cells > 0)
    {
      meaning->kind = SUDOKU_MEANING_CELL;
      meaning->cell = group;
      return;
    }
  meaning->kind = SUDOKU_MEANING_HOUSE;
  meaning->house = part->first_house + bundle / side;
  meaning->value = bundle % side + 1;
}
