/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board as a picture in a file. */

#pragma once

#include <gio/gio.h>

#include "satdoku-board-picture.h"

/**
 * SatdokuExportFormat:
 * @id: "png", "svg" or "pdf"
 * @name: its name, not yet translated
 * @suffix: of file names, with the dot
 *
 * A format of pictures.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *suffix;
} SatdokuExportFormat;

const SatdokuExportFormat *satdoku_export_formats (gsize *n_formats);
const SatdokuExportFormat *satdoku_export_format_for_name (const char *name);
GBytes *satdoku_export_draw (const SatdokuExportFormat *format,
                             const SudokuState *state,
                             const SudokuSymbols *symbols,
                             const SatdokuBoardPictureParts *parts,
                             SatdokuFigure *figure,
                             GError **error);
