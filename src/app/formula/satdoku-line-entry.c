/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An entry for the number of a line of a formula’s file. */

#include "satdoku-config.h"

#include "satdoku-line-entry.h"

#include "satdoku-entry.h"

/* Characters that there is room for at least. */
#define DIGITS_MIN 6

static guint64
get_last_line (SatdokuFormulaSource *source)
{
  guint64 n_clauses = source != NULL ? satdoku_formula_source_get_n_clauses (source) : 0;

  return n_clauses > 0 ? satdoku_formula_source_get_line (source, n_clauses - 1) : 1;
}

/* Reads the number of a line of the file, in which a header stands above the list of @source,
 * (nullable); 0 when the entry is empty, which is fine. %FALSE when it has something else, which
 * marks the entry. */
gboolean
satdoku_line_entry_read (GtkEntry *entry,
                         SatdokuFormulaSource *source,
                         guint64 *line)
{
  const char *entered = gtk_editable_get_text (GTK_EDITABLE (entry));
  g_autofree char *text = g_strstrip (g_strdup (entered));
  gboolean ok;

  *line = 0;
  ok = *text == '\0' ||
       g_ascii_string_to_unsigned (text, 10, 1, get_last_line (source), line, NULL);
  satdoku_entry_mark (entry, ok);
  return ok;
}

/* Makes room for the number of the last line. */
void
satdoku_line_entry_fit (GtkEntry *entry,
                        SatdokuFormulaSource *source)
{
  int width = DIGITS_MIN;

  for (guint64 rest = get_last_line (source); rest >= 100000; rest /= 10)
    width++;
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), width);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), width + 2);
}
