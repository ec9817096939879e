/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The meanings of a formula's variables as DIMACS comments, one per line: "c var 123 r1c2=3" says
 * that variable 123 is true when row 1 column 2 holds 3, "c var 1000 r1c1=3 | r1c2=3" that variable
 * 1000 is true when one of the two is, "c var 2000 a" that it is named a. They are the same in all
 * languages. */

#include "sudoku-names.h"

/* How much text is collected before it is written. */
#define CHUNK 65536

static void
append_variable (const SudokuMeaning *meaning,
                 guint side,
                 int variable,
                 GString *text)
{
  g_string_append_printf (text, "c var %d", variable);
  if (meaning->name != NULL)
    g_string_append_printf (text, " %s", meaning->name);
  for (guint i = 0; i < meaning->n_candidates; i++)
    {
      guint cell = meaning->candidates[i] / side;

      g_string_append_printf (text, "%s r%uc%u=%u", i > 0 ? " |" : "", cell / side + 1,
                              cell % side + 1, meaning->candidates[i] % side + 1);
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
  guint side = 0;

  g_return_val_if_fail (cnf != NULL && G_IS_OUTPUT_STREAM (stream), FALSE);

  side = sudoku_grid_get_side (sudoku_cnf_get_grid (cnf));
  for (int variable = 1; variable <= sudoku_cnf_get_n_variables (cnf); variable++)
    {
      SudokuMeaning meaning;

      if (!sudoku_cnf_describe_variable (cnf, variable, &meaning) ||
          (meaning.n_candidates == 0 && meaning.name == NULL) ||
          (meaning.kind == SUDOKU_MEANING_CANDIDATE &&
           sudoku_cnf_get_known (cnf, meaning.cell, meaning.value) < 0))
        continue;
      append_variable (&meaning, side, variable, text);
      if (text->len >= CHUNK && !flush (text, stream, cancellable, error))
        return FALSE;
    }
  return flush (text, stream, cancellable, error);
}
