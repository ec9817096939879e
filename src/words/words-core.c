/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a formula has no model, and properties of its models, in words. */

#include "satdoku-config.h"

#include "words-core.h"

#include <glib/gi18n.h>

#include "words-terms.h"

static char *
say_once (const char *place,
          guint value)
{
  g_autofree char *start = words_capitalise (place);

  /* Translators: a house and a value: "Row 3 holds 5 exactly once". */
  return g_strdup_printf (_ ("%s holds %u exactly once"), start, value);
}

/* The cells that several clauses of a pair or a mask have in common. */
static char *
say_cells (const SudokuCnf *cnf,
           const SudokuClauseGroup *group)
{
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf));
  guint16 found[SUDOKU_SIDE_MAX];
  guint cells[SUDOKU_SIDE_MAX];
  guint n = sudoku_cnf_get_clause_cells (cnf, group->first, found);
  gsize n_families;
  const SudokuFamily *families = sudoku_cnf_get_families (cnf, &n_families);
  g_autofree char *list = NULL;

  for (guint i = 0; i < n; i++)
    cells[i] = found[i];
  list = words_cells (geometry, cells, n, n);
  /* Translators: the heading of a rule and cells: "A knight’s move apart: row 1 column 1 and row
   * 2 column 3".
   */
  return g_strdup_printf (_ ("%s: %s"), words_family (&families[group->family]), list);
}

/**
 * words_clause_group:
 * @group: a group of clauses
 *
 * Returns: (transfer full): the meaning of the clauses, as a sentence without its full stop
 */
char *
words_clause_group (const SudokuCnf *cnf,
                    const SudokuClauseGroup *group)
{
  const SudokuGeometry *geometry = NULL;
  g_autofree char *place = NULL;
  g_autofree char *start = NULL;

  g_return_val_if_fail (cnf != NULL && group != NULL, NULL);

  geometry = sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf));
  switch (group->kind)
    {
    case SUDOKU_CLAUSE_GROUP_CELL:
      place = words_cell (geometry, group->cell);
      start = words_capitalise (place);
      /* Translators: %s is a cell, "Row 1 column 2". */
      return g_strdup_printf (_ ("%s holds exactly one value"), start);
    case SUDOKU_CLAUSE_GROUP_HOUSE:
      place = words_house (geometry, group->house);
      return say_once (place, group->value);
    case SUDOKU_CLAUSE_GROUP_TRUTH:
      place = words_truth (geometry, group->truth);
      return say_once (place,
                       sudoku_groups_get_truth (sudoku_geometry_get_groups (geometry), group->truth)
                         ->value);
    case SUDOKU_CLAUSE_GROUP_GIVEN:
    case SUDOKU_CLAUSE_GROUP_OTHER:
    default:
      return group->n_clauses == 1 ? words_clause (cnf, group->first) : say_cells (cnf, group);
    }
}

/**
 * words_core:
 * @groups: (nullable): the groups of clauses the core consists of; %NULL: single clauses
 * @n_givens: for a puzzle: the number of filled cells in the core
 * @n_others: the number of rules, or clauses, besides them
 *
 * Describes the size of a core.
 *
 * Returns: (transfer full): "9 givens and 10 rules", as a part of a sentence
 */
char *
words_core (const SudokuClauseGroups *groups,
            guint n_givens,
            guint n_others)
{
  g_autofree char *givens =
    g_strdup_printf (ngettext ("%u given", "%u givens", n_givens), n_givens);
  g_autofree char *others = NULL;

  if (groups == NULL)
    others = g_strdup_printf (ngettext ("%u clause", "%u clauses", n_others), n_others);
  else
    others = g_strdup_printf (ngettext ("%u rule", "%u rules", n_others), n_others);
  if (n_givens == 0)
    return g_steal_pointer (&others);
  if (n_others == 0)
    return g_steal_pointer (&givens);
  /* Translators: "9 givens" and "10 rules". */
  return g_strdup_printf (_ ("%s and %s"), givens, others);
}

/**
 * words_core_minimal:
 * @minimal: whether leaving out each part of a core was tried
 *
 * Returns: (transfer none): what that means, as a sentence
 */
const char *
words_core_minimal (gboolean minimal)
{
  return minimal ? _ ("Minimal: removing any one of them leaves a model.")
                 : _ ("Small, but perhaps not minimal: there was no time to try removing each of "
                      "them.");
}

/**
 * words_model_count:
 * @count: how many models a formula has
 *
 * Returns: (transfer full): "24 models" or "More than 1 000 models"
 */
char *
words_model_count (const SatModelCount *count)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (count != NULL, NULL);

  if (count->exact)
    {
      number = words_count (count->n_models);
      /* Translators: %s is a number with grouped digits. */
      return g_strdup_printf (ngettext ("%s model", "%s models", (gulong)count->n_models), number);
    }
  number = words_count (count->n_models - (count->n_models < G_MAXUINT64));
  /* Translators: %s is a number with grouped digits. */
  return g_strdup_printf (_ ("More than %s models"), number);
}

/* How many of the counted variables are in no clause. */
static guint64
count_free (const SatFormula *formula,
            guint64 n_counted)
{
  g_autoptr (SatRenumbering) renumbering = sat_renumbering_new (formula, NULL);
  g_autofree guint8 *shown = NULL;
  g_autofree guint8 *occurs = NULL;
  const SatAnalysisRun run = { 0 };

  if (renumbering == NULL)
    return 0;
  occurs = sat_analysis_run_mark (&run, formula, renumbering, NULL);
  for (int number = 1; number <= sat_renumbering_get_n (renumbering); number++)
    n_counted -= occurs[number];
  return n_counted;
}

/**
 * words_model_scope:
 *
 * Describes the variables over which models are counted, if these are not simply all.
 *
 * Returns: (transfer full) (nullable): a sentence without its full stop, or %NULL
 */
char *
words_model_scope (const SatFormula *formula)
{
  const SatCounting *counting = NULL;
  guint64 n_counted, n_free;
  g_autofree char *all = NULL;
  g_autofree char *number = NULL;

  g_return_val_if_fail (formula != NULL, NULL);

  counting = sat_formula_get_counting (formula);
  n_counted = sat_analysis_count_shown (formula);
  n_free = count_free (formula, n_counted);
  all = words_count (n_counted);
  number = words_count (n_free);
  if (counting != NULL && counting->shown != NULL)
    /* Translators: %s is a number with grouped digits. “c p show” stays as it is. */
    return g_strdup_printf (ngettext ("Counted over the %s variable that “c p show” names",
                                      "Counted over the %s variables that “c p show” names",
                                      (gulong)n_counted),
                            all);
  if (n_free == 0)
    return NULL;
  /* Translators: two numbers with grouped digits; the second counts for the plural. */
  return g_strdup_printf (
    ngettext ("Counted over all %s variables of the header: %s is in no clause, and doubles the "
              "number",
              "Counted over all %s variables of the header: %s are in no clause, and each doubles "
              "the number",
              (gulong)n_free),
    all, number);
}

/**
 * words_model_backbone:
 * @backbone: what all models of a formula have in common
 *
 * Returns: (transfer full): the number of literals in it, as a sentence without its full stop
 */
char *
words_model_backbone (const SatBackbone *backbone)
{
  g_autofree char *number = NULL;
  gulong n;

  g_return_val_if_fail (backbone != NULL, NULL);

  n = backbone->literals->len;
  number = words_count (n);
  if (!backbone->complete)
    /* Translators: %s is a number with grouped digits. */
    return g_strdup_printf (ngettext ("At least %s literal is true in every model",
                                      "At least %s literals are true in every model", n),
                            number);
  if (n == 0)
    return g_strdup (_ ("No literal is true in every model"));
  /* Translators: %s is a number with grouped digits. */
  return g_strdup_printf (ngettext ("%s literal is true in every model",
                                    "%s literals are true in every model", n),
                          number);
}
