/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Some truths of a position and what is left of them, numbered anew. */

#pragma once

#include "sudoku-links.h"
#include "sudoku-position.h"

G_BEGIN_DECLS

/* The number of whatever takes no part. */
#define SUDOKU_LOCAL_NONE G_MAXUINT32

/**
 * SudokuLocalLinks:
 * @n_candidates: how many candidates take part
 * @n_truths: how many truths take part
 * @candidates: by number: the candidates, as #SudokuLinks has them
 * @numbers: by candidate of #SudokuLinks: its number here, or `SUDOKU_LOCAL_NONE`
 * @truths: by number: the truths, as #SudokuLinks has them
 * @truth_numbers: by truth of #SudokuLinks: its number here, or `SUDOKU_LOCAL_NONE`
 * @first_member: by truth, and one more: where its candidates begin in @members
 * @members: the candidates of one truth after the other
 * @first_truth: by candidate, and one more: where its truths begin in @truths_of
 * @truths_of: the truths of one candidate after the other
 * @first_conflict: by candidate, and one more: where its conflicts begin in @conflicts
 * @conflicts: what one candidate after the other excludes
 * @links: private: whose memory budget is used
 * @n_bytes: private: how much of it
 *
 * Candidates and truths numbered from 0 without gaps, so that propagation walks through tables
 * without irrelevant entries. Callers only read it; all tables except @numbers and @truth_numbers
 * use the numbers here.
 */
typedef struct
{
  guint n_candidates;
  guint n_truths;
  guint32 *candidates;
  guint32 *numbers;
  guint32 *truths;
  guint32 *truth_numbers;
  guint32 *first_member;
  guint32 *members;
  guint32 *first_truth;
  guint32 *truths_of;
  guint32 *first_conflict;
  guint32 *conflicts;
  SudokuLinks *links;
  guint64 n_bytes;
} SudokuLocalLinks;

SudokuLocalLinks *sudoku_local_links_new (SudokuLinks *links,
                                          const SudokuPosition *position,
                                          const GArray *candidates,
                                          const GArray *truths);
void sudoku_local_links_free (SudokuLocalLinks *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuLocalLinks, sudoku_local_links_free)

G_END_DECLS
