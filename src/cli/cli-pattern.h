/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <sudoku-pattern.h>

G_BEGIN_DECLS

SudokuPattern *cli_pattern_load (const char *path, GCancellable *cancellable, GError **error);

G_END_DECLS
