/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <sudoku-pattern.h>

SudokuPattern *cli_pattern_load (const char *path, GCancellable *cancellable, GError **error);
