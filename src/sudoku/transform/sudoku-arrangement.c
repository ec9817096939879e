/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The same puzzle arranged in another way. No rule is known here: whether an arrangement preserves
 * a puzzle is found out by making the rules again with their cells in the new places, where they
 * must say the same as they said before of the old ones. */

#include "sudoku-arrangement.h"

#include <sat-getter.h>
#include <string.h>

#include "sudoku-item.h"
#include "sudoku-law-symmetry.h"
#include "sudoku-outside.h"
#include "sudoku-own-change.h"

struct _SudokuArrangement
{
  guint side;
  guint16 cells[SUDOKU_CELLS_MAX];     /* where each cell goes */
  guint16 values[SUDOKU_SIDE_MAX + 1]; /* what each value becomes; 0 stays */
};

/**
 * sudoku_arrangement_new: (skip)
 * @side: the side N of the board
 *
 * Makes an arrangement that moves nothing.
 *
 * Returns: (transfer full): the arrangement
 */
SudokuArrangement *
sudoku_arrangement_new (guint side)
{
  SudokuArrangement *self = NULL;

  g_return_val_if_fail (side > 0 && side <= SUDOKU_SIDE_MAX, NULL);

  self = g_new0 (SudokuArrangement, 1);
  self->side = side;
  for (guint cell = 0; cell < side * side; cell++)
    self->cells[cell] = (guint16)cell;
  for (guint value = 0; value <= side; value++)
    self->values[value] = (guint16)value;
  return self;
}

/**
 * sudoku_arrangement_free:
 *
 * Frees it.
 */
void
sudoku_arrangement_free (SudokuArrangement *self)
{
  g_free (self);
}

/**
 * sudoku_arrangement_get_side:
 *
 * Gets the side of the board.
 *
 * Returns: N
 */
SAT_DEFINE_GETTER (SudokuArrangement, sudoku_arrangement, side, guint)

/**
 * sudoku_arrangement_get_cell:
 * @cell: a cell, from 0
 *
 * Gets where a cell goes.
 *
 * Returns: its new place
 */
guint
sudoku_arrangement_get_cell (const SudokuArrangement *self,
                             guint cell)
{
  g_return_val_if_fail (self != NULL && cell < self->side * self->side, 0);

  return self->cells[cell];
}

/**
 * sudoku_arrangement_get_value:
 * @value: 0…N
 *
 * Gets what a value becomes.
 *
 * Returns: its new value; 0 stays 0
 */
guint
sudoku_arrangement_get_value (const SudokuArrangement *self,
                              guint value)
{
  g_return_val_if_fail (self != NULL && value <= self->side, 0);

  return self->values[value];
}

static guint
turn_cell (guint side,
           SudokuTurn turn,
           guint cell)
{
  guint row = cell / side, column = cell % side, last = side - 1;

  switch (turn)
    {
    case SUDOKU_TURN_LEFT:
      return (last - column) * side + row;
    case SUDOKU_TURN_RIGHT:
      return column * side + last - row;
    case SUDOKU_TURN_HALF:
      return (last - row) * side + last - column;
    case SUDOKU_TURN_LEFT_TO_RIGHT:
      return row * side + last - column;
    case SUDOKU_TURN_TOP_TO_BOTTOM:
      return (last - row) * side + column;
    case SUDOKU_TURN_ROWS_TO_COLUMNS:
      return column * side + row;
    case SUDOKU_TURN_OTHER_DIAGONAL:
      return (last - column) * side + last - row;
    case SUDOKU_N_TURNS:
    default:
      g_assert_not_reached ();
    }
}

/**
 * sudoku_arrangement_turn:
 * @turn: how to lay the square on itself
 *
 * Turns the board after what was done before.
 */
void
sudoku_arrangement_turn (SudokuArrangement *self,
                         SudokuTurn turn)
{
  g_return_if_fail (self != NULL && turn < SUDOKU_N_TURNS);

  for (guint cell = 0; cell < self->side * self->side; cell++)
    self->cells[cell] = (guint16)turn_cell (self->side, turn, self->cells[cell]);
}

/* @order: where each line goes */
static void
move_lines (SudokuArrangement *self,
            SudokuLines lines,
            const guint16 *order)
{
  guint side = self->side;

  for (guint i = 0; i < side * side; i++)
    {
      guint cell = self->cells[i], row = cell / side, column = cell % side;

      self->cells[i] = (guint16)(lines == SUDOKU_LINES_ROWS ? order[row] * side + column
                                                            : row * side + order[column]);
    }
}

/**
 * sudoku_arrangement_exchange_lines:
 * @lines: rows or columns
 * @first: the first of some of them, from 0
 * @second: the first of others; neither overlap nor stand out over the board
 * @n: how many stand side by side, from 1
 *
 * Exchanges rows or columns, or bands or stacks of them.
 */
void
sudoku_arrangement_exchange_lines (SudokuArrangement *self,
                                   SudokuLines lines,
                                   guint first,
                                   guint second,
                                   guint n)
{
  guint16 order[SUDOKU_SIDE_MAX];

  g_return_if_fail (self != NULL && n > 0 && MAX (first, second) + n <= self->side);
  g_return_if_fail (MIN (first, second) + n <= MAX (first, second));

  for (guint i = 0; i < self->side; i++)
    order[i] = (guint16)i;
  for (guint i = 0; i < n; i++)
    {
      order[first + i] = (guint16)(second + i);
      order[second + i] = (guint16)(first + i);
    }
  move_lines (self, lines, order);
}

/* @becomes: what each value becomes, from 1 */
static void
change_values (SudokuArrangement *self,
               const guint16 *becomes)
{
  for (guint value = 1; value <= self->side; value++)
    self->values[value] = becomes[self->values[value]];
}

/**
 * sudoku_arrangement_exchange_values:
 * @value: 1…N
 * @other: 1…N
 *
 * Exchanges two values everywhere.
 */
void
sudoku_arrangement_exchange_values (SudokuArrangement *self,
                                    guint value,
                                    guint other)
{
  guint16 becomes[SUDOKU_SIDE_MAX + 1];

  g_return_if_fail (self != NULL);
  g_return_if_fail (value > 0 && value <= self->side && other > 0 && other <= self->side);

  for (guint i = 0; i <= self->side; i++)
    becomes[i] = (guint16)i;
  becomes[value] = (guint16)other;
  becomes[other] = (guint16)value;
  change_values (self, becomes);
}

/**
 * sudoku_arrangement_number_values:
 * @self: an arrangement that leaves everything where it is
 * @grid: a grid of its side
 *
 * Numbers the values in the order in which they appear: those of the first row of a solution
 * become 1, 2, 3 and so on. Those that don't appear follow in their order.
 */
void
sudoku_arrangement_number_values (SudokuArrangement *self,
                                  const SudokuGrid *grid)
{
  guint16 becomes[SUDOKU_SIDE_MAX + 1] = { 0 };
  guint16 n = 0;

  g_return_if_fail (self != NULL && sudoku_grid_get_side (grid) == self->side);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value = sudoku_grid_get_value (grid, cell);

      if (value != 0 && becomes[value] == 0)
        becomes[value] = ++n;
    }
  for (guint value = 1; value <= self->side; value++)
    if (becomes[value] == 0)
      becomes[value] = ++n;
  change_values (self, becomes);
}

static gboolean
changes_axes (const SudokuArrangement *self)
{
  return self->side > 1 && self->cells[0] / self->side != self->cells[1] / self->side;
}

static SudokuRule *
apply_to_cells (const SudokuArrangement *self,
                const SudokuRule *rule)
{
  guint n = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n);
  g_autofree guint16 *moved = g_new (guint16, n + 1);

  for (guint i = 0; i < n; i++)
    moved[i] = self->cells[cells[i]];
  return sudoku_rule_new_with_cells (sudoku_rule_get_kind (rule), moved, n);
}

static SudokuRule *
apply_to_regions (const SudokuArrangement *self,
                  const SudokuGeometry *geometry)
{
  guint n = self->side * self->side;
  g_autofree guint16 *regions = g_new (guint16, n);

  for (guint cell = 0; cell < n; cell++)
    regions[self->cells[cell]] = (guint16)sudoku_geometry_get_cell_region (geometry, cell);
  return sudoku_rule_new_regions (self->side, regions, NULL);
}

static SudokuRule *
apply_to_own (const SudokuArrangement *self,
              const SudokuRule *rule)
{
  g_autoptr (SudokuOwn) moved =
    sudoku_own_arrange (sudoku_rule_get_own (rule), self->cells, self->values);

  return sudoku_rule_new_own (moved);
}

/* The place from which what was seen from another one is seen now; 0: there is none. */
static guint16
move_outside (const SudokuArrangement *self,
              guint place,
              SudokuDirection *direction)
{
  guint16 cells[SUDOKU_SIDE_MAX];
  guint n = sudoku_outside_list (self->side, place, *direction, cells);

  for (guint i = 0; i < n; i++)
    cells[i] = self->cells[cells[i]];
  return (guint16)sudoku_outside_find (self->side, cells, n, direction);
}

/* The upper left one of the four cells around a corner that are moved; 0 where they are apart,
 * which is found out by what the shape says then. */
static guint16
move_corner (const SudokuArrangement *self,
             guint cell)
{
  const guint around[] = { cell, cell + 1, cell + self->side, cell + self->side + 1 };
  guint16 first = G_MAXUINT16;

  for (gsize i = 0; i < G_N_ELEMENTS (around); i++)
    first = MIN (first, self->cells[around[i]]);
  return first;
}

/* NULL when the cells are not where the item needs them any more. */
static SudokuRule *
apply_to_item (const SudokuArrangement *self,
               const SudokuRule *rule)
{
  SudokuRuleParameters parameters = *sudoku_rule_get_parameters (rule);
  SudokuPlaces places = sudoku_rule_get_kind (rule)->item->places;
  g_autofree guint16 *moved = g_new (guint16, parameters.n_places + 1);

  for (guint i = 0; i < parameters.n_places; i++)
    if (places == SUDOKU_PLACES_OUTSIDE || places == SUDOKU_PLACES_DIAGONAL)
      moved[i] = move_outside (self, parameters.places[i], &parameters.direction);
    else
      moved[i] = places == SUDOKU_PLACES_CORNER ? move_corner (self, parameters.places[i])
                                                : self->cells[parameters.places[i]];
  parameters.places = moved;
  return sudoku_item_new (sudoku_rule_get_kind (rule), self->side, &parameters, NULL);
}

/* The rule with its cells in their new places; NULL when it can't be there. */
static SudokuRule *
apply_to_rule (const SudokuArrangement *self,
               const SudokuGeometry *geometry,
               SudokuRule *rule)
{
  guint rows = sudoku_rule_get_number (rule, 0), columns = sudoku_rule_get_number (rule, 1);

  switch (sudoku_rule_get_kind (rule)->parameter)
    {
    case SUDOKU_RULE_BOX:
      return changes_axes (self) ? sudoku_rule_new_boxes (columns, rows)
                                 : sudoku_rule_new_boxes (rows, columns);
    case SUDOKU_RULE_REGIONS:
      return apply_to_regions (self, geometry);
    case SUDOKU_RULE_CELLS:
      return apply_to_cells (self, rule);
    case SUDOKU_RULE_OWN:
      return apply_to_own (self, rule);
    case SUDOKU_RULE_ITEM:
      return apply_to_item (self, rule);
    case SUDOKU_RULE_ALONE:
    default:
      return sudoku_rule_ref (rule);
    }
}

/* What the rules may know of the arranged board. */
static SudokuFrame
make_frame (const SudokuArrangement *self,
            const SudokuGeometry *geometry)
{
  SudokuFrame frame = *sudoku_geometry_get_frame (geometry);

  if (changes_axes (self))
    {
      frame.box_rows = sudoku_geometry_get_frame (geometry)->box_columns;
      frame.box_columns = sudoku_geometry_get_frame (geometry)->box_rows;
    }
  return frame;
}

/* @broken: (out): when there is no such shape: a kind of rule that can't stand in it */
static SudokuGeometry *
make_geometry (const SudokuArrangement *self,
               const SudokuGeometry *geometry,
               const SudokuRuleKind **broken)
{
  g_autoptr (GPtrArray) rules =
    g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  SudokuFrame frame = make_frame (self, geometry);

  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      SudokuRule *rule = sudoku_geometry_get_rule (geometry, i);
      SudokuRule *moved = NULL;

      *broken = sudoku_rule_get_kind (rule);
      if ((*broken)->check_frame != NULL && (*broken)->check_frame (&frame) != NULL)
        return NULL;
      moved = apply_to_rule (self, geometry, rule);
      if (moved == NULL)
        return NULL;
      g_ptr_array_add (rules, moved);
    }
  return sudoku_geometry_new_with_rules (self->side, (SudokuRule **)rules->pdata, rules->len, NULL);
}

/* What a saying is about. */
enum
{
  ABOUT_HOUSE,
  ABOUT_TRUTH,
  ABOUT_RELATION,
  ABOUT_PAIR,
  ABOUT_MASK,
  ABOUT_TABLE,
};

/* What the rules say of the places in which an arrangement puts things, each as a few numbers. */
typedef struct
{
  const SudokuArrangement *arrangement;
  const SudokuGeometry *geometry;
  const SudokuGroups *groups;
  GHashTable *said;      /* (element-type GBytes SudokuRuleKind) */
  GHashTable *relations; /* (element-type GBytes guint): numbers of relations; shared */
} Sayings;

static void
sayings_clear (Sayings *self)
{
  g_clear_pointer (&self->said, g_hash_table_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sayings, sayings_clear)

static void
say (Sayings *self,
     guint rule,
     const guint32 *words,
     gsize n_words)
{
  SudokuRule *whose = sudoku_geometry_get_rule (self->geometry, rule);

  g_hash_table_insert (self->said, g_bytes_new (words, n_words * sizeof *words),
                       (gpointer)sudoku_rule_get_kind (whose));
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  const guint32 *x = a, *y = b;

  return (*x > *y) - (*x < *y);
}

/* A house is the set of its cells. */
static void
say_houses (Sayings *self)
{
  guint side = self->arrangement->side;
  guint32 words[1 + SUDOKU_SIDE_MAX] = { ABOUT_HOUSE };

  for (guint house = 0; house < sudoku_groups_get_n_houses (self->groups); house++)
    {
      const guint16 *cells = sudoku_groups_get_house_cells (self->groups, house);

      for (guint i = 0; i < side; i++)
        words[1 + i] = self->arrangement->cells[cells[i]];
      qsort (words + 1, side, sizeof *words, compare_words);
      say (self, sudoku_groups_get_house (self->groups, house)->rule, words, 1 + side);
    }
}

/* A further truth is the set of its candidates. */
static void
say_truths (Sayings *self)
{
  guint side = self->arrangement->side;
  guint32 words[1 + SUDOKU_SIDE_MAX] = { ABOUT_TRUTH };

  for (guint truth = 0; truth < sudoku_groups_get_n_truths (self->groups); truth++)
    {
      const guint32 *candidates = sudoku_groups_get_truth_candidates (self->groups, truth);

      for (guint i = 0; i < side; i++)
        words[1 + i] = self->arrangement->cells[candidates[i] / side] * side +
                       self->arrangement->values[candidates[i] % side + 1] - 1U;
      qsort (words + 1, side, sizeof *words, compare_words);
      say (self, sudoku_groups_get_truth (self->groups, truth)->rule, words, 1 + side);
    }
}

/* The same relation gets the same number, in whatever shape it stands. @backwards: as it is said
 * from the other cell */
static guint32
number_relation (Sayings *self,
                 guint relation,
                 gboolean backwards)
{
  const SudokuRelation *allowed = sudoku_groups_get_relation (self->groups, relation);
  const guint16 *values = self->arrangement->values;
  guint side = self->arrangement->side;
  g_autofree guint8 *pairs = g_new0 (guint8, side * side);
  g_autoptr (GBytes) key = NULL;

  for (guint value = 1; value <= side; value++)
    for (guint other = 1; other <= side; other++)
      if (sudoku_set_has (allowed->allowed[value], other))
        {
          guint from = backwards ? values[other] : values[value];
          guint to = backwards ? values[value] : values[other];

          pairs[(from - 1) * side + to - 1] = TRUE;
        }
  key = g_bytes_new (pairs, side * side);
  if (!g_hash_table_contains (self->relations, key))
    g_hash_table_insert (self->relations, g_bytes_ref (key),
                         GUINT_TO_POINTER (g_hash_table_size (self->relations)));
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->relations, key));
}

/* A pair is two cells, the smaller one first, with what they allow each other. */
static void
say_pairs (Sayings *self)
{
  guint n = sudoku_groups_get_n_relations (self->groups);
  g_autofree guint32 *forwards = g_new (guint32, n + 1);
  g_autofree guint32 *backwards = g_new (guint32, n + 1);

  for (guint i = 0; i < n; i++)
    {
      forwards[i] = number_relation (self, i, FALSE);
      backwards[i] = number_relation (self, i, TRUE);
    }
  for (guint i = 0; i < sudoku_groups_get_n_pairs (self->groups); i++)
    {
      const SudokuPair *pair = sudoku_groups_get_pair (self->groups, i);
      guint cell = self->arrangement->cells[pair->cell];
      guint other = self->arrangement->cells[pair->other];
      const guint32 *numbers = cell < other ? forwards : backwards;
      guint32 words[] = { ABOUT_PAIR, MIN (cell, other), MAX (cell, other),
                          numbers[pair->relation] };

      say (self, pair->rule, words, G_N_ELEMENTS (words));
    }
}

/* A mask is a cell with the values that it may hold. */
static void
say_masks (Sayings *self)
{
  for (guint i = 0; i < sudoku_groups_get_n_masks (self->groups); i++)
    {
      const SudokuMask *mask = sudoku_groups_get_mask (self->groups, i);
      guint32 words[2 + SUDOKU_SIDE_MAX] = { ABOUT_MASK, self->arrangement->cells[mask->cell] };
      guint value = 0;

      SUDOKU_SET_FOREACH (mask->values, value)
      words[1 + self->arrangement->values[value]] = TRUE;
      say (self, mask->rule, words, G_N_ELEMENTS (words));
    }
}

static gboolean
keeps_values (const SudokuArrangement *self)
{
  for (guint value = 1; value <= self->side; value++)
    if (self->values[value] != value)
      return FALSE;
  return TRUE;
}

static int
compare_places (gconstpointer a,
                gconstpointer b)
{
  const guint32 *x = a, *y = b;

  return x[0] != y[0] ? (x[0] > y[0]) - (x[0] < y[0]) : (x[1] > y[1]) - (x[1] < y[1]);
}

/* Puts the cells of a table into one order of those that say the same, and of two sums that say
 * the same, one with all signs turned, one. */
static void
sort_places (const SudokuTableSpec *spec,
             guint32 *places,
             guint32 *target)
{
  guint n_first = spec->walk != NULL ? spec->walk->n_first : 0;

  if (spec->walk != NULL && !spec->walk->unordered)
    return;
  qsort (places, n_first, 2 * sizeof *places, compare_places);
  qsort (places + 2 * n_first, spec->n_cells - n_first, 2 * sizeof *places, compare_places);
  if ((int)places[1] >= 0)
    return;
  *target = -*target;
  for (guint i = 0; i < spec->n_cells; i++)
    places[2 * i + 1] = -places[2 * i + 1];
}

/* A table is its cells with their weights, in order on a walk, and what it says; it says something
 * else of other values. */
static void
say_tables (Sayings *self)
{
  for (guint i = 0; i < sudoku_groups_get_n_tables (self->groups); i++)
    {
      SudokuTabled said = sudoku_groups_get_tabled (self->groups, i);
      const SudokuTableSpec *spec = sudoku_table_get_spec (said.table);
      guint n_words = 5 + 2 * spec->n_cells + spec->n_numbers;
      g_autofree guint32 *words = g_new0 (guint32, n_words);
      guint32 *places = words + 5;

      words[0] = ABOUT_TABLE;
      words[1] = keeps_values (self->arrangement);
      words[2] = (guint32)spec->target;
      words[3] = spec->distinct;
      /* Walks are told apart by the names of their families. */
      words[4] = spec->walk != NULL ? g_str_hash (said.family->id) : 0;
      for (guint k = 0; k < spec->n_cells; k++)
        {
          places[2 * k] = self->arrangement->cells[said.cells[k]];
          places[2 * k + 1] = (guint32)sudoku_table_get_weight (spec, k);
        }
      sort_places (spec, places, &words[2]);
      for (guint k = 0; k < spec->n_numbers; k++)
        places[2 * spec->n_cells + k] = spec->numbers[k];
      say (self, said.rule, words, n_words);
    }
}

static void
sayings_init (Sayings *self,
              const SudokuArrangement *arrangement,
              const SudokuGeometry *geometry,
              GHashTable *relations)
{
  *self = (Sayings){
    .arrangement = arrangement,
    .geometry = geometry,
    .groups = sudoku_geometry_get_groups (geometry),
    .said = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref,
                                   NULL),
    .relations = relations,
  };
  say_houses (self);
  say_truths (self);
  say_pairs (self);
  say_masks (self);
  say_tables (self);
}

/* The rule, the first in the order of its kinds, of something that the one says and the other
 * does not. */
static const SudokuRuleKind *
find_unsaid (const Sayings *self,
             const Sayings *other)
{
  const SudokuRuleKind *first = NULL;
  GHashTableIter iter;
  gpointer key, kind;

  g_hash_table_iter_init (&iter, self->said);
  while (g_hash_table_iter_next (&iter, &key, &kind))
    if (!g_hash_table_contains (other->said, key) &&
        (first == NULL ||
         sudoku_rule_kind_get_index (kind) < sudoku_rule_kind_get_index (first)))
      first = kind;
  return first;
}

/* Whether rows, columns and values are renamed in the same way, each compared with those before. */
static void
name_renamings (const SudokuArrangement *self,
                SudokuLawRenaming *renaming)
{
  guint16 renamed[3][SUDOKU_SIDE_MAX];
  guint side = self->side;

  renaming->transposed = changes_axes (self);
  for (guint i = 0; i < side; i++)
    {
      guint row = self->cells[i * side], column = self->cells[i];

      renamed[0][i] = (guint16)(renaming->transposed ? row % side : row / side);
      renamed[1][i] = (guint16)(renaming->transposed ? column / side : column % side);
      renamed[2][i] = (guint16)(self->values[i + 1] - 1);
    }
  for (guint i = 0; i < 3; i++)
    {
      renaming->names[i] = 0;
      while (memcmp (renamed[renaming->names[i]], renamed[i], side * sizeof renamed[0][0]) != 0)
        renaming->names[i]++;
    }
}

/* A law that is broken, where rows and columns stay rows and columns. */
static const SudokuRuleKind *
find_broken_law (const SudokuArrangement *self,
                 const SudokuGeometry *geometry)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  SudokuLawRenaming renaming;

  name_renamings (self, &renaming);
  for (guint i = 0; i < sudoku_groups_get_n_laws (groups); i++)
    {
      const SudokuLawForm *form = sudoku_groups_get_law (groups, i);

      if (!sudoku_law_survives (form, &renaming))
        return sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, form->rule));
    }
  return NULL;
}

/**
 * sudoku_arrangement_apply:
 * @geometry: a shape of its side
 * @broken: (out) (optional) (nullable) (transfer none): a kind of rule that would not hold any
 *   more, or %NULL
 *
 * Makes the shape of the arranged puzzle. The solutions of a puzzle in that shape are the arranged
 * solutions of the original. Takes about as long as making a shape.
 *
 * Returns: (transfer full) (nullable): the shape; %NULL when the rules do not say in their new
 *   places what they said in the old ones
 */
SudokuGeometry *
sudoku_arrangement_apply (const SudokuArrangement *self,
                          SudokuGeometry *geometry,
                          const SudokuRuleKind **broken)
{
  g_autoptr (GHashTable) relations =
    g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);
  g_autoptr (SudokuArrangement) none = NULL;
  g_autoptr (SudokuGeometry) arranged = NULL;
  g_auto (Sayings) moved = { NULL };
  g_auto (Sayings) made = { NULL };
  const SudokuRuleKind *unsaid = NULL;

  g_return_val_if_fail (self != NULL && geometry != NULL, NULL);
  g_return_val_if_fail (sudoku_geometry_get_side (geometry) == self->side, NULL);

  none = sudoku_arrangement_new (self->side);
  arranged = make_geometry (self, geometry, &unsaid);
  if (arranged != NULL)
    {
      sayings_init (&moved, self, geometry, relations);
      sayings_init (&made, none, arranged, relations);
      unsaid = find_unsaid (&moved, &made);
      if (unsaid == NULL)
        unsaid = find_unsaid (&made, &moved);
      if (unsaid == NULL)
        unsaid = find_broken_law (self, geometry);
    }
  if (broken != NULL)
    *broken = unsaid;
  return unsaid == NULL ? g_steal_pointer (&arranged) : NULL;
}

/* Does something further, unless a rule would not hold any more. */
static void
try_further (SudokuArrangement *self,
             const SudokuArrangement *further,
             SudokuGeometry *geometry)
{
  g_autoptr (SudokuArrangement) both = g_memdup2 (self, sizeof *self);
  g_autoptr (SudokuGeometry) arranged = NULL;

  for (guint cell = 0; cell < self->side * self->side; cell++)
    both->cells[cell] = further->cells[self->cells[cell]];
  change_values (both, further->values);
  arranged = sudoku_arrangement_apply (both, geometry, NULL);
  if (arranged != NULL)
    *self = *both;
}

/* Lines stay in their band, and bands together. @height: how many lines a band has */
static void
shuffle_lines (SudokuArrangement *self,
               SudokuLines lines,
               guint height,
               SudokuRandom *random)
{
  guint16 bands[SUDOKU_SIDE_MAX], within[SUDOKU_SIDE_MAX], order[SUDOKU_SIDE_MAX];
  guint n_bands = self->side / height;

  sudoku_random_permutation (random, bands, n_bands);
  for (guint band = 0; band < n_bands; band++)
    {
      sudoku_random_permutation (random, within, height);
      for (guint i = 0; i < height; i++)
        order[band * height + i] = (guint16)(bands[band] * height + within[i]);
    }
  move_lines (self, lines, order);
}

static void
shuffle_values (SudokuArrangement *self,
                SudokuRandom *random)
{
  guint16 order[SUDOKU_SIDE_MAX], becomes[SUDOKU_SIDE_MAX + 1] = { 0 };

  sudoku_random_permutation (random, order, self->side);
  for (guint value = 1; value <= self->side; value++)
    becomes[value] = (guint16)(order[value - 1] + 1);
  change_values (self, becomes);
}

/**
 * sudoku_arrangement_shuffle:
 * @geometry: the original shape of the puzzle
 * @random: the source of randomness
 *
 * Arranges the puzzle at random: rows and columns, but not those of irregular regions, which would
 * fall apart, then the whole board, then the values. What a rule of the puzzle does not allow is
 * left out.
 */
void
sudoku_arrangement_shuffle (SudokuArrangement *self,
                            SudokuGeometry *geometry,
                            SudokuRandom *random)
{
  gboolean boxes = sudoku_geometry_has_boxes (geometry);
  g_autoptr (SudokuArrangement) lines = sudoku_arrangement_new (self->side);
  g_autoptr (SudokuArrangement) turned = sudoku_arrangement_new (self->side);
  g_autoptr (SudokuArrangement) values = sudoku_arrangement_new (self->side);
  guint turn = sudoku_random_below (random, SUDOKU_N_TURNS + 1);

  g_return_if_fail (sudoku_geometry_get_side (geometry) == self->side);

  if (boxes || !sudoku_geometry_has_regions (geometry))
    {
      const SudokuFrame *frame = sudoku_geometry_get_frame (geometry);

      shuffle_lines (lines, SUDOKU_LINES_ROWS, boxes ? frame->box_rows : self->side, random);
      shuffle_lines (lines, SUDOKU_LINES_COLUMNS, boxes ? frame->box_columns : self->side, random);
      try_further (self, lines, geometry);
    }
  if (turn < SUDOKU_N_TURNS)
    {
      sudoku_arrangement_turn (turned, turn);
      try_further (self, turned, geometry);
    }
  shuffle_values (values, random);
  try_further (self, values, geometry);
}
