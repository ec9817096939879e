/* SPDX-License-Identifier: GPL-3.0-or-later */

/* encode -o while the system fails: the old file or the new one is there, whole, and what the
 * program says of it is true. */

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli-run.h"
#include "test-fault-loop.h"

typedef struct
{
  char *folder; /* for the result alone */
  char *other;  /* for the rest */
  char *path;
  char *mark;
  char *puzzle;
  char *new;
  gsize length;
} Fixture;

static const char old[] = "what was there before\n";

static char *
make_folder (void)
{
  g_autofree char *folder = cli_test_folder_new ();
  char *real = realpath (folder, NULL);
  char *copy = g_strdup (real);

  free (real);
  return copy;
}

static void
set_up (Fixture *self,
        gconstpointer name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  g_autoptr (CliRun) run = NULL;

  self->folder = make_folder ();
  self->other = make_folder ();
  self->path = g_build_filename (self->folder, name, NULL);
  self->mark = g_build_filename (self->other, "mark", NULL);
  self->puzzle = g_test_build_filename (G_TEST_DIST, "cli", "inputs", "twelve.txt", NULL);
  path = g_build_filename (self->other, name, NULL);
  run = cli_run (NULL, "encode", "-o", path, self->puzzle, NULL);
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_file_get_contents (path, &self->new, &self->length, &error));
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  cli_test_folder_free (self->folder);
  cli_test_folder_free (self->other);
  g_free (self->path);
  g_free (self->mark);
  g_free (self->puzzle);
  g_free (self->new);
}

static void
prepare (gpointer data)
{
  Fixture *self = data;

  g_remove (self->mark);
  g_assert_true (g_file_set_contents (self->path, old, -1, NULL));
}

/* With the library in front that makes calls fail. */
static gboolean
run (gpointer data)
{
  Fixture *self = data;
  char fault[512];
  g_autofree char *fault_variable = NULL;
  g_autofree char *mark_variable = g_strconcat ("SATDOKU_FAULT_MARK=", self->mark, NULL);
  g_autofree char *preload = g_strconcat ("LD_PRELOAD=", g_getenv ("SATDOKU_FAULT_LIB"), NULL);
  /* A sanitizer would rather be the first library itself. */
  const char *sanitizer = g_getenv ("ASAN_OPTIONS");
  g_autofree char *order = g_strconcat ("ASAN_OPTIONS=verify_asan_link_order=0:",
                                        sanitizer != NULL ? sanitizer : "", NULL);
  g_autoptr (CliRun) result = NULL;

  test_fault_describe (fault, sizeof fault);
  fault_variable = g_strconcat ("SATDOKU_FAULT=", fault, NULL);
  result = cli_run_in (NULL, NULL,
                       (const char *[]){ "env", preload, order, fault_variable, mark_variable,
                                         cli_run_get_program (), "encode", "-o", self->path,
                                         self->puzzle, NULL });
  if (g_file_test (self->mark, G_FILE_TEST_EXISTS))
    test_fault_set_fired ();
  g_assert_true (result->status == 0 || result->status == 2);
  g_assert_true ((result->status == 0) == (result->err[0] == '\0'));
  g_assert_true (result->status == 0 || g_str_has_prefix (result->err, self->path));
  return result->status == 0;
}

static void
check (gpointer data,
       gboolean ok)
{
  Fixture *self = data;

  test_fault_check_file (self->path, old, strlen (old), self->new, self->length, ok);
  g_assert_cmpuint (test_fault_count_files (self->folder), ==, 1);
}

static void
test_faults (Fixture *self,
             gconstpointer data)
{
  const TestFaultLoop loop = { self->folder, prepare, run, check, self };

  g_assert_cmpuint (test_fault_loop (&loop), >=, 8);
  g_assert_cmpuint (test_fault_loop_room (&loop, (gint64)self->length), >=, 1);
}

/* A limit on the size of files is no reason to die. */
static void
test_limit (Fixture *self,
            gconstpointer data)
{
  g_autofree char *command =
    g_strdup_printf ("ulimit -f 1 && exec %s encode -o %s %s", cli_run_get_program (), self->path,
                     self->puzzle);
  g_autoptr (CliRun) run = NULL;

  prepare (self);
  run = cli_run_in (NULL, NULL, (const char *[]){ "sh", "-c", command, NULL });
  g_assert_cmpint (run->status, ==, 2);
  g_assert_true (g_str_has_prefix (run->err, self->path));
  check (self, FALSE);
}

/* A real disk that is full, and then has room. */
static void
test_full_disk (Fixture *self,
                gconstpointer data)
{
  g_autofree char *filler = g_build_filename (self->folder, "filler", NULL);
  g_autofree char *zeros = g_malloc0 (1 << 16);
  g_autoptr (CliRun) run = NULL;

  if (!test_fault_mount_small (self->folder))
    {
      g_test_skip ("no disk can be mounted here");
      return;
    }
  g_assert_true (g_file_set_contents (self->path, old, -1, NULL));
  g_assert_true (g_file_set_contents (filler, zeros, 1 << 15, NULL));
  run = cli_run (NULL, "encode", "-o", self->path, self->puzzle, NULL);
  g_assert_cmpint (run->status, ==, 2);
  g_assert_nonnull (strstr (run->err, "the disk is full"));
  test_fault_check_file (self->path, old, strlen (old), self->new, self->length, FALSE);
  g_assert_cmpuint (test_fault_count_files (self->folder), ==, 2);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/cli-faults/plain", Fixture, "formula.cnf", set_up, test_faults, tear_down);
  g_test_add ("/cli-faults/packed", Fixture, "formula.cnf.gz", set_up, test_faults, tear_down);
  g_test_add ("/cli-faults/limit", Fixture, "formula.cnf", set_up, test_limit, tear_down);
  /* The last one: the disk stays for the rest of the process. */
  g_test_add ("/cli-faults/full-disk", Fixture, "formula.cnf", set_up, test_full_disk, tear_down);
  return g_test_run ();
}
