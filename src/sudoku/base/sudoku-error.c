/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The error domain of the Sudoku layer. Its errors carry issues, as those of the SAT layer do. */

#include "sudoku-error.h"

typedef struct
{
  SatIssue *issue; /* (nullable) */
} SudokuErrorPrivate;

static void
sudoku_error_private_init (SudokuErrorPrivate *self)
{
}

static void
sudoku_error_private_copy (const SudokuErrorPrivate *self,
                           SudokuErrorPrivate *copy)
{
  g_assert (self != NULL && copy != NULL);
  copy->issue = self->issue != NULL ? sat_issue_ref (self->issue) : NULL;
}

static void
sudoku_error_private_clear (SudokuErrorPrivate *self)
{
  g_assert (self != NULL);
  g_clear_pointer (&self->issue, sat_issue_unref);
}

/**
 * sudoku_error_quark:
 *
 * Gets the domain of the errors of this layer.
 *
 * Returns: the domain
 */
G_DEFINE_EXTENDED_ERROR (SudokuError, sudoku_error)

/* Of an error of SUDOKU_ERROR. */
static SudokuErrorPrivate *
get_private (const GError *error)
{
  SudokuErrorPrivate *private = sudoku_error_get_private (error);

  g_assert (private != NULL);
  return private;
}

/**
 * sudoku_error_take_issue:
 * @error: (out) (optional): return location for the error
 * @code: code of the error
 * @issue: (transfer full): what is wrong
 *
 * Sets an error of SUDOKU_ERROR. Usually called as sudoku_error_set().
 */
void
sudoku_error_take_issue (GError **error,
                         SudokuError code,
                         SatIssue *issue)
{
  g_autofree char *message = sat_issue_describe (issue);

  if (error == NULL)
    {
      sat_issue_unref (issue);
      return;
    }
  g_set_error_literal (error, SUDOKU_ERROR, (int)code, message);
  get_private (*error)->issue = issue;
}

/**
 * sudoku_error_get_issue:
 * @error: an error
 *
 * Gets what is wrong, if the error is of SUDOKU_ERROR or SAT_ERROR.
 *
 * Returns: (transfer none) (nullable): what is wrong, if the error is of SUDOKU_ERROR or SAT_ERROR
 */
const SatIssue *
sudoku_error_get_issue (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (error->domain == SUDOKU_ERROR)
    return get_private (error)->issue;
  return sat_error_get_issue (error);
}

/**
 * sudoku_error_add_place:
 * @error: (inout) (optional): an error
 * @place: where it was met
 *
 * Adds the place to an error that does not name one, as sat_error_add_place() does.
 */
void
sudoku_error_add_place (GError **error,
                        const SatPlace *place)
{
  SudokuErrorPrivate *private = NULL;
  SatIssue *placed = NULL;

  g_return_if_fail (place != NULL && place->name != NULL);

  if (error == NULL || *error == NULL)
    return;
  if ((*error)->domain != SUDOKU_ERROR || sudoku_error_get_issue (*error) == NULL)
    {
      sat_error_add_place (error, place);
      return;
    }
  private = get_private (*error);
  placed = sat_issue_new_placed (private->issue, place);
  sat_issue_unref (private->issue);
  private->issue = placed;
  g_free ((*error)->message);
  (*error)->message = sat_issue_describe (placed);
}
