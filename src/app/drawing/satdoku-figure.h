/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-board-layout.h"
#include "satdoku-painter.h"
#include "satdoku-ray.h"

/**
 * SatdokuNoteKind:
 * @SATDOKU_NOTE_PATTERN: of the pattern: a pale disc
 * @SATDOKU_NOTE_ON: true in the case that is looked at: a filled disc
 * @SATDOKU_NOTE_OFF: false there: a thin stroke
 * @SATDOKU_NOTE_FIN: outside of what the pattern covers: a diamond
 * @SATDOKU_NOTE_SECOND: of a second set: a square
 * @SATDOKU_NOTE_THIRD: of a third set: a triangle
 * @SATDOKU_NOTE_PLACED: concluded to be true: a thick ring
 * @SATDOKU_NOTE_REMOVED: concluded to be false: a thick stroke
 *
 * What a candidate is, each with a shape of its own.
 */
typedef enum
{
  SATDOKU_NOTE_PATTERN,
  SATDOKU_NOTE_ON,
  SATDOKU_NOTE_OFF,
  SATDOKU_NOTE_FIN,
  SATDOKU_NOTE_SECOND,
  SATDOKU_NOTE_THIRD,
  SATDOKU_NOTE_PLACED,
  SATDOKU_NOTE_REMOVED,
} SatdokuNoteKind;

/**
 * SatdokuNote:
 * @cell: a cell
 * @value: 1…side
 * @kind: what is said of that value there
 * @number: its place in the order of the words; 0: in none
 *
 * A candidate that is drawn.
 */
typedef struct
{
  guint cell;
  guint value;
  SatdokuNoteKind kind;
  guint number;
} SatdokuNote;

/**
 * SatdokuFigureColours:
 * @ground: of an empty cell
 * @text: of what is written
 * @strip: of outlines and their numbers
 * @pattern: of candidates that are true or of the pattern
 * @on_pattern: of what is written on that
 * @removed: of what is removed
 * @second: of the second set
 * @third: of the third set
 *
 * The colours of a figure. Shapes say the same without them.
 */
typedef struct
{
  GdkRGBA ground;
  GdkRGBA text;
  GdkRGBA strip;
  GdkRGBA pattern;
  GdkRGBA on_pattern;
  GdkRGBA removed;
  GdkRGBA second;
  GdkRGBA third;
} SatdokuFigureColours;

/**
 * SatdokuFigure:
 *
 * What is drawn over a board: outlines of cells with numbers, candidates with what is said of
 * them, and lines from numbers to what they exclude. The code that makes it fills it; it does not
 * change once it is shown.
 */
typedef struct _SatdokuFigure SatdokuFigure;

#define SATDOKU_TYPE_FIGURE (satdoku_figure_get_type ())
GType satdoku_figure_get_type (void) G_GNUC_CONST;

SatdokuFigure *satdoku_figure_new (guint side);
SatdokuFigure *satdoku_figure_ref (SatdokuFigure *self);
void satdoku_figure_unref (SatdokuFigure *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuFigure, satdoku_figure_unref)

void satdoku_figure_add_outline (SatdokuFigure *self, const guint *cells, gsize n_cells);
void
satdoku_figure_add_note (SatdokuFigure *self, guint cell, guint value, SatdokuNoteKind kind);
void satdoku_figure_add_badge (SatdokuFigure *self, guint number, guint cell);
void satdoku_figure_add_ray (SatdokuFigure *self, guint from, guint to);

void satdoku_figure_set_zooms (SatdokuFigure *self);
gboolean satdoku_figure_get_zooms (const SatdokuFigure *self);

guint satdoku_figure_get_side (const SatdokuFigure *self);
guint satdoku_figure_get_n_outlines (const SatdokuFigure *self);
guint satdoku_figure_get_n_badges (const SatdokuFigure *self);
const SatdokuNote *satdoku_figure_get_notes (const SatdokuFigure *self, guint *n_notes);
const SatdokuRay *satdoku_figure_get_rays (const SatdokuFigure *self, guint *n_rays);
SudokuSet satdoku_figure_get_values (const SatdokuFigure *self, guint cell);
void satdoku_figure_get_extent (const SatdokuFigure *self,
                                guint *row,
                                guint *end_row,
                                guint *column,
                                guint *end_column);

void satdoku_figure_draw (const SatdokuFigure *self,
                          cairo_t *cr,
                          const SatdokuBoardPattern *pattern,
                          const SatdokuBoardLayout *layout,
                          SatdokuPainter *painter,
                          const SatdokuFigureColours *colours);
