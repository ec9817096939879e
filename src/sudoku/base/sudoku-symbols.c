/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Symbols: the text shown or written for a value. */

#include "sudoku-symbols.h"

#include <glib/gi18n.h>

/* SUDOKU_SIDE_MAX in binary has 7 digits. */
#define SYMBOL_LENGTH_MAX 8

/* Characters, bamboos and circles from one to nine, winds, dragons, flowers and seasons. */
static const char *const tiles[] = {
  "🀇",
  "🀈",
  "🀉",
  "🀊",
  "🀋",
  "🀌",
  "🀍",
  "🀎",
  "🀏",
  "🀐",
  "🀑",
  "🀒",
  "🀓",
  "🀔",
  "🀕",
  "🀖",
  "🀗",
  "🀘",
  "🀙",
  "🀚",
  "🀛",
  "🀜",
  "🀝",
  "🀞",
  "🀟",
  "🀠",
  "🀡",
  "🀀",
  "🀁",
  "🀂",
  "🀃",
  "🀄",
  "🀅",
  "🀆",
  "🀢",
  "🀣",
  "🀤",
  "🀥",
  "🀦",
  "🀧",
  "🀨",
  "🀩",
};

static const SudokuSymbols symbol_sets[] = {
  { "decimal", N_ ("Decimal"), 10, NULL, 0 },
  { "hexadecimal", N_ ("Hexadecimal"), 16, NULL, 0 },
  { "letters", N_ ("Letters"), 0, NULL, 0 },
  { "octal", N_ ("Octal"), 8, NULL, 0 },
  { "binary", N_ ("Binary"), 2, NULL, 0 },
  { "mahjong", N_ ("Mahjong Tiles"), 0, (char **)tiles, G_N_ELEMENTS (tiles) },
};

/**
 * sudoku_symbols_table:
 * @n_sets: (out): how many there are
 *
 * Gets all sets of symbols, the default first.
 *
 * Returns: (transfer none) (array length=n_sets): the table
 */
const SudokuSymbols *
sudoku_symbols_table (gsize *n_sets)
{
  *n_sets = G_N_ELEMENTS (symbol_sets);
  return symbol_sets;
}

/**
 * sudoku_symbols_find:
 * @id: an id
 *
 * Finds a set of symbols in the table.
 *
 * Returns: (transfer none) (nullable): the set; %NULL if there is none
 */
const SudokuSymbols *
sudoku_symbols_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (symbol_sets); i++)
    if (g_strcmp0 (symbol_sets[i].id, id) == 0)
      return &symbol_sets[i];
  return NULL;
}

/**
 * sudoku_symbols_for_side:
 * @side: the side of a puzzle
 *
 * Gets the set itself, or the default when it has too few symbols.
 *
 * Returns: (transfer none): the symbols to write with
 */
const SudokuSymbols *
sudoku_symbols_for_side (const SudokuSymbols *self,
                         guint side)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->texts != NULL && self->n_texts < side ? &symbol_sets[0] : self;
}

/* Letters count like spreadsheet columns: A…Z, AA…. */
static void
write_symbol (const SudokuSymbols *self,
              guint value,
              char text[SYMBOL_LENGTH_MAX + 1])
{
  char reversed[SYMBOL_LENGTH_MAX];
  gsize n = 0;

  while (value > 0)
    {
      if (self->base == 0)
        {
          reversed[n++] = (char)('A' + (value - 1) % 26);
          value = (value - 1) / 26;
        }
      else
        {
          reversed[n++] = "0123456789ABCDEF"[value % self->base];
          value /= self->base;
        }
    }
  for (gsize i = 0; i < n; i++)
    text[i] = reversed[n - 1 - i];
  text[n] = '\0';
}

/**
 * sudoku_symbols_dup:
 * @value: 1…SUDOKU_SIDE_MAX; as many as there are, in the player's own
 *
 * Makes the text of a value.
 *
 * Returns: (transfer full): the symbol
 */
char *
sudoku_symbols_dup (const SudokuSymbols *self,
                    guint value)
{
  char text[SYMBOL_LENGTH_MAX + 1];

  g_return_val_if_fail (self != NULL && value >= 1 && value <= SUDOKU_SIDE_MAX, NULL);
  g_return_val_if_fail (self->texts == NULL || value <= self->n_texts, NULL);

  if (self->texts != NULL)
    return g_strdup (self->texts[value - 1]);
  write_symbol (self, value, text);
  return g_strdup (text);
}

/**
 * sudoku_symbols_are_pictures:
 *
 * Tells pictures, such as tiles, from numbers and letters. They are hard to see at the size of
 * numbers.
 *
 * Returns: %TRUE if the first symbol is a picture
 */
gboolean
sudoku_symbols_are_pictures (const SudokuSymbols *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->texts != NULL && self->n_texts > 0 &&
         !g_unichar_isalnum (g_utf8_get_char (self->texts[0]));
}

/**
 * sudoku_symbols_character:
 * @value: 1…SUDOKU_CHARACTERS_MAX
 *
 * Gets the character for a value in text formats.
 *
 * Returns: the character
 */
char
sudoku_symbols_character (guint value)
{
  g_return_val_if_fail (value >= 1 && value <= SUDOKU_CHARACTERS_MAX, '?');

  if (value <= 9)
    return (char)('0' + value);
  if (value <= 35)
    return (char)('A' + value - 10);
  return (char)('a' + value - 36);
}

/**
 * sudoku_symbols_from_character:
 * @character: a character
 * @side: the side N
 *
 * Reads what sudoku_symbols_character() writes. Up to N = 35 upper and lower case are the same.
 *
 * Returns: 1…N, or 0 when the character has no value
 */
guint
sudoku_symbols_from_character (char character,
                               guint side)
{
  guint value = 0;

  if (character >= '1' && character <= '9')
    value = (guint)(character - '0');
  else if (character >= 'A' && character <= 'Z')
    value = (guint)(character - 'A') + 10;
  else if (character >= 'a' && character <= 'z')
    value = (guint)(character - 'a') + (side <= 35 ? 10 : 36);
  return value <= side ? value : 0;
}
