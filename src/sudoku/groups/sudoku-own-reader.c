/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of own clauses: cells, names and literals, which are collected until a constraint is
 * complete. Knows no kind of constraint; those are in sudoku-own-statement.c. */

#include "sudoku-own-reader.h"

#include "sudoku-own-name.h"
#include "sudoku-types.h"

/* The most literals in a clause of a counter. */
#define COUNT_LENGTH_MAX 3

/* The column in a word that looks like a cell; NULL for any other word. */
static const char *
find_column (const SudokuOwnReader *self)
{
  const SudokuOwnLexer *lexer = &self->lexer;
  const char *at = lexer->at, *end = lexer->at + lexer->length, *column = NULL;

  if (self->side == 0 || lexer->kind != SUDOKU_OWN_TOKEN_WORD || g_ascii_tolower (*at) != 'r')
    return NULL;
  for (at++; at < end && g_ascii_isdigit (*at);)
    at++;
  if (at == lexer->at + 1 || at == end || g_ascii_tolower (*at) != 'c')
    return NULL;
  column = ++at;
  while (at < end && g_ascii_isdigit (*at))
    at++;
  return at == end && at > column ? column : NULL;
}

/**
 * sudoku_own_reader_is_cell: (skip)
 *
 * Tells whether the word looks like a cell, on the board or not. Without a board none does.
 *
 * Returns: whether it does
 */
gboolean
sudoku_own_reader_is_cell (const SudokuOwnReader *self)
{
  return find_column (self) != NULL;
}

static guint
scan_number (const char *at,
             const char *end)
{
  guint n = 0;

  for (; at < end && g_ascii_isdigit (*at) && n <= SUDOKU_SIDE_MAX; at++)
    n = n * 10 + (guint)g_ascii_digit_value (*at);
  return n;
}

/**
 * sudoku_own_reader_read_cell: (skip)
 * @cell: (out): the cell, from 0
 *
 * Reads a cell: "r1c2".
 *
 * Returns: %FALSE with an error when it is something else
 */
gboolean
sudoku_own_reader_read_cell (SudokuOwnReader *self,
                             int *cell)
{
  SudokuOwnLexer *lexer = &self->lexer;
  const char *column = find_column (self);
  guint r, c;

  if (column == NULL)
    return sudoku_own_lexer_refuse_token (lexer, "own-cell-expected");
  r = scan_number (lexer->at + 1, lexer->at + lexer->length);
  c = scan_number (column, lexer->at + lexer->length);
  if (r < 1 || r > self->side || c < 1 || c > self->side)
    return sudoku_own_lexer_refuse (lexer, lexer->at, SUDOKU_ERROR_SYNTAX,
                                    sat_issue_new (NULL, "own-cell-outside",
                                                   sat_arg_quote (lexer->at, lexer->length),
                                                   sat_arg_number (self->side)));
  *cell = (int)((r - 1) * self->side + c - 1);
  sudoku_own_lexer_advance (lexer);
  return TRUE;
}

/**
 * sudoku_own_reader_is_numbered: (skip)
 * @number: (out): the number
 *
 * Tells whether the word is the name of a numbered variable, as "x12" is without a board.
 *
 * Returns: whether it is
 */
gboolean
sudoku_own_reader_is_numbered (const SudokuOwnReader *self,
                               guint *number)
{
  const SudokuOwnLexer *lexer = &self->lexer;

  *number = 0;
  if (self->side != 0 || lexer->length < 2 || lexer->length > 7 || *lexer->at != 'x' ||
      lexer->at[1] == '0')
    return FALSE;
  for (gsize i = 1; i < lexer->length; i++)
    {
      if (!g_ascii_isdigit (lexer->at[i]))
        return FALSE;
      *number = *number * 10 + (guint)g_ascii_digit_value (lexer->at[i]);
    }
  return TRUE;
}

/* The variable of a name, a new one for a new name. */
static int
find_variable (const SudokuOwnReader *self)
{
  const SudokuOwnLexer *lexer = &self->lexer;
  guint number = 0;

  return sudoku_own_reader_is_numbered (self, &number)
           ? sudoku_own_builder_get_variable (self->builder, number)
           : sudoku_own_builder_find_name (self->builder, lexer->at, lexer->length);
}

/* "=3" or "!=3" behind a cell. */
static gboolean
read_value (SudokuOwnReader *self,
            int cell,
            int *literal)
{
  SudokuOwnLexer *lexer = &self->lexer;
  gboolean positive = lexer->kind == SUDOKU_OWN_TOKEN_SAME;
  guint value = 0;

  if (lexer->kind != SUDOKU_OWN_TOKEN_SAME && lexer->kind != SUDOKU_OWN_TOKEN_OTHER)
    return sudoku_own_lexer_refuse_token (lexer, "own-value-expected");
  sudoku_own_lexer_advance (lexer);
  if (lexer->kind != SUDOKU_OWN_TOKEN_NUMBER)
    return sudoku_own_lexer_refuse_token (lexer, "own-value-expected");
  if (!sudoku_own_lexer_get_number (lexer, self->side, &value) || value == 0)
    return sudoku_own_lexer_refuse (lexer, lexer->at, SUDOKU_ERROR_SYNTAX,
                                    sat_issue_new (NULL, "own-value-outside",
                                                   sat_arg_quote (lexer->at, lexer->length),
                                                   sat_arg_number (self->side)));
  *literal = cell * (int)self->side + (int)value;
  if (!positive)
    *literal = -*literal;
  sudoku_own_lexer_advance (lexer);
  return TRUE;
}

static gboolean
read_literal (SudokuOwnReader *self,
              int *literal)
{
  SudokuOwnLexer *lexer = &self->lexer;
  gboolean negated = FALSE;
  int cell = 0;

  for (; lexer->kind == SUDOKU_OWN_TOKEN_NOT || lexer->kind == SUDOKU_OWN_TOKEN_MINUS;
       sudoku_own_lexer_advance (lexer))
    negated = !negated;
  if (lexer->kind != SUDOKU_OWN_TOKEN_WORD || sudoku_own_is_keyword (lexer->at, lexer->length))
    return sudoku_own_lexer_refuse_token (
      lexer, self->side != 0 ? "own-literal-expected" : "own-name-expected");
  if (!sudoku_own_reader_is_cell (self))
    {
      *literal = find_variable (self);
      sudoku_own_lexer_advance (lexer);
    }
  else if (!sudoku_own_reader_read_cell (self, &cell) || !read_value (self, cell, literal))
    return FALSE;
  if (negated)
    *literal = -*literal;
  return TRUE;
}

/**
 * sudoku_own_reader_append_literal: (skip)
 *
 * Reads a literal: "r1c2=3", "r1c2!=3", or a name, which may be new, with any number of "!" and "-"
 * in front. It becomes the last of the items.
 *
 * Returns: %FALSE with an error when it is something else
 */
gboolean
sudoku_own_reader_append_literal (SudokuOwnReader *self)
{
  int literal = 0;

  if (!read_literal (self, &literal))
    return FALSE;
  g_array_append_val (self->items, literal);
  return TRUE;
}

/**
 * sudoku_own_reader_append_literals: (skip)
 * @between: a sign
 *
 * Reads literals, each after a sign, following one that was read before.
 *
 * Returns: %FALSE with an error when it is something else
 */
gboolean
sudoku_own_reader_append_literals (SudokuOwnReader *self,
                                   SudokuOwnToken between)
{
  SudokuOwnLexer *lexer = &self->lexer;

  while (lexer->kind == between)
    {
      sudoku_own_lexer_advance (lexer);
      if (!sudoku_own_reader_append_literal (self))
        return FALSE;
    }
  return TRUE;
}

/**
 * sudoku_own_reader_append_cell: (skip)
 *
 * Reads a cell that is not among the items. It becomes the last of them.
 *
 * Returns: %FALSE with an error when it is something else, or a repetition
 */
gboolean
sudoku_own_reader_append_cell (SudokuOwnReader *self)
{
  SudokuOwnLexer *lexer = &self->lexer;
  const char *at = lexer->at;
  gsize length = lexer->length;
  int cell = 0;

  if (!sudoku_own_reader_read_cell (self, &cell))
    return FALSE;
  for (guint i = 0; i < self->items->len; i++)
    if (g_array_index (self->items, int, i) == cell)
      return sudoku_own_lexer_refuse (
        lexer, at, SUDOKU_ERROR_SYNTAX,
        sat_issue_new (NULL, "own-cell-twice", sat_arg_quote (at, length)));
  g_array_append_val (self->items, cell);
  return TRUE;
}

/**
 * sudoku_own_reader_add: (skip)
 * @kind: the kind of constraint
 * @limit: k, for counts
 * @n_conditions: for a clause or a count: how many of the items, the first ones, are conditions
 *
 * Adds a constraint with all the items.
 *
 * Returns: %FALSE with an error when it, or all constraints together, are too large
 */
gboolean
sudoku_own_reader_add (SudokuOwnReader *self,
                       SudokuOwnKind kind,
                       guint limit,
                       guint n_conditions)
{
  SudokuOwnLexer *lexer = &self->lexer;

  /* A clause of a count has few literals besides its conditions. */
  guint length = kind == SUDOKU_OWN_CLAUSE ? self->items->len : n_conditions + COUNT_LENGTH_MAX;

  if (length > SUDOKU_OWN_LENGTH_MAX)
    return sudoku_own_lexer_refuse (lexer, lexer->line, SUDOKU_ERROR_SYNTAX,
                                    sat_issue_new (NULL, "own-clause-too-long",
                                                   sat_arg_number (length),
                                                   sat_arg_number (SUDOKU_OWN_LENGTH_MAX)));
  sudoku_own_builder_add (self->builder, kind, limit, n_conditions,
                          (const int *)(gpointer)self->items->data, self->items->len);
  if (sudoku_own_builder_get_n_clauses (self->builder) <= SUDOKU_OWN_CLAUSES_MAX)
    return TRUE;
  return sudoku_own_lexer_refuse (
    lexer, lexer->line, SUDOKU_ERROR_LIMIT,
    sat_issue_new (NULL, "own-too-many", sat_arg_number (SUDOKU_OWN_CLAUSES_MAX)));
}
