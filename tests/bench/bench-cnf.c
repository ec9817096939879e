/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast is the formula made, and made into text? The full formula of 36×36, 3.27
 * million clauses; and what the list of clauses asks for: single clauses, the clauses
 * of a variable, the length of the text. */

#include "bench.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sat-dimacs.h>
#include <sudoku-cnf.h>
#include <unistd.h>

#define BOX 6
#define N_RUNS 9
#define N_SINGLE 1000000 /* clauses asked for one by one */

typedef struct
{
  SudokuGrid *grid;
  SudokuCnf *cnf;
  guint64 text_length;
  char *memory;
  char *text; /* the whole formula, ready */
  char *path;
} Bench;

static gboolean
take (SatSink *sink,
      const int *literals,
      gsize n_literals,
      GError **error)
{
  return TRUE;
}

static void
stream_into (const Bench *self,
             SatSink *sink)
{
  g_assert_true (sudoku_cnf_stream (self->cnf, sink, NULL, NULL));
}

static void
stream_to_nothing (gpointer data)
{
  SatSink sink = { take };

  stream_into (data, &sink);
}

static void
stream_to_counter (gpointer data)
{
  const Bench *self = data;
  SatCounter counter;

  sat_counter_init (&counter);
  stream_into (self, &counter.sink);
  g_assert_cmpuint (counter.n_clauses, ==, sudoku_cnf_get_n_clauses (self->cnf));
}

static void
write_to (const Bench *self,
          GOutputStream *out)
{
  int n_variables = sudoku_cnf_get_n_variables (self->cnf);
  guint64 n_clauses = sudoku_cnf_get_n_clauses (self->cnf);
  g_autoptr (SatDimacsWriter) writer = sat_dimacs_writer_new (out, n_variables, n_clauses, NULL);

  stream_into (self, sat_dimacs_writer_get_sink (writer));
  g_assert_true (sat_dimacs_writer_finish (writer, NULL));
  g_assert_cmpuint (sat_dimacs_writer_get_n_bytes (writer), ==, self->text_length);
}

static void
write_to_memory (gpointer data)
{
  Bench *self = data;
  g_autoptr (GOutputStream) out =
    g_memory_output_stream_new (self->memory, self->text_length, NULL, NULL);

  write_to (self, out);
}

static void
write_to_file (gpointer data)
{
  Bench *self = data;
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GFileOutputStream) out = NULL;

  g_remove (self->path); /* each run creates a new file, as saving does */
  out = g_file_create (file, G_FILE_CREATE_NONE, NULL, NULL);
  g_assert_nonnull (out);
  write_to (self, G_OUTPUT_STREAM (out));
}

static void
copy_text (gpointer data)
{
  Bench *self = data;

  memcpy (self->memory, self->text, self->text_length);
}

/* The least that can be done to have the text in a file. */
static void
write_text (gpointer data)
{
  Bench *self = data;
  int file;
  gsize done = 0;

  g_remove (self->path);
  file = g_open (self->path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  g_assert_cmpint (file, >=, 0);
  while (done < self->text_length)
    {
      gssize written = write (file, self->text + done, self->text_length - done);

      g_assert_cmpint (written, >, 0);
      done += (gsize)written;
    }
  g_close (file, NULL);
}

static void
make_formula (gpointer data)
{
  const Bench *self = data;
  g_autoptr (SudokuCnf) cnf = sudoku_cnf_new (self->grid,
                                              sudoku_cnf_get_encoding (self->cnf),
                                              sudoku_cnf_get_numbering (self->cnf));

  g_assert_nonnull (cnf);
}

/* In an order that jumps, as scrolling by hand does. */
static void
get_clauses (gpointer data)
{
  const Bench *self = data;
  guint64 n_clauses = sudoku_cnf_get_n_clauses (self->cnf);
  int literals[SUDOKU_SIDE_MAX];

  for (guint64 i = 0; i < N_SINGLE; i++)
    g_assert_cmpuint (sudoku_cnf_get_clause (self->cnf, i * 7919 % n_clauses, literals), >, 0);
}

static void
find_clauses (gpointer data)
{
  const Bench *self = data;
  guint n_cells = sudoku_grid_get_n_cells (self->grid);

  for (guint cell = 0; cell < n_cells; cell++)
    {
      const SudokuFilter filter = {
        .variable = sudoku_cnf_get_variable (self->cnf, cell, cell % (BOX * BOX) + 1),
      };
      g_autoptr (SudokuClauseSet) clauses = sudoku_cnf_filter (self->cnf, &filter);

      g_assert_cmpuint (sudoku_clause_set_get_n_clauses (clauses), >, 0);
    }
}

static void
get_text_length (gpointer data)
{
  const Bench *self = data;

  g_assert_cmpuint (sudoku_cnf_get_text_length (self->cnf), ==, self->text_length);
}

static void
prepare (Bench *self)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (BOX, BOX, FALSE, NULL);
  g_autofree char *folder = g_dir_make_tmp ("bench-XXXXXX", NULL);

  g_assert_nonnull (folder);
  self->grid = sudoku_grid_new (geometry);
  self->cnf = sudoku_cnf_new (self->grid,
                              sudoku_encoding_find ("full"),
                              sudoku_numbering_find ("compact"));
  self->text_length = sudoku_cnf_get_text_length (self->cnf);
  self->memory = g_malloc0 (self->text_length); /* touched, so that no run pays for it */
  self->text = g_malloc (self->text_length);
  self->path = g_build_filename (folder, "bench.cnf", NULL);
  write_to_memory (self);
  memcpy (self->text, self->memory, self->text_length);
}

static void
clear (Bench *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  g_remove (self->path);
  g_rmdir (folder);
  g_free (self->path);
  g_free (self->text);
  g_free (self->memory);
  sudoku_cnf_unref (self->cnf);
  sudoku_grid_free (self->grid);
}

/* Milliseconds of CPU time. */
static double
measure (void (*run) (gpointer data),
         Bench *self)
{
  return 1e3 * bench_run (N_RUNS, run, self).cpu;
}

int
main (void)
{
  Bench self = { 0 };
  double megabytes, nothing, memory, file;
  BenchTime copied, written;

  prepare (&self);
  megabytes = 1e-6 * (double)self.text_length;
  nothing = measure (stream_to_nothing, &self);
  memory = 1e3 * bench_run_in_turns (N_RUNS, write_to_memory, copy_text, &self, &copied).cpu;
  file = 1e3 * bench_run_in_turns (N_RUNS, write_to_file, write_text, &self, &written).cpu;
  bench_print ("cnf-size", megabytes, "MB", NULL);
  bench_print ("cnf-stream", nothing, "ms", NULL);
  bench_print ("cnf-stream-as-text", megabytes / nothing, "GB/s", ">= 4");
  bench_print ("cnf-stream-to-counter", measure (stream_to_counter, &self), "ms", NULL);
  bench_print ("cnf-to-memory", memory, "ms", "<= 25");
  bench_print ("cnf-to-memory-rate", megabytes / memory, "GB/s", NULL);
  bench_print ("cnf-to-memory-of-memcpy", 1e3 * copied.cpu / memory, "times", ">= 0.4");
  bench_print ("cnf-to-file", file, "ms", NULL);
  bench_print ("cnf-to-file-rate", megabytes / file, "GB/s", NULL);
  bench_print ("cnf-to-file-of-write", 1e3 * written.cpu / file, "times", ">= 0.55");
  bench_print ("cnf-new", measure (make_formula, &self), "ms", NULL);
  bench_print ("cnf-get-clause", 1e6 / N_SINGLE * measure (get_clauses, &self), "ns", NULL);
  bench_print ("cnf-find-clauses",
               1e3 / sudoku_grid_get_n_cells (self.grid) * measure (find_clauses, &self),
               "µs", NULL);
  bench_print ("cnf-text-length", measure (get_text_length, &self), "ms", NULL);
  clear (&self);
  return 0;
}
