/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shapes made from others: a rule is added, removed, or gets other cells. Shapes themselves are
 * immutable. */

#include "sudoku-geometry-change.h"

#include <glib/gi18n.h>

static gboolean
divides (const SudokuRuleKind *kind)
{
  return kind->parameter == SUDOKU_RULE_BOX || kind->parameter == SUDOKU_RULE_REGIONS;
}

/**
 * sudoku_geometry_refuse_kind:
 * @kind: a kind of rule
 *
 * Tells whether a rule of this kind is possible beside the boxes or regions of the shape.
 *
 * Returns: (nullable): N_(): why not, as a sentence without a full stop; %NULL when it is
 */
const char *
sudoku_geometry_refuse_kind (const SudokuGeometry *self,
                             const SudokuRuleKind *kind)
{
  g_return_val_if_fail (self != NULL && kind != NULL, NULL);

  return kind->check_frame != NULL ? kind->check_frame (sudoku_geometry_get_frame (self)) : NULL;
}

/**
 * sudoku_geometry_refuse_renaming:
 *
 * Tells whether the numbers of a Latin square can be renamed, in its rows, columns and cells at
 * once, so that its symmetry can be broken without losing squares of another kind: the diagonal
 * holds each number in its own row, and no rule but laws is about cells.
 *
 * Returns: (nullable): N_(): why not, as a sentence without a full stop; %NULL when they can
 */
const char *
sudoku_geometry_refuse_renaming (const SudokuGeometry *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (sudoku_geometry_has_regions (self))
    return N_ ("Renaming needs a Latin square, without boxes or regions");
  if (sudoku_geometry_find_rule (self, "idempotent") == NULL)
    return N_ ("Numbers can be renamed where x·x = x: choose “Idempotent”");
  for (guint i = 0; i < sudoku_geometry_get_n_rules (self); i++)
    {
      const SudokuRuleKind *kind = sudoku_rule_get_kind (sudoku_geometry_get_rule (self, i));

      if (kind->optional && !kind->latin)
        return N_ ("Numbers can’t be renamed when there are rules that are not laws");
    }
  return NULL;
}

/* Does a rule of the one kind exclude one of the other? */
static gboolean
excludes (const SudokuRuleKind *kind,
          const SudokuRuleKind *other)
{
  return kind == other || (divides (kind) && divides (other));
}

/* The frame when @rule replaces those of @kind. */
static SudokuFrame
make_frame (const SudokuGeometry *self,
            const SudokuRuleKind *kind,
            const SudokuRule *rule)
{
  SudokuFrame frame = *sudoku_geometry_get_frame (self);

  if (divides (kind))
    {
      frame.box_rows = rule != NULL ? sudoku_rule_get_number (rule, 0) : 0;
      frame.box_columns = rule != NULL ? sudoku_rule_get_number (rule, 1) : 0;
      frame.divided = rule != NULL;
    }
  return frame;
}

/**
 * sudoku_geometry_replace_rule:
 * @kind: a kind of rule
 * @rule: (nullable): a rule of that kind; %NULL: none
 *
 * Makes the shape in which @rule replaces all rules of its kind. Boxes also replace regions, and
 * regions boxes; rules that need boxes are removed with them.
 *
 * Returns: (transfer full) (nullable): the shape, or %NULL with SUDOKU_ERROR_SHAPE when it can't
 *   have @rule
 */
SudokuGeometry *
sudoku_geometry_replace_rule (const SudokuGeometry *self,
                              const SudokuRuleKind *kind,
                              SudokuRule *rule,
                              GError **error)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();
  SudokuFrame frame;

  g_return_val_if_fail (self != NULL && kind != NULL, NULL);
  g_return_val_if_fail (rule == NULL || sudoku_rule_get_kind (rule) == kind, NULL);

  frame = make_frame (self, kind, rule);
  for (guint i = 0; i < sudoku_geometry_get_n_rules (self); i++)
    {
      SudokuRule *old = sudoku_geometry_get_rule (self, i);
      const SudokuRuleKind *old_kind = sudoku_rule_get_kind (old);

      if (!excludes (kind, old_kind) &&
          (old_kind->check_frame == NULL || old_kind->check_frame (&frame) == NULL))
        g_ptr_array_add (rules, old);
    }
  if (rule != NULL)
    g_ptr_array_add (rules, rule);
  return sudoku_geometry_new_with_rules (frame.side, (SudokuRule **)rules->pdata, rules->len,
                                         error);
}

/* By cell of the board: is it one of the rule's? */
static guint8 *
collect_marked (const SudokuGeometry *self,
                const SudokuRuleKind *kind)
{
  guint8 *marked = g_new0 (guint8, sudoku_geometry_get_n_cells (self));
  const SudokuRule *rule = sudoku_geometry_find_rule (self, kind->id);
  guint n_cells = 0;
  const guint16 *cells = rule != NULL ? sudoku_rule_get_cells (rule, &n_cells) : NULL;

  for (guint i = 0; i < n_cells; i++)
    marked[cells[i]] = TRUE;
  return marked;
}

/**
 * sudoku_geometry_has_all_marked:
 * @kind: a kind of rule about some cells
 * @cells: (array length=n_cells): cells, from 0
 * @n_cells: how many
 *
 * Tells whether the rule holds for all of these cells, of which there is at least one.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_geometry_has_all_marked (const SudokuGeometry *self,
                                const SudokuRuleKind *kind,
                                const guint *cells,
                                gsize n_cells)
{
  g_autofree guint8 *marked = NULL;
  gboolean all = n_cells > 0;

  g_return_val_if_fail (self != NULL && kind != NULL, FALSE);
  g_return_val_if_fail (kind->parameter == SUDOKU_RULE_CELLS, FALSE);

  marked = collect_marked (self, kind);
  for (gsize i = 0; i < n_cells; i++)
    all &= marked[cells[i]];
  return all;
}

/* The shape in which the rule of @kind holds, or not, for these cells in addition to its old
 * ones. */
static SudokuGeometry *
set_marked (const SudokuGeometry *self,
            const SudokuRuleKind *kind,
            const guint *cells,
            gsize n_cells,
            gboolean mark)
{
  g_autofree guint8 *marked = collect_marked (self, kind);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_autoptr (SudokuRule) rule = NULL;

  for (gsize i = 0; i < n_cells; i++)
    marked[cells[i]] = mark ? TRUE : FALSE;
  for (guint cell = 0; cell < sudoku_geometry_get_n_cells (self); cell++)
    if (marked[cell])
      {
        guint16 small = (guint16)cell;

        g_array_append_val (all, small);
      }
  if (all->len > 0)
    rule = sudoku_rule_new_with_cells (kind, (const guint16 *)(gpointer)all->data, all->len);
  return sudoku_geometry_replace_rule (self, kind, rule, NULL);
}

/**
 * sudoku_geometry_mark_cells:
 * @kind: a kind of rule about some cells, such as "even"
 * @cells: (array length=n_cells): cells, from 0, at least one
 * @n_cells: how many
 *
 * Makes the shape in which the rule holds for these cells, too, and other rules about some cells do
 * not; when it holds for all of them already, the shape in which it does not.
 *
 * Returns: (transfer full): the shape
 */
SudokuGeometry *
sudoku_geometry_mark_cells (const SudokuGeometry *self,
                            const SudokuRuleKind *kind,
                            const guint *cells,
                            gsize n_cells)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  SudokuGeometry *next = NULL;

  g_return_val_if_fail (self != NULL && kind != NULL && n_cells > 0, NULL);
  g_return_val_if_fail (kind->parameter == SUDOKU_RULE_CELLS, NULL);

  if (sudoku_geometry_has_all_marked (self, kind, cells, n_cells))
    return set_marked (self, kind, cells, n_cells, FALSE);
  next = set_marked (self, kind, cells, n_cells, TRUE);
  for (gsize i = 0; i < n_kinds; i++)
    if (kinds[i] != kind && kinds[i]->parameter == SUDOKU_RULE_CELLS)
      {
        g_autoptr (SudokuGeometry) before = next;

        next = set_marked (before, kinds[i], cells, n_cells, FALSE);
      }
  return next;
}

static gboolean
is_item (const SudokuRule *rule)
{
  return sudoku_rule_get_kind (rule)->item != NULL;
}

/**
 * sudoku_geometry_compare_items: (skip)
 * @other: another shape of the same side
 * @removed: (element-type SudokuRule): gets the items that only @self has
 * @added: (element-type SudokuRule): gets those that only @other has
 *
 * Finds out how two shapes differ.
 *
 * Returns: whether all other rules are the same
 */
gboolean
sudoku_geometry_compare_items (const SudokuGeometry *self,
                               const SudokuGeometry *other,
                               GPtrArray *removed,
                               GPtrArray *added)
{
  guint n = sudoku_geometry_get_n_rules (self), n_other = sudoku_geometry_get_n_rules (other);
  guint i = 0, k = 0;
  gboolean same = TRUE;

  /* Rules are in order. */
  while ((i < n || k < n_other) && same)
    {
      SudokuRule *rule = i < n ? sudoku_geometry_get_rule (self, i) : NULL;
      SudokuRule *match = k < n_other ? sudoku_geometry_get_rule (other, k) : NULL;
      int order = rule == NULL ? 1 : match == NULL ? -1
                                                   : sudoku_rule_compare (rule, match);

      same = order == 0 || is_item (order < 0 ? rule : match);
      if (order < 0)
        g_ptr_array_add (removed, sudoku_rule_ref (rule));
      else if (order > 0)
        g_ptr_array_add (added, sudoku_rule_ref (match));
      i += order <= 0 ? 1 : 0;
      k += order >= 0 ? 1 : 0;
    }
  return same;
}

static gboolean
has_rule (const GPtrArray *rules,
          const SudokuRule *rule)
{
  for (guint i = 0; i < rules->len; i++)
    if (sudoku_rule_compare (g_ptr_array_index (rules, i), rule) == 0)
      return TRUE;
  return FALSE;
}

/**
 * sudoku_geometry_change_items: (skip)
 * @removed: (element-type SudokuRule): items of the shape
 * @added: (element-type SudokuRule): items that it does not have
 *
 * Makes the shape with other items.
 *
 * Returns: (transfer full) (nullable): the shape; %NULL when an item to remove is not there, or one
 *   to add is, and with SUDOKU_ERROR_SHAPE when it is impossible
 */
SudokuGeometry *
sudoku_geometry_change_items (const SudokuGeometry *self,
                              const GPtrArray *removed,
                              const GPtrArray *added,
                              GError **error)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();
  guint n_removed = 0;

  g_return_val_if_fail (self != NULL && removed != NULL && added != NULL, NULL);

  for (guint i = 0; i < sudoku_geometry_get_n_rules (self); i++)
    {
      SudokuRule *rule = sudoku_geometry_get_rule (self, i);

      if (has_rule (added, rule))
        return NULL;
      if (has_rule (removed, rule))
        n_removed++;
      else
        g_ptr_array_add (rules, rule);
    }
  if (n_removed < removed->len)
    return NULL;
  for (guint i = 0; i < added->len; i++)
    g_ptr_array_add (rules, g_ptr_array_index (added, i));
  return sudoku_geometry_new_with_rules (sudoku_geometry_get_side (self),
                                         (SudokuRule **)rules->pdata, rules->len, error);
}
