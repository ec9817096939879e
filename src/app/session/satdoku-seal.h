/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * SatdokuSeal:
 *
 * A hash over a text, by which it is noticed when a byte of it is changed, missing or doubled.
 */
typedef guint32 SatdokuSeal;

/**
 * SATDOKU_SEAL_START:
 *
 * The seal of nothing.
 */
#define SATDOKU_SEAL_START 2166136261u

/**
 * SATDOKU_SEAL_LENGTH:
 *
 * Digits of a seal as it is written.
 */
#define SATDOKU_SEAL_LENGTH 8

SatdokuSeal satdoku_seal_go_on (SatdokuSeal seal, const char *text, gsize length);
void satdoku_seal_add_line (GString *text, const char *line);
const char *satdoku_seal_open_line (const char *line, gsize length);
