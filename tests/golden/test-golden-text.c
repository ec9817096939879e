/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles as people write them: other signs, layouts and surroundings. The texts and the values
 * that are expected were written by a program of their own, so that nothing of what is tested here
 * made them. Which format a text is taken for does not matter. */

#include <sudoku-reader.h>
#include <test-golden.h>

static void
print_values (GString *output,
              const SudokuDocument *document)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  guint side = sudoku_grid_get_side (grid);

  g_string_append (output, output->len > 0 ? "\n" : "");
  for (guint cell = 0; cell < side * side; cell++)
    g_string_append_printf (output, "%u%c", sudoku_grid_get_value (grid, cell),
                            cell % side == side - 1 ? '\n' : ' ');
}

static char *
print (const char *name,
       const char *text,
       gsize length,
       GError **error)
{
  g_autoptr (GInputStream) stream =
    g_memory_input_stream_new_from_data (text, (gssize)length, NULL);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, name, NULL, NULL);
  g_autoptr (GString) output = g_string_new (NULL);

  for (;;)
    {
      g_autoptr (GError) problem = NULL;
      g_autoptr (SudokuDocument) document = sudoku_reader_next (reader, NULL, &problem);

      if (problem != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&problem));
          return NULL;
        }
      if (document == NULL)
        return g_string_free (g_steal_pointer (&output), FALSE);
      print_values (output, document);
    }
}

static void
test_texts (void)
{
  test_golden_run ("golden/text", print);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/golden/text", test_texts);
  return g_test_run ();
}
