/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The variants of a new puzzle that are one click away. */

#pragma once

#include <gdk/gdk.h>

#include "satdoku-new-options.h"

guint satdoku_new_variants_count (void);
guint satdoku_new_variants_count_plain (void);
const char *satdoku_new_variants_get_name (guint variant);
GdkPaintable *satdoku_new_variants_make_picture (guint variant);
const char *satdoku_new_variants_refuse (const SatdokuNewOptions *options, guint variant);
void satdoku_new_variants_choose (SatdokuNewOptions *options, guint variant);
guint satdoku_new_variants_find (const SatdokuNewOptions *options);
