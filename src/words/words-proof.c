/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a proof is worth, what its steps say, and what goes with it to others, in words. It only
 * words what the library found. */

#include "satdoku-config.h"

#include "words-proof.h"

#include <glib/gi18n.h>
#include <sat-dimacs.h>

#include "words-formula.h"
#include "words-solver.h"
#include "words-terms.h"

/* So many literals of a step are shown as numbers, and so many in words. */
#define NUMBERS_MAX 12
#define LITERALS_MAX 8
/* So many steps of a proof are listed. */
#define STEPS_MAX 40

/**
 * words_n_steps:
 * @count: a number
 *
 * Returns: (transfer full): "713 steps"
 */
char *
words_n_steps (guint64 count)
{
  g_autofree char *number = words_count (count);

  /* Translators: of a proof; %s is a number with grouped digits. */
  return g_strdup_printf (ngettext ("%s step", "%s steps", (gulong)count), number);
}

/**
 * words_lemma:
 * @cnf: (nullable): the formula of a puzzle; %NULL: it is of none
 * @names: (nullable): what its variables are called, of a formula that is no puzzle
 * @literals: (array length=n_literals): a clause of any kind
 * @n_literals: its length
 * @notation: how literals are written of whose variables no meaning is known
 *
 * Says what a step of a proof says.
 *
 * Returns: (transfer full): "Row 1 column 2 is not 3 or row 4 column 4 is not 7"
 */
char *
words_lemma (const SudokuCnf *cnf,
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

/* As in a file, or with the signs of books. */
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

/* Also of a proof with a wrong step that nothing depends on: all that are needed follow. */
static char *
say_right (const SatProof *proof,
           const SatProofVerdict *verdict,
           const SudokuClaim *claim)
{
  g_autofree char *steps = words_n_steps (sat_proof_get_n_steps (proof));
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
 * @proof: a proof
 * @verdict: what our checker says of it
 * @claim: (nullable): what of a puzzle it was held against; %NULL: a formula that is no puzzle
 * @notation: how literals are written
 *
 * Says what a proof is worth.
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
  all = words_n_steps (sat_proof_get_n_steps (proof));
  if (verdict->step < sat_proof_get_n_steps (proof))
    step = say_step (proof, verdict->step, notation);
  switch (verdict->kind)
    {
    case SAT_PROOF_RIGHT:
      return say_right (proof, verdict, claim);
    case SAT_PROOF_NOT_ORIGINAL:
      /* Translators: the first %s is a number, the second a clause: "-1 14 0". */
      return g_strdup_printf (_ ("step %s says that the formula has the clause %s, but it has "
                                 "not: this is a proof for another formula"),
                              number, step);
    case SAT_PROOF_NO_EMPTY_CLAUSE:
      if (sat_proof_get_n_steps (proof) == 0)
        return g_strdup (_ ("nothing is proved: the proof has no step"));
      /* Translators: of a proof; %s is "713 steps". */
      return g_strdup_printf (_ ("nothing is proved: %s, each of which follows, but the proof does "
                                 "not end in the empty clause"),
                              all);
    case SAT_PROOF_UNFINISHED:
      /* Translators: %s is "713 steps". */
      return g_strdup_printf (_ ("the proof has %s, which were not all checked in time"), all);
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
  g_ptr_array_add (sentences, g_strdup_printf (_ ("It is in line %s"), number));
}

/* Whose formula it may be. */
static void
say_other (GPtrArray *sentences,
           const SatProofVerdict *verdict,
           const SudokuClaim *claim)
{
  if (verdict->foreign != 0)
    /* Translators: of a formula; %d is a number. */
    g_ptr_array_add (sentences, g_strdup_printf (_ ("The formula has no variable %d: it is perhaps "
                                                    "a proof for another formula"),
                                                 ABS (verdict->foreign)));
  else if (verdict->first)
    g_ptr_array_add (sentences, g_strdup (_ ("It is the very first step, and the next ones do not "
                                             "follow either: this is perhaps a proof for another "
                                             "formula")));
  if (claim != NULL && sudoku_claim_get_solution (claim) != NULL)
    g_ptr_array_add (sentences, g_strdup (_ ("It was checked with the clause “not this solution”, "
                                             "as the puzzle has a solution")));
}

/* The empty clause says nothing. */
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
  words = words_lemma (claim != NULL ? sudoku_claim_get_cnf (claim) : NULL, names, step->literals,
                       step->n_literals, notation);
  /* Translators: of a step of a proof; %s is what it says: "Row 1 column 2 is not 3". */
  g_ptr_array_add (sentences, g_strdup_printf (_ ("It says: %s"), words));
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
    g_ptr_array_add (sentences, g_strdup (_ ("It follows from others: the proof names the wrong "
                                             "ones")));
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
      ? g_strdup_printf (_ ("Step %s follows only when clauses that are not needed are deleted "
                            "before: %s"),
                         number, text)
      /* Translators: of a proof; the first %s is a number, the second a clause: "-1 14 0". */
      : g_strdup_printf (_ ("Step %s does not follow, but it is not needed: %s"), number, text));
  sat_proof_get_step (proof, verdict->needless - 1, &step);
  say_meaning (sentences, &step, claim, names, notation);
}

/**
 * words_proof_details:
 * @proof: a proof
 * @verdict: what our checker says of it
 * @claim: (nullable): what of a puzzle it was held against; %NULL: a formula that is no puzzle
 * @names: (nullable): what the variables of such a formula are called
 * @notation: how literals are written
 *
 * Says what else there is to know: where a wrong step is, what it says, and what the proof may be
 * of instead.
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
    g_ptr_array_add (sentences, g_strdup (_ ("It was checked with the clause “not this solution”; "
                                             "the solution itself satisfies all others")));
  if (verdict->n_unknown > 0)
    {
      unknown = words_count (verdict->n_unknown);
      /* Translators: of a proof; %s is a number with grouped digits. */
      g_ptr_array_add (sentences,
                       g_strdup_printf (ngettext ("%s clause that it deletes is not there",
                                                  "%s clauses that it deletes are not there",
                                                  (gulong)verdict->n_unknown),
                                        unknown));
    }
  return sentences;
}

/**
 * words_proved:
 * @proved: what came of proving
 *
 * Says what came of proving that a puzzle has one solution, or none.
 *
 * Returns: (transfer full): beginning with a small letter, without a full stop
 */
char *
words_proved (const SudokuProved *proved)
{
  g_autofree char *steps = NULL;

  g_return_val_if_fail (proved != NULL, NULL);

  if (proved->proof != NULL)
    steps = words_n_steps (sat_proof_get_n_steps (proved->proof));
  switch (proved->kind)
    {
    case SUDOKU_PROVED:
      if (proved->solution != NULL)
        /* Translators: of a puzzle; %s is "713 steps". */
        return g_strdup_printf (_ ("exactly one solution: it satisfies every clause, and that "
                                   "there is no other is proved in %s, all of them checked"),
                                steps);
      /* Translators: of a puzzle; %s is "713 steps". */
      return g_strdup_printf (_ ("no solution: this is proved in %s, all of them checked"), steps);
    case SUDOKU_PROVED_SEVERAL:
      return g_strdup (_ ("there are several solutions, so that nothing can be proved"));
    case SUDOKU_PROVED_SOLVABLE:
      return g_strdup (_ ("there is a solution"));
    case SUDOKU_PROVED_NO_SOLUTION:
      return g_strdup (_ ("there is no solution"));
    case SUDOKU_PROVED_UNCHECKED:
    case SUDOKU_PROVED_NOTHING:
    default:
      return g_strdup (_ ("nothing could be proved in the time"));
    }
}

/**
 * words_proof_steps:
 * @proof: a proof
 * @cnf: (nullable): the formula of a puzzle
 * @notation: how literals are written of whose variables no meaning is known
 *
 * Says what the first steps of a proof say.
 *
 * Returns: (transfer full): a line for each, and how many there are more
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
        words = words_lemma (cnf, NULL, step.literals, step.n_literals, notation);
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
 * @claim: (nullable): what is proved of a puzzle; %NULL: it is of a formula that is no puzzle
 * @proof: the proof
 *
 * Says what the files of a bundle are.
 *
 * Returns: (transfer full): text of several paragraphs
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
  steps = words_n_steps (sat_proof_get_n_steps (proof));
  /* Translators: the first %s is "713 steps", the second a command. The names of files and programs
   * stay as they are. */
  how = g_strdup_printf (_ ("proof.drat shows that, in %s: each is a clause that follows from "
                            "those before it by unit propagation, and the last is the empty "
                            "clause. check.sh has the program drat-trim check it; “%s” does the "
                            "same."),
                         steps, "satdoku-cli check-proof --proof proof.drat formula.cnf");
  if (claim == NULL)
    return g_strdup_printf ("%s\n\n%s\n",
                            _ ("This is a proof that the formula in formula.cnf has no model. "
                               "Nobody need believe the program that has made it."),
                            how);
  return g_strdup_printf (
    "%s\n\n%s\n\n%s\n",
    unique ? _ ("This is a proof that a Sudoku puzzle has exactly one solution. Nobody need "
                "believe the program that has made it.")
           : _ ("This is a proof that a Sudoku puzzle has no solution. Nobody need believe the "
                "program that has made it."),
    unique ? _ ("puzzle.txt holds the puzzle and solution.txt its solution, which everybody can "
                "check. formula.cnf says the rules and the givens in clauses, and in its last line "
                "that the solution is another one. This formula has no model.")
           : _ ("puzzle.txt holds the puzzle. formula.cnf says its rules and its givens in "
                "clauses. This formula has no model."),
    how);
}
