/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as what somebody opens or pastes, the whole way: what it is said to be is there, a
 * puzzle goes on as a game that is read back as the same, and what is nothing says why. */

#include "fuzz.h"

#include <sudoku-contents.h>

static GBytes *
write_game (const SudokuDocument *document)
{
  g_autoptr (SudokuGame) game = sudoku_document_make_game (document);
  g_autoptr (SudokuDocument) again = sudoku_document_new_for_game (game);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  sudoku_document_set_symbols (again, sudoku_document_get_symbols (document));
  text = sudoku_format_write (sudoku_format_find_for_games (), again, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (text, strlen (text));
}

static void
check_document (const SudokuDocument *document)
{
  g_autoptr (GBytes) bytes = write_game (document);
  g_autoptr (SudokuContents) copy = sudoku_contents_new ("copy", NULL, bytes);
  const SudokuDocument *back = NULL;

  g_assert_true (sudoku_contents_read (copy, SUDOKU_CONTENTS_PUZZLE, NULL, NULL));
  g_assert_no_error (sudoku_contents_get_error (copy));
  g_assert_cmpint (sudoku_contents_get_kind (copy), ==, SUDOKU_CONTENTS_PUZZLE);
  g_assert_true (sudoku_contents_get_game_format (copy) == sudoku_format_find_for_games ());
  g_assert_false (sudoku_contents_has_more (copy));
  back = sudoku_contents_get_document (copy);
  g_assert_true (sudoku_grid_same_values (sudoku_document_get_grid (back),
                                          sudoku_document_get_grid (document)));
  g_assert_true (sudoku_symbols_equal (sudoku_document_get_symbols (back),
                                       sudoku_document_get_symbols (document)));
}

static void
check_kind (const SudokuContents *contents)
{
  const SudokuDocument *document = sudoku_contents_get_document (contents);
  const SatModel *model = sudoku_contents_get_model (contents);

  switch (sudoku_contents_get_kind (contents))
    {
    case SUDOKU_CONTENTS_PUZZLE:
      g_assert_nonnull (document);
      g_assert_null (model);
      break;
    case SUDOKU_CONTENTS_ANSWER:
      g_assert_nonnull (model);
      break;
    case SUDOKU_CONTENTS_PROOF:
      g_assert_null (document);
      g_assert_null (model);
      g_assert_nonnull (sudoku_contents_get_proof (contents));
      break;
    case SUDOKU_CONTENTS_FORMULA:
      g_assert_null (model);
      g_assert_true (document != NULL || sudoku_contents_get_error (contents) != NULL);
      break;
    case SUDOKU_CONTENTS_UNKNOWN:
    default:
      g_assert_null (document);
      g_assert_null (model);
      fuzz_check_error (sudoku_contents_get_error (contents));
      break;
    }
  if (sudoku_contents_is_doubtful (contents))
    g_assert_true (document != NULL && model != NULL);
  if (document == NULL)
    g_assert_false (sudoku_contents_has_more (contents));
}

static SudokuContents *
read_as (GBytes *bytes,
         SudokuContentsKind expected)
{
  SudokuContents *contents = sudoku_contents_new ("fuzz", NULL, bytes);

  g_assert_true (sudoku_contents_read (contents, expected, NULL, NULL));
  check_kind (contents);
  return contents;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (SudokuContents) puzzle = read_as (bytes, SUDOKU_CONTENTS_PUZZLE);
  g_autoptr (SudokuContents) answer = read_as (bytes, SUDOKU_CONTENTS_ANSWER);

  if (sudoku_contents_get_document (puzzle) != NULL)
    check_document (sudoku_contents_get_document (puzzle));
  /* What is nothing at all when a puzzle is expected is nothing else but an answer. */
  if (sudoku_contents_get_kind (puzzle) == SUDOKU_CONTENTS_UNKNOWN)
    g_assert_null (sudoku_contents_get_document (answer));
  return 0;
}
