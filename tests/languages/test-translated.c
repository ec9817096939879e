/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every sentence for something that goes wrong is among what translators get: in the language of
 * the environment, whose catalogue is whole, it isn't the English one. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <string.h>
#include <words-error.h>

#include "test-golden.h"
#include "words-error-rows.h"

static gboolean
check_words (const char *id,
             const char *english,
             const char *translated)
{
  if (strcmp (english, translated) != 0)
    return TRUE;
  g_test_message ("%s: not translated: %s", id, english);
  return FALSE;
}

static gboolean
check_row (const WordsErrorRow *row)
{
  g_autofree char *language = g_strdup (g_getenv ("LANGUAGE"));
  gboolean fine = TRUE;

  if (row->plural == NULL)
    return check_words (row->id, row->sentence, _ (row->sentence));
  for (gulong n = 1; n <= 2; n++)
    {
      const char *translated = row->plural (n);

      g_setenv ("LANGUAGE", "en", TRUE);
      textdomain (GETTEXT_PACKAGE); /* makes gettext look at the language again */
      fine = check_words (row->id, row->plural (n), translated) && fine;
      g_setenv ("LANGUAGE", language, TRUE);
      textdomain (GETTEXT_PACKAGE);
    }
  return fine;
}

static void
test_rows (gconstpointer data)
{
  gboolean fine = TRUE;

  for (const WordsErrorRow *row = data; row->id != NULL; row++)
    fine = check_row (row) && fine;
  if (!fine)
    g_test_fail ();
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_true (test_golden_is_translated ());
  g_test_add_data_func ("/translated/sat", words_error_rows_sat, test_rows);
  g_test_add_data_func ("/translated/sudoku", words_error_rows_sudoku, test_rows);
  g_test_add_data_func ("/translated/format", words_error_rows_format, test_rows);
  return g_test_run ();
}
