/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A law is preserved when each of its clauses becomes one of its clauses. That depends on its text
 * alone: the terms must become its terms in some order, and a variable must stand for the same
 * thing in all its places, renamed in the same way. No clause is looked at. */

#include "sudoku-law-symmetry.h"

/* A term has the variables of a row, a column and a value. */
#define N_PLACES 3
#define NONE -1

/* What a variable becomes: an old variable, renamed in one of the ways. */
typedef struct
{
  int variable;
  guint name;
} Image;

typedef struct
{
  const SudokuLawForm *form;
  const SudokuLawRenaming *renaming;
  gboolean concludes[SUDOKU_LAW_TERMS_MAX];
  Image images[SUDOKU_LAW_VARIABLES_MAX];
  gboolean taken[SUDOKU_LAW_TERMS_MAX];
} Match;

static guint
count (const SudokuLawForm *form,
       guint term,
       guint variable)
{
  guint n = 0;

  for (guint place = 0; place < N_PLACES; place++)
    n += form->terms[term][place] == variable;
  return n;
}

/* Whether a variable stands once in each of two terms and nowhere else. Two places of a Latin
 * square determine the third, so one term determines the variable as well as the other does: given
 * everything else, either may be the condition and the other the conclusion. */
static gboolean
share_a_variable (const SudokuLawForm *form,
                  guint term,
                  guint other)
{
  for (guint variable = 0; variable < form->n_variables; variable++)
    {
      guint n = 0;

      for (guint i = 0; i < form->n_terms; i++)
        n += count (form, i, variable);
      if (n == 2 && count (form, term, variable) == 1 && count (form, other, variable) == 1)
        return TRUE;
    }
  return FALSE;
}

/* Which terms can be the conclusion, with all others as conditions. */
static void
find_conclusions (Match *self)
{
  const SudokuLawForm *form = self->form;
  gboolean found = form->n_premises < form->n_terms;

  if (found)
    self->concludes[form->n_premises] = TRUE;
  while (found)
    {
      found = FALSE;
      for (guint term = 0; term < form->n_terms; term++)
        for (guint other = 0; other < form->n_terms && !self->concludes[term]; other++)
          if (self->concludes[other] && share_a_variable (form, term, other))
            found = self->concludes[term] = TRUE;
    }
}

/* That the first two variables differ must afterwards be said of the same two. */
static gboolean
keeps_order (const Match *self)
{
  const Image *first = &self->images[0], *second = &self->images[1];

  return !self->form->ordered ||
         (first->variable < 2 && second->variable < 2 && first->name == second->name);
}

/* Maps a term to another one, if that agrees with what the variables became before. */
static gboolean
become (Match *self,
        guint term,
        guint other)
{
  for (guint place = 0; place < N_PLACES; place++)
    {
      guint to = self->renaming->transposed && place < 2 ? 1 - place : place;
      Image *image = &self->images[self->form->terms[other][to]];
      int variable = self->form->terms[term][place];
      guint name = self->renaming->names[place];

      if (image->variable != NONE && (image->variable != variable || image->name != name))
        return FALSE;
      *image = (Image){ variable, name };
    }
  return TRUE;
}

/* Tries all orders of the terms from one on. */
static gboolean
match_from (const Match *before,
            guint term)
{
  const SudokuLawForm *form = before->form;

  if (term == form->n_terms)
    return keeps_order (before);
  for (guint other = 0; other < form->n_terms; other++)
    {
      Match self = *before;

      if (self.taken[other] || (term == form->n_premises && !self.concludes[other]) ||
          !become (&self, term, other))
        continue;
      self.taken[other] = TRUE;
      if (match_from (&self, term + 1))
        return TRUE;
    }
  return FALSE;
}

/**
 * sudoku_law_survives: (skip)
 * @form: the clauses of a law
 * @renaming: what happens to a square
 *
 * Tells whether a Latin square that satisfies a law still does after a renaming, and one that
 * violates it still does, as far as its clauses show: each of them must become one of them. When
 * rows, columns and values are renamed in the same way, every law survives.
 *
 * Returns: %TRUE if that is certain
 */
gboolean
sudoku_law_survives (const SudokuLawForm *form,
                     const SudokuLawRenaming *renaming)
{
  Match self = { .form = form, .renaming = renaming };

  for (guint i = 0; i < SUDOKU_LAW_VARIABLES_MAX; i++)
    self.images[i].variable = NONE;
  find_conclusions (&self);
  return match_from (&self, 0);
}
