/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/**
 * SatdokuWebSource:
 * @enabled: whether it is offered; nothing is fetched from one that is switched off
 * @name: what it is called
 * @address: a template of an address, such as "https://example.org/{date}"
 * @format: the id of the format that the puzzle is read in; empty: it is found out
 * @before: what stands before the puzzle on the page; empty: it begins with the page
 * @behind: what stands behind it; empty: it ends with the page
 *
 * A place on the web that puzzles come from.
 */
typedef struct
{
  gboolean enabled;
  char *name;
  char *address;
  char *format;
  char *before;
  char *behind;
} SatdokuWebSource;

/**
 * SatdokuWebFault:
 * @SATDOKU_WEB_GOOD: nothing is wrong with it
 * @SATDOKU_WEB_NO_NAME: it has no name
 * @SATDOKU_WEB_NO_HTTPS: its address does not begin with "https://"
 * @SATDOKU_WEB_NO_HOST: its address names no server
 * @SATDOKU_WEB_USER: there is a user name or a password in its address
 * @SATDOKU_WEB_PLACEHOLDER: braces that are none of the known placeholders
 * @SATDOKU_WEB_CHARACTERS: a blank or another character that no address has
 * @SATDOKU_WEB_TOO_LONG: one of its texts is too long
 * @SATDOKU_WEB_NO_FORMAT: there is no such format, or it can't be read
 *
 * What can be wrong with a source.
 */
typedef enum
{
  SATDOKU_WEB_GOOD,
  SATDOKU_WEB_NO_NAME,
  SATDOKU_WEB_NO_HTTPS,
  SATDOKU_WEB_NO_HOST,
  SATDOKU_WEB_USER,
  SATDOKU_WEB_PLACEHOLDER,
  SATDOKU_WEB_CHARACTERS,
  SATDOKU_WEB_TOO_LONG,
  SATDOKU_WEB_NO_FORMAT,
} SatdokuWebFault;

SatdokuWebSource *satdoku_web_source_new (void);
SatdokuWebSource *satdoku_web_source_copy (const SatdokuWebSource *self);
void satdoku_web_source_free (SatdokuWebSource *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuWebSource, satdoku_web_source_free)

SatdokuWebFault satdoku_web_source_check (const SatdokuWebSource *self);
char *
satdoku_web_source_make_address (const SatdokuWebSource *self, GDateTime *now, guint32 random);
char *satdoku_web_source_dup_host (const SatdokuWebSource *self);

GUri *satdoku_web_address_parse (const char *address, SatdokuWebFault *fault);

GPtrArray *satdoku_web_sources_load (GSettings *settings);
void satdoku_web_sources_save (GSettings *settings, const GPtrArray *sources);
