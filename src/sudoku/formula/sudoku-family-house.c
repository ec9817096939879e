/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The families of the houses, one for each kind of house: each house holds each value
 * exactly once. One group of clauses per house and value. */

#include "sudoku-exactly-one.h"
#include "sudoku-family.h"

/* Which houses a family is about. */
static const SudokuHouseKind house_kinds[] = {
  [SUDOKU_FAMILY_BOXES] = SUDOKU_HOUSE_BOX,
  [SUDOKU_FAMILY_ROWS] = SUDOKU_HOUSE_ROW,
  [SUDOKU_FAMILY_COLUMNS] = SUDOKU_HOUSE_COLUMN,
  [SUDOKU_FAMILY_FALLING] = SUDOKU_HOUSE_FALLING,
  [SUDOKU_FAMILY_RISING] = SUDOKU_HOUSE_RISING,
};

static SudokuExactlyOne
exactly_one (const SudokuFamilyPart *part)
{
  return (SudokuExactlyOne){
    part->formula->side,
    part->formula->encoding->house_at_least,
    part->formula->encoding->house_at_most,
  };
}

/**
 * sudoku_family_house_get_cells:
 * @formula: what the families share
 * @house: a house, from 0
 * @buffer: room for its cells
 *
 * The clauses name cells in reading order; the geometry lists the rising diagonal from
 * the bottom.
 *
 * Returns: (transfer none): the cells of the house in reading order
 */
const guint16 *
sudoku_family_house_get_cells (const SudokuFormula *formula,
                               guint house,
                               guint16 buffer[SUDOKU_SIDE_MAX])
{
  const guint16 *cells = sudoku_geometry_get_house_cells (formula->geometry, house);

  if (sudoku_geometry_get_house_kind (formula->geometry, house) != SUDOKU_HOUSE_RISING)
    return cells;
  for (guint place = 0; place < formula->side; place++)
    buffer[place] = cells[formula->side - 1 - place];
  return buffer;
}

static void
get_group (const SudokuFormula *formula,
           const guint16 *cells,
           guint value,
           int variables[SUDOKU_SIDE_MAX])
{
  for (guint place = 0; place < formula->side; place++)
    variables[place] = sudoku_formula_get_variable (formula, cells[place], value);
}

static void
house_init (SudokuFamilyPart *part)
{
  SudokuExactlyOne rule = exactly_one (part);
  SudokuGeometry *geometry = part->formula->geometry;
  guint n_houses = sudoku_geometry_get_n_houses (geometry);

  for (guint house = n_houses; house-- > 0;)
    if (sudoku_geometry_get_house_kind (geometry, house) == house_kinds[part->info.kind])
      {
        part->first_house = house;
        part->n_houses++;
      }
  part->info.n_clauses = (guint64)part->n_houses * part->formula->side *
                         sudoku_exactly_one_get_n_clauses (&rule);
}

/* Where a clause belongs: its house and value, and its number in their group. */
static guint
locate (const SudokuFamilyPart *part,
        const SudokuExactlyOne *rule,
        guint64 index,
        guint *house,
        guint *value)
{
  guint n = sudoku_exactly_one_get_n_clauses (rule);
  guint group = (guint)(index / n);

  *house = part->first_house + group / part->formula->side;
  *value = group % part->formula->side + 1;
  return (guint)(index % n);
}

static guint
house_get_clause (const SudokuFamilyPart *part,
                  guint64 index,
                  int literals[SUDOKU_SIDE_MAX])
{
  SudokuExactlyOne rule = exactly_one (part);
  guint16 buffer[SUDOKU_SIDE_MAX];
  int variables[SUDOKU_SIDE_MAX];
  guint house = 0, value = 0;
  guint number = locate (part, &rule, index, &house, &value);
  const guint16 *cells = sudoku_family_house_get_cells (part->formula, house, buffer);

  get_group (part->formula, cells, value, variables);
  return sudoku_exactly_one_get_clause (&rule, variables, number, literals);
}

static void
house_describe (const SudokuFamilyPart *part,
                guint64 index,
                SudokuClause *meaning)
{
  SudokuExactlyOne rule = exactly_one (part);
  guint16 buffer[SUDOKU_SIDE_MAX];
  const guint16 *cells = NULL;
  guint first = 0, second = 0;
  guint number = locate (part, &rule, index, &meaning->house, &meaning->value);

  meaning->kind = SUDOKU_CLAUSE_HOUSE_AT_LEAST;
  if (!sudoku_exactly_one_get_pair (&rule, number, &first, &second))
    return;
  cells = sudoku_family_house_get_cells (part->formula, meaning->house, buffer);
  meaning->kind = SUDOKU_CLAUSE_HOUSE_AT_MOST;
  meaning->cell = cells[first];
  meaning->other_cell = cells[second];
}

static gboolean
house_stream (const SudokuFamilyPart *part,
              SudokuStream *stream,
              GError **error)
{
  SudokuExactlyOne rule = exactly_one (part);
  guint side = part->formula->side;
  guint64 n_of_house = (guint64)side * sudoku_exactly_one_get_n_clauses (&rule);
  guint16 buffer[SUDOKU_SIDE_MAX];
  int variables[SUDOKU_SIDE_MAX];

  for (guint i = 0; i < part->n_houses; i++)
    {
      guint house = part->first_house + i;
      const guint16 *cells = sudoku_family_house_get_cells (part->formula, house, buffer);

      for (guint value = 1; value <= side; value++)
        {
          get_group (part->formula, cells, value, variables);
          if (!sudoku_exactly_one_stream (&rule, variables, &stream->batch, error))
            return FALSE;
        }
      if (!sudoku_stream_advance (stream, n_of_house, error))
        return FALSE;
    }
  return TRUE;
}

/* The places in a house of the cells that are asked for. */
static guint
find_places (const SudokuFamilyPart *part,
             const SudokuFilter *filter,
             guint house,
             guint16 places[SUDOKU_SIDE_MAX])
{
  guint side = part->formula->side;
  guint16 buffer[SUDOKU_SIDE_MAX];
  const guint16 *cells = sudoku_family_house_get_cells (part->formula, house, buffer);
  guint n_places = 0;

  for (guint place = 0; place < side; place++)
    if (sudoku_filter_has_cell (filter, side, cells[place]))
      places[n_places++] = (guint16)place;
  return n_places;
}

/* The clauses of a house are the same for each value, so that the values are one repeated
 * pattern, whatever cells are asked for. */
static void
house_filter (const SudokuFamilyPart *part,
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

static guint64
house_get_text_length (const SudokuFamilyPart *part,
                       const guint *digits)
{
  SudokuExactlyOne rule = exactly_one (part);
  guint side = part->formula->side;
  guint64 n_digits = 0;

  for (guint i = 0; i < part->n_houses; i++)
    {
      const guint16 *cells =
        sudoku_geometry_get_house_cells (part->formula->geometry, part->first_house + i);

      for (guint place = 0; place < side; place++)
        n_digits += digits[cells[place]];
    }
  return sudoku_exactly_one_get_text_length (&rule, (guint64)part->n_houses * side, n_digits);
}

const SudokuFamilyType sudoku_family_house_type = {
  house_init,
  house_get_clause,
  house_describe,
  house_stream,
  house_filter,
  house_get_text_length,
};
