/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * SatdokuHelpKind:
 * @SATDOKU_HELP_TEXT: a paragraph, with Pango markup
 * @SATDOKU_HELP_ITEM: an item of a list, with Pango markup
 * @SATDOKU_HELP_HEADING: a heading, without markup
 * @SATDOKU_HELP_SAMPLE: lines for a terminal, without markup and not translated
 * @SATDOKU_HELP_PICTURE: what a picture shows, without markup
 * @SATDOKU_HELP_LINK: what a button says that leads elsewhere, without markup
 *
 * What a part of a text is.
 */
typedef enum
{
  SATDOKU_HELP_TEXT,
  SATDOKU_HELP_ITEM,
  SATDOKU_HELP_HEADING,
  SATDOKU_HELP_SAMPLE,
  SATDOKU_HELP_PICTURE,
  SATDOKU_HELP_LINK,
} SatdokuHelpKind;

/**
 * SatdokuHelpBlock:
 * @kind: what it is
 * @text: what it says in English, on one line unless it is a sample
 * @target: (nullable): of a picture, the name of the file; of a link, where it leads
 *
 * A part of a text.
 */
typedef struct
{
  SatdokuHelpKind kind;
  char *text;
  char *target;
} SatdokuHelpBlock;

/**
 * SatdokuHelpText:
 *
 * A title and the parts that follow it.
 */
typedef struct _SatdokuHelpText SatdokuHelpText;

SatdokuHelpText *satdoku_help_text_new (const char *markdown, GError **error);
void satdoku_help_text_free (SatdokuHelpText *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuHelpText, satdoku_help_text_free)

const char *satdoku_help_text_get_title (const SatdokuHelpText *self);
guint satdoku_help_text_get_n_blocks (const SatdokuHelpText *self);
const SatdokuHelpBlock *satdoku_help_text_get_block (const SatdokuHelpText *self, guint block);
const char *satdoku_help_block_translate (const SatdokuHelpBlock *self);
