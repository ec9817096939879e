/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes what is drawn of a step from what proves it: its truths in the order of the words, its
 * candidates by what they are there, and what it concludes. It knows no technique. */

#include "satdoku-config.h"

#include "satdoku-step-figure.h"

/* From this side on the cells that a step is about are shown larger, with so many around them. */
#define ZOOM_SIDE_MIN 16
#define ZOOM_MARGIN 2

static const SatdokuNoteKind kinds[] = {
  [SUDOKU_ROLE_PATTERN] = SATDOKU_NOTE_PATTERN,
  [SUDOKU_ROLE_FIN] = SATDOKU_NOTE_FIN,
  [SUDOKU_ROLE_ON] = SATDOKU_NOTE_ON,
  [SUDOKU_ROLE_OFF] = SATDOKU_NOTE_OFF,
  [SUDOKU_ROLE_SECOND] = SATDOKU_NOTE_SECOND,
  [SUDOKU_ROLE_THIRD] = SATDOKU_NOTE_THIRD,
};

/* The cells of the candidates of a truth. */
static GArray *
find_cells (const guint32 *candidates,
            guint side)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < side; i++)
    {
      guint cell = candidates[i] / side;

      if (cells->len == 0 || g_array_index (cells, guint, cells->len - 1) != cell)
        g_array_append_val (cells, cell);
    }
  return cells;
}

/* The cells of what the step rests on; some may be there twice. */
GArray *
satdoku_step_find_cells (const SudokuStep *step,
                         const SudokuLinks *links)
{
  GArray *cells = NULL;
  const guint32 *truths, *guardians;
  guint side, n_truths = 0, n_guardians = 0;

  g_return_val_if_fail (step != NULL && links != NULL, NULL);

  cells = g_array_new (FALSE, FALSE, sizeof (guint));
  truths = sudoku_step_get_truths (step, &n_truths);
  guardians = sudoku_step_get_guardians (step, &n_guardians);
  side = sudoku_links_get_side (links);
  for (guint i = 0; i < n_truths; i++)
    {
      g_autoptr (GArray) of_truth =
        find_cells (sudoku_links_get_candidates (links, truths[i]), side);

      g_array_append_vals (cells, of_truth->data, of_truth->len);
    }
  for (guint i = 0; i < n_guardians; i++)
    {
      guint cell = guardians[i] / side;

      g_array_append_val (cells, cell);
    }
  return cells;
}

/* A single shows what excludes the other candidates: its value in the other empty cells of the
 * house, or the other values of its cell. Longer steps say with their marks what excludes what. */
static void
add_excluded (SatdokuFigure *figure,
              const guint32 *candidates,
              guint32 placed,
              const SudokuPosition *position)
{
  guint side = satdoku_figure_get_side (figure);

  for (guint i = 0; i < side; i++)
    if (candidates[i] != placed && !sudoku_position_is_filled (position, candidates[i] / side))
      satdoku_figure_add_note (figure, candidates[i] / side, candidates[i] % side + 1,
                               SATDOKU_NOTE_OFF);
}

static void
add_outlines (SatdokuFigure *figure,
              const SudokuStep *step,
              const SudokuLinks *links)
{
  guint n = 0;
  const guint32 *truths = sudoku_step_get_truths (step, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GArray) cells =
        find_cells (sudoku_links_get_candidates (links, truths[i]), sudoku_links_get_side (links));

      satdoku_figure_add_outline (figure, (const guint *)(gpointer)cells->data, cells->len);
    }
}

/* Where a step is to be found, and nothing of what it says. */
SatdokuFigure *
satdoku_step_figure_new_place (const SudokuStep *step,
                               const SudokuLinks *links)
{
  SatdokuFigure *figure = NULL;

  g_return_val_if_fail (step != NULL && links != NULL, NULL);

  figure = satdoku_figure_new (sudoku_links_get_side (links));
  add_outlines (figure, step, links);
  return figure;
}

/* The cell at which the number of a sentence stands. */
static gboolean
find_badge_cell (const WordsReason *reason,
                 const SudokuLinks *links,
                 guint *cell)
{
  const SudokuGroups *groups =
    sudoku_geometry_get_groups (sudoku_links_get_geometry ((SudokuLinks *)links));

  if (reason->cells->len > 0)
    *cell = g_array_index (reason->cells, guint, 0);
  else if (reason->candidates->len > 0)
    *cell = g_array_index (reason->candidates, guint32, 0) / sudoku_links_get_side (links);
  else if (reason->houses->len > 0)
    *cell = *sudoku_groups_get_house_cells (groups, g_array_index (reason->houses, guint, 0));
  else
    return FALSE;
  return TRUE;
}

/* Numbers that exclude others have rings, and lines through the cells in which they do. What
 * sentences from @first on speak of is numbered as these are.
 * @reasons: (element-type WordsReason) */
void
satdoku_step_figure_tell (SatdokuFigure *figure,
                          const GPtrArray *reasons,
                          guint first,
                          const SudokuLinks *links)
{
  g_return_if_fail (figure != NULL && reasons != NULL && links != NULL);

  for (guint i = 0; i < reasons->len; i++)
    {
      const WordsReason *reason = g_ptr_array_index (reasons, i);
      guint cell;

      for (guint k = 0; k < reason->exclusions->len; k++)
        {
          const WordsExclusion *exclusion = &g_array_index (reason->exclusions, WordsExclusion, k);

          satdoku_figure_add_ray (figure, exclusion->cell, exclusion->excluded);
        }
      if (i >= first && find_badge_cell (reason, links, &cell))
        satdoku_figure_add_badge (figure, i + 1, cell);
    }
}

/* Draws only the pattern, which the conclusions follow from. */
SatdokuFigure *
satdoku_step_figure_new_pattern (const SudokuStep *step,
                                 const SudokuPosition *position,
                                 const SudokuLinks *links)
{
  SatdokuFigure *figure = NULL;
  const guint32 *truths;
  const SudokuStepMark *marks;
  const SudokuConclusion *conclusions;
  guint side, n_truths = 0, n_marks = 0, n_conclusions = 0;

  g_return_val_if_fail (step != NULL && position != NULL && links != NULL, NULL);

  truths = sudoku_step_get_truths (step, &n_truths);
  marks = sudoku_step_get_marks (step, &n_marks);
  conclusions = sudoku_step_get_conclusions (step, &n_conclusions);
  side = sudoku_links_get_side (links);
  figure = satdoku_step_figure_new_place (step, links);
  for (guint i = 0; i < n_marks; i++)
    satdoku_figure_add_note (figure, marks[i].candidate / side, marks[i].candidate % side + 1,
                             kinds[marks[i].role]);
  if (n_truths == 1 && n_conclusions == 1 && conclusions[0].placed)
    add_excluded (figure, sudoku_links_get_candidates (links, truths[0]),
                  conclusions[0].candidate, position);
  return figure;
}

SatdokuFigure *
satdoku_step_figure_new (const SudokuStep *step,
                         const SudokuPosition *position,
                         const SudokuLinks *links)
{
  SatdokuFigure *figure = NULL;
  const SudokuConclusion *conclusions;
  guint side, n_conclusions = 0;

  g_return_val_if_fail (step != NULL && position != NULL && links != NULL, NULL);

  conclusions = sudoku_step_get_conclusions (step, &n_conclusions);
  side = sudoku_links_get_side (links);
  figure = satdoku_step_figure_new_pattern (step, position, links);
  for (guint i = 0; i < n_conclusions; i++)
    satdoku_figure_add_note (figure, conclusions[i].candidate / side,
                             conclusions[i].candidate % side + 1,
                             conclusions[i].placed ? SATDOKU_NOTE_PLACED : SATDOKU_NOTE_REMOVED);
  return figure;
}

/* Zooms a large board so that all cells of the figure are in sight, as large as possible. */
void
satdoku_step_figure_zoom (const SatdokuFigure *figure,
                          SatdokuZoomView *view)
{
  guint side, row, end_row, column, end_column, extent;
  double zoom;

  g_return_if_fail (figure != NULL && SATDOKU_IS_ZOOM_VIEW (view));

  side = satdoku_figure_get_side (figure);
  if (side < ZOOM_SIDE_MIN)
    return;
  satdoku_figure_get_extent (figure, &row, &end_row, &column, &end_column);
  extent = MAX (end_row - row, end_column - column) + ZOOM_MARGIN;
  zoom = CLAMP ((double)side / MAX (extent, side / 3), 1, satdoku_zoom_view_get_zoom_max (view));
  satdoku_zoom_view_set_zoom (view, zoom);
  satdoku_zoom_view_show_cell (view, (end_row - 1) * side + end_column - 1);
  satdoku_zoom_view_show_cell (view, row * side + column);
}
