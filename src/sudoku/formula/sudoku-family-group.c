/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The families of houses and of further truths: exactly one of N candidates is true. Such groups
 * come in bundles. Most are a bundle each: a house and a value. Some rules have truths that are
 * said together with a house and value; then the clauses of a bundle are interleaved: the first of
 * each group, the second of each, and so on. */

#include <string.h>

#include "sudoku-exactly-one.h"
#include "sudoku-family.h"

static SudokuExactlyOne
exactly_one (const SudokuFamilyPart *part)
{
  return (SudokuExactlyOne){
    part->formula->side,
    part->formula->encoding->house_at_least,
    part->formula->encoding->house_at_most,
  };
}

static guint
count_members (const SudokuFamilyPart *part)
{
  return (part->n_houses > 0 ? 1 : 0) + part->n_truths;
}

/* By value for each house; without houses each truth is a bundle. */
static guint
count_bundles (const SudokuFamilyPart *part)
{
  return part->n_houses > 0 ? part->n_houses * part->formula->side : part->n_items;
}

static guint64
count_of_bundle (const SudokuFamilyPart *part)
{
  SudokuExactlyOne rule = exactly_one (part);

  return (guint64)count_members (part) * sudoku_exactly_one_get_n_clauses (&rule);
}

/* Is this member of a bundle a truth? Then @truth is which one. */
static gboolean
find_truth (const SudokuFamilyPart *part,
            guint bundle,
            guint member,
            guint *truth)
{
  guint n_before = part->n_houses > 0 ? 1 : 0;

  if (member < n_before)
    return FALSE;
  *truth = part->first_truth + bundle * part->n_truths + member - n_before;
  return TRUE;
}

static void
get_candidates (const SudokuFamilyPart *part,
                guint bundle,
                guint member,
                guint32 candidates[SUDOKU_SIDE_MAX])
{
  guint side = part->formula->side, truth = 0;
  const guint16 *cells = NULL;

  if (find_truth (part, bundle, member, &truth))
    {
      memcpy (candidates, sudoku_groups_get_truth_candidates (part->formula->groups, truth),
              side * sizeof *candidates);
      return;
    }
  cells = sudoku_formula_get_house_cells (part->formula, part->first_house + bundle / side);
  for (guint place = 0; place < side; place++)
    candidates[place] = cells[place] * side + bundle % side;
}

static void
get_variables (const SudokuFamilyPart *part,
               guint bundle,
               guint member,
               int variables[SUDOKU_SIDE_MAX])
{
  guint32 candidates[SUDOKU_SIDE_MAX];

  get_candidates (part, bundle, member, candidates);
  for (guint place = 0; place < part->formula->side; place++)
    variables[place] = part->formula->variables[candidates[place]];
}

static void
group_init (SudokuFamilyPart *part)
{
  part->info.n_clauses = count_bundles (part) * count_of_bundle (part);
}

/* Where a clause belongs: its bundle, which group of that, and its number in the group. */
static guint
locate (const SudokuFamilyPart *part,
        guint64 index,
        guint *bundle,
        guint *member)
{
  guint n_members = count_members (part);
  guint64 n = count_of_bundle (part);

  *bundle = (guint)(index / n);
  *member = (guint)(index % n) % n_members;
  return (guint)(index % n) / n_members;
}

static guint
group_get_clause (const SudokuFamilyPart *part,
                  guint64 index,
                  int literals[SUDOKU_SIDE_MAX])
{
  SudokuExactlyOne rule = exactly_one (part);
  int variables[SUDOKU_SIDE_MAX];
  guint bundle = 0, member = 0;
  guint number = locate (part, index, &bundle, &member);

  get_variables (part, bundle, member, variables);
  return sudoku_exactly_one_get_clause (&rule, variables, number, literals);
}

static void
group_describe (const SudokuFamilyPart *part,
                guint64 index,
                SudokuClause *meaning)
{
  SudokuExactlyOne rule = exactly_one (part);
  guint side = part->formula->side;
  guint32 candidates[SUDOKU_SIDE_MAX];
  guint bundle = 0, member = 0, first = 0, second = 0;
  guint number = locate (part, index, &bundle, &member);
  gboolean is_pair = sudoku_exactly_one_get_pair (&rule, number, &first, &second);

  if (find_truth (part, bundle, member, &meaning->truth))
    meaning->kind = is_pair ? SUDOKU_CLAUSE_TRUTH_AT_MOST : SUDOKU_CLAUSE_TRUTH_AT_LEAST;
  else
    {
      meaning->kind = is_pair ? SUDOKU_CLAUSE_HOUSE_AT_MOST : SUDOKU_CLAUSE_HOUSE_AT_LEAST;
      meaning->house = part->first_house + bundle / side;
      meaning->value = bundle % side + 1;
    }
  if (!is_pair)
    return;
  get_candidates (part, bundle, member, candidates);
  meaning->cell = candidates[first] / side;
  meaning->value = candidates[first] % side + 1;
  meaning->other_cell = candidates[second] / side;
  meaning->other_value = candidates[second] % side + 1;
}

/* The first clauses of all groups of a bundle, the second ones, and so on. */
static gboolean
stream_interleaved (const SudokuFamilyPart *part,
                    guint bundle,
                    SatBatch *batch,
                    GError **error)
{
  SudokuExactlyOne rule = exactly_one (part);
  guint n_members = count_members (part), side = part->formula->side;
  g_autofree int *variables = g_new (int, (gsize)n_members *side);

  for (guint member = 0; member < n_members; member++)
    get_variables (part, bundle, member, variables + member * side);
  for (guint number = 0; number < sudoku_exactly_one_get_n_clauses (&rule); number++)
    for (guint member = 0; member < n_members; member++)
      {
        int *out = sat_batch_reserve (batch, side, error);

        if (out == NULL)
          return FALSE;
        sat_batch_commit (batch,
                          sudoku_exactly_one_get_clause (&rule, variables + member * side, number,
                                                         out));
      }
  return TRUE;
}

static gboolean
stream_bundle (const SudokuFamilyPart *part,
               guint bundle,
               SatBatch *batch,
               GError **error)
{
  SudokuExactlyOne rule = exactly_one (part);
  int variables[SUDOKU_SIDE_MAX];

  if (count_members (part) > 1)
    return stream_interleaved (part, bundle, batch, error);
  get_variables (part, bundle, 0, variables);
  return sudoku_exactly_one_stream (&rule, variables, batch, error);
}

static gboolean
group_stream (const SudokuFamilyPart *part,
              SudokuStream *stream,
              GError **error)
{
  guint side = part->formula->side, n_bundles = count_bundles (part);
  guint64 n_of_bundle = count_of_bundle (part);

  for (guint bundle = 0; bundle < n_bundles; bundle++)
    {
      if (!stream_bundle (part, bundle, &stream->batch, error))
        return FALSE;
      if ((bundle + 1) % side == 0 &&
          !sudoku_stream_advance (stream, side * n_of_bundle, error))
        return FALSE;
    }
  return n_bundles % side == 0 ||
         sudoku_stream_advance (stream, n_bundles % side * n_of_bundle, error);
}

/* The places in a house of the cells that are asked for. */
static guint
find_places (const SudokuFamilyPart *part,
             const SudokuFilter *filter,
             guint house,
             guint16 places[SUDOKU_SIDE_MAX])
{
  guint side = part->formula->side;
  const guint16 *cells = sudoku_formula_get_house_cells (part->formula, house);
  guint n_places = 0;

  for (guint place = 0; place < side; place++)
    if (sudoku_filter_has_cell (filter, side, cells[place]))
      places[n_places++] = (guint16)place;
  return n_places;
}

/* The clauses of a house are the same for each value, so that the values are one repeated
 * pattern, whatever cells are asked for. */
static void
filter_houses (const SudokuFamilyPart *part,
               const SudokuFilter *filter,
               SudokuClauseSet *matches)
{
  SudokuExactlyOne rule = exactly_one (part);
  guint side = part->formula->side;
  guint64 n = sudoku_exactly_one_get_n_clauses (&rule);
  guint16 places[SUDOKU_SIDE_MAX];

  for (guint i = 0; i < part->n_houses; i++)
    {
      SudokuClauseSet *pattern = sudoku_clause_set_new ();
      guint n_places = find_places (part, filter, part->first_house + i, places);
      guint64 first = part->info.first + (guint64)i * side * n;

      if (filter->value > 0)
        first += (filter->value - 1) * n;
      sudoku_exactly_one_filter (&rule, places, n_places, filter->sign, 0, pattern);
      sudoku_clause_set_append_pattern (matches, first, n, filter->value > 0 ? 1 : side, pattern);
    }
}

/* Which candidates of a bundle are asked for, group by group; %FALSE when none is. */
static gboolean
find_wanted (const SudokuFamilyPart *part,
             const SudokuFilter *filter,
             guint bundle,
             gboolean *wanted)
{
  guint side = part->formula->side;
  guint32 candidates[SUDOKU_SIDE_MAX];
  gboolean any = FALSE;

  for (guint member = 0; member < count_members (part); member++)
    {
      get_candidates (part, bundle, member, candidates);
      for (guint place = 0; place < side; place++, wanted++)
        {
          *wanted = sudoku_filter_has_cell (filter, side, candidates[place] / side) &&
                    (filter->value == 0 || filter->value == candidates[place] % side + 1);
          any |= *wanted;
        }
    }
  return any;
}

static void
filter_bundle (const SudokuFamilyPart *part,
               const SudokuFilter *filter,
               guint64 clause,
               const gboolean *wanted,
               SudokuClauseSet *matches)
{
  SudokuExactlyOne rule = exactly_one (part);
  guint side = part->formula->side, n_members = count_members (part);

  for (guint member = 0; rule.at_least && member < n_members; member++, clause++)
    {
      gboolean any = FALSE;

      for (guint place = 0; place < side; place++)
        any |= wanted[member * side + place];
      sudoku_clause_set_append (matches, clause, any && filter->sign >= 0 ? 1 : 0);
    }
  for (guint first = 0; rule.at_most && filter->sign <= 0 && first + 1 < side; first++)
    for (guint second = first + 1; second < side; second++)
      for (guint member = 0; member < n_members; member++, clause++)
        if (wanted[member * side + first] || wanted[member * side + second])
          sudoku_clause_set_append (matches, clause, 1);
}

static void
group_filter (const SudokuFamilyPart *part,
              const SudokuFilter *filter,
              SudokuClauseSet *matches)
{
  g_autofree gboolean *wanted = NULL;

  if (part->n_truths == 0)
    {
      filter_houses (part, filter, matches);
      return;
    }
  wanted = g_new (gboolean, count_members (part) * part->formula->side);
  for (guint bundle = 0; bundle < count_bundles (part); bundle++)
    if (find_wanted (part, filter, bundle, wanted))
      filter_bundle (part, filter, part->info.first + bundle * count_of_bundle (part), wanted,
                     matches);
}

/* Of the houses; their cells come once for each value. */
static guint64
count_house_digits (const SudokuFamilyPart *part,
                    const guint *digits)
{
  guint side = part->formula->side;
  guint64 n_digits = 0;

  for (guint i = 0; i < part->n_houses; i++)
    {
      const guint16 *cells = sudoku_formula_get_house_cells (part->formula, part->first_house + i);

      for (guint place = 0; place < side; place++)
        n_digits += digits[cells[place]];
    }
  return n_digits;
}

static guint64
group_get_text_length (const SudokuFamilyPart *part,
                       const guint *digits)
{
  SudokuExactlyOne rule = exactly_one (part);
  const SudokuFormula *formula = part->formula;
  guint n_bundles = count_bundles (part);
  guint64 n_digits = count_house_digits (part, digits);

  for (guint i = 0; i < n_bundles * part->n_truths; i++)
    {
      const guint32 *candidates =
        sudoku_groups_get_truth_candidates (formula->groups, part->first_truth + i);

      for (guint place = 0; place < formula->side; place++)
        n_digits += sudoku_formula_count_digits (formula->variables[candidates[place]]);
    }
  return sudoku_exactly_one_get_text_length (&rule, (guint64)n_bundles * count_members (part),
                                             n_digits);
}

const SudokuFamilyType sudoku_family_group_type = {
  group_init,
  group_get_clause,
  group_describe,
  group_stream,
  group_filter,
  group_get_text_length,
};
