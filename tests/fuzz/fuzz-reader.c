/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a file of many puzzles: each result takes something from it, is a puzzle or says
 * where it is wrong, and there is an end. */

#include "fuzz.h"

#include <sudoku-reader.h>

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  g_autoptr (GInputStream) stream =
    g_memory_input_stream_new_from_data (data, (gssize)size, NULL);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, "fuzz", NULL, NULL);
  gsize n_results = 0, line = 0;

  for (;;)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuDocument) document = sudoku_reader_next (reader, NULL, &error);

      g_assert_true (document == NULL || error == NULL);
      if (document == NULL && error == NULL)
        return 0;
      if (error != NULL)
        fuzz_check_error (error);
      g_assert_cmpuint (++n_results, <=, size + 1);
      g_assert_cmpuint (sudoku_reader_get_line (reader), >=, line);
      line = sudoku_reader_get_line (reader);
    }
}
