/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The meanings of a formula's variables as DIMACS comments, one per line: "c var 123 r1c2=3" says
 * that variable 123 is true when row 1 column 2 holds 3, "c var 1000 r1c1=3 | r1c2=3" that variable
 * 1000 is true when one of the two is, "c var 2000 a" that it is named a. A helper of an item says
 * what it counts: "c var 3000 r1c1 + r1c2 >= 7"; or that a walk through cells, told by the item's
 * family, has come to a state: "c var 3001 sandwich(r1c1 r1c2)=5". They are the same in all
 * languages. */

#include "sudoku-names.h"

/* How much text is collected before it is written. */
#define CHUNK 65536

static void
append_cell (GString *text,
             const char *before,
             guint cell,
             guint side)
{
  g_string_append_printf (text, "%sr%uc%u", before, cell / side + 1, cell % side + 1);
}

/* The first cells of a table: "r1c1 r1c2". */
static void
append_cells (GString *text,
              const SudokuTabled *tabled,
              guint n_cells,
              guint side)
{
  for (guint i = 0; i < n_cells; i++)
    append_cell (text, i > 0 ? " " : "", tabled->cells[i], side);
}

/* "10*r1c1 + r1c2 - r1c3 >= 7" */
static void
append_total (GString *text,
              const SudokuTabled *tabled,
              const SudokuTableHelper *helper,
              guint side)
{
  const SudokuTableSpec *spec = sudoku_table_get_spec (tabled->table);

  for (guint i = 0; i < helper->place; i++)
    {
      int weight = sudoku_table_get_weight (spec, i);

      g_string_append (text, weight < 0 ? i > 0 ? " - " : "-" : i > 0 ? " + "
                                                                      : "");
      if (ABS (weight) > 1)
        g_string_append_printf (text, "%d*", ABS (weight));
      append_cell (text, "", tabled->cells[i], side);
    }
  g_string_append_printf (text, " >= %d", helper->number);
}

static void
append_helper (GString *text,
               const SudokuTabled *tabled,
               const SudokuTableHelper *helper,
               guint side)
{
  guint n_cells = sudoku_table_get_spec (tabled->table)->n_cells;

  g_string_append_c (text, ' ');
  switch (helper->kind)
    {
    case SUDOKU_TABLE_HELPER_TOTAL:
      append_total (text, tabled, helper, side);
      break;
    case SUDOKU_TABLE_HELPER_HOLDS:
      for (guint i = 0; i < n_cells; i++)
        {
          append_cell (text, i > 0 ? " | " : "", tabled->cells[i], side);
          g_string_append_printf (text, "=%u", helper->place);
        }
      break;
    case SUDOKU_TABLE_HELPER_COUNT:
      append_cells (text, tabled, n_cells, side);
      g_string_append_printf (text, " <= %u: count %u, total %d", helper->place, helper->count,
                              helper->number);
      break;
    case SUDOKU_TABLE_HELPER_STATE:
      g_string_append_printf (text, "%s(", tabled->family->id);
      append_cells (text, tabled, helper->place, side);
      g_string_append_printf (text, ")=%d", helper->number);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
append_variable (const SudokuGeometry *geometry,
                 const SudokuMeaning *meaning,
                 int variable,
                 GString *text)
{
  guint side = sudoku_geometry_get_side (geometry);

  g_string_append_printf (text, "c var %d", variable);
  if (meaning->name != NULL)
    g_string_append_printf (text, " %s", meaning->name);
  if (meaning->kind == SUDOKU_MEANING_TABLE)
    {
      SudokuTabled tabled =
        sudoku_groups_get_tabled (sudoku_geometry_get_groups (geometry), meaning->tabled);

      append_helper (text, &tabled, sudoku_table_get_helper (tabled.table, meaning->number), side);
    }
  for (guint i = 0; i < meaning->n_candidates; i++)
    {
      append_cell (text, i > 0 ? " | " : " ", meaning->candidates[i] / side, side);
      g_string_append_printf (text, "=%u", meaning->candidates[i] % side + 1);
    }
  g_string_append_c (text, '\n');
}

static gboolean
flush (GString *text,
       GOutputStream *stream,
       GCancellable *cancellable,
       GError **error)
{
  gboolean written =
    g_output_stream_write_all (stream, text->str, text->len, NULL, cancellable, error);

  g_string_truncate (text, 0);
  return written;
}

/**
 * sudoku_names_write: (skip)
 * @cnf: a formula
 * @stream: where to write the comments, before the header
 * @cancellable: (nullable): ends writing
 *
 * Writes a comment for each variable that has a meaning and is not left out of the formula.
 * O(variables × N).
 *
 * Returns: %FALSE with the error of the stream, or with G_IO_ERROR_CANCELLED
 */
gboolean
sudoku_names_write (const SudokuCnf *cnf,
                    GOutputStream *stream,
                    GCancellable *cancellable,
                    GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  SudokuGeometry *geometry = NULL;

  g_return_val_if_fail (cnf != NULL && G_IS_OUTPUT_STREAM (stream), FALSE);

  geometry = sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf));
  for (int variable = 1; variable <= sudoku_cnf_get_n_variables (cnf); variable++)
    {
      SudokuMeaning meaning;

      if (!sudoku_cnf_describe_variable (cnf, variable, &meaning) ||
          (meaning.n_candidates == 0 && meaning.name == NULL &&
           meaning.kind != SUDOKU_MEANING_TABLE) ||
          (meaning.kind == SUDOKU_MEANING_CANDIDATE &&
           sudoku_cnf_get_known (cnf, meaning.cell, meaning.value) < 0))
        continue;
      append_variable (geometry, &meaning, variable, text);
      if (text->len >= CHUNK && !flush (text, stream, cancellable, error))
        return FALSE;
    }
  return flush (text, stream, cancellable, error);
}
