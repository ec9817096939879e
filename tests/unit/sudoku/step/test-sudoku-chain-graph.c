/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The nodes and links of positions, compared with a plain look at the rules, and with the solution:
 * of a strong link one node at least is true there, of a weak one not both. */

#include <sudoku-chain-graph.h>

#include "test-shapes.h"

static const TestShape shapes[] = {
  { 2, 3, FALSE },
  { 3, 2, FALSE },
  { 3, 3, FALSE },
  { 3, 4, FALSE },
  { 1, 7, FALSE },
};

static const guint kinds[] = {
  SUDOKU_CHAIN_HOUSES | SUDOKU_CHAIN_ONE_VALUE,
  SUDOKU_CHAIN_CELLS,
  SUDOKU_CHAIN_HOUSES | SUDOKU_CHAIN_CELLS,
  SUDOKU_CHAIN_HOUSES | SUDOKU_CHAIN_GROUPS | SUDOKU_CHAIN_ONE_VALUE,
  SUDOKU_CHAIN_HOUSES | SUDOKU_CHAIN_CELLS | SUDOKU_CHAIN_GROUPS,
  SUDOKU_CHAIN_HOUSES | SUDOKU_CHAIN_CELLS | SUDOKU_CHAIN_GROUPS | SUDOKU_CHAIN_ALS,
};

/* A graph lives in a search only, so that the checks are a technique that finds nothing. */
typedef struct
{
  SudokuTechnique technique;
  const SudokuGrid *solution;
  guint kinds;
  gboolean was_called;
  guint n_several; /* nodes of several, in all graphs */
  guint n_of_sets; /* strong links of almost locked sets */
} Look;

typedef struct
{
  const SudokuChainGraph *graph;
  const SudokuLinks *links;
  const SudokuPosition *position;
  const SudokuGroups *groups;
  guint side;
  Look *look;
} Check;

/* Not both of two candidates can be true: of a cell, or the same value in a house. */
static gboolean
conflict (const Check *self,
          guint32 first,
          guint32 second)
{
  guint cell = first / self->side, other = second / self->side, n = 0, m = 0;
  const SudokuPlace *places = sudoku_groups_get_places (self->groups, cell, &n);
  const SudokuPlace *others = sudoku_groups_get_places (self->groups, other, &m);

  if (first == second || cell == other)
    return first != second;
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < m; k++)
      if (places[i].house == others[k].house)
        return first % self->side == second % self->side;
  return FALSE;
}

/* Every live candidate of an open cell is a node, and nothing else is a node of one. */
static void
check_singles (const Check *self)
{
  guint n = 0;

  for (guint32 candidate = 0; candidate < self->side * self->side * self->side; candidate++)
    {
      gboolean is_open = !sudoku_position_is_filled (self->position, candidate / self->side);
      gint64 single = sudoku_chain_graph_find_single (self->graph, candidate);

      g_assert_true ((single >= 0) ==
                     (is_open && sudoku_position_has (self->position, candidate)));
      if (single < 0)
        continue;
      g_assert_cmpint (single, ==, n++);
      g_assert_cmpuint (sudoku_chain_graph_get_candidate (self->graph, (guint)single), ==,
                        candidate);
      g_assert_cmpuint (sudoku_chain_graph_get_cell (self->graph, (guint)single), ==,
                        candidate / self->side);
    }
  g_assert_cmpuint (sudoku_chain_graph_get_n_singles (self->graph), ==, n);
}

/* The others are several of one value, and no two have the same. */
static void
check_several (const Check *self)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                       (GDestroyNotify)g_bytes_unref, NULL);

  for (guint node = 0; node < sudoku_chain_graph_get_n_nodes (self->graph); node++)
    {
      guint n = 0;
      const guint32 *members = sudoku_chain_graph_get_singles (self->graph, node, &n);

      g_assert_true (
        g_hash_table_add (seen, g_bytes_new (members, n * sizeof *members)));
      g_assert_true (node < sudoku_chain_graph_get_n_singles (self->graph)
                       ? n == 1 && members[0] == node
                       : n > 1);
      for (guint i = 1; i < n; i++)
        {
          g_assert_cmpuint (members[i - 1], <, members[i]);
          g_assert_cmpuint (sudoku_chain_graph_get_value (self->graph, members[i]), ==,
                            sudoku_chain_graph_get_value (self->graph, node));
        }
    }
  self->look->n_several += sudoku_chain_graph_get_n_nodes (self->graph) -
                           sudoku_chain_graph_get_n_singles (self->graph);
}

/* Does each candidate of one node exclude each of the other? */
static gboolean
exclude_each_other (const Check *self,
                    guint node,
                    guint other)
{
  guint n = 0, m = 0;
  const guint32 *members = sudoku_chain_graph_get_singles (self->graph, node, &n);
  const guint32 *others = sudoku_chain_graph_get_singles (self->graph, other, &m);

  if (self->look->kinds & SUDOKU_CHAIN_ONE_VALUE &&
      sudoku_chain_graph_get_value (self->graph, node) !=
        sudoku_chain_graph_get_value (self->graph, other))
    return FALSE;
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < m; k++)
      if (!conflict (self, sudoku_chain_graph_get_candidate (self->graph, members[i]),
                     sudoku_chain_graph_get_candidate (self->graph, others[k])))
        return FALSE;
  return TRUE;
}

static void
check_weak (const Check *self,
            guint node)
{
  guint n = 0, n_singles = 0, n_expected = 0;
  const guint32 *weak = sudoku_chain_graph_get_weak (self->graph, node, &n, &n_singles);
  g_autofree gboolean *is_weak =
    g_new0 (gboolean, sudoku_chain_graph_get_n_nodes (self->graph));

  for (guint i = 0; i < n; i++)
    {
      g_assert_false (is_weak[weak[i]]);
      is_weak[weak[i]] = TRUE;
      g_assert_true ((weak[i] < sudoku_chain_graph_get_n_singles (self->graph)) ==
                     (i < n_singles));
      g_assert_true (i == 0 || i >= n_singles || weak[i - 1] < weak[i]);
    }
  for (guint other = 0; other < sudoku_chain_graph_get_n_nodes (self->graph); other++)
    {
      gboolean expected = exclude_each_other (self, node, other);

      n_expected += expected;
      g_assert_true (is_weak[other] == expected);
      if (other < sudoku_chain_graph_get_n_singles (self->graph))
        g_assert_true (sudoku_chain_graph_excludes (self->graph, node, other) == expected);
    }
  g_assert_cmpuint (n, ==, n_expected);
}

static gboolean
is_true (const Check *self,
         guint node)
{
  guint n = 0;
  const guint32 *members = sudoku_chain_graph_get_singles (self->graph, node, &n);

  for (guint i = 0; i < n; i++)
    if (sudoku_grid_get_value (self->look->solution,
                               sudoku_chain_graph_get_cell (self->graph, members[i])) ==
        sudoku_chain_graph_get_value (self->graph, node))
      return TRUE;
  return FALSE;
}

static gboolean
has_link (const Check *self,
          guint node,
          guint other,
          guint reason)
{
  guint n = 0;
  const SudokuChainLink *links = sudoku_chain_graph_get_strong (self->graph, node, &n);

  for (guint i = 0; i < n; i++)
    if (links[i].node == other && links[i].reason == reason)
      return TRUE;
  return FALSE;
}

static void
check_strong (const Check *self,
              guint node)
{
  guint n = 0, n_truths = sudoku_links_get_n_truths (self->links);
  const SudokuChainLink *links = sudoku_chain_graph_get_strong (self->graph, node, &n);

  for (guint i = 0; i < n; i++)
    {
      SudokuStepSet set;
      gboolean is_set = sudoku_chain_graph_get_set (self->graph, links[i].reason, &set);
      guint n_cells = 0;
      const guint32 *cells =
        sudoku_chain_graph_get_cells (self->graph, links[i].reason, &n_cells);

      g_assert_true (is_true (self, node) || is_true (self, links[i].node));
      g_assert_true (has_link (self, links[i].node, node, links[i].reason));
      g_assert_true (is_set == (links[i].reason >= n_truths) && is_set == (cells != NULL));
      if (!is_set)
        continue;
      g_assert_cmpuint (set.n_truths, >=, 1);
      g_assert_cmpuint (set.n_truths, <=, n_cells);
      g_assert_cmpuint (set.n_links, ==, set.n_truths + 1);
      self->look->n_of_sets++;
    }
}

/* A node that excludes nothing leads nowhere. */
static gboolean
is_useful (const Check *self,
           guint node)
{
  guint n = 0, n_singles = 0;

  sudoku_chain_graph_get_weak (self->graph, node, &n, &n_singles);
  return n_singles > 0;
}

/* Where two candidates are left of a truth, there is a link. */
static void
check_truth (const Check *self,
             guint truth)
{
  const guint32 *candidates = sudoku_links_get_candidates (self->links, truth);
  gboolean is_cell = truth >= sudoku_links_get_cell_truth (self->links, 0);
  gboolean is_taken = self->look->kinds & (is_cell ? SUDOKU_CHAIN_CELLS : SUDOKU_CHAIN_HOUSES);
  guint live[2], n = 0;

  for (guint i = 0; i < self->side; i++)
    {
      gint64 single = sudoku_chain_graph_find_single (self->graph, candidates[i]);

      if (single >= 0 && n < 2)
        live[n] = (guint)single;
      n += single >= 0;
    }
  if (n == 2)
    g_assert_true (has_link (self, live[0], live[1], truth) ==
                   (is_taken && is_useful (self, live[0]) && is_useful (self, live[1])));
}

static void
check_graph (SudokuStepSearch *search,
             const SudokuTechnique *technique)
{
  Look *look = (Look *)technique;
  g_autoptr (SudokuChainGraph) graph =
    sudoku_chain_graph_new (search, (SudokuChainKinds)look->kinds);
  SudokuLinks *links = sudoku_step_search_get_links (search);
  const Check check = {
    .graph = graph,
    .links = links,
    .position = sudoku_step_search_get_position (search),
    .groups = sudoku_geometry_get_groups (sudoku_links_get_geometry (links)),
    .side = sudoku_links_get_side (links),
    .look = look,
  };

  look->was_called = TRUE;
  g_assert_nonnull (graph);
  check_singles (&check);
  check_several (&check);
  for (guint node = 0; node < sudoku_chain_graph_get_n_nodes (graph); node++)
    {
      check_weak (&check, node);
      check_strong (&check, node);
    }
  for (guint truth = 0; truth < sudoku_links_get_n_truths (links); truth++)
    check_truth (&check, truth);
}

static void
run (Look *look,
     const SudokuGrid *puzzle)
{
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (puzzle));
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  g_autoptr (SudokuPosition) position = sudoku_position_new (puzzle);
  const SudokuTechnique *techniques[] = { &look->technique };
  g_autoptr (GPtrArray) steps =
    sudoku_step_search_run (search, position, techniques, 1, SUDOKU_STEP_ALL);

  g_assert_true (look->was_called);
  g_assert_cmpuint (steps->len, ==, 0);
  g_assert_false (sudoku_step_search_was_cut_short (search));
}

/* The solution with about so many cells emptied. */
static SudokuGrid *
empty_cells (const SudokuGrid *solution,
             GRand *rand,
             double density)
{
  SudokuGrid *puzzle = sudoku_grid_copy (solution);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (puzzle); cell++)
    if (g_rand_double (rand) > density)
      sudoku_grid_set (puzzle, cell, 0, SUDOKU_ORIGIN_NONE);
  return puzzle;
}

static void
test_graphs (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (27);
  guint n_several = 0, n_of_sets = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    /* Of a large shape the fullest only. */
    for (guint round = test_shape_get_side (&shapes[i]) > 9 ? 2 : 0; round < 3; round++)
      {
        g_autoptr (SudokuGeometry) geometry = test_shape_make (&shapes[i]);
        g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
        g_autoptr (SudokuGrid) puzzle = empty_cells (solution, rand, 0.55 + 0.15 * round);

        for (gsize k = 0; k < G_N_ELEMENTS (kinds); k++)
          {
            Look look = {
              .technique = { .id = "look", .name = "Look", .find = check_graph },
              .solution = solution,
              .kinds = kinds[k],
            };

            run (&look, puzzle);
            n_several += look.n_several;
            n_of_sets += look.n_of_sets;
          }
      }
  g_assert_cmpuint (n_several, >, 0);
  g_assert_cmpuint (n_of_sets, >, 0);
}

static void
cut_short (SudokuStepSearch *search,
           const SudokuTechnique *technique)
{
  ((Look *)technique)->was_called = TRUE;
  g_assert_null (sudoku_chain_graph_new (search, SUDOKU_CHAIN_HOUSES));
}

/* Without work to spend there is no graph. */
static void
test_cut_short (void)
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (&shapes[3]);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  g_autoptr (SudokuPosition) position = sudoku_position_new (grid);
  Look look = { .technique = { .id = "look", .name = "Look", .find = cut_short } };
  const SudokuTechnique *techniques[] = { &look.technique };
  g_autoptr (GPtrArray) steps = NULL;

  sudoku_step_search_set_budget (search, 10);
  steps = sudoku_step_search_run (search, position, techniques, 1, SUDOKU_STEP_ALL);
  g_assert_true (look.was_called);
  g_assert_true (sudoku_step_search_was_cut_short (search));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/chain-graph/graphs", test_graphs);
  g_test_add_func ("/sudoku/chain-graph/cut-short", test_cut_short);
  return g_test_run ();
}
