/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles in all formats, right and wrong: which format a text is taken for, and what is
 * read from it. A file "ID--NAME.in" is read as the format ID, others as what is detected. */

#include <sudoku-omission.h>
#include <sudoku-reader.h>
#include <test-golden.h>

#include <string.h>
#include <words-error.h>

/* "r1c2: 357 corner, 8 centre, colour 4" */
static void
print_marks (GString *output,
             const SudokuDocument *document)
{
  static const char *const places[SUDOKU_N_MARKS] = { "corner", "centre" };
  guint side = sudoku_grid_get_side (sudoku_document_get_grid (document)), value;

  for (guint cell = 0; cell < side * side; cell++)
    for (SudokuMark mark = 0; mark < SUDOKU_N_MARKS; mark++)
      {
        SudokuSet marks = sudoku_document_get_marks (document, mark, cell);
        guint colour = sudoku_document_get_colour (document, cell);

        if (mark == 0 && colour > 0)
          g_string_append_printf (output, "r%uc%u colour %u\n", cell / side + 1, cell % side + 1,
                                  colour);
        if (sudoku_set_is_empty (marks))
          continue;
        g_string_append_printf (output, "r%uc%u %s", cell / side + 1, cell % side + 1,
                                places[mark]);
        SUDOKU_SET_FOREACH (marks, value)
        g_string_append_printf (output, " %u", value);
        g_string_append_c (output, '\n');
      }
}

static void
print_puzzle (GString *output,
              const char *id,
              const SudokuDocument *document)
{
  g_autoptr (SudokuDocument) puzzle =
    sudoku_document_new_filled (document, sudoku_document_get_grid (document));
  g_autofree char *game = sudoku_format_write (sudoku_format_find_for_games (), puzzle, NULL);
  const char *time = strstr (game, "time ");
  const GPtrArray *issues = sudoku_document_get_issues (document);

  /* Of the text of a game only shape, values and symbols are of interest. */
  g_string_append_printf (output, "%s\n%.*s", id,
                          (int)(time - strchr (game, '\n') - 1), strchr (game, '\n') + 1);
  print_marks (output, document);
  for (guint i = 0; issues != NULL && i < issues->len; i++)
    {
      g_autofree char *words = words_issue (issues->pdata[i], WORDS_STYLE_TERMINAL);

      g_string_append_printf (output, "%s: %s\n",
                              sudoku_omission_matters (issues->pdata[i]) ? "missing" : "left out",
                              words);
    }
}

/* Who reads one puzzle of a text gets the same as who reads all. */
static void
check_one (const SudokuFormat *format,
           const char *name,
           const char *text,
           gsize length,
           const SudokuDocument *expected)
{
  const SudokuSource source = { .name = name, .text = text, .length = length };
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuDocument) document = sudoku_format_read (format, &source, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (sudoku_grid_equal (sudoku_document_get_grid (document),
                                    sudoku_document_get_grid (expected)));
  g_assert_true (sudoku_symbols_equal (sudoku_document_get_symbols (document),
                                       sudoku_document_get_symbols (expected)));
}

static char *
print (const char *name,
       const char *text,
       gsize length,
       GError **error)
{
  g_autoptr (GInputStream) stream =
    g_memory_input_stream_new_from_data (text, (gssize)length, NULL);
  const char *mark = strstr (name, "--");
  g_autofree char *id = mark != NULL ? g_strndup (name, (gsize)(mark - name)) : NULL;
  const SudokuFormat *format = id != NULL ? sudoku_format_find (id) : NULL;
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, name, format, NULL);
  g_autoptr (GString) output = g_string_new (NULL);
  g_autoptr (SudokuDocument) last = NULL;
  g_autoptr (GError) problem = NULL;
  guint n_puzzles = 0, n_problems = 0;

  for (;;)
    {
      g_autoptr (SudokuDocument) document = NULL;

      g_clear_error (&problem);
      document = sudoku_reader_next (reader, NULL, &problem);
      if (document == NULL && problem == NULL)
        break;
      n_puzzles += document != NULL;
      n_problems += document == NULL;
      if (document != NULL)
        print_puzzle (output, sudoku_reader_get_format (reader)->id, document);
      else
        {
          g_autofree char *words = words_error (problem, WORDS_STYLE_TERMINAL);

          g_string_append_printf (output, "%s\n", words);
        }
      g_clear_pointer (&last, sudoku_document_unref);
      last = g_steal_pointer (&document);
    }
  if (n_puzzles == 0 && n_problems == 1)
    {
      g_set_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX, "%.*s", (int)output->len - 1,
                   output->str);
      return NULL;
    }
  if (n_puzzles == 1 && n_problems == 0)
    check_one (format, name, text, length, last);
  return g_string_free (g_steal_pointer (&output), FALSE);
}

static void
test_formats (void)
{
  test_golden_run ("golden/format", print);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/golden/format", test_formats);
  return g_test_run ();
}
