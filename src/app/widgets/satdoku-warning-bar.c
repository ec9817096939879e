/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the bars that warn over a page have in common: a sentence, which is broken into lines
 * wherever there is no room, and a button beside it for what can be done. It takes no room while
 * there is nothing to say. What is said, and when, others know. */

#include "satdoku-config.h"

#include "satdoku-warning-bar.h"

struct _SatdokuWarningBar
{
  AdwBin parent_instance;

  /* Children. */
  GtkInfoBar *bar;
  GtkLabel *label;
  GtkButton *button;
};

G_DEFINE_FINAL_TYPE (SatdokuWarningBar, satdoku_warning_bar, ADW_TYPE_BIN)

static void
satdoku_warning_bar_class_init (SatdokuWarningBarClass *klass)
{
}

static void
satdoku_warning_bar_init (SatdokuWarningBar *self)
{
  self->bar = GTK_INFO_BAR (gtk_info_bar_new ());
  self->label = GTK_LABEL (gtk_label_new (NULL));
  self->button = GTK_BUTTON (gtk_button_new ());
  gtk_label_set_wrap (self->label, TRUE);
  /* A reason may have the name of a file in it. */
  gtk_label_set_wrap_mode (self->label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (self->label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (self->label, 0);
  gtk_button_set_use_underline (self->button, TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->button), GTK_ALIGN_CENTER);
  gtk_info_bar_set_message_type (self->bar, GTK_MESSAGE_WARNING);
  gtk_info_bar_set_revealed (self->bar, FALSE);
  gtk_info_bar_add_child (self->bar, GTK_WIDGET (self->label));
  gtk_info_bar_add_action_widget (self->bar, GTK_WIDGET (self->button), GTK_RESPONSE_NONE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->bar));
}

SatdokuWarningBar *
satdoku_warning_bar_new (const char *label,
                         const char *action,
                         const char *tooltip)
{
  SatdokuWarningBar *self;

  g_return_val_if_fail (label != NULL && action != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_WARNING_BAR, NULL);
  gtk_button_set_label (self->button, label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), action);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), tooltip);
  return self;
}

/* Says it until something else is said; NULL: nothing. */
void
satdoku_warning_bar_say (SatdokuWarningBar *self,
                         const char *text)
{
  g_return_if_fail (SATDOKU_IS_WARNING_BAR (self));

  /* What was said stays to be seen while the bar goes away. */
  if (text != NULL)
    gtk_label_set_label (self->label, text);
  gtk_info_bar_set_revealed (self->bar, text != NULL);
}
