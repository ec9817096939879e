/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A server on the loopback interface that speaks HTTPS, well or badly: see test-web-server.c. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _TestWebServer TestWebServer;

/* What happens behind the bytes of an answer. */
typedef enum
{
  TEST_WEB_CLOSE,
  TEST_WEB_STALL,   /* nothing, until the client goes */
  TEST_WEB_ENDLESS, /* the last piece again and again, until the client goes */
} TestWebEnd;

TestWebServer *test_web_server_new (const char *certificate);
void test_web_server_free (TestWebServer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TestWebServer, test_web_server_free)

char *test_web_server_address (TestWebServer *self, const char *path);
void test_web_server_set_raw (TestWebServer *self,
                              const char *path,
                              GBytes *answer,
                              const char *piece,
                              TestWebEnd end);
void test_web_server_set (TestWebServer *self,
                          const char *path,
                          const char *type,
                          const char *body);
guint test_web_server_get_n_requests (TestWebServer *self);
char *test_web_server_dup_request (TestWebServer *self);

void test_web_trust (const char *authority);

G_END_DECLS
