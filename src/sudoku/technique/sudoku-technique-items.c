/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a single item leaves: values of its cells with which it can't be filled, and values of a
 * cell beside which another one has none. And what a house leaves of the sums in it: its values
 * have one total, so the cells that the sums don't cover, or those that they have outside, have
 * one, too. */

#include <glib/gi18n.h>

#include "sudoku-pruner.h"
#include "sudoku-step-search.h"

static guint32
keep_number (guint32 candidate,
             gpointer user_data)
{
  return candidate;
}

static void
remove_candidate (guint32 candidate,
                  gpointer user_data)
{
  sudoku_step_remove (user_data, candidate);
}

/* Marks what is left in the cells of an item, of which the conclusions are what is not. */
static void
mark_item (SudokuStep *step,
           const SudokuPosition *position,
           const SudokuTabled *said)
{
  const SudokuTableSpec *spec = sudoku_table_get_spec (said->table);

  for (guint i = 0; i < spec->n_cells * spec->side; i++)
    {
      guint32 candidate = said->cells[i / spec->side] * spec->side + i % spec->side;

      if (sudoku_position_has (position, candidate) &&
          !sudoku_position_is_filled (position, said->cells[i / spec->side]))
        sudoku_step_add_mark (step, candidate, SUDOKU_ROLE_PATTERN);
    }
}

static void
find_tables (SudokuStepSearch *search,
             const SudokuTechnique *technique)
{
  const SudokuPosition *position = sudoku_step_search_get_position (search);
  const SudokuLinks *links = sudoku_step_search_get_links (search);
  const SudokuGroups *groups = sudoku_geometry_get_groups (sudoku_links_get_geometry (links));
  g_autofree guint8 *is_false = g_new0 (guint8, sudoku_links_get_n_candidates (links) + 1);

  for (guint i = 0; i < sudoku_groups_get_n_tables (groups); i++)
    {
      SudokuTabled said = sudoku_groups_get_tabled (groups, i);
      g_autoptr (SudokuPruner) pruner =
        sudoku_pruner_new (links, position, i, keep_number, NULL);
      SudokuStep *step = sudoku_step_new (technique);

      sudoku_step_add_table (step, i);
      if (!sudoku_pruner_run (pruner, is_false, remove_candidate, step) ||
          !sudoku_step_restrict (step, position))
        {
          sudoku_step_unref (step);
          continue;
        }
      mark_item (step, position, &said);
      if (!sudoku_step_search_add (search, step) ||
          !sudoku_step_search_spend (search, sudoku_table_get_spec (said.table)->n_cells))
        return;
    }
}

/* The values of a cell that nothing left in the other one allows. */
static SudokuSet
find_unsupported (const SudokuCandidates *candidates,
                  const SudokuRelation *relation,
                  guint cell,
                  guint other)
{
  SudokuSet unsupported = SUDOKU_SET_EMPTY, left = sudoku_candidates_get (candidates, other);
  guint value;

  SUDOKU_SET_FOREACH (sudoku_candidates_get (candidates, cell), value)
  {
    if (sudoku_set_is_empty (sudoku_set_and (relation->allowed[value], left)))
      unsupported = sudoku_set_or (unsupported, sudoku_set_single (value));
  }
  return unsupported;
}

/* Each value that is left in the one cell excludes them in the other. Returns FALSE to end the
 * search. */
static gboolean
conclude_pair (SudokuStepSearch *search,
               const SudokuTechnique *technique,
               guint cell,
               guint other,
               SudokuSet removed)
{
  const SudokuPosition *position = sudoku_step_search_get_position (search);
  const SudokuLinks *links = sudoku_step_search_get_links (search);
  guint side = sudoku_links_get_side (links), value;
  SudokuSet left = sudoku_candidates_get (sudoku_position_get_candidates (position), other);
  SudokuStep *step = sudoku_step_new (technique);

  sudoku_step_add_truth (step, sudoku_links_get_cell_truth (links, other));
  SUDOKU_SET_FOREACH (left, value)
  sudoku_step_add_mark (step, other * side + value - 1, SUDOKU_ROLE_PATTERN);
  SUDOKU_SET_FOREACH (removed, value)
  sudoku_step_remove (step, cell * side + value - 1);
  if (sudoku_step_restrict (step, position))
    return sudoku_step_search_add (search, step);
  sudoku_step_unref (step);
  return TRUE;
}

static void
find_pairs (SudokuStepSearch *search,
            const SudokuTechnique *technique)
{
  const SudokuPosition *position = sudoku_step_search_get_position (search);
  const SudokuCandidates *candidates = sudoku_position_get_candidates (position);
  const SudokuGroups *groups = sudoku_geometry_get_groups (
    sudoku_links_get_geometry (sudoku_step_search_get_links (search)));

  for (guint cell = 0; cell < sudoku_geometry_get_n_cells (sudoku_position_get_geometry (position));
       cell++)
    {
      guint n = 0;
      const SudokuBond *bonds = sudoku_groups_get_bonds (groups, cell, &n);

      for (guint i = 0; i < n && !sudoku_position_is_filled (position, cell); i++)
        {
          SudokuSet removed =
            find_unsupported (candidates, sudoku_groups_get_relation (groups, bonds[i].relation),
                              cell, bonds[i].other);

          if (!sudoku_set_is_empty (removed) &&
              !conclude_pair (search, technique, cell, bonds[i].other, removed))
            return;
        }
      if (!sudoku_step_search_spend (search, n))
        return;
    }
}

/* So many cells may be left of a house and the sums in it. */
#define N_LEFT_MAX 5

/* Which sums are taken with a house. */
typedef enum
{
  SUMS_INSIDE,   /* those that are wholly in it */
  SUMS_MOSTLY,   /* those that have more cells in it than outside */
  SUMS_TOUCHING, /* all that have a cell in it */
  N_CHOICES,
} Choice;

/* The sums whose cells all count once, with those of each that are in the house. */
static gboolean
is_wanted (const SudokuGroups *groups,
           const guint8 *in_house,
           const SudokuTabled *said,
           Choice choice)
{
  const SudokuTableSpec *spec = sudoku_table_get_spec (said->table);
  guint n_inside = 0;

  if (spec->walk != NULL)
    return FALSE;
  for (guint i = 0; i < spec->n_cells; i++)
    {
      if (sudoku_table_get_weight (spec, i) != 1)
        return FALSE;
      n_inside += in_house[said->cells[i]] ? 1 : 0;
    }
  if (choice == SUMS_INSIDE)
    return n_inside == spec->n_cells;
  return choice == SUMS_MOSTLY ? 2 * n_inside > spec->n_cells : n_inside > 0;
}

/* Takes a sum unless it shares a cell with one that was taken. */
static gboolean
take_sum (const SudokuTabled *said,
          guint8 *taken)
{
  guint n_cells = sudoku_table_get_spec (said->table)->n_cells;

  for (guint i = 0; i < n_cells; i++)
    if (taken[said->cells[i]])
      return FALSE;
  for (guint i = 0; i < n_cells; i++)
    taken[said->cells[i]] = TRUE;
  return TRUE;
}

static GArray *
choose_sums (const SudokuGroups *groups,
             guint house,
             Choice choice)
{
  GArray *tables = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint side = sudoku_groups_get_side (groups);
  g_autofree guint8 *in_house = g_new0 (guint8, side * side);
  g_autofree guint8 *taken = g_new0 (guint8, side * side);

  for (guint i = 0; i < side; i++)
    in_house[sudoku_groups_get_house_cells (groups, house)[i]] = TRUE;
  for (guint32 i = 0; i < sudoku_groups_get_n_tables (groups); i++)
    {
      SudokuTabled said = sudoku_groups_get_tabled (groups, i);

      if (is_wanted (groups, in_house, &said, choice) && take_sum (&said, taken))
        g_array_append_val (tables, i);
    }
  return tables;
}

/* Returns FALSE to end the search. */
static gboolean
conclude_sum (SudokuStepSearch *search,
              const SudokuTechnique *technique,
              const SudokuDerivedSum *sum,
              const guint8 *is_false)
{
  const SudokuPosition *position = sudoku_step_search_get_position (search);
  const SudokuLinks *links = sudoku_step_search_get_links (search);
  g_autoptr (SudokuPruner) pruner =
    sudoku_pruner_new_sum (links, position, sum, keep_number, NULL);
  SudokuStep *step = NULL;

  if (pruner == NULL || sudoku_pruner_get_n_cells (pruner) > N_LEFT_MAX)
    return TRUE;
  step = sudoku_step_new (technique);
  sudoku_step_add_sum (step, sum);
  if (sudoku_pruner_run (pruner, is_false, remove_candidate, step) &&
      sudoku_step_restrict (step, position))
    return sudoku_step_search_add (search, step);
  sudoku_step_unref (step);
  return TRUE;
}

static void
find_sums (SudokuStepSearch *search,
           const SudokuTechnique *technique)
{
  const SudokuLinks *links = sudoku_step_search_get_links (search);
  const SudokuGroups *groups = sudoku_geometry_get_groups (sudoku_links_get_geometry (links));
  g_autofree guint8 *is_false = g_new0 (guint8, sudoku_links_get_n_candidates (links) + 1);

  for (guint house = 0; house < sudoku_groups_get_n_houses (groups) &&
                        sudoku_groups_get_n_tables (groups) > 0;
       house++)
    for (guint choice = 0; choice < N_CHOICES; choice++)
      {
        g_autoptr (GArray) tables = choose_sums (groups, house, (Choice)choice);
        SudokuDerivedSum sum = { house, (const guint32 *)(gpointer)tables->data, tables->len };

        if (tables->len > 0 && !conclude_sum (search, technique, &sum, is_false))
          return;
        if (!sudoku_step_search_spend (search, sudoku_groups_get_n_tables (groups)))
          return;
      }
}

static const SudokuTechnique techniques[] = {
  {
    .id = "clue-pair",
    .name = N_ ("Two cells of a clue"),
    .find = find_pairs,
    .difficulty = SUDOKU_DIFFICULTY_UNKNOWN,
    .explainer_order = 55,
    .explainer_weight = 24,
    .hodoku_order = 33,
    .hodoku_weight = 20,
    .level = SUDOKU_LEVEL_EASY,
  },
  {
    .id = "clue",
    .name = N_ ("What a clue allows"),
    .find = find_tables,
    .difficulty = SUDOKU_DIFFICULTY_UNKNOWN,
    .explainer_order = 56,
    .explainer_weight = 25,
    .hodoku_order = 36,
    .hodoku_weight = 25,
    .level = SUDOKU_LEVEL_EASY,
  },
  {
    .id = "clue-sum",
    .name = N_ ("What sums leave of a house"),
    .find = find_sums,
    .difficulty = SUDOKU_DIFFICULTY_UNKNOWN,
    .explainer_order = 95,
    .explainer_weight = 31,
    .hodoku_order = 95,
    .hodoku_weight = 60,
    .level = SUDOKU_LEVEL_MEDIUM,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_items = {
  .id = "items",
  .name = N_ ("Clues on the board"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
