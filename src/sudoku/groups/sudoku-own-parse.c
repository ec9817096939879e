/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads constraints: lines of words and signs. A line may have several, with ";" between them, or
 * clauses in DIMACS. Errors have line and column. */

#include <string.h>

#include "sudoku-error.h"
#include "sudoku-own-numbers.h"
#include "sudoku-own-statement.h"
#include "sudoku-own.h"
#include "sudoku-types.h"

/* The constraints of a line. DIMACS clauses end with their zero, the others with ";". */
static gboolean
read_constraints (SudokuOwnReader *self)
{
  const SudokuOwnLexer *lexer = &self->lexer;

  while (lexer->kind != SUDOKU_OWN_TOKEN_END)
    {
      gboolean numbers = sudoku_own_is_at_number (self);

      if (lexer->kind == SUDOKU_OWN_TOKEN_NEXT)
        {
          sudoku_own_lexer_advance (&self->lexer);
          continue;
        }
      g_array_set_size (self->items, 0);
      if (!(numbers ? sudoku_own_read_numbers (self) : sudoku_own_read_statement (self)))
        return FALSE;
      if (lexer->kind != SUDOKU_OWN_TOKEN_END && lexer->kind != SUDOKU_OWN_TOKEN_NEXT && !numbers)
        return sudoku_own_lexer_refuse_token (lexer, "own-end-expected");
    }
  return TRUE;
}

static gboolean
read_line (SudokuOwnReader *self,
           const char *line,
           const char *end)
{
  sudoku_own_lexer_begin_line (&self->lexer, line, end);
  if (!sudoku_own_is_left_out (self))
    return read_constraints (self);
  sudoku_own_read_name (self);
  return TRUE;
}

static gboolean
read_lines (SudokuOwnReader *self,
            const char *text,
            const char *end)
{
  while (text < end)
    {
      const char *newline = memchr (text, '\n', (gsize)(end - text));
      const char *line_end = newline != NULL ? newline : end;
      const char *comment = memchr (text, '#', (gsize)(line_end - text));

      if (!read_line (self, text, comment != NULL ? comment : line_end))
        return FALSE;
      text = newline != NULL ? newline + 1 : end;
    }
  return TRUE;
}

/**
 * sudoku_own_parse: (skip)
 * @side: the side N; 0: there is no board, so that all words are names, or "x12" for the variable
 *   of that number
 * @text: constraints, one or more on a line
 * @length: its length in bytes, or −1 when it ends in a NUL
 * @name: (nullable): the name of the text in messages
 * @number: (nullable) (scope call): the meaning of numbers; without it N² · row + N · column +
 *   value, row and column from 0
 * @user_data: for @number
 *
 * Reads constraints. Literals are "r1c2=3", "r1c2!=3" and names, with "!" in front when they are
 * not to be; "|" is between those of which one is true. Names that are new are new variables.
 *
 *     r1c1=3 | r2c2!=3
 *     r1c1=3 & r2c2=3 -> r5c5=7
 *     a <-> r1c1=2
 *     at most 2 of r1c1=1 r1c2=1 r2c1=1
 *     a -> !exactly 1 of b c d
 *     r1c1 r1c2 r2c1 differ
 *     r1c1 < r1c2
 *     -123 456 0
 *
 * ";" ends a constraint on its line, "#" begins a comment.
 *
 * Returns: (transfer full) (nullable): the constraints, or %NULL with SUDOKU_ERROR_SYNTAX, or with
 *   SUDOKU_ERROR_LIMIT when there is too much, with line and column
 */
SudokuOwn *
sudoku_own_parse (guint side,
                  const char *text,
                  gssize length,
                  const char *name,
                  SudokuOwnNumberFunc number,
                  gpointer user_data,
                  GError **error)
{
  g_autoptr (SudokuOwnBuilder) builder = NULL;
  g_autoptr (GArray) items = NULL;
  gsize n = length < 0 ? strlen (text) : (gsize)length;
  const SatPlace place = { .name = name };
  SudokuOwnReader reader;
  const char *wrong = NULL;

  g_return_val_if_fail (side == 0 || (side >= SUDOKU_SIDE_MIN && side <= SUDOKU_SIDE_MAX), NULL);

  if (n > SUDOKU_OWN_TEXT_MAX)
    {
      sudoku_error_set (error, SUDOKU_ERROR_LIMIT, &place, "own-text-too-long",
                        sat_arg_size (SUDOKU_OWN_TEXT_MAX));
      return NULL;
    }
  builder = sudoku_own_builder_new (side);
  items = g_array_new (FALSE, FALSE, sizeof (int));
  reader = (SudokuOwnReader){
    .lexer = { .name = name, .error = error },
    .builder = builder,
    .side = side,
    .number = number,
    .number_data = user_data,
    .items = items,
  };
  if (!g_utf8_validate_len (text, n, &wrong))
    {
      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &place, "own-not-utf8");
      return NULL;
    }
  return read_lines (&reader, text, text + n) ? sudoku_own_builder_end (builder) : NULL;
}
