/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The family of a law of Latin squares: a clause for each choice of its variables, even those that
 * say nothing, so that each is found by its number. */

#include "sudoku-family.h"

#include <string.h>

static const SudokuLawForm *
get_form (const SudokuFamilyPart *part)
{
  return sudoku_groups_get_law (part->formula->groups, part->first_item);
}

static void
law_init (SudokuFamilyPart *part)
{
  part->info.n_clauses = sudoku_law_count_clauses (get_form (part), part->formula->side);
}

static void
law_describe (const SudokuFamilyPart *part,
              guint64 index,
              SudokuClause *meaning)
{
  meaning->kind = SUDOKU_CLAUSE_LAW;
  meaning->law = part->first_item;
  sudoku_law_get_clause (get_form (part), part->formula->side, index, &meaning->terms);
}

/* The literals of a clause: conditions are negative. */
static void
fill_literals (const SudokuFamilyPart *part,
               const SudokuLawClause *clause,
               int *literals)
{
  for (guint i = 0; i < clause->n_terms; i++)
    {
      int variable =
        sudoku_formula_get_variable (part->formula, clause->cells[i], clause->values[i]);

      literals[i] = i < clause->n_premises ? -variable : variable;
    }
}

static guint
law_get_clause (const SudokuFamilyPart *part,
                guint64 index,
                int literals[SUDOKU_SIDE_MAX])
{
  SudokuLawClause clause;

  sudoku_law_get_clause (get_form (part), part->formula->side, index, &clause);
  fill_literals (part, &clause, literals);
  return clause.n_terms;
}

static gboolean
law_stream (const SudokuFamilyPart *part,
            SudokuStream *stream,
            GError **error)
{
  guint side = part->formula->side;
  guint64 step = (guint64)side * side, n = part->info.n_clauses;

  for (guint64 first = 0; first < n; first += step)
    {
      guint64 end = MIN (first + step, n);

      for (guint64 index = first; index < end; index++)
        {
          SudokuLawClause clause;
          int *out = sat_batch_reserve (&stream->batch, SUDOKU_LAW_TERMS_MAX, error);

          if (out == NULL)
            return FALSE;
          sudoku_law_get_clause (get_form (part), side, index, &clause);
          fill_literals (part, &clause, out);
          sat_batch_commit (&stream->batch, clause.n_terms);
        }
      if (!sudoku_stream_advance (stream, end - first, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
fits (const SudokuFamilyPart *part,
      const SudokuFilter *filter,
      const SudokuLawClause *clause)
{
  for (guint i = 0; i < clause->n_terms; i++)
    if ((filter->sign == 0 || (filter->sign < 0) == (i < clause->n_premises)) &&
        sudoku_filter_has_cell (filter, part->formula->side, clause->cells[i]) &&
        (filter->value == 0 || filter->value == clause->values[i]))
      return TRUE;
  return FALSE;
}

static void
law_filter (const SudokuFamilyPart *part,
            const SudokuFilter *filter,
            SudokuClauseSet *matches)
{
  SudokuLawClause clause;

  for (guint64 index = 0; index < part->info.n_clauses; index++)
    {
      sudoku_law_get_clause (get_form (part), part->formula->side, index, &clause);
      if (fits (part, filter, &clause))
        sudoku_clause_set_append (matches, part->info.first + index, 1);
    }
}

static guint64
law_get_text_length (const SudokuFamilyPart *part,
                     const guint8 *digits)
{
  guint64 length = part->info.n_clauses * strlen ("0\n");
  int literals[SUDOKU_SIDE_MAX];

  for (guint64 index = 0; index < part->info.n_clauses; index++)
    {
      guint n = law_get_clause (part, index, literals);

      for (guint i = 0; i < n; i++)
        length += sudoku_formula_count_digits (ABS (literals[i])) +
                  (literals[i] < 0 ? strlen ("- ") : strlen (" "));
    }
  return length;
}

const SudokuFamilyType sudoku_family_law_type = {
  .init = law_init,
  .get_clause = law_get_clause,
  .describe = law_describe,
  .stream = law_stream,
  .filter = law_filter,
  .get_text_length = law_get_text_length,
};
