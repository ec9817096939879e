/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Locked candidates: all candidates of a value in a house lie in another house, too. */

#include <glib/gi18n.h>

#include "sudoku-step-search.h"

enum
{
  FROM_REGION,
  FROM_LINE,
};

/* The candidates of the link outside the truth are false. */
static gboolean
conclude (SudokuStepSearch *search,
          const SudokuTechnique *technique,
          guint truth,
          guint link)
{
  const SudokuPosition *position = sudoku_step_search_get_position (search);
  const SudokuLinks *links = sudoku_step_search_get_links (search);
  const guint32 *inner = sudoku_links_get_candidates (links, truth);
  const guint32 *outer = sudoku_links_get_candidates (links, link);
  guint side = sudoku_links_get_side (links);
  SudokuStep *step = sudoku_step_new (technique);

  sudoku_step_add_truth (step, truth);
  sudoku_step_add_link (step, link);
  for (guint i = 0; i < side; i++)
    if (sudoku_position_has (position, inner[i]))
      sudoku_step_add_mark (step, inner[i], SUDOKU_ROLE_PATTERN);
  for (guint i = 0; i < side; i++)
    {
      gboolean shared = !sudoku_position_has (position, outer[i]);

      for (guint k = 0; k < side && !shared; k++)
        shared = inner[k] == outer[i];
      if (!shared)
        sudoku_step_remove (step, outer[i]);
    }
  return sudoku_step_search_add (search, step);
}

static gboolean
is_truth_of (const SudokuLinks *links,
             guint candidate,
             guint truth)
{
  guint n = 0;
  const guint32 *truths = sudoku_links_get_truths (links, candidate, &n);

  for (guint i = 0; i < n; i++)
    if (truths[i] == truth)
      return TRUE;
  return FALSE;
}

static gboolean
contains_all (const SudokuLinks *links,
              guint link,
              const guint32 *candidates,
              SudokuSet places)
{
  guint place;

  SUDOKU_SET_FOREACH (places, place)
  if (!is_truth_of (links, candidates[place], link))
    return FALSE;
  return TRUE;
}

/* Whether a link has something outside the truth. */
static gboolean
has_more (const SudokuCandidates *candidates,
          guint link,
          SudokuSet places)
{
  return sudoku_set_count (sudoku_candidates_get_places (candidates, link)) >
         sudoku_set_count (places);
}

static void
find_locked (SudokuStepSearch *search,
             const SudokuTechnique *technique)
{
  const SudokuLinks *links = sudoku_step_search_get_links (search);
  const SudokuCandidates *candidates =
    sudoku_position_get_candidates (sudoku_step_search_get_position (search));
  guint side = sudoku_links_get_side (links), n_lines = 2 * side * side;
  guint first_cell = sudoku_links_get_cell_truth (links, 0);
  guint first = technique->variant == FROM_LINE ? 0 : n_lines;
  guint end = technique->variant == FROM_LINE ? n_lines : first_cell;

  for (guint truth = first; truth < end; truth++)
    {
      SudokuSet places = sudoku_candidates_get_places (candidates, truth);
      const guint32 *members = sudoku_links_get_candidates (links, truth);
      const guint32 *others = NULL;
      guint n_others = 0;

      if (sudoku_set_count (places) < 2)
        continue;
      others = sudoku_links_get_truths (links, members[sudoku_set_first (places)], &n_others);
      for (guint i = 0; i < n_others && others[i] < first_cell; i++)
        if (others[i] != truth && has_more (candidates, others[i], places) &&
            contains_all (links, others[i], members, places) &&
            !conclude (search, technique, truth, others[i]))
          return;
    }
}

static const SudokuTechnique techniques[] = {
  {
    .id = "pointing",
    .code = "0100",
    .name = N_ ("Locked candidates, pointing"),
    .find = find_locked,
    .variant = FROM_REGION,
    .difficulty = SUDOKU_DIFFICULTY_HARD,
    .explainer_order = 70,
    .explainer_weight = 26,
    .hodoku_order = 60,
    .hodoku_weight = 50,
    .level = SUDOKU_LEVEL_MEDIUM,
  },
  {
    .id = "claiming",
    .code = "0101",
    .name = N_ ("Locked candidates, claiming"),
    .find = find_locked,
    .variant = FROM_LINE,
    .difficulty = SUDOKU_DIFFICULTY_HARD,
    .explainer_order = 70,
    .explainer_weight = 28,
    .hodoku_order = 70,
    .hodoku_weight = 50,
    .level = SUDOKU_LEVEL_MEDIUM,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_locked = {
  .id = "locked",
  .name = N_ ("Locked candidates"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
