/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of sentences: cells, lists, numbers, and texts with names to fill in. */

#include "words-list.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * words_cell:
 * @cell: a cell
 *
 * Returns: (transfer full): "row 3 column 5", as a part of a sentence
 */
char *
words_cell (const SudokuGeometry *geometry,
            guint cell)
{
  guint side;

  g_return_val_if_fail (geometry != NULL, NULL);

  side = sudoku_geometry_get_side (geometry);
  g_return_val_if_fail (cell < side * side, NULL);
  /* Translators: a cell of the board, as an item of a list or a part of a sentence. */
  return g_strdup_printf (_ ("row %u column %u"), cell / side + 1, cell % side + 1);
}

/**
 * words_fill:
 * @sentence: a translated sentence with names in braces, such as "row {number}"
 * @...: pairs of a name and a string for it, then %NULL
 *
 * Replaces names in braces. Unlike with printf, a translation may use them in any order and leave
 * some out.
 *
 * Returns: (transfer full): the sentence
 */
char *
words_fill (const char *sentence,
            ...)
{
  GString *text = g_string_new (sentence);
  va_list arguments;
  const char *name;

  va_start (arguments, sentence);
  while ((name = va_arg (arguments, const char *)) != NULL)
    {
      g_autofree char *braced = g_strdup_printf ("{%s}", name);

      g_string_replace (text, braced, va_arg (arguments, const char *), 0);
    }
  va_end (arguments);
  return g_string_free (text, FALSE);
}

/**
 * words_capitalise:
 * @text: a part of a sentence
 *
 * Returns: (transfer full): the text with a capital first letter
 */
char *
words_capitalise (const char *text)
{
  char utf8[7] = "";

  g_return_val_if_fail (text != NULL, NULL);

  if (*text == '\0')
    return g_strdup (text);
  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (text)), utf8);
  return g_strconcat (utf8, g_utf8_next_char (text), NULL);
}

/**
 * words_sentence:
 * @text: a sentence without its beginning and its end: "row 3 column 4 is 5"
 *
 * Returns: (transfer full): the text with a capital first letter and a full stop
 */
char *
words_sentence (const char *text)
{
  g_autofree char *capitalised = words_capitalise (text);

  /* Translators: a full sentence out of one without its full stop. */
  return g_strdup_printf (_ ("%s."), capitalised);
}

/**
 * words_join_all:
 * @items: (element-type utf8): strings, which are used up
 *
 * Joins the last one like all others.
 *
 * Returns: (transfer full): "a, b, c"
 */
char *
words_join_all (GPtrArray *items)
{
  g_ptr_array_add (items, NULL);
  /* Translators: stands between the items of a list, but not before the last one. */
  return g_strjoinv (C_ ("between items of a list", ", "), (char **)items->pdata);
}

/**
 * words_join:
 * @items: (element-type utf8): strings, which are used up
 * @n_more: how many items there are besides them
 *
 * Returns: (transfer full): "a, b and c", or "a, b, c and 5 more"
 */
char *
words_join (GPtrArray *items,
            gsize n_more)
{
  g_autofree char *last = NULL;
  g_autofree char *head = NULL;

  if (n_more == 0 && items->len > 1)
    last = g_ptr_array_steal_index (items, items->len - 1);
  head = words_join_all (items);
  if (n_more > 0)
    /* Translators: %s is a list such as "row 1 column 2, row 3 column 4". */
    return g_strdup_printf (ngettext ("%s and %u more", "%s and %u more", n_more),
                            head,
                            (guint)n_more);
  if (last != NULL)
    /* Translators: the end of a list: all items but the last one, and the last one. */
    return g_strdup_printf (_ ("%s and %s"), head, last);
  return g_steal_pointer (&head);
}

/**
 * words_join_alternatives:
 * @items: (element-type utf8): strings, at least one, which are used up
 *
 * Returns: (transfer full): "a, b or c"
 */
char *
words_join_alternatives (GPtrArray *items)
{
  g_autofree char *last = NULL;
  g_autofree char *head = NULL;

  g_return_val_if_fail (items != NULL && items->len > 0, NULL);

  last = g_ptr_array_steal_index (items, items->len - 1);
  if (items->len == 0)
    return g_steal_pointer (&last);
  head = words_join_all (items);
  /* Translators: the end of a list: all items but the last one, and the last one. */
  return g_strdup_printf (_ ("%s or %s"), head, last);
}

/**
 * words_alternatives:
 * @values: (array length=n_values): values
 * @n_values: how many, at least 1
 *
 * Returns: (transfer full): "1, 2 or 5"
 */
char *
words_alternatives (const guint *values,
                    gsize n_values)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (n_values > 0, NULL);

  for (gsize i = 0; i < n_values; i++)
    g_ptr_array_add (items, g_strdup_printf ("%u", values[i]));
  return words_join_alternatives (items);
}

/**
 * words_cells:
 * @cells: (array length=n_cells): cells
 * @n_cells: how many
 * @max: how many are named at most, at least 1; the others are counted
 *
 * Returns: (transfer full): "row 1 column 2, row 3 column 4 and 7 more"
 */
char *
words_cells (const SudokuGeometry *geometry,
             const guint *cells,
             gsize n_cells,
             gsize max)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (geometry != NULL && max > 0, NULL);

  for (gsize i = 0; i < MIN (n_cells, max); i++)
    g_ptr_array_add (items, words_cell (geometry, cells[i]));
  return words_join (items, n_cells - MIN (n_cells, max));
}

/**
 * words_values:
 * @values: (array length=n_values): values
 * @n_values: how many
 *
 * Returns: (transfer full): "1, 2 and 5"
 */
char *
words_values (const guint *values,
              gsize n_values)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (gsize i = 0; i < n_values; i++)
    g_ptr_array_add (items, g_strdup_printf ("%u", values[i]));
  return words_join (items, 0);
}

/**
 * words_count:
 * @count: a number
 *
 * Groups digits as SI recommends, by narrow no-break spaces, so that the number reads the same in
 * every language.
 *
 * Returns: (transfer full): "12 018"
 */
char *
words_count (guint64 count)
{
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, count);
  GString *text = g_string_new (NULL);
  gsize length = strlen (digits);

  for (gsize i = 0; i < length; i++)
    {
      if (i > 0 && (length - i) % 3 == 0)
        g_string_append_unichar (text, 0x202f);
      g_string_append_c (text, digits[i]);
    }
  return g_string_free (text, FALSE);
}
