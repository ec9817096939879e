/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-formula-source.h"

/**
 * SatdokuFilterField:
 * @SATDOKU_FILTER_FAMILY: 1 + the index of a family in the formula
 * @SATDOKU_FILTER_ROW: a row, from 1
 * @SATDOKU_FILTER_COLUMN: a column, from 1
 * @SATDOKU_FILTER_VALUE: a value, from 1
 * @SATDOKU_FILTER_SIGN: %SATDOKU_SIGN_POSITIVE or %SATDOKU_SIGN_NEGATIVE
 * @SATDOKU_FILTER_VARIABLE: a variable, the first of those that are asked for
 * @SATDOKU_FILTER_CELLS: how many cells; satdoku_filter_set_cells() says which
 * @SATDOKU_N_FILTER_FIELDS: how many fields there are
 *
 * What a filter of clauses asks for, field by field, as controls and sentences need it. In all
 * fields 0 is “any”.
 */
typedef enum
{
  SATDOKU_FILTER_FAMILY,
  SATDOKU_FILTER_ROW,
  SATDOKU_FILTER_COLUMN,
  SATDOKU_FILTER_VALUE,
  SATDOKU_FILTER_SIGN,
  SATDOKU_FILTER_VARIABLE,
  SATDOKU_FILTER_CELLS,
  SATDOKU_N_FILTER_FIELDS
} SatdokuFilterField;

#define SATDOKU_SIGN_POSITIVE 1
#define SATDOKU_SIGN_NEGATIVE 2

/* In all fields, 0 is "any". */
guint satdoku_filter_get (const SudokuFilter *self, SatdokuFilterField field);
void satdoku_filter_set (SudokuFilter *self, SatdokuFilterField field, guint choice);
void satdoku_filter_set_cells (SudokuFilter *self, guint side, const guint *cells, gsize n_cells);
gboolean satdoku_filter_equal (const SudokuFilter *a, const SudokuFilter *b);
gboolean satdoku_filter_is_empty (const SudokuFilter *self);
void satdoku_filter_adapt (SudokuFilter *self,
                           SatdokuFormulaSource *before,
                           SatdokuFormulaSource *source);
gboolean satdoku_filter_parse_literals (SudokuFilter *self, const char *text, char **why);
char *satdoku_filter_format_literals (const SudokuFilter *self, WordsNotation notation);
char *satdoku_filter_describe (const SudokuFilter *self,
                               SatdokuFilterField field,
                               SatdokuFormulaSource *source,
                               WordsNotation notation);
