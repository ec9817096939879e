/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles in one line with other signs for digits and empty cells, and with something between their
 * rows, are read as the plain ones are. */

#include <sudoku-format.h>
#include <sudoku-reader.h>
#include <test-format.h>

#include <string.h>

#include "test-words.h"

#define FOUR "1....2....3....4"
#define SIX "1......2......3......4......5......6"
#define NINE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* A puzzle of 256 cells with letters, too. */
static char *
make_sixteen (void)
{
  static const char values[] = "123456789ABCDEFG";
  char *puzzle = g_strnfill (256, '.');

  for (guint i = 0; i < 16; i++)
    puzzle[17 * i] = values[i];
  return puzzle;
}

/* What stands for an empty cell, and for the digits from 0 on; %NULL: as they are. */
static const struct
{
  const char *empty;
  const char *digits[10];
} signs[] = {
  { ".", { NULL } },
  { "·", { NULL } },
  { "•", { NULL } },
  { "□", { NULL } },
  { "–", { NULL } },
  { "—", { NULL } },
  { "_", { NULL } },
  { "﹍", { NULL } },
  { "⬜", { NULL } },
  { ".", { "０", "１", "２", "３", "４", "５", "６", "７", "８", "９" } },
  { "□", { "０", "１", "２", "３", "４", "５", "６", "７", "８", "９" } },
  { "·", { "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹" } },
  { "⬜", { "0️⃣", "1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣" } },
};

/* This stands between any two cells, not between rows alone. */
#define CELLS "  "

static const char *const separators[] = { "", "/", "|", ",", ";", "\\n", " ",
                                          " / ", " | ", ", ", "; ", " \\n ", CELLS };

static const struct
{
  const char *before, *behind;
  guint n_lines;
} places[] = {
  { "", "", 1 },
  { "", "\n", 1 },
  { "", "\n", 3 },
  { "puzzle=", "\n", 1 },
  { "puzzle = ", "\n", 1 },
  { "Puzzle: ", "\n", 1 },
  { "My Sudoku\n", "\n", 1 },
  { "Rätsel 12\n\n", "\n", 1 },
};

/* Writes a puzzle with other signs. */
static char *
write_with (const char *puzzle,
            guint side,
            gsize sign,
            const char *separator)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; puzzle[i] != '\0'; i++)
    {
      const char *digit = g_ascii_isdigit (puzzle[i]) ? signs[sign].digits[puzzle[i] - '0'] : NULL;

      if (i > 0 && (i % side == 0 || g_str_equal (separator, CELLS)))
        g_string_append (text, separator);
      if (puzzle[i] == '.')
        g_string_append (text, signs[sign].empty);
      else if (digit != NULL)
        g_string_append (text, digit);
      else
        g_string_append_c (text, puzzle[i]);
    }
  return g_string_free (text, FALSE);
}

static void
check_reading (const char *text,
               const char *puzzle,
               guint n_puzzles)
{
  g_autoptr (GInputStream) stream =
    g_memory_input_stream_new_from_data (text, (gssize)strlen (text), NULL);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, "t", NULL, NULL);
  g_autofree char *expected = g_strconcat (puzzle, "\n", NULL);
  g_autoptr (GError) error = NULL;

  g_test_message ("%s", text);
  for (guint i = 0; i < n_puzzles; i++)
    {
      g_autoptr (SudokuGrid) grid = test_reader_next (reader, NULL, &error);
      g_autofree char *line = NULL;

      g_assert_no_error (error);
      g_assert_nonnull (grid);
      line = test_format_write (sudoku_format_find ("line"), grid, NULL);
      g_assert_cmpstr (line, ==, expected);
    }
  g_assert_null (test_reader_next (reader, NULL, &error));
  g_assert_no_error (error);
}

static void
check_puzzle (const char *puzzle,
              guint side)
{
  for (gsize sign = 0; sign < G_N_ELEMENTS (signs); sign++)
    for (gsize k = 0; k < G_N_ELEMENTS (separators); k++)
      for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
        {
          g_autofree char *line = write_with (puzzle, side, sign, separators[k]);
          g_autoptr (GString) text = g_string_new (places[i].before);

          /* With nothing but blanks between, few cells are words, and a name is one, too. */
          if (strspn (separators[k], " ") == strlen (separators[k]) && *separators[k] != '\0' &&
              (side < (separators[k][1] != '\0' ? 9 : 6) ||
               strpbrk (places[i].before, "=:") != NULL))
            continue;
          for (guint n = 0; n < places[i].n_lines; n++)
            g_string_append_printf (text, "%s%s", line, places[i].behind);
          check_reading (text->str, puzzle, places[i].n_lines);
        }
}

static void
test_signs (void)
{
  g_autofree char *sixteen = make_sixteen ();

  check_puzzle (FOUR, 4);
  check_puzzle (SIX, 6);
  check_puzzle (NINE, 9);
  check_puzzle (sixteen, 16);
}

/* What is wrong is named with all its bytes, at its place in the text. */
static const struct
{
  const char *text, *words;
} wrong[] = {
  { NINE "\n·······é·······································································"
         "··\n",
    "t:2:8: “é” is neither a value of a puzzle of side 9 (1…9) nor empty (. 0 _ * - ?)" },
  { NINE "\n······\n",
    "t:2:1: 6 symbols are not a puzzle: a line must have as many as the grid has cells, such "
    "as 16, 36, 81 or 256" },
};

static void
test_wrong (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GInputStream) stream =
        g_memory_input_stream_new_from_data (wrong[i].text, (gssize)strlen (wrong[i].text), NULL);
      g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, "t", NULL, NULL);
      g_autoptr (SudokuGrid) grid = test_reader_next (reader, NULL, NULL);
      g_autoptr (GError) error = NULL;

      g_assert_nonnull (grid);
      g_assert_null (test_reader_next (reader, NULL, &error));
      test_words_assert (error, wrong[i].words);
    }
}

/* Rows that are not alike, or no rows, and links. */
static const char *const others[] = {
  "1234/3412/214/4321\n",
  "1/2/3/4\n",
  "aa/bb/cc/dd\n",
  "2024/1231/2025/0101/\n1999/12\n",
};

static void
test_others (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) grid =
        test_format_read (NULL, "t", others[i], strlen (others[i]), NULL, NULL, &error);

      g_test_message ("%s", others[i]);
      g_assert_null (grid);
      g_assert_nonnull (error);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/line-text/signs", test_signs);
  g_test_add_func ("/sudoku/line-text/wrong", test_wrong);
  g_test_add_func ("/sudoku/line-text/others", test_others);
  return g_test_run ();
}
