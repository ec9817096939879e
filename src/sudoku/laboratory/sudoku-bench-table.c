/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows are appended to the file one by one, each with a single write, so that killing the program
 * loses none that was done. An incomplete last line is one that was being written: it is dropped. A
 * lock keeps a second program out. */

#include "sudoku-bench-table.h"

#include <errno.h>
#include <fcntl.h>
#include <sat-file-error.h>
#include <sat-getter.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* In bytes. */
#define SIZE_MAX_READ (1 << 30)

struct _SudokuBenchTable
{
  int fd;
  GPtrArray *rows;    /* (element-type SudokuBenchRow) */
  GHashTable *places; /* (element-type gint64 SudokuBenchRow): by number of the run */
};

static gboolean
fail (GError **error)
{
  sat_file_error_set_errno (error, errno);
  return FALSE;
}

static gboolean
write_text (SudokuBenchTable *self,
            const char *text,
            GError **error)
{
  gsize length = strlen (text);

  while (length > 0)
    {
      gssize written = write (self->fd, text, length);

      if (written < 0 && errno == EINTR)
        continue;
      if (written < 0)
        return fail (error);
      text += written;
      length -= (gsize)written;
    }
  return TRUE;
}

static char *
read_text (SudokuBenchTable *self,
           gsize *length,
           GError **error)
{
  struct stat info;
  g_autofree char *text = NULL;
  gssize n = 0;

  if (fstat (self->fd, &info) != 0 || info.st_size > SIZE_MAX_READ)
    {
      errno = errno != 0 ? errno : EFBIG;
      fail (error);
      return NULL;
    }
  text = g_malloc ((gsize)info.st_size + 1);
  for (*length = 0; *length < (gsize)info.st_size; *length += (gsize)n)
    {
      n = pread (self->fd, text + *length, (gsize)info.st_size - *length, (off_t)*length);
      if (n == 0)
        break;
      if (n < 0 && errno != EINTR)
        {
          fail (error);
          return NULL;
        }
      n = MAX (n, 0);
    }
  return g_steal_pointer (&text);
}

/* The rows must belong to this plan. */
static gboolean
check_rows (SudokuBenchTable *self,
            const char *name,
            const SudokuBench *bench,
            GError **error)
{
  const SatPlace place = { .name = name };

  for (guint i = 0; i < self->rows->len; i++)
    {
      SudokuBenchRow *row = g_ptr_array_index (self->rows, i);
      g_auto (SudokuBenchRow) planned = { 0 };
      gboolean fits = (guint64)row->run <= sudoku_bench_get_n_runs (bench);

      if (fits)
        sudoku_bench_describe (bench, (guint64)row->run, &planned);
      if (!fits || !sudoku_bench_row_is_same_run (row, &planned))
        {
          sudoku_error_set (error, SUDOKU_ERROR_VALUE, &place, "bench-other-plan",
                            sat_arg_number (row->run));
          return FALSE;
        }
      g_hash_table_insert (self->places, &row->run, row);
    }
  return TRUE;
}

/* A lock of this process alone: with flock() its child processes would hold it for a moment after
 * it was killed, and keep out a program that continues at once. */
static gboolean
lock_file (SudokuBenchTable *self,
           const char *name,
           GError **error)
{
  const SatPlace place = { .name = name };

  if (fcntl (self->fd, F_SETLK, &(struct flock){ .l_type = F_WRLCK, .l_whence = SEEK_SET }) == 0)
    return TRUE;
  if (errno != EACCES && errno != EAGAIN)
    return fail (error);
  sudoku_error_set (error, SUDOKU_ERROR_VALUE, &place, "bench-in-use");
  return FALSE;
}

static gboolean
open_file (SudokuBenchTable *self,
           const char *path,
           const SudokuBench *bench,
           GError **error)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *header = sudoku_bench_row_get_header ();
  g_autofree char *text = NULL;
  const char *end;
  gsize length = 0;

  self->fd = open (path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (self->fd < 0)
    return fail (error);
  if (!lock_file (self, name, error))
    return FALSE;
  text = read_text (self, &length, error);
  if (text == NULL)
    return FALSE;
  end = memrchr (text, '\n', length);
  if (ftruncate (self->fd, end != NULL ? end + 1 - text : 0) != 0)
    return fail (error);
  length = end != NULL ? (gsize)(end + 1 - text) : 0;
  self->rows = sudoku_bench_rows_read (name, text, length, error);
  if (self->rows == NULL || !check_rows (self, name, bench, error))
    return FALSE;
  return length > 0 || write_text (self, header, error);
}

/**
 * sudoku_bench_table_new: (skip)
 * @path: the path of the table; created if it is not there
 * @bench: a loaded plan
 *
 * Opens a table to continue it.
 *
 * Returns: (transfer full) (nullable): the file; %NULL with an error of files, SUDOKU_ERROR_SYNTAX
 *   when it is no table, or SUDOKU_ERROR_VALUE when another program is at it or its rows are of
 *   another plan
 */
SudokuBenchTable *
sudoku_bench_table_new (const char *path,
                        const SudokuBench *bench,
                        GError **error)
{
  g_autoptr (SudokuBenchTable) self = NULL;

  g_return_val_if_fail (path != NULL && bench != NULL, NULL);

  self = g_new0 (SudokuBenchTable, 1);
  self->fd = -1;
  self->places = g_hash_table_new (g_int64_hash, g_int64_equal);
  return open_file (self, path, bench, error) ? g_steal_pointer (&self) : NULL;
}

/**
 * sudoku_bench_table_free:
 *
 * Closes it.
 */
void
sudoku_bench_table_free (SudokuBenchTable *self)
{
  g_return_if_fail (self != NULL);

  if (self->fd >= 0)
    close (self->fd);
  g_hash_table_unref (self->places);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_free (self);
}

/**
 * sudoku_bench_table_has:
 * @run: number of a run
 *
 * Tells whether there is a row of a run.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_bench_table_has (const SudokuBenchTable *self,
                        guint64 run)
{
  gint64 key = (gint64)run;

  g_return_val_if_fail (self != NULL, FALSE);

  return g_hash_table_contains (self->places, &key);
}

/**
 * sudoku_bench_table_get_rows:
 *
 * Gets the rows that were read, and those added since.
 *
 * Returns: (transfer none) (element-type SudokuBenchRow): all rows
 */
SAT_DEFINE_GETTER (SudokuBenchTable, sudoku_bench_table, rows, GPtrArray *)

/**
 * sudoku_bench_table_add:
 * @row: the result of a run
 *
 * Appends a row.
 *
 * Returns: %FALSE with an error of files
 */
gboolean
sudoku_bench_table_add (SudokuBenchTable *self,
                        const SudokuBenchRow *row,
                        GError **error)
{
  g_autofree char *text = NULL;
  SudokuBenchRow *copy;

  g_return_val_if_fail (self != NULL && row != NULL, FALSE);

  text = sudoku_bench_row_to_text (row);
  if (!write_text (self, text, error))
    return FALSE;
  copy = sudoku_bench_row_copy (row);
  g_ptr_array_add (self->rows, copy);
  g_hash_table_insert (self->places, &copy->run, copy);
  return TRUE;
}
