/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Loads a shared library on demand that is rarely needed and brings many others with it. A program
 * linked with it would load and relocate all of them at each start: libarchive more than doubles
 * the startup time of a program with GIO alone, libsoup nearly does. Its user has a table of its
 * functions, with the types of its header.
 *
 * GModule can't be used: for a name without a folder it first looks in the current folder for a
 * file with ".la" after the name, and loads what that file says. */

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
 * @name: the library with its interface version, as noted by the linker
 * @functions: (array length=n): the functions that are used
 * @n: how many
 *
 * Loads a library permanently and stores the addresses of its functions.
 *
 * Returns: whether it is there and has all of them
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
