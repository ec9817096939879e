/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Forcing chains: what follows whichever candidate of a truth is true, or whether one candidate
 * is true or not; and candidates from which a contradiction follows. The shortest come first. */

#include <glib/gi18n.h>

#include "sudoku-chain-length.h"
#include "sudoku-forcing-search.h"
#include "sudoku-nesting.h"

static void
hand_over (SudokuStepSearch *search,
           const SudokuTechnique *technique,
           SudokuForcingSearch *chains)
{
  guint n_hints = 0;
  const SudokuForcingHint *hints = sudoku_forcing_search_run (chains, &n_hints);
  guint best = sudoku_step_search_get_best_rating (search);

  for (guint i = 0; i < n_hints; i++)
    {
      guint rating = technique->explainer_weight + sudoku_chain_length_rating (hints[i].length);
      g_autoptr (SudokuStep) step = NULL;

      if (rating > best)
        return;
      step = sudoku_step_new (technique);
      sudoku_step_set_rating (step, rating);
      sudoku_step_set_length (step, hints[i].length);
      if (!sudoku_forcing_search_explain (chains, &hints[i], step))
        return;
      if ((hints[i].literal & 1) != 0)
        sudoku_step_place (step, hints[i].literal / 2);
      else
        sudoku_step_remove (step, hints[i].literal / 2);
      if (!sudoku_step_search_add (search, g_steal_pointer (&step)) ||
          sudoku_step_search_get_best_rating (search) != G_MAXUINT)
        return;
    }
}

/* The size of a technique says what is nested in its chains. */
static void
find (SudokuStepSearch *search,
      const SudokuTechnique *technique,
      SudokuTrial *trial)
{
  g_autoptr (SudokuNesting) nesting = NULL;
  g_autoptr (SudokuForcingSearch) chains = NULL;

  if (technique->size > 0)
    nesting = sudoku_nesting_new (search, technique, trial, technique->size);
  if (technique->size > 0 && nesting == NULL)
    return;
  chains = sudoku_forcing_search_new (search, trial, technique->variant,
                                      nesting != NULL ? sudoku_nesting_find : NULL, nesting);
  hand_over (search, technique, chains);
}

static const SudokuTechnique techniques[] = {
  {
    .id = "nishio",
    .name = N_ ("Nishio"),
    .find_on_trial = find,
    .variant = SUDOKU_FORCING_NISHIO,
    .explainer_order = 340,
    .explainer_weight = 75,
    .level = SUDOKU_LEVEL_EXTREME,
  },
  {
    .id = "cell-forcing-chain",
    .name = N_ ("Cell forcing chains"),
    .find_on_trial = find,
    .variant = SUDOKU_FORCING_ALL_OF_CELLS,
    .explainer_order = 350,
    .explainer_weight = 80,
    .level = SUDOKU_LEVEL_EXTREME,
  },
  {
    .id = "house-forcing-chain",
    .name = N_ ("House forcing chains"),
    .find_on_trial = find,
    .variant = SUDOKU_FORCING_ALL_OF_HOUSES,
    .explainer_order = 350,
    .explainer_weight = 80,
    .level = SUDOKU_LEVEL_EXTREME,
  },
  {
    .id = "dynamic-forcing-chain",
    .name = N_ ("Dynamic forcing chains"),
    .find_on_trial = find,
    .variant = SUDOKU_FORCING_EVERYTHING,
    .explainer_order = 360,
    .explainer_weight = 85,
    .level = SUDOKU_LEVEL_EXTREME,
  },
  {
    .id = "nested-forcing-chain",
    .name = N_ ("Dynamic forcing chains with simple techniques"),
    .find_on_trial = find,
    .variant = SUDOKU_FORCING_EVERYTHING,
    .size = SUDOKU_NESTING_SIMPLE,
    .explainer_order = 370,
    .explainer_weight = 90,
    .level = SUDOKU_LEVEL_EXTREME,
  },
  {
    .id = "nested-forcing-chain-2",
    .name = N_ ("Dynamic forcing chains with forcing chains"),
    .find_on_trial = find,
    .variant = SUDOKU_FORCING_EVERYTHING,
    .size = SUDOKU_NESTING_CHAINS,
    .explainer_order = 380,
    .explainer_weight = 95,
    .level = SUDOKU_LEVEL_EXTREME,
  },
  {
    .id = "nested-forcing-chain-3",
    .name = N_ ("Dynamic forcing chains with cell and house forcing chains"),
    .find_on_trial = find,
    .variant = SUDOKU_FORCING_EVERYTHING,
    .size = SUDOKU_NESTING_CASES,
    .explainer_order = 390,
    .explainer_weight = 100,
    .level = SUDOKU_LEVEL_EXTREME,
  },
  {
    .id = "nested-forcing-chain-4",
    .name = N_ ("Dynamic forcing chains with dynamic forcing chains"),
    .find_on_trial = find,
    .variant = SUDOKU_FORCING_EVERYTHING,
    .size = SUDOKU_NESTING_DYNAMIC,
    .explainer_order = 400,
    .explainer_weight = 105,
    .level = SUDOKU_LEVEL_EXTREME,
  },
  {
    .id = "nested-forcing-chain-5",
    .name = N_ ("Dynamic forcing chains with chains of simple techniques"),
    .find_on_trial = find,
    .variant = SUDOKU_FORCING_EVERYTHING,
    .size = SUDOKU_NESTING_DYNAMIC_SIMPLE,
    .explainer_order = 410,
    .explainer_weight = 105,
    .level = SUDOKU_LEVEL_EXTREME,
  },
  {
    .id = "nested-forcing-chain-6",
    .name = N_ ("Dynamic forcing chains with chains of forcing chains"),
    .find_on_trial = find,
    .variant = SUDOKU_FORCING_EVERYTHING,
    .size = SUDOKU_NESTING_DYNAMIC_CHAINS,
    .explainer_order = 420,
    .explainer_weight = 105,
    .level = SUDOKU_LEVEL_EXTREME,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_forcing_chains = {
  .id = "forcing-chains",
  .name = N_ ("Forcing chains"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
