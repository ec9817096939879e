/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>
#include <sudoku-game.h>
#include <sudoku-rating.h>

/**
 * SatdokuPathScale:
 * @SATDOKU_PATH_EXPLAINER: in the manner of Sudoku Explainer
 * @SATDOKU_PATH_HODOKU: in the manner of HoDoKu
 * @SATDOKU_N_PATH_SCALES: their number
 *
 * By whose order of techniques a puzzle is solved, and how hard its steps are then.
 */
typedef enum
{
  SATDOKU_PATH_EXPLAINER,
  SATDOKU_PATH_HODOKU,
  SATDOKU_N_PATH_SCALES
} SatdokuPathScale;

#define SATDOKU_TYPE_PATH (satdoku_path_get_type ())
/**
 * SatdokuPath:
 *
 * The path from the givens of a puzzle to its solution, step by step, on each of the scales; or why
 * there is none. It does not change.
 */
typedef struct _SatdokuPath SatdokuPath;

GType satdoku_path_get_type (void);
SatdokuPath *satdoku_path_find (const SudokuGrid *puzzle, const SudokuTask *task, GError **error);
SatdokuPath *satdoku_path_ref (SatdokuPath *self);
void satdoku_path_unref (SatdokuPath *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuPath, satdoku_path_unref)

SudokuLinks *satdoku_path_get_links (const SatdokuPath *self);
SudokuLevel satdoku_path_get_level (const SatdokuPath *self);
guint satdoku_path_get_n_steps (const SatdokuPath *self, SatdokuPathScale scale);
SudokuStep *satdoku_path_get_step (const SatdokuPath *self, SatdokuPathScale scale, guint number);
SudokuStep *satdoku_path_get_hardest (const SatdokuPath *self, SatdokuPathScale scale);
guint
satdoku_path_find_place (const SatdokuPath *self, SatdokuPathScale scale, SudokuGame *game);
SudokuPosition *
satdoku_path_make_position (const SatdokuPath *self, SatdokuPathScale scale, guint number);
SudokuGame *
satdoku_path_make_game (const SatdokuPath *self, SatdokuPathScale scale, guint number);

char *satdoku_path_word_trouble (const SatdokuPath *self, SatdokuPathScale scale);
char *satdoku_path_word_rating (const SatdokuPath *self, SatdokuPathScale scale);
char *satdoku_path_word_weight (const SudokuStep *step, SatdokuPathScale scale);
char *satdoku_path_word_step (const SatdokuPath *self, SatdokuPathScale scale, guint number);
char *satdoku_path_to_text (const SatdokuPath *self, SatdokuPathScale scale);
