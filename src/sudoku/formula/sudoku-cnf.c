/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The enumerable formula: an ordered list of families, each of which makes any of its
 * clauses by arithmetic. What is kept is one table of variables, never a clause. It
 * knows nothing of solvers and solving. */

#include "sudoku-cnf.h"

#include <glib/gi18n.h>
#include <sat-dimacs.h>
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

/* Adds a family unless it says nothing. */
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
  type->init (added);
  if (added->info.n_clauses == 0)
    {
      g_clear_pointer (&added->starts, g_free);
      return;
    }
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
  guint law;
} Cursor;

/* The rule whose further truths are said together with the houses of a kind; -1 when none is. */
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

/* Adds the family of a house and of those after it that are of the same. */
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
  add_family (self, &sudoku_family_group_type, id, title, part);
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
add_law (SudokuCnf *self,
         guint law)
{
  const SudokuLaw *said = sudoku_groups_get_law (self->formula.groups, law)->law;
  SudokuFamilyPart part = { .first_item = law };

  add_family (self, &sudoku_family_law_type, said->id, said->name, part);
  return law + 1;
}

/* What a rule says, and what rules of the same kind after it say. */
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
    /* What divides the board has come first. */
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
  while (cursor->law < sudoku_groups_get_n_laws (groups) &&
         sudoku_groups_get_law (groups, cursor->law)->rule == rule)
    cursor->law = add_law (self, cursor->law);
}

static void
add_families (SudokuCnf *self)
{
  SudokuGeometry *geometry = self->formula.geometry;
  int division = sudoku_geometry_get_region_rule (geometry);
  const SudokuFamilyPart none = { 0 };
  Cursor cursor = { 0 };

  self->parts = g_new0 (SudokuFamilyPart, SUDOKU_FAMILIES_MAX);
  self->families = g_new0 (SudokuFamily, SUDOKU_FAMILIES_MAX);
  add_family (self, &sudoku_family_cell_type, "cells", N_ ("Cells"), none);
  if (division >= 0)
    add_houses (self, sudoku_geometry_get_first_house (geometry, (guint)division));
  for (guint rule = 0; rule < sudoku_geometry_get_n_rules (geometry); rule++)
    add_rule (self, rule, &cursor);
  add_family (self, &sudoku_family_given_type, "givens", N_ ("Filled cells"), none);
}

/**
 * sudoku_cnf_new: (skip)
 * @grid: the puzzle; it is copied
 * @encoding: how the rules are said
 * @numbering: which variable means what
 *
 * Makes the formula of a puzzle: cells, boxes or regions, rows, columns, then what the other rules
 * say, in their order, then a unit clause for every given and entry. Answers take no part in it.
 * O(N³) time and memory, 4 MB at side 100.
 *
 * Returns: (transfer full): the formula
 */
SudokuCnf *
sudoku_cnf_new (const SudokuGrid *grid,
                const SudokuEncoding *encoding,
                const SudokuNumbering *numbering)
{
  SudokuCnf *self = NULL;

  g_return_val_if_fail (grid != NULL && encoding != NULL && numbering != NULL, NULL);

  self = g_new0 (SudokuCnf, 1);
  g_atomic_ref_count_init (&self->ref_count);
  sudoku_formula_init (&self->formula, grid, encoding, numbering);
  add_families (self);
  return self;
}

/**
 * sudoku_cnf_ref: (skip)
 * @self: a formula
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
 * @self: (transfer full): a formula
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
    g_free (self->parts[i].starts);
  g_free (self->parts);
  g_free (self->families);
  g_free (self);
}

/**
 * sudoku_cnf_get_grid:
 * @self: a formula
 *
 * Gets the puzzle, with fixed values only.
 *
 * Returns: (transfer none): the puzzle, with fixed values only
 */
const SudokuGrid *
sudoku_cnf_get_grid (const SudokuCnf *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->formula.grid;
}

/**
 * sudoku_cnf_get_encoding:
 * @self: a formula
 *
 * Gets how the rules are said.
 *
 * Returns: (transfer none): how the rules are said
 */
const SudokuEncoding *
sudoku_cnf_get_encoding (const SudokuCnf *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->formula.encoding;
}

/**
 * sudoku_cnf_get_numbering:
 * @self: a formula
 *
 * Gets which variable means what.
 *
 * Returns: (transfer none): which variable means what
 */
const SudokuNumbering *
sudoku_cnf_get_numbering (const SudokuCnf *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->formula.numbering;
}

/**
 * sudoku_cnf_get_n_variables:
 * @self: a formula
 *
 * Gets the number of variables that the header declares.
 *
 * Returns: the number of variables that the header declares; not all need occur
 */
int
sudoku_cnf_get_n_variables (const SudokuCnf *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->formula.numbering->n_variables (self->formula.side);
}

/**
 * sudoku_cnf_get_n_clauses:
 * @self: a formula
 *
 * Gets the exact number of clauses.
 *
 * Returns: the exact number of clauses
 */
guint64
sudoku_cnf_get_n_clauses (const SudokuCnf *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_clauses;
}

/**
 * sudoku_cnf_get_families:
 * @self: a formula
 * @n_families: (out): how many there are
 *
 * The families follow each other without a gap and none is empty: a shape without
 * boxes has no family of boxes, a puzzle without givens none of givens.
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

/* Also turns the number of a clause into that in its family. */
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
 * @self: a formula
 * @clause: the number of a clause, from 0
 *
 * Gets the family it belongs to.
 *
 * Returns: (transfer none): the family it belongs to
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
 * @self: a formula
 * @id: the id of a family
 *
 * Gets the family of that id, if the formula has it.
 *
 * Returns: (transfer none) (nullable): the family of that id, if the formula has it
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
 * @self: a formula
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
 * @self: a formula
 * @clause: the number of a clause, from 0
 * @meaning: (out caller-allocates): what it says; members that its kind does not have are 0
 *
 * Says what a clause means. O(N).
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

/**
 * sudoku_cnf_get_clause_cells:
 * @self: a formula
 * @clause: the number of a clause, from 0
 * @cells: (out): the cells that it speaks of, each once, ascending
 *
 * Gets how many cells there are, 1…N.
 *
 * Returns: how many cells there are, 1…N
 */
guint
sudoku_cnf_get_clause_cells (const SudokuCnf *self,
                             guint64 clause,
                             guint16 cells[SUDOKU_SIDE_MAX])
{
  int literals[SUDOKU_SIDE_MAX];
  guint n_literals = sudoku_cnf_get_clause (self, clause, literals);
  guint n_cells = 0;

  for (guint i = 0; i < n_literals; i++)
    {
      guint cell = 0, value = 0, place = n_cells;

      sudoku_cnf_get_meaning (self, ABS (literals[i]), &cell, &value);
      while (place > 0 && cells[place - 1] > cell)
        place--;
      if (place > 0 && cells[place - 1] == cell)
        continue;
      memmove (cells + place + 1, cells + place, (n_cells++ - place) * sizeof *cells);
      cells[place] = (guint16)cell;
    }
  return n_cells;
}

/**
 * sudoku_cnf_get_variable:
 * @self: a formula
 * @cell: a cell, from 0
 * @value: 1…N
 *
 * Gets the variable that is true when @cell holds @value.
 *
 * Returns: the variable that is true when @cell holds @value
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
 * @self: a formula
 * @variable: any number
 * @cell: (out): the cell, from 0
 * @value: (out): the value, 1…N
 *
 * Finds out what a variable means.
 *
 * Returns: %FALSE when the variable means no cell and value; then both are 0
 */
gboolean
sudoku_cnf_get_meaning (const SudokuCnf *self,
                        int variable,
                        guint *cell,
                        guint *value)
{
  guint row = 0, column = 0, found = 0;

  g_return_val_if_fail (self != NULL && cell != NULL && value != NULL, FALSE);

  *cell = 0;
  *value = 0;
  if (!self->formula.numbering->meaning (self->formula.side, variable, &row, &column, &found))
    return FALSE;
  *cell = (row - 1) * self->formula.side + column - 1;
  *value = found;
  return TRUE;
}

/* Puts the place and value of the variable in the place of @filter's variable. */
static gboolean
resolve_variable (const SudokuCnf *self,
                  SudokuFilter *filter)
{
  guint side = self->formula.side;
  guint cell = 0, value = 0;

  if (filter->variable == 0)
    return TRUE;
  if (!sudoku_cnf_get_meaning (self, filter->variable, &cell, &value))
    return FALSE;
  if (!sudoku_filter_has_cell (filter, side, cell) ||
      (filter->value != 0 && filter->value != value))
    return FALSE;
  filter->row = cell / side + 1;
  filter->column = cell % side + 1;
  filter->value = value;
  return TRUE;
}

/* The other literals that are wanted may stand where they are asked for. */
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

/* Those that have the other literals, too, one by one: a variable is in few clauses. */
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
 * @self: a formula
 * @filter: which clauses are wanted; a row, column or value beyond N fits none
 *
 * Finds clauses by arithmetic: it looks at groups of clauses, never at clauses. O(N²) for
 * a variable, at most O(N³) time and runs for a set of cells or a value: what a house says of
 * one value it says of all.
 *
 * Returns: (transfer full): the clauses in which at least one literal fits, and that have all
 *   others that are wanted
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
    if (wanted.families == 0 || (wanted.families & 1u << i) != 0)
      self->parts[i].type->filter (&self->parts[i], &wanted, matches);
  if (filter->n_also > 0)
    return find_with_others (self, filter, matches);
  return g_steal_pointer (&matches);
}

/**
 * sudoku_cnf_stream:
 * @self: a formula
 * @sink: where the clauses go
 * @task: (nullable): cancellable, time limit and progress; the stage is
 *   SUDOKU_STAGE_ENCODE, the count that of clauses made
 * @error: return location for an error
 *
 * Makes all clauses in order: about 1 ns for each, besides what the sink takes.
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
 * sudoku_cnf_get_text_length:
 * @self: a formula
 *
 * Works out how long the DIMACS text is without making it. O(N³), for the digits of
 * all variables.
 *
 * Returns: its bytes, header included
 */
guint64
sudoku_cnf_get_text_length (const SudokuCnf *self)
{
  const SudokuFormula *formula = NULL;
  g_autofree guint *digits = NULL;
  guint64 length = 0;

  g_return_val_if_fail (self != NULL, 0);

  formula = &self->formula;
  digits = g_new0 (guint, sudoku_grid_get_n_cells (formula->grid));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (formula->grid); cell++)
    for (guint value = 1; value <= formula->side; value++)
      digits[cell] +=
        sudoku_formula_count_digits (sudoku_formula_get_variable (formula, cell, value));
  length = sat_dimacs_header_length (sudoku_cnf_get_n_variables (self), self->n_clauses);
  for (guint i = 0; i < self->n_families; i++)
    length += self->parts[i].type->get_text_length (&self->parts[i], digits);
  return length;
}
