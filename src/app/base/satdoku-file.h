/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GFile *satdoku_file_follow (GFile *file);

G_END_DECLS
