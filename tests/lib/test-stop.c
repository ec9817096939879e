/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Stands in front of a program and stops it as a signal does, at a moment that can be named: when
 * it asks for the SATDOKU_STOP-th time whether it should go on. The cancellable is the first that
 * it makes. SATDOKU_STOP_MARK is a file that is made then: without it, it was done before. */

#include <dlfcn.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

static _Atomic (GCancellable *) first;
static atomic_int n_asked;

GCancellable *
g_cancellable_new (void)
{
  GCancellable *(*real) (void) = (GCancellable * (*)(void)) dlsym (RTLD_NEXT, "g_cancellable_new");
  GCancellable *made = real (), *none = NULL;

  atomic_compare_exchange_strong (&first, &none, made);
  return made;
}

/* The time has come. */
static void
stop (void)
{
  const char *mark = getenv ("SATDOKU_STOP_MARK");
  GCancellable *cancellable = atomic_load (&first);

  if (mark != NULL)
    close (open (mark, O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
  if (cancellable != NULL)
    g_cancellable_cancel (cancellable);
}

static void
ask (void)
{
  const char *when = getenv ("SATDOKU_STOP");

  if (when != NULL && atomic_fetch_add (&n_asked, 1) + 1 == atoi (when))
    stop ();
}

gboolean
g_cancellable_is_cancelled (GCancellable *cancellable)
{
  gboolean (*real) (GCancellable *) =
    (gboolean (*) (GCancellable *))dlsym (RTLD_NEXT, "g_cancellable_is_cancelled");

  ask ();
  return real (cancellable);
}

gboolean
g_cancellable_set_error_if_cancelled (GCancellable *cancellable,
                                      GError **error)
{
  gboolean (*real) (GCancellable *, GError **) = (gboolean (*) (GCancellable *, GError **))dlsym (
    RTLD_NEXT, "g_cancellable_set_error_if_cancelled");

  ask ();
  return real (cancellable, error);
}
