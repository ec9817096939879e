/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Singles: a truth with one candidate left. */

#include <glib/gi18n.h>

#include "sudoku-step-search.h"

static void
find_hidden (SudokuStepSearch *search,
             const SudokuTechnique *technique)
{
  const SudokuPosition *position = sudoku_step_search_get_position (search);
  const SudokuCandidates *candidates = sudoku_position_get_candidates (position);
  const SudokuLinks *links = sudoku_step_search_get_links (search);
  guint side = sudoku_links_get_side (links);
  guint first_cell = sudoku_links_get_cell_truth (links, 0);

  for (guint truth = 0; truth < first_cell; truth++)
    {
      SudokuSet places = sudoku_candidates_get_places (candidates, truth);
      g_autoptr (SudokuStep) step = NULL;
      guint candidate;

      if (sudoku_set_count (places) != 1)
        continue;
      candidate = sudoku_links_get_candidates (links, truth)[sudoku_set_first (places)];
      if (sudoku_position_is_filled (position, candidate / side))
        continue;
      step = sudoku_step_new (technique);
      sudoku_step_add_truth (step, truth);
      sudoku_step_place (step, candidate);
      if (!sudoku_step_search_add (search, g_steal_pointer (&step)))
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
      g_autoptr (SudokuStep) step = NULL;

      if (sudoku_set_count (values) != 1 || sudoku_position_is_filled (position, cell))
        continue;
      step = sudoku_step_new (technique);
      sudoku_step_add_truth (step, sudoku_links_get_cell_truth (links, cell));
      sudoku_step_place (step, cell * side + sudoku_set_first (values) - 1);
      if (!sudoku_step_search_add (search, g_steal_pointer (&step)))
        return;
    }
}

static const SudokuTechnique techniques[] = {
  {
    .id = "hidden-single",
    .code = "0002",
    .name = N_ ("Hidden single"),
    .find = find_hidden,
    .level = SUDOKU_DIFFICULTY_EASY,
    .explainer_order = 10,
    .explainer_weight = 12,
    .hodoku_order = 30,
    .hodoku_weight = 14,
    .hodoku_level = SUDOKU_SCALE_LEVEL_EASY,
  },
  {
    .id = "naked-single",
    .code = "0003",
    .name = N_ ("Naked single"),
    .find = find_naked,
    .level = SUDOKU_DIFFICULTY_TRIVIAL,
    .explainer_order = 50,
    .explainer_weight = 23,
    .hodoku_order = 20,
    .hodoku_weight = 4,
    .hodoku_level = SUDOKU_SCALE_LEVEL_EASY,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_singles = {
  .id = "singles",
  .name = N_ ("Singles"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
