/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Faults of a puzzle or a model in sentences without a full stop: broken rules, dead ends, false
 * clauses. Rows, columns and boxes count from 1 here. */

#include "satdoku-config.h"

#include "words-trouble.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "words-table.h"
#include "words-terms.h"

/* How many cells of one kind of trouble are named; the others are counted. */
#define CELLS_SHOWN 8

static GPtrArray *
new_items (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  return *(const guint16 *)a - *(const guint16 *)b;
}

/* The cells of a house by what distinguishes them there, in reading order: "columns 1 and 4". */
static char *
describe_places (const SudokuGeometry *geometry,
                 guint house,
                 const guint16 *house_cells,
                 guint n_cells)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  SudokuToldBy told_by = sudoku_groups_get_house (groups, house)->family->told_by;
  guint side = sudoku_geometry_get_side (geometry);
  g_autofree guint16 *cells = g_memdup2 (house_cells, n_cells * sizeof *cells);
  g_autoptr (GPtrArray) items = new_items ();
  g_autofree char *list = NULL;

  qsort (cells, n_cells, sizeof *cells, compare_cells);
  for (guint i = 0; i < n_cells; i++)
    {
      if (told_by == SUDOKU_TOLD_BY_COLUMN)
        g_ptr_array_add (items, g_strdup_printf ("%u", cells[i] % side + 1));
      else if (told_by == SUDOKU_TOLD_BY_CELL)
        g_ptr_array_add (items, words_cell (geometry, cells[i]));
      else
        g_ptr_array_add (items, g_strdup_printf ("%u", cells[i] / side + 1));
    }
  list = words_join (items, 0);
  if (told_by == SUDOKU_TOLD_BY_CELL)
    return g_steal_pointer (&list);
  if (told_by == SUDOKU_TOLD_BY_COLUMN)
    /* Translators: %s is a list of numbers such as "1, 3 and 4". */
    return g_strdup_printf (ngettext ("column %s", "columns %s", n_cells), list);
  /* Translators: %s is a list of numbers such as "1, 3 and 4". */
  return g_strdup_printf (ngettext ("row %s", "rows %s", n_cells), list);
}

/* A breach that is not about a house, in the words of the rule. */
static char *
describe_breach (const SudokuGeometry *geometry,
                 guint rule,
                 guint value,
                 const guint *cells,
                 guint n_cells)
{
  const SudokuRule *broken = sudoku_geometry_get_rule (geometry, rule);
  const SudokuRuleKind *kind = sudoku_rule_get_kind (broken);
  g_autofree char *held = g_strdup_printf ("%u", value);
  g_autofree char *number = g_strdup_printf ("%u", sudoku_rule_get_number (broken, 0));
  g_autofree char *names = words_cells (geometry, cells, n_cells, CELLS_SHOWN);

  return words_fill (_ (kind->breach),
                     "value", held,
                     "number", number,
                     "cells", names,
                     "law", kind->law != NULL ? kind->law->identity : "",
                     NULL);
}

static char *
describe_conflict_of_cells (const SudokuGeometry *geometry,
                            const SudokuConflict *conflict)
{
  g_autofree guint *cells = g_new (guint, conflict->n_cells);

  for (guint i = 0; i < conflict->n_cells; i++)
    cells[i] = conflict->cells[i];
  return describe_breach (geometry, conflict->rule, conflict->value, cells, conflict->n_cells);
}

/**
 * words_conflict:
 *
 * Returns: (transfer full): "5 appears twice in row 3: columns 1 and 4"
 */
char *
words_conflict (const SudokuGeometry *geometry,
                const SudokuConflict *conflict)
{
  g_autofree char *places = NULL;
  g_autofree char *house = NULL;

  g_return_val_if_fail (geometry != NULL && conflict != NULL, NULL);

  if (conflict->house == SUDOKU_NO_HOUSE)
    return describe_conflict_of_cells (geometry, conflict);
  places = describe_places (geometry, conflict->house, conflict->cells, conflict->n_cells);
  house = words_house (geometry, conflict->house);
  if (conflict->n_cells == 2)
    /* Translators: a broken rule: a value, a house ("row 3"), its cells ("columns 1 and 4"). */
    return g_strdup_printf (_ ("%u appears twice in %s: %s"), conflict->value, house, places);
  /* Translators: a broken rule: a value, a number above 2, a house ("row 3"), its cells. */
  return g_strdup_printf (_ ("%u appears %u times in %s: %s"),
                          conflict->value, conflict->n_cells, house, places);
}

static char *
describe_values (SudokuSet set)
{
  g_autoptr (GPtrArray) items = new_items ();
  guint value;

  SUDOKU_SET_FOREACH (set, value)
  {
    g_ptr_array_add (items, g_strdup_printf ("%u", value));
  }
  return words_join (items, 0);
}

static char *
describe_hall (const SudokuGeometry *geometry,
               const SudokuDeadEnd *dead_end)
{
  const guint16 *house_cells = sudoku_geometry_get_house_cells (geometry, dead_end->house);
  guint n_values = sudoku_set_count (dead_end->values);
  guint n_cells = sudoku_set_count (dead_end->places);
  g_autofree char *house = words_house (geometry, dead_end->house);
  g_autofree char *values = describe_values (dead_end->values);
  g_autofree guint16 *cells = g_new0 (guint16, n_cells + 1);
  g_autofree char *places = NULL;
  guint n = 0;
  guint place;

  SUDOKU_SET_FOREACH (dead_end->places, place)
  {
    cells[n++] = house_cells[place];
  }
  places = describe_places (geometry, dead_end->house, cells, n_cells);
  if (n_cells > n_values)
    /* Translators: a house ("row 3"), its cells ("columns 1, 2 and 4"), values ("5 and 6"). */
    return g_strdup_printf (_ ("%s has too few values left for %s: only %s"),
                            house, places, values);
  /* Translators: a house ("row 3"), values ("5, 6 and 7"), cells ("columns 1 and 4"). */
  return g_strdup_printf (_ ("%s has too few places left for %s: only %s"),
                          house, values, places);
}

/* For a further truth: what it needs; for several, that they compete. */
static char *
describe_truths (const SudokuGeometry *geometry,
                 const SudokuDeadEnd *dead_end)
{
  const SudokuTruth *truth =
    sudoku_groups_get_truth (sudoku_geometry_get_groups (geometry), dead_end->truth);
  g_autofree char *number = g_strdup_printf ("%u", truth->number + 1);
  g_autofree char *value = g_strdup_printf ("%u", truth->value);
  g_autofree char *name = NULL;
  g_autofree char *values = NULL;

  if (dead_end->kind == SUDOKU_DEAD_END_TRUTH)
    {
      name = words_fill (_ (truth->family->needs), "number", number, "value", value, NULL);
      /* Translators: %s is a sentence such as "Box 3 of the columns of values needs column 2
       * somewhere". */
      return g_strdup_printf (_ ("%s, but no place is left"), name);
    }
  name = words_fill (_ (truth->family->name), "number", number, NULL);
  values = describe_values (dead_end->values);
  /* Translators: what is too short of places ("box 3 of the columns of values"), and which numbers
   * in it ("1, 2 and 4"). */
  return g_strdup_printf (_ ("%s has too few places left for %s"), name, values);
}

/**
 * words_dead_end:
 * @dead_end: why there can be no solution
 *
 * Returns: (transfer full) (nullable): "no value is left for row 5 column 1"; %NULL when there is
 *   no dead end
 */
char *
words_dead_end (const SudokuGeometry *geometry,
                const SudokuDeadEnd *dead_end)
{
  SudokuTabled tabled = { 0 };
  g_autofree char *name = NULL;

  g_return_val_if_fail (geometry != NULL && dead_end != NULL, NULL);

  switch (dead_end->kind)
    {
    case SUDOKU_DEAD_END_CELL:
      name = words_cell (geometry, dead_end->cell);
      /* Translators: %s is a cell ("row 5 column 1"). */
      return g_strdup_printf (_ ("no value is left for %s"), name);
    case SUDOKU_DEAD_END_VALUE:
      name = words_house (geometry, dead_end->house);
      /* Translators: a value and a house ("row 3"). */
      return g_strdup_printf (_ ("no place is left for %u in %s"), dead_end->value, name);
    case SUDOKU_DEAD_END_HALL:
      return describe_hall (geometry, dead_end);
    case SUDOKU_DEAD_END_TRUTH:
    case SUDOKU_DEAD_END_HALL_TRUTHS:
      return describe_truths (geometry, dead_end);
    case SUDOKU_DEAD_END_TABLE:
      tabled =
        sudoku_groups_get_tabled (sudoku_geometry_get_groups (geometry), dead_end->tabled);
      name = words_cell (geometry, tabled.cells[0]);
      return words_table_unfit (geometry, dead_end->tabled, name);
    case SUDOKU_DEAD_END_OWN:
      return g_strdup (_ ("your own clauses can’t all hold"));
    case SUDOKU_DEAD_END_NONE:
    default:
      return NULL;
    }
}

/**
 * words_no_solution:
 * @grid: a grid without a solution
 *
 * Describes what is wrong without a search: broken rules first, otherwise the dead end of
 * propagation. Costs one propagation.
 *
 * Returns: (transfer full) (element-type utf8): sentences; empty when only a search finds it
 */
GPtrArray *
words_no_solution (const SudokuGrid *grid)
{
  g_autoptr (GPtrArray) sentences = new_items ();
  g_autoptr (GPtrArray) conflicts = NULL;
  g_autoptr (SudokuCandidates) candidates = NULL;
  const SudokuGeometry *geometry;

  g_return_val_if_fail (grid != NULL, NULL);

  geometry = sudoku_grid_get_geometry (grid);
  conflicts = sudoku_check_find_conflicts (grid);
  for (guint i = 0; i < conflicts->len; i++)
    g_ptr_array_add (sentences,
                     words_conflict (geometry, g_ptr_array_index (conflicts, i)));
  if (conflicts->len > 0)
    return g_steal_pointer (&sentences);

  candidates = sudoku_candidates_new (grid);
  if (!sudoku_candidates_propagate (candidates) || !sudoku_candidates_check_hall (candidates))
    g_ptr_array_add (sentences,
                     words_dead_end (geometry,
                                     sudoku_candidates_get_dead_end (candidates)));
  return g_steal_pointer (&sentences);
}

static char *
describe_false_truth (const SudokuGeometry *geometry,
                      const SudokuClause *clause)
{
  const SudokuTruth *truth =
    sudoku_groups_get_truth (sudoku_geometry_get_groups (geometry), clause->truth);
  g_autofree char *name = words_truth (geometry, clause->truth);
  const guint cells[] = { clause->cell, clause->other_cell };
  g_autofree char *places = NULL;

  if (clause->kind == SUDOKU_CLAUSE_TRUTH_AT_LEAST)
    return g_strdup_printf (_ ("%s has no %u"), name, truth->value);
  places = words_cells (geometry, cells, cells[0] == cells[1] ? 1 : 2, CELLS_SHOWN);
  return g_strdup_printf (_ ("%u appears twice in %s: %s"), truth->value, name, places);
}

/* For a pair or a mask: what breaks the rule breaks the clause. */
static char *
describe_false_restriction (const SudokuGeometry *geometry,
                            const SudokuClause *clause)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  gboolean is_pair = clause->kind == SUDOKU_CLAUSE_PAIR;
  guint rule = is_pair ? sudoku_groups_get_pair (groups, clause->pair)->rule
                       : sudoku_groups_get_mask (groups, clause->mask)->rule;
  const guint cells[] = { clause->cell, clause->other_cell };

  return describe_breach (geometry, rule, clause->value, cells, is_pair ? 2 : 1);
}

/* The cells of a clause of a law break it. */
static char *
describe_false_law (const SudokuGeometry *geometry,
                    const SudokuClause *clause)
{
  const SudokuLawClause *terms = &clause->terms;
  guint rule = sudoku_groups_get_law (sudoku_geometry_get_groups (geometry), clause->law)->rule;
  guint cells[SUDOKU_LAW_TERMS_MAX];
  guint n = 0;

  for (guint i = 0; i < terms->n_terms; i++)
    {
      gboolean named = FALSE;

      for (guint k = 0; k < n; k++)
        named = named || cells[k] == terms->cells[i];
      if (!named)
        cells[n++] = terms->cells[i];
    }
  return describe_breach (geometry, rule, terms->values[0], cells, n);
}

/**
 * words_false_clause:
 * @clause: the index of a clause that a model makes false
 *
 * Returns: (transfer full): the fault of the model there: "row 3 has no 5"
 */
char *
words_false_clause (const SudokuCnf *cnf,
                    guint64 clause)
{
  const SudokuGeometry *geometry;
  SudokuClause meaning = { 0 };
  g_autofree char *cell = NULL;
  g_autofree char *house = NULL;

  g_return_val_if_fail (cnf != NULL && clause < sudoku_cnf_get_n_clauses (cnf), NULL);

  geometry = sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf));
  sudoku_cnf_describe (cnf, clause, &meaning);
  cell = words_cell (geometry, meaning.cell);
  house = words_house (geometry, meaning.house);
  switch (meaning.kind)
    {
    case SUDOKU_CLAUSE_CELL_AT_LEAST:
      return g_strdup_printf (_ ("%s has no value"), cell);
    case SUDOKU_CLAUSE_CELL_AT_MOST:
      return g_strdup_printf (_ ("%s holds both %u and %u"),
                              cell, meaning.value, meaning.other_value);
    case SUDOKU_CLAUSE_HOUSE_AT_LEAST:
      /* Translators: a house ("row 3") and a value. */
      return g_strdup_printf (_ ("%s has no %u"), house, meaning.value);
    case SUDOKU_CLAUSE_HOUSE_AT_MOST:
      {
        const guint16 cells[] = { (guint16)meaning.cell, (guint16)meaning.other_cell };
        g_autofree char *places = describe_places (geometry, meaning.house, cells, 2);

        return g_strdup_printf (_ ("%u appears twice in %s: %s"), meaning.value, house, places);
      }
    case SUDOKU_CLAUSE_TRUTH_AT_LEAST:
    case SUDOKU_CLAUSE_TRUTH_AT_MOST:
      return describe_false_truth (geometry, &meaning);
    case SUDOKU_CLAUSE_PAIR:
    case SUDOKU_CLAUSE_MASK:
      return describe_false_restriction (geometry, &meaning);
    case SUDOKU_CLAUSE_LAW:
      return describe_false_law (geometry, &meaning);
    case SUDOKU_CLAUSE_GIVEN:
      return g_strdup_printf (_ ("%s does not hold its given %u"), cell, meaning.value);
    case SUDOKU_CLAUSE_FOUND:
      return g_strdup_printf (_ ("%s does not hold %u, which follows from the givens"), cell,
                              meaning.value);
    case SUDOKU_CLAUSE_EXCLUDED:
      return g_strdup_printf (_ ("%s holds %u, which the givens exclude"), cell, meaning.value);
    case SUDOKU_CLAUSE_TABLE:
      {
        g_autofree char *said = words_clause (cnf, clause);

        /* Translators: %s is a sentence that a clause says. */
        return g_strdup_printf (_ ("“%s” does not hold"), said);
      }
    case SUDOKU_CLAUSE_OWN:
      {
        g_autofree char *said = words_clause (cnf, clause);

        /* Translators: %s is a sentence that a clause says. */
        return g_strdup_printf (_ ("your own clause “%s” does not hold"), said);
      }
    case SUDOKU_CLAUSE_AUXILIARY:
      {
        g_autofree char *said = words_clause (cnf, clause);

        /* Translators: %s is a sentence that a clause says. */
        return g_strdup_printf (_ ("its auxiliary variables contradict “%s”"), said);
      }
    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * words_wrong_cells:
 * @cells: (element-type guint): cells of a #SudokuDecoding
 *
 * Returns: (transfer full) (nullable): a list of them, shortened if there are many; %NULL when
 *   there are none
 */
char *
words_wrong_cells (const SudokuCnf *cnf,
                   const GArray *cells)
{
  g_return_val_if_fail (cnf != NULL && cells != NULL, NULL);

  if (cells->len == 0)
    return NULL;
  return words_cells (sudoku_grid_get_geometry (sudoku_cnf_get_grid (cnf)),
                      (const guint *)(gconstpointer)cells->data,
                      cells->len,
                      CELLS_SHOWN);
}

static char *
describe_false_clauses (const SudokuCnf *cnf,
                        const SudokuDecoding *decoding)
{
  g_autofree char *clause = words_false_clause (cnf, decoding->first_false);
  g_autofree char *count = words_count (decoding->n_false);
  g_autofree char *number = words_count (decoding->first_false + 1);

  /* Translators: how many clauses; the number of one; what the model does wrong
   * ("row 3 has no 5"). */
  return g_strdup_printf (ngettext ("%s clause is false, number %s: %s",
                                    "%s clauses are false, the first is number %s: %s",
                                    (gulong)decoding->n_false),
                          count, number, clause);
}

/**
 * words_decoding:
 * @decoding: the decoding of a model with status %SUDOKU_DECODE_VIOLATED
 *
 * Returns: (transfer full) (element-type utf8): sentences about all faults of the model, the most
 *   significant first
 */
GPtrArray *
words_decoding (const SudokuCnf *cnf,
                const SudokuDecoding *decoding)
{
  g_autoptr (GPtrArray) sentences = new_items ();
  g_autofree char *missing = NULL;
  g_autofree char *several = NULL;
  g_autofree char *denied = NULL;

  g_return_val_if_fail (cnf != NULL && decoding != NULL, NULL);

  missing = words_wrong_cells (cnf, decoding->missing_cells);
  several = words_wrong_cells (cnf, decoding->double_cells);
  denied = words_wrong_cells (cnf, decoding->contradicted_givens);
  if (decoding->n_meaningful == 0)
    g_ptr_array_add (sentences, g_strdup (_ ("it gives no cell a value")));
  else if (missing != NULL)
    /* Translators: %s is a list of cells such as "row 1 column 2 and row 3 column 4". */
    g_ptr_array_add (sentences, g_strdup_printf (_ ("it gives no value for %s"), missing));
  if (several != NULL)
    /* Translators: %s is a list of cells. */
    g_ptr_array_add (sentences, g_strdup_printf (_ ("it gives several values for %s"), several));
  if (denied != NULL)
    /* Translators: %s is a list of cells. */
    g_ptr_array_add (sentences, g_strdup_printf (_ ("it contradicts the given in %s"), denied));
  if (decoding->n_false > 0)
    g_ptr_array_add (sentences, describe_false_clauses (cnf, decoding));
  return g_steal_pointer (&sentences);
}
