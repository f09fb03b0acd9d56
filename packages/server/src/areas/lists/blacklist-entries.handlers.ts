import { auditChange } from '#auth/audit.ts'
import { checkMoments } from '#blacklists/check-moments.ts'
import { askedValue } from '#cells/normal-value.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import { checkPatch, entryOf } from './blacklist-entries.rules.ts'
import * as queries from './blacklist-entries.queries.ts'

export const blacklistEntriesHandlers: HandlerTable = handlers('blacklistEntries', {
  index: ({ db, query, clock }) => queries.list(db, query, dayOf(clock.now())),

  async show({ db, params, clock }) {
    const entry = (await queries.find(db, params.id, dayOf(clock.now()))) ?? notFound()
    return { ...entry, history: await queries.history(db, entry.id) }
  },

  async check({ db, query, clock }) {
    const asked = askedValue(query.value) ?? refuse('format', 'value', { value: query.value })
    const on = dayOf(clock.now())
    const hits = await queries.hits(db, asked.kind, asked.value, on)
    return {
      ...asked,
      isListed: hits.length > 0,
      hits: hits.map((hit) => ({ ...hit, appliesAt: [...checkMoments] })),
      alike: asked.kind === 'phone' ? await queries.alike(db, asked.value, on) : [],
      stale: await queries.stale(db, on),
    }
  },

  async create(context) {
    const { db, body, ids, clock, user } = context
    const now = clock.now()
    const entered = entryOf(body, dayOf(now))
    const list = (await queries.lockList(db, body.blacklistId)) ?? refuse('inclusion', 'blacklistId')
    // An expired entry makes room.
    const retired = await queries.retireExpired(db, entered, { today: dayOf(now), at: now, by: user.id })
    if (await queries.exists(db, entered)) refuse('taken', 'value', { value: entered.value })
    const id = ids.next()
    await queries.insert(db, { ...entered, id, createdAt: now, createdBy: user.id })
    await queries.resize(db, list.id, 1 - retired)
    return recorded(context, 'create', { id, event: 'created', reason: entered.reason })
  },

  async patch(context) {
    const { db, params, body } = context
    const before = (await queries.lock(db, params.id)) ?? notFound()
    checkPatch(before, body)
    if (
      body.channel !== undefined &&
      (await queries.exists(db, { ...before, channel: body.channel }, before.id))
    )
      refuse('taken', 'channel')
    await queries.change(db, before.id, body)
    return recorded(context, 'patch', {
      id: before.id,
      event: 'changed',
      reason: body.reason ?? null,
      before,
    })
  },
})

type Recorded = {
  id: string
  event: 'created' | 'changed'
  reason: string | null
  before?: object
}

/** The entry after the change, with its history and log. */
async function recorded(
  context: Context<'blacklistEntries.create'> | Context<'blacklistEntries.patch'>,
  act: string,
  { id, event, reason, before }: Recorded,
) {
  const { db, ids, clock, user } = context
  const at = clock.now()
  await queries.note(db, { id: ids.next(), entryId: id, kind: event, at, by: user.id, reason })
  const entry = (await queries.find(db, id, dayOf(at))) ?? notFound()
  const { value, channel, requestedOn, expiresOn, evidence, blacklist } = entry
  const after = {
    blacklist: blacklist.name,
    value,
    channel,
    reason: entry.reason,
    requestedOn,
    expiresOn,
    evidence,
  }
  await auditChange(context, {
    act: `blacklistEntries.${act}`,
    subject: id,
    label: value,
    ...(before === undefined ? {} : { before }),
    after,
  })
  return entry
}
