/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shape of a formula. Each possible rule of the table is a hypothesis; it is accepted when most
 * of what only it says is there, so that a wrong clause does not hide the shape of all others.
 * Regions are found from the sets of cells that need every value, or else from the pairs of cells
 * that nothing else explains. Does not decide which clauses are right, and ignores masks. */

#include "sudoku-recognise-shape.h"

#include <stdlib.h>

#include "sudoku-clause-iter.h"
#include "sudoku-region-search.h"

/* With more sets of cells no division of the board is looked for. */
#define SETS_MAX(side) (8 * (side))
#define COVER_STEPS_MAX 100000

/* A rule that may be meant. */
typedef struct
{
  SudokuGeometry *geometry; /* what is taken already, and the rule */
  guint rule;               /* its index there */
  guint64 n_at_least;       /* clauses seen that its further truths say */
  guint64 n_pairs;          /* clauses seen that say that two candidates exclude each other, and
                               that nothing taken says */
  guint64 n_repeated;       /* clauses seen that say of two cells of a house what is taken */
} Hypothesis;

/* Cells that need values by clauses over all of them. */
typedef struct
{
  SudokuSet values; /* from 0 */
  guint16 cells[];  /* ascending */
} CellSet;

typedef struct
{
  const SatClauses *clauses;
  const SudokuVariables *variables;
  const SudokuCandidate *meanings;
  GCancellable *cancellable;
  guint side;
  SudokuGeometry *taken;
  GPtrArray *hypotheses;           /* (element-type Hypothesis) */
  GHashTable *sets;                /* (element-type utf8 CellSet): by their cells as text */
  SudokuRegionSearch *unexplained; /* (nullable): pairs that nothing taken says */
} Search;

static void
hypothesis_free (gpointer data)
{
  Hypothesis *self = data;

  sudoku_geometry_unref (self->geometry);
  g_free (self);
}

static void
search_clear (Search *self)
{
  g_clear_pointer (&self->taken, sudoku_geometry_unref);
  g_clear_pointer (&self->hypotheses, g_ptr_array_unref);
  g_clear_pointer (&self->sets, g_hash_table_unref);
  g_clear_pointer (&self->unexplained, sudoku_region_search_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Search, search_clear)

static SudokuCandidate
get_candidate (const Search *self,
               int literal)
{
  return self->meanings[sudoku_variables_get_rank (self->variables, abs (literal))];
}

static SudokuCandidate
make_candidate (const Search *self,
                guint32 id)
{
  return (SudokuCandidate){ (guint16)(id / self->side), (guint8)(id % self->side) };
}

/* ---- what a shape says of two candidates ---- */

static gboolean
share_house (const SudokuGroups *groups,
             guint rule,
             guint a,
             guint b)
{
  guint n_a = 0, n_b = 0;
  const SudokuPlace *places_a = sudoku_groups_get_places (groups, a, &n_a);
  const SudokuPlace *places_b = sudoku_groups_get_places (groups, b, &n_b);

  for (guint i = 0; i < n_a; i++)
    for (guint j = 0; j < n_b; j++)
      if (places_a[i].house == places_b[j].house &&
          (rule == G_MAXUINT ||
           sudoku_groups_get_house (groups, places_a[i].house)->rule == rule))
        return TRUE;
  return FALSE;
}

static gboolean
share_truth (const SudokuGroups *groups,
             guint rule,
             guint a,
             guint b)
{
  guint n_a = 0, n_b = 0;
  const SudokuTruthPlace *places_a = sudoku_groups_get_truth_places (groups, a, &n_a);
  const SudokuTruthPlace *places_b = sudoku_groups_get_truth_places (groups, b, &n_b);

  for (guint i = 0; i < n_a; i++)
    for (guint j = 0; j < n_b; j++)
      if (places_a[i].truth == places_b[j].truth &&
          (rule == G_MAXUINT ||
           sudoku_groups_get_truth (groups, places_a[i].truth)->rule == rule))
        return TRUE;
  return FALSE;
}

/* Do the houses or further truths of a rule, or of all, or the pairs exclude that both are true? */
static gboolean
excludes (const SudokuGeometry *geometry,
          guint rule,
          SudokuCandidate a,
          SudokuCandidate b)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  guint n = 0;
  const SudokuBond *bonds = sudoku_groups_get_bonds (groups, a.cell, &n);
  guint side = sudoku_geometry_get_side (geometry);

  if ((a.value == b.value && share_house (groups, rule, a.cell, b.cell)) ||
      share_truth (groups, rule, a.cell * side + a.value, b.cell * side + b.value))
    return TRUE;
  for (guint i = 0; i < n; i++)
    if (bonds[i].other == b.cell &&
        !sudoku_set_has (
          sudoku_groups_get_relation (groups, bonds[i].relation)->allowed[a.value + 1],
          b.value + 1u))
      return TRUE;
  return FALSE;
}

/* ---- what a rule says that nothing taken says ---- */

static guint64
count_house_pairs (const Search *self,
                   const Hypothesis *hypothesis)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (hypothesis->geometry);
  guint64 n = 0;

  for (guint house = 0; house < sudoku_groups_get_n_houses (groups); house++)
    {
      const guint16 *cells = sudoku_groups_get_house_cells (groups, house);

      if (sudoku_groups_get_house (groups, house)->rule != hypothesis->rule)
        continue;
      for (guint i = 0; i < self->side; i++)
        for (guint j = i + 1; j < self->side; j++)
          n += !excludes (self->taken, G_MAXUINT, (SudokuCandidate){ cells[i], 0 },
                          (SudokuCandidate){ cells[j], 0 });
    }
  return n * self->side;
}

/* What a cell, a row or a column implies by itself. */
static gboolean
is_plain (guint side,
          SudokuCandidate a,
          SudokuCandidate b)
{
  return a.cell == b.cell ||
         (a.value == b.value &&
          (a.cell / side == b.cell / side || a.cell % side == b.cell % side));
}

static guint64
count_truth_pairs (const Search *self,
                   const Hypothesis *hypothesis)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (hypothesis->geometry);
  guint64 n = 0;

  for (guint truth = 0; truth < sudoku_groups_get_n_truths (groups); truth++)
    {
      const guint32 *members = sudoku_groups_get_truth_candidates (groups, truth);

      if (sudoku_groups_get_truth (groups, truth)->rule != hypothesis->rule)
        continue;
      for (guint i = 0; i < self->side; i++)
        for (guint j = i + 1; j < self->side; j++)
          {
            SudokuCandidate a = make_candidate (self, members[i]);
            SudokuCandidate b = make_candidate (self, members[j]);

            n += !is_plain (self->side, a, b) && !excludes (self->taken, G_MAXUINT, a, b);
          }
    }
  return n;
}

static guint64
count_pairs (const Search *self,
             const Hypothesis *hypothesis)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (hypothesis->geometry);
  guint64 n = count_house_pairs (self, hypothesis) + count_truth_pairs (self, hypothesis);

  for (guint i = 0; i < sudoku_groups_get_n_pairs (groups); i++)
    {
      const SudokuPair *pair = sudoku_groups_get_pair (groups, i);
      const SudokuRelation *relation = sudoku_groups_get_relation (groups, pair->relation);

      if (pair->rule != hypothesis->rule)
        continue;
      for (guint v = 0; v < self->side; v++)
        for (guint w = 0; w < self->side; w++)
          n += !sudoku_set_has (relation->allowed[v + 1], w + 1) &&
               !excludes (self->taken, G_MAXUINT, (SudokuCandidate){ pair->cell, (guint8)v },
                          (SudokuCandidate){ pair->other, (guint8)w });
    }
  return n;
}

static guint64
count_truths (const Hypothesis *hypothesis)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (hypothesis->geometry);
  guint64 n = 0;

  for (guint i = 0; i < sudoku_groups_get_n_truths (groups); i++)
    n += sudoku_groups_get_truth (groups, i)->rule == hypothesis->rule;
  return n;
}

/* ---- sets of cells ---- */

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  return *(const guint16 *)a - *(const guint16 *)b;
}

static char *
make_key (const guint16 *cells,
          guint n)
{
  GString *key = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (key, "%x,", cells[i]);
  return g_string_free (key, FALSE);
}

static const CellSet *
find_set (const Search *self,
          const guint16 *house_cells)
{
  guint16 cells[SUDOKU_SIDE_MAX] = { 0 };
  g_autofree char *key = NULL;

  for (guint i = 0; i < self->side; i++)
    cells[i] = house_cells[i];
  qsort (cells, self->side, sizeof *cells, compare_cells);
  key = make_key (cells, self->side);
  return g_hash_table_lookup (self->sets, key);
}

/* A row or a column says nothing about the shape. */
static gboolean
is_line (guint side,
         const guint16 *cells)
{
  gboolean row = TRUE, column = TRUE;

  for (guint i = 1; i < side; i++)
    {
      row &= cells[i] / side == cells[0] / side;
      column &= cells[i] % side == cells[0] % side;
    }
  return row || column;
}

static void
add_set (Search *self,
         const SudokuClauseIter *iter)
{
  guint16 cells[SUDOKU_SIDE_MAX];
  SudokuCandidate candidate = { 0 };
  g_autofree char *key = NULL;
  CellSet *set = NULL;

  for (guint i = 0; i < self->side; i++)
    {
      candidate = get_candidate (self, iter->literals[i]);
      cells[i] = candidate.cell;
    }
  if (is_line (self->side, cells))
    return;
  qsort (cells, self->side, sizeof *cells, compare_cells);
  for (guint i = 1; i < self->side; i++)
    if (cells[i] == cells[i - 1])
      return;
  key = make_key (cells, self->side);
  set = g_hash_table_lookup (self->sets, key);
  if (set == NULL)
    {
      set = g_malloc0 (sizeof *set + self->side * sizeof *cells);
      for (guint i = 0; i < self->side; i++)
        set->cells[i] = cells[i];
      g_hash_table_insert (self->sets, g_steal_pointer (&key), set);
    }
  set->values = sudoku_set_or (set->values, sudoku_set_single (candidate.value));
}

/* ---- looking at clauses ---- */

/* Is the clause a truth of the rule? */
static gboolean
is_truth (const Search *self,
          const Hypothesis *hypothesis,
          const SudokuClauseIter *iter)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (hypothesis->geometry);
  SudokuCandidate first = get_candidate (self, iter->literals[0]);
  guint n = 0;
  const SudokuTruthPlace *places =
    sudoku_groups_get_truth_places (groups, first.cell * self->side + first.value, &n);

  for (guint i = 0; i < n; i++)
    {
      const guint32 *members = sudoku_groups_get_truth_candidates (groups, places[i].truth);
      guint n_found = 0;

      for (guint k = 0; k < self->side; k++)
        {
          SudokuCandidate candidate = get_candidate (self, iter->literals[k]);

          for (guint place = 0; place < self->side; place++)
            n_found += members[place] == candidate.cell * self->side + candidate.value;
        }
      if (n_found == self->side)
        return TRUE;
    }
  return FALSE;
}

static void
look_at_long (Search *self,
              const SudokuClauseIter *iter,
              gboolean first_time)
{
  gboolean same_value = TRUE;
  guint value = get_candidate (self, iter->literals[0]).value;

  for (guint i = 1; i < self->side; i++)
    {
      /* So short a clause of a law has a negative literal. */
      if (iter->literals[i] < 0)
        return;
      same_value &= get_candidate (self, iter->literals[i]).value == value;
    }
  if (same_value && first_time)
    add_set (self, iter);
  for (guint i = 0; i < self->hypotheses->len && !same_value; i++)
    {
      Hypothesis *hypothesis = g_ptr_array_index (self->hypotheses, i);

      hypothesis->n_at_least += is_truth (self, hypothesis, iter);
    }
}

/* A pair that an accepted rule explains may be repeated by houses. */
static void
look_at_repeated (Search *self,
                  SudokuCandidate a,
                  SudokuCandidate b)
{
  for (guint i = 0; i < self->hypotheses->len && a.value == b.value; i++)
    {
      Hypothesis *hypothesis = g_ptr_array_index (self->hypotheses, i);

      hypothesis->n_repeated += share_house (sudoku_geometry_get_groups (hypothesis->geometry),
                                             hypothesis->rule, a.cell, b.cell);
    }
}

static void
look_at_pair (Search *self,
              const SudokuClauseIter *iter)
{
  SudokuCandidate a = get_candidate (self, iter->literals[0]);
  SudokuCandidate b = get_candidate (self, iter->literals[1]);

  if (is_plain (self->side, a, b))
    return;
  if (excludes (self->taken, G_MAXUINT, a, b))
    {
      look_at_repeated (self, a, b);
      return;
    }
  if (self->unexplained != NULL && a.value == b.value)
    sudoku_region_search_add (self->unexplained, a.cell, b.cell);
  for (guint i = 0; i < self->hypotheses->len; i++)
    {
      Hypothesis *hypothesis = g_ptr_array_index (self->hypotheses, i);

      hypothesis->n_pairs += excludes (hypothesis->geometry, hypothesis->rule, a, b);
    }
}

static gboolean
look_at_all (Search *self,
             gboolean first_time,
             GError **error)
{
  SudokuClauseIter iter;

  sudoku_clause_iter_init (&iter, self->clauses);
  while (sudoku_clause_iter_next (&iter))
    {
      if (sudoku_clause_iter_is_cancelled (&iter, self->cancellable, error))
        return FALSE;
      if (iter.n_literals == self->side && iter.literals[0] > 0)
        look_at_long (self, &iter, first_time);
      else if (iter.n_literals == 2 && iter.literals[0] < 0 && iter.literals[1] < 0)
        look_at_pair (self, &iter);
    }
  return TRUE;
}

/* ---- taking rules ---- */

/* Which part of the houses of a rule, for all values, is needed by clauses, 0…1. */
static double
measure_sets (const Search *self,
              const Hypothesis *hypothesis)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (hypothesis->geometry);
  guint n_seen = 0, n_houses = 0;

  for (guint house = 0; house < sudoku_groups_get_n_houses (groups); house++)
    {
      const guint16 *cells = sudoku_groups_get_house_cells (groups, house);
      const CellSet *set = NULL;

      if (sudoku_groups_get_house (groups, house)->rule != hypothesis->rule)
        continue;
      set = find_set (self, cells);
      n_seen += set != NULL ? sudoku_set_count (set->values) : 0;
      n_houses++;
    }
  return n_houses > 0 ? (double)n_seen / (n_houses * self->side) : 0;
}

/* Which part of the candidate pairs that only this rule explains is there. */
static double
measure_pairs (const Search *self,
               const Hypothesis *hypothesis)
{
  guint64 n = hypothesis->n_pairs > 0 ? count_pairs (self, hypothesis) : 0;

  return n > 0 ? (double)hypothesis->n_pairs / (double)n : 0;
}

/* Boxes that exclude nothing new, as kings exclude everything in a box of four, are meant when all
 * of that is repeated. */
static gboolean
is_repeated (const Search *self,
             const Hypothesis *hypothesis)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (hypothesis->geometry);
  const SudokuRule *rule = sudoku_geometry_get_rule (hypothesis->geometry, hypothesis->rule);
  guint64 n = 0;

  if (sudoku_rule_get_kind (rule)->optional || hypothesis->n_repeated == 0 ||
      count_house_pairs (self, hypothesis) > 0)
    return FALSE;
  for (guint house = 0; house < sudoku_groups_get_n_houses (groups); house++)
    {
      const guint16 *cells = sudoku_groups_get_house_cells (groups, house);

      if (sudoku_groups_get_house (groups, house)->rule != hypothesis->rule)
        continue;
      for (guint i = 0; i < self->side; i++)
        for (guint j = i + 1; j < self->side; j++)
          n += !is_plain (self->side, (SudokuCandidate){ cells[i], 0 },
                          (SudokuCandidate){ cells[j], 0 });
    }
  return hypothesis->n_repeated >= 2 * n * self->side;
}

/* For houses and truths half is enough; pairs of cells are easily those of several rules. */
static gboolean
is_meant (const Search *self,
          const Hypothesis *hypothesis)
{
  guint64 n_truths = count_truths (hypothesis);

  if (n_truths > 0 && 2 * hypothesis->n_at_least >= n_truths)
    return TRUE;
  return measure_sets (self, hypothesis) >= 0.5 || measure_pairs (self, hypothesis) >= 0.9;
}

static void
take (Search *self,
      SudokuGeometry *geometry)
{
  sudoku_geometry_ref (geometry);
  sudoku_geometry_unref (self->taken);
  self->taken = geometry;
}

/* Adds a rule as a hypothesis if it is possible and not there yet. */
static void
add_hypothesis (Search *self,
                SudokuRule *rule)
{
  SudokuGeometry *geometry = sudoku_geometry_add_rules (self->taken, &rule, 1, NULL);
  Hypothesis *hypothesis = NULL;
  guint index = 0;

  if (geometry == NULL)
    return;
  while (sudoku_rule_compare (sudoku_geometry_get_rule (geometry, index), rule) != 0)
    index++;
  hypothesis = g_new0 (Hypothesis, 1);
  hypothesis->geometry = geometry;
  hypothesis->rule = index;
  g_ptr_array_add (self->hypotheses, hypothesis);
}

/* Boxes of each size, if nothing divides the board yet. */
static void
add_boxes (Search *self)
{
  if (sudoku_geometry_has_regions (self->taken))
    return;
  for (guint rows = 2; rows < self->side; rows++)
    if (self->side % rows == 0)
      {
        g_autoptr (SudokuRule) rule = sudoku_rule_new_boxes (rows, self->side / rows);

        add_hypothesis (self, rule);
      }
}

/* All optional rules without parameters. */
static void
add_others (Search *self)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  for (gsize i = 0; i < n_kinds; i++)
    {
      g_autoptr (SudokuRule) rule = NULL;

      if (!kinds[i]->optional || kinds[i]->parameter != SUDOKU_RULE_ALONE ||
          sudoku_geometry_find_rule (self->taken, kinds[i]->id) != NULL)
        continue;
      rule = sudoku_rule_new (kinds[i]);
      add_hypothesis (self, rule);
    }
}

/* Boxes of two sizes share cells: the size of which most is there is meant. */
static void
take_boxes (Search *self)
{
  const Hypothesis *best = NULL;
  double most = 0;

  for (guint i = 0; i < self->hypotheses->len; i++)
    {
      const Hypothesis *hypothesis = g_ptr_array_index (self->hypotheses, i);
      double part = measure_sets (self, hypothesis);

      if (part > most && part >= 0.5)
        {
          best = hypothesis;
          most = part;
        }
    }
  if (best != NULL)
    take (self, best->geometry);
}

/* Accepts the rules whose houses are needed by clauses. */
static void
take_by_sets (Search *self)
{
  g_ptr_array_set_size (self->hypotheses, 0);
  add_others (self);
  for (guint i = 0; i < self->hypotheses->len; i++)
    {
      const Hypothesis *hypothesis = g_ptr_array_index (self->hypotheses, i);
      SudokuRule *rule = sudoku_geometry_get_rule (hypothesis->geometry, hypothesis->rule);
      g_autoptr (SudokuGeometry) more = NULL;

      if (measure_sets (self, hypothesis) < 0.5)
        continue;
      more = sudoku_geometry_add_rules (self->taken, &rule, 1, NULL);
      take (self, more);
    }
}

/* ---- regions ---- */

typedef struct
{
  guint side;
  GPtrArray *sets;  /* (element-type CellSet) */
  guint16 *regions; /* by cell; SUDOKU_SIDE_MAX = not covered */
  guint n_regions;
  guint n_steps;
} Cover;

static gboolean
fits (const Cover *self,
      const CellSet *set)
{
  for (guint i = 0; i < self->side; i++)
    if (self->regions[set->cells[i]] != SUDOKU_SIDE_MAX)
      return FALSE;
  return TRUE;
}

static void
mark (Cover *self,
      const CellSet *set,
      guint16 region)
{
  for (guint i = 0; i < self->side; i++)
    self->regions[set->cells[i]] = region;
}

/* Sets that are disjoint and cover the board. */
static gboolean
cover (Cover *self,
       guint cell)
{
  while (cell < self->side * self->side && self->regions[cell] != SUDOKU_SIDE_MAX)
    cell++;
  if (cell == self->side * self->side)
    return TRUE;
  for (guint i = 0; i < self->sets->len && self->n_steps++ < COVER_STEPS_MAX; i++)
    {
      const CellSet *set = g_ptr_array_index (self->sets, i);

      /* A set with another first cell leaves this one out or has been tried. */
      if (set->cells[0] != cell || !fits (self, set))
        continue;
      mark (self, set, (guint16)self->n_regions++);
      if (cover (self, cell + 1))
        return TRUE;
      mark (self, set, SUDOKU_SIDE_MAX);
      self->n_regions--;
    }
  return FALSE;
}

/* Is there a set that no accepted house explains? Lists those that clauses need for half of the
 * values. */
static gboolean
list_sets (const Search *self,
           GPtrArray *sets)
{
  GHashTableIter iter;
  gpointer value;
  g_autoptr (GHashTable) explained = g_hash_table_new (NULL, NULL);
  const SudokuGroups *groups = sudoku_geometry_get_groups (self->taken);
  gboolean any = FALSE;

  for (guint house = 0; house < sudoku_groups_get_n_houses (groups); house++)
    g_hash_table_add (explained,
                      (gpointer)find_set (self, sudoku_groups_get_house_cells (groups, house)));
  g_hash_table_iter_init (&iter, self->sets);
  while (g_hash_table_iter_next (&iter, NULL, &value) && sets->len < SETS_MAX (self->side))
    {
      const CellSet *set = value;

      if (2 * sudoku_set_count (set->values) < self->side)
        continue;
      g_ptr_array_add (sets, value);
      any |= !g_hash_table_contains (explained, set);
    }
  return any;
}

/* Lines may be regions, too; the rest then belongs to no other rule. */
static void
add_lines (const Search *self,
           GPtrArray *sets)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (self->taken);

  for (guint line = 0; line < 2 * self->side; line++)
    {
      CellSet *set = g_malloc0 (sizeof *set + self->side * sizeof (guint16));
      const guint16 *cells = sudoku_groups_get_house_cells (groups, line);

      for (guint i = 0; i < self->side; i++)
        set->cells[i] = cells[i];
      g_ptr_array_add (sets, set);
    }
}

static void
take_regions (Search *self)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new ();
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree guint16 *regions = g_new (guint16, self->side * self->side);
  g_autoptr (SudokuRule) rule = NULL;
  Cover search = { self->side, sets, regions, 0, 0 };

  if (!list_sets (self, sets))
    return;
  add_lines (self, lines);
  for (guint i = 0; i < lines->len; i++)
    g_ptr_array_add (sets, lines->pdata[i]);
  for (guint cell = 0; cell < self->side * self->side; cell++)
    regions[cell] = SUDOKU_SIDE_MAX;
  if (!cover (&search, 0))
    return;
  rule = sudoku_rule_new_regions (self->side, regions, NULL);
  /* Which other rules are meant is decided anew: a region may look like a window. */
  g_clear_pointer (&self->taken, sudoku_geometry_unref);
  self->taken = sudoku_geometry_new_with_rules (self->side, &rule, 1, NULL);
  take_by_sets (self);
}

/* A rule whose houses are all houses of another one says nothing. */
static void
drop_repeated (Search *self)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (self->taken);
  guint n_rules = sudoku_geometry_get_n_rules (self->taken);
  g_autoptr (GPtrArray) kept = g_ptr_array_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  SudokuGeometry *geometry = NULL;

  for (guint rule = 0; rule < n_rules; rule++)
    {
      SudokuRule *one = sudoku_geometry_get_rule (self->taken, rule);
      gboolean is_new = !sudoku_rule_get_kind (one)->optional;

      for (guint house = 0; house < sudoku_groups_get_n_houses (groups); house++)
        if (sudoku_groups_get_house (groups, house)->rule == rule)
          is_new |= g_hash_table_add (
            seen, (gpointer)find_set (self, sudoku_groups_get_house_cells (groups, house)));
      if (is_new)
        g_ptr_array_add (kept, one);
    }
  geometry = sudoku_geometry_new_with_rules (self->side, (SudokuRule **)kept->pdata, kept->len,
                                             NULL);
  take (self, geometry);
  sudoku_geometry_unref (geometry);
}

/* Of the rules that are meant, the one that explains most: a small one may be a part of a large
 * one. %NULL when none is. */
static const Hypothesis *
find_largest (const Search *self)
{
  const Hypothesis *largest = NULL;
  guint64 most = 0;

  for (guint i = 0; i < self->hypotheses->len; i++)
    {
      const Hypothesis *hypothesis = g_ptr_array_index (self->hypotheses, i);
      guint64 n = hypothesis->n_pairs + hypothesis->n_at_least;
      gboolean is_said = n > 0 ? is_meant (self, hypothesis) : is_repeated (self, hypothesis);

      n = MAX (n, 1);
      if (n > most && is_said)
        {
          largest = hypothesis;
          most = n;
        }
    }
  return largest;
}

/* Accepts one rule after the other; what each explains is not looked at again. */
static gboolean
take_others (Search *self,
             GError **error)
{
  const Hypothesis *hypothesis = NULL;

  do
    {
      g_ptr_array_set_size (self->hypotheses, 0);
      add_boxes (self);
      add_others (self);
      if (!look_at_all (self, FALSE, error))
        return FALSE;
      hypothesis = find_largest (self);
      if (hypothesis != NULL)
        take (self, hypothesis->geometry);
    }
  while (hypothesis != NULL);
  return TRUE;
}

static gboolean
together_cb (guint a,
             guint b,
             gpointer user_data)
{
  const Search *self = user_data;

  return excludes (self->taken, G_MAXUINT, (SudokuCandidate){ (guint16)a, 0 },
                   (SudokuCandidate){ (guint16)b, 0 });
}

/* If nothing divides the board, unexplained pairs may be those of regions. */
static gboolean
take_regions_by_pairs (Search *self,
                       GError **error)
{
  g_autofree guint16 *regions = NULL;
  g_autoptr (SudokuRule) rule = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;

  if (sudoku_geometry_has_regions (self->taken))
    return TRUE;
  self->unexplained = sudoku_region_search_new (self->side);
  g_ptr_array_set_size (self->hypotheses, 0);
  if (!look_at_all (self, FALSE, error))
    return FALSE;
  regions = g_new (guint16, self->side * self->side);
  if (!sudoku_region_search_run (self->unexplained, together_cb, self, regions))
    return TRUE;
  rule = sudoku_rule_new_regions (self->side, regions, NULL);
  geometry = rule != NULL ? sudoku_geometry_add_rules (self->taken, &rule, 1, NULL) : NULL;
  if (geometry != NULL)
    take (self, geometry);
  return TRUE;
}

/**
 * sudoku_recognise_shape: (skip)
 * @clauses: a formula
 * @variables: its variables
 * @meanings: their meanings, by rank
 * @cancellable: (nullable): checked now and then
 *
 * Finds the shape by trying the rules of the table. For boxes, and rules of houses or further
 * truths, half of what they need must be expressed by clauses over all cells of a house or truth;
 * otherwise, and for rules of pairs of cells, nine tenths of the candidate pairs that only they
 * explain must be there. Linear time for each rule that is found.
 *
 * Returns: (transfer full) (nullable): the shape; %NULL with G_IO_ERROR_CANCELLED
 */
SudokuGeometry *
sudoku_recognise_shape (const SatClauses *clauses,
                        const SudokuVariables *variables,
                        const SudokuCandidate *meanings,
                        GCancellable *cancellable,
                        GError **error)
{
  g_auto (Search) search = {
    .clauses = clauses,
    .variables = variables,
    .meanings = meanings,
    .cancellable = cancellable,
    .side = sudoku_variables_get_side (variables),
  };

  search.taken = sudoku_geometry_new_plain (search.side, FALSE, NULL);
  search.hypotheses = g_ptr_array_new_with_free_func (hypothesis_free);
  search.sets = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  add_boxes (&search);
  if (!look_at_all (&search, TRUE, error))
    return NULL;
  take_boxes (&search);
  take_by_sets (&search);
  if (!sudoku_geometry_has_boxes (search.taken))
    take_regions (&search);
  drop_repeated (&search);
  if (!take_others (&search, error) || !take_regions_by_pairs (&search, error))
    return NULL;
  return g_steal_pointer (&search.taken);
}
