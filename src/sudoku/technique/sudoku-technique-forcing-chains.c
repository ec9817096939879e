/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Forcing chains: what follows whichever candidate of a truth is true, or whether one candidate
 * is true or not; and candidates from which a contradiction follows. The shortest come first. */

#include <glib/gi18n.h>

#include "sudoku-chain-length.h"
#include "sudoku-forcing.h"
#include "sudoku-nested.h"
#include "sudoku-step-search.h"

/* What is supposed, and so which of equally long chains comes first. */
typedef enum
{
  BOTH_WAYS,
  ALL_OF_A_CELL,
  ALL_OF_A_HOUSE,
  CONTRADICTION,
} Kind;

/* Which kinds a technique looks for. */
typedef enum
{
  NISHIO,
  STATIC_CELLS,
  STATIC_HOUSES,
  DYNAMIC,
} Variant;

/* A chain that was found; it is made again when it is wanted. */
typedef struct
{
  guint length;
  Kind kind;
  guint order;
  guint32 source;  /* the literal of a contradiction, the candidate, or the truth */
  guint32 literal; /* what is concluded */
} Hint;

typedef struct
{
  SudokuStepSearch *search;
  const SudokuTechnique *technique;
  SudokuTrial *trial;
  SudokuForcing *forcing;
  SudokuForcingRules rules;
  SudokuForcingFunc further; /* nullable */
  SudokuForcedNet **nets;    /* by candidate: what follows when it is true; NULL: not known yet */
  guint16 *n_nets;           /* by literal: of how many nets at hand it is */
  guint32 *lengths;          /* by literal: of all its chains together */
  guint32 *best;             /* by literal: 1 + the index of the shortest hint that says the same */
  GArray *hints;             /* Hint */
  guint n_hints;             /* that were found */
  gboolean over;
} Finder;

static const SudokuForcedNet *
get_net (Finder *self,
         guint32 candidate)
{
  if (self->nets[candidate] == NULL)
    {
      sudoku_forcing_suppose (self->forcing, SUDOKU_LITERAL (candidate, TRUE));
      sudoku_forcing_spread (self->forcing, self->rules, self->further);
      self->nets[candidate] = sudoku_forcing_copy_net (self->forcing);
      if (!sudoku_step_search_spend (self->search, self->nets[candidate]->n_nodes))
        self->over = TRUE;
    }
  return self->nets[candidate];
}

static const SudokuForcedNet *
make_off_net (Finder *self,
              guint32 candidate)
{
  const SudokuForcedNet *net = sudoku_forcing_get_net (self->forcing);

  sudoku_forcing_suppose (self->forcing, SUDOKU_LITERAL (candidate, FALSE));
  sudoku_forcing_spread (self->forcing, self->rules, self->further);
  if (!sudoku_step_search_spend (self->search, net->n_nodes))
    self->over = TRUE;
  return net;
}

/* The literal by which hints that remove the same are known: in a cell of two candidates one is
 * true when the other is false. G_MAXUINT32: it would remove nothing. */
static guint32
find_key (const Finder *self,
          guint32 literal)
{
  guint32 candidate = literal / 2, side = self->trial->side;
  SudokuSet rest;

  if ((literal & 1) == 0)
    return sudoku_trial_has (self->trial, candidate) ? literal : G_MAXUINT32;
  rest = sudoku_set_minus (sudoku_trial_get_cell (self->trial, candidate / side),
                           sudoku_set_single (candidate % side));
  if (sudoku_set_is_empty (rest))
    return G_MAXUINT32;
  if (sudoku_set_is_empty (sudoku_set_without_first (rest)))
    return SUDOKU_LITERAL (candidate - candidate % side + sudoku_set_first (rest), FALSE);
  return literal;
}

static int
compare_hints (gconstpointer a,
               gconstpointer b)
{
  const Hint *left = a, *right = b;

  if (left->length != right->length)
    return left->length < right->length ? -1 : 1;
  if (left->kind != right->kind)
    return left->kind < right->kind ? -1 : 1;
  return left->order < right->order ? -1 : 1;
}

static void
add_hint (Finder *self,
          Kind kind,
          guint32 source,
          guint32 literal,
          guint length)
{
  guint32 key = find_key (self, literal);
  Hint hint = { .length = length, .kind = kind, .source = source, .literal = literal };

  if (key == G_MAXUINT32)
    return;
  hint.order = self->n_hints++;
  if (self->best[key] == 0)
    {
      g_array_append_val (self->hints, hint);
      self->best[key] = self->hints->len;
    }
  else if (compare_hints (&hint, &g_array_index (self->hints, Hint, self->best[key] - 1)) < 0)
    g_array_index (self->hints, Hint, self->best[key] - 1) = hint;
}

/* What is known in a net; the node that contradicts it comes last and is not. */
static guint
count_known (const SudokuForcedNet *net)
{
  return net->n_nodes - (net->contradicts ? 1 : 0);
}

/* What all these nets say. */
static void
combine (Finder *self,
         Kind kind,
         guint32 source,
         const SudokuForcedNet *const *nets,
         guint n_nets)
{
  for (guint i = 0; i < n_nets; i++)
    for (guint node = 0; node < count_known (nets[i]); node++)
      self->n_nets[nets[i]->nodes[node].literal]++;
  for (guint i = 0; i < n_nets; i++)
    for (guint node = 0; node < count_known (nets[i]); node++)
      {
        guint32 literal = nets[i]->nodes[node].literal;

        if (self->n_nets[literal] == n_nets && find_key (self, literal) != G_MAXUINT32)
          self->lengths[literal] += sudoku_forcing_count (self->forcing, nets[i], node);
      }
  for (guint32 on = 2; on-- > 0;)
    for (guint node = 0; node < count_known (nets[0]); node++)
      {
        guint32 literal = nets[0]->nodes[node].literal;

        if ((literal & 1) == on && self->n_nets[literal] == n_nets)
          add_hint (self, kind, source, literal, self->lengths[literal]);
      }
  for (guint i = 0; i < n_nets; i++)
    for (guint node = 0; node < count_known (nets[i]); node++)
      {
        self->n_nets[nets[i]->nodes[node].literal] = 0;
        self->lengths[nets[i]->nodes[node].literal] = 0;
      }
}

/* Whichever candidate of a truth is true. */
static void
combine_truth (Finder *self,
               Kind kind,
               guint32 truth)
{
  const guint32 *candidates = sudoku_links_get_candidates (self->trial->links, truth);
  const SudokuForcedNet *nets[SUDOKU_SIDE_MAX];
  guint n_nets = 0, place;

  SUDOKU_SET_FOREACH (self->trial->live[truth], place)
  nets[n_nets++] = get_net (self, candidates[place]);
  combine (self, kind, truth, nets, n_nets);
}

static void
look_for_contradiction (Finder *self,
                        guint32 literal,
                        const SudokuForcedNet *net)
{
  if (net->contradicts)
    add_hint (self, CONTRADICTION, literal, SUDOKU_LITERAL_NOT (literal),
              sudoku_forcing_count (self->forcing, net, net->on) +
                sudoku_forcing_count (self->forcing, net, net->off));
}

/* A candidate that is true or not. */
static void
try_both_ways (Finder *self,
               guint32 candidate,
               gboolean combined)
{
  const SudokuForcedNet *nets[2] = { get_net (self, candidate), NULL };

  look_for_contradiction (self, SUDOKU_LITERAL (candidate, TRUE), nets[0]);
  nets[1] = make_off_net (self, candidate);
  look_for_contradiction (self, SUDOKU_LITERAL (candidate, FALSE), nets[1]);
  if (combined)
    combine (self, BOTH_WAYS, candidate, nets, 2);
}

/* The truths beside that of its cell of which a candidate is the first. */
static void
try_houses (Finder *self,
            guint32 candidate)
{
  const SudokuTrial *trial = self->trial;

  for (guint32 i = trial->first_place[candidate] + 1; i < trial->first_place[candidate + 1]; i++)
    {
      SudokuSet live = trial->live[trial->places[i].truth];

      if (sudoku_set_first (live) == trial->places[i].place &&
          !sudoku_set_is_empty (sudoku_set_without_first (live)))
        combine_truth (self, ALL_OF_A_HOUSE, trial->places[i].truth);
    }
}

static void
try_cell (Finder *self,
          guint cell)
{
  Variant variant = self->technique->variant;
  SudokuSet values = sudoku_trial_get_cell (self->trial, cell);
  guint n_values = sudoku_set_count (values), value;

  if (n_values < 2 || (n_values == 2 && (variant == STATIC_CELLS || variant == STATIC_HOUSES)))
    return;
  SUDOKU_SET_FOREACH (values, value)
  {
    guint32 candidate = cell * self->trial->side + value;

    if (variant == NISHIO || variant == DYNAMIC)
      try_both_ways (self, candidate, variant == DYNAMIC && n_values > 2);
    if (variant == STATIC_HOUSES || variant == DYNAMIC)
      try_houses (self, candidate);
    if (self->over)
      return;
  }
  if (variant == STATIC_CELLS || variant == DYNAMIC)
    combine_truth (self, ALL_OF_A_CELL, self->trial->first_cell_truth + cell);
}

/* Adds the chain to a literal that a net knows. */
static void
explain_literal (Finder *self,
                 const SudokuForcedNet *net,
                 guint32 literal,
                 SudokuStep *step)
{
  for (guint node = 0; node < count_known (net); node++)
    if (net->nodes[node].literal == literal)
      sudoku_forcing_explain (self->forcing, net, node, step);
}

static void
explain (Finder *self,
         const Hint *hint,
         SudokuStep *step)
{
  const SudokuForcedNet *net = NULL;
  const guint32 *candidates = NULL;
  guint place;

  switch (hint->kind)
    {
    case CONTRADICTION:
      net = (hint->source & 1) != 0 ? get_net (self, hint->source / 2)
                                    : make_off_net (self, hint->source / 2);
      sudoku_forcing_explain (self->forcing, net, net->on, step);
      sudoku_forcing_explain (self->forcing, net, net->off, step);
      break;
    case BOTH_WAYS:
      explain_literal (self, get_net (self, hint->source), hint->literal, step);
      explain_literal (self, make_off_net (self, hint->source), hint->literal, step);
      break;
    case ALL_OF_A_CELL:
    case ALL_OF_A_HOUSE:
    default:
      sudoku_step_add_truth (step, hint->source);
      candidates = sudoku_links_get_candidates (self->trial->links, hint->source);
      SUDOKU_SET_FOREACH (self->trial->live[hint->source], place)
      explain_literal (self, get_net (self, candidates[place]), hint->literal, step);
      break;
    }
}

static void
hand_over (Finder *self)
{
  guint best = sudoku_step_search_get_best_rating (self->search);

  g_array_sort (self->hints, compare_hints);
  for (guint i = 0; i < self->hints->len; i++)
    {
      const Hint *hint = &g_array_index (self->hints, Hint, i);
      guint rating =
        self->technique->explainer_weight + sudoku_chain_length_rating (hint->length);
      SudokuStep *step = NULL;

      if (rating > best)
        return;
      step = sudoku_step_new (self->technique);
      sudoku_step_set_rating (step, rating);
      sudoku_step_set_length (step, hint->length);
      explain (self, hint, step);
      if ((hint->literal & 1) != 0)
        sudoku_step_place (step, hint->literal / 2);
      else
        sudoku_step_remove (step, hint->literal / 2);
      if (!sudoku_step_search_add (self->search, step) ||
          sudoku_step_search_get_best_rating (self->search) != G_MAXUINT)
        return;
    }
}

static void
find (SudokuStepSearch *search,
      const SudokuTechnique *technique)
{
  SudokuTrial *trial = sudoku_step_search_get_trial (search);
  g_autoptr (SudokuForcing) forcing = sudoku_forcing_new (trial);
  Finder self = { .search = search, .technique = technique, .trial = trial, .forcing = forcing };

  self.rules = SUDOKU_FORCING_HOUSES;
  if (technique->variant != NISHIO)
    self.rules |= SUDOKU_FORCING_CELLS;
  if (technique->variant == NISHIO || technique->variant == DYNAMIC)
    self.rules |= SUDOKU_FORCING_DYNAMIC;
  if (technique->size > 0)
    self.further = sudoku_nested_find;
  self.nets = g_new0 (SudokuForcedNet *, trial->n_candidates);
  self.n_nets = g_new0 (guint16, (gsize)trial->n_candidates * 2);
  self.lengths = g_new0 (guint32, (gsize)trial->n_candidates * 2);
  self.best = g_new0 (guint32, (gsize)trial->n_candidates * 2);
  self.hints = g_array_new (FALSE, FALSE, sizeof (Hint));
  for (guint cell = 0; cell < trial->side * trial->side && !self.over; cell++)
    try_cell (&self, cell);
  hand_over (&self);
  for (guint candidate = 0; candidate < trial->n_candidates; candidate++)
    g_clear_pointer (&self.nets[candidate], sudoku_forced_net_free);
  g_array_unref (self.hints);
  g_free (self.nets);
  g_free (self.n_nets);
  g_free (self.lengths);
  g_free (self.best);
}

static const SudokuTechnique techniques[] = {
  {
    .id = "nishio",
    .name = N_ ("Nishio"),
    .find = find,
    .variant = NISHIO,
    .explainer_order = 340,
    .explainer_weight = 75,
  },
  {
    .id = "cell-forcing-chain",
    .name = N_ ("Cell forcing chains"),
    .find = find,
    .variant = STATIC_CELLS,
    .explainer_order = 350,
    .explainer_weight = 80,
  },
  {
    .id = "house-forcing-chain",
    .name = N_ ("House forcing chains"),
    .find = find,
    .variant = STATIC_HOUSES,
    .explainer_order = 350,
    .explainer_weight = 80,
  },
  {
    .id = "dynamic-forcing-chain",
    .name = N_ ("Dynamic forcing chains"),
    .find = find,
    .variant = DYNAMIC,
    .explainer_order = 360,
    .explainer_weight = 85,
  },
  {
    .id = "nested-forcing-chain",
    .name = N_ ("Dynamic forcing chains with simple techniques"),
    .find = find,
    .variant = DYNAMIC,
    .size = 1,
    .explainer_order = 370,
    .explainer_weight = 90,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_forcing_chains = {
  .id = "forcing-chains",
  .name = N_ ("Forcing chains"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
