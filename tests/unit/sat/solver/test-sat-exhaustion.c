/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a program ends that is refused what it needs, and that one with an error of its own ends as
 * ever. */

#include <sat-exhaustion.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>

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

/* Down to the last byte, in pieces that a library would ask for. */
static void
want_all (void)
{
  limit_memory ();
  for (gsize size = 1 << 20; size >= 16; size /= 2)
    while (malloc (size) != NULL)
      continue;
  g_free (g_malloc (100));
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
err (void)
{
  g_error ("own");
}

typedef struct
{
  const char *name;
  void (*run) (void);
  const char *sentence; /* NULL: killed by a signal */
} Case;

static const Case cases[] = {
  { "memory", want_memory, "memory!\n" },
  { "new", want_new, "memory!\n" },
  { "all", want_all, "*memory!\n" },
  { "file", want_file, "resource!\n" },
  { "thread", want_thread, "*!\n" },
  { "abort", abort, NULL },
  { "error", err, NULL },
};

static void
test_end (gconstpointer data)
{
  const Case *self = data;

  if (g_getenv ("ASAN_OPTIONS") != NULL || g_getenv ("TSAN_OPTIONS") != NULL)
    {
      g_test_skip ("a sanitizer has memory of its own");
      return;
    }
  if (g_test_subprocess ())
    {
      const struct rlimit no_core = { 0, 0 };

      setrlimit (RLIMIT_CORE, &no_core);
      sat_exhaustion_watch ("memory!\n", "resource!\n", 3);
      self->run ();
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_assert_true (g_test_trap_reached_timeout () == FALSE);
  if (self->sentence != NULL)
    g_test_trap_assert_stderr (self->sentence);
  else
    g_test_trap_assert_stderr_unmatched ("*!\n");
  g_test_trap_assert_failed ();
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/sat/exhaustion/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_end);
    }
  return g_test_run ();
}
