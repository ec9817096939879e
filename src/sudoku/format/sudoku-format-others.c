/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Recognises files of other programs that are not read here, so that they are refused by
 * name and not as a broken puzzle. */

#include "sudoku-format-private.h"

#include <string.h>

static gboolean
begins_with (const char *text,
             gsize length,
             const char *beginning)
{
  return length >= strlen (beginning) && memcmp (text, beginning, strlen (beginning)) == 0;
}

static gboolean
contains (const char *text,
          gsize length,
          const char *part)
{
  return memmem (text, length, part, strlen (part)) != NULL;
}

static const char *
skip_space (const char *text,
            const char *end)
{
  while (text < end && g_ascii_isspace (*text))
    text++;
  return text;
}

/* Whether a word is a set of candidates: ascending digits, in braces or not. */
static gboolean
is_candidates (const char *word,
               gsize length,
               gboolean *several)
{
  if (length >= 2 && word[0] == '{' && word[length - 1] == '}')
    {
      word++;
      length -= 2;
      *several = TRUE;
    }
  for (gsize i = 0; i < length; i++)
    if (word[i] < '1' || word[i] > '9' || (i > 0 && word[i] <= word[i - 1]))
      return FALSE;
  *several |= length > 1;
  return length > 0;
}

/* Nine words of candidates; frame characters between them don't count. */
static gboolean
is_candidate_row (SudokuScanner *scanner,
                  gboolean *several)
{
  const char *word = NULL;
  gsize length = 0;
  guint n_words = 0;

  while (sudoku_scanner_next_word (scanner, &word, &length))
    {
      if (length == 1 && *word == '|')
        continue;
      if (!is_candidates (word, length, several))
        return FALSE;
      n_words++;
    }
  return n_words == 9;
}

guint
sudoku_format_candidates_detect (const char *text,
                                 gsize length)
{
  SudokuScanner scanner;
  guint n_rows = 0;
  gboolean several = FALSE;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (sudoku_scanner_next_line (&scanner))
    n_rows += is_candidate_row (&scanner, &several);
  return n_rows == 9 && several ? 72 : 0;
}

guint
sudoku_format_gnome_detect (const char *text,
                            gsize length)
{
  const char *end = text + length;

  text = skip_space (text, end);
  return text < end && *text == '{' && contains (text, (gsize)(end - text), "\"cells\"") ? 95 : 0;
}

/* ":0000:x:" and so on */
guint
sudoku_format_hodoku_detect (const char *text,
                             gsize length)
{
  SudokuScanner scanner;
  guint n_colons = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  if (!sudoku_format_next_row (&scanner) || *scanner.line != ':')
    return 0;
  for (const char *at = scanner.line; at < scanner.line_end; at++)
    n_colons += *at == ':';
  return n_colons >= 4 ? 95 : 0;
}

guint
sudoku_format_hsol_detect (const char *text,
                           gsize length)
{
  return begins_with (text, length, "PK\003\004") ? 95 : 0;
}

guint
sudoku_format_ksudoku_detect (const char *text,
                              gsize length)
{
  return contains (text, length, "<ksudoku") ? 95 : 0;
}

guint
sudoku_format_link_detect (const char *text,
                           gsize length)
{
  static const char *const keys[] = { "?bd=", "&bd=", "?s=", "&s=" };
  SudokuScanner scanner;
  const char *word = NULL;
  gsize word_length = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  if (!sudoku_scanner_next_filled_line (&scanner) ||
      !sudoku_scanner_next_word (&scanner, &word, &word_length))
    return 0;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (contains (word, word_length, keys[i]))
      return 95;
  return begins_with (word, word_length, "http://") || begins_with (word, word_length, "https://")
           ? 95
           : 0;
}

guint
sudoku_format_opensudoku_detect (const char *text,
                                 gsize length)
{
  return contains (text, length, "<opensudoku") ? 95 : 0;
}

/* Like a candidate grid, but with a "u5" for each value that the player placed. */
guint
sudoku_format_sdx_detect (const char *text,
                          gsize length)
{
  SudokuScanner scanner;
  guint n_lines = 0, n_placed = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (sudoku_scanner_next_filled_line (&scanner))
    {
      const char *word = NULL;
      gsize word_length = 0;
      gboolean several = FALSE;
      guint n_words = 0;

      while (sudoku_scanner_next_word (&scanner, &word, &word_length))
        {
          gboolean placed = word_length == 2 && *word == 'u' && g_ascii_isdigit (word[1]);

          n_placed += placed;
          n_words++;
          if (!placed && !is_candidates (word, word_length, &several))
            return 0;
        }
      if (n_words != 9)
        return 0;
      n_lines++;
    }
  return n_lines == 9 && n_placed > 0 ? 90 : 0;
}

/* "3x3:" or "2x3xda:", then letters for gaps, numbers and underscores. */
guint
sudoku_format_sgt_id_detect (const char *text,
                             gsize length)
{
  const char *end = text + length;
  guint number = 0;

  text = skip_space (text, end);
  if (!sudoku_scan_uint (&text, end, SUDOKU_SIDE_MAX, &number))
    return 0;
  if (text == end || *text++ != 'x' || !sudoku_scan_uint (&text, end, SUDOKU_SIDE_MAX, &number))
    return 0;
  while (text < end && g_ascii_isalnum (*text))
    text++;
  return text < end && (*text == ':' || *text == '#') ? 95 : 0;
}

guint
sudoku_format_sgt_save_detect (const char *text,
                               gsize length)
{
  return begins_with (text, length, "SAVEFILE:") ? 95 : 0;
}

/* A framed grid with the moves behind it: "I 00 5" (placed), "E 00 59" (eliminated). */
guint
sudoku_format_ss_detect (const char *text,
                         gsize length)
{
  SudokuScanner scanner;
  guint n_moves = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  while (sudoku_scanner_next_line (&scanner))
    {
      const char *word = NULL, *at = NULL;
      gsize word_length = 0;
      guint number = 0;

      if (!sudoku_scanner_next_word (&scanner, &word, &word_length) ||
          (!sudoku_scan_equal (word, word_length, "I") &&
           !sudoku_scan_equal (word, word_length, "E")) ||
          !sudoku_scanner_next_word (&scanner, &word, &word_length))
        continue;
      at = word;
      n_moves +=
        word_length == 2 && sudoku_scan_uint (&at, word + 2, 80, &number) && at == word + 2;
    }
  return n_moves > 0 && sudoku_format_frame_detect (text, length) > 0 ? 95 : 0;
}
