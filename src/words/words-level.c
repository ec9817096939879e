/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of levels in the language of the user. */

#include "satdoku-config.h"

#include "words-level.h"

#include <glib/gi18n.h>

/**
 * words_level_name:
 * @level: a level, not unknown
 *
 * Names a level.
 *
 * Returns: (transfer none): "Hard"
 */
const char *
words_level_name (SudokuLevel level)
{
  const char *name = sudoku_level_get_name (level);

  g_return_val_if_fail (name != NULL, NULL);

  return g_dpgettext2 (NULL, SUDOKU_LEVEL_CONTEXT, name);
}

/**
 * words_level_summary:
 * @level: a level, not unknown
 *
 * Says what solving such a puzzle needs.
 *
 * Returns: (transfer none): a phrase without a full stop
 */
const char *
words_level_summary (SudokuLevel level)
{
  const char *summary = sudoku_level_get_summary (level);

  g_return_val_if_fail (summary != NULL, NULL);

  return _ (summary);
}
