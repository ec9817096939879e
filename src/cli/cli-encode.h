/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli-session.h"

CliStatus cli_encode_write (CliSession *session, const SudokuCnf *cnf, const char *path);
