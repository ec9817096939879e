/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the instances of a class own ends as the class has said, when they are disposed of, also
 * twice, and when they are finalized. */

#include "satdoku-class.h"
#include "satdoku-properties.h"

#define TYPE_OWNER (owner_get_type ())
G_DECLARE_FINAL_TYPE (Owner, owner, TEST, OWNER, GObject)

struct _Owner
{
  GObject parent_instance;

  GObject *named; /* a property */
  GObject *first;
  GObject *second;
  GObject *weak;
  guint source;
  GCancellable *cancellable;
  GObject *part;
  GArray *numbers;

  guint *n_disposed; /* calls of its own function */
};

G_DEFINE_FINAL_TYPE (Owner, owner, G_TYPE_OBJECT)

GObject *owner_get_named (Owner *self);
SATDOKU_DEFINE_GETTER (Owner, owner, named, GObject *)

static void
owner_dispose (GObject *object)
{
  if (TEST_OWNER (object)->n_disposed != NULL)
    (*TEST_OWNER (object)->n_disposed)++;
  satdoku_class_dispose (object);
}

static void
owner_class_init (OwnerClass *klass)
{
  const SatdokuProperty rows[] = {
    { "named", G_TYPE_OBJECT, G_PARAM_READWRITE, G_STRUCT_OFFSET (Owner, named) },
  };

  G_OBJECT_CLASS (klass)->dispose = owner_dispose;
  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);
  satdoku_class_drops (klass, Owner, first, g_object_unref);
  satdoku_class_drops (klass, Owner, second, g_object_unref);
  satdoku_class_forgets (klass, Owner, weak);
  satdoku_class_removes (klass, Owner, source);
  satdoku_class_cancels (klass, Owner, cancellable);
  satdoku_class_ends (klass, Owner, part);
  satdoku_class_keeps (klass, Owner, numbers, g_array_unref);
}

static void
owner_init (Owner *self)
{
}

static void
gone_cb (gpointer order,
         GObject *where)
{
  g_ptr_array_add (order, where);
}

static gboolean
never_cb (gpointer unused)
{
  g_assert_not_reached ();
}

static Owner *
create_full (GObject *weak,
             GPtrArray *order)
{
  Owner *self = g_object_new (TYPE_OWNER, NULL);

  self->named = g_object_new (G_TYPE_OBJECT, NULL);
  self->first = g_object_new (G_TYPE_OBJECT, NULL);
  self->second = g_object_new (G_TYPE_OBJECT, NULL);
  g_set_weak_pointer (&self->weak, weak);
  self->source = g_timeout_add_seconds (1000, never_cb, NULL);
  self->cancellable = g_cancellable_new ();
  self->part = g_object_new (TYPE_OWNER, NULL);
  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  g_object_weak_ref (self->first, gone_cb, order);
  g_object_weak_ref (self->second, gone_cb, order);
  g_object_weak_ref (self->named, gone_cb, order);
  return self;
}

static void
test_dispose (void)
{
  g_autoptr (GObject) weak = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GPtrArray) order = g_ptr_array_new ();
  g_autoptr (Owner) self = create_full (weak, order);
  gpointer first = self->first, second = self->second, named = self->named;
  guint source = self->source, n_disposed = 0;

  g_assert_true (owner_get_named (self) == named);
  TEST_OWNER (self->part)->n_disposed = &n_disposed;
  g_object_run_dispose (G_OBJECT (self));

  /* In the order of the class, and the properties after them. */
  g_assert_cmpuint (order->len, ==, 3);
  g_assert_true (order->pdata[0] == first && order->pdata[1] == second);
  g_assert_true (order->pdata[2] == named);
  g_assert_null (owner_get_named (self));
  g_assert_null (self->first);
  g_assert_null (self->weak);
  g_assert_cmpuint (self->source, ==, 0);
  g_assert_null (g_main_context_find_source_by_id (NULL, source));
  /* These are there until the end, but do nothing any more. */
  g_assert_true (g_cancellable_is_cancelled (self->cancellable));
  g_assert_cmpuint (n_disposed, ==, 1);
  g_assert_nonnull (self->numbers);

  g_object_run_dispose (G_OBJECT (self));
  g_assert_cmpuint (n_disposed, ==, 2);
  TEST_OWNER (self->part)->n_disposed = NULL;
}

static void
test_finalize (void)
{
  g_autoptr (GObject) weak = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GPtrArray) order = g_ptr_array_new ();
  Owner *self = create_full (weak, order);
  g_autoptr (GArray) numbers = g_array_ref (self->numbers);
  GObject *part = self->part;
  GCancellable *cancellable = self->cancellable;

  g_object_add_weak_pointer (part, (gpointer *)&part);
  g_object_add_weak_pointer (G_OBJECT (cancellable), (gpointer *)&cancellable);
  g_object_unref (self);
  g_assert_null (part);
  g_assert_null (cancellable);
  g_assert_cmpuint (order->len, ==, 3);
}

/* One that was never filled has nothing to end. */
static void
test_empty (void)
{
  g_object_unref (g_object_new (TYPE_OWNER, NULL));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/class/dispose", test_dispose);
  g_test_add_func ("/class/finalize", test_finalize);
  g_test_add_func ("/class/empty", test_empty);
  return g_test_run ();
}
