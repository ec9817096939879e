/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which candidates exclude each other, and of which exactly one is true. */

#pragma once

#include "sudoku-geometry.h"
#include "sudoku-task-run.h"

G_BEGIN_DECLS

/**
 * SudokuLinks:
 *
 * What the rules of a shape say about its candidates: the truths, of whose candidates exactly one
 * is true, and the conflicts between two candidates that can't both be true. A candidate is cell ×
 * N + value − 1. Truths have the numbers that #SudokuCandidates gives them. Conflicts are computed
 * when they are first asked for, so an object belongs to one thread at a time.
 */
typedef struct _SudokuLinks SudokuLinks;

SudokuLinks *sudoku_links_new (SudokuGeometry *geometry);
SudokuLinks *sudoku_links_ref (SudokuLinks *self);
void sudoku_links_unref (SudokuLinks *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuLinks, sudoku_links_unref)

void sudoku_links_obey (SudokuLinks *self, const SudokuTaskRun *work);
const SudokuTaskRun *sudoku_links_get_work (const SudokuLinks *self);
gboolean sudoku_links_should_stop (const SudokuLinks *self);
gboolean sudoku_links_take_memory (SudokuLinks *self, guint64 n_bytes);
void sudoku_links_give_back (SudokuLinks *self, guint64 n_bytes);
gboolean sudoku_links_has_room (SudokuLinks *self, guint64 n_bytes);
gboolean sudoku_links_check_memory (const SudokuLinks *self, GError **error);

SudokuGeometry *sudoku_links_get_geometry (const SudokuLinks *self);
guint sudoku_links_get_side (const SudokuLinks *self);
guint sudoku_links_get_n_candidates (const SudokuLinks *self);
guint sudoku_links_get_n_truths (const SudokuLinks *self);

guint sudoku_links_get_house_truth (const SudokuLinks *self, guint house, guint value);
guint sudoku_links_get_cell_truth (const SudokuLinks *self, guint cell);
const guint32 *sudoku_links_get_candidates (const SudokuLinks *self, guint truth);
const guint32 *sudoku_links_get_truths (const SudokuLinks *self, guint candidate, guint *n_truths);

gboolean sudoku_links_conflict (const SudokuLinks *self, guint candidate, guint other);
const guint32 *
sudoku_links_get_conflicts (SudokuLinks *self, guint candidate, guint *n_conflicts);

G_END_DECLS
