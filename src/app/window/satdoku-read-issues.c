/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialog that names what of a text the puzzle lacks that was opened or pasted, such as rules
 * that are not known here. */

#include "satdoku-config.h"

#include "satdoku-read-issues.h"

#include <glib/gi18n.h>
#include <words-error.h>

#include "satdoku-question.h"

/**
 * satdoku_read_issues_tell:
 * @parent: the window that shows the puzzle
 * @document: what was read
 *
 * Names what is missing, if anything is.
 */
void
satdoku_read_issues_tell (GtkWindow *parent,
                          const SudokuDocument *document)
{
  const GPtrArray *issues = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  AdwMessageDialog *dialog = NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent) && document != NULL);

  issues = sudoku_document_get_issues (document);
  if (issues == NULL)
    return;
  for (guint i = 0; i < issues->len; i++)
    {
      g_autofree char *words = words_issue (issues->pdata[i], WORDS_STYLE_WINDOW);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", words);
    }
  dialog = satdoku_question_new (parent, _ ("Not All of It Could Be Read"), text->str);
  adw_message_dialog_set_response_label (dialog, "cancel", _ ("_Continue"));
  gtk_window_present (GTK_WINDOW (dialog));
}
