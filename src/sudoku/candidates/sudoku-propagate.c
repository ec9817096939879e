/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Propagation to the fixpoint by six rules: the only value of a cell; the only candidate of a
 * truth; locked candidates: what is left of one truth lies in another one, which can then have no
 * other candidates; arc consistency: a value that no value of the other cell of a pair allows is
 * removed; a value that no filling of a table has; and unit propagation of laws. Each only removes
 * candidates and never needs one that another has removed, so the fixpoint does not depend on the
 * order. Only changes are looked at, except for laws, which come when nothing else follows. */

#include "sudoku-candidates.h"
#include "sudoku-own-pass.h"

/* What is asked all the time. */
typedef struct
{
  SudokuCandidates *candidates;
  const SudokuSet *cells;  /* their live sets */
  const SudokuSet *places; /* likewise */
  const SudokuGroups *groups;
  const SudokuGroupTables *tables;
  guint side;
} Propagation;

static void
propagation_init (Propagation *self,
                  SudokuCandidates *candidates)
{
  self->candidates = candidates;
  sudoku_candidates_peek (candidates, &self->cells, &self->places);
  self->groups = sudoku_geometry_get_groups (sudoku_candidates_get_geometry (candidates));
  self->tables = sudoku_groups_get_tables (self->groups);
  self->side = sudoku_groups_get_side (self->groups);
}

static const guint16 *
get_house_cells (const Propagation *self,
                 guint house)
{
  return self->tables->house_cells + (gsize)house * self->side;
}

/* Removes the value of a cell that has only one from the other cells of its houses. */
static gboolean
settle_in_houses (const Propagation *self,
                  guint cell,
                  guint value)
{
  const SudokuGroupTables *tables = self->tables;

  for (guint i = tables->first_place[cell]; i < tables->first_place[cell + 1]; i++)
    {
      const guint16 *cells = get_house_cells (self, tables->places[i].house);
      guint place;

      SUDOKU_SET_FOREACH (self->places[tables->places[i].house * self->side + value - 1], place)
      {
        if (place != tables->places[i].place &&
            !sudoku_candidates_remove (self->candidates, cells[place], value))
          return FALSE;
      }
    }
  return TRUE;
}

/* Removes the other candidates from the further truths of a true one. */
static gboolean
settle_in_truths (const Propagation *self,
                  guint cell,
                  guint value)
{
  const SudokuGroupTables *tables = self->tables;
  guint32 candidate = cell * self->side + value - 1;

  if (tables->first_truth_place == NULL)
    return TRUE;
  for (guint i = tables->first_truth_place[candidate];
       i < tables->first_truth_place[candidate + 1]; i++)
    {
      guint truth = tables->truth_places[i].truth, place;
      const guint32 *others = sudoku_groups_get_truth_candidates (self->groups, truth);

      SUDOKU_SET_FOREACH (
        sudoku_candidates_get_places (self->candidates,
                                      sudoku_candidates_get_further_truth (self->candidates,
                                                                           truth)),
        place)
      {
        if (place != tables->truth_places[i].place &&
            !sudoku_candidates_remove (self->candidates, others[place] / self->side,
                                       others[place] % self->side + 1))
          return FALSE;
      }
    }
  return TRUE;
}

/* The values that some value of @cell allows at the other end of the bond. */
static SudokuSet
find_support (const Propagation *self,
              guint cell,
              const SudokuBond *bond)
{
  const SudokuRelation *relation = sudoku_groups_get_relation (self->groups, bond->relation);
  SudokuSet support = SUDOKU_SET_EMPTY;
  guint value;

  SUDOKU_SET_FOREACH (self->cells[cell], value)
  support = sudoku_set_or (support, relation->allowed[value]);
  return support;
}

static gboolean
apply_bonds (const Propagation *self,
             guint cell)
{
  const SudokuGroupTables *tables = self->tables;

  for (guint i = tables->first_bond[cell]; i < tables->first_bond[cell + 1]; i++)
    {
      const SudokuBond *bond = &tables->bonds[i];
      SudokuSet others = self->cells[bond->other];
      guint value;

      SUDOKU_SET_FOREACH (sudoku_set_minus (others, find_support (self, cell, bond)), value)
      {
        if (!sudoku_candidates_remove (self->candidates, bond->other, value))
          return FALSE;
      }
    }
  return TRUE;
}

static void
get_candidate (const Propagation *self,
               const SudokuTruthView *truth,
               guint place,
               guint *cell,
               guint *value)
{
  *cell = truth->cell;
  *value = truth->value;
  if (truth->kind == SUDOKU_TRUTH_HOUSE)
    *cell = truth->cells[place];
  else if (truth->kind == SUDOKU_TRUTH_CELL)
    *value = place;
  else
    {
      *cell = truth->candidates[place] / self->side;
      *value = truth->candidates[place] % self->side + 1;
    }
}

static gboolean
is_in_house (const Propagation *self,
             guint cell,
             guint house)
{
  const SudokuGroupTables *tables = self->tables;

  for (guint i = tables->first_place[cell]; i < tables->first_place[cell + 1]; i++)
    if (tables->places[i].house == house)
      return TRUE;
  return FALSE;
}

static gboolean
is_in_further (const Propagation *self,
               guint32 candidate,
               const SudokuTruthView *truth)
{
  guint n = 0;
  const SudokuTruthPlace *places =
    sudoku_groups_get_truth_places (self->groups, candidate, &n);

  for (guint i = 0; i < n; i++)
    if (sudoku_candidates_get_further_truth (self->candidates, places[i].truth) == truth->id)
      return TRUE;
  return FALSE;
}

static gboolean
is_in (const Propagation *self,
       guint cell,
       guint value,
       const SudokuTruthView *truth)
{
  if (truth->kind == SUDOKU_TRUTH_HOUSE)
    return value == truth->value && is_in_house (self, cell, truth->house);
  if (truth->kind == SUDOKU_TRUTH_CELL)
    return cell == truth->cell;
  return is_in_further (self, cell * self->side + value - 1, truth);
}

/* Do the remaining candidates of @truth all lie in @other? */
static gboolean
lies_in (const Propagation *self,
         const SudokuTruthView *truth,
         SudokuSet left,
         const SudokuTruthView *other)
{
  guint place, cell, value;

  SUDOKU_SET_FOREACH (left, place)
  {
    get_candidate (self, truth, place, &cell, &value);
    if (!is_in (self, cell, value, other))
      return FALSE;
  }
  return TRUE;
}

/* The most frequent case of lock(): two houses and one value. */
static gboolean
lock_house (const Propagation *self,
            const SudokuTruthView *truth,
            SudokuSet left,
            guint house)
{
  SudokuSet others = self->places[house * self->side + truth->value - 1];
  const guint16 *cells;
  guint place;

  if (house == truth->house || sudoku_set_count (others) <= sudoku_set_count (left))
    return TRUE;
  SUDOKU_SET_FOREACH (sudoku_set_without_first (left), place)
  {
    if (!is_in_house (self, truth->cells[place], house))
      return TRUE;
  }
  cells = get_house_cells (self, house);
  SUDOKU_SET_FOREACH (others, place)
  {
    if (!is_in_house (self, cells[place], truth->house) &&
        !sudoku_candidates_remove (self->candidates, cells[place], truth->value))
      return FALSE;
  }
  return TRUE;
}

/* When all candidates of @truth lie in @other, that has no others. */
static gboolean
lock (const Propagation *self,
      const SudokuTruthView *truth,
      SudokuSet left,
      guint other_id)
{
  SudokuTruthView other;
  SudokuSet others = sudoku_candidates_get_places (self->candidates, other_id);
  guint place, cell, value;

  if (other_id == truth->id || sudoku_set_count (others) <= sudoku_set_count (left))
    return TRUE;
  sudoku_candidates_view_truth (self->candidates, other_id, &other);
  if (!lies_in (self, truth, sudoku_set_without_first (left), &other))
    return TRUE;
  SUDOKU_SET_FOREACH (others, place)
  {
    get_candidate (self, &other, place, &cell, &value);
    if (!is_in (self, cell, value, truth) &&
        !sudoku_candidates_remove (self->candidates, cell, value))
      return FALSE;
  }
  return TRUE;
}

/* The same with each truth of a candidate except that of its cell. */
static gboolean
lock_in_all (const Propagation *self,
             const SudokuTruthView *truth,
             SudokuSet left,
             guint cell,
             guint value)
{
  const SudokuGroupTables *tables = self->tables;
  const SudokuTruthPlace *places;
  guint n = 0;

  for (guint i = tables->first_place[cell];
       truth->kind == SUDOKU_TRUTH_FURTHER && i < tables->first_place[cell + 1]; i++)
    if (!lock (self, truth, left, tables->places[i].house * self->side + value - 1))
      return FALSE;
  places = sudoku_groups_get_truth_places (self->groups, cell * self->side + value - 1, &n);
  for (guint i = 0; i < n; i++)
    if (!lock (self, truth, left,
               sudoku_candidates_get_further_truth (self->candidates, places[i].truth)))
      return FALSE;
  return TRUE;
}

/* Tries all truths with the first remaining candidate. */
static gboolean
apply_locked (const Propagation *self,
              const SudokuTruthView *truth,
              SudokuSet left)
{
  const SudokuGroupTables *tables = self->tables;
  guint cell, value;

  get_candidate (self, truth, sudoku_set_first (left), &cell, &value);
  for (guint i = tables->first_place[cell];
       truth->kind == SUDOKU_TRUTH_HOUSE && i < tables->first_place[cell + 1]; i++)
    if (!lock_house (self, truth, left, tables->places[i].house))
      return FALSE;
  if (tables->first_truth_place == NULL)
    return TRUE;
  return lock_in_all (self, truth, left, cell, value) &&
         (truth->kind != SUDOKU_TRUTH_FURTHER ||
          lock (self, truth, left, sudoku_candidates_get_cell_truth (self->candidates, cell)));
}

static gboolean
visit_truth (const Propagation *self,
             guint id)
{
  SudokuSet left = sudoku_candidates_get_places (self->candidates, id);
  SudokuTruthView truth;
  guint cell, value;

  sudoku_candidates_view_truth (self->candidates, id, &truth);
  if (!sudoku_set_is_empty (sudoku_set_without_first (left)))
    return apply_locked (self, &truth, left);
  get_candidate (self, &truth, sudoku_set_first (left), &cell, &value);
  if (sudoku_set_is_empty (
        sudoku_set_without_first (self->cells[cell])))
    return TRUE;
  return sudoku_candidates_assign (self->candidates, cell, value);
}

static gboolean
settle (const Propagation *self,
        guint cell)
{
  guint value = sudoku_set_first (self->cells[cell]);

  return settle_in_houses (self, cell, value) && settle_in_truths (self, cell, value);
}

/**
 * sudoku_candidates_settle:
 * @cell: a cell that has one candidate
 *
 * Removes what this value excludes elsewhere: in the houses of the cell, in its further truths and
 * in the cells it is paired with. Nothing else is propagated.
 *
 * Returns: %FALSE when there is a dead end
 */
gboolean
sudoku_candidates_settle (SudokuCandidates *self,
                          guint cell)
{
  Propagation propagation;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (sudoku_set_count (sudoku_candidates_get (self, cell)) == 1, FALSE);

  propagation_init (&propagation, self);
  return settle (&propagation, cell) && apply_bonds (&propagation, cell);
}

/* The laws being applied, and whether that had consequences. */
typedef struct
{
  SudokuCandidates *candidates;
  const SudokuSet *cells;
  gboolean changed;
} LawPass;

/* All conditions but one may be certain. If all are, so is the conclusion; if the conclusion is
 * impossible, so is the open one. */
static gboolean
apply_clause (const SudokuLawClause *clause,
              int open,
              gpointer user_data)
{
  LawPass *self = user_data;
  guint last = clause->n_terms - 1;
  gboolean has_conclusion = last >= clause->n_premises;
  gboolean possible =
    has_conclusion && sudoku_set_has (self->cells[clause->cells[last]], clause->values[last]);
  guint term = open >= 0 ? (guint)open : last;

  if (possible && (open >= 0 || sudoku_set_count (self->cells[clause->cells[last]]) == 1))
    return TRUE;
  self->changed = TRUE;
  if (has_conclusion && open < 0)
    return sudoku_candidates_assign (self->candidates, clause->cells[last], clause->values[last]);
  return sudoku_candidates_remove (self->candidates, clause->cells[term], clause->values[term]);
}

/* Applies all laws once. Returns whether there was anything new. */
static gboolean
apply_laws (const Propagation *self)
{
  LawPass pass = { .candidates = self->candidates, .cells = self->cells };

  for (guint law = 0; law < sudoku_groups_get_n_laws (self->groups); law++)
    if (!sudoku_law_walk (sudoku_groups_get_law (self->groups, law), self->side, self->cells, 1,
                          apply_clause, &pass))
      return FALSE;
  return pass.changed;
}

/* Applies the own clauses. Returns whether there was anything new. */
static gboolean
apply_own (const Propagation *self)
{
  const SudokuOwnClauses *own = sudoku_groups_get_own (self->groups);

  return own != NULL && sudoku_own_pass (own, self->candidates);
}

/* Removes what a table leaves no filling for. */
static gboolean
apply_table (const Propagation *self,
             guint id)
{
  SudokuTabled tabled = sudoku_groups_get_tabled (self->groups, id);
  guint n_cells = sudoku_table_get_spec (tabled.table)->n_cells;
  const SudokuDeadEnd dead_end = { .kind = SUDOKU_DEAD_END_TABLE, .tabled = id };
  SudokuSet left[SUDOKU_TABLE_CELLS_MAX];

  for (guint i = 0; i < n_cells; i++)
    left[i] = self->cells[tabled.cells[i]];
  if (!sudoku_table_prune (tabled.table, left))
    return sudoku_candidates_fail (self->candidates, &dead_end);
  for (guint i = 0; i < n_cells; i++)
    {
      guint value;

      SUDOKU_SET_FOREACH (sudoku_set_minus (self->cells[tabled.cells[i]], left[i]), value)
      {
        if (!sudoku_candidates_remove (self->candidates, tabled.cells[i], value))
          return FALSE;
      }
    }
  return TRUE;
}

static void
apply_change (const Propagation *self,
              SudokuChange change)
{
  if (change.kind == SUDOKU_CHANGE_CELL)
    settle (self, change.id);
  else if (change.kind == SUDOKU_CHANGE_TRUTH)
    visit_truth (self, change.id);
  else if (change.kind == SUDOKU_CHANGE_TABLE)
    apply_table (self, change.id);
  else
    apply_bonds (self, change.id);
}

/**
 * sudoku_candidates_propagate:
 *
 * Applies, until nothing more follows: naked and hidden singles of all truths, locked candidates
 * (all that is left of a truth lies in a second one), arc consistency of pairs, what tables leave,
 * and unit propagation of laws and own clauses. The result does not depend on the order in which
 * candidates were removed before. The cost grows with the candidates removed.
 *
 * Returns: %FALSE when there is a dead end
 */
gboolean
sudoku_candidates_propagate (SudokuCandidates *self)
{
  Propagation propagation;
  SudokuChange change;

  g_return_val_if_fail (self != NULL, FALSE);

  propagation_init (&propagation, self);
  do
    while ((change = sudoku_candidates_take_change (self)).kind != SUDOKU_CHANGE_NONE)
      apply_change (&propagation, change);
  while (sudoku_candidates_get_dead_end (self)->kind == SUDOKU_DEAD_END_NONE &&
         (apply_laws (&propagation) || apply_own (&propagation)));
  return sudoku_candidates_get_dead_end (self)->kind == SUDOKU_DEAD_END_NONE;
}
