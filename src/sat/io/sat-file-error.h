/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a file is not written although the disk works. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SAT_FILE_ERROR (sat_file_error_quark ())

/**
 * SatFileError:
 * @SAT_FILE_ERROR_CHANGED: another program has changed the file since it was read or written
 * @SAT_FILE_ERROR_FOLDER: no new file can be made in the folder
 * @SAT_FILE_ERROR_READ_ONLY: the file may not be written
 * @SAT_FILE_ERROR_HARD_LINKS: the file has other names, which would keep the old contents
 * @SAT_FILE_ERROR_OWNER: the file belongs to somebody else and would become the user's own
 * @SAT_FILE_ERROR_LINK: a symbolic link leads nowhere
 * @SAT_FILE_ERROR_PLACE: the system does not let another file take the place of this one
 *
 * Reasons of a #SatFileWriter to refuse. The file is as it was; another name helps. Failures of the
 * disk itself are #GIOErrorEnum: %G_IO_ERROR_NO_SPACE, %G_IO_ERROR_NOT_FOUND (the folder is gone),
 * and so on.
 */
typedef enum
{
  SAT_FILE_ERROR_CHANGED,
  SAT_FILE_ERROR_FOLDER,
  SAT_FILE_ERROR_READ_ONLY,
  SAT_FILE_ERROR_HARD_LINKS,
  SAT_FILE_ERROR_OWNER,
  SAT_FILE_ERROR_LINK,
  SAT_FILE_ERROR_PLACE,
} SatFileError;

GQuark sat_file_error_quark (void);

void sat_file_error_set (GError **error, SatFileError code);
void sat_file_error_set_errno (GError **error, int number);

G_END_DECLS
