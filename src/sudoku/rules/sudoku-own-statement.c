/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The kinds of constraints as they are written: counts, what cells say of each other, and clauses
 * with or without conditions. */

#include "sudoku-own-statement.h"

static gboolean
refuse_count (const SudokuOwnReader *self,
              const char *at,
              guint limit)
{
  return sudoku_own_lexer_refuse (&self->lexer, at, SUDOKU_ERROR_LIMIT,
                                  sat_issue_new (NULL, "own-count-too-large",
                                                 sat_arg_number (limit),
                                                 sat_arg_number (self->items->len),
                                                 sat_arg_number (SUDOKU_OWN_COUNT_MAX)));
}

static gboolean
read_count_kind (SudokuOwnReader *self,
                 SudokuOwnKind *kind)
{
  SudokuOwnLexer *lexer = &self->lexer;
  gboolean at = sudoku_own_lexer_skip_word (lexer, "at");

  *kind = sudoku_own_lexer_is_word (lexer, "exactly")                ? SUDOKU_OWN_EXACTLY
          : sudoku_own_lexer_is_word (lexer, at ? "most" : "atmost") ? SUDOKU_OWN_AT_MOST
                                                                     : SUDOKU_OWN_AT_LEAST;
  if ((at && *kind == SUDOKU_OWN_EXACTLY) ||
      (*kind == SUDOKU_OWN_AT_LEAST && !sudoku_own_lexer_is_word (lexer, at ? "least" : "atleast")))
    return sudoku_own_lexer_refuse_token (lexer, "own-most-or-least-expected");
  sudoku_own_lexer_advance (lexer);
  return TRUE;
}

/* Has this count more to say than fits? */
static gboolean
is_count_too_large (SudokuOwnKind kind,
                    guint limit,
                    guint n)
{
  guint64 below = (guint64)MIN (limit, n) * n, above = (guint64)(n - MIN (limit, n)) * n;

  return (kind != SUDOKU_OWN_AT_LEAST && below > SUDOKU_OWN_COUNT_MAX) ||
         (kind != SUDOKU_OWN_AT_MOST && above > SUDOKU_OWN_COUNT_MAX);
}

static gboolean
begins_count (const SudokuOwnReader *self)
{
  const SudokuOwnLexer *lexer = &self->lexer;

  return sudoku_own_lexer_is_word (lexer, "at") || sudoku_own_lexer_is_word (lexer, "atmost") ||
         sudoku_own_lexer_is_word (lexer, "atleast") || sudoku_own_lexer_is_word (lexer, "exactly");
}

static gboolean
read_count (SudokuOwnReader *self)
{
  SudokuOwnLexer *lexer = &self->lexer;
  const char *at = NULL;
  SudokuOwnKind kind;
  guint limit = 0;

  if (!read_count_kind (self, &kind))
    return FALSE;
  at = lexer->at;
  if (!sudoku_own_lexer_get_number (lexer, SUDOKU_OWN_COUNT_MAX, &limit))
    return sudoku_own_lexer_refuse_token (lexer, "own-count-expected");
  sudoku_own_lexer_advance (lexer);
  sudoku_own_lexer_skip_word (lexer, "of");
  sudoku_own_lexer_skip (lexer, SUDOKU_OWN_TOKEN_LIST);
  do
    {
      if (!sudoku_own_reader_append_literal (self))
        return FALSE;
      sudoku_own_lexer_skip (lexer, SUDOKU_OWN_TOKEN_LIST);
    }
  while (lexer->kind != SUDOKU_OWN_TOKEN_END && lexer->kind != SUDOKU_OWN_TOKEN_NEXT);
  if (kind != SUDOKU_OWN_AT_MOST && limit > self->items->len)
    return sudoku_own_lexer_refuse (lexer, at, SUDOKU_ERROR_SYNTAX,
                                    sat_issue_new (NULL, "own-count-impossible",
                                                   sat_arg_number (limit),
                                                   sat_arg_number (self->items->len)));
  if (is_count_too_large (kind, limit, self->items->len))
    return refuse_count (self, at, limit);
  return sudoku_own_reader_add (self, kind, limit, 0);
}

/* "r1c1 r1c2 differ", behind the first cell. */
static gboolean
read_different (SudokuOwnReader *self)
{
  SudokuOwnLexer *lexer = &self->lexer;

  while (!sudoku_own_lexer_is_word (lexer, "differ"))
    {
      sudoku_own_lexer_skip (lexer, SUDOKU_OWN_TOKEN_LIST);
      if (!sudoku_own_reader_append_cell (self))
        return FALSE;
    }
  if (self->items->len < 2)
    return sudoku_own_lexer_refuse_token (lexer, "own-cell-expected");
  sudoku_own_lexer_advance (lexer);
  return sudoku_own_reader_add (self, SUDOKU_OWN_DIFFER, 0, 0);
}

static void
swap_items (SudokuOwnReader *self)
{
  int first = g_array_index (self->items, int, 0);

  g_array_index (self->items, int, 0) = g_array_index (self->items, int, 1);
  g_array_index (self->items, int, 1) = first;
}

/* "r1c1 < r2c2", behind the sign. */
static gboolean
read_relation (SudokuOwnReader *self,
               SudokuOwnToken sign)
{
  if (!sudoku_own_reader_append_cell (self))
    return FALSE;
  if (sign == SUDOKU_OWN_TOKEN_MORE || sign == SUDOKU_OWN_TOKEN_NOT_BELOW)
    swap_items (self);
  switch ((int)sign)
    {
    case SUDOKU_OWN_TOKEN_SAME:
      return sudoku_own_reader_add (self, SUDOKU_OWN_SAME, 0, 0);
    case SUDOKU_OWN_TOKEN_OTHER:
      return sudoku_own_reader_add (self, SUDOKU_OWN_DIFFER, 0, 0);
    case SUDOKU_OWN_TOKEN_LESS:
    case SUDOKU_OWN_TOKEN_MORE:
      return sudoku_own_reader_add (self, SUDOKU_OWN_LESS, 0, 0);
    default:
      return sudoku_own_reader_add (self, SUDOKU_OWN_NOT_ABOVE, 0, 0);
    }
}

/* A line that begins with a cell can be about cells. *@done: it was. */
static gboolean
try_cells (SudokuOwnReader *self,
           gboolean *done)
{
  const SudokuOwnLexer before = self->lexer;
  int cell = 0;
  SudokuOwnToken sign;

  *done = FALSE;
  if (!sudoku_own_reader_is_cell (self))
    return TRUE;
  if (!sudoku_own_reader_read_cell (self, &cell))
    return FALSE;
  sign = self->lexer.kind;
  if (sign == SUDOKU_OWN_TOKEN_WORD || sign == SUDOKU_OWN_TOKEN_LIST)
    {
      *done = TRUE;
      g_array_append_val (self->items, cell);
      return read_different (self);
    }
  if (sign < SUDOKU_OWN_TOKEN_SAME || sign > SUDOKU_OWN_TOKEN_NOT_BELOW)
    return sudoku_own_lexer_refuse_token (&self->lexer, "own-value-expected");
  sudoku_own_lexer_advance (&self->lexer);
  if (sudoku_own_reader_is_cell (self) || sign > SUDOKU_OWN_TOKEN_OTHER)
    {
      *done = TRUE;
      g_array_append_val (self->items, cell);
      return read_relation (self, sign);
    }
  self->lexer = before;
  return TRUE;
}

/* "a & b" alone is a clause for each of them. */
static gboolean
add_each (SudokuOwnReader *self)
{
  g_autoptr (GArray) all = g_array_copy (self->items);

  for (guint i = 0; i < all->len; i++)
    {
      g_array_set_size (self->items, 0);
      g_array_append_val (self->items, g_array_index (all, int, i));
      if (!sudoku_own_reader_add (self, SUDOKU_OWN_CLAUSE, 0, 0))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_conclusion (SudokuOwnReader *self)
{
  guint n_conditions = self->items->len;

  sudoku_own_lexer_advance (&self->lexer);
  return sudoku_own_reader_append_literal (self) &&
         sudoku_own_reader_append_literals (self, SUDOKU_OWN_TOKEN_OR) &&
         sudoku_own_reader_add (self, SUDOKU_OWN_CLAUSE, 0, n_conditions);
}

static gboolean
read_literals (SudokuOwnReader *self)
{
  SudokuOwnLexer *lexer = &self->lexer;

  if (!sudoku_own_reader_append_literal (self))
    return FALSE;
  if (sudoku_own_lexer_skip (lexer, SUDOKU_OWN_TOKEN_EQUIVALENT))
    return sudoku_own_reader_append_literal (self) &&
           sudoku_own_reader_add (self, SUDOKU_OWN_EQUIVALENCE, 0, 0);
  if (lexer->kind == SUDOKU_OWN_TOKEN_AND || lexer->kind == SUDOKU_OWN_TOKEN_IMPLIES)
    {
      if (!sudoku_own_reader_append_literals (self, SUDOKU_OWN_TOKEN_AND))
        return FALSE;
      return lexer->kind == SUDOKU_OWN_TOKEN_IMPLIES ? read_conclusion (self) : add_each (self);
    }
  return sudoku_own_reader_append_literals (self, SUDOKU_OWN_TOKEN_OR) &&
         sudoku_own_reader_add (self, SUDOKU_OWN_CLAUSE, 0, 0);
}

/**
 * sudoku_own_read_statement: (skip)
 * @self: a reader in front of a constraint that is no clause in DIMACS, without items
 *
 * Reads one constraint.
 *
 * Returns: %FALSE with an error when it is none
 */
gboolean
sudoku_own_read_statement (SudokuOwnReader *self)
{
  gboolean about_cells = FALSE;

  if (begins_count (self))
    return read_count (self);
  if (!try_cells (self, &about_cells))
    return FALSE;
  return about_cells || read_literals (self);
}
