/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Forcing chains within a supposition, once neither single inferences nor patterns add anything:
 * each candidate that such a chain removes becomes false, and follows from everything that had
 * become false before. */

#include "sudoku-nesting.h"

#include "sudoku-forcing-search.h"
#include "sudoku-nested.h"

/* Kinds of chains that are looked for in turn. */
#define N_CHAINS_MAX 2

struct _SudokuNesting
{
  SudokuStepSearch *search;                  /* unowned */
  const SudokuTechnique *technique;          /* unowned: what all of this is for */
  SudokuTrial *trial;                        /* owned, nullable: what the supposition has left */
  SudokuNesting *inner;                      /* owned, nullable: what is nested in the chains */
  SudokuForcingSearch *chains[N_CHAINS_MAX]; /* owned */
  guint n_chains;
  GHashTable *known; /* owned: from GBytes to the number of an argument */
};

static void
add_chains (SudokuNesting *self,
            SudokuForcingVariant variant)
{
  self->chains[self->n_chains++] =
    sudoku_forcing_search_new (self->search, self->trial, variant,
                               self->inner != NULL ? sudoku_nesting_find : NULL, self->inner);
}

/**
 * sudoku_nesting_new: (skip)
 * @search: the search whose budget is spent
 * @technique: the technique all of this is for
 * @trial: the position of the supposition; not kept
 * @level: what is looked for
 *
 * Makes a search for techniques within a supposition.
 *
 * Returns: (transfer full) (nullable): the search; %NULL when there is no time or memory for its
 *   tables
 */
SudokuNesting *
sudoku_nesting_new (SudokuStepSearch *search,
                    const SudokuTechnique *technique,
                    const SudokuTrial *trial,
                    SudokuNestingLevel level)
{
  g_autoptr (SudokuNesting) self = NULL;

  g_return_val_if_fail (search != NULL && technique != NULL && trial != NULL, NULL);

  self = g_new0 (SudokuNesting, 1);
  self->search = search;
  self->technique = technique;
  self->known =
    g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);
  if (level > SUDOKU_NESTING_SIMPLE)
    self->trial = sudoku_trial_new (trial->links);
  if (level > SUDOKU_NESTING_DYNAMIC)
    self->inner = sudoku_nesting_new (search, technique, trial,
                                      SUDOKU_NESTING_SIMPLE + level -
                                        SUDOKU_NESTING_DYNAMIC_SIMPLE);
  if ((level > SUDOKU_NESTING_SIMPLE && self->trial == NULL) ||
      (level > SUDOKU_NESTING_DYNAMIC && self->inner == NULL))
    return NULL;
  if (level == SUDOKU_NESTING_CHAINS || level == SUDOKU_NESTING_CASES)
    add_chains (self, SUDOKU_FORCING_ALONE);
  if (level == SUDOKU_NESTING_CASES)
    add_chains (self, SUDOKU_FORCING_ALL_OF_CELLS_AND_HOUSES);
  if (level >= SUDOKU_NESTING_DYNAMIC)
    add_chains (self, SUDOKU_FORCING_EVERYTHING);
  return g_steal_pointer (&self);
}

/**
 * sudoku_nesting_free: (skip)
 *
 * Frees it.
 */
void
sudoku_nesting_free (SudokuNesting *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->n_chains; i++)
    sudoku_forcing_search_free (self->chains[i]);
  g_clear_pointer (&self->inner, sudoku_nesting_free);
  g_clear_pointer (&self->trial, sudoku_trial_free);
  g_hash_table_unref (self->known);
  g_free (self);
}

/* An argument has the same number wherever it is found. */
static guint32
number (SudokuNesting *self,
        const SudokuForcingHint *hint,
        const SudokuStep *argument)
{
  guint32 start[] = { hint->kind, hint->source, hint->literal };
  guint n = 0;
  const SudokuStepMark *marks = sudoku_step_get_marks (argument, &n);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GBytes) key = NULL;
  guint32 known;

  g_byte_array_append (bytes, (const guint8 *)start, sizeof start);
  for (guint i = 0; i < n; i++)
    {
      guint32 literal = SUDOKU_LITERAL (marks[i].candidate, marks[i].role == SUDOKU_ROLE_ON);

      g_byte_array_append (bytes, (const guint8 *)&literal, sizeof literal);
    }
  key = g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  known = GPOINTER_TO_UINT (g_hash_table_lookup (self->known, key));
  if (known > 0)
    return known;
  known = g_hash_table_size (self->known) + 1;
  g_hash_table_insert (self->known, g_steal_pointer (&key), GUINT_TO_POINTER (known));
  return known;
}

/* The candidates in the truths of an argument that had to become false for it. */
static GArray *
list_parents (const SudokuTrial *outer,
              const SudokuStep *argument)
{
  GArray *parents = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint n = 0, place;
  const guint32 *truths = sudoku_step_get_truths (argument, &n);

  for (guint i = 0; i < n; i++)
    {
      const guint32 *candidates = sudoku_links_get_candidates (outer->links, truths[i]);
      SudokuSet removed = sudoku_set_minus (outer->source[truths[i]], outer->live[truths[i]]);

      SUDOKU_SET_FOREACH (removed, place)
      g_array_append_val (parents, candidates[place]);
    }
  return parents;
}

static void
remove_candidate (SudokuForcing *forcing,
                  guint32 candidate,
                  const GArray *parents,
                  const SudokuStep *argument,
                  guint32 nested,
                  guint length)
{
  guint32 literal = SUDOKU_LITERAL (candidate, FALSE);
  guint n = 0, node;
  const guint32 *truths = sudoku_step_get_truths (argument, &n);

  if (sudoku_forcing_has (forcing, literal))
    return;
  node = sudoku_forcing_add (forcing, literal, G_MAXUINT);
  for (guint i = 0; i < parents->len; i++)
    sudoku_forcing_add_parent (
      forcing, sudoku_forcing_find (
                 forcing, SUDOKU_LITERAL (g_array_index (parents, guint32, i), FALSE)));
  for (guint i = 0; i < n; i++)
    sudoku_forcing_add_reason (forcing, truths[i]);
  sudoku_forcing_set_nested (forcing, nested, length);
  sudoku_forcing_keep (forcing, node);
}

/* What a hint removes: a candidate, or all others of its cell. */
static SudokuSet
list_removed (const SudokuNesting *self,
              const SudokuForcingHint *hint)
{
  guint32 candidate = hint->literal / 2, side = self->trial->side;
  SudokuSet single = sudoku_set_single (candidate % side);

  if ((hint->literal & 1) == 0)
    return single;
  return sudoku_set_minus (sudoku_trial_get_cell (self->trial, candidate / side), single);
}

/* Whether a hint says more than the hints before it. */
static gboolean
is_new (const SudokuNesting *self,
        const SudokuForcing *forcing,
        const SudokuForcingHint *hint)
{
  SudokuSet removed = list_removed (self, hint);
  guint32 first = hint->literal / 2 - hint->literal / 2 % self->trial->side;
  guint value;

  SUDOKU_SET_FOREACH (removed, value)
  if (!sudoku_forcing_has (forcing, SUDOKU_LITERAL (first + value, FALSE)))
    return TRUE;
  return FALSE;
}

/* Returns whether the hint says something that does not hold without the supposition. */
static gboolean
take_hint (SudokuNesting *self,
           SudokuForcing *forcing,
           SudokuForcingSearch *chains,
           const SudokuForcingHint *hint)
{
  g_autoptr (SudokuStep) argument = sudoku_step_new (self->technique);
  g_autoptr (GArray) parents = NULL;
  SudokuSet removed = list_removed (self, hint);
  guint32 first = hint->literal / 2 - hint->literal / 2 % self->trial->side, nested;
  guint value;

  if (!sudoku_forcing_search_explain (chains, hint, argument))
    return FALSE;
  parents = list_parents (sudoku_forcing_get_trial (forcing), argument);
  if (parents->len == 0)
    return FALSE;
  nested = number (self, hint, argument);
  SUDOKU_SET_FOREACH (removed, value)
  remove_candidate (forcing, first + value, parents, argument, nested, hint->length);
  return TRUE;
}

static gboolean
find_chains (SudokuNesting *self,
             SudokuForcing *forcing,
             SudokuForcingSearch *chains)
{
  guint n_hints = 0;
  const SudokuForcingHint *hints = sudoku_forcing_search_run (chains, &n_hints);
  gboolean found = FALSE;

  for (guint i = 0; i < n_hints; i++)
    if (is_new (self, forcing, &hints[i]))
      found |= take_hint (self, forcing, chains, &hints[i]);
  return found;
}

/**
 * sudoku_nesting_find: (skip)
 * @forcing: a forcing that single inferences no longer extend
 * @nesting: a #SudokuNesting
 *
 * Looks for the techniques of its level, and adds what they remove. A #SudokuForcingFunc.
 *
 * Returns: whether anything was added
 */
gboolean
sudoku_nesting_find (SudokuForcing *forcing,
                     gpointer nesting)
{
  SudokuNesting *self = nesting;

  g_return_val_if_fail (forcing != NULL && self != NULL, FALSE);

  if (sudoku_nested_find (forcing))
    return TRUE;
  if (self->n_chains == 0)
    return FALSE;
  sudoku_trial_load_trial (self->trial, sudoku_forcing_get_trial (forcing));
  for (guint i = 0; i < self->n_chains && sudoku_step_search_spend (self->search, 0); i++)
    if (find_chains (self, forcing, self->chains[i]))
      return TRUE;
  return FALSE;
}
