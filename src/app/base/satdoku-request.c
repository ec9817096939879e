/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What everything has in common that asks the worker. A new job takes the place of the one before,
 * whose answer is dropped. A job may wait for a moment of rest, and for something more urgent to
 * end: it begins again from the start when that is over. The job itself runs in the worker, which
 * may go on with it for a moment when the request is stopped or gone.
 *
 * A job ends with a result, or with an error, or with neither when the user or another job of the
 * same worker has cancelled it. Stopping a request or starting another job does not count as an
 * end: the caller knows it. */

#include "satdoku-config.h"

#include "satdoku-request.h"

#include "satdoku-class.h"
#include "satdoku-properties.h"

/* What the worker's callback gets. It outlives the request. */
typedef struct
{
  SatdokuRequest *request; /* (nullable): NULL once the answer is no longer wanted */
  GDestroyNotify free_result;
} Call;

struct _SatdokuRequest
{
  GObject parent_instance;

  /* Borrowed. */
  Call *call; /* (nullable): while the job runs; its callback frees it */
  gpointer owner;

  /* Owned. */
  SatdokuWorker *worker;
  GCancellable *cancellable; /* (nullable): of the job that runs */
  SatdokuJob job;            /* its title is a copy */
  gpointer input;            /* (nullable): of a job that begins once, until it does */
  gpointer result;           /* (nullable) */
  GError *error;             /* (nullable) */
  guint timeout;

  SatdokuInputFunc make_input; /* (nullable): of a job that can begin again */
  guint delay;                 /* in milliseconds */
  gboolean pending;
  gboolean paused;
};

G_DEFINE_FINAL_TYPE (SatdokuRequest, satdoku_request, G_TYPE_OBJECT)

enum
{
  PROP_WORKER,
  PROP_PENDING,
  PROP_RESULT,
  PROP_ERROR,
  PROP_PAUSED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  SIGNAL_DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
notify (SatdokuRequest *self,
        guint property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
set_pending (SatdokuRequest *self,
             gboolean pending)
{
  if (self->pending == pending)
    return;
  self->pending = pending;
  notify (self, PROP_PENDING);
}

static void
set_result (SatdokuRequest *self,
            gpointer result)
{
  if (self->result == result)
    return;
  if (self->result != NULL && self->job.free_result != NULL)
    self->job.free_result (self->result);
  self->result = result;
  notify (self, PROP_RESULT);
}

static void
set_error (SatdokuRequest *self,
           GError *error)
{
  if (self->error == error)
    return;
  g_clear_error (&self->error);
  self->error = error;
  notify (self, PROP_ERROR);
}

static void
clear_input (SatdokuRequest *self)
{
  gpointer input = g_steal_pointer (&self->input);

  if (input != NULL && self->job.free_input != NULL)
    self->job.free_input (input);
}

/* Drops the result of the job that runs; one that waits does not begin. */
static void
abandon (SatdokuRequest *self)
{
  g_autoptr (GCancellable) cancellable = g_steal_pointer (&self->cancellable);

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->call == NULL)
    return;
  self->call->request = NULL;
  self->call = NULL;
  g_cancellable_cancel (cancellable);
}

/* The job must have ended, or be abandoned. */
static void
forget (SatdokuRequest *self)
{
  clear_input (self);
  set_result (self, NULL);
  set_error (self, NULL);
}

static void
finish (SatdokuRequest *self,
        gpointer result,
        GError *error)
{
  self->call = NULL;
  g_clear_object (&self->cancellable);
  clear_input (self);
  g_object_freeze_notify (G_OBJECT (self));
  set_result (self, result);
  set_error (self, error);
  set_pending (self, FALSE);
  g_object_thaw_notify (G_OBJECT (self));
  /* Unless a handler of the notification has started something else. */
  if (!self->pending)
    g_signal_emit (self, signals[SIGNAL_DONE], 0);
}

static void
ended_cb (GObject *source,
          GAsyncResult *async_result,
          gpointer user_data)
{
  g_autofree Call *call = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SatdokuRequest) self = NULL;
  gpointer result = satdoku_worker_run_finish (async_result, &error);

  if (call->request == NULL)
    {
      if (result != NULL && call->free_result != NULL)
        call->free_result (result);
      return;
    }
  /* The callback may drop the request. */
  self = g_object_ref (call->request);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_clear_error (&error);
  finish (self, result, g_steal_pointer (&error));
}

static void
begin (SatdokuRequest *self)
{
  Call *call = g_new (Call, 1);
  gpointer input =
    self->make_input != NULL ? self->make_input (self->owner) : g_steal_pointer (&self->input);

  call->request = self;
  call->free_result = self->job.free_result;
  self->call = call;
  self->cancellable = g_cancellable_new ();
  satdoku_worker_run_async (self->worker, &self->job, input, self->cancellable, ended_cb, call);
}

static gboolean
rested_cb (gpointer user_data)
{
  SatdokuRequest *self = user_data;

  self->timeout = 0;
  begin (self);
  return G_SOURCE_REMOVE;
}

/* Begins with a job that waits, now or after its delay. */
static void
schedule (SatdokuRequest *self)
{
  if (!self->pending || self->paused || self->call != NULL || self->timeout != 0)
    return;
  if (self->delay > 0)
    self->timeout = g_timeout_add (self->delay, rested_cb, self);
  else
    begin (self);
}

static void
set_paused (SatdokuRequest *self,
            gboolean paused)
{
  if (self->paused == paused)
    return;
  self->paused = paused;
  if (!paused)
    schedule (self);
  else if (self->call == NULL || self->make_input != NULL)
    abandon (self);
  notify (self, PROP_PAUSED);
}

static void
set_value (GObject *object,
           guint id,
           const GValue *value,
           GParamSpec *pspec)
{
  SatdokuRequest *self = SATDOKU_REQUEST (object);

  if (id == PROP_WORKER)
    self->worker = g_value_dup_object (value);
  else if (id == PROP_PAUSED)
    set_paused (self, g_value_get_boolean (value));
}

static void
satdoku_request_constructed (GObject *object)
{
  SatdokuRequest *self = SATDOKU_REQUEST (object);

  G_OBJECT_CLASS (satdoku_request_parent_class)->constructed (object);
  if (self->worker == NULL)
    self->worker = satdoku_worker_new ();
}

static void
satdoku_request_dispose (GObject *object)
{
  SatdokuRequest *self = SATDOKU_REQUEST (object);

  self->pending = FALSE;
  abandon (self);
  g_clear_object (&self->worker);
  G_OBJECT_CLASS (satdoku_request_parent_class)->dispose (object);
}

static void
satdoku_request_finalize (GObject *object)
{
  SatdokuRequest *self = SATDOKU_REQUEST (object);

  clear_input (self);
  if (self->result != NULL && self->job.free_result != NULL)
    self->job.free_result (self->result);
  g_clear_error (&self->error);
  g_free ((char *)self->job.title);
  G_OBJECT_CLASS (satdoku_request_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const SatdokuProperty rows[N_PROPS] = {
    /* Runs the jobs; one of its own, unless it is given. */
    [PROP_WORKER] = { "worker", SATDOKU_TYPE_WORKER, G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY,
                      G_STRUCT_OFFSET (SatdokuRequest, worker), .set = set_value },
    /* Whether an answer is to come, also while the job still waits to begin. */
    [PROP_PENDING] = { "pending", G_TYPE_BOOLEAN, G_PARAM_READABLE,
                       G_STRUCT_OFFSET (SatdokuRequest, pending) },
    /* The result of the last job, until the next one is started or satdoku_request_steal_result()
     * is called. */
    [PROP_RESULT] = { "result", G_TYPE_POINTER, G_PARAM_READABLE,
                      G_STRUCT_OFFSET (SatdokuRequest, result) },
    /* Why the last job has failed, until the next one is started. Being cancelled is no failure. */
    [PROP_ERROR] = { "error", G_TYPE_ERROR, G_PARAM_READABLE,
                     G_STRUCT_OFFSET (SatdokuRequest, error) },
    /* Whether something more urgent is under way. No job begins meanwhile. One that runs begins
     * again afterwards if it was started by satdoku_request_start_later(), and else goes on. */
    [PROP_PAUSED] = { "paused", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                      G_STRUCT_OFFSET (SatdokuRequest, paused), .set = set_value },
  };

  satdoku_properties_install (object_class, rows, N_PROPS, properties);
}

static void
satdoku_request_class_init (SatdokuRequestClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = satdoku_request_constructed;
  object_class->dispose = satdoku_request_dispose;
  object_class->finalize = satdoku_request_finalize;
  install_properties (object_class);

  /* The job has ended: there is a result now, or an error, or neither when it was cancelled in
   * the worker. */
  signals[SIGNAL_DONE] = satdoku_class_add_signal (klass, "done", 0);
}

static void
satdoku_request_init (SatdokuRequest *self)
{
}

/* Without a worker it makes one of its own. When a job has ended, @done is called with @owner, a
 * #GObject that is held by a weak reference, unless it is gone. */
SatdokuRequest *
satdoku_request_new (SatdokuWorker *worker,
                     GCallback done,
                     gpointer owner)
{
  SatdokuRequest *self = g_object_new (SATDOKU_TYPE_REQUEST, "worker", worker, NULL);

  if (done != NULL)
    g_signal_connect_object (self, "done", done, owner, G_CONNECT_SWAPPED);
  return self;
}

/* Replaces the job that was asked for before. */
static void
ask (SatdokuRequest *self,
     const SatdokuJob *job)
{
  abandon (self);
  forget (self);
  g_free ((char *)self->job.title);
  self->job = *job;
  self->job.title = g_strdup (job->title);
  set_pending (self, TRUE);
}

/* Starts a job in place of the one before, whose answer is dropped. The job that the worker runs
 * ends. @job is copied; takes ownership of @input. */
void
satdoku_request_start (SatdokuRequest *self,
                       const SatdokuJob *job,
                       gpointer input)
{
  g_return_if_fail (SATDOKU_IS_REQUEST (self) && job != NULL && job->run != NULL);

  g_object_freeze_notify (G_OBJECT (self));
  ask (self, job);
  self->input = input;
  self->make_input = NULL;
  self->delay = 0;
  schedule (self);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Like satdoku_request_start(), but begins after a while in which nothing else was asked (in
 * milliseconds; 0: at once), with what is there then. @owner must not be gone before the request
 * is stopped. */
void
satdoku_request_start_later (SatdokuRequest *self,
                             const SatdokuJob *job,
                             SatdokuInputFunc make_input,
                             gpointer owner,
                             guint delay)
{
  g_return_if_fail (SATDOKU_IS_REQUEST (self) && job != NULL && job->run != NULL);
  g_return_if_fail (make_input != NULL);

  g_object_freeze_notify (G_OBJECT (self));
  ask (self, job);
  self->make_input = make_input;
  self->owner = owner;
  self->delay = delay;
  schedule (self);
  g_object_thaw_notify (G_OBJECT (self));
}

/* A job that waits for its delay to be over begins now. */
void
satdoku_request_hurry (SatdokuRequest *self)
{
  g_return_if_fail (SATDOKU_IS_REQUEST (self));

  self->delay = 0;
  g_clear_handle_id (&self->timeout, g_source_remove);
  schedule (self);
}

/* Answers are no longer wanted. One that is there is forgotten. */
void
satdoku_request_stop (SatdokuRequest *self)
{
  g_return_if_fail (SATDOKU_IS_REQUEST (self));

  abandon (self);
  g_object_freeze_notify (G_OBJECT (self));
  forget (self);
  set_pending (self, FALSE);
  g_object_thaw_notify (G_OBJECT (self));
}

gboolean
satdoku_request_is_pending (SatdokuRequest *self)
{
  g_return_val_if_fail (SATDOKU_IS_REQUEST (self), FALSE);

  return self->pending;
}

SATDOKU_DEFINE_GETTER (SatdokuRequest, satdoku_request, result, gconstpointer)

/* The request no longer has the result. */
gpointer
satdoku_request_steal_result (SatdokuRequest *self)
{
  gpointer result;

  g_return_val_if_fail (SATDOKU_IS_REQUEST (self), NULL);

  result = g_steal_pointer (&self->result);
  if (result != NULL)
    notify (self, PROP_RESULT);
  return result;
}

SATDOKU_DEFINE_GETTER (SatdokuRequest, satdoku_request, error, const GError *)
