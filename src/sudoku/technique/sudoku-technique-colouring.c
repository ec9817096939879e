/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Colouring: connected pairs of a value have two colours, one of which is true. */

#include <glib/gi18n.h>

#include "sudoku-chain-graph.h"

/* A candidate with a colour. */
typedef struct
{
  guint32 node;
  guint32 reason; /* of the pair by which it was reached; of the first that of the second */
  guint8 colour;  /* 0 or 1 */
} Member;

/* Candidates connected by pairs. */
typedef struct
{
  guint first; /* in the members */
  guint n;
} Cluster;

/* What a candidate sees, for marks. */
#define SEES(place, colour) (1u << (2 * (place) + (colour)))

typedef struct
{
  SudokuStepSearch *search;
  const SudokuTechnique *technique;
  SudokuChainGraph *graph; /* owned */
  GArray *members;         /* owned: Member */
  GArray *clusters;        /* owned: Cluster */
  guint8 *sees;            /* owned: by node, SEES() of the two clusters at hand */
  gboolean more;           /* whether steps are still wanted */
} Run;

static const Member *
get_member (const Run *self,
            const Cluster *cluster,
            guint number)
{
  return &g_array_index (self->members, Member, cluster->first + number);
}

static guint
get_value (const Run *self,
           const Cluster *cluster)
{
  return sudoku_chain_graph_get_value (self->graph, get_member (self, cluster, 0)->node);
}

/* Everything connected with a node. @known: by node, whether it is in a cluster */
static void
add_cluster (Run *self,
             guint node,
             guint8 *known)
{
  Cluster cluster = { .first = self->members->len };
  Member first = { .node = node };
  guint n = 0;

  first.reason = sudoku_chain_graph_get_strong (self->graph, node, &n)[0].reason;
  known[node] = 1;
  g_array_append_val (self->members, first);
  for (guint next = cluster.first; next < self->members->len; next++)
    {
      Member from = g_array_index (self->members, Member, next);
      const SudokuChainLink *links = sudoku_chain_graph_get_strong (self->graph, from.node, &n);

      for (guint i = 0; i < n; i++)
        if (!known[links[i].node])
          {
            Member member = { .node = links[i].node,
                              .reason = links[i].reason,
                              .colour = from.colour == 0 ? 1 : 0 };

            known[member.node] = 1;
            g_array_append_val (self->members, member);
          }
    }
  cluster.n = self->members->len - cluster.first;
  g_array_append_val (self->clusters, cluster);
}

static void
add_clusters (Run *self)
{
  guint n_nodes = sudoku_chain_graph_get_n_nodes (self->graph);
  g_autofree guint8 *known = g_new0 (guint8, n_nodes + 1);

  for (guint node = 0; node < n_nodes; node++)
    {
      guint n = 0;

      sudoku_chain_graph_get_strong (self->graph, node, &n);
      if (n > 0 && !known[node])
        add_cluster (self, node, known);
    }
}

/* Records what the members of a cluster see. Returns FALSE when the search is cut short. */
static gboolean
look (Run *self,
      const Cluster *cluster,
      guint place)
{
  for (guint i = 0; i < sudoku_chain_graph_get_n_nodes (self->graph); i++)
    self->sees[i] &= (guint8) ~(SEES (place, 0) | SEES (place, 1));
  for (guint i = 0; i < cluster->n; i++)
    {
      const Member *member = get_member (self, cluster, i);
      guint n = 0, n_singles = 0;
      const guint32 *weak =
        sudoku_chain_graph_get_weak (self->graph, member->node, &n, &n_singles);

      for (guint k = 0; k < n; k++)
        self->sees[weak[k]] |= (guint8)SEES (place, member->colour);
    }
  return sudoku_step_search_spend (self->search, cluster->n);
}

/* @roles: of the two colours */
static void
add_cluster_to_step (const Run *self,
                     const Cluster *cluster,
                     const SudokuRole *roles,
                     SudokuStep *step)
{
  for (guint i = 0; i < cluster->n; i++)
    {
      const Member *member = get_member (self, cluster, i);

      sudoku_step_add_truth (step, member->reason);
      sudoku_step_add_mark (step, sudoku_chain_graph_get_candidate (self->graph, member->node),
                            roles[member->colour]);
    }
}

/* Removes everything that sees the required colours. */
static void
remove_seeing (const Run *self,
               guint wanted,
               SudokuStep *step)
{
  guint n_nodes = sudoku_chain_graph_get_n_nodes (self->graph);

  for (guint node = 0; node < n_nodes; node++)
    if ((self->sees[node] & wanted) == wanted)
      sudoku_step_remove (step, sudoku_chain_graph_get_candidate (self->graph, node));
}

static void
remove_colour (const Run *self,
               const Cluster *cluster,
               guint colour,
               SudokuStep *step)
{
  for (guint i = 0; i < cluster->n; i++)
    if (get_member (self, cluster, i)->colour == colour)
      sudoku_step_remove (
        step, sudoku_chain_graph_get_candidate (self->graph, get_member (self, cluster, i)->node));
}

/* Whether candidates of a colour together see everything required. */
static gboolean
sees (const Run *self,
      const Cluster *cluster,
      guint colour,
      guint wanted)
{
  guint seen = 0;

  for (guint i = 0; i < cluster->n; i++)
    if (get_member (self, cluster, i)->colour == colour)
      seen |= self->sees[get_member (self, cluster, i)->node];
  return (seen & wanted) == wanted;
}

static void
hand_over (Run *self,
           SudokuStep *step)
{
  self->more = sudoku_step_search_add (self->search, step);
}

/* A candidate that sees both colours. */
static void
find_trap (Run *self,
           const Cluster *cluster)
{
  static const SudokuRole roles[] = { SUDOKU_ROLE_PATTERN, SUDOKU_ROLE_SECOND };
  SudokuStep *step = NULL;

  if (cluster->n < 4)
    return;
  step = sudoku_step_new (self->technique);
  add_cluster_to_step (self, cluster, roles, step);
  remove_seeing (self, SEES (0, 0) | SEES (0, 1), step);
  hand_over (self, step);
}

/* A colour that sees itself. */
static void
find_wrap (Run *self,
           const Cluster *cluster)
{
  static const SudokuRole roles[] = { SUDOKU_ROLE_PATTERN, SUDOKU_ROLE_SECOND };

  for (guint colour = 0; colour < 2 && self->more; colour++)
    if (sees (self, cluster, colour, SEES (0, colour)))
      {
        SudokuStep *step = sudoku_step_new (self->technique);

        add_cluster_to_step (self, cluster, roles, step);
        remove_colour (self, cluster, colour, step);
        hand_over (self, step);
      }
}

/* A step of two clusters, marked for the case that @colour of the first is true. */
static SudokuStep *
new_step_of_two (const Run *self,
                 const Cluster *cluster,
                 guint colour,
                 const Cluster *other,
                 guint other_colour)
{
  SudokuStep *step = sudoku_step_new (self->technique);
  SudokuRole roles[2] = { 0 };

  roles[colour] = SUDOKU_ROLE_ON;
  roles[1 - colour] = SUDOKU_ROLE_OFF;
  add_cluster_to_step (self, cluster, roles, step);
  roles[other_colour] = SUDOKU_ROLE_OFF;
  roles[1 - other_colour] = SUDOKU_ROLE_ON;
  add_cluster_to_step (self, other, roles, step);
  return step;
}

/* A colour of one cluster sees a colour of the other: one of the two opposite colours is true.
 * Everything that follows from two clusters is one step. */
static void
find_across (Run *self,
             const Cluster *cluster,
             const Cluster *other)
{
  SudokuStep *step = NULL;

  for (guint i = 0; i < 4; i++)
    {
      guint colour = i / 2, other_colour = i % 2;

      if (!sees (self, cluster, colour, SEES (1, other_colour)))
        continue;
      if (step == NULL)
        step = new_step_of_two (self, cluster, colour, other, other_colour);
      remove_seeing (self, SEES (0, 1 - colour) | SEES (1, 1 - other_colour), step);
    }
  if (step != NULL)
    hand_over (self, step);
}

/* A colour of one cluster sees both colours of the other. */
static void
find_between (Run *self,
              const Cluster *cluster,
              const Cluster *other)
{
  for (guint colour = 0; colour < 2 && self->more; colour++)
    if (sees (self, cluster, colour, SEES (1, 0) | SEES (1, 1)))
      {
        SudokuStep *step = new_step_of_two (self, cluster, colour, other, 0);

        remove_colour (self, cluster, colour, step);
        hand_over (self, step);
      }
}

static void
find_with_one (Run *self)
{
  for (guint i = 0; i < self->clusters->len && self->more; i++)
    {
      const Cluster *cluster = &g_array_index (self->clusters, Cluster, i);

      if (!look (self, cluster, 0))
        return;
      if (self->technique->variant == 0)
        find_trap (self, cluster);
      else
        find_wrap (self, cluster);
    }
}

static void
find_with_two (Run *self)
{
  for (guint i = 0; i < self->clusters->len && self->more; i++)
    {
      const Cluster *cluster = &g_array_index (self->clusters, Cluster, i);
      guint value = get_value (self, cluster);

      if (!look (self, cluster, 0))
        return;
      for (guint k = 0; k < self->clusters->len && self->more; k++)
        {
          const Cluster *other = &g_array_index (self->clusters, Cluster, k);

          if (k == i || value != get_value (self, other))
            continue;
          if (!look (self, other, 1))
            return;
          if (self->technique->variant == 1)
            find_between (self, cluster, other);
          else if (k > i)
            find_across (self, cluster, other);
        }
    }
}

static void
find_colours (SudokuStepSearch *search,
              const SudokuTechnique *technique)
{
  Run self = { .search = search, .technique = technique, .more = TRUE };

  self.graph = sudoku_chain_graph_new (search, SUDOKU_CHAIN_HOUSES | SUDOKU_CHAIN_ONE_VALUE);
  if (self.graph == NULL)
    return;
  self.members = g_array_new (FALSE, FALSE, sizeof (Member));
  self.clusters = g_array_new (FALSE, FALSE, sizeof (Cluster));
  self.sees = g_new0 (guint8, sudoku_chain_graph_get_n_nodes (self.graph) + 1);
  add_clusters (&self);
  if (technique->size == 1)
    find_with_one (&self);
  else
    find_with_two (&self);
  sudoku_chain_graph_free (self.graph);
  g_array_unref (self.members);
  g_array_unref (self.clusters);
  g_free (self.sees);
}

/* A row for steps of @clusters clusters. */
#define COLOURS(colours_id, colours_code, colours_name, clusters, kind, order, weight) \
  {                                                                                    \
    .id = colours_id,                                                                  \
    .code = colours_code,                                                              \
    .name = colours_name,                                                              \
    .find = find_colours,                                                              \
    .size = clusters,                                                                  \
    .variant = kind,                                                                   \
    .hodoku_order = order,                                                             \
    .hodoku_weight = weight,                                                           \
    .level = SUDOKU_LEVEL_HARD,                                                        \
  }

static const SudokuTechnique techniques[] = {
  COLOURS ("simple-colours-trap", "0500", N_ ("Simple colours, trap"), 1, 0, 380, 150),
  COLOURS ("simple-colours-wrap", "0501", N_ ("Simple colours, wrap"), 1, 1, 380, 150),
  COLOURS ("multi-colours", "0502", N_ ("Multi colours"), 2, 0, 390, 200),
  COLOURS ("multi-colours-false", "0503", N_ ("Multi colours, one colour false"), 2, 1, 390, 200),
};

const SudokuTechniqueFamily sudoku_technique_family_colouring = {
  .id = "colouring",
  .name = N_ ("Colouring"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
