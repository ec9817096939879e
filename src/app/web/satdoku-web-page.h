/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where on a page the puzzle stands: see the top of satdoku-web-page.c. */

#pragma once

#include <gio/gio.h>

#include "satdoku-web-source.h"

/**
 * SATDOKU_WEB_ERROR:
 *
 * What can go wrong when a puzzle is fetched. The messages are sentences for the user.
 */
#define SATDOKU_WEB_ERROR (satdoku_web_error_quark ())

/**
 * SatdokuWebError:
 * @SATDOKU_WEB_ERROR_ADDRESS: the source has no address that anything is fetched from
 * @SATDOKU_WEB_ERROR_SERVER: the server can't be reached
 * @SATDOKU_WEB_ERROR_CERTIFICATE: the server does not prove who it is
 * @SATDOKU_WEB_ERROR_TIME: it takes too long
 * @SATDOKU_WEB_ERROR_REFUSED: the server answers with something else than a page
 * @SATDOKU_WEB_ERROR_REDIRECT: it sends on to where nothing is fetched from, or too often
 * @SATDOKU_WEB_ERROR_TYPE: what it sends can't hold a puzzle
 * @SATDOKU_WEB_ERROR_SIZE: it sends too much
 * @SATDOKU_WEB_ERROR_CUT_OFF: it doesn't send all
 * @SATDOKU_WEB_ERROR_PLACE: what stands before or behind the puzzle is not on the page
 * @SATDOKU_WEB_ERROR_NO_PUZZLE: there is no puzzle
 *
 * Cancelling is always %G_IO_ERROR_CANCELLED.
 */
typedef enum
{
  SATDOKU_WEB_ERROR_ADDRESS,
  SATDOKU_WEB_ERROR_SERVER,
  SATDOKU_WEB_ERROR_CERTIFICATE,
  SATDOKU_WEB_ERROR_TIME,
  SATDOKU_WEB_ERROR_REFUSED,
  SATDOKU_WEB_ERROR_REDIRECT,
  SATDOKU_WEB_ERROR_TYPE,
  SATDOKU_WEB_ERROR_SIZE,
  SATDOKU_WEB_ERROR_CUT_OFF,
  SATDOKU_WEB_ERROR_PLACE,
  SATDOKU_WEB_ERROR_NO_PUZZLE,
} SatdokuWebError;

GQuark satdoku_web_error_quark (void);

GBytes *satdoku_web_page_find (const SatdokuWebSource *source,
                               GBytes *page,
                               const char *charset,
                               GError **error);
