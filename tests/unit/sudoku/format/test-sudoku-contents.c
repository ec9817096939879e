/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What bytes are: puzzles, games, formulas, answers and nothing that is known, whatever was
 * expected of them, compressed and damaged. */

#include <sat-compression.h>
#include <string.h>
#include <sudoku-contents.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>
#include <words-error.h>

#define LINE "1234341221434321\n"
#define LARGE_LINE \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
#define ROWS "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n"
#define OPEN_ROWS "1 2 0 0\n0 0 1 2\n2 0 0 3\n4 0 2 0\n"
#define GAME "satdoku 1\nbox 2x2\npuzzle\n1 . . .\n. . . .\n. . . .\n. . . .\n"

typedef struct
{
  const char *text;
  SudokuContentsKind as_puzzle; /* when a puzzle is expected */
  SudokuContentsKind as_answer; /* when an answer is */
  gboolean has_document;        /* when an answer is expected */
} Case;

#define UNKNOWN SUDOKU_CONTENTS_UNKNOWN
#define PUZZLE SUDOKU_CONTENTS_PUZZLE
#define FORMULA SUDOKU_CONTENTS_FORMULA
#define ANSWER SUDOKU_CONTENTS_ANSWER
#define PROOF SUDOKU_CONTENTS_PROOF

static const Case cases[] = {
  { "", UNKNOWN, UNKNOWN, FALSE },
  { "hello\n", UNKNOWN, UNKNOWN, FALSE },
  { "\xff\xfe\x01", UNKNOWN, UNKNOWN, FALSE },
  { LINE, PUZZLE, PUZZLE, TRUE },
  { "1...............\n", PUZZLE, PUZZLE, TRUE },
  { OPEN_ROWS, PUZZLE, PUZZLE, TRUE },
  /* Numbers may be a puzzle and a model. */
  { ROWS, PUZZLE, ANSWER, TRUE },
  { GAME, PUZZLE, PUZZLE, TRUE },
  { "satdoku 1\nbox 2x\n", UNKNOWN, UNKNOWN, FALSE },
  { "p cnf 3 2\n1 -2 0\n2 3 0\n", FORMULA, FORMULA, FALSE },
  { "s SATISFIABLE\nv 1 -2 0\n", ANSWER, ANSWER, FALSE },
  { "v 1 -2 0\n", ANSWER, ANSWER, FALSE },
  { "SAT\n1 -2 3 0\n", ANSWER, ANSWER, FALSE },
  { "1 -2 3 0\n", ANSWER, ANSWER, FALSE },
  { "[1, -2, 3]\n", ANSWER, ANSWER, FALSE },
  { "1111;-1112;1113;-1114;1121\n", ANSWER, ANSWER, FALSE },
  { "1111, -1112, 1111, -1111, 99\n", UNKNOWN, UNKNOWN, FALSE },
  { "satdoku 1\n1 2 3\n-1 -2 4\n", UNKNOWN, UNKNOWN, FALSE },
  { "satdoku 1\nv 1 -2 0\n", UNKNOWN, UNKNOWN, FALSE },
  { "1 -2 0\n-1 2 0\n", FORMULA, FORMULA, FALSE },
  { "c first lesson\np cnf 2 3\n1 2 0\n-1 2 0\n-1 -2 0\n", FORMULA, FORMULA, FALSE },
  { "p cnf 2 3 1 2 0 -1 2 0 -1 -2 0", FORMULA, FORMULA, FALSE },
  { "1 2 0 -1 2 0 -1 -2 0", FORMULA, FORMULA, FALSE },
  { "```\np cnf 2 3\n1 2 0\n-1 2 0\n-1 -2 0\n```\n", FORMULA, FORMULA, FALSE },
  { "```dimacs\n1 2 0\n-1 2 0\n-1 -2 0\n```\n", FORMULA, FORMULA, FALSE },
  { "p cnf 2 3\n1,2,0\n-1,2,0\n-1,-2,0\n", FORMULA, FORMULA, FALSE },
  { "1, 2, 0\n-1, 2, 0\n-1, -2, 0\n", FORMULA, FORMULA, FALSE },
  { "> p cnf 2 3\n> 1 2 0\n> -1 2 0\n> -1 -2 0\n", FORMULA, FORMULA, FALSE },
  { "UNSAT\n", ANSWER, ANSWER, FALSE },
  { "1 2 0\nd 1 2 3 0\n0\n", PROOF, PROOF, FALSE },
  { "%RUPD32 5 7\n1 0\n0\n", PROOF, PROOF, FALSE },
  { "o 1 1 2 0\na 2 1 0\n", PROOF, PROOF, FALSE },
  { "5 1 0 1 2 0\n6 0 5 3 4 0\n", PROOF, PROOF, FALSE },
  { "1 0\nd 1 2 3\n", UNKNOWN, UNKNOWN, FALSE },
  { "s UNKNOWN\n", UNKNOWN, ANSWER, FALSE },
  { "v 1 x 0\n", UNKNOWN, UNKNOWN, FALSE },
};

static SudokuContents *
read_bytes (GBytes *bytes,
            SudokuContentsKind expected)
{
  SudokuContents *contents = sudoku_contents_new ("t", NULL, bytes);
  g_autoptr (GError) error = NULL;

  g_assert_false (sudoku_contents_is_read (contents));
  g_assert_true (sudoku_contents_read (contents, expected, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (sudoku_contents_is_read (contents));
  return contents;
}

static SudokuContents *
read_text (const char *text,
           SudokuContentsKind expected)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return read_bytes (bytes, expected);
}

/* What must hold of contents of any kind. */
static void
check (const SudokuContents *contents,
       SudokuContentsKind expected,
       SudokuContentsKind kind)
{
  const SudokuDocument *document = sudoku_contents_get_document (contents);
  const SatModel *model = sudoku_contents_get_model (contents);

  g_assert_cmpint (sudoku_contents_get_kind (contents), ==, kind);
  g_assert_true ((kind == ANSWER) == (model != NULL));
  g_assert_true ((kind == FORMULA && document == NULL) ==
                 (sudoku_contents_get_formula (contents) != NULL));
  if (kind == PUZZLE)
    g_assert_nonnull (document);
  if (kind == UNKNOWN)
    g_assert_null (document);
  g_assert_true ((kind == PROOF) == (sudoku_contents_get_proof (contents) != NULL));
  if (kind == UNKNOWN || kind == PROOF || (document == NULL && kind == FORMULA) ||
      (kind == ANSWER) != (expected == ANSWER))
    g_assert_nonnull (sudoku_contents_get_error (contents));
  if (kind == expected)
    g_assert_no_error (sudoku_contents_get_error (contents));
}

static void
test_kinds (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuContents) as_puzzle = read_text (cases[i].text, PUZZLE);
      g_autoptr (SudokuContents) as_answer = read_text (cases[i].text, ANSWER);

      g_test_message ("%s", cases[i].text);
      check (as_puzzle, PUZZLE, cases[i].as_puzzle);
      check (as_answer, ANSWER, cases[i].as_answer);
      g_assert_true ((sudoku_contents_get_document (as_answer) != NULL) == cases[i].has_document);
    }
}

/* Rows with "-" for empty cells are negative literals, too. */
static void
test_doubtful (void)
{
  g_autoptr (SudokuContents) both = read_text ("-134\n-243\n-312\n-421\n", PUZZLE);
  g_autoptr (SudokuContents) dots = read_text (".134\n.243\n.312\n.421\n", PUZZLE);

  g_assert_true (sudoku_contents_is_doubtful (both));
  g_assert_nonnull (sudoku_contents_get_document (both));
  g_assert_nonnull (sudoku_contents_get_model (both));
  g_assert_false (sudoku_contents_is_doubtful (dots));
  g_assert_cmpint (sudoku_contents_get_kind (dots), ==, PUZZLE);
}

/* The value in a cell once the user has decided what 0 is. */
static guint
read_decided (const SudokuContents *contents,
              SudokuZero zero,
              guint cell)
{
  g_autoptr (SudokuContents) decided = sudoku_contents_new_decided (contents, zero);

  g_assert_true (sudoku_contents_read (decided, PUZZLE, NULL, NULL));
  g_assert_cmpint (sudoku_contents_get_kind (decided), ==, PUZZLE);
  g_assert_false (sudoku_contents_is_zero_open (decided));
  return sudoku_grid_get_value (
    sudoku_document_get_grid (sudoku_contents_get_document (decided)), cell);
}

/* Nothing is read before it is known whether 0 is a value or an empty cell. */
static void
test_zero (void)
{
  g_autofree char *words = NULL;
  g_autoptr (SudokuContents) both = read_text ("1200\n..1.\n.0..\n...2\n", PUZZLE);
  g_autoptr (SudokuContents) none = read_text ("hello\n", PUZZLE);

  g_assert_true (sudoku_contents_is_zero_open (both));
  /* The window asks: what is said there names no option. */
  words = words_error (sudoku_contents_get_error (both), WORDS_STYLE_WINDOW);
  g_assert_null (strstr (words, "--"));
  g_assert_null (sudoku_contents_get_document (both));
  g_assert_cmpuint (read_decided (both, SUDOKU_ZERO_EMPTY, 0), ==, 1);
  g_assert_cmpuint (read_decided (both, SUDOKU_ZERO_EMPTY, 2), ==, 0);
  g_assert_cmpuint (read_decided (both, SUDOKU_ZERO_VALUE, 0), ==, 2);
  g_assert_cmpuint (read_decided (both, SUDOKU_ZERO_VALUE, 2), ==, 1);
  g_assert_cmpuint (read_decided (both, SUDOKU_ZERO_VALUE, 4), ==, 0);
  g_assert_false (sudoku_contents_is_zero_open (none));
}

/* Of a text that is much longer than its puzzle, something else was probably meant; comments,
 * further puzzles and the clauses of a formula don't count. */
static void
test_small (void)
{
  static const struct
  {
    const char *puzzle;
    char before; /* of each of the filling lines */
    guint n_filling;
    gboolean small;
  } cases_small[] = {
    { "1234341221434321", ' ', 0, FALSE },
    { "1234341221434321", ' ', 68, FALSE },
    { "1234341221434321", ' ', 69, TRUE },
    { LARGE_LINE, '#', 500, FALSE },
    { "1234341221434321\n", '#', 76, FALSE },
    { "1234341221434321\n" LARGE_LINE, '#', 76, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases_small); i++)
    {
      g_autoptr (GString) text = g_string_new (cases_small[i].puzzle);
      g_autoptr (SudokuContents) contents = NULL;

      for (guint k = 0; k < cases_small[i].n_filling; k++)
        g_string_append_printf (text, "%cand so on%s", cases_small[i].before,
                                cases_small[i].before == '#' ? "\n" : " ");
      contents = read_text (text->str, PUZZLE);
      g_test_message ("%" G_GSIZE_FORMAT, i);
      g_assert_nonnull (sudoku_contents_get_document (contents));
      g_assert_true (sudoku_contents_is_small (contents) == cases_small[i].small);
    }
}

/* What the line formats would take a puzzle of side 2 or 27 from. */
static void
test_long_list (void)
{
  for (guint n = 729; n <= 999; n += 270)
    {
      g_autoptr (GString) text = g_string_new ("[");
      g_autoptr (SudokuContents) contents = NULL;

      for (guint i = 1; i <= n; i++)
        g_string_append_printf (text, "%s%u, ", i % 9 == 4 ? "" : "-", i);
      g_string_append (text, "1111]\n");
      contents = read_text (text->str, PUZZLE);
      g_assert_cmpint (sudoku_contents_get_kind (contents), ==, ANSWER);
      g_assert_null (sudoku_contents_get_document (contents));
      g_assert_cmpuint (sat_model_get_n_literals (sudoku_contents_get_model (contents)), ==, n + 1);
    }
}

static void
test_several (void)
{
  g_autoptr (SudokuContents) one = read_text (LINE, PUZZLE);
  g_autoptr (SudokuContents) two = read_text (LINE LINE, PUZZLE);
  g_autoptr (SudokuContents) spoilt = read_text (LARGE_LINE "not a puzzle\n", PUZZLE);

  g_assert_false (sudoku_contents_has_more (one));
  g_assert_true (sudoku_contents_has_more (two));
  g_assert_true (sudoku_contents_has_more (spoilt));
}

static GBytes *
pack (const char *text)
{
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr (GOutputStream) stream = sat_compression_wrap (memory, "t.xz");

  g_assert_true (g_output_stream_write_all (stream, text, strlen (text), NULL, NULL, NULL));
  g_assert_true (g_output_stream_close (stream, NULL, NULL));
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
}

/* A game may be saved over the bytes that it came from only if they are all of it, as they are. */
static void
test_packed (void)
{
  g_autoptr (GBytes) packed = pack (GAME);
  g_autoptr (GBytes) cut = g_bytes_new_from_bytes (packed, 0, g_bytes_get_size (packed) / 2);
  g_autoptr (SudokuContents) plain = read_text (GAME, PUZZLE);
  g_autoptr (SudokuContents) unpacked = read_bytes (packed, PUZZLE);
  g_autoptr (SudokuContents) damaged = read_bytes (cut, PUZZLE);
  g_autoptr (SudokuContents) line = read_text (LINE, PUZZLE);
  GBytes *bytes = sudoku_contents_get_bytes (unpacked);

  g_assert_true (sudoku_contents_get_game_format (plain) == sudoku_format_find_for_games ());
  g_assert_null (sudoku_contents_get_game_format (line));
  g_assert_cmpint (sudoku_contents_get_kind (unpacked), ==, PUZZLE);
  g_assert_null (sudoku_contents_get_game_format (unpacked));
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), GAME, strlen (GAME));
  g_assert_cmpint (sudoku_contents_get_kind (damaged), ==, UNKNOWN);
  g_assert_error (sudoku_contents_get_error (damaged), SAT_ERROR, SAT_ERROR_SYNTAX);
  g_assert_cmpuint (g_bytes_get_size (sudoku_contents_get_bytes (damaged)), ==, 0);
}

static void
test_cancelled (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (SudokuContentsKind expected = PUZZLE; expected <= ANSWER; expected++)
      {
        g_autoptr (GBytes) bytes = g_bytes_new (cases[i].text, strlen (cases[i].text));
        g_autoptr (SudokuContents) contents = sudoku_contents_new ("t", NULL, bytes);
        g_autoptr (GCancellable) cancellable = g_cancellable_new ();
        g_autoptr (GError) error = NULL;

        g_cancellable_cancel (cancellable);
        g_assert_false (sudoku_contents_read (contents, expected, cancellable, &error));
        g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      }
}

/* A stream is taken to its end, and as it is. */
static void
test_load (void)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data (LINE, strlen (LINE), NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuContents) contents = sudoku_contents_load ("t", stream, NULL, &error);

  g_assert_no_error (error);
  g_assert_false (sudoku_contents_is_read (contents));
  g_assert_cmpuint (g_bytes_get_size (sudoku_contents_get_bytes (contents)), ==, strlen (LINE));
}

/* Where they are from is kept for who shows them. */
static void
test_origin (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/t.sdm");
  g_autoptr (GBytes) bytes = g_bytes_new (LINE, strlen (LINE));
  g_autoptr (SudokuContents) contents = sudoku_contents_new ("t.sdm", file, bytes);
  g_autoptr (SudokuContents) same = sudoku_contents_ref (contents);

  g_assert_cmpstr (sudoku_contents_get_name (same), ==, "t.sdm");
  g_assert_true (sudoku_contents_get_file (same) == file);
  g_assert_true (sudoku_contents_get_bytes (same) == bytes);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/contents/kinds", test_kinds);
  g_test_add_func ("/sudoku/contents/doubtful", test_doubtful);
  g_test_add_func ("/sudoku/contents/small", test_small);
  g_test_add_func ("/sudoku/contents/zero", test_zero);
  g_test_add_func ("/sudoku/contents/long-list", test_long_list);
  g_test_add_func ("/sudoku/contents/several", test_several);
  g_test_add_func ("/sudoku/contents/packed", test_packed);
  g_test_add_func ("/sudoku/contents/cancelled", test_cancelled);
  g_test_add_func ("/sudoku/contents/load", test_load);
  g_test_add_func ("/sudoku/contents/origin", test_origin);
  return g_test_run ();
}
