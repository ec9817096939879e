/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puts typed characters together to symbols: "1" and "2" to 12 where there is a 12. It knows
 * nothing of keys, time or the board; who uses it decides how long to wait for the next character.
 */

#include "satdoku-typing.h"

#include <string.h>

/**
 * satdoku_typing_init:
 * @self: (out): what is typed
 * @symbols: the symbols
 * @side: the side of the puzzle
 */
void
satdoku_typing_init (SatdokuTyping *self,
                     const SudokuSymbols *symbols,
                     guint side)
{
  g_return_if_fail (self != NULL && symbols != NULL && side <= SUDOKU_SIDE_MAX);

  self->symbols = symbols;
  self->side = side;
  satdoku_typing_cancel (self);
}

/**
 * satdoku_typing_is_pending:
 * @self: what is typed
 *
 * Returns: does something wait for more?
 */
gboolean
satdoku_typing_is_pending (const SatdokuTyping *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->text[0] != '\0';
}

/* How many symbols are @text, and how many longer ones begin with it. */
static void
count_symbols (const SatdokuTyping *self,
               const char *text,
               guint *value,
               guint *n_longer)
{
  gsize length = strlen (text);

  *value = 0;
  *n_longer = 0;
  for (guint candidate = 1; candidate <= self->side; candidate++)
    {
      g_autofree char *symbol = sudoku_symbols_dup (self->symbols, candidate);

      if (g_ascii_strncasecmp (symbol, text, length) != 0)
        continue;
      if (symbol[length] == '\0')
        *value = candidate;
      else
        (*n_longer)++;
    }
}

static SatdokuTyped
try_text (SatdokuTyping *self,
          const char *text,
          guint *value)
{
  guint n_longer;

  count_symbols (self, text, value, &n_longer);
  if (n_longer > 0)
    {
      g_strlcpy (self->text, text, sizeof self->text);
      return SATDOKU_TYPED_PART;
    }
  satdoku_typing_cancel (self);
  return *value > 0 ? SATDOKU_TYPED_VALUE : SATDOKU_TYPED_NOTHING;
}

/**
 * satdoku_typing_push:
 * @self: what is typed
 * @character: an ASCII character, letters in either case
 * @value: (out): the value, if it is complete
 *
 * What can't be continued by the character is forgotten, and the character begins anew. A character
 * that begins no symbol of the set may still be the single character that text formats write for a
 * value (A for 10).
 *
 * Returns: what came of it
 */
SatdokuTyped
satdoku_typing_push (SatdokuTyping *self,
                     char character,
                     guint *value)
{
  char text[SATDOKU_TYPING_MAX + 1];
  SatdokuTyped typed;

  g_return_val_if_fail (self != NULL && value != NULL, SATDOKU_TYPED_NOTHING);

  if (satdoku_typing_is_pending (self) && strlen (self->text) + 1 < sizeof text)
    {
      g_snprintf (text, sizeof text, "%s%c", self->text, character);
      typed = try_text (self, text, value);
      if (typed != SATDOKU_TYPED_NOTHING)
        return typed;
    }
  g_snprintf (text, sizeof text, "%c", character);
  typed = try_text (self, text, value);
  if (typed != SATDOKU_TYPED_NOTHING)
    return typed;
  *value = sudoku_symbols_from_character (character, self->side);
  if (*value == 0)
    *value = sudoku_symbols_from_character (g_ascii_toupper (character), self->side);
  return *value > 0 ? SATDOKU_TYPED_VALUE : SATDOKU_TYPED_NOTHING;
}

/**
 * satdoku_typing_commit:
 * @self: what is typed
 *
 * Returns: the value of what waited for more, as it is; 0 when it is no symbol, or nothing
 */
guint
satdoku_typing_commit (SatdokuTyping *self)
{
  guint value;
  guint n_longer;

  g_return_val_if_fail (self != NULL, 0);

  if (!satdoku_typing_is_pending (self))
    return 0;
  count_symbols (self, self->text, &value, &n_longer);
  satdoku_typing_cancel (self);
  return value;
}

/**
 * satdoku_typing_cancel:
 * @self: what is typed
 *
 * Forgets what waits for more.
 */
void
satdoku_typing_cancel (SatdokuTyping *self)
{
  g_return_if_fail (self != NULL);

  self->text[0] = '\0';
}
