/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sat-compression.h>
#include <sudoku-reader.h>
#include <test-format.h>

#include <string.h>
#include <words-error.h>

#include "test-words.h"

/* A stream that gives one byte at a time, or fails in the end. */
#define SLOW_TYPE_STREAM (slow_stream_get_type ())
G_DECLARE_FINAL_TYPE (SlowStream, slow_stream, SLOW, STREAM, GInputStream)

struct _SlowStream
{
  GInputStream parent_instance;
  const char *rest;
  gsize n_taken;
  gboolean fails;
};

G_DEFINE_FINAL_TYPE (SlowStream, slow_stream, G_TYPE_INPUT_STREAM)

static gssize
slow_stream_read (GInputStream *stream,
                  void *buffer,
                  gsize count,
                  GCancellable *cancellable,
                  GError **error)
{
  SlowStream *self = SLOW_STREAM (stream);

  if (*self->rest != '\0')
    {
      *(char *)buffer = *self->rest++;
      self->n_taken++;
      return 1;
    }
  if (!self->fails)
    return 0;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "broken");
  return -1;
}

static void
slow_stream_class_init (SlowStreamClass *klass)
{
  G_INPUT_STREAM_CLASS (klass)->read_fn = slow_stream_read;
}

static void
slow_stream_init (SlowStream *self)
{
}

/* Reads all of a text, and says it in lines: the line number and the puzzle as one line, or
 * the message. */
static char *
summarise (const char *text,
           gboolean slow,
           const char *id)
{
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (SudokuReader) reader = NULL;
  GString *summary = g_string_new (NULL);

  if (slow)
    {
      stream = g_object_new (SLOW_TYPE_STREAM, NULL);
      SLOW_STREAM (stream)->rest = text;
    }
  else
    stream = g_memory_input_stream_new_from_data (text, (gssize)strlen (text), NULL);
  reader = sudoku_reader_new (stream, "t", id != NULL ? sudoku_format_find (id) : NULL, NULL);
  for (;;)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) grid = test_reader_next (reader, NULL, &error);
      g_autofree char *line = NULL, *words = NULL;

      if (grid == NULL && error == NULL)
        return g_string_free (summary, FALSE);
      if (grid != NULL)
        line = test_format_write (sudoku_format_find ("line"), grid, NULL);
      else
        words = words_error (error, WORDS_STYLE_TERMINAL);
      g_string_append_printf (summary, "%" G_GSIZE_FORMAT " %s", sudoku_reader_get_line (reader),
                              line != NULL ? line : words);
      if (line == NULL)
        g_string_append_c (summary, '\n');
    }
}

#define COLLECTION "# mine\n\n1234341221434321\n12343412214343\n" \
                   "  12..34..........  # easy\n1..............."
#define BAD_FIVE "“5” is neither a value of a puzzle of side 4 (1…4) nor empty (. 0 _ * - ?)"

static const struct
{
  const char *text, *id, *summary;
} cases[] = {
  /* One per line: comments, a bad line between good ones, no end of the last line. */
  { COLLECTION, "line",
    "3 1234341221434321\n"
    "4 t:4:1: 14 symbols are not a puzzle: a line must have as many as the grid has cells, "
    "such as 16, 36, 81 or 256\n"
    "5 12..34..........\n6 1...............\n" },
  { "1234341221434321\n1234341221434325\n1234341221434321\n", NULL,
    "1 1234341221434321\n"
    "2 t:2:16: " BAD_FIVE "\n"
    "3 1234341221434321\n" },
  { "name,puzzle,rating\na,1234341221434321,1.2\nb,1..............4,3\n", NULL,
    "2 1234341221434321\n3 1..............4\n" },
  /* What qqwing says of puzzles, with --timer, --stats or --count-solutions. */
  { "1234341221434321\nThe solution to the puzzle is unique.\nTime: 2.9 milliseconds\n"
    "Number of Hidden Singles: 16\nDifficulty: Easy\n1..............4\n"
    "There are 5 solutions to the puzzle.\n2 puzzles generated in 8.8e-05 seconds.\n",
    NULL, "1 1234341221434321\n6 1..............4\n" },
  { "Puzzle,Time (milliseconds),\n1234341221434321,3.4,\n1 puzzle solved in 0.01 seconds.\n", NULL,
    "2 1234341221434321\n" },
  { "1234341221434321\r\n\r\n1..............4\r\n", NULL,
    "1 1234341221434321\n3 1..............4\n" },
  { "\xef\xbb\xbf"
    "1234341221434321\n",
    NULL, "1 1234341221434321\n" },
  /* Several puzzles of rows; the second is wrong. */
  { "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n\n1 2 3 4\n3 4 1 2\n2 1 4 3\n\n# last\n"
    "0 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n",
    "rows",
    "1 1234341221434321\n6 t:9: the puzzle of side 4 ends after 3 rows\n10 .234341221434321\n" },
  /* A blank line inside, and one between. */
  { "12 34\n34 12\n\n21 43\n43 21\n\n+--+--+\n|1.|..|\n|..|..|\n+--+--+\n|..|..|\n|..|..|\n"
    "+--+--+\n",
    NULL, "1 1234341221434321\n7 1...............\n" },
  { "|12|34|\n|34|12|\n|21|43|\n|43|21|\n\nprinted by a program\nthat says so\n", NULL,
    "1 1234341221434321\n" },
  { "4\n_1234\n1234\n3412\n2143\n4321\n", NULL, "1 1234341221434321\n" },
  { "4\n_1234\n1234\n3412\n2143\n", NULL, "1 t:5: the puzzle of side 4 ends after 3 rows\n" },
  { "hello\n", NULL,
    "0 t:1:1: this is not a puzzle in a known format: it begins with “hello”, and nothing in it "
    "looks like rows of cells\n" },
  { "GIF89a", NULL,
    "0 t:1:1: this is not a puzzle in a known format: it begins with “GIF89a”, and nothing in it "
    "looks like rows of cells\n" },
  { "p cnf 3 4\n", NULL, "1 t: this formula is not a puzzle: it has no variables\n" },
  { "", "line", "" },
  { "\n", "frame", "1 t: the text has only blank lines and comments\n" },
};

static void
test_cases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (gboolean slow = FALSE; slow <= TRUE; slow++)
      {
        g_autofree char *summary = summarise (cases[i].text, slow, cases[i].id);

        g_test_message ("case %" G_GSIZE_FORMAT, i);
        g_assert_cmpstr (summary, ==, cases[i].summary);
      }
}

#define NINE ".2.81.74.7....31...9...28.5..9.4..874..2.8..316..3.2..3.27...6...56....8.76.51.9."

#define LONG_COMMENT \
  "# a comment of more characters than a puzzle of eighty-one cells has in its line\n"

/* Who writes a puzzle into a pipe gets it back before he writes the next. */
static void
test_prompt (void)
{
  const char *text = LONG_COMMENT NINE "\n" NINE "\n";
  g_autoptr (SlowStream) stream = g_object_new (SLOW_TYPE_STREAM, NULL);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (G_INPUT_STREAM (stream), "t", NULL, NULL);
  g_autoptr (SudokuGrid) grid = NULL;

  stream->rest = text;
  grid = test_reader_next (reader, NULL, NULL);
  g_assert_nonnull (grid);
  g_assert_cmpuint (stream->n_taken, ==, strlen (text) - strlen (NINE "\n"));
  g_assert_cmpstr (sudoku_reader_get_format (reader)->id, ==, "line");
}

/* Rows of a 16×16 grid could be 4×4 puzzles: more is read before that is decided. */
static void
test_ambiguous (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *summary = NULL;

  for (guint row = 0; row < 16; row++)
    g_string_append (text, row == 15 ? "G...............\n" : "1...2...........\n");
  summary = summarise (text->str, TRUE, NULL);
  g_assert_true (g_str_has_prefix (summary, "1 1...2...........1...2"));
  g_assert_cmpuint (strlen (summary), ==, 2 + 256 + 1);
}

static void
test_failing_stream (void)
{
  g_autoptr (SlowStream) stream = g_object_new (SLOW_TYPE_STREAM, NULL);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (G_INPUT_STREAM (stream), "t", NULL, NULL);
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (GError) error = NULL;

  stream->rest = NINE "\n" NINE;
  stream->fails = TRUE;
  grid = test_reader_next (reader, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (grid);
  g_assert_null (test_reader_next (reader, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_clear_error (&error);
  g_assert_null (test_reader_next (reader, NULL, &error));
  g_assert_no_error (error);
}

static void
test_cancelled (void)
{
  g_autoptr (GInputStream) stream =
    g_memory_input_stream_new_from_data (NINE, (gssize)strlen (NINE), NULL);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, "t", NULL, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (test_reader_next (reader, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* More puzzles than fit into one block, and a line that fits into none. */
static void
test_long (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (SudokuReader) reader = NULL;
  guint n_good = 0, n_bad = 0;

  for (guint i = 0; i < 3000; i++)
    {
      g_string_append (text, NINE "\n");
      if (i != 1500)
        continue;
      for (guint k = 0; k < 2000000; k++)
        g_string_append_c (text, '.');
      g_string_append_c (text, '\n');
    }
  stream = g_memory_input_stream_new_from_data (text->str, (gssize)text->len, NULL);
  reader = sudoku_reader_new (stream, "t", NULL, NULL);
  for (;;)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) grid = test_reader_next (reader, NULL, &error);

      if (grid == NULL && error == NULL)
        break;
      if (error != NULL)
        {
          g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_LIMIT);
          g_assert_cmpuint (sudoku_reader_get_line (reader), ==, 1502);
          n_bad++;
          continue;
        }
      n_good++;
      g_assert_cmpuint (sudoku_reader_get_line (reader), ==, n_good + n_bad);
    }
  g_assert_cmpuint (n_good, ==, 3000);
  g_assert_cmpuint (n_bad, ==, 1);
}

/* Compressed, one byte at a time: the same puzzles; and what is cut off is said. */
static void
test_packed (void)
{
  static const char *const names[] = { "a.gz", "a.xz", "a.txt" };
  const char *text = "1234341221434321\n1..............4\n";

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
      g_autoptr (GOutputStream) packing = sat_compression_wrap (memory, names[i]);
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GInputStream) stream = NULL;
      g_autoptr (SudokuReader) reader = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_true (g_output_stream_write_all (packing, text, strlen (text), NULL, NULL, NULL));
      g_assert_true (g_output_stream_close (packing, NULL, NULL));
      g_output_stream_close (memory, NULL, NULL);
      bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
      stream = g_memory_input_stream_new_from_bytes (bytes);
      reader = sudoku_reader_new (stream, "t", NULL, NULL);
      for (guint line = 1; line <= 2; line++)
        {
          g_autoptr (SudokuGrid) grid = test_reader_next (reader, NULL, &error);

          g_assert_no_error (error);
          g_assert_cmpuint (sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN), ==, line == 1 ? 16 : 2);
          g_assert_cmpuint (sudoku_reader_get_line (reader), ==, line);
        }
      g_assert_null (test_reader_next (reader, NULL, &error));
      g_assert_no_error (error);
    }
}

static void
test_packed_cut_off (void)
{
  g_autoptr (GInputStream) stream =
    g_memory_input_stream_new_from_data ("\x1f\x8b\x08\0\0\0\0\0\0\3\x2b", 11, NULL);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, "t", NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (test_reader_next (reader, NULL, &error));
  g_assert_error (error, SAT_ERROR, SAT_ERROR_SYNTAX);
  test_words_assert_prefix (error, "t: ");
}

/* ---- what a text is does not depend on its length ---- */

static const struct
{
  const char *head, *piece, *tail, *format;
} long_texts[] = {
  { "", "1 -2 3 0\n", "", "cnf" },
  { "", "1 -2 3 0 ", "", "cnf" },
  { "", "-12 30 0\n", "4 5 0\n", "cnf" },
  { "[", "[1, -2, 3], ", "[5]]", "cnf" },
  { "[", "(1, -2),\n", "(5,)]\n", "cnf" },
  { "c so\n", "c and so on\n", "p cnf 3 1\n1 2 3 0\n", "cnf" },
  { "c so\n", "c and so on\n", "1 -2 3 0\n4 0\n", "cnf" },
  { "c so\n", "c and so on\n", "s SATISFIABLE\nv 1 -2 3 0\n", "answer" },
  { "p cnf 9 9\n", "1 2 3 0\n", "", "cnf" },
  { "p wcnf 9 9\n", "1 2 3 0\n", "", "cnf" },
  { "s SATISFIABLE\n", "v 1 -2 3\n", "v 0\n", "answer" },
  { "", "1 -20 3 ", "0\n", "answer" },
  { "", "1234341221434321\n", "", "line" },
};

/* What reading says a text is, as a file and as it comes from a pipe. */
static void
check_kind (const char *text,
            gsize length,
            const char *expected)
{
  g_autoptr (GInputStream) stream =
    g_memory_input_stream_new_from_data (text, (gssize)length, NULL);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, "t", NULL, NULL);
  g_autoptr (SudokuGrid) grid = NULL;
  const SudokuFormat *detected = sudoku_format_detect (text, length);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (detected);
  g_assert_cmpstr (detected->id, ==, expected);
  grid = test_reader_next (reader, NULL, &error);
  if (g_str_equal (expected, "answer"))
    {
      g_autofree char *words = NULL;

      g_assert_nonnull (error);
      words = words_error (error, WORDS_STYLE_TERMINAL);
      g_assert_nonnull (strstr (words, "the output of a SAT solver"));
      return;
    }
  g_assert_nonnull (sudoku_reader_get_format (reader));
  g_assert_cmpstr (sudoku_reader_get_format (reader)->id, ==, expected);
}

static void
test_any_length (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (long_texts); i++)
    {
      gsize n_piece = strlen (long_texts[i].piece);
      gsize n_middle = SUDOKU_FORMAT_DETECT_LENGTH / n_piece;

      for (gsize n = n_middle - 4; n < n_middle + 4; n++)
        {
          g_autoptr (GString) text = g_string_new (long_texts[i].head);

          /* Few, and so many that the text is cut somewhere for detection; at last many more. */
          gsize n_pieces = n == n_middle - 8 ? 6 : n == n_middle + 7 ? 3 * n_middle
                                                                     : n;

          for (gsize k = 0; k < n_pieces; k++)
            g_string_append (text, long_texts[i].piece);
          g_string_append (text, long_texts[i].tail);
          g_test_message ("%" G_GSIZE_FORMAT ": %" G_GSIZE_FORMAT " bytes", i, text->len);
          check_kind (text->str, text->len, long_texts[i].format);
        }
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/reader/cases", test_cases);
  g_test_add_func ("/sudoku/reader/prompt", test_prompt);
  g_test_add_func ("/sudoku/reader/ambiguous", test_ambiguous);
  g_test_add_func ("/sudoku/reader/failing-stream", test_failing_stream);
  g_test_add_func ("/sudoku/reader/cancelled", test_cancelled);
  g_test_add_func ("/sudoku/reader/long", test_long);
  g_test_add_func ("/sudoku/reader/any-length", test_any_length);
  g_test_add_func ("/sudoku/reader/packed", test_packed);
  g_test_add_func ("/sudoku/reader/packed-cut-off", test_packed_cut_off);
  return g_test_run ();
}
