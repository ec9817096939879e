/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of a shape as one word: the text forms of its rules with ";" between them, without
 * rows and columns, which are always there; "." when there are no others. */

#include "sudoku-geometry-text.h"

#include <string.h>

#include "sudoku-rule-text.h"

static gboolean
is_always_there (const SudokuRuleKind *kind)
{
  return kind->parameter == SUDOKU_RULE_ALONE && !kind->optional;
}

/**
 * sudoku_geometry_write_rules:
 * @string: the text to append to
 *
 * Writes "boxes=3x3;x", or "." for rows and columns alone.
 */
void
sudoku_geometry_write_rules (const SudokuGeometry *self,
                             GString *string)
{
  gboolean any = FALSE;

  g_return_if_fail (self != NULL && string != NULL);

  for (guint i = 0; i < sudoku_geometry_get_n_rules (self); i++)
    {
      const SudokuRule *rule = sudoku_geometry_get_rule (self, i);
      g_autofree char *text = NULL;

      if (is_always_there (sudoku_rule_get_kind (rule)))
        continue;
      text = sudoku_rule_to_text (rule, sudoku_geometry_get_side (self));
      if (any)
        g_string_append_c (string, ';');
      g_string_append (string, text);
      any = TRUE;
    }
  if (!any)
    g_string_append_c (string, '.');
}

/**
 * sudoku_geometry_parse_rules:
 * @side: the side N
 * @text: what sudoku_geometry_write_rules() writes
 * @length: its length in bytes
 *
 * Reads the rules of a shape.
 *
 * Returns: (transfer full) (nullable): the shape, or %NULL with SUDOKU_ERROR_SHAPE
 */
SudokuGeometry *
sudoku_geometry_parse_rules (guint side,
                             const char *text,
                             gsize length,
                             GError **error)
{
  g_autoptr (GPtrArray) rules =
    g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  g_autofree char *all = NULL;
  char *rest = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  all = g_strndup (text, length);
  rest = strcmp (all, ".") == 0 ? NULL : all;
  while (rest != NULL)
    {
      char *end = strchr (rest, ';');
      SudokuRule *rule = NULL;

      if (end != NULL)
        *end++ = '\0';
      rule = sudoku_rule_parse (side, rest, error);
      if (rule == NULL)
        return NULL;
      g_ptr_array_add (rules, rule);
      rest = end;
    }
  return sudoku_geometry_new_with_rules (side, (SudokuRule **)rules->pdata, rules->len, error);
}
