/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saving pictures: see the top of satdoku-picture-save.c. */

#pragma once

#include "satdoku-figure.h"
#include "satdoku-messages.h"
#include "satdoku-worker.h"
#include "sudoku-state.h"
#include "sudoku-symbols.h"

void satdoku_picture_save (SatdokuWorker *worker,
                           SatdokuMessages *messages,
                           GFile *file,
                           const SudokuState *state,
                           const SudokuSymbols *symbols,
                           SatdokuFigure *figure,
                           GCancellable *cancellable);
void satdoku_picture_save_bytes (SatdokuMessages *messages, GFile *file, GBytes *bytes);
