/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which clauses of a SatdokuClauseList are selected: a selection model over one bit set, because
 * GTK's own makes an object for each selected row and there may be millions. The set holds
 * clauses, not positions, so that it stays right when the list moves on to another page. */

#include "satdoku-clause-selection.h"

#include "satdoku-class.h"
#include "satdoku-properties.h"

/* So many selected clauses, or runs of the list, are looked at when the list becomes shorter. */
#define STEPS_MAX 4096

struct _SatdokuClauseSelection
{
  GObject parent_instance;

  /* Owned. */
  SatdokuClauseList *list;
  GtkBitset *clauses;
};

enum
{
  PROP_CLAUSES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void satdoku_clause_selection_list_init (GListModelInterface *iface);
static void satdoku_clause_selection_model_init (GtkSelectionModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SatdokuClauseSelection,
                               satdoku_clause_selection,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      satdoku_clause_selection_list_init)
                                 G_IMPLEMENT_INTERFACE (GTK_TYPE_SELECTION_MODEL,
                                                        satdoku_clause_selection_model_init))

static GType
selection_get_item_type (GListModel *model)
{
  return SATDOKU_TYPE_CLAUSE_ITEM;
}

static guint
selection_get_n_items (GListModel *model)
{
  return g_list_model_get_n_items (G_LIST_MODEL (SATDOKU_CLAUSE_SELECTION (model)->list));
}

static gpointer
selection_get_item (GListModel *model,
                    guint position)
{
  return g_list_model_get_item (G_LIST_MODEL (SATDOKU_CLAUSE_SELECTION (model)->list), position);
}

static void
satdoku_clause_selection_list_init (GListModelInterface *iface)
{
  iface->get_item_type = selection_get_item_type;
  iface->get_n_items = selection_get_n_items;
  iface->get_item = selection_get_item;
}

static gboolean
selection_is_selected (GtkSelectionModel *model,
                       guint position)
{
  SatdokuClauseSelection *self = SATDOKU_CLAUSE_SELECTION (model);

  return position < g_list_model_get_n_items (G_LIST_MODEL (self->list)) &&
         gtk_bitset_contains (self->clauses,
                              (guint)satdoku_clause_list_get_clause (self->list, position));
}

/* GtkBitset shifts member by member; runs, which may be of millions, are made anew instead. */
static GtkBitset *
shifted (GtkBitset *set,
         gint64 by)
{
  g_autoptr (GtkBitset) copy = NULL;
  guint64 size = gtk_bitset_get_size (set);

  if (size == 0)
    return gtk_bitset_new_empty ();
  if (size == (guint64)gtk_bitset_get_maximum (set) - gtk_bitset_get_minimum (set) + 1)
    return gtk_bitset_new_range ((guint)(gtk_bitset_get_minimum (set) + by), (guint)size);
  copy = gtk_bitset_copy (set);
  if (by < 0)
    gtk_bitset_shift_left (copy, (guint)-by);
  else
    gtk_bitset_shift_right (copy, (guint)by);
  return g_steal_pointer (&copy);
}

static GtkBitset *
selection_get_in_range (GtkSelectionModel *model,
                        guint position,
                        guint n_items)
{
  SatdokuClauseSelection *self = SATDOKU_CLAUSE_SELECTION (model);
  GtkBitset *positions = gtk_bitset_new_empty ();
  guint64 page = satdoku_clause_list_get_first (self->list);
  guint end = position + MIN (n_items, selection_get_n_items (G_LIST_MODEL (self)) - position);

  while (position < end)
    {
      g_autoptr (GtkBitset) run = NULL;
      g_autoptr (GtkBitset) selected = NULL;
      guint64 first;
      guint64 n = satdoku_clause_list_get_run (self->list, page + position, &first);

      n = MIN (n, end - position);
      run = gtk_bitset_new_range ((guint)first, (guint)n);
      gtk_bitset_intersect (run, self->clauses);
      selected = shifted (run, (gint64)position - (gint64)first);
      gtk_bitset_union (positions, selected);
      position += (guint)n;
    }
  return positions;
}

/* Adds the clauses that are listed as number @rank and after it. */
static void
add_listed (SatdokuClauseSelection *self,
            GtkBitset *clauses,
            guint64 rank,
            guint64 n_clauses)
{
  while (n_clauses > 0)
    {
      guint64 first;
      guint64 n = satdoku_clause_list_get_run (self->list, rank, &first);

      n = MIN (n, n_clauses);
      gtk_bitset_add_range (clauses, (guint)first, (guint)n);
      rank += n;
      n_clauses -= n;
    }
}

/* The clauses at these positions. */
static GtkBitset *
to_clauses (SatdokuClauseSelection *self,
            GtkBitset *positions)
{
  GtkBitset *clauses = gtk_bitset_new_empty ();
  guint64 page = satdoku_clause_list_get_first (self->list);
  guint64 size = gtk_bitset_get_size (positions);
  GtkBitsetIter iter;
  guint position;

  if (size > 0 &&
      size == (guint64)gtk_bitset_get_maximum (positions) - gtk_bitset_get_minimum (positions) + 1)
    {
      add_listed (self, clauses, page + gtk_bitset_get_minimum (positions), size);
      return clauses;
    }
  for (gboolean more = gtk_bitset_iter_init_first (&iter, positions, &position); more;
       more = gtk_bitset_iter_next (&iter, &position))
    gtk_bitset_add (clauses, (guint)satdoku_clause_list_get_clause (self->list, position));
  return clauses;
}

/* Tells the span of rows that look different. */
static void
tell_rows (SatdokuClauseSelection *self,
           GtkBitset *changed)
{
  guint n_items = selection_get_n_items (G_LIST_MODEL (self));
  guint first;
  guint last;

  if (!satdoku_clause_list_find (self->list, gtk_bitset_get_minimum (changed), &first))
    return;
  if (satdoku_clause_list_find (self->list, gtk_bitset_get_maximum (changed), &last))
    last++;
  last = MIN (last, n_items);
  if (first < last)
    gtk_selection_model_selection_changed (GTK_SELECTION_MODEL (self), first, last - first);
}

/* Takes over the new set, unless it is the same, and tells what has changed. */
static void
take_clauses (SatdokuClauseSelection *self,
              GtkBitset *clauses)
{
  g_autoptr (GtkBitset) taken = clauses;
  g_autoptr (GtkBitset) changed = gtk_bitset_copy (self->clauses);

  gtk_bitset_difference (changed, clauses);
  if (gtk_bitset_is_empty (changed))
    return;
  gtk_bitset_unref (self->clauses);
  self->clauses = g_steal_pointer (&taken);
  tell_rows (self, changed);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CLAUSES]);
}

static gboolean
selection_set (GtkSelectionModel *model,
               GtkBitset *selected,
               GtkBitset *mask)
{
  SatdokuClauseSelection *self = SATDOKU_CLAUSE_SELECTION (model);
  g_autoptr (GtkBitset) selected_clauses = to_clauses (self, selected);
  g_autoptr (GtkBitset) mask_clauses = to_clauses (self, mask);
  GtkBitset *clauses = gtk_bitset_copy (self->clauses);

  gtk_bitset_subtract (clauses, mask_clauses);
  gtk_bitset_intersect (selected_clauses, mask_clauses);
  gtk_bitset_union (clauses, selected_clauses);
  take_clauses (self, clauses);
  return TRUE;
}

/* On all pages, not only on the one that is shown. */
static gboolean
selection_select_all (GtkSelectionModel *model)
{
  SatdokuClauseSelection *self = SATDOKU_CLAUSE_SELECTION (model);
  GtkBitset *clauses = gtk_bitset_new_empty ();

  add_listed (self, clauses, 0, satdoku_clause_list_get_n_clauses (self->list));
  take_clauses (self, clauses);
  return TRUE;
}

static gboolean
selection_unselect_all (GtkSelectionModel *model)
{
  take_clauses (SATDOKU_CLAUSE_SELECTION (model), gtk_bitset_new_empty ());
  return TRUE;
}

/* An exclusive selection drops what is selected on other pages, which the default implementation,
 * a mask of all positions, would leave. */
static GtkBitset *
base_of (SatdokuClauseSelection *self,
         gboolean unselect_rest)
{
  return unselect_rest ? gtk_bitset_new_empty () : gtk_bitset_copy (self->clauses);
}

static gboolean
selection_select_range (GtkSelectionModel *model,
                        guint position,
                        guint n_items,
                        gboolean unselect_rest)
{
  SatdokuClauseSelection *self = SATDOKU_CLAUSE_SELECTION (model);
  g_autoptr (GtkBitset) positions = gtk_bitset_new_range (position, n_items);
  g_autoptr (GtkBitset) added = to_clauses (self, positions);
  GtkBitset *clauses = base_of (self, unselect_rest);

  gtk_bitset_union (clauses, added);
  take_clauses (self, clauses);
  return TRUE;
}

static gboolean
selection_select_item (GtkSelectionModel *model,
                       guint position,
                       gboolean unselect_rest)
{
  return selection_select_range (model, position, 1, unselect_rest);
}

static void
satdoku_clause_selection_model_init (GtkSelectionModelInterface *iface)
{
  iface->is_selected = selection_is_selected;
  iface->get_selection_in_range = selection_get_in_range;
  iface->set_selection = selection_set;
  iface->select_all = selection_select_all;
  iface->unselect_all = selection_unselect_all;
  iface->select_range = selection_select_range;
  iface->select_item = selection_select_item;
}

static void
items_changed_cb (SatdokuClauseSelection *self,
                  guint position,
                  guint removed,
                  guint added)
{
  g_list_model_items_changed (G_LIST_MODEL (self), position, removed, added);
}

static void
satdoku_clause_selection_dispose (GObject *object)
{
  SatdokuClauseSelection *self = SATDOKU_CLAUSE_SELECTION (object);

  if (self->list != NULL)
    g_signal_handlers_disconnect_by_func (self->list, items_changed_cb, self);
  G_OBJECT_CLASS (satdoku_clause_selection_parent_class)->dispose (object);
}

static void
satdoku_clause_selection_class_init (SatdokuClauseSelectionClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    /* The clauses that are selected, on whichever page. Notified once for each change, after
     * "selection-changed". */
    [PROP_CLAUSES] = { "clauses", GTK_TYPE_BITSET, G_PARAM_READABLE,
                       G_STRUCT_OFFSET (SatdokuClauseSelection, clauses) },
  };

  G_OBJECT_CLASS (klass)->dispose = satdoku_clause_selection_dispose;

  satdoku_properties_install (klass, rows, N_PROPS, properties);
  satdoku_class_keeps (klass, SatdokuClauseSelection, list, g_object_unref);
  satdoku_class_keeps (klass, SatdokuClauseSelection, clauses, gtk_bitset_unref);
}

static void
satdoku_clause_selection_init (SatdokuClauseSelection *self)
{
  self->clauses = gtk_bitset_new_empty ();
}

SatdokuClauseSelection *
satdoku_clause_selection_new (SatdokuClauseList *list)
{
  SatdokuClauseSelection *self;

  g_return_val_if_fail (SATDOKU_IS_CLAUSE_LIST (list), NULL);

  self = g_object_new (SATDOKU_TYPE_CLAUSE_SELECTION, NULL);
  self->list = g_object_ref (list);
  g_signal_connect_object (list, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/* The indices of the selected clauses, on all pages. A later change of the selection makes a new
 * set and leaves this one as it is. */
SATDOKU_DEFINE_GETTER (SatdokuClauseSelection, satdoku_clause_selection, clauses, GtkBitset *)

/* Those of @clauses that are listed, one by one. */
static GtkBitset *
find_listed (SatdokuClauseSelection *self,
             GtkBitset *clauses)
{
  GtkBitset *found = gtk_bitset_new_empty ();
  GtkBitsetIter iter;
  guint clause;

  for (gboolean more = gtk_bitset_iter_init_first (&iter, clauses, &clause); more;
       more = gtk_bitset_iter_next (&iter, &clause))
    if (satdoku_clause_list_has (self->list, clause))
      gtk_bitset_add (found, clause);
  return found;
}

/* The same by the runs of the list: nothing when there are too many. */
static GtkBitset *
intersect_listed (SatdokuClauseSelection *self,
                  GtkBitset *clauses)
{
  GtkBitset *found = gtk_bitset_new_empty ();
  guint64 n_listed = satdoku_clause_list_get_n_clauses (self->list);
  guint64 rank = 0;

  for (guint step = 0; step < STEPS_MAX && rank < n_listed; step++)
    {
      guint64 first;
      guint64 n = satdoku_clause_list_get_run (self->list, rank, &first);

      gtk_bitset_add_range (found, (guint)first, (guint)n);
      rank += n;
    }
  if (rank < n_listed)
    gtk_bitset_remove_all (found);
  gtk_bitset_intersect (found, clauses);
  return found;
}

/* Unselects the clauses that have become others, those from @n_same on, and those that are no
 * longer listed: nothing is selected that can't be seen on any page. When thousands are selected
 * and as many pieces of the formula are listed, it unselects all, to take bounded time. */
void
satdoku_clause_selection_keep (SatdokuClauseSelection *self,
                               guint64 n_same)
{
  g_autoptr (GtkBitset) kept = NULL;

  g_return_if_fail (SATDOKU_IS_CLAUSE_SELECTION (self));

  if (gtk_bitset_is_empty (self->clauses))
    return;
  if (gtk_bitset_get_maximum (self->clauses) >= n_same)
    kept = gtk_bitset_new_empty ();
  else if (!satdoku_clause_list_is_filtered (self->list))
    return;
  else if (gtk_bitset_get_size (self->clauses) <= STEPS_MAX)
    kept = find_listed (self, self->clauses);
  else
    kept = intersect_listed (self, self->clauses);
  take_clauses (self, g_steal_pointer (&kept));
}
