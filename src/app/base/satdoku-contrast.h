/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether colours can be told apart. */

#pragma once

#include <gdk/gdk.h>

double satdoku_contrast (const GdkRGBA *a, const GdkRGBA *b);
void satdoku_contrast_mix (const GdkRGBA *a, const GdkRGBA *b, double share, GdkRGBA *mixed);
gboolean satdoku_contrast_make_legible (const GdkRGBA *wanted,
                                        const GdkRGBA *backgrounds,
                                        gsize n_backgrounds,
                                        double ratio,
                                        GdkRGBA *legible);
