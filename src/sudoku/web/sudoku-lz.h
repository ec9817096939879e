/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The compression of texts in links. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SUDOKU_LZ_UNPACKED_MAX:
 *
 * UTF-16 units that a compressed text may have: what comes out can grow with the square of what
 * goes in.
 */
#define SUDOKU_LZ_UNPACKED_MAX (4u << 20)

char *sudoku_lz_pack (const char *text);
char *sudoku_lz_unpack (const char *packed, gsize length);

G_END_DECLS
