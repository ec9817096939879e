/* SPDX-License-Identifier: GPL-3.0-or-later */

/* QR codes: see the top of satdoku-qr.c. */

#pragma once

#include <gio/gio.h>

/**
 * SATDOKU_QR_LENGTH_MAX:
 *
 * So many bytes the largest code holds.
 */
#define SATDOKU_QR_LENGTH_MAX 2953

GBytes *satdoku_qr_draw (const char *text, GError **error);
