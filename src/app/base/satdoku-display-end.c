/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of the connection to an X server. Xlib ends it when it gets no memory, and GTK then ends
 * the program without a word, as it does when the user has logged out: this file recognises the
 * first case. Xlib is not linked for that: where GTK has brought it, it is there. */

#include "satdoku-config.h"

#include "satdoku-display-end.h"

#include <dlfcn.h>
#include <sat-exhaustion.h>

/* Of Xlib: int (*XIOErrorHandler) (Display *), XIOErrorHandler XSetIOErrorHandler (…). */
typedef int (*ErrorHandler) (gpointer display);
typedef ErrorHandler (*SetErrorHandler) (ErrorHandler handler);

static ErrorHandler handler_of_gtk; /* (nullable) */

static int
ended_cb (gpointer display)
{
  sat_exhaustion_end_if_lacking ();
  return handler_of_gtk != NULL ? handler_of_gtk (display) : 0;
}

/* From now on the program ends as sat_exhaustion_watch() says when its connection to the X
 * server ends for lack of memory. To be called once, when GTK has opened its display; does
 * nothing without an X server. */
void
satdoku_display_end_watch (void)
{
  SetErrorHandler set_handler = NULL;

  *(gpointer *)&set_handler = dlsym (RTLD_DEFAULT, "XSetIOErrorHandler");
  if (set_handler != NULL)
    handler_of_gtk = set_handler (ended_cb);
}
