/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all items have in common that relate pairs of cells: the check by what the kind allows, and
 * the pairs of the groups. */

#include "sudoku-pairs.h"

/**
 * sudoku_pairs_list_strangers: (skip)
 * @rule: an item
 * @frame: what it may know of its puzzle
 * @list: (element-type SudokuItemPair): the list to append to
 *
 * Lists each two of its cells that no row, column or region keeps different.
 */
void
sudoku_pairs_list_strangers (const SudokuRule *rule,
                             const SudokuFrame *frame,
                             GArray *list)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

  for (guint i = 0; i < n_cells; i++)
    for (guint k = i + 1; k < n_cells; k++)
      {
        SudokuItemPair pair = { cells[i], cells[k], 0 };

        if (!sudoku_frame_share_house (frame, pair.cell, pair.other))
          g_array_append_val (list, pair);
      }
}

/**
 * sudoku_pairs_list_within: (skip)
 * @rule: an item with a line
 * @distance: at least 1
 * @list: (element-type SudokuItemPair): the pairs to append to
 *
 * Appends all cells of the line that are at most so many steps apart. A cell is no pair with
 * itself.
 */
void
sudoku_pairs_list_within (const SudokuRule *rule,
                          guint distance,
                          GArray *list)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

  for (guint i = 0; i < n_cells; i++)
    for (guint k = i + 1; k < n_cells && k - i <= distance; k++)
      {
        SudokuItemPair pair = { cells[i], cells[k], 0 };

        if (pair.cell != pair.other)
          g_array_append_val (list, pair);
      }
}

/**
 * sudoku_pairs_list_next: (skip)
 * @rule: an item with a line
 * @frame: not used
 * @list: (element-type SudokuItemPair): the pairs to append to
 *
 * Appends each cell of the line with the next one.
 */
void
sudoku_pairs_list_next (const SudokuRule *rule,
                        const SudokuFrame *frame,
                        GArray *list)
{
  sudoku_pairs_list_within (rule, 1, list);
}

/**
 * sudoku_pairs_list_all: (skip)
 * @rule: an item
 * @frame: not used
 * @list: (element-type SudokuItemPair): the pairs to append to
 *
 * Appends each two cells of the item.
 */
void
sudoku_pairs_list_all (const SudokuRule *rule,
                       const SudokuFrame *frame,
                       GArray *list)
{
  sudoku_pairs_list_within (rule, G_MAXUINT, list);
}

static GArray *
list_pairs (const SudokuRule *rule,
            const SudokuFrame *frame)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (SudokuItemPair));

  sudoku_rule_get_kind (rule)->pairs->list (rule, frame, list);
  return list;
}

/**
 * sudoku_pairs_check: (skip)
 * @rule: an item
 * @frame: its puzzle
 * @values: (array): the value of each cell of the board, 0 when it is empty
 * @func: (scope call): called for each pair whose values the item does not allow
 * @user_data: for @func
 *
 * Finds what breaks an item: the check of its kind.
 *
 * Returns: %FALSE when @func ended it
 */
gboolean
sudoku_pairs_check (const SudokuRule *rule,
                    const SudokuFrame *frame,
                    const guint8 *values,
                    SudokuBreachFunc func,
                    gpointer user_data)
{
  const SudokuPairForm *pairs = sudoku_rule_get_kind (rule)->pairs;
  g_autoptr (GArray) list = list_pairs (rule, frame);

  for (guint i = 0; i < list->len; i++)
    {
      const SudokuItemPair *pair = &g_array_index (list, SudokuItemPair, i);
      guint16 cells[] = { pair->cell, pair->other };
      SudokuBreach breach = { rule, -1, values[pair->cell], 2, cells };

      if (values[pair->cell] != 0 && values[pair->other] != 0 &&
          !pairs->allows (rule, frame, pair->sort, values[pair->cell], values[pair->other]) &&
          !func (&breach, user_data))
        return FALSE;
    }
  return TRUE;
}

/* The relation of all pairs of one sort. */
static guint
add_relation (const SudokuRule *rule,
              const SudokuFrame *frame,
              guint sort,
              SudokuGroups *groups)
{
  const SudokuPairForm *pairs = sudoku_rule_get_kind (rule)->pairs;
  SudokuRelation relation = { 0 };

  if (pairs->fill != NULL)
    {
      pairs->fill (frame->side, sort, &relation);
      return sudoku_groups_add_relation (groups, &relation);
    }
  for (guint v = 1; v <= frame->side; v++)
    for (guint w = 1; w <= frame->side; w++)
      if (pairs->allows (rule, frame, sort, v, w))
        relation.allowed[v] = sudoku_set_or (relation.allowed[v], sudoku_set_single (w));
  return sudoku_groups_add_relation (groups, &relation);
}

/**
 * sudoku_pairs_add_groups: (skip)
 * @rule: an item
 * @frame: its puzzle
 * @groups: what to add to
 *
 * Adds the pairs of the item to what the rules say.
 */
void
sudoku_pairs_add_groups (const SudokuRule *rule,
                         const SudokuFrame *frame,
                         SudokuGroups *groups)
{
  const SudokuPairForm *pairs = sudoku_rule_get_kind (rule)->pairs;
  g_autoptr (GArray) list = list_pairs (rule, frame);
  guint relation = 0;

  for (guint i = 0; i < list->len; i++)
    {
      const SudokuItemPair *pair = &g_array_index (list, SudokuItemPair, i);

      if (i == 0 || pair->sort != g_array_index (list, SudokuItemPair, i - 1).sort)
        relation = add_relation (rule, frame, pair->sort, groups);
      sudoku_groups_add_pair (groups, pairs->family, pair->cell, pair->other, relation);
    }
}
