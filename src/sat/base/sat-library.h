/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A shared library that few ever need: see the top of sat-library.c. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SatLibraryFunction:
 * @name: its name
 * @place: (type gpointer): where its address is stored, a pointer to a function
 *
 * A function of a shared library.
 */
typedef struct
{
  const char *name;
  gpointer place;
} SatLibraryFunction;

gboolean sat_library_load (const char *name, const SatLibraryFunction *functions, gsize n);

G_END_DECLS
