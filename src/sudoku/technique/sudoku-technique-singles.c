/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Singles: a truth with one candidate left. */

#include <glib/gi18n.h>

#include "sudoku-step-search.h"

/* On the scale in the manner of Sudoku Explainer: the last cell of a house, a value in a house that
 * is no line, and in a line. */
enum
{
  RATING_LAST = 10,
  RATING_REGION = 12,
  RATING_LINE = 15,
};

static gboolean
place (SudokuStepSearch *search,
       const SudokuTechnique *technique,
       guint truth,
       guint candidate,
       guint rating)
{
  SudokuStep *step = sudoku_step_new (technique);

  sudoku_step_add_truth (step, truth);
  sudoku_step_add_mark (step, candidate, SUDOKU_ROLE_PATTERN);
  sudoku_step_place (step, candidate);
  sudoku_step_set_rating (step, rating);
  return sudoku_step_search_add (search, step);
}

/* How many cells of a house are not filled; @last: one of them. */
static guint
count_open (const SudokuPosition *position,
            guint house,
            guint *last)
{
  const SudokuGeometry *geometry = sudoku_position_get_geometry (position);
  const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);
  guint side = sudoku_geometry_get_side (geometry), n = 0;

  for (guint i = 0; i < side; i++)
    if (!sudoku_position_is_filled (position, cells[i]))
      {
        *last = cells[i];
        n++;
      }
  return n;
}

static void
find_last (SudokuStepSearch *search,
           const SudokuTechnique *technique)
{
  const SudokuPosition *position = sudoku_step_search_get_position (search);
  const SudokuCandidates *candidates = sudoku_position_get_candidates (position);
  const SudokuLinks *links = sudoku_step_search_get_links (search);
  guint side = sudoku_links_get_side (links);
  guint n_houses = sudoku_geometry_get_n_houses (sudoku_links_get_geometry (links));

  for (guint house = 0; house < n_houses; house++)
    {
      guint cell = 0, value;
      SudokuSet values;

      if (count_open (position, house, &cell) != 1)
        continue;
      values = sudoku_candidates_get (candidates, cell);
      if (sudoku_set_count (values) != 1)
        continue;
      value = sudoku_set_first (values);
      if (!place (search, technique, sudoku_links_get_house_truth (links, house, value),
                  cell * side + value - 1, RATING_LAST))
        return;
    }
}

static guint
rate_hidden (const SudokuPosition *position,
             guint side,
             guint n_houses,
             guint truth)
{
  guint house = truth / side, last = 0;

  if (house >= n_houses)
    return RATING_LINE;
  if (count_open (position, house, &last) == 1)
    return RATING_LAST;
  return house < 2 * side ? RATING_LINE : RATING_REGION;
}

static void
find_hidden (SudokuStepSearch *search,
             const SudokuTechnique *technique)
{
  const SudokuPosition *position = sudoku_step_search_get_position (search);
  const SudokuCandidates *candidates = sudoku_position_get_candidates (position);
  const SudokuLinks *links = sudoku_step_search_get_links (search);
  guint side = sudoku_links_get_side (links);
  guint n_houses = sudoku_geometry_get_n_houses (sudoku_links_get_geometry (links));
  guint first_cell = sudoku_links_get_cell_truth (links, 0);

  for (guint truth = 0; truth < first_cell; truth++)
    {
      SudokuSet places = sudoku_candidates_get_places (candidates, truth);
      guint candidate;

      if (sudoku_set_count (places) != 1)
        continue;
      candidate = sudoku_links_get_candidates (links, truth)[sudoku_set_first (places)];
      if (!sudoku_position_is_filled (position, candidate / side) &&
          !place (search, technique, truth, candidate,
                  rate_hidden (position, side, n_houses, truth)))
        return;
    }
}

static void
find_naked (SudokuStepSearch *search,
            const SudokuTechnique *technique)
{
  const SudokuPosition *position = sudoku_step_search_get_position (search);
  const SudokuCandidates *candidates = sudoku_position_get_candidates (position);
  const SudokuLinks *links = sudoku_step_search_get_links (search);
  guint side = sudoku_links_get_side (links);

  for (guint cell = 0; cell < side * side; cell++)
    {
      SudokuSet values = sudoku_candidates_get (candidates, cell);

      if (sudoku_set_count (values) == 1 && !sudoku_position_is_filled (position, cell) &&
          !place (search, technique, sudoku_links_get_cell_truth (links, cell),
                  cell * side + sudoku_set_first (values) - 1, technique->explainer_weight))
        return;
    }
}

static const SudokuTechnique techniques[] = {
  {
    .id = "full-house",
    .code = "0000",
    .name = N_ ("Full house"),
    .find = find_last,
    .difficulty = SUDOKU_DIFFICULTY_TRIVIAL,
    .explainer_order = 10,
    .explainer_weight = RATING_LAST,
    .hodoku_order = 10,
    .hodoku_weight = 4,
    .level = SUDOKU_LEVEL_BEGINNER,
  },
  {
    .id = "hidden-single",
    .code = "0002",
    .name = N_ ("Hidden single"),
    .find = find_hidden,
    .difficulty = SUDOKU_DIFFICULTY_EASY,
    .explainer_order = 10,
    .explainer_weight = RATING_LAST,
    .hodoku_order = 30,
    .hodoku_weight = 14,
    .level = SUDOKU_LEVEL_EASY,
  },
  {
    .id = "naked-single",
    .code = "0003",
    .name = N_ ("Naked single"),
    .find = find_naked,
    .difficulty = SUDOKU_DIFFICULTY_TRIVIAL,
    .explainer_order = 50,
    .explainer_weight = 23,
    .hodoku_order = 20,
    .hodoku_weight = 4,
    .level = SUDOKU_LEVEL_EASY,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_singles = {
  .id = "singles",
  .name = N_ ("Singles"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
