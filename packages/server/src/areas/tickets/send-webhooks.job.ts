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
/** While nobody listens only what is old is looked for. */
const idleMs = 3_600_000
/** What there is more of waits for the next turn, so that what has happened meanwhile is written. */
const turnMs = 10_000
const keptMs = 30 * 86_400_000

/**
 * Writes messages of what has happened and sends what is due, again and again while there is a webhook. A process that
 * dies after a message has arrived and before that is noted sends it once more, by the same id.
 */
export const webhookTurnJob = job(
  webhookTurnKind,
  async (context) => {
    const { database, clock, log } = context
    const now = clock.now()
    try {
      await writeMessages(context)
      await sendDue(context)
      await queries.forget(database.db, new Date(now.getTime() - keptMs))
    } catch (error) {
      // There is a next turn whatever happens in this one.
      log.error({ err: error }, 'messages to webhooks wait')
    }
    await goOn(context, now)
  },
  { lane: 'webhooks' },
)

/**
 * The next turn. It is queued before it is looked whether it is needed: whoever switches a webhook on meanwhile either
 * is seen, or queues their turn after this one.
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

/** To all webhooks beside one another, so that one that does not answer holds up the others for one attempt at most. */
async function sendDue(context: JobContext): Promise<void> {
  const { database, clock, signal } = context
  const begun = performance.now()
  const isOver = () => signal.aborted || performance.now() - begun > turnMs
  for (let arrived = true; arrived && !isOver(); ) {
    const due = await queries.due(database.db, clock.now())
    const byWebhook = [...grouped(due, ({ webhookId }) => webhookId).values()]
    const done = await Promise.all(byWebhook.map((own) => sendEach(context, own, isOver)))
    // What waited for what has just arrived is next.
    arrived = done.some(Boolean)
  }
}

/** One after another until one does not arrive; whether any has. */
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
  // The server stops: whoever goes on sends it again.
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

/** Sends no more to an address that takes nothing, and tells who wrote it. */
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
