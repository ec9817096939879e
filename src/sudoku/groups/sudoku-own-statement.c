/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The syntax of constraints: counts, relations between cells, and clauses with or without
 * conditions. */

#include "sudoku-own-statement.h"

/* A count as written. Its literals are the last of the items. */
typedef struct
{
  const char *at; /* its number */
  SudokuOwnKind kind;
  guint limit;
  guint first;    /* of the items */
  gboolean never; /* what it says can't hold; its literals are free */
} Count;

static gboolean
refuse_count (const SudokuOwnReader *self,
              const Count *count,
              guint n)
{
  return sudoku_own_lexer_refuse (&self->lexer, count->at, SUDOKU_ERROR_LIMIT,
                                  sat_issue_new (NULL, "own-count-too-large",
                                                 sat_arg_number (count->limit), sat_arg_number (n),
                                                 sat_arg_number (SUDOKU_OWN_COUNT_MAX)));
}

static gboolean
refuse_impossible (const SudokuOwnReader *self,
                   const Count *count,
                   guint n)
{
  return sudoku_own_lexer_refuse (
    &self->lexer, count->at, SUDOKU_ERROR_SYNTAX,
    sat_issue_new (NULL, "own-count-impossible", sat_arg_number (count->limit),
                   sat_arg_number (n)));
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

/* Is the count too large, unless it is trivial? */
static gboolean
is_count_too_large (const Count *count,
                    guint n)
{
  gboolean always = count->kind == SUDOKU_OWN_AT_MOST && count->limit >= n;
  guint64 below = always ? 0 : (guint64)MIN (count->limit, n) * n;
  guint64 above = (guint64)(n - MIN (count->limit, n)) * n;
  guint64 size = count->kind == SUDOKU_OWN_AT_MOST    ? below
                 : count->kind == SUDOKU_OWN_AT_LEAST ? above
                                                      : MIN (below, above);

  return size > SUDOKU_OWN_COUNT_MAX;
}

static gboolean
is_negation (const SudokuOwnLexer *lexer)
{
  return lexer->kind == SUDOKU_OWN_TOKEN_NOT || lexer->kind == SUDOKU_OWN_TOKEN_MINUS;
}

/* A count may have any number of "!" in front. */
static gboolean
begins_count (const SudokuOwnReader *self)
{
  SudokuOwnLexer lexer = self->lexer;

  while (is_negation (&lexer))
    sudoku_own_lexer_advance (&lexer);
  return sudoku_own_lexer_is_word (&lexer, "at") || sudoku_own_lexer_is_word (&lexer, "atmost") ||
         sudoku_own_lexer_is_word (&lexer, "atleast") ||
         sudoku_own_lexer_is_word (&lexer, "exactly");
}

/* Not at most k is at least k + 1. Not exactly none is at least one, not exactly all is at most one
 * less. */
static void
negate_count (const SudokuOwnReader *self,
              Count *count)
{
  guint n = self->items->len - count->first;
  gboolean all = count->kind == SUDOKU_OWN_EXACTLY && count->limit == n;

  if (count->kind == SUDOKU_OWN_AT_LEAST || all)
    {
      count->kind = SUDOKU_OWN_AT_MOST;
      count->limit--;
    }
  else if (count->kind == SUDOKU_OWN_AT_MOST || count->limit == 0)
    {
      count->kind = SUDOKU_OWN_AT_LEAST;
      count->limit++;
    }
  else
    count->kind = SUDOKU_OWN_NOT_EXACTLY;
}

/* A count that always holds, or never does, says nothing about its literals, nor does its negation.
 * Returns FALSE when it is not trivial. */
static gboolean
settle_count (const SudokuOwnReader *self,
              gboolean negated,
              Count *count)
{
  guint n = self->items->len - count->first;
  gboolean never = count->kind != SUDOKU_OWN_AT_MOST && count->limit > n;
  gboolean always = count->kind == SUDOKU_OWN_AT_MOST
                      ? count->limit >= n
                      : count->kind == SUDOKU_OWN_AT_LEAST && count->limit == 0;

  if (!never && !always)
    return FALSE;
  count->never = never != negated;
  if (never || negated)
    {
      count->kind = SUDOKU_OWN_AT_MOST;
      count->limit = n;
    }
  return TRUE;
}

static gboolean
read_counted (SudokuOwnReader *self)
{
  SudokuOwnLexer *lexer = &self->lexer;

  do
    {
      if (!sudoku_own_reader_append_literal (self))
        return FALSE;
      sudoku_own_lexer_skip (lexer, SUDOKU_OWN_TOKEN_LIST);
    }
  while (lexer->kind != SUDOKU_OWN_TOKEN_END && lexer->kind != SUDOKU_OWN_TOKEN_NEXT &&
         lexer->kind != SUDOKU_OWN_TOKEN_IMPLIES);
  return TRUE;
}

/* @negated: the negation is meant. */
static gboolean
read_count (SudokuOwnReader *self,
            gboolean negated,
            Count *count)
{
  SudokuOwnLexer *lexer = &self->lexer;
  gboolean plain = !negated && !is_negation (lexer);
  guint n;

  for (; is_negation (lexer); sudoku_own_lexer_advance (lexer))
    negated = !negated;
  if (!read_count_kind (self, &count->kind))
    return FALSE;
  count->at = lexer->at;
  count->first = self->items->len;
  if (!sudoku_own_lexer_get_number (lexer, SUDOKU_OWN_COUNT_MAX, &count->limit))
    return sudoku_own_lexer_refuse_token (lexer, "own-count-expected");
  sudoku_own_lexer_advance (lexer);
  sudoku_own_lexer_skip_word (lexer, "of");
  sudoku_own_lexer_skip (lexer, SUDOKU_OWN_TOKEN_LIST);
  if (!read_counted (self))
    return FALSE;
  n = self->items->len - count->first;
  if (plain && count->kind != SUDOKU_OWN_AT_MOST && count->limit > n)
    return refuse_impossible (self, count, n);
  if (settle_count (self, negated, count))
    return TRUE;
  if (is_count_too_large (count, n))
    return refuse_count (self, count, n);
  if (negated)
    negate_count (self, count);
  return TRUE;
}

/* A count that can't hold leaves the clause that one of the conditions is false. Its names exist
 * all the same. */
static gboolean
add_count (SudokuOwnReader *self,
           const Count *count,
           guint n_conditions)
{
  g_autoptr (GArray) conditions = NULL;

  if (!count->never)
    return sudoku_own_reader_add (self, count->kind, count->limit, n_conditions);
  if (n_conditions == 0)
    return sudoku_own_lexer_refuse (&self->lexer, count->at, SUDOKU_ERROR_SYNTAX,
                                    sat_issue_new (NULL, "own-count-never"));
  conditions = g_array_copy (self->items);
  g_array_set_size (conditions, n_conditions);
  g_array_remove_range (self->items, 0, n_conditions);
  if (!sudoku_own_reader_add (self, count->kind, count->limit, 0))
    return FALSE;
  g_array_set_size (self->items, 0);
  for (guint i = 0; i < n_conditions; i++)
    {
      int literal = -g_array_index (conditions, int, i);

      g_array_append_val (self->items, literal);
    }
  return sudoku_own_reader_add (self, SUDOKU_OWN_CLAUSE, 0, 0);
}

/* "at most 2 of … -> b | c", after the sign: where neither is true, the negation of the count
 * holds. */
static gboolean
read_count_conclusion (SudokuOwnReader *self,
                       const Count *count)
{
  g_autoptr (GArray) counted = g_array_copy (self->items);
  guint n_conditions;

  sudoku_own_lexer_advance (&self->lexer);
  g_array_set_size (self->items, 0);
  if (!sudoku_own_reader_append_literal (self) ||
      !sudoku_own_reader_append_literals (self, SUDOKU_OWN_TOKEN_OR))
    return FALSE;
  n_conditions = self->items->len;
  for (guint i = 0; i < n_conditions; i++)
    g_array_index (self->items, int, i) *= -1;
  g_array_append_vals (self->items, counted->data, counted->len);
  return add_count (self, count, n_conditions);
}

/* Whether a count is a condition is known only after it: then its negation is what is said. */
static gboolean
read_count_statement (SudokuOwnReader *self)
{
  SudokuOwnLexer ahead = self->lexer;
  Count count = { 0 };
  gboolean is_condition;

  while (ahead.kind != SUDOKU_OWN_TOKEN_END && ahead.kind != SUDOKU_OWN_TOKEN_NEXT &&
         ahead.kind != SUDOKU_OWN_TOKEN_IMPLIES)
    sudoku_own_lexer_advance (&ahead);
  is_condition = ahead.kind == SUDOKU_OWN_TOKEN_IMPLIES;
  if (!read_count (self, is_condition, &count))
    return FALSE;
  return is_condition ? read_count_conclusion (self, &count)
                      : add_count (self, &count, 0);
}

/* "r1c1 r1c2 differ", after the first cell. */
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

/* "r1c1 < r2c2", after the sign. */
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

/* A line that begins with a cell can be about cells. *@done: it was */
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
  Count count = { 0 };

  sudoku_own_lexer_advance (&self->lexer);
  if (begins_count (self))
    return read_count (self, FALSE, &count) &&
           add_count (self, &count, n_conditions);
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
 * @self: a reader before a constraint that is not a DIMACS clause, without items
 *
 * Reads one constraint.
 *
 * Returns: %FALSE with an error when there is none
 */
gboolean
sudoku_own_read_statement (SudokuOwnReader *self)
{
  gboolean about_cells = FALSE;

  if (begins_count (self))
    return read_count_statement (self);
  if (!try_cells (self, &about_cells))
    return FALSE;
  return about_cells || read_literals (self);
}
