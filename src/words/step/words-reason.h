/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences of an explanation. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * WordsExclusion:
 * @cell: a cell with a number
 * @excluded: a cell that can't have the number because of it; @cell itself where the number only
 *   excludes that another cell has it, too
 *
 * A line of sight from a number to a cell.
 */
typedef struct
{
  guint cell;
  guint excluded;
} WordsExclusion;

/**
 * WordsReason:
 * @text: (owned): a sentence
 * @depth: how many cases it is nested in
 * @cells: (element-type guint): the cells that it speaks of
 * @candidates: (element-type guint32): the candidates that it speaks of
 * @houses: (element-type guint): the houses that it speaks of
 * @exclusions: (element-type WordsExclusion): what numbers exclude in it
 *
 * A sentence of an explanation, and what a board lights with it: what the sentence names, and what
 * it counts or refers to.
 */
typedef struct
{
  char *text;
  guint depth;
  GArray *cells;
  GArray *candidates;
  GArray *houses;
  GArray *exclusions;
} WordsReason;

WordsReason *words_reason_new (void);
void words_reason_free (WordsReason *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WordsReason, words_reason_free)

G_END_DECLS
