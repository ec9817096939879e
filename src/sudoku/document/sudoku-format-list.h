/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of formats. To add one is to write its file, sudoku-format-NAME.c with the one row
 * sudoku_format_NAME, and to name it here and in meson.build. Those that can be read come first; of
 * formats with equal confidence the first one is chosen. */

#pragma once

#include "sudoku-format-kind.h"

G_BEGIN_DECLS

/**
 * SUDOKU_FORMAT_LIST:
 * @FORMAT: a macro that gets the name of each format
 *
 * The formats.
 */
#define SUDOKU_FORMAT_LIST(FORMAT) \
  FORMAT (line)                    \
  FORMAT (rows)                    \
  FORMAT (grid)                    \
  FORMAT (frame)                   \
  FORMAT (original)                \
  FORMAT (sdk)                     \
  FORMAT (size_symbols)            \
  FORMAT (commas)                  \
  FORMAT (killer)                  \
  FORMAT (satdoku)                 \
  FORMAT (cnf)                     \
  FORMAT (table)                   \
  FORMAT (latex)                   \
  FORMAT (lists)                   \
  FORMAT (dzn)                     \
  FORMAT (html)                    \
  FORMAT (csv)                     \
  FORMAT (link)                    \
  FORMAT (link_sudokuexchange)     \
  FORMAT (link_sudoku_coach)       \
  FORMAT (f_puzzles)               \
  FORMAT (f_puzzles_link)          \
  FORMAT (sudokupad)               \
  FORMAT (candidates)              \
  FORMAT (candidate_line)          \
  FORMAT (ss)                      \
  FORMAT (sdx)                     \
  FORMAT (hodoku)                  \
  FORMAT (opensudoku)              \
  FORMAT (gnome_sudoku)            \
  FORMAT (gnome_sudoku_2)          \
  FORMAT (ksudoku)                 \
  FORMAT (sgt_id)                  \
  FORMAT (sgt_save)                \
  FORMAT (sumocue)                 \
  FORMAT (answer)                  \
  FORMAT (hsol)

/**
 * SUDOKU_FORMAT_DECLARE:
 * @name: a format
 *
 * Declares its row.
 */
#define SUDOKU_FORMAT_DECLARE(name) extern const SudokuFormat sudoku_format_##name;
SUDOKU_FORMAT_LIST (SUDOKU_FORMAT_DECLARE)
#undef SUDOKU_FORMAT_DECLARE

G_END_DECLS
