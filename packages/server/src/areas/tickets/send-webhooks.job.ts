import { auditChange } from '#auth/audit.ts'
import { announced } from '#db/announced.ts'
import type { Db } from '#db/database.ts'
import { grouped } from '#db/grouped.ts'
import { type JobContext, type Jobs, job } from '#jobs/jobs.ts'
import { notify, type Notifying } from '#notices/notify.ts'
import type { WebhookAnswer } from '#seams/webhook-calls.ts'
import * as queries from './ticket-webhooks.queries.ts'
import { becomes, isSwitchedOff } from './ticket-webhooks.rules.ts'
import { takeWebhookTurn, webhookTurnKind } from './webhook-turns.ts'
import { writeMessages } from './write-messages.ts'

const everyMs = 2000
/** Without subscribers, turns only delete expired rows. */
const idleMs = 3_600_000
/** The remainder of a batch waits for the next turn, so that new events are written in between. */
const turnMs = 10_000
const retentionMs = 30 * 86_400_000

/**
 * Writes deliveries for new events and sends the due ones, repeatedly while there is a webhook. Delivery is
 * at least once: if the process dies between a delivery and its record, it is sent again with the same id.
 */
export const webhookTurnJob = job(
  webhookTurnKind,
  async (context) => {
    const { database, clock, log } = context
    const now = clock.now()
    try {
      await writeMessages(context)
      await sendDue(context)
      await queries.forget(database.db, new Date(now.getTime() - retentionMs))
    } catch (error) {
      // A failure must not cancel the next turn.
      log.error({ err: error }, 'messages to webhooks wait')
    }
    await goOn(context, now)
  },
  { lane: 'webhooks' },
)

/**
 * Enqueues the next turn before checking whether it is needed: a webhook activated concurrently either is
 * seen, or enqueues its turn after this one.
 */
async function goOn({ database, jobs }: JobContext, now: Date): Promise<void> {
  const after = (ms: number) => new Date(now.getTime() + ms)
  await database.db.transaction().execute(async (db) => {
    await takeWebhookTurn(jobs, db, after(everyMs))
    if (!(await queries.isFollowed(db))) await takeWebhookTurn(jobs, db, after(idleMs))
  })
}

/** At the start of a server. */
export const startWebhooks = ({ jobs, db }: { jobs: Pick<Jobs, 'enqueue'>; db: Db }): Promise<void> =>
  takeWebhookTurn(jobs, db)

/** All webhooks in parallel: one that does not answer delays the others by one attempt at most. */
async function sendDue(context: JobContext): Promise<void> {
  const { database, clock, signal } = context
  const begun = performance.now()
  const isOver = () => signal.aborted || performance.now() - begun > turnMs
  for (let arrived = true; arrived && !isOver(); ) {
    const due = await queries.due(database.db, clock.now())
    const byWebhook = [...grouped(due, ({ webhookId }) => webhookId).values()]
    const done = await Promise.all(byWebhook.map((own) => sendEach(context, own, isOver)))
    // Deliveries that waited for a successful one are due next.
    arrived = done.some(Boolean)
  }
}

/** Sends in order until one fails; returns whether any succeeded. */
async function sendEach(
  context: JobContext,
  due: readonly queries.Due[],
  isOver: () => boolean,
): Promise<boolean> {
  let hasArrived = false
  for (const one of due) {
    if (isOver()) break
    const answer = await send(context, one)
    if (answer === undefined || answer.failure !== null) break
    hasArrived = true
  }
  return hasArrived
}

async function send(context: JobContext, due: queries.Due): Promise<WebhookAnswer | undefined> {
  const { webhookCalls, clock, signal } = context
  const { webhookId, url, messageId, body, sealed, formerSealed } = due
  const secrets = [sealed, formerSealed].filter((one) => one !== null)
  const call = { webhookId, url, messageId, body, sealed: secrets, at: clock.now() }
  const answer = await webhookCalls.send(call, signal)
  // The server is stopping: the next one sends it again.
  if (signal.aborted && answer.failure !== null) return undefined
  await announced(context.database, context.bus, (db, bus) => note({ ...context, db, bus }, due, answer))
  return answer
}

async function note(
  context: Notifying & Pick<JobContext, 'log'>,
  due: queries.Due,
  came: WebhookAnswer,
): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const next = becomes(due, came, { now, random: Math.random() })
  const { answer, ...facts } = came
  await queries.noteTry(db, { ...facts, answer, deliveryId: due.id, at: now, url: due.url })
  await queries.settle(db, due.id, { ...facts, ...next, attempts: due.attempts + 1 })
  const webhook = await queries.lock(db, due.webhookId)
  if (webhook === undefined) return
  if (came.failure === null) await queries.change(db, webhook.id, { deliveredAt: now, failingSince: null })
  else await queries.change(db, webhook.id, { failingSince: webhook.failingSince ?? now })
  if (webhook.active && isSwitchedOff(webhook, due, { status: came.status, state: next.state }))
    await switchOff(context, webhook, came)
}

type Webhook = NonNullable<Awaited<ReturnType<typeof queries.lock>>>

/** Disables a webhook whose URL accepts nothing, and notifies its owner. */
async function switchOff(
  context: Notifying & Pick<JobContext, 'log'>,
  { id, name, ownerId, version }: Webhook,
  { failure, status }: WebhookAnswer,
): Promise<void> {
  const now = context.clock.now()
  const off = { active: false, switchedOffAt: now, updatedAt: now, version: version + 1 }
  await queries.change(context.db, id, off)
  await auditChange(context, {
    ...{ act: 'ticketWebhooks.patch', subject: id, label: name },
    ...{ before: { active: true }, after: { active: false } },
  })
  context.log.warn({ webhook: id, failure, status }, 'a webhook was switched off')
  if (ownerId !== null)
    await notify(context, {
      ...{ userIds: [ownerId], kind: 'ticketWebhooks.switchedOff', link: webhooksPath },
      data: { webhook: name, failure: status === null ? (failure ?? '') : `HTTP ${status}` },
    })
}

const webhooksPath = '/gestionproyectos/asignacionExpedientes?tab=webhooks'
