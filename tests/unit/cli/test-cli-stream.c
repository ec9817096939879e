/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Streams write the same bytes with any number of threads, whatever these make of it, and end
 * where they must. */

#include "cli-stream.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "cli-command.h"

#define N_ITEMS 3000
#define NEVER G_MAXUINT

/* Numbers that follow each other: of all items, or of a part of them. */
typedef struct
{
  guint next;
  guint n_left;
  guint cancel_at; /* the number that cancels the run */
  guint last;      /* the number behind which nothing follows */
  gboolean delay;
  GCancellable *cancellable; /* of the run */
} Numbers;

static Numbers *
take_numbers (Numbers *self,
              guint n)
{
  Numbers *part = g_memdup2 (self, sizeof *self);

  part->n_left = n;
  self->next += n;
  self->n_left -= n;
  return part;
}

static gpointer
next_cb (gpointer input,
         guint n_items,
         CliSession *session,
         CliStatus *status,
         gboolean *more)
{
  Numbers *self = input;

  if (self->n_left == 0)
    return NULL;
  if (self->next % 500 != 99)
    return take_numbers (self, MIN (MIN (n_items, self->n_left), 500 - (self->next + 401) % 500));
  /* What can't be read has its place in the order, too. */
  cli_session_tell (session, "numbers", "%u is wrong", self->next);
  self->next++;
  self->n_left--;
  *status = CLI_BAD;
  *more = TRUE;
  return NULL;
}

static void
wait_randomly (guint number)
{
  guint chance = (number * 2654435761u) >> 16;

  if (chance % 64 == 0)
    g_usleep (12000);
  else if (chance % 16 == 0)
    g_usleep (chance % 300);
  else if (chance % 4 == 0)
    g_thread_yield ();
}

static gboolean
work_cb (gpointer data,
         CliSession *session,
         CliStatus *status)
{
  Numbers *self = data;
  g_autofree char *text = g_strdup_printf ("%u\n", self->next);

  if (self->n_left == 0)
    return FALSE;
  if (self->delay)
    wait_randomly (self->next);
  if (self->next == self->cancel_at)
    {
      g_autoptr (GError) error = NULL;

      g_cancellable_cancel (self->cancellable);
      g_assert_true (g_cancellable_set_error_if_cancelled (session->cancellable, &error));
      *status = cli_session_fail (session, "there", error);
    }
  else
    cli_session_print (session, text);
  if (self->next % 700 == 0)
    cli_session_tell (session, text, "a message");
  if (self->next == self->last)
    *status = CLI_GAVE_UP;
  self->next++;
  self->n_left--;
  return TRUE;
}

static void
divide_cb (gpointer part,
           GPtrArray *rest)
{
  Numbers *self = part;

  if (self->n_left > 1)
    g_ptr_array_add (rest, take_numbers (self, self->n_left / 2));
  if (self->n_left > 0)
    g_ptr_array_add (rest, take_numbers (self, self->n_left));
}

static const CliStreamKind numbers = { next_cb, work_cb, divide_cb, g_free, CLI_GAVE_UP };

static GString *messages;

static void
printerr_cb (const char *string)
{
  g_string_append (messages, string);
}

typedef struct
{
  CliOptions options;
  GCancellable *cancellable;
  CliSession session;
  char *out;
  char *err;
} Run;

static void
run_begin (Run *self,
           guint n_threads)
{
  self->options.n_threads = n_threads;
  self->cancellable = g_cancellable_new ();
  cli_session_init (&self->session, &self->options, self->cancellable);
  g_object_unref (self->session.out);
  self->session.out = g_memory_output_stream_new_resizable ();
  messages = g_string_new (NULL);
}

static void
run_end (Run *self)
{
  GMemoryOutputStream *out = G_MEMORY_OUTPUT_STREAM (self->session.out);

  self->out = g_strndup (g_memory_output_stream_get_data (out),
                         g_memory_output_stream_get_data_size (out));
  self->err = g_string_free (g_steal_pointer (&messages), FALSE);
}

static void
run_clear (Run *self)
{
  messages = g_string_new (NULL);
  cli_session_clear (&self->session);
  g_string_free (g_steal_pointer (&messages), TRUE);
  g_object_unref (self->cancellable);
  g_free (self->out);
  g_free (self->err);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

static CliStatus
run_numbers (Run *self,
             guint n_threads,
             guint cancel_at,
             guint last)
{
  Numbers all = { 0, N_ITEMS, cancel_at, last, n_threads > 1, NULL };
  CliStatus status;
  guint64 n_items = 0;

  run_begin (self, n_threads);
  all.cancellable = self->cancellable;
  status = cli_stream_run (&self->session, &numbers, &all, &n_items);
  run_end (self);
  if (cancel_at == NEVER && last == NEVER)
    g_assert_cmpuint (n_items, ==, N_ITEMS - N_ITEMS / 500);
  return status;
}

static char *
expect_numbers (guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    if (i % 500 != 99)
      g_string_append_printf (text, "%u\n", i);
  return g_string_free (text, FALSE);
}

static void
test_delays (gconstpointer data)
{
  g_auto (Run) alone = { 0 };
  g_auto (Run) run = { 0 };
  g_autofree char *expected = expect_numbers (N_ITEMS);

  g_assert_cmpint (run_numbers (&alone, 1, NEVER, NEVER), ==, CLI_BAD);
  g_assert_cmpstr (alone.out, ==, expected);
  g_assert_cmpint (run_numbers (&run, GPOINTER_TO_UINT (data), NEVER, NEVER), ==, CLI_BAD);
  g_assert_cmpstr (run.out, ==, expected);
  g_assert_cmpstr (run.err, ==, alone.err);
  g_assert_nonnull (strstr (run.err, "numbers: 599 is wrong\n700\n: a message\n"));
}

/* What stands before the one that was interrupted is there, and nothing behind it. */
static void
test_cancel (gconstpointer data)
{
  g_auto (Run) run = { 0 };
  g_autofree char *expected = expect_numbers (1234);

  g_assert_cmpint (run_numbers (&run, GPOINTER_TO_UINT (data), 1234, NEVER), ==, CLI_GAVE_UP);
  /* Another thread may have been interrupted before. */
  g_assert_true (g_str_has_prefix (expected, run.out));
  if (GPOINTER_TO_UINT (data) == 1)
    g_assert_cmpstr (run.out, ==, expected);
  g_assert_nonnull (strstr (run.err, "cancelled"));
}

static void
test_last (gconstpointer data)
{
  g_auto (Run) run = { 0 };
  g_autofree char *expected = expect_numbers (2001);

  g_assert_cmpint (run_numbers (&run, GPOINTER_TO_UINT (data), NEVER, 2000), ==, CLI_GAVE_UP);
  g_assert_cmpstr (run.out, ==, expected);
}

#define GOOD "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..\n"
/* Lines of all kinds, those that the general reader has to read among them. */
static void
add_lines (GString *text)
{
  static const char *const lines[] = {
    GOOD,
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1....\n",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.. # a name\n",
    "# nothing\n",
    "\n",
    "33..2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..\n",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3x.\n",
    "1...............\r\n",
    "12.4............\n",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3\n",
  };
  guint seed = 1;

  for (guint i = 0; i < 200; i++)
    {
      seed = seed * 1664525u + 1013904223u;
      g_string_append (text, lines[i == 0 ? 0 : (seed >> 16) % G_N_ELEMENTS (lines)]);
    }
}

/* The command itself, but for where its output goes. */
static CliStatus
run_command (Run *self,
             guint n_threads,
             const char *const *words)
{
  const CliCommand *command = cli_command_find (words[0]);
  g_autoptr (GError) error = NULL;
  CliStatus status;

  g_assert_true (cli_options_parse (&self->options, command, (int)g_strv_length ((char **)words),
                                    (char **)words, NULL, &error));
  run_begin (self, n_threads);
  status = command->run (&self->session);
  run_end (self);
  self->session.file = NULL;
  cli_options_clear (&self->options);
  self->options = (CliOptions){ 0 };
  return status;
}

static void
test_commands (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "satdoku-stream-XXXXXX", NULL);
  int file = g_mkstemp (path);
  const char *const commands[][8] = {
    { "check", path },
    { "solve", path },
    { "solve", "--partial", "--to", "rows", path },
    { "count", "--limit", "20", path },
    { "rate", path },
    { "convert", "--to", "line", path },
    { "convert", "--to", "satdoku", path },
    { "convert", "--to", "csv", "--canonical", path },
    { "new", "--size", "6", "--seed", "3", "--count", "100" },
  };

  add_lines (text);
  g_assert_cmpint (write (file, text->str, text->len), ==, (gssize)text->len);
  close (file);
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (Run) alone = { 0 };
      CliStatus status = run_command (&alone, 1, commands[i]);

      for (guint n_threads = 2; n_threads <= 5; n_threads += 3)
        {
          g_auto (Run) run = { 0 };

          g_assert_cmpint (run_command (&run, n_threads, commands[i]), ==, status);
          g_assert_cmpstr (run.out, ==, alone.out);
          g_assert_cmpstr (run.err, ==, alone.err);
        }
    }
  g_unlink (path);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_set_printerr_handler (printerr_cb);
  g_test_add_data_func ("/cli/stream/delays/2", GUINT_TO_POINTER (2), test_delays);
  g_test_add_data_func ("/cli/stream/delays/8", GUINT_TO_POINTER (8), test_delays);
  g_test_add_data_func ("/cli/stream/cancel/1", GUINT_TO_POINTER (1), test_cancel);
  g_test_add_data_func ("/cli/stream/cancel/4", GUINT_TO_POINTER (4), test_cancel);
  g_test_add_data_func ("/cli/stream/last/1", GUINT_TO_POINTER (1), test_last);
  g_test_add_data_func ("/cli/stream/last/4", GUINT_TO_POINTER (4), test_last);
  g_test_add_func ("/cli/stream/commands", test_commands);
  return g_test_run ();
}
