/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A candidate: a cell and a value, as a variable of a formula means it. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuCandidate:
 * @cell: a cell, from 0
 * @value: a value, counted from 0 like places
 *
 * A candidate: a cell and a value.
 */
typedef struct
{
  guint16 cell;
  guint8 value;
} SudokuCandidate;

G_END_DECLS
