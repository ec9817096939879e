/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is free, read from files as the kernel writes them, and the refusal. */

#include <sat-memory.h>

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#include "test-words.h"

#define MIB (G_GUINT64_CONSTANT (1) << 20)
#define INFO "MemTotal:        8000000 kB\nMemFree:          100 kB\nMemAvailable:    1048576 kB\n"

typedef struct
{
  char *root;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->root = g_dir_make_tmp ("memory-XXXXXX", NULL);
  g_assert_nonnull (self->root);
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_remove (path);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  remove_all (self->root);
  g_free (self->root);
}

static void
put (Fixture *self,
     const char *path,
     const char *text)
{
  g_autofree char *full = g_build_filename (self->root, path, NULL);
  g_autofree char *folder = g_path_get_dirname (full);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (full, text, -1, NULL));
}

static void
test_unknown (Fixture *self,
              gconstpointer data)
{
  g_assert_cmpuint (sat_memory_get_available (self->root), ==, SAT_MEMORY_UNKNOWN);
  put (self, "proc/meminfo", "MemTotal: 12 kB\nMemAvailable:\n");
  g_assert_cmpuint (sat_memory_get_available (self->root), ==, SAT_MEMORY_UNKNOWN);
}

static void
test_machine (Fixture *self,
              gconstpointer data)
{
  put (self, "proc/meminfo", INFO);
  g_assert_cmpuint (sat_memory_get_available (self->root), ==, 1024 * MIB);
  /* Of version 1, and not limited. */
  put (self, "proc/self/cgroup", "12:memory:/user\n0::/user\n");
  g_assert_cmpuint (sat_memory_get_available (self->root), ==, 1024 * MIB);
  put (self, "proc/self/cgroup", "0::/user\n");
  put (self, "sys/fs/cgroup/user/memory.max", "max\n");
  put (self, "sys/fs/cgroup/user/memory.current", "1000\n");
  g_assert_cmpuint (sat_memory_get_available (self->root), ==, 1024 * MIB);
}

/* The group around that of the process is the narrow one; its file cache doesn't count. */
static void
test_groups (Fixture *self,
             gconstpointer data)
{
  put (self, "proc/meminfo", INFO);
  put (self, "proc/self/cgroup", "0::/user/app\n");
  put (self, "sys/fs/cgroup/user/app/memory.max", "536870912\n");
  put (self, "sys/fs/cgroup/user/app/memory.current", "1048576\n");
  g_assert_cmpuint (sat_memory_get_available (self->root), ==, 511 * MIB);
  put (self, "sys/fs/cgroup/user/memory.max", "104857600\n");
  put (self, "sys/fs/cgroup/user/memory.current", "52428800\n");
  g_assert_cmpuint (sat_memory_get_available (self->root), ==, 50 * MIB);
  put (self, "sys/fs/cgroup/user/memory.stat", "anon 7\ninactive_file 20971520\nslab 1\n");
  g_assert_cmpuint (sat_memory_get_available (self->root), ==, 70 * MIB);
  put (self, "sys/fs/cgroup/user/memory.current", "999999999999\n");
  g_assert_cmpuint (sat_memory_get_available (self->root), ==, 0);
}

static void
test_check (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) copy = NULL;
  guint64 needed, available;

  g_setenv ("SATDOKU_MEMORY_LIMIT", "2000000", TRUE);
  g_assert_true (sat_memory_check ("memory-formula", 2000000, &error));
  g_assert_no_error (error);
  g_assert_false (sat_memory_check ("memory-formula", 1900000000, &error));
  g_assert_error (error, SAT_ERROR, SAT_ERROR_MEMORY);
  test_words_assert_part (error, "the formula needs about 1.9");
  test_words_assert_part (error, "only 2.0");
  copy = g_error_copy (error);
  g_assert_true (sat_error_get_memory (copy, &needed, &available));
  g_assert_cmpuint (needed, ==, 1900000000);
  g_assert_cmpuint (available, ==, 2000000);
  g_clear_error (&error);
  g_assert_false (sat_error_get_memory (NULL, &needed, &available));
  g_assert_cmpuint (needed + available, ==, 0);
  /* A limit that is none. */
  g_setenv ("SATDOKU_MEMORY_LIMIT", "much", TRUE);
  g_assert_true (sat_memory_check ("memory-formula", 4096, &error));
  g_unsetenv ("SATDOKU_MEMORY_LIMIT");
  g_assert_true (sat_memory_check ("memory-formula", 4096, &error));
  g_assert_no_error (error);
}

static void
test_growth (void)
{
  g_autoptr (GError) error = NULL;

  g_setenv ("SATDOKU_MEMORY_LIMIT", "5000000", TRUE);
  g_assert_true (sat_memory_check_growth ("memory-text", 0, 1000000, &error));
  g_assert_true (sat_memory_check_growth ("memory-text", 4000000, 65536, &error));
  g_assert_no_error (error);
  g_assert_false (sat_memory_check_growth ("memory-text", 4190000, 65536, &error));
  g_assert_error (error, SAT_ERROR, SAT_ERROR_MEMORY);
  test_words_assert_part (error, "the text needs about 8.4");
  g_unsetenv ("SATDOKU_MEMORY_LIMIT");
}

static void
test_budget (void)
{
  g_autoptr (GError) error = NULL;

  g_unsetenv ("SATDOKU_MEMORY_LIMIT");
  g_assert_cmpuint (sat_memory_get_budget (), <, 1000000000);
  g_assert_true (sat_memory_check_budget ("memory-formula", 4096, &error));
  g_assert_false (sat_memory_check_budget ("memory-formula", 1000000000, &error));
  g_assert_error (error, SAT_ERROR, SAT_ERROR_MEMORY);
  test_words_assert_part (error, "but only 900");
  g_clear_error (&error);
  g_setenv ("SATDOKU_MEMORY_LIMIT", "5000", TRUE);
  g_assert_cmpuint (sat_memory_get_budget (), ==, 5000);
  g_assert_false (sat_memory_check_budget ("memory-formula", 5001, &error));
  g_assert_error (error, SAT_ERROR, SAT_ERROR_MEMORY);
  g_unsetenv ("SATDOKU_MEMORY_LIMIT");
}

static void
test_used (void)
{
  gsize length = 64 << 20;
  guint64 before = sat_memory_get_used ();
  g_autofree char *block = g_malloc (length);

  memset (block, 1, length);
  g_assert_cmpuint (before, >, 0);
  g_assert_cmpuint (sat_memory_get_used (), >, before + length / 2);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/sat/memory/unknown", Fixture, NULL, set_up, test_unknown, tear_down);
  g_test_add ("/sat/memory/machine", Fixture, NULL, set_up, test_machine, tear_down);
  g_test_add ("/sat/memory/groups", Fixture, NULL, set_up, test_groups, tear_down);
  g_test_add_func ("/sat/memory/check", test_check);
  g_test_add_func ("/sat/memory/growth", test_growth);
  g_test_add_func ("/sat/memory/budget", test_budget);
  g_test_add_func ("/sat/memory/used", test_used);
  return g_test_run ();
}
