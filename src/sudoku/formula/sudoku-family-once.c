/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The families of houses in which a pair of cells appears only where no other house has it: a pair
 * belongs to a row or column first, then to a box or region, then to the first of the other
 * houses. */

#include <string.h>

#include "sudoku-family.h"

/* The precedence of houses: rows and columns, then those that divide the board. */
static guint
get_rank (const SudokuFormula *formula,
          guint house)
{
  guint rule = sudoku_groups_get_house (formula->groups, house)->rule;
  const char *id = sudoku_rule_get_kind (sudoku_geometry_get_rule (formula->geometry, rule))->id;

  if (g_str_equal (id, "rows") || g_str_equal (id, "columns"))
    return 0;
  return (int)rule == sudoku_geometry_get_region_rule (formula->geometry) ? 1 : 2;
}

/* Does another house have both cells, and precedence? */
static gboolean
is_said (const SudokuFormula *formula,
         guint house,
         guint cell,
         guint other)
{
  guint n = 0, n_other = 0, rank = get_rank (formula, house);
  const SudokuPlace *places = sudoku_groups_get_places (formula->groups, cell, &n);
  const SudokuPlace *others = sudoku_groups_get_places (formula->groups, other, &n_other);

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < n_other; k++)
      {
        guint shared = places[i].house;
        guint shared_rank = 0;

        if (others[k].house != shared || shared == house)
          continue;
        shared_rank = get_rank (formula, shared);
        if (shared_rank < rank || (shared_rank == rank && shared < house))
          return TRUE;
      }
  return FALSE;
}

static void
find_partners (SudokuFamilyPart *part)
{
  const SudokuFormula *formula = part->formula;
  guint side = formula->side;

  part->partners = g_new0 (SudokuSet, (gsize)part->n_houses * side);
  for (guint i = 0; i < part->n_houses; i++)
    {
      const guint16 *cells = sudoku_formula_get_house_cells (formula, part->first_house + i);

      for (guint first = 0; first < side; first++)
        for (guint second = first + 1; second < side; second++)
          if (!is_said (formula, part->first_house + i, cells[first], cells[second]))
            part->partners[i * side + first] =
              sudoku_set_or (part->partners[i * side + first], sudoku_set_single (second));
    }
}

/* The places left for the value of an item, a house and value. */
static SudokuSet
get_places (const SudokuFamilyPart *part,
            guint item)
{
  const SudokuFormula *formula = part->formula;
  guint side = formula->side, value = item % side + 1;
  const guint16 *cells =
    sudoku_formula_get_house_cells (formula, part->first_house + item / side);
  SudokuSet places = SUDOKU_SET_EMPTY;

  for (guint place = 0; place < side; place++)
    if (sudoku_set_has (formula->open[cells[place]], value))
      places = sudoku_set_or (places, sudoku_set_single (place));
  return places;
}

static SudokuSet
get_seconds (const SudokuFamilyPart *part,
             guint item,
             SudokuSet places,
             guint first)
{
  guint side = part->formula->side;

  return sudoku_set_and (places, part->partners[item / side * side + first]);
}

static guint
count_clauses (const SudokuFamilyPart *part,
               guint item)
{
  SudokuSet places = get_places (part, item);
  guint n = sudoku_set_is_empty (places) ? 0 : 1, first;

  SUDOKU_SET_FOREACH (places, first)
  n += sudoku_set_count (get_seconds (part, item, places, first));
  return n;
}

static void
once_init (SudokuFamilyPart *part)
{
  find_partners (part);
  sudoku_family_index_items (part, part->n_houses * part->formula->side, count_clauses);
}

/* The places of a pair; %FALSE for the clause of all places. */
static gboolean
get_pair (const SudokuFamilyPart *part,
          guint item,
          guint number,
          guint *first,
          guint *second)
{
  SudokuSet places = get_places (part, item);
  guint place;

  if (number-- == 0)
    return FALSE;
  SUDOKU_SET_FOREACH (places, place)
  {
    SudokuSet seconds = get_seconds (part, item, places, place);

    if (number < sudoku_set_count (seconds))
      {
        *first = place;
        *second = sudoku_set_nth (seconds, number);
        return TRUE;
      }
    number -= sudoku_set_count (seconds);
  }
  g_return_val_if_reached (FALSE);
}

static void
once_describe (const SudokuFamilyPart *part,
               guint64 index,
               SudokuClause *meaning)
{
  guint side = part->formula->side, number = 0, first = 0, second = 0;
  guint item = sudoku_family_find_item (part, index, &number);
  const guint16 *cells = NULL;

  meaning->kind = SUDOKU_CLAUSE_HOUSE_AT_LEAST;
  meaning->house = part->first_house + item / side;
  meaning->value = item % side + 1;
  if (!get_pair (part, item, number, &first, &second))
    return;
  cells = sudoku_formula_get_house_cells (part->formula, meaning->house);
  meaning->kind = SUDOKU_CLAUSE_HOUSE_AT_MOST;
  meaning->cell = cells[first];
  meaning->other_cell = cells[second];
  meaning->other_value = meaning->value;
}

/* The variables of an item by place. */
static void
get_variables (const SudokuFamilyPart *part,
               guint item,
               int variables[SUDOKU_SIDE_MAX])
{
  guint side = part->formula->side;
  const guint16 *cells =
    sudoku_formula_get_house_cells (part->formula, part->first_house + item / side);

  for (guint place = 0; place < side; place++)
    variables[place] = sudoku_formula_get_variable (part->formula, cells[place], item % side + 1);
}

static guint
once_get_clause (const SudokuFamilyPart *part,
                 guint64 index,
                 int literals[SUDOKU_SIDE_MAX])
{
  guint number = 0, first = 0, second = 0, n = 0, place;
  guint item = sudoku_family_find_item (part, index, &number);
  int variables[SUDOKU_SIDE_MAX];
  SudokuSet places = get_places (part, item);

  get_variables (part, item, variables);
  if (get_pair (part, item, number, &first, &second))
    {
      literals[0] = -variables[first];
      literals[1] = -variables[second];
      return 2;
    }
  SUDOKU_SET_FOREACH (places, place)
  literals[n++] = variables[place];
  return n;
}

static gboolean
stream_item (const SudokuFamilyPart *part,
             guint item,
             SatBatch *batch,
             GError **error)
{
  SudokuSet places = get_places (part, item);
  int variables[SUDOKU_SIDE_MAX];
  int *out = sat_batch_reserve (batch, SUDOKU_SIDE_MAX, error);
  guint n = 0, first, second;

  if (out == NULL)
    return FALSE;
  get_variables (part, item, variables);
  SUDOKU_SET_FOREACH (places, first)
  out[n++] = variables[first];
  if (n > 0)
    sat_batch_commit (batch, n);
  SUDOKU_SET_FOREACH (places, first)
  {
    SudokuSet seconds = get_seconds (part, item, places, first);

    SUDOKU_SET_FOREACH (seconds, second)
    {
      out = sat_batch_reserve (batch, 2, error);
      if (out == NULL)
        return FALSE;
      out[0] = -variables[first];
      out[1] = -variables[second];
      sat_batch_commit (batch, 2);
    }
  }
  return TRUE;
}

static gboolean
once_stream (const SudokuFamilyPart *part,
             SudokuStream *stream,
             GError **error)
{
  guint side = part->formula->side;

  for (guint item = 0; item < part->n_starts; item += side)
    {
      for (guint i = item; i < item + side; i++)
        if (!stream_item (part, i, &stream->batch, error))
          return FALSE;
      if (!sudoku_stream_advance (stream, part->starts[item + side] - part->starts[item], error))
        return FALSE;
    }
  return TRUE;
}

static void
filter_item (const SudokuFamilyPart *part,
             const SudokuFilter *filter,
             guint item,
             SudokuSet wanted,
             guint64 clause,
             SudokuClauseSet *matches)
{
  SudokuSet places = get_places (part, item), hits = sudoku_set_and (places, wanted);
  guint first, second;

  if (sudoku_set_is_empty (hits))
    return;
  sudoku_clause_set_append (matches, clause++, filter->sign >= 0 ? 1 : 0);
  if (filter->sign > 0)
    return;
  SUDOKU_SET_FOREACH (places, first)
  {
    SudokuSet seconds = get_seconds (part, item, places, first);

    SUDOKU_SET_FOREACH (seconds, second)
    {
      gboolean fits = sudoku_set_has (hits, first) || sudoku_set_has (hits, second);

      sudoku_clause_set_append (matches, clause++, fits ? 1 : 0);
    }
  }
}

static void
filter_house (const SudokuFamilyPart *part,
              const SudokuFilter *filter,
              guint house,
              SudokuSet wanted,
              SudokuClauseSet *matches)
{
  guint side = part->formula->side;
  const guint64 *starts = part->starts + house * side;

  if (sudoku_family_is_uniform (part, filter))
    {
      SudokuClauseSet *pattern = sudoku_clause_set_new ();

      filter_item (part, filter, house * side, wanted, 0, pattern);
      sudoku_clause_set_append_pattern (matches, part->info.first + starts[0],
                                        starts[1] - starts[0], side, pattern);
      return;
    }
  for (guint value = 1; value <= side; value++)
    if (filter->value == 0 || filter->value == value)
      filter_item (part, filter, house * side + value - 1, wanted,
                   part->info.first + starts[value - 1], matches);
}

static void
once_filter (const SudokuFamilyPart *part,
             const SudokuFilter *filter,
             SudokuClauseSet *matches)
{
  guint side = part->formula->side;

  for (guint i = 0; i < part->n_houses; i++)
    {
      const guint16 *cells =
        sudoku_formula_get_house_cells (part->formula, part->first_house + i);
      SudokuSet wanted = SUDOKU_SET_EMPTY;

      for (guint place = 0; place < side; place++)
        if (sudoku_filter_has_cell (filter, side, cells[place]))
          wanted = sudoku_set_or (wanted, sudoku_set_single (place));
      filter_house (part, filter, i, wanted, matches);
    }
}

static guint64
measure_item (const SudokuFamilyPart *part,
              guint item,
              const guint8 *digits)
{
  guint side = part->formula->side, value = item % side + 1, first, second;
  const guint16 *cells =
    sudoku_formula_get_house_cells (part->formula, part->first_house + item / side);
  SudokuSet places = get_places (part, item);
  guint64 length = sudoku_set_is_empty (places) ? 0 : strlen ("0\n");

  SUDOKU_SET_FOREACH (places, first)
  {
    SudokuSet seconds = get_seconds (part, item, places, first);
    guint n = digits[cells[first] * side + value - 1];

    length += n + strlen (" ");
    SUDOKU_SET_FOREACH (seconds, second)
    length += n + digits[cells[second] * side + value - 1] + strlen ("- - 0\n");
  }
  return length;
}

static guint64
once_get_text_length (const SudokuFamilyPart *part,
                      const guint8 *digits)
{
  guint64 length = 0;

  for (guint item = 0; item < part->n_starts; item++)
    length += measure_item (part, item, digits);
  return length;
}

const SudokuFamilyType sudoku_family_once_type = {
  .init = once_init,
  .get_clause = once_get_clause,
  .describe = once_describe,
  .stream = once_stream,
  .filter = once_filter,
  .get_text_length = once_get_text_length,
};
