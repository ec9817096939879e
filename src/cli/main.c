/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program satdoku-cli: sets up its standard files and its language, and calls cli_main(). */

#include "satdoku-config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <locale.h>
#include <sat-exhaustion.h>
#include <unistd.h>
#include <words-exhaustion.h>

#include "cli-main.h"
#include "cli-session.h"

#define PROGRAM "satdoku-cli"

/* A file descriptor closed by the caller would be reused for something else: reading standard input
 * could then wait for that forever. The replacements fail when used, as closed ones do. */
static void
hold_standard_files (void)
{
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
    if (fcntl (fd, F_GETFD) < 0 && errno == EBADF)
      open ("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int
main (int argc,
      char **argv)
{
  hold_standard_files ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, SATDOKU_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  sat_exhaustion_watch (words_no_memory (PROGRAM), words_no_resource (PROGRAM), CLI_GAVE_UP);
  return cli_main (argc, argv);
}
