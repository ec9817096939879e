/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "test-lrat.h"

#include <string.h>

#define N_CLAUSES 4000
#define N_VARIABLES 64

/* Clauses by number, from 1 on; and what is assumed. */
typedef struct
{
  GArray *clauses[N_CLAUSES]; /* (nullable): of int, borrowed */
  int n_clauses;
  int values[N_VARIABLES]; /* 1, -1 or 0 */
} State;

static int *
get (const GArray *array)
{
  return (int *)(void *)array->data;
}

static GArray *
copy (const int *literals,
      guint n)
{
  GArray *array = g_array_new (FALSE, FALSE, sizeof (int));

  if (n > 0)
    g_array_append_vals (array, literals, n);
  return array;
}

static int
value_of (const State *self,
          int literal)
{
  return literal > 0 ? self->values[literal] : -self->values[-literal];
}

static void
make_false (State *self,
            int literal)
{
  self->values[ABS (literal)] = literal > 0 ? -1 : 1;
}

static gboolean
has (const GArray *clause,
     int literal)
{
  for (guint i = 0; i < clause->len; i++)
    if (get (clause)[i] == literal)
      return TRUE;
  return FALSE;
}

void
test_lrat_line_free (gpointer data)
{
  TestLratLine *line = data;

  g_array_unref (line->literals);
  g_array_unref (line->hints);
  g_free (line);
}

/* 1: it is false; 0: one literal is left, and becomes true; -1: neither. */
static int
use (State *self,
     int number)
{
  const GArray *clause = number < N_CLAUSES ? self->clauses[number] : NULL;
  int left = 0;

  if (clause == NULL)
    return -1;
  for (guint i = 0; i < clause->len; i++)
    {
      int literal = get (clause)[i];

      if (value_of (self, literal) < 0 || literal == left)
        continue;
      if (left != 0)
        return -1;
      left = literal;
    }
  if (left != 0 && value_of (self, left) == 0)
    make_false (self, -left);
  return left == 0;
}

/* The clauses that are named up to the next negative number. */
static int
use_all (State *self,
         const GArray *hints,
         guint *at)
{
  int result = 0;

  for (; *at < hints->len && get (hints)[*at] > 0 && result == 0; (*at)++)
    result = use (self, get (hints)[*at]);
  return result;
}

/* What is resolved with the clause whose negative number is at @at follows. */
static gboolean
follows_resolved (const State *self,
                  const TestLratLine *line,
                  guint at)
{
  State state = *self;
  int pivot = get (line->literals)[0], number = -get (line->hints)[at];
  const GArray *clause = number < N_CLAUSES ? self->clauses[number] : NULL;

  if (clause == NULL || !has (clause, -pivot))
    return FALSE;
  for (guint i = 0; i < clause->len; i++)
    {
      int literal = get (clause)[i];

      if (literal == -pivot)
        continue;
      if (value_of (&state, literal) > 0)
        return TRUE;
      make_false (&state, literal);
    }
  at++;
  return use_all (&state, line->hints, &at) == 1;
}

static gboolean
is_rat (const State *self,
        const TestLratLine *line,
        guint start)
{
  int pivot;

  if (line->literals->len == 0)
    return FALSE;
  pivot = get (line->literals)[0];
  for (guint i = start; i < line->hints->len; i++)
    if (get (line->hints)[i] < 0)
      {
        const GArray *clause =
          -get (line->hints)[i] < N_CLAUSES ? self->clauses[-get (line->hints)[i]] : NULL;

        if (clause == NULL || !has (clause, -pivot))
          return FALSE;
      }
  for (int number = 1; number < N_CLAUSES; number++)
    {
      guint i = start;

      if (self->clauses[number] == NULL || !has (self->clauses[number], -pivot))
        continue;
      while (i < line->hints->len && get (line->hints)[i] != -number)
        i++;
      if (i == line->hints->len || !follows_resolved (self, line, i))
        return FALSE;
    }
  return TRUE;
}

static gboolean
follows (const State *self,
         const TestLratLine *line)
{
  State state = *self;
  guint at = 0;
  int result;

  memset (state.values, 0, sizeof state.values);
  for (guint i = 0; i < line->literals->len; i++)
    {
      if (value_of (&state, get (line->literals)[i]) > 0)
        return TRUE;
      make_false (&state, get (line->literals)[i]);
    }
  result = use_all (&state, line->hints, &at);
  return result == 1 || (result == 0 && is_rat (&state, line, at));
}

static void
start (State *self,
       const TestFormula *formula)
{
  memset (self, 0, sizeof *self);
  for (guint i = 0; i < formula->len; i++)
    self->clauses[++self->n_clauses] = formula->pdata[i];
}

/**
 * test_lrat_check:
 * @formula: a formula
 * @lines: (element-type TestLratLine): a proof
 *
 * Returns: whether it is right, up to the empty clause
 */
gboolean
test_lrat_check (const TestFormula *formula,
                 const GPtrArray *lines)
{
  State state;

  start (&state, formula);
  for (guint i = 0; i < lines->len; i++)
    {
      const TestLratLine *line = lines->pdata[i];

      for (guint k = 0; line->deletes && k < line->hints->len; k++)
        if (get (line->hints)[k] < N_CLAUSES)
          state.clauses[get (line->hints)[k]] = NULL;
      if (line->deletes)
        continue;
      if (!follows (&state, line))
        return FALSE;
      if (line->literals->len == 0)
        return TRUE;
      state.clauses[line->number] = line->literals;
    }
  return FALSE;
}

static TestLratLine *
new_line (int number,
          const int *literals,
          guint n_literals)
{
  TestLratLine *line = g_new0 (TestLratLine, 1);

  line->number = number;
  line->literals = copy (literals, n_literals);
  line->hints = copy (NULL, 0);
  return line;
}

/* All clauses that become units when the line is false, in their order, and the one that is false
 * then. */
static void
find_hints (const State *self,
            TestLratLine *line)
{
  State state = *self;
  gboolean changed = TRUE;

  memset (state.values, 0, sizeof state.values);
  for (guint i = 0; i < line->literals->len; i++)
    make_false (&state, get (line->literals)[i]);
  while (changed)
    {
      changed = FALSE;
      for (int number = 1; number <= state.n_clauses; number++)
        {
          State before = state;
          int result = use (&state, number);

          if (result < 0 ||
              (result == 0 && memcmp (before.values, state.values, sizeof before.values) == 0))
            continue;
          g_array_append_val (line->hints, number);
          if (result == 1)
            return;
          changed = TRUE;
        }
    }
}

/* x ⇔ a ∨ b for a new variable, which only RAT allows. */
static void
define (State *self,
        GPtrArray *lines,
        int variable,
        int a,
        int b)
{
  const int clauses[3][3] = { { variable, -a, 0 }, { variable, -b, 0 }, { -variable, a, b } };

  for (guint i = 0; i < 3; i++)
    {
      TestLratLine *line = new_line (++self->n_clauses, clauses[i], i < 2 ? 2 : 3);
      const int groups[] = { -(self->n_clauses - 2), -(self->n_clauses - 1) };

      if (i == 2)
        g_array_append_vals (line->hints, groups, 2);
      self->clauses[self->n_clauses] = line->literals;
      g_ptr_array_add (lines, line);
    }
}

/**
 * test_lrat_make:
 * @formula: a formula of at most 16 variables
 * @proof: a proof of it by unit propagation
 * @rand: random numbers
 *
 * Makes an LRAT proof of it, with definitions in front, and deletes what was defined.
 *
 * Returns: (transfer full) (element-type TestLratLine): the proof
 */
GPtrArray *
test_lrat_make (const TestFormula *formula,
                const TestProof *proof,
                GRand *rand)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (test_lrat_line_free);
  TestLratLine *deletion = NULL;
  State state;

  start (&state, formula);
  define (&state, lines, 20, g_rand_int_range (rand, 1, 4), -g_rand_int_range (rand, 4, 6));
  define (&state, lines, 21, -20, g_rand_int_range (rand, 1, 6));
  deletion = new_line (state.n_clauses, NULL, 0);
  deletion->deletes = TRUE;
  for (int number = state.n_clauses - 5; number < state.n_clauses; number++)
    {
      state.clauses[number] = NULL;
      g_array_append_val (deletion->hints, number);
    }
  g_ptr_array_add (lines, deletion);
  for (guint i = 0; i < proof->len; i++)
    {
      const GArray *step = proof->pdata[i];
      TestLratLine *line = NULL;

      if (get (step)[0] == 'd')
        continue;
      line = new_line (++state.n_clauses, get (step) + 1, step->len - 1);
      find_hints (&state, line);
      state.clauses[state.n_clauses] = line->literals;
      g_ptr_array_add (lines, line);
    }
  return lines;
}

/**
 * test_lrat_write:
 * @lines: (element-type TestLratLine): a proof
 *
 * Returns: (transfer full): the proof as text
 */
char *
test_lrat_write (const GPtrArray *lines)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const TestLratLine *line = lines->pdata[i];

      g_string_append_printf (text, "%d %s", line->number, line->deletes ? "d " : "");
      for (guint k = 0; k < line->literals->len; k++)
        g_string_append_printf (text, "%d ", get (line->literals)[k]);
      if (!line->deletes)
        g_string_append (text, "0 ");
      for (guint k = 0; k < line->hints->len; k++)
        g_string_append_printf (text, "%d ", get (line->hints)[k]);
      g_string_append (text, "0\n");
    }
  return g_string_free (text, FALSE);
}
