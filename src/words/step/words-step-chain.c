/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chains in words: two houses with two places each, cases of a cell or of a number in a house, and
 * suppositions that are followed from one end of a chain to the other. */

#include <glib/gi18n.h>

#include "words-derivation.h"

/* Cases of a wing, and of a longer argument. */
#define N_CASES_MAX 4
/* Cases of what was said before. */
#define N_GIVEN_MAX 6
/* What is followed in the cases together. */
#define N_FOLLOWED_MAX 24
/* How many different things the cases come to that are told one by one. */
#define N_OUTCOMES_MAX 12
/* Cells of an almost locked set at the beginning of a chain. */
#define N_SET_MAX 7

static gboolean
has_guardians (const WordsTelling *self)
{
  guint n = 0;

  sudoku_step_get_guardians (self->step, &n);
  return n > 0;
}

static guint32
get_candidate (const GArray *candidates,
               guint i)
{
  return g_array_index (candidates, guint32, i);
}

static GArray *
list_one (guint32 candidate)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (guint32));

  g_array_append_val (list, candidate);
  return list;
}

/* One of two ends is true, and both rule out all conclusions. */
static void
say_ends (WordsTelling *self,
          const GArray *ends)
{
  g_autoptr (GArray) removed = words_telling_list_conclusions (self);

  words_telling_say_one_of (self, WORDS_LEAD_SO, ends);
  words_telling_say_ruled_out (self, ends, removed);
}

/* Two truths about a number with two places each. */
typedef struct
{
  GArray *first;  /* owned: the places of the first */
  GArray *second; /* owned */
  guint near;     /* which of the first sees one of the second */
  guint other;    /* which of the second that is */
} Pairs;

static void
pairs_clear (Pairs *self)
{
  g_clear_pointer (&self->first, g_array_unref);
  g_clear_pointer (&self->second, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Pairs, pairs_clear)

static gboolean
find_near_ends (Pairs *self,
                const WordsTelling *telling)
{
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (GArray) ends = NULL;

      self->near = i / 2;
      self->other = i % 2;
      if (!sudoku_links_conflict (telling->links, get_candidate (self->first, self->near),
                                  get_candidate (self->second, self->other)))
        continue;
      ends = list_one (get_candidate (self->first, 1 - self->near));
      g_array_append_val (ends, g_array_index (self->second, guint32, 1 - self->other));
      if (words_telling_conclusions_see (telling, ends))
        return TRUE;
    }
  return FALSE;
}

static gboolean
find_pairs (Pairs *self,
            const WordsTelling *telling)
{
  guint number = 0;

  if (telling->n_truths != 2 || has_guardians (telling))
    return FALSE;
  for (guint i = 0; i < 2; i++)
    if (words_telling_take_apart (telling, telling->truths[i], &number) != WORDS_ABOUT_HOUSE)
      return FALSE;
  if (words_telling_get_value (telling, telling->truths[0]) !=
      words_telling_get_value (telling, telling->truths[1]))
    return FALSE;
  self->first = words_telling_list_left (telling, telling->truths[0]);
  self->second = words_telling_list_left (telling, telling->truths[1]);
  return self->first->len == 2 && self->second->len == 2 && find_near_ends (self, telling);
}

static void
say_near_ends (WordsTelling *self,
               const GArray *near)
{
  guint value = get_candidate (near, 0) % self->side + 1;
  guint house = words_telling_find_common_house (self, near);
  g_autofree char *cells = words_telling_name_cells (self, near);
  g_autofree char *inside = NULL;

  if (house != WORDS_NO_HOUSE)
    words_telling_light_house (self, house);
  /* That cells of a line are in it is said by their names. */
  if (house == WORDS_NO_HOUSE ||
      (house < 2 * self->side && self->coordinates == WORDS_COORDINATES_WORDS))
    {
      /* Translators: two cells and a number. */
      words_telling_say (self, 0,
                         g_strdup_printf (_ ("%s see each other, so they can’t both be %u."),
                                          cells, value));
      return;
    }
  inside = words_telling_name_inside (self, &house, 1);
  /* Translators: two cells, "in row 3", and a number: "Row 2 column 1 and row 3 column 2 are both
   * in box 1, so only one of them can be 5." */
  words_telling_say (self, 0,
                     g_strdup_printf (_ ("%s are both %s, so they can’t both be %u."), cells,
                                      inside, value));
}

/**
 * words_tell_two_pairs:
 *
 * Tells of a number that has two places in each of two houses, one of which sees one of the others.
 *
 * Returns: whether the step is that
 */
gboolean
words_tell_two_pairs (WordsTelling *self)
{
  g_auto (Pairs) pairs = { 0 };
  g_autoptr (GArray) near = NULL;
  g_autoptr (GArray) ends = NULL;

  if (!find_pairs (&pairs, self))
    return FALSE;
  near = list_one (get_candidate (pairs.first, pairs.near));
  g_array_append_val (near, g_array_index (pairs.second, guint32, pairs.other));
  ends = list_one (get_candidate (pairs.first, 1 - pairs.near));
  g_array_append_val (ends, g_array_index (pairs.second, guint32, 1 - pairs.other));
  words_telling_say (self, 0, words_telling_word_left (self, self->truths[0], pairs.first));
  words_telling_say (self, 0, words_telling_word_left (self, self->truths[1], pairs.second));
  say_near_ends (self, near);
  say_ends (self, ends);
  return TRUE;
}

/* Candidates from which a chain may begin: those of a truth, or of a number in the first cells of
 * an almost locked set, that exclude all conclusions. (nullable) */
static GArray *
list_start (const WordsTelling *self,
            guint first,
            guint n_cells)
{
  g_autoptr (GArray) start = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint value = self->conclusions[0].candidate % self->side + 1, number = 0;

  for (guint i = first; i < first + n_cells; i++)
    {
      g_autoptr (GArray) left = words_telling_list_left (self, self->truths[i]);

      if (n_cells > 1 &&
          words_telling_take_apart (self, self->truths[i], &number) != WORDS_ABOUT_CELL)
        return NULL;
      for (guint k = 0; k < left->len; k++)
        {
          g_autoptr (GArray) one = list_one (get_candidate (left, k));
          gboolean is_end = self->conclusions[0].placed
                              ? get_candidate (left, k) == self->conclusions[0].candidate
                              : words_telling_conclusions_see (self, one);

          if (n_cells > 1 ? get_candidate (left, k) % self->side + 1 == value : is_end)
            g_array_append_vals (start, one->data, 1);
          if (n_cells > 1 && get_candidate (left, k) % self->side + 1 == value && !is_end)
            return NULL;
        }
      if (n_cells == 1 && start->len == left->len)
        return NULL;
    }
  return start->len > 0 ? g_steal_pointer (&start) : NULL;
}

/* The first node of a chain, as its finder marked it. (nullable) */
static GArray *
list_marked_start (const WordsTelling *self)
{
  g_autoptr (GArray) start = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint n = 0;
  const SudokuStepMark *marks = sudoku_step_get_marks (self->step, &n);

  for (guint i = 0; i < n && marks[i].role == SUDOKU_ROLE_OFF; i++)
    g_array_append_val (start, marks[i].candidate);
  return start->len > 0 && words_telling_conclusions_see (self, start) ? g_steal_pointer (&start)
                                                                       : NULL;
}

static void
say_supposed_false (WordsTelling *self,
                    const GArray *start)
{
  SudokuSet values = words_telling_collect_values (self, start);
  g_autofree char *cells = words_telling_name_one_of (self, start);
  g_autofree char *choice = words_telling_name_any_value (self, values);

  if (start->len == 1)
    {
      /* Translators: a cell and a number. */
      words_telling_say (self, 0, g_strdup_printf (_ ("Suppose %s is not %s."), cells, choice));
      return;
    }
  /* Translators: a number or several as alternatives, and a cell or several as alternatives:
   * "Suppose 6 is not in row 5 column 1 or row 5 column 2." */
  words_telling_say (self, 0, g_strdup_printf (_ ("Suppose %s is not in %s."), choice, cells));
}

/* Both ends of a chain. */
static GArray *
join_ends (const GArray *start,
           const GArray *end)
{
  GArray *ends = g_array_new (FALSE, FALSE, sizeof (guint32));

  g_array_append_vals (ends, start->data, start->len);
  for (guint i = 0; i < end->len; i++)
    {
      gboolean known = FALSE;

      for (guint k = 0; k < start->len; k++)
        known = known || get_candidate (start, k) == get_candidate (end, i);
      if (!known)
        g_array_append_val (ends, g_array_index (end, guint32, i));
    }
  return ends;
}

static gboolean
try_start (WordsTelling *self,
           const GArray *start)
{
  g_autoptr (WordsDerivation) derivation = words_derivation_new (self);
  g_autoptr (GArray) end = NULL;
  g_autoptr (GArray) ends = NULL;
  g_autofree char *cell = NULL;

  words_derivation_suppose_none (derivation, start);
  end = words_derivation_reach_other (derivation);
  if (end == NULL || words_derivation_count_needed (derivation) == 0)
    return FALSE;
  say_supposed_false (self, start);
  words_derivation_say (derivation, 0);
  if (!self->conclusions[0].placed)
    {
      ends = join_ends (start, end);
      say_ends (self, ends);
      return TRUE;
    }
  words_telling_light (self, end);
  cell = words_telling_name_cell (self, self->conclusions[0].candidate / self->side);
  /* Translators: a cell and a number. */
  words_telling_say (self, 0,
                     g_strdup_printf (_ ("So %s is %u even if we suppose that it is not."), cell,
                                      self->conclusions[0].candidate % self->side + 1));
  return TRUE;
}

/**
 * words_tell_one_of_two:
 *
 * Tells of a chain: when one end is false, the other one is true, and both exclude the same.
 *
 * Returns: whether the certificate is such a chain
 */
gboolean
words_tell_one_of_two (WordsTelling *self)
{
  g_autoptr (GArray) marked = NULL;

  if (has_guardians (self) || self->n_conclusions == 0)
    return FALSE;
  for (guint n = 1; n <= N_SET_MAX; n++)
    for (guint first = 0; first + n <= self->n_truths; first++)
      {
        g_autoptr (GArray) start = list_start (self, first, n);

        if (start != NULL && try_start (self, start))
          return TRUE;
      }
  marked = list_marked_start (self);
  return marked != NULL && try_start (self, marked);
}

/* What follows in each case, of a truth or of other candidates one of which is true. */
typedef struct
{
  guint truth;            /* where they are of one */
  GArray *left;           /* owned: the cases */
  GPtrArray *derivations; /* owned: WordsDerivation */
  guint n_followed;       /* in all cases together */
  guint n_longest;        /* in one case */
} Cases;

static void
cases_clear (Cases *self)
{
  g_clear_pointer (&self->left, g_array_unref);
  g_clear_pointer (&self->derivations, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Cases, cases_clear)

/* @left: (transfer full) */
static gboolean
find_cases (Cases *self,
            WordsTelling *telling,
            GArray *left,
            guint n_max)
{
  self->left = left;
  self->derivations = g_ptr_array_new_with_free_func ((GDestroyNotify)words_derivation_free);
  if (self->left->len < 2 || self->left->len > n_max)
    return FALSE;
  for (guint i = 0; i < self->left->len; i++)
    {
      WordsDerivation *derivation = words_derivation_new (telling);
      guint n;

      g_ptr_array_add (self->derivations, derivation);
      words_derivation_suppose (derivation, get_candidate (self->left, i));
      if (!words_derivation_reach_conclusions (derivation))
        return FALSE;
      n = words_derivation_count_needed (derivation);
      self->n_followed += n;
      self->n_longest = MAX (self->n_longest, n);
    }
  return TRUE;
}

/* A case of which one thing follows, in one sentence. */
static void
say_short_case (WordsTelling *self,
                guint32 candidate,
                const WordsDerived *derived)
{
  g_autofree char *condition = words_telling_name_candidate (self, candidate);
  g_autofree char *place = NULL;
  g_autofree char *choice = NULL;
  g_autofree char *gone = NULL;
  SudokuSet values = words_telling_collect_values (self, derived->left);
  guint number = 0;

  words_telling_light (self, derived->all);
  if (derived->n_cells > 0)
    {
      place = words_telling_name_cells (self, derived->all);
      choice = words_telling_name_values (self, values);
      gone = words_telling_name_any_value (self, words_derivation_get_gone (self, derived));
      /* Translators: "row 1 column 1 is 3", cells, a number or several as alternatives, and as many
       * numbers as cells. */
      words_telling_say (self, 0,
                         g_strdup_printf (_ ("If %s, then %s can’t be %s and must hold %s, one "
                                             "each."),
                                          condition, place, gone, choice));
      return;
    }
  if (words_telling_take_apart (self, derived->truth, &number) == WORDS_ABOUT_CELL)
    {
      place = words_telling_name_cell (self, number);
      choice = words_telling_name_any_value (self, values);
      /* Translators: "row 1 column 1 is 3", a cell, and a number or several as alternatives. */
      words_telling_say (self, 0,
                         g_strdup_printf (_ ("If %s, then %s can only be %s."), condition, place,
                                          choice));
      return;
    }
  place = words_telling_name_inside_place (self, derived->truth);
  choice = words_telling_name_one_of (self, derived->left);
  /* Translators: "row 1 column 1 is 3", a number, "in row 5", and a cell or alternatives. */
  words_telling_say (self, 0,
                     g_strdup_printf (_ ("If %s, then %u %s can only be in %s."), condition,
                                      words_telling_get_value (self, derived->truth), place,
                                      choice));
}

/* What rules a conclusion out in the cases, of which one is true; or what it is itself. */
static GArray *
collect_ends (const Cases *self,
              guint conclusion)
{
  g_autoptr (GArray) ends = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < self->derivations->len; i++)
    {
      g_autoptr (GArray) own =
        words_derivation_list_causes (g_ptr_array_index (self->derivations, i), conclusion);
      g_autoptr (GArray) joined = join_ends (ends, own);

      g_array_set_size (ends, 0);
      g_array_append_vals (ends, joined->data, joined->len);
    }
  return g_steal_pointer (&ends);
}

/* Conclusions that follow from the same. */
typedef struct
{
  GArray *ends;    /* owned: guint32 */
  GArray *removed; /* owned: guint32 */
  gboolean placed;
} Outcome;

static void
clear_outcome (gpointer data)
{
  Outcome *outcome = data;

  g_array_unref (outcome->ends);
  g_array_unref (outcome->removed);
}

static gboolean
are_same (const GArray *list,
          const GArray *other)
{
  g_autoptr (GArray) both = join_ends (list, other);

  return list->len == other->len && both->len == list->len;
}

static GArray *
collect_outcomes (const WordsTelling *self,
                  const Cases *cases)
{
  GArray *outcomes = g_array_new (FALSE, FALSE, sizeof (Outcome));

  g_array_set_clear_func (outcomes, clear_outcome);
  for (guint i = 0; i < self->n_conclusions; i++)
    {
      g_autoptr (GArray) ends = collect_ends (cases, i);
      Outcome outcome = { .placed = self->conclusions[i].placed };
      guint k = 0;

      while (k < outcomes->len &&
             (g_array_index (outcomes, Outcome, k).placed != outcome.placed ||
              !are_same (g_array_index (outcomes, Outcome, k).ends, ends)))
        k++;
      if (k == outcomes->len)
        {
          outcome.ends = g_steal_pointer (&ends);
          outcome.removed = g_array_new (FALSE, FALSE, sizeof (guint32));
          g_array_append_val (outcomes, outcome);
        }
      g_array_append_val (g_array_index (outcomes, Outcome, k).removed,
                          self->conclusions[i].candidate);
    }
  return outcomes;
}

/* What is so in all cases, and what that rules out. */
static void
say_end_of_cases (WordsTelling *self,
                  const Cases *cases,
                  WordsLead lead)
{
  g_autoptr (GArray) outcomes = collect_outcomes (self, cases);

  if (outcomes->len > N_OUTCOMES_MAX)
    {
      words_telling_light (self, cases->left);
      words_telling_say (self, 0, g_strdup (_ ("Whichever it is, the result is the same.")));
      return;
    }
  for (guint i = 0; i < outcomes->len; i++)
    {
      const Outcome *outcome = &g_array_index (outcomes, Outcome, i);

      words_telling_say_one_of (self, lead, outcome->ends);
      if (!outcome->placed)
        words_telling_say_ruled_out (self, outcome->ends, outcome->removed);
    }
}

static void
say_short_cases (WordsTelling *self,
                 const Cases *cases)
{
  for (guint i = 0; i < cases->left->len; i++)
    {
      const WordsDerivation *derivation = g_ptr_array_index (cases->derivations, i);

      if (words_derivation_count_needed (derivation) == 1)
        say_short_case (self, get_candidate (cases->left, i),
                        words_derivation_get_needed (derivation, 0));
    }
}

/* What is true without the case is no consequence of it. What is left of a further truth has
 * several numbers, each in its cell: places of one number can't tell that. */
static gboolean
is_short_consequence (const WordsTelling *self,
                      const WordsDerived *derived)
{
  guint number = 0;

  if (derived->left->len == derived->all->len)
    return FALSE;
  if (derived->n_cells > 0)
    return !sudoku_set_is_empty (words_derivation_get_gone (self, derived));
  return words_telling_take_apart (self, derived->truth, &number) != WORDS_ABOUT_FURTHER;
}

static gboolean
is_short (const WordsTelling *self,
          const Cases *cases)
{
  for (guint i = 0; i < cases->derivations->len; i++)
    {
      const WordsDerivation *derivation = g_ptr_array_index (cases->derivations, i);

      if (words_derivation_count_needed (derivation) == 1 &&
          !is_short_consequence (self, words_derivation_get_needed (derivation, 0)))
        return FALSE;
    }
  return cases->n_longest == 1;
}

/* A case of which nothing follows needs no sentence. */
static void
say_long_cases (WordsTelling *self,
                const Cases *cases)
{
  for (guint i = 0; i < cases->left->len; i++)
    {
      const WordsDerivation *derivation = g_ptr_array_index (cases->derivations, i);
      g_autofree char *condition = NULL;

      if (words_derivation_count_needed (derivation) == 0)
        continue;
      condition = words_telling_name_candidate (self, get_candidate (cases->left, i));
      /* Translators: "row 1 column 1 is 3"; sentences follow that say what is so then. */
      words_telling_say (self, 0, g_strdup_printf (_ ("Suppose %s."), condition));
      words_derivation_say (derivation, 1);
    }
}

static gboolean
are_all_told (const Cases *cases)
{
  for (guint i = 0; i < cases->derivations->len; i++)
    if (words_derivation_count_needed (g_ptr_array_index (cases->derivations, i)) == 0)
      return FALSE;
  return TRUE;
}

/* "Either way" wants both ways to have been told; after a supposition it says that this is over. */
static void
say_cases (WordsTelling *self,
           const Cases *cases)
{
  gboolean is_of_short_ones = is_short (self, cases);
  WordsLead lead = cases->left->len == 2 ? WORDS_LEAD_EITHER : WORDS_LEAD_ANY;

  if (is_of_short_ones)
    say_short_cases (self, cases);
  else
    say_long_cases (self, cases);
  say_end_of_cases (self, cases,
                    is_of_short_ones && !are_all_told (cases) ? WORDS_LEAD_SO : lead);
}

/* How many sentences the cases take, about. */
static guint
count_sentences (const WordsTelling *self,
                 const Cases *cases)
{
  g_autoptr (GArray) outcomes = collect_outcomes (self, cases);

  return cases->n_followed + 2 * outcomes->len;
}

/* The cases of that of the truths which takes the fewest sentences. */
static gboolean
find_best_cases (Cases *self,
                 WordsTelling *telling,
                 gboolean short_ones)
{
  guint n_best = G_MAXUINT;

  for (guint i = 0; i < telling->n_truths; i++)
    {
      g_auto (Cases) cases = { 0 };
      Cases other = *self;

      if (!find_cases (&cases, telling, words_telling_list_left (telling, telling->truths[i]),
                       N_CASES_MAX) ||
          (short_ones ? !is_short (telling, &cases) : cases.n_followed > N_FOLLOWED_MAX) ||
          count_sentences (telling, &cases) >= n_best)
        continue;
      n_best = count_sentences (telling, &cases);
      *self = cases;
      cases = other;
      self->truth = telling->truths[i];
    }
  return n_best < G_MAXUINT;
}

/* The cases of one of the truths, with what follows from each. */
static gboolean
tell_cases_of_truth (WordsTelling *self,
                     gboolean short_ones)
{
  g_auto (Cases) cases = { 0 };

  if (has_guardians (self) || self->n_conclusions == 0 ||
      !find_best_cases (&cases, self, short_ones))
    return FALSE;
  words_telling_say (self, 0, words_telling_word_left (self, cases.truth, cases.left));
  say_cases (self, &cases);
  return TRUE;
}

/**
 * words_tell_short_cases:
 *
 * Tells of a wing: whatever a cell is, or wherever a number is in a house, one thing follows, and
 * that excludes the same.
 *
 * Returns: whether the certificate has such cases
 */
gboolean
words_tell_short_cases (WordsTelling *self)
{
  return tell_cases_of_truth (self, TRUE);
}

/**
 * words_tell_cases:
 *
 * Tells of a ring, or of cases that are followed further: whichever candidate of a truth is true,
 * the same follows.
 *
 * Returns: whether the certificate has such cases, and they are short enough
 */
gboolean
words_tell_cases (WordsTelling *self)
{
  return tell_cases_of_truth (self, FALSE);
}

/**
 * words_tell_cases_of:
 * @candidates: (element-type guint32): candidates one of which is true, as was said
 *
 * Tells what follows from each of some candidates.
 *
 * Returns: whether the conclusions follow from each, and in few sentences
 */
gboolean
words_tell_cases_of (WordsTelling *self,
                     const GArray *candidates)
{
  g_auto (Cases) cases = { 0 };

  if (!find_cases (&cases, self, g_array_copy ((GArray *)candidates), N_GIVEN_MAX) ||
      cases.n_followed > N_FOLLOWED_MAX)
    return FALSE;
  say_cases (self, &cases);
  return TRUE;
}

/**
 * words_tell_followed:
 *
 * Tells of truths from one after another of which the conclusion follows, with nothing supposed.
 *
 * Returns: whether that is so
 */
gboolean
words_tell_followed (WordsTelling *self)
{
  g_autoptr (WordsDerivation) derivation = NULL;

  if (has_guardians (self) || self->n_conclusions == 0)
    return FALSE;
  derivation = words_derivation_new (self);
  if (!words_derivation_reach_conclusions (derivation))
    return FALSE;
  words_derivation_say (derivation, 0);
  return TRUE;
}
