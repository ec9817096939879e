/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The compression of texts in links. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SUDOKU_LZ_UNPACKED_MAX:
 *
 * The most UTF-16 units of a compressed text: unpacking can square the length.
 */
#define SUDOKU_LZ_UNPACKED_MAX (4u << 20)

char *sudoku_lz_pack (const char *text);
char *sudoku_lz_unpack (const char *packed, gsize length);

G_END_DECLS
