import { handlers } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { checkTimeZone } from './profile.rules.ts'
import * as queries from './profile.queries.ts'

export const profileHandlers = handlers('profile', {
  show: async ({ db, user }) => (await queries.profile(db, user.id)) ?? notFound(),

  async patch({ db, user, body, bus }) {
    checkTimeZone(body.timeZone)
    await queries.setPreferences(db, user.id, body)
    bus.publish('user.changed', { userId: user.id })
    return (await queries.profile(db, user.id)) ?? notFound()
  },
})
