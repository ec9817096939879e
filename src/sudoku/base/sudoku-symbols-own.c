/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Symbols that are in no table: the player's own, read from a text, with their possible faults, and
 * those that come with a puzzle. */

#include "sudoku-symbols.h"

#include <string.h>

#define SEPARATORS " \t\r\n,;\u3000\u3001\uff0c"
#define COMMAS ",;\u3001\uff0c"

/* Joins the characters before and after it to one sign. */
#define JOINER 0x200d

static gboolean
is_one_of (gunichar character,
           const char *set)
{
  return g_utf8_strchr (set, -1, character) != NULL;
}

/* Is it drawn together with the character before it? Accents are, and the colours of skin. */
static gboolean
continues (gunichar before,
           gunichar character)
{
  return before == JOINER || character == JOINER || g_unichar_ismark (character) ||
         (character >= 0x1f3fb && character <= 0x1f3ff);
}

/* Each character is a symbol. */
static GPtrArray *
split_characters (const char *text)
{
  GPtrArray *symbols = g_ptr_array_new_with_free_func (g_free);
  const char *start = text;

  while (*start != '\0')
    {
      const char *end = g_utf8_next_char (start);
      gunichar before = g_utf8_get_char (start);

      while (*end != '\0' && continues (before, g_utf8_get_char (end)))
        {
          before = g_utf8_get_char (end);
          end = g_utf8_next_char (end);
        }
      g_ptr_array_add (symbols, g_strndup (start, (gsize)(end - start)));
      start = end;
    }
  return symbols;
}

/* What is between separators is a symbol. Blanks beside a comma mean no more than the comma; two
 * commas have an empty symbol between them. */
static GPtrArray *
split_parts (const char *text)
{
  GPtrArray *symbols = g_ptr_array_new_with_free_func (g_free);
  gboolean after_comma = TRUE;

  while (*text != '\0')
    {
      const char *start = text;

      while (*text != '\0' && !is_one_of (g_utf8_get_char (text), SEPARATORS))
        text = g_utf8_next_char (text);
      if (text > start)
        {
          g_ptr_array_add (symbols, g_strndup (start, (gsize)(text - start)));
          after_comma = FALSE;
          continue;
        }
      if (is_one_of (g_utf8_get_char (text), COMMAS))
        {
          if (after_comma)
            g_ptr_array_add (symbols, g_strdup (""));
          after_comma = TRUE;
        }
      text = g_utf8_next_char (text);
    }
  return symbols;
}

static gboolean
has_separator (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (is_one_of (g_utf8_get_char (text), SEPARATORS))
      return TRUE;
  return FALSE;
}

static SudokuSymbolsFault
check_symbol (const char *symbol)
{
  gboolean seen = FALSE;

  if (*symbol == '\0')
    return SUDOKU_SYMBOLS_EMPTY_SYMBOL;
  if (strlen (symbol) > SUDOKU_SYMBOL_BYTES_MAX)
    return SUDOKU_SYMBOLS_TOO_LONG;
  for (; *symbol != '\0'; symbol = g_utf8_next_char (symbol))
    {
      gunichar character = g_utf8_get_char (symbol);

      if (g_unichar_iscntrl (character) || !g_unichar_isdefined (character))
        return SUDOKU_SYMBOLS_CONTROL;
      if (g_unichar_isgraph (character) && !g_unichar_ismark (character))
        seen = TRUE;
    }
  return seen ? SUDOKU_SYMBOLS_GOOD : SUDOKU_SYMBOLS_CONTROL;
}

static SudokuSymbolsFault
check (GPtrArray *symbols,
       guint *where)
{
  for (guint i = 0; i < symbols->len; i++)
    {
      SudokuSymbolsFault fault = check_symbol (g_ptr_array_index (symbols, i));

      *where = i + 1;
      if (fault != SUDOKU_SYMBOLS_GOOD)
        return fault;
      for (guint k = 0; k < i; k++)
        if (strcmp (g_ptr_array_index (symbols, k), g_ptr_array_index (symbols, i)) == 0)
          return SUDOKU_SYMBOLS_DOUBLE;
    }
  *where = symbols->len;
  if (symbols->len < SUDOKU_SYMBOLS_OWN_MIN)
    return SUDOKU_SYMBOLS_TOO_FEW;
  return symbols->len > SUDOKU_SIDE_MAX ? SUDOKU_SYMBOLS_TOO_MANY : SUDOKU_SYMBOLS_GOOD;
}

G_DEFINE_BOXED_TYPE (SudokuSymbols, sudoku_symbols, sudoku_symbols_copy, sudoku_symbols_free)

/**
 * sudoku_symbols_new_own:
 * @text: the symbols for 1, 2, 3…: one character each, or separated by blanks or commas when there
 * are any of these
 * @fault: (out): what is wrong
 * @where: (out): the first symbol it is wrong with, from 1; for too few or too many of them, how
 * many there are
 *
 * Makes a set of the player's own symbols.
 *
 * Returns: (transfer full) (nullable): the set; %NULL when anything is wrong
 */
SudokuSymbols *
sudoku_symbols_new_own (const char *text,
                        SudokuSymbolsFault *fault,
                        guint *where)
{
  g_autofree char *composed = NULL;
  g_autofree char *stripped = NULL;
  g_autoptr (GPtrArray) symbols = NULL;
  SudokuSymbols *self;

  g_return_val_if_fail (text != NULL && fault != NULL && where != NULL, NULL);

  *where = 1;
  *fault = SUDOKU_SYMBOLS_CONTROL;
  composed = g_utf8_normalize (text, -1, G_NORMALIZE_DEFAULT_COMPOSE);
  if (composed == NULL)
    return NULL;
  stripped = g_strdup (g_strstrip (composed));
  symbols = has_separator (stripped) ? split_parts (stripped) : split_characters (stripped);
  *fault = check (symbols, where);
  if (*fault != SUDOKU_SYMBOLS_GOOD)
    return NULL;
  self = g_new0 (SudokuSymbols, 1);
  self->id = SUDOKU_SYMBOLS_OWN;
  self->n_texts = symbols->len;
  g_ptr_array_add (symbols, NULL);
  self->texts = (char **)g_ptr_array_free (g_steal_pointer (&symbols), FALSE);
  return self;
}

static gboolean
are_good (const char *const *texts,
          guint n_texts)
{
  for (guint i = 0; i < n_texts; i++)
    {
      if (!g_utf8_validate (texts[i], -1, NULL) || check_symbol (texts[i]) != SUDOKU_SYMBOLS_GOOD)
        return FALSE;
      for (guint k = 0; k < i; k++)
        if (strcmp (texts[k], texts[i]) == 0)
          return FALSE;
    }
  return TRUE;
}

/**
 * sudoku_symbols_new_of_puzzle:
 * @texts: (array length=n_texts): the puzzle's symbols for the values from 1
 * @n_texts: the side of the puzzle
 * @empty: (nullable): its symbol for an empty cell, which may be a blank
 *
 * Makes a set of a puzzle's own symbols.
 *
 * Returns: (transfer full) (nullable): the set; %NULL when two values have the same symbol, when
 *   one is invisible, is longer than SUDOKU_SYMBOL_BYTES_MAX or no valid UTF-8, or when @empty is
 *   one of these
 */
SudokuSymbols *
sudoku_symbols_new_of_puzzle (const char *const *texts,
                              guint n_texts,
                              const char *empty)
{
  SudokuSymbols *self = NULL;

  g_return_val_if_fail (texts != NULL && n_texts >= 1 && n_texts <= SUDOKU_SIDE_MAX, NULL);

  if (!are_good (texts, n_texts))
    return NULL;
  if (empty != NULL && strcmp (empty, " ") != 0 && !are_good (&empty, 1))
    return NULL;
  for (guint i = 0; i < n_texts; i++)
    if (g_strcmp0 (texts[i], empty) == 0)
      return NULL;
  self = g_new0 (SudokuSymbols, 1);
  self->id = SUDOKU_SYMBOLS_PUZZLE;
  self->texts = g_new0 (char *, n_texts + 1);
  for (guint i = 0; i < n_texts; i++)
    self->texts[i] = g_strdup (texts[i]);
  self->n_texts = n_texts;
  self->empty = g_strdup (empty);
  return self;
}

/**
 * sudoku_symbols_copy:
 * @self: a set, from the table or not
 *
 * Copies a set, to be kept as long as needed.
 *
 * Returns: (transfer full): the copy
 */
SudokuSymbols *
sudoku_symbols_copy (const SudokuSymbols *self)
{
  SudokuSymbols *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->texts = g_strdupv (self->texts);
  copy->empty = g_strdup (self->empty);
  return copy;
}

/**
 * sudoku_symbols_are_numbers:
 *
 * Tells whether each value is written as its decimal number, as without symbols.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_symbols_are_numbers (const SudokuSymbols *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->n_texts; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      if (strcmp (self->texts[i], number) != 0)
        return FALSE;
    }
  return self->texts != NULL || self->base == 10;
}

/**
 * sudoku_symbols_equal:
 * @a: (nullable): a set
 * @b: (nullable): another one
 *
 * Tells whether both have the same symbols for each value and for an empty cell, or both are %NULL.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_symbols_equal (const SudokuSymbols *a,
                      const SudokuSymbols *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  if (strcmp (a->id, b->id) != 0 || a->n_texts != b->n_texts)
    return FALSE;
  for (guint i = 0; i < a->n_texts; i++)
    if (strcmp (a->texts[i], b->texts[i]) != 0)
      return FALSE;
  return g_strcmp0 (a->empty, b->empty) == 0;
}

/**
 * sudoku_symbols_free:
 * @self: (transfer full): a set that is not of the table
 *
 * Frees it.
 */
void
sudoku_symbols_free (SudokuSymbols *self)
{
  g_return_if_fail (self != NULL);

  g_strfreev (self->texts);
  g_free (self->empty);
  g_free (self);
}
