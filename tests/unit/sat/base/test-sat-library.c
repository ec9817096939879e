/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shared libraries that are loaded at run time. */

#include <sat-library.h>

/* It is there wherever GLib is. */
#define LIBRARY "libgio-2.0.so.0"

static struct
{
  guint32 (*there) (void);
  void (*not_there) (void);
} library;

static const SatLibraryFunction functions[] = {
  { "g_file_get_type", &library.there },
  { "g_file_no_such_function", &library.not_there },
};

static void
test_there (void)
{
  g_assert_true (sat_library_load (LIBRARY, functions, 1));
  g_assert_nonnull (library.there);
  g_assert_true (sat_library_load (LIBRARY, functions, 0));
}

/* An older version of a library may lack a function. */
static void
test_incomplete (void)
{
  g_assert_false (sat_library_load (LIBRARY, functions, G_N_ELEMENTS (functions)));
  g_assert_null (library.not_there);
}

static void
test_missing (void)
{
  g_assert_false (sat_library_load ("libsatdoku-no-such-library.so.7", functions, 1));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat/library/there", test_there);
  g_test_add_func ("/sat/library/incomplete", test_incomplete);
  g_test_add_func ("/sat/library/missing", test_missing);
  return g_test_run ();
}
