/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program: everything it does is in the library of the application. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <sat-exhaustion.h>
#include <signal.h>
#include <words-exhaustion.h>

#include "satdoku-application.h"

#define PROGRAM "satdoku"
/* As the command line's. */
#define EXHAUSTED 3

/* That a file may not be that large is an error of writing, not the end of the program. A handler,
 * unlike a signal that is ignored, is not inherited by the programs that are run. */
static void
ignore (int number)
{
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  signal (SIGXFSZ, ignore);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, SATDOKU_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  sat_exhaustion_watch (words_no_memory (PROGRAM), words_no_resource (PROGRAM), EXHAUSTED);

  g_set_application_name (_ ("Satdoku"));
  application = satdoku_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
