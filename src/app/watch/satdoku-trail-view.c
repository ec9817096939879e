/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is true at a step of a run, in the order in which it became so. The decisions are headings.
 * In a puzzle most literals say what a cell is not: such rows are folded under the number that they
 * follow from. Rows that stay the same stay where they are. */

#include "satdoku-config.h"

#include "satdoku-trail-view.h"

#include <glib/gi18n.h>
#include <sat-trace-state.h>
#include <words-trace.h>

#include "satdoku-class.h"
#include "satdoku-row-factory.h"

#define NO_STEP G_MAXUINT

/* A row. */
#define SATDOKU_TYPE_TRAIL_ITEM (satdoku_trail_item_get_type ())
/**
 * SatdokuTrailItem:
 *
 * A row of the trail: a literal, or the heading of a level.
 */
G_DECLARE_FINAL_TYPE (SatdokuTrailItem, satdoku_trail_item, SATDOKU, TRAIL_ITEM, GObject)

struct _SatdokuTrailItem
{
  GObject parent_instance;

  guint step; /* that has put the literal on the trail; NO_STEP: there is no decision */
  guint level;
  gboolean heading;
  GArray *folded; /* of guint: steps of what is folded under it */
};

G_DEFINE_FINAL_TYPE (SatdokuTrailItem, satdoku_trail_item, G_TYPE_OBJECT)

static void
satdoku_trail_item_class_init (SatdokuTrailItemClass *klass)
{
  satdoku_class_keeps (klass, SatdokuTrailItem, folded, g_array_unref);
}

static void
satdoku_trail_item_init (SatdokuTrailItem *self)
{
  self->folded = g_array_new (FALSE, FALSE, sizeof (guint));
}

static SatdokuTrailItem *
item_new (guint step,
          guint level,
          gboolean heading)
{
  SatdokuTrailItem *item = g_object_new (SATDOKU_TYPE_TRAIL_ITEM, NULL);

  item->step = step;
  item->level = level;
  item->heading = heading;
  return item;
}

struct _SatdokuTrailView
{
  SatdokuRunList parent_instance;

  /* Owned. */
  SatdokuWatch *watch; /* (nullable) */
  SatTrace *trace;     /* (nullable): that the rows are of */
  GListStore *rows;
  GtkTreeListModel *tree;
};

G_DEFINE_FINAL_TYPE (SatdokuTrailView, satdoku_trail_view, SATDOKU_TYPE_RUN_LIST)

static const WordsVariables *
get_variables (SatdokuTrailView *self)
{
  return self->watch != NULL ? satdoku_watch_get_variables (self->watch) : NULL;
}

static SudokuCnf *
get_cnf (SatdokuTrailView *self)
{
  return self->watch != NULL ? satdoku_watch_get_cnf (self->watch) : NULL;
}

static GListModel *
create_folded_cb (gpointer object,
                  gpointer user_data)
{
  SatdokuTrailItem *item = object;
  GListStore *store;

  if (item->folded->len == 0)
    return NULL;
  store = g_list_store_new (SATDOKU_TYPE_TRAIL_ITEM);
  for (guint i = 0; i < item->folded->len; i++)
    {
      g_autoptr (SatdokuTrailItem) folded =
        item_new (g_array_index (item->folded, guint, i), item->level, FALSE);

      g_list_store_append (store, folded);
    }
  return G_LIST_MODEL (store);
}

static char *
say_heading (SatdokuTrailView *self,
             SatdokuTrailItem *item,
             gboolean spoken)
{
  const WordsVariables *of = get_variables (self);
  g_autofree char *literal = NULL;
  int decided;

  if (item->step == NO_STEP)
    return g_strdup (_ ("Level 0 — nothing decided"));
  decided = sat_trace_get_step (self->trace, item->step)->literal;
  literal = spoken ? words_trace_literal_spoken (of, decided) : words_trace_literal (of, decided);
  /* Translators: a heading: the number of a level, and what was decided, such as "r5c5=3". */
  return g_strdup_printf (_ ("Level %u — decided: %s"), item->level, literal);
}

/* The texts of a row; the second may be empty. */
static void
say_row (SatdokuTrailView *self,
         SatdokuTrailItem *item,
         char **first,
         char **second)
{
  const WordsVariables *of = get_variables (self);

  if (item->heading)
    {
      *first = say_heading (self, item, FALSE);
      *second = g_strdup ("");
      return;
    }
  *first = words_trace_literal (of, sat_trace_get_step (self->trace, item->step)->literal);
  *second = words_trace_because (of, self->trace, item->step);
}

static char *
say_folded (SatdokuTrailItem *item)
{
  guint n = item->folded->len;

  if (n == 0)
    return g_strdup ("");
  /* Translators: a number of rows that are folded under a row, or of literals that are left out. */
  return g_strdup_printf (ngettext ("and %u more", "and %u more", n), n);
}

static void
setup_row_cb (GtkListItemFactory *factory,
              GtkListItem *list_item,
              gpointer user_data)
{
  GtkWidget *expander = gtk_tree_expander_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *literal = gtk_label_new (NULL);
  GtkWidget *because = gtk_label_new (NULL);
  GtkWidget *folded = gtk_label_new (NULL);

  gtk_widget_add_css_class (literal, "numeric");
  gtk_widget_add_css_class (because, "dim-label");
  gtk_widget_add_css_class (because, "caption");
  gtk_widget_add_css_class (folded, "dim-label");
  gtk_widget_add_css_class (folded, "caption");
  gtk_label_set_ellipsize (GTK_LABEL (literal), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (because), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (because), 0);
  gtk_widget_set_hexpand (because, TRUE);
  gtk_box_append (GTK_BOX (box), literal);
  gtk_box_append (GTK_BOX (box), because);
  gtk_box_append (GTK_BOX (box), folded);
  gtk_tree_expander_set_child (GTK_TREE_EXPANDER (expander), box);
  gtk_list_item_set_child (list_item, expander);
}

static void
name_row (SatdokuTrailView *self,
          GtkWidget *child,
          SatdokuTrailItem *item,
          const char *folded)
{
  const WordsVariables *of = get_variables (self);
  g_autofree char *words = item->heading
                             ? say_heading (self, item, TRUE)
                             : words_trace_step (of, self->trace, item->step, TRUE);
  /* Translators: for a screen reader: what a row of a list says, and what is folded under it. */
  g_autofree char *name = *folded != '\0' ? g_strdup_printf (_ ("%s; %s"), words, folded)
                                          : g_strdup (words);

  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (child)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
bind_row_cb (GtkListItemFactory *factory,
             GtkListItem *list_item,
             gpointer user_data)
{
  SatdokuTrailView *self = user_data;
  GtkTreeExpander *expander = GTK_TREE_EXPANDER (gtk_list_item_get_child (list_item));
  GtkTreeListRow *row = gtk_list_item_get_item (list_item);
  g_autoptr (SatdokuTrailItem) item = gtk_tree_list_row_get_item (row);
  GtkWidget *literal = gtk_widget_get_first_child (gtk_tree_expander_get_child (expander));
  GtkWidget *because = gtk_widget_get_next_sibling (literal);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *folded = say_folded (item);

  say_row (self, item, &first, &second);
  gtk_tree_expander_set_list_row (expander, row);
  gtk_label_set_text (GTK_LABEL (literal), first);
  gtk_label_set_text (GTK_LABEL (because), second);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (because)), folded);
  if (item->heading)
    gtk_widget_add_css_class (literal, "heading");
  else
    gtk_widget_remove_css_class (literal, "heading");
  name_row (self, GTK_WIDGET (expander), item, folded);
}

static guint
trail_view_get_clause (SatdokuRunList *list,
                       guint position)
{
  SatdokuTrailView *self = SATDOKU_TRAIL_VIEW (list);
  g_autoptr (GtkTreeListRow) row = g_list_model_get_item (G_LIST_MODEL (self->tree), position);
  g_autoptr (SatdokuTrailItem) item = row != NULL ? gtk_tree_list_row_get_item (row) : NULL;

  if (item == NULL || item->step == NO_STEP)
    return SAT_TRACE_NO_CLAUSE;
  return sat_trace_get_step (self->trace, item->step)->clause;
}

/* Decisions are folded and unfolded. */
static void
trail_view_activate_plain (SatdokuRunList *list,
                           guint position)
{
  GListModel *tree = G_LIST_MODEL (SATDOKU_TRAIL_VIEW (list)->tree);
  g_autoptr (GtkTreeListRow) row = g_list_model_get_item (tree, position);

  if (row != NULL)
    gtk_tree_list_row_set_expanded (row, !gtk_tree_list_row_get_expanded (row));
}

static void
satdoku_trail_view_dispose (GObject *object)
{
  SatdokuTrailView *self = SATDOKU_TRAIL_VIEW (object);

  g_clear_object (&self->watch);
  G_OBJECT_CLASS (satdoku_trail_view_parent_class)->dispose (object);
  g_clear_object (&self->tree);
  g_clear_object (&self->rows);
  g_clear_pointer (&self->trace, sat_trace_unref);
}

static void
satdoku_trail_view_class_init (SatdokuTrailViewClass *klass)
{
  SatdokuRunListClass *list_class = SATDOKU_RUN_LIST_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_trail_view_dispose;
  list_class->get_clause = trail_view_get_clause;
  list_class->activate_plain = trail_view_activate_plain;
}

static void
satdoku_trail_view_init (SatdokuTrailView *self)
{
  GtkListItemFactory *factory =
    satdoku_row_factory_new (G_CALLBACK (setup_row_cb), G_CALLBACK (bind_row_cb), NULL, self);

  self->rows = g_list_store_new (SATDOKU_TYPE_TRAIL_ITEM);
  self->tree = gtk_tree_list_model_new (g_object_ref (G_LIST_MODEL (self->rows)), FALSE, FALSE,
                                        create_folded_cb, NULL, NULL);
  adw_bin_set_child (ADW_BIN (self),
                     satdoku_run_list_fill (SATDOKU_RUN_LIST (self),
                                            g_object_ref (G_LIST_MODEL (self->tree)), factory,
                                            /* Translators: the literals that are true, in their
                                             * order. */
                                            _ ("Trail")));
}

/* The place of the number that rules a candidate out, or G_MAXUINT. */
static guint
find_cause (SatdokuTrailView *self,
            const SatTraceState *state,
            const SatTraceStep *step)
{
  g_autoptr (GArray) literals = NULL;
  guint cause = G_MAXUINT;

  if (get_cnf (self) == NULL || step->literal > 0 || step->clause == SAT_TRACE_NO_CLAUSE)
    return G_MAXUINT;
  literals = sat_trace_dup_clause (self->trace, step->clause);
  for (guint i = 0; i < literals->len; i++)
    {
      int literal = g_array_index (literals, int, i);
      guint place;

      if (literal > 0 || literal == step->literal)
        continue;
      place = sat_trace_state_get_place (state, literal);
      if (place != G_MAXUINT && (cause == G_MAXUINT || place > cause))
        cause = place;
    }
  return cause;
}

/* The rows of a moment. @rows: (element-type SatdokuTrailItem) */
static void
collect_rows (SatdokuTrailView *self,
              const SatTraceState *state,
              GPtrArray *rows)
{
  guint n_trail = sat_trace_state_get_n_trail (state);
  g_autofree SatdokuTrailItem **of_place = g_new0 (SatdokuTrailItem *, n_trail + 1);

  for (guint i = 0; i < n_trail; i++)
    {
      guint number = sat_trace_state_get_trail_step (state, i);
      const SatTraceStep *step = sat_trace_get_step (self->trace, number);
      guint cause;

      if (i == 0 && step->level == 0)
        g_ptr_array_add (rows, item_new (NO_STEP, 0, TRUE));
      if (step->kind == SAT_TRACE_DECIDE)
        {
          of_place[i] = item_new (number, step->level, TRUE);
          g_ptr_array_add (rows, of_place[i]);
          continue;
        }
      cause = find_cause (self, state, step);
      if (cause != G_MAXUINT && of_place[cause] != NULL)
        {
          g_array_append_val (of_place[cause]->folded, number);
          continue;
        }
      of_place[i] = item_new (number, step->level, FALSE);
      g_ptr_array_add (rows, of_place[i]);
    }
}

static gboolean
is_same_row (gconstpointer a,
             gconstpointer b)
{
  const SatdokuTrailItem *x = a;
  const SatdokuTrailItem *y = b;

  return x->step == y->step && x->heading == y->heading && x->folded->len == y->folded->len;
}

/* Only what is different behind the rows that stay. */
static void
replace_rows (SatdokuTrailView *self,
              GPtrArray *rows,
              gboolean all)
{
  guint n_before = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  guint n_same = 0;

  while (!all && n_same < MIN (n_before, rows->len))
    {
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->rows), n_same);

      if (!is_same_row (item, g_ptr_array_index (rows, n_same)))
        break;
      n_same++;
    }
  if (n_same < MAX (n_before, rows->len))
    g_list_store_splice (self->rows, n_same, n_before - n_same,
                         rows->pdata != NULL ? rows->pdata + n_same : NULL, rows->len - n_same);
}

void
satdoku_trail_view_show (SatdokuTrailView *self,
                         SatdokuWatch *watch)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (SatTraceState) state = NULL;
  g_autoptr (SatTrace) before = NULL;
  SatTrace *trace;

  g_return_if_fail (SATDOKU_IS_TRAIL_VIEW (self) && SATDOKU_IS_WATCH (watch));

  g_set_object (&self->watch, watch);
  trace = satdoku_watch_get_trace (watch);
  satdoku_run_list_set_changing (SATDOKU_RUN_LIST (self), TRUE);
  if (trace != self->trace)
    g_list_store_remove_all (self->rows);
  before = g_steal_pointer (&self->trace);
  self->trace = trace != NULL ? sat_trace_ref (trace) : NULL;
  if (trace != NULL)
    {
      state = sat_trace_state_new (trace, satdoku_watch_get_position (watch));
      collect_rows (self, state, rows);
    }
  replace_rows (self, rows, trace != before);
  satdoku_run_list_set_changing (SATDOKU_RUN_LIST (self), FALSE);
  satdoku_run_list_show_end (SATDOKU_RUN_LIST (self));
}

/* Selects the row of a step that has put a literal on the trail, unfolding the one above it when
 * that must be. */
void
satdoku_trail_view_select_step (SatdokuTrailView *self,
                                guint step)
{
  guint n;

  g_return_if_fail (SATDOKU_IS_TRAIL_VIEW (self));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->tree)); i++)
    {
      g_autoptr (GtkTreeListRow) row = g_list_model_get_item (G_LIST_MODEL (self->tree), i);
      g_autoptr (SatdokuTrailItem) item = gtk_tree_list_row_get_item (row);

      for (n = 0; n < item->folded->len; n++)
        if (g_array_index (item->folded, guint, n) == step)
          gtk_tree_list_row_set_expanded (row, TRUE);
      if (item->step != step)
        continue;
      satdoku_run_list_select (SATDOKU_RUN_LIST (self), i);
      return;
    }
}
