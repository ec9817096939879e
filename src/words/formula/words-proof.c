/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The verdict on a proof, its steps, and the text that goes with it, in words. */

#include "satdoku-config.h"

#include "words-proof.h"

#include <glib/gi18n.h>
#include <sat-dimacs.h>

#include "words-formula.h"
#include "words-solver.h"
#include "words-terms.h"

/* How many literals of a step are shown as numbers, and how many in words. */
#define NUMBERS_MAX 12
#define LITERALS_MAX 8
/* How many steps of a proof are listed. */
#define STEPS_MAX 40

/* "713 steps" */
static char *
count_steps (guint64 count)
{
  g_autofree char *number = words_count (count);

  /* Translators: of a proof; %s is a number with grouped digits. */
  return g_strdup_printf (ngettext ("%s step", "%s steps", (gulong)count), number);
}

/* "Row 1 column 2 is not 3 or row 4 column 4 is not 7"
 * @cnf: (nullable): the formula of a puzzle; NULL: another formula
 * @names: (nullable): the names of the variables of a formula that is no puzzle
 * @notation: of literals without a known meaning */
static char *
word_lemma (const SudokuCnf *cnf,
            const SatNames *names,
            const int *literals,
            gsize n_literals,
            WordsNotation notation)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (cnf == NULL || n_literals == 0 || n_literals > LITERALS_MAX)
    return words_named_clause (literals, n_literals, names, notation);
  for (gsize i = 0; i < n_literals; i++)
    {
      g_autofree char *words = words_literal (cnf, literals[i]);

      if (words == NULL)
        return words_named_clause (literals, n_literals, names, notation);
      if (i > 0)
        g_string_append (text, _ (" or "));
      g_string_append (text, words);
    }
  return words_capitalise (text->str);
}

/* In the notation of files, or with the signs of books. */
static char *
say_step (const SatProof *proof,
          gsize index,
          WordsNotation notation)
{
  g_autoptr (GString) text = g_string_new (NULL);
  SatProofStep step;

  sat_proof_get_step (proof, index, &step);
  if (notation != WORDS_NOTATION_SIGNS || step.n_literals == 0)
    {
      sat_dimacs_append_beginning (text, step.literals, step.n_literals, NUMBERS_MAX);
      return g_string_free (g_steal_pointer (&text), FALSE);
    }
  for (gsize i = 0; i < MIN (step.n_literals, NUMBERS_MAX); i++)
    {
      g_autofree char *literal = words_literal_write (notation, NULL, step.literals[i]);

      g_string_append (text, i > 0 ? words_literal_get_separator (notation) : "");
      g_string_append (text, literal);
    }
  g_string_append (text, step.n_literals > NUMBERS_MAX ? " …" : "");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Also for a proof with a wrong step that nothing depends on: all necessary ones follow. */
static char *
say_right (const SatProof *proof,
           const SatProofVerdict *verdict,
           const SudokuClaim *claim)
{
  g_autofree char *steps = count_steps (sat_proof_get_n_steps (proof));
  g_autofree char *time = words_seconds ((double)verdict->time / G_USEC_PER_SEC);
  gboolean all = verdict->needless == 0;

  /* Translators: here and below, the first %s is "713 steps", the second a time: "0.02 s". */
  if (claim == NULL)
    return g_strdup_printf (
      all ? _ ("a proof that this formula has no model: %s · every step follows · ends in the "
               "empty clause · checked in %s")
          : _ ("a proof that this formula has no model: %s · every step that is needed follows · "
               "ends in the empty clause · checked in %s"),
      steps, time);
  if (sudoku_claim_get_solution (claim) == NULL)
    return g_strdup_printf (
      all ? _ ("a proof that this puzzle has no solution: %s · every step follows · ends in the "
               "empty clause · checked in %s")
          : _ ("a proof that this puzzle has no solution: %s · every step that is needed follows · "
               "ends in the empty clause · checked in %s"),
      steps, time);
  return g_strdup_printf (
    all ? _ ("a proof that this puzzle has only one solution: %s · every step follows · ends in "
             "the empty clause · checked in %s")
        : _ ("a proof that this puzzle has only one solution: %s · every step that is needed "
             "follows · ends in the empty clause · checked in %s"),
    steps, time);
}

/**
 * words_proof:
 * @verdict: the verdict of our checker
 * @claim: (nullable): the claim about a puzzle it was checked against; %NULL: a formula that is no
 *   puzzle
 * @notation: the notation of literals
 *
 * Words the verdict on a proof.
 *
 * Returns: (transfer full): the verdict, beginning with a small letter, without a full stop
 */
char *
words_proof (const SatProof *proof,
             const SatProofVerdict *verdict,
             const SudokuClaim *claim,
             WordsNotation notation)
{
  g_autofree char *number = NULL;
  g_autofree char *all = NULL;
  g_autofree char *step = NULL;

  g_return_val_if_fail (proof != NULL && verdict != NULL, NULL);

  number = words_count (verdict->step + 1);
  all = count_steps (sat_proof_get_n_steps (proof));
  if (verdict->step < sat_proof_get_n_steps (proof))
    step = say_step (proof, verdict->step, notation);
  switch (verdict->kind)
    {
    case SAT_PROOF_RIGHT:
      return say_right (proof, verdict, claim);
    case SAT_PROOF_NOT_ORIGINAL:
      /* Translators: the first %s is a number, the second a clause: "-1 14 0". */
      return g_strdup_printf (_ ("step %s says that the formula has the clause %s, but there is no "
                                 "such clause: this is a proof for another formula"),
                              number, step);
    case SAT_PROOF_NO_EMPTY_CLAUSE:
      if (sat_proof_get_n_steps (proof) == 0)
        return g_strdup (_ ("nothing is proved: the proof has no steps"));
      /* Translators: of a proof; %s is "713 steps". */
      return g_strdup_printf (_ ("nothing is proved: the proof has %s without a mistake, but does "
                                 "not end in the empty clause"),
                              all);
    case SAT_PROOF_UNFINISHED:
      /* Translators: %s is "713 steps". */
      return g_strdup_printf (_ ("the proof has %s, and there was no time to check all of it"),
                              all);
    case SAT_PROOF_WRONG_STEP:
    default:
      if (sat_proof_get_format (proof) == SAT_PROOF_LRAT)
        /* Translators: the first %s is a number, the second the clause: "-1 14 0". */
        return g_strdup_printf (_ ("step %s does not follow from the clauses that it names: %s"),
                                number, step);
      /* Translators: the first %s is a number, the second the clause: "-1 14 0". */
      return g_strdup_printf (_ ("step %s does not follow: %s"), number, step);
    }
}

static void
say_where (GPtrArray *sentences,
           const SatProof *proof,
           const SatProofStep *step)
{
  g_autofree char *number = NULL;

  if (sat_proof_get_format (proof) == SAT_PROOF_DRAT_BINARY)
    return;
  number = words_count (step->place);
  /* Translators: of a proof; %s is a number. */
  g_ptr_array_add (sentences, g_strdup_printf (_ ("This step is in line %s"), number));
}

/* The formula it may belong to instead. */
static void
say_other (GPtrArray *sentences,
           const SatProofVerdict *verdict,
           const SudokuClaim *claim)
{
  if (verdict->foreign != 0)
    /* Translators: of a formula; %d is a number. */
    g_ptr_array_add (sentences, g_strdup_printf (_ ("The formula has no variable %d: perhaps this "
                                                    "is a proof for another formula"),
                                                 ABS (verdict->foreign)));
  else if (verdict->first)
    g_ptr_array_add (sentences, g_strdup (_ ("This is the very first step, and the next ones do "
                                             "not follow either: perhaps this is a proof for "
                                             "another formula")));
  if (claim != NULL && sudoku_claim_get_solution (claim) != NULL)
    g_ptr_array_add (sentences, g_strdup (_ ("The proof was checked with the clause “not this "
                                             "solution”, since the puzzle has a solution")));
}

/* The empty clause has no words. */
static void
say_meaning (GPtrArray *sentences,
             const SatProofStep *step,
             const SudokuClaim *claim,
             const SatNames *names,
             WordsNotation notation)
{
  g_autofree char *words = NULL;

  if (step->n_literals == 0)
    return;
  words = word_lemma (claim != NULL ? sudoku_claim_get_cnf (claim) : NULL, names, step->literals,
                      step->n_literals, notation);
  /* Translators: of a step of a proof; %s is what it says: "Row 1 column 2 is not 3". */
  g_ptr_array_add (sentences, g_strdup_printf (_ ("This step says: %s"), words));
}

static void
say_wrong (GPtrArray *sentences,
           const SatProof *proof,
           const SatProofVerdict *verdict,
           const SudokuClaim *claim,
           const SatNames *names,
           WordsNotation notation)
{
  SatProofStep step;

  sat_proof_get_step (proof, verdict->step, &step);
  say_meaning (sentences, &step, claim, names, notation);
  say_where (sentences, proof, &step);
  if (verdict->unnamed)
    g_ptr_array_add (sentences, g_strdup (_ ("This step follows from other clauses: the proof "
                                             "names the wrong ones")));
  say_other (sentences, verdict, claim);
}

static void
say_needless (GPtrArray *sentences,
              const SatProof *proof,
              const SatProofVerdict *verdict,
              const SudokuClaim *claim,
              const SatNames *names,
              WordsNotation notation)
{
  g_autofree char *number = words_count (verdict->needless);
  g_autofree char *text = say_step (proof, verdict->needless - 1, notation);
  SatProofStep step;

  g_ptr_array_add (
    sentences,
    verdict->needed
      /* Translators: of a proof; the first %s is a number, the second a clause: "-1 14 0". */
      ? g_strdup_printf (_ ("Step %s follows only if clauses that are not needed are deleted "
                            "first: %s"),
                         number, text)
      /* Translators: of a proof; the first %s is a number, the second a clause: "-1 14 0". */
      : g_strdup_printf (_ ("Step %s does not follow, but it is not needed: %s"), number, text));
  sat_proof_get_step (proof, verdict->needless - 1, &step);
  say_meaning (sentences, &step, claim, names, notation);
}

/**
 * words_proof_details:
 * @verdict: the verdict of our checker
 * @claim: (nullable): the claim about a puzzle it was checked against; %NULL: a formula that is no
 *   puzzle
 * @names: (nullable): the names of the variables of such a formula
 * @notation: the notation of literals
 *
 * Adds details: where a wrong step is, its meaning, and what the proof may belong to instead.
 *
 * Returns: (transfer full) (element-type utf8): a sentence each, without a full stop
 */
GPtrArray *
words_proof_details (const SatProof *proof,
                     const SatProofVerdict *verdict,
                     const SudokuClaim *claim,
                     const SatNames *names,
                     WordsNotation notation)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *unknown = NULL;

  g_return_val_if_fail (proof != NULL && verdict != NULL, sentences);

  if (verdict->kind == SAT_PROOF_WRONG_STEP || verdict->kind == SAT_PROOF_NOT_ORIGINAL)
    say_wrong (sentences, proof, verdict, claim, names, notation);
  else if (verdict->needless > 0)
    say_needless (sentences, proof, verdict, claim, names, notation);
  else if (verdict->kind == SAT_PROOF_RIGHT && verdict->n_checked == 0)
    g_ptr_array_add (sentences, g_strdup (_ ("Unit propagation finds the contradiction without any "
                                             "step")));
  if (verdict->kind == SAT_PROOF_RIGHT && claim != NULL &&
      sudoku_claim_get_solution (claim) != NULL)
    g_ptr_array_add (sentences, g_strdup (_ ("The proof was checked with the clause “not this "
                                             "solution”; the solution itself satisfies all other "
                                             "clauses")));
  if (verdict->n_unknown > 0)
    {
      unknown = words_count (verdict->n_unknown);
      /* Translators: of a proof; %s is a number with grouped digits. */
      g_ptr_array_add (sentences,
                       g_strdup_printf (ngettext ("%s clause that the proof deletes does not "
                                                  "exist",
                                                  "%s clauses that the proof deletes do not "
                                                  "exist",
                                                  (gulong)verdict->n_unknown),
                                        unknown));
    }
  return sentences;
}

/**
 * words_proved:
 * @proved: the result of proving
 *
 * Words the proof that a puzzle has one solution, or none.
 *
 * Returns: (transfer full): beginning with a small letter, without a full stop
 */
char *
words_proved (const SudokuProved *proved)
{
  g_autofree char *steps = NULL;

  g_return_val_if_fail (proved != NULL, NULL);

  if (proved->proof != NULL)
    steps = count_steps (sat_proof_get_n_steps (proved->proof));
  switch (proved->kind)
    {
    case SUDOKU_PROVED:
      if (proved->solution != NULL)
        /* Translators: of a puzzle; %s is "713 steps". */
        return g_strdup_printf (_ ("exactly one solution: it satisfies every clause, and a checked "
                                   "proof of %s shows that there is no other"),
                                steps);
      /* Translators: of a puzzle; %s is "713 steps". */
      return g_strdup_printf (_ ("no solution: a checked proof of %s shows this"), steps);
    case SUDOKU_PROVED_SEVERAL:
      return g_strdup (_ ("there are several solutions, so there is nothing to prove"));
    case SUDOKU_PROVED_SOLVABLE:
      return g_strdup (_ ("there is a solution"));
    case SUDOKU_PROVED_NO_SOLUTION:
      return g_strdup (_ ("there is no solution"));
    case SUDOKU_PROVED_UNCHECKED:
    case SUDOKU_PROVED_NOTHING:
    default:
      return g_strdup (_ ("there was not enough time to prove anything"));
    }
}

/**
 * words_proof_steps:
 * @cnf: (nullable): the formula of a puzzle
 * @notation: the notation of literals without a known meaning
 *
 * Lists the first steps of a proof in words.
 *
 * Returns: (transfer full): a line for each, and the number of the others
 */
char *
words_proof_steps (const SatProof *proof,
                   const SudokuCnf *cnf,
                   WordsNotation notation)
{
  GString *text = g_string_new (NULL);
  gsize n_steps;

  g_return_val_if_fail (proof != NULL, g_string_free (text, FALSE));

  n_steps = sat_proof_get_n_steps (proof);
  for (gsize i = 0; i < MIN (n_steps, STEPS_MAX); i++)
    {
      SatProofStep step;
      g_autofree char *number = words_count (i + 1);
      g_autofree char *words = NULL;

      sat_proof_get_step (proof, i, &step);
      if (step.n_literals > 0)
        words = word_lemma (cnf, NULL, step.literals, step.n_literals, notation);
      else
        words = g_strdup (_ ("A contradiction"));
      if (i > 0)
        g_string_append_c (text, '\n');
      /* Translators: a step of a proof: its number and what it says. */
      g_string_append_printf (text, _ ("%s. %s"), number, words);
    }
  if (n_steps > STEPS_MAX)
    g_string_append (text, "\n…");
  return g_string_free (text, FALSE);
}

/**
 * words_proof_readme:
 * @claim: (nullable): the proved claim about a puzzle; %NULL: a formula that is no puzzle
 *
 * Describes the files of a bundle.
 *
 * Returns: (transfer full): a text of several paragraphs
 */
char *
words_proof_readme (const SudokuClaim *claim,
                    const SatProof *proof)
{
  gboolean unique;
  g_autofree char *steps = NULL;
  g_autofree char *how = NULL;

  g_return_val_if_fail (proof != NULL, NULL);

  unique = claim != NULL && sudoku_claim_get_solution (claim) != NULL;
  steps = count_steps (sat_proof_get_n_steps (proof));
  /* Translators: the first %s is "713 steps", the second a command. The names of files and programs
   * stay as they are. */
  how = g_strdup_printf (_ ("proof.drat shows this in %s. Each step is a clause that follows from "
                            "the clauses before it by unit propagation; the last one is the empty "
                            "clause. check.sh runs the program drat-trim to check the proof; “%s” "
                            "checks it, too."),
                         steps, "satdoku-cli check-proof --proof proof.drat formula.cnf");
  if (claim == NULL)
    return g_strdup_printf ("%s\n\n%s\n",
                            _ ("This is a proof that the formula in formula.cnf has no model. You "
                               "need not trust the program that made it."),
                            how);
  return g_strdup_printf (
    "%s\n\n%s\n\n%s\n",
    unique ? _ ("This is a proof that a Sudoku puzzle has exactly one solution. You need not trust "
                "the program that made it.")
           : _ ("This is a proof that a Sudoku puzzle has no solution. You need not trust the "
                "program that made it."),
    unique ? _ ("puzzle.txt holds the puzzle and solution.txt its solution, which anybody can "
                "check. formula.cnf states the rules and the givens as clauses; its last clause "
                "says that the solution is a different one. This formula has no model.")
           : _ ("puzzle.txt holds the puzzle. formula.cnf states its rules and givens as clauses. "
                "This formula has no model."),
    how);
}
