/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A second look at a text that was rejected. Its format was a guess, and the error may name a side,
 * an order or boxes that nobody has written. Reports what the text looks like instead. Reads no
 * puzzle and knows no format, only the issues of those that guess. */

#include "sudoku-refusal.h"

#include <string.h>

#include "sudoku-cell-text.h"
#include "sudoku-number-rows.h"
#include "sudoku-parted-rows.h"
#include "sudoku-row-text.h"

/* Finds a better error and sets it; FALSE: there is none. */
typedef gboolean (*Look) (const SudokuSource *source, const SatIssue *issue, GError **error);

static gint64
get_number (const SatIssue *issue,
            gsize index)
{
  gsize n_args = 0;
  const SatArg *args = sat_issue_get_args (issue, &n_args);

  return index < n_args ? args[index].number : 0;
}

static gboolean
look_for_parted_rows (const SudokuSource *source,
                      const SatIssue *issue,
                      GError **error)
{
  SudokuPartedRows rows;

  if (!sudoku_parted_rows_find (source->text, source->length, &rows))
    return FALSE;
  sudoku_source_refuse_parted (source, &rows, error);
  return TRUE;
}

/* Whether there are cells in a line, and nothing else except separators. */
static gboolean
has_cells (const char *at,
           const char *end)
{
  guint n_cells = 0;

  for (; at < end; at++)
    {
      gboolean cell = g_ascii_isdigit (*at) || sudoku_cell_text_is_empty (*at);

      if (!cell && strchr (" \t\r,;/|:\"'", *at) == NULL)
        return FALSE;
      n_cells += cell || *at == ',' || *at == ';';
    }
  return n_cells > 0;
}

static gboolean
look_for_one_line (const SudokuSource *source,
                   const SatIssue *issue,
                   GError **error)
{
  SudokuScanner scanner, next;
  const char *at = NULL, *end = NULL;

  sudoku_source_scan (source, &scanner);
  if (!sudoku_row_text_next (&scanner))
    return FALSE;
  next = scanner;
  at = scanner.line;
  end = memchr (at, '#', (gsize)(scanner.line_end - at));
  end = end != NULL ? end : scanner.line_end;
  while (at < end && g_ascii_isspace (*at))
    at++;
  while (end > at && g_ascii_isspace (end[-1]))
    end--;
  if (sudoku_row_text_next (&next) || !has_cells (at, end))
    return FALSE;
  sudoku_scanner_refuse (&scanner, at, SUDOKU_ERROR_FORMAT, error, "text-one-line",
                         sat_arg_quote (at, (gsize)(end - at)));
  return TRUE;
}

/* Finds what comes closest to a grid, or reports that nothing does. */
static gboolean
look_for_grid (const SudokuSource *source,
               const SatIssue *issue,
               GError **error)
{
  g_autoptr (GPtrArray) found = sudoku_layout_find (source->text, source->length, 1);
  const SudokuLayout *first = found->len > 0 ? found->pdata[0] : NULL;

  if (first != NULL && first->kind != SUDOKU_LAYOUT_GRID)
    sudoku_source_refuse_layout (source, first, error);
  else
    sudoku_source_refuse_text (source, "layout-none", error);
  return TRUE;
}

/* Three numbers are a shape where as many rows of as many cells follow. */
static gboolean
look_behind_shape (const SudokuSource *source,
                   const SatIssue *issue,
                   GError **error)
{
  const gint64 side = get_number (issue, 0);
  gint64 n_rows = 0;
  SudokuScanner scanner;

  sudoku_source_scan (source, &scanner);
  sudoku_row_text_next (&scanner);
  while (sudoku_row_text_next (&scanner))
    n_rows += sudoku_number_rows_count (scanner.line, scanner.line_end) == side;
  return (side < SUDOKU_SIDE_MIN || n_rows < side) && look_for_grid (source, issue, error);
}

/* A number is an order where commas separate cells below. */
static gboolean
look_for_commas (const SudokuSource *source,
                 const SatIssue *issue,
                 GError **error)
{
  if (memchr (source->text, ',', source->length) != NULL)
    return FALSE;
  return look_for_grid (source, issue, error);
}

/* A number above a row with another number of cells is an order where as many rows follow. */
static gboolean
look_behind_order (const SudokuSource *source,
                   const SatIssue *issue,
                   GError **error)
{
  const gint64 side = get_number (issue, 1);
  gint64 n_rows = -1;
  guint n_first = 0;
  SudokuScanner scanner;

  sudoku_source_scan (source, &scanner);
  for (; sudoku_row_text_next (&scanner); n_rows++)
    if (n_rows < 0)
      n_first = sudoku_number_rows_count (scanner.line, scanner.line_end);
  return n_first == 1 && n_rows != side && look_for_grid (source, issue, error);
}

/* A text with rows after it gives the side; where there are none above them, they are counted. */
static gboolean
look_at_side (const SudokuSource *source,
              const SatIssue *issue,
              GError **error)
{
  const gint64 side = get_number (issue, 0), n_rows = get_number (issue, 1);
  SudokuScanner scanner;

  if (n_rows == 0)
    return look_for_grid (source, issue, error);
  sudoku_source_scan (source, &scanner);
  if (!sudoku_number_rows_next (&scanner) ||
      sudoku_number_rows_count (scanner.line, scanner.line_end) != side)
    return FALSE;
  sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, sat_issue_get_place (issue), "rows-are-no-puzzle",
                    sat_arg_number (n_rows), sat_arg_number (side));
  return TRUE;
}

/* Likewise for a row with another number of cells. */
static gboolean
look_at_row (const SudokuSource *source,
             const SatIssue *issue,
             GError **error)
{
  const gint64 n_cells = get_number (issue, 0), side = get_number (issue, 1);
  SudokuScanner scanner;

  sudoku_source_scan (source, &scanner);
  if (!sudoku_number_rows_next (&scanner) ||
      sudoku_number_rows_count (scanner.line, scanner.line_end) != side)
    return FALSE;
  sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, sat_issue_get_place (issue),
                    "row-cells-of-others", sat_arg_number (n_cells), sat_arg_number (side));
  return TRUE;
}

/* The issues that are reconsidered, and how. */
static const struct
{
  const char *id;
  Look looks[3];
} guesses[] = {
  { "cell-character", { look_for_parted_rows } },
  { "cell-number", { look_for_parted_rows, look_for_one_line } },
  { "commas-cell", { look_for_parted_rows, look_for_commas } },
  { "format-unknown", { look_for_parted_rows, look_for_one_line } },
  { "layout-none", { look_for_parted_rows, look_for_one_line } },
  { "layout-sign", { look_for_parted_rows } },
  { "line-is-no-puzzle", { look_for_parted_rows } },
  { "order-rows-missing", { look_for_parted_rows, look_for_commas } },
  { "row-cells-of-others", { look_for_parted_rows } },
  { "row-cells-of-rows", { look_for_parted_rows } },
  { "row-cells-of-side", { look_for_parted_rows, look_at_row, look_behind_order } },
  { "rows-are-no-puzzle", { look_for_parted_rows } },
  { "side-and-boxes-impossible", { look_for_one_line, look_behind_shape } },
  { "side-rows-missing", { look_for_parted_rows, look_for_one_line, look_at_side } },
};

/**
 * sudoku_refusal_review: (skip)
 * @source: a text; if the user has named its format, its error is kept, except for separated rows
 * @error: (inout): why it was rejected
 *
 * Replaces an error by what the text looks like, where that says more.
 */
void
sudoku_refusal_review (const SudokuSource *source,
                       GError **error)
{
  const SatIssue *issue = NULL;
  GError *better = NULL;
  gsize i = 0;

  g_return_if_fail (source != NULL && error != NULL && *error != NULL);

  issue = sudoku_error_get_issue (*error);
  if (issue == NULL)
    return;
  while (i < G_N_ELEMENTS (guesses) && strcmp (sat_issue_get_id (issue), guesses[i].id) != 0)
    i++;
  if (i == G_N_ELEMENTS (guesses))
    return;
  for (gsize k = 0; k < G_N_ELEMENTS (guesses[i].looks) && better == NULL; k++)
    {
      Look look = guesses[i].looks[k];

      if (look != NULL && (!source->asked || look == look_for_parted_rows))
        look (source, issue, &better);
    }
  if (better == NULL)
    return;
  /* Readers that continue after a text depend on the code. */
  better->code = (*error)->code;
  g_error_free (*error);
  *error = better;
}
