/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tokens of a line of own clauses. Knows the place of each, for messages, but not their meaning
 * together. */

#include "sudoku-own-lexer.h"

#include <string.h>

#include "sudoku-own-name.h"

static const struct
{
  const char *text;
  SudokuOwnToken kind;
} signs[] = {
  /* Longer tokens come before those they begin with. */
  { "<->", SUDOKU_OWN_TOKEN_EQUIVALENT },
  { "<=>", SUDOKU_OWN_TOKEN_EQUIVALENT },
  { "->", SUDOKU_OWN_TOKEN_IMPLIES },
  { "<>", SUDOKU_OWN_TOKEN_OTHER },
  { "!=", SUDOKU_OWN_TOKEN_OTHER },
  { "<=", SUDOKU_OWN_TOKEN_NOT_ABOVE },
  { ">=", SUDOKU_OWN_TOKEN_NOT_BELOW },
  { "||", SUDOKU_OWN_TOKEN_OR },
  { "&&", SUDOKU_OWN_TOKEN_AND },
  { "|", SUDOKU_OWN_TOKEN_OR },
  { "&", SUDOKU_OWN_TOKEN_AND },
  { "!", SUDOKU_OWN_TOKEN_NOT },
  { "~", SUDOKU_OWN_TOKEN_NOT },
  { "-", SUDOKU_OWN_TOKEN_MINUS },
  { "=", SUDOKU_OWN_TOKEN_SAME },
  { "<", SUDOKU_OWN_TOKEN_LESS },
  { ">", SUDOKU_OWN_TOKEN_MORE },
  { ";", SUDOKU_OWN_TOKEN_NEXT },
  { ",", SUDOKU_OWN_TOKEN_LIST },
  { ":", SUDOKU_OWN_TOKEN_LIST },
  { "∨", SUDOKU_OWN_TOKEN_OR },
  { "∧", SUDOKU_OWN_TOKEN_AND },
  { "¬", SUDOKU_OWN_TOKEN_NOT },
  { "−", SUDOKU_OWN_TOKEN_MINUS },
  { "≠", SUDOKU_OWN_TOKEN_OTHER },
  { "≤", SUDOKU_OWN_TOKEN_NOT_ABOVE },
  { "≥", SUDOKU_OWN_TOKEN_NOT_BELOW },
  { "→", SUDOKU_OWN_TOKEN_IMPLIES },
  { "↔", SUDOKU_OWN_TOKEN_EQUIVALENT },
};

static gsize
measure_word (const SudokuOwnLexer *self,
              const char *at)
{
  const char *from = at;

  while (at < self->end && sudoku_own_is_name_character (g_utf8_get_char (at)))
    at = g_utf8_next_char (at);
  return (gsize)(at - from);
}

/* Takes the sign, or an unknown character. */
static void
take_sign (SudokuOwnLexer *self)
{
  self->length = (gsize)(g_utf8_next_char (self->at) - self->at);
  self->kind = SUDOKU_OWN_TOKEN_STRANGE;
  for (gsize i = G_N_ELEMENTS (signs); i-- > 0;)
    if ((gsize)(self->end - self->at) >= strlen (signs[i].text) &&
        memcmp (self->at, signs[i].text, strlen (signs[i].text)) == 0)
      {
        self->length = strlen (signs[i].text);
        self->kind = signs[i].kind;
      }
}

/**
 * sudoku_own_lexer_begin_line: (skip)
 * @line: the next line of the text
 * @end: its end
 *
 * Moves to the first token of a line.
 */
void
sudoku_own_lexer_begin_line (SudokuOwnLexer *self,
                             const char *line,
                             const char *end)
{
  self->line_number++;
  self->line = self->next = line;
  self->end = end;
  sudoku_own_lexer_advance (self);
}

/**
 * sudoku_own_lexer_advance: (skip)
 *
 * Moves to the next token of the line; at its end that is %SUDOKU_OWN_TOKEN_END.
 */
void
sudoku_own_lexer_advance (SudokuOwnLexer *self)
{
  const char *at = self->next;

  while (at < self->end && g_unichar_isspace (g_utf8_get_char (at)))
    at = g_utf8_next_char (at);
  self->at = at;
  self->kind = SUDOKU_OWN_TOKEN_END;
  self->length = 0;
  if (at < self->end)
    {
      self->length = measure_word (self, at);
      self->kind = g_ascii_isdigit (*at) ? SUDOKU_OWN_TOKEN_NUMBER : SUDOKU_OWN_TOKEN_WORD;
      if (self->length == 0)
        take_sign (self);
    }
  self->next = at + self->length;
}

/**
 * sudoku_own_lexer_skip: (skip)
 * @kind: a kind of token
 *
 * Skips the token if it is of this kind.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_own_lexer_skip (SudokuOwnLexer *self,
                       SudokuOwnToken kind)
{
  if (self->kind != kind)
    return FALSE;
  sudoku_own_lexer_advance (self);
  return TRUE;
}

/**
 * sudoku_own_lexer_is_word: (skip)
 * @word: a word
 *
 * Tells whether the token is this word, in upper or lower case.
 *
 * Returns: whether it is
 */
gboolean
sudoku_own_lexer_is_word (const SudokuOwnLexer *self,
                          const char *word)
{
  return self->kind == SUDOKU_OWN_TOKEN_WORD && self->length == strlen (word) &&
         g_ascii_strncasecmp (self->at, word, self->length) == 0;
}

/**
 * sudoku_own_lexer_skip_word: (skip)
 * @word: a word
 *
 * Skips the token if it is this word.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_own_lexer_skip_word (SudokuOwnLexer *self,
                            const char *word)
{
  if (!sudoku_own_lexer_is_word (self, word))
    return FALSE;
  sudoku_own_lexer_advance (self);
  return TRUE;
}

/**
 * sudoku_own_lexer_get_number: (skip)
 * @max: the largest number
 * @number: (out): the number
 *
 * Gets the number that the token is.
 *
 * Returns: %FALSE when it is not a number, or above @max
 */
gboolean
sudoku_own_lexer_get_number (const SudokuOwnLexer *self,
                             guint max,
                             guint *number)
{
  guint n = 0;

  if (self->kind != SUDOKU_OWN_TOKEN_NUMBER)
    return FALSE;
  for (gsize i = 0; i < self->length && n <= max; i++)
    {
      if (!g_ascii_isdigit (self->at[i]))
        return FALSE;
      n = n * 10 + (guint)g_ascii_digit_value (self->at[i]);
    }
  *number = n;
  return n <= max;
}

/**
 * sudoku_own_lexer_refuse: (skip)
 * @at: the place of the fault in its line
 * @code: the code of the error
 * @bare: (transfer full): the fault
 *
 * Sets the error, with line and column.
 *
 * Returns: %FALSE
 */
gboolean
sudoku_own_lexer_refuse (const SudokuOwnLexer *self,
                         const char *at,
                         SudokuError code,
                         SatIssue *bare)
{
  g_autoptr (SatIssue) issue = bare;
  const SatPlace place = {
    self->name,
    self->line_number,
    sat_place_count_columns (self->line, at),
  };

  sudoku_error_take_issue (self->error, code, sat_issue_new_placed (issue, &place));
  return FALSE;
}

/**
 * sudoku_own_lexer_refuse_token: (skip)
 * @id: the sentence for what is expected
 *
 * Sets the error for an unexpected token.
 *
 * Returns: %FALSE
 */
gboolean
sudoku_own_lexer_refuse_token (const SudokuOwnLexer *self,
                               const char *id)
{
  return sudoku_own_lexer_refuse (self, self->at, SUDOKU_ERROR_SYNTAX,
                                  sat_issue_new (NULL, id,
                                                 self->kind == SUDOKU_OWN_TOKEN_END
                                                   ? sat_arg_term ("end-of-line")
                                                   : sat_arg_quote (self->at, self->length)));
}
