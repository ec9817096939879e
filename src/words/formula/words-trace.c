/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of a traced solver in words: decisions, implications with their clauses, the resolution
 * of a conflict and the learned clause. Literals have a short form for rows on screen, r5c6≠3, and
 * a long one for screen readers. Without known meanings, variables are numbers. */

#include "satdoku-config.h"

#include "words-trace.h"

#include <glib/gi18n.h>
#include <sat-trace-derivation.h>

#include "words-formula.h"
#include "words-terms.h"

/* How many literals are named one by one. */
#define LITERALS_MAX 6
#define REASONS_MAX 3

static gboolean
get_candidate (const WordsVariables *of,
               int literal,
               guint *row,
               guint *column,
               guint *value)
{
  const SudokuCnf *cnf = of != NULL ? of->cnf : NULL;
  guint side;
  guint cell;

  if (cnf == NULL || !sudoku_cnf_get_meaning (cnf, ABS (literal), &cell, value))
    return FALSE;
  side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));
  *row = cell / side + 1;
  *column = cell % side + 1;
  return TRUE;
}

/* (transfer full) (nullable): the meaning of a literal of cells, or of an auxiliary one. */
static char *
say_of_puzzle (const WordsVariables *of,
               int literal)
{
  return of != NULL && of->cnf != NULL ? words_literal (of->cnf, literal) : NULL;
}

/* The name of the variable in the formula, or NULL. */
static const char *
find_name (const WordsVariables *of,
           int literal)
{
  return of != NULL ? sat_names_get (of->names, ABS (literal)) : NULL;
}

/**
 * words_trace_literal:
 * @of: (nullable): what is known of the variables
 * @literal: a literal, not 0
 *
 * Writes a literal as briefly as possible.
 *
 * Returns: (transfer full): "r5c6≠3", or the literal in the wanted notation when nothing but
 *   perhaps a name is known of its variable
 */
char *
words_trace_literal (const WordsVariables *of,
                     int literal)
{
  guint row, column, value;
  char *words;

  g_return_val_if_fail (literal != 0 && literal != G_MININT, NULL);

  if (get_candidate (of, literal, &row, &column, &value))
    /* Translators: a value of a cell, as shortly as can be: r and c are row and column. */
    return literal > 0 ? g_strdup_printf (_ ("r%uc%u=%u"), row, column, value)
                       /* Translators: likewise: the cell does not have the value. */
                       : g_strdup_printf (_ ("r%uc%u≠%u"), row, column, value);
  words = say_of_puzzle (of, literal);
  if (words != NULL)
    return words;
  return words_literal_write (of != NULL ? of->notation : WORDS_NOTATION_SIGNS,
                              find_name (of, literal), literal);
}

/**
 * words_trace_literal_spoken:
 * @of: (nullable): what is known of the variables
 * @literal: a literal, not 0
 *
 * Words a literal.
 *
 * Returns: (transfer full): "row 5 column 6 is not 3", or "variable 5 is false" when nothing is
 *   known of its variable
 */
char *
words_trace_literal_spoken (const WordsVariables *of,
                            int literal)
{
  const char *name = NULL;
  char *words;

  g_return_val_if_fail (literal != 0 && literal != G_MININT, NULL);

  words = say_of_puzzle (of, literal);
  if (words != NULL)
    return words;
  name = find_name (of, literal);
  if (name != NULL)
    return g_strdup_printf (literal > 0 ? _ ("%s is true") : _ ("%s is false"), name);
  return g_strdup_printf (literal > 0 ? _ ("variable %d is true") : _ ("variable %d is false"),
                          ABS (literal));
}

/* @negated: say the negation of each */
static char *
join_literals (const WordsVariables *of,
               const int *literals,
               gsize n_literals,
               gboolean negated,
               gboolean spoken,
               gsize max)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  gsize n_named = n_literals > max ? max - 1 : n_literals;

  for (gsize i = 0; i < n_named; i++)
    {
      int literal = negated ? -literals[i] : literals[i];

      g_ptr_array_add (items, spoken ? words_trace_literal_spoken (of, literal)
                                     : words_trace_literal (of, literal));
    }
  return words_join (items, n_literals - n_named);
}

/**
 * words_trace_not_all:
 * @of: (nullable): what is known of the variables
 * @literals: (array length=n_literals): a clause
 * @n_literals: its length
 * @spoken: whether it is for a screen reader
 *
 * Words a clause as what can't all be true: the negations of its literals.
 *
 * Returns: (transfer full): "not (r1c2=3 and r4c4=7)"; for a single literal, that literal
 */
char *
words_trace_not_all (const WordsVariables *of,
                     const int *literals,
                     gsize n_literals,
                     gboolean spoken)
{
  g_autofree char *all = NULL;

  g_return_val_if_fail (literals != NULL || n_literals == 0, NULL);

  if (n_literals == 0)
    return g_strdup (_ ("the empty clause"));
  if (n_literals == 1)
    return join_literals (of, literals, 1, FALSE, spoken, LITERALS_MAX);
  all = join_literals (of, literals, n_literals, TRUE, spoken, LITERALS_MAX);
  if (spoken)
    /* Translators: for a screen reader; %s is a list such as "row 1 column 2 is 3 and row 4 column
     * 4 is 7". */
    return g_strdup_printf (_ ("not at the same time: %s"), all);
  /* Translators: %s is a list such as "r1c2=3 and r4c4=7", which can't all be true. */
  return g_strdup_printf (_ ("not (%s)"), all);
}

/**
 * words_trace_clause:
 * @of: (nullable): what is known of the variables
 * @clause: the index of a clause
 *
 * Words a clause.
 *
 * Returns: (transfer full): "Row 5 holds 3 at most once: …", or a learned clause
 */
char *
words_trace_clause (const WordsVariables *of,
                    const SatTrace *trace,
                    guint clause)
{
  g_autoptr (GArray) literals = NULL;
  g_autofree char *learned = NULL;

  g_return_val_if_fail (trace != NULL, NULL);

  if (of != NULL && of->cnf != NULL && !sat_trace_is_learned (trace, clause))
    return words_clause (of->cnf, clause);
  literals = sat_trace_dup_clause (trace, clause);
  if (!sat_trace_is_learned (trace, clause))
    return words_named_clause ((const int *)literals->data, literals->len,
                               of != NULL ? of->names : NULL,
                               of != NULL ? of->notation : WORDS_NOTATION_SIGNS);
  learned = words_trace_not_all (of, (const int *)literals->data, literals->len, FALSE);
  /* Translators: %s is a clause such as "not (r1c2=3 and r4c4=7)". */
  return g_strdup_printf (_ ("Learned: %s"), learned);
}

/* The reasons of an implied literal: the other literals of the clause. */
static char *
list_reasons (const WordsVariables *of,
              const SatTrace *trace,
              const SatTraceStep *step,
              gboolean spoken)
{
  g_autoptr (GArray) literals = sat_trace_dup_clause (trace, step->clause);

  for (guint i = literals->len; i-- > 0;)
    if (g_array_index (literals, int, i) == step->literal)
      g_array_remove_index (literals, i);
  if (literals->len == 0)
    return NULL;
  return join_literals (of, (const int *)literals->data, literals->len, TRUE, spoken,
                        REASONS_MAX);
}

/**
 * words_trace_because:
 * @of: (nullable): what is known of the variables
 * @step: the index of a step that puts a literal on the trail
 *
 * Words the reason of the literal.
 *
 * Returns: (transfer full): "because r5c5=3", or another kind of reason
 */
char *
words_trace_because (const WordsVariables *of,
                     const SatTrace *trace,
                     guint step)
{
  const SatTraceStep *what;
  g_autofree char *reasons = NULL;

  g_return_val_if_fail (trace != NULL && step < sat_trace_get_n_steps (trace), NULL);

  what = sat_trace_get_step (trace, step);
  if (what->kind == SAT_TRACE_DECIDE)
    return g_strdup (_ ("decided"));
  if (what->clause == SAT_TRACE_NO_CLAUSE)
    return g_strdup (_ ("the other branch"));
  reasons = list_reasons (of, trace, what, FALSE);
  if (reasons == NULL)
    return g_strdup (_ ("a clause says exactly this"));
  /* Translators: %s is a list such as "r5c5=3 and r1c1=2". */
  return g_strdup_printf (_ ("because %s"), reasons);
}

static char *
say_literal (const WordsVariables *of,
             int literal,
             gboolean spoken)
{
  return spoken ? words_trace_literal_spoken (of, literal) : words_trace_literal (of, literal);
}

static char *
say_implied (const WordsVariables *of,
             const SatTrace *trace,
             const SatTraceStep *step,
             gboolean spoken)
{
  g_autofree char *literal = say_literal (of, step->literal, spoken);
  g_autofree char *reasons = NULL;
  g_autofree char *clause = NULL;

  if (step->clause == SAT_TRACE_NO_CLAUSE)
    /* Translators: %s is a literal such as "r5c6≠3", the negation of what was tried before. */
    return g_strdup_printf (_ ("%s: the other branch is tried"), literal);
  clause = words_trace_clause (of, trace, step->clause);
  reasons = list_reasons (of, trace, step, spoken);
  if (reasons == NULL)
    /* Translators: a literal, and a clause that says just this. */
    return g_strdup_printf (_ ("%s. %s"), literal, clause);
  /* Translators: a literal such as "r5c6≠3", what it follows from, "r5c5=3", and the clause that
   * says so, a sentence. */
  return g_strdup_printf (_ ("%s, because %s. %s"), literal, reasons, clause);
}

static char *
say_in_hand (const WordsVariables *of,
             const SatTrace *trace,
             guint step,
             gboolean spoken)
{
  g_autoptr (GArray) in_hand = sat_trace_dup_in_hand (trace, step + 1);

  return words_trace_not_all (of, (const int *)in_hand->data, in_hand->len, spoken);
}

static char *
say_conflict (const WordsVariables *of,
              const SatTrace *trace,
              guint step)
{
  g_autofree char *clause =
    words_trace_clause (of, trace, sat_trace_get_step (trace, step)->clause);

  /* Translators: %s is what a clause says, a sentence that can't be true any more. */
  return g_strdup_printf (_ ("Conflict: this clause can’t be satisfied any more. %s"), clause);
}

static char *
say_resolved (const WordsVariables *of,
              const SatTrace *trace,
              guint step,
              gboolean spoken)
{
  const SatTraceStep *what = sat_trace_get_step (trace, step);
  g_autofree char *literal = say_literal (of, what->literal, spoken);
  g_autofree char *clause = words_trace_clause (of, trace, what->clause);
  g_autofree char *in_hand = say_in_hand (of, trace, step, spoken);

  /* Translators: a literal such as "r5c6≠3", the clause that implied it, a sentence, and what is
   * left: "not (r1c2=3 and r4c4=7)". */
  return g_strdup_printf (_ ("%s is resolved away. %s. Left: %s"), literal, clause, in_hand);
}

/* The end of the jump that follows. */
static guint
find_jump (const SatTrace *trace,
           guint step)
{
  if (step + 1 < sat_trace_get_n_steps (trace))
    return sat_trace_get_step (trace, step + 1)->level;
  return 0;
}

static char *
say_learned (const WordsVariables *of,
             const SatTrace *trace,
             guint step,
             gboolean spoken)
{
  const SatTraceStep *what = sat_trace_get_step (trace, step);
  g_autoptr (GArray) literals = sat_trace_dup_clause (trace, what->clause);
  g_autofree char *learned =
    words_trace_not_all (of, (const int *)literals->data, literals->len, spoken);

  /* Translators: a clause such as "not (r1c2=3 and r4c4=7)", and two levels. */
  return g_strdup_printf (_ ("Learned: %s — level %u, jumps back to level %u"), learned,
                          what->level, find_jump (trace, step));
}

/**
 * words_trace_step:
 * @of: (nullable): what is known of the variables
 * @step: the index of a step
 * @spoken: whether it is for a screen reader: literals in words
 *
 * Words a step.
 *
 * Returns: (transfer full): one sentence or several
 */
char *
words_trace_step (const WordsVariables *of,
                  const SatTrace *trace,
                  guint step,
                  gboolean spoken)
{
  const SatTraceStep *what;
  g_autofree char *literal = NULL;

  g_return_val_if_fail (trace != NULL && step < sat_trace_get_n_steps (trace), NULL);

  what = sat_trace_get_step (trace, step);
  switch (what->kind)
    {
    case SAT_TRACE_DECIDE:
      literal = say_literal (of, what->literal, spoken);
      /* Translators: the number of a level, and a literal such as "r5c5=3". */
      return g_strdup_printf (_ ("Level %u: %s is decided"), what->level, literal);
    case SAT_TRACE_IMPLY:
      return say_implied (of, trace, what, spoken);
    case SAT_TRACE_CONFLICT:
      return say_conflict (of, trace, step);
    case SAT_TRACE_RESOLVE:
      return say_resolved (of, trace, step, spoken);
    case SAT_TRACE_LEARN:
      return say_learned (of, trace, step, spoken);
    case SAT_TRACE_JUMP:
      /* Translators: the number of a level. */
      return g_strdup_printf (_ ("Back to level %u"), what->level);
    case SAT_TRACE_RESTART:
      return g_strdup (_ ("Restart: all decisions are undone"));
    case SAT_TRACE_SATISFIED:
      return g_strdup (_ ("Satisfiable: every clause holds"));
    case SAT_TRACE_UNSATISFIABLE:
      return g_strdup (_ ("Unsatisfiable: there was a conflict without any decision"));
    default:
      g_return_val_if_reached (NULL);
    }
}
