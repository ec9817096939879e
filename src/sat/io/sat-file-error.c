/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The error domain of writing files. The front ends word the codes; the texts here are for
 * programmers. No error names the file, which the caller knows. */

#include "sat-file-error.h"

#include <errno.h>

/**
 * sat_file_error_quark:
 *
 * Gets the domain of the errors of writing files.
 *
 * Returns: the domain
 */
G_DEFINE_QUARK (sat - file - error - quark, sat_file_error)

static const char *const texts[] = {
  [SAT_FILE_ERROR_CHANGED] = "changed by another program",
  [SAT_FILE_ERROR_FOLDER] = "no file can be made in its folder",
  [SAT_FILE_ERROR_READ_ONLY] = "read-only",
  [SAT_FILE_ERROR_HARD_LINKS] = "it has several hard links",
  [SAT_FILE_ERROR_OWNER] = "it has another owner",
  [SAT_FILE_ERROR_LINK] = "a symbolic link without a target",
  [SAT_FILE_ERROR_PLACE] = "it can't be replaced",
};

/**
 * sat_file_error_set:
 * @error: (out) (optional): return location for the error
 * @code: the reason
 *
 * Sets an error of SAT_FILE_ERROR.
 */
void
sat_file_error_set (GError **error,
                    SatFileError code)
{
  g_return_if_fail ((gsize)code < G_N_ELEMENTS (texts));

  g_set_error_literal (error, SAT_FILE_ERROR, (int)code, texts[code]);
}

/**
 * sat_file_error_set_errno:
 * @error: (out) (optional): return location for the error
 * @number: an error number of the system
 *
 * Sets the error of G_IO_ERROR that belongs to the number, with the words of the system.
 */
void
sat_file_error_set_errno (GError **error,
                          int number)
{
  int code = (int)g_io_error_from_errno (number);

  if (number == EDQUOT)
    code = G_IO_ERROR_NO_SPACE;
  g_set_error_literal (error, G_IO_ERROR, code, g_strerror (number));
}
