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

static char *
dup_folded (const char *text,
            gboolean folded)
{
  return folded ? g_utf8_casefold (text, -1) : g_strdup (text);
}

/* How many symbols are @text, and how many longer ones begin with it. */
static void
count_in_case (const SatdokuTyping *self,
               const char *text,
               gboolean folded,
               guint *value,
               guint *n_longer)
{
  g_autofree char *wanted = dup_folded (text, folded);

  *value = 0;
  *n_longer = 0;
  for (guint candidate = 1; candidate <= self->side; candidate++)
    {
      g_autofree char *symbol = sudoku_symbols_dup (self->symbols, candidate);
      g_autofree char *found = dup_folded (symbol, folded);

      if (!g_str_has_prefix (found, wanted))
        continue;
      if (strlen (found) == strlen (wanted))
        *value = candidate;
      else
        (*n_longer)++;
    }
}

/* Letters may be typed in either case, unless the case makes a difference. */
static void
count_symbols (const SatdokuTyping *self,
               const char *text,
               guint *value,
               guint *n_longer)
{
  count_in_case (self, text, FALSE, value, n_longer);
  if (*value == 0 && *n_longer == 0)
    count_in_case (self, text, TRUE, value, n_longer);
}

/* What is typed so far and the character; returns whether it is short enough for a symbol. */
static gboolean
append (const SatdokuTyping *self,
        gunichar character,
        char text[SATDOKU_TYPING_MAX + 1])
{
  gsize length = strlen (self->text);
  char bytes[6];
  int n_bytes = g_unichar_to_utf8 (character, bytes);

  if (length + (gsize)n_bytes > SATDOKU_TYPING_MAX)
    return FALSE;
  memcpy (text, self->text, length);
  memcpy (text + length, bytes, (gsize)n_bytes);
  text[length + (gsize)n_bytes] = '\0';
  return TRUE;
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
 * @character: what was typed, letters in either case
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
                     gunichar character,
                     guint *value)
{
  char text[SATDOKU_TYPING_MAX + 1];
  SatdokuTyped typed;

  g_return_val_if_fail (self != NULL && value != NULL, SATDOKU_TYPED_NOTHING);

  if (satdoku_typing_is_pending (self) && append (self, character, text))
    {
      typed = try_text (self, text, value);
      if (typed != SATDOKU_TYPED_NOTHING)
        return typed;
    }
  satdoku_typing_cancel (self);
  append (self, character, text);
  typed = try_text (self, text, value);
  if (typed != SATDOKU_TYPED_NOTHING || character >= 128)
    return typed;
  *value = sudoku_symbols_from_character ((char)character, self->side);
  if (*value == 0)
    *value = sudoku_symbols_from_character (g_ascii_toupper ((char)character), self->side);
  return *value > 0 ? SATDOKU_TYPED_VALUE : SATDOKU_TYPED_NOTHING;
}

/**
 * satdoku_typing_accepts:
 * @self: what is typed
 * @character: what might be typed next
 *
 * Returns: does it begin a symbol, or go on with what is typed?
 */
gboolean
satdoku_typing_accepts (const SatdokuTyping *self,
                        gunichar character)
{
  SatdokuTyping alone = *self;
  char text[SATDOKU_TYPING_MAX + 1];
  guint value, n_longer;

  if (append (self, character, text))
    {
      count_symbols (self, text, &value, &n_longer);
      if (value > 0 || n_longer > 0)
        return TRUE;
    }
  satdoku_typing_cancel (&alone);
  append (&alone, character, text);
  count_symbols (self, text, &value, &n_longer);
  return value > 0 || n_longer > 0;
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
