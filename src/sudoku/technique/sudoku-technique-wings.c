/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Wings: short chains through cells of two or three candidates. */

#include <glib/gi18n.h>

#include "sudoku-chain-find.h"

static void
find_xy_wings (SudokuStepSearch *search,
               const SudokuTechnique *technique)
{
  SudokuChainWish wish = { .kinds = SUDOKU_CHAIN_CELLS | SUDOKU_CHAIN_ONE_VALUE,
                           .shape = SUDOKU_CHAIN_SAME_VALUE,
                           .min_links = 3,
                           .max_links = 3 };

  sudoku_chain_find (search, technique, &wish);
}

typedef struct
{
  SudokuStepSearch *search;
  const SudokuTechnique *technique;
  const SudokuLinks *links;
  SudokuChainGraph *graph; /* owned */
  gboolean more;           /* whether steps are still wanted */
} Run;

static Run
run_new (SudokuStepSearch *search,
         const SudokuTechnique *technique,
         SudokuChainKinds kinds)
{
  Run self = { .search = search,
               .technique = technique,
               .links = sudoku_step_search_get_links (search) };

  self.graph = sudoku_chain_graph_new (search, kinds);
  self.more = self.graph != NULL;
  return self;
}

static guint
get_value (const Run *self,
           guint node)
{
  return sudoku_chain_graph_get_value (self->graph, node);
}

static gboolean
is_cell (const Run *self,
         guint reason)
{
  return reason >= sudoku_links_get_cell_truth (self->links, 0);
}

/* The strong link of a cell of two candidates. (nullable) */
static const SudokuChainLink *
get_cell_link (const Run *self,
               guint node)
{
  guint n = 0;
  const SudokuChainLink *links = sudoku_chain_graph_get_strong (self->graph, node, &n);

  for (guint i = 0; i < n; i++)
    if (is_cell (self, links[i].reason))
      return &links[i];
  return NULL;
}

/* The chain ends where a cell has the same two candidates as the first one. */
static void
end_w_wings (Run *self,
             guint32 *nodes,
             guint32 *reasons)
{
  guint n = 0, n_singles = 0;
  const guint32 *weak = sudoku_chain_graph_get_weak (self->graph, nodes[3], &n, &n_singles);

  for (guint i = 0; i < n_singles && self->more; i++)
    {
      const SudokuChainLink *link = get_cell_link (self, weak[i]);
      SudokuChain chain = {
        .graph = self->graph, .n_links = 3, .nodes = nodes, .reasons = reasons
      };
      SudokuStep *step = NULL;

      if (link == NULL || link->node <= nodes[0] || weak[i] == nodes[1] ||
          get_value (self, link->node) != get_value (self, nodes[0]) ||
          sudoku_chain_graph_excludes (self->graph, nodes[0], link->node))
        continue;
      nodes[4] = weak[i];
      nodes[5] = link->node;
      reasons[2] = link->reason;
      step = sudoku_chain_to_step (&chain, self->technique);
      sudoku_chain_remove_common (self->graph, nodes[0], nodes[5], step);
      self->more = sudoku_step_search_add (self->search, step);
    }
}

/* From a candidate of a cell of two through the other one to a pair of a house. */
static void
find_w_wings_from (Run *self,
                   guint start,
                   const SudokuChainLink *link)
{
  guint32 nodes[6] = { start, link->node };
  guint32 reasons[3] = { link->reason };
  guint n_weak = 0, n_singles = 0;
  const guint32 *weak =
    sudoku_chain_graph_get_weak (self->graph, link->node, &n_weak, &n_singles);

  for (guint i = 0; i < n_singles; i++)
    {
      guint n = 0;
      const SudokuChainLink *links = sudoku_chain_graph_get_strong (self->graph, weak[i], &n);

      for (guint k = 0; k < n && self->more; k++)
        if (!is_cell (self, links[k].reason) && links[k].node != link->node)
          {
            nodes[2] = weak[i];
            nodes[3] = links[k].node;
            reasons[1] = links[k].reason;
            end_w_wings (self, nodes, reasons);
          }
    }
}

static void
find_w_wings (SudokuStepSearch *search,
              const SudokuTechnique *technique)
{
  Run self = run_new (search, technique,
                      SUDOKU_CHAIN_HOUSES | SUDOKU_CHAIN_CELLS | SUDOKU_CHAIN_ONE_VALUE);

  if (self.graph == NULL)
    return;
  for (guint node = 0; node < sudoku_chain_graph_get_n_singles (self.graph) && self.more; node++)
    {
      const SudokuChainLink *link = get_cell_link (&self, node);

      if (link != NULL)
        find_w_wings_from (&self, node, link);
      self.more = self.more && sudoku_step_search_spend (search, 1);
    }
  sudoku_chain_graph_free (self.graph);
}

/* A pivot of three candidates, and for two of them a cell with that one and the third. */
static void
add_xyz_wing (Run *self,
              const guint32 *pivot,
              const guint32 *wings,
              const SudokuChainLink *const *ends)
{
  SudokuStep *step = sudoku_step_new (self->technique);
  guint n = 0, n_singles = 0;
  const guint32 *weak = sudoku_chain_graph_get_weak (self->graph, pivot[2], &n, &n_singles);
  guint32 candidate = sudoku_chain_graph_get_candidate (self->graph, pivot[0]);

  sudoku_step_add_truth (
    step, sudoku_links_get_cell_truth (self->links,
                                       candidate / sudoku_links_get_side (self->links)));
  for (guint i = 0; i < 3; i++)
    sudoku_step_add_mark (step, sudoku_chain_graph_get_candidate (self->graph, pivot[i]),
                          SUDOKU_ROLE_PATTERN);
  for (guint i = 0; i < 2; i++)
    {
      SudokuRole role = i == 0 ? SUDOKU_ROLE_SECOND : SUDOKU_ROLE_THIRD;

      sudoku_step_add_truth (step, ends[i]->reason);
      sudoku_step_add_mark (step, sudoku_chain_graph_get_candidate (self->graph, wings[i]), role);
      sudoku_step_add_mark (step, sudoku_chain_graph_get_candidate (self->graph, ends[i]->node),
                            role);
    }
  for (guint i = 0; i < n_singles; i++)
    if (sudoku_chain_graph_excludes (self->graph, ends[0]->node, weak[i]) &&
        sudoku_chain_graph_excludes (self->graph, ends[1]->node, weak[i]))
      sudoku_step_remove (step, sudoku_chain_graph_get_candidate (self->graph, weak[i]));
  self->more = sudoku_step_search_add (self->search, step);
}

/* Cells with the candidate of a pivot and the value that both wings share. */
static void
find_second_wings (Run *self,
                   const guint32 *pivot,
                   guint32 *wings,
                   const SudokuChainLink **ends,
                   guint number)
{
  guint n = 0, n_singles = 0;
  const guint32 *weak = sudoku_chain_graph_get_weak (self->graph, pivot[number], &n, &n_singles);

  for (guint i = 0; i < n_singles && self->more; i++)
    {
      wings[number] = weak[i];
      ends[number] = get_cell_link (self, weak[i]);
      if (ends[number] == NULL ||
          get_value (self, ends[number]->node) != get_value (self, pivot[2]))
        continue;
      if (number == 0)
        find_second_wings (self, pivot, wings, ends, 1);
      else
        add_xyz_wing (self, pivot, wings, ends);
    }
}

static void
find_xyz_wings (SudokuStepSearch *search,
                const SudokuTechnique *technique)
{
  Run self = run_new (search, technique, SUDOKU_CHAIN_CELLS | SUDOKU_CHAIN_ONE_VALUE);
  const SudokuCandidates *candidates =
    sudoku_position_get_candidates (sudoku_step_search_get_position (search));
  guint side = sudoku_links_get_side (self.links);

  if (self.graph == NULL)
    return;
  for (guint cell = 0; cell < side * side && self.more; cell++)
    {
      SudokuSet values = sudoku_candidates_get (candidates, cell);

      if (sudoku_set_count (values) != 3)
        continue;
      for (guint i = 0; i < 3 && self.more; i++)
        {
          guint32 pivot[3], wings[2];
          const SudokuChainLink *ends[2];

          for (guint k = 0; k < 3; k++)
            pivot[k] = (guint32)sudoku_chain_graph_find_single (
              self.graph, cell * side + sudoku_set_nth (values, (i + 1 + k) % 3) - 1);
          find_second_wings (&self, pivot, wings, ends, 0);
        }
      self.more = self.more && sudoku_step_search_spend (search, 1);
    }
  sudoku_chain_graph_free (self.graph);
}

static const SudokuTechnique techniques[] = {
  {
    .id = "w-wing",
    .code = "0803",
    .name = N_ ("W-wing"),
    .find = find_w_wings,
    .hodoku_order = 240,
    .hodoku_weight = 150,
    .level = SUDOKU_LEVEL_HARD,
  },
  {
    .id = "xy-wing",
    .code = "0800",
    .name = N_ ("XY-wing"),
    .find = find_xy_wings,
    .explainer_order = 160,
    .explainer_weight = 42,
    .hodoku_order = 250,
    .hodoku_weight = 160,
    .level = SUDOKU_LEVEL_HARD,
  },
  {
    .id = "xyz-wing",
    .code = "0801",
    .name = N_ ("XYZ-wing"),
    .find = find_xyz_wings,
    .explainer_order = 170,
    .explainer_weight = 44,
    .hodoku_order = 260,
    .hodoku_weight = 180,
    .level = SUDOKU_LEVEL_HARD,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_wings = {
  .id = "wings",
  .name = N_ ("Wings"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
