import { auditChange } from '#auth/audit.ts'
import { catalogue } from '#contract/catalogue.ts'
import type { BoundHandler, Context, HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { withOwn } from './acting.ts'
import * as queries from './ticket-webhooks.queries.ts'
import { checkActive, checkUrl } from './ticket-webhooks.rules.ts'
import { takeWebhookTurn } from './webhook-turns.ts'
import { bodyOf, messageIdOf } from './write-messages.ts'

const rows = catalogue('ticketWebhooks', {
  table: 'ticketWebhooks',
  search: ['url'],
  keeps: [
    ...(['sealed', 'formerSealed', 'formerUntil', 'ownerId'] as const),
    ...(['failingSince', 'deliveredAt', 'switchedOffAt'] as const),
  ],
  refers: [{ column: 'skillIds', table: 'skills', shows: ['code', 'name'] }],
})

type Row = { id: string; url: string; active: boolean }
/** A catalogue operation, called with the validated context and its additions. */
const ofCatalogue = (act: string) =>
  (rows.acts.get(`ticketWebhooks.${act}`) ?? notFound) as unknown as (context: object) => Promise<Row>

/** The response contains the secret, only this once. */
async function create(context: Context<'ticketWebhooks.create'>) {
  const { db, body, jobs, user, webhookCalls } = context
  checkUrl(body, webhookCalls)
  const made = await ofCatalogue('create')(withOwn(context, { body: { ...body, ownerId: user.id } }))
  const { secret, sealed } = webhookCalls.secretFor(made.id)
  await queries.change(db, made.id, { sealed })
  await takeWebhookTurn(jobs, db)
  return { ...made, secret }
}

/** The last editor becomes the owner; reactivation resets the failures. */
const changing = (act: 'update' | 'patch') => async (context: Context<'ticketWebhooks.update'>) => {
  const { user, webhookCalls } = context
  const isOn = act === 'update' ? context.body.active !== false : context.body.active === true
  const anew = isOn ? { switchedOffAt: null, failingSince: null } : {}
  const body = { ...context.body, ownerId: user.id, ...anew }
  const answer = await ofCatalogue(act)(withOwn(context, { body }))
  checkUrl(answer, webhookCalls)
  if (answer.active) await beginSending(context, answer.id)
  return answer
}

async function restore(context: Context<'ticketWebhooks.restore'>) {
  const answer = await ofCatalogue('restore')(context)
  if (answer.active) await beginSending(context, answer.id)
  return answer
}

type Sending = Pick<Context, 'db' | 'jobs' | 'webhookCalls'>

/** A webhook without a secret, such as the demo company's, gets one: nothing is sent unsigned. */
async function beginSending({ db, jobs, webhookCalls }: Sending, id: string): Promise<void> {
  const webhook = (await queries.lock(db, id)) ?? notFound()
  if (webhook.sealed === null) await queries.change(db, id, { sealed: webhookCalls.secretFor(id).sealed })
  await takeWebhookTurn(jobs, db)
}

const hourMs = 3_600_000

async function renew(context: Context<'ticketWebhooks.renew'>) {
  const { db, params, body, clock, webhookCalls } = context
  const before = (await queries.lock(db, params.id)) ?? notFound()
  checkVersion(before, body.version)
  const { secret, sealed } = webhookCalls.secretFor(before.id)
  const { formerHours } = body
  const now = clock.now()
  const isKept = formerHours > 0 && before.sealed !== null
  await queries.change(db, before.id, {
    ...{ sealed, updatedAt: now, version: before.version + 1, formerSealed: isKept ? before.sealed : null },
    formerUntil: isKept ? new Date(now.getTime() + formerHours * hourMs) : null,
  })
  await auditChange(context, {
    ...{ act: 'ticketWebhooks.renew', subject: before.id, label: before.name },
    ...{ before: { secret: before.sealed }, after: { secret: sealed } },
  })
  return { ...(await ofCatalogue('show')(context)), secret }
}

async function ping(context: Context<'ticketWebhooks.ping'>) {
  const { db, params, ids, clock, user } = context
  const { id: webhookId, name: label } = (await queries.lock(db, params.id)) ?? notFound()
  const [id, now] = [ids.next(), clock.now()]
  const body = bodyOf('webhook.ping', now, { ticket: null, changed: [], entry: null, byId: user.id })
  await queries.insert(db, {
    ...{ id, webhookId, messageId: messageIdOf(ids), type: 'webhook.ping', ticketId: null },
    ...{ body, nextAt: now, createdAt: now },
  })
  await beginSending(context, webhookId)
  await auditChange(context, { act: 'ticketWebhooks.ping', subject: webhookId, label })
  return (await queries.find(db, id)) ?? notFound()
}

async function deliveries({ db, params, query }: Context<'ticketWebhooks.deliveries'>) {
  if (!(await queries.isThere(db, params.id))) notFound()
  return queries.list(db, params.id, query)
}

async function delivery({ db, params }: Context<'ticketWebhooks.delivery'>) {
  const { body, ...row } = (await queries.find(db, params.id)) ?? notFound()
  return { ...row, message: JSON.parse(body) as never, tries: await queries.tries(db, row.id) }
}

async function redeliver(context: Context<'ticketWebhooks.redeliver'>) {
  const { db, params, clock, jobs } = context
  const row = (await queries.find(db, params.id)) ?? notFound()
  const webhook = (await queries.lock(db, row.webhookId)) ?? notFound()
  checkActive(webhook)
  await queries.settle(db, row.id, { state: 'waiting', attempts: 0, nextAt: clock.now(), deliveredAt: null })
  await takeWebhookTurn(jobs, db)
  await auditChange(context, { act: 'ticketWebhooks.redeliver', subject: webhook.id, label: webhook.name })
  return (await queries.find(db, row.id)) ?? notFound()
}

const own = {
  ...{ create, update: changing('update'), patch: changing('patch'), restore },
  ...{ renew, ping, deliveries, delivery, redeliver },
}

/** A catalogue whose secrets are returned once, and the log of deliveries. */
export const ticketWebhooksHandlers: HandlerTable = {
  ...rows,
  // Exports contain no secrets.
  exported: undefined,
  acts: new Map([
    ...rows.acts,
    ...Object.entries(own).map(([act, handler]): [string, BoundHandler] => [
      `ticketWebhooks.${act}`,
      handler as unknown as BoundHandler,
    ]),
  ]),
}
