import { permissionByName } from '@portal/permissions'
import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { othersHolding } from '#db/holders.ts'
import { notify } from '#notices/notify.ts'
import * as entries from './blacklist-entries.queries.ts'
import { canDecide, checkAsked, checkDecision } from './blacklist-removals.rules.ts'
import * as queries from './blacklist-removals.queries.ts'

const decidingId = permissionByName('LISTA_NEGRA_ELIMINAR')?.id ?? 0

export const blacklistRemovalsHandlers: HandlerTable = handlers('blacklistRemovals', {
  async index({ db, query, user }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map((row) => answerOf(row, user)), meta }
  },

  async create(context) {
    const { db, params, body, ids, clock, user } = context
    const entry = (await entries.lock(db, params.id)) ?? notFound()
    checkAsked(entry)
    const removal = { id: ids.next(), entryId: entry.id, reason: body.reason, createdAt: clock.now() }
    const isNew = await queries.insert(db, { ...removal, state: 'pending', createdBy: user.id })
    if (!isNew) refuse('taken', 'reason')
    await recordChange(context, {
      act: 'create',
      removalId: removal.id,
      entry,
      event: 'removalAsked',
      reason: body.reason,
    })
    const now = clock.now()
    await notify(context, {
      userIds: await othersHolding(db, { besides: user.id, permissionId: decidingId, now }),
      kind: 'blacklists.removalAsked',
      data: { person: user.displayName, value: entry.value, reason: body.reason },
      link: '/admin/solicitudes',
    })
    return answered(context, removal.id)
  },

  async approve(context) {
    const { db, clock, user } = context
    const { removal, entry } = await undecided(context)
    const at = clock.now()
    await queries.decide(db, removal.id, { state: 'approved', decidedAt: at, decidedBy: user.id })
    await entries.change(db, entry.id, { removedAt: at, removedBy: user.id })
    await entries.resize(db, entry.blacklistId, -1)
    await recordChange(context, {
      act: 'approve',
      removalId: removal.id,
      entry,
      event: 'removed',
      reason: removal.reason,
    })
    await notifyOfDecision(context, removal.createdBy, entry.value)
    return answered(context, removal.id)
  },

  async reject(context) {
    const { db, body, clock, user } = context
    const { removal, entry } = await undecided(context)
    const decision = { decidedAt: clock.now(), decidedBy: user.id, decision: body.reason }
    await queries.decide(db, removal.id, { ...decision, state: 'rejected' })
    await recordChange(context, {
      act: 'reject',
      removalId: removal.id,
      entry,
      event: 'removalRejected',
      reason: body.reason,
    })
    await notifyOfDecision(context, removal.createdBy, entry.value)
    return answered(context, removal.id)
  },

  async withdraw(context) {
    const { db, params, clock, user } = context
    const removal = await queries.lock(db, params.id)
    if (removal?.createdBy !== user.id) return notFound()
    if (removal.state !== 'pending') conflict('invalid', 'state')
    const entry = (await entries.lock(db, removal.entryId)) ?? notFound()
    await queries.decide(db, removal.id, { state: 'withdrawn', decidedAt: clock.now(), decidedBy: user.id })
    await recordChange(context, {
      act: 'withdraw',
      removalId: removal.id,
      entry,
      event: 'removalWithdrawn',
      reason: null,
    })
    return answered(context, removal.id)
  },
})

type Acting = Pick<Context, 'db' | 'ids' | 'clock' | 'user' | 'bus' | 'jobs'> &
  Parameters<typeof auditChange>[0]
type Deciding = Acting & { params: { id: string } }

/** The request in the path and its entry, locked for a decision that this person may take. */
async function undecided({ db, params, user }: Deciding) {
  const removal = (await queries.lock(db, params.id)) ?? notFound()
  checkDecision(removal, user.id)
  return { removal, entry: (await entries.lock(db, removal.entryId)) ?? notFound() }
}

type Entry = NonNullable<Awaited<ReturnType<typeof entries.lock>>>
type RemovalChange = {
  act: 'create' | 'approve' | 'reject' | 'withdraw'
  removalId: string
  entry: Entry
  event: Parameters<typeof entries.note>[1]['kind']
  reason: string | null
}

/** The logged states: of the request, and on approval of its entry. */
const states = {
  create: { after: { state: 'pending' } },
  approve: { before: { state: 'active' }, after: { state: 'removed' } },
  reject: { before: { state: 'pending' }, after: { state: 'rejected' } },
  withdraw: { before: { state: 'pending' }, after: { state: 'withdrawn' } },
} as const

/** A request is logged in the history of its entry. */
async function recordChange(context: Acting, { act, removalId, entry, event, reason }: RemovalChange) {
  const { db, ids, clock, user } = context
  await entries.note(db, {
    id: ids.next(),
    entryId: entry.id,
    kind: event,
    at: clock.now(),
    by: user.id,
    reason,
  })
  await auditChange(context, {
    act: `blacklistRemovals.${act}`,
    subject: entry.id,
    label: entry.value,
    ...states[act],
    detail: { removalId, ...(reason === null ? {} : { reason }) },
  })
}

const notifyOfDecision = (context: Acting, userId: string, value: string) =>
  notify(context, {
    userIds: [userId],
    kind: 'blacklists.removalDecided',
    data: { value },
    link: '/listas/listaNegra?tab=removals',
  })

async function answered({ db, user }: Pick<Context, 'db' | 'user'>, id: string) {
  const [row] = await queries.among(db, [id])
  return answerOf(row ?? notFound(), user)
}

const answerOf = (row: queries.RemovalRow, user: Context['user']) => ({
  ...row,
  canDecide: canDecide({ state: row.state, createdBy: row.createdBy.id }, user),
})
