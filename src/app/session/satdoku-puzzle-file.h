/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-contents.h>

/**
 * SATDOKU_PUZZLES_MAX:
 *
 * A collection has at most so many puzzles.
 */
#define SATDOKU_PUZZLES_MAX 10000000u

/**
 * SatdokuPuzzleFile:
 *
 * The puzzles of a collection. Only those that are looked at are in memory. It never changes, and
 * may be used in several threads.
 */
typedef struct _SatdokuPuzzleFile SatdokuPuzzleFile;

/**
 * SatdokuPuzzleCount:
 * @n_puzzles: how many were read
 * @n_bad: how many could not be read
 * @first_bad: (nullable): why the first of these could not be read
 * @is_cut: there are more puzzles than were read
 *
 * What was found in a text of many puzzles.
 */
typedef struct
{
  guint n_puzzles;
  guint n_bad;
  GError *first_bad;
  gboolean is_cut;
} SatdokuPuzzleCount;

void satdoku_puzzle_count_free (SatdokuPuzzleCount *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuPuzzleCount, satdoku_puzzle_count_free)

SatdokuPuzzleCount *satdoku_puzzle_file_write (const char *path,
                                               const char *name,
                                               const SudokuContents *contents,
                                               guint max,
                                               const SudokuTask *task,
                                               GError **error);

SatdokuPuzzleFile *
satdoku_puzzle_file_new (const char *path, GCancellable *cancellable, GError **error);
SatdokuPuzzleFile *satdoku_puzzle_file_ref (SatdokuPuzzleFile *self);
void satdoku_puzzle_file_unref (SatdokuPuzzleFile *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuPuzzleFile, satdoku_puzzle_file_unref)

const char *satdoku_puzzle_file_get_name (const SatdokuPuzzleFile *self);
guint satdoku_puzzle_file_get_n_puzzles (const SatdokuPuzzleFile *self);
gboolean satdoku_puzzle_file_has_names (const SatdokuPuzzleFile *self);
guint satdoku_puzzle_file_get_n_folders (const SatdokuPuzzleFile *self);
const char *satdoku_puzzle_file_get_folder (const SatdokuPuzzleFile *self,
                                            guint folder,
                                            guint *first,
                                            guint *n_puzzles);
const char *satdoku_puzzle_file_find_folder (const SatdokuPuzzleFile *self, guint i);
guint satdoku_puzzle_file_get_n_givens (const SatdokuPuzzleFile *self, guint i);
SudokuDocument *
satdoku_puzzle_file_read (const SatdokuPuzzleFile *self, guint i, char **name, GError **error);

/**
 * SatdokuPuzzleNameFunc:
 * @i: of a puzzle
 * @name: what it is called, which may be empty
 * @user_data: what was given with the function
 *
 * Is told what a puzzle is called.
 */
typedef void (*SatdokuPuzzleNameFunc) (guint i, const char *name, gpointer user_data);

gboolean satdoku_puzzle_file_list_names (const SatdokuPuzzleFile *self,
                                         GCancellable *cancellable,
                                         SatdokuPuzzleNameFunc function,
                                         gpointer user_data,
                                         GError **error);
