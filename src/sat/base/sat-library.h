/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shared libraries that are loaded on demand. */

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

/**
 * SAT_LIBRARY_MEMBER:
 * @name: a function
 *
 * Its place in the table of SAT_LIBRARY_DEFINE().
 */
#define SAT_LIBRARY_MEMBER(name) typeof (name) *name;
/**
 * SAT_LIBRARY_FUNCTION:
 * @name: a function
 *
 * Where sat_library_load() puts it.
 */
#define SAT_LIBRARY_FUNCTION(name) { #name, &library.name },

/**
 * SAT_LIBRARY_DEFINE:
 * @LIBRARY: a name for sat_library_load()
 * @FUNCTIONS: a macro that calls another one with the name of each function
 *
 * Defines a table `library` of functions with the types of their header, and `load_library()`,
 * which fills it the first time and returns whether it could.
 */
#define SAT_LIBRARY_DEFINE(LIBRARY, FUNCTIONS)                                                \
  static struct                                                                               \
  {                                                                                           \
    FUNCTIONS (SAT_LIBRARY_MEMBER)                                                            \
  } library;                                                                                  \
                                                                                              \
  static gboolean load_library (void)                                                         \
  {                                                                                           \
    static const SatLibraryFunction functions[] = { FUNCTIONS (SAT_LIBRARY_FUNCTION) };       \
    static gsize result;                                                                      \
                                                                                              \
    if (g_once_init_enter (&result))                                                          \
      g_once_init_leave (                                                                     \
        &result, 1 + (gsize)sat_library_load (LIBRARY, functions, G_N_ELEMENTS (functions))); \
    return result == 2;                                                                       \
  }

G_END_DECLS
