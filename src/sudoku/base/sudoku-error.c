/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The error domain of the Sudoku layer. Its errors carry issues, as those of the SAT layer do. */

#include "sudoku-error.h"

#include <sat-issue-error.h>

/**
 * sudoku_error_quark:
 *
 * Gets the domain of the errors of this layer.
 *
 * Returns: the domain
 */
SAT_DEFINE_ISSUE_ERROR (SudokuError, sudoku_error)

/**
 * sudoku_error_take_issue:
 * @error: (out) (optional): return location for the error
 * @code: code of the error
 * @issue: (transfer full): the fault
 *
 * Sets an error of SUDOKU_ERROR. Usually called as sudoku_error_set().
 */
void
sudoku_error_take_issue (GError **error,
                         SudokuError code,
                         SatIssue *issue)
{
  GError *taking = NULL;

  g_return_if_fail (issue != NULL);

  taking = sat_issue_error_new (SUDOKU_ERROR, (int)code, issue);
  sat_issue_error_take (sudoku_error_get_private (taking), issue);
  g_propagate_error (error, taking);
}

/**
 * sudoku_error_get_issue:
 * @error: an error
 *
 * Gets the issue of an error of SUDOKU_ERROR or SAT_ERROR.
 *
 * Returns: (transfer none) (nullable): the issue
 */
const SatIssue *
sudoku_error_get_issue (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (error->domain == SUDOKU_ERROR)
    return sat_issue_error_get (sudoku_error_get_private (error));
  return sat_error_get_issue (error);
}

/**
 * sudoku_error_add_place:
 * @error: (inout) (optional): an error
 * @place: where it was met
 *
 * Adds the place to an error without one, as sat_error_add_place() does.
 */
void
sudoku_error_add_place (GError **error,
                        const SatPlace *place)
{
  g_return_if_fail (place != NULL && place->name != NULL);

  if (error == NULL || *error == NULL)
    return;
  if ((*error)->domain != SUDOKU_ERROR || sudoku_error_get_issue (*error) == NULL)
    {
      sat_error_add_place (error, place);
      return;
    }
  sat_issue_error_add_place (sudoku_error_get_private (*error), *error, place);
}
