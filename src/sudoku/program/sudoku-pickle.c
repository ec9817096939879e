/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Python's “pickle” is a program for a machine with a stack, which can make Python call anything.
 * Here only the instructions are known that put numbers, texts, lists, tuples and dictionaries on
 * the stack, in the form of protocol 0, which is Python 2's own choice: an instruction is a letter,
 * some have the rest of the line as their operand. Everything else is refused with its place. All
 * values belong to the whole, so that it does no harm when a list is put into itself. */

#include "sudoku-pickle.h"

#include <string.h>

struct _SudokuPickleValue
{
  SudokuPickleKind kind;
  double number;
  char *text;       /* (nullable) */
  GPtrArray *items; /* (nullable) (element-type SudokuPickleValue): of a dictionary the values */
  GPtrArray *keys;  /* (nullable) (element-type SudokuPickleValue): of a dictionary */
};

struct _SudokuPickle
{
  GPtrArray *values; /* (element-type SudokuPickleValue): all there are */
  GPtrArray *stack;  /* (element-type SudokuPickleValue): %NULL is a mark */
  GHashTable *memo;  /* number → SudokuPickleValue */
  gboolean ended;
};

static void
free_value (gpointer data)
{
  SudokuPickleValue *self = data;

  g_free (self->text);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_pointer (&self->keys, g_ptr_array_unref);
  g_free (self);
}

/**
 * sudoku_pickle_free:
 *
 * Frees it with all its values.
 */
void
sudoku_pickle_free (SudokuPickle *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->stack);
  g_hash_table_unref (self->memo);
  g_ptr_array_unref (self->values);
  g_free (self);
}

static SudokuPickleValue *
push (SudokuPickle *self,
      SudokuPickleKind kind)
{
  SudokuPickleValue *value = g_new0 (SudokuPickleValue, 1);

  value->kind = kind;
  if (kind >= SUDOKU_PICKLE_LIST)
    value->items = g_ptr_array_new ();
  if (kind == SUDOKU_PICKLE_DICTIONARY)
    value->keys = g_ptr_array_new ();
  g_ptr_array_add (self->values, value);
  g_ptr_array_add (self->stack, value);
  return value;
}

/* (nullable): %NULL when there is none, or a mark. */
static SudokuPickleValue *
get_from_top (const SudokuPickle *self,
              guint depth)
{
  return self->stack->len > depth ? self->stack->pdata[self->stack->len - 1 - depth] : NULL;
}

/* Makes one value of what is above the last mark. */
static gboolean
push_collected (SudokuPickle *self,
                SudokuPickleKind kind)
{
  guint mark = self->stack->len;
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  SudokuPickleValue *value = NULL;

  while (mark > 0 && self->stack->pdata[mark - 1] != NULL)
    mark--;
  if (mark == 0)
    return FALSE;
  for (guint i = mark; i < self->stack->len; i++)
    g_ptr_array_add (items, self->stack->pdata[i]);
  g_ptr_array_set_size (self->stack, (int)mark - 1);
  if (kind == SUDOKU_PICKLE_DICTIONARY && items->len % 2 != 0)
    return FALSE;
  value = push (self, kind);
  for (guint i = 0; i < items->len; i++)
    g_ptr_array_add (
      kind == SUDOKU_PICKLE_DICTIONARY && i % 2 == 0 ? value->keys : value->items,
      items->pdata[i]);
  return TRUE;
}

static gboolean
append (SudokuPickle *self)
{
  SudokuPickleValue *list = get_from_top (self, 1), *item = get_from_top (self, 0);

  if (list == NULL || item == NULL || list->kind != SUDOKU_PICKLE_LIST)
    return FALSE;
  g_ptr_array_add (list->items, item);
  g_ptr_array_set_size (self->stack, (int)self->stack->len - 1);
  return TRUE;
}

static gboolean
set_item (SudokuPickle *self)
{
  SudokuPickleValue *dictionary = get_from_top (self, 2), *key = get_from_top (self, 1),
                    *item = get_from_top (self, 0);

  if (dictionary == NULL || key == NULL || item == NULL ||
      dictionary->kind != SUDOKU_PICKLE_DICTIONARY)
    return FALSE;
  g_ptr_array_add (dictionary->keys, key);
  g_ptr_array_add (dictionary->items, item);
  g_ptr_array_set_size (self->stack, (int)self->stack->len - 2);
  return TRUE;
}

/* The last value ends it; nothing else may be left. */
static gboolean
end (SudokuPickle *self)
{
  self->ended = TRUE;
  return self->stack->len == 1 && self->stack->pdata[0] != NULL;
}

static gboolean
read_number (SudokuPickle *self,
             const char *operand)
{
  char *rest = NULL;
  double number = g_ascii_strtod (operand, &rest);

  /* Long integers end in an L. */
  if (rest == operand || (*rest != '\0' && !g_str_equal (rest, "L")))
    return FALSE;
  push (self, SUDOKU_PICKLE_NUMBER)->number = number;
  return TRUE;
}

/* One character behind a backslash, as Python writes it; FALSE when it is none. */
static gboolean
read_escape (const char **at,
             GString *text)
{
  static const char escapes[] = "nrt\\'\"", characters[] = "\n\r\t\\'\"";
  char kind = *(*at)++;
  const char *simple = kind != '\0' ? strchr (escapes, kind) : NULL;
  guint n_digits = kind == 'x' ? 2 : kind == 'u' ? 4
                                                 : 0;
  gunichar c = 0;

  if (simple != NULL)
    {
      g_string_append_c (text, characters[simple - escapes]);
      return TRUE;
    }
  for (guint i = 0; i < n_digits; i++, (*at)++)
    {
      if (!g_ascii_isxdigit (**at))
        return FALSE;
      c = c * 16 + (gunichar)g_ascii_xdigit_value (**at);
    }
  if (c == 0 || !g_unichar_validate (c))
    return FALSE;
  g_string_append_unichar (text, c);
  return TRUE;
}

/* A text; in quotes, or with %NUL as the quote up to the end. */
static gboolean
read_text (SudokuPickle *self,
           const char *operand,
           char quote)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *at = operand;

  while (*at != quote && *at != '\0')
    {
      char c = *at++;

      if (c != '\\')
        g_string_append_unichar (text, (guchar)c);
      else if (!read_escape (&at, text))
        return FALSE;
    }
  if (*at != quote || (quote != '\0' && at[1] != '\0'))
    return FALSE;
  push (self, SUDOKU_PICKLE_TEXT)->text = g_string_free (g_steal_pointer (&text), FALSE);
  return TRUE;
}

static gboolean
read_memo_number (const char *operand,
                  guint *number)
{
  const char *at = operand;

  return sudoku_scan_uint (&at, at + strlen (at), G_MAXUINT, number) && *at == '\0';
}

static gboolean
put (SudokuPickle *self,
     const char *operand)
{
  SudokuPickleValue *value = get_from_top (self, 0);
  guint number = 0;

  if (value == NULL || !read_memo_number (operand, &number))
    return FALSE;
  g_hash_table_insert (self->memo, GUINT_TO_POINTER (number), value);
  return TRUE;
}

static gboolean
get (SudokuPickle *self,
     const char *operand)
{
  guint number = 0;
  SudokuPickleValue *value = read_memo_number (operand, &number)
                               ? g_hash_table_lookup (self->memo, GUINT_TO_POINTER (number))
                               : NULL;

  if (value != NULL)
    g_ptr_array_add (self->stack, value);
  return value != NULL;
}

/* Instructions that are a letter and nothing else. */
static gboolean
execute_letter (SudokuPickle *self,
                char letter)
{
  switch (letter)
    {
    case '(':
      g_ptr_array_add (self->stack, NULL);
      return TRUE;
    case 'N':
      push (self, SUDOKU_PICKLE_NONE);
      return TRUE;
    case 't':
    case 'l':
      return push_collected (self, SUDOKU_PICKLE_LIST);
    case 'd':
      return push_collected (self, SUDOKU_PICKLE_DICTIONARY);
    case 'a':
      return append (self);
    case 's':
      return set_item (self);
    default:
      return end (self);
    }
}

/* Instructions with the rest of the line as their operand. */
static gboolean
execute_line (SudokuPickle *self,
              char letter,
              const char *operand)
{
  switch (letter)
    {
    case 'I':
    case 'L':
    case 'F':
      return read_number (self, operand);
    case 'S':
      return (*operand == '\'' || *operand == '"') && read_text (self, operand + 1, *operand);
    case 'V':
      return read_text (self, operand, '\0');
    case 'p':
      return put (self, operand);
    default:
      return get (self, operand);
    }
}

static gboolean
execute (SudokuPickle *self,
         SudokuScanner *scanner,
         GError **error)
{
  const char *at = scanner->at++;
  g_autofree char *operand = NULL;
  gboolean done = FALSE;

  if (strchr ("cRiobPQ", *at) != NULL)
    {
      sudoku_scanner_refuse (scanner, at, SUDOKU_ERROR_SYNTAX, error, "pickle-program");
      return FALSE;
    }
  if (!self->ended && strchr ("(Ntldas.", *at) != NULL)
    done = execute_letter (self, *at);
  else if (!self->ended && strchr ("ILFSVpg", *at) != NULL)
    {
      operand = g_strndup (scanner->at, (gsize)(scanner->line_end - scanner->at));
      scanner->at = scanner->line_end;
      done = execute_line (self, *at, operand);
    }
  if (!done)
    sudoku_scanner_refuse (scanner, at, SUDOKU_ERROR_SYNTAX, error, "pickle-unknown");
  return done;
}

/**
 * sudoku_pickle_read: (skip)
 * @source: the text
 *
 * Reads data. Takes linear time and memory.
 *
 * Returns: (transfer full) (nullable): the data; %NULL with SUDOKU_ERROR_SYNTAX and the place of
 *   what would make Python call something, or can't be understood, or where the text breaks off
 */
SudokuPickle *
sudoku_pickle_read (const SudokuSource *source,
                    GError **error)
{
  g_autoptr (SudokuPickle) self = NULL;
  SudokuScanner scanner;

  g_return_val_if_fail (source != NULL, NULL);

  self = g_new0 (SudokuPickle, 1);
  self->values = g_ptr_array_new_with_free_func (free_value);
  self->stack = g_ptr_array_new ();
  self->memo = g_hash_table_new (NULL, NULL);
  sudoku_source_scan (source, &scanner);
  while (sudoku_scanner_next_line (&scanner))
    while (scanner.at < scanner.line_end)
      if (!execute (self, &scanner, error))
        return NULL;
  if (!self->ended)
    {
      sudoku_scanner_refuse (&scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "pickle-end");
      return NULL;
    }
  return g_steal_pointer (&self);
}

/**
 * sudoku_pickle_get_root:
 *
 * Gets the value that was saved.
 *
 * Returns: (transfer none): the value
 */
const SudokuPickleValue *
sudoku_pickle_get_root (const SudokuPickle *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->stack->pdata[0];
}

/**
 * sudoku_pickle_value_get_number:
 * @self: (nullable): a value
 *
 * Gets a number, which may be infinite or NaN.
 *
 * Returns: the number; 0 of other values
 */
double
sudoku_pickle_value_get_number (const SudokuPickleValue *self)
{
  return self != NULL ? self->number : 0;
}

/**
 * sudoku_pickle_value_get_text:
 * @self: (nullable): a value
 *
 * Gets a text.
 *
 * Returns: (transfer none) (nullable): the text; %NULL of other values
 */
const char *
sudoku_pickle_value_get_text (const SudokuPickleValue *self)
{
  return self != NULL ? self->text : NULL;
}

/**
 * sudoku_pickle_value_get_length:
 * @self: (nullable): a value
 *
 * Gets how many items a list, a tuple or a dictionary has.
 *
 * Returns: the number; 0 of other values
 */
guint
sudoku_pickle_value_get_length (const SudokuPickleValue *self)
{
  return self != NULL && self->items != NULL ? self->items->len : 0;
}

/**
 * sudoku_pickle_value_get_item:
 * @self: (nullable): a value
 * @i: which, from 0
 *
 * Gets an item of a list, a tuple or a dictionary.
 *
 * Returns: (transfer none) (nullable): the item; %NULL when there is none
 */
const SudokuPickleValue *
sudoku_pickle_value_get_item (const SudokuPickleValue *self,
                              guint i)
{
  return i < sudoku_pickle_value_get_length (self) ? self->items->pdata[i] : NULL;
}

/**
 * sudoku_pickle_value_get_key:
 * @self: (nullable): a value
 * @i: which, from 0
 *
 * Gets the key of an item of a dictionary.
 *
 * Returns: (transfer none) (nullable): the key; %NULL when there is none
 */
const SudokuPickleValue *
sudoku_pickle_value_get_key (const SudokuPickleValue *self,
                             guint i)
{
  return self != NULL && self->keys != NULL && i < self->keys->len ? self->keys->pdata[i] : NULL;
}

/**
 * sudoku_pickle_value_find:
 * @self: (nullable): a value
 * @key: a text
 *
 * Gets the item of a dictionary with a key; the last one, when there are several, as in Python.
 *
 * Returns: (transfer none) (nullable): the item; %NULL when there is none
 */
const SudokuPickleValue *
sudoku_pickle_value_find (const SudokuPickleValue *self,
                          const char *key)
{
  g_return_val_if_fail (key != NULL, NULL);

  for (guint i = sudoku_pickle_value_get_length (self); i > 0; i--)
    if (g_strcmp0 (sudoku_pickle_value_get_text (sudoku_pickle_value_get_key (self, i - 1)), key) ==
        0)
      return self->items->pdata[i - 1];
  return NULL;
}
