/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Own clauses in DIMACS: numbers that end with a zero, with header and comments. */

#include "sudoku-own-numbers.h"

#include "sudoku-own-name.h"
#include "sudoku-types.h"

/* No numbering has variables above that. */
#define VARIABLE_MAX (2u * SUDOKU_CELLS_MAX * SUDOKU_SIDE_MAX)

static gboolean
mean_candidate (SudokuOwnReader *self,
                guint number,
                int *variable)
{
  guint side = self->side, cell = 0, value = 0;

  if (side == 0)
    *variable = number < VARIABLE_MAX ? sudoku_own_builder_get_variable (self->builder, number) : 0;
  else if (self->number == NULL)
    *variable = number <= side * side * side ? (int)number : 0;
  else if (self->number (side, (int)number, &cell, &value, self->number_data))
    *variable = (int)(cell * side + value);
  else
    *variable = 0;
  return *variable != 0;
}

/**
 * sudoku_own_read_numbers: (skip)
 * @self: a reader before a number, without items
 *
 * Reads one clause with its zero.
 *
 * Returns: %FALSE with an error when there is none
 */
gboolean
sudoku_own_read_numbers (SudokuOwnReader *self)
{
  SudokuOwnLexer *lexer = &self->lexer;

  while (TRUE)
    {
      const char *at = lexer->at;
      gboolean negative = sudoku_own_lexer_skip (lexer, SUDOKU_OWN_TOKEN_MINUS);
      guint number = 0;
      int literal = 0;

      if (lexer->kind == SUDOKU_OWN_TOKEN_END || lexer->kind == SUDOKU_OWN_TOKEN_NEXT)
        return sudoku_own_lexer_refuse_token (lexer, "own-zero-expected");
      if (!sudoku_own_lexer_get_number (lexer, VARIABLE_MAX, &number))
        return sudoku_own_lexer_refuse_token (lexer, "own-number-expected");
      if (number == 0 && !negative && self->items->len > 0)
        break;
      if (number == 0)
        return sudoku_own_lexer_refuse_token (lexer, "own-number-expected");
      if (!mean_candidate (self, number, &literal))
        return sudoku_own_lexer_refuse (
          lexer, at, SUDOKU_ERROR_SYNTAX,
          sat_issue_new (NULL, "own-number-unknown", sat_arg_number (number)));
      if (negative)
        literal = -literal;
      g_array_append_val (self->items, literal);
      sudoku_own_lexer_advance (lexer);
    }
  sudoku_own_lexer_advance (lexer);
  return sudoku_own_reader_add (self, SUDOKU_OWN_CLAUSE, 0, 0);
}

/**
 * sudoku_own_is_at_number: (skip)
 * @self: a reader
 *
 * Tells whether a DIMACS clause begins here: a number, or "-" right before one.
 *
 * Returns: whether it does
 */
gboolean
sudoku_own_is_at_number (const SudokuOwnReader *self)
{
  const SudokuOwnLexer *lexer = &self->lexer;

  return lexer->kind == SUDOKU_OWN_TOKEN_NUMBER ||
         (lexer->kind == SUDOKU_OWN_TOKEN_MINUS && lexer->next < lexer->end &&
          g_ascii_isdigit (*lexer->next));
}

/**
 * sudoku_own_is_left_out: (skip)
 * @self: a reader at the beginning of a line
 *
 * Tells whether the line is a DIMACS header or comment, and no constraint.
 *
 * Returns: whether it is
 */
gboolean
sudoku_own_is_left_out (const SudokuOwnReader *self)
{
  const SudokuOwnLexer *lexer = &self->lexer;
  SudokuOwnLexer ahead = *lexer;

  sudoku_own_lexer_advance (&ahead);
  return (sudoku_own_lexer_is_word (lexer, "p") && sudoku_own_lexer_is_word (&ahead, "cnf")) ||
         (sudoku_own_lexer_is_word (lexer, "c") &&
          (ahead.kind == SUDOKU_OWN_TOKEN_WORD || ahead.kind == SUDOKU_OWN_TOKEN_NUMBER));
}

/**
 * sudoku_own_read_name: (skip)
 * @self: a reader at the beginning of such a line
 *
 * Without a board, "c var 1 a", "c x 1 a" and "c 1 a" give a variable a name.
 */
void
sudoku_own_read_name (SudokuOwnReader *self)
{
  SudokuOwnLexer *lexer = &self->lexer;
  guint number = 0, meant = 0;

  if (self->side != 0 || !sudoku_own_lexer_skip_word (lexer, "c"))
    return;
  if (!sudoku_own_lexer_skip_word (lexer, "var"))
    sudoku_own_lexer_skip_word (lexer, "x");
  if (!sudoku_own_lexer_get_number (lexer, VARIABLE_MAX, &number) || number == 0)
    return;
  sudoku_own_lexer_advance (lexer);
  /* "x3" can only name the third variable. */
  if (lexer->kind == SUDOKU_OWN_TOKEN_WORD && lexer->next == lexer->end &&
      !sudoku_own_is_keyword (lexer->at, lexer->length) &&
      (!sudoku_own_reader_is_numbered (self, &meant) || meant == number))
    sudoku_own_builder_set_name (self->builder, number, lexer->at, lexer->length);
}
