/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shape of a puzzle: a side, a list of rules, and what these say as groups. Everything else
 * asks here; nothing here knows what any rule means. */

#include "sudoku-geometry.h"

#include <sat-getter.h>
#include <string.h>

#include "sudoku-error.h"
#include "sudoku-own-change.h"

/* Each may have a relation of its own and one said backwards, and those of indexers are 20,000. */
#define N_RULES_MAX 20000

struct _SudokuGeometry
{
  gatomicrefcount ref_count;
  SudokuFrame frame;
  guint n_rules;
  SudokuRule **rules;   /* owned, in the order of their kinds */
  SudokuGroups *groups; /* (nullable): not asked for yet; set once, atomically */
  int region_rule;      /* the rule whose houses divide the board, or -1 */
  gboolean diagonals;   /* one of the rules is that of the diagonals */
};

G_DEFINE_BOXED_TYPE (SudokuGeometry, sudoku_geometry, sudoku_geometry_ref, sudoku_geometry_unref)

static gboolean
check_side (guint64 side,
            GError **error)
{
  if (side >= SUDOKU_SIDE_MIN && side <= SUDOKU_SIDE_MAX)
    return TRUE;
  sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "side-range", sat_arg_count (side),
                    sat_arg_number (SUDOKU_SIDE_MIN), sat_arg_number (SUDOKU_SIDE_MAX));
  return FALSE;
}

/* Pairs have sixteen bits for the number of their relation. */
static gboolean
check_number (guint n_rules,
              GError **error)
{
  if (n_rules <= N_RULES_MAX)
    return TRUE;
  sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "rules-many", sat_arg_count (n_rules),
                    sat_arg_count (N_RULES_MAX));
  return FALSE;
}

/* Boxes of one row or one column say no more than rows or columns do. */
static gboolean
are_boxes (const SudokuRule *rule)
{
  return sudoku_rule_get_kind (rule)->parameter == SUDOKU_RULE_BOX;
}

static gboolean
are_regions (const SudokuRule *rule)
{
  return sudoku_rule_get_kind (rule)->parameter == SUDOKU_RULE_REGIONS;
}

/* What divides the board, if anything does. */
static gboolean
find_division (SudokuGeometry *self,
               GError **error)
{
  self->region_rule = -1;
  for (guint i = 0; i < self->n_rules; i++)
    {
      if (!are_boxes (self->rules[i]) && !are_regions (self->rules[i]))
        continue;
      if (self->region_rule >= 0)
        {
          sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "boxes-and-regions");
          return FALSE;
        }
      self->region_rule = (int)i;
      self->frame.divided = TRUE;
      self->frame.box_rows = sudoku_rule_get_number (self->rules[i], 0);
      self->frame.box_columns = sudoku_rule_get_number (self->rules[i], 1);
      if (are_regions (self->rules[i]))
        self->frame.regions = sudoku_rule_get_parameters (self->rules[i])->places;
    }
  return TRUE;
}

static gboolean
check_rules (SudokuGeometry *self,
             GError **error)
{
  if (!find_division (self, error))
    return FALSE;
  for (guint i = 0; i < self->n_rules; i++)
    {
      const SudokuRuleKind *kind = sudoku_rule_get_kind (self->rules[i]);
      const char *reason = kind->check_frame != NULL ? kind->check_frame (&self->frame) : NULL;

      if (reason == NULL)
        continue;
      sudoku_error_set (error, SUDOKU_ERROR_SHAPE, NULL, "rule-unfit", sat_arg_term (reason));
      return FALSE;
    }
  return TRUE;
}

/* Made on demand: many puzzles are only read and written. */
static SudokuGroups *
make_groups (const SudokuGeometry *self)
{
  SudokuGroups *groups = sudoku_groups_new (self->frame.side);

  for (guint i = 0; i < self->n_rules; i++)
    {
      const SudokuRuleKind *kind = sudoku_rule_get_kind (self->rules[i]);

      sudoku_groups_begin_rule (groups, i);
      kind->add_groups (self->rules[i], &self->frame, groups);
    }
  return groups;
}

static const SudokuGroups *
get_groups (const SudokuGeometry *shape)
{
  SudokuGeometry *self = (SudokuGeometry *)shape;
  SudokuGroups *groups = g_atomic_pointer_get (&self->groups);

  if (groups != NULL)
    return groups;
  groups = make_groups (self);
  /* Another thread may have made them meanwhile. */
  if (!g_atomic_pointer_compare_and_exchange (&self->groups, NULL, groups))
    sudoku_groups_free (groups);
  return g_atomic_pointer_get (&self->groups);
}

static int
compare_rules (gconstpointer a,
               gconstpointer b)
{
  return sudoku_rule_compare (*(SudokuRule *const *)a, *(SudokuRule *const *)b);
}

/* In the order of the kinds, each once. */
static void
sort_rules (SudokuGeometry *self)
{
  guint n = 0;

  qsort (self->rules, self->n_rules, sizeof *self->rules, compare_rules);
  for (guint i = 0; i < self->n_rules; i++)
    if (n > 0 && sudoku_rule_compare (self->rules[n - 1], self->rules[i]) == 0)
      sudoku_rule_unref (self->rules[i]);
    else
      self->rules[n++] = self->rules[i];
  self->n_rules = n;
}

/* Own clauses of two rules become one rule. */
static gboolean
take_rule (SudokuGeometry *self,
           SudokuRule *rule,
           guint *own,
           GError **error)
{
  g_autoptr (SudokuOwn) both = NULL;

  if (sudoku_rule_get_own (rule) == NULL || *own == 0)
    {
      if (sudoku_rule_get_own (rule) != NULL)
        *own = self->n_rules;
      self->rules[self->n_rules++] = sudoku_rule_ref (rule);
      return TRUE;
    }
  both = sudoku_own_merge (sudoku_rule_get_own (self->rules[*own]), sudoku_rule_get_own (rule),
                           error);
  if (both == NULL)
    return FALSE;
  sudoku_rule_unref (self->rules[*own]);
  self->rules[*own] = sudoku_rule_new_own (both);
  return TRUE;
}

/**
 * sudoku_geometry_new_with_rules:
 * @side: the side N
 * @rules: (array length=n_rules): rules in any order; rows and columns need not be among them
 * @n_rules: how many
 *
 * Makes a shape of any rules. There need not be a grid that obeys them all.
 *
 * Returns: (transfer full) (nullable): the shape, or %NULL with SUDOKU_ERROR_SHAPE when the side is
 *   not in SUDOKU_SIDE_MIN…SUDOKU_SIDE_MAX or a rule is impossible in it
 */
SudokuGeometry *
sudoku_geometry_new_with_rules (guint side,
                                SudokuRule *const *rules,
                                guint n_rules,
                                GError **error)
{
  g_autoptr (SudokuGeometry) self = NULL;
  guint own = 0; /* the rule of own clauses, once there is one */

  if (!check_side (side, error) || !check_number (n_rules, error))
    return NULL;
  self = g_new0 (SudokuGeometry, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->frame.side = side;
  self->rules = g_new (SudokuRule *, n_rules + 2);
  self->rules[self->n_rules++] = sudoku_rule_new (sudoku_rule_kind_find ("rows", -1));
  self->rules[self->n_rules++] = sudoku_rule_new (sudoku_rule_kind_find ("columns", -1));
  for (guint i = 0; i < n_rules; i++)
    if (!take_rule (self, rules[i], &own, error))
      return NULL;
  sort_rules (self);
  self->frame.n_rules = self->n_rules;
  self->frame.rules = self->rules;
  if (!check_rules (self, error))
    return NULL;
  self->diagonals = sudoku_geometry_find_rule (self, "x") != NULL;
  return g_steal_pointer (&self);
}

/**
 * sudoku_geometry_add_rules:
 * @rules: (array length=n_rules): more rules; boxes or regions replace the old division
 * @n_rules: how many
 *
 * Makes the shape with additional rules.
 *
 * Returns: (transfer full) (nullable): the shape, or %NULL with SUDOKU_ERROR_SHAPE
 */
SudokuGeometry *
sudoku_geometry_add_rules (SudokuGeometry *self,
                           SudokuRule *const *rules,
                           guint n_rules,
                           GError **error)
{
  g_autofree SudokuRule **all = g_new (SudokuRule *, self->n_rules + n_rules);
  gboolean divided = FALSE;
  guint n = 0;

  for (guint i = 0; i < n_rules; i++)
    divided |= are_boxes (rules[i]) || are_regions (rules[i]);
  for (guint i = 0; i < self->n_rules; i++)
    if (!divided || (int)i != self->region_rule)
      all[n++] = self->rules[i];
  for (guint i = 0; i < n_rules; i++)
    all[n++] = rules[i];
  return sudoku_geometry_new_with_rules (self->frame.side, all, n, error);
}

static SudokuGeometry *
build (guint side,
       guint box_rows,
       guint box_columns,
       gboolean diagonals,
       GError **error)
{
  SudokuRule *rules[2] = { NULL, NULL };
  SudokuGeometry *self = NULL;
  guint n_rules = 0;

  if (box_rows > 1 && box_columns > 1)
    rules[n_rules++] = sudoku_rule_new_boxes (box_rows, box_columns);
  if (diagonals)
    rules[n_rules++] = sudoku_rule_new (sudoku_rule_kind_find ("x", -1));
  self = sudoku_geometry_new_with_rules (side, rules, n_rules, error);
  while (n_rules > 0)
    sudoku_rule_unref (rules[--n_rules]);
  return self;
}

/**
 * sudoku_geometry_new:
 * @box_rows: rows of a box, at least 1
 * @box_columns: columns of a box, at least 1
 * @diagonals: whether both diagonals are houses, too (X-Sudoku)
 *
 * Makes the shape with boxes of @box_rows × @box_columns; the side is their product. A box of one
 * row or one column says no more than the row or column it lies in, so such a shape has no boxes:
 * it is a Latin square.
 *
 * Returns: (transfer full) (nullable): the shape, or %NULL with SUDOKU_ERROR_SHAPE when the side is
 *   not in SUDOKU_SIDE_MIN…SUDOKU_SIDE_MAX
 */
SudokuGeometry *
sudoku_geometry_new (guint box_rows,
                     guint box_columns,
                     gboolean diagonals,
                     GError **error)
{
  guint64 side = (guint64)box_rows * box_columns;

  if (!check_side (side, error))
    return NULL;
  return build ((guint)side, box_rows, box_columns, diagonals, error);
}

/**
 * sudoku_geometry_new_plain:
 * @side: the side N
 * @diagonals: whether both diagonals are houses, too
 *
 * Makes the shape of a Latin square: rows and columns, no boxes.
 *
 * Returns: (transfer full) (nullable): the shape, or %NULL with SUDOKU_ERROR_SHAPE
 */
SudokuGeometry *
sudoku_geometry_new_plain (guint side,
                           gboolean diagonals,
                           GError **error)
{
  return build (side, 0, 0, diagonals, error);
}

/**
 * sudoku_geometry_new_for_side:
 * @side: the side N
 * @diagonals: whether both diagonals are houses, too
 *
 * Makes the usual shape for a side: the box nearest to a square that is not higher than wide (2×3
 * for 6, 3×4 for 12), no boxes when N is a prime number.
 *
 * Returns: (transfer full) (nullable): the shape, or %NULL with SUDOKU_ERROR_SHAPE
 */
SudokuGeometry *
sudoku_geometry_new_for_side (guint side,
                              gboolean diagonals,
                              GError **error)
{
  guint box_rows = 1;

  if (!check_side (side, error))
    return NULL;
  for (guint rows = 2; rows * rows <= side; rows++)
    if (side % rows == 0)
      box_rows = rows;
  return sudoku_geometry_new (box_rows, side / box_rows, diagonals, error);
}

/**
 * sudoku_geometry_ref:
 *
 * Takes another reference; any thread may.
 *
 * Returns: (transfer full): @self
 */
SudokuGeometry *
sudoku_geometry_ref (SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * sudoku_geometry_unref:
 *
 * Gives a reference back; the last one frees the shape.
 */
void
sudoku_geometry_unref (SudokuGeometry *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  for (guint i = 0; i < self->n_rules; i++)
    sudoku_rule_unref (self->rules[i]);
  g_free (self->rules);
  sudoku_groups_free (self->groups);
  g_free (self);
}

/**
 * sudoku_geometry_equal:
 * @a: a shape
 * @b: a shape
 *
 * Tells whether both have the same side and the same rules.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_geometry_equal (const SudokuGeometry *a,
                       const SudokuGeometry *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  if (a == b)
    return TRUE;
  if (a->frame.side != b->frame.side || a->n_rules != b->n_rules)
    return FALSE;
  for (guint i = 0; i < a->n_rules; i++)
    if (sudoku_rule_compare (a->rules[i], b->rules[i]) != 0)
      return FALSE;
  return TRUE;
}

/**
 * sudoku_geometry_get_side:
 *
 * Gets the side N, the number of rows, columns and values.
 *
 * Returns: N
 */
guint
sudoku_geometry_get_side (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->frame.side;
}

/**
 * sudoku_geometry_get_n_cells:
 *
 * Gets N².
 *
 * Returns: the number of cells
 */
guint
sudoku_geometry_get_n_cells (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->frame.side * self->frame.side;
}

/**
 * sudoku_geometry_has_items:
 *
 * Tells whether any of its rules is an item.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_geometry_has_items (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->n_rules; i++)
    if (sudoku_rule_get_kind (self->rules[i])->item != NULL)
      return TRUE;
  return FALSE;
}

/**
 * sudoku_geometry_has_boxes:
 *
 * Tells whether it has rectangular boxes, unlike a Latin square and a jigsaw.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_geometry_has_boxes (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->frame.box_rows > 0;
}

/**
 * sudoku_geometry_has_diagonals:
 *
 * Tells whether both diagonals are houses (X-Sudoku).
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_geometry_has_diagonals (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->diagonals;
}

/**
 * sudoku_geometry_get_box_rows:
 *
 * Gets the height of a box.
 *
 * Returns: the number of rows, or 0 without boxes
 */
guint
sudoku_geometry_get_box_rows (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->frame.box_rows;
}

/**
 * sudoku_geometry_get_box_columns:
 *
 * Gets the width of a box.
 *
 * Returns: the number of columns, or 0 without boxes
 */
guint
sudoku_geometry_get_box_columns (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->frame.box_columns;
}

/**
 * sudoku_geometry_is_plain:
 *
 * Tells whether there are no rules but rows, columns and, perhaps, rectangular boxes, which have
 * faster special cases.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_geometry_is_plain (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->n_rules == (self->frame.box_rows > 0 ? 3 : 2);
}

/**
 * sudoku_geometry_is_plain_or_x:
 *
 * Tells whether there are no rules but those of a plain shape and, perhaps, the diagonals.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_geometry_is_plain_or_x (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->n_rules == (self->frame.box_rows > 0 ? 3u : 2u) +
                            (self->diagonals ? 1u : 0u);
}

/**
 * sudoku_geometry_get_n_rules:
 *
 * Counts its rules, including rows and columns.
 *
 * Returns: the number
 */
SAT_DEFINE_GETTER (SudokuGeometry, sudoku_geometry, n_rules, guint)

/**
 * sudoku_geometry_get_rule:
 * @rule: a rule, from 0
 *
 * Gets one of its rules.
 *
 * Returns: (transfer none): the rule
 */
SudokuRule *
sudoku_geometry_get_rule (const SudokuGeometry *self,
                          guint rule)
{
  g_return_val_if_fail (self != NULL && rule < self->n_rules, NULL);

  return self->rules[rule];
}

/**
 * sudoku_geometry_find_rule:
 * @id: the id of a kind of rule
 *
 * Finds the first rule of a kind.
 *
 * Returns: (transfer none) (nullable): the rule; %NULL if there is none
 */
SudokuRule *
sudoku_geometry_find_rule (const SudokuGeometry *self,
                           const char *id)
{
  g_return_val_if_fail (self != NULL && id != NULL, NULL);

  for (guint i = 0; i < self->n_rules; i++)
    if (g_str_equal (sudoku_rule_get_kind (self->rules[i])->id, id))
      return self->rules[i];
  return NULL;
}

/**
 * sudoku_geometry_get_frame:
 *
 * Gets what the rules may know of the shape.
 *
 * Returns: (transfer none): the frame
 */
const SudokuFrame *
sudoku_geometry_get_frame (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->frame;
}

/**
 * sudoku_geometry_get_groups:
 *
 * Gets the rules in the forms that everything else understands. They are made on demand.
 *
 * Returns: (transfer none): the groups
 */
const SudokuGroups *
sudoku_geometry_get_groups (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return get_groups (self);
}

/**
 * sudoku_geometry_check:
 * @values: (array): for each cell its value, 0 when it is empty
 * @func: (scope call): called for each breach, in the order of the rules
 * @user_data: for @func
 *
 * Checks values by the plain definition of each rule.
 *
 * Returns: %FALSE when @func ended it
 */
gboolean
sudoku_geometry_check (const SudokuGeometry *self,
                       const guint8 *values,
                       SudokuBreachFunc func,
                       gpointer user_data)
{
  g_return_val_if_fail (self != NULL && values != NULL && func != NULL, FALSE);

  for (guint i = 0; i < self->n_rules; i++)
    if (!sudoku_rule_get_kind (self->rules[i])
           ->check (self->rules[i], &self->frame, values, func, user_data))
      return FALSE;
  return TRUE;
}

/**
 * sudoku_geometry_draw: (skip)
 * @rule: a rule, from 0
 *
 * Makes the sketch of a rule. Rows, columns, boxes and regions, which are the lines of the board,
 * have an empty one.
 *
 * Returns: (transfer full): the sketch
 */
SudokuSketch *
sudoku_geometry_draw (const SudokuGeometry *self,
                      guint rule)
{
  const SudokuRuleKind *kind;
  SudokuSketch *sketch;

  g_return_val_if_fail (self != NULL && rule < self->n_rules, NULL);

  sketch = sudoku_sketch_new ();
  kind = sudoku_rule_get_kind (self->rules[rule]);
  if (kind->draw != NULL)
    kind->draw (self->rules[rule], &self->frame, sketch);
  return sketch;
}

/**
 * sudoku_geometry_get_n_houses:
 *
 * Counts the houses: rows, columns, boxes or regions, then those of other rules.
 *
 * Returns: the number
 */
guint
sudoku_geometry_get_n_houses (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return sudoku_groups_get_n_houses (get_groups (self));
}

/**
 * sudoku_geometry_get_house_number:
 * @house: a house, from 0
 *
 * Gets the number of a house among those of its family, from 0; boxes are in reading order.
 *
 * Returns: the number; 0 for a diagonal
 */
guint
sudoku_geometry_get_house_number (const SudokuGeometry *self,
                                  guint house)
{
  g_return_val_if_fail (self != NULL && house < sudoku_geometry_get_n_houses (self), 0);

  return sudoku_groups_get_house (get_groups (self), house)->number;
}

/**
 * sudoku_geometry_get_house_cells:
 * @house: a house, from 0
 *
 * Gets the N cells of a house in reading order; the rising diagonal from the bottom left up.
 *
 * Returns: (transfer none): the cells
 */
const guint16 *
sudoku_geometry_get_house_cells (const SudokuGeometry *self,
                                 guint house)
{
  g_return_val_if_fail (self != NULL, NULL);

  return sudoku_groups_get_house_cells (get_groups (self), house);
}

/**
 * sudoku_geometry_get_first_house:
 * @rule: a rule, from 0
 *
 * Gets the first house of a rule; the others follow it. O(houses).
 *
 * Returns: the house; if the rule has none, the first of a later rule, or else the number of houses
 */
guint
sudoku_geometry_get_first_house (const SudokuGeometry *self,
                                 guint rule)
{
  guint house = 0;

  g_return_val_if_fail (self != NULL, 0);

  while (house < sudoku_geometry_get_n_houses (self) &&
         sudoku_groups_get_house (get_groups (self), house)->rule < rule)
    house++;
  return house;
}

/**
 * sudoku_geometry_has_regions:
 *
 * Tells whether boxes or irregular regions divide the board.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_geometry_has_regions (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->region_rule >= 0;
}

/**
 * sudoku_geometry_get_region_rule:
 *
 * Finds the rule whose houses divide the board.
 *
 * Returns: the rule, −1 when there is none
 */
int
sudoku_geometry_get_region_rule (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, -1);

  return self->region_rule;
}

/**
 * sudoku_geometry_get_cell_region:
 * @cell: a cell, from 0
 *
 * Gets the box or region of a cell.
 *
 * Returns: its number, from 0; SUDOKU_NO_REGION when the board isn't divided
 */
guint
sudoku_geometry_get_cell_region (const SudokuGeometry *self,
                                 guint cell)
{
  guint side, n_cells = 0;

  g_return_val_if_fail (self != NULL && cell < sudoku_geometry_get_n_cells (self),
                        SUDOKU_NO_REGION);

  side = self->frame.side;
  if (self->region_rule < 0)
    return SUDOKU_NO_REGION;
  if (self->frame.box_rows == 0)
    return sudoku_rule_get_cells (self->rules[self->region_rule], &n_cells)[cell];
  return cell / side / self->frame.box_rows * (side / self->frame.box_columns) +
         cell % side / self->frame.box_columns;
}

/* Do the bonds of a cell forbid the other one to hold the same value, whatever it is? */
static gboolean
bonds_forbid_same (const SudokuGeometry *self,
                   guint cell,
                   guint other)
{
  guint n_bonds = 0;
  const SudokuBond *bonds = sudoku_groups_get_bonds (get_groups (self), cell, &n_bonds);

  for (guint i = 0; i < n_bonds; i++)
    {
      const SudokuRelation *relation =
        sudoku_groups_get_relation (get_groups (self), bonds[i].relation);
      guint value = 1;

      if (bonds[i].other != other)
        continue;
      while (value <= self->frame.side && !sudoku_set_has (relation->allowed[value], value))
        value++;
      if (value > self->frame.side)
        return TRUE;
    }
  return FALSE;
}

/**
 * sudoku_geometry_are_peers:
 * @cell: a cell, from 0
 * @other: a cell, from 0
 *
 * Tells whether two different cells can't hold the same value: they share a house, or a rule
 * forbids it.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_geometry_are_peers (const SudokuGeometry *self,
                           guint cell,
                           guint other)
{
  const SudokuGroupTables *tables = sudoku_groups_get_tables (get_groups (self));

  if (cell == other)
    return FALSE;
  for (guint i = tables->first_place[cell]; i < tables->first_place[cell + 1]; i++)
    for (guint k = tables->first_place[other]; k < tables->first_place[other + 1]; k++)
      if (tables->places[i].house == tables->places[k].house)
        return TRUE;
  return tables->first_bond[cell] < tables->first_bond[cell + 1] &&
         bonds_forbid_same (self, cell, other);
}
