/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A signal at any moment: a command either does all that it does without, or it says that it was
 * cancelled, once, and ends with 3. The moments are those at which it asks whether it should go on;
 * all the first ones are tried, and then ever fewer. */

#include <glib/gstdio.h>
#include <string.h>

#include "cli-run.h"

/* So many moments in turn, and then each is this much later than the one before, in percent. */
#define N_FIRST 12
#define GROWTH 30
/* The search for steps asks millions of times. */
#define MOMENT_MAX 3000

#define ONE "../inputs/easy.sdm"
#define TWO "../inputs/two.sdm"
#define FORMULAS "../inputs/plain.cnf", "../inputs/plain-unsat.cnf"

typedef struct
{
  const char *name;
  const char *arguments[8];
} Command;

static const Command commands[] = {
  { "solve", { "solve", ONE, TWO } },
  { "solve/partial", { "solve", "--partial", "../inputs/no-place.sdm" } },
  { "solve/formula", { "solve", FORMULAS } },
  { "check", { "check", ONE, TWO } },
  { "count", { "count", ONE, "../inputs/ten-solutions.sdm" } },
  { "count/formula", { "count", FORMULAS } },
  { "rate", { "rate", "--path", ONE } },
  { "hint", { "hint", ONE, TWO } },
  { "steps", { "steps", "--technique", "naked-single", ONE, TWO } },
  { "explain", { "explain", ONE } },
  { "explain/several", { "explain", "../inputs/ten-solutions.sdm" } },
  { "explain/none", { "explain", "../inputs/no-place.sdm" } },
  { "explain/formula", { "explain", FORMULAS } },
  { "repair", { "repair", "../inputs/two-solutions.sdm" } },
  { "encode", { "encode", "-o", "-", "../inputs/four.txt" } },
  { "decode", { "decode", "--model", "../inputs/four-original.model", "../inputs/four.txt" } },
  { "decode/formula",
    { "decode", "--model", "../inputs/lsquare-4.out", "../inputs/plain.cnf" } },
  { "prove", { "prove", "--unique", ONE, TWO } },
  { "prove/formula", { "prove", "--unsolvable", FORMULAS } },
  { "check-proof", { "check-proof", "--proof", "../inputs/proof-cut.bin", "../inputs/proof.cnf" } },
  { "latin", { "latin", "5" } },
  { "latin/solve", { "latin", "5", "--solve", "--law", "idempotent" } },
  { "check-worksheet", { "check-worksheet", "../inputs/plain.cnf", "../inputs/empty.txt" } },
  { "convert", { "convert", "--to", "opensudoku", ONE, TWO } },
  { "new", { "new", "--seed", "1", "--count", "2" } },
  { "new/level", { "new", "--seed", "1", "--difficulty", "moderate" } },
};

typedef struct
{
  char *folder;
  char *mark;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->folder = cli_test_folder_new ();
  self->mark = g_build_filename (self->folder, "mark", NULL);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  cli_test_folder_free (self->folder);
  g_free (self->mark);
}

/* Stopped at a moment, counted from 1; at none with 0. */
static CliRun *
run (const Fixture *self,
     const Command *command,
     guint moment)
{
  g_autofree char *inputs = g_test_build_filename (G_TEST_DIST, "cli", "cases", NULL);
  g_autofree char *stop = g_strdup_printf ("SATDOKU_STOP=%u", moment);
  g_autofree char *mark = g_strconcat ("SATDOKU_STOP_MARK=", self->mark, NULL);
  g_autofree char *preload = g_strconcat ("LD_PRELOAD=", g_getenv ("SATDOKU_STOP_LIB"), NULL);
  /* A sanitizer would rather be the first library itself. */
  const char *sanitizer = g_getenv ("ASAN_OPTIONS");
  g_autofree char *order = g_strconcat ("ASAN_OPTIONS=verify_asan_link_order=0:",
                                        sanitizer != NULL ? sanitizer : "", NULL);
  g_autoptr (GPtrArray) line = g_ptr_array_new ();

  g_ptr_array_add (line, (char *)"env");
  g_ptr_array_add (line, preload);
  g_ptr_array_add (line, order);
  g_ptr_array_add (line, stop);
  g_ptr_array_add (line, mark);
  g_ptr_array_add (line, (char *)cli_run_get_program ());
  for (guint i = 0; command->arguments[i] != NULL; i++)
    g_ptr_array_add (line, (char *)command->arguments[i]);
  g_ptr_array_add (line, NULL);
  g_remove (self->mark);
  return cli_run_in (inputs, NULL, (const char *const *)line->pdata);
}

static guint
count (const char *text,
       const char *part)
{
  guint n = 0;

  for (const char *at = strstr (text, part); at != NULL; at = strstr (at + 1, part))
    n++;
  return n;
}

static void
compare (const CliRun *stopped,
         const CliRun *whole,
         guint moment)
{
  g_test_message ("stopped at %u: status %d, %s", moment, stopped->status, stopped->err);
  g_assert_null (strstr (stopped->err, "CRITICAL"));
  g_assert_null (strstr (stopped->err, "(null)"));
  if (stopped->status != 3)
    {
      g_assert_cmpint (stopped->status, ==, whole->status);
      g_assert_cmpstr (stopped->out, ==, whole->out);
      return;
    }
  g_assert_cmpuint (count (stopped->err, "cancelled"), ==, 1);
  g_assert_cmpuint (count (stopped->err, "gave up"), ==, 0);
}

static void
test_stops (Fixture *self,
            gconstpointer data)
{
  const Command *command = data;
  g_autoptr (CliRun) whole = run (self, command, 0);

  g_assert_cmpint (whole->status, !=, 3);
  g_assert_false (g_file_test (self->mark, G_FILE_TEST_EXISTS));
  for (guint moment = 1; moment < MOMENT_MAX;
       moment += moment < N_FIRST ? 1 : moment * GROWTH / 100)
    {
      g_autoptr (CliRun) stopped = run (self, command, moment);

      /* It was done before. */
      if (!g_file_test (self->mark, G_FILE_TEST_EXISTS))
        {
          g_assert_cmpuint (moment, >, 1);
          break;
        }
      compare (stopped, whole, moment);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *path = g_strconcat ("/cli-stops/", commands[i].name, NULL);

      g_test_add (path, Fixture, &commands[i], set_up, test_stops, tear_down);
    }
  return g_test_run ();
}
