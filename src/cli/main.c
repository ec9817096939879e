/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program satdoku-cli: sets the language and hands over. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "cli-main.h"

int
main (int argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, SATDOKU_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  return cli_main (argc, argv);
}
