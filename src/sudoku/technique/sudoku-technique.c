/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All techniques, from the tables of their families. Knows none of them. */

#include <string.h>

#include "sudoku-technique.h"

#include "sudoku-technique-list.h"

#define DECLARE(name) extern const SudokuTechniqueFamily sudoku_technique_family_##name;
#define ADDRESS(name) &sudoku_technique_family_##name,

SUDOKU_TECHNIQUE_FAMILY_LIST (DECLARE)

static const SudokuTechniqueFamily *const families[] = { SUDOKU_TECHNIQUE_FAMILY_LIST (ADDRESS) };

/**
 * sudoku_technique_families: (skip)
 * @n_families: (out): how many there are
 *
 * Gets all families of techniques.
 *
 * Returns: (transfer none) (array length=n_families): all families
 */
const SudokuTechniqueFamily *const *
sudoku_technique_families (gsize *n_families)
{
  g_return_val_if_fail (n_families != NULL, NULL);

  *n_families = G_N_ELEMENTS (families);
  return families;
}

static gpointer
gather (gpointer user_data G_GNUC_UNUSED)
{
  GPtrArray *all = g_ptr_array_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (families); i++)
    for (guint k = 0; k < families[i]->n_techniques; k++)
      g_ptr_array_add (all, (gpointer)&families[i]->techniques[k]);
  return all;
}

/**
 * sudoku_techniques: (skip)
 * @n_techniques: (out): how many there are
 *
 * Gets all techniques, family by family.
 *
 * Returns: (transfer none) (array length=n_techniques): all techniques
 */
const SudokuTechnique *const *
sudoku_techniques (gsize *n_techniques)
{
  static GOnce once = G_ONCE_INIT;
  const GPtrArray *all = NULL;

  g_return_val_if_fail (n_techniques != NULL, NULL);

  g_once (&once, gather, NULL);
  all = once.retval;
  *n_techniques = all->len;
  return (const SudokuTechnique *const *)all->pdata;
}

/**
 * sudoku_technique_find: (skip)
 * @id: the id of a technique, or its code in HoDoKu's library
 *
 * Finds a technique by its id or code.
 *
 * Returns: (transfer none) (nullable): the technique; %NULL if there is none
 */
const SudokuTechnique *
sudoku_technique_find (const char *id)
{
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);

  g_return_val_if_fail (id != NULL, NULL);

  for (gsize i = 0; i < n; i++)
    if (g_str_equal (techniques[i]->id, id) || g_strcmp0 (techniques[i]->code, id) == 0)
      return techniques[i];
  return NULL;
}

/* Whether a code is those four digits with a variant after a hyphen. */
static gboolean
is_variant (const char *code,
            const char *digits)
{
  gsize length = strlen (digits);

  return code != NULL && length == 4 && strncmp (code, digits, length) == 0 && code[length] == '-';
}

/**
 * sudoku_technique_find_all: (skip)
 * @id: the id of a technique, its code, or the four digits that the codes of its variants share
 *
 * Finds all techniques with an id or code.
 *
 * Returns: (transfer container) (element-type SudokuTechnique): the techniques; none when the id is
 *   unknown
 */
GPtrArray *
sudoku_technique_find_all (const char *id)
{
  GPtrArray *all = g_ptr_array_new ();
  const SudokuTechnique *exact;
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);

  g_return_val_if_fail (id != NULL, all);

  exact = sudoku_technique_find (id);
  if (exact != NULL)
    g_ptr_array_add (all, (gpointer)exact);
  for (gsize i = 0; i < n; i++)
    if (is_variant (techniques[i]->code, id))
      g_ptr_array_add (all, (gpointer)techniques[i]);
  return all;
}

/**
 * sudoku_technique_estimate_level: (skip)
 * @self: a technique
 *
 * Gets the level of puzzles that need a technique. Where levels don't count it, the level is
 * estimated from its rating on the scale in the manner of Sudoku Explainer; what is not on that
 * scale either is taken for the hardest.
 *
 * Returns: the level, never unknown
 */
SudokuLevel
sudoku_technique_estimate_level (const SudokuTechnique *self)
{
  /* The lowest ratings of the levels. */
  static const struct
  {
    guint weight;
    SudokuLevel level;
  } limits[] = {
    { 65, SUDOKU_LEVEL_EXTREME },
    { 50, SUDOKU_LEVEL_EXPERT },
    { 32, SUDOKU_LEVEL_HARD },
    { 24, SUDOKU_LEVEL_MEDIUM },
    { 1, SUDOKU_LEVEL_EASY },
  };

  g_return_val_if_fail (self != NULL, SUDOKU_LEVEL_UNKNOWN);

  if (self->level != SUDOKU_LEVEL_UNKNOWN)
    return self->level;
  for (gsize i = 0; i < G_N_ELEMENTS (limits); i++)
    if (self->explainer_weight >= limits[i].weight)
      return limits[i].level;
  return SUDOKU_LEVEL_EXTREME;
}
