/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fetches the puzzle of a source, in the worker: the page, the part of it that the source names,
 * and what a reader of a format makes of that. It runs only when the user has asked for it. */

#include "satdoku-config.h"

#include "satdoku-web-fetch.h"

#include <glib/gi18n.h>
#include <sat-compression.h>
#include <words-contents.h>
#include <words-error.h>

#include "satdoku-web-page.h"

typedef struct
{
  SatdokuWebSource *source;
  SatdokuWebLimits limits;
  char *address; /* (nullable) */
} Input;

static void
input_free (gpointer data)
{
  Input *input = data;

  satdoku_web_source_free (input->source);
  g_free (input->address);
  g_free (input);
}

static char *
explain (const SatdokuWebSource *source,
         const SudokuContents *contents)
{
  const GError *error = sudoku_contents_get_error (contents);
  g_autofree char *reason = NULL;

  if (sudoku_contents_get_document (contents) != NULL)
    reason = words_contents_small (contents);
  else if (error != NULL)
    reason = words_error (error, WORDS_STYLE_WINDOW);
  else
    reason = g_strdup (_ ("It is something else."));
  /* Translators: the name of a source of puzzles on the web, and a sentence about why. */
  return g_strdup_printf (_ ("No puzzle was found on the page of “%s”. %s"), source->name, reason);
}

/* When the user has said what and where the puzzle is, any puzzle counts. Otherwise one that is a
 * very small part of a page is there by accident. */
static gboolean
has_puzzle (const SatdokuWebSource *source,
            const SudokuContents *contents)
{
  if (sudoku_contents_get_document (contents) == NULL)
    return FALSE;
  return *source->format != '\0' || *source->before != '\0' ||
         !sudoku_contents_is_small (contents);
}

static GBytes *
get_text (const Input *input,
          const SudokuTask *task,
          GError **error)
{
  g_autofree char *charset = NULL;
  g_autoptr (GBytes) page =
    satdoku_web_transfer_run (input->address, &input->limits, task, &charset, error);
  g_autoptr (GBytes) unpacked = NULL;

  if (page == NULL)
    return NULL;
  unpacked = sat_compression_unpack (input->source->name, page, input->limits.size,
                                     task->cancellable, error);
  return unpacked != NULL ? satdoku_web_page_find (input->source, unpacked, charset, error) : NULL;
}

/* In the thread. */
static gpointer
run (gpointer data,
     const SudokuTask *task,
     GError **error)
{
  Input *input = data;
  const SatdokuWebSource *source = input->source;
  g_autoptr (GBytes) text = NULL;
  g_autoptr (SudokuContents) contents = NULL;
  g_autofree char *words = NULL;

  if (input->address == NULL)
    {
      g_set_error_literal (error, SATDOKU_WEB_ERROR, SATDOKU_WEB_ERROR_ADDRESS,
                           _ ("Nothing can be fetched from this address"));
      return NULL;
    }
  text = get_text (input, task, error);
  if (text == NULL)
    return NULL;
  contents = sudoku_contents_new_fetched (source->name, input->address, text,
                                          sudoku_format_find (source->format));
  if (!sudoku_contents_read (contents, SUDOKU_CONTENTS_PUZZLE, task->cancellable, error))
    return NULL;
  if (has_puzzle (source, contents))
    return g_steal_pointer (&contents);
  words = explain (source, contents);
  g_set_error_literal (error, SATDOKU_WEB_ERROR, SATDOKU_WEB_ERROR_NO_PUZZLE, words);
  return NULL;
}

/* Fetches a puzzle, because the user has just asked for it. */
void
satdoku_web_fetch_async (SatdokuWorker *worker,
                         const SatdokuWebSource *source,
                         const SatdokuWebLimits *limits,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  g_autofree char *host = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  SatdokuJob job = {
    .run = run,
    .free_input = input_free,
    .free_result = (GDestroyNotify)sudoku_contents_unref,
  };
  Input *input;

  g_return_if_fail (SATDOKU_IS_WORKER (worker) && source != NULL && limits != NULL);

  host = satdoku_web_source_dup_host (source);
  /* Translators: %s is the name of a server. */
  title = g_strdup_printf (_ ("Fetching from %s…"), host);
  job.title = title;
  input = g_new0 (Input, 1);
  input->source = satdoku_web_source_copy (source);
  input->limits = *limits;
  input->address = satdoku_web_source_make_address (source, now, g_random_int ());
  satdoku_worker_run_async (worker, &job, input, cancellable, callback, user_data);
}

/* (nullable): contents that are read and have a puzzle; %NULL with an error of #SatdokuWebError, of
 * sat_compression_unpack(), or %G_IO_ERROR_CANCELLED. */
SudokuContents *
satdoku_web_fetch_finish (GAsyncResult *result,
                          GError **error)
{
  return satdoku_worker_run_finish (result, error);
}
