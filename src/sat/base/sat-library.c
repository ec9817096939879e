/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A shared library that few ever need, and that brings many others with it, is loaded when it is
 * needed first: a program that is linked with it has all of them loaded and relocated each time it
 * starts. Who uses one has a table of its functions, with the types of its header. */

#include "sat-library.h"

#include <dlfcn.h>
#include <string.h>

static gboolean
find (void *library,
      const SatLibraryFunction *function)
{
  void *address = dlsym (library, function->name);

  memcpy (function->place, &address, sizeof address);
  return address != NULL;
}

/**
 * sat_library_load: (skip)
 * @name: the library, as the linker would note it: with the version of its interface
 * @functions: (array length=n): what is used of it
 * @n: how many
 *
 * Loads a library for good and stores where its functions are.
 *
 * Returns: whether it is there and has them all
 */
gboolean
sat_library_load (const char *name,
                  const SatLibraryFunction *functions,
                  gsize n)
{
  void *library;
  gboolean complete = TRUE;

  g_return_val_if_fail (name != NULL && (n == 0 || functions != NULL), FALSE);

  library = dlopen (name, RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL)
    return FALSE;
  for (gsize i = 0; i < n && complete; i++)
    complete = find (library, &functions[i]);
  if (!complete)
    dlclose (library);
  return complete;
}
