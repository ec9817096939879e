/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clauses of the laws of Latin squares, and which of them a formula covers. A law holds when
 * all of its clauses are there except those that say nothing new: some are always true, and the
 * conditions of some can't all hold, as a cell holds one value and a row or column a value once.
 * Programs differ in whether they write these. Knows nothing of variables. */

#include "sudoku-law-coverage.h"

#include <string.h>

typedef struct
{
  const SudokuRuleKind *kind;
  SudokuLawForm form;
  guint64 n_clauses;
  guint64 *said;     /* a bit for each clause */
  guint64 n_needed;  /* clauses that say something new; valid at the end */
  guint64 n_found;   /* of them, those that were said; likewise */
  gboolean complete; /* likewise */
} Entry;

struct _SudokuLawCoverage
{
  guint side;
  GArray *entries; /* (element-type Entry) */
};

/* A clause that is matched with a law: which of its literals have a place there. */
typedef struct
{
  const SudokuLawForm *form;
  guint side;
  const SudokuLiteral *literals;
  gsize n_literals;
  guint8 values[SUDOKU_LAW_VARIABLES_MAX]; /* 0: not known yet */
  gboolean (*func) (guint64 index, gpointer user_data);
  gpointer user_data;
} Match;

static void
entry_clear (gpointer data)
{
  Entry *self = data;

  g_free (self->said);
}

static void
add_entry (SudokuLawCoverage *self,
           const SudokuRuleKind *kind)
{
  Entry *entry = NULL;

  g_array_set_size (self->entries, self->entries->len + 1);
  entry = &g_array_index (self->entries, Entry, self->entries->len - 1);
  entry->kind = kind;
  sudoku_law_parse (kind->law, &entry->form);
  entry->n_clauses = sudoku_law_count_clauses (&entry->form, self->side);
  entry->said = g_new0 (guint64, entry->n_clauses / 64 + 1);
}

/**
 * sudoku_law_coverage_new: (skip)
 * @geometry: the shape
 *
 * Starts without clauses. A bit of memory for each clause of each law that is possible in the
 * shape; there are none on a divided board.
 *
 * Returns: (transfer full): the coverage
 */
SudokuLawCoverage *
sudoku_law_coverage_new (const SudokuGeometry *geometry)
{
  SudokuLawCoverage *self = g_new0 (SudokuLawCoverage, 1);
  const SudokuFrame *frame = sudoku_geometry_get_frame (geometry);
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  self->side = sudoku_geometry_get_side (geometry);
  self->entries = g_array_new (FALSE, TRUE, sizeof (Entry));
  g_array_set_clear_func (self->entries, entry_clear);
  for (gsize i = 0; i < n_kinds; i++)
    if (kinds[i]->law != NULL && kinds[i]->check_frame (frame) == NULL)
      add_entry (self, kinds[i]);
  return self;
}

/**
 * sudoku_law_coverage_free:
 *
 * Frees it.
 */
void
sudoku_law_coverage_free (SudokuLawCoverage *self)
{
  g_array_unref (self->entries);
  g_free (self);
}

/* ---- holding a clause against a law ---- */

static gboolean match_term (Match *self, guint number, guint used);

/* Continues with the next term if this literal can stand for this one. */
static gboolean
try_literal (Match *self,
             guint number,
             guint which,
             guint used)
{
  const SudokuLiteral *literal = &self->literals[which];
  guint8 before[SUDOKU_LAW_VARIABLES_MAX];
  const guint8 parts[] = {
    (guint8)(literal->candidate.cell / self->side + 1),
    (guint8)(literal->candidate.cell % self->side + 1),
    (guint8)(literal->candidate.value + 1),
  };
  gboolean fits = literal->negative == (number < self->form->n_premises), going = TRUE;

  memcpy (before, self->values, sizeof before);
  for (guint i = 0; i < 3 && fits; i++)
    {
      guint8 *value = &self->values[self->form->terms[number][i]];

      fits = *value == 0 || *value == parts[i];
      *value = parts[i];
    }
  if (fits)
    going = match_term (self, number + 1, used | 1u << which);
  memcpy (self->values, before, sizeof before);
  return going;
}

static gboolean
match_term (Match *self,
            guint number,
            guint used)
{
  gboolean going = TRUE;

  if (number < self->form->n_terms)
    {
      for (guint i = 0; i < self->n_literals && going; i++)
        going = try_literal (self, number, i, used);
      return going;
    }
  if (used + 1 != 1u << self->n_literals ||
      (self->form->ordered && self->values[0] >= self->values[1]))
    return TRUE;
  return self->func (sudoku_law_get_index (self->form, self->side, self->values),
                     self->user_data);
}

/* Drops repetitions. FALSE when there are more literals than a law has. */
static gboolean
simplify (const SudokuLiteral *literals,
          gsize n_literals,
          SudokuLiteral simple[SUDOKU_LAW_TERMS_MAX],
          gsize *n_simple)
{
  *n_simple = 0;
  if (n_literals > SUDOKU_LAW_TERMS_MAX)
    return FALSE;
  for (gsize i = 0; i < n_literals; i++)
    {
      gsize k = 0;

      while (k < *n_simple && (simple[k].negative != literals[i].negative ||
                               simple[k].candidate.cell != literals[i].candidate.cell ||
                               simple[k].candidate.value != literals[i].candidate.value))
        k++;
      simple[k] = literals[i];
      *n_simple = MAX (*n_simple, k + 1);
    }
  return TRUE;
}

/* Calls a function for each equivalent clause of the law, until one returns FALSE. Returns whether
 * none did. */
static gboolean
match (const SudokuLawCoverage *self,
       const Entry *entry,
       const SudokuLiteral *literals,
       gsize n_literals,
       gboolean (*func) (guint64 index, gpointer user_data),
       gpointer user_data)
{
  SudokuLiteral simple[SUDOKU_LAW_TERMS_MAX] = { 0 };
  Match search = {
    .form = &entry->form,
    .side = self->side,
    .literals = simple,
    .func = func,
    .user_data = user_data,
  };

  return !simplify (literals, n_literals, simple, &search.n_literals) ||
         search.n_literals > entry->form.n_terms || match_term (&search, 0, 0);
}

/* ---- what is needed ---- */

static gboolean
exclude_each_other (guint side,
                    const SudokuLawClause *clause,
                    guint a,
                    guint b)
{
  guint cell_a = clause->cells[a], cell_b = clause->cells[b];
  gboolean same_value = clause->values[a] == clause->values[b];

  if (cell_a == cell_b)
    return !same_value;
  return same_value && (cell_a / side == cell_b / side || cell_a % side == cell_b % side);
}

/* Does a clause say anything that the rows and columns don't say? */
static gboolean
is_needed (const SudokuLawCoverage *self,
           const Entry *entry,
           guint64 index)
{
  SudokuLawClause clause;

  sudoku_law_get_clause (&entry->form, self->side, index, &clause);
  for (guint a = 0; a < clause.n_premises; a++)
    {
      for (guint b = a + 1; b < clause.n_premises; b++)
        if (exclude_each_other (self->side, &clause, a, b))
          return FALSE;
      for (guint b = clause.n_premises; b < clause.n_terms; b++)
        if (clause.cells[a] == clause.cells[b] && clause.values[a] == clause.values[b])
          return FALSE;
    }
  return TRUE;
}

static gboolean
is_said (const Entry *entry,
         guint64 index)
{
  return (entry->said[index / 64] >> (index % 64) & 1) != 0;
}

static gboolean
say_cb (guint64 index,
        gpointer user_data)
{
  Entry *entry = user_data;

  entry->said[index / 64] |= (guint64)1 << (index % 64);
  return TRUE;
}

/**
 * sudoku_law_coverage_add: (skip)
 * @literals: (array length=n_literals): a clause
 * @n_literals: how many literals it has
 *
 * Covers a clause wherever a law has it, if at all.
 */
void
sudoku_law_coverage_add (SudokuLawCoverage *self,
                         const SudokuLiteral *literals,
                         gsize n_literals)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      Entry *entry = &g_array_index (self->entries, Entry, i);

      match (self, entry, literals, n_literals, say_cb, entry);
    }
}

static gboolean
is_any_said (const Entry *entry)
{
  for (guint64 i = 0; i <= entry->n_clauses / 64; i++)
    if (entry->said[i] != 0)
      return TRUE;
  return FALSE;
}

/**
 * sudoku_law_coverage_finish: (skip)
 *
 * Finds out which laws are complete, once all clauses are added. Linear in the number of their
 * clauses.
 *
 * Returns: (transfer full) (element-type SudokuRule): the rules of these laws
 */
GPtrArray *
sudoku_law_coverage_finish (SudokuLawCoverage *self)
{
  GPtrArray *rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);

  for (guint i = 0; i < self->entries->len; i++)
    {
      Entry *entry = &g_array_index (self->entries, Entry, i);

      if (!is_any_said (entry))
        continue;
      for (guint64 index = 0; index < entry->n_clauses; index++)
        if (is_needed (self, entry, index))
          {
            entry->n_needed++;
            entry->n_found += is_said (entry, index);
          }
      entry->complete = entry->n_needed > 0 && entry->n_found == entry->n_needed;
      if (entry->complete)
        g_ptr_array_add (rules, sudoku_rule_new (entry->kind));
    }
  return rules;
}

typedef struct
{
  const SudokuLawCoverage *coverage;
  const Entry *entry;
} Question;

/* Continues while the clause is new and belongs to no complete law. */
static gboolean
is_foreign_cb (guint64 index,
               gpointer user_data)
{
  const Question *question = user_data;

  return !question->entry->complete && is_needed (question->coverage, question->entry, index);
}

/**
 * sudoku_law_coverage_accepts: (skip)
 * @self: a coverage that is finished
 * @literals: (array length=n_literals): a clause
 * @n_literals: how many literals it has
 *
 * Tells whether a clause belongs to a complete law, or to any law without saying anything that the
 * rows and columns don't say.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_law_coverage_accepts (const SudokuLawCoverage *self,
                             const SudokuLiteral *literals,
                             gsize n_literals)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);
      Question question = { self, entry };

      if (!match (self, entry, literals, n_literals, is_foreign_cb, &question))
        return TRUE;
    }
  return FALSE;
}

/**
 * sudoku_law_coverage_find_missing: (skip)
 * @self: a coverage that is finished
 * @missing: (out caller-allocates): a clause
 *
 * Finds the law with conditions of which most is there, but not all, and its first missing clause.
 *
 * Returns: (nullable): the law; %NULL when not even half of any is there
 */
const SudokuLaw *
sudoku_law_coverage_find_missing (const SudokuLawCoverage *self,
                                  SudokuLawClause *missing)
{
  const Entry *best = NULL;

  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);

      if (entry->form.n_premises > 0 && !entry->complete && 2 * entry->n_found > entry->n_needed &&
          (best == NULL || entry->n_found > best->n_found))
        best = entry;
    }
  for (guint64 index = 0; best != NULL && index < best->n_clauses; index++)
    if (!is_said (best, index) && is_needed (self, best, index))
      {
        sudoku_law_get_clause (&best->form, self->side, index, missing);
        return best->kind->law;
      }
  return NULL;
}
