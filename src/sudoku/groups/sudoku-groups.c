/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The meaning of the rules in flat arrays, with indices by cell and by candidate. These are made on
 * demand: a puzzle that is only read and written never needs them. Knows no rule. */

#include "sudoku-groups.h"

#include <string.h>

/* The entries of cell or candidate i are @first[i]…@first[i + 1] − 1. */
typedef struct
{
  guint32 *first;
  gpointer entries;
} Index;

typedef struct
{
  Index places;       /* cell → SudokuPlace */
  Index bonds;        /* cell → SudokuBond */
  Index truth_places; /* candidate → SudokuTruthPlace; empty without further truths */
  Index tabled;       /* cell → guint32, a table; empty without tables */
  SudokuSet *allowed; /* cell → values its masks allow */
  GArray *squares;    /* (element-type guint32): truths, side for each square */
  SudokuGroupTables tables;
} Ways;

/* Its cells start at @first among all those of tables. */
typedef struct
{
  const SudokuTableFamily *family;
  const SudokuTable *table;
  guint32 first;
  guint32 rule;
} Tabled;

struct _SudokuGroups
{
  guint side;
  guint n_cells;
  guint rule;               /* which is adding */
  GArray *houses;           /* (element-type SudokuHouse) */
  GArray *house_cells;      /* (element-type guint16): side for each house */
  GArray *truths;           /* (nullable) (element-type SudokuTruth) */
  GArray *truth_candidates; /* (nullable) (element-type guint32): side for each truth */
  GArray *relations;        /* (nullable) (element-type SudokuRelation) */
  GArray *pairs;            /* (nullable) (element-type SudokuPair) */
  GArray *masks;            /* (nullable) (element-type SudokuMask) */
  GArray *tabled;           /* (nullable) (element-type Tabled) */
  GArray *tabled_cells;     /* (nullable) (element-type guint16) */
  GHashTable *tables;       /* (nullable) (element-type SudokuTableSpec SudokuTable) */
  GArray *laws;             /* (nullable) (element-type SudokuLawForm) */
  SudokuOwnClauses *own;    /* (nullable) */
  GArray *reversed;         /* (nullable) (element-type guint): relation → said backwards */
  GHashTable *known;        /* (nullable) (element-type SudokuRelation guint): relation → index */
  Ways *ways;               /* (nullable): not asked for yet; set once, atomically */
};

/**
 * sudoku_groups_new: (skip)
 * @side: the side N
 *
 * Makes empty groups.
 *
 * Returns: (transfer full): the groups
 */
SudokuGroups *
sudoku_groups_new (guint side)
{
  SudokuGroups *self = g_new0 (SudokuGroups, 1);

  self->side = side;
  self->n_cells = side * side;
  self->houses = g_array_sized_new (FALSE, FALSE, sizeof (SudokuHouse), 3 * side);
  self->house_cells = g_array_sized_new (FALSE, FALSE, sizeof (guint16), 3 * side * side);
  return self;
}

static void
ways_free (Ways *ways)
{
  if (ways == NULL)
    return;
  g_free (ways->places.first);
  g_free (ways->places.entries);
  g_free (ways->bonds.first);
  g_free (ways->bonds.entries);
  g_free (ways->truth_places.first);
  g_free (ways->truth_places.entries);
  g_free (ways->tabled.first);
  g_free (ways->tabled.entries);
  g_free (ways->allowed);
  g_array_unref (ways->squares);
  g_free (ways);
}

/**
 * sudoku_groups_free:
 * @self: (transfer full) (nullable): groups
 *
 * Frees them.
 */
void
sudoku_groups_free (SudokuGroups *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->houses);
  g_array_unref (self->house_cells);
  g_clear_pointer (&self->truths, g_array_unref);
  g_clear_pointer (&self->truth_candidates, g_array_unref);
  g_clear_pointer (&self->relations, g_array_unref);
  g_clear_pointer (&self->pairs, g_array_unref);
  g_clear_pointer (&self->masks, g_array_unref);
  g_clear_pointer (&self->tabled, g_array_unref);
  g_clear_pointer (&self->tabled_cells, g_array_unref);
  g_clear_pointer (&self->tables, g_hash_table_unref);
  g_clear_pointer (&self->laws, g_array_unref);
  g_clear_pointer (&self->own, sudoku_own_clauses_free);
  g_clear_pointer (&self->reversed, g_array_unref);
  g_clear_pointer (&self->known, g_hash_table_unref);
  ways_free (self->ways);
  g_free (self);
}

/**
 * sudoku_groups_begin_rule:
 * @rule: the index of a rule in the shape
 *
 * Begins a rule: what is added from now on belongs to it.
 */
void
sudoku_groups_begin_rule (SudokuGroups *self,
                          guint rule)
{
  self->rule = rule;
}

/**
 * sudoku_groups_add_house:
 * @family: the family of the house
 * @cells: (array): its N cells
 *
 * Adds a house. Houses of one family are numbered in this order.
 */
void
sudoku_groups_add_house (SudokuGroups *self,
                         const SudokuHouseFamily *family,
                         const guint16 *cells)
{
  SudokuHouse house = { family, self->rule, 0 };

  g_return_if_fail (self->ways == NULL);

  if (self->houses->len > 0)
    {
      const SudokuHouse *last =
        &g_array_index (self->houses, SudokuHouse, self->houses->len - 1);

      if (last->family == family)
        house.number = last->number + 1;
    }
  g_array_append_val (self->houses, house);
  g_array_append_vals (self->house_cells, cells, self->side);
}

/* Makes an array that not every puzzle needs. */
static GArray *
need_array (GArray **array,
            gsize size)
{
  if (*array == NULL)
    *array = g_array_new (FALSE, FALSE, (guint)size);
  return *array;
}

/**
 * sudoku_groups_add_truth:
 * @family: the family of the truth
 * @number: the number of its house, from 0
 * @value: the value or line that it is about, 1…N
 * @candidates: (array): N candidates of which exactly one is true: cell × N + value − 1
 *
 * Adds a truth other than a value in a house.
 */
void
sudoku_groups_add_truth (SudokuGroups *self,
                         const SudokuHouseFamily *family,
                         guint number,
                         guint value,
                         const guint32 *candidates)
{
  SudokuTruth truth = { family, self->rule, number, value };

  g_return_if_fail (self->ways == NULL);

  g_array_append_val (need_array (&self->truths, sizeof truth), truth);
  g_array_append_vals (need_array (&self->truth_candidates, sizeof *candidates), candidates,
                       self->side);
}

/* The same relation seen from the other cell. */
static void
reverse (const SudokuRelation *relation,
         guint side,
         SudokuRelation *reversed)
{
  *reversed = (SudokuRelation){ 0 };
  for (guint v = 1; v <= side; v++)
    for (guint w = 1; w <= side; w++)
      if (sudoku_set_has (relation->allowed[v], w))
        reversed->allowed[w] = sudoku_set_or (reversed->allowed[w], sudoku_set_single (v));
}

static guint
hash_relation (gconstpointer relation)
{
  const guint64 *words = relation;
  guint64 hash = 0;

  for (gsize i = 0; i < sizeof (SudokuRelation) / sizeof *words; i++)
    hash = (hash ^ words[i]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return (guint)(hash >> 32);
}

static gboolean
are_equal (gconstpointer a,
           gconstpointer b)
{
  return memcmp (a, b, sizeof (SudokuRelation)) == 0;
}

/* Whether there is an equal one already; else it will have this index. */
static gboolean
find_relation (SudokuGroups *self,
               const SudokuRelation *relation,
               guint *index)
{
  gpointer found = NULL;

  if (self->known == NULL)
    self->known = g_hash_table_new_full (hash_relation, are_equal, g_free, NULL);
  if (g_hash_table_lookup_extended (self->known, relation, NULL, &found))
    {
      *index = GPOINTER_TO_UINT (found);
      return TRUE;
    }
  *index = self->relations->len;
  g_hash_table_insert (self->known, g_memdup2 (relation, sizeof *relation),
                       GUINT_TO_POINTER (*index));
  return FALSE;
}

/**
 * sudoku_groups_add_relation:
 * @relation: which values two cells allow each other
 *
 * Adds a relation, together with the same relation seen from the other cell, unless it is there.
 *
 * Returns: the index of the relation, for sudoku_groups_add_pair()
 */
guint
sudoku_groups_add_relation (SudokuGroups *self,
                            const SudokuRelation *relation)
{
  SudokuRelation reversed;
  guint index, other;

  need_array (&self->relations, sizeof *relation);
  need_array (&self->reversed, sizeof index);
  if (find_relation (self, relation, &index))
    return index;
  reverse (relation, self->side, &reversed);
  g_array_append_vals (self->relations, relation, 1);
  other = index;
  for (guint v = 1; v <= self->side && other == index; v++)
    if (!sudoku_set_equal (relation->allowed[v], reversed.allowed[v]))
      other = index + 1;
  g_array_append_val (self->reversed, other);
  if (other != index)
    {
      g_array_append_val (self->relations, reversed);
      g_array_append_val (self->reversed, index);
    }
  return index;
}

/**
 * sudoku_groups_add_pair:
 * @family: the family of the pair
 * @cell: a cell, from 0
 * @other: another one
 * @relation: from sudoku_groups_add_relation(), seen from @cell
 *
 * Adds a pair of cells that restrict each other.
 */
void
sudoku_groups_add_pair (SudokuGroups *self,
                        const SudokuPairFamily *family,
                        guint cell,
                        guint other,
                        guint relation)
{
  SudokuPair pair = {
    family,
    (guint16)self->rule,
    (guint16)cell,
    (guint16)other,
    (guint16)relation,
  };

  g_return_if_fail (self->ways == NULL && cell != other);

  g_array_append_val (need_array (&self->pairs, sizeof pair), pair);
}

/**
 * sudoku_groups_add_mask:
 * @family: the family of the mask
 * @cell: a cell, from 0
 * @values: the values that the cell may hold
 *
 * Restricts a cell.
 */
void
sudoku_groups_add_mask (SudokuGroups *self,
                        const SudokuMaskFamily *family,
                        guint cell,
                        SudokuSet values)
{
  SudokuMask mask = { family, (guint16)self->rule, (guint16)cell, values };

  g_return_if_fail (self->ways == NULL);

  g_array_append_val (need_array (&self->masks, sizeof mask), mask);
}

static void
free_table (gpointer table)
{
  sudoku_table_free (table);
}

/* One table for all that say the same. */
static const SudokuTable *
need_table (SudokuGroups *self,
            const SudokuTableSpec *spec)
{
  SudokuTable *table = NULL;

  if (self->tables == NULL)
    self->tables =
      g_hash_table_new_full (sudoku_table_hash, sudoku_table_equal, NULL, free_table);
  table = g_hash_table_lookup (self->tables, spec);
  if (table == NULL)
    {
      table = sudoku_table_new (spec);
      g_hash_table_insert (self->tables, (gpointer)sudoku_table_get_spec (table), table);
    }
  return table;
}

/**
 * sudoku_groups_add_table: (skip)
 * @family: the family of the table
 * @spec: what it says
 * @cells: (array): its cells, all different
 *
 * Says what some cells may hold together.
 */
void
sudoku_groups_add_table (SudokuGroups *self,
                         const SudokuTableFamily *family,
                         const SudokuTableSpec *spec,
                         const guint16 *cells)
{
  Tabled tabled = { .family = family, .rule = self->rule };

  g_return_if_fail (self->ways == NULL);

  tabled.table = need_table (self, spec);
  tabled.first = need_array (&self->tabled_cells, sizeof *cells)->len;
  g_array_append_vals (self->tabled_cells, cells, spec->n_cells);
  g_array_append_val (need_array (&self->tabled, sizeof tabled), tabled);
}

/**
 * sudoku_groups_add_law:
 * @law: a law
 *
 * Adds the clauses of a law.
 */
void
sudoku_groups_add_law (SudokuGroups *self,
                       const SudokuLaw *law)
{
  SudokuLawForm form;

  g_return_if_fail (self->ways == NULL);

  sudoku_law_parse (law, &form);
  form.rule = self->rule;
  g_array_append_val (need_array (&self->laws, sizeof form), form);
}

/**
 * sudoku_groups_add_own:
 * @self: groups without own clauses
 * @own: own clauses
 *
 * Adds own clauses, apart from those that are pairs of cells.
 */
void
sudoku_groups_add_own (SudokuGroups *self,
                       SudokuOwn *own)
{
  g_return_if_fail (self->ways == NULL && self->own == NULL);

  self->own = sudoku_own_clauses_new (own, &sat_at_most_one_sequential);
}

/* Turns counts in @first[1…n] into start indices, and returns the number of entries. */
static guint
sum_up (guint32 *first,
        guint n)
{
  for (guint i = 0; i < n; i++)
    first[i + 1] += first[i];
  return first[n];
}

/* After the entries were filled in, each @first[i] is where the entries of i end. */
static void
step_back (guint32 *first,
           guint n)
{
  for (guint i = n; i > 0; i--)
    first[i] = first[i - 1];
  first[0] = 0;
}

static void
index_places (const SudokuGroups *self,
              Index *index)
{
  const guint16 *cells = (const guint16 *)(gpointer)self->house_cells->data;
  SudokuPlace *entries;

  index->first = g_new0 (guint32, self->n_cells + 1);
  for (guint i = 0; i < self->house_cells->len; i++)
    index->first[cells[i] + 1]++;
  entries = g_new (SudokuPlace, sum_up (index->first, self->n_cells));
  index->entries = entries;
  for (guint house = 0, i = 0; house < self->houses->len; house++)
    for (guint place = 0; place < self->side; place++, i++)
      entries[index->first[cells[i]]++] = (SudokuPlace){ (guint16)house, (guint8)place };
  step_back (index->first, self->n_cells);
}

static void
index_bonds (const SudokuGroups *self,
             Index *index)
{
  SudokuBond *entries;

  index->first = g_new0 (guint32, self->n_cells + 1);
  for (guint i = 0; i < sudoku_groups_get_n_pairs (self); i++)
    {
      const SudokuPair *pair = sudoku_groups_get_pair (self, i);

      index->first[pair->cell + 1]++;
      index->first[pair->other + 1]++;
    }
  entries = g_new (SudokuBond, sum_up (index->first, self->n_cells));
  index->entries = entries;
  for (guint i = 0; i < sudoku_groups_get_n_pairs (self); i++)
    {
      const SudokuPair *pair = sudoku_groups_get_pair (self, i);
      guint reversed = g_array_index (self->reversed, guint, pair->relation);

      entries[index->first[pair->cell]++] = (SudokuBond){ pair->other, pair->relation };
      entries[index->first[pair->other]++] = (SudokuBond){ pair->cell, (guint16)reversed };
    }
  step_back (index->first, self->n_cells);
}

static void
index_truths (const SudokuGroups *self,
              Index *index)
{
  guint n_candidates = self->n_cells * self->side;
  SudokuTruthPlace *entries;
  const guint32 *candidates;

  if (self->truths == NULL)
    return;
  candidates = (const guint32 *)(gpointer)self->truth_candidates->data;
  index->first = g_new0 (guint32, n_candidates + 1);
  for (guint i = 0; i < self->truth_candidates->len; i++)
    index->first[candidates[i] + 1]++;
  entries = g_new (SudokuTruthPlace, sum_up (index->first, n_candidates));
  index->entries = entries;
  for (guint truth = 0, i = 0; truth < self->truths->len; truth++)
    for (guint place = 0; place < self->side; place++, i++)
      entries[index->first[candidates[i]]++] = (SudokuTruthPlace){ truth, (guint8)place };
  step_back (index->first, n_candidates);
}

static SudokuSet *
collect_masks (const SudokuGroups *self)
{
  SudokuSet *allowed = g_new (SudokuSet, self->n_cells);

  for (guint cell = 0; cell < self->n_cells; cell++)
    allowed[cell] = sudoku_set_range (1, self->side);
  for (guint i = 0; i < sudoku_groups_get_n_masks (self); i++)
    {
      const SudokuMask *mask = sudoku_groups_get_mask (self, i);

      allowed[mask->cell] = sudoku_set_and (allowed[mask->cell], mask->values);
    }
  return allowed;
}

/* Counts one more, and updates the maximum. */
static void
count (guint *n,
       guint *most)
{
  ++*n;
  *most = MAX (*most, *n);
}

/* The most cells that a house shares with another one. */
static guint
find_house_reach (const SudokuGroups *self,
                  const SudokuGroupTables *tables)
{
  g_autofree guint *shared = g_new0 (guint, self->houses->len);
  guint reach = 1;

  for (guint house = 0; house < self->houses->len; house++)
    {
      const guint16 *cells = sudoku_groups_get_house_cells (self, house);

      memset (shared, 0, self->houses->len * sizeof *shared);
      for (guint i = 0; i < self->side; i++)
        for (guint k = tables->first_place[cells[i]]; k < tables->first_place[cells[i] + 1]; k++)
          if (tables->places[k].house != house)
            count (&shared[tables->places[k].house], &reach);
    }
  return reach;
}

/* The most candidates that a further truth shares with another truth: of a value in a house, of a
 * cell, or another further one. @shared has room for all of these, in this order, and is all
 * zero. */
static guint
find_truth_reach (const SudokuGroups *self,
                  const SudokuGroupTables *tables,
                  guint truth,
                  guint *shared)
{
  const guint32 *candidates = sudoku_groups_get_truth_candidates (self, truth);
  guint *cells = shared + self->houses->len * self->side;
  guint *truths = cells + self->n_cells;
  guint reach = 1;

  for (guint i = 0; i < self->side; i++)
    {
      guint32 candidate = candidates[i];
      guint cell = candidate / self->side;

      count (&cells[cell], &reach);
      for (guint k = tables->first_place[cell]; k < tables->first_place[cell + 1]; k++)
        count (&shared[tables->places[k].house * self->side + candidate % self->side], &reach);
      for (guint k = tables->first_truth_place[candidate];
           k < tables->first_truth_place[candidate + 1]; k++)
        if (tables->truth_places[k].truth != truth)
          count (&truths[tables->truth_places[k].truth], &reach);
    }
  return reach;
}

static guint
find_reach (const SudokuGroups *self,
            const SudokuGroupTables *tables)
{
  guint n_truths = sudoku_groups_get_n_truths (self);
  gsize n_shared = (gsize)self->houses->len * self->side + self->n_cells + n_truths;
  g_autofree guint *shared = n_truths > 0 ? g_new (guint, n_shared) : NULL;
  guint reach = find_house_reach (self, tables);

  for (guint truth = 0; truth < n_truths; truth++)
    {
      guint found;

      memset (shared, 0, n_shared * sizeof *shared);
      found = find_truth_reach (self, tables, truth, shared);
      reach = MAX (reach, found);
    }
  return reach;
}

/* Is at most one of these candidates true, since they are of one cell, or of one value in a
 * house? */
static gboolean
are_exclusive (const SudokuGroups *self,
               const SudokuGroupTables *tables,
               const guint32 *candidates)
{
  guint cell = candidates[0] / self->side, value = candidates[0] % self->side;
  gboolean same_cell = TRUE, same_value = TRUE;

  for (guint i = 1; i < self->side; i++)
    {
      same_cell = same_cell && candidates[i] / self->side == cell;
      same_value = same_value && candidates[i] % self->side == value;
    }
  for (guint k = tables->first_place[cell]; same_value && k < tables->first_place[cell + 1]; k++)
    {
      guint n = 1;

      for (guint i = 1; i < self->side; i++)
        for (guint m = tables->first_place[candidates[i] / self->side];
             m < tables->first_place[candidates[i] / self->side + 1]; m++)
          n += tables->places[m].house == tables->places[k].house;
      if (n == self->side)
        return TRUE;
    }
  return same_cell;
}

/* The N truths of one family and number, in the order of their values, if there are so many. */
static gboolean
collect_square (const SudokuGroups *self,
                guint first,
                guint32 *square)
{
  const SudokuTruth *leader = sudoku_groups_get_truth (self, first);
  guint n = 0;

  for (guint truth = first; truth < sudoku_groups_get_n_truths (self) && n < self->side; truth++)
    {
      const SudokuTruth *other = sudoku_groups_get_truth (self, truth);

      if (other->family == leader->family && other->rule == leader->rule &&
          other->number == leader->number && other->value == n + 1)
        square[n++] = truth;
    }
  return n == self->side;
}

static GArray *
find_squares (const SudokuGroups *self,
              const SudokuGroupTables *tables)
{
  GArray *squares = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint32 square[SUDOKU_SIDE_MAX], candidates[SUDOKU_SIDE_MAX];

  for (guint first = 0; first < sudoku_groups_get_n_truths (self); first++)
    {
      gboolean exclusive = sudoku_groups_get_truth (self, first)->value == 1 &&
                           collect_square (self, first, square);

      for (guint place = 0; exclusive && place < self->side; place++)
        {
          for (guint i = 0; i < self->side; i++)
            candidates[i] = sudoku_groups_get_truth_candidates (self, square[i])[place];
          exclusive = are_exclusive (self, tables, candidates);
        }
      if (exclusive)
        g_array_append_vals (squares, square, self->side);
    }
  return squares;
}

/* In which tables each cell is. */
static void
index_tables (const SudokuGroups *self,
              Index *index)
{
  guint n = sudoku_groups_get_n_tables (self);
  guint32 *entries = NULL;

  if (n == 0)
    return;
  index->first = g_new0 (guint32, self->n_cells + 1);
  for (guint i = 0; i < self->tabled_cells->len; i++)
    index->first[g_array_index (self->tabled_cells, guint16, i)]++;
  for (guint cell = 1; cell <= self->n_cells; cell++)
    index->first[cell] += index->first[cell - 1];
  entries = g_new (guint32, self->tabled_cells->len);
  while (n-- > 0)
    {
      SudokuTabled tabled = sudoku_groups_get_tabled (self, n);

      for (guint i = sudoku_table_get_spec (tabled.table)->n_cells; i-- > 0;)
        entries[--index->first[tabled.cells[i]]] = n;
    }
  index->entries = entries;
}

static Ways *
ways_new (const SudokuGroups *self)
{
  Ways *ways = g_new0 (Ways, 1);
  SudokuGroupTables *tables = &ways->tables;

  index_places (self, &ways->places);
  index_bonds (self, &ways->bonds);
  index_truths (self, &ways->truth_places);
  index_tables (self, &ways->tabled);
  ways->allowed = collect_masks (self);
  tables->house_cells = (const guint16 *)(gpointer)self->house_cells->data;
  tables->first_place = ways->places.first;
  tables->places = ways->places.entries;
  tables->first_bond = ways->bonds.first;
  tables->bonds = ways->bonds.entries;
  tables->first_truth_place = ways->truth_places.first;
  tables->truth_places = ways->truth_places.entries;
  tables->first_tabled = ways->tabled.first;
  tables->tabled = ways->tabled.entries;
  tables->allowed = ways->allowed;
  tables->reach = find_reach (self, tables);
  ways->squares = find_squares (self, tables);
  tables->squares = (const guint32 *)(gpointer)ways->squares->data;
  tables->n_squares = ways->squares->len / self->side;
  return ways;
}

static const Ways *
get_ways (const SudokuGroups *groups)
{
  SudokuGroups *self = (SudokuGroups *)groups;
  Ways *ways = g_atomic_pointer_get (&self->ways);

  if (ways != NULL)
    return ways;
  ways = ways_new (self);
  /* Another thread may have made them meanwhile. */
  if (!g_atomic_pointer_compare_and_exchange (&self->ways, NULL, ways))
    ways_free (ways);
  return g_atomic_pointer_get (&self->ways);
}

/**
 * sudoku_groups_get_tables:
 *
 * Gets the indices by cell and by candidate, and what is known of all truths together. The first
 * call makes them.
 *
 * Returns: (transfer none): the tables
 */
const SudokuGroupTables *
sudoku_groups_get_tables (const SudokuGroups *self)
{
  return &get_ways (self)->tables;
}

/**
 * sudoku_groups_get_side:
 *
 * Gets the side N.
 *
 * Returns: N
 */
guint
sudoku_groups_get_side (const SudokuGroups *self)
{
  return self->side;
}

/**
 * sudoku_groups_get_n_houses:
 *
 * Counts the houses. Those of a rule, and of a family, are consecutive.
 *
 * Returns: the number
 */
guint
sudoku_groups_get_n_houses (const SudokuGroups *self)
{
  return self->houses->len;
}

/**
 * sudoku_groups_get_house:
 * @house: a house, from 0
 *
 * Gets a house.
 *
 * Returns: (transfer none): the house
 */
const SudokuHouse *
sudoku_groups_get_house (const SudokuGroups *self,
                         guint house)
{
  g_return_val_if_fail (self != NULL && house < self->houses->len, NULL);

  return &g_array_index (self->houses, SudokuHouse, house);
}

/**
 * sudoku_groups_get_house_cells:
 * @house: a house, from 0
 *
 * Gets the N cells of a house, in the order of its rule.
 *
 * Returns: (transfer none): the cells
 */
const guint16 *
sudoku_groups_get_house_cells (const SudokuGroups *self,
                               guint house)
{
  g_return_val_if_fail (self != NULL && house < self->houses->len, NULL);

  return &g_array_index (self->house_cells, guint16, (gsize)house * self->side);
}

/**
 * sudoku_groups_get_n_truths:
 *
 * Counts the truths besides those of cells and houses.
 *
 * Returns: the number
 */
guint
sudoku_groups_get_n_truths (const SudokuGroups *self)
{
  return self->truths != NULL ? self->truths->len : 0;
}

/**
 * sudoku_groups_get_truth:
 * @truth: a further truth, from 0
 *
 * Gets a further truth.
 *
 * Returns: (transfer none): the truth
 */
const SudokuTruth *
sudoku_groups_get_truth (const SudokuGroups *self,
                         guint truth)
{
  g_return_val_if_fail (truth < sudoku_groups_get_n_truths (self), NULL);

  return &g_array_index (self->truths, SudokuTruth, truth);
}

/**
 * sudoku_groups_get_truth_candidates:
 * @truth: a further truth, from 0
 *
 * Gets the N candidates of a further truth, each cell × N + value − 1.
 *
 * Returns: (transfer none): the candidates
 */
const guint32 *
sudoku_groups_get_truth_candidates (const SudokuGroups *self,
                                    guint truth)
{
  g_return_val_if_fail (truth < sudoku_groups_get_n_truths (self), NULL);

  return &g_array_index (self->truth_candidates, guint32, (gsize)truth * self->side);
}

/**
 * sudoku_groups_get_n_pairs:
 *
 * Counts the pairs of cells that restrict each other.
 *
 * Returns: the number
 */
guint
sudoku_groups_get_n_pairs (const SudokuGroups *self)
{
  return self->pairs != NULL ? self->pairs->len : 0;
}

/**
 * sudoku_groups_get_pair:
 * @pair: a pair, from 0
 *
 * Gets a pair of cells with its relation.
 *
 * Returns: (transfer none): the pair
 */
const SudokuPair *
sudoku_groups_get_pair (const SudokuGroups *self,
                        guint pair)
{
  g_return_val_if_fail (pair < sudoku_groups_get_n_pairs (self), NULL);

  return &g_array_index (self->pairs, SudokuPair, pair);
}

/**
 * sudoku_groups_get_n_relations:
 *
 * Counts the different relations of pairs and bonds.
 *
 * Returns: the number
 */
guint
sudoku_groups_get_n_relations (const SudokuGroups *self)
{
  return self->relations != NULL ? self->relations->len : 0;
}

/**
 * sudoku_groups_get_relation:
 * @relation: the relation of a pair or of a bond
 *
 * Gets the values that a relation allows.
 *
 * Returns: (transfer none): the relation
 */
const SudokuRelation *
sudoku_groups_get_relation (const SudokuGroups *self,
                            guint relation)
{
  g_return_val_if_fail (relation < sudoku_groups_get_n_relations (self), NULL);

  return &g_array_index (self->relations, SudokuRelation, relation);
}

/**
 * sudoku_groups_get_n_masks:
 *
 * Counts the masks. A cell may have several.
 *
 * Returns: the number
 */
guint
sudoku_groups_get_n_masks (const SudokuGroups *self)
{
  return self->masks != NULL ? self->masks->len : 0;
}

/**
 * sudoku_groups_get_mask:
 * @mask: a mask, from 0
 *
 * Gets a mask, a cell with its allowed values.
 *
 * Returns: (transfer none): the mask
 */
const SudokuMask *
sudoku_groups_get_mask (const SudokuGroups *self,
                        guint mask)
{
  g_return_val_if_fail (mask < sudoku_groups_get_n_masks (self), NULL);

  return &g_array_index (self->masks, SudokuMask, mask);
}

/**
 * sudoku_groups_get_n_tables:
 *
 * Counts what tables say: once for each item, however many share a table.
 *
 * Returns: the number
 */
guint
sudoku_groups_get_n_tables (const SudokuGroups *self)
{
  return self->tabled != NULL ? self->tabled->len : 0;
}

/**
 * sudoku_groups_get_tabled: (skip)
 * @tabled: from 0
 *
 * Gets some cells with the table about them.
 *
 * Returns: what is said; owned by the groups
 */
SudokuTabled
sudoku_groups_get_tabled (const SudokuGroups *self,
                          guint tabled)
{
  SudokuTabled said = { 0 };
  const Tabled *kept = NULL;

  g_return_val_if_fail (tabled < sudoku_groups_get_n_tables (self), said);

  kept = &g_array_index (self->tabled, Tabled, tabled);
  said.family = kept->family;
  said.rule = kept->rule;
  said.table = kept->table;
  said.cells = &g_array_index (self->tabled_cells, guint16, kept->first);
  return said;
}

/**
 * sudoku_groups_get_n_laws:
 *
 * Counts the laws.
 *
 * Returns: the number
 */
guint
sudoku_groups_get_n_laws (const SudokuGroups *self)
{
  return self->laws != NULL ? self->laws->len : 0;
}

/**
 * sudoku_groups_get_law: (skip)
 * @law: a law, from 0
 *
 * Gets the clauses of a law.
 *
 * Returns: (transfer none): the law
 */
const SudokuLawForm *
sudoku_groups_get_law (const SudokuGroups *self,
                       guint law)
{
  g_return_val_if_fail (law < sudoku_groups_get_n_laws (self), NULL);

  return &g_array_index (self->laws, SudokuLawForm, law);
}

/**
 * sudoku_groups_get_own: (skip)
 *
 * Gets the own clauses, with a sequential counter wherever something is counted.
 *
 * Returns: (transfer none) (nullable): the clauses; %NULL without any, or when all are pairs of
 *   cells
 */
const SudokuOwnClauses *
sudoku_groups_get_own (const SudokuGroups *self)
{
  return self->own != NULL && sudoku_own_clauses_get_n (self->own) > 0 ? self->own : NULL;
}

/**
 * sudoku_groups_has_clauses:
 *
 * Tells whether there are clauses of more than two candidates, from tables, laws or own clauses,
 * besides houses, truths, pairs and masks.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_groups_has_clauses (const SudokuGroups *self)
{
  return sudoku_groups_get_n_tables (self) > 0 || sudoku_groups_get_n_laws (self) > 0 ||
         sudoku_groups_get_own (self) != NULL;
}

/**
 * sudoku_groups_get_places:
 * @cell: a cell, from 0
 * @n_places: (out): how many houses it is in
 *
 * Gets the houses of a cell in ascending order, with its place in each.
 *
 * Returns: (transfer none) (array length=n_places): the places
 */
const SudokuPlace *
sudoku_groups_get_places (const SudokuGroups *self,
                          guint cell,
                          guint *n_places)
{
  const Index *index = &get_ways (self)->places;

  *n_places = index->first[cell + 1] - index->first[cell];
  return (const SudokuPlace *)index->entries + index->first[cell];
}

/**
 * sudoku_groups_get_bonds:
 * @cell: a cell, from 0
 * @n_bonds: (out): how many
 *
 * Gets what the pairs of a cell demand of other cells.
 *
 * Returns: (transfer none) (nullable) (array length=n_bonds): the bonds
 */
const SudokuBond *
sudoku_groups_get_bonds (const SudokuGroups *self,
                         guint cell,
                         guint *n_bonds)
{
  const Index *index = &get_ways (self)->bonds;

  *n_bonds = index->first[cell + 1] - index->first[cell];
  /* Without pairs there are no entries to point into. */
  if (*n_bonds == 0)
    return NULL;
  return (const SudokuBond *)index->entries + index->first[cell];
}

/**
 * sudoku_groups_get_truth_places:
 * @candidate: cell × N + value − 1
 * @n_places: (out): in how many further truths it is
 *
 * Gets the further truths of a candidate, with its place in each.
 *
 * Returns: (transfer none) (array length=n_places): the places
 */
const SudokuTruthPlace *
sudoku_groups_get_truth_places (const SudokuGroups *self,
                                guint candidate,
                                guint *n_places)
{
  const Index *index = &get_ways (self)->truth_places;

  *n_places = 0;
  if (index->first == NULL)
    return NULL;
  *n_places = index->first[candidate + 1] - index->first[candidate];
  return (const SudokuTruthPlace *)index->entries + index->first[candidate];
}

/**
 * sudoku_groups_get_allowed: (skip)
 * @cell: a cell, from 0
 *
 * Gets the values that the masks of the cell allow: all, if it has none.
 *
 * Returns: the values
 */
SudokuSet
sudoku_groups_get_allowed (const SudokuGroups *self,
                           guint cell)
{
  return get_ways (self)->allowed[cell];
}
