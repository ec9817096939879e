/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One line of a text, and the ways to read cells in it. */

#pragma once

#include "sudoku-signs.h"

G_BEGIN_DECLS

/* What a line is. */
typedef enum
{
  LAYOUT_BLANK,
  LAYOUT_COMMENT,
  LAYOUT_RULE,
  LAYOUT_HOLES, /* nothing but “-” or “*”: a rule or empty cells */
  LAYOUT_BARS,  /* bars and blanks: a row of blank cells, or nothing */
  LAYOUT_TEXT,
} LayoutKind;

typedef struct
{
  const char *start; /* behind signs of quotation */
  const char *end;   /* before blanks */
  LayoutKind kind;
  gboolean heavy; /* a rule of double or thick lines */
} LayoutLine;

/* How cells stand in a line. */
typedef enum
{
  LAYOUT_CHARACTERS,   /* each character is one */
  LAYOUT_WORDS,        /* blanks between them */
  LAYOUT_FIELDS,       /* commas or the like between them, perhaps nothing */
  LAYOUT_CELLS,        /* each between two bars, perhaps blank */
  LAYOUT_CELLS_DOUBLE, /* likewise, two bars are one */
  LAYOUT_PLUS,         /* each character, “+” is an empty one */
  LAYOUT_N_MODES,
} LayoutMode;

/* Where in a line they begin. */
typedef enum
{
  LAYOUT_FROM_START,
  LAYOUT_FROM_LABEL,   /* behind a number, a letter or a bullet */
  LAYOUT_FROM_BRACKET, /* behind the last bracket or the first quotation mark */
  LAYOUT_FROM_BAR,     /* behind words and at the first bar */
  LAYOUT_FROM_GAP,     /* behind words and a gap */
  LAYOUT_N_BEGINNINGS,
} LayoutBeginning;

/* The cells of a line. */
typedef struct
{
  guint n_cells;
  SudokuSign signs[SUDOKU_SIDE_MAX + 1];
  const char *places[SUDOKU_SIDE_MAX + 1];
  guint8 bars[SUDOKU_SIDE_MAX + 2];    /* before the cell: 1: one, 2: a thick one */
  guint8 gaps[SUDOKU_SIDE_MAX + 2];    /* before the cell: how many blanks */
  gboolean stops[SUDOKU_SIDE_MAX + 2]; /* the row may end before the cell */
  gboolean whole;                      /* all of the line are cells */
  gboolean blanks;                     /* there is nothing but blanks between two bars */
  const char *fault;                   /* (nullable): the first word that is none */
  gsize fault_length;
} LayoutRow;

LayoutLine layout_line_look (const char *start, const char *end);
const char *layout_line_begin (const LayoutLine *self, LayoutBeginning beginning, int *label);
void layout_line_read (const LayoutLine *self,
                       const char *start,
                       LayoutMode mode,
                       LayoutRow *row);
gboolean layout_line_is_prose (const LayoutLine *self);
gboolean layout_line_is_head (const LayoutLine *self, guint n_columns);

G_END_DECLS
