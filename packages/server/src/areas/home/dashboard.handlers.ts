import { handlers } from '#contract/handlers.ts'
import * as queries from './dashboard.queries.ts'

/** Who was seen within this time is online. */
const onlineMs = 5 * 60_000

export const dashboardHandlers = handlers('dashboard', {
  async show({ db, user, clock }) {
    const since = new Date(clock.now().getTime() - onlineMs)
    return {
      people: await queries.people(db, since),
      team: await queries.team(db, user.id, since),
      loads: null,
    }
  },
})
