/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The boards that one practises on: see the top of satdoku-exercise-boards.c. */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-geometry.h>
#include <sudoku-types.h>

GListModel *satdoku_exercise_boards_list_names (void);
SudokuGeometry *satdoku_exercise_boards_create (guint number,
                                                guint64 seed,
                                                const SudokuTask *task,
                                                GError **error);
