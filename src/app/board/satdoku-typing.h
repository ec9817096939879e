/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Symbols of several characters, typed one character after the other. */

#pragma once

#include <glib-object.h>
#include <sudoku-symbols.h>

#define SATDOKU_TYPE_TYPING (satdoku_typing_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuTyping, satdoku_typing, SATDOKU, TYPING, GObject)

/**
 * SatdokuTyped:
 * @SATDOKU_TYPED_NOTHING: the character begins no symbol
 * @SATDOKU_TYPED_PART: there may come more
 * @SATDOKU_TYPED_VALUE: a value is complete
 *
 * What came of a typed character.
 */
typedef enum
{
  SATDOKU_TYPED_NOTHING,
  SATDOKU_TYPED_PART,
  SATDOKU_TYPED_VALUE,
} SatdokuTyped;

SatdokuTyping *satdoku_typing_new (void);
void satdoku_typing_set_symbols (SatdokuTyping *self, const SudokuSymbols *symbols, guint side);
gboolean satdoku_typing_has_own_symbols (SatdokuTyping *self);
const char *satdoku_typing_get_pending (SatdokuTyping *self);
SatdokuTyped satdoku_typing_push (SatdokuTyping *self, gunichar character, guint *value);
gboolean satdoku_typing_takes_letters (SatdokuTyping *self);
gboolean satdoku_typing_accepts (SatdokuTyping *self, gunichar character);
guint satdoku_typing_commit (SatdokuTyping *self);
void satdoku_typing_cancel (SatdokuTyping *self);
