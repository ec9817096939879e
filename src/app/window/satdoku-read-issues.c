/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialog that names what of a text was left out of the puzzle that was opened or pasted, such
 * as drawings. What matters, such as rules that are not known here, is named as long as the puzzle
 * is shown: see satdoku-omissions-bar.c. */

#include "satdoku-config.h"

#include "satdoku-read-issues.h"

#include <glib/gi18n.h>
#include <sudoku-omission.h>
#include <words-error.h>

#include "satdoku-question.h"

/* Tells the user about omissions that do no harm, if there are any. */
void
satdoku_read_issues_tell (GtkWindow *parent,
                          const SudokuDocument *document)
{
  const GPtrArray *issues = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  AdwMessageDialog *dialog = NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent) && document != NULL);

  issues = sudoku_document_get_issues (document);
  for (guint i = 0; issues != NULL && i < issues->len; i++)
    {
      g_autofree char *words = words_issue (issues->pdata[i], WORDS_STYLE_WINDOW);

      if (!sudoku_omission_matters (issues->pdata[i]))
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", words);
    }
  if (text->len == 0)
    return;
  dialog = satdoku_question_new (parent, _ ("Not All of It Could Be Read"), text->str);
  adw_message_dialog_set_response_label (dialog, "cancel", _ ("_Continue"));
  gtk_window_present (GTK_WINDOW (dialog));
}
