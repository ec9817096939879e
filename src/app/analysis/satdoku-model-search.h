/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What are the models of a formula like? See the top of satdoku-model-search.c. */

#pragma once

#include <sat-backbone.h>
#include <sat-model-count.h>
#include <sat-models.h>

#include "satdoku-formula-source.h"
#include "satdoku-request.h"

/**
 * SatdokuFoundModels:
 * @source: the formula
 * @models: models of it, all or the first thousand
 * @backbone: what all models have in common
 * @count: how many there are
 * @scope: (nullable): of a formula that is no puzzle: over which variables, lines of text
 *
 * The models of a formula.
 */
typedef struct
{
  SatdokuFormulaSource *source;
  SatModels *models;
  SatBackbone *backbone;
  SatModelCount count;
  char *scope;
} SatdokuFoundModels;

void satdoku_model_search_start (SatdokuFormulaSource *source,
                                 int time_limit,
                                 SatdokuRequest *request);
void satdoku_found_models_free (SatdokuFoundModels *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuFoundModels, satdoku_found_models_free)
