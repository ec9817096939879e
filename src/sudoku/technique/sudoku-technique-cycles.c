/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cycles, in which every second candidate is true or all others are, and forcing chains from a
 * candidate to its opposite. Links of one value only, of cells only, or of both. The shortest come
 * first. */

#include <glib/gi18n.h>

#include "sudoku-chain-length.h"
#include "sudoku-forcing.h"
#include "sudoku-step-search.h"

/* What a technique looks for. */
typedef enum
{
  CYCLE,
  CHAIN,
} Variant;

/* A literal of a chain, with its predecessor. */
typedef struct
{
  guint32 literal;
  guint32 parent; /* its index; G_MAXUINT32: the first */
  guint32 truth;  /* of what is true: why; otherwise G_MAXUINT32 */
} Node;

typedef struct
{
  guint length;
  guint order;
  SudokuStep *step; /* owned */
} Hint;

typedef struct
{
  SudokuStepSearch *search;
  const SudokuTechnique *technique;
  SudokuTrial *trial;
  GArray *nodes;   /* Node: of the search at hand, each after its parent */
  guint8 *known;   /* by literal */
  guint32 *stamps; /* by literal, or by cell */
  guint32 stamp;
  GArray *hints; /* Hint */
} Finder;

static const Node *
get_node (const Finder *self,
          guint index)
{
  return &g_array_index (self->nodes, Node, index);
}

static void
add_node (Finder *self,
          guint32 literal,
          guint32 parent,
          guint32 truth)
{
  Node node = { .literal = literal, .parent = parent, .truth = truth };

  self->known[literal] = TRUE;
  g_array_append_val (self->nodes, node);
}

static void
begin (Finder *self,
       guint32 literal)
{
  for (guint i = 0; i < self->nodes->len; i++)
    self->known[get_node (self, i)->literal] = FALSE;
  g_array_set_size (self->nodes, 0);
  add_node (self, literal, G_MAXUINT32, G_MAXUINT32);
}

static gboolean
is_before (const Finder *self,
           guint32 index,
           guint32 literal)
{
  for (guint32 i = get_node (self, index)->parent; i != G_MAXUINT32;
       i = get_node (self, i)->parent)
    if (get_node (self, i)->literal == literal)
      return TRUE;
  return FALSE;
}

static guint
count_literals (Finder *self,
                guint32 last)
{
  guint n = 0;

  self->stamp++;
  for (guint32 i = last; i != G_MAXUINT32; i = get_node (self, i)->parent)
    {
      guint32 literal = get_node (self, i)->literal;

      if (self->stamps[literal] == self->stamp)
        continue;
      self->stamps[literal] = self->stamp;
      n++;
    }
  return n;
}

static void
add_chain (const Finder *self,
           guint32 last,
           SudokuStep *step)
{
  const Node *node = get_node (self, last);

  if (node->parent != G_MAXUINT32)
    add_chain (self, node->parent, step);
  if (node->truth != G_MAXUINT32)
    sudoku_step_add_truth (step, node->truth);
  sudoku_step_add_mark (step, node->literal / 2,
                        (node->literal & 1) != 0 ? SUDOKU_ROLE_ON : SUDOKU_ROLE_OFF);
}

static guint
rate (const Finder *self,
      guint length)
{
  return self->technique->explainer_weight + sudoku_chain_length_rating (length);
}

/* Whether a hint of this length is useful; longer ones are dropped before they are made. */
static gboolean
is_wanted (const Finder *self,
           guint length)
{
  guint best = sudoku_step_search_get_best_rating (self->search);

  return rate (self, length) <= best;
}

/* @step: (transfer full): the conclusions of the chain from the first node to @last */
static void
add_hint (Finder *self,
          SudokuStep *step,
          guint32 last,
          guint length)
{
  Hint hint = { .length = length, .order = self->hints->len, .step = step };

  sudoku_step_set_rating (step, rate (self, length));
  sudoku_step_set_length (step, length);
  add_chain (self, last, step);
  g_array_append_val (self->hints, hint);
}

/* Counts for each candidate what excludes it: bit 0: what is true in one case, bit 1: in the
 * other. */
static void
mark_excluded (const Finder *self,
               guint32 last,
               guint8 *excluded)
{
  const SudokuTrial *trial = self->trial;

  for (guint32 i = last; get_node (self, i)->parent != G_MAXUINT32; i = get_node (self, i)->parent)
    {
      guint32 literal = get_node (self, i)->literal;

      for (guint32 k = trial->first_conflict[literal / 2] + trial->side - 1;
           k < trial->first_conflict[literal / 2 + 1]; k++)
        excluded[trial->conflicts[k]] |= (literal & 1) != 0 ? 1 : 2;
    }
}

static gboolean
is_cell_of_cycle (const Finder *self,
                  guint32 last,
                  guint cell)
{
  for (guint32 i = last; i != G_MAXUINT32; i = get_node (self, i)->parent)
    if (get_node (self, i)->literal / 2 / self->trial->side == cell)
      return TRUE;
  return FALSE;
}

/* One of the two halves of a cycle is true, so what both exclude is false. */
static void
conclude_cycle (Finder *self,
                guint32 last)
{
  const SudokuTrial *trial = self->trial;
  guint length = count_literals (self, last);
  g_autofree guint8 *excluded = NULL;
  g_autoptr (SudokuStep) step = NULL;
  guint n = 0;

  if (!is_wanted (self, length))
    return;
  excluded = g_new0 (guint8, trial->n_candidates);
  mark_excluded (self, last, excluded);
  step = sudoku_step_new (self->technique);
  for (guint candidate = 0; candidate < trial->n_candidates; candidate++)
    if (excluded[candidate] == 3 && sudoku_trial_has (trial, candidate) &&
        !is_cell_of_cycle (self, last, candidate / trial->side))
      {
        sudoku_step_remove (step, candidate);
        n++;
      }
  if (n > 0)
    add_hint (self, g_steal_pointer (&step), last, length);
}

/* A literal that follows from its opposite is true. */
static void
conclude_chain (Finder *self,
                guint32 last)
{
  guint32 literal = get_node (self, last)->literal;
  guint length = count_literals (self, last);
  SudokuStep *step = NULL;

  if (!is_wanted (self, length))
    return;
  step = sudoku_step_new (self->technique);
  if ((literal & 1) != 0)
    sudoku_step_place (step, literal / 2);
  else
    sudoku_step_remove (step, literal / 2);
  add_hint (self, step, last, length);
}

/* The only other candidate of a truth, or G_MAXUINT. */
static guint
find_other (const SudokuTrial *trial,
            const SudokuTrialPlace *place)
{
  SudokuSet live =
    sudoku_set_minus (trial->live[place->truth], sudoku_set_single (place->place));

  if (sudoku_set_is_empty (live) || !sudoku_set_is_empty (sudoku_set_without_first (live)))
    return G_MAXUINT;
  return sudoku_links_get_candidates (trial->links, place->truth)[sudoku_set_first (live)];
}

static void
spread_on (Finder *self,
           guint32 index)
{
  const SudokuTrial *trial = self->trial;
  guint32 candidate = get_node (self, index)->literal / 2, source = get_node (self, 0)->literal;
  gboolean is_cycle = self->technique->variant == CYCLE;
  guint32 first = trial->first_conflict[candidate];

  if ((self->technique->size & SUDOKU_FORCING_CELLS) == 0)
    first += trial->side - 1;
  for (guint32 i = first; i < trial->first_conflict[candidate + 1]; i++)
    {
      guint32 literal = SUDOKU_LITERAL (trial->conflicts[i], FALSE);
      gboolean known = self->known[literal] != 0;

      if (!sudoku_trial_has (trial, trial->conflicts[i]))
        continue;
      if (is_cycle ? is_before (self, index, literal) : known)
        continue;
      add_node (self, literal, index, G_MAXUINT32);
      if (!is_cycle && literal == SUDOKU_LITERAL_NOT (source))
        conclude_chain (self, self->nodes->len - 1);
    }
}

static void
spread_off (Finder *self,
            guint32 index)
{
  const SudokuTrial *trial = self->trial;
  guint32 candidate = get_node (self, index)->literal / 2, source = get_node (self, 0)->literal;
  guint32 first = trial->first_place[candidate], end = trial->first_place[candidate + 1];
  gboolean is_cycle = self->technique->variant == CYCLE, closed = FALSE;

  if ((self->technique->size & SUDOKU_FORCING_CELLS) == 0)
    first++;
  if ((self->technique->size & SUDOKU_FORCING_HOUSES) == 0)
    end = trial->first_place[candidate] + 1;
  for (guint32 i = first; i < end; i++)
    {
      guint other = find_other (trial, &trial->places[i]);
      guint32 literal = SUDOKU_LITERAL (other, TRUE);
      gboolean closes = is_cycle && other != G_MAXUINT && literal == source;

      if (other == G_MAXUINT || (self->known[literal] != 0 && (!closes || closed)))
        continue;
      if (closes && get_node (self, get_node (self, index)->parent)->parent == G_MAXUINT32)
        continue;
      add_node (self, literal, index, trial->places[i].truth);
      if (closes)
        conclude_cycle (self, self->nodes->len - 1);
      if (!is_cycle && literal == SUDOKU_LITERAL_NOT (source))
        conclude_chain (self, self->nodes->len - 1);
      closed = closed || closes;
    }
}

/* Level by level: what is true, then what is false. */
static void
spread (Finder *self,
        guint32 source)
{
  begin (self, source);
  for (guint32 i = 0; i < self->nodes->len; i++)
    {
      /* The end of a cycle is its beginning. */
      if (i > 0 && get_node (self, i)->literal == source)
        continue;
      if ((get_node (self, i)->literal & 1) != 0)
        spread_on (self, i);
      else
        spread_off (self, i);
    }
}

static int
compare_hints (gconstpointer a,
               gconstpointer b)
{
  const Hint *left = a, *right = b;

  if (left->length != right->length)
    return left->length < right->length ? -1 : 1;
  return left->order < right->order ? -1 : 1;
}

static void
hand_over (Finder *self)
{
  gboolean more = TRUE;

  g_array_sort (self->hints, compare_hints);
  for (guint i = 0; i < self->hints->len && more; i++)
    {
      Hint *hint = &g_array_index (self->hints, Hint, i);

      more = sudoku_step_search_add (self->search, g_steal_pointer (&hint->step)) &&
             sudoku_step_search_get_best_rating (self->search) == G_MAXUINT;
    }
  for (guint i = 0; i < self->hints->len; i++)
    g_clear_pointer (&g_array_index (self->hints, Hint, i).step, sudoku_step_unref);
}

/* Whether cycles of these links may begin in the cell. */
static gboolean
may_begin (const Finder *self,
           guint cell)
{
  guint n_values = sudoku_set_count (sudoku_trial_get_cell (self->trial, cell));

  return n_values == 2 ||
         (n_values > 2 && (self->technique->size & SUDOKU_FORCING_HOUSES) != 0);
}

static void
find (SudokuStepSearch *search,
      const SudokuTechnique *technique,
      SudokuTrial *trial)
{
  Finder self = { .search = search, .technique = technique, .trial = trial };
  gboolean more = TRUE;

  self.nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  self.hints = g_array_new (FALSE, FALSE, sizeof (Hint));
  self.known = g_new0 (guint8, (gsize)trial->n_candidates * 2);
  self.stamps = g_new0 (guint32, (gsize)trial->n_candidates * 2);
  for (guint candidate = 0; candidate < trial->n_candidates && more; candidate++)
    {
      if (!sudoku_trial_has (trial, candidate) || !may_begin (&self, candidate / trial->side))
        continue;
      spread (&self, SUDOKU_LITERAL (candidate, TRUE));
      more = sudoku_step_search_spend (search, self.nodes->len);
      if (technique->variant == CHAIN && more)
        {
          spread (&self, SUDOKU_LITERAL (candidate, FALSE));
          more = sudoku_step_search_spend (search, self.nodes->len);
        }
    }
  hand_over (&self);
  g_array_unref (self.nodes);
  g_array_unref (self.hints);
  g_free (self.known);
  g_free (self.stamps);
}

static const SudokuTechnique techniques[] = {
  {
    .id = "x-cycle",
    .name = N_ ("X-cycle"),
    .find_on_trial = find,
    .size = SUDOKU_FORCING_HOUSES,
    .variant = CYCLE,
    .explainer_order = 290,
    .explainer_weight = 65,
  },
  {
    .id = "forcing-x-chain",
    .name = N_ ("Forcing X-chain"),
    .find_on_trial = find,
    .size = SUDOKU_FORCING_HOUSES,
    .variant = CHAIN,
    .explainer_order = 290,
    .explainer_weight = 66,
  },
  {
    .id = "y-cycle",
    .name = N_ ("Y-cycle"),
    .find_on_trial = find,
    .size = SUDOKU_FORCING_CELLS,
    .variant = CYCLE,
    .explainer_order = 290,
    .explainer_weight = 65,
  },
  {
    .id = "xy-cycle",
    .name = N_ ("XY-cycle"),
    .find_on_trial = find,
    .size = SUDOKU_FORCING_CELLS | SUDOKU_FORCING_HOUSES,
    .variant = CYCLE,
    .explainer_order = 290,
    .explainer_weight = 70,
  },
  {
    .id = "forcing-chain",
    .name = N_ ("Forcing chain"),
    .find_on_trial = find,
    .size = SUDOKU_FORCING_CELLS | SUDOKU_FORCING_HOUSES,
    .variant = CHAIN,
    .explainer_order = 290,
    .explainer_weight = 70,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_cycles = {
  .id = "cycles",
  .name = N_ ("Cycles and forcing chains"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
