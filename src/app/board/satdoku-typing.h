/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Symbols of several characters, typed one character after the other. */

#pragma once

#include <sudoku-symbols.h>

G_BEGIN_DECLS

/* Longer than any symbol. */
#define SATDOKU_TYPING_MAX 31

typedef struct
{
  const SudokuSymbols *symbols;
  guint side;
  char text[SATDOKU_TYPING_MAX + 1]; /* what waits for more; "" = nothing */
} SatdokuTyping;

typedef enum
{
  SATDOKU_TYPED_NOTHING, /* the character begins no symbol */
  SATDOKU_TYPED_PART,    /* there may come more */
  SATDOKU_TYPED_VALUE,
} SatdokuTyped;

void satdoku_typing_init (SatdokuTyping *self, const SudokuSymbols *symbols, guint side);
gboolean satdoku_typing_is_pending (const SatdokuTyping *self);
SatdokuTyped satdoku_typing_push (SatdokuTyping *self, gunichar character, guint *value);
gboolean satdoku_typing_accepts (const SatdokuTyping *self, gunichar character);
guint satdoku_typing_commit (SatdokuTyping *self);
void satdoku_typing_cancel (SatdokuTyping *self);

G_END_DECLS
