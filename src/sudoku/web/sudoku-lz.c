/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The compression of f-puzzles and SudokuPad, that of the library lz-string: a dictionary that
 * grows by a word for each word written, codes of a growing number of bits, the least significant
 * first, and six bits in a base 64 character. It works on UTF-16 units. Knows no puzzle. */

#include "sudoku-lz.h"

#include <string.h>

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/* Special codes; those of words follow. */
enum
{
  CODE_UNIT_8,
  CODE_UNIT_16,
  CODE_END,
  FIRST_CODE
};

#define NO_WORD G_MAXUINT32

typedef struct
{
  GString *text;
  guint bits;   /* of the character that is being filled */
  guint n_bits; /* in it */
  guint width;  /* of a code */
  guint left;   /* codes until it grows */
} Packer;

static void
put (Packer *self,
     guint number,
     guint n_bits)
{
  for (; n_bits > 0; n_bits--, number >>= 1)
    {
      self->bits = self->bits << 1 | (number & 1);
      if (++self->n_bits == 6)
        {
          g_string_append_c (self->text, alphabet[self->bits]);
          self->bits = self->n_bits = 0;
        }
    }
}

static void
tick (guint *width,
      guint *left)
{
  if (--*left > 0)
    return;
  *left = 1u << *width;
  ++*width;
}

/* A word of one new unit is written as that unit. */
static void
put_word (Packer *self,
          guint32 word,
          GHashTable *unwritten)
{
  gpointer unit = NULL;

  if (g_hash_table_steal_extended (unwritten, GUINT_TO_POINTER (word), NULL, &unit))
    {
      gboolean is_short = GPOINTER_TO_UINT (unit) < 256;

      put (self, is_short ? CODE_UNIT_8 : CODE_UNIT_16, self->width);
      put (self, GPOINTER_TO_UINT (unit), is_short ? 8 : 16);
      tick (&self->width, &self->left);
    }
  else
    put (self, word, self->width);
  tick (&self->width, &self->left);
}

/* The key of a word in the dictionary: the word without its last unit, and that unit. */
static guint64
key_of (guint32 word,
        gunichar2 unit)
{
  return (guint64)word << 16 | unit;
}

static guint32
find_word (GHashTable *dictionary,
           guint64 key)
{
  gpointer word = NULL;

  return g_hash_table_lookup_extended (dictionary, &key, NULL, &word) ? GPOINTER_TO_UINT (word)
                                                                      : NO_WORD;
}

static void
pack_units (Packer *self,
            const gunichar2 *units,
            glong n_units)
{
  g_autoptr (GHashTable) dictionary =
    g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GHashTable) unwritten = g_hash_table_new (NULL, NULL);
  guint32 next = FIRST_CODE, word = NO_WORD;

  for (glong i = 0; i < n_units; i++)
    {
      guint64 single = key_of (NO_WORD, units[i]), longer = key_of (word, units[i]);
      guint32 known;

      if (find_word (dictionary, single) == NO_WORD)
        {
          g_hash_table_insert (unwritten, GUINT_TO_POINTER (next), GUINT_TO_POINTER (units[i]));
          g_hash_table_insert (dictionary, g_memdup2 (&single, sizeof single),
                               GUINT_TO_POINTER (next++));
        }
      known = find_word (dictionary, longer);
      if (known == NO_WORD)
        {
          put_word (self, word, unwritten);
          g_hash_table_insert (dictionary, g_memdup2 (&longer, sizeof longer),
                               GUINT_TO_POINTER (next++));
          known = find_word (dictionary, single);
        }
      word = known;
    }
  if (word != NO_WORD)
    put_word (self, word, unwritten);
}

/**
 * sudoku_lz_pack:
 * @text: a text in UTF-8
 *
 * Compresses it. Linear time.
 *
 * Returns: (transfer full): characters of base 64
 */
char *
sudoku_lz_pack (const char *text)
{
  static const char *const padding[] = { "", "===", "==", "=" };
  g_autofree gunichar2 *units = NULL;
  glong n_units = 0;
  Packer packer = { .width = 2, .left = 2 };

  g_return_val_if_fail (text != NULL && g_utf8_validate (text, -1, NULL), NULL);

  units = g_utf8_to_utf16 (text, -1, NULL, &n_units, NULL);
  packer.text = g_string_new (NULL);
  pack_units (&packer, units, n_units);
  put (&packer, CODE_END, packer.width);
  do
    put (&packer, 0, 1);
  while (packer.n_bits > 0);
  g_string_append (packer.text, padding[packer.text->len % 4]);
  return g_string_free (packer.text, FALSE);
}

/* A word is a part of the unpacked text. */
typedef struct
{
  guint start;
  guint length;
} Word;

typedef struct
{
  const char *at;
  const char *end;
  guint bits;
  guint n_bits;
  guint width;
  guint left;
  GArray *units; /* (element-type gunichar2): what was unpacked */
  GArray *words; /* (element-type Word): from FIRST_CODE on */
} Unpacker;

/* FALSE at the end. */
static gboolean
get (Unpacker *self,
     guint n_bits,
     guint *number)
{
  *number = 0;
  for (guint i = 0; i < n_bits; i++)
    {
      if (self->n_bits == 0)
        {
          const char *place = self->at < self->end && *self->at != '\0'
                                ? strchr (alphabet, *self->at)
                                : NULL;

          if (place == NULL)
            return FALSE;
          self->at++;
          self->bits = (guint)(place - alphabet);
          self->n_bits = 6;
        }
      self->n_bits--;
      *number |= (self->bits >> self->n_bits & 1) << i;
    }
  return TRUE;
}

static void
add_word (Unpacker *self,
          guint start,
          guint length)
{
  const Word word = { start, length };

  g_array_append_val (self->words, word);
}

/* A literal unit is a new word, too. */
static gboolean
get_unit (Unpacker *self,
          guint code)
{
  guint number = 0;
  gunichar2 unit;

  if (!get (self, code == CODE_UNIT_8 ? 8 : 16, &number))
    return FALSE;
  unit = (gunichar2)number;
  add_word (self, self->units->len, 1);
  g_array_append_val (self->units, unit);
  return TRUE;
}

/* The units are copied one by one: the word may overlap with its copy. */
static void
copy_word (Unpacker *self,
           Word word)
{
  for (guint i = 0; i < word.length; i++)
    {
      gunichar2 unit = g_array_index (self->units, gunichar2, word.start + i);

      g_array_append_val (self->units, unit);
    }
}

/* FALSE when something is wrong; @before is the last word that was unpacked, and becomes the
 * next. */
static gboolean
get_word (Unpacker *self,
          guint code,
          Word *before)
{
  guint start = self->units->len;
  Word word;

  if (code < CODE_END)
    {
      if (!get_unit (self, code))
        return FALSE;
      tick (&self->width, &self->left);
      word = (Word){ start, 1 };
    }
  else if (code - FIRST_CODE < self->words->len)
    {
      word = (Word){ start, g_array_index (self->words, Word, code - FIRST_CODE).length };
      copy_word (self, g_array_index (self->words, Word, code - FIRST_CODE));
    }
  else if (code - FIRST_CODE == self->words->len)
    {
      word = (Word){ start, before->length + 1 };
      copy_word (self, (Word){ before->start, before->length + 1 });
    }
  else
    return FALSE;
  /* The last word and the first unit of this one are adjacent. */
  add_word (self, before->start, before->length + 1);
  tick (&self->width, &self->left);
  *before = word;
  return self->units->len <= SUDOKU_LZ_UNPACKED_MAX;
}

static gboolean
unpack_units (Unpacker *self)
{
  Word before;
  guint code = 0;

  if (!get (self, 2, &code) || code > CODE_END)
    return FALSE;
  if (code == CODE_END)
    return TRUE;
  if (!get_unit (self, code))
    return FALSE;
  self->width = 3;
  self->left = 4;
  before = (Word){ 0, 1 };
  for (;;)
    {
      if (!get (self, self->width, &code))
        return FALSE;
      if (code == CODE_END)
        return TRUE;
      if (!get_word (self, code, &before))
        return FALSE;
    }
}

/**
 * sudoku_lz_unpack:
 * @packed: (array length=length): a compressed text
 * @length: its length in bytes, with or without its padding
 *
 * Unpacks a text. The result is at most SUDOKU_LZ_UNPACKED_MAX units long.
 *
 * Returns: (transfer full) (nullable): the text in UTF-8, without NULs; %NULL when it is broken
 */
char *
sudoku_lz_unpack (const char *packed,
                  gsize length)
{
  Unpacker unpacker = { .at = packed, .end = packed + length };
  char *text = NULL;
  glong n_read = 0;

  g_return_val_if_fail (packed != NULL, NULL);

  unpacker.units = g_array_new (FALSE, FALSE, sizeof (gunichar2));
  unpacker.words = g_array_new (FALSE, FALSE, sizeof (Word));
  if (!unpack_units (&unpacker))
    text = NULL;
  else if (unpacker.units->len == 0)
    text = g_strdup ("");
  else
    text = g_utf16_to_utf8 ((const gunichar2 *)(gpointer)unpacker.units->data,
                            (glong)unpacker.units->len, &n_read, NULL, NULL);
  if (text != NULL && n_read < (glong)unpacker.units->len)
    g_clear_pointer (&text, g_free);
  g_array_unref (unpacker.units);
  g_array_unref (unpacker.words);
  return text;
}
