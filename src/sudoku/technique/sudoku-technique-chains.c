/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chains, by the kinds of their links and conclusions. */

#include <glib/gi18n.h>

#include "sudoku-chain-find.h"

/* The members of @variant: a shape, and what the chains are made of. */
#define SHAPE 0xf
#define PLAIN 0x00
#define GROUPED 0x10
#define WITH_SETS 0x20

static void
find_x_chains (SudokuStepSearch *search,
               const SudokuTechnique *technique)
{
  SudokuChainWish wish = { .kinds = SUDOKU_CHAIN_HOUSES | SUDOKU_CHAIN_ONE_VALUE,
                           .shape = SUDOKU_CHAIN_SAME_VALUE,
                           .min_links = 2 };

  sudoku_chain_find (search, technique, &wish);
}

static void
find_xy_chains (SudokuStepSearch *search,
                const SudokuTechnique *technique)
{
  SudokuChainWish wish = { .kinds = SUDOKU_CHAIN_CELLS | SUDOKU_CHAIN_ONE_VALUE,
                           .shape = SUDOKU_CHAIN_SAME_VALUE,
                           .min_links = 4 };

  sudoku_chain_find (search, technique, &wish);
}

/* Cells with the same two candidates, alternately one and the other. */
typedef struct
{
  SudokuStepSearch *search;
  const SudokuTechnique *technique;
  SudokuChainGraph *graph; /* owned */
  guint32 *before;         /* owned: by node of a cell: the cell's node before it */
  guint32 *n_cells;        /* owned: by node: from the first; 0: not reached */
  guint32 *queue;          /* owned */
} Remote;

/* The strong link of a cell of two candidates. (nullable) */
static const SudokuChainLink *
get_other (const Remote *self,
           guint node)
{
  guint n = 0;
  const SudokuChainLink *links = sudoku_chain_graph_get_strong (self->graph, node, &n);

  return n > 0 ? &links[0] : NULL;
}

/* A chain from the first cell with an even number of cells: one end has the one value, the other
 * end the other. */
static gboolean
add_remote_pair (Remote *self,
                 guint node)
{
  guint n = self->n_cells[node];
  g_autofree guint32 *nodes = g_new (guint32, 2 * n);
  g_autofree guint32 *reasons = g_new (guint32, n);
  SudokuChain chain = { .graph = self->graph, .n_links = n, .nodes = nodes, .reasons = reasons };
  SudokuStep *step = NULL;

  for (guint i = n; i-- > 0; node = self->before[node])
    {
      const SudokuChainLink *other = get_other (self, node);

      nodes[2 * i] = i % 2 == 0 ? node : other->node;
      nodes[2 * i + 1] = i % 2 == 0 ? other->node : node;
      reasons[i] = other->reason;
    }
  step = sudoku_chain_to_step (&chain, self->technique);
  sudoku_chain_remove_common (self->graph, nodes[0], nodes[2 * n - 1], step);
  sudoku_chain_remove_common (self->graph, nodes[1], nodes[2 * n - 2], step);
  return sudoku_step_search_add (self->search, step);
}

/* The same value in a cell of the same two candidates that is seen with both. */
static gboolean
is_next (const Remote *self,
         guint node,
         guint next)
{
  const SudokuChainLink *other = get_other (self, node), *next_other = get_other (self, next);

  return next_other != NULL && self->n_cells[next] == 0 &&
         sudoku_chain_graph_get_value (self->graph, other->node) ==
           sudoku_chain_graph_get_value (self->graph, next_other->node) &&
         sudoku_chain_graph_excludes (self->graph, other->node, next_other->node);
}

static gboolean
find_remote_pairs_from (Remote *self,
                        guint start)
{
  guint n_queue = 1, n = 0, n_singles = 0;
  gboolean more = TRUE;

  self->queue[0] = start;
  self->n_cells[start] = 1;
  for (guint next = 0; next < n_queue && more; next++)
    {
      guint node = self->queue[next];
      const guint32 *weak = sudoku_chain_graph_get_weak (self->graph, node, &n, &n_singles);

      if (node > start && self->n_cells[node] >= 4 && self->n_cells[node] % 2 == 0)
        more = add_remote_pair (self, node);
      for (guint i = 0; i < n_singles && more; i++)
        if (is_next (self, node, weak[i]))
          {
            self->before[weak[i]] = node;
            self->n_cells[weak[i]] = self->n_cells[node] + 1;
            self->queue[n_queue++] = weak[i];
          }
    }
  for (guint i = 0; i < n_queue; i++)
    self->n_cells[self->queue[i]] = 0;
  return more && sudoku_step_search_spend (self->search, n_queue);
}

static void
find_remote_pairs (SudokuStepSearch *search,
                   const SudokuTechnique *technique)
{
  Remote self = { .search = search, .technique = technique };
  guint n_nodes;

  self.graph = sudoku_chain_graph_new (search, SUDOKU_CHAIN_CELLS | SUDOKU_CHAIN_ONE_VALUE);
  if (self.graph == NULL)
    return;
  n_nodes = sudoku_chain_graph_get_n_nodes (self.graph);
  self.before = g_new (guint32, n_nodes + 1);
  self.n_cells = g_new0 (guint32, n_nodes + 1);
  self.queue = g_new (guint32, n_nodes + 1);
  for (guint node = 0; node < n_nodes; node++)
    {
      const SudokuChainLink *other = get_other (&self, node);

      if (other != NULL && other->node > node && !find_remote_pairs_from (&self, node))
        break;
    }
  g_free (self.before);
  g_free (self.n_cells);
  g_free (self.queue);
  sudoku_chain_graph_free (self.graph);
}

/* Whether a strong link is of the wanted kind: from an almost locked set. */
static gboolean
has_sets (SudokuStepSearch *search G_GNUC_UNUSED,
          const SudokuChain *chain)
{
  for (guint i = 0; i < chain->n_links; i++)
    {
      guint n = 0;

      if (sudoku_chain_graph_get_cells (chain->graph, chain->reasons[i], &n) != NULL)
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_group (SudokuStepSearch *search G_GNUC_UNUSED,
           const SudokuChain *chain)
{
  for (guint i = 0; i < 2 * chain->n_links; i++)
    if (chain->nodes[i] >= sudoku_chain_graph_get_n_singles (chain->graph))
      return TRUE;
  return FALSE;
}

static void
find_chains (SudokuStepSearch *search,
             const SudokuTechnique *technique)
{
  SudokuChainWish wish = { .kinds = SUDOKU_CHAIN_HOUSES | SUDOKU_CHAIN_CELLS,
                           .shape = technique->variant & SHAPE,
                           .min_links = technique->size };

  if (technique->variant & GROUPED)
    {
      wish.kinds |= SUDOKU_CHAIN_GROUPS;
      wish.filter = has_group;
    }
  else if (technique->variant & WITH_SETS)
    {
      wish.kinds |= SUDOKU_CHAIN_GROUPS | SUDOKU_CHAIN_ALS;
      wish.filter = has_sets;
    }
  sudoku_chain_find (search, technique, &wish);
}

/* The common part of the rows of find_chains(). */
#define FIND_CHAINS(links, order, weight)                                             \
  .find = find_chains, .size = links, .hodoku_order = order, .hodoku_weight = weight, \
  .level = SUDOKU_LEVEL_EXPERT

static const SudokuTechnique techniques[] = {
  {
    .id = "x-chain",
    .code = "0701",
    .name = N_ ("X-chain"),
    .find = find_x_chains,
    .hodoku_order = 400,
    .hodoku_weight = 260,
    .level = SUDOKU_LEVEL_EXPERT,
  },
  {
    .id = "remote-pair",
    .code = "0703",
    .name = N_ ("Remote pair"),
    .find = find_remote_pairs,
    .hodoku_order = 180,
    .hodoku_weight = 110,
    .level = SUDOKU_LEVEL_HARD,
  },
  {
    .id = "xy-chain",
    .code = "0702",
    .name = N_ ("XY-chain"),
    .find = find_xy_chains,
    .hodoku_order = 410,
    .hodoku_weight = 260,
    .level = SUDOKU_LEVEL_EXPERT,
  },
  {
    .id = "nice-loop",
    .code = "0706",
    .name = N_ ("Nice loop"),
    .variant = SUDOKU_CHAIN_LOOP,
    FIND_CHAINS (3, 420, 280),
  },
  {
    .id = "broken-loop-true",
    .code = "0707-1",
    .name = N_ ("Discontinuous nice loop, true"),
    .variant = SUDOKU_CHAIN_TRUE,
    FIND_CHAINS (2, 420, 280),
  },
  {
    .id = "aic",
    .code = "0708-1",
    .name = N_ ("Alternating inference chain"),
    .variant = SUDOKU_CHAIN_SAME_VALUE,
    FIND_CHAINS (2, 420, 280),
  },
  {
    .id = "aic-two-values",
    .code = "0708-2",
    .name = N_ ("Alternating inference chain with two values"),
    .variant = SUDOKU_CHAIN_OTHER_VALUE,
    FIND_CHAINS (2, 420, 280),
  },
  {
    .id = "broken-loop-false",
    .code = "0707-2",
    .name = N_ ("Discontinuous nice loop, false"),
    .variant = SUDOKU_CHAIN_FALSE,
    FIND_CHAINS (2, 420, 280),
  },
  {
    .id = "grouped-nice-loop",
    .code = "0709-1",
    .name = N_ ("Grouped nice loop"),
    .variant = GROUPED | SUDOKU_CHAIN_LOOP,
    FIND_CHAINS (3, 430, 300),
  },
  {
    .id = "set-nice-loop",
    .code = "0709-2",
    .name = N_ ("Nice loop with almost locked sets"),
    .variant = WITH_SETS | SUDOKU_CHAIN_LOOP,
    FIND_CHAINS (2, 430, 300),
  },
  {
    .id = "grouped-broken-loop-true",
    .code = "0710-1",
    .name = N_ ("Grouped discontinuous nice loop, true"),
    .variant = GROUPED | SUDOKU_CHAIN_TRUE,
    FIND_CHAINS (2, 430, 300),
  },
  {
    .id = "set-broken-loop-true",
    .code = "0710-3",
    .name = N_ ("Discontinuous nice loop with almost locked sets, true"),
    .variant = WITH_SETS | SUDOKU_CHAIN_TRUE,
    FIND_CHAINS (2, 430, 300),
  },
  {
    .id = "grouped-aic",
    .code = "0711-1",
    .name = N_ ("Grouped alternating inference chain"),
    .variant = GROUPED | SUDOKU_CHAIN_SAME_VALUE,
    FIND_CHAINS (2, 430, 300),
  },
  {
    .id = "grouped-aic-two-values",
    .code = "0711-2",
    .name = N_ ("Grouped alternating inference chain with two values"),
    .variant = GROUPED | SUDOKU_CHAIN_OTHER_VALUE,
    FIND_CHAINS (2, 430, 300),
  },
  {
    .id = "grouped-broken-loop-false",
    .code = "0710-2",
    .name = N_ ("Grouped discontinuous nice loop, false"),
    .variant = GROUPED | SUDOKU_CHAIN_FALSE,
    FIND_CHAINS (2, 430, 300),
  },
  {
    .id = "set-aic",
    .code = "0711-3",
    .name = N_ ("Alternating inference chain with almost locked sets"),
    .variant = WITH_SETS | SUDOKU_CHAIN_SAME_VALUE,
    FIND_CHAINS (2, 430, 300),
  },
  {
    .id = "set-aic-two-values",
    .code = "0711-4",
    .name = N_ ("Alternating inference chain with almost locked sets and two values"),
    .variant = WITH_SETS | SUDOKU_CHAIN_OTHER_VALUE,
    FIND_CHAINS (2, 430, 300),
  },
  {
    .id = "set-broken-loop-false",
    .code = "0710-4",
    .name = N_ ("Discontinuous nice loop with almost locked sets, false"),
    .variant = WITH_SETS | SUDOKU_CHAIN_FALSE,
    FIND_CHAINS (2, 430, 300),
  },
};

const SudokuTechniqueFamily sudoku_technique_family_chains = {
  .id = "chains",
  .name = N_ ("Chains"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
