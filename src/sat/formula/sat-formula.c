/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A formula that was read, of any size and meaning: its clauses as one array of literals, as the
 * reader has left them, and a small index. For each block of literals the index has the number of
 * clauses that begin before it. So the k-th clause is found by a binary search and a look at one
 * block, whatever the lengths of the clauses, and the index takes a fraction of a byte for each
 * literal. Does not know what the clauses mean. */

#include "sat-formula.h"

#include <string.h>

#include "sat-getter.h"

/* Literals, including the zeros that end clauses. */
#define BLOCK_SIZE 256
/* How many are pushed into a sink between two looks at the cancellable. */
#define STREAM_SIZE 65536

struct _SatFormula
{
  gatomicrefcount references;
  SatDimacs *dimacs;

  /* Borrowed from the clauses. */
  const int *literals;
  gsize n_literals; /* with the zeros */

  guint64 *starts; /* by block: how many clauses begin before it */
  gsize n_blocks;
  guint64 text_length;
};

G_DEFINE_BOXED_TYPE (SatFormula, sat_formula, sat_formula_ref, sat_formula_unref)

/* Whether a clause begins at a literal. */
static inline gboolean
begins_clause (const SatFormula *self,
               gsize at)
{
  return at == 0 || self->literals[at - 1] == 0;
}

static guint64
count_starts (const SatFormula *self,
              gsize from,
              gsize end)
{
  guint64 n = 0;

  for (gsize i = from; i < end; i++)
    n += begins_clause (self, i);
  return n;
}

static void
make_index (SatFormula *self)
{
  guint64 n_before = 0;

  self->n_blocks = (self->n_literals + BLOCK_SIZE - 1) / BLOCK_SIZE;
  self->starts = g_new (guint64, self->n_blocks + 1);
  for (gsize i = 0; i < self->n_blocks; i++)
    {
      self->starts[i] = n_before;
      n_before += count_starts (self, i * BLOCK_SIZE, MIN ((i + 1) * BLOCK_SIZE, self->n_literals));
    }
  self->starts[self->n_blocks] = n_before;
}

static void
measure_text (SatFormula *self)
{
  SatTextCounter counter;

  sat_text_counter_init (&counter);
  sat_sink_add (&counter.sink, self->literals, self->n_literals, NULL);
  self->text_length = counter.n_bytes +
                      sat_dimacs_header_length (sat_formula_get_n_variables (self),
                                                sat_formula_get_n_clauses (self));
}

/**
 * sat_formula_new: (skip)
 * @dimacs: (transfer full): the result of reading
 *
 * Makes a formula of what was read. Linear time; memory of a thirty-second of a byte for each
 * literal, besides the literals themselves.
 *
 * Returns: (transfer full): the formula
 */
SatFormula *
sat_formula_new (SatDimacs *dimacs)
{
  SatFormula *self;

  g_return_val_if_fail (dimacs != NULL, NULL);

  self = g_new0 (SatFormula, 1);
  g_atomic_ref_count_init (&self->references);
  self->dimacs = dimacs;
  self->literals = sat_clauses_get_literals (dimacs->clauses, &self->n_literals);
  make_index (self);
  measure_text (self);
  return self;
}

/**
 * sat_formula_new_from_clauses: (skip)
 * @clauses: (transfer full): its clauses
 * @n_variables: how many variables its header has
 *
 * Makes a formula of clauses. Time and memory as for sat_formula_new().
 *
 * Returns: (transfer full): the formula
 */
SatFormula *
sat_formula_new_from_clauses (SatClauses *clauses,
                              int n_variables)
{
  SatDimacs *dimacs = NULL;

  g_return_val_if_fail (clauses != NULL && n_variables >= 0, NULL);

  dimacs = g_new0 (SatDimacs, 1);
  dimacs->has_header = TRUE;
  dimacs->declared_variables = (guint64)n_variables;
  dimacs->declared_clauses = sat_clauses_get_n_clauses (clauses);
  dimacs->clauses = clauses;
  dimacs->warnings = g_ptr_array_new ();
  return sat_formula_new (dimacs);
}

/**
 * sat_formula_ref:
 *
 * Takes a reference.
 *
 * Returns: (transfer full): @self
 */
SatFormula *
sat_formula_ref (SatFormula *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->references);
  return self;
}

/**
 * sat_formula_unref:
 *
 * Drops a reference; the last one frees it.
 */
void
sat_formula_unref (SatFormula *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->references))
    return;
  sat_dimacs_free (self->dimacs);
  g_free (self->starts);
  g_free (self);
}

/**
 * sat_formula_get_comments:
 *
 * Gets the comments before the first clause.
 *
 * Returns: (transfer none) (nullable): UTF-8 text, lines without their “c”; %NULL when there were
 *   none
 */
const char *
sat_formula_get_comments (const SatFormula *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->dimacs->comments;
}

/**
 * sat_formula_get_counting: (skip)
 *
 * Gets the requests to a model counter in its comments.
 *
 * Returns: (transfer none) (nullable): the requests, or %NULL without any
 */
const SatCounting *
sat_formula_get_counting (const SatFormula *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->dimacs->counting;
}

/**
 * sat_formula_get_warnings:
 *
 * Gets the deviations from the format that were tolerated.
 *
 * Returns: (transfer none) (element-type SatIssue): the deviations, with their lines
 */
const GPtrArray *
sat_formula_get_warnings (const SatFormula *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->dimacs->warnings;
}

/**
 * sat_formula_get_n_variables:
 *
 * Gets the number of variables for a header.
 *
 * Returns: the number in the original header, unless that is less than the largest variable or more
 *   than possible
 */
int
sat_formula_get_n_variables (const SatFormula *self)
{
  int max_variable;

  g_return_val_if_fail (self != NULL, 0);

  max_variable = sat_clauses_get_max_variable (self->dimacs->clauses);
  if (self->dimacs->declared_variables > SAT_VARIABLE_MAX)
    return max_variable;
  return MAX ((int)self->dimacs->declared_variables, max_variable);
}

/**
 * sat_formula_get_n_declared: (skip)
 *
 * Gets the number of variables of its models.
 *
 * Returns: the number in the original header, even if it is more than possible, or the largest
 *   variable
 */
guint64
sat_formula_get_n_declared (const SatFormula *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return MAX (self->dimacs->declared_variables,
              (guint64)sat_clauses_get_max_variable (self->dimacs->clauses));
}

/**
 * sat_formula_get_max_variable:
 *
 * Gets the largest variable that occurs.
 *
 * Returns: the variable, 0 when there is none
 */
int
sat_formula_get_max_variable (const SatFormula *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return sat_clauses_get_max_variable (self->dimacs->clauses);
}

/**
 * sat_formula_get_n_clauses:
 *
 * Counts the actual clauses, whatever the header says.
 *
 * Returns: the number
 */
guint64
sat_formula_get_n_clauses (const SatFormula *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return sat_clauses_get_n_clauses (self->dimacs->clauses);
}

/**
 * sat_formula_get_n_literals:
 *
 * Counts the literals of all clauses.
 *
 * Returns: the number
 */
guint64
sat_formula_get_n_literals (const SatFormula *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_literals - sat_formula_get_n_clauses (self);
}

/**
 * sat_formula_get_text_length:
 *
 * Gets the length of the formula as DIMACS text, with the header, without comments.
 *
 * Returns: the number of bytes
 */
SAT_DEFINE_GETTER (SatFormula, sat_formula, text_length, guint64)

/* The beginning of a clause; the number of clauses gives the end of all. */
static gsize
find_start (const SatFormula *self,
            guint64 clause)
{
  gsize low = 0, high = self->n_blocks; /* the block before high is at or behind the one searched */
  gsize at;

  if (clause >= sat_formula_get_n_clauses (self))
    return self->n_literals;
  while (high - low > 1)
    {
      gsize middle = low + (high - low) / 2;

      if (self->starts[middle] <= clause)
        low = middle;
      else
        high = middle;
    }
  at = low * BLOCK_SIZE;
  for (guint64 next = self->starts[low];; at++)
    if (begins_clause (self, at) && next++ == clause)
      return at;
}

/**
 * sat_formula_get_clause:
 * @clause: the index of a clause
 * @n_literals: (out): its length
 *
 * Gets a clause. O(log n) time.
 *
 * Returns: (transfer none) (array length=n_literals): its literals, valid as long as the formula
 *   lives
 */
const int *
sat_formula_get_clause (const SatFormula *self,
                        guint64 clause,
                        gsize *n_literals)
{
  gsize start;

  g_return_val_if_fail (self != NULL && n_literals != NULL, NULL);
  g_return_val_if_fail (clause < sat_formula_get_n_clauses (self), NULL);

  start = find_start (self, clause);
  *n_literals = find_start (self, clause + 1) - start - 1;
  return self->literals + start;
}

/* Whether a block may contain a match, quickly: very many don't. */
static gboolean
has_variable (const int *literals,
              gsize n_literals,
              int variable)
{
  guint n = 0;

  for (gsize i = 0; i < n_literals; i++)
    n += literals[i] == variable || literals[i] == -variable;
  return n > 0;
}

/* Whether the clause of a literal has all of these, too. */
static gboolean
clause_has_all (const SatFormula *self,
                gsize at,
                const SatWanted *wanted,
                gsize n_wanted)
{
  gsize end = at;

  if (n_wanted == 0)
    return TRUE;
  while (!begins_clause (self, at))
    at--;
  while (self->literals[end] != 0)
    end++;
  return sat_literals_have_all (self->literals + at, end - at, wanted, n_wanted);
}

/**
 * sat_formula_find_all:
 * @wanted: (array length=n_wanted): the wanted literals
 * @n_wanted: how many there are, at least 1
 * @func: (scope call): called for each clause, in ascending order
 * @user_data: for @func
 *
 * Finds the clauses that have all of these literals. Linear time, some 0.3 ns for each literal
 * where few clauses have the first.
 */
void
sat_formula_find_all (const SatFormula *self,
                      const SatWanted *wanted,
                      gsize n_wanted,
                      SatFormulaFunc func,
                      gpointer user_data)
{
  SatWanted first;
  guint64 found = G_MAXUINT64; /* the last one that has the first */

  g_return_if_fail (self != NULL && wanted != NULL && n_wanted > 0 && func != NULL);

  first = wanted[0];
  for (gsize block = 0; block < self->n_blocks; block++)
    {
      gsize start = block * BLOCK_SIZE, end = MIN (start + BLOCK_SIZE, self->n_literals);
      guint64 clause = self->starts[block] - 1; /* the one that goes on here */

      if (first.variable != 0 &&
          !has_variable (self->literals + start, end - start, first.variable))
        continue;
      for (gsize i = start; i < end; i++)
        {
          clause += begins_clause (self, i);
          if (clause == found || !sat_wanted_fits (&first, self->literals[i]))
            continue;
          found = clause;
          if (clause_has_all (self, i, wanted + 1, n_wanted - 1))
            func (clause, user_data);
        }
    }
}

/**
 * sat_formula_stream:
 * @sink: where the clauses go
 * @cancellable: (nullable): ends the work
 *
 * Pushes all clauses into a sink, in order.
 *
 * Returns: %FALSE with %G_IO_ERROR_CANCELLED or an error of the sink
 */
gboolean
sat_formula_stream (const SatFormula *self,
                    SatSink *sink,
                    GCancellable *cancellable,
                    GError **error)
{
  gsize done = 0;

  g_return_val_if_fail (self != NULL && sink != NULL, FALSE);

  while (done < self->n_literals)
    {
      gsize end = MIN (done + STREAM_SIZE, self->n_literals);

      while (self->literals[end - 1] != 0)
        end++;
      if (g_cancellable_set_error_if_cancelled (cancellable, error) ||
          !sat_sink_add (sink, self->literals + done, end - done, error))
        return FALSE;
      done = end;
    }
  return !g_cancellable_set_error_if_cancelled (cancellable, error);
}
