/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzles that were finished or begun, kept on disk: a file of text to which a line is added
 * for each, so that nothing that is there can be lost by it. Lines that can't be understood are
 * set aside in a file of their own. Clearing moves the file away, and can be taken back until
 * the next time; what was cleared before that stays in numbered files. It knows nothing of
 * windows. */

#include "satdoku-config.h"

#include "satdoku-history.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sat-file-writer.h>
#include <sat-load.h>
#include <string.h>
#include <unistd.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"

struct _SatdokuHistory
{
  GObject parent_instance;

  /* Owned. */
  char *path;

  guint revision;
};

G_DEFINE_FINAL_TYPE (SatdokuHistory, satdoku_history, G_TYPE_OBJECT)

enum
{
  PROP_REVISION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
satdoku_history_class_init (SatdokuHistoryClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_REVISION] = { "revision", G_TYPE_UINT, G_PARAM_READABLE,
                        G_STRUCT_OFFSET (SatdokuHistory, revision) },
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);
  satdoku_class_keeps (klass, SatdokuHistory, path, g_free);
}

static void
changed (SatdokuHistory *self)
{
  self->revision++;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVISION]);
}

static void
satdoku_history_init (SatdokuHistory *self)
{
}

/* The folder of the file is made when it is missing; nothing is read yet. */
SatdokuHistory *
satdoku_history_new (const char *path)
{
  SatdokuHistory *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_HISTORY, NULL);
  self->path = g_strdup (path);
  return self;
}

static gboolean
fail_errno (const char *path,
            int number,
            GError **error)
{
  g_set_error (error, G_FILE_ERROR, (int)g_file_error_from_errno (number), "%s: %s", path,
               g_strerror (number));
  return FALSE;
}

/* Appends all of the text; on failure, a part that was written is removed again. @to_disk: whether
 * to wait until it is on the disk. */
static gboolean
write_at_end (int fd,
              const char *text,
              gboolean to_disk)
{
  gsize length = strlen (text);
  off_t end = lseek (fd, 0, SEEK_END);
  int number;

  errno = 0;
  if (write (fd, text, length) == (gssize)length && (!to_disk || fsync (fd) == 0))
    return TRUE;
  number = errno != 0 ? errno : ENOSPC;
  if (end >= 0 && ftruncate (fd, end) != 0)
    g_debug ("A part of a line stays: %s", g_strerror (errno));
  errno = number;
  return FALSE;
}

/* At the end of a file, in one write. A line there that was cut short by a crash is ended first. */
static gboolean
append_text (const char *path,
             const char *text,
             gboolean to_disk,
             GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *whole = NULL;
  char last = '\n';
  int fd, number = 0;

  g_mkdir_with_parents (folder, 0700);
  fd = g_open (path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (fd < 0)
    return fail_errno (path, errno, error);
  if (lseek (fd, -1, SEEK_END) >= 0 && read (fd, &last, 1) != 1)
    last = '\n';
  whole = g_strconcat (last == '\n' ? "" : "\n", text, NULL);
  if (!write_at_end (fd, whole, to_disk))
    number = errno;
  if (close (fd) != 0 && number == 0)
    number = errno;
  return number == 0 || fail_errno (path, number, error);
}

/* What can't be understood goes to the file beside it, and only then out of this one. */
static void
set_aside (SatdokuHistory *self,
           const GString *good,
           const GString *bad)
{
  g_autofree char *aside = g_strconcat (self->path, ".damaged", NULL);
  g_autoptr (GError) error = NULL;

  if (!append_text (aside, bad->str, TRUE, &error) ||
      !sat_file_save (self->path, good->str, good->len, SAT_FILE_OWN, &error))
    g_message ("%s", error->message);
}

/* Reads the records, in the order of their time; NULL with an error of sat_load_text() when the
 * file exists and can't be read. Lines that could not be understood are counted and moved to a file
 * whose name ends in `.damaged`. Costs a few milliseconds for ten thousand. */
GArray *
satdoku_history_load (SatdokuHistory *self,
                      guint *n_damaged,
                      GError **error)
{
  g_autoptr (GArray) records = g_array_new (FALSE, FALSE, sizeof (SudokuResult));
  g_autoptr (GString) good = g_string_new (NULL);
  g_autoptr (GString) bad = g_string_new (NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) local_error = NULL;
  gsize length = 0, number = 0;
  guint n_bad = 0;

  g_return_val_if_fail (SATDOKU_IS_HISTORY (self), NULL);

  if (!sat_load_text (self->path, &text, &length, &local_error) &&
      !g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return NULL;
    }
  for (const char *line = text, *end = text + length, *next; line < end; line = next)
    {
      const char *newline = memchr (line, '\n', (gsize)(end - line));
      gsize line_length = (gsize)((newline != NULL ? newline : end) - line);
      SudokuResult record;
      gboolean fits = sudoku_result_read (&record, self->path, ++number, line, line_length, NULL);

      next = newline != NULL ? newline + 1 : end;
      if (fits)
        g_array_append_val (records, record);
      if (line_length == 0)
        continue;
      g_string_append_len (fits ? good : bad, line, (gssize)line_length);
      g_string_append_c (fits ? good : bad, '\n');
      n_bad += !fits;
    }
  if (n_bad > 0)
    set_aside (self, good, bad);
  if (n_damaged != NULL)
    *n_damaged = n_bad;
  return g_steal_pointer (&records);
}

/* The record is on disk when this returns, unless it says only that a game was begun: nobody waits
 * for that. Fails with %G_FILE_ERROR when it can't be written. */
gboolean
satdoku_history_append (SatdokuHistory *self,
                        const SudokuResult *record,
                        GError **error)
{
  g_autoptr (GString) line = g_string_new (NULL);

  g_return_val_if_fail (SATDOKU_IS_HISTORY (self) && record != NULL, FALSE);

  sudoku_result_write (record, line);
  if (!append_text (self->path, line->str, record->stage != SUDOKU_RESULT_BEGUN, error))
    return FALSE;
  changed (self);
  return TRUE;
}

static char *
get_cleared_path (SatdokuHistory *self)
{
  return g_strconcat (self->path, ".cleared", NULL);
}

/* What was cleared the time before gets a name of its own, with the first number that is free. */
static gboolean
keep_cleared (const char *cleared,
              GError **error)
{
  g_autofree char *kept = NULL;
  guint number = 0;

  do
    {
      g_free (kept);
      kept = g_strdup_printf ("%s.%u", cleared, ++number);
    }
  while (g_file_test (kept, G_FILE_TEST_EXISTS));
  return g_rename (cleared, kept) == 0 || errno == ENOENT || fail_errno (cleared, errno, error);
}

/* Forgets all records, by renaming the file. satdoku_history_restore() brings them back. Those that
 * were cleared earlier stay in files with `.cleared.1`, `.cleared.2` and so on at the end of their
 * names. */
gboolean
satdoku_history_clear (SatdokuHistory *self,
                       GError **error)
{
  g_autofree char *cleared = NULL;

  g_return_val_if_fail (SATDOKU_IS_HISTORY (self), FALSE);

  cleared = get_cleared_path (self);
  if (!keep_cleared (cleared, error))
    return FALSE;
  if (g_rename (self->path, cleared) != 0 && errno != ENOENT)
    return fail_errno (self->path, errno, error);
  changed (self);
  return TRUE;
}

/* Brings back what satdoku_history_clear() took away the last time; what was added since stays. */
gboolean
satdoku_history_restore (SatdokuHistory *self,
                         GError **error)
{
  g_autofree char *cleared = NULL;
  g_autofree char *since = NULL;
  gsize length;

  g_return_val_if_fail (SATDOKU_IS_HISTORY (self), FALSE);

  cleared = get_cleared_path (self);
  if (sat_load_text (self->path, &since, &length, NULL) &&
      !append_text (cleared, since, TRUE, error))
    return FALSE;
  if (g_rename (cleared, self->path) != 0)
    return fail_errno (cleared, errno, error);
  changed (self);
  return TRUE;
}
