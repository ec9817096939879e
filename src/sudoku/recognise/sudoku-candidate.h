/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A candidate: that a cell holds a value. It is what a variable of a formula says. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuCandidate:
 * @cell: a cell, from 0
 * @value: a value, from 0, as places count
 *
 * That a cell holds a value.
 */
typedef struct
{
  guint16 cell;
  guint8 value;
} SudokuCandidate;

G_END_DECLS
