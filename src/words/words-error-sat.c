/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can go wrong in the SAT layer: reading formulas and answers, compressed files, memory,
 * programs that are started. */

#include "words-error-private.h"

#include <glib/gi18n.h>

const WordsErrorRow words_error_rows_sat[] = {
  /* Translators: the %s are amounts of memory, with their unit. */
  { "memory-formula", N_ ("the formula needs about %s of memory, and only %s is free") },
  /* Translators: the %s are amounts of memory, with their unit. */
  { "memory-text", N_ ("the text needs about %s of memory, and only %s is free") },
  { NULL },
};
