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

static GArray *
find_cells (const SudokuLinks *links,
            guint truth)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (guint));
  const guint32 *candidates = sudoku_links_get_candidates (links, truth);
  guint side = sudoku_links_get_side (links);

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
  const guint32 *numbers = NULL;
  guint n = 0;

  g_return_val_if_fail (step != NULL && links != NULL, NULL);

  cells = g_array_new (FALSE, FALSE, sizeof (guint));
  numbers = sudoku_step_get_truths (step, &n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GArray) of_truth = find_cells (links, numbers[i]);

      g_array_append_vals (cells, of_truth->data, of_truth->len);
    }
  numbers = sudoku_step_get_guardians (step, &n);
  for (guint i = 0; i < n; i++)
    {
      guint cell = numbers[i] / sudoku_links_get_side (links);

      g_array_append_val (cells, cell);
    }
  return cells;
}

/* A single shows what excludes the other candidates: its value in the other empty cells of the
 * house, or the other values of its cell. Longer steps say with their marks what excludes what. */
static void
add_excluded (SatdokuFigure *figure,
              const SudokuStep *step,
              const SudokuPosition *position,
              const SudokuLinks *links)
{
  guint side = sudoku_links_get_side (links);
  guint n_truths = 0, n_conclusions = 0;
  const guint32 *truths = sudoku_step_get_truths (step, &n_truths);
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n_conclusions);
  const guint32 *candidates;

  if (n_truths != 1 || n_conclusions != 1 || !conclusions[0].placed)
    return;
  candidates = sudoku_links_get_candidates (links, truths[0]);
  for (guint i = 0; i < side; i++)
    if (candidates[i] != conclusions[0].candidate &&
        !sudoku_position_is_filled (position, candidates[i] / side))
      satdoku_figure_add_note (figure, candidates[i] / side, candidates[i] % side + 1,
                               SATDOKU_NOTE_OFF);
}

SatdokuFigure *
satdoku_step_figure_new (const SudokuStep *step,
                         const SudokuPosition *position,
                         const SudokuLinks *links)
{
  SatdokuFigure *figure = NULL;
  const guint32 *truths = NULL;
  const SudokuStepMark *marks = NULL;
  const SudokuConclusion *conclusions = NULL;
  guint side, n = 0;

  g_return_val_if_fail (step != NULL && position != NULL && links != NULL, NULL);

  side = sudoku_links_get_side (links);
  figure = satdoku_figure_new (side);
  truths = sudoku_step_get_truths (step, &n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GArray) cells = find_cells (links, truths[i]);

      satdoku_figure_add_outline (figure, (const guint *)(gpointer)cells->data, cells->len);
    }
  marks = sudoku_step_get_marks (step, &n);
  for (guint i = 0; i < n; i++)
    satdoku_figure_add_note (figure, marks[i].candidate / side, marks[i].candidate % side + 1,
                             kinds[marks[i].role]);
  add_excluded (figure, step, position, links);
  conclusions = sudoku_step_get_conclusions (step, &n);
  for (guint i = 0; i < n; i++)
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
