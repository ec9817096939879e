/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The families of tables: item by item the clauses of its table, which all items share that say the
 * same. The helpers of an item follow those of the one before. */

#include <string.h>

#include "sudoku-family.h"

static SudokuTabled
get_tabled (const SudokuFamilyPart *part,
            guint item)
{
  return sudoku_groups_get_tabled (part->formula->groups, part->first_item + item);
}

static guint
count_clauses (const SudokuFamilyPart *part,
               guint item)
{
  return sudoku_table_get_n_clauses (get_tabled (part, item).table);
}

static void
table_init (SudokuFamilyPart *part)
{
  sudoku_family_index_items (part, part->n_items, count_clauses);
  part->auxiliaries = g_new (guint, part->n_items + 1);
  part->auxiliaries[0] = 0;
  for (guint item = 0; item < part->n_items; item++)
    part->auxiliaries[item + 1] =
      part->auxiliaries[item] + sudoku_table_get_n_helpers (get_tabled (part, item).table);
  part->n_auxiliaries = part->auxiliaries[part->n_items];
}

/* The cell and the value of a literal of a table; FALSE: it is of a helper. */
static gboolean
find_candidate (const SudokuTabled *tabled,
                int literal,
                guint *cell,
                guint *value)
{
  const SudokuTableSpec *spec = sudoku_table_get_spec (tabled->table);
  guint number = (guint)ABS (literal) - 1;

  if (number >= spec->n_cells * spec->side)
    return FALSE;
  *cell = tabled->cells[number / spec->side];
  *value = number % spec->side + 1;
  return TRUE;
}

static int
translate (const SudokuFamilyPart *part,
           guint item,
           const SudokuTabled *tabled,
           int literal)
{
  const SudokuTableSpec *spec = sudoku_table_get_spec (tabled->table);
  guint helper = (guint)ABS (literal) - 1 - spec->n_cells * spec->side, cell = 0, value = 0;
  int variable = find_candidate (tabled, literal, &cell, &value)
                   ? sudoku_formula_get_variable (part->formula, cell, value)
                   : part->first_auxiliary + (int)(part->auxiliaries[item] + helper);

  return literal < 0 ? -variable : variable;
}

static guint
write_clause (const SudokuFamilyPart *part,
              guint item,
              const SudokuTabled *tabled,
              guint number,
              int *literals)
{
  guint n = 0;
  const int *said = sudoku_table_get_clause (tabled->table, number, &n);

  G_STATIC_ASSERT (SUDOKU_TABLE_LENGTH_MAX <= SUDOKU_SIDE_MAX);
  for (guint i = 0; i < n; i++)
    literals[i] = translate (part, item, tabled, said[i]);
  return n;
}

static guint
table_get_clause (const SudokuFamilyPart *part,
                  guint64 index,
                  int literals[SUDOKU_SIDE_MAX])
{
  guint number = 0, item = sudoku_family_find_item (part, index, &number);
  SudokuTabled tabled = get_tabled (part, item);

  return write_clause (part, item, &tabled, number, literals);
}

static void
table_describe (const SudokuFamilyPart *part,
                guint64 index,
                SudokuClause *meaning)
{
  guint number = 0;

  meaning->kind = SUDOKU_CLAUSE_TABLE;
  meaning->tabled = part->first_item + sudoku_family_find_item (part, index, &number);
}

static gboolean
table_stream (const SudokuFamilyPart *part,
              SudokuStream *stream,
              GError **error)
{
  for (guint item = 0; item < part->n_items; item++)
    {
      SudokuTabled tabled = get_tabled (part, item);
      guint n_clauses = sudoku_table_get_n_clauses (tabled.table);

      for (guint number = 0; number < n_clauses; number++)
        {
          int *out = sat_batch_reserve (&stream->batch, SUDOKU_TABLE_LENGTH_MAX, error);

          if (out == NULL)
            return FALSE;
          sat_batch_commit (&stream->batch, write_clause (part, item, &tabled, number, out));
        }
      if (!sudoku_stream_advance (stream, n_clauses, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
fits_literal (const SudokuFamilyPart *part,
              const SudokuFilter *filter,
              guint item,
              const SudokuTabled *tabled,
              int literal)
{
  guint cell = 0, value = 0;

  if (filter->sign != 0 && (filter->sign < 0) != (literal < 0))
    return FALSE;
  if (filter->is_auxiliary)
    return ABS (translate (part, item, tabled, literal)) == filter->variable;
  if (find_candidate (tabled, literal, &cell, &value))
    return sudoku_filter_has_cell (filter, part->formula->side, cell) &&
           (filter->value == 0 || filter->value == value);
  return filter->row == 0 && filter->column == 0 && filter->n_cells == 0 && filter->value == 0;
}

/* Can any clause of the item fit? */
static gboolean
may_fit (const SudokuFamilyPart *part,
         const SudokuFilter *filter,
         guint item,
         const SudokuTabled *tabled)
{
  guint first = (guint)part->first_auxiliary + part->auxiliaries[item];
  guint end = (guint)part->first_auxiliary + part->auxiliaries[item + 1];

  if (filter->is_auxiliary)
    return (guint)filter->variable >= first && (guint)filter->variable < end;
  for (guint i = 0; i < sudoku_table_get_spec (tabled->table)->n_cells; i++)
    if (sudoku_filter_has_cell (filter, part->formula->side, tabled->cells[i]))
      return TRUE;
  return FALSE;
}

static void
filter_item (const SudokuFamilyPart *part,
             const SudokuFilter *filter,
             guint item,
             SudokuClauseSet *matches)
{
  SudokuTabled tabled = get_tabled (part, item);

  if (!may_fit (part, filter, item, &tabled))
    return;
  for (guint number = 0; number < sudoku_table_get_n_clauses (tabled.table); number++)
    {
      guint n = 0, i = 0;
      const int *said = sudoku_table_get_clause (tabled.table, number, &n);

      while (i < n && !fits_literal (part, filter, item, &tabled, said[i]))
        i++;
      if (i < n)
        sudoku_clause_set_append (matches, part->info.first + part->starts[item] + number, 1);
    }
}

static void
table_filter (const SudokuFamilyPart *part,
              const SudokuFilter *filter,
              SudokuClauseSet *matches)
{
  for (guint item = 0; item < part->n_items; item++)
    filter_item (part, filter, item, matches);
}

static guint64
table_get_text_length (const SudokuFamilyPart *part,
                       const guint8 *digits)
{
  guint64 length = part->info.n_clauses * strlen ("0\n");

  for (guint64 index = 0; index < part->info.n_clauses; index++)
    {
      int literals[SUDOKU_SIDE_MAX];
      guint n = table_get_clause (part, index, literals);

      for (guint i = 0; i < n; i++)
        length += sudoku_formula_count_digits (ABS (literals[i])) +
                  (literals[i] < 0 ? strlen ("- ") : strlen (" "));
    }
  return length;
}

static void
table_describe_variable (const SudokuFamilyPart *part,
                         guint number,
                         SudokuMeaning *meaning)
{
  guint item = 0;

  while (part->auxiliaries[item + 1] <= number)
    item++;
  meaning->kind = SUDOKU_MEANING_TABLE;
  meaning->tabled = part->first_item + item;
  meaning->number = number - part->auxiliaries[item];
}

/* What the model says of the cells; FALSE when it leaves one of them open. */
static gboolean
read_values (const SudokuFamilyPart *part,
             const SudokuTabled *tabled,
             const SatModel *model,
             guint8 *values)
{
  const SudokuTableSpec *spec = sudoku_table_get_spec (tabled->table);

  for (guint i = 0; i < spec->n_cells; i++)
    {
      values[i] = 0;
      for (guint value = 1; value <= spec->side; value++)
        if (sat_model_get_value (
              model, sudoku_formula_get_variable (part->formula, tabled->cells[i], value)) > 0)
          values[i] = (guint8)value;
      if (values[i] == 0)
        return FALSE;
    }
  return TRUE;
}

static void
table_complete (const SudokuFamilyPart *part,
                SatModel *model)
{
  guint8 values[SUDOKU_TABLE_CELLS_MAX];

  for (guint item = 0; item < part->n_items; item++)
    {
      SudokuTabled tabled = get_tabled (part, item);

      if (!read_values (part, &tabled, model, values))
        continue;
      for (guint k = 0; k < sudoku_table_get_n_helpers (tabled.table); k++)
        {
          int variable = part->first_auxiliary + (int)(part->auxiliaries[item] + k);

          if (sat_model_get_value (model, variable) == 0)
            sat_model_add (
              model, sudoku_table_holds (tabled.table, k, values) ? variable : -variable, NULL);
        }
    }
}

const SudokuFamilyType sudoku_family_table_type = {
  .has_auxiliaries = TRUE,
  .init = table_init,
  .get_clause = table_get_clause,
  .describe = table_describe,
  .stream = table_stream,
  .filter = table_filter,
  .get_text_length = table_get_text_length,
  .describe_variable = table_describe_variable,
  .complete = table_complete,
};
