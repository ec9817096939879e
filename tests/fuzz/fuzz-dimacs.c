/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any text as a formula: what is read must be sound, and written it must read back as
 * the same without a warning. */

#include "fuzz.h"

#include <sat-dimacs.h>

static void
check_back (const SatDimacs *dimacs)
{
  int max_variable = sat_clauses_get_max_variable (dimacs->clauses);
  guint64 n_clauses = sat_clauses_get_n_clauses (dimacs->clauses);
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  g_autoptr (SatDimacsWriter) writer = sat_dimacs_writer_new (out, max_variable, n_clauses, NULL);
  g_autoptr (SatDimacs) back = NULL;
  const int *literals, *back_literals;
  gsize n_literals, n_back;

  literals = sat_clauses_get_literals (dimacs->clauses, &n_literals);
  g_assert_true (sat_sink_add (sat_dimacs_writer_get_sink (writer), literals, n_literals, NULL));
  g_assert_true (sat_dimacs_writer_finish (writer, NULL));
  back = sat_dimacs_read ("back", g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (out)),
                          g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (out)),
                          NULL, NULL);
  g_assert_nonnull (back);
  g_assert_cmpuint (back->warnings->len, ==, 0);
  back_literals = sat_clauses_get_literals (back->clauses, &n_back);
  g_assert_cmpmem (literals, n_literals * sizeof (int), back_literals, n_back * sizeof (int));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SatDimacs) dimacs = sat_dimacs_read ("fuzz", (const char *)data, size, NULL, &error);

  g_assert_true ((dimacs != NULL) == (error == NULL));
  if (error != NULL)
    fuzz_check_error (error);
  /* A table for each variable up to a large one would make the target slow. */
  else if (sat_clauses_get_max_variable (dimacs->clauses) < 10000)
    check_back (dimacs);
  return 0;
}
