/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-formula-source.h"

#define SATDOKU_TYPE_TEXT_PROVIDER (satdoku_text_provider_get_type ())
/**
 * SatdokuTextProvider:
 *
 * Text for the clipboard, delivered in pieces as the other side takes them.
 */
G_DECLARE_FINAL_TYPE (SatdokuTextProvider,
                      satdoku_text_provider,
                      SATDOKU,
                      TEXT_PROVIDER,
                      GdkContentProvider)

GdkContentProvider *satdoku_content_provider_new_for_text (GBytes *text);
GdkContentProvider *satdoku_content_provider_new_for_formula (SatdokuFormulaSource *source);
GdkContentProvider *satdoku_content_provider_new_for_clauses (SatdokuFormulaSource *source,
                                                              GtkBitset *clauses);

void satdoku_copy_text (GtkWidget *widget, const char *text);
void satdoku_copy (GtkWidget *widget, GdkContentProvider *provider);
