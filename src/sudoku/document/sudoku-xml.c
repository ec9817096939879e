/* SPDX-License-Identifier: GPL-3.0-or-later */

/* XML from outside, by GMarkup. Its own errors and those of the handlers get their places here.
 * Knows no format. */

#include "sudoku-xml.h"

#include "sudoku-error.h"

/**
 * sudoku_xml_parse: (skip)
 * @source: a text
 * @parser: the handlers
 * @data: for @parser
 *
 * Reads XML. Handlers fail with sudoku_xml_refuse().
 *
 * Returns: %FALSE with SUDOKU_ERROR_SYNTAX, or another error of a handler
 */
gboolean
sudoku_xml_parse (const SudokuSource *source,
                  const GMarkupParser *parser,
                  gpointer data,
                  GError **error)
{
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) local_error = NULL;
  int line = 1, column = 1;
  SatPlace place = { .name = source->name };

  context = g_markup_parse_context_new (parser, G_MARKUP_TREAT_CDATA_AS_TEXT, data, NULL);
  if (g_markup_parse_context_parse (context, source->text, (gssize)source->length,
                                    &local_error) &&
      g_markup_parse_context_end_parse (context, &local_error))
    return TRUE;
  g_markup_parse_context_get_position (context, &line, &column);
  place.line = source->first_line + (gsize)MAX (line, 1) - 1;
  if (local_error->domain != SUDOKU_ERROR)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &place, "xml-broken");
      return FALSE;
    }
  sudoku_error_add_place (&local_error, &place);
  g_propagate_error (error, g_steal_pointer (&local_error));
  return FALSE;
}

/**
 * sudoku_xml_get: (skip)
 * @names: (array zero-terminated=1): names of attributes
 * @values: their values
 * @name: the name of the attribute
 *
 * Gets an attribute.
 *
 * Returns: (transfer none) (nullable): its value; %NULL when it is not there
 */
const char *
sudoku_xml_get (const char *const *names,
                const char *const *values,
                const char *name)
{
  for (gsize i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];
  return NULL;
}

/**
 * sudoku_xml_refuse: (skip)
 * @sentence: the id of a sentence without facts
 * @error: return location for an error
 *
 * Reports an error at the place of the parser.
 *
 * Returns: %FALSE with SUDOKU_ERROR_SYNTAX
 */
gboolean
sudoku_xml_refuse (GError **error,
                   const char *sentence)
{
  sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, NULL, sentence);
  return FALSE;
}
