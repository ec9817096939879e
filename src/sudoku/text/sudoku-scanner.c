/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines and words of a text with their places. Knows nothing of any format. */

#include "sudoku-scanner.h"

#include <string.h>

/**
 * sudoku_scanner_init:
 * @self: (out caller-allocates): the scanner
 * @name: name of the text, for messages
 * @text: the text
 * @length: its length in bytes
 * @first_line: the number of its first line
 *
 * Places the scanner before the first line.
 */
void
sudoku_scanner_init (SudokuScanner *self,
                     const char *name,
                     const char *text,
                     gsize length,
                     gsize first_line)
{
  *self = (SudokuScanner){
    .name = name,
    .next = text,
    .end = text + length,
    .line = text,
    .line_end = text,
    .at = text,
    .number = first_line - 1,
  };
}

/**
 * sudoku_scanner_next_line:
 *
 * Goes to the next line. A line ends with LF or CR LF or with the text; the end of the last line
 * begins no other.
 *
 * Returns: %FALSE at the end
 */
gboolean
sudoku_scanner_next_line (SudokuScanner *self)
{
  const char *newline = NULL;

  if (self->next == self->end)
    return FALSE;
  newline = memchr (self->next, '\n', (gsize)(self->end - self->next));
  self->line = self->at = self->next;
  self->line_end = newline != NULL ? newline : self->end;
  self->next = newline != NULL ? newline + 1 : self->end;
  if (self->line_end > self->line && self->line_end[-1] == '\r')
    self->line_end--;
  self->number++;
  return TRUE;
}

static const char *
skip_blanks (const char *at,
             const char *end)
{
  while (at < end && (*at == ' ' || *at == '\t'))
    at++;
  return at;
}

/**
 * sudoku_scanner_next_filled_line:
 *
 * Goes to the next line that is not blank.
 *
 * Returns: %FALSE at the end
 */
gboolean
sudoku_scanner_next_filled_line (SudokuScanner *self)
{
  while (sudoku_scanner_next_line (self))
    if (skip_blanks (self->line, self->line_end) < self->line_end)
      return TRUE;
  return FALSE;
}

/**
 * sudoku_scanner_next_word:
 * @word: (out): the word, inside the text
 * @length: (out): its length in bytes
 *
 * Takes the next word of the current line; blanks and tabs separate words.
 *
 * Returns: %FALSE at the end of the line
 */
gboolean
sudoku_scanner_next_word (SudokuScanner *self,
                          const char **word,
                          gsize *length)
{
  const char *at = skip_blanks (self->at, self->line_end);

  self->at = at;
  if (at == self->line_end)
    return FALSE;
  while (self->at < self->line_end && *self->at != ' ' && *self->at != '\t')
    self->at++;
  *word = at;
  *length = (gsize)(self->at - at);
  return TRUE;
}

/**
 * sudoku_scanner_find_word:
 * @fits: (scope call): tells which words are looked for
 * @word: (out): the word, inside the text
 * @length: (out): its length in bytes
 *
 * Goes on from the next line to the first word that fits.
 *
 * Returns: %FALSE at the end of the text, when there is none
 */
gboolean
sudoku_scanner_find_word (SudokuScanner *self,
                          SudokuScannerWordFunc fits,
                          const char **word,
                          gsize *length)
{
  while (sudoku_scanner_next_filled_line (self))
    while (sudoku_scanner_next_word (self, word, length))
      if (fits (*word, *length))
        return TRUE;
  return FALSE;
}

static SatPlace
get_place (const SudokuScanner *self,
           const char *at)
{
  return (SatPlace){
    self->name,
    self->number,
    at != NULL ? sat_place_count_columns (self->line, at) : 0,
  };
}

/**
 * sudoku_scanner_take_issue:
 * @at: (nullable): the place in the current line, or %NULL for the line as a whole
 * @code: code of the error
 * @error: return location for the error
 * @issue: (transfer full): the fault
 *
 * Sets an error with its place. Usually called as sudoku_scanner_refuse().
 */
void
sudoku_scanner_take_issue (const SudokuScanner *self,
                           const char *at,
                           SudokuError code,
                           GError **error,
                           SatIssue *issue)
{
  const SatPlace place = get_place (self, at);

  sudoku_error_take_issue (error, code, sat_issue_new_placed (issue, &place));
  sat_issue_unref (issue);
}

/**
 * sudoku_scanner_fail_word:
 * @word: a word of the current line
 * @length: its length in bytes
 * @id: the id of the sentence that names what is expected: "seconds-expected"
 *
 * Sets an error that quotes an unexpected word.
 *
 * Returns: %FALSE
 */
gboolean
sudoku_scanner_fail_word (const SudokuScanner *self,
                          const char *word,
                          gsize length,
                          const char *id,
                          GError **error)
{
  sudoku_scanner_refuse (self, word, SUDOKU_ERROR_SYNTAX, error, id, sat_arg_quote (word, length));
  return FALSE;
}

/**
 * sudoku_scanner_need_word:
 * @id: the id of the sentence that names what is expected, as for sudoku_scanner_fail_word()
 * @word: (out): the word, inside the text
 * @length: (out): its length in bytes
 *
 * Takes the next word of the current line, which must be there.
 *
 * Returns: %FALSE with SUDOKU_ERROR_SYNTAX at the end of the line
 */
gboolean
sudoku_scanner_need_word (SudokuScanner *self,
                          const char *id,
                          const char **word,
                          gsize *length,
                          GError **error)
{
  if (sudoku_scanner_next_word (self, word, length))
    return TRUE;
  sudoku_scanner_refuse (self, self->line_end, SUDOKU_ERROR_SYNTAX, error, id,
                         sat_arg_term ("end-of-line"));
  return FALSE;
}

/**
 * sudoku_scanner_need_number:
 * @id: the id of the sentence that names what is expected, as for sudoku_scanner_fail_word()
 * @min: the smallest allowed
 * @max: the largest allowed
 * @number: (out): the number
 *
 * Takes the next word of the current line, which must be a decimal number.
 *
 * Returns: %FALSE with SUDOKU_ERROR_SYNTAX when it is something else
 */
gboolean
sudoku_scanner_need_number (SudokuScanner *self,
                            const char *id,
                            guint min,
                            guint max,
                            guint *number,
                            GError **error)
{
  const char *word = NULL, *at = NULL;
  gsize length = 0;

  if (!sudoku_scanner_need_word (self, id, &word, &length, error))
    return FALSE;
  at = word;
  if (!sudoku_scan_uint (&at, word + length, max, number) || at != word + length || *number < min)
    return sudoku_scanner_fail_word (self, word, length, id, error);
  return TRUE;
}

/**
 * sudoku_scanner_need_end:
 *
 * Makes sure that nothing follows on the current line.
 *
 * Returns: %FALSE with SUDOKU_ERROR_SYNTAX when there is a word
 */
gboolean
sudoku_scanner_need_end (SudokuScanner *self,
                         GError **error)
{
  const char *word = NULL;
  gsize length = 0;

  if (!sudoku_scanner_next_word (self, &word, &length))
    return TRUE;
  return sudoku_scanner_fail_word (self, word, length, "end-expected", error);
}

/**
 * sudoku_scanner_add_place:
 * @at: (nullable): the place in the current line, or %NULL for the line as a whole
 * @error: (inout) (optional): an error that does not name its place yet
 *
 * Adds the place to an error.
 */
void
sudoku_scanner_add_place (const SudokuScanner *self,
                          const char *at,
                          GError **error)
{
  const SatPlace place = get_place (self, at);

  sudoku_error_add_place (error, &place);
}

/**
 * sudoku_scan_uint:
 * @at: (inout): where the number begins; moves behind it
 * @end: the end of the text
 * @max: the largest number allowed
 * @value: (out): the number
 *
 * Reads a decimal number without sign.
 *
 * Returns: whether there is one not above @max; if not, @at does not move
 */
gboolean
sudoku_scan_uint (const char **at,
                  const char *end,
                  guint max,
                  guint *value)
{
  const char *p = *at;
  guint64 number = 0;

  for (; p < end && g_ascii_isdigit (*p); p++)
    {
      number = number * 10 + (guint64)(*p - '0');
      if (number > max)
        return FALSE;
    }
  if (p == *at)
    return FALSE;
  *at = p;
  *value = (guint)number;
  return TRUE;
}

/**
 * sudoku_scan_equal:
 * @word: a word
 * @length: its length in bytes
 * @expected: a text
 *
 * Tells whether a word is the expected one.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_scan_equal (const char *word,
                   gsize length,
                   const char *expected)
{
  return strlen (expected) == length && memcmp (word, expected, length) == 0;
}
