/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names files, and saves them without blocking the window. */

#include "satdoku-config.h"

#include "satdoku-file.h"

#include <sat-file-writer.h>
#include <sat-printable.h>
#include <string.h>

#include "satdoku-unfinished.h"

/* Characters; no file system has longer names. */
#define SHOWN_NAME_MAX 1024

/* What to call a file; of an address without a name all of it. Not every address ends in a name,
 * and not every name is UTF-8: GIO answers NULL or bytes. What would lead a label astray, as
 * signs that turn the direction of the text, is shown as its number. */
char *
satdoku_file_dup_name (GFile *file)
{
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  base = g_file_get_basename (file);
  name = base != NULL ? g_filename_display_name (base) : g_file_get_uri (file);
  return sat_printable (name, strlen (name), SHOWN_NAME_MAX);
}

/* One file that is being written. */
typedef struct
{
  GBytes *bytes;
  char *etag;
  char *new_etag;
} Saving;

static void
saving_free (Saving *self)
{
  g_bytes_unref (self->bytes);
  g_free (self->etag);
  g_free (self->new_etag);
  g_free (self);
}

static void
save_in_thread (GTask *task,
                gpointer source,
                gpointer task_data,
                GCancellable *cancellable)
{
  Saving *self = task_data;
  GError *error = NULL;

  satdoku_unfinished_note (G_FILE (source));
  if (sat_file_save_bytes (G_FILE (source), self->bytes, SAT_FILE_DEFAULT, self->etag,
                           &self->new_etag, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Writes a file as sat_file_save_bytes() does, without blocking. If there is an etag and the
 * file is there, it must still have this etag, else it fails with %SAT_FILE_ERROR_CHANGED.
 * Cancelling keeps the file from taking its place. */
void
satdoku_file_save_async (GFile *file,
                         GBytes *bytes,
                         const char *etag,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Saving *saving;

  g_return_if_fail (G_IS_FILE (file) && bytes != NULL);

  saving = g_new0 (Saving, 1);
  saving->bytes = g_bytes_ref (bytes);
  saving->etag = g_strdup (etag);
  task = g_task_new (file, cancellable, callback, user_data);
  g_task_set_source_tag (task, satdoku_file_save_async);
  g_task_set_task_data (task, saving, (GDestroyNotify)saving_free);
  /* Once begun, saving reports how it ended: when the file is in its place, it was not
   * cancelled. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_run_in_thread (task, save_in_thread);
}

/* Fails with the errors of sat_file_save_bytes(); with a #SatFileError, saving under another name
 * may work. @etag is set even with an error when the new file is in place but might not survive a
 * loss of power. */
gboolean
satdoku_file_save_finish (GAsyncResult *result,
                          char **etag,
                          GError **error)
{
  Saving *saving;

  g_return_val_if_fail (g_async_result_is_tagged (result, satdoku_file_save_async), FALSE);

  saving = g_task_get_task_data (G_TASK (result));
  if (etag != NULL)
    *etag = g_steal_pointer (&saving->new_etag);
  return g_task_propagate_boolean (G_TASK (result), error);
}
