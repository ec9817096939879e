/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens where the libraries give up: GLib, the C++ library of the solver and others end the
 * process by a signal when the system refuses memory, a thread or an open file. Here it ends with a
 * sentence and an exit status instead. Memory in proportion to the input is checked beforehand by
 * sat-memory.c; this is for the rest. It contains no sentences.
 *
 * Nothing here may allocate. */

#include "sat-exhaustion.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* With less than this left, a failed call was due to memory: pictures of a window take some MB at
 * once, and not every library checks whether it got them. */
#define LITTLE_MEMORY ((size_t)64 << 20)

/* std::set_new_handler(), by its mangled name, which is the same in both C++ libraries. The handler
 * is called when operator new fails. */
typedef void (*NewHandler) (void);
extern NewHandler set_new_handler (NewHandler handler) __asm__("_ZSt15set_new_handlerPFvvE");

typedef void *(*ThreadFunc) (void *data);
typedef int (*CreateThread) (pthread_t *thread,
                             const pthread_attr_t *attributes,
                             ThreadFunc func,
                             void *data);
typedef int (*PrintText) (char **text,
                          const char *format,
                          va_list arguments);
typedef int (*PrintTextChecked) (char **text,
                                 int flag,
                                 const char *format,
                                 va_list arguments);

static const char *memory_sentence;
static const char *resource_sentence;
static int exit_status;
/* Those of the C library; looked up early, as that takes memory. */
static CreateThread create_thread;
static PrintText print_text;
static PrintTextChecked print_text_checked;

/* For the handler when the stack itself is exhausted: the main thread's. */
static char other_stack[1 << 16];
/* The same of each other thread, for which its own stack has room. */
#define THREAD_STACK_SIZE ((size_t)1 << 14)

typedef struct
{
  ThreadFunc func;
  void *data;
} Thread;

/* Several threads may come here at once: the first one says it, and ends the process while the
 * others wait. */
_Noreturn static void
end (const char *sentence)
{
  static char ending;
  ssize_t written;

  /* An instruction of the processor, no function. NOLINTNEXTLINE(bugprone-signal-handler) */
  while (__atomic_test_and_set (&ending, __ATOMIC_RELAXED))
    (void)pause ();
  written = write (STDERR_FILENO, sentence, strlen (sentence));
  (void)written;
  _exit (exit_status);
}

static void
new_failed (void)
{
  end (memory_sentence);
}

/* In a signal handler: these are nothing but calls of the system.
 * NOLINTBEGIN(bugprone-signal-handler) */
static gboolean
has_memory (void)
{
  void *memory = mmap (NULL, LITTLE_MEMORY, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1,
                       0);

  return memory != MAP_FAILED && munmap (memory, LITTLE_MEMORY) == 0;
}

/* As many as a pipe takes, which is the most that is opened at once. */
static gboolean
has_files (void)
{
  int fds[2];

  return pipe2 (fds, O_CLOEXEC) == 0 && close (fds[0]) == 0 && close (fds[1]) == 0;
}
/* NOLINTEND(bugprone-signal-handler) */

static void
end_if_lacking (void)
{
  if (!has_memory ())
    end (memory_sentence);
  if (!has_files ())
    end (resource_sentence);
}

/* A program that ends itself while nothing is lacking has an error, and ends as usual. */
static void
ended (int number)
{
  end_if_lacking ();
  (void)signal (number, SIG_DFL);
  (void)raise (number);
}

static const char *
find_field (const GLogField *fields,
            gsize n_fields,
            const char *key)
{
  for (gsize i = 0; i < n_fields; i++)
    if (strcmp (fields[i].key, key) == 0 && fields[i].length < 0)
      return fields[i].value;
  return "";
}

/* GLib's messages, in English only, when the system has refused something that may be there again
 * or was too much at once. */
static const struct
{
  const char *words;
  const char *const *sentence;
} refusals[] = {
  { "failed to allocate", &memory_sentence },
  { "creating thread", &resource_sentence },
};

/* GLib's other errors, when nothing is lacking, are mistakes, such as settings that are not
 * installed. */
static GLogWriterOutput
write_log (GLogLevelFlags level,
           const GLogField *fields,
           gsize n_fields,
           gpointer data)
{
  const char *domain = find_field (fields, n_fields, "GLIB_DOMAIN");

  if ((level & G_LOG_LEVEL_ERROR) != 0 && strncmp (domain, "GLib", strlen ("GLib")) == 0)
    {
      const char *message = find_field (fields, n_fields, "MESSAGE");

      for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
        if (strstr (message, refusals[i].words) != NULL)
          end (*refusals[i].sentence);
      end_if_lacking ();
    }
  return g_log_writer_default (level, fields, n_fields, data);
}

/* When the stack of another thread is exhausted, its handler needs a stack, too, or the system ends
 * the process silently. */
static void *
run_thread (void *data)
{
  Thread thread = *(Thread *)data;
  char other[THREAD_STACK_SIZE];
  const stack_t stack = { .ss_sp = other, .ss_size = sizeof other };
  const stack_t none = { .ss_flags = SS_DISABLE };
  void *result;

  free (data);
  (void)sigaltstack (&stack, NULL);
  result = thread.func (thread.data);
  (void)sigaltstack (&none, NULL);
  return result;
}

static CreateThread
find_create_thread (void)
{
  return (CreateThread)dlsym (RTLD_NEXT, "pthread_create");
}

/* Replaces pthread_create() of the C library for the whole process, as most threads are started by
 * libraries. Passes calls on unchanged until sat_exhaustion_watch() is called. */
__attribute__ ((visibility ("default"))) int
create_watched_thread (pthread_t *thread,
                       const pthread_attr_t *attributes,
                       ThreadFunc func,
                       void *data) __asm__("pthread_create");

int
create_watched_thread (pthread_t *thread,
                       const pthread_attr_t *attributes,
                       ThreadFunc func,
                       void *data)
{
  Thread *own = NULL;
  int status;

  if (create_thread == NULL)
    return find_create_thread () (thread, attributes, func, data);
  own = malloc (sizeof *own);
  if (own == NULL)
    return EAGAIN;
  *own = (Thread){ func, data };
  status = create_thread (thread, attributes, run_thread, own);
  if (status != 0)
    free (own);
  return status;
}

/* Also used when nothing is watched, by every thread: looked up once, as that takes longer than
 * most texts. */
static PrintText
find_print_text (void)
{
  PrintText print = __atomic_load_n (&print_text, __ATOMIC_RELAXED);

  if (print == NULL)
    {
      print = (PrintText)dlsym (RTLD_NEXT, "vasprintf");
      __atomic_store_n (&print_text, print, __ATOMIC_RELAXED);
    }
  return print;
}

static PrintTextChecked
find_print_text_checked (void)
{
  PrintTextChecked print = __atomic_load_n (&print_text_checked, __ATOMIC_RELAXED);

  if (print == NULL)
    {
      print = (PrintTextChecked)dlsym (RTLD_NEXT, "__vasprintf_chk");
      __atomic_store_n (&print_text_checked, print, __ATOMIC_RELAXED);
    }
  return print;
}

static int
end_if_refused (int length)
{
  if (length < 0 && errno == ENOMEM && memory_sentence != NULL)
    end (memory_sentence);
  return length;
}

/* Without memory for a text, newer versions of GLib report that to standard error, in English and
 * bypassing write_log(), before they abort. So these replace the functions of the C library with
 * which GLib makes its texts, and end the process first. */
__attribute__ ((visibility ("default"))) int
print_watched_text (char **text,
                    const char *format,
                    va_list arguments) __asm__("vasprintf");

int
print_watched_text (char **text,
                    const char *format,
                    va_list arguments)
{
  return end_if_refused (find_print_text () (text, format, arguments));
}

__attribute__ ((visibility ("default"))) int
print_watched_text_checked (char **text,
                            int flag,
                            const char *format,
                            va_list arguments) __asm__("__vasprintf_chk");

int
print_watched_text_checked (char **text,
                            int flag,
                            const char *format,
                            va_list arguments)
{
  return end_if_refused (find_print_text_checked () (text, flag, format, arguments));
}

/* Without a byte left GLib calls itself recursively to report it, until the stack is exhausted.
 * Other ends of the stack are left to a sanitizer, if there is one. */
static void
watch_stack (void)
{
  const stack_t other = { .ss_sp = other_stack, .ss_size = sizeof other_stack };
  const struct sigaction action = { .sa_handler = ended, .sa_flags = SA_ONSTACK };
  struct sigaction before;

  if (sigaction (SIGSEGV, NULL, &before) == 0 && before.sa_handler == SIG_DFL &&
      sigaltstack (&other, NULL) == 0)
    (void)sigaction (SIGSEGV, &action, NULL);
}

/**
 * sat_exhaustion_end_if_lacking:
 *
 * Ends the process with the sentence of sat_exhaustion_watch() when the system has no memory or no
 * open files left for it; otherwise does nothing. For libraries that would end the process without
 * a signal.
 */
void
sat_exhaustion_end_if_lacking (void)
{
  if (memory_sentence != NULL)
    end_if_lacking ();
}

/**
 * sat_exhaustion_watch:
 * @no_memory: written to standard error when there is no more memory; borrowed permanently
 * @no_resource: written when there are no more threads or open files; borrowed permanently
 * @status: the exit status then
 *
 * From now on the process ends with a sentence instead of a signal when the system refuses
 * something without which a library can't go on. To be called once, by the program, before it
 * starts threads.
 */
void
sat_exhaustion_watch (const char *no_memory,
                      const char *no_resource,
                      int status)
{
  g_return_if_fail (no_memory != NULL && no_resource != NULL);

  memory_sentence = no_memory;
  resource_sentence = no_resource;
  exit_status = status;
  create_thread = find_create_thread ();
  (void)find_print_text ();
  (void)find_print_text_checked ();
  set_new_handler (new_failed);
  (void)signal (SIGABRT, ended);
  (void)signal (SIGTRAP, ended);
  watch_stack ();
  g_log_set_writer_func (write_log, NULL, NULL);
}
