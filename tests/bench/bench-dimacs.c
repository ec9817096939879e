/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast is DIMACS text written and read, whoever makes the clauses? The formula is of
 * the size and shape of the full one of 36×36: for each of 5 184 groups of 36 variables,
 * at least one and pairwise at most one, 3.27 million clauses. */

#include "bench.h"

#include <glib/gstdio.h>
#include <sat-dimacs.h>

#define SIDE 36
#define N_GROUPS (4 * SIDE * SIDE)
#define N_VARIABLES (SIDE * SIDE * SIDE)
#define N_CLAUSES (N_GROUPS * (1 + SIDE * (SIDE - 1) / 2))
#define N_PIECES 81 /* divides N_GROUPS */
#define N_RUNS 9

typedef struct
{
  int (*groups)[SIDE];
  SatClauses *piece; /* the clauses of every 81st group */
  GBytes *text;
  char *folder;
} Bench;

/* The groups of cells, of rows, of columns and, standing in for boxes, rows again. */
static void
make_groups (int (*groups)[SIDE])
{
  for (int a = 0; a < SIDE; a++)
    for (int b = 0; b < SIDE; b++)
      for (int k = 0; k < SIDE; k++)
        {
          int group = a * SIDE + b;

          groups[group][k] = (a * SIDE + b) * SIDE + k + 1;
          groups[SIDE * SIDE + group][k] = (a * SIDE + k) * SIDE + b + 1;
          groups[2 * SIDE * SIDE + group][k] = (k * SIDE + a) * SIDE + b + 1;
          groups[3 * SIDE * SIDE + group][k] = (a * SIDE + k) * SIDE + b + 1;
        }
}

static gboolean
push_group (const int *group,
            SatBatch *batch)
{
  int *literals = sat_batch_reserve (batch, SIDE, NULL);

  if (literals == NULL)
    return FALSE;
  for (gsize i = 0; i < SIDE; i++)
    literals[i] = group[i];
  sat_batch_commit (batch, SIDE);
  for (gsize i = 0; i < SIDE; i++)
    for (gsize k = i + 1; k < SIDE; k++)
      {
        literals = sat_batch_reserve (batch, 2, NULL);
        if (literals == NULL)
          return FALSE;
        literals[0] = -group[i];
        literals[1] = -group[k];
        sat_batch_commit (batch, 2);
      }
  return TRUE;
}

/* Every @step-th group. */
static void
push_groups (const Bench *self,
             gsize step,
             SatSink *sink)
{
  SatBatch batch;

  sat_batch_init (&batch, sink, NULL);
  for (gsize i = 0; i < N_GROUPS; i += step)
    g_assert_true (push_group (self->groups[i], &batch));
  g_assert_true (sat_batch_flush (&batch, NULL));
}

static void
push_all (const Bench *self,
          SatSink *sink)
{
  push_groups (self, 1, sink);
}

static void
write_to (const Bench *self,
          GOutputStream *out)
{
  g_autoptr (SatDimacsWriter) writer = sat_dimacs_writer_new (out, N_VARIABLES, N_CLAUSES, NULL);

  push_all (self, sat_dimacs_writer_get_sink (writer));
  g_assert_true (sat_dimacs_writer_finish (writer, NULL));
}

/* The whole number of clauses from a piece of them that stays in the cache, as what a
 * batch brings does. */
static void
write_ready (const Bench *self,
             GOutputStream *out)
{
  g_autoptr (SatDimacsWriter) writer = sat_dimacs_writer_new (out, N_VARIABLES, N_CLAUSES, NULL);
  SatSink *sink = sat_dimacs_writer_get_sink (writer);
  gsize n_literals;
  const int *literals = sat_clauses_get_literals (self->piece, &n_literals);

  for (guint i = 0; i < N_PIECES; i++)
    g_assert_true (sat_sink_add (sink, literals, n_literals, NULL));
  g_assert_true (sat_dimacs_writer_finish (writer, NULL));
}

/* Takes everything and keeps nothing: what remains is the making of the text. */
typedef GOutputStream NullStream;
typedef GOutputStreamClass NullStreamClass;

GType null_stream_get_type (void);
G_DEFINE_FINAL_TYPE (NullStream, null_stream, G_TYPE_OUTPUT_STREAM)

static gssize
null_stream_write (GOutputStream *self,
                   const void *bytes,
                   gsize n_bytes,
                   GCancellable *cancellable,
                   GError **error)
{
  return (gssize)n_bytes;
}

static void
null_stream_class_init (NullStreamClass *class)
{
  class->write_fn = null_stream_write;
}

static void
null_stream_init (NullStream *self)
{
}

static void
write_to_buffer (gpointer data)
{
  g_autoptr (GOutputStream) out = g_object_new (null_stream_get_type (), NULL);

  write_ready (data, out);
}

static GOutputStream *
create_file (const Bench *self)
{
  g_autofree char *path = g_build_filename (self->folder, "bench.cnf", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GFileOutputStream *out;

  g_remove (path); /* each run creates a new file, as saving does */
  out = g_file_create (file, G_FILE_CREATE_NONE, NULL, NULL);
  g_assert_nonnull (out);
  return G_OUTPUT_STREAM (out);
}

static void
write_to_file (gpointer data)
{
  g_autoptr (GOutputStream) out = create_file (data);

  write_ready (data, out);
}

/* The bytes that are there already, in pieces of the size that the writer writes. */
static void
write_bytes (gpointer data)
{
  const Bench *self = data;
  g_autoptr (GOutputStream) out = create_file (self);
  gsize size;
  const char *bytes = g_bytes_get_data (self->text, &size);
  const gsize piece = 256 * 1024;

  for (gsize done = 0; done < size; done += piece)
    g_assert_true (g_output_stream_write_all (out, bytes + done, MIN (piece, size - done), NULL,
                                              NULL, NULL));
}

static void
count_text (gpointer data)
{
  SatTextCounter counter;

  sat_text_counter_init (&counter);
  push_all (data, &counter.sink);
  g_assert_cmpuint (counter.n_clauses, ==, N_CLAUSES);
}

static void
read_text (gpointer data)
{
  const Bench *self = data;
  gsize size;
  const char *text = g_bytes_get_data (self->text, &size);
  g_autoptr (SatDimacs) dimacs = sat_dimacs_read ("bench", text, size, NULL, NULL);

  g_assert_nonnull (dimacs);
  g_assert_cmpuint (sat_clauses_get_n_clauses (dimacs->clauses), ==, N_CLAUSES);
}

static void
prepare (Bench *self)
{
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();

  self->groups = g_malloc_n (N_GROUPS, sizeof *self->groups);
  make_groups (self->groups);
  self->piece = sat_clauses_new ();
  push_groups (self, N_PIECES, sat_clauses_get_sink (self->piece));
  write_to (self, out);
  g_output_stream_close (out, NULL, NULL);
  self->text = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (out));
  self->folder = g_dir_make_tmp ("bench-XXXXXX", NULL);
  g_assert_nonnull (self->folder);
}

static void
clear (Bench *self)
{
  g_autofree char *path = g_build_filename (self->folder, "bench.cnf", NULL);

  g_remove (path);
  g_rmdir (self->folder);
  g_free (self->folder);
  g_free (self->groups);
  g_bytes_unref (self->text);
  sat_clauses_free (self->piece);
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
  double megabytes, file, bytes;

  prepare (&self);
  megabytes = 1e-6 * (double)g_bytes_get_size (self.text);
  bytes = measure (write_bytes, &self);
  file = measure (write_to_file, &self);
  bench_print ("dimacs-size", megabytes, "MB", NULL);
  bench_print ("dimacs-text", megabytes / measure (write_to_buffer, &self), "GB/s", ">= 4");
  bench_print ("dimacs-write2", megabytes / bytes, "GB/s", NULL);
  bench_print ("dimacs-file", megabytes / file, "GB/s", NULL);
  bench_print ("dimacs-file-of-write2", bytes / file, "of write(2)", ">= 0.55");
  bench_print ("dimacs-count-text", measure (count_text, &self), "ms", NULL);
  bench_print ("dimacs-read", megabytes / measure (read_text, &self), "GB/s", NULL);
  clear (&self);
  return 0;
}
