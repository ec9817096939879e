/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <sudoku-generate.h>
#include <sudoku-level-offer.h>

#define SATDOKU_NEW_SIDE_MIN 2
#define SATDOKU_NEW_SIDE_MAX 36
/* Larger jigsaws take too long. */
#define SATDOKU_NEW_JIGSAW_MAX 16
/* Swaps of cells between regions, for each cell: clearly irregular, and rarely without a grid. */
#define SATDOKU_NEW_WILDNESS 1.5
#define SATDOKU_NEW_PATTERN_BYTES (SATDOKU_NEW_SIDE_MAX * SATDOKU_NEW_SIDE_MAX / 8)

/**
 * SatdokuNewOptions:
 * @side: N
 * @box_rows: 0: no boxes
 * @box_columns: likewise
 * @jigsaw: random regions in the place of the boxes
 * @rules: further rules: the indices of their kinds
 * @unique: whether it has exactly one solution
 * @symmetry: (nullable): none
 * @n_givens: 0: as many as go with the level; without one as few as possible
 * @fewest: whether there are as few as possible also when it has a level
 * @strategy: (nullable): how it is made sparse, when it has one solution; %NULL: the usual one
 * @has_pattern: whether givens may stand in some cells only
 * @pattern: these cells, when @has_pattern: a bit for each; the rest is 0
 * @level: how hard it is for people, if anything; see satdoku_new_options_get_level()
 * @by_level: whether the level says how hard it is; otherwise @difficulty, @demand and @strategy do
 * @difficulty: how hard it is, when it has one solution; `SUDOKU_DIFFICULTY_UNKNOWN`: any
 * @demand: what else it demands of the player, when it has one solution
 * @seed: the same seed makes the same puzzle
 * @seeded: whether the player chose it
 * @empty: whether it is an empty board, for an own puzzle; what it says of the givens means
 *   nothing then
 *
 * What a new puzzle shall be like.
 */
typedef struct
{
  guint side;
  guint box_rows;
  guint box_columns;
  gboolean jigsaw;
  SudokuSet rules;
  gboolean unique;
  const SudokuSymmetry *symmetry;
  guint n_givens;
  gboolean fewest;
  const SudokuStrategy *strategy;
  gboolean has_pattern;
  guint8 pattern[SATDOKU_NEW_PATTERN_BYTES];
  SudokuLevel level;
  gboolean by_level;
  SudokuDifficulty difficulty;
  SudokuDemand demand;
  guint64 seed;
  gboolean seeded;
  gboolean empty;
} SatdokuNewOptions;

void satdoku_new_options_init (SatdokuNewOptions *self);
void satdoku_new_options_set_side (SatdokuNewOptions *self, guint side);
void satdoku_new_options_use_usual_boxes (SatdokuNewOptions *self);
void satdoku_new_options_set_jigsaw (SatdokuNewOptions *self);
gboolean satdoku_new_options_has_rule (const SatdokuNewOptions *self, const SudokuRuleKind *kind);
void satdoku_new_options_set_rule (SatdokuNewOptions *self,
                                   const SudokuRuleKind *kind,
                                   gboolean wanted);
const char *satdoku_new_options_refuse_rule (const SatdokuNewOptions *self,
                                             const SudokuRuleKind *kind);
void satdoku_new_options_set_level (SatdokuNewOptions *self, SudokuLevel level);
SudokuLevel satdoku_new_options_get_level (const SatdokuNewOptions *self);
const char *satdoku_new_options_refuse_level (const SatdokuNewOptions *self, SudokuLevel level);
gboolean satdoku_new_options_get_givens (const SatdokuNewOptions *self,
                                         SudokuLevel level,
                                         guint *least,
                                         guint *most);
const char *satdoku_new_options_refuse_difficulty (const SatdokuNewOptions *self,
                                                   SudokuDifficulty difficulty);
gboolean satdoku_new_options_allow_technique (const SatdokuNewOptions *self,
                                              const SudokuTechnique *technique);
void satdoku_new_options_set_pattern (SatdokuNewOptions *self, const SudokuPattern *pattern);
SudokuPattern *satdoku_new_options_dup_pattern (const SatdokuNewOptions *self);
guint satdoku_new_options_count_places (const SatdokuNewOptions *self);
gboolean satdoku_new_options_check_pattern (const SatdokuNewOptions *self, GError **error);
gboolean satdoku_new_options_check_demand (const SatdokuNewOptions *self, GError **error);
gboolean satdoku_new_options_has_demand (const SatdokuNewOptions *self);
void satdoku_new_options_recall_level (SatdokuNewOptions *self, GSettings *settings);
void satdoku_new_options_load_for_level (SatdokuNewOptions *self,
                                         GSettings *settings,
                                         SudokuLevel level);
char *satdoku_new_options_describe (const SatdokuNewOptions *self);
char *satdoku_new_options_describe_shape (const SatdokuNewOptions *self);
void satdoku_new_options_load (SatdokuNewOptions *self, GSettings *settings);
void satdoku_new_options_save (const SatdokuNewOptions *self, GSettings *settings);
SudokuGeometry *satdoku_new_options_create_geometry (const SatdokuNewOptions *self, GError **error);
void satdoku_new_options_fill (const SatdokuNewOptions *self,
                               SudokuGeometry *geometry,
                               const SudokuPattern *pattern,
                               SudokuGenerateOptions *generate);
SudokuSet satdoku_new_options_get_sampled (const SatdokuNewOptions *self);
double satdoku_new_options_get_time_limit (const SatdokuNewOptions *self);
