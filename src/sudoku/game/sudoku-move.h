/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A move: changes of cells, links and branches, and perhaps of the rules, that are done and undone
 * together. */

#pragma once

#include "sudoku-scanner.h"
#include "sudoku-state.h"

G_BEGIN_DECLS

/**
 * SudokuMoveChangeKind:
 * @SUDOKU_CHANGE_VALUE: its value and origin; before and after are packed as sudoku_change_value()
 *   does
 * @SUDOKU_CHANGE_CORNER: before and after are the value of the mark, or 0 where it is not set
 * @SUDOKU_CHANGE_CENTRE: likewise
 * @SUDOKU_CHANGE_COLOUR: before and after are colours
 * @SUDOKU_CHANGE_CANDIDATE: the colour of a candidate; before and after are packed as
 *   sudoku_change_candidate() does
 *
 * What a move changes in a cell.
 */
typedef enum
{
  SUDOKU_CHANGE_VALUE,
  SUDOKU_CHANGE_CORNER,
  SUDOKU_CHANGE_CENTRE,
  SUDOKU_CHANGE_COLOUR,
  SUDOKU_CHANGE_CANDIDATE,
} SudokuMoveChangeKind;

/**
 * SudokuMoveChange:
 * @cell: the cell, from 0
 * @kind: SudokuMoveChangeKind
 * @before: the old value
 * @after: the new value
 *
 * One change of one cell.
 */
typedef struct
{
  guint16 cell;
  guint16 kind;
  guint16 before;
  guint16 after;
} SudokuMoveChange;

/**
 * SudokuLinkChange:
 * @from: a candidate
 * @to: another one
 * @before: their old link
 * @after: their new link
 *
 * A change of one link.
 */
typedef struct
{
  SudokuSpot from;
  SudokuSpot to;
  SudokuTie before;
  SudokuTie after;
} SudokuLinkChange;

/**
 * SudokuMove:
 * @rules_before: (nullable): the shape with the old rules
 * @rules_after: (nullable): the shape with the new rules; %NULL when the rules stay, or only items
 *   change
 * @items_removed: (nullable) (element-type SudokuRule): when only items change, those that go
 * @items_added: (nullable) (element-type SudokuRule): those that come; %NULL with @items_removed
 * @links: (nullable): the changes of links
 * @n_links: number of changes of links
 * @branches: (nullable) (element-type SudokuBranchChange): the changes of branches
 * @n_changes: number of changes of cells; there is at least one change of any kind
 * @changes: the changes of cells in the order in which they are done
 *
 * Changes of cells, links and branches, and perhaps of the rules, that are done and undone
 * together.
 */
typedef struct
{
  SudokuGeometry *rules_before;
  SudokuGeometry *rules_after;
  GPtrArray *items_removed;
  GPtrArray *items_added;
  SudokuLinkChange *links;
  gsize n_links;
  GArray *branches;
  gsize n_changes;
  SudokuMoveChange changes[];
} SudokuMove;

guint16 sudoku_change_value (guint value, SudokuOrigin origin);
guint sudoku_change_get_number (guint16 packed);
SudokuOrigin sudoku_change_get_origin (guint16 packed);
guint16 sudoku_change_candidate (guint value, guint colour);

SudokuMove *sudoku_move_new (const SudokuMoveChange *changes, gsize n_changes);
SudokuMove *sudoku_move_new_with_rules (SudokuGeometry *before,
                                        SudokuGeometry *after,
                                        const SudokuMoveChange *changes,
                                        gsize n_changes);
SudokuMove *sudoku_move_new_with_branches (SudokuGeometry *before,
                                           SudokuGeometry *after,
                                           const GArray *changes,
                                           const GArray *links,
                                           GArray *branches);
SudokuMove *sudoku_move_new_between (const SudokuState *from, const SudokuState *to);
void sudoku_move_free (SudokuMove *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuMove, sudoku_move_free)

gboolean sudoku_move_changes_rules (const SudokuMove *self);
gboolean sudoku_move_changes_items (const SudokuMove *self);
gboolean sudoku_move_has_answers (const SudokuMove *self);
gboolean sudoku_move_has_colouring (const SudokuMove *self);
gboolean sudoku_move_has_branches (const SudokuMove *self);
gboolean sudoku_move_apply (const SudokuMove *self, SudokuState *state);
gboolean sudoku_move_revert (const SudokuMove *self, SudokuState *state);
GArray *sudoku_move_get_cells (const SudokuMove *self);

/* The text form. */
void sudoku_move_write (const SudokuMove *self, guint side, GString *string);
void sudoku_move_write_changes (const SudokuMove *self, guint side, GString *string);
SudokuMove *sudoku_move_read (SudokuScanner *scanner, guint side, GError **error);

G_END_DECLS
