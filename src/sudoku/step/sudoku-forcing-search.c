/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Supposes each candidate, and combines the consequences: contradictions, and what all candidates
 * of a truth lead to. Keeps the shortest chain for each conclusion. */

#include "sudoku-forcing-search.h"

struct _SudokuForcingSearch
{
  SudokuStepSearch *search; /* unowned */
  SudokuTrial *trial;       /* unowned */
  SudokuForcing *forcing;   /* owned */
  SudokuForcingVariant variant;
  SudokuForcingRules rules;
  SudokuForcingFunc further; /* nullable */
  gpointer user_data;        /* unowned, of @further */
  SudokuForcedNet **nets;    /* by candidate: what follows when it is true; NULL: not known yet */
  guint16 *n_nets;           /* by literal: of how many nets at hand it is */
  guint32 *lengths;          /* by literal: of all its chains together */
  guint32 *best;             /* by literal: 1 + the index of the shortest hint that says the same */
  GArray *hints;             /* SudokuForcingHint */
  guint n_hints;             /* that were found */
  gboolean over;
};

static const SudokuForcedNet *
get_net (SudokuForcingSearch *self,
         guint32 candidate)
{
  if (self->nets[candidate] == NULL)
    {
      sudoku_forcing_suppose (self->forcing, SUDOKU_LITERAL (candidate, TRUE));
      sudoku_forcing_spread (self->forcing, self->rules, self->further, self->user_data);
      self->nets[candidate] = sudoku_forcing_copy_net (self->forcing);
      if (!sudoku_step_search_spend (self->search, self->nets[candidate]->n_nodes))
        self->over = TRUE;
    }
  return self->nets[candidate];
}

static const SudokuForcedNet *
make_off_net (SudokuForcingSearch *self,
              guint32 candidate)
{
  const SudokuForcedNet *net = sudoku_forcing_get_net (self->forcing);

  sudoku_forcing_suppose (self->forcing, SUDOKU_LITERAL (candidate, FALSE));
  sudoku_forcing_spread (self->forcing, self->rules, self->further, self->user_data);
  if (!sudoku_step_search_spend (self->search, net->n_nodes))
    self->over = TRUE;
  return net;
}

/* The literal that identifies hints which remove the same: in a cell of two candidates one is true
 * when the other is false. G_MAXUINT32: nothing would be removed. */
static guint32
find_key (const SudokuForcingSearch *self,
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
  const SudokuForcingHint *left = a, *right = b;

  if (left->length != right->length)
    return left->length < right->length ? -1 : 1;
  if (left->kind != right->kind)
    return left->kind < right->kind ? -1 : 1;
  return left->order < right->order ? -1 : 1;
}

static void
add_hint (SudokuForcingSearch *self,
          SudokuForcingKind kind,
          guint32 source,
          guint32 literal,
          guint length)
{
  guint32 key = find_key (self, literal);
  SudokuForcingHint hint = {
    .length = length, .kind = kind, .source = source, .literal = literal
  };
  SudokuForcingHint *best = NULL;

  if (key == G_MAXUINT32)
    return;
  hint.order = self->n_hints++;
  if (self->best[key] == 0)
    {
      g_array_append_val (self->hints, hint);
      self->best[key] = self->hints->len;
      return;
    }
  best = &g_array_index (self->hints, SudokuForcingHint, self->best[key] - 1);
  if (compare_hints (&hint, best) < 0)
    *best = hint;
}

/* How much is known in a net; the node that contradicts it comes last and doesn't count. */
static guint
count_known (const SudokuForcedNet *net)
{
  return net->n_nodes - (net->contradicts ? 1 : 0);
}

/* What all these nets have in common. */
static void
combine (SudokuForcingSearch *self,
         SudokuForcingKind kind,
         guint32 source,
         const SudokuForcedNet *const *nets,
         guint n_nets)
{
  sudoku_forcing_begin_count (self->forcing);
  for (guint i = 0; i < n_nets; i++)
    for (guint node = 0; node < count_known (nets[i]); node++)
      self->n_nets[nets[i]->nodes[node].literal]++;
  for (guint i = 0; i < n_nets; i++)
    for (guint node = 0; node < count_known (nets[i]); node++)
      {
        guint32 literal = nets[i]->nodes[node].literal;

        if (self->n_nets[literal] == n_nets && find_key (self, literal) != G_MAXUINT32)
          self->lengths[literal] += sudoku_forcing_count (self->forcing, nets[i], node, literal);
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

/* What holds whichever candidate of a truth is true. */
static void
combine_truth (SudokuForcingSearch *self,
               SudokuForcingKind kind,
               guint32 truth)
{
  const guint32 *candidates = sudoku_links_get_candidates (self->trial->links, truth);
  const SudokuForcedNet *nets[SUDOKU_SIDE_MAX];
  guint n_nets = 0, place;

  SUDOKU_SET_FOREACH (self->trial->live[truth], place)
  nets[n_nets++] = get_net (self, candidates[place]);
  combine (self, kind, truth, nets, n_nets);
}

/* Each conclusion has one cause: the paths to a candidate and to its opposite join into one path
 * back to the opposite of the supposition, on which the candidate occurs once. */
static void
look_for_contradiction (SudokuForcingSearch *self,
                        guint32 literal,
                        const SudokuForcedNet *net)
{
  guint length;

  if (!net->contradicts)
    return;
  sudoku_forcing_begin_count (self->forcing);
  length = sudoku_forcing_count (self->forcing, net, net->on, 0) +
           sudoku_forcing_count (self->forcing, net, net->off, 0);
  add_hint (self, SUDOKU_FORCING_CONTRADICTION, literal, SUDOKU_LITERAL_NOT (literal),
            self->variant == SUDOKU_FORCING_ALONE ? length - 1 : length);
}

/* What holds whether a candidate is true or not. */
static void
try_both_ways (SudokuForcingSearch *self,
               guint32 candidate,
               gboolean combined)
{
  const SudokuForcedNet *nets[2] = { get_net (self, candidate), NULL };

  look_for_contradiction (self, SUDOKU_LITERAL (candidate, TRUE), nets[0]);
  nets[1] = make_off_net (self, candidate);
  look_for_contradiction (self, SUDOKU_LITERAL (candidate, FALSE), nets[1]);
  if (combined)
    combine (self, SUDOKU_FORCING_BOTH_WAYS, candidate, nets, 2);
}

/* The truths, besides that of its cell, whose first candidate this is. */
static void
try_houses (SudokuForcingSearch *self,
            guint32 candidate)
{
  const SudokuTrial *trial = self->trial;

  for (guint32 i = trial->first_place[candidate] + 1; i < trial->first_place[candidate + 1]; i++)
    {
      SudokuSet live = trial->live[trial->places[i].truth];

      if (sudoku_set_first (live) == trial->places[i].place &&
          !sudoku_set_is_empty (sudoku_set_without_first (live)))
        combine_truth (self, SUDOKU_FORCING_OF_HOUSE, trial->places[i].truth);
    }
}

static void
try_candidate (SudokuForcingSearch *self,
               guint32 candidate,
               guint n_values)
{
  switch (self->variant)
    {
    case SUDOKU_FORCING_NISHIO:
    case SUDOKU_FORCING_ALONE:
      try_both_ways (self, candidate, FALSE);
      break;
    case SUDOKU_FORCING_ALL_OF_HOUSES:
    case SUDOKU_FORCING_ALL_OF_CELLS_AND_HOUSES:
      try_houses (self, candidate);
      break;
    case SUDOKU_FORCING_EVERYTHING:
      try_both_ways (self, candidate, n_values > 2);
      try_houses (self, candidate);
      break;
    case SUDOKU_FORCING_ALL_OF_CELLS:
    default:
      break;
    }
}

static void
try_cell (SudokuForcingSearch *self,
          guint cell)
{
  SudokuSet values = sudoku_trial_get_cell (self->trial, cell);
  guint n_values = sudoku_set_count (values), value;

  if (n_values < 2 ||
      (n_values == 2 && (self->rules & SUDOKU_FORCING_DYNAMIC) == 0 &&
       self->variant != SUDOKU_FORCING_ALONE))
    return;
  SUDOKU_SET_FOREACH (values, value)
  {
    try_candidate (self, cell * self->trial->side + value, n_values);
    if (self->over)
      return;
  }
  if (self->variant == SUDOKU_FORCING_ALL_OF_CELLS ||
      self->variant == SUDOKU_FORCING_ALL_OF_CELLS_AND_HOUSES ||
      self->variant == SUDOKU_FORCING_EVERYTHING)
    combine_truth (self, SUDOKU_FORCING_OF_CELL, self->trial->first_cell_truth + cell);
}

/* Adds the chain to a literal. Returns whether the net contains the literal. */
static gboolean
explain_literal (SudokuForcingSearch *self,
                 const SudokuForcedNet *net,
                 guint32 literal,
                 SudokuStep *step)
{
  for (guint node = 0; node < count_known (net); node++)
    if (net->nodes[node].literal == literal)
      {
        sudoku_forcing_explain (self->forcing, net, node, step);
        return TRUE;
      }
  return FALSE;
}

static gboolean
explain_contradiction (SudokuForcingSearch *self,
                       guint32 literal,
                       SudokuStep *step)
{
  const SudokuForcedNet *net =
    (literal & 1) != 0 ? get_net (self, literal / 2) : make_off_net (self, literal / 2);

  if (!net->contradicts)
    return FALSE;
  sudoku_forcing_explain (self->forcing, net, net->on, step);
  sudoku_forcing_explain (self->forcing, net, net->off, step);
  return TRUE;
}

static gboolean
explain_truth (SudokuForcingSearch *self,
               guint32 truth,
               guint32 literal,
               SudokuStep *step)
{
  const guint32 *candidates = sudoku_links_get_candidates (self->trial->links, truth);
  gboolean complete = TRUE;
  guint place;

  sudoku_step_add_truth (step, truth);
  SUDOKU_SET_FOREACH (self->trial->live[truth], place)
  complete = explain_literal (self, get_net (self, candidates[place]), literal, step) && complete;
  return complete;
}

/**
 * sudoku_forcing_search_new: (skip)
 * @search: the search whose budget is spent
 * @trial: a position on trial; it may be loaded again between runs
 * @variant: what is supposed
 * @further: (nullable): adds more inferences when single ones are exhausted
 * @user_data: for @further
 *
 * Makes a search for forcing chains. Its arguments must outlive it.
 *
 * Returns: (transfer full): a search without hints
 */
SudokuForcingSearch *
sudoku_forcing_search_new (SudokuStepSearch *search,
                           SudokuTrial *trial,
                           SudokuForcingVariant variant,
                           SudokuForcingFunc further,
                           gpointer user_data)
{
  SudokuForcingSearch *self = NULL;

  g_return_val_if_fail (search != NULL && trial != NULL, NULL);

  self = g_new0 (SudokuForcingSearch, 1);
  self->search = search;
  self->trial = trial;
  self->forcing = sudoku_forcing_new (trial);
  self->variant = variant;
  self->further = further;
  self->user_data = user_data;
  self->rules = SUDOKU_FORCING_HOUSES;
  if (variant != SUDOKU_FORCING_NISHIO)
    self->rules |= SUDOKU_FORCING_CELLS;
  if (variant == SUDOKU_FORCING_NISHIO || variant == SUDOKU_FORCING_EVERYTHING)
    self->rules |= SUDOKU_FORCING_DYNAMIC;
  self->nets = g_new0 (SudokuForcedNet *, trial->n_candidates);
  self->n_nets = g_new0 (guint16, (gsize)trial->n_candidates * 2);
  self->lengths = g_new0 (guint32, (gsize)trial->n_candidates * 2);
  self->best = g_new0 (guint32, (gsize)trial->n_candidates * 2);
  self->hints = g_array_new (FALSE, FALSE, sizeof (SudokuForcingHint));
  return self;
}

/* Forgets what was found in another position. */
static void
begin (SudokuForcingSearch *self)
{
  for (guint candidate = 0; candidate < self->trial->n_candidates; candidate++)
    {
      g_clear_pointer (&self->nets[candidate], sudoku_forced_net_free);
      self->best[SUDOKU_LITERAL (candidate, FALSE)] = 0;
      self->best[SUDOKU_LITERAL (candidate, TRUE)] = 0;
    }
  g_array_set_size (self->hints, 0);
  self->n_hints = 0;
  self->over = FALSE;
}

/**
 * sudoku_forcing_search_free: (skip)
 *
 * Frees it.
 */
void
sudoku_forcing_search_free (SudokuForcingSearch *self)
{
  g_return_if_fail (self != NULL);

  begin (self);
  sudoku_forcing_free (self->forcing);
  g_array_unref (self->hints);
  g_free (self->nets);
  g_free (self->n_nets);
  g_free (self->lengths);
  g_free (self->best);
  g_free (self);
}

/**
 * sudoku_forcing_search_run: (skip)
 * @n_hints: (out): how many there are
 *
 * Finds all chains in the current position, until the budget is spent.
 *
 * Returns: (transfer none) (array length=n_hints): the shortest chain for each conclusion, the
 *   shortest first; valid until the next run
 */
const SudokuForcingHint *
sudoku_forcing_search_run (SudokuForcingSearch *self,
                           guint *n_hints)
{
  g_return_val_if_fail (self != NULL && n_hints != NULL, NULL);

  begin (self);
  for (guint cell = 0; cell < self->trial->side * self->trial->side && !self->over; cell++)
    try_cell (self, cell);
  g_array_sort (self->hints, compare_hints);
  *n_hints = self->hints->len;
  return (const SudokuForcingHint *)(gpointer)self->hints->data;
}

/**
 * sudoku_forcing_search_explain: (skip)
 * @hint: one of its hints
 * @step: gets the truths and the marks
 *
 * Adds to a step what a hint follows from.
 *
 * Returns: whether that is complete; %FALSE when the budget is spent
 */
gboolean
sudoku_forcing_search_explain (SudokuForcingSearch *self,
                               const SudokuForcingHint *hint,
                               SudokuStep *step)
{
  g_return_val_if_fail (self != NULL && hint != NULL && step != NULL, FALSE);

  switch (hint->kind)
    {
    case SUDOKU_FORCING_CONTRADICTION:
      return explain_contradiction (self, hint->source, step);
    case SUDOKU_FORCING_BOTH_WAYS:
      return explain_literal (self, get_net (self, hint->source), hint->literal, step) &&
             explain_literal (self, make_off_net (self, hint->source), hint->literal, step);
    case SUDOKU_FORCING_OF_CELL:
    case SUDOKU_FORCING_OF_HOUSE:
    default:
      return explain_truth (self, hint->source, hint->literal, step);
    }
}
