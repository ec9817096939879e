/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names of houses, cells and truths for programs. */

#pragma once

#include <sudoku-links.h>

void cli_place_append_cell (GString *text, const SudokuLinks *links, guint cell);
void cli_place_append_house (GString *text, const SudokuLinks *links, guint house);
void cli_place_append_truth (GString *text, const SudokuLinks *links, guint truth);
