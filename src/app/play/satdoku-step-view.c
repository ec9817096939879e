/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences that explain a step. Each is a label, so that a screen reader goes through them one
 * by one, beside its number, which stands on the board, too: a click on it lights what the sentence
 * speaks of. A long argument is folded to its end, where it comes to the point. It knows no
 * step. */

#include "satdoku-config.h"

#include "satdoku-step-view.h"

#include <glib/gi18n.h>
#include <sudoku-game.h>
#include <words-step.h>

#include "satdoku-class.h"
#include "satdoku-label.h"
#include "satdoku-properties.h"

/* So many sentences are shown of a longer argument. */
#define N_SHOWN 7
/* Pixels that a case is further to the right, and as far as it goes. */
#define INDENT 14
#define DEPTH_MAX 6

struct _SatdokuStepView
{
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *more;
  GtkWidget *sentences; /* a grid; the first one is empty and hidden */

  /* Owned. */
  GObject *board;     /* (nullable): has properties “game” and “lit”, as boards and the play have */
  GPtrArray *reasons; /* (nullable) (element-type WordsReason) */

  guint current; /* whose cells were lit last, from 1; 0: none */
  guint first;   /* so many sentences are left out */
};

G_DEFINE_FINAL_TYPE (SatdokuStepView, satdoku_step_view, GTK_TYPE_WIDGET)

/* Returns: (nullable): the first sentence that says something */
static GtkWidget *
get_first_sentence (SatdokuStepView *self)
{
  return gtk_widget_get_next_sibling (gtk_widget_get_first_child (self->sentences));
}

static void
show_all_cb (SatdokuStepView *self)
{
  GtkWidget *first = get_first_sentence (self);

  for (GtkWidget *child = first; child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, TRUE);
  gtk_widget_set_visible (self->more, FALSE);
}

/* The cells that a sentence names, counts or refers to; some may be there twice. */
static GArray *
list_cells (const WordsReason *reason,
            SudokuGame *game)
{
  SudokuGeometry *geometry = sudoku_game_get_geometry (game);
  guint side = sudoku_geometry_get_side (geometry);
  GArray *cells = g_array_copy (reason->cells);

  for (guint i = 0; i < reason->candidates->len; i++)
    {
      guint cell = g_array_index (reason->candidates, guint32, i) / side;

      g_array_append_val (cells, cell);
    }
  for (guint i = 0; i < reason->houses->len; i++)
    {
      const guint16 *house =
        sudoku_geometry_get_house_cells (geometry, g_array_index (reason->houses, guint, i));

      for (guint k = 0; k < side; k++)
        {
          guint cell = house[k];

          g_array_append_val (cells, cell);
        }
    }
  return cells;
}

static void
current_changed (SatdokuStepView *self)
{
  g_autoptr (SudokuGame) game = NULL;
  g_autoptr (GArray) cells = NULL;

  if (self->board == NULL || self->reasons == NULL || self->current == 0 ||
      self->current > self->reasons->len)
    return;
  g_object_get (self->board, "game", &game, NULL);
  if (game == NULL)
    return;
  cells = list_cells (g_ptr_array_index (self->reasons, self->current - 1), game);
  g_object_set (self->board, "lit", cells, NULL);
}

static gboolean
speaks_of_cells (const WordsReason *reason)
{
  return reason->cells->len > 0 || reason->candidates->len > 0 || reason->houses->len > 0;
}

/* Its number in the order of the words, which stands on the board, too. The keys go on to where
 * they went. */
static void
add_number (SatdokuStepView *self,
            guint number,
            gboolean shown)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  /* Translators: a button; %u is the number of a sentence. */
  g_autofree char *name = g_strdup_printf (_ ("Light Up What Sentence %u Is About"), number);
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "label", text, "tooltip-text", name,
                                    "valign", GTK_ALIGN_START, "visible", shown, "focus-on-click",
                                    FALSE, "action-name", "step.sentence", "action-target",
                                    g_variant_new_uint32 (number), NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_widget_add_css_class (button, "number");
  gtk_grid_attach (GTK_GRID (self->sentences), button, 0, (int)number, 1, 1);
}

/* @number: from 1, or 0 for none */
static void
add_sentence (SatdokuStepView *self,
              const WordsReason *reason,
              guint number,
              gboolean shown)
{
  GtkWidget *label = satdoku_label_new_text (reason->text, NULL);

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_start (label, INDENT * (int)MIN (reason->depth, DEPTH_MAX));
  gtk_widget_set_visible (label, shown);
  gtk_widget_set_hexpand (label, TRUE);
  if (reason->depth > 0)
    gtk_widget_add_css_class (label, "case");
  if (number > 0 && speaks_of_cells (reason))
    add_number (self, number, shown);
  gtk_grid_attach (GTK_GRID (self->sentences), label, 1, (int)number, 1, 1);
}

/* How many of @n sentences are folded, from the first on. */
guint
satdoku_step_view_get_n_hidden (guint n)
{
  return n > N_SHOWN ? n - N_SHOWN : 0;
}

/* @reasons: (nullable) (element-type WordsReason): the sentences */
void
satdoku_step_view_set_reasons (SatdokuStepView *self,
                               GPtrArray *reasons)
{
  GtkWidget *child;
  guint n_hidden;

  g_return_if_fail (SATDOKU_IS_STEP_VIEW (self));

  while ((child = get_first_sentence (self)) != NULL)
    gtk_grid_remove (GTK_GRID (self->sentences), child);
  g_clear_pointer (&self->reasons, g_ptr_array_unref);
  self->reasons = reasons != NULL ? g_ptr_array_ref (reasons) : NULL;
  /* What is lit is not its own any more. */
  g_object_set (self, "current", 0, NULL);
  n_hidden = reasons != NULL ? satdoku_step_view_get_n_hidden (reasons->len - self->first) : 0;
  n_hidden += self->first;
  for (guint i = self->first; reasons != NULL && i < reasons->len; i++)
    add_sentence (self, g_ptr_array_index (reasons, i), i + 1, i >= n_hidden);
  if (n_hidden > self->first)
    {
      /* Translators: a button that shows all sentences of an argument, with their number. */
      g_autofree char *text = g_strdup_printf (
        ngettext ("_Show All (%u Sentence)", "_Show All (%u Sentences)", reasons->len),
        reasons->len);

      gtk_button_set_label (GTK_BUTTON (self->more), text);
    }
  gtk_widget_set_visible (self->more, n_hidden > self->first);
  gtk_widget_set_visible (GTK_WIDGET (self), reasons != NULL);
}

static void
take_reasons (GObject *object,
              guint id,
              const GValue *reasons,
              GParamSpec *pspec)
{
  satdoku_step_view_set_reasons (SATDOKU_STEP_VIEW (object), g_value_get_boxed (reasons));
}

static void
satdoku_step_view_class_init (SatdokuStepViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  /* (element-type WordsReason) (nullable): the sentences */
  const SatdokuProperty rows[] = {
    { "reasons", G_TYPE_PTR_ARRAY, G_PARAM_WRITABLE, .set = take_reasons },
    /* (nullable): what lights up the cells of a sentence */
    { "board", G_TYPE_OBJECT, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuStepView, board) },
    { "current", G_TYPE_UINT, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuStepView, current),
      G_CALLBACK (current_changed) },
    /* Of the sentences that follow, so many were shown before, and are not shown again. */
    { "first", G_TYPE_UINT, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuStepView, first) },
  };

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);
  satdoku_class_add_action (klass, "step.show-all", NULL, G_CALLBACK (show_all_cb));
  gtk_widget_class_install_property_action (widget_class, "step.sentence", "current");
  gtk_widget_class_set_css_name (widget_class, "stepview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  satdoku_class_drops (klass, SatdokuStepView, reasons, g_ptr_array_unref);
  satdoku_class_drops (klass, SatdokuStepView, more, gtk_widget_unparent);
  satdoku_class_drops (klass, SatdokuStepView, sentences, gtk_widget_unparent);
}

static void
satdoku_step_view_init (SatdokuStepView *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  g_autoptr (WordsReason) nothing = words_reason_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->more = gtk_button_new ();
  gtk_button_set_use_underline (GTK_BUTTON (self->more), TRUE);
  gtk_widget_add_css_class (self->more, "flat");
  gtk_widget_set_halign (self->more, GTK_ALIGN_START);
  gtk_widget_set_visible (self->more, FALSE);
  gtk_widget_set_parent (self->more, GTK_WIDGET (self));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->more), "step.show-all");
  self->sentences = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->sentences), 6);
  gtk_grid_set_column_spacing (GTK_GRID (self->sentences), 8);
  /* Also while nothing is shown GTK may ask how this is measured, and it keeps the answer until
   * long after there are sentences: so there is always one. */
  add_sentence (self, nothing, 0, FALSE);
  gtk_widget_set_parent (self->sentences, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
satdoku_step_view_new (void)
{
  return g_object_new (SATDOKU_TYPE_STEP_VIEW, NULL);
}
