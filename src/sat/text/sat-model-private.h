/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What only the reader of models sets. */

#pragma once

#include "sat-model.h"

G_BEGIN_DECLS

void sat_model_set_status (SatModel *self, SatStatus status);
void sat_model_set_has_literals (SatModel *self);
void sat_model_set_incomplete (SatModel *self);
void sat_model_set_solver (SatModel *self, const char *solver);

G_END_DECLS
