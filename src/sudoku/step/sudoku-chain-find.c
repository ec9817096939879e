/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds chains, breadth first from each node: the shortest of those with the same conclusions.
 * Knows no technique. */

#include "sudoku-chain-find.h"

#include <stdlib.h>
#include <string.h>

#define NONE G_MAXUINT32
/* How many ways of the same length to the end of a loop are looked at. */
#define LOOPS_MAX 4

/* A chain and its conclusions. */
typedef struct
{
  guint n_links;
  guint32 *nodes;   /* owned */
  guint32 *reasons; /* in @nodes */
  guint n_removed;
  guint32 *removed; /* owned: singles, in order */
  guint number;     /* in the order of finding */
} Found;

typedef struct
{
  SudokuStepSearch *search;
  const SudokuChainWish *wish;
  SudokuChainGraph *graph; /* owned */
  guint n_nodes;
  GHashTable *found; /* owned: Found, by what is removed */
  /* Of the chains from one node: */
  guint start;
  guint first_reason;   /* of a loop: of its first strong link */
  guint n_loops;        /* to the node that is looked at */
  guint32 *true_after;  /* owned: by node, the false node before it; NONE: not reached */
  guint32 *reasons;     /* owned: by node, of the strong link to it */
  guint32 *n_links;     /* owned: by node */
  guint32 *false_after; /* owned: by node, the true node before it; NONE: not reached */
  guint32 *n_false;     /* owned: by node, the strong links before it */
  guint32 *queue;       /* owned */
  guint n_queue;
  guint8 *meets;        /* owned: by node: whether it excludes what the start excludes, too */
  GArray *path;         /* owned: guint32 */
  GArray *path_reasons; /* owned: guint32 */
  GArray *removed;      /* owned: guint32 */
} Run;

static guint
hash_removed (gconstpointer key)
{
  const Found *found = key;
  guint hash = found->n_removed;

  for (guint i = 0; i < found->n_removed; i++)
    hash = hash * 31337 + found->removed[i];
  return hash;
}

static gboolean
remove_same (gconstpointer a,
             gconstpointer b)
{
  const Found *left = a, *right = b;

  return left->n_removed == right->n_removed &&
         memcmp (left->removed, right->removed, left->n_removed * sizeof (guint32)) == 0;
}

static void
found_free (gpointer data)
{
  Found *self = data;

  g_free (self->nodes);
  g_free (self->removed);
  g_free (self);
}

static int
compare_numbers (const void *a,
                 const void *b)
{
  guint32 left = *(const guint32 *)a, right = *(const guint32 *)b;

  return (left > right) - (left < right);
}

static void
set_length (Run *self,
            guint n_links)
{
  g_array_set_size (self->path, 2 * n_links);
  g_array_set_size (self->path_reasons, n_links);
}

static void
set_link (Run *self,
          guint place,
          guint from,
          guint to,
          guint reason)
{
  g_array_index (self->path, guint32, 2 * place) = from;
  g_array_index (self->path, guint32, 2 * place + 1) = to;
  g_array_index (self->path_reasons, guint32, place) = reason;
}

static SudokuChain
get_chain (const Run *self)
{
  return (SudokuChain){ .graph = self->graph,
                        .n_links = self->path_reasons->len,
                        .nodes = (const guint32 *)(gpointer)self->path->data,
                        .reasons = (const guint32 *)(gpointer)self->path_reasons->data };
}

/* The chain from the start to a true node. */
static SudokuChain
trace (Run *self,
       guint node)
{
  set_length (self, self->n_links[node]);
  for (guint i = self->n_links[node]; i-- > 0;)
    {
      set_link (self, i, self->true_after[node], node, self->reasons[node]);
      if (i > 0)
        node = self->false_after[self->true_after[node]];
    }
  return get_chain (self);
}

/* What both nodes exclude. */
static void
add_common (Run *self,
            guint node,
            guint other)
{
  guint n = 0, n_singles = 0;
  const guint32 *weak = sudoku_chain_graph_get_weak (self->graph, node, &n, &n_singles);

  for (guint i = 0; i < n_singles; i++)
    if (sudoku_chain_graph_excludes (self->graph, other, weak[i]))
      g_array_append_val (self->removed, weak[i]);
}

static guint
get_cell (const Run *self,
          guint node)
{
  return sudoku_chain_graph_get_cell (self->graph, node);
}

/* The other candidates of the cell of two nodes that are one candidate each. */
static void
add_rest_of_cell (Run *self,
                  guint node,
                  guint other)
{
  guint n = 0, n_singles = 0;
  const guint32 *weak = sudoku_chain_graph_get_weak (self->graph, node, &n, &n_singles);

  for (guint i = 0; i < n_singles; i++)
    if (weak[i] != other && get_cell (self, weak[i]) == get_cell (self, node))
      g_array_append_val (self->removed, weak[i]);
}

/* For a value that no link of a loop is about, what all its candidates in the loop's cells exclude:
 * each cell holds one of the two values of its link in the loop, and so together they hold all the
 * others. */
static void
add_locked_values (Run *self,
                   guint node,
                   guint other,
                   guint reason)
{
  guint n_links = 0, n_cells = 0;
  const SudokuChainLink *links = sudoku_chain_graph_get_strong (self->graph, node, &n_links);

  if (sudoku_chain_graph_get_cells (self->graph, reason, &n_cells) == NULL)
    return;
  for (guint i = 0; i < n_links; i++)
    if (links[i].reason == reason && links[i].node != other)
      {
        guint n = 0, n_singles = 0;
        const guint32 *weak =
          sudoku_chain_graph_get_weak (self->graph, links[i].node, &n, &n_singles);

        for (guint k = 0; k < n_singles; k++)
          if (sudoku_chain_graph_get_value (self->graph, weak[k]) ==
              sudoku_chain_graph_get_value (self->graph, links[i].node))
            g_array_append_val (self->removed, weak[k]);
      }
}

static gboolean
is_cell_of_chain (const Run *self,
                  const SudokuChain *chain,
                  guint cell)
{
  for (guint i = 0; i < 2 * chain->n_links; i++)
    {
      guint n = 0;
      const guint32 *singles =
        sudoku_chain_graph_get_singles (self->graph, chain->nodes[i], &n);

      for (guint k = 0; k < n; k++)
        if (get_cell (self, singles[k]) == cell)
          return TRUE;
    }
  return FALSE;
}

/* What a weak link of a loop excludes in its cell, or outside the cells of the loop: in a loop it
 * is a strong link, too. */
static void
add_of_weak_link (Run *self,
                  const SudokuChain *chain,
                  guint node,
                  guint other)
{
  guint n_kept = self->removed->len;

  add_common (self, node, other);
  if (get_cell (self, node) == get_cell (self, other))
    return;
  for (guint i = self->removed->len; i-- > n_kept;)
    if (is_cell_of_chain (self, chain, get_cell (self, g_array_index (self->removed, guint32, i))))
      g_array_remove_index_fast (self->removed, i);
}

static void
add_of_loop (Run *self,
             const SudokuChain *chain)
{
  guint n_nodes = 2 * chain->n_links;

  for (guint i = 0; i < chain->n_links; i++)
    {
      add_of_weak_link (self, chain, chain->nodes[2 * i + 1],
                        chain->nodes[(2 * i + 2) % n_nodes]);
      add_locked_values (self, chain->nodes[2 * i], chain->nodes[2 * i + 1], chain->reasons[i]);
    }
}

/* Sorts them and drops repetitions. */
static void
sort_removed (Run *self)
{
  guint32 *removed = (guint32 *)(gpointer)self->removed->data;
  guint n = 0;

  if (self->removed->len > 0)
    qsort (removed, self->removed->len, sizeof (guint32), compare_numbers);
  for (guint i = 0; i < self->removed->len; i++)
    if (n == 0 || removed[i] != removed[n - 1])
      removed[n++] = removed[i];
  g_array_set_size (self->removed, n);
}

/* Keeps a chain, unless there is a shorter one with the same conclusions. */
static void
keep (Run *self,
      const SudokuChain *chain,
      const guint32 *removed,
      guint n_removed)
{
  Found key = { .n_removed = n_removed, .removed = (guint32 *)removed };
  const Found *other = g_hash_table_lookup (self->found, &key);
  Found *found = NULL;
  guint n = chain->n_links;

  if (n_removed == 0 || (other != NULL && other->n_links <= n))
    return;
  found = g_new0 (Found, 1);
  found->number = other == NULL ? g_hash_table_size (self->found) : other->number;
  found->n_links = n;
  found->nodes = g_new (guint32, 3 * n);
  found->reasons = found->nodes + 2 * n;
  memcpy (found->nodes, chain->nodes, 2 * n * sizeof (guint32));
  memcpy (found->reasons, chain->reasons, n * sizeof (guint32));
  found->n_removed = n_removed;
  found->removed = g_memdup2 (removed, n_removed * sizeof (guint32));
  g_hash_table_replace (self->found, found, found);
}

static gboolean
is_single (const Run *self,
           guint node)
{
  return node < sudoku_chain_graph_get_n_singles (self->graph);
}

/* Whether a true node ends a chain of the wanted shape. */
static gboolean
fits (const Run *self,
      guint node)
{
  gboolean same_value;
  guint n = 0, n_singles = 0;
  const guint32 *weak = NULL;

  if (self->wish->shape == SUDOKU_CHAIN_TRUE)
    return is_single (self, self->start) && is_single (self, node) && node >= self->start &&
           get_cell (self, node) == get_cell (self, self->start);
  if (self->wish->shape == SUDOKU_CHAIN_LOOP)
    {
      weak = sudoku_chain_graph_get_weak (self->graph, self->start, &n, &n_singles);
      for (guint i = 0; i < n; i++)
        if (weak[i] == node)
          return TRUE;
      return FALSE;
    }
  if (node <= self->start)
    return FALSE;
  same_value = sudoku_chain_graph_get_value (self->graph, node) ==
               sudoku_chain_graph_get_value (self->graph, self->start);
  return self->meets[node] != 0 &&
         (self->wish->shape == SUDOKU_CHAIN_FALSE ||
          same_value == (self->wish->shape == SUDOKU_CHAIN_SAME_VALUE));
}

/* Looks at what a chain concludes. */
static void
consider_chain (Run *self,
                const SudokuChain *chain)
{
  guint end = chain->nodes[2 * chain->n_links - 1];

  if (self->wish->filter != NULL && !self->wish->filter (self->search, chain))
    return;
  g_array_set_size (self->removed, 0);
  if (self->wish->shape == SUDOKU_CHAIN_LOOP)
    add_of_loop (self, chain);
  else if (self->wish->shape == SUDOKU_CHAIN_TRUE)
    add_rest_of_cell (self, self->start, end);
  else
    add_common (self, self->start, end);
  sort_removed (self);
  if (self->wish->shape == SUDOKU_CHAIN_FALSE)
    for (guint i = 0; i < self->removed->len; i++)
      keep (self, chain, &g_array_index (self->removed, guint32, i), 1);
  else
    keep (self, chain, (const guint32 *)(gpointer)self->removed->data, self->removed->len);
}

static void consider_links_to (Run *self, guint node, guint place);

/* The last links of a loop are chosen from a place on: follows all ways from there to the start. */
static void
consider_way (Run *self,
              guint node,
              guint place)
{
  guint n = 0, n_singles = 0;
  const guint32 *weak = NULL;

  if (place == 0)
    {
      SudokuChain chain = get_chain (self);

      self->n_loops++;
      if (node == self->start)
        consider_chain (self, &chain);
      return;
    }
  weak = sudoku_chain_graph_get_weak (self->graph, node, &n, &n_singles);
  for (guint i = 0; i < n && self->n_loops < LOOPS_MAX; i++)
    if (self->true_after[weak[i]] != NONE && self->n_links[weak[i]] == place)
      consider_links_to (self, weak[i], place - 1);
}

/* The strong links through which a true node can end a chain of the required length. */
static void
consider_links_to (Run *self,
                   guint node,
                   guint place)
{
  guint n = 0;
  const SudokuChainLink *links = sudoku_chain_graph_get_strong (self->graph, node, &n);

  for (guint i = 0; i < n && self->n_loops < LOOPS_MAX; i++)
    if (self->false_after[links[i].node] != NONE && self->n_false[links[i].node] == place &&
        (place > 0 || links[i].reason == self->first_reason))
      {
        set_link (self, place, links[i].node, node, links[i].reason);
        consider_way (self, links[i].node, place);
      }
}

/* What a loop removes depends on all of its links, not on where it begins: all shortest ways to its
 * end are looked at. */
static void
consider_loops (Run *self,
                guint node)
{
  self->n_loops = 0;
  set_length (self, self->n_links[node]);
  consider_links_to (self, node, self->n_links[node] - 1);
}

static void
consider (Run *self,
          guint node)
{
  SudokuChain chain;

  if (self->n_links[node] < self->wish->min_links || !fits (self, node))
    return;
  if (self->wish->shape == SUDOKU_CHAIN_LOOP)
    {
      consider_loops (self, node);
      return;
    }
  chain = trace (self, node);
  consider_chain (self, &chain);
}

static void
reach (Run *self,
       guint node,
       const SudokuChainLink *link,
       guint n_links)
{
  if (self->true_after[link->node] != NONE)
    return;
  self->true_after[link->node] = node;
  self->reasons[link->node] = link->reason;
  self->n_links[link->node] = n_links;
  self->queue[self->n_queue++] = link->node;
}

/* @node is false: follows what that makes true. */
static void
follow_strong (Run *self,
               guint node,
               guint n_links)
{
  guint n = 0;
  const SudokuChainLink *links = sudoku_chain_graph_get_strong (self->graph, node, &n);

  for (guint i = 0; i < n; i++)
    reach (self, node, &links[i], n_links);
}

/* Marks the nodes that exclude something the start excludes, too. */
static void
mark_meeting (Run *self)
{
  guint n = 0, n_singles = 0;
  const guint32 *weak = sudoku_chain_graph_get_weak (self->graph, self->start, &n, &n_singles);

  memset (self->meets, 0, self->n_nodes);
  for (guint i = 0; i < n_singles; i++)
    {
      guint n_others = 0, n_other_singles = 0;
      const guint32 *others =
        sudoku_chain_graph_get_weak (self->graph, weak[i], &n_others, &n_other_singles);

      for (guint k = 0; k < n_others; k++)
        self->meets[others[k]] = 1;
    }
}

/* Follows everything from the start being false. @link: (nullable): how chains begin */
static gboolean
run_from (Run *self,
          guint start,
          const SudokuChainLink *link)
{
  guint n = 0, n_singles = 0;

  self->start = start;
  self->n_queue = 0;
  for (guint i = 0; i < self->n_nodes; i++)
    self->true_after[i] = self->false_after[i] = NONE;
  mark_meeting (self);
  self->false_after[start] = start;
  self->n_false[start] = 0;
  self->first_reason = link != NULL ? link->reason : NONE;
  if (link != NULL)
    reach (self, start, link, 1);
  else
    follow_strong (self, start, 1);
  for (guint next = 0; next < self->n_queue; next++)
    {
      guint node = self->queue[next];
      const guint32 *weak = sudoku_chain_graph_get_weak (self->graph, node, &n, &n_singles);

      consider (self, node);
      if (self->n_links[node] == self->wish->max_links)
        continue;
      for (guint i = 0; i < n; i++)
        if (self->false_after[weak[i]] == NONE)
          {
            self->false_after[weak[i]] = node;
            self->n_false[weak[i]] = self->n_links[node];
            follow_strong (self, weak[i], self->n_links[node] + 1);
          }
    }
  return sudoku_step_search_spend (self->search, 1 + self->n_queue);
}

/* What a loop removes depends on all of its links, not on its ends, so more of them are looked
 * for. */
static gboolean
run_from_node (Run *self,
               guint node)
{
  guint n = 0;
  const SudokuChainLink *links = sudoku_chain_graph_get_strong (self->graph, node, &n);

  if (self->wish->shape != SUDOKU_CHAIN_LOOP)
    return n == 0 || run_from (self, node, NULL);
  for (guint i = 0; i < n; i++)
    if (!run_from (self, node, &links[i]))
      return FALSE;
  return TRUE;
}

static int
compare_found (const void *a,
               const void *b)
{
  const Found *left = *(const Found *const *)a, *right = *(const Found *const *)b;

  if (left->n_links != right->n_links)
    return left->n_links < right->n_links ? -1 : 1;
  if (left->n_removed != right->n_removed)
    return left->n_removed > right->n_removed ? -1 : 1;
  return left->number < right->number ? -1 : 1;
}

/* Hands over what was found, the shortest first. */
static void
hand_over (Run *self,
           const SudokuTechnique *technique)
{
  guint n = 0;
  g_autofree gpointer *all = g_hash_table_get_keys_as_array (self->found, &n);

  qsort (all, n, sizeof (gpointer), compare_found);
  for (guint i = 0; i < n; i++)
    {
      const Found *found = all[i];
      SudokuChain chain = { .graph = self->graph,
                            .n_links = found->n_links,
                            .nodes = found->nodes,
                            .reasons = found->reasons };
      g_autoptr (SudokuStep) step = sudoku_chain_to_step (&chain, technique);

      for (guint k = 0; k < found->n_removed; k++)
        sudoku_step_remove (step,
                            sudoku_chain_graph_get_candidate (self->graph, found->removed[k]));
      if (!sudoku_step_search_add (self->search, g_steal_pointer (&step)))
        return;
    }
}

static void
run_clear (Run *self)
{
  g_hash_table_unref (self->found);
  g_array_unref (self->path);
  g_array_unref (self->path_reasons);
  g_array_unref (self->removed);
  g_free (self->true_after);
  g_free (self->reasons);
  g_free (self->n_links);
  g_free (self->false_after);
  g_free (self->n_false);
  g_free (self->queue);
  g_free (self->meets);
  sudoku_chain_graph_free (self->graph);
}

/**
 * sudoku_chain_find: (skip)
 * @search: a search that runs
 * @technique: the technique of the steps
 * @wish: which chains are looked for
 *
 * Finds chains in the position of a search, and hands them over, the shortest first.
 */
void
sudoku_chain_find (SudokuStepSearch *search,
                   const SudokuTechnique *technique,
                   const SudokuChainWish *wish)
{
  Run self = { .search = search, .wish = wish };
  guint n_starts;

  g_return_if_fail (search != NULL && technique != NULL && wish != NULL);

  self.graph = sudoku_chain_graph_new (search, wish->kinds);
  if (self.graph == NULL)
    return;
  self.n_nodes = sudoku_chain_graph_get_n_nodes (self.graph);
  self.found = g_hash_table_new_full (hash_removed, remove_same, NULL, found_free);
  self.true_after = g_new (guint32, self.n_nodes + 1);
  self.reasons = g_new (guint32, self.n_nodes + 1);
  self.n_links = g_new (guint32, self.n_nodes + 1);
  self.false_after = g_new (guint32, self.n_nodes + 1);
  self.n_false = g_new (guint32, self.n_nodes + 1);
  self.queue = g_new (guint32, self.n_nodes + 1);
  self.meets = g_new (guint8, self.n_nodes + 1);
  self.path = g_array_new (FALSE, FALSE, sizeof (guint32));
  self.path_reasons = g_array_new (FALSE, FALSE, sizeof (guint32));
  self.removed = g_array_new (FALSE, FALSE, sizeof (guint32));
  /* Almost locked sets make many nodes; then chains that have several candidates at both ends are
   * looked for only to show that a candidate is false. */
  n_starts = wish->kinds & SUDOKU_CHAIN_ALS && wish->shape != SUDOKU_CHAIN_FALSE
               ? sudoku_chain_graph_get_n_singles (self.graph)
               : self.n_nodes;
  for (guint node = 0; node < n_starts; node++)
    if (!run_from_node (&self, node))
      break;
  hand_over (&self, technique);
  run_clear (&self);
}
