/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SATDOKU_TYPE_SCROLL_BIN (satdoku_scroll_bin_get_type ())
/**
 * SatdokuScrollBin:
 *
 * What is as high as its content where there is room, and scrolls it where there isn't, down to a
 * few lines.
 *
 * Properties: `content`, `scrolls`.
 */
G_DECLARE_FINAL_TYPE (SatdokuScrollBin, satdoku_scroll_bin, SATDOKU, SCROLL_BIN, AdwBin)

void satdoku_scroll_bin_to_top (SatdokuScrollBin *self);
