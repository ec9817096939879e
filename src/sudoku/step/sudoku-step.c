/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a step concludes, and from what, as data. Does not know how it was found. */

#include "sudoku-step.h"

#include <sat-getter.h>
#include <string.h>

/* Where the numbers of a set are. */
typedef struct
{
  guint first;
  guint n_truths;
  guint n_links;
} Set;

/* A derived sum: its tables begin at @first of all of them. */
typedef struct
{
  guint house;
  guint first;
  guint n_tables;
} Sum;

struct _SudokuStep
{
  gatomicrefcount refs;
  const SudokuTechnique *technique;
  guint rating;
  guint length;
  GArray *conclusions; /* owned: SudokuConclusion */
  GArray *truths;      /* owned: guint32 */
  GArray *links;       /* owned: guint32 */
  GArray *guardians;   /* owned: guint32 */
  GArray *tables;      /* owned: guint32: of what tables say */
  GArray *sums;        /* owned: Sum */
  GArray *sum_tables;  /* owned: guint32: the tables of one sum after the other */
  GArray *sets;        /* owned: Set */
  GArray *set_numbers; /* owned: guint32: truths, then links, of each set */
  GArray *tree;        /* owned: guint32: truths and leaves, each before what is below it */
  GArray *marks;       /* owned: SudokuStepMark */
};

/**
 * sudoku_step_new: (skip)
 * @technique: its technique
 *
 * Makes a step that concludes nothing yet, with the least rating of its technique.
 *
 * Returns: (transfer full): the step
 */
SudokuStep *
sudoku_step_new (const SudokuTechnique *technique)
{
  SudokuStep *self = NULL;

  g_return_val_if_fail (technique != NULL, NULL);

  self = g_new0 (SudokuStep, 1);
  g_atomic_ref_count_init (&self->refs);
  self->technique = technique;
  self->rating = technique->explainer_weight;
  self->conclusions = g_array_new (FALSE, FALSE, sizeof (SudokuConclusion));
  self->truths = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->links = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->guardians = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->tables = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->sums = g_array_new (FALSE, FALSE, sizeof (Sum));
  self->sum_tables = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->sets = g_array_new (FALSE, FALSE, sizeof (Set));
  self->set_numbers = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->tree = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->marks = g_array_new (FALSE, FALSE, sizeof (SudokuStepMark));
  return self;
}

/**
 * sudoku_step_ref: (skip)
 *
 * Takes a reference.
 *
 * Returns: (transfer full): @self
 */
SudokuStep *
sudoku_step_ref (SudokuStep *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->refs);
  return self;
}

/**
 * sudoku_step_unref: (skip)
 *
 * Drops a reference; the last one frees it.
 */
void
sudoku_step_unref (SudokuStep *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  g_array_unref (self->conclusions);
  g_array_unref (self->truths);
  g_array_unref (self->links);
  g_array_unref (self->guardians);
  g_array_unref (self->tables);
  g_array_unref (self->sums);
  g_array_unref (self->sum_tables);
  g_array_unref (self->sets);
  g_array_unref (self->set_numbers);
  g_array_unref (self->tree);
  g_array_unref (self->marks);
  g_free (self);
}

static void
add_number (GArray *numbers,
            guint32 number)
{
  for (guint i = 0; i < numbers->len; i++)
    if (g_array_index (numbers, guint32, i) == number)
      return;
  g_array_append_val (numbers, number);
}

/* Ordered by candidate, so that equal conclusions are equal as arrays. */
static void
conclude (SudokuStep *self,
          guint candidate,
          gboolean placed)
{
  SudokuConclusion conclusion = { .candidate = candidate, .placed = placed };
  guint i = self->conclusions->len;

  while (i > 0 &&
         g_array_index (self->conclusions, SudokuConclusion, i - 1).candidate >= candidate)
    i--;
  if (i == self->conclusions->len ||
      g_array_index (self->conclusions, SudokuConclusion, i).candidate != candidate)
    g_array_insert_val (self->conclusions, i, conclusion);
}

/**
 * sudoku_step_remove: (skip)
 * @candidate: a candidate
 *
 * Concludes that a candidate is false.
 */
void
sudoku_step_remove (SudokuStep *self,
                    guint candidate)
{
  g_return_if_fail (self != NULL);

  conclude (self, candidate, FALSE);
}

/**
 * sudoku_step_place: (skip)
 * @candidate: a candidate
 *
 * Concludes that a candidate is true.
 */
void
sudoku_step_place (SudokuStep *self,
                   guint candidate)
{
  g_return_if_fail (self != NULL);

  conclude (self, candidate, TRUE);
}

/**
 * sudoku_step_add_truth: (skip)
 * @truth: a truth
 *
 * Adds a truth that the conclusions follow from.
 */
void
sudoku_step_add_truth (SudokuStep *self,
                       guint truth)
{
  g_return_if_fail (self != NULL);

  add_number (self->truths, truth);
}

/**
 * sudoku_step_add_link: (skip)
 * @truth: a truth
 *
 * Adds a truth of which only "at most one" is used.
 */
void
sudoku_step_add_link (SudokuStep *self,
                      guint truth)
{
  g_return_if_fail (self != NULL);

  add_number (self->links, truth);
}

/**
 * sudoku_step_add_guardian: (skip)
 * @candidate: a candidate
 *
 * Adds one of the candidates of which at least one is true, as the puzzle would have two solutions
 * otherwise.
 */
void
sudoku_step_add_guardian (SudokuStep *self,
                          guint candidate)
{
  g_return_if_fail (self != NULL);

  add_number (self->guardians, candidate);
}

/**
 * sudoku_step_add_table: (skip)
 * @tabled: of what tables say
 *
 * Adds an item that the conclusions follow from.
 */
void
sudoku_step_add_table (SudokuStep *self,
                       guint tabled)
{
  g_return_if_fail (self != NULL);

  add_number (self->tables, tabled);
}

/**
 * sudoku_step_add_sum: (skip)
 * @sum: a house and sums
 *
 * Adds a sum that follows from a house and other sums, and that the conclusions follow from.
 */
void
sudoku_step_add_sum (SudokuStep *self,
                     const SudokuDerivedSum *sum)
{
  Sum added;

  g_return_if_fail (self != NULL && sum != NULL);

  added = (Sum){ sum->house, self->sum_tables->len, sum->n_tables };
  g_array_append_vals (self->sum_tables, sum->tables, sum->n_tables);
  g_array_append_val (self->sums, added);
}

/**
 * sudoku_step_add_set: (skip)
 * @set: truths and links, which are added to the certificate, too
 *
 * Adds a set that is counted on the way: where all open candidates of its truths lie in as many of
 * its links, the other candidates of these links are removed.
 */
void
sudoku_step_add_set (SudokuStep *self,
                     const SudokuStepSet *set)
{
  Set added;

  g_return_if_fail (self != NULL && set != NULL);

  added = (Set){
    .first = self->set_numbers->len,
    .n_truths = set->n_truths,
    .n_links = set->n_links,
  };
  for (guint i = 0; i < set->n_truths; i++)
    add_number (self->truths, set->truths[i]);
  for (guint i = 0; i < set->n_links; i++)
    add_number (self->links, set->links[i]);
  g_array_append_vals (self->set_numbers, set->truths, set->n_truths);
  g_array_append_vals (self->set_numbers, set->links, set->n_links);
  g_array_append_val (self->sets, added);
}

/**
 * sudoku_step_add_node: (skip)
 * @node: a truth of its certificate, or `SUDOKU_STEP_LEAF`
 *
 * Adds the next node of its tree of cases; below a truth comes what is below the first of its open
 * candidates, then what is below the second, and so on. A single leaf means that the step needs no
 * cases.
 */
void
sudoku_step_add_node (SudokuStep *self,
                      guint32 node)
{
  g_return_if_fail (self != NULL);

  g_array_append_val (self->tree, node);
}

/**
 * sudoku_step_add_mark: (skip)
 * @candidate: a candidate
 * @role: what it is for the step
 *
 * Adds a candidate to draw.
 */
void
sudoku_step_add_mark (SudokuStep *self,
                      guint candidate,
                      SudokuRole role)
{
  SudokuStepMark mark = { .candidate = candidate, .role = role };

  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->marks->len; i++)
    if (g_array_index (self->marks, SudokuStepMark, i).candidate == candidate &&
        g_array_index (self->marks, SudokuStepMark, i).role == role)
      return;
  g_array_append_val (self->marks, mark);
}

/**
 * sudoku_step_set_rating: (skip)
 * @rating: in tenths, on the scale in the manner of Sudoku Explainer
 *
 * Sets the rating, where it is not the lowest of its technique.
 */
void
sudoku_step_set_rating (SudokuStep *self,
                        guint rating)
{
  g_return_if_fail (self != NULL);

  self->rating = rating;
}

/**
 * sudoku_step_restrict: (skip)
 * @position: where it was found
 *
 * Drops conclusions that say nothing new: of candidates that are gone, and of filled cells.
 *
 * Returns: whether any conclusion is left
 */
gboolean
sudoku_step_restrict (SudokuStep *self,
                      const SudokuPosition *position)
{
  guint side;

  g_return_val_if_fail (self != NULL && position != NULL, FALSE);

  side = sudoku_geometry_get_side (sudoku_position_get_geometry (position));
  for (guint i = self->conclusions->len; i-- > 0;)
    {
      guint candidate = g_array_index (self->conclusions, SudokuConclusion, i).candidate;

      if (!sudoku_position_has (position, candidate) ||
          sudoku_position_is_filled (position, candidate / side))
        g_array_remove_index (self->conclusions, i);
    }
  return self->conclusions->len > 0;
}

/**
 * sudoku_step_get_technique: (skip)
 *
 * Gets the technique of the step.
 *
 * Returns: (transfer none): its technique
 */
SAT_DEFINE_GETTER (SudokuStep, sudoku_step, technique, const SudokuTechnique *)

/**
 * sudoku_step_get_rating: (skip)
 *
 * Gets the rating on the scale in the manner of Sudoku Explainer.
 *
 * Returns: the rating in tenths; 0: not on that scale
 */
SAT_DEFINE_GETTER (SudokuStep, sudoku_step, rating, guint)

/**
 * sudoku_step_set_length: (skip)
 * @length: the length of its chains; 0 at first
 *
 * Sets the length: of equally rated steps the shorter one is easier.
 */
void
sudoku_step_set_length (SudokuStep *self,
                        guint length)
{
  g_return_if_fail (self != NULL);

  self->length = length;
}

/**
 * sudoku_step_get_length: (skip)
 *
 * Gets the length of its chains.
 *
 * Returns: the length; 0 when it was not set
 */
SAT_DEFINE_GETTER (SudokuStep, sudoku_step, length, guint)

/**
 * sudoku_step_get_conclusions: (skip)
 * @n: (out): how many there are
 *
 * Gets the conclusions, in the order of their candidates.
 *
 * Returns: (transfer none) (array length=n): the conclusions
 */
const SudokuConclusion *
sudoku_step_get_conclusions (const SudokuStep *self,
                             guint *n)
{
  g_return_val_if_fail (self != NULL && n != NULL, NULL);

  *n = self->conclusions->len;
  return (const SudokuConclusion *)(gpointer)self->conclusions->data;
}

static const guint32 *
get_numbers (const GArray *numbers,
             guint *n)
{
  *n = numbers->len;
  return (const guint32 *)(gpointer)numbers->data;
}

/**
 * sudoku_step_get_truths: (skip)
 * @n: (out): how many there are
 *
 * Gets the truths that the conclusions follow from.
 *
 * Returns: (transfer none) (array length=n): truths, in the order in which a text mentions them
 */
const guint32 *
sudoku_step_get_truths (const SudokuStep *self,
                        guint *n)
{
  g_return_val_if_fail (self != NULL && n != NULL, NULL);

  return get_numbers (self->truths, n);
}

/**
 * sudoku_step_get_links: (skip)
 * @n: (out): how many there are
 *
 * Gets the truths whose candidates the step counts as "at most one".
 *
 * Returns: (transfer none) (array length=n): truths
 */
const guint32 *
sudoku_step_get_links (const SudokuStep *self,
                       guint *n)
{
  g_return_val_if_fail (self != NULL && n != NULL, NULL);

  return get_numbers (self->links, n);
}

/**
 * sudoku_step_get_guardians: (skip)
 * @n: (out): how many there are
 *
 * Gets the candidates of which at least one is true, as the puzzle would have two solutions
 * otherwise.
 *
 * Returns: (transfer none) (array length=n): the candidates; none where the step does not assume a
 *   unique solution
 */
const guint32 *
sudoku_step_get_guardians (const SudokuStep *self,
                           guint *n)
{
  g_return_val_if_fail (self != NULL && n != NULL, NULL);

  return get_numbers (self->guardians, n);
}

/**
 * sudoku_step_get_tables: (skip)
 * @n: (out): how many there are
 *
 * Gets the items that the conclusions follow from, as what tables say.
 *
 * Returns: (transfer none) (array length=n): their numbers
 */
const guint32 *
sudoku_step_get_tables (const SudokuStep *self,
                        guint *n)
{
  g_return_val_if_fail (self != NULL && n != NULL, NULL);

  return get_numbers (self->tables, n);
}

/**
 * sudoku_step_get_n_sums: (skip)
 *
 * Counts the derived sums of the step.
 *
 * Returns: their number
 */
guint
sudoku_step_get_n_sums (const SudokuStep *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->sums->len;
}

/**
 * sudoku_step_get_sum: (skip)
 * @number: the number of the sum, from 0
 * @sum: gets its house and its tables, which belong to @self
 *
 * Gets a derived sum of the step.
 */
void
sudoku_step_get_sum (const SudokuStep *self,
                     guint number,
                     SudokuDerivedSum *sum)
{
  const Sum *found = NULL;

  g_return_if_fail (self != NULL && sum != NULL && number < self->sums->len);

  found = &g_array_index (self->sums, Sum, number);
  *sum = (SudokuDerivedSum){
    .house = found->house,
    .tables = (const guint32 *)(gpointer)self->sum_tables->data + found->first,
    .n_tables = found->n_tables,
  };
}

/**
 * sudoku_step_get_n_sets: (skip)
 *
 * Gets how many sets the step counts.
 *
 * Returns: their number
 */
guint
sudoku_step_get_n_sets (const SudokuStep *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->sets->len;
}

/**
 * sudoku_step_get_set: (skip)
 * @number: the number of the set, from 0
 * @set: gets its truths and links, which belong to @self
 *
 * Gets a set that the step counts.
 */
void
sudoku_step_get_set (const SudokuStep *self,
                     guint number,
                     SudokuStepSet *set)
{
  const Set *found = NULL;
  const guint32 *numbers = NULL;

  g_return_if_fail (self != NULL && set != NULL && number < self->sets->len);

  found = &g_array_index (self->sets, Set, number);
  numbers = (const guint32 *)(gpointer)self->set_numbers->data + found->first;
  set->truths = numbers;
  set->n_truths = found->n_truths;
  set->links = numbers + found->n_truths;
  set->n_links = found->n_links;
}

/**
 * sudoku_step_get_tree: (skip)
 * @n: (out): how many nodes there are
 *
 * Gets the tree of cases that proves the step.
 *
 * Returns: (transfer none) (array length=n): truths and `SUDOKU_STEP_LEAF`, each before what is
 *   below it; none where the checker finds its own way
 */
const guint32 *
sudoku_step_get_tree (const SudokuStep *self,
                      guint *n)
{
  g_return_val_if_fail (self != NULL && n != NULL, NULL);

  return get_numbers (self->tree, n);
}

/**
 * sudoku_step_get_marks: (skip)
 * @n: (out): how many there are
 *
 * Gets the candidates to draw.
 *
 * Returns: (transfer none) (array length=n): candidates with their roles
 */
const SudokuStepMark *
sudoku_step_get_marks (const SudokuStep *self,
                       guint *n)
{
  g_return_val_if_fail (self != NULL && n != NULL, NULL);

  *n = self->marks->len;
  return (const SudokuStepMark *)(gpointer)self->marks->data;
}

/**
 * sudoku_step_concludes_same: (skip)
 * @other: a step
 *
 * Compares what two steps conclude.
 *
 * Returns: whether that is the same
 */
gboolean
sudoku_step_concludes_same (const SudokuStep *self,
                            const SudokuStep *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  if (self->conclusions->len != other->conclusions->len)
    return FALSE;
  for (guint i = 0; i < self->conclusions->len; i++)
    {
      const SudokuConclusion *a = &g_array_index (self->conclusions, SudokuConclusion, i);
      const SudokuConclusion *b = &g_array_index (other->conclusions, SudokuConclusion, i);

      if (a->candidate != b->candidate || a->placed != b->placed)
        return FALSE;
    }
  return TRUE;
}

/**
 * sudoku_step_apply: (skip)
 * @position: a position in which its conclusions hold
 *
 * Applies the conclusions to a position.
 */
void
sudoku_step_apply (const SudokuStep *self,
                   SudokuPosition *position)
{
  guint side;

  g_return_if_fail (self != NULL && position != NULL);

  side = sudoku_geometry_get_side (sudoku_position_get_geometry (position));
  for (guint i = 0; i < self->conclusions->len; i++)
    {
      const SudokuConclusion *conclusion =
        &g_array_index (self->conclusions, SudokuConclusion, i);
      guint cell = conclusion->candidate / side, value = conclusion->candidate % side + 1;

      if (!conclusion->placed)
        sudoku_position_remove (position, cell, sudoku_set_single (value));
      else if (!sudoku_position_is_filled (position, cell))
        sudoku_position_place (position, cell, value);
    }
}

/**
 * sudoku_step_to_text: (skip)
 * @side: the side of its puzzle
 *
 * Writes the step as one line, for programs: `skyscraper: r5c3<>9 r6c3<>9`.
 *
 * Returns: (transfer full): the line, without a line break
 */
char *
sudoku_step_to_text (const SudokuStep *self,
                     guint side)
{
  GString *text = NULL;

  g_return_val_if_fail (self != NULL && side > 0, NULL);

  text = g_string_new (self->technique->id);
  g_string_append_c (text, ':');
  for (guint i = 0; i < self->conclusions->len; i++)
    {
      const SudokuConclusion *conclusion =
        &g_array_index (self->conclusions, SudokuConclusion, i);
      guint cell = conclusion->candidate / side;

      g_string_append_printf (text, " r%uc%u%s%u", cell / side + 1, cell % side + 1,
                              conclusion->placed ? "=" : "<>", conclusion->candidate % side + 1);
    }
  return g_string_free (text, FALSE);
}
