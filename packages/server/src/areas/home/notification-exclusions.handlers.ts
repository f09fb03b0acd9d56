import { audit } from '#auth/audit.ts'
import { handlers } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import * as queries from './notification-exclusions.queries.ts'

export const notificationExclusionsHandlers = handlers('notificationExclusions', {
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
    await audit(context, 'notificationExclusions.create', user.id, { id, personId, kind })
    return exclusionOf((await queries.find(db, id)) ?? notFound())
  },

  async destroy(context) {
    const { db, user, params } = context
    if (!(await queries.remove(db, params.id))) return notFound()
    await audit(context, 'notificationExclusions.destroy', user.id, { id: params.id })
  },
})

function exclusionOf({ personId, personName, creatorId, creatorName, ...rest }: queries.ExclusionRow) {
  const createdBy = creatorId === null ? null : { id: creatorId, displayName: creatorName ?? '' }
  return { ...rest, person: { id: personId, displayName: personName }, createdBy }
}
