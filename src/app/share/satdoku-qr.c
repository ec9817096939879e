/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Text as a QR code, to be taken up with a phone, by libqrencode. Touches neither files nor the
 * display, so that it may run in a thread. */

#include "satdoku-config.h"

#include "satdoku-qr.h"

#include <cairo.h>
#include <errno.h>
#include <glib/gi18n.h>
#include <qrencode.h>
#include <string.h>

/* Pixels of a module. */
#define MODULE 8
/* Modules around the code that the standard asks for. */
#define MARGIN 4

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QRcode, QRcode_free)

/* With a quarter of it damaged or covered it can still be read, or with less when it is large. */
static QRcode *
encode (const char *text)
{
  static const QRecLevel levels[] = { QR_ECLEVEL_Q, QR_ECLEVEL_M, QR_ECLEVEL_L };
  QRcode *code = NULL;

  errno = 0;
  for (gsize i = 0; i < G_N_ELEMENTS (levels) && code == NULL; i++)
    code = QRcode_encodeData ((int)strlen (text), (const unsigned char *)text, 0, levels[i]);
  return code;
}

static cairo_status_t
write_cb (void *closure,
          const unsigned char *data,
          unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
draw (cairo_t *cr,
      const QRcode *code)
{
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (int i = 0; i < code->width * code->width; i++)
    if (code->data[i] & 1)
      cairo_rectangle (cr, (i % code->width + MARGIN) * MODULE,
                       (i / code->width + MARGIN) * MODULE, MODULE, MODULE);
  cairo_fill (cr);
}

/* Draws its QR code as PNG, black on white with the margin that readers need; %NULL with
 * %G_IO_ERROR_MESSAGE_TOO_LARGE when the text has more than %SATDOKU_QR_LENGTH_MAX bytes, or
 * %G_IO_ERROR_FAILED. */
GBytes *
satdoku_qr_draw (const char *text,
                 GError **error)
{
  g_autoptr (QRcode) code = NULL;
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = NULL;
  cairo_status_t status;
  cairo_t *cr = NULL;
  int size;

  g_return_val_if_fail (text != NULL, NULL);

  code = strlen (text) <= SATDOKU_QR_LENGTH_MAX ? encode (text) : NULL;
  if (code == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                   /* Translators: both are numbers of characters. */
                   _ ("The length is %1$lu, and a QR code holds at most %2$d."),
                   (gulong)strlen (text), SATDOKU_QR_LENGTH_MAX);
      return NULL;
    }
  size = (code->width + 2 * MARGIN) * MODULE;
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, size, size);
  cr = cairo_create (surface);
  draw (cr, code);
  cairo_destroy (cr);
  status = cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
  return NULL;
}
