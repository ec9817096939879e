/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The player's own symbols: read from a text, and what can be wrong with it. It words nothing. */

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

/**
 * sudoku_symbols_copy:
 * @self: a set, from the table or the player's own
 *
 * Copies the same symbols, to be kept as long as they are needed.
 *
 * Returns: (transfer full): the same symbols, to be kept as long as they are needed
 */
SudokuSymbols *
sudoku_symbols_copy (const SudokuSymbols *self)
{
  SudokuSymbols *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->texts = g_strdupv (self->texts);
  return copy;
}

/**
 * sudoku_symbols_free:
 * @self: (transfer full): a set made by sudoku_symbols_new_own() or sudoku_symbols_copy()
 *
 * Frees it.
 */
void
sudoku_symbols_free (SudokuSymbols *self)
{
  g_return_if_fail (self != NULL);

  g_strfreev (self->texts);
  g_free (self);
}
