/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The families of lines and of boxes or regions with segment variables. For each value and segment
 * of a row there are clauses that the value is in the segment if and only if one of its cells holds
 * it, cell by cell, and at the end that it is in exactly one of the row's segments. Likewise for
 * columns. A region says that the value is in exactly one of its segments of rows, and in one of
 * those of columns, so that no two of its cells hold it. A segment that fills its line has no
 * variable: then the line needs the value, and the region separates its cells. */

#include <string.h>

#include "sudoku-family.h"

/* Segments of rows, segments of columns. */
#define N_SIDES 2

/* The contents of a house and a value. Open cells have the places from 0 on, segments of rows and
 * columns those from %SUDOKU_SIDE_MAX and 2 × %SUDOKU_SIDE_MAX on; a place + 1 with a sign stands
 * for a literal. */
typedef struct
{
  gboolean is_line;
  gboolean is_whole; /* a line that is one segment */
  guint value;
  guint n_live[N_SIDES];          /* segments in which cells are left */
  guint n_cells[SUDOKU_SIDE_MAX]; /* of a line: of each live segment */
  guint n_all_cells;              /* of a line */
  guint16 cells[SUDOKU_SIDE_MAX]; /* of a line */
  guint16 live[N_SIDES][SUDOKU_SIDE_MAX];
  int variables[(1 + N_SIDES) * SUDOKU_SIDE_MAX];
} Item;

static gboolean
is_line (const SudokuFamilyPart *part)
{
  return part->type == &sudoku_family_line_type;
}

/* Adds a segment unless none of its cells is open. */
static void
add_segment (const SudokuFamilyPart *part,
             guint number,
             guint side,
             Item *item)
{
  const SudokuFormula *formula = part->formula;
  const SudokuSegment *segment = sudoku_segments_get (formula->segments, number);
  guint n = 0, live = item->n_live[side];

  for (guint i = 0; i < segment->n_cells; i++)
    {
      guint cell = segment->cells[i];

      if (!sudoku_set_has (formula->open[cell], item->value))
        continue;
      n++;
      if (!item->is_line)
        continue;
      item->cells[item->n_all_cells] = (guint16)cell;
      item->variables[item->n_all_cells++] =
        sudoku_formula_get_variable (formula, cell, item->value);
    }
  if (!sudoku_segments_has_variable (formula->segments, number))
    {
      item->is_whole = item->is_line;
      return;
    }
  if (n == 0)
    return;
  item->n_cells[live] = n;
  item->live[side][live] = (guint16)number;
  item->variables[(1 + side) * SUDOKU_SIDE_MAX + live] =
    part->first_auxiliary +
    (int)sudoku_segments_get_variable (formula->segments, number, item->value);
  item->n_live[side]++;
}

static void
item_init (const SudokuFamilyPart *part,
           guint number,
           Item *item)
{
  guint house = part->first_house + number / part->formula->side;

  item->is_line = is_line (part);
  item->is_whole = FALSE;
  item->value = number % part->formula->side + 1;
  item->n_all_cells = 0;
  for (guint side = 0; side < N_SIDES; side++)
    {
      guint n = 0;
      const guint16 *segments =
        sudoku_segments_get_of_house (part->formula->segments, house, side == 0, &n);

      item->n_live[side] = 0;
      for (guint i = 0; i < n; i++)
        add_segment (part, segments[i], side, item);
    }
}

static SudokuExactlyOne
exactly_one (const Item *item,
             guint side)
{
  return (SudokuExactlyOne){ item->n_live[side], TRUE, &sat_at_most_one_pairwise };
}

/* The direction of a line's segments. */
static guint
get_side (const Item *item)
{
  return item->n_live[0] > 0 ? 0 : 1;
}

static guint
count_in_item (const Item *item)
{
  guint n = item->is_line ? item->n_all_cells + item->n_live[0] + item->n_live[1] : 0;

  if (item->is_whole)
    return item->n_all_cells > 0 ? 1 : 0;
  for (guint side = 0; side < N_SIDES; side++)
    {
      SudokuExactlyOne rule = exactly_one (item, side);

      n += sudoku_exactly_one_get_n_clauses (&rule);
    }
  return n;
}

/* All values have equally many clauses where nothing is left out. */
static guint
count_clauses (const SudokuFamilyPart *part,
               guint number)
{
  Item item;

  if (!part->formula->is_reduced && number % part->formula->side > 0)
    return (guint)(part->starts[number] - part->starts[number - 1]);
  item_init (part, number, &item);
  return count_in_item (&item);
}

/* The rows come first and own the variables of all segments. */
static void
segment_init (SudokuFamilyPart *part)
{
  guint n_across = 0;

  part->first_auxiliary = part->formula->first_segment;
  sudoku_segments_get_of_house (part->formula->segments, part->first_house, TRUE, &n_across);
  if (is_line (part) && n_across > 0)
    part->n_auxiliaries = sudoku_segments_get_n_variables (part->formula->segments);
  sudoku_family_index_items (part, part->n_houses * part->formula->side, count_clauses);
}

/* The segment is true if and only if one of its cells is; or one of the cells of a line is. */
static guint
get_definition (const Item *item,
                guint number,
                int places[SUDOKU_SIDE_MAX])
{
  guint cell = 0, live = 0, length = 0;
  int segment = 0;

  if (item->is_whole)
    {
      for (; length < item->n_all_cells; length++)
        places[length] = (int)length + 1;
      return length;
    }
  for (; number > item->n_cells[live]; live++)
    {
      number -= item->n_cells[live] + 1;
      cell += item->n_cells[live];
    }
  segment = (int)((1 + get_side (item)) * SUDOKU_SIDE_MAX + live) + 1;
  if (number < item->n_cells[live])
    {
      places[length++] = -(int)(cell + number + 1);
      places[length++] = segment;
      return length;
    }
  places[length++] = -segment;
  for (guint i = 0; i < item->n_cells[live]; i++)
    places[length++] = (int)(cell + i + 1);
  return length;
}

/* A clause as places + 1 with signs. */
static guint
get_places (const Item *item,
            guint number,
            int places[SUDOKU_SIDE_MAX])
{
  guint n_definitions = item->is_line ? item->n_all_cells + item->n_live[0] + item->n_live[1] : 0;

  if (item->is_whole || number < n_definitions)
    return get_definition (item, number, places);
  number -= n_definitions;
  for (guint side = 0; side < N_SIDES; side++)
    {
      SudokuExactlyOne rule = exactly_one (item, side);
      int names[SUDOKU_SIDE_MAX];

      if (number >= sudoku_exactly_one_get_n_clauses (&rule))
        {
          number -= sudoku_exactly_one_get_n_clauses (&rule);
          continue;
        }
      for (guint i = 0; i < item->n_live[side]; i++)
        names[i] = (int)((1 + side) * SUDOKU_SIDE_MAX + i) + 1;
      return sudoku_exactly_one_get_clause (&rule, names, 0, number, places);
    }
  g_return_val_if_reached (0);
}

static guint
get_literals (const Item *item,
              guint number,
              int literals[SUDOKU_SIDE_MAX])
{
  guint length = get_places (item, number, literals);

  for (guint i = 0; i < length; i++)
    {
      int variable = item->variables[ABS (literals[i]) - 1];

      literals[i] = literals[i] < 0 ? -variable : variable;
    }
  return length;
}

static guint
segment_get_clause (const SudokuFamilyPart *part,
                    guint64 index,
                    int literals[SUDOKU_SIDE_MAX])
{
  guint number = 0;
  Item item;

  item_init (part, sudoku_family_find_item (part, index, &number), &item);
  return get_literals (&item, number, literals);
}

static void
segment_describe (const SudokuFamilyPart *part,
                  guint64 index,
                  SudokuClause *meaning)
{
  guint number = 0, found = sudoku_family_find_item (part, index, &number);
  Item item;

  item_init (part, found, &item);
  meaning->kind = SUDOKU_CLAUSE_AUXILIARY;
  if (!item.is_whole)
    return;
  meaning->kind = SUDOKU_CLAUSE_HOUSE_AT_LEAST;
  meaning->house = part->first_house + found / part->formula->side;
  meaning->value = item.value;
}

static gboolean
segment_stream (const SudokuFamilyPart *part,
                SudokuStream *stream,
                GError **error)
{
  guint side = part->formula->side;
  guint64 n_done = 0;

  for (guint number = 0; number < part->n_starts; number++)
    {
      guint n = (guint)(part->starts[number + 1] - part->starts[number]);
      Item item;

      item_init (part, number, &item);
      for (guint i = 0; i < n; i++)
        {
          int *out = sat_batch_reserve (&stream->batch, SUDOKU_SIDE_MAX, error);

          if (out == NULL)
            return FALSE;
          sat_batch_commit (&stream->batch, get_literals (&item, i, out));
        }
      n_done += n;
      if ((number + 1) % side > 0)
        continue;
      if (!sudoku_stream_advance (stream, n_done, error))
        return FALSE;
      n_done = 0;
    }
  return TRUE;
}

/* Does the segment have a wanted cell in which the value is open? */
static gboolean
covers_wanted (const SudokuFamilyPart *part,
               const SudokuFilter *filter,
               const Item *item,
               guint number)
{
  const SudokuFormula *formula = part->formula;
  const SudokuSegment *segment = sudoku_segments_get (formula->segments, number);

  for (guint i = 0; i < segment->n_cells; i++)
    if (sudoku_filter_has_cell (filter, formula->side, segment->cells[i]) &&
        sudoku_set_has (formula->open[segment->cells[i]], item->value))
      return TRUE;
  return FALSE;
}

/* Which places are wanted; %FALSE when none is. */
static gboolean
find_wanted (const SudokuFamilyPart *part,
             const SudokuFilter *filter,
             const Item *item,
             gboolean *wanted)
{
  gboolean any = FALSE;

  for (guint i = 0; i < item->n_all_cells; i++)
    {
      wanted[i] = (filter->variable == 0 || filter->variable == item->variables[i]) &&
                  sudoku_filter_has_cell (filter, part->formula->side, item->cells[i]);
      any |= wanted[i];
    }
  for (guint side = 0; side < N_SIDES; side++)
    for (guint i = 0; i < item->n_live[side]; i++)
      {
        guint place = (1 + side) * SUDOKU_SIDE_MAX + i;

        wanted[place] = filter->variable == 0
                          ? covers_wanted (part, filter, item, item->live[side][i])
                          : filter->variable == item->variables[place];
        any |= wanted[place];
      }
  return any;
}

static void
filter_item (const SudokuFamilyPart *part,
             const SudokuFilter *filter,
             guint number,
             guint64 first,
             SudokuClauseSet *matches)
{
  gboolean wanted[(1 + N_SIDES) * SUDOKU_SIDE_MAX] = { FALSE };
  guint n = (guint)(part->starts[number + 1] - part->starts[number]);
  Item item;

  item_init (part, number, &item);
  if (!find_wanted (part, filter, &item, wanted))
    return;
  for (guint i = 0; i < n; i++)
    {
      int places[SUDOKU_SIDE_MAX];
      guint length = get_places (&item, i, places);
      gboolean fits = FALSE;

      for (guint k = 0; k < length && !fits; k++)
        fits = wanted[ABS (places[k]) - 1] &&
               (filter->sign == 0 || (filter->sign < 0) == (places[k] < 0));
      sudoku_clause_set_append (matches, first + i, fits ? 1 : 0);
    }
}

static void
segment_filter (const SudokuFamilyPart *part,
                const SudokuFilter *filter,
                SudokuClauseSet *matches)
{
  guint side = part->formula->side;

  for (guint number = 0; number < part->n_starts; number++)
    {
      guint64 first = part->info.first + part->starts[number];

      if (sudoku_family_is_uniform (part, filter))
        {
          SudokuClauseSet *pattern = sudoku_clause_set_new ();

          filter_item (part, filter, number, 0, pattern);
          sudoku_clause_set_append_pattern (matches, first,
                                            part->starts[number + 1] - part->starts[number], side,
                                            pattern);
          number += side - 1;
        }
      else if (filter->value == 0 || filter->value == number % side + 1)
        filter_item (part, filter, number, first, matches);
    }
}

/* The length of the text for the segments of one direction. */
static guint64
measure_segments (const Item *item,
                  guint side)
{
  guint n = item->n_live[side];
  guint64 length = 0;

  for (guint i = 0; i < n; i++)
    {
      guint digits =
        sudoku_formula_count_digits (item->variables[(1 + side) * SUDOKU_SIDE_MAX + i]);
      /* With each of its cells, and with all of them; with all segments, and with each other. */
      guint n_definitions = item->is_line ? item->n_cells[i] + 1 : 0;

      length += (guint64)(n_definitions + n) * (digits + strlen (" ")) +
                (n - 1 + (item->is_line ? 1 : 0)) * strlen ("-");
    }
  return length;
}

static guint64
segment_get_text_length (const SudokuFamilyPart *part,
                         const guint8 *digits)
{
  guint64 length = part->info.n_clauses * strlen ("0\n");

  for (guint number = 0; number < part->n_starts; number++)
    {
      Item item;

      item_init (part, number, &item);
      for (guint i = 0; i < item.n_all_cells; i++)
        {
          guint n = digits[item.cells[i] * part->formula->side + item.value - 1];

          length += item.is_whole ? n + strlen (" ") : 2 * n + strlen ("-  ");
        }
      for (guint side = 0; side < N_SIDES; side++)
        length += measure_segments (&item, side);
    }
  return length;
}

static void
line_describe_variable (const SudokuFamilyPart *part,
                        guint number,
                        SudokuMeaning *meaning)
{
  const SudokuFormula *formula = part->formula;
  guint found = sudoku_segments_find_variable (formula->segments, number, &meaning->value);
  const SudokuSegment *segment = sudoku_segments_get (formula->segments, found);

  meaning->kind = SUDOKU_MEANING_SEGMENT;
  meaning->house = segment->line;
  meaning->region = segment->region;
  for (guint i = 0; i < segment->n_cells; i++)
    if (sudoku_set_has (formula->open[segment->cells[i]], meaning->value))
      meaning->candidates[meaning->n_candidates++] =
        segment->cells[i] * formula->side + meaning->value - 1;
}

static void
line_complete (const SudokuFamilyPart *part,
               SatModel *model)
{
  for (guint number = 0; number < part->n_auxiliaries; number++)
    {
      SudokuMeaning meaning = { 0 };
      int variable = part->first_auxiliary + (int)number;
      gboolean is_true = FALSE;

      if (sat_model_get_value (model, variable) != 0)
        continue;
      line_describe_variable (part, number, &meaning);
      for (guint i = 0; i < meaning.n_candidates && !is_true; i++)
        is_true =
          sat_model_get_value (model, part->formula->variables[meaning.candidates[i]]) > 0;
      sat_model_add (model, is_true ? variable : -variable, NULL);
    }
}

const SudokuFamilyType sudoku_family_line_type = {
  .has_auxiliaries = TRUE,
  .init = segment_init,
  .get_clause = segment_get_clause,
  .describe = segment_describe,
  .stream = segment_stream,
  .filter = segment_filter,
  .get_text_length = segment_get_text_length,
  .describe_variable = line_describe_variable,
  .complete = line_complete,
};

const SudokuFamilyType sudoku_family_region_type = {
  .has_auxiliaries = TRUE,
  .init = segment_init,
  .get_clause = segment_get_clause,
  .describe = segment_describe,
  .stream = segment_stream,
  .filter = segment_filter,
  .get_text_length = segment_get_text_length,
};
