/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a program ends that is refused what it needs, and that one with an error of its own ends as
 * ever. */

#include <gio/gio.h>
#include <sat-exhaustion.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "test-config.h"

/* operator new (size_t), as both compilers call it. */
extern void *operator_new (size_t size) __asm__("_Znwm");

#define HUGE ((gsize)1 << 46)
#define ROOM ((rlim_t)64 << 20)

static void
limit_memory (void)
{
  struct rlimit limit = { ROOM, ROOM };

  g_assert_cmpint (setrlimit (RLIMIT_AS, &limit), ==, 0);
}

static void
limit_files (void)
{
  struct rlimit limit = { 3, 3 };

  g_assert_cmpint (setrlimit (RLIMIT_NOFILE, &limit), ==, 0);
}

static void
want_memory (void)
{
  g_free (g_malloc (HUGE));
}

static void
want_new (void)
{
  free (operator_new (HUGE));
}

#define N_TOGETHER 4

static gpointer
want_new_cb (gpointer data)
{
  want_new ();
  return data;
}

/* As solvers do that race. */
static void
want_new_together (void)
{
  GThread *threads[N_TOGETHER];

  for (guint i = 0; i < N_TOGETHER; i++)
    threads[i] = g_thread_new ("wanting", want_new_cb, NULL);
  for (guint i = 0; i < N_TOGETHER; i++)
    g_thread_join (threads[i]);
}

/* Down to the last byte, in pieces of every size that malloc() keeps a list of. */
static void
want_all (void)
{
  limit_memory ();
  for (gsize size = 1 << 20; size >= 16; size = size > 2048 ? size / 2 : size - 16)
    while (malloc (size) != NULL)
      continue;
  g_free (g_malloc (100));
}

static gpointer
want_all_cb (gpointer data)
{
  want_all ();
  return data;
}

static void
want_all_in_thread (void)
{
  g_thread_join (g_thread_new ("wanting", want_all_cb, NULL));
}

static void
want_file (void)
{
  limit_files ();
  g_main_context_unref (g_main_context_new ());
}

static gpointer
wait_cb (gpointer data)
{
  return data;
}

static void
want_thread (void)
{
  limit_memory ();
  while (malloc (1 << 18) != NULL)
    continue;
  g_thread_join (g_thread_new ("wanted", wait_cb, NULL));
}

static void
make_own_error (void)
{
  g_error ("own");
}

/* GLib's own errors are not only refusals of the system. */
static void
make_gio_error (void)
{
  g_log ("GLib-GIO", G_LOG_LEVEL_ERROR, "Settings schema 'x' is not installed");
}

static void
make_glib_error (void)
{
  g_log ("GLib", G_LOG_LEVEL_ERROR, "a source is destroyed twice");
}

#define STATUS 3

typedef struct
{
  const char *name;
  void (*run) (void);
  const char *sentence; /* a pattern for all that is said; NULL: a signal ends it */
} Case;

static const Case cases[] = {
  { "memory", want_memory, "memory!\n" },
  { "new", want_new, "memory!\n" },
  { "new-together", want_new_together, "memory!\n" },
  { "all", want_all, "memory!\n" },
  { "all-in-thread", want_all_in_thread, "memory!\n" },
  { "file", want_file, "resource!\n" },
  { "thread", want_thread, "*!\n" },
  { "abort", abort, NULL },
  { "own-error", make_own_error, NULL },
  { "gio-error", make_gio_error, NULL },
  { "glib-error", make_glib_error, NULL },
};

#define WATCHED "--watched"
#define UNWATCHED "--unwatched"

#define MEMORY "memory!\n"

/* More than a pipe takes at once, so that other threads come while the first one says it. */
static const char *
make_long_sentence (void)
{
  static char sentence[(1 << 18) + sizeof MEMORY];

  memset (sentence, ' ', 1 << 18);
  strcpy (sentence + (1 << 18), MEMORY);
  return sentence;
}

/* What is run instead of the tests: how, and which case. */
static void
run_case (const char *how,
          const char *name)
{
  const struct rlimit no_core = { 0, 0 };

  setrlimit (RLIMIT_CORE, &no_core);
  if (strcmp (how, WATCHED) == 0)
    sat_exhaustion_watch (make_long_sentence (), "resource!\n", STATUS);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    if (strcmp (cases[i].name, name) == 0)
      cases[i].run ();
}

/* (transfer full) (out): all that it said. */
static GSubprocess *
start (const char *how,
       const char *name,
       char **said)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autoptr (GError) error = NULL;
  GSubprocess *process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDERR_PIPE, &error, program, how,
                                           name, NULL);

  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, said, &error);
  g_assert_no_error (error);
  g_strchug (*said);
  g_test_message ("%s %s: %s", how, name, *said);
  return process;
}

/* Each case ends by a signal as it is, and with the sentence and the status, and nothing after it,
 * where it is for lack of something. */
static void
test_end (gconstpointer data)
{
  const Case *self = data;
  g_autofree char *said = NULL;
  g_autofree char *said_unwatched = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GSubprocess) unwatched = NULL;

  if (TEST_SANITIZED)
    {
      g_test_skip ("a sanitizer has memory of its own");
      return;
    }
  process = start (WATCHED, self->name, &said);
  unwatched = start (UNWATCHED, self->name, &said_unwatched);
  g_assert_true (g_subprocess_get_if_signaled (unwatched));
  g_assert_cmpint (g_subprocess_get_if_exited (process), ==, self->sentence != NULL);
  if (self->sentence == NULL)
    {
      g_assert_cmpint (g_subprocess_get_term_sig (process), ==,
                       g_subprocess_get_term_sig (unwatched));
      g_assert_null (strstr (said, "!\n"));
      return;
    }
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, STATUS);
  g_assert_true (g_pattern_match_simple (self->sentence, said));
}

int
main (int argc,
      char *argv[])
{
  if (argc == 3 && (strcmp (argv[1], WATCHED) == 0 || strcmp (argv[1], UNWATCHED) == 0))
    {
      run_case (argv[1], argv[2]);
      return 0;
    }
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/sat/exhaustion/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_end);
    }
  return g_test_run ();
}
