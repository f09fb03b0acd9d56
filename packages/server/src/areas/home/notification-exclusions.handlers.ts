import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import * as queries from './notification-exclusions.queries.ts'

export const notificationExclusionsHandlers: HandlerTable = handlers('notificationExclusions', {
  async index({ db, query }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map(exclusionOf), meta }
  },

  async create(context) {
    const { db, ids, clock, user, body } = context
    const personId = await queries.personCalled(db, body.username)
    if (personId === undefined) return refuse('invalid', 'username')
    const now = clock.now()
    const { kind, reason } = body
    const endsAt = body.endsAt === null ? null : new Date(body.endsAt)
    if (endsAt && endsAt <= now) return refuse('greater_than', 'endsAt')
    const id = ids.next()
    const written = { kind, endsAt, reason, createdBy: user.id, createdAt: now }
    await queries.insert(db, { ...written, id, userId: personId })
    const made = (await queries.find(db, id)) ?? notFound()
    const after = keptOf(made)
    await auditChange(context, {
      act: 'notificationExclusions.create',
      subject: id,
      label: made.personName,
      after,
    })
    return exclusionOf(made)
  },

  async destroy(context) {
    const { db, params } = context
    const row = (await queries.find(db, params.id)) ?? notFound()
    if (!(await queries.remove(db, row.id))) return notFound()
    await auditChange(context, {
      act: 'notificationExclusions.destroy',
      subject: row.id,
      label: row.personName,
      before: keptOf(row),
    })
  },
})

const keptOf = ({ personId, personName, kind, endsAt, reason }: queries.ExclusionRow) => ({
  person: personName,
  personId,
  kind,
  endsAt,
  reason,
})

function exclusionOf({ personId, personName, creatorId, creatorName, ...rest }: queries.ExclusionRow) {
  const createdBy = creatorId === null ? null : { id: creatorId, displayName: creatorName ?? '' }
  return { ...rest, person: { id: personId, displayName: personName }, createdBy }
}
