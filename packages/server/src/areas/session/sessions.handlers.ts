import { auditOwn } from '#auth/audit.ts'
import { endOtherSessions, endSession } from '#auth/sessions.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { deviceOf } from '#auth/device-of.ts'
import * as queries from './sessions.queries.ts'

/** Outside a transaction: when the event arrives, the session must already have ended. */
export const sessionsHandlers: HandlerTable = handlers(
  'sessions',
  {
    async index({ db, user, clock }) {
      const rows = await queries.live(db, user.id, clock.now())
      const own = rows.map(({ userAgent, ...row }) => ({
        ...row,
        ...deviceOf(userAgent),
        isCurrent: row.id === user.session.id,
      }))
      return own.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
    },

    async destroy(context) {
      const { db, params, user, clock, bus } = context
      const now = clock.now()
      const own = await queries.live(db, user.id, now)
      if (!own.some(({ id }) => id === params.id)) return notFound()
      await endSession(db, params.id, 'ended by its person', now)
      bus.publish('session.ended', { sessionId: params.id })
      await auditOwn(context, 'sessions.destroy', user, { sessionId: params.id })
    },

    async destroyOthers(context) {
      const { db, user, clock, bus } = context
      const now = clock.now()
      const live = new Set((await queries.live(db, user.id, now)).map(({ id }) => id))
      const ended = await endOtherSessions(db, user.id, user.session.id, 'ended by its person', now)
      for (const sessionId of ended) bus.publish('session.ended', { sessionId })
      await auditOwn(context, 'sessions.destroyOthers', user, { sessionIds: ended })
      // Expired sessions do not count.
      return { ended: ended.filter((id) => live.has(id)).length }
    },
  },
  { transaction: false },
)
