/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of the kinds of rules. */

#include "sudoku-rule-list.h"

#include <string.h>

#include "sudoku-rule-kinds.h"

#define POINT(name, ...) &sudoku_rule_##name,
static const SudokuRuleKind *const kinds[] = {
  SUDOKU_RULE_KINDS (POINT) SUDOKU_LAWS (POINT) POINT (own)
};
#undef POINT

/* A set has an element for each. */
G_STATIC_ASSERT (G_N_ELEMENTS (kinds) <= 128);

/**
 * sudoku_rule_kinds:
 * @n_kinds: (out): how many there are
 *
 * Gets the table of the kinds of rules, in the order in which a shape has them.
 *
 * Returns: (transfer none) (array length=n_kinds): the table
 */
const SudokuRuleKind *const *
sudoku_rule_kinds (gsize *n_kinds)
{
  *n_kinds = G_N_ELEMENTS (kinds);
  return kinds;
}

/**
 * sudoku_rule_kind_find:
 * @id: an id
 * @length: its length in bytes, or −1 when it ends in a NUL
 *
 * Finds a kind of rule by its id.
 *
 * Returns: (nullable): the kind; %NULL if there is none
 */
const SudokuRuleKind *
sudoku_rule_kind_find (const char *id,
                       gssize length)
{
  gsize n = length < 0 ? strlen (id) : (gsize)length;

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strlen (kinds[i]->id) == n && memcmp (kinds[i]->id, id, n) == 0)
      return kinds[i];
  return NULL;
}

/**
 * sudoku_rule_kind_get_index:
 * @self: a kind of rule
 *
 * Gets the place of a kind in the table, from 0.
 *
 * Returns: the index
 */
guint
sudoku_rule_kind_get_index (const SudokuRuleKind *self)
{
  guint i = 0;

  while (kinds[i] != self)
    i++;
  return i;
}

/**
 * sudoku_rule_kind_get_set: (skip)
 * @self: a kind of rule
 *
 * Gets the set that has the index of the kind alone: sets of kinds are made of such.
 *
 * Returns: the set
 */
SudokuSet
sudoku_rule_kind_get_set (const SudokuRuleKind *self)
{
  return sudoku_set_single (sudoku_rule_kind_get_index (self));
}

/**
 * sudoku_rule_kind_is_offered:
 * @self: a kind of rule
 *
 * Tells whether it can be offered in a list: it is optional, no text is written for it, and a
 * puzzle has one of it.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_rule_kind_is_offered (const SudokuRuleKind *self)
{
  return self->optional && self->parameter != SUDOKU_RULE_OWN &&
         self->parameter != SUDOKU_RULE_ITEM;
}

/**
 * sudoku_rule_compare:
 * @a: a rule
 * @b: a rule
 *
 * Orders rules by their kinds, then by their parameters. Equal rules compare as 0.
 *
 * Returns: below, equal to or above 0
 */
int
sudoku_rule_compare (const SudokuRule *a,
                     const SudokuRule *b)
{
  const SudokuRuleKind *kind = sudoku_rule_get_kind (a), *other = sudoku_rule_get_kind (b);

  if (kind != other)
    return (int)sudoku_rule_kind_get_index (kind) - (int)sudoku_rule_kind_get_index (other);
  return sudoku_rule_compare_parameters (a, b);
}
