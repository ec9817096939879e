/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Inferences from a supposition: the value of a cell excludes others, and the last place of a truth
 * is taken. Everything true is propagated before anything false, the oldest first. Knows nothing of
 * what is concluded from it. */

#include "sudoku-forcing.h"

#include <sat-getter.h>

/* Literals of one kind, in the order in which they were inferred. */
typedef struct
{
  guint32 *nodes;
  guint n;
  guint n_spread;
} Queue;

struct _SudokuForcing
{
  SudokuTrial *trial;  /* unowned */
  SudokuForcedNet net; /* of the supposition at hand */
  guint size_nodes;
  guint size_parents;
  guint size_reasons;
  guint32 *index; /* by literal: its node + 1 */
  Queue on;
  Queue off;
  guint32 *stamps; /* by literal */
  guint32 stamp;
  GArray *stack;       /* guint: nodes */
  GHashTable *counted; /* guint64 *: which nested arguments are in which sum */
};

/**
 * sudoku_forcing_new: (skip)
 * @trial: a position on trial, which must outlive the inferences
 *
 * Makes what draws inferences in a position.
 *
 * Returns: (transfer full): inferences without a supposition
 */
SudokuForcing *
sudoku_forcing_new (SudokuTrial *trial)
{
  SudokuForcing *self = NULL;

  g_return_val_if_fail (trial != NULL, NULL);

  self = g_new0 (SudokuForcing, 1);
  self->trial = trial;
  self->index = g_new0 (guint32, (gsize)trial->n_candidates * 2);
  self->stamps = g_new0 (guint32, (gsize)trial->n_candidates * 2);
  self->on.nodes = g_new (guint32, trial->n_candidates);
  self->off.nodes = g_new (guint32, trial->n_candidates);
  self->stack = g_array_new (FALSE, FALSE, sizeof (guint));
  self->counted = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  return self;
}

/**
 * sudoku_forcing_free: (skip)
 *
 * Frees it.
 */
void
sudoku_forcing_free (SudokuForcing *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->net.nodes);
  g_free (self->net.parents);
  g_free (self->net.reasons);
  g_free (self->index);
  g_free (self->stamps);
  g_free (self->on.nodes);
  g_free (self->off.nodes);
  g_array_unref (self->stack);
  g_hash_table_unref (self->counted);
  g_free (self);
}

/**
 * sudoku_forcing_get_trial: (skip)
 *
 * Gets the position of the inferences.
 *
 * Returns: (transfer none): the position on trial
 */
SAT_DEFINE_GETTER (SudokuForcing, sudoku_forcing, trial, SudokuTrial *)

/**
 * sudoku_forcing_get_net: (skip)
 *
 * Gets what follows from the last supposition.
 *
 * Returns: (transfer none): the net; it changes with @self
 */
const SudokuForcedNet *
sudoku_forcing_get_net (const SudokuForcing *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->net;
}

/**
 * sudoku_forcing_copy_net: (skip)
 *
 * Copies what follows from the last supposition.
 *
 * Returns: (transfer full): the net; free with sudoku_forced_net_free()
 */
SudokuForcedNet *
sudoku_forcing_copy_net (const SudokuForcing *self)
{
  SudokuForcedNet *net = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  net = g_new (SudokuForcedNet, 1);
  *net = self->net;
  net->nodes = g_memdup2 (net->nodes, net->n_nodes * sizeof *net->nodes);
  net->parents = g_memdup2 (net->parents, net->n_parents * sizeof *net->parents);
  net->reasons = g_memdup2 (net->reasons, net->n_reasons * sizeof *net->reasons);
  return net;
}

/**
 * sudoku_forced_net_free: (skip)
 * @net: (transfer full): a net
 *
 * Frees it.
 */
void
sudoku_forced_net_free (SudokuForcedNet *net)
{
  g_return_if_fail (net != NULL);

  g_free (net->nodes);
  g_free (net->parents);
  g_free (net->reasons);
  g_free (net);
}

static guint
grow (guint size)
{
  return size == 0 ? 256 : size * 2;
}

/**
 * sudoku_forcing_add: (skip)
 * @literal: a literal
 * @parent: the node that it follows from; %G_MAXUINT: it is supposed
 *
 * Adds a node. It is not known until sudoku_forcing_keep().
 *
 * Returns: its index
 */
guint
sudoku_forcing_add (SudokuForcing *self,
                    guint32 literal,
                    guint parent)
{
  SudokuForcedNet *net = &self->net;

  if (net->n_nodes == self->size_nodes)
    {
      self->size_nodes = grow (self->size_nodes);
      net->nodes = g_renew (SudokuForcedNode, net->nodes, self->size_nodes);
    }
  net->nodes[net->n_nodes] = (SudokuForcedNode){ .literal = literal,
                                                 .first_parent = net->n_parents,
                                                 .first_reason = net->n_reasons };
  net->n_nodes++;
  if (parent != G_MAXUINT)
    sudoku_forcing_add_parent (self, parent);
  return net->n_nodes - 1;
}

/**
 * sudoku_forcing_add_parent: (skip)
 * @parent: a node
 *
 * Adds a parent to the last node.
 */
void
sudoku_forcing_add_parent (SudokuForcing *self,
                           guint parent)
{
  SudokuForcedNet *net = &self->net;

  if (net->n_parents == self->size_parents)
    {
      self->size_parents = grow (self->size_parents);
      net->parents = g_renew (guint32, net->parents, self->size_parents);
    }
  net->parents[net->n_parents++] = parent;
  net->nodes[net->n_nodes - 1].n_parents++;
}

/**
 * sudoku_forcing_add_reason: (skip)
 * @truth: a truth
 *
 * Adds a truth to the reasons of the last node.
 */
void
sudoku_forcing_add_reason (SudokuForcing *self,
                           guint32 truth)
{
  SudokuForcedNet *net = &self->net;

  if (net->n_reasons == self->size_reasons)
    {
      self->size_reasons = grow (self->size_reasons);
      net->reasons = g_renew (guint32, net->reasons, self->size_reasons);
    }
  net->reasons[net->n_reasons++] = truth;
  net->nodes[net->n_nodes - 1].n_reasons++;
}

/**
 * sudoku_forcing_set_nested: (skip)
 * @nested: the number of the nested argument, from 1
 * @length: how many literals it has
 *
 * Records that the last node follows from its parents by a nested argument.
 */
void
sudoku_forcing_set_nested (SudokuForcing *self,
                           guint32 nested,
                           guint length)
{
  SudokuForcedNode *node = &self->net.nodes[self->net.n_nodes - 1];

  node->nested = nested;
  node->nested_length = length;
}

/**
 * sudoku_forcing_keep: (skip)
 * @node: a node whose literal is not known yet
 *
 * Makes the literal of a node known, so that it is propagated.
 */
void
sudoku_forcing_keep (SudokuForcing *self,
                     guint node)
{
  guint32 literal = self->net.nodes[node].literal;
  Queue *queue = (literal & 1) != 0 ? &self->on : &self->off;

  self->index[literal] = node + 1;
  queue->nodes[queue->n++] = node;
}

/**
 * sudoku_forcing_has: (skip)
 * @literal: a literal
 *
 * Tells whether a literal is known.
 *
 * Returns: whether it is
 */
gboolean
sudoku_forcing_has (const SudokuForcing *self,
                    guint32 literal)
{
  return self->index[literal] != 0;
}

/**
 * sudoku_forcing_find: (skip)
 * @literal: a known literal
 *
 * Finds the node of a literal.
 *
 * Returns: its index
 */
guint
sudoku_forcing_find (const SudokuForcing *self,
                     guint32 literal)
{
  return self->index[literal] - 1;
}

/**
 * sudoku_forcing_suppose: (skip)
 * @literal: what is supposed
 *
 * Forgets all inferences, and supposes a literal.
 */
void
sudoku_forcing_suppose (SudokuForcing *self,
                        guint32 literal)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->on.n; i++)
    self->index[self->net.nodes[self->on.nodes[i]].literal] = 0;
  for (guint i = 0; i < self->off.n; i++)
    self->index[self->net.nodes[self->off.nodes[i]].literal] = 0;
  self->on.n = self->on.n_spread = self->off.n = self->off.n_spread = 0;
  self->net.n_nodes = self->net.n_parents = self->net.n_reasons = 0;
  self->net.contradicts = FALSE;
  sudoku_forcing_keep (self, sudoku_forcing_add (self, literal, G_MAXUINT));
}

/* @node: its opposite is known already */
static void
contradict (SudokuForcing *self,
            guint node)
{
  guint32 literal = self->net.nodes[node].literal;
  guint other = sudoku_forcing_find (self, SUDOKU_LITERAL_NOT (literal));

  self->net.contradicts = TRUE;
  self->net.on = (literal & 1) != 0 ? node : other;
  self->net.off = (literal & 1) != 0 ? other : node;
}

/* What a true candidate excludes. */
static void
spread_on (SudokuForcing *self,
           guint parent,
           SudokuForcingRules rules)
{
  const SudokuTrial *trial = self->trial;
  guint candidate = self->net.nodes[parent].literal / 2;
  guint32 first = trial->first_conflict[candidate];

  if ((rules & SUDOKU_FORCING_CELLS) == 0)
    first += trial->side - 1;
  for (guint32 i = first; i < trial->first_conflict[candidate + 1]; i++)
    {
      guint32 other = trial->conflicts[i], literal = SUDOKU_LITERAL (other, FALSE);

      if (!sudoku_trial_has (trial, other))
        continue;
      if (sudoku_forcing_has (self, SUDOKU_LITERAL_NOT (literal)))
        {
          contradict (self, sudoku_forcing_add (self, literal, parent));
          return;
        }
      if (!sudoku_forcing_has (self, literal))
        sudoku_forcing_keep (self, sudoku_forcing_add (self, literal, parent));
    }
}

/* The only place left in a truth besides the one that was found false, or G_MAXUINT. */
static guint
find_last (const SudokuTrial *trial,
           const SudokuTrialPlace *place)
{
  SudokuSet live =
    sudoku_set_minus (trial->live[place->truth], sudoku_set_single (place->place));

  if (sudoku_set_is_empty (live) || !sudoku_set_is_empty (sudoku_set_without_first (live)))
    return G_MAXUINT;
  return sudoku_links_get_candidates (trial->links, place->truth)[sudoku_set_first (live)];
}

/* Everything that became false before the last place of a truth was found. */
static void
add_removed (SudokuForcing *self,
             guint32 truth)
{
  const guint32 *candidates = sudoku_links_get_candidates (self->trial->links, truth);
  SudokuSet removed = sudoku_set_minus (self->trial->source[truth], self->trial->live[truth]);
  guint place;

  SUDOKU_SET_FOREACH (removed, place)
  sudoku_forcing_add_parent (
    self, sudoku_forcing_find (self, SUDOKU_LITERAL (candidates[place], FALSE)));
  sudoku_forcing_add_reason (self, truth);
}

/* What must be true where a candidate is false. */
static void
spread_off (SudokuForcing *self,
            guint parent,
            SudokuForcingRules rules)
{
  const SudokuTrial *trial = self->trial;
  guint candidate = self->net.nodes[parent].literal / 2;
  guint32 first = trial->first_place[candidate], end = trial->first_place[candidate + 1];

  if ((rules & SUDOKU_FORCING_CELLS) == 0)
    first++;
  for (guint32 i = first; i < end; i++)
    {
      guint other = find_last (trial, &trial->places[i]);
      guint32 literal = SUDOKU_LITERAL (other, TRUE);
      guint node;

      if (other == G_MAXUINT || sudoku_forcing_has (self, literal))
        continue;
      node = sudoku_forcing_add (self, literal, parent);
      add_removed (self, trial->places[i].truth);
      if (sudoku_forcing_has (self, SUDOKU_LITERAL_NOT (literal)))
        {
          contradict (self, node);
          return;
        }
      sudoku_forcing_keep (self, node);
    }
}

/**
 * sudoku_forcing_spread: (skip)
 * @self: inferences, after sudoku_forcing_suppose()
 * @rules: which inferences to draw
 * @further: (nullable): adds more inferences when these are exhausted
 * @user_data: for @further
 *
 * Infers everything that follows, up to the first contradiction.
 */
void
sudoku_forcing_spread (SudokuForcing *self,
                       SudokuForcingRules rules,
                       SudokuForcingFunc further,
                       gpointer user_data)
{
  gboolean more = TRUE;

  g_return_if_fail (self != NULL);

  while (more && !self->net.contradicts)
    {
      if (self->on.n_spread < self->on.n)
        spread_on (self, self->on.nodes[self->on.n_spread++], rules);
      else if (self->off.n_spread < self->off.n)
        {
          guint node = self->off.nodes[self->off.n_spread++];

          spread_off (self, node, rules);
          if ((rules & SUDOKU_FORCING_DYNAMIC) != 0)
            sudoku_trial_remove (self->trial, self->net.nodes[node].literal / 2);
        }
      else
        more = further != NULL && further (self, user_data);
    }
  if ((rules & SUDOKU_FORCING_DYNAMIC) != 0)
    sudoku_trial_reset (self->trial);
}

/* Everything that a node follows from, once each, on the stack. */
static void
trace (SudokuForcing *self,
       const SudokuForcedNet *net,
       guint node)
{
  guint stamp = ++self->stamp;

  g_array_set_size (self->stack, 0);
  g_array_append_val (self->stack, node);
  self->stamps[net->nodes[node].literal] = stamp;
  for (guint i = 0; i < self->stack->len; i++)
    {
      const SudokuForcedNode *child = &net->nodes[g_array_index (self->stack, guint, i)];

      for (guint k = 0; k < child->n_parents; k++)
        {
          guint parent = net->parents[child->first_parent + k];
          guint32 literal = net->nodes[parent].literal;

          if (self->stamps[literal] == stamp)
            continue;
          self->stamps[literal] = stamp;
          g_array_append_val (self->stack, parent);
        }
    }
}

/**
 * sudoku_forcing_begin_count: (skip)
 *
 * Starts the sums of sudoku_forcing_count() anew.
 */
void
sudoku_forcing_begin_count (SudokuForcing *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_remove_all (self->counted);
}

/* Returns the length of a nested argument that is not in a sum yet. */
static guint
count_nested (SudokuForcing *self,
              const SudokuForcedNode *node,
              guint32 sum)
{
  guint64 key = (guint64)sum << 32 | node->nested;

  if (!g_hash_table_add (self->counted, g_memdup2 (&key, sizeof key)))
    return 0;
  return node->nested_length;
}

/**
 * sudoku_forcing_count: (skip)
 * @net: a net of its position
 * @node: a node
 * @sum: which sum: nested arguments are counted once for all nodes with the same number
 *
 * Counts the literals that a node follows from, including itself and those of nested arguments.
 * O(their number).
 *
 * Returns: the length of the chain to it
 */
guint
sudoku_forcing_count (SudokuForcing *self,
                      const SudokuForcedNet *net,
                      guint node,
                      guint32 sum)
{
  guint length = 0;

  g_return_val_if_fail (self != NULL && net != NULL, 0);

  trace (self, net, node);
  length = self->stack->len;
  for (guint i = 0; i < self->stack->len; i++)
    {
      const SudokuForcedNode *cause = &net->nodes[g_array_index (self->stack, guint, i)];

      if (cause->nested > 0)
        length += count_nested (self, cause, sum);
    }
  return length;
}

static int
compare_nodes (gconstpointer a,
               gconstpointer b)
{
  guint left = *(const guint *)a, right = *(const guint *)b;

  return (left > right) - (left < right);
}

/**
 * sudoku_forcing_explain: (skip)
 * @net: a net of its position
 * @node: a node
 * @step: gets the truths and the marks
 *
 * Adds to a step what a node follows from, starting with the supposition.
 */
void
sudoku_forcing_explain (SudokuForcing *self,
                        const SudokuForcedNet *net,
                        guint node,
                        SudokuStep *step)
{
  g_return_if_fail (self != NULL && net != NULL && step != NULL);

  trace (self, net, node);
  g_array_sort (self->stack, compare_nodes);
  for (guint i = 0; i < self->stack->len; i++)
    {
      const SudokuForcedNode *cause = &net->nodes[g_array_index (self->stack, guint, i)];

      for (guint k = 0; k < cause->n_reasons; k++)
        sudoku_step_add_truth (step, net->reasons[cause->first_reason + k]);
      sudoku_step_add_mark (step, cause->literal / 2,
                            (cause->literal & 1) != 0 ? SUDOKU_ROLE_ON : SUDOKU_ROLE_OFF);
    }
}
