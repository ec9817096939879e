/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists of literals in the forms that people and programs give them: see sat-tidy.c. Private to the
 * readers. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SatTidyKind:
 * @SAT_TIDY_ANSWER: the output of a solver
 * @SAT_TIDY_FORMULA: a formula, in which “x” begins an XOR clause and is no part of a literal
 *
 * What a text is read as.
 */
typedef enum
{
  SAT_TIDY_ANSWER,
  SAT_TIDY_FORMULA,
} SatTidyKind;

char *sat_tidy (SatTidyKind kind, const char *text, gsize length, gsize *tidied_length);

G_END_DECLS
