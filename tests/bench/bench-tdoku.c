/* SPDX-License-Identifier: GPL-3.0-or-later */

/* tdoku is nowhere packaged, and builds a shared library with one function to solve a puzzle. So it
 * is loaded when the benchmark runs: from the path in the variable TDOKU_LIBRARY, or from where the
 * system looks for libraries. */

#include "bench-tdoku.h"

#include <dlfcn.h>

#define LIBRARY "libtdoku_shared.so"
#define FUNCTION "TdokuSolverDpllTriadSimd"

/**
 * bench_tdoku_load:
 *
 * Loads the library. A path that was given and leads to none ends the program.
 *
 * Returns: (nullable): its solver; %NULL when it is not there
 */
BenchTdoku
bench_tdoku_load (void)
{
  const char *path = g_getenv ("TDOKU_LIBRARY");
  void *library = dlopen (path != NULL ? path : LIBRARY, RTLD_NOW | RTLD_LOCAL);
  BenchTdoku solve = NULL;

  if (library != NULL)
    *(void **)&solve = dlsym (library, FUNCTION);
  if (solve == NULL && path != NULL)
    g_error ("%s", dlerror ());
  return solve;
}
