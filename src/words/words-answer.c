/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The verdict on the answer of a solver, in one sentence that says what matters most, so that the
 * app and the command line use the same words. */

#include "satdoku-config.h"

#include "words-answer.h"

#include <glib/gi18n.h>

#include "words-terms.h"
#include "words-trouble.h"

static char *
say_right (const SudokuCnf *cnf)
{
  guint64 n_clauses = sudoku_cnf_get_n_clauses (cnf);
  g_autofree char *count = words_count (n_clauses);

  /* Translators: of a model; %s is a number with grouped digits. */
  return g_strdup_printf (ngettext ("verified: it satisfies the %s clause",
                                    "verified: it satisfies all %s clauses",
                                    (gulong)n_clauses),
                          count);
}

static const char *
say_unsatisfiable (SudokuVerdict verdict)
{
  switch (verdict)
    {
    case SUDOKU_VERDICT_UNKNOWN:
      return _ ("the answer says that the puzzle has no solution; Satdoku could neither confirm "
                "nor refute this in a few seconds");
    case SUDOKU_VERDICT_CONFLICT:
    case SUDOKU_VERDICT_NO_SOLUTION:
      return _ ("the answer is right: the puzzle has no solution");
    case SUDOKU_VERDICT_SOLVABLE:
    case SUDOKU_VERDICT_UNIQUE:
    case SUDOKU_VERDICT_SEVERAL:
    default:
      return _ ("the answer says that the puzzle has no solution, but Satdoku found one");
    }
}

static char *
say_other_size (const SudokuCnf *cnf,
                const SudokuExamination *examination)
{
  guint side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));
  guint other = examination->side;

  if (side == other)
    /* Translators: %s is the name of a numbering of variables. */
    return g_strdup_printf (_ ("this model belongs to another puzzle, in the numbering “%s”"),
                            _ (examination->numbering->name));
  /* Translators: the sides of two boards: "of a 9×9 puzzle, but this one is 16×16". */
  return g_strdup_printf (_ ("this model belongs to a %u×%u puzzle, but your puzzle is %u×%u"),
                          other, other, side, side);
}

/* Is there a fault that a list of cells can describe? */
static gboolean
has_wrong_cells (const SudokuDecoding *decoding)
{
  return decoding->missing_cells->len > 0 || decoding->double_cells->len > 0 ||
         decoding->contradicted_givens->len > 0;
}

/* The most significant fault. */
static char *
say_trouble (const SudokuCnf *cnf,
             const SudokuDecoding *decoding,
             SudokuSuspect suspect)
{
  g_autoptr (GPtrArray) troubles = NULL;

  if (suspect == SUDOKU_SUSPECT_OTHER_RULES || !has_wrong_cells (decoding))
    return words_false_clause (cnf, decoding->first_false);
  troubles = words_decoding (cnf, decoding);
  return g_strdup (g_ptr_array_index (troubles, 0));
}

static char *
say_wrong (const SudokuCnf *cnf,
           const SudokuDecoding *decoding,
           SudokuSuspect suspect)
{
  g_autofree char *trouble = say_trouble (cnf, decoding, suspect);

  if (suspect == SUDOKU_SUSPECT_CUT)
    /* Translators: %s is what is wrong: "it gives no value for row 1 column 2". */
    return g_strdup_printf (_ ("this model is incomplete, since the 0 at its end is missing: %s"),
                            trouble);
  if (suspect == SUDOKU_SUSPECT_OTHER_RULES)
    /* Translators: %s is what is wrong: "box 1 has no 4". */
    return g_strdup_printf (_ ("this model keeps all rows and columns, but not all boxes or "
                               "diagonals: %s"),
                            trouble);
  if (suspect == SUDOKU_SUSPECT_OTHER_PUZZLE)
    /* Translators: %s is what is wrong: "it contradicts the given in row 1 column 2". */
    return g_strdup_printf (_ ("this model belongs to another puzzle: %s"), trouble);
  /* Translators: %s is what is wrong: "it gives no value for row 1 column 2". */
  return g_strdup_printf (_ ("this model does not solve the puzzle: %s"), trouble);
}

static char *
say_entries (const SudokuCnf *cnf,
             const SudokuDecoding *decoding)
{
  g_autofree char *cells = words_wrong_cells (cnf, decoding->contradicted_givens);

  /* Translators: %s is a list of cells. The player has entered values there. */
  return g_strdup_printf (_ ("this model solves the puzzle, but contradicts the entries in %s"),
                          cells);
}

static char *
say_violated (const SudokuCnf *cnf,
              const SudokuExamination *examination)
{
  switch (examination->suspect)
    {
    case SUDOKU_SUSPECT_NUMBERING:
      /* Translators: %s is the name of a numbering of variables. */
      return g_strdup_printf (_ ("this model solves the puzzle, but in the numbering “%s”"),
                              _ (examination->numbering->name));
    case SUDOKU_SUSPECT_OTHER_SIZE:
      return say_other_size (cnf, examination);
    case SUDOKU_SUSPECT_ENTRIES:
      return say_entries (cnf, examination->decoding);
    case SUDOKU_SUSPECT_NONE:
    case SUDOKU_SUSPECT_OTHER_RULES:
    case SUDOKU_SUSPECT_OTHER_PUZZLE:
    case SUDOKU_SUSPECT_CUT:
    default:
      return say_wrong (cnf, examination->decoding, examination->suspect);
    }
}

/**
 * words_answer:
 * @examination: the examination of an answer
 *
 * Returns: (transfer full): the verdict: "this model is of another puzzle: it denies what is given
 *   in row 1 column 2"
 */
char *
words_answer (const SudokuCnf *cnf,
              const SudokuExamination *examination)
{
  g_return_val_if_fail (cnf != NULL && examination != NULL, NULL);

  switch (examination->decoding->status)
    {
    case SUDOKU_DECODE_OK:
      return say_right (cnf);
    case SUDOKU_DECODE_NO_MODEL:
      return g_strdup (_ ("the answer says that there is a solution, but does not show it; many "
                          "solvers have an option to print it"));
    case SUDOKU_DECODE_UNSATISFIABLE:
      return g_strdup (say_unsatisfiable (examination->verdict));
    case SUDOKU_DECODE_UNKNOWN:
      return g_strdup (_ ("the solver gave up"));
    case SUDOKU_DECODE_VIOLATED:
    default:
      return say_violated (cnf, examination);
    }
}

/**
 * words_answer_details:
 * @examination: the examination of an answer
 *
 * Returns: (transfer full) (element-type utf8): further faults, a sentence each; empty when the
 *   verdict is complete
 */
GPtrArray *
words_answer_details (const SudokuCnf *cnf,
                      const SudokuExamination *examination)
{
  g_autoptr (GPtrArray) sentences = NULL;

  g_return_val_if_fail (cnf != NULL && examination != NULL, NULL);

  if (examination->decoding->status != SUDOKU_DECODE_VIOLATED ||
      examination->suspect != SUDOKU_SUSPECT_NONE)
    return g_ptr_array_new_with_free_func (g_free);
  sentences = words_decoding (cnf, examination->decoding);
  if (has_wrong_cells (examination->decoding))
    g_ptr_array_remove_index (sentences, 0);
  return g_steal_pointer (&sentences);
}
