/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The clauses of a formula as a list model that holds none of them: an item is made when a row
 * is shown. It knows the formula, nothing of widgets.
 *
 * A list view can't lay out more than some 90 million rows, and the full formula of 100×100 has
 * 198 million. So the list shows one page of the clauses and moves on by half a page when its
 * view comes near an end: it drops rows far away on one side and adds as many on the other, and
 * the rows in view stay what they are. */

#include "satdoku-clause-list.h"

#include "satdoku-class.h"
#include "satdoku-filter.h"

struct _SatdokuClauseItem
{
  GObject parent_instance;

  guint64 clause;
};

G_DEFINE_FINAL_TYPE (SatdokuClauseItem, satdoku_clause_item, G_TYPE_OBJECT)

static void
satdoku_clause_item_class_init (SatdokuClauseItemClass *klass)
{
}

static void
satdoku_clause_item_init (SatdokuClauseItem *self)
{
}

SATDOKU_DEFINE_GETTER (SatdokuClauseItem, satdoku_clause_item, clause, guint64)

struct _SatdokuClauseList
{
  GObject parent_instance;

  guint page_size;
  guint64 first; /* of the listed clauses, the first on the page */
  guint n_items;
  int n_digits; /* of the number of the last line */

  /* Owned. */
  SatdokuFormulaSource *source;
  SudokuClauseSet *matches; /* (nullable): the clauses that are listed, NULL = all */
  gboolean are_chosen;      /* they are no filter's */

  SudokuFilter filter;
};

static void satdoku_clause_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SatdokuClauseList,
                               satdoku_clause_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      satdoku_clause_list_model_init))

static GType
clause_list_get_item_type (GListModel *model)
{
  return SATDOKU_TYPE_CLAUSE_ITEM;
}

static guint
clause_list_get_n_items (GListModel *model)
{
  return SATDOKU_CLAUSE_LIST (model)->n_items;
}

static gpointer
clause_list_get_item (GListModel *model,
                      guint position)
{
  SatdokuClauseList *self = SATDOKU_CLAUSE_LIST (model);
  SatdokuClauseItem *item;

  if (position >= self->n_items)
    return NULL;
  item = g_object_new (SATDOKU_TYPE_CLAUSE_ITEM, NULL);
  item->clause = satdoku_clause_list_get_clause (self, position);
  return item;
}

static void
satdoku_clause_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = clause_list_get_item_type;
  iface->get_n_items = clause_list_get_n_items;
  iface->get_item = clause_list_get_item;
}

static void
satdoku_clause_list_finalize (GObject *object)
{
  SatdokuClauseList *self = SATDOKU_CLAUSE_LIST (object);

  g_clear_object (&self->source);
  g_clear_pointer (&self->matches, sudoku_clause_set_free);
  G_OBJECT_CLASS (satdoku_clause_list_parent_class)->finalize (object);
}

static void
satdoku_clause_list_class_init (SatdokuClauseListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = satdoku_clause_list_finalize;
}

static void
satdoku_clause_list_init (SatdokuClauseList *self)
{
}

/* @page_size: how many rows are shown at once, at least 4. */
SatdokuClauseList *
satdoku_clause_list_new (guint page_size)
{
  SatdokuClauseList *self;

  g_return_val_if_fail (page_size >= 4, NULL);

  self = g_object_new (SATDOKU_TYPE_CLAUSE_LIST, NULL);
  self->page_size = page_size;
  return self;
}

/* Shows no item that was shown before. Told in two steps: in one, a list view would look through
 * all that is new, millions of items, for those that it has lost. */
static void
replace_all (SatdokuClauseList *self,
             guint64 first,
             guint n_items)
{
  guint n_before = self->n_items;

  self->n_items = 0;
  if (n_before > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, 0);
  self->first = first;
  self->n_items = n_items;
  if (n_items > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, n_items);
}

/* Everything is different. */
static void
reset (SatdokuClauseList *self)
{
  guint64 n_clauses = satdoku_clause_list_get_n_clauses (self);

  replace_all (self, 0, (guint)MIN (n_clauses, self->page_size));
}

/* @matches: (transfer full) (nullable): as far as they are known */
static void
take_matches (SatdokuClauseList *self,
              SudokuClauseSet *matches)
{
  g_clear_pointer (&self->matches, sudoku_clause_set_free);
  self->matches = matches;
  if (matches == NULL && self->source != NULL && satdoku_clause_list_is_filtered (self))
    self->matches = satdoku_formula_source_filter (self->source, &self->filter);
}

/* The first @n_same clauses are what they were, the rest is not. */
static void
replace_tail (SatdokuClauseList *self,
              guint64 n_same)
{
  guint n_before = self->n_items;
  guint n_after = (guint)MIN (satdoku_clause_list_get_n_clauses (self) - self->first,
                              self->page_size);
  guint n_kept = (guint)MIN (n_same - self->first, MIN (n_before, n_after));

  self->n_items = n_after;
  if (n_kept < MAX (n_before, n_after))
    g_list_model_items_changed (G_LIST_MODEL (self), n_kept, n_before - n_kept, n_after - n_kept);
}

static guint64
get_n_clauses_of (SatdokuFormulaSource *source)
{
  return source != NULL ? satdoku_formula_source_get_n_clauses (source) : 0;
}

static int
count_digits (guint64 number)
{
  int n_digits = 1;

  for (; number >= 10; number /= 10)
    n_digits++;
  return n_digits;
}

static guint64
get_last_line (SatdokuFormulaSource *source)
{
  guint64 n_clauses = get_n_clauses_of (source);

  return n_clauses > 0 ? satdoku_formula_source_get_line (source, n_clauses - 1) : 1;
}

/* Returns: how many clauses at the beginning are the same as before. */
static guint64
take_source (SatdokuClauseList *self,
             SatdokuFormulaSource *source)
{
  g_autoptr (SatdokuFormulaSource) before = NULL;

  if (self->source == source)
    return get_n_clauses_of (source);
  before = g_steal_pointer (&self->source);
  g_set_object (&self->source, source);
  self->n_digits = count_digits (get_last_line (source));
  return source != NULL ? satdoku_formula_source_count_same (source, before) : 0;
}

/* Lists the clauses that @filter lets through. @matches are these clauses, if they are known, and
 * the list takes them over; when they are %NULL they are found now. When all clauses are listed,
 * before and now, and only the givens differ, the rows of the other clauses stay, and so does the
 * scroll position. Returns how many clauses at the start of the formula are the same as before. */
guint64
satdoku_clause_list_set (SatdokuClauseList *self,
                         SatdokuFormulaSource *source,
                         const SudokuFilter *filter,
                         SudokuClauseSet *matches)
{
  g_autoptr (SudokuClauseSet) owned = matches;
  gboolean was_filtered;
  guint64 n_same;

  g_return_val_if_fail (SATDOKU_IS_CLAUSE_LIST (self) && filter != NULL, 0);

  if (self->source == source && !self->are_chosen && satdoku_filter_equal (&self->filter, filter))
    return get_n_clauses_of (source);
  self->are_chosen = FALSE;
  was_filtered = self->matches != NULL;
  n_same = take_source (self, source);
  self->filter = *filter;
  take_matches (self, g_steal_pointer (&owned));
  if (!was_filtered && self->matches == NULL && n_same > self->first)
    replace_tail (self, n_same);
  else
    reset (self);
  return n_same;
}

/* Lists @clauses (transfer full), whatever filter there was. */
void
satdoku_clause_list_set_clauses (SatdokuClauseList *self,
                                 SudokuClauseSet *clauses)
{
  const SudokuFilter all = { 0 };

  g_return_if_fail (SATDOKU_IS_CLAUSE_LIST (self) && self->source != NULL && clauses != NULL);

  self->filter = all;
  self->are_chosen = TRUE;
  take_matches (self, clauses);
  reset (self);
}

SATDOKU_DEFINE_GETTER (SatdokuClauseList, satdoku_clause_list, source, SatdokuFormulaSource *)

gboolean
satdoku_clause_list_is_filtered (SatdokuClauseList *self)
{
  g_return_val_if_fail (SATDOKU_IS_CLAUSE_LIST (self), FALSE);

  return self->are_chosen || !satdoku_filter_is_empty (&self->filter);
}

const SudokuFilter *
satdoku_clause_list_get_filter (SatdokuClauseList *self)
{
  g_return_val_if_fail (SATDOKU_IS_CLAUSE_LIST (self), NULL);

  return &self->filter;
}

/* On all pages together. */
guint64
satdoku_clause_list_get_n_clauses (SatdokuClauseList *self)
{
  g_return_val_if_fail (SATDOKU_IS_CLAUSE_LIST (self), 0);

  if (self->matches != NULL)
    return sudoku_clause_set_get_n_clauses (self->matches);
  return self->source != NULL ? satdoku_formula_source_get_n_clauses (self->source) : 0;
}

/* Of the number of the last line of the formula. */
SATDOKU_DEFINE_GETTER (SatdokuClauseList, satdoku_clause_list, n_digits, int)

/* How many listed clauses come before the page that is shown. */
SATDOKU_DEFINE_GETTER (SatdokuClauseList, satdoku_clause_list, first, guint64)

guint64
satdoku_clause_list_get_clause (SatdokuClauseList *self,
                                guint position)
{
  g_return_val_if_fail (SATDOKU_IS_CLAUSE_LIST (self) && position < self->n_items, 0);

  return satdoku_clause_list_get_nth (self, self->first + position);
}

/* Finds the clause with a number among those that are listed. Returns how many listed clauses
 * follow each other in the formula from there on. */
guint64
satdoku_clause_list_get_run (SatdokuClauseList *self,
                             guint64 rank,
                             guint64 *clause)
{
  g_return_val_if_fail (SATDOKU_IS_CLAUSE_LIST (self) && clause != NULL, 0);
  g_return_val_if_fail (rank < satdoku_clause_list_get_n_clauses (self), 0);

  if (self->matches != NULL)
    return sudoku_clause_set_get_run (self->matches, rank, clause);
  *clause = rank;
  return satdoku_formula_source_get_n_clauses (self->source) - rank;
}

/* The index in the formula of a clause that is listed on any page. */
guint64
satdoku_clause_list_get_nth (SatdokuClauseList *self,
                             guint64 rank)
{
  g_return_val_if_fail (SATDOKU_IS_CLAUSE_LIST (self), 0);
  g_return_val_if_fail (rank < satdoku_clause_list_get_n_clauses (self), 0);

  return self->matches != NULL ? sudoku_clause_set_get_nth (self->matches, rank) : rank;
}

gboolean
satdoku_clause_list_begins_family (SatdokuClauseList *self,
                                   guint position)
{
  guint64 rank;
  const SudokuFamily *family;

  g_return_val_if_fail (SATDOKU_IS_CLAUSE_LIST (self) && position < self->n_items, FALSE);

  rank = self->first + position;
  family = satdoku_formula_source_find_family (self->source,
                                               satdoku_clause_list_get_nth (self, rank));
  return family != NULL &&
         (rank == 0 || satdoku_formula_source_find_family (
                         self->source, satdoku_clause_list_get_nth (self, rank - 1)) != family);
}

/* The first listed clause that is @clause or comes after it. */
static guint64
rank_of (SatdokuClauseList *self,
         guint64 clause)
{
  return self->matches != NULL ? sudoku_clause_set_get_rank (self->matches, clause) : clause;
}

/* On any page. */
gboolean
satdoku_clause_list_has (SatdokuClauseList *self,
                         guint64 clause)
{
  guint64 rank;

  g_return_val_if_fail (SATDOKU_IS_CLAUSE_LIST (self), FALSE);

  rank = rank_of (self, clause);
  return rank < satdoku_clause_list_get_n_clauses (self) &&
         satdoku_clause_list_get_nth (self, rank) == clause;
}

/* Finds the position of the clause, or of the next one on the page. %FALSE when there is none;
 * *@position is then the end of the page. */
gboolean
satdoku_clause_list_find (SatdokuClauseList *self,
                          guint64 clause,
                          guint *position)
{
  guint64 rank;

  g_return_val_if_fail (SATDOKU_IS_CLAUSE_LIST (self) && position != NULL, FALSE);

  rank = rank_of (self, clause);
  *position = (guint)(CLAMP (rank, self->first, self->first + self->n_items) - self->first);
  return rank < self->first + self->n_items;
}

/* Shows the page that begins with listed clause @first, telling only what goes and comes. */
static void
move_page (SatdokuClauseList *self,
           guint64 first)
{
  guint size = self->n_items;
  guint step;

  if (first > self->first && first - self->first < size)
    {
      step = (guint)(first - self->first);
      self->first = first;
      self->n_items = size - step;
      g_list_model_items_changed (G_LIST_MODEL (self), 0, step, 0);
      self->n_items = size;
      g_list_model_items_changed (G_LIST_MODEL (self), size - step, 0, step);
    }
  else if (first < self->first && self->first - first < size)
    {
      step = (guint)(self->first - first);
      self->n_items = size - step;
      g_list_model_items_changed (G_LIST_MODEL (self), size - step, step, 0);
      self->first = first;
      self->n_items = size;
      g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, step);
    }
  else if (first != self->first)
    replace_all (self, first, size);
}

/* Half a page before @rank, as far as there is so much on both sides. */
static guint64
page_around (SatdokuClauseList *self,
             guint64 rank)
{
  guint64 n_clauses = satdoku_clause_list_get_n_clauses (self);

  if (rank < self->n_items / 2)
    return 0;
  return MIN (rank - self->n_items / 2, n_clauses - self->n_items);
}

/* Turns to the page with the clause. @position: where it, or the next one that is listed, is now.
 * %FALSE when neither is listed. */
gboolean
satdoku_clause_list_reveal (SatdokuClauseList *self,
                            guint64 clause,
                            guint *position)
{
  guint64 rank;

  g_return_val_if_fail (SATDOKU_IS_CLAUSE_LIST (self) && position != NULL, FALSE);

  rank = rank_of (self, clause);
  if (rank >= satdoku_clause_list_get_n_clauses (self))
    return FALSE;
  if (rank < self->first || rank >= self->first + self->n_items)
    move_page (self, page_around (self, rank));
  *position = (guint)(rank - self->first);
  return TRUE;
}

/* Tells the list which rows are in view, so that it can load the next page before the view reaches
 * its end. %TRUE when it has moved on and positions mean other clauses. */
gboolean
satdoku_clause_list_approach (SatdokuClauseList *self,
                              guint position)
{
  guint64 before;
  guint margin;

  g_return_val_if_fail (SATDOKU_IS_CLAUSE_LIST (self), FALSE);

  before = self->first;
  margin = MIN (self->n_items / 8, 10000);
  if (position < margin || position >= self->n_items - margin)
    move_page (self, page_around (self, self->first + position));
  return self->first != before;
}
