/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons: to add one is to add its file in data/lessons, with its name in the list there, and
 * a row here. A file begins with what it shows, and names its variables in lines "c var 1 a". */

#include "sudoku-lesson.h"

#include <glib/gi18n.h>

#include "sudoku-lesson-resources.h"

#define FOLDER "/io/github/satdoku/Satdoku/lessons/"

/* In the order of the course. */
static const SudokuLesson lessons[] = {
  { "minimal-4x4", "minimal-4x4.txt", "course-propositions", "minimal",
    N_ ("A 4 × 4 Puzzle"),
    N_ ("Four givens and 64 propositions: small enough to read every clause.") },
  { "modus-ponens", "modus-ponens.cnf", "course-clauses", NULL,
    N_ ("Modus Ponens"),
    N_ ("From “a” and “if a then b” follows “b”.") },
  { "four-clauses", "four-clauses.cnf", "course-clauses", NULL,
    N_ ("All Four Clauses of Two Variables"),
    N_ ("Each forbids one assignment, and so none is left.") },
  { "implication-cycle", "implication-cycle.cnf", "course-propagation", NULL,
    N_ ("A Cycle of Implications"),
    N_ ("With two literals a clause is an implication, and on a cycle a literal meets its "
        "opposite.") },
  { "pigeonhole-3-2", "pigeonhole-3-2.cnf", "course-dpll", NULL,
    N_ ("Three Pigeons, Two Holes"),
    N_ ("One decision, and both ways fail.") },
  { "pigeonhole-5-4", "pigeonhole-5-4.cnf", "course-dpll", NULL,
    N_ ("Five Pigeons, Four Holes"),
    N_ ("Easy to see, hard to prove: the solver tries every case, since it can’t count.") },
  { "unsolvable-4x4", "unsolvable-4x4.txt", "course-cdcl", "minimal",
    N_ ("A 4 × 4 Puzzle without a Solution"),
    N_ ("2 has no place in row 3; the solver discovers this through conflicts.") },
  { "conflicts-9x9", "conflicts-9x9.txt", "course-cdcl", "minimal",
    N_ ("A 9 × 9 Puzzle with Conflicts"),
    N_ ("Propagation is not enough here: the solver decides, fails and learns.") },
  { "exactly-one-pairwise", "exactly-one-pairwise.cnf", "course-encodings", NULL,
    N_ ("Exactly One of Four: Pairwise"),
    N_ ("No two of them, said pair by pair.") },
  { "exactly-one-sequential", "exactly-one-sequential.cnf", "course-encodings", NULL,
    N_ ("Exactly One of Four: Sequential"),
    N_ ("Auxiliary variables remember that a true one has been seen.") },
  { "exactly-one-ladder", "exactly-one-ladder.cnf", "course-encodings", NULL,
    N_ ("Exactly One of Four: Ladder"),
    N_ ("The true one is where the true rungs end.") },
  { "exactly-one-tree", "exactly-one-tree.cnf", "course-encodings", NULL,
    N_ ("Exactly One of Four: Tree"),
    N_ ("Each node says whether its half holds the true one.") },
  { "exactly-one-product", "exactly-one-product.cnf", "course-encodings", NULL,
    N_ ("Exactly One of Four: Product"),
    N_ ("The four form a square; one row and one column are chosen.") },
  { "exactly-one-commander", "exactly-one-commander.cnf", "course-encodings", NULL,
    N_ ("Exactly One of Four: Commander"),
    N_ ("Each group has a commander; a group this small uses pairs.") },
  { "exactly-one-bimander", "exactly-one-bimander.cnf", "course-encodings", NULL,
    N_ ("Exactly One of Four: Bimander"),
    N_ ("Pairs, and a bit that says which pair.") },
  { "exactly-one-binary", "exactly-one-binary.cnf", "course-encodings", NULL,
    N_ ("Exactly One of Four: Binary"),
    N_ ("Two bits give the position of the true one.") },
  { "parity", "parity.cnf", "course-proofs", NULL,
    N_ ("Parity"),
    N_ ("Three sums that cannot be odd at once; a proof has to add them up.") },
  { "random-few", "random-few.cnf", "course-threshold", NULL,
    N_ ("Random 3-SAT, Few Clauses"),
    N_ ("3 clauses for each of 50 variables: a model is quickly found.") },
  { "random-threshold", "random-threshold.cnf", "course-threshold", NULL,
    N_ ("Random 3-SAT at the Threshold"),
    N_ ("4.26 clauses for each of 50 variables: the outcome is open, and solving takes longest.") },
  { "random-many", "random-many.cnf", "course-threshold", NULL,
    N_ ("Random 3-SAT, Many Clauses"),
    N_ ("7 clauses for each of 50 variables: conflicts come early.") },
};

/**
 * sudoku_lessons:
 * @n_lessons: (out): how many there are
 *
 * Gets the table.
 *
 * Returns: (array length=n_lessons) (transfer none): all lessons, in the order of the course
 */
const SudokuLesson *
sudoku_lessons (gsize *n_lessons)
{
  g_return_val_if_fail (n_lessons != NULL, NULL);

  *n_lessons = G_N_ELEMENTS (lessons);
  return lessons;
}

/**
 * sudoku_lesson_find:
 * @id: a name
 *
 * Finds a lesson.
 *
 * Returns: (transfer none) (nullable): the lesson of that name
 */
const SudokuLesson *
sudoku_lesson_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (lessons); i++)
    if (g_str_equal (lessons[i].id, id))
      return &lessons[i];
  return NULL;
}

/**
 * sudoku_lesson_load:
 *
 * Gets what its file holds.
 *
 * Returns: (transfer full): the bytes
 */
GBytes *
sudoku_lesson_load (const SudokuLesson *self)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  GBytes *bytes = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  path = g_strconcat (FOLDER, self->file, NULL);
  bytes = g_resource_lookup_data (sudoku_lesson_get_resource (), path,
                                  G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  /* The files are part of the program, so that one is missing is a mistake of ours. */
  if (bytes == NULL)
    g_error ("%s: %s", path, error->message);
  return bytes;
}
