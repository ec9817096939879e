/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One page from the web: see the top of satdoku-web-transfer.c. */

#pragma once

#include <gio/gio.h>
#include <sudoku-types.h>

/**
 * SatdokuWebLimits:
 * @milliseconds: how long all of it may take
 * @size: bytes of a page, unpacked
 * @redirects: how often a server may send on to another address
 *
 * What a server may not go beyond.
 */
typedef struct
{
  guint milliseconds;
  gsize size;
  guint redirects;
} SatdokuWebLimits;

/**
 * SATDOKU_WEB_LIMITS:
 *
 * The limits of the program: a minute, 16 MiB, 5 redirects.
 */
#define SATDOKU_WEB_LIMITS ((SatdokuWebLimits){ 60 * 1000, (gsize)16 << 20, 5 })

GBytes *satdoku_web_transfer_run (const char *address,
                                  const SatdokuWebLimits *limits,
                                  const SudokuTask *task,
                                  char **charset,
                                  GError **error);
