/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said with the frame of an example that is shown: its name, its sentences, and buttons to
 * the frame before and the next. */

#include "satdoku-config.h"

#include "satdoku-example-words.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"
#include "satdoku-step-view.h"

struct _SatdokuExampleWords
{
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *bar;
  GtkWidget *caption;
  GtkWidget *place;
  GtkWidget *sentences;

  /* Owned. */
  SatdokuExample *example;
};

G_DEFINE_FINAL_TYPE (SatdokuExampleWords, satdoku_example_words, GTK_TYPE_WIDGET)

static void
show (SatdokuExampleWords *self)
{
  guint frame = satdoku_example_get_frame (self->example);
  gboolean loaded = satdoku_example_is_loaded (self->example);
  g_autoptr (GPtrArray) reasons =
    loaded ? satdoku_example_list_reasons (self->example, frame) : NULL;
  /* Translators: which of the pictures of an example is shown, and how many there are. */
  g_autofree char *place =
    g_strdup_printf (_ ("%u of %u"), frame + 1, (guint)SATDOKU_EXAMPLE_FRAMES);

  gtk_label_set_label (GTK_LABEL (self->caption), satdoku_example_name_frame (frame));
  gtk_label_set_label (GTK_LABEL (self->place), place);
  g_object_set (self->sentences, "first",
                reasons != NULL ? satdoku_example_find_first (frame, reasons) : 0, NULL);
  satdoku_step_view_set_reasons (SATDOKU_STEP_VIEW (self->sentences), reasons);
  gtk_widget_set_sensitive (self->bar, loaded);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "example.back", loaded && frame > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "example.forward",
                                 loaded && frame + 1 < SATDOKU_EXAMPLE_FRAMES);
}

static void
back_cb (SatdokuExampleWords *self)
{
  SatdokuExample *example = self->example;

  satdoku_example_set_frame (example, satdoku_example_get_frame (example) - 1);
}

static void
forward_cb (SatdokuExampleWords *self)
{
  SatdokuExample *example = self->example;

  satdoku_example_set_frame (example, satdoku_example_get_frame (example) + 1);
}

static void
satdoku_example_words_dispose (GObject *object)
{
  SatdokuExampleWords *self = SATDOKU_EXAMPLE_WORDS (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  satdoku_class_dispose (object);
}

static void
satdoku_example_words_class_init (SatdokuExampleWordsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_example_words_dispose;
  satdoku_class_add_action (klass, "example.back", NULL, G_CALLBACK (back_cb));
  satdoku_class_add_action (klass, "example.forward", NULL, G_CALLBACK (forward_cb));
  gtk_widget_class_set_css_name (widget_class, "examplewords");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  satdoku_class_drops (klass, SatdokuExampleWords, example, g_object_unref);
}

static GtkWidget *
create_button (const char *icon_name,
               const char *name,
               const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);

  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_widget_add_css_class (button, "circular");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static void
create_bar (SatdokuExampleWords *self)
{
  GtkWidget *back = create_button ("go-previous-symbolic", _ ("Back"), "example.back");
  GtkWidget *forward = create_button ("go-next-symbolic", _ ("Go On"), "example.forward");

  gtk_widget_set_name (back, "back");
  gtk_widget_set_name (forward, "forward");
  self->bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->place = gtk_label_new ("");
  gtk_widget_add_css_class (self->place, "dim-label");
  gtk_widget_add_css_class (self->place, "numeric");
  gtk_box_append (GTK_BOX (self->bar), back);
  gtk_box_append (GTK_BOX (self->bar), self->place);
  gtk_box_append (GTK_BOX (self->bar), forward);
}

static void
satdoku_example_words_init (SatdokuExampleWords *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 9);
  create_bar (self);
  self->caption = gtk_label_new ("");
  gtk_label_set_xalign (GTK_LABEL (self->caption), 0);
  gtk_label_set_wrap (GTK_LABEL (self->caption), TRUE);
  gtk_widget_add_css_class (self->caption, "heading");
  self->sentences = satdoku_step_view_new ();
  gtk_widget_set_parent (self->bar, GTK_WIDGET (self));
  gtk_widget_set_parent (self->caption, GTK_WIDGET (self));
  gtk_widget_set_parent (self->sentences, GTK_WIDGET (self));
}

/* @board: the board of its picture, which lights up what sentences speak of */
GtkWidget *
satdoku_example_words_new (SatdokuExample *example,
                           SatdokuBoard *board)
{
  SatdokuExampleWords *self;

  g_return_val_if_fail (SATDOKU_IS_EXAMPLE (example) && SATDOKU_IS_BOARD (board), NULL);

  self = g_object_new (SATDOKU_TYPE_EXAMPLE_WORDS, NULL);
  self->example = g_object_ref (example);
  g_object_set (self->sentences, "board", board, NULL);
  g_signal_connect_object (example, "notify", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}
