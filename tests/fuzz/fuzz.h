/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stddef.h>
#include <stdint.h>

/* What libFuzzer, or fuzz-replay.c in its place, calls with each text. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
