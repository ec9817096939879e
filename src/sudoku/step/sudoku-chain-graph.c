/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The nodes and links of a position. Knows no chains. */

#include "sudoku-chain-graph.h"

#include <sat-getter.h>
#include <stdlib.h>

#include "sudoku-chain-als.h"

typedef struct
{
  guint32 first; /* in members */
  guint32 n;
  guint32 next; /* the next node of several with the same first member, + 1 */
} Node;

/* A strong link as it is found. */
typedef struct
{
  guint32 node;
  SudokuChainLink link;
} Found;

/* Cells that form an almost locked set, perhaps together with a cell that they force. */
typedef struct
{
  guint16 cells[SUDOKU_CHAIN_ALS_MAX + 1];
  guint32 numbers[SUDOKU_CHAIN_ALS_MAX + 1];
  guint n;
  guint32 truths[SUDOKU_CHAIN_ALS_MAX]; /* of the set alone */
  guint n_truths;
  guint32 links[SUDOKU_CHAIN_ALS_MAX + 1]; /* of its values in its house */
  guint n_links;
} Cells;

struct _SudokuChainGraph
{
  SudokuStepSearch *search;
  const SudokuLinks *links;
  const SudokuPosition *position;
  SudokuChainKinds kinds;
  guint side;
  guint n_singles;
  guint32 *candidates;     /* owned: by single */
  guint32 *singles;        /* owned: by candidate, + 1 */
  GArray *nodes;           /* owned: Node */
  GArray *members;         /* owned: guint32: singles */
  guint32 *with_first;     /* owned: by single, the nodes of several that begin with it, + 1 */
  GArray **in_truth;       /* owned, nullable: by truth, its groups */
  GArray *cells;           /* owned: Cells */
  GArray *found;           /* owned: Found, until they are sorted */
  guint32 *first_strong;   /* owned: by node */
  SudokuChainLink *strong; /* owned */
  guint32 *first_weak;     /* owned: by node */
  guint32 *n_weak_singles; /* owned: by node */
  GArray *weak;            /* owned: guint32 */
};

static const Node *
get_node (const SudokuChainGraph *self,
          guint node)
{
  return &g_array_index (self->nodes, Node, node);
}

static const guint32 *
get_members (const SudokuChainGraph *self,
             guint node)
{
  return &g_array_index (self->members, guint32, get_node (self, node)->first);
}

static gboolean
are_members (const SudokuChainGraph *self,
             guint node,
             const guint32 *members,
             guint n)
{
  const guint32 *others = get_members (self, node);

  if (get_node (self, node)->n != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (members[i] != others[i])
      return FALSE;
  return TRUE;
}

/* The node with these members, which are in order; makes one when there is none. */
static guint
find_node (SudokuChainGraph *self,
           const guint32 *members,
           guint n)
{
  Node node = { .first = self->members->len, .n = n };

  if (n == 1)
    return members[0];
  for (guint other = self->with_first[members[0]]; other > 0;
       other = get_node (self, other - 1)->next)
    if (are_members (self, other - 1, members, n))
      return other - 1;
  node.next = self->with_first[members[0]];
  g_array_append_vals (self->members, members, n);
  g_array_append_val (self->nodes, node);
  self->with_first[members[0]] = self->nodes->len;
  return self->nodes->len - 1;
}

static void
add_strong (SudokuChainGraph *self,
            guint node,
            guint other,
            guint reason)
{
  Found there = { .node = node, .link = { .node = other, .reason = reason } };
  Found back = { .node = other, .link = { .node = node, .reason = reason } };

  g_array_append_val (self->found, there);
  g_array_append_val (self->found, back);
}

static void
add_singles (SudokuChainGraph *self)
{
  const SudokuCandidates *candidates = sudoku_position_get_candidates (self->position);
  guint n_candidates = sudoku_links_get_n_candidates (self->links);

  self->candidates = g_new (guint32, n_candidates);
  self->singles = g_new0 (guint32, n_candidates);
  for (guint cell = 0; cell < n_candidates / self->side; cell++)
    {
      SudokuSet values = sudoku_candidates_get (candidates, cell);
      guint value;

      if (sudoku_position_is_filled (self->position, cell))
        continue;
      SUDOKU_SET_FOREACH (values, value)
      {
        Node node = { .first = self->n_singles, .n = 1 };

        g_array_append_val (self->nodes, node);
        g_array_append_val (self->members, self->n_singles);
        self->candidates[self->n_singles++] = cell * self->side + value - 1;
        self->singles[cell * self->side + value - 1] = self->n_singles;
      }
    }
  self->with_first = g_new0 (guint32, self->n_singles + 1);
}

/* The live candidates of a truth, in order. */
static guint
get_live (const SudokuChainGraph *self,
          guint truth,
          guint32 *live)
{
  const guint32 *candidates = sudoku_links_get_candidates (self->links, truth);
  guint n = 0;

  for (guint i = 0; i < self->side; i++)
    if (self->singles[candidates[i]] > 0)
      {
        guint32 single = self->singles[candidates[i]] - 1;
        guint at = n++;

        for (; at > 0 && live[at - 1] > single; at--)
          live[at] = live[at - 1];
        live[at] = single;
      }
  return n;
}

static void
add_to_truth (SudokuChainGraph *self,
              guint truth,
              guint32 node)
{
  if (self->in_truth[truth] == NULL)
    self->in_truth[truth] = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_array_append_val (self->in_truth[truth], node);
}

static int
compare_cells (const void *a,
               const void *b)
{
  return *(const guint16 *)a - *(const guint16 *)b;
}

/* The groups of each value in cells that two houses share. */
static void
add_groups_of (SudokuChainGraph *self,
               guint house,
               guint other,
               const guint16 *cells,
               guint n_cells)
{
  for (guint value = 1; value <= self->side; value++)
    {
      guint32 members[SUDOKU_SIDE_MAX];
      guint n = 0;

      for (guint i = 0; i < n_cells; i++)
        {
          guint32 single = self->singles[cells[i] * self->side + value - 1];

          if (single > 0)
            members[n++] = single - 1;
        }
      if (n >= 2)
        {
          guint node = find_node (self, members, n);

          add_to_truth (self, sudoku_links_get_house_truth (self->links, house, value), node);
          add_to_truth (self, sudoku_links_get_house_truth (self->links, other, value), node);
        }
    }
}

static void
add_groups (SudokuChainGraph *self)
{
  const SudokuGroups *groups =
    sudoku_geometry_get_groups (sudoku_links_get_geometry (self->links));
  guint n_houses = sudoku_groups_get_n_houses (groups), side = self->side;
  g_autofree guint16 *shared = g_new (guint16, n_houses * side);
  g_autofree guint *n_shared = g_new (guint, n_houses);

  self->in_truth = g_new0 (GArray *, sudoku_links_get_n_truths (self->links));
  for (guint house = 0; house < n_houses; house++)
    {
      const guint16 *cells = sudoku_groups_get_house_cells (groups, house);

      for (guint other = 0; other < n_houses; other++)
        n_shared[other] = 0;
      for (guint i = 0; i < side; i++)
        {
          guint n = 0;
          const SudokuPlace *places = sudoku_groups_get_places (groups, cells[i], &n);

          for (guint k = 0; k < n; k++)
            if (places[k].house > house)
              shared[places[k].house * side + n_shared[places[k].house]++] = cells[i];
        }
      for (guint other = house + 1; other < n_houses; other++)
        if (n_shared[other] >= 2 && n_shared[other] < side)
          {
            guint16 *both = shared + (gsize)other * side;

            qsort (both, n_shared[other], sizeof (guint16), compare_cells);
            add_groups_of (self, house, other, both, n_shared[other]);
          }
    }
}

/* The members of @live that are not in @node; both are in order. */
static guint
get_rest (const SudokuChainGraph *self,
          guint node,
          const guint32 *live,
          guint n_live,
          guint32 *rest)
{
  const guint32 *members = get_members (self, node);
  guint n = get_node (self, node)->n, at = 0, n_rest = 0;

  for (guint i = 0; i < n_live; i++)
    if (at < n && members[at] == live[i])
      at++;
    else
      rest[n_rest++] = live[i];
  return n_rest;
}

static gboolean
contains (const SudokuChainGraph *self,
          guint node,
          const guint32 *part,
          guint n_part)
{
  const guint32 *members = get_members (self, node);
  guint n = get_node (self, node)->n, at = 0;

  for (guint i = 0; i < n && at < n_part; i++)
    if (members[i] == part[at])
      at++;
  return at == n_part;
}

/* Links of a group with the rest of its truth: a candidate, or groups that have all of it. */
static void
link_group (SudokuChainGraph *self,
            guint truth,
            guint number,
            const guint32 *live,
            guint n_live)
{
  const GArray *groups = self->in_truth[truth];
  guint node = g_array_index (groups, guint32, number);
  guint32 rest[SUDOKU_SIDE_MAX];
  guint n_rest = get_rest (self, node, live, n_live, rest);

  if (n_rest == 1)
    add_strong (self, node, rest[0], truth);
  for (guint i = number + 1; i < groups->len && n_rest > 1; i++)
    {
      guint other = g_array_index (groups, guint32, i);

      if (other != node && contains (self, other, rest, n_rest))
        add_strong (self, node, other, truth);
    }
}

static gboolean
have_same_value (const SudokuChainGraph *self,
                 guint node,
                 guint other)
{
  return sudoku_chain_graph_get_value (self, node) == sudoku_chain_graph_get_value (self, other);
}

static void
link_truths (SudokuChainGraph *self)
{
  guint first_cell = sudoku_links_get_cell_truth (self->links, 0);
  guint n_truths = sudoku_links_get_n_truths (self->links);
  guint first = self->kinds & SUDOKU_CHAIN_HOUSES ? 0 : first_cell;
  guint end = self->kinds & SUDOKU_CHAIN_CELLS ? n_truths : first_cell;

  for (guint truth = first; truth < end; truth++)
    {
      guint32 live[SUDOKU_SIDE_MAX];
      guint n = get_live (self, truth, live);
      const GArray *groups = self->in_truth == NULL ? NULL : self->in_truth[truth];

      if (n == 2 && (!(self->kinds & SUDOKU_CHAIN_ONE_VALUE) || truth >= first_cell ||
                     have_same_value (self, live[0], live[1])))
        add_strong (self, live[0], live[1], truth);
      for (guint i = 0; groups != NULL && i < groups->len; i++)
        link_group (self, truth, i, live, n);
    }
}

/* The node of a value in some cells. */
static guint
find_in_cells (SudokuChainGraph *self,
               const Cells *cells,
               guint value)
{
  guint32 members[SUDOKU_CHAIN_ALS_MAX + 1];
  guint n = 0;

  for (guint i = 0; i < cells->n; i++)
    {
      guint32 single = self->singles[cells->cells[i] * self->side + value - 1];

      if (single > 0)
        members[n++] = single - 1;
    }
  return find_node (self, members, n);
}

static void
add_cells (SudokuChainGraph *self,
           Cells *cells)
{
  qsort (cells->cells, cells->n, sizeof (guint16), compare_cells);
  for (guint i = 0; i < cells->n; i++)
    cells->numbers[i] = sudoku_links_get_cell_truth (self->links, cells->cells[i]);
  g_array_append_val (self->cells, *cells);
}

/* Whether a candidate excludes its value from all of the cells. */
static gboolean
sees_in_cells (const SudokuChainGraph *self,
               guint candidate,
               const Cells *cells)
{
  guint value = candidate % self->side;

  for (guint i = 0; i < cells->n; i++)
    if (self->singles[cells->cells[i] * self->side + value] > 0 &&
        !sudoku_links_conflict (self->links, candidate, cells->cells[i] * self->side + value))
      return FALSE;
  return TRUE;
}

/* Whether a cell sees all cells of a set, and so makes a larger set with it. */
static gboolean
sees_cells (const SudokuChainGraph *self,
            guint cell,
            const Cells *cells)
{
  SudokuGeometry *geometry = sudoku_links_get_geometry (self->links);

  for (guint i = 0; i < cells->n; i++)
    if (!sudoku_geometry_are_peers (geometry, cell, cells->cells[i]))
      return FALSE;
  return TRUE;
}

/* A cell to which the set leaves only one value, unless the set holds @value: without @value, the
 * set holds all its other values. */
static void
link_forced_cell (SudokuChainGraph *self,
                  const Cells *set,
                  SudokuSet values,
                  guint value,
                  guint cell,
                  SudokuSet seen)
{
  SudokuSet own = sudoku_candidates_get (sudoku_position_get_candidates (self->position), cell);
  SudokuSet rest = sudoku_set_minus (own, sudoku_set_minus (seen, sudoku_set_single (value)));
  guint reason = sudoku_links_get_n_truths (self->links) + self->cells->len;
  guint node = find_in_cells (self, set, value), other;
  Cells cells = *set;

  if (sudoku_set_count (rest) != 1 || sudoku_set_count (own) < 3)
    return;
  add_strong (self, node,
              self->singles[cell * self->side + sudoku_set_first (rest) - 1] - 1, reason);
  cells.cells[cells.n++] = (guint16)cell;
  add_cells (self, &cells);
  values = sudoku_set_minus (values, sudoku_set_or (rest, sudoku_set_single (value)));
  SUDOKU_SET_FOREACH (values, other)
  {
    const Cells *holders = sudoku_set_has (own, other) ? &cells : set;

    add_strong (self, node, find_in_cells (self, holders, other), reason);
  }
}

/* Cells outside a set that see all of the set's candidates of all of their values but one. */
static void
link_forced (SudokuChainGraph *self,
             const Cells *set,
             SudokuSet values)
{
  const SudokuCandidates *candidates = sudoku_position_get_candidates (self->position);

  for (guint cell = 0; cell < self->side * self->side; cell++)
    {
      SudokuSet own = sudoku_candidates_get (candidates, cell);
      SudokuSet common = sudoku_set_and (own, values), seen = SUDOKU_SET_EMPTY;
      guint value;

      if (sudoku_position_is_filled (self->position, cell) || sudoku_set_count (common) < 2 ||
          sudoku_set_count (common) + 1 < sudoku_set_count (own))
        continue;
      SUDOKU_SET_FOREACH (common, value)
      {
        if (sees_in_cells (self, cell * self->side + value - 1, set))
          seen = sudoku_set_or (seen, sudoku_set_single (value));
      }
      if (sudoku_set_count (seen) < 2 ||
          (set->n < SUDOKU_CHAIN_ALS_MAX && sees_cells (self, cell, set)))
        continue;
      SUDOKU_SET_FOREACH (values, value)
      {
        link_forced_cell (self, set, values, value, cell, seen);
      }
    }
}

/* A house that has all the cells. */
static guint
find_house (const SudokuChainGraph *self,
            const Cells *cells)
{
  const SudokuGroups *groups =
    sudoku_geometry_get_groups (sudoku_links_get_geometry (self->links));
  guint n_places = 0;
  const SudokuPlace *places = sudoku_groups_get_places (groups, cells->cells[0], &n_places);

  for (guint i = 0; i < n_places; i++)
    {
      const guint16 *all = sudoku_groups_get_house_cells (groups, places[i].house);
      guint n = 0;

      for (guint k = 0; k < self->side; k++)
        for (guint j = 0; j < cells->n; j++)
          n += all[k] == cells->cells[j];
      if (n == cells->n)
        return places[i].house;
    }
  g_return_val_if_reached (0);
}

/* Adds the sum behind a set: its cells against its values. */
static void
name_set (const SudokuChainGraph *self,
          Cells *cells,
          SudokuSet values)
{
  guint house = find_house (self, cells), value;

  cells->n_truths = cells->n;
  for (guint i = 0; i < cells->n; i++)
    cells->truths[i] = sudoku_links_get_cell_truth (self->links, cells->cells[i]);
  SUDOKU_SET_FOREACH (values, value)
  {
    cells->links[cells->n_links++] = sudoku_links_get_house_truth (self->links, house, value);
  }
}

static void
link_cells (const guint16 *numbers,
            guint n_numbers,
            SudokuSet values,
            gpointer user_data)
{
  SudokuChainGraph *self = user_data;
  guint reason = sudoku_links_get_n_truths (self->links) + self->cells->len;
  guint32 nodes[SUDOKU_CHAIN_ALS_MAX + 1] = { 0 };
  guint n_nodes = 0;
  Cells cells = { .n = n_numbers };
  guint value;

  for (guint i = 0; i < n_numbers; i++)
    cells.cells[i] = numbers[i];
  name_set (self, &cells, values);
  add_cells (self, &cells);
  SUDOKU_SET_FOREACH (values, value)
  {
    nodes[n_nodes++] = find_in_cells (self, &cells, value);
  }
  for (guint i = 0; i < n_nodes; i++)
    for (guint k = i + 1; k < n_nodes; k++)
      add_strong (self, nodes[i], nodes[k], reason);
  link_forced (self, &cells, values);
}

/* Drops the strong links to nodes that exclude nothing: no chain continues there. */
static void
drop_useless (SudokuChainGraph *self)
{
  guint n = 0;

  for (guint i = 0; i < self->found->len; i++)
    {
      Found found = g_array_index (self->found, Found, i);

      if (self->n_weak_singles[found.node] > 0 && self->n_weak_singles[found.link.node] > 0)
        g_array_index (self->found, Found, n++) = found;
    }
  g_array_set_size (self->found, n);
}

/* Puts the strong links at their nodes, in the order in which they were found. */
static void
sort_strong (SudokuChainGraph *self)
{
  guint n_nodes = self->nodes->len;
  g_autofree guint32 *next = g_new (guint32, n_nodes + 1);

  self->first_strong = g_new0 (guint32, n_nodes + 1);
  self->strong = g_new (SudokuChainLink, self->found->len + 1);
  for (guint i = 0; i < self->found->len; i++)
    self->first_strong[g_array_index (self->found, Found, i).node + 1]++;
  for (guint node = 0; node < n_nodes; node++)
    {
      self->first_strong[node + 1] += self->first_strong[node];
      next[node] = self->first_strong[node];
    }
  for (guint i = 0; i < self->found->len; i++)
    {
      const Found *found = &g_array_index (self->found, Found, i);

      self->strong[next[found->node]++] = found->link;
    }
}

/* The singles that a single excludes, in order. */
static void
add_weak_of_single (SudokuChainGraph *self,
                    guint node)
{
  guint n = 0;
  const guint32 *conflicts = sudoku_links_get_conflicts (
    sudoku_step_search_get_links (self->search), self->candidates[node], &n);

  for (guint i = 0; i < n; i++)
    {
      guint32 single = self->singles[conflicts[i]];

      if (single == 0 ||
          (self->kinds & SUDOKU_CHAIN_ONE_VALUE && !have_same_value (self, node, single - 1)))
        continue;
      single--;
      g_array_append_val (self->weak, single);
    }
}

/* The nodes that every member of a node of several excludes. */
static void
add_weak_of_several (SudokuChainGraph *self,
                     guint node)
{
  const guint32 *members = get_members (self, node);
  guint first = self->first_weak[members[0]], n_first = self->n_weak_singles[members[0]];

  for (guint i = first; i < first + n_first; i++)
    {
      guint32 single = g_array_index (self->weak, guint32, i);
      guint k = 1;

      while (k < get_node (self, node)->n &&
             sudoku_chain_graph_excludes (self, members[k], single))
        k++;
      if (k == get_node (self, node)->n)
        g_array_append_val (self->weak, single);
    }
}

/* By single: the nodes of several that contain it. */
typedef struct
{
  guint32 *first;
  guint32 *nodes;
} Containers;

static Containers
list_containers (const SudokuChainGraph *self)
{
  Containers list = { .first = g_new0 (guint32, self->n_singles + 2),
                      .nodes = g_new (guint32, self->members->len + 1) };

  for (guint i = self->n_singles; i < self->members->len; i++)
    list.first[g_array_index (self->members, guint32, i) + 2]++;
  for (guint i = 0; i < self->n_singles; i++)
    list.first[i + 2] += list.first[i + 1];
  for (guint node = self->n_singles; node < self->nodes->len; node++)
    for (guint i = 0; i < get_node (self, node)->n; i++)
      list.nodes[list.first[get_members (self, node)[i] + 1]++] = node;
  return list;
}

/* The nodes of several all of whose members a node excludes. @n_seen: by node, all 0. */
static void
add_weak_to_several (SudokuChainGraph *self,
                     guint node,
                     const Containers *containers,
                     guint32 *n_seen)
{
  guint first = self->first_weak[node], end = first + self->n_weak_singles[node];

  for (guint i = first; i < end; i++)
    {
      guint single = g_array_index (self->weak, guint32, i);

      for (guint k = containers->first[single]; k < containers->first[single + 1]; k++)
        {
          guint32 other = containers->nodes[k];

          if (++n_seen[other] == get_node (self, other)->n)
            g_array_append_val (self->weak, other);
        }
    }
  for (guint i = first; i < end; i++)
    {
      guint single = g_array_index (self->weak, guint32, i);

      for (guint k = containers->first[single]; k < containers->first[single + 1]; k++)
        n_seen[containers->nodes[k]] = 0;
    }
}

static gboolean
add_weak (SudokuChainGraph *self)
{
  guint n_nodes = self->nodes->len;
  g_autofree guint32 *n_seen = g_new0 (guint32, n_nodes + 1);
  Containers containers = list_containers (self);
  gboolean whole = TRUE;

  self->first_weak = g_new0 (guint32, n_nodes + 1);
  self->n_weak_singles = g_new0 (guint32, n_nodes + 1);
  for (guint node = 0; node < n_nodes && whole; node++)
    {
      guint first = self->weak->len;

      self->first_weak[node] = first;
      if (node < self->n_singles)
        add_weak_of_single (self, node);
      else
        add_weak_of_several (self, node);
      self->n_weak_singles[node] = self->weak->len - first;
      add_weak_to_several (self, node, &containers, n_seen);
      self->first_weak[node + 1] = self->weak->len;
      whole = sudoku_step_search_spend (self->search, 1);
    }
  g_free (containers.first);
  g_free (containers.nodes);
  return whole;
}

/**
 * sudoku_chain_graph_new: (skip)
 * @search: a search that runs
 * @kinds: what it is made of
 *
 * Finds the nodes and links of the position of a search.
 *
 * Returns: (transfer full) (nullable): the graph, which must not outlive the search's run; %NULL
 *   when the search was cut short
 */
SudokuChainGraph *
sudoku_chain_graph_new (SudokuStepSearch *search,
                        SudokuChainKinds kinds)
{
  g_autoptr (SudokuChainGraph) self = NULL;

  g_return_val_if_fail (search != NULL, NULL);

  self = g_new0 (SudokuChainGraph, 1);
  self->search = search;
  self->links = sudoku_step_search_get_links (search);
  self->position = sudoku_step_search_get_position (search);
  self->kinds = kinds;
  self->side = sudoku_links_get_side (self->links);
  self->nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  self->members = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->cells = g_array_new (FALSE, FALSE, sizeof (Cells));
  self->found = g_array_new (FALSE, FALSE, sizeof (Found));
  self->weak = g_array_new (FALSE, FALSE, sizeof (guint32));
  add_singles (self);
  if (kinds & SUDOKU_CHAIN_GROUPS)
    add_groups (self);
  link_truths (self);
  if (kinds & SUDOKU_CHAIN_ALS && !sudoku_chain_als_each (search, link_cells, self))
    return NULL;
  if (!add_weak (self))
    return NULL;
  drop_useless (self);
  sort_strong (self);
  return g_steal_pointer (&self);
}

/**
 * sudoku_chain_graph_free: (skip)
 *
 * Frees it.
 */
void
sudoku_chain_graph_free (SudokuChainGraph *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; self->in_truth != NULL && i < sudoku_links_get_n_truths (self->links); i++)
    g_clear_pointer (&self->in_truth[i], g_array_unref);
  g_free (self->in_truth);
  g_free (self->candidates);
  g_free (self->singles);
  g_free (self->with_first);
  g_free (self->first_strong);
  g_free (self->strong);
  g_free (self->first_weak);
  g_free (self->n_weak_singles);
  g_array_unref (self->nodes);
  g_array_unref (self->members);
  g_array_unref (self->cells);
  g_array_unref (self->found);
  g_array_unref (self->weak);
  g_free (self);
}

/**
 * sudoku_chain_graph_get_n_nodes: (skip)
 *
 * Gets how many nodes there are.
 *
 * Returns: their number
 */
guint
sudoku_chain_graph_get_n_nodes (const SudokuChainGraph *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->nodes->len;
}

/**
 * sudoku_chain_graph_get_cell: (skip)
 * @node: a node that is one candidate
 *
 * Gets the cell of a node.
 *
 * Returns: the cell
 */
guint
sudoku_chain_graph_get_cell (const SudokuChainGraph *self,
                             guint node)
{
  return sudoku_chain_graph_get_candidate (self, node) / self->side;
}

/**
 * sudoku_chain_graph_get_n_singles: (skip)
 *
 * Gets how many of the nodes are single candidates. They come first.
 *
 * Returns: their number
 */
SAT_DEFINE_GETTER (SudokuChainGraph, sudoku_chain_graph, n_singles, guint)

/**
 * sudoku_chain_graph_get_candidate: (skip)
 * @node: a node
 *
 * Gets the candidate of a node; of several, the first.
 *
 * Returns: a candidate
 */
guint32
sudoku_chain_graph_get_candidate (const SudokuChainGraph *self,
                                  guint node)
{
  g_return_val_if_fail (self != NULL && node < self->nodes->len, 0);

  return self->candidates[get_members (self, node)[0]];
}

/**
 * sudoku_chain_graph_find_single: (skip)
 * @candidate: a candidate
 *
 * Finds the node of a candidate.
 *
 * Returns: the node; −1 when the candidate is not live, or its cell is filled
 */
gint64
sudoku_chain_graph_find_single (const SudokuChainGraph *self,
                                guint candidate)
{
  g_return_val_if_fail (self != NULL, -1);

  return (gint64)self->singles[candidate] - 1;
}

/**
 * sudoku_chain_graph_get_value: (skip)
 * @node: a node
 *
 * Gets the value that all candidates of a node have.
 *
 * Returns: 1…N
 */
guint
sudoku_chain_graph_get_value (const SudokuChainGraph *self,
                              guint node)
{
  return sudoku_chain_graph_get_candidate (self, node) % self->side + 1;
}

/**
 * sudoku_chain_graph_get_singles: (skip)
 * @node: a node
 * @n: (out): how many there are
 *
 * Gets the candidates of a node as nodes of one candidate.
 *
 * Returns: (transfer none) (array length=n): nodes, in order
 */
const guint32 *
sudoku_chain_graph_get_singles (const SudokuChainGraph *self,
                                guint node,
                                guint *n)
{
  g_return_val_if_fail (self != NULL && node < self->nodes->len && n != NULL, NULL);

  *n = get_node (self, node)->n;
  return get_members (self, node);
}

/**
 * sudoku_chain_graph_get_strong: (skip)
 * @node: a node
 * @n: (out): how many there are
 *
 * Gets the strong links of a node.
 *
 * Returns: (transfer none) (array length=n): its strong links
 */
const SudokuChainLink *
sudoku_chain_graph_get_strong (const SudokuChainGraph *self,
                               guint node,
                               guint *n)
{
  g_return_val_if_fail (self != NULL && node < self->nodes->len && n != NULL, NULL);

  *n = self->first_strong[node + 1] - self->first_strong[node];
  return self->strong + self->first_strong[node];
}

/**
 * sudoku_chain_graph_get_weak: (skip)
 * @node: a node
 * @n: (out): how many there are
 * @n_singles: (out): how many of them are one candidate
 *
 * Gets the nodes that are false when a node is true.
 *
 * Returns: (transfer none) (array length=n): these nodes: first those of one candidate, in order
 */
const guint32 *
sudoku_chain_graph_get_weak (const SudokuChainGraph *self,
                             guint node,
                             guint *n,
                             guint *n_singles)
{
  g_return_val_if_fail (self != NULL && node < self->nodes->len, NULL);

  *n = self->first_weak[node + 1] - self->first_weak[node];
  *n_singles = self->n_weak_singles[node];
  return (const guint32 *)(gpointer)self->weak->data + self->first_weak[node];
}

/**
 * sudoku_chain_graph_excludes: (skip)
 * @node: a node
 * @single: a node that is one candidate
 *
 * Tells whether a node and a candidate can't both be true. O(log n) in the number it excludes.
 *
 * Returns: whether there is a weak link between them
 */
gboolean
sudoku_chain_graph_excludes (const SudokuChainGraph *self,
                             guint node,
                             guint single)
{
  guint low = self->first_weak[node], high = low + self->n_weak_singles[node];

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      guint32 found = g_array_index (self->weak, guint32, middle);

      if (found == single)
        return TRUE;
      if (found < single)
        low = middle + 1;
      else
        high = middle;
    }
  return FALSE;
}

/**
 * sudoku_chain_graph_get_cells: (skip)
 * @reason: of a strong link
 * @n: (out): how many truths there are
 *
 * Gets the truths of the cells that a strong link comes from.
 *
 * Returns: (transfer none) (array length=n) (nullable): their truths; %NULL when it comes from a
 *   truth alone, which is @reason
 */
const guint32 *
sudoku_chain_graph_get_cells (const SudokuChainGraph *self,
                              guint reason,
                              guint *n)
{
  const Cells *cells = NULL;
  guint n_truths = sudoku_links_get_n_truths (self->links);

  g_return_val_if_fail (self != NULL && n != NULL, NULL);

  *n = 0;
  if (reason < n_truths)
    return NULL;
  cells = &g_array_index (self->cells, Cells, reason - n_truths);
  *n = cells->n;
  return cells->numbers;
}

/**
 * sudoku_chain_graph_get_set: (skip)
 * @reason: of a strong link
 * @set: gets its cells and their values, which belong to @self
 *
 * Gets the almost locked set that a strong link comes from.
 *
 * Returns: whether it comes from one
 */
gboolean
sudoku_chain_graph_get_set (const SudokuChainGraph *self,
                            guint reason,
                            SudokuStepSet *set)
{
  const Cells *cells = NULL;
  guint n_truths = sudoku_links_get_n_truths (self->links);

  g_return_val_if_fail (self != NULL && set != NULL, FALSE);

  if (reason < n_truths)
    return FALSE;
  cells = &g_array_index (self->cells, Cells, reason - n_truths);
  *set = (SudokuStepSet){
    .truths = cells->truths,
    .n_truths = cells->n_truths,
    .links = cells->links,
    .n_links = cells->n_links,
  };
  return TRUE;
}
