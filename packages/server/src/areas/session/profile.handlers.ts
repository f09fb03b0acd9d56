import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { checkTimeZone } from '#contract/time-zone.ts'
import * as queries from './profile.queries.ts'

export const profileHandlers: HandlerTable = handlers('profile', {
  show: async ({ db, user }) => (await queries.profile(db, user.id)) ?? notFound(),

  async patch(context) {
    const { db, user, body, bus } = context
    checkTimeZone(body.timeZone)
    const before = await queries.profile(db, user.id)
    await queries.setPreferences(db, user.id, body)
    bus.publish('user.changed', { userId: user.id })
    const after = (await queries.profile(db, user.id)) ?? notFound()
    await auditChange(context, {
      act: 'profile.patch',
      subject: user.id,
      before,
      after,
      label: user.displayName,
    })
    return after
  },
})
