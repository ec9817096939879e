/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clauses of the rules of a shape, and which of them a formula covers: in groups of N
 * candidates one of which must be true, for each cell, for each house and value, and for each
 * further truth; and for each two values that a pair of cells forbids. Then whether the covered
 * clauses suffice, whichever half of each group a formula leaves out because the others imply it.
 * Knows nothing of variables and of the text of a formula. */

#include "sudoku-clause-coverage.h"

#include "sudoku-set.h"

/* A kind of clause is expected for a whole kind of group when more than half is there. */
typedef struct
{
  guint n_groups;
  guint n_least;
  guint n_most;
} Family;

/* A pair of cells, seen from one of them. */
typedef struct
{
  guint16 other;
  guint32 pair;
} Bond;

struct _SudokuClauseCoverage
{
  SudokuGeometry *geometry; /* owned */
  guint side;
  guint n_cells;
  guint first_truth;          /* group */
  guint n_groups;             /* of cells, of houses, by value, and truths */
  guint n_pairs;              /* of a group */
  const SudokuGroups *groups; /* of @geometry */
  guint16 *families;          /* per group: those of one kind have the same number */
  guint n_families;
  guint32 *first_bond; /* per cell, and the end */
  Bond *bonds;
  guint8 *least;      /* per group: at least one was said */
  guint8 *most;       /* per group: at most one was said; valid at the end */
  guint16 *n_covered; /* per group: pairs covered */
  guint64 *covered;   /* a bit for each pair of each group, then N² for each pair of cells */
};

/* Numbers the families of groups: that of the cells, then those of houses and truths. */
static void
number_families (SudokuClauseCoverage *self)
{
  g_autoptr (GPtrArray) seen = g_ptr_array_new ();

  self->families = g_new0 (guint16, self->n_groups);
  g_ptr_array_add (seen, NULL);
  for (guint group = self->n_cells; group < self->n_groups; group++)
    {
      const SudokuHouseFamily *family =
        group < self->first_truth
          ? sudoku_groups_get_house (self->groups, (group - self->n_cells) / self->side)->family
          : sudoku_groups_get_truth (self->groups, group - self->first_truth)->family;
      guint number = 0;

      if (!g_ptr_array_find (seen, family, &number))
        {
          number = seen->len;
          g_ptr_array_add (seen, (gpointer)family);
        }
      self->families[group] = (guint16)number;
    }
  self->n_families = seen->len;
}

static void
index_bonds (SudokuClauseCoverage *self)
{
  guint n_pairs = sudoku_groups_get_n_pairs (self->groups);
  guint n = 0;

  self->first_bond = g_new0 (guint32, self->n_cells + 1);
  self->bonds = g_new (Bond, 2 * (gsize)n_pairs + 1);
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      guint n_bonds = 0;

      self->first_bond[cell] = n;
      sudoku_groups_get_bonds (self->groups, cell, &n_bonds);
      n += n_bonds;
    }
  self->first_bond[self->n_cells] = n;
  for (guint i = n_pairs; i-- > 0;)
    {
      const SudokuPair *pair = sudoku_groups_get_pair (self->groups, i);

      /* Filled from behind; all start indices must be moved back at the end. */
      self->bonds[--self->first_bond[pair->cell + 1]] = (Bond){ pair->other, i };
      self->bonds[--self->first_bond[pair->other + 1]] = (Bond){ pair->cell, i };
    }
  for (guint cell = 0; cell < self->n_cells; cell++)
    self->first_bond[cell] = self->first_bond[cell + 1];
  self->first_bond[self->n_cells] = n;
}

/**
 * sudoku_clause_coverage_new: (skip)
 * @geometry: the shape
 *
 * Starts without clauses. O(N⁴) bits of memory, 25 MB at side 100.
 *
 * Returns: (transfer full): the coverage
 */
SudokuClauseCoverage *
sudoku_clause_coverage_new (SudokuGeometry *geometry)
{
  SudokuClauseCoverage *self = g_new0 (SudokuClauseCoverage, 1);
  gsize n_bits;

  self->geometry = sudoku_geometry_ref (geometry);
  self->side = sudoku_geometry_get_side (geometry);
  self->n_cells = sudoku_geometry_get_n_cells (geometry);
  self->groups = sudoku_geometry_get_groups (geometry);
  self->first_truth = self->n_cells + sudoku_geometry_get_n_houses (geometry) * self->side;
  self->n_groups = self->first_truth + sudoku_groups_get_n_truths (self->groups);
  self->n_pairs = self->side * (self->side - 1) / 2;
  number_families (self);
  index_bonds (self);
  self->least = g_new0 (guint8, self->n_groups);
  self->most = g_new0 (guint8, self->n_groups);
  self->n_covered = g_new0 (guint16, self->n_groups);
  n_bits = (gsize)self->n_groups * self->n_pairs +
           (gsize)sudoku_groups_get_n_pairs (self->groups) * self->n_cells;
  self->covered = g_new0 (guint64, n_bits / 64 + 1);
  return self;
}

/**
 * sudoku_clause_coverage_free:
 *
 * Frees it.
 */
void
sudoku_clause_coverage_free (SudokuClauseCoverage *self)
{
  sudoku_geometry_unref (self->geometry);
  g_free (self->families);
  g_free (self->first_bond);
  g_free (self->bonds);
  g_free (self->least);
  g_free (self->most);
  g_free (self->n_covered);
  g_free (self->covered);
  g_free (self);
}

/* The number of a candidate in groups. */
static guint
get_id (const SudokuClauseCoverage *self,
        SudokuCandidate candidate)
{
  return candidate.cell * self->side + candidate.value;
}

#define NO_GROUP G_MAXUINT

/* The first group that two candidates share, and their places there; NO_GROUP: there is none. */
static guint
find_group (const SudokuClauseCoverage *self,
            SudokuCandidate a,
            SudokuCandidate b,
            guint *place_a,
            guint *place_b)
{
  guint n_a = 0, n_b = 0;
  const SudokuPlace *houses_a = sudoku_groups_get_places (self->groups, a.cell, &n_a);
  const SudokuPlace *houses_b = sudoku_groups_get_places (self->groups, b.cell, &n_b);
  const SudokuTruthPlace *truths_a, *truths_b;

  *place_a = a.value;
  *place_b = b.value;
  if (a.cell == b.cell)
    return a.cell;
  for (guint i = 0, j = 0; a.value == b.value && i < n_a && j < n_b;)
    {
      *place_a = houses_a[i].place;
      *place_b = houses_b[j].place;
      if (houses_a[i].house == houses_b[j].house)
        return self->n_cells + houses_a[i].house * self->side + a.value;
      if (houses_a[i].house < houses_b[j].house)
        i++;
      else
        j++;
    }
  truths_a = sudoku_groups_get_truth_places (self->groups, get_id (self, a), &n_a);
  truths_b = sudoku_groups_get_truth_places (self->groups, get_id (self, b), &n_b);
  for (guint i = 0; i < n_a; i++)
    for (guint j = 0; j < n_b; j++)
      {
        *place_a = truths_a[i].place;
        *place_b = truths_b[j].place;
        if (truths_a[i].truth == truths_b[j].truth)
          return self->first_truth + truths_a[i].truth;
      }
  return NO_GROUP;
}

static gboolean
forbids (const SudokuClauseCoverage *self,
         guint pair,
         guint value,
         guint other_value)
{
  guint relation = sudoku_groups_get_pair (self->groups, pair)->relation;

  return !sudoku_set_has (
    sudoku_groups_get_relation (self->groups, relation)->allowed[value + 1], other_value + 1);
}

/* The first pair of cells that forbids both candidates; its bit. */
static gboolean
locate_bond (const SudokuClauseCoverage *self,
             SudokuCandidate a,
             SudokuCandidate b,
             gsize *bit)
{
  for (guint i = self->first_bond[a.cell]; i < self->first_bond[a.cell + 1]; i++)
    {
      guint pair = self->bonds[i].pair;
      gboolean reversed = sudoku_groups_get_pair (self->groups, pair)->cell != a.cell;
      guint value = reversed ? b.value : a.value, other_value = reversed ? a.value : b.value;

      if (self->bonds[i].other != b.cell || !forbids (self, pair, value, other_value))
        continue;
      *bit = (gsize)self->n_groups * self->n_pairs + (gsize)pair * self->n_cells +
             value * self->side + other_value;
      return TRUE;
    }
  return FALSE;
}

/* The bit of the clause that excludes two candidates together. */
static gboolean
locate_pair (const SudokuClauseCoverage *self,
             SudokuCandidate a,
             SudokuCandidate b,
             guint *group,
             gsize *bit)
{
  guint low = 0, high = 0;

  *group = find_group (self, a, b, &low, &high);
  if (*group == NO_GROUP)
    return locate_bond (self, a, b, bit);
  if (low == high)
    return FALSE;
  if (low > high)
    {
      guint swap = low;

      low = high;
      high = swap;
    }
  *bit = (gsize)*group * self->n_pairs + (gsize)high * (high - 1) / 2 + low;
  return TRUE;
}

static gboolean
is_covered (const SudokuClauseCoverage *self,
            gsize bit)
{
  return (self->covered[bit / 64] >> (bit % 64) & 1) != 0;
}

/**
 * sudoku_clause_coverage_add_pair: (skip)
 * @a: a candidate
 * @b: another
 *
 * Covers the clause that two candidates are not both true. A pair in several groups, such as of a
 * row and a box, counts for all of them.
 *
 * Returns: %FALSE: this is no rule
 */
gboolean
sudoku_clause_coverage_add_pair (SudokuClauseCoverage *self,
                                 SudokuCandidate a,
                                 SudokuCandidate b)
{
  guint group = 0;
  gsize bit = 0;

  if (!locate_pair (self, a, b, &group, &bit))
    return FALSE;
  if (group != NO_GROUP)
    self->n_covered[group] += !is_covered (self, bit);
  self->covered[bit / 64] |= (guint64)1 << (bit % 64);
  return TRUE;
}

/* Whether N candidates are all values of one cell. */
static gboolean
is_cell (const SudokuClauseCoverage *self,
         const SudokuCandidate *candidates)
{
  SudokuSet values = SUDOKU_SET_EMPTY;

  for (guint i = 0; i < self->side; i++)
    {
      if (candidates[i].cell != candidates[0].cell)
        return FALSE;
      values = sudoku_set_or (values, sudoku_set_single (candidates[i].value));
    }
  return sudoku_set_count (values) == self->side;
}

/* The place of a candidate in the group of a house or truth. */
static gboolean
find_place (const SudokuClauseCoverage *self,
            SudokuCandidate candidate,
            guint group,
            guint *place)
{
  guint n = 0, house = (group - self->n_cells) / self->side;
  const SudokuPlace *houses = sudoku_groups_get_places (self->groups, candidate.cell, &n);
  const SudokuTruthPlace *truths = NULL;

  for (guint i = 0; group < self->first_truth && i < n; i++)
    if (houses[i].house == house && (group - self->n_cells) % self->side == candidate.value)
      {
        *place = houses[i].place;
        return TRUE;
      }
  if (group < self->first_truth)
    return FALSE;
  truths =
    sudoku_groups_get_truth_places (self->groups, get_id (self, candidate), &n);
  for (guint i = 0; i < n; i++)
    if (truths[i].truth == group - self->first_truth)
      {
        *place = truths[i].place;
        return TRUE;
      }
  return FALSE;
}

/* Whether N candidates are exactly the group of a house or truth. */
static gboolean
is_group (const SudokuClauseCoverage *self,
          const SudokuCandidate *candidates,
          guint group)
{
  SudokuSet places = SUDOKU_SET_EMPTY;

  for (guint i = 0; i < self->side; i++)
    {
      guint place = 0;

      if (!find_place (self, candidates[i], group, &place))
        return FALSE;
      places = sudoku_set_or (places, sudoku_set_single (place));
    }
  return sudoku_set_count (places) == self->side;
}

/* Covers the at-least-one clause of a group, if these are its candidates. */
static gboolean
cover_group (SudokuClauseCoverage *self,
             const SudokuCandidate *candidates,
             guint group)
{
  if (!is_group (self, candidates, group))
    return FALSE;
  self->least[group] = TRUE;
  return TRUE;
}

/**
 * sudoku_clause_coverage_add_at_least: (skip)
 * @candidates: (array): N candidates
 *
 * Covers the clause that one of the candidates is true. That of two groups with the same
 * candidates, such as a row that is a region, counts for both.
 *
 * Returns: %FALSE: this is no rule
 */
gboolean
sudoku_clause_coverage_add_at_least (SudokuClauseCoverage *self,
                                     const SudokuCandidate *candidates)
{
  guint n = 0;
  const SudokuPlace *houses = sudoku_groups_get_places (self->groups, candidates[0].cell, &n);
  const SudokuTruthPlace *truths = NULL;
  gboolean any = is_cell (self, candidates);

  if (any)
    self->least[candidates[0].cell] = TRUE;
  for (guint i = 0; i < n; i++)
    any |= cover_group (self, candidates,
                        self->n_cells + houses[i].house * self->side + candidates[0].value);
  truths = sudoku_groups_get_truth_places (self->groups,
                                           get_id (self, candidates[0]), &n);
  for (guint i = 0; i < n; i++)
    any |= cover_group (self, candidates, self->first_truth + truths[i].truth);
  return any;
}

static SudokuCandidate
get_member (const SudokuClauseCoverage *self,
            guint group,
            guint place)
{
  guint index = group - self->n_cells;

  if (group < self->n_cells)
    return (SudokuCandidate){ (guint16)group, (guint8)place };
  if (group >= self->first_truth)
    {
      guint32 id =
        sudoku_groups_get_truth_candidates (self->groups, group - self->first_truth)[place];

      return (SudokuCandidate){ (guint16)(id / self->side), (guint8)(id % self->side) };
    }
  return (SudokuCandidate){
    sudoku_geometry_get_house_cells (self->geometry, index / self->side)[place],
    (guint8)(index % self->side),
  };
}

/* The first pair of a group that was covered neither there nor in another group. */
static gboolean
find_missing_pair (const SudokuClauseCoverage *self,
                   guint group,
                   SudokuCandidate *a,
                   SudokuCandidate *b)
{
  guint shared = 0;
  gsize pair = 0;

  if (self->n_covered[group] == self->n_pairs)
    return FALSE;
  for (guint i = 0; i + 1 < self->side; i++)
    for (guint j = i + 1; j < self->side; j++)
      {
        *a = get_member (self, group, i);
        *b = get_member (self, group, j);
        if (!locate_pair (self, *a, *b, &shared, &pair) || !is_covered (self, pair))
          return TRUE;
      }
  return FALSE;
}

/* What the rules of one house imply. N cells and N values meet in it: if each of the one kind has
 * at least one of the other and each of the other at most one of the one, counting leaves exactly
 * one for all. Returns whether anything is new. */
static gboolean
conclude_house (const SudokuClauseCoverage *self,
                guint house,
                guint8 *least,
                guint8 *most)
{
  const guint16 *cells = sudoku_geometry_get_house_cells (self->geometry, house);
  guint first = self->n_cells + house * self->side;
  gboolean cells_least = TRUE, cells_most = TRUE, values_least = TRUE, values_most = TRUE;

  for (guint i = 0; i < self->side; i++)
    {
      cells_least &= least[cells[i]];
      cells_most &= most[cells[i]];
      values_least &= least[first + i];
      values_most &= most[first + i];
    }
  if ((cells_least && cells_most && values_least && values_most) ||
      !((cells_least && values_most) || (cells_most && values_least)))
    return FALSE;
  for (guint i = 0; i < self->side; i++)
    least[cells[i]] = most[cells[i]] = least[first + i] = most[first + i] = TRUE;
  return TRUE;
}

/* Are all flags of some groups set? */
static gboolean
are_all (const guint8 *flags,
         guint first,
         guint n)
{
  for (guint i = 0; i < n; i++)
    if (!flags[first + i])
      return FALSE;
  return TRUE;
}

/* The groups of a family, if they are truths: N² that have each candidate once, otherwise none. */
static GArray *
list_truths (const SudokuClauseCoverage *self,
             guint family)
{
  g_autoptr (GArray) groups = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree guint8 *seen = g_new0 (guint8, self->n_cells * self->side);

  for (guint group = self->first_truth; group < self->n_groups; group++)
    if (self->families[group] == family)
      g_array_append_val (groups, group);
  if (groups->len != self->n_cells)
    g_array_set_size (groups, 0);
  for (guint i = 0; i < groups->len; i++)
    for (guint place = 0; place < self->side; place++)
      {
        SudokuCandidate candidate = get_member (self, g_array_index (groups, guint, i), place);

        if (seen[get_id (self, candidate)]++ > 0)
          g_array_set_size (groups, 0);
        if (groups->len == 0)
          return g_steal_pointer (&groups);
      }
  return g_steal_pointer (&groups);
}

/* What is implied for the truths of a family. If each cell has one value, N² candidates are true;
 * N² truths that have each candidate once and at least one true one, or at most one, have exactly
 * one. */
static void
conclude_truths (const SudokuClauseCoverage *self,
                 guint family,
                 guint8 *least,
                 guint8 *most)
{
  g_autoptr (GArray) groups = NULL;
  guint n_least = 0, n_most = 0;

  if (self->first_truth == self->n_groups || !are_all (least, 0, self->n_cells) ||
      !are_all (most, 0, self->n_cells))
    return;
  groups = list_truths (self, family);
  for (guint i = 0; i < groups->len; i++)
    {
      n_least += least[g_array_index (groups, guint, i)];
      n_most += most[g_array_index (groups, guint, i)];
    }
  for (guint i = 0; i < groups->len && (n_least == groups->len || n_most == groups->len); i++)
    least[g_array_index (groups, guint, i)] = most[g_array_index (groups, guint, i)] = TRUE;
}

/* Describes the missing clause of a group. */
static void
describe (const SudokuClauseCoverage *self,
          guint group,
          gboolean is_most,
          SudokuClause *missing)
{
  gboolean is_cell_group = group < self->n_cells;
  SudokuCandidate a = get_member (self, group, 0), b = a;

  if (is_most)
    find_missing_pair (self, group, &a, &b);
  *missing = (SudokuClause){
    .cell = a.cell,
    .other_cell = b.cell,
    .value = a.value + 1,
    .other_value = b.value + 1,
  };
  if (is_cell_group)
    missing->kind = is_most ? SUDOKU_CLAUSE_CELL_AT_MOST : SUDOKU_CLAUSE_CELL_AT_LEAST;
  else if (group >= self->first_truth)
    {
      missing->kind = is_most ? SUDOKU_CLAUSE_TRUTH_AT_MOST : SUDOKU_CLAUSE_TRUTH_AT_LEAST;
      missing->truth = group - self->first_truth;
    }
  else
    {
      missing->kind = is_most ? SUDOKU_CLAUSE_HOUSE_AT_MOST : SUDOKU_CLAUSE_HOUSE_AT_LEAST;
      missing->house = (group - self->n_cells) / self->side;
    }
}

/* A gap in a kind that is otherwise complete is what people look for; otherwise anything that is
 * not implied. */
static gboolean
find_gap (const SudokuClauseCoverage *self,
          const guint8 *least,
          const guint8 *most,
          SudokuClause *missing)
{
  g_autofree Family *families = g_new0 (Family, self->n_families);
  gboolean any = FALSE;

  for (guint group = 0; group < self->n_groups; group++)
    {
      Family *family = &families[self->families[group]];

      family->n_groups++;
      family->n_least += self->least[group];
      family->n_most += self->most[group];
    }
  for (guint group = 0; group < self->n_groups; group++)
    {
      const Family *family = &families[self->families[group]];
      gboolean lacks_least = !least[group], lacks_most = !most[group];
      gboolean gap_least = lacks_least && 2 * family->n_least > family->n_groups;
      gboolean gap_most = lacks_most && 2 * family->n_most > family->n_groups;

      if ((!any && (lacks_least || lacks_most)) || gap_least || gap_most)
        describe (self, group, !gap_least && (gap_most || !lacks_least), missing);
      if (gap_least || gap_most)
        return TRUE;
      any |= lacks_least || lacks_most;
    }
  return any;
}

/* A clause of a pair of cells that nothing else implies. */
static gboolean
find_missing_bond (const SudokuClauseCoverage *self,
                   SudokuClause *missing)
{
  guint group = 0;
  gsize bit = 0;

  for (guint pair = 0; pair < sudoku_groups_get_n_pairs (self->groups); pair++)
    for (guint v = 0; v < self->side; v++)
      for (guint w = 0; w < self->side; w++)
        {
          const SudokuPair *cells = sudoku_groups_get_pair (self->groups, pair);
          SudokuCandidate a = { cells->cell, (guint8)v }, b = { cells->other, (guint8)w };

          if (!forbids (self, pair, v, w))
            continue;
          /* The constraint of a group is known to be implied. */
          if (!locate_pair (self, a, b, &group, &bit) || group != NO_GROUP ||
              is_covered (self, bit))
            continue;
          *missing = (SudokuClause){
            .kind = SUDOKU_CLAUSE_PAIR,
            .pair = pair,
            .cell = a.cell,
            .other_cell = b.cell,
            .value = v + 1,
            .other_value = w + 1,
          };
          return TRUE;
        }
  return FALSE;
}

/**
 * sudoku_clause_coverage_is_complete: (skip)
 * @missing: (out caller-allocates): the first missing clause, if any
 *
 * Tells whether the covered clauses imply all rules except masks: each cell holds one value, each
 * house each value once, and so on. O(N⁴).
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_clause_coverage_is_complete (SudokuClauseCoverage *self,
                                    SudokuClause *missing)
{
  g_autofree guint8 *least = g_memdup2 (self->least, self->n_groups);
  g_autofree guint8 *most = NULL;
  SudokuCandidate a, b;
  gboolean changed = TRUE;

  for (guint group = 0; group < self->n_groups; group++)
    self->most[group] = !find_missing_pair (self, group, &a, &b);
  most = g_memdup2 (self->most, self->n_groups);
  while (changed)
    {
      changed = FALSE;
      for (guint house = 0; house < sudoku_geometry_get_n_houses (self->geometry); house++)
        changed |= conclude_house (self, house, least, most);
    }
  for (guint family = 1; family < self->n_families; family++)
    conclude_truths (self, family, least, most);
  return !find_gap (self, least, most, missing) && !find_missing_bond (self, missing);
}
