/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Kinds of puzzles and times, in words. */

#include "words-play.h"

#include <glib/gi18n.h>

#include "words-level.h"
#include "words-terms.h"

static gboolean
has_rule (const SudokuKind *kind,
          gsize index)
{
  return sudoku_set_has (kind->rules, (guint)index);
}

static gboolean
has_regions (const SudokuKind *kind)
{
  return has_rule (kind, sudoku_rule_kind_get_index (sudoku_rule_kind_find ("regions", -1)));
}

static char *
describe_shape (const SudokuKind *kind)
{
  if (kind->box_rows == 0 && !has_regions (kind))
    /* Translators: a puzzle of so many rows and columns, which has no boxes. */
    return g_strdup_printf (_ ("%u × %u, no boxes"), kind->side, kind->side);
  if (kind->box_rows == kind->box_columns)
    /* Translators: a puzzle of so many rows and columns. */
    return g_strdup_printf (_ ("%u × %u"), kind->side, kind->side);
  /* Translators: a puzzle of so many rows and columns, and the rows and columns of its boxes. */
  return g_strdup_printf (_ ("%u × %u, boxes of %u × %u"), kind->side, kind->side, kind->box_rows,
                          kind->box_columns);
}

static char *
describe_rules (const SudokuKind *kind)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *shape = describe_shape (kind);
  g_autofree char *list = NULL;
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  for (gsize i = 0; i < n_kinds; i++)
    if (has_rule (kind, i))
      g_ptr_array_add (names, g_strdup (_ (kinds[i]->name)));
  if (names->len == 0)
    return g_steal_pointer (&shape);
  list = words_join (names, 0);
  /* Translators: a shape such as "9 × 9", and rules such as "Diagonals and Anti-King". */
  return g_strdup_printf (_ ("%s, %s"), shape, list);
}

/**
 * words_kind:
 * @kind: a kind of puzzle
 *
 * Returns: (transfer full): "9 × 9", "6 × 6, boxes of 2 × 3", "9 × 9, Diagonals"; followed by the
 *   difficulty if known: "9 × 9 · Easy"
 */
char *
words_kind (const SudokuKind *kind)
{
  g_autofree char *rules = NULL;
  const char *difficulty;

  g_return_val_if_fail (kind != NULL, NULL);

  rules = describe_rules (kind);
  difficulty = sudoku_difficulty_get_name (kind->difficulty);
  if (difficulty != NULL)
    /* Translators: a kind of puzzle, such as "9 × 9", and how hard it is, such as "Easy". */
    return g_strdup_printf (_ ("%s · %s"), rules, _ (difficulty));
  return g_steal_pointer (&rules);
}

/* "rated 3.0–4.5", or "rated 3.0" when both are the same; "rated 3.0 or higher", "up to 4.5". */
static char *
describe_ratings (guint min,
                  guint max)
{
  if (min == max)
    /* Translators: the rating of a puzzle, such as 3.0. */
    return g_strdup_printf (_ ("rated %u.%u"), min / 10, min % 10);
  if (max >= SUDOKU_RATING_MAX)
    /* Translators: the lowest rating of a puzzle, such as 3.0. */
    return g_strdup_printf (_ ("rated %u.%u or higher"), min / 10, min % 10);
  if (min == 0)
    /* Translators: the highest rating of a puzzle, such as 3.0. */
    return g_strdup_printf (_ ("rated up to %u.%u"), max / 10, max % 10);
  /* Translators: the lowest and the highest rating of a puzzle, such as 3.0–4.5. */
  return g_strdup_printf (_ ("rated %u.%u–%u.%u"), min / 10, min % 10, max / 10, max % 10);
}

/**
 * words_demand:
 * @demand: what a puzzle demands of its solver
 *
 * Returns: (transfer full) (nullable): "X-wing", "rated 3.0–4.5" or "X-wing, rated up to 4.5";
 *   %NULL without a demand
 */
char *
words_demand (const SudokuDemand *demand)
{
  const char *name = NULL;
  g_autofree char *ratings = NULL;

  g_return_val_if_fail (demand != NULL, NULL);

  name = demand->technique != NULL ? _ (demand->technique->name) : NULL;
  if (demand->rating_max == 0)
    return g_strdup (name);
  ratings = describe_ratings (demand->rating_min, demand->rating_max);
  if (name == NULL)
    return g_steal_pointer (&ratings);
  /* Translators: the technique that a puzzle needs, such as "X-wing", and its rating, such as
   * "rated 3.0–4.5". */
  return g_strdup_printf (_ ("%s, %s"), name, ratings);
}

/**
 * words_kind_with_demand:
 * @kind: a kind of puzzle
 * @demand: (nullable): the demand on its solver
 *
 * Returns: (transfer full): "9 × 9 · X-wing" or "9 × 9 · rated 3.0–4.5"; as words_kind() without a
 *   demand
 */
char *
words_kind_with_demand (const SudokuKind *kind,
                        const SudokuDemand *demand)
{
  g_autofree char *rules = NULL;
  g_autofree char *demanded = NULL;

  g_return_val_if_fail (kind != NULL, NULL);

  if (demand == NULL || sudoku_demand_is_open (demand))
    return words_kind (kind);
  rules = describe_rules (kind);
  demanded = words_demand (demand);
  /* Translators: a kind of puzzle, such as "9 × 9", and what it demands, such as "X-wing". */
  return g_strdup_printf (_ ("%s · %s"), rules, demanded);
}

/**
 * words_kind_with_level:
 * @kind: a kind of puzzle, of which the difficulty does not count
 * @level: the level of a puzzle
 *
 * Returns: (transfer full): "9 × 9 · Hard"; "9 × 9" when the level is unknown
 */
char *
words_kind_with_level (const SudokuKind *kind,
                       SudokuLevel level)
{
  g_autofree char *rules = NULL;

  g_return_val_if_fail (kind != NULL, NULL);

  rules = describe_rules (kind);
  if (level == SUDOKU_LEVEL_UNKNOWN)
    return g_steal_pointer (&rules);
  /* Translators: a kind of puzzle, such as "9 × 9", and its level, such as "Hard". */
  return g_strdup_printf (_ ("%s · %s"), rules, words_level_name (level));
}

/**
 * words_time:
 * @seconds: the elapsed time of a game, not negative
 *
 * Returns: (transfer full): the time as a clock shows it, "3:07" or "1:03:07"
 */
char *
words_time (double seconds)
{
  guint whole = (guint)seconds;

  if (whole < 3600)
    return g_strdup_printf ("%u:%02u", whole / 60, whole % 60);
  return g_strdup_printf ("%u:%02u:%02u", whole / 3600, whole / 60 % 60, whole % 60);
}
