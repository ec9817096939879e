/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialogs in which the user has to choose before anything happens, and can always let it be.
 * It knows nothing of what is asked. */

#include "satdoku-config.h"

#include "satdoku-question.h"

#include <glib/gi18n.h>

#define TEXT_WIDTH 240 /* fits into what libadwaita gives its dialogs at least */
#define SPACING 12

static GtkWidget *
new_label (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* What a dialog says, with a heading of our own: the one of libadwaita is measured at widths that
 * are too small for it, and newer GTK warns of that. */
static GtkWidget *
new_text (const char *heading,
          const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  gtk_box_append (GTK_BOX (box), new_label (heading, "title-2"));
  gtk_box_append (GTK_BOX (box), new_label (text, "body"));
  gtk_widget_set_size_request (box, TEXT_WIDTH, -1);
  return box;
}

/* Makes a dialog that has one response so far, "cancel", which is also that of Escape. The others
 * are to be added before it is presented. */
AdwMessageDialog *
satdoku_question_new (GtkWindow *parent,
                      const char *heading,
                      const char *text)
{
  AdwMessageDialog *self = NULL;

  g_return_val_if_fail (GTK_IS_WINDOW (parent) && heading != NULL && text != NULL, NULL);

  self = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, NULL, NULL));
  gtk_window_set_title (GTK_WINDOW (self), heading);
  adw_message_dialog_set_extra_child (self, new_text (heading, text));
  adw_message_dialog_add_response (self, "cancel", _ ("_Cancel"));
  adw_message_dialog_set_close_response (self, "cancel");
  return self;
}

/**
 * satdoku_question_ask:
 * @dialog: a dialog of satdoku_question_new(), with all its responses
 * @asking: the object that asks
 * @answered: is called with @asking, the response and @dialog, unless @asking is disposed before
 */
void
satdoku_question_ask (AdwMessageDialog *dialog,
                      gpointer asking,
                      GCallback answered)
{
  g_return_if_fail (ADW_IS_MESSAGE_DIALOG (dialog) && G_IS_OBJECT (asking));

  g_signal_connect_object (dialog, "response", answered, asking, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
