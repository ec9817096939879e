/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The .xz format for GIO, which knows .gz by itself. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SAT_TYPE_XZ (sat_xz_get_type ())
/**
 * SatXz:
 *
 * A #GConverter for the .xz format; GIO knows .gz by itself.
 */
G_DECLARE_FINAL_TYPE (SatXz, sat_xz, SAT, XZ, GObject)

GConverter *sat_xz_compressor_new (void);
GConverter *sat_xz_decompressor_new (void);

G_END_DECLS
