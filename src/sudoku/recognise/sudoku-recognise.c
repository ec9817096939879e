/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a formula as a puzzle: each clause must be a rule or a given, and together they must imply
 * all rules of a grid. Every encoding is recognised that uses clauses over a whole cell or house
 * and pairs, and laws of Latin squares by their own clauses; and every numbering that counts
 * through rows, columns and values in some order, see sudoku-variables.c. Knows nothing of the text
 * of a formula. */

#include "sudoku-recognise.h"

#include <sat-dimacs.h>
#include <stdlib.h>

#include "sudoku-clause-coverage.h"
#include "sudoku-clause-iter.h"
#include "sudoku-law-coverage.h"
#include "sudoku-recognise-shape.h"
#include "sudoku-variables.h"

/* How many literals of a clause are quoted in a message. */
#define QUOTE_MAX 6

/* Which digit of a rank, in base N, from the most significant, is the row, the column and the
 * value. A grid that counts columns before rows can't be distinguished from the transposed one. */
static const struct
{
  guint8 row, column, value;
} orders[] = {
  { 0, 1, 2 },
  { 1, 2, 0 },
  { 0, 2, 1 },
};

/* A clause of one negative literal, which rules a candidate out. */
typedef struct
{
  guint64 number; /* of the clause */
  int variable;
} NegativeUnit;

/* A formula read in one order. */
typedef struct
{
  const char *name;
  const SatClauses *clauses;
  const SudokuVariables *variables;
  GCancellable *cancellable;
  guint side;
  SudokuCandidate *meanings; /* by rank */
  SudokuGeometry *geometry;
  SudokuClauseCoverage *coverage;
  SudokuLawCoverage *laws;
  gboolean *is_law; /* by cell: what it holds was said by a law, and may be said as a given, too */
  SudokuGrid *grid;
  GArray *negative_units;
  guint64 n_accepted; /* clauses */
} Reading;

static void
reading_clear (Reading *self)
{
  g_free (self->meanings);
  g_clear_pointer (&self->geometry, sudoku_geometry_unref);
  g_clear_pointer (&self->coverage, sudoku_clause_coverage_free);
  g_clear_pointer (&self->laws, sudoku_law_coverage_free);
  g_free (self->is_law);
  g_clear_pointer (&self->grid, sudoku_grid_free);
  g_clear_pointer (&self->negative_units, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reading, reading_clear)

/* The number of a clause and the clause are the first two facts of each sentence about one. */
static gboolean
fail_clause (const Reading *self,
             const SudokuClauseIter *iter,
             GError **error,
             const char *id,
             const SatArg *more,
             gsize n_more)
{
  const SatPlace place = { .name = self->name };
  g_autoptr (GString) quote = g_string_new (NULL);
  SatArg args[SAT_ISSUE_ARGS_MAX] = { sat_arg_count (iter->number) };

  g_assert (n_more + 2 <= SAT_ISSUE_ARGS_MAX);
  sat_dimacs_append_beginning (quote, iter->literals, iter->n_literals, QUOTE_MAX);
  args[1] = sat_arg_text (quote->str);
  for (gsize i = 0; i < n_more; i++)
    args[2 + i] = more[i];
  sudoku_error_take_issue (error, SUDOKU_ERROR_FORMAT,
                           sat_issue_new_array (&place, id, args, n_more + 2));
  return FALSE;
}

static void
list_meanings (Reading *self,
               guint order)
{
  guint side = self->side;

  self->meanings = g_new0 (SudokuCandidate, (gsize)side * side * side);
  for (guint rank = 0; rank < side * side * side; rank++)
    {
      guint digits[] = { rank / (side * side), rank / side % side, rank % side };

      self->meanings[rank].cell =
        (guint16)(digits[orders[order].row] * side + digits[orders[order].column]);
      self->meanings[rank].value = (guint8)digits[orders[order].value];
    }
}

static SudokuCandidate
get_candidate (const Reading *self,
               int literal)
{
  return self->meanings[sudoku_variables_get_rank (self->variables, abs (literal))];
}

/* The literals of a clause that is short enough for a law. */
static gboolean
list_literals (const Reading *self,
               const SudokuClauseIter *iter,
               SudokuLiteral literals[SUDOKU_LAW_TERMS_MAX])
{
  if (iter->n_literals > SUDOKU_LAW_TERMS_MAX)
    return FALSE;
  for (gsize i = 0; i < iter->n_literals; i++)
    literals[i] = (SudokuLiteral){ get_candidate (self, iter->literals[i]),
                                   iter->literals[i] < 0 };
  return TRUE;
}

/* Whether a clause belongs to a law. */
static gboolean
is_of_law (const Reading *self,
           const SudokuClauseIter *iter)
{
  SudokuLiteral literals[SUDOKU_LAW_TERMS_MAX];

  return list_literals (self, iter, literals) &&
         sudoku_law_coverage_accepts (self->laws, literals, iter->n_literals);
}

static gboolean
add_unit (Reading *self,
          const SudokuClauseIter *iter,
          GError **error)
{
  int literal = iter->literals[0];
  SudokuCandidate candidate = get_candidate (self, literal);
  guint before = sudoku_grid_get_value (self->grid, candidate.cell);
  NegativeUnit unit = { iter->number, abs (literal) };

  if (literal < 0)
    g_array_append_val (self->negative_units, unit);
  else if (!self->is_law[candidate.cell] && is_of_law (self, iter))
    self->is_law[candidate.cell] = TRUE;
  else if (before != 0 && before != candidate.value + 1u)
    return fail_clause (self, iter, error, "clause-other-given",
                        SAT_ARGS (sat_arg_number (candidate.value + 1),
                                  sat_arg_number (candidate.cell / self->side + 1),
                                  sat_arg_number (candidate.cell % self->side + 1),
                                  sat_arg_number (before)));
  else
    sudoku_grid_set (self->grid, candidate.cell, candidate.value + 1u, SUDOKU_ORIGIN_GIVEN);
  return TRUE;
}

static gboolean
add_at_least (Reading *self,
              const SudokuClauseIter *iter)
{
  SudokuCandidate candidates[SUDOKU_SIDE_MAX];

  for (guint i = 0; i < self->side; i++)
    candidates[i] = get_candidate (self, iter->literals[i]);
  return sudoku_clause_coverage_add_at_least (self->coverage, candidates);
}

/* For an incomplete law the missing clause is the better error. */
static gboolean
fail_foreign (const Reading *self,
              const SudokuClauseIter *iter,
              GError **error)
{
  const SatPlace place = { .name = self->name };
  SudokuLawClause missing;
  const SudokuLaw *law = sudoku_law_coverage_find_missing (self->laws, &missing);

  if (law == NULL)
    return fail_clause (self, iter, error, "clause-foreign", SAT_ARGS ());
  sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &place, "formula-lacks-law",
                    sat_arg_term (law->name), sat_arg_number (missing.values[0]),
                    sat_arg_number (missing.cells[0] / self->side + 1),
                    sat_arg_number (missing.cells[0] % self->side + 1));
  return FALSE;
}

static gboolean
add_clause (Reading *self,
            const SudokuClauseIter *iter,
            GError **error)
{
  const int *literals = iter->literals;
  gsize n_positive = 0;

  if (iter->n_literals == 0)
    return fail_clause (self, iter, error, "clause-empty", SAT_ARGS ());
  if (iter->n_literals == 1)
    return add_unit (self, iter, error);
  for (gsize i = 0; i < iter->n_literals; i++)
    n_positive += literals[i] > 0;
  if (n_positive == 0 && iter->n_literals == 2 &&
      sudoku_clause_coverage_add_pair (self->coverage, get_candidate (self, literals[0]),
                                       get_candidate (self, literals[1])))
    return TRUE;
  if (n_positive == iter->n_literals && n_positive == self->side && add_at_least (self, iter))
    return TRUE;
  if (is_of_law (self, iter))
    return TRUE;
  return fail_foreign (self, iter, error);
}

static gboolean
add_clauses (Reading *self,
             GError **error)
{
  SudokuClauseIter iter;

  sudoku_clause_iter_init (&iter, self->clauses);
  while (sudoku_clause_iter_next (&iter))
    {
      if (sudoku_clause_iter_is_cancelled (&iter, self->cancellable, error) ||
          !add_clause (self, &iter, error))
        return FALSE;
      self->n_accepted++;
    }
  return TRUE;
}

static gboolean
is_given (const Reading *self,
          guint cell,
          guint value)
{
  return sudoku_grid_get_value (self->grid, cell) == value + 1u;
}

/* Whether a given in another cell of a house or in another place of a further truth excludes a
 * candidate. */
static gboolean
is_excluded_by_group (const Reading *self,
                      SudokuCandidate candidate)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (self->geometry);
  guint n = 0;
  const SudokuPlace *houses = sudoku_groups_get_places (groups, candidate.cell, &n);
  const SudokuTruthPlace *truths = NULL;

  for (guint i = 0; i < n; i++)
    {
      const guint16 *cells = sudoku_geometry_get_house_cells (self->geometry, houses[i].house);

      for (guint place = 0; place < self->side; place++)
        if (cells[place] != candidate.cell && is_given (self, cells[place], candidate.value))
          return TRUE;
    }
  truths = sudoku_groups_get_truth_places (
    groups, candidate.cell * self->side + candidate.value, &n);
  for (guint i = 0; i < n; i++)
    {
      const guint32 *members = sudoku_groups_get_truth_candidates (groups, truths[i].truth);

      for (guint place = 0; place < self->side; place++)
        if (place != truths[i].place &&
            is_given (self, members[place] / self->side, members[place] % self->side))
          return TRUE;
    }
  return FALSE;
}

/* Whether a given excludes a candidate. */
static gboolean
is_excluded (const Reading *self,
             SudokuCandidate candidate)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (self->geometry);
  guint given = sudoku_grid_get_value (self->grid, candidate.cell), n = 0;
  const SudokuBond *bonds = sudoku_groups_get_bonds (groups, candidate.cell, &n);

  if (given != 0 && given != candidate.value + 1u)
    return TRUE;
  for (guint i = 0; i < n; i++)
    {
      const SudokuRelation *relation = sudoku_groups_get_relation (groups, bonds[i].relation);

      given = sudoku_grid_get_value (self->grid, bonds[i].other);
      if (given != 0 && !sudoku_set_has (relation->allowed[candidate.value + 1], given))
        return TRUE;
    }
  return is_excluded_by_group (self, candidate);
}

/* The values of each cell that are explicitly excluded; with @unexplained only those that no given
 * excludes. */
static SudokuSet *
collect_ruled_out (const Reading *self,
                   gboolean unexplained)
{
  SudokuSet *ruled_out = g_new0 (SudokuSet, self->side * self->side);

  for (guint i = 0; i < self->negative_units->len; i++)
    {
      NegativeUnit unit = g_array_index (self->negative_units, NegativeUnit, i);
      SudokuCandidate candidate = get_candidate (self, unit.variable);

      if (!unexplained || !is_excluded (self, candidate))
        ruled_out[candidate.cell] =
          sudoku_set_or (ruled_out[candidate.cell], sudoku_set_single (candidate.value + 1u));
    }
  return ruled_out;
}

/* The rule of a kind for the cells of which exactly that much is excluded, or of which all that it
 * excludes is, and not because of givens. */
static SudokuRule *
find_mask (const Reading *self,
           const SudokuRuleKind *kind,
           const SudokuSet *ruled_out,
           const SudokuSet *unexplained)
{
  guint n_cells = self->side * self->side, n = 0;
  g_autofree guint16 *cells = g_new (guint16, n_cells);
  g_autoptr (SudokuRule) everywhere = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;
  const SudokuGroups *groups = NULL;

  for (guint cell = 0; cell < n_cells; cell++)
    cells[cell] = (guint16)cell;
  everywhere = sudoku_rule_new_with_cells (kind, cells, n_cells);
  geometry = sudoku_geometry_new_with_rules (self->side, &everywhere, 1, NULL);
  groups = sudoku_geometry_get_groups (geometry);
  for (guint cell = 0; cell < n_cells; cell++)
    {
      SudokuSet masked = sudoku_set_minus (sudoku_set_range (1, self->side),
                                           sudoku_groups_get_allowed (groups, cell));

      if (sudoku_set_is_empty (masked) ||
          !sudoku_set_is_empty (sudoku_set_minus (masked, ruled_out[cell])))
        continue;
      if (sudoku_set_equal (masked, ruled_out[cell]) ||
          !sudoku_set_is_empty (sudoku_set_and (masked, unexplained[cell])))
        cells[n++] = (guint16)cell;
    }
  return n > 0 ? sudoku_rule_new_with_cells (kind, cells, n) : NULL;
}

/* The rule of a kind that excludes something by itself, if all of that is excluded and not because
 * of givens. */
static SudokuRule *
find_mask_of_all (const Reading *self,
                  const SudokuRuleKind *kind,
                  const SudokuSet *ruled_out,
                  const SudokuSet *unexplained)
{
  g_autoptr (SudokuRule) rule = sudoku_rule_new (kind);
  g_autoptr (SudokuGeometry) geometry =
    sudoku_geometry_add_rules (self->geometry, &rule, 1, NULL);
  gboolean is_new = FALSE;

  for (guint cell = 0; geometry != NULL && cell < self->side * self->side; cell++)
    {
      SudokuSet masked = sudoku_set_minus (
        sudoku_set_range (1, self->side),
        sudoku_groups_get_allowed (sudoku_geometry_get_groups (geometry), cell));

      if (!sudoku_set_is_empty (sudoku_set_minus (masked, ruled_out[cell])))
        return NULL;
      is_new = is_new || !sudoku_set_is_empty (sudoku_set_and (masked, unexplained[cell]));
    }
  return is_new ? g_steal_pointer (&rule) : NULL;
}

static SudokuRule *
find_mask_of_kind (const Reading *self,
                   const SudokuRuleKind *kind,
                   const SudokuSet *ruled_out,
                   const SudokuSet *unexplained)
{
  if (kind->parameter == SUDOKU_RULE_CELLS)
    return find_mask (self, kind, ruled_out, unexplained);
  if (kind->parameter == SUDOKU_RULE_ALONE && kind->optional)
    return find_mask_of_all (self, kind, ruled_out, unexplained);
  return NULL;
}

/* Takes another shape for the same givens. */
static void
change_shape (Reading *self,
              GPtrArray *rules)
{
  g_autoptr (SudokuGeometry) geometry =
    sudoku_geometry_add_rules (self->geometry, (SudokuRule **)rules->pdata, rules->len, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  for (guint cell = 0; cell < self->side * self->side; cell++)
    if (sudoku_grid_get_value (self->grid, cell) != 0)
      sudoku_grid_set (grid, cell, sudoku_grid_get_value (self->grid, cell), SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_free (self->grid);
  self->grid = g_steal_pointer (&grid);
  sudoku_geometry_unref (self->geometry);
  self->geometry = g_steal_pointer (&geometry);
}

/* Is something excluded by no given, or not everything that givens exclude? Then it isn't there
 * because of the givens. */
static gboolean
are_masks_said (const Reading *self,
                const SudokuSet *ruled_out,
                const SudokuSet *unexplained)
{
  for (guint cell = 0; cell < self->side * self->side; cell++)
    if (!sudoku_set_is_empty (unexplained[cell]))
      return TRUE;
  for (guint cell = 0; cell < self->side * self->side && self->negative_units->len > 0; cell++)
    for (guint value = 0; value < self->side; value++)
      if (!sudoku_set_has (ruled_out[cell], value + 1) &&
          is_excluded (self, (SudokuCandidate){ (guint16)cell, (guint8)value }))
        return TRUE;
  return FALSE;
}

/* What is excluded may be due to masks. */
static void
find_masks (Reading *self)
{
  g_autofree SudokuSet *ruled_out = collect_ruled_out (self, FALSE);
  g_autofree SudokuSet *unexplained = collect_ruled_out (self, TRUE);
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  gboolean are_said = are_masks_said (self, ruled_out, unexplained);

  for (gsize i = 0; i < n_kinds && are_said; i++)
    {
      SudokuRule *rule = find_mask_of_kind (self, kinds[i], ruled_out, unexplained);

      if (rule != NULL)
        g_ptr_array_add (rules, rule);
    }
  if (rules->len > 0)
    change_shape (self, rules);
}

/* Does a mask exclude a candidate? */
static gboolean
is_masked (const Reading *self,
           SudokuCandidate candidate)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (self->geometry);

  return !sudoku_set_has (sudoku_groups_get_allowed (groups, candidate.cell),
                          candidate.value + 1u);
}

/* Some formulas explicitly exclude what the givens exclude, and masks are expressed like that; a
 * grid can't express more. */
static gboolean
check_negative_units (const Reading *self,
                      GError **error)
{
  for (guint i = 0; i < self->negative_units->len; i++)
    {
      NegativeUnit unit = g_array_index (self->negative_units, NegativeUnit, i);
      SudokuCandidate candidate = get_candidate (self, unit.variable);
      int literal = -unit.variable;
      SudokuClauseIter iter = { .literals = &literal, .n_literals = 1, .number = unit.number };

      if (!is_masked (self, candidate) && !is_excluded (self, candidate))
        return fail_clause (self, &iter, error, "clause-rules-out",
                            SAT_ARGS (sat_arg_number (candidate.value + 1),
                                      sat_arg_number (candidate.cell / self->side + 1),
                                      sat_arg_number (candidate.cell % self->side + 1)));
    }
  return TRUE;
}

/* The issue of a house that need not hold a value. */
static SatIssue *
lacks_value (const Reading *self,
             const SatPlace *place,
             const SudokuClause *missing)
{
  static const struct
  {
    const char *family;
    const char *id;
    gboolean numbered;
  } sentences[] = {
    { "rows", "formula-lacks-in-row", TRUE },
    { "columns", "formula-lacks-in-column", TRUE },
    { "boxes", "formula-lacks-in-box", TRUE },
    { "regions", "formula-lacks-in-region", TRUE },
    { "falling", "formula-lacks-falling", FALSE },
    { "rising", "formula-lacks-rising", FALSE },
  };
  const SudokuHouse *house =
    sudoku_groups_get_house (sudoku_geometry_get_groups (self->geometry), missing->house);
  SatArg number = sat_arg_number (house->number + 1u), value = sat_arg_number (missing->value);

  for (gsize i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (g_str_equal (sentences[i].family, house->family->id))
      return sentences[i].numbered ? sat_issue_new (place, sentences[i].id, number, value)
                                   : sat_issue_new (place, sentences[i].id, value);
  return sat_issue_new (place, "formula-lacks-in-house", number,
                        sat_arg_term (house->family->title), value);
}

/* The title of the family of a pair of cells or a further truth. */
static SatArg
find_title (const Reading *self,
            const SudokuClause *missing)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (self->geometry);

  if (missing->kind == SUDOKU_CLAUSE_PAIR)
    return sat_arg_term (sudoku_groups_get_pair (groups, missing->pair)->family->title);
  return sat_arg_term (sudoku_groups_get_truth (groups, missing->truth)->family->title);
}

/* The meaning of a missing clause. */
static SatIssue *
lacks_clause (const Reading *self,
              const SudokuClause *missing)
{
  const SatPlace place = { .name = self->name };
  guint side = self->side;
  SatArg row = sat_arg_number (missing->cell / side + 1);
  SatArg column = sat_arg_number (missing->cell % side + 1);

  switch (missing->kind)
    {
    case SUDOKU_CLAUSE_CELL_AT_LEAST:
      return sat_issue_new (&place, "formula-lacks-cell", row, column);
    case SUDOKU_CLAUSE_CELL_AT_MOST:
      return sat_issue_new (&place, "formula-lacks-cell-pair", row, column,
                            sat_arg_number (missing->value),
                            sat_arg_number (missing->other_value));
    case SUDOKU_CLAUSE_HOUSE_AT_MOST:
      return sat_issue_new (&place, "formula-lacks-house-pair",
                            sat_arg_number (missing->value), row, column,
                            sat_arg_number (missing->other_cell / side + 1),
                            sat_arg_number (missing->other_cell % side + 1));
    case SUDOKU_CLAUSE_HOUSE_AT_LEAST:
      return lacks_value (self, &place, missing);
    case SUDOKU_CLAUSE_TRUTH_AT_LEAST:
      return sat_issue_new (&place, "formula-lacks-truth", find_title (self, missing),
                            sat_arg_number (missing->value), row, column);
    case SUDOKU_CLAUSE_TRUTH_AT_MOST:
    case SUDOKU_CLAUSE_PAIR:
      return sat_issue_new (&place, "formula-lacks-pair", find_title (self, missing),
                            sat_arg_number (missing->value), row, column,
                            sat_arg_number (missing->other_cell / side + 1),
                            sat_arg_number (missing->other_cell % side + 1));
    case SUDOKU_CLAUSE_MASK:
    case SUDOKU_CLAUSE_TABLE:
    case SUDOKU_CLAUSE_LAW:
    case SUDOKU_CLAUSE_OWN:
    case SUDOKU_CLAUSE_AUXILIARY:
    case SUDOKU_CLAUSE_GIVEN:
    case SUDOKU_CLAUSE_FOUND:
    case SUDOKU_CLAUSE_EXCLUDED:
    default:
      g_assert_not_reached ();
    }
}

static gboolean
check_rules (const Reading *self,
             GError **error)
{
  SudokuClause missing = { 0 };

  if (sudoku_clause_coverage_is_complete (self->coverage, &missing))
    return TRUE;
  sudoku_error_take_issue (error, SUDOKU_ERROR_FORMAT, lacks_clause (self, &missing));
  return FALSE;
}

/* Accepts the complete laws. */
static gboolean
find_laws (Reading *self,
           GError **error)
{
  SudokuClauseIter iter;
  g_autoptr (GPtrArray) rules = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;

  self->laws = sudoku_law_coverage_new (self->geometry);
  self->is_law = g_new0 (gboolean, self->side * self->side);
  sudoku_clause_iter_init (&iter, self->clauses);
  while (!sudoku_geometry_has_regions (self->geometry) && sudoku_clause_iter_next (&iter))
    {
      SudokuLiteral literals[SUDOKU_LAW_TERMS_MAX];

      if (sudoku_clause_iter_is_cancelled (&iter, self->cancellable, error))
        return FALSE;
      if (list_literals (self, &iter, literals))
        sudoku_law_coverage_add (self->laws, literals, iter.n_literals);
    }
  rules = sudoku_law_coverage_finish (self->laws);
  geometry =
    sudoku_geometry_add_rules (self->geometry, (SudokuRule **)rules->pdata, rules->len, error);
  if (geometry == NULL)
    return FALSE;
  sudoku_geometry_unref (self->geometry);
  self->geometry = g_steal_pointer (&geometry);
  return TRUE;
}

static gboolean
read_in_order (Reading *self,
               guint order,
               GError **error)
{
  list_meanings (self, order);
  self->geometry = sudoku_recognise_shape (self->clauses, self->variables, self->meanings,
                                           self->cancellable, error);
  if (self->geometry == NULL || !find_laws (self, error))
    return FALSE;
  self->coverage = sudoku_clause_coverage_new (self->geometry);
  self->grid = sudoku_grid_new (self->geometry);
  self->negative_units = g_array_new (FALSE, FALSE, sizeof (NegativeUnit));
  if (!add_clauses (self, error))
    return FALSE;
  find_masks (self);
  return check_negative_units (self, error) && check_rules (self, error);
}

/**
 * sudoku_recognise_clauses: (skip)
 * @name: the name of the formula, for messages
 * @clauses: a formula
 * @numbering: (out) (optional) (nullable): the numbering, if it is in the table
 * @cancellable: (nullable): ends the work
 *
 * Finds the puzzle of a formula: its side, its rules and its givens. The clauses may come in any
 * order and any number of times. Each must be a clause of a rule, or fix a cell, or exclude a value
 * because of a given. Together they must imply all rules. Linear time; memory of O(N⁴) bits, and
 * without boxes and regions a bit for each clause of each law.
 *
 * Returns: (transfer full) (nullable): a grid of givens; %NULL with SUDOKU_ERROR_FORMAT and the
 *   first clause that does not belong to a puzzle or is missing, SUDOKU_ERROR_LIMIT when it is
 *   larger than any puzzle, or G_IO_ERROR_CANCELLED
 */
SudokuGrid *
sudoku_recognise_clauses (const char *name,
                          const SatClauses *clauses,
                          const SudokuNumbering **numbering,
                          GCancellable *cancellable,
                          GError **error)
{
  g_autoptr (SudokuVariables) variables = NULL;
  g_autoptr (GError) best_error = NULL;
  guint64 best = 0;

  g_return_val_if_fail (name != NULL && clauses != NULL, NULL);

  variables = sudoku_variables_new (name, clauses, cancellable, error);
  if (variables == NULL)
    return NULL;
  for (guint order = 0; order < G_N_ELEMENTS (orders); order++)
    {
      g_autoptr (GError) local_error = NULL;
      g_auto (Reading) reading = {
        .name = name,
        .clauses = clauses,
        .variables = variables,
        .cancellable = cancellable,
        .side = sudoku_variables_get_side (variables),
      };

      if (read_in_order (&reading, order, &local_error))
        {
          if (numbering != NULL)
            *numbering = order == 0 ? sudoku_variables_find_numbering (variables) : NULL;
          return g_steal_pointer (&reading.grid);
        }
      if (local_error->domain == G_IO_ERROR)
        {
          g_propagate_error (error, g_steal_pointer (&local_error));
          return NULL;
        }
      /* The best error comes from the order in which most is right. */
      if (best_error == NULL || reading.n_accepted > best)
        {
          best = reading.n_accepted;
          g_clear_error (&best_error);
          best_error = g_steal_pointer (&local_error);
        }
    }
  g_propagate_error (error, g_steal_pointer (&best_error));
  return NULL;
}
