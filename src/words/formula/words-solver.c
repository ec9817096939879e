/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The stages, engines and statistics of the solver, in the same words for the app and the command
 * line. Knows nothing of widgets or terminals. */

#include "satdoku-config.h"

#include "words-solver.h"

#include <glib/gi18n.h>
#include <sat-error.h>

#include "words-terms.h"

/* Seconds: a shorter attempt at filling a nearly empty grid is not worth mentioning. */
#define SHORT 0.001
/* Seconds: no more precision is needed. */
#define INSTANT 0.001
/* Seconds: after so long a user begins to have doubts about a search. */
#define LONG 5

static const char *const stages[] = {
  [SUDOKU_STAGE_PROPAGATE] = N_ ("Propagating"),
  [SUDOKU_STAGE_ENCODE] = N_ ("Encoding"),
  [SUDOKU_STAGE_SEARCH] = N_ ("Searching"),
  [SUDOKU_STAGE_FILL] = N_ ("Filling the grid"),
  [SUDOKU_STAGE_REMOVE] = N_ ("Removing givens"),
  [SUDOKU_STAGE_WRITE] = N_ ("Writing"),
  [SUDOKU_STAGE_VERIFY] = N_ ("Verifying"),
  /* Translators: the SAT solver rewrites its clauses into fewer and simpler ones. */
  [SUDOKU_STAGE_SIMPLIFY] = N_ ("Simplifying clauses"),
  [SUDOKU_STAGE_COUNT] = N_ ("Counting"),
  /* Translators: a pattern is the cells of a new puzzle in which givens may stand. */
  [SUDOKU_STAGE_PATTERN] = N_ ("Filling the pattern"),
  /* Translators: solvers are run one after the other, to compare them. */
  [SUDOKU_STAGE_COMPARE] = N_ ("Comparing"),
};

static const struct
{
  const char *id; /* of SudokuSolveStats */
  const char *name;
} engines[] = {
  /* Translators: the ways in which a puzzle was solved. */
  { "propagation", N_ ("Propagation alone") },
  { "search", N_ ("Propagation and search") },
  { "regular", N_ ("Pattern grid, adapted") },
  { "pairwise", N_ ("SAT solver, pairwise clauses") },
  { "triad", N_ ("SAT solver, clauses by box segments") },
};

/**
 * words_stage:
 * @stage: a stage of the work
 *
 * Returns: (transfer none): "Searching"
 */
const char *
words_stage (SudokuStage stage)
{
  g_return_val_if_fail (stage < G_N_ELEMENTS (stages), "");

  return _ (stages[stage]);
}

/* "Propagation alone" */
static const char *
name_engine (const SudokuSolveStats *stats)
{
  if (stats->hall)
    /* Translators: Hall's theorem found the contradiction: too few places for some values. */
    return _ ("Propagation and Hall’s test");
  for (gsize i = 0; i < G_N_ELEMENTS (engines); i++)
    if (g_strcmp0 (stats->engine, engines[i].id) == 0)
      return _ (engines[i].name);
  return stats->engine != NULL ? stats->engine : "–";
}

static void
fact_free (gpointer data)
{
  WordsFact *self = data;

  g_free (self->value);
  g_free (self);
}

static void
add (GPtrArray *facts,
     const char *name,
     char *value)
{
  WordsFact *fact = g_new0 (WordsFact, 1);

  fact->name = name;
  fact->value = value;
  g_ptr_array_add (facts, fact);
}

static void
add_count (GPtrArray *facts,
           const char *name,
           guint64 count,
           gboolean group_digits)
{
  add (facts, name,
       group_digits ? words_count (count)
                    : g_strdup_printf ("%" G_GUINT64_FORMAT, count));
}

static void
add_learned (GPtrArray *facts,
             guint64 conflicts,
             guint64 restarts,
             guint64 units,
             guint64 pairs,
             gboolean group_digits)
{
  /* Translators: how often the SAT solver met a contradiction. */
  add_count (facts, _ ("Conflicts"), conflicts, group_digits);
  /* Translators: how often the search began anew because its limit of conflicts was reached. */
  add_count (facts, _ ("Restarts"), restarts, group_digits);
  /* Translators: clauses of one literal, and of two, that the SAT solver has derived. */
  add_count (facts, _ ("Learned units"), units, group_digits);
  add_count (facts, _ ("Learned pairs"), pairs, group_digits);
}

/**
 * words_seconds:
 * @seconds: a duration
 *
 * Returns: (transfer full): with useful precision: “0.133 s”
 */
char *
words_seconds (double seconds)
{
  if (seconds < INSTANT)
    /* Translators: a time. */
    return g_strdup (_ ("under 0.001 s"));
  /* Translators: seconds that something took. */
  return g_strdup_printf (_ ("%.3f s"), seconds);
}

static void
add_seconds (GPtrArray *facts,
             SudokuStage stage,
             double seconds,
             gboolean rounded)
{
  add (facts, words_stage (stage),
       /* Translators: seconds that a stage of the work took. */
       rounded ? words_seconds (seconds) : g_strdup_printf (_ ("%.6f s"), seconds));
}

/**
 * words_solver_stats:
 * @stats: the statistics of a formula's solver
 *
 * Returns: (transfer full) (element-type WordsFact): everything known
 */
GPtrArray *
words_solver_stats (const SatSolverStats *stats)
{
  GPtrArray *facts = g_ptr_array_new_with_free_func (fact_free);

  g_return_val_if_fail (stats != NULL, facts);

  add_count (facts, _ ("Variables"), (guint64)stats->n_variables, TRUE);
  add_count (facts, _ ("Clauses"), stats->n_clauses, TRUE);
  add_learned (facts, stats->conflicts, 0, stats->learned_units, stats->learned_pairs, TRUE);
  add_seconds (facts, SUDOKU_STAGE_SEARCH, (double)stats->solve_time / G_USEC_PER_SEC, TRUE);
  return facts;
}

/**
 * words_solve_stats:
 * @stats: how a puzzle was solved
 * @group_digits: for people, not for programs: digits in groups, times rounded
 *
 * Returns: (transfer full) (element-type WordsFact): everything known
 */
GPtrArray *
words_solve_stats (const SudokuSolveStats *stats,
                   gboolean group_digits)
{
  GPtrArray *facts = g_ptr_array_new_with_free_func (fact_free);

  g_return_val_if_fail (stats != NULL, facts);

  /* Translators: the way in which the puzzle was solved. */
  add (facts, _ ("Method"), g_strdup (name_engine (stats)));
  /* Translators: numbers of cells. */
  add_count (facts, _ ("Givens"), stats->n_fixed - stats->n_entries, group_digits);
  if (stats->n_entries > 0)
    add_count (facts, _ ("Entries"), stats->n_entries, group_digits);
  add_count (facts, _ ("Found by propagation"), stats->n_propagated, group_digits);
  if (stats->n_clauses > 0)
    {
      add_count (facts, _ ("Variables"), (guint64)stats->n_variables, group_digits);
      add_count (facts, _ ("Clauses"), stats->n_clauses, group_digits);
      add_learned (facts, stats->conflicts, stats->restarts, stats->learned_units,
                   stats->learned_pairs, group_digits);
    }
  add_seconds (facts, SUDOKU_STAGE_PROPAGATE, stats->propagate_seconds, group_digits);
  if (stats->fill_seconds > SHORT)
    add_seconds (facts, SUDOKU_STAGE_FILL, stats->fill_seconds, group_digits);
  if (stats->n_clauses > 0)
    add_seconds (facts, SUDOKU_STAGE_ENCODE, stats->encode_seconds, group_digits);
  add_seconds (facts, SUDOKU_STAGE_SEARCH, stats->search_seconds, group_digits);
  return facts;
}

static char *
say_search (guint64 conflicts,
            double elapsed)
{
  g_autofree char *count = words_count (conflicts);

  if (conflicts == 0)
    return g_strdup (elapsed < LONG ? "" : _ ("still searching"));
  if (elapsed < LONG)
    /* Translators: dead ends that the SAT solver has met so far. */
    return g_strdup_printf (ngettext ("%s conflict", "%s conflicts", (gulong)conflicts), count);
  /* Translators: of a search that takes long; dead ends that the SAT solver has met so far. */
  return g_strdup_printf (ngettext ("still searching, %s conflict",
                                    "still searching, %s conflicts",
                                    (gulong)conflicts),
                          count);
}

/* Why the number of conflicts does not change. */
static char *
say_simplifying (guint64 conflicts)
{
  g_autofree char *count = words_count (conflicts);

  /* Translators: the SAT solver rewrites its clauses into fewer and simpler ones; dead ends that it
   * has met so far. */
  return g_strdup_printf (ngettext ("simplifying clauses, %s conflict",
                                    "simplifying clauses, %s conflicts",
                                    (gulong)conflicts),
                          count);
}

static char *
say_count (SudokuStage stage,
           guint64 count)
{
  g_autofree char *number = words_count (count);

  if (stage == SUDOKU_STAGE_WRITE)
    return g_format_size (count);
  if (stage == SUDOKU_STAGE_COUNT)
    /* Translators: how many solutions of a puzzle have been found so far. */
    return g_strdup_printf (ngettext ("%s solution so far", "%s solutions so far", (gulong)count),
                            number);
  if (stage == SUDOKU_STAGE_COMPARE)
    /* Translators: how many runs of solvers are done. */
    return g_strdup_printf (_ ("runs: %s"), number);
  if (stage == SUDOKU_STAGE_PATTERN)
    /* Translators: of a pattern, the cells of a new puzzle in which givens may stand: how many ways
     * of filling it have been tried. */
    return g_strdup_printf (ngettext ("%s way tried", "%s ways tried", (gulong)count), number);
  if (stage == SUDOKU_STAGE_REMOVE)
    /* Translators: how many filled cells a puzzle in the making still has. */
    return g_strdup_printf (
      ngettext ("%s given left", "%s givens left", (gulong)count), number);
  return words_n_clauses (count);
}

static char *
say_tries (guint64 n_tries)
{
  g_autofree char *number = words_count (n_tries);

  /* Translators: how many puzzles have been made that were harder or easier than is wanted. */
  return g_strdup_printf (
    ngettext ("%s puzzle tried", "%s puzzles tried", (gulong)n_tries), number);
}

/**
 * words_work:
 * @progress: the progress of the work
 * @elapsed: the seconds it has taken so far
 *
 * Returns: (transfer full): the one most telling number: "4 016 conflicts", or that there is still
 *   no answer; empty when there is nothing to tell
 */
char *
words_work (const SudokuProgress *progress,
            double elapsed)
{
  SudokuStage stage;

  g_return_val_if_fail (progress != NULL, NULL);

  stage = progress->stage;
  if (stage == SUDOKU_STAGE_REMOVE && progress->restarts > 0)
    return say_tries (progress->restarts);
  if (progress->count > 0 && (stage == SUDOKU_STAGE_REMOVE || stage == SUDOKU_STAGE_ENCODE ||
                              stage == SUDOKU_STAGE_VERIFY || stage == SUDOKU_STAGE_WRITE ||
                              stage == SUDOKU_STAGE_COUNT || stage == SUDOKU_STAGE_PATTERN ||
                              stage == SUDOKU_STAGE_COMPARE))
    return say_count (stage, progress->count);
  if (stage == SUDOKU_STAGE_SIMPLIFY)
    return say_simplifying (progress->conflicts);
  return say_search (progress->conflicts, stage == SUDOKU_STAGE_SEARCH ? elapsed : 0);
}

/**
 * words_progress:
 * @progress: the progress of the work
 * @elapsed: the seconds it has taken so far
 * @memory: the bytes that the program uses; 0: unknown
 *
 * Describes the current work. The names are the same, in the same order, as long as @memory is
 * known.
 *
 * Returns: (transfer full) (element-type WordsFact): the facts
 */
GPtrArray *
words_progress (const SudokuProgress *progress,
                double elapsed,
                guint64 memory)
{
  GPtrArray *facts = g_ptr_array_new_with_free_func (fact_free);

  g_return_val_if_fail (progress != NULL, facts);

  /* Translators: what is being done, such as "Searching". */
  add (facts, _ ("Stage"), g_strdup (words_stage (progress->stage)));
  /* Translators: seconds that a job has taken so far. */
  add (facts, _ ("Time"), g_strdup_printf (_ ("%.1f s"), elapsed));
  add_learned (facts, progress->conflicts, progress->restarts, progress->learned_units,
               progress->learned_pairs, TRUE);
  if (memory > 0)
    add (facts, _ ("Memory"), g_format_size (memory));
  return facts;
}

/**
 * words_memory:
 * @error: (nullable): an error
 *
 * Returns: (transfer full) (nullable): a sentence about the missing memory; %NULL for other errors
 */
char *
words_memory (const GError *error)
{
  g_autofree char *needed_text = NULL;
  g_autofree char *available_text = NULL;
  guint64 needed;
  guint64 available;

  if (!sat_error_get_memory (error, &needed, &available))
    return NULL;
  needed_text = g_format_size (needed);
  available_text = g_format_size (available);
  /* Translators: why something is not even begun; sizes such as "55.0 MB". */
  return g_strdup_printf (_ ("This would need about %s of memory, but only %s is free."),
                          needed_text, available_text);
}
