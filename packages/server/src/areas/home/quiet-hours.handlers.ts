import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import * as queries from './quiet-hours.queries.ts'

export const quietHoursHandlers: HandlerTable = handlers('quietHours', {
  show: (context) => quietHoursOf(context),

  async update(context) {
    const { db, user, body } = context
    const { startsAt, endsAt, weekends } = body
    if ((startsAt === null) !== (endsAt === null))
      return refuse('blank', startsAt === null ? 'startsAt' : 'endsAt')
    if (startsAt !== null && startsAt === endsAt) return refuse('invalid', 'endsAt')
    await queries.replace(db, { userId: user.id, startsAt, endsAt, weekends })
    return quietHoursOf(context)
  },
})

async function quietHoursOf({ db, user }: Pick<Context, 'db' | 'user'>) {
  const chosen = await queries.find(db, user.id)
  const none = { startsAt: null, endsAt: null, weekends: false }
  return { ...(chosen ?? none), timeZone: user.timeZone ?? 'UTC' }
}
