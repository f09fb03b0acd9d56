import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { dayOf } from '#db/day.ts'
import { lastDays, calendarDay } from './dashboard.rules.ts'
import * as queries from './dashboard.queries.ts'

/** Seen within this time counts as online. */
const onlineMs = 5 * 60_000
const days = 14
const recentLoads = 5

export const dashboardHandlers: HandlerTable = handlers('dashboard', {
  async show({ db, user, clock }) {
    const now = clock.now()
    const since = new Date(now.getTime() - onlineMs)
    const timeZone = user.timeZone ?? 'UTC'
    return {
      people: await queries.people(db, since),
      team: await queries.team(db, { coordinatorId: user.id, day: dayOf(now), since }),
      loads: user.permissions.has('CARGUE_VER') ? await loads() : null,
    }

    async function loads() {
      const dates = lastDays(now, days, timeZone)
      const worked = await queries.loadsByDay(db, dates, timeZone)
      const today = worked.find((day) => day.date === calendarDay(now, timeZone))
      return {
        ...(await queries.loadCounts(db)),
        recordsToday: today?.records ?? 0,
        errorsToday: today?.errors ?? 0,
        byDay: dates.map(
          (date) => worked.find((day) => day.date === date) ?? { date, records: 0, errors: 0 },
        ),
        recent: await queries.recentLoads(db, recentLoads),
      }
    }
  },
})
