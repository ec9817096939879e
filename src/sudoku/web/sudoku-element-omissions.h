/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What surrounds the grids of elements, and may be a rule. */

#pragma once

#include "sudoku-document.h"

G_BEGIN_DECLS

/**
 * SudokuElementOmissions:
 *
 * What the elements of a text have besides grids.
 */
typedef struct _SudokuElementOmissions SudokuElementOmissions;

SudokuElementOmissions *
sudoku_element_omissions_new (const char *text, gsize length, GPtrArray *found);
void sudoku_element_omissions_free (SudokuElementOmissions *self);
void sudoku_element_omissions_add (const SudokuElementOmissions *self,
                                   gsize place,
                                   SudokuDocument *document);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuElementOmissions, sudoku_element_omissions_free)

G_END_DECLS
