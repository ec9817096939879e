/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The enumerable formula: an ordered list of families, each of which makes any of its clauses by
 * arithmetic. Only a table of variables is kept, never a clause. Knows nothing of solvers and
 * solving. */

#include "sudoku-cnf.h"

#include <glib/gi18n.h>
#include <sat-dimacs.h>
#include <sat-getter.h>
#include <string.h>

#include "sudoku-family.h"

struct _SudokuCnf
{
  gatomicrefcount ref_count;
  SudokuFormula formula;
  SudokuFamilyPart *parts; /* n_families of each */
  SudokuFamily *families;
  guint n_families;
  guint64 n_clauses;
};

static void
clear_part (SudokuFamilyPart *part)
{
  g_clear_pointer (&part->starts, g_free);
  g_clear_pointer (&part->auxiliaries, g_free);
  g_clear_pointer (&part->partners, g_free);
  g_clear_pointer (&part->own, sudoku_own_clauses_free);
}

/* Adds a family unless it is empty. */
static void
add_family (SudokuCnf *self,
            const SudokuFamilyType *type,
            const char *id,
            const char *title,
            SudokuFamilyPart part)
{
  SudokuFamilyPart *added = &self->parts[self->n_families];

  g_assert (self->n_families < SUDOKU_FAMILIES_MAX);
  *added = part;
  added->formula = &self->formula;
  added->type = type;
  added->info.id = id;
  added->info.title = title;
  added->info.index = self->n_families;
  added->info.first = self->n_clauses;
  added->first_auxiliary = self->formula.n_variables + 1;
  type->init (added);
  if (added->info.n_clauses == 0)
    {
      clear_part (added);
      return;
    }
  self->formula.n_variables =
    MAX (self->formula.n_variables, added->first_auxiliary + (int)added->n_auxiliaries - 1);
  self->families[self->n_families++] = added->info;
  self->n_clauses += added->info.n_clauses;
}

/* How far the groups have been put into families. */
typedef struct
{
  guint house;
  guint truth;
  guint pair;
  guint mask;
  guint table;
  guint law;
} Cursor;

/* The rule whose further truths are joined with the houses of a kind; −1 when there is none. */
static int
find_joining_rule (const SudokuGeometry *geometry,
                   const char *kind_id)
{
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    if (g_strcmp0 (sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, i))->joins,
                   kind_id) == 0)
      return (int)i;
  return -1;
}

/* How the encoding expresses the houses of a kind. */
static const SudokuFamilyType *
choose_type (const SudokuCnf *self,
             const SudokuFamilyPart *part,
             const SudokuHouse *house)
{
  const SudokuScheme *scheme = self->formula.encoding->scheme;
  const char *kind =
    sudoku_rule_get_kind (sudoku_geometry_get_rule (self->formula.geometry, house->rule))->id;
  gboolean is_line = g_str_equal (kind, "rows") || g_str_equal (kind, "columns");
  gboolean divides =
    (int)house->rule == sudoku_geometry_get_region_rule (self->formula.geometry);

  if (self->formula.segments != NULL && is_line)
    return &sudoku_family_line_type;
  if (part->n_truths > 0)
    return &sudoku_family_group_type;
  if (self->formula.segments != NULL && divides)
    return &sudoku_family_region_type;
  return scheme->once && !is_line ? &sudoku_family_once_type : &sudoku_family_group_type;
}

/* Adds the family of a house and of those after it that belong to the same. */
static guint
add_houses (SudokuCnf *self,
            guint house)
{
  SudokuGeometry *geometry = self->formula.geometry;
  const SudokuGroups *groups = self->formula.groups;
  const SudokuHouse *first = sudoku_groups_get_house (groups, house);
  const SudokuRuleKind *kind =
    sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, first->rule));
  SudokuFamilyPart part = { .first_house = house };
  int joining = find_joining_rule (geometry, kind->id);
  const char *id = first->family->id, *title = first->family->title;
  guint n_truths = 0;

  while (house + part.n_houses < sudoku_groups_get_n_houses (groups) &&
         sudoku_groups_get_house (groups, house + part.n_houses)->family == first->family)
    part.n_houses++;
  for (guint truth = sudoku_groups_get_n_truths (groups); joining >= 0 && truth-- > 0;)
    if ((int)sudoku_groups_get_truth (groups, truth)->rule == joining)
      {
        part.first_truth = truth;
        n_truths++;
      }
  part.n_truths = n_truths / (part.n_houses * self->formula.side);
  if (part.n_truths > 0)
    {
      const SudokuRuleKind *joined =
        sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, (guint)joining));

      id = joined->id;
      title = joined->joint_title;
    }
  add_family (self, choose_type (self, &part, first), id, title, part);
  return house + part.n_houses;
}

static guint
add_truths (SudokuCnf *self,
            guint truth)
{
  const SudokuGroups *groups = self->formula.groups;
  const SudokuHouseFamily *family = sudoku_groups_get_truth (groups, truth)->family;
  SudokuFamilyPart part = { .first_truth = truth, .n_truths = 1 };

  while (truth + part.n_items < sudoku_groups_get_n_truths (groups) &&
         sudoku_groups_get_truth (groups, truth + part.n_items)->family == family)
    part.n_items++;
  add_family (self, &sudoku_family_group_type, family->id, family->title, part);
  return truth + part.n_items;
}

static guint
add_pairs (SudokuCnf *self,
           guint pair)
{
  const SudokuGroups *groups = self->formula.groups;
  const SudokuPairFamily *family = sudoku_groups_get_pair (groups, pair)->family;
  SudokuFamilyPart part = { .first_item = pair };

  while (pair + part.n_items < sudoku_groups_get_n_pairs (groups) &&
         sudoku_groups_get_pair (groups, pair + part.n_items)->family == family)
    part.n_items++;
  add_family (self, &sudoku_family_pair_type, family->id, family->title, part);
  return pair + part.n_items;
}

static guint
add_masks (SudokuCnf *self,
           guint mask)
{
  const SudokuGroups *groups = self->formula.groups;
  const SudokuMaskFamily *family = sudoku_groups_get_mask (groups, mask)->family;
  SudokuFamilyPart part = { .first_item = mask };

  while (mask + part.n_items < sudoku_groups_get_n_masks (groups) &&
         sudoku_groups_get_mask (groups, mask + part.n_items)->family == family)
    part.n_items++;
  add_family (self, &sudoku_family_mask_type, family->id, family->title, part);
  return mask + part.n_items;
}

static guint
add_tables (SudokuCnf *self,
            guint table)
{
  const SudokuGroups *groups = self->formula.groups;
  const SudokuTableFamily *family = sudoku_groups_get_tabled (groups, table).family;
  SudokuFamilyPart part = { .first_item = table };

  while (table + part.n_items < sudoku_groups_get_n_tables (groups) &&
         sudoku_groups_get_tabled (groups, table + part.n_items).family == family)
    part.n_items++;
  add_family (self, &sudoku_family_table_type, family->id, family->title, part);
  return table + part.n_items;
}

static guint
add_law (SudokuCnf *self,
         guint law)
{
  const SudokuLaw *said = sudoku_groups_get_law (self->formula.groups, law)->law;
  SudokuFamilyPart part = { .first_item = law };

  add_family (self, &sudoku_family_law_type, said->id, said->name, part);
  return law + 1;
}

/* Adds the families of a rule, and of rules of the same kind after it. */
static void
add_rule (SudokuCnf *self,
          guint rule,
          Cursor *cursor)
{
  const SudokuGroups *groups = self->formula.groups;
  const SudokuRuleKind *kind =
    sudoku_rule_get_kind (sudoku_geometry_get_rule (self->formula.geometry, rule));
  gboolean divides = (int)rule == sudoku_geometry_get_region_rule (self->formula.geometry);

  while (cursor->house < sudoku_groups_get_n_houses (groups) &&
         sudoku_groups_get_house (groups, cursor->house)->rule == rule)
    /* The houses that divide the board have come first. */
    cursor->house = divides ? cursor->house + 1 : add_houses (self, cursor->house);
  while (cursor->truth < sudoku_groups_get_n_truths (groups) &&
         sudoku_groups_get_truth (groups, cursor->truth)->rule == rule)
    cursor->truth = kind->joins != NULL ? cursor->truth + 1 : add_truths (self, cursor->truth);
  while (cursor->pair < sudoku_groups_get_n_pairs (groups) &&
         sudoku_groups_get_pair (groups, cursor->pair)->rule == rule)
    cursor->pair = add_pairs (self, cursor->pair);
  while (cursor->mask < sudoku_groups_get_n_masks (groups) &&
         sudoku_groups_get_mask (groups, cursor->mask)->rule == rule)
    cursor->mask = add_masks (self, cursor->mask);
  while (cursor->table < sudoku_groups_get_n_tables (groups) &&
         sudoku_groups_get_tabled (groups, cursor->table).rule == rule)
    cursor->table = add_tables (self, cursor->table);
  while (cursor->law < sudoku_groups_get_n_laws (groups) &&
         sudoku_groups_get_law (groups, cursor->law)->rule == rule)
    cursor->law = add_law (self, cursor->law);
}

/* The variables of segments come between those of cells and of other houses. */
static void
number_segments (SudokuFormula *formula)
{
  formula->first_segment = formula->n_variables + 1;
  if (formula->segments != NULL)
    formula->n_variables += (int)sudoku_segments_get_n_variables (formula->segments);
}

/* Adds the known values, and other known candidates where not all clauses are reduced. */
static void
add_known (SudokuCnf *self)
{
  const SudokuFormula *formula = &self->formula;
  const SudokuFamilyPart given = { .n_items = formula->n_fixed_cells };
  const SudokuFamilyPart found = {
    .first_item = formula->n_fixed_cells,
    .n_items = formula->n_found_cells,
  };
  const SudokuFamilyPart excluded = { .n_cells = sudoku_grid_get_n_cells (formula->grid) };

  add_family (self, &sudoku_family_given_type, "givens", N_ ("Filled cells"), given);
  add_family (self, &sudoku_family_given_type, "found", N_ ("Found by propagation"), found);
  if (formula->is_reduced && sudoku_groups_has_clauses (formula->groups))
    add_family (self, &sudoku_family_excluded_type, "excluded", N_ ("Excluded values"), excluded);
}

/* Own clauses come last. */
static void
add_own (SudokuCnf *self)
{
  const SudokuFamilyPart own = { 0 };

  if (sudoku_groups_get_own (self->formula.groups) != NULL)
    add_family (self, &sudoku_family_own_type, "mine", N_ ("Own clauses"), own);
}

static void
add_families (SudokuCnf *self)
{
  SudokuGeometry *geometry = self->formula.geometry;
  int division = sudoku_geometry_get_region_rule (geometry);
  const SudokuFamilyPart cells = { .n_cells = sudoku_grid_get_n_cells (self->formula.grid) };
  Cursor cursor = { 0 };

  self->parts = g_new0 (SudokuFamilyPart, SUDOKU_FAMILIES_MAX);
  self->families = g_new0 (SudokuFamily, SUDOKU_FAMILIES_MAX);
  add_family (self, &sudoku_family_group_type, "cells", N_ ("Cells"), cells);
  number_segments (&self->formula);
  if (division >= 0)
    add_houses (self, sudoku_geometry_get_first_house (geometry, (guint)division));
  for (guint rule = 0; rule < sudoku_geometry_get_n_rules (geometry); rule++)
    add_rule (self, rule, &cursor);
  add_known (self);
  add_own (self);
}

/**
 * sudoku_cnf_new: (skip)
 * @grid: the puzzle; it is copied
 * @encoding: how the rules are encoded
 * @numbering: the numbering of the variables
 *
 * Makes the formula of a puzzle: cells, boxes or regions, rows, columns, then the other rules in
 * order, then a unit clause for every given and entry, then own clauses. Answers are ignored. O(N³)
 * time and memory, 4 MB at side 100.
 *
 * Returns: (transfer full): the formula
 */
SudokuCnf *
sudoku_cnf_new (const SudokuGrid *grid,
                const SudokuEncoding *encoding,
                const SudokuNumbering *numbering)
{
  return sudoku_cnf_new_reduced (grid, encoding, numbering, sudoku_reduction_find ("none"));
}

/**
 * sudoku_cnf_new_reduced: (skip)
 * @grid: the puzzle; it is copied
 * @encoding: how the rules are encoded
 * @numbering: the numbering of the variables
 * @reduction: what is left out because the givens and entries decide it
 *
 * Makes the formula of a puzzle as sudoku_cnf_new() does, but without some of its clauses and
 * literals. If that would leave an empty clause, nothing is left out, and sudoku_cnf_get_dead_end()
 * gives the reason.
 *
 * Returns: (transfer full): the formula
 */
SudokuCnf *
sudoku_cnf_new_reduced (const SudokuGrid *grid,
                        const SudokuEncoding *encoding,
                        const SudokuNumbering *numbering,
                        const SudokuReduction *reduction)
{
  SudokuCnf *self = NULL;

  g_return_val_if_fail (grid != NULL && encoding != NULL && numbering != NULL, NULL);
  g_return_val_if_fail (reduction != NULL, NULL);

  self = g_new0 (SudokuCnf, 1);
  g_atomic_ref_count_init (&self->ref_count);
  sudoku_formula_init (&self->formula, grid, encoding, numbering, reduction);
  add_families (self);
  return self;
}

/**
 * sudoku_cnf_ref: (skip)
 *
 * Takes another reference; any thread may.
 *
 * Returns: (transfer full): @self
 */
SudokuCnf *
sudoku_cnf_ref (SudokuCnf *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * sudoku_cnf_unref:
 *
 * Gives a reference back; the last one frees the formula.
 */
void
sudoku_cnf_unref (SudokuCnf *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  sudoku_formula_clear (&self->formula);
  for (guint i = 0; i < self->n_families; i++)
    clear_part (&self->parts[i]);
  g_free (self->parts);
  g_free (self->families);
  g_free (self);
}

/**
 * sudoku_cnf_get_grid:
 *
 * Gets the puzzle, with only its fixed values.
 *
 * Returns: (transfer none): the grid
 */
const SudokuGrid *
sudoku_cnf_get_grid (const SudokuCnf *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->formula.grid;
}

/**
 * sudoku_cnf_get_encoding:
 *
 * Gets the encoding of the rules.
 *
 * Returns: (transfer none): one of sudoku_encodings()
 */
const SudokuEncoding *
sudoku_cnf_get_encoding (const SudokuCnf *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->formula.encoding;
}

/**
 * sudoku_cnf_get_numbering:
 *
 * Gets the numbering of the variables.
 *
 * Returns: (transfer none): one of sudoku_numberings()
 */
const SudokuNumbering *
sudoku_cnf_get_numbering (const SudokuCnf *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->formula.numbering;
}

/**
 * sudoku_cnf_get_reduction:
 *
 * Gets the reduction that was asked for.
 *
 * Returns: (transfer none): one of sudoku_reductions()
 */
const SudokuReduction *
sudoku_cnf_get_reduction (const SudokuCnf *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->formula.reduction;
}

/**
 * sudoku_cnf_get_dead_end:
 *
 * Gets the reason why nothing was left out despite the reduction: the puzzle has no solution.
 *
 * Returns: (transfer none): the reason; of kind SUDOKU_DEAD_END_NONE when there is none
 */
const SudokuDeadEnd *
sudoku_cnf_get_dead_end (const SudokuCnf *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->formula.dead_end;
}

/**
 * sudoku_cnf_get_n_variables:
 *
 * Gets the number of variables in the header; not all need occur.
 *
 * Returns: the number
 */
int
sudoku_cnf_get_n_variables (const SudokuCnf *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->formula.n_variables;
}

/**
 * sudoku_cnf_get_n_auxiliaries:
 *
 * Gets the number of auxiliary variables, which come after those of the numbering.
 *
 * Returns: the number
 */
guint
sudoku_cnf_get_n_auxiliaries (const SudokuCnf *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (guint)(self->formula.n_variables -
                 self->formula.numbering->n_variables (self->formula.side));
}

/**
 * sudoku_cnf_get_n_clauses:
 *
 * Gets the exact number of clauses.
 *
 * Returns: the number
 */
SAT_DEFINE_GETTER (SudokuCnf, sudoku_cnf, n_clauses, guint64)

/**
 * sudoku_cnf_get_families:
 * @n_families: (out): how many there are
 *
 * Gets the families. They are consecutive, and none is empty: a shape without boxes has no family
 * of boxes, a puzzle without givens none of givens.
 *
 * Returns: (transfer none) (array length=n_families): the families in order
 */
const SudokuFamily *
sudoku_cnf_get_families (const SudokuCnf *self,
                         gsize *n_families)
{
  g_return_val_if_fail (self != NULL && n_families != NULL, NULL);

  *n_families = self->n_families;
  return self->families;
}

/* Also turns the number of a clause into its number in the family. */
static const SudokuFamilyPart *
find_part (const SudokuCnf *self,
           guint64 *clause)
{
  guint i = self->n_families - 1;

  while (self->families[i].first > *clause)
    i--;
  *clause -= self->families[i].first;
  return &self->parts[i];
}

/**
 * sudoku_cnf_find_family:
 * @clause: the number of a clause, from 0
 *
 * Finds the family of a clause.
 *
 * Returns: (transfer none): the family
 */
const SudokuFamily *
sudoku_cnf_find_family (const SudokuCnf *self,
                        guint64 clause)
{
  g_return_val_if_fail (self != NULL && clause < self->n_clauses, NULL);

  return &self->families[find_part (self, &clause) - self->parts];
}

/**
 * sudoku_cnf_lookup_family:
 * @id: the id of a family
 *
 * Finds a family by its id.
 *
 * Returns: (transfer none) (nullable): the family; %NULL if the formula has none
 */
const SudokuFamily *
sudoku_cnf_lookup_family (const SudokuCnf *self,
                          const char *id)
{
  g_return_val_if_fail (self != NULL && id != NULL, NULL);

  for (guint i = 0; i < self->n_families; i++)
    if (g_str_equal (self->families[i].id, id))
      return &self->families[i];
  return NULL;
}

/**
 * sudoku_cnf_get_clause:
 * @clause: the number of a clause, from 0
 * @literals: (out): its literals, without a 0
 *
 * Makes one clause by arithmetic. O(N).
 *
 * Returns: how many literals it has, 1…N
 */
guint
sudoku_cnf_get_clause (const SudokuCnf *self,
                       guint64 clause,
                       int literals[SUDOKU_SIDE_MAX])
{
  const SudokuFamilyPart *part = NULL;

  g_return_val_if_fail (self != NULL && clause < self->n_clauses, 0);

  part = find_part (self, &clause);
  return part->type->get_clause (part, clause, literals);
}

/**
 * sudoku_cnf_describe:
 * @clause: the number of a clause, from 0
 * @meaning: (out caller-allocates): its meaning; members that its kind does not have are 0
 *
 * Gets the meaning of a clause. O(N).
 */
void
sudoku_cnf_describe (const SudokuCnf *self,
                     guint64 clause,
                     SudokuClause *meaning)
{
  const SudokuFamilyPart *part = NULL;

  g_return_if_fail (self != NULL && clause < self->n_clauses && meaning != NULL);

  *meaning = (SudokuClause){ 0 };
  part = find_part (self, &clause);
  part->type->describe (part, clause, meaning);
}

/* Inserts a cell into an ascending list, unless it is there. */
static guint
add_cell (guint16 cells[SUDOKU_SIDE_MAX],
          guint n_cells,
          guint cell)
{
  guint place = n_cells;

  while (place > 0 && cells[place - 1] > cell)
    place--;
  if (place > 0 && cells[place - 1] == cell)
    return n_cells;
  memmove (cells + place + 1, cells + place, (n_cells - place) * sizeof *cells);
  cells[place] = (guint16)cell;
  return n_cells + 1;
}

/**
 * sudoku_cnf_get_clause_cells:
 * @clause: the number of a clause, from 0
 * @cells: (out): the cells, each once, ascending; an auxiliary variable is about all cells that it
 *   covers
 *
 * Finds the cells that a clause is about.
 *
 * Returns: how many there are, 1…N: a clause is about one cell or house
 */
guint
sudoku_cnf_get_clause_cells (const SudokuCnf *self,
                             guint64 clause,
                             guint16 cells[SUDOKU_SIDE_MAX])
{
  int literals[SUDOKU_SIDE_MAX];
  guint n_literals = sudoku_cnf_get_clause (self, clause, literals);
  guint side = self->formula.side, n_cells = 0;

  for (guint i = 0; i < n_literals; i++)
    {
      SudokuMeaning meaning;

      sudoku_cnf_describe_variable (self, ABS (literals[i]), &meaning);
      for (guint k = 0; k < meaning.n_candidates; k++)
        n_cells = add_cell (cells, n_cells, meaning.candidates[k] / side);
    }
  return n_cells;
}

/**
 * sudoku_cnf_get_variable:
 * @cell: a cell, from 0
 * @value: 1…N
 *
 * Gets the variable of a candidate.
 *
 * Returns: the variable
 */
int
sudoku_cnf_get_variable (const SudokuCnf *self,
                         guint cell,
                         guint value)
{
  g_return_val_if_fail (self != NULL && cell < self->formula.side * self->formula.side, 0);
  g_return_val_if_fail (value >= 1 && value <= self->formula.side, 0);

  return sudoku_formula_get_variable (&self->formula, cell, value);
}

/**
 * sudoku_cnf_get_meaning:
 * @variable: any number
 * @cell: (out): the cell, from 0
 * @value: (out): the value, 1…N
 *
 * Finds the candidate of a variable.
 *
 * Returns: %FALSE when the variable has none; then both are 0
 */
gboolean
sudoku_cnf_get_meaning (const SudokuCnf *self,
                        int variable,
                        guint *cell,
                        guint *value)
{
  g_return_val_if_fail (self != NULL && cell != NULL && value != NULL, FALSE);

  return sudoku_numbering_find_cell (self->formula.side, variable, cell, value,
                                     (gpointer)self->formula.numbering);
}

/* The owner of an auxiliary variable; @number is its number there. */
static const SudokuFamilyPart *
find_owner (const SudokuCnf *self,
            int variable,
            guint *number)
{
  for (guint i = 0; i < self->n_families; i++)
    {
      const SudokuFamilyPart *part = &self->parts[i];

      if (variable >= part->first_auxiliary &&
          variable < part->first_auxiliary + (int)part->n_auxiliaries)
        {
          *number = (guint)(variable - part->first_auxiliary);
          return part;
        }
    }
  return NULL;
}

/**
 * sudoku_cnf_describe_variable: (skip)
 * @variable: any number
 * @meaning: (out caller-allocates): its meaning
 *
 * Gets the meaning of a variable, even an auxiliary one. O(N).
 *
 * Returns: %FALSE when the variable means nothing
 */
gboolean
sudoku_cnf_describe_variable (const SudokuCnf *self,
                              int variable,
                              SudokuMeaning *meaning)
{
  const SudokuFamilyPart *owner = NULL;
  guint number = 0;

  g_return_val_if_fail (self != NULL && meaning != NULL, FALSE);

  *meaning = (SudokuMeaning){ 0 };
  if (sudoku_cnf_get_meaning (self, variable, &meaning->cell, &meaning->value))
    {
      meaning->kind = SUDOKU_MEANING_CANDIDATE;
      meaning->n_candidates = 1;
      meaning->candidates[0] = meaning->cell * self->formula.side + meaning->value - 1;
      return TRUE;
    }
  owner = find_owner (self, variable, &number);
  if (owner == NULL)
    return FALSE;
  owner->type->describe_variable (owner, number, meaning);
  return TRUE;
}

/**
 * sudoku_cnf_get_known:
 * @cell: a cell, from 0
 * @value: 1…N
 *
 * Gets what is known of a candidate without clauses of the rules: a variable that was left out is
 * in no clause, and a solver may give it any value.
 *
 * Returns: above 0 when the cell holds the value, below 0 when it can't; 0 when it is open
 */
int
sudoku_cnf_get_known (const SudokuCnf *self,
                      guint cell,
                      guint value)
{
  g_return_val_if_fail (self != NULL && cell < self->formula.side * self->formula.side, 0);

  if (!self->formula.is_reduced || sudoku_set_has (self->formula.open[cell], value))
    return 0;
  return self->formula.values[cell] == value ? 1 : -1;
}

/**
 * sudoku_cnf_complete_model: (skip)
 * @model: (inout): a model with values for the candidates
 *
 * Adds the auxiliary variables that a model does not mention: each is true when a candidate that it
 * covers is.
 */
void
sudoku_cnf_complete_model (const SudokuCnf *self,
                           SatModel *model)
{
  g_return_if_fail (self != NULL && model != NULL);

  for (guint i = 0; i < self->n_families; i++)
    if (self->parts[i].type->complete != NULL)
      self->parts[i].type->complete (&self->parts[i], model);
}

/* Does an auxiliary variable cover a wanted candidate? */
static gboolean
resolve_auxiliary (const SudokuCnf *self,
                   SudokuFilter *filter)
{
  guint side = self->formula.side;
  SudokuMeaning meaning;

  if (!sudoku_cnf_describe_variable (self, filter->variable, &meaning))
    return FALSE;
  filter->is_auxiliary = TRUE;
  if (meaning.kind == SUDOKU_MEANING_TABLE)
    return filter->row == 0 && filter->column == 0 && filter->value == 0 && filter->n_cells == 0;
  for (guint i = 0; i < meaning.n_candidates; i++)
    if (sudoku_filter_has_cell (filter, side, meaning.candidates[i] / side) &&
        (filter->value == 0 || filter->value == meaning.candidates[i] % side + 1))
      return TRUE;
  return FALSE;
}

/* Replaces @filter's variable by its place and value. */
static gboolean
resolve_variable (const SudokuCnf *self,
                  SudokuFilter *filter)
{
  guint side = self->formula.side;
  guint cell = 0, value = 0;

  if (filter->variable == 0)
    return TRUE;
  if (!sudoku_cnf_get_meaning (self, filter->variable, &cell, &value))
    return resolve_auxiliary (self, filter);
  if (!sudoku_filter_has_cell (filter, side, cell) ||
      (filter->value != 0 && filter->value != value))
    return FALSE;
  filter->row = cell / side + 1;
  filter->column = cell % side + 1;
  filter->value = value;
  return TRUE;
}

/* The other wanted literals may stand where they are wanted. */
static gboolean
resolve_others (const SudokuCnf *self,
                const SudokuFilter *filter)
{
  for (guint i = 0; i < filter->n_also; i++)
    {
      SudokuFilter other = *filter;

      other.variable = filter->also[i].variable;
      if (!resolve_variable (self, &other))
        return FALSE;
    }
  return TRUE;
}

/* Tests those that have the other literals, too, one by one: a variable is in few clauses. */
static SudokuClauseSet *
find_with_others (const SudokuCnf *self,
                  const SudokuFilter *filter,
                  const SudokuClauseSet *matches)
{
  SudokuClauseSet *found = sudoku_clause_set_new ();
  guint64 n_matches = sudoku_clause_set_get_n_clauses (matches);
  int literals[SUDOKU_SIDE_MAX];

  for (guint64 rank = 0; rank < n_matches; rank++)
    {
      guint64 clause = sudoku_clause_set_get_nth (matches, rank);
      guint n_literals = sudoku_cnf_get_clause (self, clause, literals);

      if (sat_literals_have_all (literals, n_literals, filter->also, filter->n_also))
        sudoku_clause_set_append (found, clause, 1);
    }
  return found;
}

/**
 * sudoku_cnf_filter: (skip)
 * @filter: the wanted clauses; a row, column or value beyond N matches none
 *
 * Finds clauses by arithmetic, looking at groups of clauses, never at clauses. O(N²) for a
 * variable, at most O(N³) time and runs for a set of cells or a value: the clauses of a house are
 * the same for each value.
 *
 * Returns: (transfer full): the clauses in which at least one literal matches, and that contain all
 *   the others
 */
SudokuClauseSet *
sudoku_cnf_filter (const SudokuCnf *self,
                   const SudokuFilter *filter)
{
  g_autoptr (SudokuClauseSet) matches = NULL;
  SudokuFilter wanted;

  g_return_val_if_fail (self != NULL && filter != NULL, NULL);
  g_return_val_if_fail (filter->n_also == 0 || filter->variable != 0, NULL);

  matches = sudoku_clause_set_new ();
  wanted = *filter;
  if (!resolve_others (self, filter) || !resolve_variable (self, &wanted) ||
      wanted.value > self->formula.side)
    return g_steal_pointer (&matches);
  for (guint i = 0; i < self->n_families; i++)
    if ((wanted.families == 0 || (wanted.families >> i & 1) != 0) &&
        (!wanted.is_auxiliary || self->parts[i].type->has_auxiliaries))
      self->parts[i].type->filter (&self->parts[i], &wanted, matches);
  if (filter->n_also > 0)
    return find_with_others (self, filter, matches);
  return g_steal_pointer (&matches);
}

/**
 * sudoku_cnf_stream:
 * @sink: where the clauses go
 * @task: (nullable): cancellable, time limit and progress; the stage is SUDOKU_STAGE_ENCODE, the
 *   count that of clauses
 *
 * Makes all clauses in order: about 1 ns each, plus the time of the sink.
 *
 * Returns: %FALSE with G_IO_ERROR_CANCELLED, G_IO_ERROR_TIMED_OUT or the error of the sink
 */
gboolean
sudoku_cnf_stream (const SudokuCnf *self,
                   SatSink *sink,
                   const SudokuTask *task,
                   GError **error)
{
  SudokuStream stream;

  g_return_val_if_fail (self != NULL && sink != NULL, FALSE);

  sudoku_stream_init (&stream, sink, task, self->n_clauses);
  for (guint i = 0; i < self->n_families; i++)
    if (!self->parts[i].type->stream (&self->parts[i], &stream, error))
      return FALSE;
  return sat_batch_flush (&stream.batch, error);
}

/**
 * sudoku_cnf_make_formula: (skip)
 * @cancellable: (nullable): ends the work
 *
 * Stores all clauses, for repeated use. O(clauses).
 *
 * Returns: (transfer full) (nullable): the stored formula; %NULL with %G_IO_ERROR_CANCELLED or
 *   %SAT_ERROR_MEMORY
 */
SatFormula *
sudoku_cnf_make_formula (const SudokuCnf *self,
                         GCancellable *cancellable,
                         GError **error)
{
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (SatClauses) clauses = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  clauses = sat_clauses_new ();
  if (!sudoku_cnf_stream (self, sat_clauses_get_sink (clauses), &task, error))
    return NULL;
  return sat_formula_new_from_clauses (g_steal_pointer (&clauses), self->formula.n_variables);
}

/**
 * sudoku_cnf_get_text_length:
 *
 * Computes the length of the DIMACS text without making it. O(N³), for the digits of all variables.
 *
 * Returns: the number of bytes, including the header
 */
guint64
sudoku_cnf_get_text_length (const SudokuCnf *self)
{
  const SudokuFormula *formula = NULL;
  g_autofree guint8 *digits = NULL;
  gsize n_candidates = 0;
  guint64 length = 0;

  g_return_val_if_fail (self != NULL, 0);

  formula = &self->formula;
  n_candidates = (gsize)sudoku_grid_get_n_cells (formula->grid) * formula->side;
  digits = g_new (guint8, n_candidates);
  for (gsize i = 0; i < n_candidates; i++)
    digits[i] = (guint8)sudoku_formula_count_digits (formula->variables[i]);
  length = sat_dimacs_header_length (sudoku_cnf_get_n_variables (self), self->n_clauses);
  for (guint i = 0; i < self->n_families; i++)
    length += self->parts[i].type->get_text_length (&self->parts[i], digits);
  return length;
}
