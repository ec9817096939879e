/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is beside the grids of lists and objects, and may be a rule. */

#pragma once

#include "sudoku-document.h"

G_BEGIN_DECLS

/**
 * SudokuListOmissions:
 *
 * What the lists of a text have besides grids.
 */
typedef struct _SudokuListOmissions SudokuListOmissions;

SudokuListOmissions *sudoku_list_omissions_new (const char *text,
                                                gsize length,
                                                GPtrArray *found,
                                                const GArray *solutions);
void sudoku_list_omissions_free (SudokuListOmissions *self);
gboolean sudoku_list_omissions_find_boxes (const SudokuListOmissions *self,
                                           gsize place,
                                           guint side,
                                           guint *box_rows,
                                           guint *box_columns);
void
sudoku_list_omissions_add (SudokuListOmissions *self, gsize place, SudokuDocument *document);
SatIssue *sudoku_list_omissions_find_rule (const char *name,
                                           gsize name_length,
                                           const char *value,
                                           gsize value_length);
SatIssue *sudoku_list_omissions_find_kind (const char *name,
                                           gsize name_length,
                                           const char *value,
                                           gsize value_length);
void sudoku_list_omissions_collect (GPtrArray *issues, SatIssue *issue);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuListOmissions, sudoku_list_omissions_free)

G_END_DECLS
