/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <sudoku-demand.h>
#include <sudoku-format.h>
#include <sudoku-level.h>

#include "satdoku-seal.h"

/**
 * SatdokuGameOrigin:
 * @SATDOKU_GAME_UNKNOWN: of an earlier version of the program
 * @SATDOKU_GAME_MADE: made by the program
 * @SATDOKU_GAME_PASTED: pasted or dropped
 * @SATDOKU_GAME_OPENED: from a file
 * @SATDOKU_GAME_TYPED: typed in by the player
 * @SATDOKU_GAME_FETCHED: from the web
 * @SATDOKU_N_GAME_ORIGINS: how many there are
 *
 * How a puzzle came into the window.
 */
typedef enum
{
  SATDOKU_GAME_UNKNOWN,
  SATDOKU_GAME_MADE,
  SATDOKU_GAME_PASTED,
  SATDOKU_GAME_OPENED,
  SATDOKU_GAME_TYPED,
  SATDOKU_GAME_FETCHED,
  SATDOKU_N_GAME_ORIGINS
} SatdokuGameOrigin;

/**
 * SatdokuGameNotes:
 * @origin: how the puzzle came into the window
 * @title: (nullable): what it is called
 * @file: (nullable): where the game is saved, or came from
 * @format: (nullable): in which it is saved there; %NULL: it only came from there
 * @etag: (nullable): of the file as it was last read or written
 * @pinned: whether it is never removed to make room for others
 * @collection: (nullable): the key of the collection that the puzzle is from
 * @puzzle: which puzzle of it, from 0
 * @demand: what the puzzle was made to demand, if anything
 * @demanding: the seal of the givens of which @demand is true
 * @level: how hard the puzzle is, as far as it is known; see satdoku_game_notes_get_level()
 * @levelled: the seal of the givens and rules of which @level is true
 * @day: of which day it is the puzzle; see satdoku_game_notes_get_day()
 * @dated: the seal of the givens and rules of which @day is true
 * @begun: when the record was written that the game was begun, in seconds since 1970, UTC; 0: none
 *   was
 * @watched: whether the game knows all numbers that were put into it, as it was begun by a version
 *   of the program that remembers them
 *
 * What is known of a stored game beside its moves.
 */
typedef struct
{
  SatdokuGameOrigin origin;
  char *title;
  GFile *file;
  const SudokuFormat *format;
  char *etag;
  gboolean pinned;
  char *collection;
  guint puzzle;
  SudokuDemand demand;
  SatdokuSeal demanding;
  SudokuLevel level;
  SatdokuSeal levelled;
  guint day;
  SatdokuSeal dated;
  gint64 begun;
  gboolean watched;
} SatdokuGameNotes;

#define SATDOKU_TYPE_GAME_NOTES (satdoku_game_notes_get_type ())
GType satdoku_game_notes_get_type (void) G_GNUC_CONST;

SatdokuGameNotes *satdoku_game_notes_copy (const SatdokuGameNotes *self);
void satdoku_game_notes_free (SatdokuGameNotes *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuGameNotes, satdoku_game_notes_free)

void satdoku_game_notes_set_file (SatdokuGameNotes *self,
                                  GFile *file,
                                  const SudokuFormat *format,
                                  const char *etag);
void satdoku_game_notes_set_puzzle (SatdokuGameNotes *self, const char *collection, guint puzzle);
void satdoku_game_notes_set_demand (SatdokuGameNotes *self,
                                    const SudokuDemand *demand,
                                    const SudokuGrid *puzzle);
void satdoku_game_notes_set_level (SatdokuGameNotes *self,
                                   SudokuLevel level,
                                   const SudokuGrid *puzzle);
SudokuLevel satdoku_game_notes_get_level (const SatdokuGameNotes *self, const SudokuGrid *grid);
void satdoku_game_notes_set_day (SatdokuGameNotes *self, guint day, const SudokuGrid *puzzle);
guint satdoku_game_notes_get_day (const SatdokuGameNotes *self, const SudokuGrid *grid);
char *satdoku_game_notes_name_kind (const SatdokuGameNotes *self,
                                    const SudokuGrid *grid,
                                    gboolean whole);
char *satdoku_game_notes_name_shape (const SatdokuGameNotes *self,
                                     const SudokuGrid *grid,
                                     gboolean whole);
void satdoku_game_notes_write (const SatdokuGameNotes *self, GPtrArray *lines);
gboolean satdoku_game_notes_read (SatdokuGameNotes *self, const char *line);
