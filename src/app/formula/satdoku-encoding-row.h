/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>
#include <sudoku-cnf.h>

#define SATDOKU_TYPE_ENCODING_ROW (satdoku_encoding_row_get_type ())
/**
 * SatdokuEncodingRow:
 *
 * What is known of the formula of a puzzle in one encoding, as a row of a table.
 */
G_DECLARE_FINAL_TYPE (SatdokuEncodingRow, satdoku_encoding_row, SATDOKU, ENCODING_ROW, GObject)

/**
 * SatdokuEncodingFacts:
 * @n_variables: how many variables the formula has
 * @n_clauses: how many clauses
 * @n_bytes: the length of its text
 * @seconds: how long our solver takes; below 0 where that is not known
 * @verdict: what it found
 *
 * What is measured of a formula.
 */
typedef struct
{
  guint64 n_variables;
  guint64 n_clauses;
  guint64 n_bytes;
  double seconds;
  SatStatus verdict;
} SatdokuEncodingFacts;

SatdokuEncodingRow *satdoku_encoding_row_new (const SudokuEncoding *encoding);
const SudokuEncoding *satdoku_encoding_row_get_encoding (SatdokuEncodingRow *self);
const SatdokuEncodingFacts *satdoku_encoding_row_get_facts (SatdokuEncodingRow *self);
void satdoku_encoding_row_set_facts (SatdokuEncodingRow *self, const SatdokuEncodingFacts *facts);
void satdoku_encoding_row_append_text (SatdokuEncodingRow *self, GString *text);
