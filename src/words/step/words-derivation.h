/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What follows from a supposition by the truths of a certificate, one after another, without
 * further cases. */

#pragma once

#include "words-telling.h"

G_BEGIN_DECLS

/**
 * WordsDerived:
 * @truth: the truth, or the first cell of a set
 * @units: (element-type guint): which of the different truths of the certificate it is about
 * @n_cells: how many cells a set has; 0: it is no set
 * @hidden: whether the set is one of numbers, which have as many places
 * @left: (element-type guint32): the candidates that are left
 * @all: (element-type guint32): the candidates that there were
 * @needed: whether the goal follows from it
 *
 * What is left of a truth; or of cells of a house, which have only as many numbers left, so that
 * each of these is in one of them.
 */
typedef struct
{
  guint truth;
  GArray *units;
  guint n_cells;
  gboolean hidden;
  GArray *left;
  GArray *all;
  gboolean needed;
} WordsDerived;

/**
 * WordsDerivation:
 *
 * A supposition, and what follows from it.
 */
typedef struct _WordsDerivation WordsDerivation;

WordsDerivation *words_derivation_new (WordsTelling *telling);
void words_derivation_free (WordsDerivation *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WordsDerivation, words_derivation_free)

void words_derivation_suppose (WordsDerivation *self, guint32 candidate);
void words_derivation_suppose_none (WordsDerivation *self, const GArray *candidates);
gboolean words_derivation_reach_conclusions (WordsDerivation *self);
GArray *words_derivation_reach_other (WordsDerivation *self);
GArray *words_derivation_list_causes (const WordsDerivation *self, guint conclusion);
SudokuSet words_derivation_get_gone (const WordsTelling *telling, const WordsDerived *derived);
guint words_derivation_count_needed (const WordsDerivation *self);
const WordsDerived *words_derivation_get_needed (const WordsDerivation *self, guint number);
void words_derivation_say (const WordsDerivation *self, guint depth);

G_END_DECLS
