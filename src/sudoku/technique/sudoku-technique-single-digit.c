/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Patterns of one value that are chains of two strong links: skyscraper, two-string kite and
 * turbot fish. The first houses of a shape are its rows, then come its columns. */

#include <glib/gi18n.h>

#include "sudoku-chain-find.h"

/* The house of a reason in a chain of one value; G_MAXUINT: it is no house. */
static guint
get_house (const SudokuLinks *links,
           guint reason)
{
  guint side = sudoku_links_get_side (links);
  guint n_houses = sudoku_geometry_get_n_houses (sudoku_links_get_geometry (links));

  return reason < n_houses * side ? reason / side : G_MAXUINT;
}

static gboolean
is_row (const SudokuLinks *links,
        guint house)
{
  return house < sudoku_links_get_side (links);
}

static gboolean
is_column (const SudokuLinks *links,
           guint house)
{
  return !is_row (links, house) && house < 2 * sudoku_links_get_side (links);
}

static guint
get_cell (const SudokuLinks *links,
          const SudokuChain *chain,
          guint place)
{
  return sudoku_chain_graph_get_candidate (chain->graph, chain->nodes[place]) /
         sudoku_links_get_side (links);
}

static gboolean
share_row (const SudokuLinks *links,
           guint cell,
           guint other)
{
  return cell / sudoku_links_get_side (links) == other / sudoku_links_get_side (links);
}

static gboolean
share_column (const SudokuLinks *links,
              guint cell,
              guint other)
{
  return cell % sudoku_links_get_side (links) == other % sudoku_links_get_side (links);
}

/* Two rows whose pairs share a column, or two columns whose pairs share a row. */
static gboolean
is_skyscraper (SudokuStepSearch *search,
               const SudokuChain *chain)
{
  const SudokuLinks *links = sudoku_step_search_get_links (search);
  guint first = get_house (links, chain->reasons[0]);
  guint second = get_house (links, chain->reasons[1]);
  guint cell = get_cell (links, chain, 1), other = get_cell (links, chain, 2);

  return (is_row (links, first) && is_row (links, second) && share_column (links, cell, other)) ||
         (is_column (links, first) && is_column (links, second) && share_row (links, cell, other));
}

/* A row and a column whose pairs share another house, or exclude each other otherwise. */
static gboolean
is_kite (SudokuStepSearch *search,
         const SudokuChain *chain)
{
  const SudokuLinks *links = sudoku_step_search_get_links (search);
  guint first = get_house (links, chain->reasons[0]);
  guint second = get_house (links, chain->reasons[1]);
  guint cell = get_cell (links, chain, 1), other = get_cell (links, chain, 2);

  return ((is_row (links, first) && is_column (links, second)) ||
          (is_column (links, first) && is_row (links, second))) &&
         !share_row (links, cell, other) && !share_column (links, cell, other);
}

static gboolean
is_turbot (SudokuStepSearch *search,
           const SudokuChain *chain)
{
  return !is_skyscraper (search, chain) && !is_kite (search, chain);
}

/* A chain of two strong links, which is kept. */
typedef struct
{
  SudokuChain chain;
  guint32 nodes[4];
  guint32 reasons[2];
} Pair;

/* Whether it is the first link between its nodes: a pair of both a row and a box counts as one of
 * the row. */
static gboolean
is_first_link (const SudokuChainLink *links,
               guint number)
{
  for (guint i = 0; i < number; i++)
    if (links[i].node == links[number].node)
      return FALSE;
  return TRUE;
}

/* Whether the four nodes make a chain, and nothing simpler: if its ends exclude each other, too, it
 * is a fish. */
static gboolean
is_pair (const SudokuChainGraph *graph,
         const guint32 *nodes)
{
  return nodes[0] < nodes[3] && nodes[2] != nodes[0] && nodes[3] != nodes[1] &&
         !sudoku_chain_graph_excludes (graph, nodes[0], nodes[3]);
}

static void
add_pairs_from (SudokuStepSearch *search,
                const SudokuChainGraph *graph,
                guint start,
                const SudokuChainLink *link,
                SudokuChainFilter filter,
                GArray *pairs)
{
  guint n_weak = 0, n_singles = 0;
  const guint32 *weak = sudoku_chain_graph_get_weak (graph, link->node, &n_weak, &n_singles);

  for (guint i = 0; i < n_weak; i++)
    {
      guint n = 0;
      const SudokuChainLink *links = sudoku_chain_graph_get_strong (graph, weak[i], &n);

      for (guint k = 0; k < n; k++)
        {
          Pair pair = { .chain = { .graph = graph, .n_links = 2 },
                        .nodes = { start, link->node, weak[i], links[k].node },
                        .reasons = { link->reason, links[k].reason } };

          pair.chain.nodes = pair.nodes;
          pair.chain.reasons = pair.reasons;
          if (is_pair (graph, pair.nodes) && is_first_link (links, k) &&
              filter (search, &pair.chain))
            g_array_append_val (pairs, pair);
        }
    }
}

/* (transfer full) (element-type Pair): all chains of two strong links. */
static GArray *
list_pairs (SudokuStepSearch *search,
            const SudokuChainGraph *graph,
            SudokuChainFilter filter)
{
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (Pair));
  guint n_nodes = sudoku_chain_graph_get_n_nodes (graph);

  for (guint start = 0; start < n_nodes && sudoku_step_search_spend (search, 1); start++)
    {
      guint n = 0;
      const SudokuChainLink *links = sudoku_chain_graph_get_strong (graph, start, &n);

      for (guint i = 0; i < n; i++)
        if (is_first_link (links, i))
          add_pairs_from (search, graph, start, &links[i], filter, pairs);
    }
  for (guint i = 0; i < pairs->len; i++)
    {
      Pair *pair = &g_array_index (pairs, Pair, i);

      pair->chain.nodes = pair->nodes;
      pair->chain.reasons = pair->reasons;
    }
  return pairs;
}

static void
find_pairs (SudokuStepSearch *search,
            const SudokuTechnique *technique)
{
  static const SudokuChainFilter filters[] = { is_skyscraper, is_kite, is_turbot };
  g_autoptr (SudokuChainGraph) graph =
    sudoku_chain_graph_new (search, SUDOKU_CHAIN_HOUSES | SUDOKU_CHAIN_ONE_VALUE);
  g_autoptr (GArray) pairs = NULL;

  if (graph == NULL)
    return;
  pairs = list_pairs (search, graph, filters[technique->variant]);
  for (guint i = 0; i < pairs->len; i++)
    {
      const Pair *pair = &g_array_index (pairs, Pair, i);
      g_autoptr (SudokuStep) step = sudoku_chain_to_step (&pair->chain, technique);

      sudoku_chain_remove_common (graph, pair->nodes[0], pair->nodes[3], step);
      if (!sudoku_step_search_add (search, g_steal_pointer (&step)))
        return;
    }
}

/* Whether two kites use the same two cells, for any values. */
static gboolean
are_dual (const SudokuChainGraph *graph,
          const Pair *pair,
          const Pair *other)
{
  guint first = sudoku_chain_graph_get_cell (graph, pair->nodes[1]);
  guint second = sudoku_chain_graph_get_cell (graph, pair->nodes[2]);
  guint other_first = sudoku_chain_graph_get_cell (graph, other->nodes[1]);
  guint other_second = sudoku_chain_graph_get_cell (graph, other->nodes[2]);

  return (first == other_first && second == other_second) ||
         (first == other_second && second == other_first);
}

/* A step of what two chains remove, each something different. (transfer full) (nullable) */
static SudokuStep *
join (SudokuStepSearch *search,
      const SudokuTechnique *technique,
      const Pair *pair,
      const Pair *other)
{
  const SudokuPosition *position = sudoku_step_search_get_position (search);
  g_autoptr (SudokuStep) first = sudoku_chain_to_step (&pair->chain, technique);
  g_autoptr (SudokuStep) second = sudoku_chain_to_step (&other->chain, technique);

  sudoku_chain_remove_common (pair->chain.graph, pair->nodes[0], pair->nodes[3], first);
  sudoku_chain_remove_common (pair->chain.graph, other->nodes[0], other->nodes[3], second);
  if (!sudoku_step_restrict (first, position) || !sudoku_step_restrict (second, position) ||
      sudoku_step_concludes_same (first, second))
    return NULL;
  sudoku_chain_add_to_step (&other->chain, first);
  sudoku_chain_remove_common (pair->chain.graph, other->nodes[0], other->nodes[3], first);
  return g_steal_pointer (&first);
}

static void
find_dual_kites (SudokuStepSearch *search,
                 const SudokuTechnique *technique)
{
  g_autoptr (SudokuChainGraph) graph =
    sudoku_chain_graph_new (search, SUDOKU_CHAIN_HOUSES | SUDOKU_CHAIN_ONE_VALUE);
  g_autoptr (GArray) pairs = NULL;

  if (graph == NULL)
    return;
  pairs = list_pairs (search, graph, is_kite);
  for (guint i = 0; i < pairs->len; i++)
    for (guint k = i + 1; k < pairs->len; k++)
      {
        const Pair *pair = &g_array_index (pairs, Pair, i);
        const Pair *other = &g_array_index (pairs, Pair, k);
        g_autoptr (SudokuStep) step = NULL;

        if (are_dual (graph, pair, other))
          step = join (search, technique, pair, other);
        if (step != NULL && !sudoku_step_search_add (search, g_steal_pointer (&step)))
          return;
      }
}

static const SudokuTechnique techniques[] = {
  {
    .id = "skyscraper",
    .code = "0400",
    .name = N_ ("Skyscraper"),
    .find = find_pairs,
    .variant = 0,
    .hodoku_order = 200,
    .hodoku_weight = 130,
    .level = SUDOKU_LEVEL_HARD,
  },
  {
    .id = "two-string-kite",
    .code = "0401",
    .name = N_ ("Two-string kite"),
    .find = find_pairs,
    .variant = 1,
    .hodoku_order = 210,
    .hodoku_weight = 150,
    .level = SUDOKU_LEVEL_HARD,
  },
  {
    .id = "dual-two-string-kite",
    .code = "0404",
    .name = N_ ("Dual two-string kite"),
    .find = find_dual_kites,
    .hodoku_order = 210,
    .hodoku_weight = 150,
    .level = SUDOKU_LEVEL_HARD,
  },
  {
    .id = "turbot-fish",
    .code = "0403",
    .name = N_ ("Turbot fish"),
    .find = find_pairs,
    .variant = 2,
    .hodoku_order = 220,
    .hodoku_weight = 120,
    .level = SUDOKU_LEVEL_HARD,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_single_digit = {
  .id = "single-digit",
  .name = N_ ("Patterns of one value"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
