/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading constraints: lines of words and signs. A line may have several, with ";" between them, or
 * clauses in DIMACS. What is wrong is told with its line and column. */

#include "sudoku-own-parse.h"

#include <string.h>

#include "sudoku-error.h"
#include "sudoku-own-builder.h"
#include "sudoku-own.h"
#include "sudoku-types.h"

/* No numbering has a variable above that. */
#define VARIABLE_MAX (2u * SUDOKU_CELLS_MAX * SUDOKU_SIDE_MAX)

typedef enum
{
  TOKEN_END,
  TOKEN_WORD,
  TOKEN_NUMBER,
  TOKEN_OR,
  TOKEN_AND,
  TOKEN_NOT,
  TOKEN_MINUS,
  TOKEN_SAME,
  TOKEN_OTHER,
  TOKEN_LESS,
  TOKEN_NOT_ABOVE,
  TOKEN_MORE,
  TOKEN_NOT_BELOW,
  TOKEN_IMPLIES,
  TOKEN_EQUIVALENT,
  TOKEN_NEXT,
  TOKEN_LIST, /* "," or ":" */
  TOKEN_STRANGE,
} TokenKind;

static const struct
{
  const char *text;
  TokenKind kind;
} signs[] = {
  /* Those that begin like others come first. */
  { "<->", TOKEN_EQUIVALENT },
  { "<=>", TOKEN_EQUIVALENT },
  { "->", TOKEN_IMPLIES },
  { "<>", TOKEN_OTHER },
  { "!=", TOKEN_OTHER },
  { "<=", TOKEN_NOT_ABOVE },
  { ">=", TOKEN_NOT_BELOW },
  { "||", TOKEN_OR },
  { "&&", TOKEN_AND },
  { "|", TOKEN_OR },
  { "&", TOKEN_AND },
  { "!", TOKEN_NOT },
  { "~", TOKEN_NOT },
  { "-", TOKEN_MINUS },
  { "=", TOKEN_SAME },
  { "<", TOKEN_LESS },
  { ">", TOKEN_MORE },
  { ";", TOKEN_NEXT },
  { ",", TOKEN_LIST },
  { ":", TOKEN_LIST },
  { "∨", TOKEN_OR },
  { "∧", TOKEN_AND },
  { "¬", TOKEN_NOT },
  { "−", TOKEN_MINUS },
  { "≠", TOKEN_OTHER },
  { "≤", TOKEN_NOT_ABOVE },
  { "≥", TOKEN_NOT_BELOW },
  { "→", TOKEN_IMPLIES },
  { "↔", TOKEN_EQUIVALENT },
};

typedef struct
{
  SudokuOwnBuilder *builder;
  guint side;
  const char *name; /* of the text, for messages */
  SudokuOwnNumberFunc number;
  gpointer number_data;
  gsize line_number;
  const char *line;
  const char *end;  /* of the line */
  const char *next; /* behind the token */
  TokenKind kind;   /* the token that is looked at */
  const char *at;
  gsize length;
  GArray *items; /* (element-type int): of the constraint that is being read */
  GError **error;
} Reader;

/* ---- words and signs ---- */

static gboolean
is_name_character (gunichar c)
{
  return c == '_' || g_unichar_isalnum (c);
}

static gsize
measure_word (const Reader *self,
              const char *at)
{
  const char *from = at;

  while (at < self->end && is_name_character (g_utf8_get_char (at)))
    at = g_utf8_next_char (at);
  return (gsize)(at - from);
}

static void
advance (Reader *self)
{
  const char *at = self->next;

  while (at < self->end && g_unichar_isspace (g_utf8_get_char (at)))
    at = g_utf8_next_char (at);
  self->at = at;
  self->kind = TOKEN_END;
  self->length = 0;
  if (at < self->end)
    {
      self->length = measure_word (self, at);
      self->kind = g_ascii_isdigit (*at) ? TOKEN_NUMBER : TOKEN_WORD;
      if (self->length == 0)
        {
          self->length = (gsize)(g_utf8_next_char (at) - at);
          self->kind = TOKEN_STRANGE;
          for (gsize i = G_N_ELEMENTS (signs); i-- > 0;)
            if ((gsize)(self->end - at) >= strlen (signs[i].text) &&
                memcmp (at, signs[i].text, strlen (signs[i].text)) == 0)
              {
                self->length = strlen (signs[i].text);
                self->kind = signs[i].kind;
              }
        }
    }
  self->next = at + self->length;
}

static gboolean
is_word (const Reader *self,
         const char *word)
{
  return self->kind == TOKEN_WORD && self->length == strlen (word) &&
         g_ascii_strncasecmp (self->at, word, self->length) == 0;
}

static void
take_issue (const Reader *self,
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
}

/* Evaluates to FALSE. */
#define refuse(self, at, id, ...) \
  (take_issue (self, at, SUDOKU_ERROR_SYNTAX, sat_issue_new (NULL, id, ##__VA_ARGS__)), FALSE)

/* What is found where something else is expected. */
static gboolean
refuse_token (const Reader *self,
              const char *id)
{
  if (self->kind == TOKEN_END)
    return refuse (self, self->at, id, sat_arg_term ("end-of-line"));
  return refuse (self, self->at, id, sat_arg_quote (self->at, self->length));
}

static gboolean
read_number (Reader *self,
             guint max,
             guint *number)
{
  guint n = 0;

  for (gsize i = 0; i < self->length && n <= max; i++)
    {
      if (!g_ascii_isdigit (self->at[i]))
        return FALSE;
      n = n * 10 + (guint)g_ascii_digit_value (self->at[i]);
    }
  *number = n;
  return self->length > 0 && n <= max;
}

/* ---- cells and literals ---- */

/* Where a word that looks like a cell has its column; NULL when it doesn't look like one. */
static const char *
find_column (const Reader *self)
{
  const char *at = self->at, *end = self->at + self->length, *column = NULL;

  if (self->side == 0 || self->kind != TOKEN_WORD || g_ascii_tolower (*at) != 'r')
    return NULL;
  for (at++; at < end && g_ascii_isdigit (*at);)
    at++;
  if (at == self->at + 1 || at == end || g_ascii_tolower (*at) != 'c')
    return NULL;
  column = ++at;
  while (at < end && g_ascii_isdigit (*at))
    at++;
  return at == end && at > column ? column : NULL;
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

static gboolean
read_cell (Reader *self,
           int *cell)
{
  const char *column = find_column (self);
  guint r, c;

  if (column == NULL)
    return refuse_token (self, "own-cell-expected");
  r = scan_number (self->at + 1, self->at + self->length);
  c = scan_number (column, self->at + self->length);
  if (r < 1 || r > self->side || c < 1 || c > self->side)
    return refuse (self, self->at, "own-cell-outside", sat_arg_quote (self->at, self->length),
                   sat_arg_number (self->side));
  *cell = (int)((r - 1) * self->side + c - 1);
  advance (self);
  return TRUE;
}

static const char *const keywords[] = {
  "at",
  "atmost",
  "atleast",
  "exactly",
  "most",
  "least",
  "of",
  "differ",
};

static gboolean
is_keyword (const Reader *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (keywords); i++)
    if (is_word (self, keywords[i]))
      return TRUE;
  return FALSE;
}

/* Without a board, "x12" is the variable of that number. */
static gboolean
is_numbered (const Reader *self,
             guint *number)
{
  *number = 0;
  if (self->side != 0 || self->length < 2 || self->length > 7 || *self->at != 'x' ||
      self->at[1] == '0')
    return FALSE;
  for (gsize i = 1; i < self->length; i++)
    {
      if (!g_ascii_isdigit (self->at[i]))
        return FALSE;
      *number = *number * 10 + (guint)g_ascii_digit_value (self->at[i]);
    }
  return TRUE;
}

/* A name, which is a new variable when it is new. */
static int
find_variable (const Reader *self)
{
  guint number = 0;

  return is_numbered (self, &number)
           ? sudoku_own_builder_get_variable (self->builder, number)
           : sudoku_own_builder_find_name (self->builder, self->at, self->length);
}

/* "=3" or "!=3" behind a cell. */
static gboolean
read_value (Reader *self,
            int cell,
            int *literal)
{
  gboolean positive = self->kind == TOKEN_SAME;
  guint value = 0;

  if (self->kind != TOKEN_SAME && self->kind != TOKEN_OTHER)
    return refuse_token (self, "own-value-expected");
  advance (self);
  if (self->kind != TOKEN_NUMBER)
    return refuse_token (self, "own-value-expected");
  if (!read_number (self, self->side, &value) || value == 0)
    return refuse (self, self->at, "own-value-outside", sat_arg_quote (self->at, self->length),
                   sat_arg_number (self->side));
  *literal = cell * (int)self->side + (int)value;
  if (!positive)
    *literal = -*literal;
  advance (self);
  return TRUE;
}

static gboolean
read_literal (Reader *self,
              int *literal)
{
  gboolean negated = FALSE;
  int cell = 0;

  for (; self->kind == TOKEN_NOT || self->kind == TOKEN_MINUS; advance (self))
    negated = !negated;
  if (self->kind != TOKEN_WORD || is_keyword (self))
    return self->side != 0 ? refuse_token (self, "own-literal-expected")
                           : refuse_token (self, "own-name-expected");
  if (find_column (self) == NULL)
    {
      *literal = find_variable (self);
      advance (self);
    }
  else if (!read_cell (self, &cell) || !read_value (self, cell, literal))
    return FALSE;
  if (negated)
    *literal = -*literal;
  return TRUE;
}

static gboolean
append_literal (Reader *self)
{
  int literal = 0;

  if (!read_literal (self, &literal))
    return FALSE;
  g_array_append_val (self->items, literal);
  return TRUE;
}

/* Literals with a sign between them, behind one that is there already. */
static gboolean
append_literals (Reader *self,
                 TokenKind between)
{
  while (self->kind == between)
    {
      advance (self);
      if (!append_literal (self))
        return FALSE;
    }
  return TRUE;
}

/* ---- constraints ---- */

static gboolean
add (Reader *self,
     SudokuOwnKind kind,
     guint limit,
     guint n_conditions)
{
  if (kind == SUDOKU_OWN_CLAUSE && self->items->len > SUDOKU_OWN_LENGTH_MAX)
    return refuse (self, self->line, "own-clause-too-long", sat_arg_number (self->items->len),
                   sat_arg_number (SUDOKU_OWN_LENGTH_MAX));
  sudoku_own_builder_add (self->builder, kind, limit, n_conditions,
                          (const int *)(gpointer)self->items->data, self->items->len);
  if (sudoku_own_builder_get_n_clauses (self->builder) <= SUDOKU_OWN_CLAUSES_MAX)
    return TRUE;
  take_issue (self, self->line, SUDOKU_ERROR_LIMIT,
              sat_issue_new (NULL, "own-too-many", sat_arg_number (SUDOKU_OWN_CLAUSES_MAX)));
  return FALSE;
}

static gboolean
refuse_count (const Reader *self,
              const char *at,
              guint limit)
{
  take_issue (self, at, SUDOKU_ERROR_LIMIT,
              sat_issue_new (NULL, "own-count-too-large", sat_arg_number (limit),
                             sat_arg_number (self->items->len),
                             sat_arg_number (SUDOKU_OWN_COUNT_MAX)));
  return FALSE;
}

static gboolean
read_count_kind (Reader *self,
                 SudokuOwnKind *kind)
{
  gboolean at = is_word (self, "at");

  if (at)
    advance (self);
  *kind = is_word (self, "exactly")                ? SUDOKU_OWN_EXACTLY
          : is_word (self, at ? "most" : "atmost") ? SUDOKU_OWN_AT_MOST
                                                   : SUDOKU_OWN_AT_LEAST;
  if ((at && *kind == SUDOKU_OWN_EXACTLY) ||
      (*kind == SUDOKU_OWN_AT_LEAST && !is_word (self, at ? "least" : "atleast")))
    return refuse_token (self, "own-most-or-least-expected");
  advance (self);
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
read_count (Reader *self)
{
  const char *at = NULL;
  SudokuOwnKind kind;
  guint limit = 0;

  if (!read_count_kind (self, &kind))
    return FALSE;
  at = self->at;
  if (self->kind != TOKEN_NUMBER || !read_number (self, SUDOKU_OWN_COUNT_MAX, &limit))
    return refuse_token (self, "own-count-expected");
  advance (self);
  if (is_word (self, "of"))
    advance (self);
  if (self->kind == TOKEN_LIST)
    advance (self);
  do
    {
      if (!append_literal (self))
        return FALSE;
      if (self->kind == TOKEN_LIST)
        advance (self);
    }
  while (self->kind != TOKEN_END && self->kind != TOKEN_NEXT);
  if (kind != SUDOKU_OWN_AT_MOST && limit > self->items->len)
    return refuse (self, at, "own-count-impossible", sat_arg_number (limit),
                   sat_arg_number (self->items->len));
  if (is_count_too_large (kind, limit, self->items->len))
    return refuse_count (self, at, limit);
  return add (self, kind, limit, 0);
}

static gboolean
append_cell (Reader *self)
{
  const char *at = self->at;
  gsize length = self->length;
  int cell = 0;

  if (!read_cell (self, &cell))
    return FALSE;
  for (guint i = 0; i < self->items->len; i++)
    if (g_array_index (self->items, int, i) == cell)
      return refuse (self, at, "own-cell-twice", sat_arg_quote (at, length));
  g_array_append_val (self->items, cell);
  return TRUE;
}

/* "r1c1 r1c2 differ", behind the first cell. */
static gboolean
read_different (Reader *self)
{
  while (!is_word (self, "differ"))
    {
      if (self->kind == TOKEN_LIST)
        advance (self);
      if (!append_cell (self))
        return FALSE;
    }
  if (self->items->len < 2)
    return refuse_token (self, "own-cell-expected");
  advance (self);
  return add (self, SUDOKU_OWN_DIFFER, 0, 0);
}

static void
swap_items (Reader *self)
{
  int first = g_array_index (self->items, int, 0);

  g_array_index (self->items, int, 0) = g_array_index (self->items, int, 1);
  g_array_index (self->items, int, 1) = first;
}

/* "r1c1 < r2c2", behind the sign. */
static gboolean
read_relation (Reader *self,
               TokenKind sign)
{
  if (!append_cell (self))
    return FALSE;
  if (sign == TOKEN_MORE || sign == TOKEN_NOT_BELOW)
    swap_items (self);
  switch ((int)sign)
    {
    case TOKEN_SAME:
      return add (self, SUDOKU_OWN_SAME, 0, 0);
    case TOKEN_OTHER:
      return add (self, SUDOKU_OWN_DIFFER, 0, 0);
    case TOKEN_LESS:
    case TOKEN_MORE:
      return add (self, SUDOKU_OWN_LESS, 0, 0);
    default:
      return add (self, SUDOKU_OWN_NOT_ABOVE, 0, 0);
    }
}

/* A line that begins with a cell can be about cells. *@done: it was. */
static gboolean
try_cells (Reader *self,
           gboolean *done)
{
  const Reader before = *self;
  int cell = 0;
  TokenKind sign;

  *done = FALSE;
  if (find_column (self) == NULL)
    return TRUE;
  if (!read_cell (self, &cell))
    return FALSE;
  sign = self->kind;
  if (sign == TOKEN_WORD || sign == TOKEN_LIST)
    {
      *done = TRUE;
      g_array_append_val (self->items, cell);
      return read_different (self);
    }
  if (sign < TOKEN_SAME || sign > TOKEN_NOT_BELOW)
    return refuse_token (self, "own-value-expected");
  advance (self);
  if (find_column (self) != NULL || sign > TOKEN_OTHER)
    {
      *done = TRUE;
      g_array_append_val (self->items, cell);
      return read_relation (self, sign);
    }
  *self = before;
  return TRUE;
}

/* "a & b" alone is a clause for each of them. */
static gboolean
add_each (Reader *self)
{
  g_autoptr (GArray) all = g_array_copy (self->items);

  for (guint i = 0; i < all->len; i++)
    {
      g_array_set_size (self->items, 0);
      g_array_append_val (self->items, g_array_index (all, int, i));
      if (!add (self, SUDOKU_OWN_CLAUSE, 0, 0))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_conclusion (Reader *self)
{
  guint n_conditions = self->items->len;

  advance (self);
  return append_literal (self) && append_literals (self, TOKEN_OR) &&
         add (self, SUDOKU_OWN_CLAUSE, 0, n_conditions);
}

static gboolean
read_literals (Reader *self)
{
  if (!append_literal (self))
    return FALSE;
  if (self->kind == TOKEN_EQUIVALENT)
    {
      advance (self);
      return append_literal (self) && add (self, SUDOKU_OWN_EQUIVALENCE, 0, 0);
    }
  if (self->kind == TOKEN_AND || self->kind == TOKEN_IMPLIES)
    {
      if (!append_literals (self, TOKEN_AND))
        return FALSE;
      return self->kind == TOKEN_IMPLIES ? read_conclusion (self) : add_each (self);
    }
  return append_literals (self, TOKEN_OR) && add (self, SUDOKU_OWN_CLAUSE, 0, 0);
}

/* ---- DIMACS ---- */

static gboolean
mean_candidate (Reader *self,
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

/* One clause with its zero. */
static gboolean
read_numbers (Reader *self)
{
  while (TRUE)
    {
      gboolean negative = self->kind == TOKEN_MINUS;
      const char *at = self->at;
      guint number = 0;
      int literal = 0;

      if (negative)
        advance (self);
      if (self->kind == TOKEN_END || self->kind == TOKEN_NEXT)
        return refuse_token (self, "own-zero-expected");
      if (self->kind != TOKEN_NUMBER || !read_number (self, VARIABLE_MAX, &number))
        return refuse_token (self, "own-number-expected");
      if (number == 0 && !negative && self->items->len > 0)
        break;
      if (number == 0)
        return refuse_token (self, "own-number-expected");
      if (!mean_candidate (self, number, &literal))
        return refuse (self, at, "own-number-unknown", sat_arg_number (number));
      if (negative)
        literal = -literal;
      g_array_append_val (self->items, literal);
      advance (self);
    }
  advance (self);
  return add (self, SUDOKU_OWN_CLAUSE, 0, 0);
}

static gboolean
is_negative_number (const Reader *self)
{
  return self->kind == TOKEN_MINUS && self->next < self->end && g_ascii_isdigit (*self->next);
}

/* ---- lines ---- */

static gboolean
read_constraint (Reader *self)
{
  gboolean about_cells = FALSE;

  g_array_set_size (self->items, 0);
  if (self->kind == TOKEN_NUMBER || is_negative_number (self))
    return read_numbers (self);
  if (is_word (self, "at") || is_word (self, "atmost") || is_word (self, "atleast") ||
      is_word (self, "exactly"))
    return read_count (self);
  if (!try_cells (self, &about_cells))
    return FALSE;
  return about_cells || read_literals (self);
}

/* A header of DIMACS is no constraint, nor is a comment of it. */
static gboolean
is_left_out (const Reader *self)
{
  Reader ahead = *self;

  advance (&ahead);
  return (is_word (self, "p") && is_word (&ahead, "cnf")) ||
         (is_word (self, "c") && (ahead.kind == TOKEN_WORD || ahead.kind == TOKEN_NUMBER));
}

/* Without a board, "c var 1 a", "c x 1 a" and "c 1 a" give a variable a name. */
static void
read_name (Reader *self)
{
  guint number = 0, meant = 0;

  if (self->side != 0 || !is_word (self, "c"))
    return;
  advance (self);
  if (is_word (self, "var") || is_word (self, "x"))
    advance (self);
  if (self->kind != TOKEN_NUMBER || !read_number (self, VARIABLE_MAX, &number) || number == 0)
    return;
  advance (self);
  /* "x3" is no name of another variable than the third. */
  if (self->kind == TOKEN_WORD && !is_keyword (self) && self->next == self->end &&
      (!is_numbered (self, &meant) || meant == number))
    sudoku_own_builder_set_name (self->builder, number, self->at, self->length);
}

static gboolean
read_line (Reader *self)
{
  self->next = self->line;
  advance (self);
  if (is_left_out (self))
    {
      read_name (self);
      return TRUE;
    }
  while (self->kind != TOKEN_END)
    {
      gboolean numbers = self->kind == TOKEN_NUMBER || is_negative_number (self);

      if (self->kind == TOKEN_NEXT)
        {
          advance (self);
          continue;
        }
      if (!read_constraint (self))
        return FALSE;
      if (self->kind != TOKEN_END && self->kind != TOKEN_NEXT && !numbers)
        return refuse_token (self, "own-end-expected");
    }
  return TRUE;
}

static gboolean
read_lines (Reader *self,
            const char *text,
            const char *end)
{
  while (text < end)
    {
      const char *newline = memchr (text, '\n', (gsize)(end - text));
      const char *comment = NULL;

      self->line_number++;
      self->line = text;
      self->end = newline != NULL ? newline : end;
      text = newline != NULL ? newline + 1 : end;
      comment = memchr (self->line, '#', (gsize)(self->end - self->line));
      if (comment != NULL)
        self->end = comment;
      if (!read_line (self))
        return FALSE;
    }
  return TRUE;
}

/**
 * sudoku_own_parse: (skip)
 * @side: the side N; 0: there is no board, so that all words are names, or "x12" for the variable
 *   of that number
 * @text: constraints, one or more on a line
 * @length: its length in bytes, or -1 when a zero ends it
 * @name: (nullable): what messages call the text
 * @number: (nullable) (scope call): what numbers mean; without it N² · row + N · column + value,
 *   all but the value from 0
 * @user_data: for @number
 * @error: return location for an error
 *
 * Reads constraints. Literals are "r1c2=3", "r1c2!=3" and names, with "!" in front when they are
 * not to be; "|" is between those of which one is true. Names that are new are new variables.
 *
 *     r1c1=3 | r2c2!=3
 *     r1c1=3 & r2c2=3 -> r5c5=7
 *     a <-> r1c1=2
 *     at most 2 of r1c1=1 r1c2=1 r2c1=1
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
  Reader reader;
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
  reader = (Reader){
    .builder = builder,
    .side = side,
    .name = name,
    .number = number,
    .number_data = user_data,
    .items = items,
    .error = error,
  };
  if (!g_utf8_validate_len (text, n, &wrong))
    {
      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &place, "own-not-utf8");
      return NULL;
    }
  return read_lines (&reader, text, text + n) ? sudoku_own_builder_end (builder) : NULL;
}

/**
 * sudoku_own_is_name:
 * @text: a text
 *
 * Tells whether it can be the name of a variable.
 *
 * Returns: whether it can
 */
gboolean
sudoku_own_is_name (const char *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  for (gsize i = 0; i < G_N_ELEMENTS (keywords); i++)
    if (g_ascii_strcasecmp (text, keywords[i]) == 0)
      return FALSE;
  if (*text == '\0' || g_ascii_isdigit (*text))
    return FALSE;
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (!is_name_character (g_utf8_get_char (at)))
      return FALSE;
  return TRUE;
}
