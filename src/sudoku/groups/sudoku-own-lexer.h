/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tokens of own clauses. */

#pragma once

#include "sudoku-error.h"

G_BEGIN_DECLS

/**
 * SudokuOwnToken:
 * @SUDOKU_OWN_TOKEN_END: the line has no more
 * @SUDOKU_OWN_TOKEN_WORD: letters and digits, not beginning with a digit
 * @SUDOKU_OWN_TOKEN_NUMBER: letters and digits, beginning with a digit
 * @SUDOKU_OWN_TOKEN_OR: "|"
 * @SUDOKU_OWN_TOKEN_AND: "&"
 * @SUDOKU_OWN_TOKEN_NOT: "!"
 * @SUDOKU_OWN_TOKEN_MINUS: "-"
 * @SUDOKU_OWN_TOKEN_SAME: "="
 * @SUDOKU_OWN_TOKEN_OTHER: "!="
 * @SUDOKU_OWN_TOKEN_LESS: "<"
 * @SUDOKU_OWN_TOKEN_NOT_ABOVE: "<="
 * @SUDOKU_OWN_TOKEN_MORE: ">"
 * @SUDOKU_OWN_TOKEN_NOT_BELOW: ">="
 * @SUDOKU_OWN_TOKEN_IMPLIES: "->"
 * @SUDOKU_OWN_TOKEN_EQUIVALENT: "<->"
 * @SUDOKU_OWN_TOKEN_NEXT: ";"
 * @SUDOKU_OWN_TOKEN_LIST: "," or ":"
 * @SUDOKU_OWN_TOKEN_STRANGE: any other character
 *
 * A kind of token. Those between cells, from "=" to ">=", are consecutive.
 */
typedef enum
{
  SUDOKU_OWN_TOKEN_END,
  SUDOKU_OWN_TOKEN_WORD,
  SUDOKU_OWN_TOKEN_NUMBER,
  SUDOKU_OWN_TOKEN_OR,
  SUDOKU_OWN_TOKEN_AND,
  SUDOKU_OWN_TOKEN_NOT,
  SUDOKU_OWN_TOKEN_MINUS,
  SUDOKU_OWN_TOKEN_SAME,
  SUDOKU_OWN_TOKEN_OTHER,
  SUDOKU_OWN_TOKEN_LESS,
  SUDOKU_OWN_TOKEN_NOT_ABOVE,
  SUDOKU_OWN_TOKEN_MORE,
  SUDOKU_OWN_TOKEN_NOT_BELOW,
  SUDOKU_OWN_TOKEN_IMPLIES,
  SUDOKU_OWN_TOKEN_EQUIVALENT,
  SUDOKU_OWN_TOKEN_NEXT,
  SUDOKU_OWN_TOKEN_LIST,
  SUDOKU_OWN_TOKEN_STRANGE,
} SudokuOwnToken;

/**
 * SudokuOwnLexer:
 * @name: (nullable): the name of the text in messages
 * @error: where to report errors
 * @line_number: its number, from 1
 * @line: the line
 * @end: the end of the line
 * @next: the place after the token
 * @kind: the kind of the current token
 * @at: where the token begins
 * @length: the length of the token in bytes
 *
 * The current place in a text. It lives on the stack, and a copy of it is a place to return to. The
 * text belongs to the caller and is UTF-8.
 */
typedef struct
{
  const char *name;
  GError **error;
  gsize line_number;
  const char *line;
  const char *end;
  const char *next;
  SudokuOwnToken kind;
  const char *at;
  gsize length;
} SudokuOwnLexer;

void sudoku_own_lexer_begin_line (SudokuOwnLexer *self, const char *line, const char *end);
void sudoku_own_lexer_advance (SudokuOwnLexer *self);
gboolean sudoku_own_lexer_skip (SudokuOwnLexer *self, SudokuOwnToken kind);
gboolean sudoku_own_lexer_skip_word (SudokuOwnLexer *self, const char *word);
gboolean sudoku_own_lexer_is_word (const SudokuOwnLexer *self, const char *word);
gboolean sudoku_own_lexer_get_number (const SudokuOwnLexer *self, guint max, guint *number);
gboolean sudoku_own_lexer_refuse (const SudokuOwnLexer *self,
                                  const char *at,
                                  SudokuError code,
                                  SatIssue *bare);
gboolean sudoku_own_lexer_refuse_token (const SudokuOwnLexer *self, const char *id);

G_END_DECLS
