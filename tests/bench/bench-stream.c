/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many puzzles a second does satdoku-cli get through, with one thread and with all, and in how
 * much memory? With SATDOKU_CLI_BEFORE another build is run in turns with it:
 *
 *   SATDOKU_CLI_BEFORE=/usr/bin/satdoku-cli meson test -C _build --benchmark --verbose stream
 *
 * Times on the clock are of a machine that does nothing else; those of the processor hold. */

#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench.h"
#include "test-data.h"

#define N_RUNS 3
#define N_MEMORY 1000000

typedef struct
{
  const char *name;
  const char *command; /* without the threads and the file */
  guint n_puzzles;     /* of the file; 0: there is none */
} Work;

static const Work works[] = {
  { "check", "check", 200000 },
  { "solve", "solve", 200000 },
  { "count", "count --limit 2", 200000 },
  { "convert", "convert --to line", 200000 },
  { "rate", "rate", 500 },
  { "new", "new --seed 1 --count 2000", 0 },
};

typedef struct
{
  double wall;
  double cpu;
  double memory; /* MiB at most */
} Usage;

static void
child_cb (gpointer user_data G_GNUC_UNUSED)
{
  int null = open ("/dev/null", O_WRONLY);

  dup2 (null, STDOUT_FILENO);
  dup2 (null, STDERR_FILENO);
}

static Usage
run_once (const char *command)
{
  g_auto (GStrv) argv = g_strsplit (command, " ", -1);
  g_autoptr (GError) error = NULL;
  gint64 start = g_get_monotonic_time ();
  struct rusage usage;
  GPid pid = 0;
  int status = 0;

  g_spawn_async (NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, child_cb, NULL, &pid, &error);
  g_assert_no_error (error);
  g_assert_cmpint (wait4 (pid, &status, 0, &usage), ==, pid);
  g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) < 2);
  return (Usage){
    .wall = 1e-6 * (double)(g_get_monotonic_time () - start),
    .cpu = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           1e-6 * (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec),
    .memory = (double)usage.ru_maxrss / 1024,
  };
}

/* The same puzzles again and again; (transfer full): the path. */
static char *
write_puzzles (guint n_puzzles)
{
  g_autofree char *data = test_data_load ("9x9/17clue_every100th.sdm", NULL);
  g_autofree char *path = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  guint n_lines;
  int file;

  if (data == NULL)
    return NULL;
  lines = g_strsplit (g_strchomp (data), "\n", -1);
  n_lines = g_strv_length (lines);
  for (guint i = 0; i < n_puzzles; i++)
    g_string_append_printf (text, "%s\n", lines[i % n_lines]);
  file = g_file_open_tmp ("bench-stream-XXXXXX", &path, &error);
  g_assert_no_error (error);
  close (file);
  g_file_set_contents (path, text->str, (gssize)text->len, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&path);
}

static guint
count_puzzles (const Work *work)
{
  return work->n_puzzles > 0 ? work->n_puzzles
                             : (guint)g_ascii_strtoull (strrchr (work->command, ' '), NULL, 10);
}

static double
median (const double *values)
{
  g_autoptr (GArray) array = g_array_new (FALSE, FALSE, sizeof (double));

  g_array_append_vals (array, values, N_RUNS);
  return bench_median (array);
}

static void
print (const Work *work,
       const char *what,
       const double *times)
{
  g_autofree char *name = g_strconcat (work->name, "-", what, NULL);

  bench_print (name, count_puzzles (work) / median (times), "1/s", NULL);
}

static void
bench (const Work *work)
{
  const char *before = g_getenv ("SATDOKU_CLI_BEFORE");
  g_autofree char *path = work->n_puzzles > 0 ? write_puzzles (work->n_puzzles) : g_strdup ("");
  double cpu_before[N_RUNS], cpu[N_RUNS], wall[N_RUNS], wall_all[N_RUNS], cpu_all[N_RUNS];
  const char *file = path != NULL && *path != '\0' ? path : NULL;

  if (path == NULL)
    return;
  for (guint i = 0; i < N_RUNS; i++)
    {
      g_autofree char *rest = g_strconcat (work->command, file != NULL ? " " : "", file, NULL);
      g_autofree char *one = g_strconcat (g_getenv ("SATDOKU_CLI"), " ", rest, " -j1", NULL);
      g_autofree char *all = g_strconcat (g_getenv ("SATDOKU_CLI"), " ", rest, NULL);
      g_autofree char *old = g_strconcat (before != NULL ? before : "", " ", rest, NULL);
      Usage usage = run_once (one);

      cpu[i] = usage.cpu;
      wall[i] = usage.wall;
      usage = run_once (all);
      cpu_all[i] = usage.cpu;
      wall_all[i] = usage.wall;
      cpu_before[i] = before != NULL ? run_once (old).cpu : 0;
    }
  if (before != NULL)
    print (work, "before-per-cpu-second", cpu_before);
  print (work, "1-thread-per-cpu-second", cpu);
  print (work, "all-threads-per-cpu-second", cpu_all);
  print (work, "1-thread-per-second", wall);
  print (work, "all-threads-per-second", wall_all);
  if (file != NULL)
    g_unlink (file);
}

/* A long file takes no more memory than a short one. */
static void
bench_memory (void)
{
  static const guint lengths[] = { 1000, N_MEMORY };
  static const char *const commands[] = { "check", "convert --to line" };

  for (gsize k = 0; k < G_N_ELEMENTS (commands); k++)
    for (gsize i = 0; i < G_N_ELEMENTS (lengths); i++)
      {
        g_autofree char *path = write_puzzles (lengths[i]);
        g_autofree char *command = NULL;
        g_autofree char *name = NULL;

        if (path == NULL)
          return;
        command = g_strconcat (g_getenv ("SATDOKU_CLI"), " ", commands[k], " ", path, NULL);
        name = g_strdup_printf ("%.*s-%u-memory", (int)strcspn (commands[k], " "), commands[k],
                                lengths[i]);
        bench_print (name, run_once (command).memory, "MiB", NULL);
        g_unlink (path);
      }
}

int
main (void)
{
  g_assert_nonnull (g_getenv ("SATDOKU_CLI"));
  for (gsize i = 0; i < G_N_ELEMENTS (works); i++)
    bench (&works[i]);
  bench_memory ();
  return 0;
}
