/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli-session.h"

const CliCommand *cli_commands (gsize *n_commands);
const CliCommand *cli_command_find (const char *id);
char *cli_commands_get_help (void);
char *cli_command_get_unknown_message (const char *id);

CliStatus cli_new (CliSession *session);
CliStatus cli_explain (CliSession *session);
CliStatus cli_rate (CliSession *session);
CliStatus cli_repair (CliSession *session);
CliStatus cli_solve (CliSession *session);
CliStatus cli_steps (CliSession *session);
CliStatus cli_check (CliSession *session);
CliStatus cli_check_proof (CliSession *session);
CliStatus cli_count (CliSession *session);
CliStatus cli_encode (CliSession *session);
CliStatus cli_decode (CliSession *session);
CliStatus cli_convert (CliSession *session);
CliStatus cli_hint (CliSession *session);
CliStatus cli_bench (CliSession *session);
CliStatus cli_latin (CliSession *session);
CliStatus cli_lesson (CliSession *session);
CliStatus cli_list (CliSession *session);
CliStatus cli_prove (CliSession *session);
CliStatus cli_worksheet (CliSession *session);
CliStatus cli_check_worksheet (CliSession *session);
