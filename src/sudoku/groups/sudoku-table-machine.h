/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The states of a table, layer by layer, without those from which nothing good follows. */

#pragma once

#include "sudoku-table-spec.h"

G_BEGIN_DECLS

/**
 * SUDOKU_MACHINE_NONE:
 *
 * There is no next state.
 */
#define SUDOKU_MACHINE_NONE G_MAXUINT32

/**
 * SudokuMachine:
 * @n_layers: how many inputs are read
 * @n_symbols: what an input may be: 0…@n_symbols − 1
 * @states: (array): n_layers + 1 of them: (element-type int): in ascending order; the first has the
 *   start only, the last those in which it may end
 * @next: (array): n_layers of them: (element-type guint32): by state and symbol the index of the
 *   state in the next layer, or SUDOKU_MACHINE_NONE
 *
 * A machine that reads the values of cells in order, or for each value whether it is there.
 */
typedef struct
{
  guint n_layers;
  guint n_symbols;
  GArray **states;
  GArray **next;
} SudokuMachine;

SudokuMachine *sudoku_machine_new (const SudokuTableSpec *spec, gsize limit);
void sudoku_machine_free (SudokuMachine *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuMachine, sudoku_machine_free)

guint sudoku_machine_get_n_states (const SudokuMachine *self, guint layer);
int sudoku_machine_get_state (const SudokuMachine *self, guint layer, guint index);
guint sudoku_machine_get_next (const SudokuMachine *self, guint layer, guint index, guint symbol);

G_END_DECLS
