/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The families of cells, of houses and of further truths: exactly one of a group of candidates is
 * true. In a formula that is not reduced all groups have N candidates, and equally many clauses;
 * then those of a bundle, that is, of a house and value with the truths joined with them, are
 * interleaved: the first of each group, the second of each, and so on. In a reduced formula groups
 * have different sizes and are consecutive; an index has the beginning of each. */

#include <string.h>

#include "sudoku-family.h"
#include "sudoku-members.h"

/* The constraint on a group of so many candidates. */
static SudokuExactlyOne
get_rule (const SudokuFamilyPart *part,
          guint n)
{
  SudokuExactlyOne rule = part->rule;

  rule.n_variables = n;
  return rule;
}

static guint
count_clauses (const SudokuFamilyPart *part,
               guint group)
{
  SudokuExactlyOne rule = part->rule;
  SudokuMembers members;

  sudoku_members_get (part, group, &members);
  rule.n_variables = members.n;
  return sudoku_exactly_one_get_n_clauses (&rule);
}

static void
index_auxiliaries (SudokuFamilyPart *part)
{
  guint n_groups = sudoku_members_count_groups (part);

  part->auxiliaries = g_new (guint, n_groups + 1);
  part->auxiliaries[0] = 0;
  for (guint group = 0; group < n_groups; group++)
    {
      SudokuExactlyOne rule = part->rule;
      SudokuMembers members;

      sudoku_members_get (part, group, &members);
      rule.n_variables = members.n;
      part->auxiliaries[group + 1] =
        part->auxiliaries[group] + sudoku_exactly_one_get_n_auxiliaries (&rule);
    }
  part->n_auxiliaries = part->auxiliaries[n_groups];
}

static void
group_init (SudokuFamilyPart *part)
{
  const SudokuEncoding *encoding = part->formula->encoding;
  const SudokuScheme *scheme = encoding->scheme;
  gboolean cells = part->n_cells > 0;
  gboolean at_most = cells ? scheme->cell_at_most : scheme->house_at_most;
  guint n_groups = sudoku_members_count_groups (part);

  part->rule.n_variables = part->formula->side;
  part->rule.at_least = cells ? scheme->cell_at_least : scheme->house_at_least;
  if (at_most)
    part->rule.at_most =
      cells && scheme->cell_way != NULL ? scheme->cell_way : encoding->at_most_one;
  if (part->formula->is_reduced)
    {
      sudoku_family_index_items (part, n_groups, count_clauses);
      index_auxiliaries (part);
      return;
    }
  part->info.n_clauses = (guint64)n_groups * sudoku_exactly_one_get_n_clauses (&part->rule);
  part->n_auxiliaries = n_groups * sudoku_exactly_one_get_n_auxiliaries (&part->rule);
}

static int
get_first_auxiliary (const SudokuFamilyPart *part,
                     guint group)
{
  guint n_before = part->auxiliaries != NULL
                     ? part->auxiliaries[group]
                     : group * sudoku_exactly_one_get_n_auxiliaries (&part->rule);

  return part->first_auxiliary + (int)n_before;
}

/* Finds the group of a clause, and the number of the clause there. */
static guint
locate (const SudokuFamilyPart *part,
        guint64 index,
        guint *number)
{
  guint n_joined = sudoku_members_count_joined (part);
  guint64 n = (guint64)n_joined * sudoku_exactly_one_get_n_clauses (&part->rule);

  if (part->starts != NULL)
    return sudoku_family_find_item (part, index, number);
  *number = (guint)(index % n) / n_joined;
  return (guint)(index / n) * n_joined + (guint)(index % n) % n_joined;
}

static guint
group_get_clause (const SudokuFamilyPart *part,
                  guint64 index,
                  int literals[SUDOKU_SIDE_MAX])
{
  guint number = 0, group = locate (part, index, &number);
  SudokuExactlyOne rule;
  SudokuMembers members;

  sudoku_members_get (part, group, &members);
  rule = get_rule (part, members.n);
  return sudoku_exactly_one_get_clause (&rule, members.variables,
                                        get_first_auxiliary (part, group), number, literals);
}

/* Describes what the group needs, or which two of its candidates are not both true. */
static void
describe_kind (const SudokuMeaning *group,
               gboolean is_pair,
               SudokuClause *meaning)
{
  meaning->cell = group->cell;
  meaning->house = group->house;
  meaning->value = group->value;
  meaning->truth = group->truth;
  if (group->kind == SUDOKU_MEANING_CELL)
    meaning->kind = is_pair ? SUDOKU_CLAUSE_CELL_AT_MOST : SUDOKU_CLAUSE_CELL_AT_LEAST;
  else if (group->kind == SUDOKU_MEANING_TRUTH)
    meaning->kind = is_pair ? SUDOKU_CLAUSE_TRUTH_AT_MOST : SUDOKU_CLAUSE_TRUTH_AT_LEAST;
  else
    meaning->kind = is_pair ? SUDOKU_CLAUSE_HOUSE_AT_MOST : SUDOKU_CLAUSE_HOUSE_AT_LEAST;
}

static void
group_describe (const SudokuFamilyPart *part,
                guint64 index,
                SudokuClause *meaning)
{
  guint side = part->formula->side, number = 0, first = 0, second = 0;
  guint group = locate (part, index, &number);
  gboolean is_pair = FALSE;
  SudokuMeaning about = { 0 };
  SudokuExactlyOne rule;
  SudokuMembers members;

  sudoku_members_get (part, group, &members);
  sudoku_members_describe (part, group, &about);
  rule = get_rule (part, members.n);
  is_pair = sudoku_exactly_one_get_pair (&rule, number, &first, &second);
  if (!is_pair && !sudoku_exactly_one_is_long (&rule, number))
    {
      meaning->kind = SUDOKU_CLAUSE_AUXILIARY;
      return;
    }
  describe_kind (&about, is_pair, meaning);
  if (!is_pair)
    return;
  meaning->cell = members.candidates[first] / side;
  meaning->value = members.candidates[first] % side + 1;
  if (about.kind != SUDOKU_MEANING_CELL)
    meaning->other_cell = members.candidates[second] / side;
  meaning->other_value = members.candidates[second] % side + 1;
}

/* The first clauses of all groups of a bundle, the second ones, and so on. */
static gboolean
stream_interleaved (const SudokuFamilyPart *part,
                    guint first_group,
                    SatBatch *batch,
                    GError **error)
{
  guint n_joined = sudoku_members_count_joined (part);
  g_autofree SudokuMembers *members = g_new (SudokuMembers, n_joined);

  for (guint i = 0; i < n_joined; i++)
    sudoku_members_get (part, first_group + i, &members[i]);
  for (guint number = 0; number < sudoku_exactly_one_get_n_clauses (&part->rule); number++)
    for (guint i = 0; i < n_joined; i++)
      {
        int *out = sat_batch_reserve (batch, SUDOKU_SIDE_MAX, error);

        if (out == NULL)
          return FALSE;
        sat_batch_commit (batch, sudoku_exactly_one_get_clause (
                                   &part->rule, members[i].variables,
                                   get_first_auxiliary (part, first_group + i), number, out));
      }
  return TRUE;
}

static gboolean
stream_group (const SudokuFamilyPart *part,
              guint group,
              SatBatch *batch,
              GError **error)
{
  SudokuExactlyOne rule;
  SudokuMembers members;

  sudoku_members_get (part, group, &members);
  rule = get_rule (part, members.n);
  return sudoku_exactly_one_stream (&rule, members.variables, get_first_auxiliary (part, group),
                                    batch, error);
}

static gboolean
group_stream (const SudokuFamilyPart *part,
              SudokuStream *stream,
              GError **error)
{
  guint n_groups = sudoku_members_count_groups (part);
  guint n_joined = sudoku_members_count_joined (part), side = part->formula->side;
  gboolean interleaved = n_joined > 1 && part->starts == NULL;
  guint64 n_told = 0;

  for (guint group = 0; group < n_groups; group += interleaved ? n_joined : 1)
    {
      guint64 n_before = (guint64)group * sudoku_exactly_one_get_n_clauses (&part->rule);

      if (part->starts != NULL)
        n_before = part->starts[group];
      if (group % (side * n_joined) == 0 && group > 0)
        {
          if (!sudoku_stream_advance (stream, n_before - n_told, error))
            return FALSE;
          n_told = n_before;
        }
      if (interleaved ? !stream_interleaved (part, group, &stream->batch, error)
                      : !stream_group (part, group, &stream->batch, error))
        return FALSE;
    }
  return sudoku_stream_advance (stream, part->info.n_clauses - n_told, error);
}

/* By place, those of auxiliary variables last. */
typedef gboolean Wanted[SUDOKU_SIDE_MAX + SUDOKU_AUXILIARIES_MAX];

/* Which variables of a group are wanted; %FALSE when none is. */
static gboolean
find_wanted (const SudokuFamilyPart *part,
             const SudokuFilter *filter,
             const SudokuMembers *members,
             gboolean by_cell_only,
             gboolean *wanted)
{
  guint side = part->formula->side;
  SudokuExactlyOne rule = get_rule (part, members->n);
  gboolean any = FALSE;

  for (guint i = 0; i < members->n; i++)
    {
      guint value = members->candidates[i] % side + 1;

      wanted[i] = sudoku_filter_has_cell (filter, side, members->candidates[i] / side) &&
                  (by_cell_only || filter->value == 0 || filter->value == value) &&
                  (filter->variable == 0 || filter->variable == members->variables[i]);
      any |= wanted[i];
    }
  if (any && filter->variable == 0)
    sudoku_exactly_one_spread (&rule, wanted);
  else
    memset (wanted + members->n, 0,
            sudoku_exactly_one_get_n_auxiliaries (&rule) * sizeof *wanted);
  return any;
}

/* All cells have the same clauses; those of neighbours are one repeated pattern. */
static void
filter_cells (const SudokuFamilyPart *part,
              const SudokuFilter *filter,
              SudokuClauseSet *matches)
{
  guint side = part->formula->side, end = 0;
  guint64 n = sudoku_exactly_one_get_n_clauses (&part->rule);

  for (guint cell = 0; cell < part->n_cells; cell = end + 1)
    {
      SudokuClauseSet *pattern = NULL;
      SudokuMembers members;
      Wanted wanted;

      for (end = cell; end < part->n_cells && sudoku_filter_has_cell (filter, side, end);)
        end++;
      if (end == cell)
        continue;
      sudoku_members_get (part, cell, &members);
      /* A variable is of one cell, the first of these or none. */
      if (!find_wanted (part, filter, &members, FALSE, wanted))
        continue;
      pattern = sudoku_clause_set_new ();
      sudoku_exactly_one_filter (&part->rule, wanted, filter->sign, 0, pattern);
      sudoku_clause_set_append_pattern (matches, part->info.first + cell * n, n, end - cell,
                                        pattern);
    }
}

/* The clauses of a house are the same for each value, so the values are one repeated pattern for
 * any cells. */
static void
filter_houses (const SudokuFamilyPart *part,
               const SudokuFilter *filter,
               SudokuClauseSet *matches)
{
  guint side = part->formula->side;
  guint64 n = sudoku_exactly_one_get_n_clauses (&part->rule);
  guint first = filter->value > 0 ? filter->value - 1 : 0;

  for (guint i = 0; i < part->n_houses; i++)
    {
      SudokuClauseSet *pattern = NULL;
      SudokuMembers members;
      Wanted wanted;

      sudoku_members_get (part, i * side + first, &members);
      if (!find_wanted (part, filter, &members, TRUE, wanted))
        continue;
      pattern = sudoku_clause_set_new ();
      sudoku_exactly_one_filter (&part->rule, wanted, filter->sign, 0, pattern);
      sudoku_clause_set_append_pattern (matches, part->info.first + (i * side + first) * n, n,
                                        filter->value > 0 ? 1 : side, pattern);
    }
}

static void
filter_interleaved (const SudokuFamilyPart *part,
                    const SudokuFilter *filter,
                    guint first_group,
                    SudokuClauseSet *matches)
{
  guint n_joined = sudoku_members_count_joined (part);
  guint n_clauses = sudoku_exactly_one_get_n_clauses (&part->rule);
  guint64 clause = part->info.first + (guint64)first_group * n_clauses;
  g_autofree Wanted *wanted = g_new (Wanted, n_joined);
  gboolean any = FALSE;

  for (guint i = 0; i < n_joined; i++)
    {
      SudokuMembers members;

      sudoku_members_get (part, first_group + i, &members);
      any |= find_wanted (part, filter, &members, FALSE, wanted[i]);
    }
  for (guint number = 0; any && number < n_clauses; number++)
    for (guint i = 0; i < n_joined; i++, clause++)
      if (sudoku_exactly_one_fits (&part->rule, number, wanted[i], filter->sign))
        sudoku_clause_set_append (matches, clause, 1);
}

static void
filter_group (const SudokuFamilyPart *part,
              const SudokuFilter *filter,
              guint group,
              SudokuClauseSet *matches)
{
  guint64 first = part->starts != NULL
                    ? part->starts[group]
                    : (guint64)group * sudoku_exactly_one_get_n_clauses (&part->rule);
  SudokuExactlyOne rule;
  SudokuMembers members;
  Wanted wanted;

  sudoku_members_get (part, group, &members);
  rule = get_rule (part, members.n);
  if (find_wanted (part, filter, &members, FALSE, wanted))
    sudoku_exactly_one_filter (&rule, wanted, filter->sign, part->info.first + first, matches);
}

/* The group of an auxiliary variable, and its number there. */
static guint
locate_auxiliary (const SudokuFamilyPart *part,
                  guint number,
                  guint *rest)
{
  guint n = sudoku_exactly_one_get_n_auxiliaries (&part->rule);
  guint low = 0, high = sudoku_members_count_groups (part);

  if (part->auxiliaries == NULL)
    {
      *rest = number % n;
      return number / n;
    }
  while (high - low > 1)
    {
      guint middle = low + (high - low) / 2;

      if (part->auxiliaries[middle] <= number)
        low = middle;
      else
        high = middle;
    }
  *rest = number - part->auxiliaries[low];
  return low;
}

/* All clauses of an auxiliary variable are in one group. */
static void
filter_auxiliary (const SudokuFamilyPart *part,
                  const SudokuFilter *filter,
                  SudokuClauseSet *matches)
{
  guint n_joined = sudoku_members_count_joined (part), rest = 0;
  guint group = locate_auxiliary (part, (guint)(filter->variable - part->first_auxiliary), &rest);
  guint64 step = part->starts != NULL ? 1 : n_joined;
  guint64 clause = part->info.first;
  SudokuExactlyOne rule;
  SudokuMembers members;
  Wanted wanted = { FALSE };

  sudoku_members_get (part, group, &members);
  rule = get_rule (part, members.n);
  wanted[members.n + rest] = TRUE;
  if (part->starts != NULL)
    clause += part->starts[group];
  else
    clause += (guint64)(group / n_joined * n_joined) * sudoku_exactly_one_get_n_clauses (&rule) +
              group % n_joined;
  for (guint i = 0; i < sudoku_exactly_one_get_n_clauses (&rule); i++)
    if (sudoku_exactly_one_fits (&rule, i, wanted, filter->sign))
      sudoku_clause_set_append (matches, clause + i * step, 1);
}

static void
group_filter (const SudokuFamilyPart *part,
              const SudokuFilter *filter,
              SudokuClauseSet *matches)
{
  guint n_groups = sudoku_members_count_groups (part);
  guint n_joined = sudoku_members_count_joined (part);

  if (filter->is_auxiliary)
    {
      if (filter->variable >= part->first_auxiliary &&
          filter->variable < part->first_auxiliary + (int)part->n_auxiliaries)
        filter_auxiliary (part, filter, matches);
    }
  else if (part->starts != NULL || (part->n_cells == 0 && part->n_houses == 0))
    for (guint group = 0; group < n_groups; group++)
      filter_group (part, filter, group, matches);
  else if (part->n_cells > 0)
    filter_cells (part, filter, matches);
  else if (n_joined == 1)
    filter_houses (part, filter, matches);
  else
    for (guint group = 0; group < n_groups; group += n_joined)
      filter_interleaved (part, filter, group, matches);
}

/* The length of a group's text, including the digits of its variables. */
static guint64
measure_group (const SudokuFamilyPart *part,
               guint group,
               const SudokuMembers *members,
               const SudokuOccurrences *occurrences,
               const guint8 *digits)
{
  SudokuExactlyOne rule = get_rule (part, members->n);
  int auxiliary = get_first_auxiliary (part, group);
  guint n_auxiliaries = sudoku_exactly_one_get_n_auxiliaries (&rule);
  guint64 length = occurrences->n_negative +
                   (guint64)sudoku_exactly_one_get_n_clauses (&rule) * strlen ("0\n");

  for (guint i = 0; i < members->n; i++)
    length += occurrences->of[i] * (guint64)(digits[members->candidates[i]] + 1);
  for (guint i = 0; i < n_auxiliaries; i++)
    length += occurrences->of[members->n + i] *
              (guint64)(sudoku_formula_count_digits (auxiliary + (int)i) + 1);
  return length;
}

static guint64
group_get_text_length (const SudokuFamilyPart *part,
                       const guint8 *digits)
{
  guint n_groups = sudoku_members_count_groups (part);
  g_autofree SudokuOccurrences *by_size = g_new0 (SudokuOccurrences, SUDOKU_SIDE_MAX + 1);
  gboolean counted[SUDOKU_SIDE_MAX + 1] = { FALSE };
  guint64 length = 0;

  for (guint group = 0; group < n_groups; group++)
    {
      SudokuMembers members;

      sudoku_members_get (part, group, &members);
      if (!counted[members.n])
        {
          SudokuExactlyOne rule = get_rule (part, members.n);

          sudoku_exactly_one_count_occurrences (&rule, &by_size[members.n]);
          counted[members.n] = TRUE;
        }
      length += measure_group (part, group, &members, &by_size[members.n], digits);
    }
  return length;
}

static void
group_describe_variable (const SudokuFamilyPart *part,
                         guint number,
                         SudokuMeaning *meaning)
{
  guint group = locate_auxiliary (part, number, &meaning->number);
  SudokuMembers members;

  sudoku_members_get (part, group, &members);
  sudoku_members_describe (part, group, meaning);
  sat_at_most_one_describe (part->rule.at_most, members.n, meaning->number, &meaning->places);
  for (guint i = 0; i < members.n; i++)
    if (sat_at_most_one_covers (part->rule.at_most, members.n, meaning->number, i))
      meaning->candidates[meaning->n_candidates++] = members.candidates[i];
}

/* Those that cover no true candidate are false. */
static void
group_complete (const SudokuFamilyPart *part,
                SatModel *model)
{
  guint n_groups = part->n_auxiliaries > 0 ? sudoku_members_count_groups (part) : 0;

  for (guint group = 0; group < n_groups; group++)
    {
      Wanted is_true = { FALSE };
      SudokuExactlyOne rule;
      SudokuMembers members;
      int auxiliary = get_first_auxiliary (part, group);

      sudoku_members_get (part, group, &members);
      rule = get_rule (part, members.n);
      for (guint i = 0; i < members.n; i++)
        is_true[i] = sat_model_get_value (model, members.variables[i]) > 0;
      sudoku_exactly_one_spread (&rule, is_true);
      for (guint i = 0; i < sudoku_exactly_one_get_n_auxiliaries (&rule); i++, auxiliary++)
        if (sat_model_get_value (model, auxiliary) == 0)
          sat_model_add (model, is_true[members.n + i] ? auxiliary : -auxiliary, NULL);
    }
}

const SudokuFamilyType sudoku_family_group_type = {
  .has_auxiliaries = TRUE,
  .init = group_init,
  .get_clause = group_get_clause,
  .describe = group_describe,
  .stream = group_stream,
  .filter = group_filter,
  .get_text_length = group_get_text_length,
  .describe_variable = group_describe_variable,
  .complete = group_complete,
};
