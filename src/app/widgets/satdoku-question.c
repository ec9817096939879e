/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialogs in which the user has to choose before anything happens, and can always let it be.
 * It knows nothing of what is asked. */

#include "satdoku-config.h"

#include "satdoku-question.h"

#include <glib/gi18n.h>

#define BODY_WIDTH 240 /* fits into what libadwaita gives its dialogs at least */

/* What a dialog says under its heading. It needs some width of its own: the heading says that it
 * can be as narrow as when it is broken into lines, which newer GTK believes where nothing else is
 * wider, and warns when it turns out to be wrong. */
static GtkWidget *
new_body (const char *text)
{
  GtkWidget *body = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (body), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (body), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (body), GTK_JUSTIFY_CENTER);
  gtk_widget_set_size_request (body, BODY_WIDTH, -1);
  gtk_widget_add_css_class (body, "body");
  return body;
}

/**
 * satdoku_question_new:
 * @parent: the window that it is about
 * @heading: the question
 * @text: what there is to know
 *
 * Makes a dialog that has one response so far, "cancel", which is also that of Escape. The others
 * are to be added, and it is to be presented.
 *
 * Returns: (transfer none): the dialog
 */
AdwMessageDialog *
satdoku_question_new (GtkWindow *parent,
                      const char *heading,
                      const char *text)
{
  AdwMessageDialog *self = NULL;

  g_return_val_if_fail (GTK_IS_WINDOW (parent) && heading != NULL && text != NULL, NULL);

  self = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, NULL));
  adw_message_dialog_set_extra_child (self, new_body (text));
  adw_message_dialog_add_response (self, "cancel", _ ("_Cancel"));
  adw_message_dialog_set_close_response (self, "cancel");
  return self;
}
